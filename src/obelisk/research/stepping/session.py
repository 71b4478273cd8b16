"""A game that is played token by token: the one loop below every environment."""

from __future__ import annotations

from typing import Any, Final

from obelisk.catalog import AnyGame
from obelisk.core.chance import Chance
from obelisk.core.decision import Action, Result, Seat
from obelisk.core.event import Event
from obelisk.research.encoding.base import Encoding
from obelisk.research.encoding.layout import Mask, Tensor, mask_of

OVER: Final = -1


class IllegalToken(ValueError):
    """A token that fits no legal action."""


class Session:
    """A state, and the tokens chosen so far for the decision at hand.

    A decision is taken as soon as a single legal action fits, so most take one token.
    """

    __slots__ = (
        "_fits",
        "_paths",
        "_tokens",
        "chance",
        "encoding",
        "events",
        "game",
        "pending",
        "seat",
        "state",
    )

    def __init__(
        self, game: AnyGame, encoding: Encoding, state: Any, chance: Chance, like: Session | None = None
    ) -> None:
        self.game = game
        self.encoding = encoding
        self.state = state
        self.chance = chance
        # What happens is collected here, if somebody puts a list.
        self.events: list[Event] | None = None
        # The legal actions that fit, and the next token of each; no tokens: not yet found.
        self._fits: list[Any] = []
        self._tokens: list[Any] = []
        self._paths: Any = None
        if like is None:
            self.seat: Seat = OVER
            self.pending: list[int] = []
            self.ask()
        else:
            self.seat = like.seat
            self.pending = like.pending.copy()
            self._fits = like._fits
            self._tokens = like._tokens
            self._paths = like._paths

    def ask(self) -> None:
        """Finds the decision of the state, from its first token on."""
        game = self.game
        decision = game.decision(self.state)
        if self.pending:
            self.pending = []
        self._tokens = []
        if decision is None:
            self.seat = OVER
            self._fits = []
            return
        seat = decision.seat
        if seat != self.seat:
            self.seat = seat
            self._paths = self.encoding.paths(seat)
        self._fits = game.legal(self.state)

    def fits(self) -> list[Action]:
        """The legal actions that fit the tokens chosen so far. The list may be shared: do not change it."""
        return self._fits

    def tokens(self) -> list[int]:
        """The next token of each of `fits()`."""
        found = self._tokens
        if not found and self._fits:
            depth = len(self.pending)
            if depth == 0:
                found = self.encoding.first_tokens(self._fits)
            else:
                paths = self._paths
                found = [paths[action][depth] for action in self._fits]
            self._tokens = found
        return found

    def legal(self) -> list[int]:
        """The tokens that may be chosen now, rising; empty when the game is over."""
        return sorted(set(self._tokens or self.tokens()))

    def choose(self, token: int) -> Action | None:
        """Chooses a token; the action that it completes, which is then to be played.

        Raises `IllegalToken` and changes nothing.
        """
        tokens = self._tokens or self.tokens()
        number = tokens.count(token)
        if number == 1:
            action: Action = self._fits[tokens.index(token)]
            return action
        if number == 0:
            raise IllegalToken(f"token {token} fits no legal action")
        self._fits = [action for action, other in zip(self._fits, tokens, strict=True) if other == token]
        self._tokens = []
        self.pending.append(token)
        return None

    def step(self, token: int) -> Action | None:
        """Chooses a token and plays the action, if that completed one. Raises `IllegalToken`."""
        action = self.choose(token)
        if action is not None:
            self.play(action)
        return action

    def play(self, action: Action) -> None:
        """Plays a legal action at once."""
        self.game.advance(self.state, action, self.chance, self.events)
        self.ask()

    def tokens_of(self, action: Action) -> list[int]:
        """What `step` takes to play a legal action from here: as much of its path as tells it apart."""
        paths = self._paths
        path = paths[action]
        fits = self._fits
        depth = len(self.pending)
        found: list[int] = []
        while True:
            token = path[depth]
            found.append(token)
            fits = [other for other in fits if paths[other][depth] == token]
            if len(fits) <= 1:
                return found
            depth += 1

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def share(self, chance: Chance) -> Session:
        """The same position with a chance of its own; neither may change the state in place."""
        return Session(self.game, self.encoding, self.state, chance, self)

    def mask(self, seat: Seat) -> Mask:
        """1 for every token that `seat` may choose now."""
        return mask_of(self.encoding.tokens, self.tokens() if seat == self.seat else [])

    def tensor(self, seat: Seat) -> Tensor:
        """What a seat may know, as numbers; the tokens chosen so far are known to who chose them."""
        game = self.game
        encoding = self.encoding
        out = encoding.layout.buffer()
        encoding.observe(game.encode_view(game.view(self.state, seat)), out)
        if seat == self.seat:
            start = encoding.layout.starts["pending"]
            for token in self.pending:
                out[start + token] += 1
        return encoding.layout.tensor(out)


def utilities(result: Result | None, seats: int) -> list[float]:
    """What each seat gets at the end: 1 for the only winner, sum zero, nothing where nobody won."""
    if result is None or not result.winners:
        return [0.0] * seats
    others = seats - 1
    won = (seats / len(result.winners) - 1) / others
    return [won if seat in result.winners else -1 / others for seat in range(seats)]
