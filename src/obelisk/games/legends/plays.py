"""Playing cards: prohibitions, conditions, limits and units, and placing the card.  [LEG-10, LEG-11]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import reasons, words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.moves import activate, deactivate, discard, leave, load, note_ran_out
from obelisk.games.legends.power import (
    BLUFF_VALUE,
    icons_of,
    in_force,
    is_card_off,
    side,
    silencers,
    text_works,
)
from obelisk.games.legends.ships import grants_free
from obelisk.games.legends.state import State, added, changed, own_order
from obelisk.games.legends.texts import traits

if TYPE_CHECKING:
    from obelisk.games.legends.texts.limits import ForbidPlay

# What is fixed when a card leaves its place to be played (LEG-10.8), as a bit set.
KEEPS: Final = 1
IS_FREE: Final = 2
FROM_SHIP: Final = 4
WAS_IN_HAND: Final = 8
IS_WAIVED: Final = 16
WAS_REVEALED: Final = 32
JOINS: Final = 64


def is_forbidden_as(state: State, seat: int, type: int, text: bool, highest: int) -> bool:
    """Whether a prohibition in force stops such a card.  [LEG-15.6, LEG-15.7]"""
    mine = side(state, seat)
    if mine.forbid_types & type:
        return True
    if (mine.forbid_with if text else mine.forbid_without) & type:
        return True
    if mine.above_types & type and highest > mine.above:
        return True
    if mine.forbids is not None:
        for effect in mine.forbids:
            if effect.forbids(type, text, highest):
                return True
    return False


def is_named(effect: ForbidPlay, facts: Card) -> bool:
    """Whether a prohibition names the card as it is printed."""
    highest = max(facts.fire, facts.earth) if facts.has_values else -1
    return effect.forbids(facts.type, len(facts.effects) > 0, highest)


def is_forbidden(state: State, card: int) -> bool:
    """Whether the card may not be played openly.  [LEG-17.1]"""
    facts = state.cast.cards[card]
    highest = max(facts.fire, facts.earth)
    return is_forbidden_as(
        state,
        state.cast.owners[card],
        facts.type,
        len(facts.effects) > 0,
        highest if facts.has_values else -1,
    )


def meets_condition(state: State, card: int) -> bool:
    """Whether the condition of the card holds; that of an ignored text need not.  [LEG-14.14]"""
    effects = state.cast.effects[card]
    return not effects or all(effect.holds(state, card) for effect in effects)


def waivers(state: State, seat: int, what: int) -> int:
    """How many conditions of that sort the seat's texts waive.  [LEG-14.16]"""
    count = 0
    for card in state.texts[seat]:
        if state.cast.traits[card] & traits.WAIVES and in_force(state, card):
            for effect in state.cast.folded[card]:
                count += effect.waives(what)
    return count


def may_ignore_condition(state: State, card: int) -> bool:
    """Whether the condition of the card holds or is waived.  [LEG-14.14, LEG-14.16]"""
    if meets_condition(state, card):
        return True
    return needs_waiver(state, card) and has_waiver(state, card)


def needs_waiver(state: State, card: int) -> bool:
    """Whether a condition that is not met is one that can be waived."""
    facts = state.cast.cards[card]
    return facts.people == "mutant" or facts.type == words.ACHIEVEMENT


def has_waiver(state: State, card: int) -> bool:
    """Whether a text waives the condition of this mutant or achievement.  [LEG-14.16]"""
    seat = state.cast.owners[card]
    if state.cast.types[card] == words.ACHIEVEMENT:
        return waivers(state, seat, words.ACHIEVEMENT_DRAGON) > 0
    return waivers(state, seat, words.MUTANT_CONDITION) > state.waived


def playing_icons(state: State, card: int) -> int:
    """The icons a card has while it is played, granted FREE included.  [LEG-11.14]"""
    if grants(state, card):
        icons = icons_of(state, card, words.FREE)
        if icons & words.FREE:
            return icons
    return icons_of(state, card)


def grants(state: State, card: int) -> bool:
    """Whether something grants FREE to the card if it is played now.  [LEG-13.7, LEG-14.18, LEG-17.1]"""
    last = state.last_played
    if last != words.NONE and state.cast.traits[last] & traits.FREES_NEXT and in_force(state, last):
        return True
    if state.landed and grants_free(state, card):
        return True
    effects = state.cast.effects[card]
    return len(effects) > 0 and any(effect.grants_free(state, card) for effect in effects)


