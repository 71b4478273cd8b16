"""Where cards are played from, and what can be loaded.  [LEG-13]"""

from __future__ import annotations

from obelisk.games.legends import words
from obelisk.games.legends.moves import has_room
from obelisk.games.legends.power import in_force, side
from obelisk.games.legends.state import State


def hand_allowance(state: State, seat: int) -> int:
    """How many hand cards may be played on a turn on which a ship landed.  [LEG-13.6]"""
    allowed = 0
    for ship in state.ships[seat]:
        if state.flags[ship] & words.LANDED and in_force(state, ship):
            for effect in state.cast.effects[ship]:
                allowed += effect.cards_on_landing()
    return allowed


def sources(state: State, seat: int) -> list[int]:
    """The cards that may be played or loaded now, as far as their place is concerned.  [LEG-13.6]"""
    if not state.landed:
        return state.hand[seat]
    found: list[int] = []
    if state.from_hand < hand_allowance(state, seat):
        found.extend(state.hand[seat])
    for card in state.cargo[seat]:
        if state.flags[state.link[card]] & words.LANDED:
            found.append(card)
    return found


def sources_at_most(state: State, seat: int) -> list[int]:
    """The cards that might be played later this turn, as far as their place is concerned: with the text of a
    landed ship that is out of force now, and might not stay so, those of the hand too.
    """
    found = sources(state, seat)
    if not state.landed or state.from_hand < hand_allowance(state, seat):
        return found
    for ship in state.ships[seat]:
        if state.flags[ship] & words.LANDED and not in_force(state, ship):
            return state.hand[seat] + found
    return found


def is_from_landed_ship(state: State, card: int) -> bool:
    """Whether the card lies on a landed ship.  [LEG-13.7]"""
    return state.zone[card] == words.IN_CARGO and state.flags[state.link[card]] & words.LANDED != 0


def grants_free(state: State, card: int) -> bool:
    """Whether a Buka character is played openly from a landed ship.  [LEG-13.7]"""
    facts = state.cast.cards[card]
    return facts.type == words.CHARACTER and facts.people == "buka" and is_from_landed_ship(state, card)


def may_load_at_all(state: State, seat: int) -> bool:
    """Whether the prohibitions in force leave any support.  [LEG-13.3]"""
    mine = side(state, seat)
    if mine.forbid_types & words.SUPPORT:
        return False
    return not (mine.forbid_with & words.SUPPORT and mine.forbid_without & words.SUPPORT)


def is_loadable(state: State, card: int) -> bool:
    """Whether the card is one that ships carry.  [LEG-13.2]"""
    return state.cast.types[card] & words.FIGHTING != 0


def open_ships(state: State, seat: int, landed_too: bool = False) -> list[int]:
    """The own ships with room, in the order they were played.  [LEG-13.2, LEG-13.4]"""
    found: list[int] = []
    for ship in state.ships[seat]:
        if (landed_too or not state.flags[ship] & words.LANDED) and has_room(state, ship):
            found.append(ship)
    return found
