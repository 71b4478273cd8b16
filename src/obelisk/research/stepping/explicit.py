"""Games with explicit chance: a step is a token of a player or an answer of chance.

This is what OpenSpiel's states are made of; nothing here knows OpenSpiel.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from operator import index
from threading import get_ident
from typing import Any, Final, SupportsIndex

from obelisk.core.decision import Action, Seat
from obelisk.core.game import NO_ACTION, Game
from obelisk.core.rng import Rng
from obelisk.research.stepping.session import OVER, Session, utilities
from obelisk.tensors.base import Encoding

CHANCE: Final = -1
"""The player that OpenSpiel says answers for chance."""
TERMINAL: Final = -4
LONGEST_LOG: Final = 16


class Script:
    """Chance that answers what it has been told, and stops the rules at the first question beyond that.

    They go on in the middle of what they were doing as soon as there is an answer (`Worker`).
    """

    __slots__ = ("answers", "ask", "boss", "next", "total", "weights")

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.next = 0
        self.ask = 0
        self.weights: list[int] = []
        self.total = 0
        # The fiber that waits for the rules.
        self.boss: Any = None

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """The next answer; where there is none yet, the rules wait here until somebody has given one."""
        number = self.next
        self.next = number + 1
        if number == len(self.answers):
            possible = 0
            while not weights[possible]:
                possible += 1
            if weights[possible] == total:
                self.answers.append(possible)
                return possible
            self.ask = ask
            self.weights = weights
            self.total = total
            self.boss.switch()
        return self.answers[number]

    def proof(self) -> str:
        """Nothing is proved."""
        return ""

    def copy(self) -> Script:
        """The same question, of the same answers."""
        other = Script()
        other.answers = self.answers.copy()
        other.ask = self.ask
        # The rules go on to use their list.
        other.weights = self.weights.copy()
        other.total = self.total
        return other


class Task:
    """What a worker is at: an action, or the deal. It knows neither worker nor position: see `Worker`."""

    __slots__ = ("action", "error", "game", "is_done", "options", "script", "state")

    def __init__(self, game: Game[Any, Any, Any], options: Any) -> None:
        self.game = game
        self.options = options
        self.script = Script()
        # None before the deal.
        self.state: Any = None
        self.action: Action = NO_ACTION
        self.is_done = False
        self.error: BaseException | None = None

    def run(self) -> None:
        """Does one task after the other; whoever gives one switches to this fiber."""
        while True:
            try:
                if self.state is None:
                    self.state = self.game.setup(self.options, self.script)
                else:
                    self.game.advance(self.state, self.action, self.script)
            except Exception as error:
                self.error = error
            self.is_done = True
            self.script.boss.switch()


class Worker:
    """A fiber in which the rules can wait for an answer of chance.

    A fiber that is thrown away while it waits must not be held by anything on its own stack, or it would
    never go: there is the task, and what that knows.
    """

    __slots__ = ("fiber", "task", "thread")

    def __init__(self, table: Table) -> None:
        self.task = Task(table.game, table.options)
        self.fiber: Any = table.new_fiber(self.task.run)
        self.thread = get_ident()


class Table:
    """What is the same for all states of a game: rules, options, encoding.

    `new_fiber` and `current_fiber` are those of a library that can stop a function in the middle.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        options: Any,
        encoding: Encoding,
        values: Mapping[str, object],
        maker: Callable[[str, Mapping[str, object]], Table],
        new_fiber: Callable[[Callable[[], None]], Any],
        current_fiber: Callable[[], Any],
    ) -> None:
        self.game = game
        self.options = options
        self.encoding = encoding
        self.seats = game.seats(options)
        self.nothing = [0.0] * self.seats
        self.new_fiber = new_fiber
        self.current_fiber = current_fiber
        # Workers without work, by thread. To make one takes as long as three steps.
        self._idle: dict[int, list[Worker]] = {}
        # How to make it anew where it was pickled to.
        self._values = dict(values)
        self._maker = maker

    def worker(self) -> Worker:
        """One that has nothing to do, for this thread."""
        idle = self._idle.get(get_ident())
        return idle.pop() if idle else Worker(self)

    def dismiss(self, worker: Worker) -> None:
        """Keeps a worker that is done for the next game."""
        worker.task.state = None
        idle = self._idle.get(worker.thread)
        if idle is None:
            self._idle[worker.thread] = [worker]
        else:
            idle.append(worker)

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return self._maker, (self.game.id, self._values)


