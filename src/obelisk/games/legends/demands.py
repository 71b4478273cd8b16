"""Demands, and what pays a cost: minimal sets of hand cards.  [LEG-14.2 to LEG-14.11, LEG-17.3]"""

from __future__ import annotations

from typing import Final

from obelisk.core.patience import PATIENCE
from obelisk.games.legends import reasons, words
from obelisk.games.legends.power import printed_values, side, text_works
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.cost import Cost

WORTH: Final = 1000
"""More than any value of a card."""
SETS: Final = 5
"""A set of cards that is tried counts so much: a look-ahead may ask many times what pays."""


def demand_cost(state: State, card: int) -> Cost | None:
    """What the discard demand of a card costs now; None if it makes none.  [LEG-14.9]"""
    for effect in state.cast.folded[card]:
        cost = effect.demanded()
        if cost is not None:
            for other in state.texts[state.cast.owners[card]]:
                if (
                    state.cast.traits[other] & traits.DOUBLES_DEMAND
                    and state.link[other] == card
                    and text_works(state, other)
                ):
                    cost = cost.doubled()
            return cost
    return None


def demanding(state: State) -> list[int]:
    """The cards in play that ask something of the active player, or would if no text were in their way, but
    for what is paid.
    """
    foe = 1 - state.active
    found: list[int] = []
    for area in (state.combat[foe], state.support[foe]):
        for card in area:
            if card not in state.met and any(e.when == words.DEMAND for e in state.cast.effects[card]):
                found.append(card)
    return found


def most_paid(state: State, costs: list[Cost], kept: int) -> int:
    """How many hand cards of the active player but for `kept` pay these costs at most: what pays none is to
    spare.  [LEG-14.3]

    Each is worth what is printed on it, or nothing, and then it pays nothing.
    """
    count = 0
    # What fire and earth may come to before the last card of each amount, which pays the rest.
    fire = 0
    earth = 0
    eithers: list[int] = []
    for cost in costs:
        count += cost.characters + cost.moons + cost.same_type
        if cost.fire:
            count += 1
            fire += cost.fire - 1
        if cost.earth:
            count += 1
            earth += cost.earth - 1
        if cost.either:
            count += 1
            eithers.append(cost.either - 1)
    if not fire and not earth and not eithers:
        return count
    most = 0
    for way in range(1 << len(eithers)):
        in_fire = sum([amount for place, amount in enumerate(eithers) if way >> place & 1])
        most = max(most, _most_within(state, kept, fire + in_fire, earth + sum(eithers) - in_fire))
    return count + most


def _most_within(state: State, kept: int, fire: int, earth: int) -> int:
    """How many hand cards there are at most that give their fire or their earth, and together no more."""
    width = earth + 1
    most = [0] * ((fire + 1) * width)
    for card in state.hand[state.active]:
        if card == kept:
            continue
        facts = state.cast.cards[card]
        down = facts.fire * width
        for place in range(len(most) - 1, -1, -1):
            if facts.fire and place >= down:
                most[place] = max(most[place], most[place - down] + 1)
            if facts.earth and place % width >= facts.earth:
                most[place] = max(most[place], most[place - facts.earth] + 1)
    return most[-1]


def costs_dragon(state: State, card: int) -> bool:
    """Whether a demand of the card that is not met costs a dragon, not the fight.  [LEG-14.7]"""
    for effect in state.cast.folded[card]:
        if effect.demanded() is not None:
            return effect.costs_dragon()
    return False


def is_met(state: State, card: int) -> bool:
    """Whether the active player has met the demands of a card of the foe.  [LEG-14.2, LEG-14.8]"""
    return all(effect.is_met(state, card) for effect in state.cast.folded[card])


def unmet_retreats(state: State) -> list[int]:
    """The demands made of the active player that force a retreat and are not met.  [LEG-14.6]"""
    found: list[int] = []
    demands = side(state, state.active).demands
    if demands is not None:
        for card in demands:
            if not costs_dragon(state, card) and not is_met(state, card):
                found.append(card)
    return found


def unmet_dragons(state: State, seat: int) -> list[int]:
    """The demands made of `seat` that cost a dragon and are neither met nor settled.  [LEG-14.7]"""
    found: list[int] = []
    demands = side(state, seat).demands
    if demands is not None:
        for card in demands:
            if (
                costs_dragon(state, card)
                and card not in state.settled
                and not (seat == state.active and is_met(state, card))
            ):
                found.append(card)
    return found


def meetable(state: State) -> list[int]:
    """The discard demands made of the active player that he has not met and can pay.  [LEG-14.3]"""
    found: list[int] = []
    demands = side(state, state.active).demands
    if demands is not None:
        for card in demands:
            if not meet_refusal(state, card):
                found.append(card)
    return found


def meet_refusal(state: State, card: int) -> int:
    """Why the active player cannot pay a demand that is made of him, or ALLOWED.  [LEG-14.3, LEG-14.8]"""
    if card in state.met:
        return reasons.DEMAND_MET
    cost = demand_cost(state, card)
    if cost is None:
        return reasons.DEMAND_TO_PLAY
    return reasons.ALLOWED if can_pay(state, state.active, cost) else reasons.CANNOT_PAY


