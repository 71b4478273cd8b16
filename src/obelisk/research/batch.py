"""Many games in one object, stepped together: what is seen of them is written into arrays, once a step.

`Batch("drakon", 64, {"players": 4})` deals, `step` takes a token for each game and gives what is `Seen` then.
The arrays are always the same ones: a step overwrites them. numpy, and whatever reads DLPack or the buffer
protocol, shares their memory. See docs/research.md.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from obelisk.bots.base import Bot
from obelisk.bots.spec import BotSource, check_spec, make_bot
from obelisk.core.decision import Seat
from obelisk.core.rng import Rng
from obelisk.extras import MissingExtra
from obelisk.research.encodings import encoding_of, game_of, options_of
from obelisk.research.endings import ending_of
from obelisk.research.shaping import shaped
from obelisk.research.stepping.crowd import EVERYBODY, Crowd
from obelisk.research.stepping.session import OVER, Session, utilities
from obelisk.tensors.base import IllegalToken
from obelisk.tensors.sheet import Sheet, mark

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise MissingExtra(error) from None

SPARSE: Final = "sparse"
DENSE: Final = "dense"
NO_OBSERVATION: Final = "none"
FORMS: Final = [SPARSE, DENSE, NO_OBSERVATION]
RANDOM: Final = "random"
ILLEGAL_REWARD: Final = -1.0

Floats = NDArray[np.float32]
Integers = NDArray[np.int32]
Bytes = NDArray[np.int8]
Flags = NDArray[np.bool_]
Policy = Callable[["Asked"], ArrayLike]
"""Chooses a token for each of the games in which another seat than the learner's is asked."""
Memory = Callable[[str, tuple[int, ...], Any], NDArray[Any]]
"""Gives the array of a name, a shape and a kind of numbers, full of zeros."""


