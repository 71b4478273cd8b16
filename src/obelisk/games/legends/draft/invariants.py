"""What must hold at every decision of a draft.  [LEG-23.17]"""

from __future__ import annotations

from obelisk.games.legends.draft.options import stock_of
from obelisk.games.legends.draft.state import OVER, State, pool, waste


def faults(state: State, before: State | None) -> list[str]:
    """The invariants that are broken in `state`, and on the way from `before`; none in a sound draft."""
    found: list[str] = []
    players = state.options.players
    dealt = [card for round in state.rounds for packet in round.packets for card in packet]
    if sorted([*dealt, *state.stock]) != stock_of(state.peoples):
        found.append("LEG-23.17: stock, dealt cards and rest do not agree")
    number = len(state.rounds) - 1
    for index, round in enumerate(state.rounds):
        for packet in range(players):
            taken = round.taken[packet]
            if len(round.packets[packet]) != state.sizes[index]:
                found.append("LEG-19.9: a packet has the wrong size")
            if len(set(taken)) != len(taken) or not set(taken) <= set(round.packets[packet]):
                found.append("LEG-23.17: a card was taken that is not in the packet")
    in_hands: list[int] = []
    if state.seat != OVER:
        for packet in range(players):
            if len(state.rounds[number].taken[packet]) < state.sizes[number] - 1:
                in_hands.extend(state.rounds[number].left(packet))
    pools = [pool(state, seat) for seat in range(players)]
    placed = [card for cards in pools for card in cards] + in_hands + waste(state)
    if sorted(placed) != sorted(dealt):
        found.append("LEG-23.17: a dealt card is in no pool, packet or waste, or in two")
    if state.seat == OVER:
        size = sum(dealt_size - 1 for dealt_size in state.sizes)
        if any(len(cards) != size for cards in pools) or len(state.rounds) != len(state.sizes):
            found.append("LEG-23.17: a pool has the wrong size")
    if before is not None:
        for seat in range(players):
            if pools[seat][: len(pool(before, seat))] != pool(before, seat):
                found.append("LEG-23.17: a picked card left its pool")
    return found
