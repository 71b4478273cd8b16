"""A batch whose games are played by several processes, which write into memory that all of them share.

`ManyBatches("city", 256, processes=2, opponents="level:2")` is a `Batch` in parts: each process has some of
the rows. Nothing is sent but a word to begin and one when it is done. It pays where a step takes long: many
games, or bots that think. See docs/research.md.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from obelisk.bots.spec import BotSource
from obelisk.core.decision import Seat
from obelisk.extras import MissingExtra
from obelisk.pool import leave_interrupts_to_the_parent
from obelisk.research.batch import (
    DENSE,
    NO_OBSERVATION,
    SPARSE,
    Batch,
    Bytes,
    Floats,
    Integers,
    Memory,
    Seen,
    Sparse,
    illegal_of,
    refuse_illegal,
)
from obelisk.research.encodings import encoding_of, game_of, options_of
from obelisk.research.stepping.crowd import EVERYBODY

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise MissingExtra(error) from None

IN_MEMORY: Final = Path("/dev/shm")
"""Files here never go to a disk."""
ALIGNED: Final = 64
"""Arrays begin at multiples of it, so that processes do not write to the same line of a cache."""
PARTED: Final = {"places", "values", "offsets"}
"""Arrays that each process has for itself; of all others it has its rows."""


class ProcessDied(RuntimeError):
    """A process of a batch is gone, and with it its games."""


class Piece(NamedTuple):
    """Where an array lies in the shared memory."""

    start: int
    shape: tuple[int, ...]
    kind: str

    @property
    def length(self) -> int:
        """Its bytes."""
        return int(np.prod(self.shape)) * np.dtype(self.kind).itemsize


class Plan:
    """The rows of each process, and the arrays of all."""

    def __init__(self, rows: list[tuple[int, int]]) -> None:
        self.rows = rows
        self.pieces: dict[str, Piece] = {}
        self.size = 0

    def add(self, name: str, shape: tuple[int, ...], kind: str) -> None:
        """Room for one more array."""
        piece = Piece(self.size, shape, kind)
        self.pieces[name] = piece
        self.size += -(-piece.length // ALIGNED) * ALIGNED


class Arrays:
    """The shared memory: a file that has lost its name once all have opened it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.plan = plan
        self._bytes: NDArray[Any] = np.memmap(path, np.uint8, "r+", shape=(plan.size,)).view(np.ndarray)

    def whole(self, name: str) -> NDArray[Any]:
        """An array with the rows of everybody."""
        piece = self.plan.pieces[name]
        found: NDArray[Any] = self._bytes[piece.start : piece.start + piece.length].view(piece.kind)
        return found.reshape(piece.shape)

    def memory_of(self, number: int) -> Memory:
        """What the process of a number writes into."""
        first, end = self.plan.rows[number]

        def memory(name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
            return self.whole(f"{name}/{number}") if name in PARTED else self.whole(name)[first:end]

        return memory


def work(path: Path, plan: Plan, number: int, settings: dict[str, Any], pipe: Connection) -> None:
    """A process: deals its games, then does what it is told until nobody tells it anything any more."""
    leave_interrupts_to_the_parent()
    arrays = Arrays(path, plan)
    first, end = plan.rows[number]
    batch = Batch(games=end - first, first=first, memory=arrays.memory_of(number), **settings)
    tokens, learners = arrays.whole("tokens")[first:end], arrays.whole("learners")[first:end]
    answer: Any = None
    while True:
        learners[:] = [
            EVERYBODY if (seat := batch.learner(row)) is None else seat for row in range(end - first)
        ]
        try:
            pipe.send(answer)
            what, given = pipe.recv()
        except (EOFError, OSError):
            break
        try:
            answer = None
            if what == "sample":
                tokens[:] = batch.sample()
            elif what in ("step", "step_or_lose"):
                getattr(batch, what)(tokens)
            elif what == "reset":
                batch.reset(*given)
            else:
                answer = getattr(batch, what)(*given)
        except Exception as error:
            answer = error
    batch.close()


class ManyBatches:
    """Games of the same kind that are stepped together by some processes; else as a `Batch`.

    Games are dealt as those of one batch with as many rows. A policy is not asked and features are not told:
    both would have to be sent. `sample` draws other tokens with another number of processes.
    """

    def __init__(
        self,
        game: str,
        games: int = 64,
        options: Mapping[str, object] | None = None,
        *,
        processes: int = 2,
        opponents: BotSource | Sequence[BotSource] | None = None,
        seat: Seat | None = 0,
        form: str = SPARSE,
        max_steps: int | None = None,
        autoreset: bool = True,
        seed: int = 0,
        shaping: str = "",
        compact: bool = False,
    ) -> None:
        if not 1 <= processes <= games:
            raise ValueError("each process has at least one game")
        settings: dict[str, Any] = {
            "game": game,
            "options": options,
            "opponents": opponents,
            "seat": seat,
            "form": form,
            "max_steps": max_steps,
            "autoreset": autoreset,
            "seed": seed,
            "shaping": shaping,
            "compact": compact,
        }
        # What is wrong with the settings is said here, before a process begins.
        Batch(games=1, **settings).close()
        self.game = game_of(game)
        self.options = options_of(self.game, options)
        self.encoding = encoding_of(self.game, self.options, compact)
        self.games = games
        self.seats_at_table = self.game.seats(self.options)
        self.form = form
        self._is_alone = opponents is None
        self.last: list[int] = []
        """The games that ended in the last step, by their rows."""
        self._plan = self._plan_for(processes)
        self._pipes: list[Connection] = []
        self.workers: list[BaseProcess] = []
        self._arrays = self._begin(settings)
        self._parts: list[Sparse] = []
        self._seen = self._all_seen()
        self._tokens: Integers = self._arrays.whole("tokens")
        self._learners: Integers = self._arrays.whole("learners")
        self._join()

    def _plan_for(self, processes: int) -> Plan:
        games = self.games
        size, tokens = self.encoding.layout.size, self.encoding.tokens
        plan = Plan(list(pairwise(games * number // processes for number in range(processes + 1))))
        for name in ("tokens", "learners", "seats"):
            plan.add(name, (games,), "i4")
        plan.add("mask", (games, tokens), "i1")
        plan.add("rewards", (games, self.seats_at_table) if self._is_alone else (games,), "f4")
        plan.add("ended", (games,), "?")
        plan.add("late", (games,), "?")
        if self.form == DENSE:
            plan.add("dense", (games, size), "f4")
        if self.form != NO_OBSERVATION:
            for number, (first, end) in enumerate(plan.rows):
                # As in `View`: memory that is never written to costs nothing.
                plan.add(f"places/{number}", ((end - first) * size,), "i4")
                plan.add(f"values/{number}", ((end - first) * size,), "f4")
                plan.add(f"offsets/{number}", (end - first + 1,), "i4")
        return plan

    def _begin(self, settings: dict[str, Any]) -> Arrays:
        """Starts the processes and waits until all have dealt."""
        context = get_context("spawn")
        folder = str(IN_MEMORY) if IN_MEMORY.is_dir() else None
        with TemporaryDirectory(dir=folder, ignore_cleanup_errors=True) as name:
            path = Path(name) / "arrays"
            path.touch()
            os.truncate(path, self._plan.size)
            arrays = Arrays(path, self._plan)
            for number in range(len(self._plan.rows)):
                pipe, other = context.Pipe()
                given = (path, self._plan, number, settings, other)
                worker = context.Process(target=work, args=given, daemon=True)
                worker.start()
                other.close()
                self._pipes.append(pipe)
                self.workers.append(worker)
            self._hear_all()
        return arrays

    def _all_seen(self) -> Seen:
        whole = self._arrays.whole
        observation: Floats | Sparse | None = None
        if self.form == DENSE:
            observation = whole("dense")
        elif self.form == SPARSE:
            room = self.games * self.encoding.layout.size
            offsets = np.zeros(self.games + 1, np.int32)
            observation = Sparse(np.zeros(room, np.int32), np.zeros(room, np.float32), offsets)
            for number in range(len(self._plan.rows)):
                places, values = whole(f"places/{number}"), whole(f"values/{number}")
                self._parts.append(Sparse(places, values, whole(f"offsets/{number}")))
        names = ["mask", "seats", "rewards", "ended", "late"]
        return Seen(observation, *[whole(name) for name in names])

    def _tell_all(self, what: str, *given: Any) -> None:
        for pipe in self._pipes:
            self._tell(pipe, what, given)
        self._hear_all()

    def _tell(self, pipe: Connection, what: str, given: tuple[Any, ...]) -> None:
        try:
            pipe.send((what, given))
        except OSError:
            raise ProcessDied("a process of the batch has died") from None

    def _hear_all(self) -> None:
        answers = [self._hear(pipe) for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer

    def _hear(self, pipe: Connection) -> Any:
        try:
            return pipe.recv()
        except (EOFError, OSError):
            raise ProcessDied("a process of the batch has died") from None

    def _ask(self, row: int, what: str, *given: Any) -> Any:
        """What the process of a row answers about it."""
        number = next(number for number, (_, end) in enumerate(self._plan.rows) if row < end)
        pipe = self._pipes[number]
        self._tell(pipe, what, (row - self._plan.rows[number][0], *given))
        answer = self._hear(pipe)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _join(self) -> Seen:
        """Puts the rows of all processes one after the other, where they are not already."""
        whole = self._seen.observation
        if isinstance(whole, Sparse):
            base = 0
            for part, (first, end) in zip(self._parts, self._plan.rows, strict=True):
                count = int(part.offsets[-1])
                whole.places[base : base + count] = part.places[:count]
                whole.values[base : base + count] = part.values[:count]
                np.add(part.offsets[1:], base, out=whole.offsets[first + 1 : end + 1])
                base += count
        return self._seen

    def reset(self, seed: int | None = None) -> Seen:
        """Deals all games anew; without a seed the next ones of the seed before."""
        self._tell_all("reset", seed)
        self.last = []
        return self._join()

    def step(self, tokens: ArrayLike) -> Seen:
        """Plays a token in every game; raises `IllegalToken`, and changes nothing, if one does not fit."""
        chosen = np.asarray(tokens)
        refuse_illegal(chosen, self._seen)
        return self._step("step", chosen)

    def step_or_lose(self, tokens: ArrayLike) -> Seen:
        """The same, but an illegal token ends its game, and who chose it has -1."""
        chosen = np.asarray(tokens)
        self.illegal(chosen)
        return self._step("step_or_lose", chosen)

    def _step(self, what: str, chosen: NDArray[Any]) -> Seen:
        # Numbers that a token cannot be are as illegal as this one.
        self._tokens[:] = np.clip(chosen, -1, self.encoding.tokens)
        self._tell_all(what)
        self.last = np.flatnonzero(self._seen.ended | self._seen.late).tolist()
        return self._join()

    def illegal(self, tokens: NDArray[Any]) -> NDArray[np.int64]:
        """The games whose token may not be chosen."""
        return illegal_of(tokens, self._seen)

    @property
    def mask(self) -> Bytes:
        """What may be chosen now in each game."""
        return self._seen.mask

    def sample(self) -> Integers:
        """A legal token for each game, at random."""
        self._tell_all("sample")
        return self._tokens.copy()

    def ending(self, row: int) -> dict[str, Any]:
        """How the game of a row ended that did so in the last step."""
        found: dict[str, Any] = self._ask(row, "ending")
        return found

    def final(self, row: int, seat: Seat | None = None) -> Floats:
        """What a seat (else the learner) last saw of a game that ended in the last step."""
        found: Floats = self._ask(row, "final", seat)
        return found

    def learner(self, row: int) -> Seat | None:
        """The learner's seat in a game, None where all are his."""
        seat = int(self._learners[row])
        return None if seat == EVERYBODY else seat

    def close(self) -> None:
        """Ends the processes, and with them bots that are programs of their own."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()
        self._pipes, self.workers = [], []
