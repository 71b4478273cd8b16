"""Builds the packages of a release from a clean clone, and tests each of them. Run by `scripts/release`.

For every Python that is supported and can be had: a wheel with the compiled engine, installed in an empty
environment, where the tests of the engine, the contract and whole games over the network are run against it.
Records must be byte-equal on all of them, compiled and interpreted.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import bootstrap
from bootstrap import ROOT, say, stop

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
DIST = ROOT / "dist"
TESTS = ("tests/contract", "tests/core", "tests/games", "tests/server/test_whole_games.py")
TEST_TOOLS = ("httpx", "hypothesis", "pytest", "pytest-asyncio", "pytest-xdist", "websockets")
BESIDE = ("stable-baselines3", "sb3-contrib", "ray[rllib]")
"""What people install Obelisk beside; all of it together must be installable, from wheels."""


class Row(NamedTuple):
    """One Python of the matrix."""

    version: str
    wheel: Path
    tests: str
    digests: dict[str, str]
    seconds: float


def clean_environment(**more: str) -> dict[str, str]:
    """Nothing points at this checkout, nothing asks for the interpreted engine."""
    own = ("PYTHONPATH", "OBELISK_PURE", "VIRTUAL_ENV")
    return {**{name: value for name, value in os.environ.items() if name not in own}, **more}


def run(*command: object, cwd: Path = ROOT, given: str = "", **environment: str) -> str:
    """What a command printed; if it fails, all of it is shown and the release ends."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=cwd,
        env=clean_environment(**bootstrap.uv_settings(), **environment),
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(done.stdout)
        stop(f"failed: {' '.join(words)}")
    return done.stdout


def uv() -> str:
    beside = str(Path(sys.executable).parent)
    return shutil.which("uv", path=f"{beside}{os.pathsep}{os.environ['PATH']}") or "uv"


def interpreter(version: str) -> str | None:
    """A Python of this version: on the path, one of pyenv's, or one that uv can fetch."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    known = [shutil.which(f"python{version}"), *sorted(pyenv.glob(f"{version}.*/bin/python"))]
    for python in filter(None, known):
        asked = subprocess.run([str(python), "-c", "import venv"], capture_output=True)
        if asked.returncode == 0:
            return str(python)
    managed = ["python", "install", "--quiet", version]
    if subprocess.run([uv(), *managed], capture_output=True).returncode:
        return None
    return run(uv(), "python", "find", "--managed-python", version).strip()


def version() -> str:
    """The version stands in the package, and nowhere else."""
    text = (ROOT / "src" / "obelisk" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def changes(of: str) -> str:
    """What the changelog says of a version, without the heading; empty if it has no such section."""
    sections = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
    for section in sections[1:]:
        heading, _, text = section.partition("\n")
        if heading.split()[0] == of:
            return text.strip() + "\n"
    return ""


def build_sdist(place: Path) -> Path:
    """The source distribution of what is committed, with the client built in it."""
    run("git", "clone", "--quiet", ROOT, place / "clone")
    run(uv(), "build", "--sdist", "--out-dir", place / "sdist", cwd=place / "clone")
    (sdist,) = (place / "sdist").glob("*.tar.gz")
    return sdist


def build_wheel(sdist: Path, python: str, place: Path) -> Path:
    """The compiled wheel for one Python, with the tag of the oldest Linux that it runs on."""
    run(uv(), "build", "--wheel", "--python", python, "--out-dir", place / "plain", sdist)
    (plain,) = (place / "plain").glob("*.whl")
    if plain.name.endswith("-none-any.whl"):
        stop(f"{plain.name} is not compiled; is there a C compiler, and the headers of {python}?")
    if sys.platform != "linux":
        return plain
    tools = place.parent / "tools" / "bin"
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    run(tools / "auditwheel", "repair", "--strip", "--wheel-dir", place / "repaired", plain, PATH=path)
    (repaired,) = (place / "repaired").glob("*.whl")
    return repaired


def check_wheel(wheel: Path, python: str, sources: Path, place: Path) -> tuple[str, dict[str, str]]:
    """Tests a wheel in an empty environment: what pytest said, and a hash of the records of each game."""
    environment = place / "environment"
    run(uv(), "venv", "--quiet", "--python", python, environment)
    own = environment / "bin" / "python"
    wanted = [f"obelisk[server] @ {wheel.as_uri()}", *TEST_TOOLS]
    locked = ["--constraint", ROOT / "requirements" / "dev.lock"]
    run(uv(), "pip", "install", "--quiet", "--python", own, *locked, *wanted)
    compiled = records(own, sources)
    interpreted = records(own, sources, OBELISK_PURE="1")
    if not compiled["compiled"] or interpreted["compiled"]:
        stop(f"{wheel.name}: the compiled engine is not used when it should be")
    if compiled["digests"] != interpreted["digests"]:
        stop(f"{wheel.name}: compiled and interpreted records differ")
    said = run(own, "-m", "pytest", "-n", os.cpu_count(), *TESTS, cwd=sources)
    return said.strip().splitlines()[-1].strip("= "), compiled["digests"]


def records(python: Path, sources: Path, **environment: str) -> dict[str, Any]:
    """Whether the engine is compiled, and a hash over many records of each game."""
    script = sources / "tests" / "contract" / "records_digest.py"
    found: dict[str, Any] = json.loads(run(python, script, cwd=sources, **environment))
    return found


def unpack(sdist: Path, place: Path) -> Path:
    """The tests of the source distribution, without the source: they must find the installed package."""
    place.mkdir(parents=True, exist_ok=True)
    run("tar", "-xf", sdist, cwd=place)
    (sources,) = place.iterdir()
    shutil.rmtree(sources / "src")
    return sources


def check_beside(versions: Iterable[str]) -> None:
    """Obelisk with all extras for people installs beside what they have, on every Python."""
    extras = [word for extra in ("plots", "research", "server", "train") for word in ("--extra", extra)]
    for version in versions:
        for other in BESIDE:
            options = ["--quiet", "--no-header", "--only-binary", ":all:", "--python-version", version]
            run(uv(), "pip", "compile", *options, *extras, "pyproject.toml", "-", given=other)
        say(f"Python {version}: installs beside {', '.join(BESIDE)}")


def publishable(sdist: Path, rows: list[Row]) -> None:
    """Puts packages, checksums and the notes of the release into dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    packages = [shutil.copy2(file, DIST) for file in [sdist, *(row.wheel for row in rows)]]
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in map(Path, packages)]
    (DIST / "SHA256SUMS").write_text("".join(sums))
    notes = changes(version())
    if not notes:
        say(f"CHANGELOG.md has no section {version()}: this is a draft, with the notes of what is unreleased")
    (DIST / "NOTES.md").write_text(notes or changes("Unreleased"), "utf-8")
    for file in sorted(DIST.iterdir()):
        say(f"dist/{file.name}: {file.stat().st_size / 1e6:.1f} MB")


