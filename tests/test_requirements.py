"""What is locked is what the package asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

from script_files import script

ROOT = Path(__file__).resolve().parents[1]


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(purpose: str) -> dict[str, str]:
    """The version of each package; each line of the file is continued by those with its hashes."""
    versions = {}
    for line in (ROOT / "requirements" / f"{purpose}.lock").read_text().replace("\\\n", " ").splitlines():
        if not line.startswith("#"):
            assert "--hash=sha256:" in line
            name, _, rest = line.partition("==")
            versions[canonical(name)] = rest.split()[0]
    return versions


def wanted(extras: set[str]) -> list[Requirement]:
    """Everything that the package with these extras asks for itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    texts = [
        *project["dependencies"],
        *(line for extra in extras for line in project["optional-dependencies"][extra]),
    ]
    asked = [Requirement(text) for text in texts]
    own = {extra for one in asked if one.name == project["name"] for extra in one.extras}
    if own - extras:
        return wanted(own | extras)
    return [one for one in asked if one.name != project["name"]]


def test_the_locks_hold_what_the_package_asks_for() -> None:
    """Who changes pyproject.toml runs scripts/lock.py."""
    for purpose, extras in script("lock").EXTRAS.items():
        versions = locked(purpose)
        for one in wanted(set(extras)):
            assert one.specifier.contains(versions[canonical(one.name)]), (purpose, str(one))


def test_playing_and_developing_use_the_same_versions() -> None:
    everything = locked("dev")
    assert {name: everything.get(name) for name in locked("play")} == locked("play")
