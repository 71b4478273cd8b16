"""What `./play` does beside the server: it compiles once, and then changes over."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from script_files import script


class Process:
    """A server process that is there for a while."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def poll(self) -> int | None:
        self.looks -= 1
        return None if self.looks > 0 else 0


class Server:
    def __init__(self, is_compiled: bool) -> None:
        self.is_compiled = is_compiled
        self.process = Process(5)

    def wait_serving(self) -> bool:
        return self.is_compiled


class Play:
    """The parts around `running.serve`, and what happened to them."""

    def __init__(self, running: ModuleType, monkeypatch: pytest.MonkeyPatch, **facts: bool) -> None:
        self.happened: list[str] = []
        play = self

        class Relay:
            def __init__(self, command: list[str], port: int) -> None:
                self.server = Server(facts.get("is_compiled", False))

            def change_over(self) -> float:
                play.happened.append("changes over")
                if facts.get("fails", False):
                    raise running.ServerFailed("it does not start")
                return 0.2

            def end(self) -> int:
                return 0

        class Compiling:
            def __init__(self, is_quiet: bool) -> None:
                play.happened.append("compiles")
                self.answers = iter([False, facts.get("succeeds", True), False, False, False])

            def is_done(self) -> bool:
                return next(self.answers)

            def stop(self) -> None:
                play.happened.append("stops compiling")

        for name, value in (("Relay", Relay), ("Compiling", Compiling), ("LOOK_SECONDS", 0)):
            monkeypatch.setattr(running, name, value)
        monkeypatch.setattr(running, "stop_at_signals", lambda: None)
        self.code = running.serve([], 0)


@pytest.fixture
def running() -> Any:
    return script("running")


def test_the_server_changes_over_once_when_the_engine_is_compiled(
    running: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert Play(running, monkeypatch).happened == ["compiles", "changes over", "stops compiling"]
    assert "running compiled now; the server changed over in 0.2 s" in capsys.readouterr().err


def test_a_compiled_server_is_left_alone(running: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Play(running, monkeypatch, is_compiled=True).happened == []


def test_everything_goes_on_if_compiling_fails(running: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(running, monkeypatch, succeeds=False)
    assert (play.happened, play.code) == (["compiles", "stops compiling"], 0)


def test_everything_goes_on_if_the_compiled_server_does_not_start(
    running: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert Play(running, monkeypatch, fails=True).code == 0
    assert capsys.readouterr().err.count("it does not start; going on interpreted") == 1
