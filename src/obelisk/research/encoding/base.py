"""What every encoding answers.

An action is a *path* of tokens out of one small alphabet: first what is done, then with what, as people say
it. No path begins another one, so tokens can be chosen one by one until a single legal action fits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from obelisk.core.decision import Action, Seat
from obelisk.research.encoding.layout import Buffer, Layout

Path = tuple[int, ...]
Data = Mapping[str, Any]
"""A view as `Game.encode_view` writes it: plain data that has left the engine, the same that servers send."""

MOST_PATHS: Final = 200_000


class Paths(dict[Action, Path]):
    """The path of each action, found when it is first asked for."""

    def __init__(self, find: Callable[[Action], Path]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, action: Action) -> Path:
        if len(self) >= MOST_PATHS:
            self.clear()
        path = self._find(action)
        self[action] = path
        return path


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

    def paths(self, seat: Seat) -> Paths:
        """The path of every action of a seat."""
        ...

    def first_tokens(self, actions: list[Action]) -> list[int]:
        """The first token of each of the legal actions; it is the same for all seats."""
        ...

    def action(self, path: Sequence[int], seat: Seat) -> Action:
        """The action of a whole path; raises `ValueError` if there is none."""
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
