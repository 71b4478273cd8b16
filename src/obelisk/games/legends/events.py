"""What happened at the table, for log, animation and narration. Cards are their ids."""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.event import Event, Fact
from obelisk.games.legends import words
from obelisk.games.legends.state import State


def element_name(element: int) -> str:
    """`fire` or `earth`."""
    return "fire" if element == words.FIRE else "earth"


def _of_seat(deal: Deal, id: str, seat: int) -> None:
    """Everybody sees what this seat did, or what happened to it."""
    if deal.is_heard:
        deal.tell(Event(id, {"seat": seat}))


def _of_card(deal: Deal, state: State, id: str, card: int, seat: int) -> None:
    """Everybody sees what happened to this card by this seat."""
    if deal.is_heard:
        deal.tell(Event(id, {"seat": seat, "card": state.cast.cards[card].id}))


def _moved(deal: Deal, state: State, id: str, card: int, origin: int, reveals: bool) -> None:
    """Everybody sees this card, and where it came from. Its owner knows his hand and what is on the table."""
    if deal.is_heard:
        cast = state.cast
        owner = cast.owners[card]
        facts: dict[str, Fact] = {
            "seat": owner,
            "card": cast.cards[card].id,
            "from": words.ZONE_NAMES[origin],
        }
        shown_by = words.NONE if origin in (words.IN_DECK, words.IN_PILE) else owner
        deal.tell(Event(id, facts, reveals=reveals, shown_by=shown_by))


def _unseen(deal: Deal, state: State, id: str, card: int, reveals: bool) -> None:
    """Everybody sees that something happened to a card; its owner sees which card it was."""
    if deal.is_heard:
        cast = state.cast
        seat = cast.owners[card]
        secrets: dict[str, Fact] = {"card": cast.cards[card].id}
        deal.tell(Event(id, {"seat": seat}, secrets, [seat], reveals=reveals))


# The game and the turn


def game_began(deal: Deal, game: int, first: int) -> None:
    if deal.is_heard:
        deal.tell(Event("game_began", {"game": game, "seat": first}))


def deck_settled(deal: Deal, seat: int) -> None:
    _of_seat(deal, "deck_settled", seat)


def deck_card_chosen(deal: Deal, state: State, seat: int, card: int, goes: bool) -> None:
    """Between two games a card leaves the deck or comes into it; with closed lists others do not see it."""
    if deal.is_heard:
        facts: dict[str, Fact] = {"seat": seat, "card": state.cast.cards[card].id}
        id = "card_left_out" if goes else "card_let_in"
        deal.tell(Event(id, facts, {}, [seat], hidden=state.cast.closed_lists))


def hand_changed(deal: Deal, seat: int, count: int) -> None:
    if deal.is_heard:
        deal.tell(Event("hand_changed", {"seat": seat, "count": count}))


def turn_began(deal: Deal, seat: int, turn: int) -> None:
    if deal.is_heard:
        deal.tell(Event("turn_began", {"seat": seat, "turn": turn}))


def turn_examined(deal: Deal, seat: int, stranded: bool) -> None:
    if deal.is_heard:
        deal.tell(Event("turn_examined", {"seat": seat, "stranded": stranded}, reveals=True))


def response_asked(deal: Deal, seat: int) -> None:
    """Nobody else learns of it.  [LEG-18.6]"""
    if deal.is_heard:
        deal.tell(Event("response_asked", {"seat": seat}, {}, [seat], hidden=True, reveals=True))


def game_ended(deal: Deal, winner: int, reason: int, crystals: int) -> None:
    if deal.is_heard:
        facts: dict[str, Fact] = {"seat": winner, "reason": words.END_REASONS[reason], "crystals": crystals}
        deal.tell(Event("game_ended", facts))


def match_ended(deal: Deal, winner: int, crystals: list[int]) -> None:
    if deal.is_heard:
        deal.tell(Event("match_ended", {"seat": winner, "crystals": crystals.copy()}))


# The fight


def fight_started(deal: Deal, seat: int) -> None:
    _of_seat(deal, "fight_started", seat)


def fight_continued(deal: Deal, seat: int) -> None:
    _of_seat(deal, "fight_continued", seat)


def fight_declined(deal: Deal, seat: int) -> None:
    _of_seat(deal, "fight_declined", seat)


def power_announced(deal: Deal, seat: int, element: int, power: int) -> None:
    if deal.is_heard:
        facts: dict[str, Fact] = {"seat": seat, "element": element_name(element), "power": power}
        deal.tell(Event("power_announced", facts))


def element_switched(deal: Deal, element: int) -> None:
    if deal.is_heard:
        deal.tell(Event("element_switched", {"element": element_name(element)}))


def retreated(deal: Deal, seat: int) -> None:
    _of_seat(deal, "retreated", seat)


def fight_ended(deal: Deal) -> None:
    if deal.is_heard:
        deal.tell(Event("fight_ended", {}))


