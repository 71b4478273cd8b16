"""What a seat may know of a draft.  [LEG-19.11]

A seat sees its picks and the packet in hand. As everywhere in Legends it forgets nothing (LEG-2.3): the view
carries every packet the seat has held, so that a sampled draft agrees with all it has seen.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.archive import SPECTATOR, Archive
from obelisk.games.legends.draft import forms
from obelisk.games.legends.draft.options import CARDS, Options, sizes
from obelisk.games.legends.draft.state import LAST_STEP, OVER, State, packet_of

FORMAT: Final = "legends-draft-view/1"


class View:
    """One seat's knowledge (`seat` -1: a spectator's).

    `held[r][s]` is the packet the seat held at step s of round r, before it picked `picked[r][s]`.
    """

    __slots__ = ("asked", "held", "options", "peoples", "picked", "round", "seat", "step", "stock_size")

    def __init__(self, options: Options, seat: int, peoples: list[int]) -> None:
        self.options = options
        self.seat = seat
        self.peoples = peoples
        self.round = 0
        self.step = 0
        self.asked = 0
        self.stock_size = 0
        self.held: list[list[list[int]]] = []
        self.picked: list[list[int]] = []

    def archive(self, archive: Archive) -> None:
        """Writes or reads all that the viewer knows."""
        players = self.options.players
        self.seat = archive.seat("seat", self.seat, players)
        self.peoples = forms.peoples(archive, self.peoples, self.options)
        self.round = archive.number("round", self.round, 0, len(sizes(self.options, self.peoples)) - 1)
        self.step = archive.number("step", self.step, 0, LAST_STEP)
        self.asked = archive.seat("asked", self.asked, players)
        self.stock_size = archive.number("stock_size", self.stock_size, 0, len(CARDS))
        self.held = forms.rounds_of_packets(archive, "held", self.held)
        self.picked = forms.packets(archive, "picked", self.picked)

    def encode(self) -> dict[str, object]:
        """All that the viewer knows, as JSON data."""
        archive = Archive(FORMAT)
        self.archive(archive)
        return archive.data

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View) or self.options.players != other.options.players:
            return False
        return self.encode() == other.encode()

    def __hash__(self) -> int:
        return hash((self.seat, self.round, self.step, self.asked))

    def pool(self) -> list[int]:
        """The own picks, in the order of picking."""
        return [card for cards in self.picked for card in cards]

    def packet(self) -> list[int]:
        """The packet in hand; empty if the seat has picked from it, or the draft is over."""
        if self.asked == OVER or not 0 <= self.asked <= self.seat:
            return []
        return self.held[-1][-1]


def view(state: State, seat: int | None) -> View:
    """The knowledge of `seat`; `None` is a spectator.  [LEG-19.11]"""
    players = state.options.players
    seen = View(state.options, SPECTATOR if seat is None else seat, state.peoples)
    seen.round = len(state.rounds) - 1
    seen.step = state.step
    seen.asked = state.seat
    seen.stock_size = len(state.stock)
    if seat is None:
        return seen
    for number, round in enumerate(state.rounds):
        held: list[list[int]] = []
        picked: list[int] = []
        for step in range(steps_begun(state, number)):
            packet = packet_of(players, number, step, seat)
            before = round.taken[packet][:step]
            held.append([card for card in round.packets[packet] if card not in before])
            if step < len(round.taken[packet]):
                picked.append(round.taken[packet][step])
        seen.held.append(held)
        seen.picked.append(picked)
    return seen


def steps_begun(known: State | View, round: int) -> int:
    """How many packets a seat has held in a round up to now."""
    last = len(known.rounds) - 1 if isinstance(known, State) else known.round
    asked = known.seat if isinstance(known, State) else known.asked
    if round < last or asked == OVER:
        return sizes(known.options, known.peoples)[round] - 1
    return known.step + 1
