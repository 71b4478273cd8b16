"""Why an action cannot be done now: the first reason that applies, of the list in the rules.  [DRK-16.10]"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.games.drakon import actions, heroes
from obelisk.games.drakon.actions import chamber_of, code_of, seat_of, verb_of
from obelisk.games.drakon.box import HAND
from obelisk.games.drakon.hands import holds
from obelisk.games.drakon.kinds import (
    AMAZON,
    BARBARIAN,
    DWARF,
    HERO_NAMES,
    MASTER_KEY,
    NO_HERO,
    PATTERN_OF,
    START,
    STRONG_WIND,
    TELEPORT,
    THIEF,
    WIZARD,
)
from obelisk.games.drakon.legal import may_act
from obelisk.games.drakon.maze import EMPTY, Maze
from obelisk.games.drakon.public import (
    AFTER,
    CONTROLLING,
    DESTROYING,
    DRAFTING,
    DRAKON_ENTERS,
    DRAKON_WALKS,
    ESCAPING,
    EXCHANGING,
    FLOATS,
    FRAME_NAMES,
    GUARDING,
    MAPPING,
    NO_FRAME,
    ROTATING,
    SHIFTING,
    TURN,
    frame,
    frame_cell,
    frame_seat,
    has_hero,
    hoard_of,
    side_of,
)
from obelisk.games.drakon.state import State, pile_size

ALLOWED: Final = 0
UNREADABLE: Final = 1
NOT_YOUR_DECISION: Final = 2
MUST_ACT: Final = 3
NOT_IN_HAND: Final = 4
CELL_TAKEN: Final = 5
NOT_ADJACENT: Final = 6
FACING_ARROWS: Final = 7
NO_ARROW: Final = 8
NO_CHAMBER: Final = 9
HARP: Final = 10
WIND: Final = 11
MANDATORY: Final = 12
NO_TARGET: Final = 13
START_PROTECTED: Final = 14
HERO_THERE: Final = 15
DRAKON_THERE: Final = 16
SAME_ARROWS: Final = 17
SAME_CELL: Final = 18
TOO_FAR: Final = 19
POWER_USED: Final = 20
POWER_IDLE: Final = 21
REASONS: Final = [
    "",
    "unreadable",
    "not_your_decision",
    "must_act",
    "not_in_hand",
    "cell_taken",
    "not_adjacent",
    "facing_arrows",
    "no_arrow",
    "no_chamber",
    "harp",
    "wind",
    "mandatory",
    "no_target",
    "start_protected",
    "hero_there",
    "drakon_there",
    "same_arrows",
    "same_cell",
    "too_far",
    "power_used",
    "power_idle",
]
RULES: Final = [
    "",
    "DRK-18.4",
    "DRK-5.4",
    "DRK-5.1",
    "DRK-6.1",
    "DRK-6.1",
    "DRK-6.1",
    "DRK-6.2",
    "DRK-7.1",
    "DRK-7.1",
    "DRK-9.90",
    "DRK-9.130",
    "DRK-8.7",
    "DRK-8.7",
    "DRK-9.10",
    "DRK-9.100",
    "DRK-9.100",
    "DRK-9.110",
    "DRK-9.140",
    "DRK-10.2",
    "DRK-11.1",
    "DRK-11.2",
]
SHIFT_RULE: Final = "DRK-9.80"
ARRIVAL_RULE: Final = "DRK-10.1"

TURN_OR_AFTER: Final = 1 << TURN | 1 << AFTER
ASKED_BY: Final = [
    1 << TURN,
    1 << TURN,
    1 << TURN,
    TURN_OR_AFTER,
    TURN_OR_AFTER,
    TURN_OR_AFTER,
    TURN_OR_AFTER,
    TURN_OR_AFTER,
    1 << SHIFTING,
    1 << DESTROYING,
    1 << ROTATING,
    1 << FLOATS,
    1 << MAPPING,
    1 << CONTROLLING,
    1 << DRAKON_ENTERS | 1 << DRAKON_WALKS,
    1 << ESCAPING,
    1 << ESCAPING,
    1 << ROTATING | 1 << FLOATS,
    1 << GUARDING,
    1 << GUARDING,
    1 << EXCHANGING,
    1 << EXCHANGING,
    1 << DRAFTING,
    1 << AFTER,
    1 << TURN,
]
"""The decisions that each verb can answer, as sets of frames.  [DRK-18.1]"""


LEADING: Final = (actions.CONTROL, actions.USE_BARBARIAN)
CAUSES: Final = {
    actions.DRAFT: "taken",
    actions.TAKE_FROM: "no_tile",
    actions.CONTROL: "way",
    actions.USE_WIZARD: "wizard",
    actions.USE_BARBARIAN: "barbarian",
    actions.USE_THIEF: "thief",
    actions.SWAP: "no_coin",
    actions.DISCARD: "no_pile",
    actions.TURN_CHAMBER: "pattern",
    actions.FLOAT: "pattern",
    actions.MOVE: "way",
    actions.USE_AMAZON: "way",
}
"""Why what a verb is about cannot be chosen, where no other reason fits.  [DRK-16.10]"""


def rule_of(reason: int, action: Action) -> str:
    """The rule that a refusal names."""
    if reason in (HERO_THERE, DRAKON_THERE):
        verb = verb_of(action)
        if verb == actions.SHIFT:
            return SHIFT_RULE
        if verb == actions.DRAKON:
            return ARRIVAL_RULE
    return RULES[reason]


def facts_of(state: State, reason: int, action: Action) -> dict[str, object]:
    """What the words for a reason speak of: its one cause, with its numbers.  [DRK-16.10]"""
    if state.top == NO_FRAME:
        return {}
    asked = frame(state)
    seat = frame_seat(state)
    if reason == NOT_YOUR_DECISION:
        return {"decision": FRAME_NAMES[asked]}
    if reason == MANDATORY:
        return {"limit": HAND}
    if reason == POWER_IDLE:
        return idle_facts(state, seat, verb_of(action))
    if reason != NO_TARGET:
        return {}
    verb = verb_of(action)
    if verb in LEADING and seat_of(action) == seat:
        return {"cause": "own"}
    if verb == actions.USE_THIEF and seat_of(action) in heroes.opponents_here(state, seat):
        return {"cause": "no_purse"}
    if verb == actions.SWAP and not state.sizes[hoard_of(state)]:
        return {"cause": "no_hoard"}
    return {"cause": CAUSES[verb]}


def idle_facts(state: State, seat: int, verb: int) -> dict[str, object]:
    """Why a power is not the seat's to use: there are none, it is another hero's, or the pile is empty.
    [DRK-11.2]
    """
    hero = state.heroes[seat]
    if hero == NO_HERO:
        return {"cause": "off"}
    cause = "pile" if hero == DWARF and verb == actions.USE_DWARF else "other"
    return {"cause": cause, "hero": HERO_NAMES[hero]}


def refusal(state: State, action: Action) -> int:
    """The first reason against an action, or ALLOWED.  [DRK-16.10]"""
    if not actions.is_well_formed(action):
        return UNREADABLE
    if state.top == NO_FRAME:
        return NOT_YOUR_DECISION
    asked = frame(state)
    seat = frame_seat(state)
    verb = verb_of(action)
    if not ASKED_BY[verb] >> asked & 1:
        return NOT_YOUR_DECISION
    maze = state.maze
    if verb == actions.PLACE:
        return place_refusal(state, seat, chamber_of(action), maze.window.cell(code_of(action)))
    if verb == actions.MOVE:
        return move_refusal(maze, state.figures[seat], maze.window.cell(code_of(action)))
    if verb <= actions.SWAP:
        return power_refusal(state, seat, verb, action)
    if verb == actions.PASS:
        return MUST_ACT if may_act(state, seat) else ALLOWED
    if verb == actions.DISCARD:
        return discard_refusal(state, seat, chamber_of(action))
    if verb == actions.DONE:
        return ALLOWED if heroes.may_finish(state, seat) else MANDATORY
    if verb == actions.DRAFT:
        return NO_TARGET if chamber_of(action) in state.heroes else ALLOWED
    if verb == actions.TAKE_FROM:
        other = seat_of(action)
        has_tile = other != seat and other < state.options.players and len(state.hands[other]) > 0
        return ALLOWED if has_tile else NO_TARGET
    if verb == actions.CONTROL:
        return lead_refusal(state, seat, seat_of(action), maze.window.cell(code_of(action)))
    if verb <= actions.DRAKON:
        return chamber_refusal(state, seat, verb, action)
    return ALLOWED


def place_refusal(state: State, seat: int, chamber: int, cell: int) -> int:
    """Placing needs the tile, an empty cell beside the maze, and no facing arrows.  [DRK-6.1] [DRK-6.2]"""
    maze = state.maze
    if not holds(state, seat, chamber):
        return NOT_IN_HAND
    if cell < 0:
        return NOT_ADJACENT
    if maze.chamber(cell) != EMPTY:
        return CELL_TAKEN
    if not maze.beside(cell):
        return NOT_ADJACENT
    return FACING_ARROWS if chamber & maze.facing(cell) else ALLOWED


def move_refusal(maze: Maze, start: int, target: int) -> int:
    """A hero goes where its chamber lets it.  [DRK-7.2]"""
    in_play = target >= 0 and maze.chamber(target) != EMPTY
    if in_play and maze.may_move(start, target):
        return ALLOWED
    chamber = maze.chamber(start)
    kind = chamber >> 4
    if kind in (TELEPORT, MASTER_KEY):
        return NO_TARGET if in_play else NO_CHAMBER
    if kind == STRONG_WIND:
        if not in_play:
            return NO_CHAMBER
        return HARP if is_blown_without_harps(maze, start, target) else WIND
    for bit in range(4):
        if chamber >> bit & 1 and maze.neighbour(start, 1 << bit) == target:
            return HARP if in_play else NO_CHAMBER
    return NO_ARROW


def is_blown_without_harps(maze: Maze, start: int, target: int) -> bool:
    """Whether the Wind would carry a hero there if Harps did not draw.  [DRK-9.130]"""
    for middle in maze.through(start, maze.chamber(start)):
        sides = maze.chamber(middle) & 15
        if maze.kind(middle) in (TELEPORT, MASTER_KEY):
            sides = ~maze.facing(middle) & 15
        if target != start and target in maze.through(middle, sides):
            return True
    return False


def lead_refusal(state: State, seat: int, other: int, target: int) -> int:
    """Another player's hero is moved by the same rules as one's own.  [DRK-7.4]"""
    if other >= state.options.players:
        return NO_TARGET
    reason = move_refusal(state.maze, state.figures[other], target)
    if reason:
        return reason
    return NO_TARGET if other == seat else ALLOWED


def power_refusal(state: State, seat: int, verb: int, action: Action) -> int:
    """A power must have a use, a hero and a token.  [DRK-11.1] [DRK-11.2]"""
    maze = state.maze
    reason = ALLOWED
    if verb == actions.USE_WIZARD:
        hero = WIZARD
        reason = wizard_refusal(maze, state.figures[seat], maze.window.cell(code_of(action)))
    elif verb == actions.USE_AMAZON:
        hero = AMAZON
        reason = move_refusal(maze, state.figures[seat], maze.window.cell(code_of(action)))
    elif verb == actions.USE_BARBARIAN:
        hero = BARBARIAN
        other = seat_of(action)
        reason = lead_refusal(state, seat, other, maze.window.cell(code_of(action)))
        if not reason and other not in heroes.opponents_here(state, seat):
            reason = NO_TARGET
    elif verb == actions.USE_DWARF:
        hero = DWARF
    elif verb == actions.USE_THIEF:
        hero = THIEF
        if seat_of(action) not in heroes.robbable(state, seat):
            reason = NO_TARGET
    else:
        hero = THIEF
        if not may_swap_value(state, seat, code_of(action)):
            reason = NO_TARGET
    if reason:
        return reason
    if state.heroes[seat] == hero and state.used[seat]:
        return POWER_USED
    if state.heroes[seat] != hero or (hero == DWARF and not pile_size(state)):
        return POWER_IDLE
    return ALLOWED


def wizard_refusal(maze: Maze, start: int, target: int) -> int:
    """The Wizard steps to any chamber beside his that no move leads to, if no Harp draws him.  [DRK-11.60]"""
    if target < 0 or maze.chamber(target) == EMPTY:
        return NO_CHAMBER
    if maze.is_bound(start):
        return HARP
    if target in maze.wizard_moves(start):
        return ALLOWED
    if maze.kind(start) == STRONG_WIND and not maze.may_move(start, target):
        return WIND
    return NO_TARGET


def may_swap_value(state: State, seat: int, value: int) -> bool:
    """Whether the Thief has a coin of this value, and the hoard one to give.  [DRK-11.51]"""
    values = state.options.tile_set.values
    if value not in values or not heroes.may_swap(state, seat):
        return False
    return state.purses[side_of(state, seat)][values.index(value)] > 0


def discard_refusal(state: State, seat: int, chamber: int) -> int:
    """The Dwarf discards what he holds, as many as the pile has.  [DRK-11.40]"""
    if not holds(state, seat, chamber):
        return NOT_IN_HAND
    return ALLOWED if heroes.may_discard(state) else NO_TARGET


def chamber_refusal(state: State, seat: int, verb: int, action: Action) -> int:
    """What can be shifted, destroyed, rotated or floated, and where Drakon may be.  [DRK-9] [DRK-10]"""
    maze = state.maze
    chamber = chamber_of(action)
    cell = maze.window.cell(code_of(action))
    if verb == actions.FLOAT:
        return float_refusal(maze, frame_cell(state), cell, chamber)
    if verb == actions.SHIFT and not holds(state, seat, chamber):
        return NOT_IN_HAND
    if cell >= 0 and chamber & 15 & maze.facing(cell):
        return FACING_ARROWS
    if cell < 0 or maze.chamber(cell) == EMPTY:
        return NO_CHAMBER
    if verb == actions.TURN_CHAMBER:
        return turn_refusal(maze.chamber(cell), chamber)
    if verb == actions.DRAKON:
        if frame(state) == DRAKON_WALKS:
            return ALLOWED if cell in maze.within_reach(state.drakon) else TOO_FAR
        return HERO_THERE if has_hero(state, cell) else ALLOWED
    if maze.kind(cell) == START:
        return START_PROTECTED
    if has_hero(state, cell):
        return HERO_THERE
    return DRAKON_THERE if cell == state.drakon else ALLOWED


def turn_refusal(chamber: int, arrows: int) -> int:
    """Turning changes the arrows, and nothing but their direction.  [DRK-9.110]"""
    if PATTERN_OF[chamber & 15] != PATTERN_OF[arrows]:
        return NO_TARGET
    return SAME_ARROWS if chamber & 15 == arrows else ALLOWED


def float_refusal(maze: Maze, start: int, cell: int, arrows: int) -> int:
    """A chamber floats to another empty cell beside another chamber.  [DRK-9.140]"""
    if cell < 0:
        return NOT_ADJACENT
    if cell != start and maze.chamber(cell) != EMPTY:
        return CELL_TAKEN
    own = maze.side_towards(cell, start)
    if not maze.beside(cell) & ~own:
        return NOT_ADJACENT
    if arrows & maze.facing(cell) & ~own:
        return FACING_ARROWS
    if PATTERN_OF[maze.chamber(start) & 15] != PATTERN_OF[arrows]:
        return NO_TARGET
    return SAME_CELL if cell == start else ALLOWED
