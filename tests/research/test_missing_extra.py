"""Without the `research` extra the rest of Obelisk works, and this part says in one line what is missing."""

from __future__ import annotations

import importlib
import sys

import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.research.missing import MissingExtra


def forget(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    """As if a library were not installed, and nothing of ours had been imported yet."""
    for name in list(sys.modules):
        if name.startswith("obelisk.research.") and name != "obelisk.research.missing":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)


@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("arrays", "numpy"),
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("tables", "greenlet"),
        ("dataset", "pyarrow"),
    ],
)
def test_a_missing_library_is_named_with_the_command_that_brings_it(
    monkeypatch: pytest.MonkeyPatch, module: str, missing: str
) -> None:
    forget(monkeypatch, missing)
    with pytest.raises(MissingExtra) as caught:
        importlib.import_module(f"obelisk.research.{module}")
    assert str(caught.value) == f"{missing} is missing; install it with: pip install 'obelisk[research]'"


@pytest.mark.parametrize(
    ("words", "missing"),
    [(["dataset", "city", "--bots", "random", "--out", "x"], "pyarrow"), (["bench", "research"], "numpy")],
)
def test_commands_say_so_too(monkeypatch: pytest.MonkeyPatch, words: list[str], missing: str) -> None:
    forget(monkeypatch, missing)
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 2
    assert done.output == f"obelisk: {missing} is missing; install it with: pip install 'obelisk[research]'\n"
