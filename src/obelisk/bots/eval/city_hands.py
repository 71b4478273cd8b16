"""About how much the cards in a hand of City can pay.  [CITY-8]"""

from __future__ import annotations

from typing import Final

from obelisk.games.city.kinds import ANY, BROWN, COLOUR, KIND_OF, KINDS, VALUE
from obelisk.games.city.state import State

G1: Final = KIND_OF["g1"]
N1: Final = KIND_OF["n1"]
N2: Final = KIND_OF["n2"]
W1: Final = KIND_OF["w1"]
W2: Final = KIND_OF["w2"]


def strengths(state: State, seat: int) -> list[int]:
    """About how large a slot of each colour (and of any) the hand can pay; the powers count roughly."""
    hands = state.hands
    start = seat * KINDS
    by_colour = [0] * (ANY + 1)
    for kind in range(KINDS):
        count = hands[start + kind]
        if count:
            by_colour[COLOUR[kind]] += count * VALUE[kind]
    jokers = hands[start + G1]
    pairs = 3 * ((hands[start + N1] + hands[start + N2]) // 2)
    best = 0
    for colour in range(ANY):
        if colour != COLOUR[G1] and by_colour[colour] > best:
            best = by_colour[colour]
    hoax = hands[start + W1] > 0
    small = hands[start + W2] > 0
    found: list[int] = []
    for colour in range(ANY + 1):
        own = by_colour[colour] if colour < ANY else best
        if colour != COLOUR[G1]:
            own += jokers
        if colour != BROWN:
            own += pairs
        if colour < ANY and (hoax or small):
            other = 0
            for each in range(ANY):
                if each != colour and each != COLOUR[G1] and by_colour[each] > other:
                    other = by_colour[each]
            own += other if hoax else min(other, 2)
        found.append(own)
    return found
