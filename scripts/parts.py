"""The parts of `./check`: run side by side, and told about at the end: what failed, what took long."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

SLOWEST = 15
TOLD = ("FAILED ", "ERROR ", "FAIL Required")
"""How the lines of pytest begin that say what failed."""
AGAIN = "TRIED AGAIN "
"""And those that name tests that passed at a later try (tests/conftest.py)."""
SKIPPED = "SKIPPED "
"""And those that say what was left out, and why."""


class Part:
    """One command; it fails with any exit code but those that are fine. `times` is the report of pytest
    (`--junitxml`) that it leaves. One that yields takes only the time that others leave.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str | Path],
        fine: Sequence[int] = (0,),
        times: Path | None = None,
        yields: bool = False,
        **environment: str,
    ) -> None:
        self.name = name
        self.times = times
        self.command = [*(["nice", "-n", "19"] if yields else []), *[str(word) for word in command]]
        self.fine = fine
        self.environment = environment
        self.seconds = 0.0
        self.work = 0.0
        """Seconds of processors, by the part and all it started and waited for."""
        self.code = 0
        self.output = ""

    @property
    def failed(self) -> bool:
        return self.code not in self.fine

    @property
    def closing(self) -> str:
        """The line in which pytest says how many tests have passed, if it does."""
        last = self.output.splitlines()[-1:]
        return f"{last[0]}\n" if last and " passed" in last[0] else ""

    def run(self, root: Path, show: bool) -> None:
        """Runs the command; its output is kept, and shown at once where nothing runs beside it."""
        start = time.monotonic()
        process = subprocess.Popen(
            self.command,
            cwd=root,
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert process.stdout is not None
        pieces: list[bytes] = []
        with process.stdout as output:
            while piece := os.read(output.fileno(), 1 << 16):
                pieces.append(piece)
                if show:
                    print(piece.decode(errors="replace"), end="", flush=True)
        self.output = b"".join(pieces).decode(errors="replace")
        _, status, used = os.wait4(process.pid, 0)
        self.code = process.returncode = os.waitstatus_to_exitcode(status)
        self.work = used.ru_utime + used.ru_stime
        self.seconds = time.monotonic() - start


class Parts:
    """The parts that have been run, for the report."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._done: list[Part] = []
        self._files: dict[str, float] = {}
        self._start = time.monotonic()

    def run(self, part: Part, show: bool = True) -> Part:
        """Runs one part, and goes on if it fails."""
        if show:
            print(f"== {part.name}", flush=True)
        part.run(self._root, show)
        if not show:
            print(part.output if part.failed else part.closing, end="", flush=True)
        print(f"== {part.name}: {'FAILED' if part.failed else 'done'}, {part.seconds:.0f} s", flush=True)
        self._done.append(part)
        if part.times is not None:
            self._add_times(part.name, part.times)
        return part

    def run_lanes(self, *lanes: list[Part]) -> None:
        """Runs lanes side by side, the parts of each one after the other. The first lane is shown at work, of
        the others what failed.
        """
        names = [part.name for lane in lanes for part in lane]
        print(f"== side by side: {', '.join(names)}", flush=True)
        with ThreadPoolExecutor(len(lanes)) as pool:
            for _ in pool.map(lambda lane: [self.run(part, show=lane is lanes[0]) for part in lane], lanes):
                pass

    @contextmanager
    def beside(self, lane: list[Part]) -> Iterator[None]:
        """Runs the parts of a lane, one after the other, beside whatever is run meanwhile."""
        print(f"== beside: {', '.join(part.name for part in lane)}", flush=True)
        with ThreadPoolExecutor(1) as pool:
            done = pool.submit(lambda: [self.run(part, show=False) for part in lane])
            yield
            done.result()

    def _add_times(self, name: str, report: Path) -> None:
        if report.exists():
            for case in ElementTree.parse(report).iter("testcase"):
                file = f"{test_file(case.get('classname', ''))} ({name.removeprefix('tests, ')})"
                self._files[file] = self._files.get(file, 0.0) + float(case.get("time", "0"))

    def finish(self) -> int:
        """Prints the table of times and the list of what failed; 1 if anything did."""
        times = {part.name: part.seconds for part in self._done} | self._files
        work = {part.name: f"  ({part.work:.0f} s of processors)" for part in self._done}
        whole = sum(part.work for part in self._done)
        print(
            f"\n== the slowest parts of {time.monotonic() - self._start:.0f} s, {whole:.0f} s of processors"
        )
        for name in sorted(times, key=lambda name: -times[name])[:SLOWEST]:
            print(f"{times[name]:7.0f} s  {name}{work.get(name, '')}")
        failed = [part for part in self._done if part.failed]
        for part in self._done:
            for line in part.output.splitlines():
                if line.startswith((AGAIN, SKIPPED)):
                    print(f"== {line}")
        if not failed:
            print("== everything is fine")
            return 0
        print("== what failed")
        for part in failed:
            lines = [line for line in part.output.splitlines() if line.startswith(TOLD)]
            print(f"  {part.name}: {' '.join(part.command)}" if not lines else f"  {part.name}")
            for line in lines:
                print(f"    {line}")
        return 1


def test_file(class_name: str) -> str:
    """`tests.core.test_rng.TestBelow` is in tests/core/test_rng.py."""
    words = class_name.split(".")
    while words and not words[-1].startswith("test_"):
        words.pop()
    return "/".join(words) + ".py"


def keep_bytecode(folder: Path) -> None:
    """Has all that is started from here keep bytecode in a folder; what tests left there of their own goes.

    Tests start Python a thousand times. uv installs no bytecode, and where the environment forbids to write
    any, each start would compile all that it imports again.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder)
    shutil.rmtree(folder.joinpath(*Path(tempfile.gettempdir()).parts[1:]), ignore_errors=True)
