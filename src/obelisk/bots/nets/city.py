"""`city-1`: what a net is shown of a position of City.

What every seat has, the begun buildings and what the own hand could do next; of other hands only their size.
Buildings are known by what they ask for and give, so that any tile set can be played. Each row belongs to a
number of players and is partly shared among them; rows that count something share what smaller ones have.
What `city-v1` thinks is a row, too: a net that has seen few games begins with what was known before.
"""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from obelisk.bots.eval.city import (
    CITY_V1,
    NEIGHBOUR_BITS,
    POWER_WORTH,
    steps_to_go,
)
from obelisk.bots.eval.city_sites import PAID, Look, Outlook, Ruins, Site, Surveyor
from obelisk.bots.nets.rows import add_row
from obelisk.bots.search.plan import payoff
from obelisk.games.city import scoring
from obelisk.games.city.box import NO_SPECIAL, Reward
from obelisk.games.city.grid import CELLS, COURTYARD_CELL, DISTANCE, NEIGHBOURS, OUTSIDE
from obelisk.games.city.kinds import ANY, COLOUR, KINDS, VALUE
from obelisk.games.city.options import Options
from obelisk.games.city.public import DISCARDING, MOVEMENT
from obelisk.games.city.state import State

SEATS: Final = 4
TENTHS: Final = 10
"""Worths are whole numbers, in tenths of a crystal."""

# Groups of rows, one behind the other; the number is where a group begins. Of each seat, the looking one
# first and the others in the order of play:
CRYSTALS: Final = 0
OFFERED: Final = CRYSTALS + SEATS * 24
SCALES: Final = OFFERED + SEATS * 7
SUPPLY: Final = SCALES + SEATS * 10
HAND: Final = SUPPLY + SEATS * 11
NEED: Final = HAND + SEATS * 14
OFFER: Final = NEED + SEATS * 56
SHARES: Final = OFFER + SEATS * 12
AHEAD: Final = SHARES + SEATS * 16
# Of the table:
LEAD: Final = AHEAD + SEATS * 41
TURN: Final = LEAD + 4 * 121
UNDER_WAY: Final = TURN + 20
ASIDE: Final = UNDER_WAY + 12
BOX: Final = ASIDE + 10
PRICE: Final = BOX + 4
OBELISK: Final = PRICE + 14
QUIET: Final = OBELISK + 16
RACE: Final = QUIET + 8
DECK: Final = RACE + 16 * 9
RUINS: Final = DECK + 16
RICHES: Final = RUINS + 25
DRAGONS: Final = RICHES + 16
FLOCK: Final = DRAGONS + 18
SPECIALS: Final = FLOCK + 12
# Of the own hand, and what it can do:
CARDS: Final = SPECIALS + 12
COLOURS: Final = CARDS + KINDS * 5
MINE: Final = COLOURS + 9 * 48
THEIRS: Final = MINE + 480
NEXT: Final = THEIRS + 45
BEST: Final = NEXT + 576
JUDGED: Final = BEST + 32
BASE: Final = JUDGED + 49
SIZE: Final = 3 * BASE
"""For two, three and four players."""

COUNTED: Final = [
    (CRYSTALS, 24, SEATS), (SCALES, 10, SEATS), (SUPPLY, 11, SEATS), (HAND, 14, SEATS), (NEED, 56, SEATS),
    (SHARES, 16, SEATS), (AHEAD, 41, SEATS), (OBELISK, 16, 1), (QUIET, 8, 1), (RACE, 9, 16),
    (DECK, 16, 1), (RUINS, 25, 1), (RICHES, 16, 1), (CARDS, 5, KINDS), (COLOURS, 8, 54), (MINE, 6, 80),
    (NEXT, 6, 96), (BEST, 16, 2),
]  # fmt: skip
"""Groups whose rows count something: where they begin, how far they count, and how often."""

