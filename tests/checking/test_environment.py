"""What is installed already is not installed again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from script_files import script


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """With an environment that has the program and nothing else, in which nothing can be installed."""
    module = script("bootstrap")
    monkeypatch.setattr(module, "ENVIRONMENT", tmp_path)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "obelisk").touch()

    def refuse() -> None:
        raise PermissionError

    monkeypatch.setattr(module, "make_environment", refuse)
    return module


def test_an_environment_for_development_is_enough_to_play(bootstrap: Any) -> None:
    """`./check` plays while other tests run: nothing may change beneath them."""
    with pytest.raises(PermissionError):
        bootstrap.environment("play")
    bootstrap.stamp_of("dev").write_text(bootstrap.wanted_for("dev"))
    bootstrap.environment("play")
    bootstrap.environment("dev")


def test_an_environment_to_play_is_not_enough_for_development(bootstrap: Any) -> None:
    bootstrap.stamp_of("play").write_text(bootstrap.wanted_for("play"))
    bootstrap.environment("play")
    with pytest.raises(PermissionError):
        bootstrap.environment("dev")
