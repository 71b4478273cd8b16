"""The long campaigns, tests that are marked `long`: `./check --long`, or

    .venv/bin/python scripts/long.py                 all of them
    .venv/bin/python scripts/long.py tests/faults    only these
    .venv/bin/python scripts/long.py --list          what there is, what is done and how long it took

What has passed is kept in build/long/, in a file named after the hash of everything that is tested: stopped
and started again, campaigns go on with what is left, and begin anew when anything has changed.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import Counter
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


def tell(memory: Path) -> None:
    """Prints every campaign: how many of its portions are done and how many seconds they took."""
    command = [sys.executable, "-m", "pytest", "-m", "long", "--collect-only"]
    listed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    campaigns = Counter(line.partition("[")[0] for line in listed.splitlines() if "::" in line)
    done: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    for line in memory.read_text().splitlines() if memory.exists() else []:
        time, _, test = line.partition(" ")
        done[test.partition("[")[0]] += 1
        seconds[test.partition("[")[0]] += round(float(time))
    for campaign, portions in campaigns.items():
        print(f"{done[campaign]:4} of {portions:3} done, {seconds[campaign]:6} s  {campaign}")


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