EVEN: Final = 24
"""In the middle of what is judged: quarters of a logit in favour follow, those against come before."""
SURE: Final = 0.002
NEAR_END: Final = [5, 12, 25]
"""Crystals that the nearest seat still needs, by which leads are told apart."""
SHORTAGE: Final = [90, 40, 18, 7, 2]
"""What it costs to have 0, 1, 2 … markers left."""
REACH: Final = [100, 55, 30, 100]
"""How much of its worth a place keeps by its distance, in hundredths: two steps, four, more, at once."""
GAINS: Final = [10, 20, 35, 55, 85]
DEMANDS: Final = [1, 5, 10, 15, 25]
LIKELY: Final = [100, 75, 55, 40, 25]
"""How surely a building with so many free slots is completed while it matters, in hundredths."""
OFFERING_WORTH: Final = 25
OFFER_WORTH: Final = 20
"""An offering that can be paid for."""
TEMPO: Final = 10
SCALE_WORTH: Final = 9
CARD_WORTH: Final = 6
HIDDEN_CARD: Final = 11
UNIT: Final = 96
"""Worths of cards are counted in parts of the value of cards."""
POWERS: Final = [int(worth * UNIT + 0.5) for worth in POWER_WORTH]
MOST_HAND: Final = 60 * UNIT


def clip(number: i64, least: i64, most: i64) -> i64:
    """The number, or the nearer end if it lies outside."""
    return least if number < least else most if number > most else number


def rank_in(number: int, steps: list[int]) -> int:
    """How many of the steps a number has reached."""
    rank = 0
    for step in steps:
        if number < step:
            break
        rank += 1
    return rank


def tenths(reward: Reward) -> int:
    """A reward in tenths of a crystal."""
    return TENTHS * reward.crystals + SCALE_WORTH * reward.scales + CARD_WORTH * reward.cards


