"""The long campaigns, tests that are marked `long`: `./check --long`, or

    .venv/bin/python scripts/long.py                 all of them
    .venv/bin/python scripts/long.py tests/faults    only these
    .venv/bin/python scripts/long.py --list          what there is, what is done, how long the rest will take

What has passed is kept in build/long/, in a file named after the hash of everything that is tested: stopped
and started again, campaigns go on with what is left, and begin anew when anything has changed.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEMORY = ROOT / "build" / "long"
TESTED = [
    "src/obelisk",
    "tests",
    "scripts",
    "examples",
    "docs",
    "web/src",
    "pyproject.toml",
    "requirements",
]
MADE = {"__pycache__", "_compiled", "static", "node_modules"}
"""Folders that are made from the others."""
WORKERS = "2"
FINE = (0, 5)
"""Exit codes of pytest: all passed; nothing was left to do."""


def content() -> str:
    """A hash of all files that the campaigns test or are made of."""
    digest = hashlib.sha256()
    for name in TESTED:
        place = ROOT / name
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            if path.is_file() and not MADE & set(path.parts):
                digest.update(str(path.relative_to(ROOT)).encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def pytest(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT).returncode


def seconds_in(file: Path) -> dict[str, float]:
    """How long each portion took that a memory names."""
    lines = [line.partition(" ") for line in file.read_text().splitlines()] if file.exists() else []
    return {portion: float(time) for time, _, portion in lines}


def known_seconds() -> dict[str, float]:
    """How long portions took when they last passed here, of whatever sources."""
    known: dict[str, float] = {}
    for file in sorted(MEMORY.glob("*.txt"), key=lambda file: file.stat().st_mtime):
        known |= seconds_in(file)
    return known


def left_of(portions: list[str], done: dict[str, float], known: dict[str, float]) -> float | None:
    """Seconds that the portions left will take, reckoned from those known; nothing if none is known."""
    left = [portion for portion in portions if portion not in done]
    measured = [known[portion] for portion in portions if portion in known]
    if left and not measured:
        return None
    return sum(known.get(portion, sum(measured) / len(measured)) for portion in left)


def tell(memory: Path) -> None:
    """Prints every campaign: how many of its portions are done, and how long the others will take."""
    command = [sys.executable, "-m", "pytest", "-m", "long", "--collect-only"]
    listed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    campaigns: dict[str, list[str]] = {}
    for line in listed.splitlines():
        if "::" in line:
            campaigns.setdefault(line.partition("[")[0], []).append(line)
    done, known = seconds_in(memory), known_seconds()
    whole, unknown = 0.0, 0
    for campaign, portions in campaigns.items():
        finished = [portion for portion in portions if portion in done]
        left = left_of(portions, done, known)
        spent = sum(done[portion] for portion in finished)
        tale = "never run here" if left is None else f"{left:6.0f} s left"
        print(f"{len(finished):4} of {len(portions):3} done in {spent:6.0f} s, {tale}  {campaign}")
        whole, unknown = whole + (left or 0.0), unknown + (left is None)
    print(
        f"about {whole / int(WORKERS) / 60:.0f} minutes for what is known; {unknown} campaigns never run here"
    )


def main() -> int:
    MEMORY.mkdir(parents=True, exist_ok=True)
    memory = MEMORY / f"{content()}.txt"
    if "--list" in sys.argv:
        tell(memory)
        return 0
    chosen = sys.argv[1:]
    remembered = ["-vv", "-rfE", "--memory", str(memory), *chosen]
    # What is measured by the clock needs the machine for itself.
    codes = [
        pytest("-m", "long and not quiet", "-n", WORKERS, "--dist", "worksteal", *remembered),
        pytest("-m", "long and quiet", *remembered),
    ]
    print(f"what has passed is kept in {memory.relative_to(ROOT)}")
    return 0 if all(code in FINE for code in codes) else 1


if __name__ == "__main__":
    sys.exit(main())
