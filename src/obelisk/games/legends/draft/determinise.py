"""The drafts that fit what a seat knows.  [LEG-19.11]"""

from __future__ import annotations

from obelisk.core.archive import SPECTATOR
from obelisk.core.rng import Rng
from obelisk.games.legends.draft.options import sizes, stock_of
from obelisk.games.legends.draft.state import OVER, Round, State, holder_of
from obelisk.games.legends.draft.view import View, steps_begun


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
