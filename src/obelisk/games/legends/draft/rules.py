"""Picking and passing.  [LEG-19.9]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction
from obelisk.games.legends.draft import events as tell
from obelisk.games.legends.draft.scoring import result
from obelisk.games.legends.draft.setup import deal_packets
from obelisk.games.legends.draft.state import OVER, State, hand, packet_of

PICK_TWO: Final = 2
"""A packet of two cards is the last that is picked from.  [LEG-19.9]"""


def advance(state: State, deal: Deal, action: Action) -> None:
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
    ending = result(state)
    assert ending is not None
    tell.draft_ended(deal, ending)
