"""Compiles the engine with mypyc, from the same source that runs interpreted.

    .venv/bin/python scripts/compile.py             compiles what changed, on all cores
    .venv/bin/python scripts/compile.py --force     even if nothing changed, or it failed before
    .venv/bin/python scripts/compile.py --beside    at the lowest priority, as ./play does it
    .venv/bin/python scripts/compile.py --quick     for trying out changes: compiles little again; the result
                                                    is slower and has no docstrings

The result goes to src/obelisk/_compiled/, one file per module and a manifest with the hash of every source it
was made from. `obelisk/__init__.py` uses it while all hashes fit, so compiled code is never older than its
source. No file there is ever changed, and the manifest is replaced at once: whoever runs goes on with what it
began with. Without a C compiler the engine stays interpreted; this script then says so and exits with 3.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from compiling import Progress
from docstrings import write_docstrings

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "obelisk"
TARGET = PACKAGE / "_compiled"
BUILD = ROOT / "build" / "engine"
OBJECTS = BUILD / "objects"
"""Compiled C files, by a hash of what they were made from: what did not change is not compiled again."""
QUICK = BUILD / "quick"
"""What mypyc remembers between two quick builds."""
LOG = BUILD / "compile.log"
FAILED = BUILD / "failed"
"""Of which sources compiling failed."""
SHARED = "__mypyc"
"""How the names of the libraries end that have the code; the modules themselves only name them."""
LINKING = 40_000
"""Linking a library takes as long as compiling so many bytes."""
HEADER = "__native_internal_obelisk.h"
"""What all translated modules include."""
MANY = 10
"""For fewer files reading the header ahead takes longer than reading it with each."""
FLAGS = ["-g0", "-DNDEBUG", "-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden"]
"""`NDEBUG` and `-fwrapv` are flags of Python itself, which it gives to nobody who brings some of his own.
Without them each look into a list asks what Python's headers are sure of.
"""
TOO_DEAR = ["-fno-schedule-insns2", "-fno-gcse", "-fno-tree-vrp"]
"""A fifth of the compiler's work, and games are as fast without (docs/performance.md)."""
INCLUDE = re.compile(r'^#include ["<]([^">]+)[">]', re.MULTILINE)
TRIED_DECISIONS = 300
OLD_SECONDS = 14 * 24 * 3600
NO_COMPILER = 3

sys.path.insert(0, str(SOURCE))
os.environ["OBELISK_PURE"] = "1"

from obelisk import compiled  # noqa: E402