class Position:
    """A state between OpenSpiel's steps: the engine's state, tokens chosen so far, and chance to be answered.

    While chance is asked, the rules wait in the middle of an action (or of the deal), and the engine's state
    is neither the one before nor the one after it. Whoever needs the one before, to look at it or for a copy,
    has it made anew from an earlier one and the log.
    """

    __slots__ = (
        "_earlier", "_is_shared", "_log", "_worker",
        "action", "history", "player", "script", "session", "table",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.table = table
        self.session: Session | None = None
        self.action: Action = NO_ACTION
        self.script = Script()
        self.history: list[int] = []
        self.player = CHANCE
        # A state that nobody changes any more, and what was played since, with the answers of chance.
        self._earlier: Any = None
        self._log: list[tuple[Action, list[int]]] = []
        # Whether other positions may have the same state.
        self._is_shared = False
        # Who does the action at hand, or did the last one.
        self._worker: Worker | None = None

    def deal(self) -> None:
        """Sets the game up with the answers so far, until there is a question."""
        self._work(None)

    def _take_up(self, state: Any) -> None:
        """Goes on from a state of its own, as if it had been dealt."""
        session = Session(self.table.game, self.table.encoding, state, self.script)
        self.session = session
        self._go_on(session)

    def apply(self, step: SupportsIndex) -> None:
        """A token, or an answer of chance; raises `ValueError` for what cannot be."""
        # Not all that is an integer is an `int`: numpy has its own.
        action = step if isinstance(step, int) else index(step)
        session = self.session
        if self.player == CHANCE:
            script = self.script
            if not 0 <= action < len(script.weights) or not script.weights[action]:
                raise ValueError(f"chance cannot answer {action}")
            if not self._has_worker():
                self._ask_again()
            script.answers.append(action)
            self.history.append(action)
            self._resume()
            return
        if session is None:
            raise ValueError("the game is over")
        complete = session.choose(action)
        self.history.append(action)
        if complete != NO_ACTION:
            self.action = complete
            self.script.answers = []
            self._play(session)

    def _play(self, session: Session) -> None:
        """Begins the action with the answers so far."""
        game = session.game
        state = session.state
        if self._is_shared:
            self._earlier = state
            self._log = []
            state = game.copy(state)
            session.state = state
            self._is_shared = False
        elif self._earlier is None or len(self._log) >= LONGEST_LOG:
            self._earlier = game.copy(state)
            self._log = []
        self._work(state)

    def _work(self, state: Any) -> None:
        if not self._has_worker():
            self._worker = self.table.worker()
        worker = self._worker
        assert worker is not None
        task = worker.task
        task.state = state
        task.action = self.action
        task.script = self.script
        task.is_done = False
        self.script.next = 0
        self._resume()

    def _has_worker(self) -> bool:
        """Whether there is one, and it is of this thread; it will come back to the present fiber."""
        script = self.script
        boss = self.table.current_fiber()
        is_same = script.boss is boss
        script.boss = boss
        return self._worker is not None and (is_same or self._worker.thread == get_ident())

    def _resume(self) -> None:
        """Lets the rules go on until the next question or the end of the action."""
        worker = self._worker
        assert worker is not None
        task = worker.task
        worker.fiber.switch()
        if not task.is_done:
            self.player = CHANCE
            return
        error = task.error
        if error is not None:
            task.error = None
            raise error
        session = self.session
        if session is None:
            self._take_up(task.state)
        else:
            self._log.append((self.action, self.script.answers))
            session.ask()
            self._go_on(session)

    def _go_on(self, session: Session) -> None:
        self.action = NO_ACTION
        seat = session.seat
        if seat != OVER:
            self.player = seat
            return
        self.player = TERMINAL
        if self._worker is not None:
            self.table.dismiss(self._worker)
            self._worker = None

    def _ask_again(self) -> None:
        """The question that is open, for a worker of this position and thread."""
        session = self.session
        if session is None:
            self._worker = None
            self.deal()
        else:
            session.state = self.seen()
            self._worker = None
            self._is_shared = True
            self._play(session)

    def _is_asked(self) -> bool:
        """Whether the rules of this very position wait for chance in the middle of an action."""
        return self.action != NO_ACTION and self._worker is not None

    def seen(self) -> Any:
        """The state to look at, not to be changed: while chance is asked, that before the action at hand."""
        session = self.session
        if session is None:
            return None
        if not self._is_asked():
            return session.state
        if self._log:
            game = self.table.game
            state = game.copy(self._earlier)
            script = Script()
            for action, answers in self._log:
                script.answers = answers
                script.next = 0
                game.advance(state, action, script)
            self._earlier = state
            self._log = []
        return self._earlier

    def looked_at(self) -> Session | None:
        """The session to look at, not to be stepped; none before the deal is done."""
        session = self.session
        if session is None or not self._is_asked():
            return session
        before = session.share(self.script)
        before.state = self.seen()
        return before

    def legal(self) -> list[int]:
        """The tokens of the player, or the answers of chance, rising; a new list."""
        session = self.session
        if self.player == CHANCE:
            return [outcome for outcome, weight in enumerate(self.script.weights) if weight]
        return [] if session is None else session.legal()

    def outcomes(self) -> list[tuple[int, float]]:
        """The answers of chance with their probabilities."""
        found: list[tuple[int, float]] = []
        total = float(self.script.total)
        for outcome, weight in enumerate(self.script.weights):
            if weight:
                found.append((outcome, float(weight) / total))
        return found

    def copy(self) -> Position:
        """An equal position that goes its own way."""
        other = Position(self.table)
        other.history = self.history.copy()
        other.player = self.player
        other.action = self.action
        other.script = self.script.copy()
        session = self.session
        if session is None:
            return other
        state = self.seen()
        other._earlier = self._earlier
        other._log = self._log.copy()
        other.session = session.share(other.script)
        other.session.state = state
        other._is_shared = True
        if not self._is_asked():
            self._is_shared = True
        return other

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        session = self.session
        state = None if session is None else session.game.encode_state(self.seen())
        pending = [] if session is None else session.pending
        return restored, (self.table, state, pending, self.action, self.script.answers, self.history)

    def resampled(self, seat: Seat, rng: Rng) -> Position:
        """A random position that `seat` cannot tell from this one."""
        session = self.session
        if session is None or self.player == CHANCE:
            raise ValueError("positions are resampled where a player is asked")
        game = session.game
        other = Position(self.table)
        other.history = self.history.copy()
        other._take_up(game.determinise(game.view(session.state, seat), rng))
        other._choose_again(session.pending)
        return other

    def _choose_again(self, pending: list[int]) -> None:
        """The tokens of the decision at hand, which stand in the history already."""
        assert self.session is not None
        for token in pending:
            self.session.choose(token)

    def known(self, seat: Seat) -> str:
        """All that a seat knows, as text."""
        session = self.session
        if session is None:
            return ""
        game = session.game
        data = game.encode_view(game.view(self.seen(), seat))
        if seat == session.seat and session.pending:
            data["pending"] = session.pending
        return json.dumps(data, separators=(",", ":"))

    def returns(self) -> list[float]:
        """The utility of every seat; zeros until the end."""
        if self.player != TERMINAL or self.session is None:
            return self.table.nothing.copy()
        return utilities(self.session.result(), self.table.seats)


def restored(
    table: Table, data: object, pending: list[int], action: Action, answers: list[int], history: list[int]
) -> Position:
    """The position that was pickled."""
    found = Position(table)
    found.history = list(history)
    found.script.answers = list(answers)
    if data is None:
        found.deal()
        return found
    found._take_up(table.game.decode_state(table.options, data))
    found._choose_again(pending)
    if action != NO_ACTION:
        assert found.session is not None
        found.action = action
        found.script.answers = list(answers)
        found._play(found.session)
    return found
