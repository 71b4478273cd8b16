"""The stock and the packets of each round.  [LEG-19.8]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.draft import events as tell
from obelisk.games.legends.draft.asks import ASK_DEAL, ASK_PEOPLE
from obelisk.games.legends.draft.options import CARDS, DECKS, Options, stock_of
from obelisk.games.legends.draft.state import LEFT, Round, State, direction


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
