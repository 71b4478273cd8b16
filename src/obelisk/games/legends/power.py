"""What the active texts make of the table: a pure fold in the declared layers, never stored.  [LEG-15.9]

`side(state, seat)` holds everything that is in force about that seat: what of its cards is switched off, its
limits and prohibitions, extra plays, demands made of it, its power in both elements and its shields.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits

SHIELDS: Final = words.SHIELD_FIRE | words.SHIELD_EARTH
BLUFF_VALUE: Final = 2
"""The printed value of a bluff in both elements.  [LEG-12.2]"""


def side(state: State, seat: int) -> Side:
    """What is in force about `seat`.  [LEG-15.9]"""
    sides = state.sides
    if sides is None:
        sides = fold(state)
        state.sides = sides
    return sides[seat]


def fold(state: State) -> list[Side]:
    """Folds all active texts into what they make of both seats, layer by layer.  [LEG-15.9]"""
    cast = state.cast
    texts = state.texts
    sides = [Side(), Side()]
    about = 0
    for seat in range(2):
        for card in texts[seat]:
            about |= cast.traits[card]
    some_ignore = about & traits.IGNORES != 0
    if some_ignore:
        _fold_ignoring(state, sides)
    for seat in range(2):
        mine = sides[seat]
        raisers: list[int] | None = None
        for card in texts[seat]:
            if mine.off and not _text_works(mine, cast.cards[card], cast.types[card], cast.icons[card]):
                continue
            if some_ignore and _is_void(state, card):
                continue
            if cast.traits[card] & traits.CHANGES_VALUES:
                if raisers is None:
                    raisers = []
                raisers.append(card)
            for effect in cast.folded[card]:
                effect.fold(card, mine, sides[1 - seat])
        # The values of this seat need layer 4 of the other seat's texts: they are summed below.
        if seat == 0:
            raisers_of_0 = raisers
        else:
            _fold_values(state, 0, sides[0], raisers_of_0)
            _fold_values(state, 1, mine, raisers)
    return sides


def _fold_ignoring(state: State, sides: list[Side]) -> None:
    """Layer 1: decides which ignoring texts are in force, and switches off what they name.  [LEG-15.10]"""
    cast = state.cast
    undecided: list[int] = []
    for seat in range(2):
        for card in state.texts[seat]:
            if cast.traits[card] & traits.IGNORES and not _is_void(state, card):
                undecided.append(card)
    in_force: list[int] = []
    while undecided:
        free: list[int] = []
        for card in undecided:
            if not _is_covered(state, card, undecided):
                free.append(card)
        if not free:
            break
        in_force.extend(free)
        rest: list[int] = []
        for card in undecided:
            if card not in free and not _is_covered(state, card, free):
                rest.append(card)
        undecided = rest
    for card in in_force:
        foe = sides[1 - cast.owners[card]]
        for effect in cast.folded[card]:
            effect.switch_off(foe)
    # Everything else that such a card says is read with the other texts; those not in force are off as a
    # whole.


def _is_void(state: State, card: int) -> bool:
    """Whether the foe has one of the active cards that void this text.  [LEG-15.10]"""
    return bool(state.cast.cards[card].void_if_foe_has) and bool(voiders(state, card))


def voiders(state: State, card: int) -> list[int]:
    """The active cards of the foe that void this text.  [LEG-15.10]"""
    cast = state.cast
    instances = cast.instances[1 - cast.owners[card]]
    found: list[int] = []
    for index in cast.cards[card].void_if_foe_has:
        other = instances[index]
        if other != words.NONE and state.flags[other] & words.ACTIVE:
            found.append(other)
    return found


def _is_covered(state: State, card: int, by: list[int]) -> bool:
    """Whether an ignoring text of the other side names this card."""
    cast = state.cast
    for other in by:
        if cast.owners[other] != cast.owners[card]:
            for effect in cast.folded[other]:
                if effect.covers(cast.cards[card]):
                    return True
    return False


def _fold_values(state: State, seat: int, mine: Side, raisers: list[int] | None) -> None:
    """Layers 4 to 8: the values of the active cards, their sums and shields.  [LEG-7.1]"""
    cast = state.cast
    flags = state.flags
    plain = raisers is None and not mine.off and mine.zero_odd == 0 and mine.zero_even == 0
    fire = 0
    earth = 0
    shields = 0
    characters = 0
    boosters = 0
    supports = 0
    for card in state.combat[seat]:
        if flags[card] & words.ACTIVE:
            facts = cast.cards[card]
            if facts.type == words.CHARACTER:
                characters += 1
            else:
                boosters += 1
            if plain:
                fire += facts.fire
                earth += facts.earth
                shields |= facts.icons
            else:
                value_fire, value_earth = _values(state, mine, card, raisers)
                fire += value_fire
                earth += value_earth
                if facts.icons & SHIELDS:
                    shields |= icons_off(mine, facts, facts.type, facts.icons)
    for card in state.support[seat]:
        if flags[card] & words.ACTIVE:
            supports += 1
            facts = cast.cards[card]
            if flags[card] & words.FACE_DOWN:
                if plain:
                    fire += BLUFF_VALUE
                    earth += BLUFF_VALUE
                else:
                    value_fire, value_earth = _values(state, mine, card, raisers)
                    fire += value_fire
                    earth += value_earth
            elif plain:
                fire += facts.fire
                earth += facts.earth
                shields |= facts.icons
            else:
                value_fire, value_earth = _values(state, mine, card, raisers)
                fire += value_fire
                earth += value_earth
                if facts.icons & SHIELDS:
                    shields |= icons_off(mine, facts, facts.type, facts.icons)
    mine.sum_fire = fire
    mine.sum_earth = earth
    mine.fire = max(fire, mine.floor_fire)
    mine.earth = max(earth, mine.floor_earth)
    mine.shields = shields & SHIELDS
    mine.active_character = characters
    mine.active_booster = boosters
    mine.active_support = supports


def _values(state: State, mine: Side, card: int, raisers: list[int] | None) -> tuple[int, int]:
    """The current values of an active card of the fight: layers 3 to 6.  [LEG-15.9]"""
    cast = state.cast
    facts = cast.cards[card]
    if state.flags[card] & words.FACE_DOWN:
        types = words.SUPPORT | words.BLUFF
        base_fire, base_earth = printed_values(mine, facts, True)
    elif not facts.has_values:
        return 0, 0
    else:
        types = facts.type
        base_fire, base_earth = printed_values(mine, facts, False)
    if raisers is None:
        return base_fire, base_earth
    if mine.off:
        down = types & words.BLUFF != 0
        icons = facts.bluff if down else facts.icons
        if is_card_off(mine, facts, words.SUPPORT if down else facts.type, icons):
            return 0, 0
    fire = base_fire
    earth = base_earth
    for raiser in raisers:
        for effect in cast.folded[raiser]:
            if effect.works_on(state, raiser, card, types):
                fire, earth = effect.raised((base_fire, base_earth), fire, earth)
    for raiser in raisers:
        for effect in cast.folded[raiser]:
            if effect.works_on(state, raiser, card, types):
                fire, earth = effect.doubled(fire, earth)
    return fire, earth


def printed_values(mine: Side, facts: Card, down: bool) -> tuple[int, int]:
    """What a card shows after layers 3 and 4, in any zone; 0 while it is ignored.  [LEG-14.4, LEG-16.1]"""
    if down:
        type = words.SUPPORT
        icons = facts.bluff
        fire = BLUFF_VALUE
        earth = BLUFF_VALUE
    else:
        type = facts.type
        icons = facts.icons
        fire = facts.fire
        earth = facts.earth
    zeroed = (mine.zero_odd | mine.zero_even) & type
    if not mine.off and zeroed == 0:
        return fire, earth
    if icons & words.PROTECTED & mine.keep_all:
        return fire, earth
    if is_card_off(mine, facts, type, icons):
        return 0, 0
    if mine.zero_odd & type:
        if fire & 1:
            fire = 0
        if earth & 1:
            earth = 0
    if mine.zero_even & type:
        if not fire & 1:
            fire = 0
        if not earth & 1:
            earth = 0
    return fire, earth


def is_card_off(mine: Side, facts: Card, type: int, icons: int) -> bool:
    """Layer 3: whether a card (as `type`, showing `icons`) is ignored, in any zone.  [LEG-15.14]"""
    if not mine.off or icons & words.PROTECTED & mine.keep_all:
        return False
    if mine.types_off & type:
        return True
    if mine.types_off_spare & type and not facts.is_flit:
        return True
    if mine.printed_off and icons:
        return mine.printed_off == 2 or not facts.is_flit
    return False


def icons_off(mine: Side, facts: Card, type: int, icons: int) -> int:
    """Layers 2 and 3: the icons that are left of `icons`.  [LEG-11.15]"""
    if not mine.off:
        return icons
    left = icons & mine.keep_all
    if left & words.PROTECTED:
        return left
    if is_card_off(mine, facts, type, icons):
        return 0
    return left & mine.keep_unprotected


def _text_works(mine: Side, facts: Card, type: int, icons: int) -> bool:
    """Layers 1 to 3: whether the text of a card is not ignored, in any zone.  [LEG-15.5]"""
    if icons & words.PROTECTED & mine.keep_all:
        return True
    if mine.text_off == 2 or (mine.text_off == 1 and not facts.is_flit):
        return False
    return not is_card_off(mine, facts, type, icons)


def icons_of(state: State, card: int, granted: int = 0) -> int:
    """The unignored icons of a card where it lies; of a bluff its hidden one.  [LEG-11.14, LEG-11.15]"""
    mine = side(state, state.cast.owners[card])
    facts = state.cast.cards[card]
    if state.flags[card] & words.FACE_DOWN:
        return icons_off(mine, facts, words.SUPPORT, facts.bluff)
    return icons_off(mine, facts, facts.type, facts.icons | granted)


def is_protected(state: State, card: int) -> bool:
    """Whether the card shows an unignored PROTECTED.  [LEG-11.11]"""
    facts = state.cast.cards[card]
    if not facts.icons & words.PROTECTED or state.flags[card] & words.FACE_DOWN:
        return False
    return side(state, state.cast.owners[card]).keep_all & words.PROTECTED != 0


def is_ignored(state: State, card: int) -> bool:
    """Whether the whole card is ignored where it lies.  [LEG-15.9]"""
    facts = state.cast.cards[card]
    mine = side(state, state.cast.owners[card])
    if state.flags[card] & words.FACE_DOWN:
        return is_card_off(mine, facts, words.SUPPORT, facts.bluff)
    return is_card_off(mine, facts, facts.type, facts.icons)


def text_works(state: State, card: int) -> bool:
    """Whether the text of the card is not ignored, in any zone.  [LEG-15.14]"""
    mine = side(state, state.cast.owners[card])
    if not mine.off:
        return True
    facts = state.cast.cards[card]
    return _text_works(mine, facts, facts.type, facts.icons)


def in_force(state: State, card: int) -> bool:
    """Whether the text of the card is in force: active, no bluff, not void, not ignored.  [LEG-15.5]"""
    if card not in state.texts[state.cast.owners[card]] or _is_void(state, card):
        return False
    return text_works(state, card)


def ignorers(state: State, seat: int) -> list[int]:
    """The cards of the foe of `seat` whose texts ignore texts, cards or icons.  [LEG-15.10]"""
    found: list[int] = []
    for card in state.texts[1 - seat]:
        if state.cast.traits[card] & traits.IGNORES and in_force(state, card):
            found.append(card)
    return found


def silencers(state: State, card: int) -> list[int]:
    """The cards of the foe because of which a text is not in force.  [LEG-15.10]"""
    return voiders(state, card) if text_works(state, card) else ignorers(state, state.cast.owners[card])


def values_of(state: State, card: int) -> tuple[int, int]:
    """The current fire and earth value of an active card of the fight.  [LEG-16.1]"""
    seat = state.cast.owners[card]
    mine = side(state, seat)
    raisers: list[int] = []
    for other in state.texts[seat]:
        if state.cast.traits[other] & traits.CHANGES_VALUES and in_force(state, other):
            raisers.append(other)
    return _values(state, mine, card, raisers)


def power_of(state: State, seat: int, element: int) -> int:
    """The current power of a seat in one element.  [LEG-7.1]"""
    mine = side(state, seat)
    return mine.fire if element == words.FIRE else mine.earth


def has_shield(state: State, seat: int, element: int) -> bool:
    """Whether an active card shows an unignored shield of the element.  [LEG-7.4]"""
    shields = side(state, seat).shields
    return shields & (words.SHIELD_FIRE if element == words.FIRE else words.SHIELD_EARTH) != 0


def may_announce(state: State, seat: int) -> bool:
    """Whether an announcement in the running fight is legal; always so in its first turn.  [LEG-7.5]"""
    if state.fight != words.RUNNING:
        return True
    element = state.element
    return power_of(state, seat, element) >= power_of(state, 1 - seat, element) or has_shield(
        state, seat, element
    )


def is_free_card(state: State, card: int) -> bool:
    """Whether the card shows an unignored FREE.  [LEG-11.5]"""
    return icons_of(state, card) & words.FREE != 0
