"""Games with explicit chance: a step is a token of a player or an answer of chance.

This is what OpenSpiel's states are made of; nothing here knows OpenSpiel.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from obelisk.core.decision import Action, Seat
from obelisk.core.game import NO_ACTION, Game
from obelisk.core.rng import Rng
from obelisk.research.encoding.base import Encoding
from obelisk.research.stepping.session import OVER, Session, utilities

CHANCE: Final = -1
"""The player that OpenSpiel says answers for chance."""
TERMINAL: Final = -4
WHOLE: Final = 1024
LIKELY: Final = 870
"""Of `WHOLE`: how likely an action must seem to ask no more until it is played in place."""
PLACES: Final = 4
LONGEST_LOG: Final = 8


class Script:
    """Chance that answers what it has been told, and remembers the first question beyond that.

    From there on it gives any possible answer: what comes of it is thrown away. (To leave the rules by an
    error instead takes longer than to let them end.)
    """

    __slots__ = ("answers", "ask", "is_asked", "next", "total", "weights")

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.next = 0
        self.is_asked = False
        self.ask = 0
        self.weights: list[int] = []
        self.total = 0

    def begin(self) -> None:
        """The rules are about to ask from the first question on."""
        self.next = 0
        self.is_asked = False

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        number = self.next
        self.next = number + 1
        if number < len(self.answers):
            return self.answers[number]
        possible = 0
        while not weights[possible]:
            possible += 1
        if not self.is_asked:
            if weights[possible] == total:
                self.answers.append(possible)
            else:
                self.is_asked = True
                self.ask = ask
                # The rules go on to use their list.
                self.weights = weights.copy()
                self.total = total
        return possible

    def proof(self) -> str:
        return ""


class Table:
    """What is the same for all states of a game: rules, options, encoding."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        options: Any,
        encoding: Encoding,
        values: Mapping[str, object],
        maker: Callable[[str, Mapping[str, object]], Table],
    ) -> None:
        self.game = game
        self.options = options
        self.encoding = encoding
        self.seats = game.seats(options)
        self.nothing = [0.0] * self.seats
        # How to make it anew where it was pickled to.
        self._values = dict(values)
        self._maker = maker
        # How likely a decision that a token begins asks no more after 0, 1, 2, or more answers of chance.
        self._ends = [0] * (encoding.tokens * PLACES)

    def foresees_end(self, token: int, answers: int) -> bool:
        """Whether an action that this token begins will hardly ask more questions, after some answers.

        Only time depends on it, not what happens.
        """
        return self._ends[token * PLACES + min(answers, PLACES - 1)] > LIKELY

    def learn(self, token: int, answers: int, is_end: bool) -> None:
        place = token * PLACES + min(answers, PLACES - 1)
        if is_end:
            self._ends[place] += (WHOLE - self._ends[place]) >> 3
        else:
            self._ends[place] -= self._ends[place] >> 3

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return self._maker, (self.game.id, self._values)


