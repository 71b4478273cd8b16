"""The truth of a draft: every packet as it was dealt, and who took what from it.  [LEG-19.9]"""

from __future__ import annotations

from typing import Final

from obelisk.core.archive import Archive
from obelisk.games.legends.draft import forms
from obelisk.games.legends.draft.options import Options, sizes

OVER: Final = -1
"""Nobody chooses any more; nothing (null) in the data."""
LAST_STEP: Final = 6
RIGHT: Final = -1
LEFT: Final = 1


class Round:
    """The packets of a round as dealt, in card order, and the cards taken from each, in the order of taking.

    Packet p is the one that was dealt to seat p.
    """

    __slots__ = ("packets", "taken")

    def __init__(self, packets: list[list[int]], taken: list[list[int]]) -> None:
        self.packets = packets
        self.taken = taken

    def left(self, packet: int) -> list[int]:
        """What is left of a packet, in card order."""
        taken = self.taken[packet]
        return [card for card in self.packets[packet] if card not in taken]

    def archive(self, archive: Archive, players: int) -> None:
        """Writes or reads the round."""
        self.packets = forms.packets(archive, "packets", self.packets)
        self.taken = forms.packets(archive, "taken", self.taken)
        if archive.source is not None and not len(self.packets) == len(self.taken) == players:
            archive.source.refuse((), "there is one packet for each seat")


class State:
    """A draft at one moment: `seat` chooses (`OVER`: nobody) at `step` of the last round."""

    __slots__ = ("options", "peoples", "rounds", "seat", "sizes", "step", "stock")

    def __init__(self, options: Options, peoples: list[int]) -> None:
        self.options = options
        self.peoples = peoples
        self.sizes = sizes(options, peoples) if peoples else []
        self.rounds: list[Round] = []
        self.stock: list[int] = []
        self.step = 0
        self.seat = 0

    def copy(self) -> State:
        """An equal state. Only the last round can still change; packets never do."""
        twin = State(self.options, [])
        twin.peoples = self.peoples
        twin.sizes = self.sizes
        twin.rounds = self.rounds.copy()
        last = self.rounds[-1]
        twin.rounds[-1] = Round(last.packets, [taken.copy() for taken in last.taken])
        twin.stock = self.stock.copy()
        twin.step = self.step
        twin.seat = self.seat
        return twin

    def archive(self, archive: Archive) -> None:
        """Writes or reads the whole truth; the stock is what has not been dealt."""
        players = self.options.players
        self.peoples = forms.peoples(archive, self.peoples, self.options)
        self.sizes = sizes(self.options, self.peoples)
        self.seat = archive.seat("seat", self.seat, players)
        self.step = archive.number("step", self.step, 0, LAST_STEP)
        parts = archive.some_parts("rounds", len(self.rounds))
        if archive.source is not None:
            self.rounds = [Round([], []) for _ in parts]
            if not 0 < len(parts) <= len(self.sizes):
                archive.source.refuse(("rounds",), "the number of rounds is wrong")
        for place, part in enumerate(parts):
            self.rounds[place].archive(part, players)


def direction(round: int) -> int:
    """Packets go to the right first, then alternately.  [LEG-19.9]"""
    return LEFT if round % 2 else RIGHT


def packet_of(players: int, round: int, step: int, seat: int) -> int:
    """The packet that `seat` holds at that step: packet p goes on by one seat a step.  [LEG-19.9]"""
    return (seat - direction(round) * step) % players


def holder_of(players: int, round: int, step: int, packet: int) -> int:
    """The seat that holds a packet at that step.  [LEG-19.9]"""
    return (packet + direction(round) * step) % players


def hand(state: State) -> list[int]:
    """The packet that the choosing seat holds, in card order."""
    round = len(state.rounds) - 1
    return state.rounds[round].left(packet_of(state.options.players, round, state.step, state.seat))


def pool(state: State, seat: int) -> list[int]:
    """What a seat has picked, in the order of picking.  [LEG-19.11]"""
    players = state.options.players
    found: list[int] = []
    for number, round in enumerate(state.rounds):
        for step in range(state.sizes[number] - 1):
            taken = round.taken[packet_of(players, number, step, seat)]
            if step < len(taken):
                found.append(taken[step])
    return found


def waste(state: State) -> list[int]:
    """The last card of every packet that has gone round.  [LEG-19.9]"""
    found: list[int] = []
    for number, round in enumerate(state.rounds):
        for packet in range(state.options.players):
            if len(round.taken[packet]) == state.sizes[number] - 1:
                found.extend(round.left(packet))
    return found