def pair_bit(facts: Card) -> int:
    """The bit of an open pair: its word and type.  [LEG-11.6]"""
    return 1 << (
        facts.pair_number * 3
        + (0 if facts.type == words.CHARACTER else 1 if facts.type == words.BOOSTER else 2)
    )


def joins(state: State, facts: Card, icons: int) -> bool:
    """Whether a card that is not FREE joins an open pair or gang.  [LEG-11.1]"""
    if icons & words.PAIR and state.open_pairs & pair_bit(facts):
        return True
    return icons & words.GANGS & state.open_gangs != 0


def within_limit(state: State, seat: int, type: int) -> bool:
    """Whether one more counted booster or support unit is within the limit.  [LEG-11.4, LEG-11.9]"""
    mine = side(state, seat)
    if state.stopped:
        boosters = state.booster_cards
        supports = state.support_cards
        base = 0
    else:
        boosters = state.booster_units
        supports = state.support_units
        base = 0 if state.fight == words.STARTED else 1
    if type == words.BOOSTER:
        boosters += 1
    else:
        supports += 1
    return max(0, boosters - mine.extra_boosters) + max(0, supports - mine.extra_supports) <= base


def may_play_any(state: State, seat: int) -> bool:
    """Whether the limit on all plays of the turn leaves one more.  [LEG-17.1]"""
    return seat != state.active or state.plays < side(state, seat).max_plays


def over_limit(state: State) -> int:
    """Why no further booster or support unit can be counted this turn.  [LEG-11.4, LEG-11.9]"""
    if state.stopped:
        return reasons.STOPPED
    return reasons.FIRST_TURN if state.fight == words.STARTED else reasons.ONE_EXTRA


def character_refusal(state: State, card: int) -> int:
    """Why a character may not be played now, completability apart, or ALLOWED.  [LEG-10.12]"""
    if state.attack_again:
        return reasons.ATTACKS_AGAIN
    if state.stopped:
        return reasons.STOPPED
    mine = side(state, state.active)
    if state.plays >= mine.max_plays:
        return reasons.PLAY_LIMIT
    if state.combat_plays >= mine.max_combat:
        return reasons.COMBAT_LIMIT
    if is_forbidden(state, card):
        return reasons.FORBIDDEN
    if state.character_units:
        facts = state.cast.cards[card]
        icons = playing_icons(state, card)
        if not icons & words.FREE and not joins(state, facts, icons):
            return reasons.ONE_CHARACTER
    return reasons.ALLOWED if may_ignore_condition(state, card) else reasons.CONDITION_UNMET


def booster_or_support_refusal(state: State, card: int) -> int:
    """Why a booster or support may not be played now, completability apart, or ALLOWED.  [LEG-10.12]"""
    seat = state.active
    mine = side(state, seat)
    facts = state.cast.cards[card]
    if state.plays >= mine.max_plays:
        return reasons.PLAY_LIMIT
    if facts.type == words.BOOSTER and state.combat_plays >= mine.max_combat:
        return reasons.COMBAT_LIMIT
    if is_forbidden(state, card):
        return reasons.FORBIDDEN
    if not within_limit(state, seat, facts.type):
        if state.stopped:
            return reasons.STOPPED
        icons = playing_icons(state, card)
        if not icons & words.FREE and not joins(state, facts, icons):
            return over_limit(state)
    return reasons.ALLOWED if may_ignore_condition(state, card) else reasons.CONDITION_UNMET


def bluff_refusal(state: State, card: int) -> int:
    """Why the card may not be put face down as a bluff, completability apart, or ALLOWED.  [LEG-12.1 to
    LEG-12.4]
    """
    seat = state.active
    facts = state.cast.cards[card]
    if facts.bluff == 0 or facts.type != words.CHARACTER:
        return reasons.NO_BLUFF
    mine = side(state, seat)
    if state.plays >= mine.max_plays:
        return reasons.PLAY_LIMIT
    if not within_limit(state, seat, words.SUPPORT):
        return over_limit(state)
    if not icons_of(state, card) & facts.bluff:
        return reasons.ICON_IGNORED
    if is_card_off(mine, facts, words.SUPPORT, facts.bluff):
        return reasons.BLUFFS_IGNORED
    if is_forbidden(state, card) or is_forbidden_as(state, seat, words.SUPPORT, False, BLUFF_VALUE):
        return reasons.BLUFF_FORBIDDEN
    return reasons.ALLOWED


