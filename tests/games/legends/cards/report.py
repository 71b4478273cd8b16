"""What the tests of single cards ask of a table besides the test language."""

from __future__ import annotations

from games.legends.table_language import LegendsTable
from obelisk.games.legends import cardfile, power, words

SAMPLES = cardfile.samples().cards


def active(table: LegendsTable, seat: int) -> list[str]:
    """The active cards of a player's combat and support areas."""
    lying = [*table.combat(seat), *table.support(seat)]
    return [word.removesuffix("*") for word in lying if not word[-1].isdigit() or word.startswith("bluff:")]


def is_known(table: LegendsTable, id: str) -> bool:
    """Whether the foe of its owner knows where the card is.  [LEG-2.3]"""
    return table.state.flags[table.card(id)] & words.PLACE_KNOWN != 0


def is_protected(table: LegendsTable, id: str) -> bool:
    """Whether the PROTECTED icon of a card is in force.  [LEG-11.11]"""
    return power.is_protected(table.state, table.card(id))
