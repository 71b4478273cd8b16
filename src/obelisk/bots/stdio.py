"""Bots in any language: a program that reads and writes JSON lines (docs/write-a-bot.md).

Whatever the program does, it can lose only its own move: if it hangs, dies, floods or talks nonsense, a
random legal action is played for it and a note says so. The environment variable OBELISK_TRANSCRIPTS names a
folder for what was said, and for what the programs write to standard error.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import subprocess
import tempfile
from pathlib import Path
from time import monotonic
from typing import IO, Any, Final

from obelisk.bots.base import Budget
from obelisk.core.decision import Action
from obelisk.core.event import Event
from obelisk.core.game import Game
from obelisk.core.notation import seat_name
from obelisk.core.rng import Rng

PROTOCOL: Final = 1
PATIENCE: Final = 5.0
"""Seconds for an answer if the budget names no time."""
GRACE: Final = 0.25
"""Seconds on top of the budget: pipes and other people's schedulers need some."""
FIRST_GRACE: Final = 3.0
"""Seconds on top for the first answer: interpreters need to start."""
MOST_BYTES: Final = 1 << 18
"""More than this before an answer is a flood."""
TRANSCRIPTS: Final = "OBELISK_TRANSCRIPTS"
MOST_FAILURES: Final = 5
"""After so many failures in a game the program is not started again."""
MUTE: Final = "it never answered in a game, which was played at random"
"""The note about a program that did nothing but fail: scores are not its own then."""


class Failure(Exception):
    """Why there is no answer."""


class StdioBot:
    """Asks a program. `notes` tells what went wrong."""

    def __init__(self, game: Game[Any, Any, Any], command: str, seed: str) -> None:
        self._game = game
        self._command = command
        self._rng = Rng(f"bot/stdio/{seed}")
        self._process: subprocess.Popen[bytes] | None = None
        self._buffer = b""
        self._asked = 0
        self._failures = 0
        self._has_answered = False
        self._is_first = True
        self.notes: list[str] = []
        self._transcript: IO[bytes] | None = None
        if folder := os.environ.get(TRANSCRIPTS, ""):
            self._transcript = begin_transcript(Path(folder), game.id, command, seed)

    def choose(self, view: Any, legal: list[Action], budget: Budget) -> Action:
        """What the program answers; a random action if it fails to."""
        world = self._game.determinise(view, self._rng)
        texts = [self._game.notate(world, action) for action in legal]
        if self._failures < MOST_FAILURES:
            try:
                answer = self._ask(view, world, texts, budget)
                self._has_answered = True
                return legal[answer]
            except Failure as failure:
                self._failures += 1
                self.notes.append(f"decision {self._asked}: {failure}; a random action was played")
                self.close()
                if self._failures == MOST_FAILURES:
                    rest = "too many failures: the rest of the game is played at random"
                    self.notes.append(rest if self._has_answered else MUTE)
        return legal[self._rng.below(len(legal))]

    def hear(self, events: list[Event]) -> None:
        """Sends the program what has happened."""
        if events and self._process is not None:
            with contextlib.suppress(Failure):
                self._send({"events": [event.encode() for event in events]}, monotonic() + GRACE)

    def _ask(self, view: Any, world: Any, texts: list[str], budget: Budget) -> int:
        """The index of the answer among the legal texts."""
        self._start()
        self._asked += 1
        decision = self._game.decision(world)
        assert decision is not None
        question = {
            "protocol": PROTOCOL,
            "ask": self._asked,
            "game": self._game.id,
            "seat": seat_name(decision.seat),
            "decision": decision.kind,
            "ms": budget.milliseconds,
            "sims": budget.simulations,
            "legal": texts,
            "view": self._game.encode_view(view),
        }
        seconds = budget.milliseconds / 1000 + GRACE if budget.milliseconds else PATIENCE
        if self._is_first:
            seconds += FIRST_GRACE
            self._is_first = False
        end = monotonic() + seconds
        self._send(question, end)
        return self._answer(texts, end)

    def _start(self) -> None:
        if self._process is not None:
            return
        try:
            words = shlex.split(self._command)
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if self._transcript is None else self._transcript,
            )
        except (OSError, ValueError) as error:
            raise Failure(f"the program cannot be started ({error})") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        os.set_blocking(self._process.stdout.fileno(), False)
        self._buffer = b""

    def _send(self, message: dict[str, object], end: float) -> None:
        """Writes a line; a program that does not read fails like one that does not answer."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        data = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._keep(b"> ", data)
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdin, selectors.EVENT_WRITE)
            while data:
                if not selector.select(max(0.0, end - monotonic())):
                    raise Failure("it does not read")
                try:
                    data = data[os.write(process.stdin.fileno(), data) :]
                except BlockingIOError:
                    continue
                except OSError:
                    raise Failure("it ended") from None

    def _answer(self, texts: list[str], end: float) -> int:
        read = 0
        while True:
            line, newline, rest = self._buffer.partition(b"\n")
            if newline:
                self._buffer = rest
                self._keep(b"< ", line + newline)
                index = self._index(line, texts)
                if index >= 0:
                    return index
                continue
            chunk = self._read(end)
            read += len(chunk)
            if read > MOST_BYTES:
                raise Failure("it floods")
            self._buffer += chunk

    def _read(self, end: float) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            if not selector.select(max(0.0, end - monotonic())):
                raise Failure("no answer in time")
        chunk = process.stdout.read(1 << 16)
        if not chunk:
            raise Failure("it ended")
        return chunk

    def _index(self, line: bytes, texts: list[str]) -> int:
        """What an answer chooses; -1 if it answers an older question."""
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise Failure(f"{shown(line)} is no JSON") from None
        if not isinstance(answer, dict) or "action" not in answer:
            raise Failure(f"{shown(line)} has no action")
        if answer.get("ask", self._asked) != self._asked:
            return -1
        if answer["action"] not in texts:
            raise Failure(f"{shown(line)} is not legal")
        return texts.index(answer["action"])

    def _keep(self, mark: bytes, line: bytes) -> None:
        """Writes a line of the conversation down, if somebody wants to read it."""
        if self._transcript is not None:
            self._transcript.write(mark + line)

    def close(self) -> None:
        """Ends the program."""
        process = self._process
        self._process = None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        try:
            process.wait(0.2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        self.close()
        if self._transcript is not None:
            self._transcript.close()


def begin_transcript(folder: Path, game: str, command: str, seed: str) -> IO[bytes]:
    """A file for each bot of each game: `>` is what it is sent, `<` what it answers, the rest its errors."""
    folder.mkdir(parents=True, exist_ok=True)
    descriptor, _ = tempfile.mkstemp(".txt", f"{game}-", folder)
    file = os.fdopen(descriptor, "wb", buffering=0)
    file.write(f"# {command}, seed {seed}\n".encode())
    return file


def shown(line: bytes) -> str:
    """A line for a note: short and printable."""
    text = line[:60].decode(errors="replace")
    return repr(text + ("…" if len(line) > 60 else ""))