def load_refusal(state: State, card: int) -> int:
    """Why the card may not be loaded in a support's place, ships apart, or ALLOWED.  [LEG-13.2]"""
    seat = state.active
    if not state.cast.types[card] & words.FIGHTING:
        return reasons.NOT_LOADABLE
    if state.plays >= side(state, seat).max_plays:
        return reasons.PLAY_LIMIT
    return reasons.ALLOWED if within_limit(state, seat, words.SUPPORT) else over_limit(state)


def lead_refusal(state: State, card: int) -> int:
    """Why a leadership-phase card may not be played, or ALLOWED.  [LEG-5.3, LEG-18.9]"""
    if state.cast.types[card] == words.ACHIEVEMENT and not may_achieve(state):
        return reasons.ACHIEVEMENTS_OFF
    if not may_play_any(state, state.cast.owners[card]):
        return reasons.PLAY_LIMIT
    if is_forbidden(state, card):
        return reasons.FORBIDDEN
    return reasons.ALLOWED if may_ignore_condition(state, card) else reasons.CONDITION_UNMET


def may_achieve(state: State) -> bool:
    """Whether achievement cards can be played at all: only in a match with the module.  [LEG-18.9]"""
    return state.cast.achievements and state.cast.match


def may_keep(state: State, card: int) -> bool:
    """Whether, as first character of the turn, the card may leave my combat area active.  [LEG-11.8]"""
    seat = state.active
    if state.characters_played:
        return False
    facts = state.cast.cards[card]
    found = False
    for other in state.combat[seat]:
        if state.flags[other] & words.ACTIVE:
            found = True
            break
    if not found:
        return False
    for effect in facts.effects:
        if effect.keeps_combat() and text_works(state, card):
            return True
    gang = facts.gang & icons_of(state, card)
    if not gang:
        return False
    for other in state.combat[seat]:
        if state.flags[other] & words.ACTIVE and (
            state.cast.types[other] != words.CHARACTER or not icons_of(state, other) & gang
        ):
            return False
    return True


def lift(state: State, card: int, keep: bool) -> int:
    """Fixes what holds for the play while the card still lies in its place.  [LEG-10.8]"""
    how = KEEPS if keep else 0
    facts = state.cast.cards[card]
    if facts.type & words.FIGHTING:
        icons = playing_icons(state, card)
        if icons & words.FREE:
            how |= IS_FREE
        elif joins(state, facts, icons):
            how |= JOINS
    zone = state.zone[card]
    if zone == words.IN_CARGO:
        how |= FROM_SHIP
    elif zone == words.IN_HAND:
        how |= WAS_IN_HAND
        if state.flags[card] & words.REVEALED:
            how |= WAS_REVEALED
    if facts.people == "mutant" and not meets_condition(state, card):
        how |= IS_WAIVED
    return how


def place(state: State, deal: Deal, card: int, how: int) -> None:
    """The card is placed, active and counted; covering; then its `now` effects are next.  [LEG-10.8]"""
    seat = state.cast.owners[card]
    facts = state.cast.cards[card]
    type = facts.type
    icons = icons_of(state, card)
    origin = state.zone[card]
    leave(state, card)
    state.flags[card] = words.PLACE_KNOWN
    state.sequence += 1
    own_order(state)[card] = state.sequence
    if seat == state.active:
        state.plays += 1
    if how & IS_WAIVED:
        state.waived += 1
    if type & words.FIGHTING:
        _count_fighting(state, card, how, icons)
        if type == words.CHARACTER and state.characters_played == 1 and not how & KEEPS:
            _cover(state, seat)
        if type == words.SUPPORT:
            state.support = added(state.support, seat, card)
            state.zone[card] = words.IN_SUPPORT
        else:
            state.combat = added(state.combat, seat, card)
            state.zone[card] = words.IN_COMBAT
    elif type == words.LEADERSHIP:
        state.leadership = added(state.leadership, seat, card)
        state.zone[card] = words.IN_LEADERSHIP
    elif facts.subtype == words.SHIP:
        state.ships = added(state.ships, seat, card)
        state.zone[card] = words.IN_SHIPS
    elif facts.subtype == words.HYLA:
        if state.hyla != words.NONE:
            discard(state, deal, state.hyla)
        state.hyla = card
        state.zone[card] = words.IN_HYLA
    else:
        state.achievements = added(state.achievements, seat, card)
        state.zone[card] = words.IN_ACHIEVEMENTS
    activate(state, card)
    changed(state)
    tell.card_played(deal, state, card, origin)
    if deal.is_heard and state.cast.effects[card]:
        by = silencers(state, card)
        if by:
            tell.text_failed(deal, state, seat, card, by)
    note_ran_out(state, seat)
    if icons & words.STOP and seat == state.active:
        state.stopped = True
    if type == words.ACHIEVEMENT and state.achievements[1 - seat]:
        state.frames.append(Frame(words.FRAME_ACHIEVE, 1 - seat, card))
    _queue_texts(state, card, how)


