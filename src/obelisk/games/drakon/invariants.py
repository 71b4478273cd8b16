"""What must hold at every decision.  [DRK-17]"""

from __future__ import annotations

from obelisk.core.decision import Action
from obelisk.games.drakon import actions
from obelisk.games.drakon import legal as choices
from obelisk.games.drakon.box import HAND
from obelisk.games.drakon.kinds import (
    DRAKON_MOVES,
    DWARF,
    FOUR_ARROWS,
    HEROES,
    NO_HERO,
    PATTERN_OF,
    START,
)
from obelisk.games.drakon.knowledge import SLOT, VIEWER
from obelisk.games.drakon.maze import EMPTY, NOWHERE, Maze, empty_maze
from obelisk.games.drakon.public import (
    DRAKON_ENTERS,
    GOING_ON,
    GUARDING,
    HIT,
    HITTING,
    NO_FRAME,
    TURN,
    frame,
    frame_seat,
    frames,
    pattern_of,
    unpacked,
)
from obelisk.games.drakon.state import State, gold, pile_size
from obelisk.games.drakon.window import coordinates


def faults(state: State, before: State | None) -> list[str]:
    """The invariants that are broken in `state`, and on the way from `before`; none in a sound game."""
    found: list[str] = []
    found.extend(maze_faults(state.maze))
    found.extend(tile_faults(state))
    found.extend(coin_faults(state))
    found.extend(figure_faults(state))
    found.extend(knowledge_faults(state))
    if not found:
        found.extend(choice_faults(state))
    if before is not None:
        found.extend(change_faults(before, state))
    return found


def maze_faults(maze: Maze) -> list[str]:
    """One Start, no facing arrows, and lists that say what the board says.  [DRK-17.2]"""
    found: list[str] = []
    again = empty_maze(maze.window)
    starts = 0
    for cell in range(maze.window.size):
        chamber = maze.chamber(cell)
        if chamber == EMPTY:
            continue
        starts += chamber >> 4 == START
        if maze.window.edge[cell]:
            found.append("DRK-17.2: a chamber lies at the edge of the window")
            return found
        again.lay(cell, chamber)
        if chamber & 15 & maze.facing(cell):
            found.append(f"DRK-17.2: arrows face each other at {maze.window.name(cell)}")
    if starts != 1 or maze.kind(maze.window.cell(0)) != START:
        found.append("DRK-17.2: Start is not on its cell")
    if (again.chambers, again.frontier) != (maze.chambers, maze.frontier):
        found.append("DRK-17.2: the lists of chambers or of the frontier are wrong")
    if [*again.around, *again.gaps] != [*maze.around, *maze.gaps]:
        found.append("DRK-17.2: what adjoins or faces a cell is wrong")
    return found


