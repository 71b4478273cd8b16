"""Builds the packages of a release from a clean clone, and tests each of them. Run by `scripts/release`.

For every Python that is supported and can be had: a wheel with the compiled engine, installed in an empty
environment, where the tests of the engine, the contract and whole games over the network are run against it.
Records must be byte-equal on all of them, compiled and interpreted.

What has been done of a commit is kept in build/release/: stopped and started again, it goes on with what is
left, and after `--check` a release is made of the packages that were tested.
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
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import bootstrap
from bootstrap import ROOT, say, stop

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
DIST = ROOT / "dist"
WORK = ROOT / "build" / "release"
DONE = "done.json"
"""What a Python that has passed leaves in its folder: its row of the table."""
TESTS = ("tests/contract", "tests/core", "tests/games", "tests/server/test_whole_games.py")
TEST_TOOLS = ("httpx", "hypothesis", "pytest", "pytest-asyncio", "pytest-xdist", "websockets")
BESIDE = ("stable-baselines3", "sb3-contrib", "ray[rllib]")
"""What people install Obelisk beside; all of it together must be installable, from wheels."""


class Row(NamedTuple):
    """One Python of the matrix."""

    version: str
    full_version: str
    wheel: str
    tests: str
    digests: dict[str, str]
    build_seconds: float
    test_seconds: float


class Failed(Exception):
    """A command of the release failed; its output has been shown."""


def clean_environment(**more: str) -> dict[str, str]:
    """Nothing points at this checkout, nothing asks for the interpreted engine."""
    own = ("PYTHONPATH", "OBELISK_PURE", "VIRTUAL_ENV")
    return {**{name: value for name, value in os.environ.items() if name not in own}, **more}


def run(*command: object, cwd: Path = ROOT, given: str = "", **environment: str) -> str:
    """What a command printed; if it fails, all of it is shown."""
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
        raise Failed(" ".join(words))
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
    if not (place / "sdist").exists():
        for name in ("clone", "sdist.part"):
            shutil.rmtree(place / name, ignore_errors=True)
        run("git", "clone", "--quiet", ROOT, place / "clone")
        run(uv(), "build", "--sdist", "--out-dir", place / "sdist.part", cwd=place / "clone")
        (place / "sdist.part").rename(place / "sdist")
    (sdist,) = (place / "sdist").glob("*.tar.gz")
    return sdist


def build_wheel(sdist: Path, python: str, place: Path, is_fast: bool) -> Path:
    """The compiled wheel for one Python, with the tag of the oldest Linux that it runs on."""
    options = ["--wheel", "--python", python, "--out-dir", place / "plain"]
    run(uv(), "build", *options, sdist, OBELISK_OPTIMISE="0" if is_fast else "3")
    (plain,) = (place / "plain").glob("*.whl")
    if plain.name.endswith("-none-any.whl"):
        raise Failed(f"{plain.name} is not compiled; is there a C compiler, and the headers of {python}?")
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
        raise Failed(f"{wheel.name}: the compiled engine is not used when it should be")
    if compiled["digests"] != interpreted["digests"]:
        raise Failed(f"{wheel.name}: compiled and interpreted records differ")
    said = run(own, "-m", "pytest", "-n", os.cpu_count(), *TESTS, cwd=sources)
    return said.strip().splitlines()[-1].strip("= "), compiled["digests"]


def records(python: Path, sources: Path, **environment: str) -> dict[str, Any]:
    """Whether the engine is compiled, and a hash over many records of each game."""
    script = sources / "tests" / "contract" / "records_digest.py"
    found: dict[str, Any] = json.loads(run(python, script, cwd=sources, **environment))
    return found


def unpack(sdist: Path, place: Path) -> Path:
    """The tests of the source distribution, without the source: they must find the installed package."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
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


