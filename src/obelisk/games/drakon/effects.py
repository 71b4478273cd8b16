"""Entering chambers, and what each kind does.  [DRK-8] [DRK-9]

An effect that leaves a choice is a frame on the state's stack; everything else happens at once.
"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.drakon import drakon, hands, purses, scoring
from obelisk.games.drakon import events as tell
from obelisk.games.drakon.kinds import (
    ANY_PATTERN,
    DESTROY,
    DRAKON_MOVES,
    ESCAPE,
    FIND_COIN,
    FITTING_PATTERNS,
    FLOATING,
    LOSE_COIN,
    MAGICAL_SHIFT,
    MAP,
    MIND_CONTROL,
    ROTATE,
    STEAL_CCW,
    STEAL_CW,
    TELEPORT,
)
from obelisk.games.drakon.maze import NOWHERE, delete, delete_if_there
from obelisk.games.drakon.options import ESCAPE_GOAL, GOLD
from obelisk.games.drakon.public import (
    CONTROLLING,
    DESTROYING,
    DRAKON_ENTERS,
    DRAKON_WALKS,
    ESCAPED,
    ESCAPING,
    FLOATS,
    GUARDING,
    HIT,
    LOSS,
    MAPPING,
    ROTATING,
    SHIFTING,
    STEAL,
    THEFT,
    everybody,
    make_room,
    may_guard,
    own_maze,
    pattern_of,
    push,
    side_of,
)
from obelisk.games.drakon.state import State, gold


def move_hero(
    state: State,
    deal: Deal,
    mover: int,
    owner: int,
    cell: int,
    how: str,
) -> None:
    """A hero goes to a cell and enters it; its owner resolves the entry.  [DRK-7.4]"""
    tell.hero_moved(deal, state, mover, owner, state.figures[owner], cell, how)
    enter(state, deal, owner, cell)


def enter(state: State, deal: Deal, seat: int, cell: int) -> None:
    """Drakon first, then the goal `escape`, then the chamber's effect, once per turn.  [DRK-8.2] [DRK-8.6]

    Marks are kept for chambers with an effect only; no others need them.
    """
    state.figures[seat] = cell
    if cell == state.drakon:
        drakon.hit(state, deal, seat)
        return
    kind = state.maze.kind(cell)
    if (kind in (ESCAPE, TELEPORT)) and has_escaped(state, seat):
        state.winner = side_of(state, seat)
        scoring.end(state, deal, ESCAPED)
        return
    if not has_effect(kind):
        return
    mark = cell * 8 + seat
    if mark in state.marks:
        tell_nothing(state, deal, seat, cell, False)
        return
    state.marks = [*state.marks, mark]
    trigger(state, deal, seat, kind, cell)


def has_escaped(state: State, seat: int) -> bool:
    """Whether a hero in an exit wins: goal `escape`, with 8 gold in the purse.  [DRK-13.2]"""
    return state.options.goal == ESCAPE_GOAL and gold(state, side_of(state, seat)) >= GOLD[ESCAPE_GOAL]


def has_effect(kind: int) -> bool:
    """Whether anything happens when a chamber of this kind is entered.  [DRK-9.1]"""
    return (
        FIND_COIN <= kind <= STEAL_CCW
        or kind in (MAGICAL_SHIFT, FLOATING)
        or DESTROY <= kind <= MAP
        or kind >= MIND_CONTROL
    )


def trigger(state: State, deal: Deal, seat: int, kind: int, cell: int) -> None:
    """The effect of a chamber for the owner of the hero that entered it.  [DRK-8.3]"""
    if kind == FIND_COIN:
        purses.find_coin(state, deal, seat)
    elif kind == LOSE_COIN:
        threaten(state, deal, seat, seat, LOSS, cell)
    elif kind == STEAL_CW:
        threaten(state, deal, left_of(state, seat), seat, STEAL, cell)
    elif kind == STEAL_CCW:
        threaten(state, deal, right_of(state, seat), seat, STEAL, cell)
    elif kind == MAGICAL_SHIFT:
        begin_shift(state, deal, seat, cell)
    elif kind == DESTROY:
        ask_if(state, deal, len(targets(state)) > 0, DESTROYING, seat, cell)
    elif kind == ROTATE:
        push(state, ROTATING, seat, 0, cell)
    elif kind == MAP:
        ask_if(state, deal, any_tile_elsewhere(state, seat), MAPPING, seat, cell)
    elif kind == FLOATING:
        push(state, FLOATS, seat, 0, cell)
    elif kind == MIND_CONTROL:
        ask_if(state, deal, any_move_elsewhere(state, seat), CONTROLLING, seat, cell)
    else:
        # She is on the board: the first of these chambers brought her.  [DRK-10.7]
        push(state, DRAKON_WALKS, seat, 0, cell)


def ask_if(state: State, deal: Deal, possible: bool, frame: int, seat: int, cell: int) -> None:
    """A mandatory choice is asked if there is any; otherwise nothing happens.  [DRK-8.7]"""
    if possible:
        push(state, frame, seat, 0, cell)
    else:
        tell_nothing(state, deal, seat, cell, False)


def tell_nothing(state: State, deal: Deal, seat: int, cell: int, reveals: bool) -> None:
    tell.nothing_happened(deal, state, seat, cell, reveals)


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise.  [DRK-1.5]"""
    return (seat + 1) % state.options.players


def right_of(state: State, seat: int) -> int:
    """The previous seat clockwise.  [DRK-1.5]"""
    players = state.options.players
    return (seat + players - 1) % players


# Coins


