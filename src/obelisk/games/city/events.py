"""What happens in City, in the past tense. Only drawn cards are secret.  [CITY-15.4]"""

from __future__ import annotations

from obelisk.core.decision import Result
from obelisk.core.event import Event
from obelisk.games.city.grid import CELL_NAMES, place_name
from obelisk.games.city.kinds import KIND_NAMES
from obelisk.games.city.public import DRAGONS


def first_player_chosen(seat: int) -> Event:
    return Event("first_player_chosen", {"seat": seat})


def tile_laid(cell: int, tile: str) -> Event:
    return Event("tile_laid", {"cell": CELL_NAMES[cell], "tile": tile})


def card_dealt(seat: int, kind: int) -> Event:
    return Event("card_dealt", {"seat": seat}, {"card": KIND_NAMES[kind]}, [seat])


def turn_began(seat: int, turn: int) -> Event:
    return Event("turn_began", {"seat": seat, "turn": turn})


def figure_walked(seat: int, start: int, to: int, steps: int) -> Event:
    return Event(
        "figure_walked", {"seat": seat, "from": CELL_NAMES[start], "to": CELL_NAMES[to], "steps_left": steps}
    )


def figure_flew(seat: int, start: int, to: int, kind: int) -> Event:
    return Event(
        "figure_flew",
        {"seat": seat, "from": CELL_NAMES[start], "to": CELL_NAMES[to], "card": KIND_NAMES[kind]},
    )


def steps_gained(seat: int, kind: int, steps: int) -> Event:
    return Event("steps_gained", {"seat": seat, "card": KIND_NAMES[kind], "steps_left": steps})


def dragon_moved(seat: int, dragon: int, start: int, to: int, kind: int) -> Event:
    return Event(
        "dragon_moved",
        {
            "seat": seat,
            "dragon": DRAGONS[dragon],
            "from": place_name(start),
            "to": CELL_NAMES[to],
            "card": KIND_NAMES[kind],
        },
    )


def contribution_made(seat: int, cell: int, tile: str, slot: int, cards: list[int]) -> Event:
    return Event(
        "contribution_made",
        {
            "seat": seat,
            "cell": CELL_NAMES[cell],
            "tile": tile,
            "slot": slot + 1,
            "cards": [KIND_NAMES[kind] for kind in cards],
        },
    )


def dragon_scales_awarded(seat: int, scales: int) -> Event:
    return Event("dragon_scales_awarded", {"seat": seat, "scales": scales})


def building_completed(cell: int, tile: str) -> Event:
    return Event("building_completed", {"cell": CELL_NAMES[cell], "tile": tile})


def reward_gained(
    seat: int, source: str, cell: int, tile: str, crystals: int, scales: int, cards: int
) -> Event:
    """`source` is majority, building or neighbour; `cell` and `tile` are those whose reward it is."""
    return Event(
        "reward_gained",
        {
            "seat": seat,
            "source": source,
            "cell": CELL_NAMES[cell],
            "tile": tile,
            "crystals": crystals,
            "scales": scales,
            "cards": cards,
        },
    )


def scales_taken(seat: int, scales: int) -> Event:
    return Event("scales_taken", {"seat": seat, "scales": scales})


def scales_scored(seat: int, total: int, crystals: int) -> Event:
    return Event("scales_scored", {"seat": seat, "total": total, "crystals": crystals})


def offering_made(seat: int, space: int, price: int, card: int) -> Event:
    """`card` is the Pillar used, or -1."""
    return Event(
        "offering_made",
        {"seat": seat, "space": space + 1, "price": price, "card": KIND_NAMES[card] if card >= 0 else None},
    )


def figure_went(seat: int, start: int, to: int) -> Event:
    return Event("figure_went", {"seat": seat, "from": CELL_NAMES[start], "to": CELL_NAMES[to]})


def card_discarded(seat: int, kind: int) -> Event:
    return Event("card_discarded", {"seat": seat, "card": KIND_NAMES[kind]})


def card_drawn(seat: int, kind: int) -> Event:
    return Event("card_drawn", {"seat": seat}, {"card": KIND_NAMES[kind]}, [seat], reveals=True)


def card_put_aside(seat: int) -> Event:
    """Nobody sees which card it is.  [CITY-15.5]"""
    return Event("card_put_aside", {"seat": seat})


def aside_taken(seat: int, cards: list[int]) -> Event:
    return Event(
        "aside_taken",
        {"seat": seat, "number": len(cards)},
        {"cards": [KIND_NAMES[kind] for kind in cards]},
        [seat],
        reveals=True,
    )


def deck_shuffled(cards: int) -> Event:
    return Event("deck_shuffled", {"cards": cards})


def game_ended(result: Result) -> Event:
    return Event("game_ended", {"reason": result.reason, "winners": result.winners})
