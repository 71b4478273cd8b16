"""Compiles the engine with mypyc, from the same source that runs interpreted.

    .venv/bin/python scripts/compile.py [--force]

The result goes to src/obelisk/_compiled/, one file per module and a manifest with the hash of every source it
was made from. `obelisk/__init__.py` uses it while all hashes fit, so compiled code is never older than its
source. Without a C compiler the engine stays interpreted; this script then says so and exits with 3.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = SOURCE / "obelisk" / "_compiled"
OBJECTS = ROOT / "build" / "objects"
"""Compiled C files, by a hash of what they were made from: what did not change is not compiled again."""
INCLUDE = re.compile(r'^#include ["<]([^">]+)[">]', re.MULTILINE)
NO_COMPILER = 3

sys.path.insert(0, str(SOURCE))
os.environ["OBELISK_PURE"] = "1"

from docstrings import write_docstrings  # noqa: E402

from obelisk import compiled  # noqa: E402


def c_compiler() -> str | None:
    """The C compiler that this Python would use, if it is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(command).split()[0]) or shutil.which("cc")


def build(sources: dict[str, Path], place: Path) -> None:
    """Translates the modules to C, one file each, and compiles those that changed, on all cores."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    os.environ.setdefault("CFLAGS", "-g0 -fno-semantic-interposition")
    os.chdir(SOURCE)
    paths = [str(path.relative_to(SOURCE)) for path in sources.values()]
    extensions = mypycify(
        ["--strict", "--cache-dir", str(place / "cache"), *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="obelisk",
        target_dir=str(place / "c"),
    )
    write_docstrings(sources, place / "c")

    class ParallelBuild(build_ext):  # type: ignore[misc]
        """Compiles the many files of one extension side by side; setuptools would take them in turn."""

        def build_extension(self, extension: Extension) -> None:
            flags = [*extension.extra_compile_args]
            headers = [str(place / "c"), *extension.include_dirs]

            def compiled_object(source: str) -> str:
                kept = OBJECTS / f"{content_of(Path(source), headers, flags)}.o"
                if not kept.exists():
                    (made,) = self.compiler.compile(
                        [source], self.build_temp, include_dirs=headers, extra_postargs=flags
                    )
                    shutil.move(made, kept)
                return str(kept)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = list(pool.map(compiled_object, extension.sources))
            target = self.get_ext_fullpath(extension.name)
            self.compiler.link_shared_object(objects, target, extra_postargs=extension.extra_link_args)

    OBJECTS.mkdir(parents=True, exist_ok=True)
    command = ParallelBuild(Distribution({"name": "obelisk", "ext_modules": extensions}))
    command.build_lib = str(place / "lib")
    command.build_temp = str(place / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def content_of(source: Path, headers: list[str], flags: list[str]) -> str:
    """A hash of all that an object file is made from: the source, our headers that it includes, the flags."""
    digest = hashlib.sha256(f"{compiled.python_tag()} {flags} {os.environ['CFLAGS']}".encode())
    seen: set[Path] = set()
    waiting = [source]
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        text = file.read_text()
        digest.update(text.encode())
        for name in INCLUDE.findall(text):
            for folder in headers:
                if (Path(folder) / name).is_file():
                    waiting.append(Path(folder) / name)
                    break
    return digest.hexdigest()


def install(sources: dict[str, Path], place: Path) -> None:
    """Puts the built modules and their manifest in place, all at once."""
    ready = TARGET.with_name("_compiled.new")
    shutil.rmtree(ready, ignore_errors=True)
    ready.mkdir()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = {}
    for file in sorted((place / "lib").rglob(f"*{suffix}")):
        name = ".".join(file.relative_to(place / "lib").parts)[: -len(suffix)]
        shutil.copy2(file, ready / f"{name}.so")
        modules[name] = f"{name}.so"
    manifest = {
        "python": compiled.python_tag(),
        "modules": modules,
        "sources": {name: compiled.fingerprint(path) for name, path in sources.items()},
    }
    (ready / compiled.MANIFEST).write_text(json.dumps(manifest, indent=1))
    shutil.rmtree(TARGET, ignore_errors=True)
    ready.rename(TARGET)


def main() -> int:
    sources = compiled.sources(SOURCE / "obelisk")
    if "--force" not in sys.argv and compiled.load_manifest(SOURCE / "obelisk") is not None:
        print("engine: compiled already, nothing changed")
        return 0
    if c_compiler() is None:
        print("engine: no C compiler found, staying interpreted (slower, otherwise the same)")
        return NO_COMPILER
    # Measured: translating takes half a minute on one core, then a second for each C file.
    minutes = max(1, round((30 + len(sources) / (os.cpu_count() or 1)) / 60))
    print(f"engine: compiling {len(sources)} modules, about {minutes} min if all is new …", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        noise = io.StringIO()
        worker = [sys.executable, __file__, "--build", place]
        run = subprocess.run(worker, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        noise.write(run.stdout)
        if run.returncode:
            print(noise.getvalue())
            print("engine: compiling failed")
            return 1
        install(sources, Path(place))
    print(f"engine: compiled in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    if "--build" in sys.argv:
        with contextlib.suppress(BrokenPipeError):
            build(compiled.sources(SOURCE / "obelisk"), Path(sys.argv[-1]))
        sys.exit(0)
    sys.exit(main())
