"""The choices of the one decision that is asked, in canonical order.  [DRK-18.3]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from obelisk.core.decision import Action
from obelisk.core.errors import RulesBug
from obelisk.core.game import sampled
from obelisk.core.rng import Rng
from obelisk.games.drakon import actions, effects, heroes
from obelisk.games.drakon.actions import (
    ACTION_ALLOW,
    ACTION_DONE,
    ACTION_DWARF,
    ACTION_END,
    ACTION_JUMP,
    ACTION_KEEP,
    ACTION_KNIGHT,
    ACTION_PASS,
    ACTION_STAY,
)
from obelisk.games.drakon.kinds import (
    AMAZON,
    BARBARIAN,
    DWARF,
    FITS_AT,
    FITS_BITS,
    FITS_MASK,
    FITTING,
    FOUR_ARROWS,
    HEROES,
    NO_ARROWS,
    NO_HERO,
    PATTERN_OF,
    WIZARD,
)
from obelisk.games.drakon.maze import Maze
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
    GUARDING,
    MAPPING,
    ROTATING,
    SHIFTING,
    TURN,
    frame,
    frame_cell,
    frame_seat,
    has_hero,
    has_power,
    pattern_of,
    side_of,
)
from obelisk.games.drakon.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final[list[int]] = []
NO_ACTIONS: Final[list[Action]] = []


def legal(state: State) -> list[Action]:
    """What the decider may do; empty when the game is over.  [DRK-5.6]"""
    asked = frame(state)
    if asked < 0:
        return []
    seat = frame_seat(state)
    if asked == TURN:
        return turn_choices(state, seat)
    if asked == AFTER:
        found: list[Action] = []
        add_powers(state, seat, found)
        found.append(ACTION_END)
        return found
    if asked == ESCAPING:
        return [ACTION_JUMP, ACTION_STAY]
    if asked == GUARDING:
        return [ACTION_KNIGHT, ACTION_ALLOW]
    if asked == SHIFTING:
        return shift_choices(state, seat)
    if asked == ROTATING:
        return rotate_choices(state)
    if asked == FLOATS:
        return float_choices(state, frame_cell(state))
    if asked == CONTROLLING:
        return control_choices(state, seat)
    if asked == MAPPING:
        return map_choices(state, seat)
    if asked == EXCHANGING:
        return exchange_choices(state, seat)
    if asked == DRAFTING:
        return draft_choices(state)
    return cell_choices(state, asked)


def sample(state: State, rng: Rng) -> Action:
    """One of `legal`, all equally likely. Of a turn's many placements only the one is made."""
    if frame(state) != TURN:
        return sampled(legal(state), rng)
    seat = frame_seat(state)
    maze = state.maze
    fits = fits_of_hand(state, seat)
    placements = count_placements(maze, fits)
    moves = maze.count_moves(state.figures[seat])
    normal = placements + moves
    others = NO_ACTIONS
    if not normal or state.heroes[seat] != NO_HERO:
        others = []
        add_others(state, seat, not normal, others)
    index = rng.below(normal + len(others))
    if index < placements:
        if 2 * index < placements:
            return placement(state, seat, fits, index)
        return placement_from_end(state, seat, fits, placements - 1 - index)
    index -= placements
    if index < moves:
        return actions.go(actions.MOVE, maze.window.codes[maze.moves(state.figures[seat])[index]])
    return others[index - moves]


# The turn


def turn_choices(state: State, seat: int) -> list[Action]:
    """Placements, moves, powers, or `pass` if there is no normal action.  [DRK-14.31]"""
    maze = state.maze
    codes = maze.window.codes
    found: list[object] = []
    add_placements(state, seat, found)
    for target in maze.moves(state.figures[seat]):
        found.append(actions.go(actions.MOVE, codes[target]))
    choices = cast("list[Action]", found)
    add_others(state, seat, not choices, choices)
    return choices


def add_others(state: State, seat: int, may_pass: bool, found: list[Action]) -> None:
    """Powers, and `pass`, which comes last.  [DRK-14.31]"""
    if has_power(state, seat, WIZARD):
        codes = state.maze.window.codes
        for target in state.maze.wizard_moves(state.figures[seat]):
            found.append(actions.go(actions.USE_WIZARD, codes[target]))
    else:
        add_powers(state, seat, found)
    if may_pass:
        found.append(ACTION_PASS)


