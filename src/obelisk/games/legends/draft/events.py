"""What happens in a draft, and who may know it.  [LEG-19.11]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.decision import Result
from obelisk.core.event import Event, Fact
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.draft.options import CARDS


def peoples_chosen(deal: Deal, peoples: list[int]) -> None:
    if deal.is_heard:
        deal.tell(Event("peoples_chosen", {"peoples": [PEOPLES[people] for people in peoples]}))


def round_began(deal: Deal, round: int, cards: int, to_left: bool) -> None:
    if deal.is_heard:
        deal.tell(Event("draft_round_began", {"round": round + 1, "cards": cards, "left": to_left}))


def packet_dealt(deal: Deal, seat: int, cards: list[int]) -> None:
    if deal.is_heard:
        deal.tell(Event("packet_dealt", _size(seat, cards), _cards(cards), [seat], reveals=True))


def packet_passed(deal: Deal, seat: int, cards: list[int]) -> None:
    """`seat` is the one that gets the packet."""
    if deal.is_heard:
        deal.tell(Event("packet_passed", _size(seat, cards), _cards(cards), [seat], reveals=True))


def _size(seat: int, cards: list[int]) -> dict[str, Fact]:
    return {"seat": seat, "number": len(cards)}


def _cards(cards: list[int]) -> dict[str, Fact]:
    return {"cards": [CARDS[card] for card in cards]}


def card_picked(deal: Deal, seat: int, card: int) -> None:
    if deal.is_heard:
        deal.tell(Event("draft_card_picked", {"seat": seat}, {"card": CARDS[card]}, [seat]))


def packets_wasted(deal: Deal, cards: int) -> None:
    """One card of each packet is left and out; nobody learns anything new."""
    if deal.is_heard:
        deal.tell(Event("packets_wasted", {"number": cards}))


def draft_ended(deal: Deal, result: Result) -> None:
    if deal.is_heard:
        deal.tell(Event("draft_ended", {"reason": result.reason}))
