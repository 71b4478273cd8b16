"""Games that are played side by side: the loops below the batch, which has the arrays.

Rows are the games. A row has one learner, whose tokens come from outside; with `EVERYBODY` all seats are his.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from obelisk.bots.base import Bot, Budget
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Seat
from obelisk.core.event import seen_events
from obelisk.core.game import Game
from obelisk.core.rng import Rng
from obelisk.research.stepping.observer import Observer
from obelisk.research.stepping.session import OVER, Session
from obelisk.tensors.base import Encoding, IllegalToken
from obelisk.tensors.layout import Buffer
from obelisk.tensors.sheet import Sheet

EVERYBODY: Final = -2
"""The learner of a row who chooses for all seats."""
NOTHING_TO_CHOOSE: Final = [0]
"""What the mask of a game that is over shows: masks are never empty, and any token will do."""
UNLIMITED: Final = Budget()


class Crowd:
    """Some games with the same options, each a session of its own."""

    def __init__(
        self, game: Game[Any, Any, Any], options: Any, encoding: Encoding, rows: int, at_random: bool
    ) -> None:
        self.game = game
        self.options = options
        self.encoding = encoding
        self.observer = Observer(game, encoding)
        self.seats = game.seats(options)
        self.sessions: list[Session] = []
        self.learners: list[Seat] = [EVERYBODY] * rows
        self.steps: list[int] = [0] * rows
        # Others than the learner choose at random, each with numbers of his own.
        self.at_random = at_random
        self._rngs: list[list[Rng]] = [[] for _ in range(rows)]
        for _ in range(rows):
            chance = SeededChance("")
            self.sessions.append(Session(game, encoding, game.setup(options, chance), chance))

    def deal(self, row: int, name: str, learner: Seat, is_heard: bool) -> None:
        """A new game in a row; its name is its seed. Where bots listen, events are collected."""
        chance = SeededChance(name)
        session = Session(self.game, self.encoding, self.game.setup(self.options, chance), chance)
        if is_heard:
            session.events = []
        self.sessions[row] = session
        self.learners[row] = learner
        self.steps[row] = 0
        if self.at_random:
            # As a bot `random` of the same seed would have them.
            self._rngs[row] = [Rng(f"bot/random/{name}/{seat}") for seat in range(self.seats)]
            self.let_chance_choose(row)

    def step(self, tokens: list[int]) -> None:
        """A token for each row; where a game is over, it does not count."""
        for row, session in enumerate(self.sessions):
            if session.seat != OVER:
                session.step(tokens[row])
                self.steps[row] += 1
                if self.at_random:
                    self.let_chance_choose(row)

    def step_rows(self, rows: list[int], tokens: list[int]) -> None:
        """A token for each of some rows, not of the learner."""
        for place, row in enumerate(rows):
            self.sessions[row].step(tokens[place])

    def play(self, choices: list[int]) -> None:
        """In each row one of the actions that fit, by its number; where a game is over, it does not count."""
        for row, session in enumerate(self.sessions):
            if session.seat != OVER and not 0 <= choices[row] < len(session.fits()):
                raise IllegalToken(f"game {row} has no action {choices[row]}")
        for row, session in enumerate(self.sessions):
            if session.seat != OVER:
                session.play(session.fits()[choices[row]])
                self.steps[row] += 1
                if self.at_random:
                    self.let_chance_choose(row)

    def give_up(self, row: int) -> None:
        """Ends a game before its time: nobody is asked any more, and nobody wins."""
        session = self.sessions[row]
        session.seat = OVER
        session.menu = None

    def let_chance_choose(self, row: int) -> None:
        """The others choose at random until the learner is asked."""
        session = self.sessions[row]
        learner = self.learners[row]
        rngs = self._rngs[row]
        if session.seat in (learner, OVER):
            return
        game = self.game
        state = session.state
        seat = session.seat
        while seat not in (learner, OVER):
            game.advance(state, game.sample(state, rngs[seat]), session.chance, session.events)
            decision = game.decision(state)
            seat = OVER if decision is None else decision.seat
        session.ask()

    def let_bots_choose(self, row: int, bots: dict[Seat, Bot[Any]]) -> None:
        """Bots answer from their views until the learner is asked, and hear what their seats saw."""
        session = self.sessions[row]
        learner = self.learners[row]
        self._tell(session, bots)
        while session.seat not in (learner, OVER):
            view = self.game.view(session.state, session.seat)
            session.play(bots[session.seat].choose(view, session.fits(), UNLIMITED))
            self._tell(session, bots)

    def _tell(self, session: Session, bots: dict[Seat, Bot[Any]]) -> None:
        events = session.events
        if events:
            for seat, bot in bots.items():
                bot.hear(seen_events(events, seat))
            session.events = []

    def waiting(self) -> list[int]:
        """The rows in which somebody else than the learner is asked."""
        found: list[int] = []
        for row, session in enumerate(self.sessions):
            learner = self.learners[row]
            if learner != EVERYBODY and session.seat != learner and session.seat != OVER:
                found.append(row)
        return found

    def asked(self) -> list[Seat]:
        """The seat that is asked in each row, -1 where the game is over."""
        return [session.seat for session in self.sessions]

    def over(self) -> list[int]:
        """The rows whose game is over."""
        found: list[int] = []
        for row, session in enumerate(self.sessions):
            if session.seat == OVER:
                found.append(row)
        return found

    def late(self, most: int) -> list[int]:
        """The rows with so many steps of the learner whose game goes on."""
        found: list[int] = []
        for row, session in enumerate(self.sessions):
            if self.steps[row] >= most and session.seat != OVER:
                found.append(row)
        return found

    def write(self, sheet: Sheet) -> None:
        """What is known to who is asked in each row; where a game is over, to its learner."""
        observer = self.observer
        for row, session in enumerate(self.sessions):
            sheet.begin(row)
            seat = session.seat
            if seat == OVER:
                seat = max(self.learners[row], 0)
            observer.write(session.state, seat, session.pending, sheet)
            sheet.finish(row)

    def write_rows(self, rows: list[int], sheet: Sheet) -> None:
        """The same for some rows that go on, one after the other."""
        for place, row in enumerate(rows):
            session = self.sessions[row]
            sheet.begin(place)
            self.observer.write(session.state, session.seat, session.pending, sheet)
            sheet.finish(place)

    def marks(self) -> list[list[int]]:
        """The tokens that may be chosen in each row."""
        found: list[list[int]] = []
        for session in self.sessions:
            menu = session.menu
            found.append(NOTHING_TO_CHOOSE if menu is None else menu.marks())
        return found

    def marks_of(self, rows: list[int]) -> list[list[int]]:
        """The same for some rows that go on."""
        found: list[list[int]] = []
        for row in rows:
            menu = self.sessions[row].menu
            found.append(NOTHING_TO_CHOOSE if menu is None else menu.marks())
        return found

    def sample(self, rng: Rng) -> list[int]:
        """A legal token for each row, at random."""
        found: list[int] = []
        for session in self.sessions:
            menu = session.menu
            tokens = NOTHING_TO_CHOOSE if menu is None else menu.marks()
            found.append(tokens[rng.below(len(tokens))])
        return found

    def potentials(self, shape: str) -> list[list[float]]:
        """How far each seat of each row has come; 0 where the game is over."""
        encoding: Any = self.encoding
        found: list[list[float]] = []
        for session in self.sessions:
            if session.seat == OVER:
                found.append([0.0] * self.seats)
            else:
                found.append([encoding.potential(shape, session.state, seat) for seat in range(self.seats)])
        return found

    def describe(self, out: Buffer, offsets: array[int]) -> None:
        """Adds the features of every action that fits, row after row, and where each row ends."""
        encoding = self.encoding
        layout = encoding.features
        offsets.append(0)
        total = 0
        for session in self.sessions:
            if session.seat != OVER:
                actions = session.fits()
                seen = self.observer.glance(session.state, session.seat)
                for action in actions:
                    one = layout.buffer()
                    encoding.describe(seen, action, one)
                    out.extend(one)
                total += len(actions)
            offsets.append(total)
