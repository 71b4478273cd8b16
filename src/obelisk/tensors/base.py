"""What an encoding is: a small alphabet for actions, tensors for views, vectors for choices.

Every action is a *path*: a few tokens, chosen one by one. Paths mean the same in every state, and no path
begins another. Encodings and the loops that step through them are compiled with the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from obelisk.core.decision import Action, Seat
from obelisk.core.game import NO_ACTION, Game
from obelisk.tensors.layout import Buffer, Layout
from obelisk.tensors.sheet import Sheet

Path = tuple[int, ...]
Data = Mapping[str, Any]
"""A view as `Game.encode_view` writes it: plain data that has left the engine, the same that servers send."""


class IllegalToken(ValueError):
    """A token that fits no legal action."""


class Encoding(Protocol):
    """Actions, views and features of one game as numbers; `name` has the version."""

    @property
    def name(self) -> str: ...

    @property
    def tokens(self) -> int:
        """The size of the alphabet, which is the discrete action space."""
        ...

    @property
    def layout(self) -> Layout:
        """The slices of an observation; the last one, `pending`, holds the tokens chosen so far."""
        ...

    @property
    def features(self) -> Layout:
        """The slices of an action's feature vector."""
        ...

    def path(self, action: Action, seat: Seat) -> Path:
        """The path of an action of a seat."""
        ...

    def action(self, path: Sequence[int], seat: Seat) -> Action:
        """The action of a whole path; raises `ValueError` if there is none."""
        ...

    def next_tokens(self, actions: list[Any], seat: Seat, depth: int) -> list[int]:
        """The token at one depth of the path of each of some actions."""
        ...

    def menu(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> Menu:
        """The choices of `seat`, who is asked."""
        ...

    def token_name(self, token: int) -> str:
        """A short English word for people who debug."""
        ...

    def observe(self, view: Data, out: Buffer) -> None:
        """Writes a view into zeros, all but `pending`."""
        ...

    def describe(self, view: Data, action: Action, out: Buffer) -> None:
        """Writes the features of an action of the viewer into zeros."""
        ...


class StraightEncoding(Encoding, Protocol):
    """An encoding that also reads states: the same numbers, many times as fast as by way of views."""

    def write(self, state: Any, seat: Seat, sheet: Sheet) -> None:
        """Writes what `seat` may know into the row that was begun, all but `pending`."""
        ...

    def glance(self, state: Any, seat: Seat) -> Data:
        """As much of the view of `seat` as `describe` reads."""
        ...


class ShapedEncoding(Encoding, Protocol):
    """An encoding that knows signs of success on the way, each by a name."""

    @property
    def shapes(self) -> list[str]: ...

    def potential(self, shape: str, state: Any, seat: Seat) -> float:
        """How far a seat has come, by what it knows itself: 0 at the start, at most about 1."""
        ...


class Menu:
    """The legal actions that fit the tokens chosen so far. It never changes, so positions may share it.

    A game whose choices are too many to list them all has a menu of its own.
    """

    def __init__(self, encoding: Encoding, actions: list[Any], seat: Seat, depth: int) -> None:
        self._encoding = encoding
        self._seat = seat
        self._depth = depth
        # Whatever kind of number the engine has made: to make them anew would cost more than all the rest.
        self._actions: list[Any] = actions
        self._next: list[int] = []

    def actions(self) -> list[Action]:
        """The actions. The list may be shared: do not change it."""
        return self._actions

    def be_told(self, tokens: list[int]) -> None:
        """The next token of each action, from who knows them without asking the encoding."""
        self._next = tokens

    def _tokens(self) -> list[int]:
        """The next token of each action."""
        found = self._next
        if not found:
            found = self._encoding.next_tokens(self._actions, self._seat, self._depth)
            self._next = found
        return found

    def marks(self) -> list[int]:
        """The tokens that may be chosen, in any order and some perhaps twice. The list may be shared."""
        return self._tokens()

    def tokens(self) -> list[int]:
        """The tokens that may be chosen, rising; a new list."""
        found = self._tokens().copy()
        found.sort()
        last = -1
        for token in found:
            if token == last:
                return distinct(found)
            last = token
        return found

    def action(self, token: int) -> Action:
        """The only action that fits, or `NO_ACTION` if several do; raises `IllegalToken`."""
        place = -1
        for number, other in enumerate(self._tokens()):
            if other == token:
                if place >= 0:
                    return NO_ACTION
                place = number
        if place < 0:
            raise IllegalToken(f"token {token} fits no legal action")
        return self.actions()[place]

    def after(self, token: int) -> Menu:
        """What is left when this token is chosen, of several."""
        actions: list[Any] = self.actions()
        found: list[Any] = []
        for number, other in enumerate(self._tokens()):
            if other == token:
                found.append(actions[number])
        return Menu(self._encoding, found, self._seat, self._depth + 1)


def distinct(tokens: list[int]) -> list[int]:
    """A rising list without repetitions."""
    found: list[int] = []
    last = -1
    for token in tokens:
        if token != last:
            found.append(token)
            last = token
    return found