def publishable(packages: list[Path]) -> None:
    """Puts packages, checksums and the notes of the release into dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    copies = [Path(shutil.copy2(package, DIST)) for package in packages]
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in copies]
    (DIST / "SHA256SUMS").write_text("".join(sums))
    notes = changes(version())
    if not notes:
        say(f"CHANGELOG.md has no section {version()}: this is a draft, with the notes of what is unreleased")
    (DIST / "NOTES.md").write_text(notes or changes("Unreleased"), "utf-8")
    for file in sorted(DIST.iterdir()):
        say(f"dist/{file.name}: {file.stat().st_size / 1e6:.1f} MB")


def check_python(number: str, python: str, sdist: Path, sources: Path, is_fast: bool) -> Row | None:
    """Builds and tests the wheel of one Python, or what is left of that; nothing if it failed."""
    place = sdist.parent.parent / number
    row = done_before(place)
    if row is not None:
        say(f"Python {number}: {row.tests}, done before")
        return row
    wheel = place / "wheel"
    seconds = place / "seconds"
    try:
        start = time.monotonic()
        if not wheel.exists():
            shutil.rmtree(place, ignore_errors=True)
            say(f"Python {number}: building, some minutes …")
            built = build_wheel(sdist, python, place, is_fast)
            seconds.write_text(f"{time.monotonic() - start:.0f}")
            built.parent.rename(wheel)
        (file,) = wheel.glob("*.whl")
        say(f"Python {number}: {file.name}, {file.stat().st_size / 1e6:.1f} MB, testing …")
        start = time.monotonic()
        tests, digests = check_wheel(file, python, sources, place)
        full = run(python, "-c", "import platform; print(platform.python_version())").strip()
        took = time.monotonic() - start
        row = Row(number, full, str(file), tests, digests, float(seconds.read_text()), took)
        (place / DONE).write_text(json.dumps(row._asdict()))
    except Failed as failure:
        say(f"Python {number} failed: {failure}")
        return None
    say(f"Python {number}: {tests}")
    return row


def done_before(place: Path) -> Row | None:
    if not (place / DONE).exists():
        return None
    return Row(**json.loads((place / DONE).read_text()))


def compare_records(rows: list[Row]) -> bool:
    """Whether the records of every game are byte-equal on all Pythons."""
    is_equal = True
    for game in rows[0].digests:
        by_digest: dict[str, list[str]] = {}
        for row in rows:
            by_digest.setdefault(row.digests[game], []).append(row.version)
        for digest, versions in by_digest.items():
            say(f"records of {game}: {digest[:16]} on {', '.join(versions)}")
        if len(by_digest) > 1:
            is_equal = False
            say(f"the records of {game} differ between Pythons")
    return is_equal


def table(rows: dict[str, Row | None], missing: Iterable[str]) -> str:
    """The matrix, as it stands in docs/release.md."""
    lines = ["| Python | wheel | tests | building | testing |", "|---|---|---|---|---|"]
    for number, row in rows.items():
        if row is None:
            lines.append(f"| {number} | failed | | | |")
        else:
            wheel = Path(row.wheel)
            # obelisk-0.1-cp311-cp311-manylinux_2_17_x86_64.manylinux2014_x86_64.whl
            tag = wheel.stem.split("-")[-1].split(".")[0]
            size = f"{wheel.stat().st_size / 1e6:.1f} MB"
            times = f"{row.build_seconds:.0f} s | {row.test_seconds:.0f} s"
            lines.append(f"| {row.full_version} | {tag}, {size} | {row.tests} | {times} |")
    lines += [f"| {number} | skipped: not to be had here | | | |" for number in missing]
    return "\n".join(lines)


def work_folder(is_fast: bool) -> Path:
    """Where what is done of this commit is kept; what was done of others goes."""
    key = run("git", "rev-parse", "HEAD^{tree}").strip()[:16] + ("-fast" if is_fast else "")
    WORK.mkdir(parents=True, exist_ok=True)
    for other in WORK.iterdir():
        if not other.name.startswith(key[:16]):
            shutil.rmtree(other)
    place = WORK / key
    if place.exists():
        say(f"going on with what is in {place.relative_to(ROOT)}")
    place.mkdir(exist_ok=True)
    return place


def tools_in(place: Path) -> Path:
    """What checks and repairs packages, installed."""
    tools = place / "tools" / "bin"
    if not (tools / "twine").exists():
        run(uv(), "venv", "--quiet", "--clear", place / "tools")
        if not bootstrap.install(tools / "python", bootstrap.REQUIREMENTS / "release.lock"):
            stop("the tools of a release could not be installed")
    return tools


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/release")
    parser.add_argument("--check", action="store_true", help="leave nothing in dist/")
    parser.add_argument("--fast", action="store_true", help="with --check: compile without optimising")
    parser.add_argument("--python", nargs="+", choices=PYTHONS, default=PYTHONS, metavar="3.x")
    wanted = parser.parse_args()
    if wanted.fast and not wanted.check:
        parser.error("what is published is optimised: --fast goes with --check")
    if run("git", "status", "--porcelain"):
        say("there are uncommitted changes; they are left out")
    pythons = {number: interpreter(number) for number in wanted.python}
    missing = [number for number, python in pythons.items() if python is None]
    if missing:
        say(f"Python {', '.join(missing)} is not to be had here: build those wheels where it is")
    place = work_folder(wanted.fast)
    check_beside(wanted.python)
    tools = tools_in(place)
    sdist = build_sdist(place)
    sources = unpack(sdist, place / "sources")
    rows = {
        number: check_python(number, python, sdist, sources, wanted.fast)
        for number, python in pythons.items()
        if python is not None
    }
    passed = [row for row in rows.values() if row is not None]
    packages = [sdist, *(Path(row.wheel) for row in passed)]
    run(tools / "twine", "check", "--strict", *packages)
    is_fine = bool(passed) and compare_records(passed) and len(passed) == len(rows)
    if is_fine and not wanted.check:
        publishable(packages)
    print(table(rows, missing))
    print(f"{len(passed)} passed, {len(rows) - len(passed)} failed, {len(missing)} skipped")
    return 0 if is_fine else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as failure:
        stop(f"failed: {failure}")