def add_placements(state: State, seat: int, found: list[object]) -> None:
    """Every design in hand on every cell beside the maze in every orientation that fits.  [DRK-6.3]

    The actions are objects that exist already: making numbers anew would cost more than all the rest.
    """
    hand = state.hands[seat]
    if not hand:
        return
    maze = state.maze
    window = maze.window
    all_places = window.places
    fitting = [NOTHING] * 16
    is_made = 0
    for cell in maze.frontier:
        sides = maze.facing(cell)
        if not is_made >> sides & 1:
            fitting[sides] = fitting_forms(state, hand, sides)
            is_made |= 1 << sides
        places = all_places[cell]
        if not places:
            places = window.make_places(cell)
        for form in fitting[sides]:
            found.append(places[form])


def fitting_forms(state: State, hand: list[int], facing: int) -> list[int]:
    """Every distinct tile of a hand in every orientation without an arrow on the facing sides.  [DRK-6.2]"""
    fitting = state.options.tile_set.fitting
    found: list[int] = []
    before = -1
    for design in hand:
        if design != before:
            before = design
            found.extend(fitting[design * 16 + facing])
    return found


def fits_of_hand(state: State, seat: int) -> i64:
    """The sum of FITS of every distinct tile of a hand."""
    fits = state.options.tile_set.fits
    found: i64 = 0
    before: i64 = -1
    design: i64
    for design in state.hands[seat]:
        if design != before:
            before = design
            found += fits[design]
    return found


def count_placements(maze: Maze, fits: i64) -> int:
    """How many placements a hand has with this sum of FITS."""
    found: i64 = 0
    for gaps in maze.gaps:
        found += gaps * (fits & FITS_MASK)
        fits >>= FITS_BITS
    return found


def placement(state: State, seat: int, fits: i64, index: i64) -> Action:
    """One of the placements that `add_placements` lists, by its place in the list."""
    maze = state.maze
    around = maze.around
    fits_at = FITS_AT
    cell: i64
    for cell in maze.frontier:
        facing: int = around[cell] & 15
        number = (fits >> fits_at[facing]) & FITS_MASK
        if index < number:
            return actions.place(fitting_form(state, seat, facing, index), maze.window.codes[cell])
        index -= number
    raise RulesBug("there are not so many placements")


def placement_from_end(state: State, seat: int, fits: i64, index: i64) -> Action:
    """The same, counted from the last one: half of the way for half of the placements."""
    maze = state.maze
    around = maze.around
    fits_at = FITS_AT
    cell: i64
    for cell in reversed(maze.frontier):
        facing: int = around[cell] & 15
        number = (fits >> fits_at[facing]) & FITS_MASK
        if index < number:
            form = fitting_form(state, seat, facing, number - 1 - index)
            return actions.place(form, maze.window.codes[cell])
        index -= number
    raise RulesBug("there are not so many placements")


def fitting_form(state: State, seat: int, facing: i64, index: i64) -> int:
    """The oriented chamber of one of the `fitting_forms`, by its place among them."""
    tiles = state.options.tile_set
    before: i64 = -1
    design: i64
    for design in state.hands[seat]:
        if design != before:
            before = design
            forms = tiles.fitting[design * 16 + facing]
            if index < len(forms):
                return tiles.forms[forms[index]]
            index -= len(forms)
    raise RulesBug("there are not so many forms that fit")


def may_place(state: State, seat: int) -> bool:
    """Whether a hand has a legal placement: only chambers with four arrows may have none.  [DRK-17.7]"""
    hand = state.hands[seat]
    if not hand:
        return False
    if not state.options.tile_set.has_four or fits_four(state.maze):
        return True
    return placeable_patterns(state, seat) != 0


def placeable_patterns(state: State, seat: int) -> int:
    """The patterns in a hand that can be placed somewhere, as a set.  [DRK-6.3]"""
    found = 0
    for design in state.hands[seat]:
        found |= 1 << pattern_of(state, design)
    if found >> FOUR_ARROWS & 1 and not fits_four(state.maze):
        found &= ~(1 << FOUR_ARROWS)
    return found


def fits_four(maze: Maze) -> bool:
    """Whether a chamber with four arrows can be placed."""
    return maze.gaps[NO_ARROWS] > 0


def may_act(state: State, seat: int) -> bool:
    """Whether a seat has a normal action.  [DRK-5.1]"""
    return may_place(state, seat) or state.maze.has_moves(state.figures[seat])


