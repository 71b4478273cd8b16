"""`city-v1`: what a position of City is worth, in crystals and then as a chance to win.

Each seat gets a wealth: minus the crystals it still has to pay until its last offering, plus crystals held,
its share of begun buildings, scales and cards. The seat that asks also counts which cards it has and the best
thing it can do next; for the others that would be guessing. The chances follow from the differences, the more
sharply the nearer the end.
"""

from __future__ import annotations

from math import exp
from typing import Final

from obelisk.bots.eval.chances import chance
from obelisk.bots.eval.city_sites import PAID, Look, Outlook, Ruins, Surveyor
from obelisk.bots.search.plan import payoff
from obelisk.games.city import scoring
from obelisk.games.city.box import Reward
from obelisk.games.city.grid import CELLS, COURTYARD_CELL, DISTANCE, NEIGHBOURS
from obelisk.games.city.kinds import ANY, COLOUR, KIND_OF, KINDS, VALUE
from obelisk.games.city.options import Options
from obelisk.games.city.public import (
    CONTRIBUTION,
    GOING_ON,
    MOVEMENT,
    OFFERING,
    STEPS,
)
from obelisk.games.city.state import State

SCALE: Final = 0
CARD: Final = 1
OPEN_1: Final = 2
OPEN_2: Final = 3
OPEN_3: Final = 4
OPEN_MORE: Final = 5
NEXT: Final = 6
OFFER_NEXT: Final = 7
HAND: Final = 8
SHARP: Final = 9
BLUNT: Final = 10
FAR: Final = 11
TEMPO: Final = 12
SCORING: Final = 13
RACE: Final = 14
MARKERS: Final = 15
OFFERED: Final = 16
BEND: Final = 17
WEIGHT_NAMES: Final = [
    "scale", "card", "open_1", "open_2", "open_3", "open_more", "next", "offer_next", "hand", "sharp",
    "blunt", "far", "tempo", "scoring", "race", "markers", "offered", "bend",
]  # fmt: skip
WEIGHTS: Final = [
    0.45,
    0.6,
    0.75,
    0.55,
    0.4,
    0.25,
    0.7,
    2.0,
    0.55,
    1.6,
    0.11,
    0.55,
    1.0,
    0.8,
    1.0,
    1.0,
    2.5,
    30.0,
]
"""In crystals or as a share, in the order of the names; set by hand (docs/bots.md)."""

# What a card is good for besides its colour: powers and jokers, in the value of cards.
POWER_WORTH: Final = [0.0] * KINDS
for _name, _worth in {
    "k2": 0.2, "k1": 0.7, "r2": 0.2, "r1": 0.7, "b2": 0.2, "b1": 0.7, "e2": 0.4, "e1": 0.9,
    "g1": 1.2, "n2": 0.9, "n1": 1.2, "w2": 0.7, "w1": 1.4, "y2": 0.3, "y1": 0.8,
}.items():  # fmt: skip
    POWER_WORTH[KIND_OF[_name]] = _worth

SHORTAGE: Final = [9.0, 4.0, 1.8, 0.7, 0.2]
"""What it costs, in crystals, to have 0, 1, 2 … markers left: without one nothing can be done at all."""
NEIGHBOUR_BITS: Final = [sum(1 << cell for cell in around) for around in NEIGHBOURS]
AVERAGE_CARD: Final = 2.0
"""The worth of a card that nobody knows, in the value of cards."""


