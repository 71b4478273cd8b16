"""What is in the box: buildings, deck, prices, scales.  [CITY-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.core.document import Problem
from obelisk.games.city.kinds import ANY, BROWN, COLOUR, COLOUR_NAMES, GREEN, KINDS, VALUE, WHITE

DEFAULT_ID: Final = "city-default"
LAYOUTS: Final = ["fixed", "cross", "random"]
EDITIONS: Final = ["2006", "2018"]
PLAYERS: Final = [2, 3, 4]

NO_SPECIAL: Final = 0
MAIN_HALL: Final = 1
HOSPITAL: Final = 2
GOLDEN_SHRINE: Final = 3
SPECIALS: Final = ["none", "main_hall", "hospital", "golden_shrine"]
SLOT_COLOURS: Final = [*COLOUR_NAMES[:ANY], "any"]
EXPANSION_TILES: Final = 4
CUSTOM_TOTALS: Final = "CITY-17.8"


class Reward:
    """Numbers of crystals, golden scales and cards.  [CITY-3.5]"""

    __slots__ = ("cards", "crystals", "scales")

    def __init__(self, crystals: int, scales: int, cards: int) -> None:
        self.crystals = crystals
        self.scales = scales
        self.cards = cards

    def encode(self) -> dict[str, object]:
        """The reward as the file has it: what it does not give is left out."""
        data: dict[str, object] = {}
        if self.crystals:
            data["crystals"] = self.crystals
        if self.scales:
            data["scales"] = self.scales
        if self.cards:
            data["cards"] = self.cards
        return data


class Building:
    """A building tile: slots from the left as (colour 0..7 or ANY, value), and its rewards.  [CITY-3.5]"""

    __slots__ = ("building", "id", "majority", "neighbour", "slots", "special", "start")

    def __init__(
        self,
        id: str,
        start: bool,
        special: int,
        slots: list[tuple[int, int]],
        majority: Reward,
        building: Reward,
        neighbour: Reward,
    ) -> None:
        self.id = id
        self.start = start
        self.special = special
        self.slots = slots
        self.majority = majority
        self.building = building
        self.neighbour = neighbour


class Edition:
    """What an edition decides; `scales` and `prices` (bottom to top) by number of players.  [CITY-2.8]"""

    __slots__ = ("bonus_aside", "id", "layout", "prices", "scales", "surcharge")

    def __init__(
        self,
        id: str,
        layout: str,
        bonus_aside: bool,
        surcharge: int,
        scales: list[int],
        prices: list[list[int]],
    ) -> None:
        self.id = id
        self.layout = layout
        self.bonus_aside = bonus_aside
        self.surcharge = surcharge
        self.scales = scales
        self.prices = prices


class TileSet:
    """The contents of a box, checked.

    `deck` counts the cards of each kind; `offerings_to_win` goes by number of players; `fixed_cross` and
    `demo` lead from cells to building ids, and `demo` is empty if the file has none. `certainty` leads from
    facts such as `buildings.mill.slots` to a word of `CERTAINTIES`; `alternatives` from building ids to other
    possible values of the slots. Both, and `warnings`, are for people: the rules do not look at them.
    """

    __slots__ = (
        "alternatives",
        "buildings",
        "certainty",
        "deck",
        "demo",
        "description",
        "editions",
        "expansion",
        "fixed_cross",
        "hand",
        "id",
        "kind",
        "markers",
        "offerings_to_win",
        "warnings",
    )

    def __init__(
        self,
        id: str,
        kind: str,
        description: str,
        buildings: list[Building],
        expansion: list[Building],
        deck: list[int],
        hand: int,
        markers: int,
        offerings_to_win: list[int],
        editions: list[Edition],
        fixed_cross: dict[str, str],
        demo: dict[str, str],
        certainty: dict[str, str],
        alternatives: dict[str, list[list[int]]],
        warnings: list[Problem],
    ) -> None:
        self.id = id
        self.kind = kind
        self.description = description
        self.buildings = buildings
        self.expansion = expansion
        self.deck = deck
        self.hand = hand
        self.markers = markers
        self.offerings_to_win = offerings_to_win
        self.editions = editions
        self.fixed_cross = fixed_cross
        self.demo = demo
        self.certainty = certainty
        self.alternatives = alternatives
        self.warnings = warnings

    def is_small(self) -> bool:
        """Whether the city is no more than the courtyard and some of the cells round it.  [CITY-17.8]"""
        return len(self.buildings) == len(self.fixed_cross)


def unfit(tile_set: TileSet, players: int, expansion: bool) -> list[Problem]:
    """What keeps a valid tile set from being played with these options; never a standard one.  [CITY-17.8]"""
    problems: list[Problem] = []
    cards = sum(tile_set.deck)
    if cards < tile_set.hand * players:
        reason = f"{cards} cards are too few for {players} hands of {tile_set.hand}"
        problems.append(Problem(tile_set.id, 0, "deck", reason, CUSTOM_TOTALS))
    tiles = len(tile_set.expansion)
    if expansion and tiles != EXPANSION_TILES:
        reason = f"the expansion needs {EXPANSION_TILES} tiles, not {tiles}"
        problems.append(Problem(tile_set.id, 0, "expansion", reason, CUSTOM_TOTALS))
    elif expansion and tile_set.is_small():
        reason = "a small city has no place for the expansion"
        problems.append(Problem(tile_set.id, 0, "expansion", reason, CUSTOM_TOTALS))
    return problems


def most_worth(deck: list[int], colour: int) -> int:
    """A bound: no payment out of the whole deck is worth more for a slot of this colour.  [CITY-8.1]

    It is generous, for a card counts in every role that it could take.
    """
    if colour == ANY:
        return max([most_worth(deck, one) for one in range(ANY)])
    worth = 0
    pairable = 0
    recolourable = 0
    for kind in range(KINDS):
        if COLOUR[kind] == colour or COLOUR[kind] == GREEN:
            worth += VALUE[kind] * deck[kind]
        if COLOUR[kind] == BROWN and VALUE[kind] < 3:
            pairable += deck[kind]
        if COLOUR[kind] == WHITE and VALUE[kind] < 3:
            recolourable += deck[kind] * (4 if VALUE[kind] == 1 else 1)
    worth += pairable // 2 * 3
    for value in (3, 2, 1):
        for kind in range(KINDS):
            if VALUE[kind] == value and COLOUR[kind] != colour and COLOUR[kind] != GREEN:
                cards = min(deck[kind], recolourable)
                recolourable -= cards
                worth += value * cards
    return worth
