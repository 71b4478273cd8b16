"""Installing what an extra of the package brings, for a command that cannot do without it.

`pip install obelisk` brings little, so that who studies or plays in the terminal has no web server. Whoever
then types `obelisk serve` is asked once, and served.
"""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from importlib.util import find_spec
from typing import Final

import typer

import obelisk
from obelisk.cli.complaint import Complaint
from obelisk.extras import EXTRA_OF

STANDARD_ERROR: Final = 2
"""The number of the file that every program tells its troubles to."""


def offer(extra: str, what_for: str, is_agreed: bool) -> None:
    """Installs what is missing if somebody agrees: by a flag, or when asked in a terminal."""
    needed = [library for library, its_extra in EXTRA_OF.items() if its_extra == extra]
    missing = [library for library in needed if find_spec(library) is None]
    if missing and (is_agreed or (is_terminal() and agrees(what_for, missing))):
        install(extra)


def is_terminal() -> bool:
    """Whether somebody is there who can be asked."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def agrees(what_for: str, missing: list[str]) -> bool:
    print(f"{what_for} needs packages that are not here: {', '.join(missing)}.", file=sys.stderr)
    return typer.confirm(f"Install them into {sys.prefix} now?", err=True)


def install(extra: str) -> None:
    """What the extra of this very version names; Obelisk itself is not fetched again."""
    wanted = f"obelisk[{extra}]=={obelisk.__version__}"
    command = installer()
    if command is None:
        raise Complaint(f"there is neither pip nor uv here to install {wanted}")
    # Its words are for the person who waits; the standard output is that of the command.
    if subprocess.run([*command, wanted], stdout=STANDARD_ERROR).returncode:
        raise Complaint(f"{wanted} could not be installed; the reason is told above")
    importlib.invalidate_caches()


def installer() -> list[str] | None:
    """What installs packages into this environment: its own pip, else uv."""
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "--disable-pip-version-check", "install"]
    uv = shutil.which("uv")
    return [uv, "pip", "install", "--python", sys.executable] if uv is not None else None