class CityEvaluation:
    """Wealth in crystals, turned into chances to win."""

    def __init__(self, weights: list[float]) -> None:
        self.id = "city-v1"
        self.batch = 1
        self.weights = weights
        self._options: Options | None = None
        self._surveyor = Surveyor()
        self._building: list[float] = []
        self._majority: list[float] = []
        self._neighbour: list[float] = []

    def values(self, states: list[State], seat: int) -> list[float]:
        """`value` of each position."""
        return [self.value(state, seat) for state in states]

    def value(self, state: State, seat: int) -> float:
        """How likely `seat` is to win, from 0 to 1; at the end what the result pays."""
        players = state.options.players
        if state.ending != GOING_ON:
            result = scoring.result(state)
            assert result is not None
            return payoff(result, seat, players)
        return self.judge(state, seat, self._surveyor.look(state, seat))

    def judge(self, state: State, seat: int, look: Look) -> float:
        """The same of a game that goes on, with what was seen at first."""
        players = state.options.players
        self._know(state.options)
        ruins = look.ruins
        if not ruins.share_worths:
            ruins.completions = [self.completion(state, cell) for cell in ruins.cells]
            ruins.share_worths = [self.shares(state, each, ruins) for each in range(players)]
        outlook = look.outlook
        if outlook.worth < 0.0:
            outlook.worth = self.hand_worth(state, seat, ruins.demand)
        wealths: list[float] = []
        nearest = 1000.0
        for each in range(players):
            due = look.dues[each]
            wealth = self.wealth(state, each, due, look)
            if each == seat:
                wealth += outlook.worth + self.prospect(state, seat, outlook)
            else:
                wealth += AVERAGE_CARD * self.weights[HAND] * state.hand_sizes[each]
            wealths.append(wealth)
            left = float(due - state.crystals[each])
            if left < nearest:
                nearest = left
        if nearest < 0.0:
            nearest = 0.0
        width = self.weights[SHARP] + self.weights[BLUNT] * nearest
        return chance(wealths, seat, width)

    def _know(self, options: Options) -> None:
        """What the rewards of these options are worth in crystals."""
        if self._options is options:
            return
        self._options = options
        self._building = [self.reward(building.building) for building in options.buildings]
        self._majority = [self.reward(building.majority) for building in options.buildings]
        self._neighbour = [self.reward(building.neighbour) for building in options.buildings]

    def wealth(self, state: State, seat: int, due: int, look: Look) -> float:
        """What everybody can see that a seat has, in crystals, less what it still has to pay."""
        weights = self.weights
        wealth = float(state.crystals[seat]) - weights[RACE] * float(due)
        wealth += weights[OFFERED] * look.offered[seat]
        if seat == state.active:
            wealth += weights[CARD] * state.aside_size
        else:
            after = seat - state.active
            if after < 0:
                after += state.options.players
            wealth += weights[TEMPO] / after
        supply = state.supply[seat]
        if supply < len(SHORTAGE):
            wealth -= weights[MARKERS] * SHORTAGE[supply]
        return wealth + self.scale_worth(state, seat, look.scales) + look.ruins.share_worths[seat]

    def hand_worth(self, state: State, seat: int, demand: list[int]) -> float:
        """The cards in hand, in crystals."""
        start = seat * KINDS
        hand = 0.0
        for kind in range(KINDS):
            count = state.hands[start + kind]
            if count:
                hand += count * card_worth(kind, demand)
        # Who holds many cards has more than he can use: the first are worth most.
        bend = self.weights[BEND]
        return self.weights[HAND] * bend * (1.0 - exp(-hand / bend))

    def card_worths(self, state: State) -> list[float]:
        """What a card of each kind is worth."""
        demand = self._surveyor.ruins(state).demand
        return [card_worth(kind, demand) for kind in range(KINDS)]

    def scale_worth(self, state: State, seat: int, supply: int) -> float:
        """Scales, the more the nearer the next scoring is, where `supply` are left.  [CITY-10.4]"""
        weights = self.weights
        own = state.scales[seat]
        others = 0
        for each in range(state.options.players):
            if each != seat and state.scales[each] > others:
                others = state.scales[each]
        held = state.options.scales - supply
        near = float(held) / state.options.scales
        gap = 4.0 * (1.0 - near) + 0.7
        leads = 1.0 / (1.0 + exp((others - own) / gap))
        third = 1.0 if own >= 3 else own / 3.0
        return weights[SCALE] * own + weights[SCORING] * near * (
            6.0 * leads + 3.0 * (1.0 - leads) * third - 3.0
        )

    def reward(self, reward: Reward) -> float:
        """A reward in crystals."""
        return reward.crystals + 0.9 * reward.scales + self.weights[CARD] * reward.cards

    def completion(self, state: State, cell: int) -> float:
        """What each contributor gets when the building of a cell is completed, in crystals.  [CITY-9.1]"""
        tiles = state.tiles
        total = self._building[tiles[cell]]
        if state.rebuilt & NEIGHBOUR_BITS[cell]:
            for neighbour in NEIGHBOURS[cell]:
                if (state.rebuilt >> neighbour) & 1:
                    total += self._neighbour[tiles[neighbour]]
        return total

    def likely(self, free: int) -> float:
        """How surely a building with so many free slots is completed while it matters."""
        if free == 0:
            return 1.0
        if free < 4:
            return self.weights[OPEN_1 + free - 1]
        return self.weights[OPEN_MORE]

    def shares(self, state: State, seat: int, ruins: Ruins) -> float:
        """The begun buildings on which a seat has markers."""
        total = 0.0
        for number in ruins.begun:
            site = ruins.sites[number]
            own = site.counts[seat]
            if not own:
                continue
            most_other = 0
            for each in range(state.options.players):
                if each != seat and site.counts[each] > most_other:
                    most_other = site.counts[each]
            cell = ruins.cells[number]
            gain = ruins.completions[number]
            if own > most_other or (own == most_other and site.first == seat):
                gain += self._majority[state.tiles[cell]] * (1.0 if own > most_other + site.free else 0.7)
            total += gain * self.likely(site.free)
        return total

    def prospect(self, state: State, seat: int, outlook: Outlook) -> float:
        """The best that a seat can do next with its hand: a contribution, or an offering."""
        ruins = outlook.ruins
        options = state.options
        weights = self.weights
        if not state.supply[seat]:
            return 0.0
        figure = state.figures[seat]
        best = 0.0
        here = 0.0
        steps_left = steps_to_go(state, seat)
        lowest = options.prices[len(state.obelisk)]
        if state.crystals[seat] >= lowest:
            steps = DISTANCE[figure * CELLS + COURTYARD_CELL]
            best = weights[OFFER_NEXT] * reach(steps, weights[FAR])
            if steps <= steps_left:
                here = weights[OFFER_NEXT]
        for number in range(len(ruins.cells)):
            affordable = outlook.affordable[number]
            if not affordable:
                continue
            site = ruins.sites[number]
            payable = affordable // PAID
            spent = affordable % PAID
            cell = ruins.cells[number]
            free = site.free
            distance = DISTANCE[figure * CELLS + cell]
            gain = ruins.completions[number]
            if site.counts[seat]:
                gain *= self.likely(free - payable) - self.likely(free)
            else:
                gain *= self.likely(free - payable)
            if free == payable:
                gain += 0.5 * self._majority[state.tiles[cell]]
            gain -= weights[HAND] * 0.6 * spent
            if gain > here and distance <= steps_left:
                here = gain
            gain *= reach(distance, weights[FAR])
            if gain > best:
                best = gain
        return weights[NEXT] * (best + here)


def card_worth(kind: int, demand: list[int]) -> float:
    """What a card is worth: its power, and its value where its colour is asked for."""
    share = (demand[COLOUR[kind]] + 0.5 * demand[ANY]) / 12.0
    if share > 1.0:
        share = 1.0
    plain = VALUE[kind] * (0.25 + 0.75 * share)
    power = POWER_WORTH[kind]
    return plain + power if plain > power else power + 0.5 * plain


def reach(steps: int, far: float) -> float:
    """How much of its worth a place keeps by its distance: a turn brings a figure two steps."""
    if steps <= 2:
        return 1.0
    if steps <= 4:
        return far
    return far * far


def steps_to_go(state: State, seat: int) -> int:
    """How far a seat that has begun its turn may still walk before it builds or offers; else nowhere, -1.

    Planners ask between turns, where this counts nothing. Who looks one action ahead asks in the middle of a
    turn, and without it a place two steps away would look as good as standing there.
    """
    if seat != state.active:
        return -1
    if state.phase == MOVEMENT:
        return state.steps if state.steps != STEPS else -1
    return 0 if state.phase in (CONTRIBUTION, OFFERING) else -1


CITY_V1: Final = CityEvaluation(WEIGHTS)
