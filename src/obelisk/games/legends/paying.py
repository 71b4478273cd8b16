"""Whether one hand can pay several demands at once: no card pays twice.  [LEG-14.3, LEG-17.3]"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from obelisk.core.patience import PATIENCE
from obelisk.games.legends import words
from obelisk.games.legends.demands import demand_cost, unmet_dragons, unmet_retreats, values_for_paying
from obelisk.games.legends.state import State, dragons_of
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.demand import DemandPlay

# What a need is counted in; a type of cards is its bit.
FIRE_VALUE: Final = -1
EARTH_VALUE: Final = -2
MOONS: Final = -3
AT_ONCE: Final = 50
"""So many ways to share out cards are looked at in the time of an action."""

Needs = list[tuple[int, int]]
"""What it is counted in, and how much of it."""


def can_settle(state: State) -> bool:
    """Whether all demands are met once the hand has paid what it can.  [LEG-14.6, LEG-14.7]"""
    for card in unmet_retreats(state):
        for effect in state.cast.folded[card]:
            if isinstance(effect, DemandPlay) and not effect.is_met(state, card):
                return False
    return can_pay_demands(state)


def can_pay_demands(state: State) -> bool:
    """Whether the hand can pay every demand that waits for a discard, but for the dragons that may be given
    up; what is being paid counts as paid.
    """
    seat = state.active
    due: list[Cost] = []
    for card in unmet_retreats(state):
        cost = demand_cost(state, card)
        if cost is not None and card not in state.met and not _is_being_paid(state, card):
            due.append(cost)
    costs: list[Cost] = []
    for card in unmet_dragons(state, seat):
        cost = demand_cost(state, card)
        if cost is not None and not _is_being_paid(state, card):
            costs.append(cost)
    for chosen in combinations(costs, max(0, len(costs) - spare_dragons(state, seat))):
        if can_pay_all(state, seat, [*due, *chosen]):
            return True
    return False


def spare_dragons(state: State, seat: int) -> int:
    """How many dragons the seat can give up before the foe attracts the one that wins.  [LEG-8.4]"""
    return dragons_of(state, seat) + words.DRAGONS - dragons_of(state, 1 - seat)


def _is_being_paid(state: State, demand: int) -> bool:
    """Whether a part of the cards for this demand has left the hand already."""
    return any(frame.kind == words.FRAME_PAY and frame.card == demand for frame in state.frames)


def can_pay_all(state: State, seat: int, costs: list[Cost]) -> bool:
    """Whether disjoint parts of the hand pay these costs."""
    if not costs:
        return True
    for ways in product(*[ways_to_pay(cost) for cost in costs]):
        needs: Needs = []
        for way in ways:
            needs.extend(way)
        if _covers(state, seat, needs):
            return True
    return False


def ways_to_pay(cost: Cost) -> list[Needs]:
    """The sorts of cards with which a cost can be paid, each as what is needed."""
    if cost.characters:
        return [[(words.CHARACTER, cost.characters)]]
    if cost.moons:
        return [[(MOONS, cost.moons)]]
    if cost.either:
        return [[(FIRE_VALUE, cost.either)], [(EARTH_VALUE, cost.either)]]
    if cost.same_type:
        bits = [1 << place for place in range(cost.of.bit_length()) if cost.of >> place & 1]
        return [[(bit, cost.same_type)] for bit in bits]
    return [[(FIRE_VALUE, cost.fire), (EARTH_VALUE, cost.earth)]]


def _covers(state: State, seat: int, needs: Needs) -> bool:
    """Whether each card of the hand can be given to one of the needs so that all are met."""
    reached = {tuple([amount for _, amount in needs])}
    done = tuple([0] * len(needs))
    looked_at = 0
    for card in state.hand[seat]:
        if done in reached:
            return True
        looked_at += len(reached)
        PATIENCE.check(looked_at // AT_ONCE, "shares of a hand")
        worth = [worth_of(state, card, sort) for sort, _ in needs]
        following = set(reached)
        for left in reached:
            for place, value in enumerate(worth):
                if value and left[place]:
                    following.add((*left[:place], max(0, left[place] - value), *left[place + 1 :]))
        reached = following
    return done in reached


def worth_of(state: State, card: int, sort: int) -> int:
    """What a hand card counts for a need.  [LEG-14.4]"""
    facts = state.cast.cards[card]
    if sort == MOONS:
        return facts.moons or 0
    if sort > 0:
        return 1 if (facts.type | facts.subtype) & sort else 0
    fire, earth = values_for_paying(state, card)
    return fire if sort == FIRE_VALUE else earth