def add_powers(state: State, seat: int, found: list[Action]) -> None:
    """Every use of a power right before or after the normal action.  [DRK-11.1]"""
    if not heroes.may_use_power(state, seat):
        return
    hero = state.heroes[seat]
    maze = state.maze
    codes = maze.window.codes
    if hero == AMAZON:
        for target in maze.moves(state.figures[seat]):
            found.append(actions.go(actions.USE_AMAZON, codes[target]))
    elif hero == BARBARIAN:
        for other in heroes.pushable(state, seat):
            for target in maze.moves(state.figures[other]):
                found.append(actions.lead(actions.USE_BARBARIAN, other, codes[target]))
    elif hero == DWARF:
        found.append(ACTION_DWARF)
    else:
        for other in heroes.robbable(state, seat):
            found.append(actions.aim(actions.USE_THIEF, other))
        if heroes.may_swap(state, seat):
            purse = state.purses[side_of(state, seat)]
            for coin, value in enumerate(state.options.tile_set.values):
                if purse[coin]:
                    found.append(actions.swap(value))


# Chambers


def shift_choices(state: State, seat: int) -> list[Action]:
    """Every target with every tile of the hand that fits there.  [DRK-14.36]"""
    maze = state.maze
    codes = maze.window.codes
    found: list[Action] = []
    forms = state.options.tile_set.forms
    for cell in effects.targets(state):
        for form in fitting_forms(state, state.hands[seat], maze.facing(cell)):
            found.append(actions.lay(actions.SHIFT, forms[form], codes[cell]))
    return found


def rotate_choices(state: State) -> list[Action]:
    """Every chamber in every other orientation that fits, or `keep`.  [DRK-9.110]"""
    maze = state.maze
    codes = maze.window.codes
    found: list[Action] = []
    for cell in maze.chambers:
        now = maze.chamber(cell) & 15
        for arrows in FITTING[PATTERN_OF[now] * 16 + maze.facing(cell)]:
            if arrows != now:
                found.append(actions.lay(actions.TURN_CHAMBER, arrows, codes[cell]))
    found.append(ACTION_KEEP)
    return found


def float_choices(state: State, start: int) -> list[Action]:
    """Every other empty cell beside another chamber, as the arrows allow, or `keep`.  [DRK-9.140]"""
    maze = state.maze
    codes = maze.window.codes
    pattern = PATTERN_OF[maze.chamber(start) & 15]
    found: list[Action] = []
    for cell in maze.frontier:
        own = maze.side_towards(cell, start)
        if maze.beside(cell) & ~own:
            for arrows in FITTING[pattern * 16 + (maze.facing(cell) & ~own)]:
                found.append(actions.lay(actions.FLOAT, arrows, codes[cell]))
    found.append(ACTION_KEEP)
    return found


def control_choices(state: State, seat: int) -> list[Action]:
    """Every move of every other hero.  [DRK-14.40]"""
    maze = state.maze
    codes = maze.window.codes
    found: list[Action] = []
    for other in range(state.options.players):
        if other != seat:
            for target in maze.moves(state.figures[other]):
                found.append(actions.lead(actions.CONTROL, other, codes[target]))
    return found


def map_choices(state: State, seat: int) -> list[Action]:
    """Every other player with a hand tile.  [DRK-14.39]"""
    found: list[Action] = []
    for other in range(state.options.players):
        if other != seat and state.hands[other]:
            found.append(actions.aim(actions.TAKE_FROM, other))
    return found


def cell_choices(state: State, asked: int) -> list[Action]:
    """The cells to destroy, or that Drakon can come or go to.  [DRK-14.34] [DRK-14.35] [DRK-14.37]"""
    maze = state.maze
    codes = maze.window.codes
    verb = actions.DESTROY_CHAMBER if asked == DESTROYING else actions.DRAKON
    if asked == DESTROYING:
        cells = effects.targets(state)
    elif asked == DRAKON_WALKS:
        cells = maze.within_reach(state.drakon)
    else:
        assert asked == DRAKON_ENTERS
        cells = [cell for cell in maze.chambers if not has_hero(state, cell)]
    found: list[Action] = []
    for cell in cells:
        found.append(actions.go(verb, codes[cell]))
    return found


# Heroes


def exchange_choices(state: State, seat: int) -> list[Action]:
    """A tile to discard, while the pile has another for it, or `done`.  [DRK-14.42]"""
    designs = state.options.tile_set.designs
    found: list[Action] = []
    if heroes.may_discard(state):
        before = -1
        for design in state.hands[seat]:
            if design != before:
                before = design
                found.append(actions.discard(designs[design]))
    if heroes.may_finish(state, seat):
        found.append(ACTION_DONE)
    return found


def draft_choices(state: State) -> list[Action]:
    """The heroes that nobody has chosen yet.  [DRK-14.30]"""
    found: list[Action] = []
    for hero in range(HEROES):
        if hero not in state.heroes:
            found.append(actions.draft(hero))
    return found
