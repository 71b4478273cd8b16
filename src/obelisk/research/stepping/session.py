"""A game that is played token by token: the one loop below every environment."""

from __future__ import annotations

from typing import Any, Final

from obelisk.core.chance import Chance
from obelisk.core.decision import Action, Result, Seat
from obelisk.core.event import Event
from obelisk.core.game import NO_ACTION, Game
from obelisk.research.stepping.observer import Observer
from obelisk.tensors.base import Encoding, Menu
from obelisk.tensors.layout import Buffer

OVER: Final = -1


class Session:
    """A state, and the tokens chosen so far for the decision at hand.

    A decision is taken as soon as a single legal action fits, so most take one token.
    """

    __slots__ = ("chance", "encoding", "events", "game", "menu", "observer", "pending", "seat", "state")

    def __init__(
        self,
        game: Game[Any, Any, Any],
        encoding: Encoding,
        state: Any,
        chance: Chance,
        like: Session | None = None,
    ) -> None:
        self.game = game
        self.encoding = encoding
        self.state = state
        self.chance = chance
        # What happens is collected here, if somebody puts a list.
        self.events: list[Event] | None = None
        self.seat: Seat = OVER
        self.pending: list[int] = []
        self.menu: Menu | None = None
        # Made when somebody looks.
        self.observer: Observer | None = None
        if like is None:
            self.ask()
        else:
            self.seat = like.seat
            self.pending = like.pending.copy()
            self.menu = like.menu
            self.observer = like.observer

    def ask(self) -> None:
        """Finds the decision of the state, from its first token on."""
        decision = self.game.decision(self.state)
        if self.pending:
            self.pending = []
        if decision is None:
            self.seat = OVER
            self.menu = None
        else:
            self.seat = decision.seat
            self.menu = self.encoding.menu(self.game, self.state, decision.seat)

    def fits(self) -> list[Action]:
        """The legal actions that fit the tokens chosen so far. The list may be shared: do not change it."""
        return [] if self.menu is None else self.menu.actions()

    def legal(self) -> list[int]:
        """The tokens that may be chosen now, rising; empty when the game is over."""
        return [] if self.menu is None else self.menu.tokens()

    def choose(self, token: int) -> Action:
        """Chooses a token; the action that it completes, which is then to be played, or `NO_ACTION`.

        Raises `IllegalToken` and changes nothing.
        """
        menu = self.menu
        if menu is None:
            raise ValueError("the game is over")
        action = menu.action(token)
        if action == NO_ACTION:
            self.menu = menu.after(token)
            self.pending.append(token)
        return action

    def step(self, token: int) -> Action:
        """Chooses a token and plays the action, if that completed one. Raises `IllegalToken`."""
        action = self.choose(token)
        if action != NO_ACTION:
            self.play(action)
        return action

    def play(self, action: Action) -> None:
        """Plays a legal action at once."""
        self.game.advance(self.state, action, self.chance, self.events)
        self.ask()

    def tokens_of(self, action: Action) -> list[int]:
        """What `step` takes to play a legal action from here: as much of its path as tells it apart."""
        found: list[int] = []
        menu = self.menu
        assert menu is not None
        for token in self.encoding.path(action, self.seat)[len(self.pending) :]:
            found.append(token)
            if menu.action(token) != NO_ACTION:
                break
            menu = menu.after(token)
        return found

    def result(self) -> Result | None:
        """How it ended; `None` while it goes on."""
        return self.game.result(self.state)

    def share(self, chance: Chance) -> Session:
        """The same position with a chance of its own; neither may change the state in place."""
        return Session(self.game, self.encoding, self.state, chance, self)

    def observed(self, seat: Seat) -> Buffer:
        """What a seat may know, as numbers; the tokens chosen so far are known to who chose them."""
        out = self.encoding.layout.buffer()
        self.observe_into(seat, out)
        return out

    def observe_into(self, seat: Seat, out: Any) -> None:
        """Writes the same into zeros of 32 bit floats."""
        observer = self.observer
        if observer is None:
            observer = Observer(self.game, self.encoding)
            self.observer = observer
        observer.spread(self.state, seat, self.pending if seat == self.seat else None, out)


def utilities(result: Result | None, seats: int) -> list[float]:
    """What each seat gets at the end: 1 for the only winner, sum zero, nothing where nobody won."""
    if result is None or not result.winners:
        return [0.0] * seats
    others = seats - 1
    won = (seats / len(result.winners) - 1) / others
    return [won if seat in result.winners else -1 / others for seat in range(seats)]
