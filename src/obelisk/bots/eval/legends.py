"""`legends-v1`: dragons first, then cards, then how the fight stands.

Of the foe's hand only the number of cards counts, and of the own hand what the cards are good for.
"""

from __future__ import annotations

from typing import Final

from obelisk.bots.eval.chances import chance
from obelisk.bots.search.plan import payoff
from obelisk.games.legends import match
from obelisk.games.legends.fight import CROWD, dragons_for_retreat
from obelisk.games.legends.power import has_shield, power_of
from obelisk.games.legends.state import HAND_SIZE, RUNNING, State, deck_size, dragons_of

DRAGON: Final = 1.0
CARD: Final = 0.10
RESERVE: Final = 0.025
POWER: Final = 0.05
FIGHT: Final = 0.55
SHIELD: Final = 0.15
GOOD_CARD: Final = 0.012
CRYSTAL: Final = 1.1
WIDTH: Final = 1.3


class LegendsEvaluation:
    """Dragons and cards, turned into chances to win."""

    def __init__(self) -> None:
        self.id = "legends-v1"

    def value(self, state: State, seat: int) -> float:
        result = match.result(state)
        if result is not None:
            return payoff(result, seat, 2)
        wealths = [self.wealth(state, 0, seat), self.wealth(state, 1, seat)]
        if state.fight == RUNNING:
            self.add_fight(state, wealths)
        return chance(wealths, seat, WIDTH)

    def wealth(self, state: State, seat: int, viewer: int) -> float:
        """Dragons, crystals, cards in hand and in the deck."""
        dragons = dragons_of(state, seat)
        # A second and third dragon are worth more: the fourth wins, and crystals count them.
        wealth = DRAGON * dragons + 0.12 * dragons * dragons
        if state.cast.match:
            wealth += CRYSTAL * state.crystals[seat]
        hand = len(state.hand[seat])
        deck = deck_size(state, seat)
        wealth += CARD * (hand if hand < HAND_SIZE else HAND_SIZE)
        wealth += RESERVE * (hand + deck)
        if hand + deck < HAND_SIZE:
            wealth -= 0.08 * (HAND_SIZE - hand - deck)
        if seat == viewer:
            for card in state.hand[seat]:
                facts = state.cast.cards[card]
                wealth += GOOD_CARD * (facts.fire if facts.fire > facts.earth else facts.earth)
                if facts.effects:
                    wealth += GOOD_CARD * 1.5
        return wealth

    def add_fight(self, state: State, wealths: list[float]) -> None:
        """Who is likely to give up the fight: the side that has to answer more power with fewer cards."""
        asked = state.active
        other = 1 - asked
        element = state.element
        lead = power_of(state, other, element) - power_of(state, asked, element)
        if has_shield(state, other, element):
            lead += 3
        hand = len(state.hand[asked])
        stakes = 0.5 + 0.5 * dragons_for_retreat(state, asked)
        pressure = FIGHT * 0.35 + POWER * lead - 0.04 * (hand - 4)
        if pressure > 0.9:
            pressure = 0.9
        wealths[other] += pressure * stakes
        for seat in range(2):
            cards = len(state.combat[seat]) + len(state.support[seat])
            wealths[seat] += 0.03 * (cards if cards < CROWD else CROWD + 2)


LEGENDS_V1: Final = LegendsEvaluation()
