"""What conditions count.  [LEG-17.2]"""

from __future__ import annotations

from typing import Final

from obelisk.core.errors import RulesBug
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.power import is_free_card, power_of, side
from obelisk.games.legends.state import State, area_cards, dragons_of

NOT_MET: Final = -9999
"""A metric that has no value now: every condition fails."""


def metric_of(state: State, seat: int, metric: int, facts: Card) -> int:
    """The metric of a condition on a card of `seat`, or NOT_MET.  [LEG-17.2]"""
    foe = 1 - seat
    if metric == words.FOE_DRAGONS:
        return dragons_of(state, foe)
    if metric == words.FOE_HAND_MINUS_MINE:
        return len(state.hand[foe]) - len(state.hand[seat])
    if metric == words.FOE_AREA_CARDS:
        return area_cards(state, foe)
    if metric == words.MY_AREA_CARDS:
        return area_cards(state, seat)
    if metric == words.FOE_ACTIVE_CHARACTERS:
        return side(state, foe).active_character
    if metric == words.FOE_ACTIVE_BOOSTERS:
        return side(state, foe).active_booster
    if metric == words.FOE_ACTIVE_SUPPORTS:
        return side(state, foe).active_support
    if metric == words.FOE_ACTIVE_CARDS:
        theirs = side(state, foe)
        return theirs.active_character + theirs.active_booster + theirs.active_support
    if metric in (words.FOE_ICON_CARDS, words.FOE_FREE_CARDS):
        count = 0
        for area in (state.combat[foe], state.support[foe]):
            for card in area:
                if state.flags[card] & words.ACTIVE:
                    if metric == words.FOE_FREE_CARDS:
                        count += 1 if is_free_card(state, card) else 0
                    elif state.cast.icons[card]:
                        count += 1
        return count
    if metric == words.FOE_POWER:
        return power_of(state, foe, state.element) if state.fight == words.RUNNING else NOT_MET
    if metric in (words.FOE_POWER_FIRE, words.FOE_POWER_EARTH):
        element = words.FIRE if metric == words.FOE_POWER_FIRE else words.EARTH
        if state.fight == words.RUNNING and state.element == element:
            return power_of(state, foe, element)
        return NOT_MET
    if metric == words.FOE_HYLA:
        return 1 if state.hyla != words.NONE and state.cast.owners[state.hyla] == foe else 0
    if metric == words.MY_SHIPS:
        ships = 0
        for ship in state.ships[seat]:
            if not state.flags[ship] & words.LANDED:
                ships += 1
        return ships
    if metric == words.MY_MATCHING_DRAGON:
        return 1 if state.dragons[facts.dragon.bit_length() - 1] == seat else 0
    raise RulesBug(f"there is no metric {metric}")
