"""What one seat may know.  [CITY-15]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from obelisk.core.archive import MANY, SPECTATOR, Archive
from obelisk.games.city import forms
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.options import Options
from obelisk.games.city.public import Public
from obelisk.games.city.state import State

VIEW_FORMAT: Final = "city-view/1"


@mypyc_attr(acyclic=True, free_list_len=1)
class View(Public):
    """One seat's knowledge (`seat` -1: a spectator's): what everybody may know, the own `hand`, and what the
    viewer has `drawn` of the stock. Of all other cards there are only numbers.
    """

    __slots__ = ("drawn", "hand", "seat")

    def __init__(self, options: Options, seat: int, hand: list[int], drawn: list[int]) -> None:
        super().__init__(options)
        self.seat = seat
        self.hand = hand
        self.drawn = drawn

    def archive(self, archive: Archive) -> None:
        """Writes or reads all that the viewer knows."""
        self.seat = archive.seat("seat", self.seat, self.options.players)
        self.archive_public(archive)
        self.hand = forms.counts(archive, "hand", self.hand)
        self.drawn = forms.counts(archive, "drawn", self.drawn)
        self.hand_sizes = archive.numbers("hand_sizes", self.hand_sizes, self.options.players)
        self.deck_size = archive.number("deck_size", self.deck_size, 0, MANY)
        self.aside_size = archive.number("aside_size", self.aside_size, 0, MANY)

    def encode(self) -> dict[str, object]:
        """All that the viewer knows, as JSON data."""
        archive = Archive(VIEW_FORMAT)
        self.archive(archive)
        return archive.data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.encode() == other.encode()

    def __hash__(self) -> int:
        return hash((self.seat, self.turn, self.phase))


def view(state: State, seat: int | None) -> View:
    """The knowledge of `seat`; `None` is a spectator.  [CITY-15.1]"""
    if seat is None:
        seen = View(state.options, SPECTATOR, [0] * KINDS, [0] * KINDS)
    else:
        start = seat * KINDS
        hand = state.hands[start : start + KINDS]
        seen = View(state.options, seat, hand, state.drawn[start : start + KINDS])
    seen.copy_public(state)
    return seen
