"""Puts the compiled engine into a wheel.

Off by default, so that installing from source needs no C compiler. A release is built with

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=true pip wheel --no-deps .
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface[Any]):
    """Compiles, then adds what was built and says that the wheel is for this platform only."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "scripts" / "compile.py")], check=True)
        folder = "src/obelisk/_compiled"
        for file in sorted((root / folder).iterdir()):
            build_data["force_include"][str(file)] = f"obelisk/_compiled/{file.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
