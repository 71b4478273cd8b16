"""The documentation site is built without a warning, and every public name stands there, documented."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
SITE = ROOT / "build" / "docs"
DOCUMENTED = ["core", "board.py", "bots", "analysis", "research"]


def modules() -> dict[str, ast.Module]:
    """What the reference is about, by the names of the modules."""
    found: dict[str, ast.Module] = {}
    for part in DOCUMENTED:
        place = SOURCE / "obelisk" / part
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            if path.name != "__init__.py":
                name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
                found[name] = ast.parse(path.read_text())
    return found


def public_names(prefix: str, body: list[ast.stmt]) -> list[tuple[str, str | None]]:
    """Functions and classes with their methods and properties, each with its docstring."""
    found: list[tuple[str, str | None]] = []
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            name = f"{prefix}.{node.name}"
            found.append((name, ast.get_docstring(node)))
            if isinstance(node, ast.ClassDef):
                found += public_names(name, node.body)
    return found


@cache
def public() -> list[tuple[str, str | None]]:
    return [entry for name, tree in modules().items() for entry in public_names(name, tree.body)]


def test_every_public_name_has_a_docstring() -> None:
    assert len(public()) > 450
    assert [name for name, text in public() if not text] == []


@pytest.fixture(scope="session")
def inventory() -> set[str]:
    """The names that the site has an entry for. It is built as on a machine where the engine is compiled."""
    environment = {name: value for name, value in os.environ.items() if name != "OBELISK_PURE"}
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "docs", str(SITE)]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    except BaseException:
        # Sphinx cannot go on with what it was writing.
        shutil.rmtree(SITE, ignore_errors=True)
        raise
    assert done.returncode == 0, done.stdout + done.stderr
    # Each process that collects tests would load Sphinx.
    from sphinx.util.inventory import InventoryFile

    entries = InventoryFile.loads((SITE / "objects.inv").read_bytes(), uri="")
    return {name for kind, names in entries.data.items() if kind.startswith("py:") for name in names}


def test_every_public_name_is_on_the_site(inventory: set[str]) -> None:
    assert [name for name, _ in public() if name not in inventory] == []


def test_signatures_on_the_site_have_types(inventory: set[str]) -> None:
    """Compiled functions would be there without them."""
    page = (SITE / "api" / "core.html").read_text()
    assert 'id="obelisk.core.rng.Rng.below"' in page
    entry = page.split('id="obelisk.core.rng.Rng.below"')[1].split("</dt>")[0]
    assert "int" in entry
