"""What happened at the table, for log, animation and narration. Ids are past tense, cards are their ids."""

from __future__ import annotations

from obelisk.core.chance import Chance
from obelisk.core.event import Event, Fact
from obelisk.games.legends.effects import FIRE
from obelisk.games.legends.state import ZONES, State


class Dealer:
    """What an action is played with: the chance that is asked, and the events if anybody wants them."""

    __slots__ = ("chance", "events")

    def __init__(self, chance: Chance, events: list[Event] | None = None) -> None:
        self.chance = chance
        self.events = events


def tell(dealer: Dealer, id: str, facts: dict[str, Fact]) -> None:
    """Everybody sees this."""
    if dealer.events is not None:
        dealer.events.append(Event(id, facts))


def tell_card(dealer: Dealer, state: State, id: str, card: int) -> None:
    """Everybody sees what happened to this card."""
    if dealer.events is not None:
        cast = state.cast
        dealer.events.append(Event(id, {"seat": cast.owners[card], "card": cast.cards[card].id}))


def tell_moved(dealer: Dealer, state: State, id: str, card: int, origin: int, reveals: bool = False) -> None:
    """Everybody sees this card, and where it came from."""
    if dealer.events is not None:
        cast = state.cast
        facts: dict[str, Fact] = {
            "seat": cast.owners[card],
            "card": cast.cards[card].id,
            "from": ZONES[origin],
        }
        dealer.events.append(Event(id, facts, reveals=reveals))


def tell_owner(dealer: Dealer, state: State, id: str, card: int, reveals: bool = False) -> None:
    """Everybody sees that something happened to a card; its owner sees which card it was."""
    if dealer.events is not None:
        cast = state.cast
        seat = cast.owners[card]
        secrets: dict[str, Fact] = {"card": cast.cards[card].id}
        dealer.events.append(Event(id, {"seat": seat}, secrets, [seat], reveals=reveals))


def element_name(element: int) -> str:
    """`fire` or `earth`."""
    return "fire" if element == FIRE else "earth"
