"""The import law of the house: who may know whom."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import obelisk

PACKAGE = Path(obelisk.__file__).parent
PARTS = [
    "core",
    "games",
    "bots",
    "analysis",
    "arena",
    "tensors",
    "research",
    "train",
    "tournaments",
    "storage",
    "i18n",
    "pictures",
    "positions",
    "lessons",
    "exercises",
    "readers",
    "rulebooks",
    "server",
    "cli",
]

MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core", "games", "catalog"},
    "analysis": {"core", "games", "bots", "catalog", "i18n", "jsontext", "pictures", "pool"},
    "arena": {"core", "games", "bots", "analysis", "pictures", "pool"},
    "tensors": {"core", "games"},
    "research": {"core", "games", "bots", "tensors", "catalog", "jsontext", "pool"},
    "train": {"core", "games", "bots", "arena", "catalog", "pool"},
    "pictures": {"core", "games", "catalog"},
    "positions": {"core", "games", "catalog", "jsontext"},
    "tournaments": {"core"},
    "storage": {"core"},
    "i18n": {"core", "catalog"},
    "lessons": {"core", "catalog"},
    "exercises": {"core", "games", "bots", "analysis", "lessons", "catalog", "jsontext"},
    "readers": {"core", "games", "catalog", "i18n"},
    "rulebooks": {"core", "catalog", "lessons"},
    "server": {
        "pictures",
        "core",
        "games",
        "bots",
        "analysis",
        "arena",
        "tensors",
        "research",
        "storage",
        "tournaments",
        "i18n",
        "positions",
        "lessons",
        "exercises",
        "catalog",
        "jsontext",
    },
    "cli": {
        "core",
        "games",
        "bots",
        "analysis",
        "arena",
        "train",
        "tensors",
        "research",
        "storage",
        "i18n",
        "positions",
        "lessons",
        "exercises",
        "readers",
        "rulebooks",
        "server",
        "catalog",
        "jsontext",
        "pool",
    },
    "catalog": {"core"},
    "board": {"core", "games", "bots", "analysis", "i18n", "pictures", "positions", "catalog", "jsontext"},
    "jsontext": set[str](),
    "pool": set[str](),
}

PURE = ["core", "games"]
NOT_PURE = {
    "random", "secrets", "time", "datetime", "logging", "json", "socket", "asyncio", "threading",
    "multiprocessing", "subprocess", "os", "sys", "io", "pathlib", "shutil", "tempfile", "locale", "gettext",
    "pickle", "builtins",
}  # fmt: skip
PACKED = {"librt", "mypy_extensions"}
"""Packed vectors and machine integers: the one thing of others that rules are written with."""


def modules(part: str) -> list[Path]:
    file = PACKAGE / f"{part}.py"
    return [file] if file.exists() else sorted((PACKAGE / part).rglob("*.py"))


def imports(path: Path) -> list[str]:
    """The full names of everything a module imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            names.extend(f"{node.module}.{alias.name}" for alias in node.names)
    return names


@pytest.mark.parametrize("part", list(MAY_IMPORT))
def test_a_part_imports_only_what_is_below_it(part: str) -> None:
    for path in modules(part):
        for name in imports(path):
            if name.startswith("obelisk."):
                other = name.split(".")[1]
                allowed = MAY_IMPORT[part] | {part, "IS_COMPILED", "compiled", "extras", "__version__"}
                assert other in allowed, f"{path.relative_to(PACKAGE)} imports {name}"


@pytest.mark.parametrize("part", PURE)
def test_rules_know_nothing_of_the_world_outside(part: str) -> None:
    for path in modules(part):
        for name in imports(path):
            top = name.split(".")[0]
            if top == "obelisk":
                continue
            allowed = top in sys.stdlib_module_names or top in PACKED
            assert allowed, f"{path.relative_to(PACKAGE)} imports {name}"
            assert top not in NOT_PURE, f"{path.relative_to(PACKAGE)} imports {name}"


def test_games_do_not_know_each_other() -> None:
    games = [path.name for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name[0] != "_"]
    for game in games:
        for path in (PACKAGE / "games" / game).rglob("*.py"):
            for name in imports(path):
                parts = name.split(".")
                if parts[:2] == ["obelisk", "games"]:
                    assert parts[2] == game, f"{path.relative_to(PACKAGE)} imports {name}"


def test_every_part_of_the_house_has_its_law() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert folders <= set(PARTS)


def test_files_of_tests_have_names_of_their_own() -> None:
    """pytest imports them by name: of two that share one, a whole run would leave out the second."""
    names = [file.name for file in Path(__file__).parent.rglob("test_*.py")]
    assert sorted({name for name in names if names.count(name) > 1}) == []
