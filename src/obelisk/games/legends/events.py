"""What happened at the table, for log, animation and narration. Ids are past tense, cards are their ids."""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.event import Event, Fact
from obelisk.games.legends import words
from obelisk.games.legends.state import State


def tell(deal: Deal, id: str, facts: dict[str, Fact]) -> None:
    """Everybody sees this."""
    if deal.is_heard:
        deal.tell(Event(id, facts))


def tell_card(deal: Deal, state: State, id: str, card: int) -> None:
    """Everybody sees what happened to this card."""
    if deal.is_heard:
        cast = state.cast
        deal.tell(Event(id, {"seat": cast.owners[card], "card": cast.cards[card].id}))


def tell_moved(deal: Deal, state: State, id: str, card: int, origin: int, reveals: bool = False) -> None:
    """Everybody sees this card, and where it came from."""
    if deal.is_heard:
        cast = state.cast
        facts: dict[str, Fact] = {
            "seat": cast.owners[card],
            "card": cast.cards[card].id,
            "from": words.ZONE_NAMES[origin],
        }
        deal.tell(Event(id, facts, reveals=reveals))


def tell_owner(deal: Deal, state: State, id: str, card: int, reveals: bool = False) -> None:
    """Everybody sees that something happened to a card; its owner sees which card it was."""
    if deal.is_heard:
        cast = state.cast
        seat = cast.owners[card]
        secrets: dict[str, Fact] = {"card": cast.cards[card].id}
        deal.tell(Event(id, {"seat": seat}, secrets, [seat], reveals=reveals))


def element_name(element: int) -> str:
    """`fire` or `earth`."""
    return "fire" if element == words.FIRE else "earth"