def dragon_moved(deal: Deal, state: State, seat: int, dragon: int, left: bool) -> None:
    """A dragon left `seat` or came to it; dragons have names where achievements count.  [LEG-18.9]"""
    if deal.is_heard:
        name: str | None = words.DRAGON_NAMES[dragon] if state.cast.achievements else None
        deal.tell(Event("dragon_left" if left else "dragon_came", {"seat": seat, "dragon": name}))


def bluff_accepted(deal: Deal, seat: int) -> None:
    _of_seat(deal, "bluff_accepted", seat)


def bluff_called(deal: Deal, seat: int) -> None:
    _of_seat(deal, "bluff_called", seat)


def bluff_held(deal: Deal, seat: int) -> None:
    _of_seat(deal, "bluff_held", seat)


def bluff_failed(deal: Deal, seat: int) -> None:
    _of_seat(deal, "bluff_failed", seat)


def storm_broke(deal: Deal, seat: int) -> None:
    _of_seat(deal, "storm_broke", seat)


def flood_came(deal: Deal, seat: int) -> None:
    _of_seat(deal, "flood_came", seat)


# Cards


def card_played(deal: Deal, state: State, card: int, origin: int) -> None:
    _moved(deal, state, "card_played", card, origin, True)


def bluff_played(deal: Deal, state: State, card: int) -> None:
    _unseen(deal, state, "bluff_played", card, False)


def card_cancelled(deal: Deal, state: State, card: int, origin: int) -> None:
    _moved(deal, state, "card_cancelled", card, origin, True)


def interfered(deal: Deal, state: State, card: int) -> None:
    _of_card(deal, state, "interfered", card, state.cast.owners[card])


def card_drawn(deal: Deal, state: State, card: int) -> None:
    _unseen(deal, state, "card_drawn", card, True)


def card_taken(deal: Deal, state: State, card: int, origin: int, reveals: bool) -> None:
    _moved(deal, state, "card_taken", card, origin, reveals)


def card_turned_up(deal: Deal, state: State, card: int, origin: int) -> None:
    _moved(deal, state, "card_turned_up", card, origin, True)


def card_dug(deal: Deal, state: State, card: int) -> None:
    _unseen(deal, state, "card_dug", card, True)


def card_put_under(deal: Deal, state: State, card: int) -> None:
    _unseen(deal, state, "card_put_under", card, False)


def card_put_back(deal: Deal, state: State, card: int) -> None:
    _unseen(deal, state, "card_put_back", card, False)


def card_shuffled_in(deal: Deal, state: State, card: int, origin: int, reveals: bool) -> None:
    _moved(deal, state, "card_shuffled_in", card, origin, reveals)


def card_discarded(deal: Deal, state: State, card: int, origin: int, reveals: bool) -> None:
    _moved(deal, state, "card_discarded", card, origin, reveals)


def deck_shuffled(deal: Deal, seat: int) -> None:
    _of_seat(deal, "deck_shuffled", seat)


def hand_shuffled_in(deal: Deal, seat: int) -> None:
    _of_seat(deal, "hand_shuffled_in", seat)


def discards_recycled(deal: Deal, seat: int) -> None:
    _of_seat(deal, "discards_recycled", seat)


def hand_revealed(deal: Deal, seat: int, cards: list[str]) -> None:
    if deal.is_heard:
        deal.tell(Event("hand_revealed", {"seat": seat, "cards": cards}, reveals=True))


def card_shown(deal: Deal, state: State, card: int) -> None:
    _of_card(deal, state, "card_shown", card, state.cast.owners[card])


def card_loaded(deal: Deal, state: State, seat: int, card: int, ship: int) -> None:
    if deal.is_heard:
        cards = state.cast.cards
        facts: dict[str, Fact] = {"seat": seat, "card": cards[card].id, "ship": cards[ship].id}
        deal.tell(Event("card_loaded", facts, reveals=True))


def ship_landed(deal: Deal, state: State, card: int) -> None:
    _of_card(deal, state, "ship_landed", card, state.cast.owners[card])


# Texts


def text_used(deal: Deal, state: State, seat: int, card: int) -> None:
    _of_card(deal, state, "text_used", card, seat)


def text_skipped(deal: Deal, state: State, seat: int, card: int) -> None:
    _of_card(deal, state, "text_skipped", card, seat)


def text_failed(deal: Deal, state: State, seat: int, card: int, by: list[int]) -> None:
    """A played text does not happen: cards of the foe ignore or void it, or it cannot be done in full."""
    if deal.is_heard:
        cards = state.cast.cards
        facts: dict[str, Fact] = {
            "seat": seat,
            "card": cards[card].id,
            "cards": [cards[one].id for one in by],
        }
        deal.tell(Event("text_failed", facts))


def demand_met(deal: Deal, state: State, card: int) -> None:
    _of_card(deal, state, "demand_met", card, state.cast.owners[card])


def target_chosen(deal: Deal, state: State, card: int, target: int) -> None:
    """A bluff is named by its slot alone."""
    if deal.is_heard:
        cast = state.cast
        name = None if state.flags[target] & words.FACE_DOWN else cast.cards[target].id
        facts: dict[str, Fact] = {"seat": cast.owners[card], "card": cast.cards[card].id, "target": name}
        deal.tell(Event("target_chosen", facts))
