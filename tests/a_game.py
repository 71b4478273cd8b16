"""Installs `examples/a_game` beside Obelisk, as its users would."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "examples" / "a_game"


def install(place: Path) -> Path:
    """Installs the package below a folder; where it is then."""
    shutil.copytree(SOURCE, place / "source")
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    target = place / "installed"
    command = [sys.executable, "-m", "pip", "install", *flags, "--target", str(target), str(place / "source")]
    subprocess.run(command, check=True, capture_output=True)
    return target


def path_with(installed: Path) -> str:
    """PYTHONPATH with the package on it."""
    return os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(installed)])
