"""Finds the compiled engine and puts it in the place of the interpreted one.

One source, two speeds: `core`, `games` and the hot parts of `bots` and `research` may have been compiled from
the very files of this package (`scripts/compile.py`, or a wheel). The compiled modules are used if every
source still has the hash that they were made from, and OBELISK_PURE=1 is not set.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

MANIFEST = "manifest.json"
COMPILED_FOLDERS = (
    "core",
    "games",
    "bots/search",
    "bots/eval",
    "bots/nets",
    "tensors",
    "research/stepping",
)


def sources(package: Path) -> dict[str, Path]:
    """The modules that are compiled, by name: the same in C, where it lies beside, or what mypyc makes of it.

    Packages' `__init__` stay interpreted: they only import.
    """
    found: dict[str, Path] = {}
    for folder in COMPILED_FOLDERS:
        for path in sorted((package / folder).rglob("*.py")):
            if path.name != "__init__.py":
                in_c = path.with_suffix(".c")
                name = "obelisk." + ".".join(path.relative_to(package).with_suffix("").parts)
                found[name] = in_c if in_c.exists() else path
    return found


def fingerprint(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def python_tag() -> str:
    """Which Python the compiled modules are for."""
    return f"{sys.implementation.cache_tag}-{sys.platform}"


def load_manifest(package: Path) -> dict[str, Path] | None:
    """The files of the compiled modules by name, if they fit this Python and the present sources."""
    folder = package / "_compiled"
    try:
        manifest = json.loads((folder / MANIFEST).read_text())
    except (OSError, ValueError):
        return None
    present = {name: fingerprint(path) for name, path in sources(package).items()}
    if manifest.get("python") != python_tag() or manifest.get("sources") != present:
        return None
    return {name: folder / file for name, file in manifest["modules"].items()}


class CompiledFinder(MetaPathFinder):
    """Answers imports of compiled modules."""

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def enable(package: Path) -> bool:
    """Uses the compiled engine if it may be used; says whether it does."""
    if os.environ.get("OBELISK_PURE") == "1":
        return False
    files = load_manifest(package)
    if files is None:
        return False
    sys.meta_path.insert(0, CompiledFinder(files))
    return True
