"""What a seat may know of a draft, and the drafts that fit it.  [LEG-19.11]

A seat sees its picks and the packet in hand. As everywhere in Legends it forgets nothing (LEG-2.3): the view
carries every packet the seat has held, so that a sampled draft agrees with all it has seen.
"""

from __future__ import annotations

from obelisk.core.rng import Rng
from obelisk.games.legends.draft.options import Options, sizes, stock_of
from obelisk.games.legends.draft.state import OVER, Round, State, holder_of, packet_of

SPECTATOR = -1


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


def determinise(seen: View, rng: Rng) -> State:
    """A draft in which the viewer has seen just this; everything else can have happened.  [LEG-19.11]"""
    state = State(seen.options, seen.peoples)
    state.step = seen.step
    state.seat = seen.asked
    known = {card for held in seen.held for packet in held for card in packet}
    unseen = [card for card in stock_of(seen.peoples) if card not in known]
    rng.shuffle(unseen)
    for number in range(seen.round + 1):
        packets: list[list[int]] = []
        taken: list[list[int]] = []
        for packet in range(seen.options.players):
            story = history(seen, number, packet, unseen, rng)
            packets.append(sorted(story[0]))
            taken.append(story[1])
        state.rounds.append(Round(packets, taken))
    state.stock = sorted(unseen)
    return state


def history(seen: View, number: int, packet: int, unseen: list[int], rng: Rng) -> tuple[list[int], list[int]]:
    """One packet as it may have been dealt, and the cards that may have been taken; uses up `unseen`."""
    players = seen.options.players
    begun = steps_begun(seen, number)
    visits: list[int] = []
    if seen.seat != SPECTATOR:
        visits = [step for step in range(begun) if holder_of(players, number, step, packet) == seen.seat]
    dealt: list[int] = []
    taken: list[int] = []
    if visits:
        # Whatever was taken before the viewer first held it is a card the viewer has never seen.
        for _ in range(visits[0]):
            taken.append(unseen.pop())
        left = list(seen.held[number][visits[0]])
        dealt = taken + left
    else:
        for _ in range(seen_size(seen, number)):
            dealt.append(unseen.pop())
        left = list(dealt)
    for step in range(len(taken), picks_made(seen, number, packet)):
        if step in visits:
            card = seen.picked[number][step]
        else:
            later = [visit for visit in visits if visit > step]
            kept = seen.held[number][later[0]] if later else []
            choices = [card for card in left if card not in kept]
            card = choices[rng.below(len(choices))]
        left.remove(card)
        taken.append(card)
    return dealt, taken


def seen_size(seen: View, number: int) -> int:
    """The size of the packets of a round as dealt."""
    return sizes(seen.options, seen.peoples)[number]


def picks_made(seen: View, number: int, packet: int) -> int:
    """How many cards have been taken from a packet."""
    begun = steps_begun(seen, number)
    if number < seen.round or seen.asked == OVER:
        return begun
    holder = holder_of(seen.options.players, number, seen.step, packet)
    return begun if holder < seen.asked else begun - 1
