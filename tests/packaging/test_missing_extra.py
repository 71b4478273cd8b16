"""Without an extra the rest of Obelisk works, and what needs it says in one line what is missing."""

from __future__ import annotations

import ast
import importlib
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from typer.testing import CliRunner

import obelisk
from obelisk.cli import installation
from obelisk.cli.app import app
from obelisk.extras import EXTRA_OF, MissingExtra


def forget(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    """As if a library were not installed, and nothing of ours had been imported yet.

    What is compiled cannot be imported twice, and needs nobody's library.
    """
    for name, known in list(sys.modules.items()):
        is_source = str(getattr(known, "__file__", "")).endswith(".py")
        if is_source and name.startswith(("obelisk.research.", "obelisk.server.", "obelisk.storage.")):
            # A package keeps what was imported from it as an attribute too.
            package, _, module = name.rpartition(".")
            monkeypatch.delattr(sys.modules.get(package, sys), module, raising=False)
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
    ("words", "missing", "extra"),
    [
        (["dataset", "city", "--bots", "random", "--out", "x"], "pyarrow", "research"),
        (["bench", "research"], "numpy", "research"),
        (["serve"], "uvicorn", "server"),
        (["serve", "--local", "--no-browser"], "litestar", "server"),
        (["admin", "list", "--database", __file__], "apsw", "server"),
    ],
)
def test_commands_say_so_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], missing: str, extra: str
) -> None:
    monkeypatch.chdir(tmp_path)
    forget(monkeypatch, missing)
    done = CliRunner().invoke(app, words)
    assert done.output == f"obelisk: {missing} is missing; install it with: pip install 'obelisk[{extra}]'\n"
    assert done.exit_code == 2


MISSING = "obelisk: uvicorn is missing; install it with: pip install 'obelisk[server]'\n"


def test_whoever_serves_in_a_terminal_is_asked_once_and_may_say_no(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(installation, "is_terminal", lambda: True)
    monkeypatch.setattr(installation, "install", lambda extra: pytest.fail("nobody agreed"))
    forget(monkeypatch, "uvicorn")
    done = CliRunner().invoke(app, ["serve"], input="n\n")
    assert done.output.count("Install them into") == 1
    assert "not here: uvicorn." in done.output
    assert done.output.endswith(MISSING)
    assert done.exit_code == 2


def test_scripts_agree_with_a_flag_and_are_told_if_it_cannot_be_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The program that installs is given the extra of this very version."""
    monkeypatch.chdir(tmp_path)
    program = "import sys; sys.exit(open('asked', 'w').write(sys.argv[1]))"
    monkeypatch.setattr(installation, "installer", lambda: [sys.executable, "-c", program])
    forget(monkeypatch, "uvicorn")
    wanted = f"obelisk[server]=={obelisk.__version__}"
    done = CliRunner().invoke(app, ["serve", "--install"])
    assert done.output == f"obelisk: {wanted} could not be installed; the reason is told above\n"
    assert done.exit_code == 2
    assert (tmp_path / "asked").read_text() == wanted


def test_a_module_that_no_extra_brings_is_a_fault_and_told_as_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    forget(monkeypatch, "obelisk.server.serve")
    done = CliRunner().invoke(app, ["serve"])
    assert isinstance(done.exception, ImportError)
    assert not isinstance(done.exception, MissingExtra)


def imported_libraries() -> set[str]:
    """Every library of others that our source imports anywhere."""
    found = set()
    for file in Path(obelisk.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"obelisk"}


def test_every_library_is_declared_for_everybody_or_by_the_extra_that_is_told() -> None:
    with (Path(obelisk.__file__).parents[2] / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    names = packages_distributions()
    declared = {"": project["dependencies"], **project["optional-dependencies"]}
    for library in sorted(imported_libraries()):
        lines = declared[EXTRA_OF.get(library, "")]
        promised = {plain(re.split(r"[<>=;\[ ]", line)[0]) for line in lines}
        assert promised & {plain(name) for name in names.get(library, [library])}, (
            f"{library} is brought by nothing"
        )


def plain(name: str) -> str:
    """The name of a distribution as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()