def _count_fighting(state: State, card: int, how: int, icons: int) -> None:
    """Counts units and cards against the limits, and opens pairs and gangs.  [LEG-11.1, LEG-11.2]"""
    facts = state.cast.cards[card]
    type = facts.type
    state.last_played = card
    state.played_types |= type
    if how & WAS_IN_HAND:
        state.from_hand += 1
    counted = not how & (IS_FREE | JOINS)
    if type == words.CHARACTER:
        state.combat_plays += 1
        state.characters_played += 1
        if counted:
            state.character_units += 1
    elif type == words.BOOSTER:
        state.combat_plays += 1
        state.booster_cards += 1
        if counted:
            state.booster_units += 1
    else:
        state.support_cards += 1
        if counted:
            state.support_units += 1
    if icons & words.PAIR and facts.pair_number:
        bit = pair_bit(facts)
        if how & JOINS and state.open_pairs & bit:
            state.open_pairs &= ~bit
        else:
            state.open_pairs |= bit
    state.open_gangs |= icons & words.GANGS


def _cover(state: State, seat: int) -> None:
    """All active cards of the combat area become inactive.  [LEG-10.3]"""
    for card in state.combat[seat]:
        if state.flags[card] & words.ACTIVE:
            deactivate(state, card)


def _queue_texts(state: State, card: int, how: int) -> None:
    """What the text of a placed card does at once is next.  [LEG-10.6, LEG-10.8]"""
    once = False
    lasting = False
    for effect in state.cast.effects[card]:
        if effect.when == words.NOW:
            once = True
        else:
            lasting = True
    if state.cast.types[card] == words.LEADERSHIP and not lasting:
        state.frames.append(Frame(words.FRAME_SLEEP, state.cast.owners[card], card))
    if once:
        frame = Frame(words.FRAME_NOW, state.cast.owners[card], card)
        frame.n = how
        state.frames.append(frame)


def place_bluff(state: State, deal: Deal, card: int, how: int) -> None:
    """The card lies face down in the support area, as an active support.  [LEG-12.1, LEG-12.2]

    Others know which card it is only if they saw it leave: a revealed card, or one from a ship.
    """
    seat = state.cast.owners[card]
    known = how & (WAS_REVEALED | FROM_SHIP) != 0
    leave(state, card)
    if how & WAS_IN_HAND:
        state.from_hand += 1
        if not known:
            for other in state.hand[seat]:
                if state.cast.cards[other].bluff and not state.flags[other] & words.REVEALED:
                    state.flags[other] &= ~words.PLACE_KNOWN
    state.sequence += 1
    own_order(state)[card] = state.sequence
    state.support = added(state.support, seat, card)
    state.zone[card] = words.IN_SUPPORT
    state.flags[card] = words.FACE_DOWN | words.ACTIVE | (words.PLACE_KNOWN if known else 0)
    state.plays += 1
    state.support_units += 1
    state.support_cards += 1
    state.played_types |= words.SUPPORT
    changed(state)
    tell.bluff_played(deal, state, card)
    note_ran_out(state, seat)


def place_load(state: State, deal: Deal, card: int, ship: int) -> None:
    """The card is loaded in a support's place.  [LEG-13.2]"""
    if state.zone[card] == words.IN_HAND:
        state.from_hand += 1
    load(state, deal, card, ship)
    state.plays += 1
    state.support_units += 1
    state.support_cards += 1


def cancel_play(state: State, deal: Deal, card: int) -> None:
    """The card is not played and goes to its owner's discard pile, or leadership area.  [LEG-18.7]"""
    tell.card_cancelled(deal, state, card, state.zone[card])
    discard(state, deal, card)
