"""The examples and the notebooks run from start to end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SCRIPTS = sorted(EXAMPLES.glob("*.py"))
NOTEBOOKS = sorted(EXAMPLES.glob("notebooks/*.ipynb"))
NEED_A_SERVER = {"bot_client.py"}
"""Tested with a server of its own, in tests/server."""


def run(*arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "MPLBACKEND": "Agg"},
        text=True,
        capture_output=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "script", [path for path in SCRIPTS if path.name not in NEED_A_SERVER], ids=lambda p: p.name
)
def test_script(script: Path) -> None:
    run(str(script))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.name)
def test_notebook(notebook: Path, tmp_path: Path) -> None:
    cells = json.loads(notebook.read_text())["cells"]
    assert any(cell["outputs"] for cell in cells if cell["cell_type"] == "code") is False, (
        "outputs are not kept"
    )
    source = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    program = tmp_path / "notebook.py"
    program.write_text(source)
    run(str(program))


def test_each_game_has_a_notebook() -> None:
    assert {path.stem for path in NOTEBOOKS} == {"city", "drakon", "legends"}
