"""Games with explicit chance: a step is a token of a player or an answer of chance.

This is what OpenSpiel's states are made of; nothing here knows OpenSpiel.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from obelisk.catalog import AnyGame
from obelisk.core.decision import Action, Seat
from obelisk.core.rng import Rng
from obelisk.research.encoding.base import Encoding
from obelisk.research.encoding.known import encoding_of, game_of, options_of
from obelisk.research.stepping.session import OVER, Session, utilities

CHANCE: Final = -1
"""The player that OpenSpiel says answers for chance."""
TERMINAL: Final = -4


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
        most = max(weights)
        likely = weights.index(most)
        if not self.is_asked:
            if most == total:
                self.answers.append(likely)
            else:
                self.is_asked = True
                self.ask = ask
                # The rules go on to use their list.
                self.weights = weights.copy()
                self.total = total
        return likely

    def proof(self) -> str:
        return ""


class Table:
    """What is the same for all states of a game: rules, options, encoding."""

    def __init__(self, game: str, values: Mapping[str, object]) -> None:
        self.values = dict(values)
        self.game: AnyGame = game_of(game)
        self.options = options_of(self.game, values)
        self.encoding: Encoding = encoding_of(self.game, self.options)
        self.seats = self.game.seats(self.options)
        self.nothing = [0.0] * self.seats

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.game.id, self.values)


class Position:
    """A state between OpenSpiel's steps: the engine's state, tokens chosen so far, and chance to be answered.

    While chance is asked, the engine's state is still the one before the action (none before the deal is
    done): with each answer the action is tried again on a copy, until no question is left.
    """

    __slots__ = ("action", "history", "player", "script", "session", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.session: Session | None = None
        self.action: Action | None = None
        self.script = Script()
        self.history: list[int] = []
        self.player = CHANCE

    def deal(self) -> None:
        """Tries to set the game up with the answers so far."""
        table = self.table
        script = self.script
        script.begin()
        state = table.game.setup(table.options, script)
        if not script.is_asked:
            self.session = Session(table.game, table.encoding, state, script)
            self._go_on(self.session)

    def apply(self, action: int) -> None:
        """A token, or an answer of chance; raises `ValueError` for what cannot be."""
        session = self.session
        if self.player == CHANCE:
            script = self.script
            if not 0 <= action < len(script.weights) or not script.weights[action]:
                raise ValueError(f"chance cannot answer {action}")
            script.answers.append(int(action))  # numpy has integers of its own
            self.history.append(action)
            if session is None:
                self.deal()
            else:
                self._try(session)
            return
        if session is None or self.player == TERMINAL:
            raise ValueError("the game is over")
        complete = session.choose(action)
        self.history.append(action)
        if complete is not None:
            self.action = complete
            self.script.answers = []
            self._try(session)

    def _try(self, session: Session) -> None:
        """Plays the action on a copy with the answers so far."""
        assert self.action is not None
        script = self.script
        script.begin()
        game = session.game
        state = game.copy(session.state)
        game.advance(state, self.action, script)
        if script.is_asked:
            self.player = CHANCE
        else:
            session.state = state
            session.ask()
            self._go_on(session)

    def _go_on(self, session: Session) -> None:
        self.action = None
        seat = session.seat
        self.player = TERMINAL if seat == OVER else seat

    def outcomes(self) -> list[tuple[int, float]]:
        total = self.script.total
        return [(outcome, weight / total) for outcome, weight in enumerate(self.script.weights) if weight]

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
        # An engine state is never changed in place here (`_try`), so it can be shared.
        other.session = None if self.session is None else self.session.share(script)
        return other

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        session = self.session
        state = None if session is None else session.game.encode_state(session.state)
        pending = [] if session is None else session.pending
        return restored, (self.table, state, pending, self.action, self.script.answers, self.history)

    def resampled(self, seat: Seat, rng: Rng) -> Position:
        """A random position that `seat` cannot tell from this one."""
        other = self.copy()
        session = other.session
        if session is None or self.player == CHANCE:
            raise ValueError("positions are resampled where a player is asked")
        game = session.game
        state = game.determinise(game.view(session.state, seat), rng)
        pending = session.pending
        other.session = Session(game, session.encoding, state, other.script)
        for token in pending:
            other.session.choose(token)
        return other

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
) -> Position:
    """The position that was pickled."""
    found = Position(table)
    found.history = list(history)
    found.script.answers = list(answers)
    if data is None:
        found.deal()
        return found
    state = table.game.decode_state(table.options, data)
    found.session = Session(table.game, table.encoding, state, found.script)
    for token in pending:
        found.session.choose(token)
    if action is None:
        found._go_on(found.session)
    else:
        found.action = action
        found._try(found.session)
    return found
