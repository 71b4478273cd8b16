"""What happens in a draft, and who may know it.  [LEG-19.11]"""

from __future__ import annotations

from obelisk.core.decision import Result
from obelisk.core.event import Event
from obelisk.games.legends.decks import PEOPLES
from obelisk.games.legends.draft.options import CARDS


def peoples_chosen(peoples: list[int]) -> Event:
    return Event("peoples_chosen", {"peoples": [PEOPLES[people] for people in peoples]})


def round_began(round: int, cards: int, to_left: bool) -> Event:
    return Event("draft_round_began", {"round": round + 1, "cards": cards, "left": to_left})


def packet_dealt(seat: int, cards: list[int]) -> Event:
    return _packet("packet_dealt", seat, cards)


def packet_passed(seat: int, cards: list[int]) -> Event:
    """`seat` is the one that gets the packet."""
    return _packet("packet_passed", seat, cards)


def _packet(id: str, seat: int, cards: list[int]) -> Event:
    facts: dict[str, str | int | bool | list[str] | list[int] | None] = {"seat": seat, "number": len(cards)}
    return Event(id, facts, {"cards": [CARDS[card] for card in cards]}, [seat], reveals=True)


def card_picked(seat: int, card: int) -> Event:
    return Event("draft_card_picked", {"seat": seat}, {"card": CARDS[card]}, [seat])


def packets_wasted(cards: int) -> Event:
    """One card of each packet is left and out; nobody learns anything new."""
    return Event("packets_wasted", {"number": cards})


def draft_ended(result: Result) -> Event:
    return Event("draft_ended", {"reason": result.reason})
