"""Mutation testing: breaks a source file in small ways, one at a time, and looks whether a test notices.

    .venv/bin/python scripts/mutate.py src/obelisk/games/city/rules.py --tests tests/games/city
        [--sample N] [--seed S] [--timeout SECONDS] [--minutes M] [--lines 10-90] [--list]

Mutants: comparisons swapped, + and - (and * and //) swapped, numbers one more or less, truth values turned
round, texts replaced, `and` and `or` swapped, conditions negated, statements left out, values returned as
None. Docstrings, annotations and imports are left alone.

Each mutant is written to a copy of sources, scripts and tests in a temporary folder, and the tests run there
with `pytest -x`, without plugins. The working tree is never touched, and may change meanwhile.
A test run that takes too long counts as killed. The survivors are listed with their lines: each is a test
that is missing, or a change that makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import copy
import math
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import hypothesis  # noqa: F401 - so that no fork has to load it
import pytest

os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
ROOT = Path(__file__).resolve().parent.parent
COPIED = ["src", "scripts", "tests"]
CONFIGURATION = """[pytest]
pythonpath = src tests
filterwarnings = error
markers = long: big campaigns
"""

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


Place = list[tuple[str, int]]
"""The way from a tree to one of its nodes: fields, and the index in a list or -1."""


class Mutant:
    """One way to break the file: what stands at a place instead (None: nothing), and words for it."""

    def __init__(self, place: Place, new: ast.AST | None, line: int, what: str) -> None:
        self.place = place
        self.new = new
        self.line = line
        self.what = what

    def __str__(self) -> str:
        return f"{self.line}: {self.what}"


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    """What a node may be replaced by, with words for it; None leaves a statement out."""
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                changed = copy.deepcopy(node)
                changed.ops[index] = other()
                yield f"{type(operator).__name__} -> {other.__name__}", changed
    elif isinstance(node, ast.BoolOp):
        changed_bool = copy.deepcopy(node)
        changed_bool.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{type(node.op).__name__} -> {type(changed_bool.op).__name__}", changed_bool
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        changed_binary = copy.deepcopy(node)
        changed_binary.op = OPERATORS[type(node.op)]()
        yield f"{type(node.op).__name__} -> {type(changed_binary.op).__name__}", changed_binary
    elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        changed_assign = copy.deepcopy(node)
        changed_assign.op = OPERATORS[type(node.op)]()
        yield f"{type(node.op).__name__}= -> {type(changed_assign.op).__name__}=", changed_assign
        yield "left out", None
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield f"{node.value} -> {not node.value}", ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield f"{node.value} -> {node.value + 1}", ast.Constant(node.value + 1)
            yield f"{node.value} -> {node.value - 1}", ast.Constant(node.value - 1)
        elif isinstance(node.value, str) and node.value:
            yield f"{node.value!r} -> 'mutant'", ast.Constant("mutant")
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not left out", node.operand
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
        changed_test = copy.deepcopy(node)
        changed_test.test = ast.UnaryOp(ast.Not(), changed_test.test)
        yield "condition negated", changed_test
    elif isinstance(node, (ast.Expr, ast.Raise, ast.Assign, ast.Continue, ast.Break)):
        yield "left out", None
    elif isinstance(node, ast.Return) and not is_false(node.value):
        yield (
            "return left out" if node.value is None else "returns None",
            (None if node.value is None else ast.Return(ast.Constant(None))),
        )


def is_false(node: ast.expr | None) -> bool:
    """Whether None in its place would make no difference."""
    return isinstance(node, ast.Constant) and not node.value


def is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def places(node: ast.AST, place: Place) -> Iterator[tuple[Place, ast.AST]]:
    """Every node below one that may be changed, with its place."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for index, item in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(item, ast.AST) or is_docstring(item):
                continue
            if not isinstance(item, (ast.Import, ast.ImportFrom)):
                step = [*place, (field, index if isinstance(value, list) else -1)]
                yield step, item
                yield from places(item, step)


def mutated(text: str, mutant: Mutant) -> str:
    """The source text with a mutant in it."""
    tree = ast.parse(text)
    node: ast.AST = tree
    for field, index in mutant.place[:-1]:
        value = getattr(node, field)
        node = value[index] if index >= 0 else value
    field, index = mutant.place[-1]
    new = ast.Pass() if mutant.new is None else mutant.new
    if index >= 0:
        getattr(node, field)[index] = new
    else:
        setattr(node, field, new)
    return ast.unparse(ast.fix_missing_locations(tree))


