"""The rows of cards by where they lie: the longest loop of what a net is shown of a position of Legends.

`card_rows.c` is the same for machines with a C compiler; `scripts/compile.py` puts it in the place of this
module.
"""

from __future__ import annotations

from typing import Final

IN_C: Final = False
"""Whether this is `card_rows.c`."""
FLAGS: Final = 64
"""So many combinations of flags has a card in each zone."""


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
