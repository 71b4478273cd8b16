"""Fuzzes what reads texts of others, guided by coverage: `python scripts/fuzz.py TARGET --minutes 60`

    python scripts/fuzz.py --list        the targets, and how much processor time each has had so far
    python scripts/fuzz.py all --minutes 5

Needs atheris (`pip install obelisk[fuzz]`, Linux). It begins with tests/fuzzing/seeds/TARGET and keeps what
reaches new branches in build/fuzz/TARGET/corpus: stopped and started again it goes on from there. What breaks
a target is written to build/fuzz/TARGET as crash-…: repair it, and keep it among the seeds.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SEEDS = ROOT / "tests" / "fuzzing" / "seeds"
MADE = ROOT / "build" / "fuzz"
LONGEST = 8000
"""Bytes of an input."""
SLOWEST = 30
"""Seconds after which an input counts as one that hangs."""
MEMORY_MB = 4096


def names() -> list[str]:
    return sorted(path.name for path in SEEDS.iterdir())


def words_of(target: str) -> str:
    """What stands in the seeds, word by word, for libFuzzer to put together."""
    found: set[str] = set()
    for path in (SEEDS / target).iterdir():
        found.update(re.findall(r"[A-Za-z0-9_+-]{2,24}", path.read_text("utf-8", "replace")))
    return "".join(f'"{word}"\n' for word in sorted(found))


def fuzz_here(target: str, seconds: int) -> None:
    """In a process of its own: libFuzzer never returns."""
    import atheris  # type: ignore[import-not-found, import-untyped, unused-ignore]

    sys.path.insert(0, str(ROOT / "tests"))
    with atheris.instrument_imports(include=["obelisk"]):
        from fuzzing.targets import TARGETS
    folder = MADE / target
    (folder / "words").write_text(words_of(target))
    arguments = [
        sys.argv[0],
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST}",
        f"-timeout={SLOWEST}",
        f"-rss_limit_mb={MEMORY_MB}",
        f"-artifact_prefix={folder}/",
        f"-dict={folder / 'words'}",
        "-print_final_stats=1",
        str(folder / "corpus"),
        str(SEEDS / target),
    ]
    atheris.Setup(arguments, TARGETS[target])
    atheris.Fuzz()


def processor_seconds() -> float:
    """What the processes that were started here have taken: beside others a minute may be a second."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def fuzz(target: str, minutes: float) -> bool:
    """Fuzzes for a while and notes it; whether nothing broke."""
    folder = MADE / target
    (folder / "corpus").mkdir(parents=True, exist_ok=True)
    began = processor_seconds()
    command = [sys.executable, __file__, target, "--here", str(round(minutes * 60))]
    # Interpreted: coverage of compiled modules cannot be seen.
    environment = {**os.environ, "OBELISK_PURE": "1"}
    with (folder / "log").open("a") as log:
        code = subprocess.run(command, env=environment, stdout=log, stderr=log).returncode
    seconds = round(processor_seconds() - began)
    text = (folder / "log").read_text("utf-8", "replace")
    runs = int(([0, *re.findall(r"number_of_executed_units: (\d+)", text)])[-1])
    with (folder / "done").open("a") as done:
        done.write(f"{seconds} {runs} {code}\n")
    crashes = sorted(path.name for path in folder.glob("*-*") if path.is_file())
    print(
        f"{target}: {runs} inputs in {seconds} s of a processor, exit code {code};"
        f" {len(crashes)} findings in {folder}",
        flush=True,
    )
    return code == 0


def tell() -> None:
    for target in names():
        done = MADE / target / "done"
        lines = [line.split() for line in done.read_text().splitlines()] if done.exists() else []
        seconds, runs = sum(int(line[0]) for line in lines), sum(int(line[1]) for line in lines)
        corpus = MADE / target / "corpus"
        kept = len(list(corpus.iterdir())) if corpus.exists() else 0
        print(f"{target:10} {seconds / 60:8.1f} minutes of a processor {runs:12} inputs, {kept} kept")


def main() -> int:
    parser = argparse.ArgumentParser(description="Fuzzes what reads texts of others.")
    parser.add_argument("target", nargs="?", choices=[*names(), "all"])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--here", type=int, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.list or wish.target is None:
        tell()
        return 0
    if wish.here is not None:
        fuzz_here(wish.target, wish.here)
    wanted = names() if wish.target == "all" else [wish.target]
    fine = [fuzz(target, wish.minutes) for target in wanted]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
