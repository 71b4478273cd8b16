"""A small language for tests of Drakon: `given` a position, `play` lines of notation, look at the table.

A position is sound: the box holds exactly what lies in the maze, in hands, under the pile and in the pool,
and the default pool has five of every design. Unless a test says otherwise there are three players, p1 is
active, hands and purses are empty, heroes stand on Start and Drakon is off the board. After every action all
invariants are tested.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from obelisk.core.chance import Chance, ScriptedChance, SeededChance
from obelisk.core.decision import Result
from obelisk.core.errors import IllegalAction
from obelisk.core.event import Event, seen_events
from obelisk.core.notation import parse_seat, seat_name, split_line
from obelisk.games.drakon import GAME, notation, tileset
from obelisk.games.drakon.box import TileSet
from obelisk.games.drakon.kinds import (
    HERO_NAMES,
    KINDS,
    MASTER_KEY,
    PATTERN_OF,
    REFERENCE,
    TELEPORT,
    chamber_name,
    design_name,
)
from obelisk.games.drakon.knowledge import SLOT, VIEWER
from obelisk.games.drakon.maze import NOWHERE, empty_maze
from obelisk.games.drakon.options import GOALS, HEROES_OFF, HEROES_RANDOM, Options
from obelisk.games.drakon.public import FRAME_NAMES, TURN, frames, push, unpacked
from obelisk.games.drakon.state import State, new_state
from obelisk.games.drakon.view import View
from obelisk.games.drakon.window import window_with

FROZEN_BOX = Path(__file__).with_name("frozen_box.toml")
START = "(0,0) start[NES]"
ALL_DESIGNS = [
    kind * 16 + REFERENCE[pattern]
    for kind in range(1, KINDS)
    for pattern in ([0] if kind in (MASTER_KEY, TELEPORT) else range(1, 6))
]


@cache
def frozen_box() -> TileSet:
    """The box that rules are tested with, whatever is corrected in the one that comes with the program."""
    return tileset.parse(FROZEN_BOX.read_text(encoding="utf-8"), FROZEN_BOX.name)


@cache
def default_options(players: int = 4, goal: str = "standard", heroes: str = "off") -> Options:
    return GAME.options({"players": players, "goal": goal, "heroes": heroes, "tile_set": frozen_box()})


def design(text: str) -> int:
    return notation.parse_design(text, text)


def reference(chamber: int) -> int:
    return chamber & ~15 | REFERENCE[PATTERN_OF[chamber & 15]]


def cells(text: str) -> list[str]:
    """`(0,0) (1,0)` as a list."""
    return text.split()


class DrakonTable:
    """A position, and what happened to it last."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    # Playing

    def play(self, line: str, *outcomes: str) -> DrakonTable:
        """`p1 move (1,0)` with exactly these chance outcomes; without any, chance gives what it likes."""
        seat, text = split_line(line)
        asked = GAME.decision(self.state)
        assert asked is not None, "the game is over"
        assert asked.seat == seat, f"{seat_name(asked.seat)} decides"
        chance: Chance = SeededChance(line)
        if outcomes:
            parsed = [GAME.parse_chance(self.state.options, one) for one in outcomes]
            chance = ScriptedChance([(ask, outcome, "") for ask, outcome in parsed])
        before = GAME.copy(self.state)
        action = GAME.parse(self.state, text)
        assert action in GAME.legal(self.state), f"{text!r} is not listed"
        self.events = []
        GAME.advance(self.state, action, chance, self.events)
        if isinstance(chance, ScriptedChance):
            assert chance.left() == 0
        assert GAME.faults(self.state, before) == []
        return self

    def refusal(self, text: str) -> str:
        """Why the decider may not do this, with the rule."""
        error = self.error(text)
        return f"{error.reason} {error.rule}"

    def error(self, text: str) -> IllegalAction:
        """The refusal of what the decider may not do; the state stays as it is."""
        before = GAME.encode_state(self.state)
        action = GAME.parse(self.state, text)
        assert action not in GAME.legal(self.state)
        try:
            GAME.advance(self.state, action, SeededChance(0))
        except IllegalAction as error:
            assert GAME.encode_state(self.state) == before
            return error
        raise AssertionError(f"{text!r} was accepted")

    # Looking

    @property
    def decision(self) -> str:
        """`p1 turn`, or `over`."""
        asked = GAME.decision(self.state)
        return "over" if asked is None else f"{seat_name(asked.seat)} {asked.kind}"

    def choices(self, verb: str = "") -> list[str]:
        texts = [GAME.notate(self.state, action) for action in GAME.legal(self.state)]
        return [text for text in texts if text.split(" ")[0] == verb or not verb]

    def moves(self, verb: str = "move") -> list[str]:
        """The destinations among the choices."""
        return [text.split(" ")[-1] for text in self.choices(verb)]

    def where(self, who: str) -> str:
        return self.state.maze.window.name(self.state.figures[parse_seat(who)])

    @property
    def drakon(self) -> str:
        return "" if self.state.drakon == NOWHERE else self.state.maze.window.name(self.state.drakon)

    def chamber(self, cell: str) -> str:
        """`plain[NE]`, or nothing."""
        maze = self.state.maze
        number = maze.window.cell(notation.parse_cell(cell, cell))
        return chamber_name(maze.board[number]) if number >= 0 and maze.board[number] >= 0 else ""

    def hand(self, who: str) -> str:
        return self.tile_texts(self.state.hands[parse_seat(who)])

    def tile_texts(self, tiles: list[int]) -> str:
        designs = self.state.options.tile_set.designs
        return " ".join([design_name(designs[tile]) for tile in tiles])

    def purse(self, who: str) -> str:
        """`3+2+2`, the largest first."""
        options = self.state.options
        purse = self.state.purses[parse_seat(who) % options.sides]
        coins: list[str] = []
        for value, number in zip(options.tile_set.values, purse, strict=True):
            coins = [str(value)] * number + coins
        return "+".join(coins)

    @property
    def hoard(self) -> int:
        return self.state.sizes[-1]

    @property
    def slots(self) -> str:
        return self.tile_texts([slot // SLOT for slot in self.state.slots])

    def known(self, viewer: str, owner: str) -> str:
        """The tiles that `viewer` (`all` for everybody) knows to be in the hand of `owner`."""
        seat = self.state.options.players if viewer == "all" else parse_seat(viewer)
        entries = self.state.known[parse_seat(owner)]
        return self.tile_texts([entry % VIEWER for entry in entries if entry // VIEWER == seat])

    def known_coins(self, viewer: str, owner: str) -> list[int]:
        """The coins that a side knows to be in the purse of another, or in the `hoard`."""
        sides = self.state.options.sides
        purse = sides if owner == "hoard" else parse_seat(owner) % sides
        side = parse_seat(viewer) % sides
        values = self.state.options.tile_set.values
        entries = self.state.known_coins[purse]
        return [values[entry % VIEWER] for entry in entries if entry // VIEWER == side]

    def told(self, who: str = "") -> list[str]:
        """The ids of what happened last, as a seat (or a spectator) saw it."""
        return [event.id for event in seen_events(self.events, parse_seat(who) if who else None)]

    def event(self, id: str, who: str = "") -> dict[str, Any]:
        """The facts of the one event with this id, as a seat (or a spectator) saw it."""
        seen = seen_events(self.events, parse_seat(who) if who else None)
        found = [event for event in seen if event.id == id]
        assert len(found) == 1, [event.id for event in seen]
        return dict(found[0].facts)

    def reveals(self, id: str) -> bool:
        """Whether the one event with this id says that it shows something hidden."""
        found = [event.reveals for event in self.events if event.id == id]
        assert len(found) == 1, found
        return found[0]

    @property
    def waiting(self) -> list[str]:
        """What is left to do, the next one last: `draw p1`, `map p1 (1,0)`, `knight p2 9 (1,0)`."""
        found: list[str] = []
        for one in frames(self.state):
            what, seat, argument, cell = unpacked(one)
            parts = [FRAME_NAMES[what], seat_name(seat)]
            parts += [str(argument)] if argument else []
            parts += [self.state.maze.window.name(cell)] if cell != NOWHERE else []
            found.append(" ".join(parts))
        return found

    def view(self, who: str = "") -> View:
        return GAME.view(self.state, parse_seat(who) if who else None)

    @property
    def result(self) -> Result:
        result = GAME.result(self.state)
        assert result is not None
        return result

    @property
    def winners(self) -> list[str]:
        return [seat_name(seat) for seat in self.result.winners]


def given(
    board: str = "",
    *,
    at: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    purses: Mapping[str, str] | None = None,
    powers: Mapping[str, str] | None = None,
    drakon: str = "",
    active: str = "p1",
    players: int = 3,
    goal: str = "standard",
    knight_vs_drakon: bool = False,
    pool: str | None = None,
    slots: str = "",
    coins: Mapping[int, int] | None = None,
    stall_limit: int = 20,
    round_limit: int = 200,
    quiet: int = 0,
    turns: int = 0,
) -> DrakonTable:
    """A position with the turn decision of `active`; `board` comes after Start unless it names (0,0).

    `slots` are returned chambers that everybody knows, the top one first.
    """
    lines = [line.strip() for line in board.split(";") if line.strip()]
    if not any(line.startswith("(0,0)") for line in lines):
        lines.insert(0, START)
    lain = [(line.split(" ")[0], notation.parse_chamber(line.split(" ")[1], line)) for line in lines]
    held = {who: [design(one) for one in text.split()] for who, text in (hands or {}).items()}
    free = ALL_DESIGNS * 5 if pool is None else [design(one) for one in pool.split()]
    returned = [design(one) for one in slots.split()]
    box: dict[int, int] = {}
    start = 0
    for _, chamber in lain:
        if chamber >> 4:
            box[reference(chamber)] = box.get(reference(chamber), 0) + 1
        else:
            start = chamber
    for one in [*free, *returned, *[one for hand in held.values() for one in hand]]:
        box[one] = box.get(one, 0) + 1
    tiles = TileSet("test", "custom", "", [4, 4], box, dict(coins or {1: 8, 2: 12, 3: 8}), {}, {}, [])
    options = Options(
        players,
        GOALS.index(goal),
        HEROES_RANDOM if powers else HEROES_OFF,
        knight_vs_drakon,
        tiles,
        "file",
        0,
        stall_limit,
        round_limit,
    )
    options.start = start
    chambers = {notation.parse_cell(cell, cell): chamber for cell, chamber in lain} | {0: start}
    window = window_with(list(chambers), tiles.window)
    state = new_state(options, empty_maze(window))
    place = window.cell
    for code, chamber in chambers.items():
        state.maze.lay(place(code), chamber)
    state.figures = [place(0)] * players
    for who, cell in (at or {}).items():
        state.figures[parse_seat(who)] = place(notation.parse_cell(cell, cell))
    if drakon:
        state.drakon = place(notation.parse_cell(drakon, drakon))
    for who, hero in (powers or {}).items():
        state.heroes[parse_seat(who)] = HERO_NAMES.index(hero)
    state.pool = [0] * len(tiles.designs)
    for one in free:
        state.pool[tiles.design_at[one]] += 1
    state.pool_size = len(free)
    everybody = (2 << players) - 1
    state.slots = [tiles.design_at[one] * SLOT + everybody for one in returned]
    for who, hand in held.items():
        state.hands[parse_seat(who)] = sorted([tiles.design_at[one] for one in hand])
    state.undrawn = 4 * players - sum([len(hand) for hand in state.hands])
    for who, text in (purses or {}).items():
        for value in text.split("+"):
            coin = tiles.values.index(int(value))
            side = parse_seat(who) % options.sides
            state.purses[side][coin] += 1
            state.sizes[side] += 1
            state.purses[-1][coin] -= 1
            state.sizes[-1] -= 1
    state.active = parse_seat(active)
    state.first = 0
    state.quiet = quiet
    state.turns = turns
    push(state, TURN, state.active, 0, NOWHERE)
    faults = GAME.faults(state)
    assert faults == [], faults
    return DrakonTable(state)
