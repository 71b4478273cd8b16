"""Compiling beside a game: nobody who runs is disturbed, and what is said about it is true."""

from __future__ import annotations

import json
import os
import subprocess
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

from script_files import script


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, working in a folder of its own."""
    # The script sets it; the monkey puts it back.
    monkeypatch.setenv("OBELISK_PURE", os.environ.get("OBELISK_PURE", ""))
    module = script("compile")
    for name in ("ROOT", "TARGET", "BUILD", "OBJECTS", "QUICK", "LOG", "FAILED"):
        path = getattr(module, name)
        monkeypatch.setattr(module, name, tmp_path / path.relative_to(module.ROOT.anchor))
    module.TARGET.mkdir(parents=True)
    module.OBJECTS.mkdir(parents=True)
    return module


def built(folder: Path, content: bytes) -> Path:
    file = folder / "lib" / "obelisk" / "core" / f"rng{sysconfig.get_config_var('EXT_SUFFIX')}"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    return folder


def file_of(compiler: ModuleType) -> Path:
    target: Path = compiler.TARGET
    manifest: dict[str, Any] = json.loads((target / "manifest.json").read_text())
    return target / str(manifest["modules"]["obelisk.core.rng"])


def test_whoever_runs_with_the_engine_before_can_still_load_its_files(
    compiler: ModuleType, tmp_path: Path
) -> None:
    files = []
    for content in (b"one", b"two", b"three"):
        compiler.install({}, built(tmp_path / content.decode(), content), False)
        files.append(file_of(compiler))
        assert files[-1].read_bytes() == content
    assert [file.exists() for file in files] == [False, True, True]


@pytest.mark.parametrize(
    ("said", "builds"), [("Traceback (most recent call last):\n", 2), ("error: a type\n", 1)]
)
def test_a_quick_build_that_stumbles_over_what_it_remembers_translates_all_anew(
    compiler: ModuleType, monkeypatch: pytest.MonkeyPatch, said: str, builds: int
) -> None:
    """A float of a class whose module did not change was such a stone. Errors of types are told at once."""
    remembered = compiler.QUICK / "cache"
    remembered.mkdir(parents=True)
    compiler.LOG.write_text("")
    begun = []

    def run(progress: None, *arguments: str) -> bool:
        begun.append(arguments[0])
        if remembered.exists():
            compiler.LOG.write_text(said)
        return not remembered.exists()

    monkeypatch.setattr(compiler, "run", run)
    assert compiler.run_build(None, "here", True) == (builds == 2)
    assert begun == ["--build-quick"] * builds


def test_compiled_code_does_not_ask_what_the_headers_of_python_are_sure_of(
    compiler: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who names flags loses those that Python was compiled with, and its headers then check every look into a
    list: two to seven of a hundred instructions of Drakon.
    """
    monkeypatch.setenv("CFLAGS", " ".join([*compiler.FLAGS, *compiler.TOO_DEAR]))
    of_python: Any = new_compiler()
    customize_compiler(of_python)
    assert {"-DNDEBUG", "-fwrapv"} <= set(of_python.compiler_so)