def threaten(
    state: State,
    deal: Deal,
    victim: int,
    source: int,
    threat: int,
    cell: int,
) -> None:
    """Somebody is about to lose a coin; a Knight may prevent it before it is picked.  [DRK-11.20]"""
    if not state.sizes[side_of(state, victim)]:
        tell_nothing(state, deal, source, cell, False)
    elif may_guard(state, victim, threat):
        push(state, GUARDING, victim, threat * 8 + source, cell)
    else:
        take_coin(state, deal, victim, source, threat)


def take_coin(state: State, deal: Deal, victim: int, source: int, threat: int) -> None:
    """The coin is lost; after a hit the hero goes to Start.  [DRK-9.40] [DRK-9.50] [DRK-10.5]"""
    if threat in (STEAL, THEFT):
        purses.steal_coin(state, deal, source, victim, threat)
        return
    purses.lose_coin(state, deal, victim, threat)
    if threat == HIT:
        drakon.set_on_start(state, victim)


# Chambers that come, go and turn


def targets(state: State) -> list[int]:
    """Chambers without hero and Drakon, but not Start, in canonical order.  [DRK-9.80] [DRK-9.100]"""
    found = state.maze.chambers.copy()
    delete(found, drakon.start_cell(state))
    delete_if_there(found, state.drakon)
    for figure in state.figures:
        delete_if_there(found, figure)
    return found


def begin_shift(state: State, deal: Deal, seat: int, cell: int) -> None:
    """An exchange is asked for if one fits; if none does, everybody learns that.  [DRK-9.82] [DRK-14.22]"""
    fitting = shiftable_patterns(state)
    for design in state.hands[seat]:
        if fitting >> pattern_of(state, design) & 1:
            push(state, SHIFTING, seat, 0, cell)
            return
    learnt = fitting != 0 and len(state.hands[seat]) > 0
    hands.narrow(state, seat, ANY_PATTERN & ~fitting)
    tell_nothing(state, deal, seat, cell, learnt)


def shiftable_patterns(state: State) -> int:
    """The patterns that fit in the place of some target, as a set.  [DRK-9.80]"""
    found = 0
    for cell in targets(state):
        found |= FITTING_PATTERNS[state.maze.facing(cell)]
    return found


def shift(state: State, deal: Deal, seat: int, cell: int, chamber: int) -> None:
    """A chamber in play and one of the hand change places; everybody sees both.  [DRK-9.80] [DRK-14.8]"""
    tiles = state.options.tile_set
    removed = state.maze.chamber(cell)
    hands.give_up(state, seat, tiles.design_at[chamber], everybody(state))
    own_maze(state).replace(cell, chamber)
    forget_marks(state, cell)
    hands.receive(state, seat, tiles.design_at[removed], everybody(state))
    tell.chamber_shifted(deal, state, seat, cell, removed, chamber)
    begin_placed(state, seat, chamber, cell)


def begin_placed(state: State, seat: int, chamber: int, cell: int) -> None:
    """What a chamber does when it comes from a hand into play.  [DRK-9.60] [DRK-9.83] [DRK-10.1]"""
    kind = chamber >> 4
    if kind == ESCAPE:
        push(state, ESCAPING, seat, 0, cell)
    elif kind == DRAKON_MOVES and state.drakon == NOWHERE:
        push(state, DRAKON_ENTERS, seat, 0, cell)


def destroy(state: State, deal: Deal, seat: int, cell: int) -> None:
    """A chamber leaves the board and goes under the pile; everybody knows it.  [DRK-9.100] [DRK-14.6]"""
    chamber = state.maze.chamber(cell)
    own_maze(state).lift(cell)
    forget_marks(state, cell)
    hands.return_tile(state, state.options.tile_set.design_at[chamber], everybody(state))
    tell.chamber_destroyed(deal, state, seat, cell, chamber)


def rotate(state: State, deal: Deal, seat: int, cell: int, arrows: int) -> None:
    """A chamber in play is turned.  [DRK-9.110]"""
    chamber = state.maze.chamber(cell)
    own_maze(state).replace(cell, (chamber & ~15) | arrows)
    tell.chamber_rotated(deal, state, seat, cell, chamber, arrows)


def float_chamber(state: State, deal: Deal, seat: int, start: int, cell: int, arrows: int) -> None:
    """A Floating Chamber goes elsewhere; all heroes on it ride along and do not enter.  [DRK-9.140]"""
    origin = state.maze.window.codes[start]
    chamber = state.maze.kind(start) * 16 + arrows
    forget_marks(state, start)
    riders = [rider for rider in range(state.options.players) if state.figures[rider] == start]
    cell = make_room(state, cell)
    maze = own_maze(state)
    maze.lift(state.figures[seat])
    maze.lay(cell, chamber)
    tell.chamber_floated(deal, state, seat, origin, cell, arrows)
    for rider in riders:
        state.figures[rider] = cell


def forget_marks(state: State, cell: int) -> None:
    """A chamber left this cell: what comes there is new.  [DRK-8.6]"""
    state.marks = [mark for mark in state.marks if mark // 8 != cell]


# Other players


def any_tile_elsewhere(state: State, seat: int) -> bool:
    """Whether another player has a hand tile.  [DRK-9.120]"""
    return any(other != seat and state.hands[other] for other in range(state.options.players))


def any_move_elsewhere(state: State, seat: int) -> bool:
    """Whether another player's hero can be moved.  [DRK-9.160]"""
    for other in range(state.options.players):
        if other != seat and state.maze.has_moves(state.figures[other]):
            return True
    return False