def c_compiler() -> str | None:
    """The C compiler that this Python would use, if it is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(command).split()[0]) or shutil.which("cc")


# In a process of its own: what it prints are the words of the compilers, but for lines about how far it is.


def report(what: str, done: float, total: float) -> None:
    print(f"{Progress.MARK}{what} {done:.2f} {total:.2f}", flush=True)


def build(sources: dict[str, Path], place: Path, is_quick: bool) -> None:
    """Translates the modules to C, one file each, and compiles those that changed, on all cores.

    In one piece the modules share their tables of texts and numbers: fast, but one text more changes all C
    files. Apart, each has its own, and mypyc translates only what changed.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    os.environ.setdefault("CFLAGS", " ".join([*FLAGS, *TOO_DEAR]))
    os.chdir(SOURCE)
    in_python = {name: path for name, path in sources.items() if path.suffix == ".py"}
    paths = [str(path.relative_to(SOURCE)) for path in in_python.values()]
    c_files = QUICK / "c" if is_quick else place / "c"
    with said_every_second():
        extensions = mypycify(
            ["--strict", "--cache-dir", str((QUICK if is_quick else place) / "cache"), *paths],
            opt_level="1" if is_quick else os.environ.get("OBELISK_OPTIMISE", "3"),
            debug_level="0",
            multi_file=not is_quick,
            separate=is_quick,
            include_runtime_files=False,
            group_name=None if is_quick else "obelisk",
            target_dir=str(c_files),
        )
    if is_quick:
        add_runtime(extensions, c_files)
    else:
        write_docstrings(in_python, c_files)
    for name, path in sources.items():
        if path.suffix == ".c":
            # Products and sums are rounded one by one, as in Python, where a machine could do both at once.
            extensions.append(Extension(name, [str(path)], extra_compile_args=["-O3", "-ffp-contract=off"]))

    class ParallelBuild(build_ext):  # type: ignore[misc]
        """Compiles the many files of all extensions side by side; setuptools would take them in turn."""

        def build_extensions(self) -> None:
            objects = {
                one.name: [object_of(one, source) for source in one.sources] for one in self.extensions
            }
            libraries = {
                one.name: OBJECTS / f"{hash_of([one.name, *(file.stem for file in objects[one.name])])}.so"
                for one in self.extensions
            }
            missing = {
                target: (one, source)
                for one in self.extensions
                for target, source in zip(objects[one.name], one.sources, strict=True)
                if not target.exists()
            }
            sizes = {target: Path(source).stat().st_size for target, (_, source) in missing.items()}
            sizes.update({target: LINKING for target in libraries.values() if not target.exists()})
            done, lock = 0, Lock()
            report("compiling", 0, sum(sizes.values()))

            def tell(target: Path) -> None:
                nonlocal done
                with lock:
                    done += sizes[target]
                    report("compiling", done, sum(sizes.values()))

            header = c_files / HEADER
            folders = list(dict.fromkeys(folder for one in self.extensions for folder in folders_of(one)))
            flags = self.extensions[0].extra_compile_args
            is_read_once = header.exists() and len(missing) >= MANY
            if is_read_once:
                read_ahead(self.compiler.compiler_so, header, folders, flags)

            def make(target: Path) -> None:
                extension, source = missing[target]
                with_header = is_read_once and is_of_module(Path(source))
                (made,) = self.compiler.compile(
                    [source],
                    str(Path(self.build_temp) / target.stem),
                    include_dirs=folders,
                    extra_postargs=[
                        *(["-include", str(header)] if with_header else []),
                        *extension.extra_compile_args,
                    ],
                )
                os.replace(made, target)
                tell(target)

            def link(extension: Extension) -> None:
                library = libraries[extension.name]
                if not library.exists():
                    files = [str(file) for file in objects[extension.name]]
                    made = f"{library}.part"
                    self.compiler.link_shared_object(files, made, extra_postargs=extension.extra_link_args)
                    os.replace(made, library)
                    tell(library)
                target = Path(self.get_ext_fullpath(extension.name))
                target.parent.mkdir(parents=True, exist_ok=True)
                target.symlink_to(library)
                for file in [library, *objects[extension.name]]:
                    os.utime(file)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                # The largest first, so that no core is left with it at the end.
                list(pool.map(make, sorted(missing, key=lambda target: -sizes[target])))
                list(pool.map(link, self.extensions))

    def is_of_module(source: Path) -> bool:
        """Whether a C file is what a module became, or what Python finds it by; the rest is mypyc's."""
        return source.name.startswith("__native_") or source.is_relative_to(c_files / "obelisk")

    def folders_of(extension: Extension) -> list[str]:
        return [str(c_files), *extension.include_dirs]

    def object_of(extension: Extension, source: str) -> Path:
        return OBJECTS / f"{content_of(Path(source), folders_of(extension), extension.extra_compile_args)}.o"

    OBJECTS.mkdir(parents=True, exist_ok=True)
    command = ParallelBuild(Distribution({"name": "obelisk", "ext_modules": extensions}))
    command.build_lib = str(place / "lib")
    command.build_temp = str(place / "temp")
    command.ensure_finalized()
    command.run()


def add_runtime(extensions: list[Any], c_files: Path) -> None:
    """Gives every library all parts of mypyc's runtime that builds so far have needed: mypyc names only those
    that what it has just translated needs, and of a module that did not change it knows nothing.
    """
    from mypyc.build import include_dir

    runtime = Path(include_dir())
    parts = [part for part in sorted(runtime.rglob("*.c")) if (c_files / part.relative_to(runtime)).exists()]
    for extension in extensions:
        if extension.name.endswith(SHARED):
            for part in parts:
                source = str(c_files / part.relative_to(runtime))
                if source not in extension.sources:
                    extension.sources.append(source)
                if str(part.parent) not in extension.include_dirs:
                    extension.include_dirs.append(str(part.parent))


