"""What happens in City, in the past tense. Only drawn cards are secret.  [CITY-15.4]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.decision import Result
from obelisk.core.event import Event
from obelisk.games.city.box import Reward
from obelisk.games.city.grid import CELL_NAMES, place_name
from obelisk.games.city.kinds import KIND_NAMES
from obelisk.games.city.public import DRAGONS


def first_player_chosen(deal: Deal, seat: int) -> None:
    if deal.is_heard:
        deal.tell(Event("first_player_chosen", {"seat": seat}))


def tile_laid(deal: Deal, cell: int, tile: str) -> None:
    if deal.is_heard:
        deal.tell(Event("tile_laid", {"cell": CELL_NAMES[cell], "tile": tile}))


def card_dealt(deal: Deal, seat: int, kind: int) -> None:
    if deal.is_heard:
        deal.tell(Event("card_dealt", {"seat": seat}, {"card": KIND_NAMES[kind]}, [seat]))


def turn_began(deal: Deal, seat: int, turn: int) -> None:
    if deal.is_heard:
        deal.tell(Event("turn_began", {"seat": seat, "turn": turn}))


def figure_walked(deal: Deal, seat: int, start: int, to: int, steps: int) -> None:
    if deal.is_heard:
        deal.tell(
            Event(
                "figure_walked",
                {"seat": seat, "from": CELL_NAMES[start], "to": CELL_NAMES[to], "steps_left": steps},
            )
        )


def figure_flew(deal: Deal, seat: int, start: int, to: int, kind: int) -> None:
    if deal.is_heard:
        deal.tell(
            Event(
                "figure_flew",
                {"seat": seat, "from": CELL_NAMES[start], "to": CELL_NAMES[to], "card": KIND_NAMES[kind]},
            )
        )


def steps_gained(deal: Deal, seat: int, kind: int, steps: int) -> None:
    if deal.is_heard:
        deal.tell(Event("steps_gained", {"seat": seat, "card": KIND_NAMES[kind], "steps_left": steps}))


def dragon_moved(deal: Deal, seat: int, dragon: int, start: int, to: int, kind: int) -> None:
    if deal.is_heard:
        deal.tell(
            Event(
                "dragon_moved",
                {
                    "seat": seat,
                    "dragon": DRAGONS[dragon],
                    "from": place_name(start),
                    "to": CELL_NAMES[to],
                    "card": KIND_NAMES[kind],
                },
            )
        )


def contribution_made(deal: Deal, seat: int, cell: int, tile: str, slot: int, cards: list[int]) -> None:
    if deal.is_heard:
        deal.tell(
            Event(
                "contribution_made",
                {
                    "seat": seat,
                    "cell": CELL_NAMES[cell],
                    "tile": tile,
                    "slot": slot + 1,
                    "cards": [KIND_NAMES[kind] for kind in cards],
                },
            )
        )


def dragon_scales_awarded(deal: Deal, seat: int, scales: int) -> None:
    if deal.is_heard:
        deal.tell(Event("dragon_scales_awarded", {"seat": seat, "scales": scales}))


def building_completed(deal: Deal, cell: int, tile: str) -> None:
    if deal.is_heard:
        deal.tell(Event("building_completed", {"cell": CELL_NAMES[cell], "tile": tile}))


def reward_gained(deal: Deal, seat: int, source: str, cell: int, tile: str, reward: Reward) -> None:
    """`source` is majority, building or neighbour; `cell` and `tile` are those whose reward it is."""
    if deal.is_heard:
        deal.tell(
            Event(
                "reward_gained",
                {
                    "seat": seat,
                    "source": source,
                    "cell": CELL_NAMES[cell],
                    "tile": tile,
                    "crystals": reward.crystals,
                    "scales": reward.scales,
                    "cards": reward.cards,
                },
            )
        )


def scales_taken(deal: Deal, seat: int, scales: int) -> None:
    if deal.is_heard:
        deal.tell(Event("scales_taken", {"seat": seat, "scales": scales}))


def scales_scored(deal: Deal, seat: int, total: int, crystals: int) -> None:
    if deal.is_heard:
        deal.tell(Event("scales_scored", {"seat": seat, "total": total, "crystals": crystals}))


def offering_made(deal: Deal, seat: int, space: int, price: int, card: int) -> None:
    """`card` is the Pillar used, or -1."""
    if deal.is_heard:
        deal.tell(
            Event(
                "offering_made",
                {
                    "seat": seat,
                    "space": space + 1,
                    "price": price,
                    "card": KIND_NAMES[card] if card >= 0 else None,
                },
            )
        )


def figure_went(deal: Deal, seat: int, start: int, to: int) -> None:
    if deal.is_heard:
        deal.tell(Event("figure_went", {"seat": seat, "from": CELL_NAMES[start], "to": CELL_NAMES[to]}))


def card_discarded(deal: Deal, seat: int, kind: int) -> None:
    if deal.is_heard:
        deal.tell(Event("card_discarded", {"seat": seat, "card": KIND_NAMES[kind]}))


def card_drawn(deal: Deal, seat: int, kind: int) -> None:
    if deal.is_heard:
        deal.tell(Event("card_drawn", {"seat": seat}, {"card": KIND_NAMES[kind]}, [seat], reveals=True))


def card_put_aside(deal: Deal, seat: int) -> None:
    """Nobody sees which card it is.  [CITY-15.5]"""
    if deal.is_heard:
        deal.tell(Event("card_put_aside", {"seat": seat}))


def aside_taken(deal: Deal, seat: int, cards: list[int]) -> None:
    if deal.is_heard:
        deal.tell(
            Event(
                "aside_taken",
                {"seat": seat, "number": len(cards)},
                {"cards": [KIND_NAMES[kind] for kind in cards]},
                [seat],
                reveals=True,
            )
        )


def cards_ran_out(deal: Deal, seat: int) -> None:
    """Deck and discards are empty: `seat` gets no further card.  [CITY-12.5]"""
    if deal.is_heard:
        deal.tell(Event("cards_ran_out", {"seat": seat}))


def deck_shuffled(deal: Deal, cards: int) -> None:
    if deal.is_heard:
        deal.tell(Event("deck_shuffled", {"cards": cards}))


def game_ended(deal: Deal, result: Result) -> None:
    """Whether it is heard is asked before the result is made."""
    deal.tell(Event("game_ended", {"reason": result.reason, "winners": result.winners}))
