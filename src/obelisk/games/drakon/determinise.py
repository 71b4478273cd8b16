"""The hidden states that fit what a seat knows.  [DRK-14.22]"""

from __future__ import annotations

from typing import Final

from obelisk.core.errors import RulesBug
from obelisk.core.rng import Rng
from obelisk.games.drakon import effects, heroes
from obelisk.games.drakon.kinds import ANY_PATTERN
from obelisk.games.drakon.knowledge import HIDDEN, SLOT, VIEWER
from obelisk.games.drakon.legal import may_act
from obelisk.games.drakon.maze import insert
from obelisk.games.drakon.public import (
    ASKED_AGAIN,
    GOING_ON,
    SHIFTING,
    TURN,
    frame,
    frame_argument,
    frame_seat,
    pattern_of,
)
from obelisk.games.drakon.rules import is_dead_end
from obelisk.games.drakon.state import State
from obelisk.games.drakon.view import View

TRIES: Final = 100_000


def determinise(seen: View, rng: Rng) -> State:
    """A full state that fits the view, hidden parts drawn at random.  [DRK-14.22]"""
    state = empty_state(seen)
    deal_coins(state, seen, rng)
    for _ in range(TRIES):
        if deal_tiles(state, seen, rng) and is_asked(state):
            share_knowledge(state, seen, rng)
            return state
    raise RulesBug("no hidden hands fit this view")


def empty_state(seen: View) -> State:
    """A state with everything the view knows of the board and the turn, and room for what is hidden."""
    players = seen.options.players
    purses = seen.options.sides + 1
    state = State(seen.options)
    state.copy_public(seen)
    state.hands = [[] for _ in range(players)]
    state.purses = [[] for _ in range(purses)]
    state.known = [[] for _ in range(players)]
    state.known_coins = [[] for _ in range(purses)]
    return state


# Coins


def deal_coins(state: State, seen: View, rng: Rng) -> None:
    """Hidden purses get what is known to be in them and random coins, but never enough to win.  [DRK-17.5]"""
    options = seen.options
    if seen.ending != GOING_ON:
        state.purses = seen.purses
        return
    order = list(range(options.sides))
    while True:
        rng.shuffle(order)
        if try_coins(state, seen, order, rng):
            return


def try_coins(state: State, seen: View, order: list[int], rng: Rng) -> bool:
    """One attempt at dealing coins, purse after purse; fails if too many small ones are gone."""
    options = seen.options
    hoard = options.sides
    left = options.tile_set.coins.copy()
    for purse in range(hoard + 1):
        counts = [0] * len(left)
        if seen.purses[purse]:
            counts = seen.purses[purse].copy()
        else:
            for coin in seen.known_coins[purse]:
                counts[coin] = counts[coin] + 1
        state.purses[purse] = counts
        for coin in range(len(left)):
            left[coin] = left[coin] - counts[coin]
    for purse in order:
        if not seen.purses[purse]:
            missing = seen.sizes[purse] - sum(state.purses[purse])
            if not fill_purse(state, purse, missing, left, rng):
                return False
    for coin in range(len(left)):
        state.purses[hoard][coin] += left[coin]
    return True


def fill_purse(state: State, purse: int, missing: int, left: list[int], rng: Rng) -> bool:
    """Random coins for one purse, each such that the smallest that are left can make up the rest."""
    values = state.options.tile_set.values
    counts = state.purses[purse]
    worth = sum([values[coin] * counts[coin] for coin in range(len(values))])
    while missing:
        missing -= 1
        weights = left.copy()
        for coin in range(len(values)):
            if left[coin]:
                left[coin] = left[coin] - 1
                if worth + values[coin] + least_worth(values, left, missing) >= state.options.gold_to_win:
                    weights[coin] = 0
                left[coin] = left[coin] + 1
        total = sum(weights)
        if not total:
            return False
        coin = rng.pick(weights, total)
        left[coin] = left[coin] - 1
        counts[coin] = counts[coin] + 1
        worth += values[coin]
    return True


def least_worth(values: list[int], left: list[int], number: int) -> int:
    """What the smallest coins are worth."""
    worth = 0
    for coin in range(len(values)):
        taken = min(number, left[coin])
        worth += taken * values[coin]
        number -= taken
    return worth


# Tiles