class CityFeatures:
    """Makes rows of positions. It remembers what the buildings of the last table give."""

    def __init__(self) -> None:
        self.id = "city-1"
        self.size = SIZE
        self._options: Options | None = None
        self._surveyor = Surveyor()
        self._building: list[int] = []
        self._majority: list[int] = []
        self._neighbour: list[int] = []

    @property
    def parts(self) -> list[list[int]]:
        """Each row has a part of its own that all numbers of players share, and those it counts up to."""
        shared = [[row] for row in range(BASE)]
        fresh = BASE
        for first, length, times in COUNTED:
            for start in range(first, first + length * times, length):
                for count in range(1, length):
                    for row in range(start + count, start + length):
                        shared[row].append(fresh)
                    fresh += 1
        # A lead is learnt as so many quarters of a crystal, by all players and by how near the end is.
        for row in range(LEAD, TURN):
            nearest, lead = divmod(row - LEAD, 121)
            side = 0 if lead > 60 else 1
            quarters = abs(lead - 60)
            shared[row].extend([fresh + side] * quarters + [fresh + 2 + 2 * nearest + side] * quarters)
            shared[row].extend(range(fresh + 10, fresh + 10 + lead // 4))
        # What is judged is learnt as so many quarters of a logit.
        fresh += 10 + 120 // 4
        for row in range(JUDGED, BASE):
            quarters = row - JUDGED - EVEN
            shared[row].extend([fresh if quarters > 0 else fresh + 1] * abs(quarters))
        return shared * 3

    def strange(self, state: State) -> list[list[int]]:
        """Nothing: buildings are known by what they are."""
        return NOTHING

    def chance(self, state: State, seat: int) -> float:
        """What the result pays, -1 while the game goes on."""
        result = scoring.result(state)
        return -1.0 if result is None else payoff(result, seat, state.options.players)

    def add(self, state: State, seat: int, rows: list[int]) -> None:
        """Adds the rows of a position: the seats, the table, the city."""
        options = state.options
        if options is not self._options:
            self._options = options
            self._building = [tenths(building.building) for building in options.buildings]
            self._majority = [tenths(building.majority) for building in options.buildings]
            self._neighbour = [tenths(building.neighbour) for building in options.buildings]
        base = BASE * (options.players - 2)
        wealths = [0] * options.players
        look = self._surveyor.look(state, seat)
        ruins = look.ruins
        if not ruins.wanted:
            self._note(state, ruins)
        if not ruins.begun_rows[seat]:
            ruins.begun_rows[seat] = begun_rows(ruins, seat, base, options.players)
        outlook = look.outlook
        if not outlook.rows:
            add_hand(state, seat, base, outlook)
        self._add_city(state, seat, base, outlook, wealths, rows)
        self._add_seats(state, seat, base, look, wealths, rows)
        add_table(state, seat, base, look.scales, rows)
        add_dragons(state, seat, base, rows)
        add_row(rows, base + JUDGED + judged(state, seat, look))

    def _note(self, state: State, ruins: Ruins) -> None:
        """What the ruins give and ask for, once for all positions that have them."""
        ruins.gains = [self._gain(state, cell) for cell in ruins.cells]
        ruins.ranks = [rank_in(gain, GAINS) for gain in ruins.gains]
        ruins.riches = sum(ruins.gains)
        ruins.wanted = [rank_in(demand, DEMANDS) for demand in ruins.demand]
        ruins.shares = [0] * state.options.players
        for number in ruins.begun:
            tile = state.tiles[ruins.cells[number]]
            self._add_shares(ruins.sites[number], ruins.gains[number], tile, ruins.shares)

    def _gain(self, state: State, cell: int) -> int:
        """What each contributor gets when the building of a cell is completed.  [CITY-9.1]"""
        total = self._building[state.tiles[cell]]
        if state.rebuilt & NEIGHBOUR_BITS[cell]:
            for neighbour in NEIGHBOURS[cell]:
                if (state.rebuilt >> neighbour) & 1:
                    total += self._neighbour[state.tiles[neighbour]]
        return total

    def _add_city(
        self, state: State, seat: int, base: int, outlook: Outlook, wealths: list[int], rows: list[int]
    ) -> None:
        """The ruins: who has begun them, what they give, and what the hand can pay there."""
        ruins = outlook.ruins
        players = state.options.players
        figure = state.figures[seat]
        steps_left = steps_to_go(state, seat)
        may_build = state.supply[seat] > 0
        begun = ruins.begun_rows[seat]
        best = 0
        best_near = 0
        here = 0
        if may_build and state.crystals[seat] >= price_of(state):
            distance = DISTANCE[figure * CELLS + COURTYARD_CELL]
            best = OFFER_WORTH * (100 if distance <= 2 else 55) // 100
            if distance <= steps_left:
                here = OFFER_WORTH
        for number in range(len(ruins.cells)):
            rows.extend(begun[number])
            affordable = outlook.affordable[number]
            if not affordable or not may_build:
                continue
            payable = affordable // PAID
            spent = affordable % PAID
            cell = ruins.cells[number]
            tile = state.tiles[cell]
            site = ruins.sites[number]
            free = site.free
            own = site.counts[seat]
            gain = ruins.gains[number]
            distance = DISTANCE[figure * CELLS + cell]
            near = 3 if distance <= steps_left else 0 if distance <= 2 else 1 if distance <= 4 else 2
            left = clip(free - payable, 0, 3)
            place = 3 * 4 * near + 4 * clip(payable - 1, 0, 2) + left
            add_row(rows, base + NEXT + 6 * (2 * place + (1 if own else 0)) + ruins.ranks[number])
            worth = gain * LIKELY[left] // 100
            if own:
                worth -= gain * LIKELY[clip(free, 0, 4)] // 100
            if free == payable:
                worth += self._majority[tile] // 2
            worth -= 3 * spent
            if worth > here and near == 3:
                here = worth
            if worth > best_near and near != 1 and near != 2:
                best_near = worth
            worth = worth * REACH[near] // 100
            if worth > best:
                best = worth
        add_row(rows, base + BEST + clip(best // 4, 0, 15))
        add_row(rows, base + BEST + 16 + clip(best_near // 4, 0, 15))
        add_row(rows, base + RUINS + len(ruins.cells))
        add_row(rows, base + RICHES + clip(ruins.riches // 40, 0, 15))
        for each in range(players):
            share = ruins.shares[each]
            wealths[each] += share
            after = each - seat if each >= seat else each - seat + players
            add_row(rows, base + SHARES + 16 * after + clip(share // 8, 0, 15))
        rows.extend(outlook.rows)
        wealths[seat] += 7 * (best + here) // 10 + outlook.held

    def _add_shares(self, site: Site, gain: int, tile: int, shares: list[int]) -> None:
        """What a begun building is worth to those who have markers on it."""
        counts = site.counts
        first = site.first
        likely = LIKELY[clip(site.free, 0, 4)]
        most = 0
        for count in counts:
            if count > most:
                most = count
        alone = True
        leading = -1
        for each in range(len(shares)):
            if counts[each] == most:
                if leading >= 0:
                    alone = False
                leading = each
        if not alone and first >= 0 and counts[first] == most:
            leading = first
        for each in range(len(shares)):
            if counts[each]:
                shares[each] += gain * likely // 100
        shares[leading] += self._majority[tile] * likely * 7 // 1000

    def _add_seats(
        self, state: State, seat: int, base: int, look: Look, wealths: list[int], rows: list[int]
    ) -> None:
        """What every seat has, and by how much the looking one is ahead."""
        options = state.options
        players = options.players
        cost = price_of(state)
        nearest = 1000
        for each in range(players):
            after = each - seat if each >= seat else each - seat + players
            crystals = state.crystals[each]
            offered = look.offered[each]
            scales = state.scales[each]
            cards = state.hand_sizes[each]
            need = look.dues[each] - crystals
            if need < nearest:
                nearest = need
            add_row(rows, base + CRYSTALS + 24 * after + clip(crystals, 0, 23))
            add_row(rows, base + OFFERED + 7 * after + clip(offered, 0, 6))
            add_row(rows, base + SCALES + 10 * after + clip(scales, 0, 9))
            add_row(rows, base + SUPPLY + 11 * after + clip(state.supply[each], 0, 10))
            add_row(rows, base + HAND + 14 * after + clip(cards, 0, 13))
            add_row(rows, base + NEED + 56 * after + clip(need, 0, 55))
            distance = DISTANCE[state.figures[each] * CELLS + COURTYARD_CELL]
            way = 0 if distance == 0 else 1 if distance <= 2 else 2
            add_row(rows, base + OFFER + 12 * after + 3 * clip(crystals // cost, 0, 3) + way)
            wealths[each] += OFFERING_WORTH * offered - TENTHS * need + CARD_WORTH * scales
            if each != seat:
                wealths[each] += HIDDEN_CARD * cards
            if each == state.active:
                wealths[each] += CARD_WORTH * state.aside_size
            else:
                wait = each - state.active if each > state.active else each - state.active + players
                wealths[each] += TEMPO // wait
            if state.supply[each] < len(SHORTAGE):
                wealths[each] -= SHORTAGE[state.supply[each]]
        highest = -100000
        for each in range(players):
            if each == seat:
                continue
            after = each - seat if each > seat else each - seat + players
            ahead = clip((wealths[seat] - wealths[each]) // 10, -20, 20)
            add_row(rows, base + AHEAD + 41 * after + 20 + ahead)
            if wealths[each] > highest:
                highest = wealths[each]
        lead = clip(2 * (wealths[seat] - highest) // 5, -60, 60)
        add_row(rows, base + LEAD + 121 * rank_in(nearest, NEAR_END) + 60 + lead)


def judged(state: State, seat: int, look: Look) -> int:
    """What `city-v1` thinks of the seat's chances, in quarters of a logit."""
    value = CITY_V1.judge(state, seat, look)
    value = SURE if value < SURE else 1.0 - SURE if value > 1.0 - SURE else value
    return clip(int(4.0 * log(value / (1.0 - value)) + EVEN + 0.5), 0, 2 * EVEN)


def price_of(state: State) -> int:
    """What an offering costs; what the last one cost when there is no more space."""
    prices = state.options.prices
    space = len(state.obelisk)
    return prices[space] if space < len(prices) else prices[-1]


def begun_rows(ruins: Ruins, seat: int, base: int, players: int) -> list[list[int]]:
    """The rows of each ruin that is begun: who has markers there, and what it gives."""
    found: list[list[int]] = []
    for number in range(len(ruins.cells)):
        site = ruins.sites[number]
        rows: list[int] = []
        found.append(rows)
        if site.first < 0:
            continue
        free = clip(site.free - 1, 0, 4)
        own = site.counts[seat]
        most = 0
        for each in range(players):
            count = site.counts[each]
            if each == seat or not count:
                continue
            if count > most:
                most = count
            after = each - seat if each > seat else each - seat + players
            add_row(rows, base + THEIRS + 15 * (after - 1) + 3 * free + clip(count - 1, 0, 2))
        against = 0 if own > most else 3 if own < most else 1 if site.first == seat else 2
        add_row(rows, base + MINE + 6 * (16 * free + 4 * clip(own, 0, 3) + against) + ruins.ranks[number])
    return found


def add_hand(state: State, seat: int, base: int, outlook: Outlook) -> None:
    """The cards in hand, and each colour by what the city asks of it; what the hand is worth."""
    rows = outlook.rows
    demand = outlook.ruins.demand
    for colour in range(ANY + 1):
        wanted = outlook.ruins.wanted[colour]
        add_row(rows, base + COLOURS + 8 * (6 * colour + wanted) + clip(outlook.strength[colour], 0, 7))
    hands = state.hands
    start = seat * KINDS
    anything = demand[ANY]
    total = 0
    for kind in range(KINDS):
        count = hands[start + kind]
        if not count:
            continue
        add_row(rows, base + CARDS + 5 * kind + clip(count - 1, 0, 4))
        plain = VALUE[kind] * (24 + 3 * clip(2 * demand[COLOUR[kind]] + anything, 0, 24))
        power = POWERS[kind]
        total += count * (plain + power if plain > power else power + plain // 2)
    # Who holds many cards has more than he can use: the first are worth most.
    bent = total * MOST_HAND // (MOST_HAND + total)
    outlook.held = 55 * bent // (10 * UNIT)


def add_table(state: State, seat: int, base: int, scales: int, rows: list[int]) -> None:
    """Whose turn it is and how far, the obelisk, the scales, the deck."""
    options = state.options
    players = options.players
    active = state.active
    wait = seat - active if seat >= active else seat - active + players
    add_row(rows, base + TURN + 5 * wait + state.phase)
    if wait == 0:
        if state.phase == MOVEMENT:
            add_row(rows, base + UNDER_WAY + clip(state.steps, 0, 4))
        elif state.phase == DISCARDING:
            add_row(rows, base + UNDER_WAY + 5 + state.discarded)
        if state.offered:
            add_row(rows, base + UNDER_WAY + 8)
        if state.scaled:
            add_row(rows, base + UNDER_WAY + 9)
    if state.aside_size:
        add_row(rows, base + ASIDE + (0 if wait == 0 else 5) + clip(state.aside_size - 1, 0, 4))
    if options.edition.bonus_aside:
        add_row(rows, base + BOX)
    if options.edition.surcharge:
        add_row(rows, base + BOX + 1)
    if options.expansion:
        add_row(rows, base + BOX + 2)
    add_row(rows, base + PRICE + clip(price_of(state), 0, 13))
    add_row(rows, base + OBELISK + clip(len(state.obelisk), 0, 15))
    add_row(rows, base + QUIET + clip(state.quiet // players, 0, 7))
    most = 0
    for each in range(players):
        if each != seat and state.scales[each] > most:
            most = state.scales[each]
    supply = clip(scales, 0, 15)
    add_row(rows, base + RACE + 9 * supply + 4 + clip(state.scales[seat] - most, -4, 4))
    add_row(rows, base + DECK + clip(state.deck_size // 5, 0, 15))


def add_dragons(state: State, seat: int, base: int, rows: list[int]) -> None:
    """Where the dragons are, and the buildings with a special action."""
    options = state.options
    figure = state.figures[seat]
    flock = 0
    flock_cell = -1
    for dragon in range(3):
        cell = state.dragons[dragon]
        if cell == OUTSIDE:
            add_row(rows, base + DRAGONS + 6 * dragon + 5)
            continue
        add_row(rows, base + DRAGONS + 6 * dragon + clip(DISTANCE[figure * CELLS + cell], 0, 4))
        count = state.dragons.count(cell)
        if count > flock and cell != COURTYARD_CELL and not (state.rebuilt >> cell) & 1:
            flock = count
            flock_cell = cell
    if flock:
        distance = DISTANCE[figure * CELLS + flock_cell]
        add_row(rows, base + FLOCK + 4 * (0 if distance == 0 else 1 if distance <= 2 else 2) + flock)
    if not options.expansion:
        return
    for cell in options.cells:
        if cell == COURTYARD_CELL:
            continue
        special = options.buildings[state.tiles[cell]].special
        if special == NO_SPECIAL:
            continue
        distance = DISTANCE[figure * CELLS + cell]
        at = 0
        if (state.rebuilt >> cell) & 1:
            at = 1 if distance == 0 else 2 if distance <= 2 else 3
        add_row(rows, base + SPECIALS + 4 * (special - 1) + at)


NOTHING: Final[list[list[int]]] = []
CITY_FEATURES: Final = CityFeatures()
