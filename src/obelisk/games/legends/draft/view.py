"""What a seat may know of a draft.  [LEG-19.11]

A seat sees its picks and the packet in hand. As everywhere in Legends it forgets nothing (LEG-2.3): the view
carries every packet the seat has held, so that a sampled draft agrees with all it has seen.
"""

from __future__ import annotations

from obelisk.core.archive import SPECTATOR
from obelisk.games.legends.draft.options import Options, sizes
from obelisk.games.legends.draft.state import OVER, State, packet_of


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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.seat, self.round, self.step, self.asked))

    def key(self) -> tuple[object, ...]:
        """Everything the viewer knows, for comparison."""
        place = (self.round, self.step, self.asked, self.stock_size)
        return (self.seat, self.options.players, self.peoples, place, self.held, self.picked)

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
