"""What is locked is what the package asks for."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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


def client_lock() -> dict[str, dict[str, Any]]:
    """What npm installs for the browser client, by its place; the client itself has none."""
    lock: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages: dict[str, dict[str, Any]] = lock["packages"]
    return packages


def asked_by(package: dict[str, Any]) -> set[str]:
    """What must lie beside a package: binaries for other systems too, or `npm ci` refuses the lock."""
    peers = {
        name
        for name in package.get("peerDependencies", {})
        if not package.get("peerDependenciesMeta", {}).get(name, {}).get("optional")
    }
    kinds = ("dependencies", "optionalDependencies", "devDependencies")
    return peers.union(*(package.get(kind, {}) for kind in kinds))


def places_for(name: str, place: str) -> Iterator[str]:
    """Where Node looks for what a package asks for: within it, beside it, and further out."""
    while place:
        yield f"{place}/node_modules/{name}"
        place = place.rpartition("node_modules/")[0].rstrip("/")
    yield f"node_modules/{name}"


def test_the_lock_of_the_client_is_whole() -> None:
    """Made where `node_modules` is there already, npm forgets the binaries of all other systems: make it with
    `npm install --package-lock-only` in a folder without.
    """
    packages = client_lock()
    missing = [
        f"{name}, for {place or 'the client'}"
        for place, package in packages.items()
        for name in asked_by(package)
        if not any(where in packages for where in places_for(name, place))
    ]
    assert missing == []


def test_the_client_is_installed_as_it_is_locked() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert client_lock()[""][kind] == asked[kind]
    assert [place for place, package in client_lock().items() if place and "integrity" not in package] == []