def values_for_paying(state: State, card: int) -> tuple[int, int]:
    """Printed fire and earth of a hand card, as far as they count.  [LEG-14.4]"""
    return printed_values(side(state, state.cast.owners[card]), state.cast.cards[card], False)


def pays(state: State, cost: Cost, cards: list[int]) -> bool:
    """Whether the cards pay the cost, superfluous ones or not.  [LEG-17.3]"""
    if cost.characters:
        count = 0
        for card in cards:
            if state.cast.types[card] == words.CHARACTER:
                count += 1
        return count >= cost.characters
    if cost.moons:
        moons = 0
        for card in cards:
            moons += state.cast.cards[card].moons or 0
        return moons >= cost.moons
    if cost.same_type:
        bits = cost.of
        while bits:
            bit = bits & -bits
            bits ^= bit
            count = 0
            for card in cards:
                if (state.cast.types[card] | state.cast.cards[card].subtype) & bit:
                    count += 1
            if count >= cost.same_type:
                return True
        return False
    if cost.fire and cost.earth:
        return _pays_both(state, cost, cards)
    fire = 0
    earth = 0
    for card in cards:
        value_fire, value_earth = values_for_paying(state, card)
        fire += value_fire
        earth += value_earth
    if cost.either:
        return fire >= cost.either or earth >= cost.either
    return fire >= cost.fire and earth >= cost.earth


def _pays_both(state: State, cost: Cost, cards: list[int]) -> bool:
    """Whether two disjoint sets pay fire and earth: the most earth for each amount of fire."""
    best = [-1] * (cost.fire + 1)
    best[0] = 0
    for card in cards:
        fire, earth = values_for_paying(state, card)
        following = list(best)
        for have in range(cost.fire + 1):
            if best[have] >= 0:
                following[have] = max(following[have], best[have] + earth)
                reached = min(have + fire, cost.fire)
                following[reached] = max(following[reached], best[have])
        best = following
    return best[cost.fire] >= cost.earth


def is_minimal(state: State, cost: Cost, cards: list[int]) -> bool:
    """Whether no proper subset of cards that pay would pay too.  [LEG-14.3]"""
    for left_out in cards:
        rest: list[int] = []
        for card in cards:
            if card != left_out:
                rest.append(card)
        if pays(state, cost, rest):
            return False
    return True


class Sets:
    """How many sets of cards a question has tried: somebody's own cards can all be different."""

    __slots__ = ("tried",)

    def __init__(self) -> None:
        self.tried = 0

    def count(self) -> None:
        self.tried += 1
        PATIENCE.check(self.tried * SETS, "sets of cards")


def can_complete(state: State, cost: Cost, picks: list[int], others: list[int], sets: Sets) -> bool:
    """Whether the picks are part of a legal set with some of the others.  [LEG-17.3]"""
    sets.count()
    if pays(state, cost, picks):
        return is_minimal(state, cost, picks)
    together = list(picks)
    together.extend(others)
    if not pays(state, cost, together):
        return False
    tried: list[int] = [0]
    for place, card in enumerate(others):
        share = share_of(state, cost, card)
        if share in tried:
            continue
        tried.append(share)
        more = list(picks)
        more.append(card)
        if can_complete(state, cost, more, others[place + 1 :], sets):
            return True
    return False


def share_of(state: State, cost: Cost, card: int) -> int:
    """What the card gives to a cost: cards that give the same stand for each other, and one that gives 0 is
    in no minimal set.
    """
    facts = state.cast.cards[card]
    if cost.characters:
        return 1 if facts.type == words.CHARACTER else 0
    if cost.moons:
        return min(facts.moons or 0, cost.moons)
    if cost.same_type:
        return (facts.type | facts.subtype) & cost.of
    fire, earth = values_for_paying(state, card)
    most_fire = cost.either or cost.fire
    most_earth = cost.either or cost.earth
    # More than what is asked for helps no further.
    return min(fire, most_fire) * WORTH + min(earth, most_earth)


def payable(state: State, seat: int, cost: Cost, picks: list[int]) -> list[int]:
    """The hand cards that may be picked next; the picks so far are discarded already.  [LEG-17.3]"""
    found: list[int] = []
    hand = state.hand[seat]
    good: list[int] = []
    sets = Sets()
    tried: list[int] = [0]
    for card in hand:
        share = share_of(state, cost, card)
        if share in good:
            found.append(card)
        if share in tried:
            continue
        tried.append(share)
        others: list[int] = []
        for other in hand:
            if other != card:
                others.append(other)
        if can_complete(state, cost, [*picks, card], others, sets):
            good.append(share)
            found.append(card)
    return found


def can_pay(state: State, seat: int, cost: Cost) -> bool:
    """Whether some set of hand cards pays: any that pays has a minimal part that does."""
    return pays(state, cost, state.hand[seat])
