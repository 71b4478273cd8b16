"""`help` on the compiled engine tells what it tells on the source."""

from __future__ import annotations

import ast
import inspect
from functools import reduce
from importlib import import_module
from pathlib import Path

import pytest

import obelisk
from docs.test_site import SOURCE, public_names
from obelisk import compiled
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from script_files import script

MODULES = {name: path for name, path in compiled.sources(SOURCE / "obelisk").items() if path.suffix == ".py"}
COMPILED_ONLY = pytest.mark.skipif(not obelisk.IS_COMPILED, reason="the engine is not compiled here")

C_CODE = r"""
static PyGetSetDef toy___Die_getseters[] = {
    {"sides",
     (getter)toy___Die_get_sides, (setter)toy___Die_set_sides,
     NULL, NULL},
    {"is_fair",
     (getter)toy___Die_get_is_fair,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef toy___Die_methods[] = {
    {"roll",
     (PyCFunction)CPyPy_toy___Die___roll,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll($self, rng)\n--\n\n")},
    {NULL}  /* Sentinel */
};
    .tp_name = "Die",
    .tp_doc = PyDoc_STR("Die(sides)\n--\n\n"),
static PyMethodDef games___toymodule_methods[] = {
    {"roll", (PyCFunction)roll, 0, PyDoc_STR("roll()\n--\n\n") /* docstring */},
    {"load", (PyCFunction)load, 0, PyDoc_STR(NULL) /* docstring */},
    NULL, /* docstring */
"""
PYTHON = '''
"""A toy."""
from base import Thing as Any
class Die(Any[int]):
    """A “die”."""
    def __init__(self, sides):
        self.sides = sides
        """How many sides it has."""
    @property
    def is_fair(self):
        """Always."""
    def roll(self, rng):
        pass
def roll():
    """Rolls.

    Twice.
    """
@cache
def load():
    """Loads it."""
'''
BASE = '''
class Thing:
    def roll(self, rng):
        """Any "side"?"""
'''


def test_docstrings_go_into_the_tables_of_the_c_file(tmp_path: Path) -> None:
    (tmp_path / "toy.py").write_text(PYTHON)
    (tmp_path / "base.py").write_text(BASE)
    (tmp_path / "__native_toy.c").write_text(C_CODE)
    (tmp_path / "__native_base.c").write_text("")
    files = {name: tmp_path / f"{name}.py" for name in ("toy", "base")}
    script("docstrings").write_docstrings(files, tmp_path)
    code = (tmp_path / "__native_toy.c").read_text()
    assert [line.strip() for line in code.split("\n") if "PyDoc_STR" in line] == [
        'PyDoc_STR("How many sides it has."), NULL},',
        'NULL, PyDoc_STR("Always."), NULL},',
        r'METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll($self, rng)\n--\n\nAny \042side\042\077")},',
        r'.tp_doc = PyDoc_STR("Die(sides)\n--\n\nA \342\200\234die\342\200\235."),',
        r'{"roll", (PyCFunction)roll, 0, PyDoc_STR("roll()\n--\n\nRolls.\012\012Twice.") /* docstring */},',
        '{"load", (PyCFunction)load, 0, PyDoc_STR("Loads it.") /* docstring */},',
        'PyDoc_STR("A toy."), /* docstring */',
    ]


@COMPILED_ONLY
def test_every_docstring_is_there_when_compiled() -> None:
    missing: list[str] = []
    for name, source in MODULES.items():
        module = import_module(name)
        tree = ast.parse(source.read_text())
        if module.__doc__ != ast.get_docstring(tree):
            missing.append(name)
        for path, text in public_names(name, tree.body):
            thing = reduce(getattr, path.removeprefix(f"{name}.").split("."), module)
            if text and inspect.getdoc(thing) != text:
                missing.append(path)
    assert missing == []


@COMPILED_ONLY
@pytest.mark.parametrize("id", GAMES.ids())
def test_a_game_has_the_promises_and_signatures_of_the_protocol(id: str) -> None:
    game = GAMES.get(id).game
    assert str(inspect.getdoc(game.advance)).startswith("Plays the action in place.")
    assert list(inspect.signature(game.advance).parameters) == ["state", "action", "chance", "events"]
    assert list(inspect.signature(SeededChance).parameters) == ["seed"]