def deal_tiles(state: State, seen: View, rng: Rng) -> bool:
    """One attempt at hands, slots, discards and pool; fails only if the last tiles do not fit."""
    options = seen.options
    left = options.tile_set.counts.copy()
    for cell in seen.maze.chambers:
        design = options.tile_set.design_at[seen.maze.chamber(cell)]
        if design >= 0:
            left[design] = left[design] - 1
    for seat in range(options.players):
        hand = seen.hand if seat == seen.seat else seen.known[seat]
        state.hands[seat] = hand.copy()
        for design in hand:
            left[design] = left[design] - 1
    for design in seen.slots + seen.discards:
        if design != HIDDEN:
            left[design] = left[design] - 1
    for seat in range(options.players):
        is_narrowed = seat != seen.seat and len(seen.narrowed[seat]) > 0
        if is_narrowed and not deal_narrowed(state, seen, seat, left, rng):
            return False
    state.pool = left
    state.pool_size = sum(left)
    for seat in range(options.players):
        for _ in range(seen.hand_sizes[seat] - len(state.hands[seat])):
            insert(state.hands[seat], take_out(state, rng))
    state.slots = []
    for index, design in enumerate(seen.slots):
        tile = design if design != HIDDEN else take_out(state, rng)
        state.slots.append(tile * SLOT + seen.slot_knowers[index])
    state.discards = [one if one != HIDDEN else take_out(state, rng) for one in seen.discards]
    return True


def take_out(state: State, rng: Rng) -> int:
    """A random tile of those that are left."""
    design = rng.pick(state.pool, state.pool_size)
    state.pool[design] = state.pool[design] - 1
    state.pool_size -= 1
    return design


def deal_narrowed(state: State, seen: View, seat: int, left: list[int], rng: Rng) -> bool:
    """Tiles for a hand of which everybody can tell something.  [DRK-14.22]

    The sets of patterns rise, so a known tile takes the smallest that holds its pattern, and each other
    one gets a tile, the smallest set first, that leaves enough for the sets that follow.
    """
    sets = seen.narrowed[seat].copy()
    for design in seen.known[seat]:
        pattern = pattern_of(state, design)
        sets.remove(next(one for one in sets if one >> pattern & 1))
    for allowed in sets:
        if allowed == ANY_PATTERN:
            return True
        weights = [
            number if allowed >> pattern_of(state, design) & 1 else 0 for design, number in enumerate(left)
        ]
        total = sum(weights)
        if not total:
            return False
        design = rng.pick(weights, total)
        left[design] = left[design] - 1
        insert(state.hands[seat], design)
    return True


def is_asked(state: State) -> bool:
    """Whether the decision that is asked would be asked with these hands.  [DRK-14.22]"""
    asked = frame(state)
    if asked == SHIFTING:
        patterns = 0
        for design in state.hands[frame_seat(state)]:
            patterns |= 1 << pattern_of(state, design)
        return patterns & effects.shiftable_patterns(state) != 0
    if asked == TURN:
        seat = frame_seat(state)
        if may_act(state, seat):
            return True
        if frame_argument(state) == ASKED_AGAIN or is_dead_end(state):
            return False
        return heroes.may_use_power(state, seat) or heroes.may_wizard(state, seat)
    return True


# What others know


def share_knowledge(state: State, seen: View, rng: Rng) -> None:
    """What others know: of the viewer exactly, of third parties anything they can have been told."""
    options = seen.options
    viewers = options.players + 1
    for seat in range(options.players):
        if seat == seen.seat:
            state.known[seat] = seen.exposed
            continue
        entries: list[int] = []
        for viewer in range(viewers):
            items = seen.open[seat]
            if viewer == seen.seat:
                items = seen.known[seat]
            elif viewer not in (seat, options.players):
                items = some_of(state.hands[seat], items, seen.told[seat * viewers + viewer], rng)
            if viewer != seat:
                for item in items:
                    entries.append(viewer * VIEWER + item)
        state.known[seat] = entries
    sides = options.sides
    own = seen.seat % sides if seen.seat >= 0 else -1
    for purse in range(sides + 1):
        if purse == own:
            state.known_coins[purse] = seen.exposed_coins
            continue
        entries = []
        for side in range(sides):
            items = seen.known_coins[purse]
            if side != own:
                items = some_coins(state, purse, seen.told_coins[purse * sides + side], rng)
            if side != purse:
                for item in items:
                    entries.append(side * VIEWER + item)
        state.known_coins[purse] = entries


def some_coins(state: State, purse: int, most: int, rng: Rng) -> list[int]:
    """A random part of a purse, at most `most` coins."""
    if not most:
        return []
    coins: list[int] = []
    for coin, number in enumerate(state.purses[purse]):
        coins.extend([coin] * number)
    return some_of(coins, [], most, rng)


def some_of(items: list[int], always: list[int], most: int, rng: Rng) -> list[int]:
    """A random part of some items, rising, that has all of `always` and at most `most`."""
    if most <= len(always):
        return always
    chosen = always.copy()
    others = items.copy()
    for item in chosen:
        others.remove(item)
    rng.shuffle(others)
    for item in others[: rng.below(min(most - len(chosen), len(others)) + 1)]:
        insert(chosen, item)
    return chosen
