"""The choices of a trial that are worth trying: those that no other one makes superfluous.  [LEG-6.9]

A turn that can be completed can also be completed by trying these alone. That rests on a few observations:
what is loaded is not played this turn; demands may as well be met when all cards are played;
of two cards that differ in nothing but their values the higher one does what the lower one does; a card
without value that changes nothing is not missed. A condition that counts hands (mutant-102) can upset most of
them, so that with such a card about everything is tried.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.actions import card_of, first_of, picked, verb_of
from obelisk.games.legends.bounds import bluff_value
from obelisk.games.legends.demands import demand_cost, demanding, pays
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.outlook import Outlook, frees_foe
from obelisk.games.legends.plays import playing_icons
from obelisk.games.legends.power import printed_values, side
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.ships import hand_allowance, sources_at_most
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.demand import DemandPlay
from obelisk.games.legends.texts.draw import MoveHand
from obelisk.games.legends.texts.playing import FreeIf, PlayOnlyIf

TELLING: Final = (
    words.SHIELD_FIRE
    | words.SHIELD_EARTH
    | words.STOP
    | words.FREE
    | words.PAIR
    | words.PROTECTED
    | words.GANGS
)
"""Icons with which a card does more in its turn than add its value."""


def counts_hands(state: State) -> bool:
    """Whether a card might still come to be played, or be FREE, by how many cards are held (mutant-102)."""
    seat = state.active
    foe = len(state.hand[1 - seat])
    now = foe - len(state.hand[seat])
    for card in sources_at_most(state, seat):
        if card in state.met:
            # A trial in which its condition counts as met.
            continue
        for effect in state.cast.effects[card]:
            if effect.counts_hands(now, foe):
                outlook = Outlook(state)
                most = min(foe, now + outlook.most_given(state, card))
                if effect.counts_hands(now, most) and (outlook.reach.unknown or card in outlook.plays):
                    return True
    return False


def counting_hands(state: State) -> list[int]:
    """The own cards whose texts count hands (mutant-102), wherever they are: one in play may come back."""
    found: list[int] = []
    cast = state.cast
    base = cast.bases[state.active]
    for card in range(base, base + cast.sizes[state.active]):
        if any(effect.counts_hands(-words.ANY, words.ANY) for effect in cast.effects[card]):
            found.append(card)
    return found


def unpaid(state: State) -> list[int]:
    """The demands made of the active player that wait for a discard, and those that would if a text in their
    way ended.
    """
    return [card for card in demanding(state) if demand_cost(state, card) is not None]


def meets_last(state: State, outlook: Outlook) -> bool:
    """Whether demands may as well be met when everything else is done.

    Nothing that follows costs hand cards, and no text of mine is covered that keeps the foe's in check.
    """
    if outlook.reach.unknown:
        return False
    if not state.characters_played and not state.attack_again and frees_foe(state):
        return False
    return not any(_may_cost_hands(state, card) for card in outlook.plays)


def _may_cost_hands(state: State, card: int) -> bool:
    """Whether its player may lose hand cards by playing the card, like it or not."""
    for effect in state.cast.effects[card]:
        is_forced = effect.each or (isinstance(effect, MoveHand) and not effect.may)
        if is_forced and effect.when == words.NOW and effect.IS_SIMPLE:
            return True
    return False


def worth_trying(state: State, choices: list[int]) -> list[int]:
    """The choices of a phase that are worth trying."""
    if counts_hands(state):
        return choices
    mine = side(state, state.active)
    demands = unpaid(state)
    # What might come of the turn is only looked at where it matters.
    outlook: Outlook | None = None
    found: list[int] = []
    bluffs: list[int] = []
    for number in choices:
        verb = verb_of(number)
        if verb == words.LOAD:
            continue
        if verb == words.PLAY:
            card = card_of(state, first_of(number))
            is_free = costs_nothing(state, mine, card)
            if is_free or is_worthless(state, card):
                if outlook is None:
                    outlook = Outlook(state)
                if is_free and only_helps(state, mine, outlook, card):
                    return [number]
                if is_worthless(state, card) and not is_missed(state, mine, outlook.reach, card):
                    continue
            if not demands and is_surpassed(state, mine, card, choices):
                continue
        elif verb == words.PLAY_BLUFF:
            # In the support phase characters are good for bluffs alone: one of each sort stands for all.
            card = card_of(state, first_of(number))
            sort = state.cast.cards[card].bluff * 2 + (1 if state.zone[card] == words.IN_HAND else 0)
            if sort in bluffs and not demands:
                continue
            bluffs.append(sort)
        elif verb == words.MEET:
            if outlook is None:
                outlook = Outlook(state)
            if meets_last(state, outlook):
                continue
        found.append(number)
    return found


def costs_nothing(state: State, mine: Side, card: int) -> bool:
    """Whether the card is FREE and adds its value, where nothing limits what is played or has to be paid."""
    cast = state.cast
    if not cast.simple[card] or not cast.calm[card] or cast.icons[card] & words.STOP:
        return False
    if state.stopped or not is_open(mine):
        return False
    if state.phase == words.CHARACTER_PHASE and not state.characters_played:
        return False
    if not playing_icons(state, card) & words.FREE:
        return False
    last = state.last_played
    if last != words.NONE and cast.traits[last] & traits.FREES_NEXT:
        return False
    is_rationed = state.landed and state.zone[card] == words.IN_HAND
    return not is_rationed or hand_allowance(state, state.active) >= words.ANY


def only_helps(state: State, mine: Side, outlook: Outlook, card: int) -> bool:
    """Whether a card that costs nothing hinders no other one and is not better kept for a bluff."""
    for other in outlook.plays:
        for effect in state.cast.effects[other]:
            if isinstance(effect, PlayOnlyIf) and effect.metric == words.MY_AREA_CARDS:
                return False
    return not state.cast.cards[card].bluff or _is_better_open(state, mine, outlook.reach, card)


def _is_better_open(state: State, mine: Side, reach: Reach, card: int) -> bool:
    """Whether a character is worth at least as much in the fight as under a bluff."""
    hidden = words.SUPPORT | words.BLUFF
    if reach.doubles_types & hidden or any(types & hidden for types, _, _ in reach.raises_one):
        return False
    fire, earth = printed_values(mine, state.cast.cards[card], False)
    if (state.element == words.FIRE or reach.switches) and fire < bluff_value(reach, words.FIRE):
        return False
    return not (state.element == words.EARTH or reach.switches) or earth >= bluff_value(reach, words.EARTH)


def is_open(mine: Side) -> bool:
    """Whether no prohibition, limit on plays or demand stands in the way of the seat."""
    return (
        mine.demands is None
        and mine.forbid_types == 0
        and mine.forbid_with == 0
        and mine.forbid_without == 0
        and mine.above_types == 0
        and mine.forbids is None
        and mine.max_plays == words.ANY
        and mine.max_combat == words.ANY
        and mine.max_characters == words.ANY
    )


def is_plain(state: State, card: int) -> bool:
    """Whether a booster, support or further character does nothing in this turn but add its value."""
    cast = state.cast
    if not cast.simple[card] or not cast.calm[card] or cast.icons[card] & TELLING:
        return False
    if cast.types[card] == words.CHARACTER and cast.cards[card].bluff:
        return False
    return not has_condition(state, card) and not cast.cards[card].tags


def has_condition(state: State, card: int) -> bool:
    """Whether how the card is played depends on something that other plays may change."""
    effects = state.cast.effects[card]
    return len(effects) > 0 and any(effect.when == words.BEFORE_PLAY for effect in effects)


def is_worthless(state: State, card: int) -> bool:
    """Whether the card has no value and does nothing in its turn: nothing opened, nobody covered."""
    cast = state.cast
    if not cast.simple[card] or not cast.calm[card] or cast.icons[card] & TELLING & ~words.FREE:
        return False
    facts = cast.cards[card]
    if facts.type == words.CHARACTER and not state.characters_played:
        return False
    return not facts.fire and not facts.earth


def is_missed(state: State, mine: Side, reach: Reach, card: int) -> bool:
    """Whether a worthless card might be raised, another one waits for more cards to lie there, or a demand
    wants one of its type.
    """
    type = state.cast.types[card]
    for other in sources_at_most(state, state.active):
        for effect in state.cast.effects[other]:
            if isinstance(effect, (PlayOnlyIf, FreeIf)) and effect.metric == words.MY_AREA_CARDS:
                return True
    for types, _, _ in reach.raises + reach.raises_one:
        if types & type:
            return True
    if mine.demands is not None:
        for demand in mine.demands:
            for effect in state.cast.folded[demand]:
                if isinstance(effect, DemandPlay) and not state.played_types & effect.type:
                    return True
    return False


def is_surpassed(state: State, mine: Side, card: int, choices: list[int]) -> bool:
    """Whether another card can be played that does whatever this one does."""
    for number in choices:
        if verb_of(number) == words.PLAY:
            other = card_of(state, first_of(number))
            if other != card and surpasses(state, mine, other, card):
                return True
    return False


def surpasses(state: State, mine: Side, one: int, other: int) -> bool:
    """Whether both are plain cards of the same sort and `one` is worth more; of equals it is the first."""
    cast = state.cast
    if cast.types[one] != cast.types[other] or state.zone[one] != state.zone[other]:
        return False
    if not is_plain(state, one) or not is_plain(state, other):
        return False
    better = cast.cards[one]
    worse = cast.cards[other]
    if better.icons != worse.icons or better.is_flit != worse.is_flit:
        return False
    if bool(better.effects) != bool(worse.effects) or (better.people == "buka") != (worse.people == "buka"):
        return False
    fire, earth = printed_values(mine, better, False)
    other_fire, other_earth = printed_values(mine, worse, False)
    if better.fire < worse.fire or better.earth < worse.earth or fire < other_fire or earth < other_earth:
        return False
    if (better.fire, better.earth, fire, earth) == (worse.fire, worse.earth, other_fire, other_earth):
        return one < other
    return True


def payments(state: State, frame: Frame, choices: list[int]) -> list[int]:
    """The hand cards to try for a demand: only such as will not be played, if these can pay it all and no
    other demand wants them.
    """
    cost = demand_cost(state, frame.card)
    if cost is None or counts_hands(state):
        return choices
    if any(card != frame.card for card in unpaid(state)):
        return choices
    outlook = Outlook(state)
    idle = [number for number in choices if not outlook.holds(picked(state, number))]
    cards = [card for card in state.hand[state.active] if not outlook.holds(card)]
    return idle if idle and pays(state, cost, [*frame.picks, *cards]) else choices


def discards(state: State, choices: list[int]) -> list[int]:
    """The hand cards to try where some have to be given away: one that will not be played goes first, and of
    two of the same sort the lower one.
    """
    if demanding(state):
        return choices
    mine = side(state, state.active)
    outlook = Outlook(state)
    found: list[int] = []
    for number in choices:
        if verb_of(number) != words.PICK:
            found.append(number)
            continue
        card = picked(state, number)
        if not outlook.holds(card):
            return [number, *[other for other in choices if verb_of(other) != words.PICK]]
        if not surpasses_another(state, mine, card, choices):
            found.append(number)
    return found


def surpasses_another(state: State, mine: Side, card: int, choices: list[int]) -> bool:
    """Whether another hand card that may be picked is of the same sort and worth less."""
    for number in choices:
        if verb_of(number) == words.PICK:
            other = picked(state, number)
            if other != card and surpasses(state, mine, card, other):
                return True
    return False
