"""A process beside the server: it says when it is ready, then answers questions, one JSON line each.

It may die, and is replaced then.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any, Final

import msgspec

LONGEST_LINE: Final = 16 << 20
READY_SECONDS: Final = 20.0
"""A new process has to import the games before it says that it is ready."""
READY: Final = b'"ready"\n'

FAILURES: Final = (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError)


class Process:
    """One process at a time, running a module of ours: started when it is needed, replaced after `end`."""

    def __init__(self, module: str, memory_mb: int) -> None:
        self._module = module
        self._memory_mb = memory_mb
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started now if there is none, and ready. Raises one of `FAILURES`."""
        if self._process is None:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                str(self._memory_mb),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST_LINE,
                env=dict(os.environ),
                start_new_session=True,
            )
            self._process = process
            assert process.stdout is not None
            async with asyncio.timeout(READY_SECONDS):
                line = await process.stdout.readline()
            if line != READY:
                raise OSError("the process does not begin")
        return self._process

    async def ask(self, question: dict[str, Any], longest_ms: float) -> bytes:
        """Sends a question and returns the line that answers it. Raises one of `FAILURES`."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        async with asyncio.timeout(longest_ms / 1000):
            line = await process.stdout.readline()
        if not line:
            raise OSError("the process has ended")
        return line

    async def end(self) -> None:
        """Kills the process; it has nothing to lose."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:
                return
        await process.wait()
