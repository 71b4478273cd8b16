"""The rows of cards by where they lie: the longest loops of what a net is shown of a position of Legends.

`card_rows.c` is the same for machines with a C compiler; `scripts/compile.py` puts it in the place of this
module.
"""

from __future__ import annotations

from typing import Final

IN_C: Final = False
"""Whether this is `card_rows.c`."""
FLAGS: Final = 64
"""So many combinations of flags has a card in each zone."""
COUNTED: Final = 1024
"""More cards are never counted."""


def add_card_rows(
    rows: list[int],
    first: list[int],
    step: list[int],
    places: list[int],
    zones: list[int],
    flags: list[int],
    begin: int,
    end: int,
) -> None:
    """Adds the rows of the cards from `begin` up to `end`.

    `places` says for each zone, and each combination of flags there, the places where a net sees such a
    card, as a set of bits. The row of a card is its `first` one at place 0, and one `step` further on at each
    next place.
    """
    for card in range(begin, end):
        left = places[zones[card] * FLAGS + flags[card]]
        while left:
            place = (left & -left).bit_length() - 1
            rows.append(first[card] + step[card] * place)
            left &= left - 1


def count_answers(
    unseen: bytes,
    zones: list[int],
    flags: list[int],
    values: bytes,
    begin: int,
    end: int,
    need: int,
    room: int,
) -> int:
    """How many of the cards from `begin` up to `end` cannot be located, how many of these would meet a need
    alone, and how many with so much `room` more: three numbers below COUNTED in one.

    `unseen` says so for each zone, and each combination of flags there. `values` are 0 for a card that cannot
    answer, for others by 1 higher than they are.
    """
    size = 0
    alone = 0
    helped = 0
    for card in range(begin, end):
        if not unseen[zones[card] * FLAGS + flags[card]]:
            continue
        size += 1
        value = values[card] - 1
        if value >= 0:
            alone += value >= need
            helped += value + room >= need
    return (size * COUNTED + alone) * COUNTED + helped