class Position:
    """A state between OpenSpiel's steps: the engine's state, tokens chosen so far, and chance to be answered.

    While chance is asked, the engine's state is still the one before the action (none before the deal is
    done): with each answer the action is tried again on a copy, until no question is left. Where an action
    will hardly ask any more (`Table.foresees_end`), it is played in place. If it asks after all, the state is
    made anew from an earlier one and the log.
    """

    __slots__ = (
        "_earlier", "_first", "_is_shared", "_log",
        "action", "history", "player", "script", "session", "table",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.table = table
        self.session: Session | None = None
        self.action: Action | None = None
        self.script = Script()
        self.history: list[int] = []
        self.player = CHANCE
        # The first token of the decision at hand.
        self._first = 0
        # A state that nobody changes any more, and what was played since, with the answers of chance.
        self._earlier: Any = None
        self._log: list[tuple[Action, list[int]]] = []
        # Whether other positions may have the same state.
        self._is_shared = False

    def deal(self) -> None:
        """Tries to set the game up with the answers so far."""
        table = self.table
        script = self.script
        script.begin()
        state = table.game.setup(table.options, script)
        if not script.is_asked:
            self._take_up(state)

    def _take_up(self, state: Any) -> None:
        """Goes on from a state of its own, as if it had been dealt."""
        session = Session(self.table.game, self.table.encoding, state, self.script)
        self.session = session
        self._go_on(session)

    def apply(self, action: int) -> None:
        """A token, or an answer of chance; raises `ValueError` for what cannot be."""
        session = self.session
        if self.player == CHANCE:
            script = self.script
            if not 0 <= action < len(script.weights) or not script.weights[action]:
                raise ValueError(f"chance cannot answer {action}")
            script.answers.append(action)
            self.history.append(action)
            if session is None:
                self.deal()
            else:
                self._try(session)
            return
        if session is None:
            raise ValueError("the game is over")
        is_first = not session.pending
        complete = session.choose(action)
        if is_first:
            self._first = action
        self.history.append(action)
        if complete != NO_ACTION:
            self.action = complete
            self.script.answers = []
            self._try(session)

    def _try(self, session: Session) -> None:
        """Plays the action with the answers so far, on a copy unless no more questions are foreseen."""
        assert self.action is not None
        table = self.table
        game = session.game
        script = self.script
        state = session.state
        answers = len(script.answers)
        in_place = not self._is_shared and table.foresees_end(self._first, answers)
        if not in_place:
            state = game.copy(state)
        elif self._earlier is None or len(self._log) >= LONGEST_LOG:
            self._earlier = game.copy(state)
            self._log = []
        script.begin()
        game.advance(state, self.action, script)
        table.learn(self._first, answers, not script.is_asked)
        if script.is_asked:
            self.player = CHANCE
            if in_place:
                session.state = self._state_before()
            return
        if in_place:
            self._log.append((self.action, script.answers))
        else:
            self._earlier = session.state
            self._log = [(self.action, script.answers)]
            self._is_shared = False
        session.state = state
        session.ask()
        self._go_on(session)

    def _state_before(self) -> Any:
        """The state before the action at hand, made anew."""
        game = self.table.game
        state = game.copy(self._earlier)
        script = Script()
        for action, answers in self._log:
            script.answers = answers
            script.begin()
            game.advance(state, action, script)
        return state

    def _go_on(self, session: Session) -> None:
        self.action = None
        seat = session.seat
        self.player = TERMINAL if seat == OVER else seat

    def legal(self) -> list[int]:
        """The tokens of the player, or the answers of chance, rising; a new list."""
        session = self.session
        if self.player == CHANCE:
            return [outcome for outcome, weight in enumerate(self.script.weights) if weight]
        return [] if session is None else session.legal()

    def outcomes(self) -> list[tuple[int, float]]:
        """The answers of chance with their probabilities."""
        found: list[tuple[int, float]] = []
        total = self.script.total
        for outcome, weight in enumerate(self.script.weights):
            if weight:
                found.append((outcome, weight / total))
        return found

    def copy(self) -> Position:
        other = Position(self.table)
        other.history = self.history.copy()
        other.player = self.player
        other.action = self.action
        script = Script()
        script.answers = self.script.answers.copy()
        script.ask = self.script.ask
        script.weights = self.script.weights
        script.total = self.script.total
        other.script = script
        other._first = self._first
        other._earlier = self._earlier
        other._log = self._log.copy()
        if self.session is not None:
            other.session = self.session.share(script)
            other._is_shared = True
            self._is_shared = True
        return other

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        session = self.session
        state = None if session is None else session.game.encode_state(session.state)
        pending = [] if session is None else session.pending
        answers = self.script.answers
        return restored, (self.table, state, pending, self.action, answers, self.history, self._first)

    def resampled(self, seat: Seat, rng: Rng) -> Position:
        """A random position that `seat` cannot tell from this one."""
        session = self.session
        if session is None or self.player == CHANCE:
            raise ValueError("positions are resampled where a player is asked")
        game = session.game
        other = Position(self.table)
        other.history = self.history.copy()
        other._take_up(game.determinise(game.view(session.state, seat), rng))
        other._choose_again(session.pending, self._first)
        return other

    def _choose_again(self, pending: list[int], first: int) -> None:
        """The tokens of the decision at hand, which stand in the history already."""
        assert self.session is not None
        for token in pending:
            self.session.choose(token)
        self._first = first

    def known(self, seat: Seat) -> str:
        """All that a seat knows, as text."""
        session = self.session
        if session is None:
            return ""
        game = session.game
        data = game.encode_view(game.view(session.state, seat))
        if seat == session.seat and session.pending:
            data["pending"] = session.pending
        return json.dumps(data, separators=(",", ":"))

    def returns(self) -> list[float]:
        if self.player != TERMINAL or self.session is None:
            return self.table.nothing.copy()
        return utilities(self.session.result(), self.table.seats)


def restored(
    table: Table,
    data: object,
    pending: list[int],
    action: Action | None,
    answers: list[int],
    history: list[int],
    first: int,
) -> Position:
    """The position that was pickled."""
    found = Position(table)
    found.history = list(history)
    found.script.answers = list(answers)
    if data is None:
        found.deal()
        return found
    found._take_up(table.game.decode_state(table.options, data))
    found._choose_again(pending, first)
    if action is not None:
        assert found.session is not None
        found.action = action
        found.script.answers = list(answers)
        found._try(found.session)
    return found
