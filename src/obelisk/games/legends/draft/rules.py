"""Dealing, picking, passing.  [LEG-19.8] to [LEG-19.11]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.core.decision import Action, Result
from obelisk.core.errors import IllegalAction
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.draft import events as tell
from obelisk.games.legends.draft.options import CARDS, DECKS, Options, stock_of
from obelisk.games.legends.draft.state import (
    LEFT,
    OVER,
    Round,
    State,
    direction,
    hand,
    packet_of,
    pool,
)

ASK_PEOPLE: Final = 0
ASK_DEAL: Final = 1
"""ASK_DEAL + seat: a card for that seat."""
PICK_TWO: Final = 2
"""A packet of two cards is the last that is picked from.  [LEG-19.9]"""


def setup(options: Options, deal: Deal) -> State:
    """The people decks, chosen or by chance, are shuffled together, the first packets dealt.  [LEG-19.8]"""
    peoples = list(options.peoples)
    if not peoples:
        left = [1] * len(PEOPLES)
        for _ in range(DECKS[options.players]):
            people = deal.pick(ASK_PEOPLE, left, sum(left))
            left[people] = 0
            peoples.append(people)
        peoples.sort()
    tell.peoples_chosen(deal, peoples)
    state = State(options, peoples)
    state.stock = stock_of(peoples)
    deal_packets(state, deal)
    return state


def deal_packets(state: State, deal: Deal) -> None:
    """Each seat is dealt its packet of the next round.  [LEG-19.9] [LEG-19.10]"""
    number = len(state.rounds)
    players = state.options.players
    size = state.sizes[number]
    tell.round_began(deal, number, size, direction(number) == LEFT)
    weights = [0] * len(CARDS)
    for card in state.stock:
        weights[card] = 1
    left = len(state.stock)
    packets: list[list[int]] = []
    for seat in range(players):
        packet: list[int] = []
        for _ in range(size):
            card = deal.pick(ASK_DEAL + seat, weights, left)
            weights[card] = 0
            left -= 1
            packet.append(card)
        packet.sort()
        packets.append(packet)
        tell.packet_dealt(deal, seat, packet)
    state.stock = [card for card in state.stock if weights[card]]
    state.rounds.append(Round(packets, [[] for _ in range(players)]))
    state.step = 0
    state.seat = 0


def legal(state: State) -> list[Action]:
    """The cards of the packet in hand.  [LEG-19.9]"""
    if state.seat == OVER:
        return []
    return [Action(card) for card in hand(state)]


def advance(state: State, action: Action, deal: Deal) -> None:
    """The choosing seat picks a card; when all have, the packets go on.  [LEG-19.9]"""
    if state.seat == OVER:
        raise IllegalAction("game_over", "LEG-19.10")
    if action not in hand(state):
        raise IllegalAction("not_in_packet", "LEG-19.9")
    players = state.options.players
    number = len(state.rounds) - 1
    round = state.rounds[number]
    round.taken[packet_of(players, number, state.step, state.seat)].append(int(action))
    tell.card_picked(deal, state.seat, int(action))
    state.seat += 1
    if state.seat == players:
        go_on(state, deal)


def go_on(state: State, deal: Deal) -> None:
    """Packets are passed, or wasted and dealt anew, or the draft is over.  [LEG-19.9] [LEG-19.10]"""
    players = state.options.players
    number = len(state.rounds) - 1
    state.seat = 0
    state.step += 1
    if state.sizes[number] - state.step >= PICK_TWO:
        for seat in range(players):
            packet = packet_of(players, number, state.step, seat)
            tell.packet_passed(deal, seat, state.rounds[number].left(packet))
        return
    tell.packets_wasted(deal, players)
    if number + 1 < len(state.sizes):
        deal_packets(state, deal)
        return
    state.seat = OVER
    if deal.is_heard:
        ending = result(state)
        assert ending is not None
        tell.draft_ended(deal, ending)


def result(state: State) -> Result | None:
    """A draft has no winner; its fruit is the pools.  [LEG-19.12]"""
    if state.seat != OVER:
        return None
    players = state.options.players
    cards = [len(pool(state, seat)) for seat in range(players)]
    return Result("drafted", [], [1] * players, {"cards": cards})


def pool_ids(state: State, seat: int) -> list[str]:
    """The pool of a seat as card ids, people by people: what its deck is made of.  [LEG-19.12]"""
    return [CARDS[card] for card in sorted(pool(state, seat))]


def pairings(players: int) -> list[tuple[int, int]]:
    """A round robin: everybody once against everybody, round by round.  [LEG-19.13]

    The games of one round can be played at the same time; with an odd number of seats one rests.
    """
    seats = list(range(players + players % 2))
    games: list[tuple[int, int]] = []
    for _ in range(len(seats) - 1):
        for place in range(len(seats) // 2):
            one, other = seats[place], seats[-1 - place]
            if one < players and other < players:
                games.append((min(one, other), max(one, other)))
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return games