def check_python(number: str, python: str, sdist: Path, sources: Path, place: Path) -> Row:
    """Builds and tests the wheel of one Python."""
    say(f"Python {number}: building and testing, some minutes …")
    start = time.monotonic()
    wheel = build_wheel(sdist, python, place)
    tests, digests = check_wheel(wheel, python, sources, place)
    row = Row(number, wheel, tests, digests, time.monotonic() - start)
    size = wheel.stat().st_size / 1e6
    say(f"Python {number}: {wheel.name}, {size:.1f} MB, tests: {tests}; in all {row.seconds:.0f} s")
    return row


def compare_records(rows: list[Row]) -> None:
    first = rows[0]
    for game, digest in first.digests.items():
        for row in rows:
            if row.digests[game] != digest:
                stop(f"{game}: the records of Python {row.version} differ from those of {first.version}")
        say(f"records of {game}: {digest[:16]}, byte-equal on {', '.join(row.version for row in rows)}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/release")
    parser.add_argument("--check", action="store_true", help="leave nothing in dist/")
    parser.add_argument("--python", nargs="+", choices=PYTHONS, default=PYTHONS, metavar="3.x")
    wanted = parser.parse_args()
    if run("git", "status", "--porcelain"):
        say("there are uncommitted changes; they are left out")
    check_beside(wanted.python)
    pythons = {number: interpreter(number) for number in wanted.python}
    missing = [number for number, python in pythons.items() if python is None]
    if missing:
        say(f"Python {', '.join(missing)} is not to be had here: build those wheels where it is")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        run(uv(), "venv", "--quiet", place / "tools")
        if not bootstrap.install(place / "tools" / "bin" / "python", bootstrap.REQUIREMENTS / "release.lock"):
            stop("the tools of a release could not be installed")
        sdist = build_sdist(place)
        sources = unpack(sdist, place / "sources")
        rows = [
            check_python(number, python, sdist, sources, place / number)
            for number, python in pythons.items()
            if python is not None
        ]
        compare_records(rows)
        run(place / "tools" / "bin" / "twine", "check", "--strict", sdist, *(row.wheel for row in rows))
        if not wanted.check:
            publishable(sdist, rows)
    print(f"{len(rows)} passed, 0 failed, {len(missing)} skipped")


if __name__ == "__main__":
    main()