def own_memory(name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Arrays of this process."""
    return np.zeros(shape, kind)


class Sparse(NamedTuple):
    """The numbers of all rows that are not zero: those of row n stand from `offsets[n]` to `offsets[n + 1]`.

    In a row each place is there once, in no particular order. What stands after the last row means nothing.
    """

    places: Integers
    values: Floats
    offsets: Integers

    def csr(self) -> tuple[Floats, Integers, Integers]:
        """Values, places and offsets up to the last row, as `scipy.sparse.csr_array` takes them."""
        end = int(self.offsets[-1])
        return self.values[:end], self.places[:end], self.offsets

    def dense(self, size: int) -> Floats:
        """The rows with all their zeros; a new array."""
        values, places, offsets = self.csr()
        found = np.zeros((len(offsets) - 1, size), np.float32)
        found[np.repeat(np.arange(len(found)), np.diff(offsets)), places] = values
        return found


class Features(NamedTuple):
    """The features of every action that fits: those of row n from `offsets[n]` to `offsets[n + 1]`."""

    values: Floats
    offsets: Integers


class Seen(NamedTuple):
    """What all games show after a step; the arrays of the batch.

    `observation` and `mask` are those of the seat that is asked, `seats`. `rewards` has a number for every
    seat, or only for the learner where others play the other seats. `ended` are the games that came to their
    end in this step, `late` those that had their last one. Where games begin anew by themselves, all else is
    of the new game then.
    """

    observation: Floats | Sparse | None
    mask: Bytes
    seats: Integers
    rewards: Floats
    ended: Flags
    late: Flags


def illegal_of(tokens: NDArray[Any], seen: Seen) -> NDArray[np.int64]:
    """The games that go on and whose token may not be chosen."""
    games, known = seen.mask.shape
    if tokens.shape != (games,):
        raise ValueError(f"a token for each of {games} games is needed")
    inside = (tokens >= 0) & (tokens < known)
    legal = inside & (seen.mask[np.arange(games), np.where(inside, tokens, 0)] > 0)
    found: NDArray[np.int64] = np.flatnonzero(~legal & (seen.seats != OVER))
    return found


def refuse_illegal(tokens: NDArray[Any], seen: Seen) -> None:
    """Raises `IllegalToken` if one of the tokens may not be chosen."""
    illegal = illegal_of(tokens, seen)
    if len(illegal):
        row = int(illegal[0])
        raise IllegalToken(f"token {tokens[row]} fits no legal action of game {row}")


class Asked(NamedTuple):
    """The games in which a policy is asked: which they are, who is asked, what it sees and may choose."""

    rows: Integers
    observation: Floats | Sparse | None
    mask: Bytes
    seats: Integers


class View:
    """The arrays for observations and masks of some games."""

    def __init__(self, form: str, rows: int, size: int, tokens: int, memory: Memory = own_memory) -> None:
        self.form = form
        self.rows = rows
        self.size = size
        self.tokens = tokens
        self.mask: Bytes = memory("mask", (rows, tokens), np.int8)
        self.sparse: Sparse | None = None
        self.dense: Floats | None = None
        self.sheet: Sheet | None = None
        if form != NO_OBSERVATION:
            # Room for the fullest rows; memory that is never written to costs nothing.
            room = (rows * size,)
            offsets = memory("offsets", (rows + 1,), np.int32)
            self.sparse = Sparse(
                memory("places", room, np.int32), memory("values", room, np.float32), offsets
            )
            if form == DENSE:
                self.dense = memory("dense", (rows, size), np.float32)
            self.sheet = Sheet(size, *self.sparse, self.dense)

    def observation(self, rows: int) -> Floats | Sparse | None:
        """The observations of the first rows."""
        if self.dense is not None:
            return self.dense[:rows]
        if self.sparse is None:
            return None
        return Sparse(self.sparse.places, self.sparse.values, self.sparse.offsets[: rows + 1])


class Batch:
    """Games of the same kind that are stepped together.

    Without `opponents` and `policy` all seats are the learner's: each game asks whom it asks. With them he
    has one seat of each game, `seat`, or with None another one from game to game. Bots are as everywhere
    (`docs/bots.md`), one for all other seats or one for each; a policy is asked for all games at once.

    A game's seed is `seed/row/number`, so that it is dealt the same however many rows there are. With
    `autoreset` a game that has ended begins anew in the same step. After `max_steps` tokens of the learner it
    is late and ends. `shaping` names rewards on the way (`research.shaping`), and
    `compact` observations have at most 2,000 numbers.

    A part of a larger batch (`processes.ManyBatches`) has the number of its `first` row there, and its arrays
    in the `memory` of all.
    """

    def __init__(
        self,
        game: str,
        games: int = 64,
        options: Mapping[str, object] | None = None,
        *,
        opponents: BotSource | Sequence[BotSource] | None = None,
        policy: Policy | None = None,
        seat: Seat | None = 0,
        form: str = SPARSE,
        max_steps: int | None = None,
        autoreset: bool = True,
        seed: int = 0,
        shaping: str = "",
        compact: bool = False,
        first: int = 0,
        memory: Memory = own_memory,
    ) -> None:
        if form not in FORMS:
            raise ValueError(f"{form!r} is none of {', '.join(FORMS)}")
        if games < 1:
            raise ValueError("a batch has at least one game")
        self._first = first
        self.game = game_of(game)
        self.options = options_of(self.game, options)
        self.encoding = encoding_of(self.game, self.options, compact)
        self.games = games
        self.seats_at_table = self.game.seats(self.options)
        self.form = form
        self.autoreset = autoreset
        self.max_steps = max_steps
        self._shape = shaping
        if shaping:
            shaped(self.encoding, shaping)
        self._sources = self._sources_of(opponents)
        self._policy = policy
        if policy is not None and self._sources:
            raise ValueError("either bots or a policy play the other seats")
        if seat is not None and not 0 <= seat < self.seats_at_table:
            raise ValueError(f"there is no seat {seat} at a table of {self.seats_at_table}")
        self._seat = seat
        self._is_alone = not self._sources and policy is None
        at_random = bool(self._sources) and all(source == RANDOM for source in self._sources)
        self._has_bots = bool(self._sources) and not at_random
        self._bots: list[dict[Seat, Bot[Any]]] = [{} for _ in range(games)]
        self._crowd = Crowd(self.game, self.options, self.encoding, games, at_random)
        size, tokens = self.encoding.layout.size, self.encoding.tokens
        self._view = View(form, games, size, tokens, memory)
        self._guests = None if policy is None else View(form, games, size, tokens)
        rewards = (games, self.seats_at_table) if self._is_alone else (games,)
        self._seen = Seen(
            self._view.observation(games),
            self._view.mask,
            memory("seats", (games,), np.int32),
            memory("rewards", rewards, np.float32),
            memory("ended", (games,), np.bool_),
            memory("late", (games,), np.bool_),
        )
        self._rows = np.arange(games)
        self._potentials = np.zeros((games, self.seats_at_table), np.float32)
        self.last: dict[int, Session] = {}
        """The games that ended in the last step, by their rows, as they ended."""
        self._learner_of_last: dict[int, Seat] = {}
        self._seed = seed
        self._numbers = [0] * games
        self._rng = self._own_rng()
        self.reset()

    def _sources_of(self, opponents: BotSource | Sequence[BotSource] | None) -> list[BotSource]:
        others = self.seats_at_table - 1
        if opponents is None:
            return []
        sources: list[Any] = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * others
        if len(sources) != others:
            raise ValueError(f"{others} opponents sit at this table, not {len(sources)}")
        for source in sources:
            check_spec(source, self.game)
        return sources

    def reset(self, seed: int | None = None) -> Seen:
        """Deals all games anew; without a seed the next ones of the seed before."""
        if seed is not None:
            self._seed = seed
            self._numbers = [0] * self.games
            self._rng = self._own_rng()
        seen = self._seen
        seen.rewards[:] = 0
        seen.ended[:] = False
        seen.late[:] = False
        self.last = {}
        self._deal(list(range(self.games)))
        self._remember_potentials()
        return self._look()

    def step(self, tokens: ArrayLike) -> Seen:
        """Plays a token in every game; raises `IllegalToken`, and changes nothing, if one does not fit.

        In a game that is over, where games do not begin anew by themselves, any token will do.
        """
        chosen = np.asarray(tokens)
        refuse_illegal(chosen, self._seen)
        self._crowd.step(chosen.tolist())
        return self._after()

    def step_or_lose(self, tokens: ArrayLike) -> Seen:
        """The same, but an illegal token ends its game, and who chose it has -1."""
        chosen = np.array(tokens)
        illegal = self.illegal(chosen).tolist()
        seats = [self._crowd.sessions[row].seat for row in illegal]
        for row in illegal:
            self._crowd.give_up(row)
        self._crowd.step(chosen.tolist())
        seen = self._after()
        for row, seat in zip(illegal, seats, strict=True):
            seen.rewards[(row, seat) if self._is_alone else row] = ILLEGAL_REWARD
        return seen

    def play(self, choices: ArrayLike) -> Seen:
        """Plays in every game one of the actions that fit, by its number among its `features`.

        Raises `IllegalToken`, and changes nothing, if one of them has no such action.
        """
        self._crowd.play(np.asarray(choices).tolist())
        return self._after()

    def illegal(self, tokens: NDArray[Any]) -> NDArray[np.int64]:
        """The games whose token may not be chosen."""
        return illegal_of(tokens, self._seen)

    @property
    def mask(self) -> Bytes:
        """What may be chosen now in each game."""
        return self._view.mask

    def sample(self) -> Integers:
        """A legal token for each game: that of an action drawn at random from the menu."""
        return np.array(self._crowd.sample(self._rng), np.int32)

    def features(self) -> Features:
        """The features of the actions that fit in each game, in their canonical order; new arrays."""
        values, offsets = array("f"), array("i")
        self._crowd.describe(values, offsets)
        size = self.encoding.features.size
        rows = np.frombuffer(values, np.float32) if values else np.zeros(0, np.float32)
        return Features(rows.reshape(-1, size), np.frombuffer(offsets, np.int32))

    def ending(self, row: int) -> dict[str, Any]:
        """How the game of a row ended that did so in the last step: `endings.ending_of`, for its learner."""
        learner = self._learner_of_last[row]
        return ending_of(self.last[row].result(), None if learner == EVERYBODY else learner)

    def final(self, row: int, seat: Seat | None = None) -> Floats:
        """What a seat (else the learner) last saw of a game that ended in the last step; a new array."""
        learner = max(self._learner_of_last[row], 0)
        return np.frombuffer(self.last[row].observed(learner if seat is None else seat), np.float32)

    @property
    def learners(self) -> list[Seat]:
        """The learner's seat in each game, `EVERYBODY` where all are his."""
        return self._crowd.learners

    def learner(self, row: int) -> Seat | None:
        """The learner's seat in a game, None where all are his."""
        seat = self.learners[row]
        return None if seat == EVERYBODY else seat

    def close(self) -> None:
        """Ends bots that are programs of their own."""
        for bots in self._bots:
            for bot in bots.values():
                close = getattr(bot, "close", None)
                if close is not None:
                    close()
            bots.clear()

    # What happens in a step

    def _after(self) -> Seen:
        """Lets the others play, tells how games ended, and deals those anew."""
        seen = self._seen
        crowd = self._crowd
        self._let_others_play()
        seen.ended[:] = False
        seen.late[:] = False
        seen.rewards[:] = self._shaped_rewards() if self._shape else 0
        self.last = {}
        for row in crowd.over():
            # Those that had ended before are still there where games do not begin anew.
            if seen.seats[row] != OVER:
                seen.ended[row] = True
                self._end(row)
        for row in crowd.late(self.max_steps) if self.max_steps is not None else []:
            seen.late[row] = True
            self._end(row)
            crowd.give_up(row)
        if self.last and self.autoreset:
            self._deal(list(self.last))
        self._remember_potentials()
        return self._look()

    def _shaped_rewards(self) -> Floats:
        """How much further everybody has come, or only the learners."""
        gained: Floats = np.array(self._crowd.potentials(self._shape), np.float32) - self._potentials
        return gained if self._is_alone else gained[self._rows, self._crowd.learners]

    def _remember_potentials(self) -> None:
        if self._shape:
            self._potentials[:] = self._crowd.potentials(self._shape)

    def _end(self, row: int) -> None:
        session = self._crowd.sessions[row]
        learner = self._crowd.learners[row]
        self.last[row] = session
        self._learner_of_last[row] = learner
        won = utilities(session.result(), self.seats_at_table)
        self._seen.rewards[row] += won if learner == EVERYBODY else won[learner]

    def _deal(self, rows: list[int]) -> None:
        """New games, until the learner is asked in each."""
        while rows:
            for row in rows:
                name = f"{self._seed}/{self._first + row}/{self._numbers[row]}"
                learner = self._learner_in(row)
                self._numbers[row] += 1
                if self._has_bots:
                    self._seat_bots(row, name, learner)
                self._crowd.deal(row, name, learner, self._has_bots)
            self._let_others_play()
            asked = self._crowd.asked()
            rows = [row for row in rows if asked[row] == OVER]

    def _learner_in(self, row: int) -> Seat:
        if self._is_alone:
            return EVERYBODY
        if self._seat is not None:
            return self._seat
        return (self._first + row + self._numbers[row]) % self.seats_at_table

    def _own_rng(self) -> Rng:
        return Rng(f"batch/{self._seed}/{self._first}" if self._first else f"batch/{self._seed}")

    def _seat_bots(self, row: int, name: str, learner: Seat) -> None:
        others = [(learner + near) % self.seats_at_table for near in range(1, self.seats_at_table)]
        for bot in self._bots[row].values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()
        self._bots[row] = {
            other: make_bot(source, self.game, f"{name}/{other}")
            for other, source in zip(others, self._sources, strict=True)
        }

    def _let_others_play(self) -> None:
        if self._has_bots:
            for row in self._crowd.waiting():
                self._crowd.let_bots_choose(row, self._bots[row])
        elif self._policy is not None:
            while rows := self._crowd.waiting():
                tokens = np.asarray(self._policy(self._asked(rows)))
                self._crowd.step_rows(rows, tokens.tolist())

    def _asked(self, rows: list[int]) -> Asked:
        guests = self._guests
        assert guests is not None
        count = len(rows)
        if guests.sheet is not None:
            self._crowd.write_rows(rows, guests.sheet)
        mark(guests.mask, guests.tokens, self._crowd.marks_of(rows))
        numbers = np.array(rows, np.int32)
        seats = np.array(self._crowd.asked(), np.int32)[numbers]
        return Asked(numbers, guests.observation(count), guests.mask[:count], seats)

    def _look(self) -> Seen:
        crowd = self._crowd
        if self._view.sheet is not None:
            crowd.write(self._view.sheet)
        mark(self._view.mask, self._view.tokens, crowd.marks())
        self._seen.seats[:] = crowd.asked()
        return self._seen