def test_an_engine_for_trying_out_is_not_one_to_keep(
    compiler: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`./check` and packages have the whole engine, whatever somebody tried out before."""
    compiler.install({}, built(tmp_path / "quick", b"quick"), True)
    monkeypatch.setattr(compiler.compiled, "load_manifest", lambda package: {})
    monkeypatch.setattr(compiler, "c_compiler", lambda: None)
    assert compiler.compile_engine(False, is_quick=True) == 0
    assert compiler.compile_engine(False, is_quick=False) == compiler.NO_COMPILER


def test_a_quick_build_links_what_modules_need_that_did_not_change(
    compiler: ModuleType, tmp_path: Path
) -> None:
    """mypyc forgets it: after a change elsewhere the packed vectors of Drakon were an undefined symbol."""
    before = tmp_path / "vecs" / "librt_vecs_api.c"
    before.parent.mkdir()
    before.touch()
    translated = str(tmp_path / "__native_rules.c")
    shared = Extension("obelisk.rules__mypyc", [translated])
    shim = Extension("obelisk.rules", [str(tmp_path / "rules.c")])
    for _ in range(2):
        compiler.add_runtime([shared, shim], tmp_path)
        assert shared.sources == [translated, str(before)]
        assert [Path(folder).name for folder in shared.include_dirs] == ["vecs"]
        assert len(shim.sources) == 1


def test_why_it_failed_is_said_once(
    compiler: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiler.compiled, "load_manifest", lambda package: None)
    monkeypatch.setattr(compiler, "c_compiler", lambda: "cc")
    runs: list[str] = []

    def fail(progress: object, *arguments: str) -> bool:
        runs.append(arguments[0])
        compiler.LOG.write_text("rng.c: no space left\n")
        return False

    monkeypatch.setattr(compiler, "run", fail)
    assert compiler.compile_engine(False, False) == 1
    assert "no space left" in capsys.readouterr().out
    assert compiler.compile_engine(False, False) == 1
    assert "no space left" not in capsys.readouterr().out
    assert runs == ["--build"]


def test_all_is_new_where_the_engine_that_is_there_is_of_the_other_kind(compiler: ModuleType) -> None:
    """After a quick build it was "0 modules changed, about 1 min left", and took as long as ever."""
    state = {"obelisk.core.rng": "one", "obelisk.core.deal": "two"}
    for is_quick in (True, False):
        manifest = {"modules": {}, "sources": {**state, "obelisk.core.rng": "before"}, "is_quick": is_quick}
        (compiler.TARGET / "manifest.json").write_text(json.dumps(manifest))
        assert compiler.changed(state, is_quick) == ["obelisk.core.rng"]
        assert compiler.changed(state, not is_quick) == list(state)


def test_the_time_left_follows_from_what_was_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = script("compiling")
    now = 100.0
    monkeypatch.setattr(module.time, "monotonic", lambda: now)
    progress = module.Progress(200)
    told = []
    for seconds, line in [
        (0, "translating 0 0"),
        # It gets a quarter of a processor, so everything takes four times as long.
        (20, "translating 5 0"),
        (20, "compiling 0 30"),
        (20, "compiling 10 30"),
        (20, "compiling 20 30"),
    ]:
        now += seconds
        assert progress.hear(f"{progress.MARK}{line}\n")
        told.append(capsys.readouterr().out)
    assert not progress.hear("a word of the C compiler\n")
    cores = os.cpu_count() or 1
    assert told[1].endswith(f"about {module.rounded(4 * (5 + 200 * module.PER_MODULE / cores))} left\n")
    assert told[3] == "engine: compiling, 33% of the C code, about 40 s left\n"
    assert told[4] == "engine: compiling, 67% of the C code, about 20 s left\n"


def test_a_header_is_read_once_for_all_modules(compiler: ModuleType, tmp_path: Path) -> None:
    """As setuptools compiles them: with other flags the compiler would read it again, and say nothing."""
    gcc: Any = new_compiler()
    customize_compiler(gcc)
    version = subprocess.run([gcc.compiler_so[0], "--version"], capture_output=True, text=True).stdout
    if "Free Software Foundation" not in version:
        pytest.skip("only known of gcc")
    header, source = tmp_path / "header.h", tmp_path / "module.c"
    header.write_text("#include <Python.h>\nstatic int answer(void) { return 42; }\n")
    source.write_text("int question(void) { return answer(); }\n")
    flags = ["-O2", "-Wno-unused"]
    compiler.read_ahead(gcc.compiler_so, header, [str(tmp_path)], flags)
    header.write_text("#error read again")
    folders = [str(tmp_path), sysconfig.get_path("include")]
    words = ["-include", str(header), *flags]
    (made,) = gcc.compile([str(source)], str(tmp_path / "made"), include_dirs=folders, extra_postargs=words)
    assert Path(made).exists()
