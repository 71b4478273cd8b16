"""Tiles in hands and in the pile, and who knows of them.  [DRK-14.4] [DRK-14.20]"""

from __future__ import annotations

from mypy_extensions import i64

from obelisk.core.deal import Deal
from obelisk.core.lists import with_item
from obelisk.games.drakon import events as tell
from obelisk.games.drakon.asks import ASK_DEAL, ASK_DRAW, ASK_TAKE
from obelisk.games.drakon.kinds import ANY_PATTERN
from obelisk.games.drakon.knowledge import SLOT, VIEWER
from obelisk.games.drakon.maze import delete, insert
from obelisk.games.drakon.public import everybody, pattern_of
from obelisk.games.drakon.state import State, pile_size


def draw(state: State, deal: Deal, seat: int, ask: int) -> None:
    """A tile from the top of the pile, which holds one: the pool first, then the slots.  [DRK-15.3]"""
    seers = 1 << seat
    if state.pool_size:
        design = deal.pick(ask + seat, state.pool, state.pool_size)
        # Not `-=`, which is compiled to arithmetic of objects.
        state.pool[design] = state.pool[design] - 1
        state.pool_size -= 1
        receive(state, seat, design, 0)
    else:
        slot = state.slots[0]
        state.slots = state.slots[1:]
        design = slot // SLOT
        seers |= slot % SLOT
        receive(state, seat, design, slot % SLOT)
    if ask == ASK_DEAL:
        tell.tile_dealt(deal, state, seat, design)
    else:
        tell.tile_drawn(deal, state, seat, design, seers)


def holds(state: State, seat: int, chamber: int) -> bool:
    """Whether a hand has the tile of an oriented chamber."""
    design = state.options.tile_set.design_at[chamber]
    return any(other == design for other in state.hands[seat])


def receive(state: State, seat: int, design: int, knowers: int) -> None:
    """A tile joins a hand, and some seats know which.  [DRK-14.21]"""
    insert(state.hands[seat], design)
    narrowed = state.narrowed[seat]
    if narrowed:
        set_narrowed(state, seat, [*narrowed, ANY_PATTERN])
    if knowers:
        known = state.known[seat].copy()
        viewers = state.options.players + 1
        for viewer in range(viewers):
            if viewer != seat and knowers >> viewer & 1:
                insert(known, viewer * VIEWER + design)
                entry = seat * viewers + viewer
                set_told(state, entry, min(state.told[entry] + 1, len(state.hands[seat])))
        state.known = with_item(state.known, seat, known)


def give_up(state: State, seat: int, design: int, seers: int) -> None:
    """A tile leaves a hand, and some seats see which.  [DRK-14.21]"""
    hand = state.hands[seat]
    delete(hand, design)
    if state.narrowed[seat]:
        widen_doubt(state, seat, design, seers)
    known = state.known[seat]
    if known:
        state.known = with_item(state.known, seat, still_known(known, design, seers))
    viewers: i64 = state.options.players + 1
    told = state.told
    first = seat * viewers
    for viewer in range(viewers):
        number = told[first + viewer]
        if number:
            if not seers >> viewer & 1:
                number -= 1
            set_told(state, first + viewer, min(number, len(hand)))


def set_told(state: State, entry: int, number: int) -> None:
    """How many tiles of a hand a viewer can know at most.  [DRK-14.22]"""
    if state.told[entry] != number:
        state.told = with_item(state.told, entry, number)


def set_narrowed(state: State, seat: int, sets: list[int]) -> None:
    """What everybody can tell of a hand.  [DRK-14.22]"""
    state.narrowed = with_item(state.narrowed, seat, sets)


def still_known(entries: list[int], item: int, seers: int) -> list[int]:
    """What is known of a place after an item left it, seen by some viewers only.  [DRK-14.21]

    Who sees it has one such item less; for all others one of every sort could be gone.
    """
    left: list[int] = []
    before = -1
    for entry in entries:
        if entry == before:
            left.append(entry)
            continue
        before = entry
        if seers >> (entry // VIEWER) & 1 and entry % VIEWER != item:
            left.append(entry)
    return left


def widen_doubt(state: State, seat: int, design: int, seers: int) -> None:
    """A tile leaves a hand of which something was told by a decision that was not asked.  [DRK-14.22]

    The sets rise from the oldest tile to the newest. Taking out the smallest that could be the tile's is
    what leaves most hands possible; a tile that not everybody saw could be any.
    """
    narrowed = state.narrowed[seat].copy()
    index = 0
    if seers == everybody(state):
        pattern = pattern_of(state, design)
        while not narrowed[index] >> pattern & 1:
            index += 1
    del narrowed[index]
    set_narrowed(state, seat, narrowed if narrowed and narrowed[0] != ANY_PATTERN else [])


def narrow(state: State, seat: int, patterns: int) -> None:
    """Everybody can tell that all tiles of a hand have one of these patterns.  [DRK-14.22]"""
    if patterns == ANY_PATTERN or not state.hands[seat]:
        return
    before = state.narrowed[seat]
    if not before:
        before = [ANY_PATTERN] * len(state.hands[seat])
    set_narrowed(state, seat, [one & patterns for one in before])


def take_tile(state: State, deal: Deal, taker: int, victim: int) -> None:
    """A random tile of a hand that is not empty goes to another; both players know it.  [DRK-14.5]"""
    weights = [0] * len(state.pool)
    hand = state.hands[victim]
    for one in hand:
        weights[one] += 1
    design = deal.pick(ASK_TAKE, weights, len(hand))
    both = (1 << taker) | (1 << victim)
    give_up(state, victim, design, both)
    receive(state, taker, design, both)
    tell.tile_taken(deal, state, taker, victim, design)


def return_tile(state: State, design: int, knowers: int) -> None:
    """A tile goes face down under the pile.  [DRK-14.6] [DRK-14.7]"""
    state.slots = [*state.slots, design * SLOT + knowers]


def draw_if_any(state: State, deal: Deal, seat: int) -> None:
    """The tile drawn after placing one; an empty pile only stops the drawing.  [DRK-6.4] [DRK-6.6]"""
    if pile_size(state):
        draw(state, deal, seat, ASK_DRAW)
    else:
        state.undrawn += 1