def tile_faults(state: State) -> list[str]:
    """Chambers are conserved per design, and hands have their sizes.  [DRK-17.1] [DRK-17.8]"""
    found: list[str] = []
    options = state.options
    tiles = options.tile_set
    counts = state.pool.copy()
    placed = [tiles.design_at[state.maze.chamber(cell)] for cell in state.maze.chambers]
    if placed.count(-1) != 1:
        found.append("DRK-17.1: a chamber in play is not in the box")
    for design in placed + [slot // SLOT for slot in state.slots] + state.discards:
        if design >= 0:
            counts[design] += 1
    for hand in state.hands:
        if hand != sorted(hand):
            found.append("DRK-17.1: a hand is not in order")
        for design in hand:
            counts[design] += 1
    if counts != tiles.counts or min(state.pool) < 0 or sum(state.pool) != state.pool_size:
        found.append("DRK-17.1: chambers are lost or made")
    used_dwarf = DWARF in state.heroes and state.used[state.heroes.index(DWARF)]
    tiles_held = sum([len(hand) for hand in state.hands])
    if frame(state) == TURN and not used_dwarf and tiles_held != HAND * options.players - state.undrawn:
        found.append("DRK-17.8: hands have lost or gained tiles")
    return found


def coin_faults(state: State) -> list[str]:
    """Coins are conserved per value, and no purse has won.  [DRK-17.1] [DRK-17.5]"""
    found: list[str] = []
    options = state.options
    for coin, number in enumerate(options.tile_set.coins):
        held = [purse[coin] for purse in state.purses]
        if sum(held) != number or min(held) < 0:
            found.append("DRK-17.1: coins are lost or made")
    if [sum(purse) for purse in state.purses] != state.sizes:
        found.append("DRK-17.1: the size of a purse is wrong")
    if state.ending == GOING_ON:
        for side in range(options.sides):
            if state.sizes[side] >= options.coins_to_win or gold(state, side) >= options.gold_to_win:
                found.append("DRK-17.5: a purse has reached the goal, and the game goes on")
    return found


def figure_faults(state: State) -> list[str]:
    """Heroes and Drakon stand on chambers, together only on Start.  [DRK-17.3] [DRK-17.4]"""
    found: list[str] = []
    options = state.options
    maze = state.maze
    for figure in [*state.figures, state.drakon]:
        if figure != NOWHERE and maze.chamber(figure) == EMPTY:
            found.append("DRK-17.3: a figure does not stand on a chamber")
            return found
    if NOWHERE in state.figures:
        found.append("DRK-17.3: a hero is off the board")
    sources = [cell for cell in maze.chambers if maze.kind(cell) == DRAKON_MOVES]
    if state.drakon == NOWHERE and len(sources) != (frame(state) == DRAKON_ENTERS):
        found.append("DRK-17.3: Drakon is off the board, but her chamber is in play")
    waiting = waiting_for_hits(state)
    for seat, figure in enumerate(state.figures):
        if figure == state.drakon and maze.kind(figure) != START and not waiting >> seat & 1:
            found.append("DRK-17.4: a hero stands beside Drakon")
    heroes = [hero for hero in state.heroes if hero != NO_HERO]
    if len(set(heroes)) != len(heroes) or not all(0 <= hero < HEROES for hero in heroes):
        found.append("DRK-17.10: a hero is there twice")
    for seat in range(options.players):
        if state.used[seat] and state.heroes[seat] == NO_HERO:
            found.append("DRK-17.10: a power was used that nobody has")
    if options.round_limit and state.turns > options.round_limit * options.players:
        found.append("DRK-17.10: more turns than the limit allows")
    return found


def waiting_for_hits(state: State) -> int:
    """The heroes that Drakon found and has not hit yet, while a Knight decides.  [DRK-17.4]"""
    seats = 0
    for waiting in frames(state):
        what, seat, argument, _ = unpacked(waiting)
        if what == HITTING:
            seats |= argument
        elif what == GUARDING and argument // 8 == HIT:
            seats |= 1 << seat
    return seats


def knowledge_faults(state: State) -> list[str]:
    """Nobody claims to know what is not so.  [DRK-14.21] [DRK-14.22]"""
    found: list[str] = []
    viewers = state.options.players + 1
    for seat, hand in enumerate(state.hands):
        told = state.told[seat * viewers : (seat + 1) * viewers]
        if not is_sound(state.known[seat], hand, told):
            found.append("DRK-14.21: more is known of a hand than is there")
        if state.narrowed[seat] and not is_narrowed(state, seat):
            found.append("DRK-14.22: a hand is not what everybody can tell of it")
    sides = state.options.sides
    for purse, counts in enumerate(state.purses):
        coins: list[int] = []
        for coin, number in enumerate(counts):
            coins.extend([coin] * number)
        if not is_sound(
            state.known_coins[purse], coins, state.told_coins[purse * sides : (purse + 1) * sides]
        ):
            found.append("DRK-14.21: more is known of a purse than is there")
    return found


def is_sound(entries: list[int], items: list[int], told: list[int]) -> bool:
    """Whether each viewer's entries are part of the items, in order, and no more than he was told."""
    if entries != sorted(entries):
        return False
    for viewer, most in enumerate(told):
        known = [entry % VIEWER for entry in entries if entry // VIEWER == viewer]
        if len(known) > most:
            return False
        for item in set(known):
            if known.count(item) > items.count(item):
                return False
    return all(entry // VIEWER < len(told) for entry in entries)


def is_narrowed(state: State, seat: int) -> bool:
    """Whether each tile of a hand has one of the rising sets of patterns for itself."""
    sets = state.narrowed[seat].copy()
    if len(sets) != len(state.hands[seat]):
        return False
    for design in state.hands[seat]:
        pattern = pattern_of(state, design)
        fitting = [one for one in sets if one >> pattern & 1]
        if not fitting:
            return False
        sets.remove(fitting[0])
    return True


def choice_faults(state: State) -> list[str]:
    """Choices exist exactly while the game goes on, each once, in canonical order.  [DRK-17.6] [DRK-17.7]"""
    found: list[str] = []
    legal = choices.legal(state)
    if (state.ending == GOING_ON) != (len(legal) > 0) or (state.ending == GOING_ON) != (
        state.top != NO_FRAME
    ):
        found.append("DRK-17.6: choices and ending do not agree")
    keys = [canonical_key(action) for action in legal]
    for index in range(1, len(keys)):
        if keys[index - 1] >= keys[index]:
            found.append("DRK-17.6: the choices are not in canonical order")
            break
    designs = state.options.tile_set.designs
    if frame(state) == TURN and not any(PATTERN_OF[one & 15] == FOUR_ARROWS for one in designs):
        seat = frame_seat(state)
        if state.hands[seat] and actions.verb_of(legal[0]) != actions.PLACE:
            found.append("DRK-17.7: a hand has no placement")
    return found


def canonical_key(action: Action) -> list[int]:
    """Verb, seat, cell or value, kind, pattern, arrows; or verb and hero.  [DRK-18.3]"""
    verb = actions.verb_of(action)
    chamber = actions.chamber_of(action)
    code = actions.code_of(action)
    if verb == actions.DRAFT:
        return [verb, chamber]
    x, y = (0, code) if verb == actions.SWAP else coordinates(code)
    return [verb, actions.seat_of(action), x, y, chamber >> 4, PATTERN_OF[chamber & 15], chamber & 15]


def change_faults(before: State, state: State) -> list[str]:
    """What may not change, or only in one direction.  [DRK-17.3] [DRK-17.9] [DRK-17.10]"""
    found: list[str] = []
    if before.drakon != NOWHERE and state.drakon == NOWHERE:
        found.append("DRK-17.3: Drakon has left the board")
    for seat, used in enumerate(before.used):
        if used and not state.used[seat]:
            found.append("DRK-17.10: a power came back")
    if pile_size(state) > pile_size(before):
        destroyed = len(state.maze.chambers) < len(before.maze.chambers)
        if not destroyed and not before.discards:
            found.append("DRK-17.9: the pile has grown")
    if state.turns < before.turns or state.undrawn < before.undrawn:
        found.append("DRK-17.10: turns or placings were taken back")
    return found