def mutants(text: str) -> list[Mutant]:
    """Every mutant of a source text, in the order of its lines."""
    found: list[Mutant] = []
    for place, node in places(ast.parse(text), []):
        line = int(getattr(node, "lineno", 0))
        for what, new in changes(node):
            source = ast.unparse(node).splitlines()[0][:70] if isinstance(node, (ast.stmt, ast.expr)) else ""
            found.append(Mutant(place, new, line, f"{what} in `{source}`"))
    found.sort(key=lambda mutant: mutant.line)
    return found


def run_tests(folder: Path, tests: list[str], timeout: float) -> str:
    """`killed`, `survived` or `timeout` (which counts as killed).

    The tests run in a fork of this process, which has loaded pytest already: most tests take less time.
    """
    child = os.fork()
    if not child:
        try:
            signal.alarm(math.ceil(timeout))
            os._exit(test_in_this_process(folder, tests))
        finally:
            os._exit(1)
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM:
        return "timeout"
    return "survived" if status == 0 else "killed"


def test_in_this_process(folder: Path, tests: list[str]) -> int:
    os.chdir(folder)
    os.environ.update(OBELISK_PURE="1", HYPOTHESIS_STORAGE_DIRECTORY=str(folder / "hypothesis"))
    sys.path.insert(0, str(folder / "src"))  # before the place where an editable install points to
    sys.pycache_prefix = str(folder / "cache")
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    arguments = ["-c", str(folder / "pytest.ini"), "--rootdir", str(folder)]
    arguments += ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", *tests]
    return int(pytest.main(arguments))


def write_source(folder: Path, target: Path, text: str) -> None:
    """Replaces a source file, and forgets its compiled form: it may be younger than a second."""
    target.write_text(text, encoding="utf-8")
    for stale in (folder / "cache").rglob(f"{target.stem}.*.pyc"):
        stale.unlink()


def in_lines(mutant: Mutant, lines: str) -> bool:
    if not lines:
        return True
    first, _, last = lines.partition("-")
    return int(first) <= mutant.line <= int(last or first)


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutation testing of one source file.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--tests", nargs="+", required=True, help="what pytest is to run")
    parser.add_argument("--sample", type=int, default=0, help="how many mutants to try; all without it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=60.0, help="seconds per mutant")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long")
    parser.add_argument("--lines", default="", help="only these lines, e.g. 10-90")
    parser.add_argument("--list", action="store_true", help="print the mutants, run nothing")
    wanted = parser.parse_args()
    path = wanted.file.resolve()
    text = path.read_text(encoding="utf-8")
    every = [mutant for mutant in mutants(text) if in_lines(mutant, wanted.lines)]
    chosen = every
    if wanted.sample and wanted.sample < len(every):
        chosen = random.Random(wanted.seed).sample(every, wanted.sample)
    if wanted.list:
        print("\n".join(str(mutant) for mutant in every))
        return 0
    started = time.monotonic()
    survivors: list[Mutant] = []
    tried = 0
    with tempfile.TemporaryDirectory(prefix="mutate-") as name:
        folder = Path(name)
        for part in COPIED:
            ignored = shutil.ignore_patterns("__pycache__", "_compiled")
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        (folder / "pytest.ini").write_text(CONFIGURATION, encoding="utf-8")
        target = folder / path.relative_to(ROOT)
        if run_tests(folder, wanted.tests, 10 * wanted.timeout) != "survived":
            print("the tests fail without any mutant")
            return 2
        print(f"{len(chosen)} of {len(every)} mutants of {wanted.file}", flush=True)
        for mutant in chosen:
            if wanted.minutes and time.monotonic() - started > 60 * wanted.minutes:
                break
            write_source(folder, target, mutated(text, mutant))
            tried += 1
            outcome = run_tests(folder, wanted.tests, wanted.timeout)
            if outcome == "survived":
                survivors.append(mutant)
                print(f"survived {mutant}", flush=True)
        write_source(folder, target, text)
        if run_tests(folder, wanted.tests, 10 * wanted.timeout) != "survived":
            print("the tests now fail without any mutant: the environment changed, these numbers are void")
            return 2
    killed = tried - len(survivors)
    print(f"{killed} of {tried} killed ({100 * killed / max(tried, 1):.1f} %), {len(survivors)} survived")
    for mutant in sorted(survivors, key=lambda each: each.line):
        print(f"  {wanted.file}:{mutant}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