def read_ahead(compiler: list[str], header: Path, folders: list[str], flags: list[str]) -> None:
    """Has the compiler keep what it has read in a header: else it reads it again for each of the C files, a
    tenth of the work. A compiler that cannot do so reads the header itself.
    """
    places = [f"-I{folder}" for folder in [*folders, sysconfig.get_path("include")]]
    words = [*compiler, *places, *flags, "-x", "c-header", str(header), "-o", f"{header}.gch"]
    subprocess.run(words, check=False)


@contextlib.contextmanager
def said_every_second() -> Iterator[None]:
    """Reports how much work was done meanwhile, in seconds of a processor."""
    is_over = False

    def talk() -> None:
        while not is_over:
            report("translating", time.process_time(), 0)
            time.sleep(1)

    thread = Thread(target=talk, daemon=True)
    thread.start()
    yield
    is_over = True


def hash_of(parts: list[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@cache
def included(file: Path, folders: tuple[str, ...]) -> frozenset[Path]:
    """A C file and our headers that it includes, and those that they include."""
    found: set[Path] = set()
    waiting = [file]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += direct_includes(file, folders)
    return frozenset(found)


@cache
def direct_includes(file: Path, folders: tuple[str, ...]) -> list[Path]:
    found: list[Path] = []
    for name in INCLUDE.findall(text_of(file)):
        places = [
            path for path in (file.parent / name, *(Path(one) / name for one in folders)) if path.is_file()
        ]
        found += places[:1]
    return found


@cache
def text_of(file: Path) -> str:
    return file.read_text()


def content_of(source: Path, folders: list[str], flags: list[str]) -> str:
    """A hash of all that an object file is made from: the source, our headers that it includes, the flags."""
    files = sorted(included(source, tuple(folders)))
    parts = [compiled.python_tag(), str(flags), os.environ["CFLAGS"], *map(text_of, files)]
    return hash_of(parts)


def try_out(place: Path) -> None:
    """Plays a little of every game with what was built."""
    sys.meta_path.insert(0, compiled.CompiledFinder(built(place)))
    from obelisk.catalog import GAMES
    from obelisk.core.chance import SeededChance
    from obelisk.core.playout import random_prefix
    from obelisk.core.rng import Rng

    for kit in GAMES.kits():
        chance = SeededChance(0)
        state = kit.game.setup(kit.game.options(kit.defaults()), chance)
        random_prefix(kit.game, state, chance, Rng(0), TRIED_DECISIONS)


# What is started


def built(place: Path) -> dict[str, Path]:
    """The files that were built, by the names of their modules."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    files = sorted((place / "lib").rglob(f"*{suffix}"))
    return {".".join(file.relative_to(place / "lib").parts)[: -len(suffix)]: file for file in files}


def install(sources: dict[str, str], place: Path, is_quick: bool) -> None:
    """Puts the built modules beside what is there, and then the manifest in its place."""
    TARGET.mkdir(exist_ok=True)
    modules = {}
    for name, file in built(place).items():
        content = file.read_bytes()
        modules[name] = f"{name}-{hashlib.sha256(content).hexdigest()[:12]}.so"
        if not (TARGET / modules[name]).exists():
            part = TARGET / f"{modules[name]}.part"
            part.write_bytes(content)
            part.rename(TARGET / modules[name])
    needed = {*modules.values(), *present_manifest()["modules"].values(), compiled.MANIFEST}
    kind = {"python": compiled.python_tag(), "is_quick": is_quick}
    manifest = {**kind, "modules": modules, "sources": sources}
    part = TARGET / f"{compiled.MANIFEST}.part"
    part.write_text(json.dumps(manifest, indent=1))
    part.rename(TARGET / compiled.MANIFEST)
    # Whoever runs with the manifest before this one may still load its files.
    for file in TARGET.iterdir():
        if file.name not in needed:
            file.unlink()
    for file in OBJECTS.iterdir():
        if file.stat().st_mtime < time.time() - OLD_SECONDS:
            file.unlink()


def present_manifest() -> dict[str, Any]:
    """The manifest that is there, whether or not it fits the sources."""
    try:
        manifest: dict[str, Any] = json.loads((TARGET / compiled.MANIFEST).read_text())
    except (OSError, ValueError):
        return {"modules": {}, "sources": {}}
    return manifest


def run(progress: Progress, *arguments: str) -> bool:
    """Runs a part of this script in a process of its own; says whether it went well."""
    command = [sys.executable, __file__, *arguments]
    with LOG.open("a") as log:
        worker = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert worker.stdout is not None
        for line in worker.stdout:
            if not progress.hear(line):
                log.write(line)
        return worker.wait() == 0


def changed(state: dict[str, str], is_quick: bool) -> list[str]:
    """The modules that differ from those of the engine that is there; all where that is of the other kind,
    of which nothing is of use.
    """
    before = present_manifest()
    if bool(before.get("is_quick")) != is_quick:
        return list(state)
    return [name for name in state if before["sources"].get(name) != state[name]]


def run_build(progress: Progress, place: str, is_quick: bool) -> bool:
    """Builds in a process of its own; says whether it went well.

    What mypyc remembers of modules that did not change is not all that it needs for those that use them: it
    then stumbles, and translates all anew.
    """
    if not is_quick:
        return run(progress, "--build", place)
    if run(progress, "--build-quick", place):
        return True
    if "Traceback" not in LOG.read_text():
        return False
    shutil.rmtree(QUICK / "cache", ignore_errors=True)
    return run(progress, "--build-quick", place)


def state_of(sources: dict[str, Path]) -> dict[str, str]:
    return {name: compiled.fingerprint(path) for name, path in sources.items()}


def main() -> int:
    if "--beside" in sys.argv:
        os.nice(19)
    BUILD.mkdir(parents=True, exist_ok=True)
    # If somebody else compiles here already, there may be nothing left to do afterwards.
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return compile_engine("--force" in sys.argv, "--quick" in sys.argv)


def compile_engine(is_forced: bool, is_quick: bool) -> int:
    sources = compiled.sources(PACKAGE)
    is_good = is_quick or not present_manifest().get("is_quick")
    if not is_forced and is_good and compiled.load_manifest(PACKAGE) is not None:
        print("engine: compiled already, nothing changed")
        return 0
    if c_compiler() is None:
        print("engine: no C compiler found, staying interpreted (slower, otherwise the same)")
        return NO_COMPILER
    state = state_of(sources)
    mark = json.dumps([compiled.python_tag(), state])
    if not is_forced and FAILED.exists() and FAILED.read_text() == mark:
        print(f"engine: compiling failed before, see {LOG.relative_to(ROOT)}; staying interpreted")
        return 1
    start = time.monotonic()
    LOG.write_text("")
    progress = Progress(len(changed(state, is_quick)))
    with tempfile.TemporaryDirectory(dir=BUILD) as place:
        if not run_build(progress, place, is_quick) or not run(progress, "--try", place):
            progress.end()
            FAILED.write_text(mark)
            print("\n".join(LOG.read_text().splitlines()[-12:]))
            print(f"engine: compiling failed (all of it in {LOG.relative_to(ROOT)}); staying interpreted")
            return 1
        progress.end()
        if state_of(compiled.sources(PACKAGE)) != state:
            print("engine: the source has changed meanwhile; what was compiled does not fit it")
            return 1
        install(state, Path(place), is_quick)
    print(f"engine: compiled in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] in (["--build"], ["--build-quick"]):
        build(compiled.sources(PACKAGE), Path(sys.argv[-1]), is_quick=sys.argv[1] == "--build-quick")
    elif "--try" in sys.argv:
        try_out(Path(sys.argv[-1]))
    else:
        sys.exit(main())
