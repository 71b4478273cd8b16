"""A City small enough to be solved: one building, three cards, one offering to win.  [CITY-17.8]

Each player has a card and a marker. A yellow 2 or 3 rebuilds the lighthouse for a crystal, which pays for the
offering that wins. Hidden is who has which card, and which one was not dealt.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.city.box import EDITIONS, PLAYERS
from obelisk.games.city.kinds import PEOPLES
from obelisk.games.city.tileset import CUSTOM, FORMAT

BY_PLAYERS: Final = [str(players) for players in PLAYERS]


def edition(id: str) -> dict[str, object]:
    """An obelisk with one space for each player who could have one, at a crystal each."""
    return {
        "id": id,
        "layout": "fixed",
        "bonus_cards": "hand",
        "golden_shrine_surcharge": 0,
        "scales": dict.fromkeys(BY_PLAYERS, 9),
        "obelisk": {players: [1] for players in BY_PLAYERS},
    }


def cards(people: str) -> dict[str, object]:
    """One card of each value of the Pillar, none of the others."""
    counts = {"1": 1, "2": 1, "3": 1} if people == "pillar" else {"1": 0}
    return {"people": people, "counts": counts}


TILES: Final[dict[str, object]] = {
    "format": FORMAT,
    "id": "city-mini",
    "description": "A lighthouse beside the courtyard",
    "kind": CUSTOM,
    "hand": 1,
    "markers": 1,
    "offerings_to_win": dict.fromkeys(BY_PLAYERS, 1),
    "deck": [cards(people) for people in PEOPLES],
    "fixed_cross": {"d3": "lighthouse"},
    "editions": [edition(id) for id in EDITIONS],
    "buildings": [
        {
            "id": "lighthouse",
            "start": True,
            "slots": ["yellow 2"],
            "majority": {},
            "building": {"crystals": 1},
            "neighbour": {},
        }
    ],
}
MINIATURE: Final[dict[str, object]] = {"players": 2, "layout": "fixed", "stall_limit": 1, "tile_set": TILES}
