"""States and views as JSON data, in the words of the notation."""

from __future__ import annotations

from typing import Final

from obelisk.core.document import Document, Table, shown
from obelisk.core.errors import InvalidNotation
from obelisk.core.notation import seat_name
from obelisk.games.drakon import notation
from obelisk.games.drakon.invariants import faults
from obelisk.games.drakon.kinds import HERO_NAMES, KIND_NAMES, NO_HERO, chamber_name, design_name
from obelisk.games.drakon.maze import NOWHERE, Maze, empty_maze
from obelisk.games.drakon.options import COINS, GOALS, GOLD, Options
from obelisk.games.drakon.state import ENDINGS, FRAME_NAMES, SLOT, VIEWER, State, packed, unpacked
from obelisk.games.drakon.view import HIDDEN, View
from obelisk.games.drakon.window import window_with

STATE_FORMAT: Final = "drakon-state/1"
VIEW_FORMAT: Final = "drakon-view/1"
MANY: Final = 1 << 29
UNKNOWN: Final = "?"
EVERYBODY: Final = "all"


# Writing


def encode_facts(options: Options) -> dict[str, object]:
    """What lies in the box: chambers, coins, Start, teams and goal.  [DRK-1.4]"""
    tiles = options.tile_set
    return {
        "start": chamber_name(options.start),
        "tiles": {encode_tile(options, design): number for design, number in enumerate(tiles.counts)},
        "coins": encode_coins(options, tiles.coins),
        "kinds": list(KIND_NAMES),
        "heroes": list(HERO_NAMES),
        "sides": [seat % options.sides for seat in range(options.players)],
        "goal": GOALS[options.goal],
        "gold_to_win": GOLD[options.goal],
        "coins_to_win": COINS[options.goal],
    }


def encode_public(known: State | View) -> dict[str, object]:
    """What everybody knows.  [DRK-14.1]"""
    maze = known.maze
    window = maze.window
    stack: list[object] = []
    for frame in known.stack:
        what, seat, argument, cell = unpacked(frame)
        stack.append(
            {
                "frame": FRAME_NAMES[what],
                "seat": seat,
                "argument": argument,
                "cell": encode_cell(maze, cell),
            }
        )
    return {
        "first": known.first,
        "active": known.active,
        "turns": known.turns,
        "quiet": known.quiet,
        "progress": known.progress,
        "undrawn": known.undrawn,
        "ending": ENDINGS[known.ending],
        "winner": known.winner,
        "maze": {window.name(cell): chamber_name(maze.board[cell]) for cell in maze.chambers},
        "heroes": [None if hero == NO_HERO else HERO_NAMES[hero] for hero in known.heroes],
        "used": list(known.used),
        "figures": [encode_cell(maze, cell) for cell in known.figures],
        "drakon": encode_cell(maze, known.drakon),
        "marks": [f"{seat_name(mark % 8)} {window.name(mark // 8)}" for mark in sorted(known.marks)],
        "stack": stack,
        "sizes": list(known.sizes),
        "told": list(known.told),
        "told_coins": list(known.told_coins),
        "narrowed": [list(sets) for sets in known.narrowed],
    }


def encode_cell(maze: Maze, cell: int) -> str | None:
    return None if cell == NOWHERE else maze.window.name(cell)


def encode_tile(options: Options, design: int) -> str:
    return UNKNOWN if design == HIDDEN else design_name(options.tile_set.designs[design])


def encode_tiles(options: Options, designs: list[int]) -> list[str]:
    return [encode_tile(options, design) for design in designs]


def encode_coins(options: Options, counts: list[int]) -> dict[str, int]:
    """A multiset of coins: how many of each value that occurs."""
    values = options.tile_set.values
    return {str(values[coin]): number for coin, number in enumerate(counts) if number}


def encode_entries(options: Options, entries: list[int]) -> list[str]:
    """Who knows which tile: `p2 plain.1`, `all` for everybody."""
    return [
        f"{viewer_name(options, entry // VIEWER)} {encode_tile(options, entry % VIEWER)}" for entry in entries
    ]


def viewer_name(options: Options, viewer: int) -> str:
    return EVERYBODY if viewer == options.players else seat_name(viewer)


def encode_coin_entries(options: Options, entries: list[int]) -> list[str]:
    """Which side knows which coin: `p2 3`; a side goes by its first seat."""
    values = options.tile_set.values
    return [f"{seat_name(entry // VIEWER)} {values[entry % VIEWER]}" for entry in entries]


def encode_values(options: Options, coins: list[int]) -> list[int]:
    return [options.tile_set.values[coin] for coin in coins]


def encode_slot(options: Options, design: int, knowers: int) -> str:
    """`plain.1 p1 p3`: a returned chamber and who knows it."""
    viewers = [viewer_name(options, one) for one in range(options.players + 1) if knowers >> one & 1]
    return " ".join([encode_tile(options, design), *viewers])


def encode_state(state: State) -> dict[str, object]:
    """The whole truth."""
    options = state.options
    return {
        "format": STATE_FORMAT,
        **encode_public(state),
        "hands": [encode_tiles(options, hand) for hand in state.hands],
        "pool": {encode_tile(options, design): number for design, number in enumerate(state.pool) if number},
        "slots": [encode_slot(options, slot // SLOT, slot % SLOT) for slot in state.slots],
        "discards": encode_tiles(options, state.discards),
        "purses": [encode_coins(options, purse) for purse in state.purses],
        "known": [encode_entries(options, entries) for entries in state.known],
        "known_coins": [encode_coin_entries(options, entries) for entries in state.known_coins],
    }


def encode_view(seen: View) -> dict[str, object]:
    """One seat's knowledge; `seat` is null for a spectator, a purse that is not seen is null."""
    options = seen.options
    return {
        "format": VIEW_FORMAT,
        "seat": seen.seat if seen.seat >= 0 else None,
        **encode_public(seen),
        "hand": encode_tiles(options, seen.hand),
        "hand_sizes": list(seen.hand_sizes),
        "pool_size": seen.pool_size,
        "slots": [
            encode_slot(options, design, knowers)
            for design, knowers in zip(seen.slots, seen.slot_knowers, strict=True)
        ],
        "discards": encode_tiles(options, seen.discards),
        "purses": [encode_coins(options, purse) if purse else None for purse in seen.purses],
        "known": [encode_tiles(options, designs) for designs in seen.known],
        "open": [encode_tiles(options, designs) for designs in seen.open],
        "exposed": encode_entries(options, seen.exposed),
        "known_coins": [encode_values(options, coins) for coins in seen.known_coins],
        "exposed_coins": encode_coin_entries(options, seen.exposed_coins),
    }


# Reading


def decode_state(options: Options, data: object) -> State:
    """The state that `encode_state` wrote; raises `InvalidDocument`."""
    document = Document.of(data, "state")
    top = document.top()
    top.word("format", [STATE_FORMAT])
    state = State(options, read_maze(top, options))
    read_public(top, state)
    state.hands = [sorted(hand) for hand in read_tile_lists(top, "hands", options)]
    state.pool = read_pool(top, options)
    state.pool_size = sum(state.pool)
    slots, knowers = read_slots(top, options)
    state.slots = [max(slot, 0) * SLOT + mask for slot, mask in zip(slots, knowers, strict=True)]
    state.discards = [max(design, 0) for design in read_tiles(top, "discards", options)]
    state.purses = read_purses(top, options)
    state.known = [
        read_entries(top, "known", words, options) for words in read_lists(top, "known", options.players)
    ]
    state.known_coins = [
        read_coin_entries(top, "known_coins", words, options)
        for words in read_lists(top, "known_coins", options.sides + 1)
    ]
    top.refuse_unknown()
    document.check()
    for fault in faults(state, None):
        top.refuse((), fault)
    document.check()
    return state


def decode_view(options: Options, data: object) -> View:
    """The view that `encode_view` wrote; raises `InvalidDocument`."""
    document = Document.of(data, "view")
    top = document.top()
    top.word("format", [VIEW_FORMAT])
    seat = -1 if top.value("seat") is None else top.integer("seat", 0, options.players - 1)
    seen = View(options, seat, read_maze(top, options))
    read_public(top, seen)
    seen.hand = read_tiles(top, "hand", options)
    seen.hand_sizes = read_numbers(top, "hand_sizes", options.players)
    seen.pool_size = top.integer("pool_size", 0, MANY)
    seen.slots, seen.slot_knowers = read_slots(top, options)
    seen.discards = read_tiles(top, "discards", options)
    seen.purses = read_purses(top, options)
    seen.known = read_tile_lists(top, "known", options)
    seen.open = read_tile_lists(top, "open", options)
    seen.exposed = read_entries(top, "exposed", read_words(top, "exposed"), options)
    seen.known_coins = [
        [read_coin(top, "known_coins", str(word), options) for word in words]
        for words in read_lists(top, "known_coins", options.sides + 1)
    ]
    seen.exposed_coins = read_coin_entries(top, "exposed_coins", read_words(top, "exposed_coins"), options)
    top.refuse_unknown()
    document.check()
    return seen


def read_public(top: Table, known: State | View) -> None:
    """Reads what everybody knows into a state or a view."""
    options = known.options
    players = options.players
    maze = known.maze
    known.first = top.integer("first", 0, players - 1)
    known.active = top.integer("active", 0, players - 1)
    known.turns = top.integer("turns", 0, MANY)
    known.quiet = top.integer("quiet", 0, MANY)
    known.progress = top.flag("progress")
    known.undrawn = top.integer("undrawn", 0, MANY)
    ending = top.word("ending", ENDINGS)
    known.ending = ENDINGS.index(ending)
    known.winner = top.integer("winner", -1, options.sides - 1)
    known.heroes = [
        HERO_NAMES.index(hero) if isinstance(hero, str) and hero in HERO_NAMES else NO_HERO
        for hero in read_length(top, "heroes", players)
    ]
    known.used = [used is True for used in read_length(top, "used", players)]
    known.figures = [read_cell(top, "figures", cell, maze) for cell in read_length(top, "figures", players)]
    known.drakon = read_cell(top, "drakon", top.value("drakon"), maze)
    known.marks = []
    for mark in read_words(top, "marks"):
        who, _, where = str(mark).partition(" ")
        seat = read_seat(top, "marks", who, players)
        known.marks.append(max(read_cell(top, "marks", where, maze), 0) * 8 + seat)
    known.stack = []
    for frame in top.tables("stack", ""):
        word = frame.word("frame", FRAME_NAMES)
        seat = max(frame.integer("seat", 0, players - 1), 0)
        argument = max(frame.integer("argument", 0, 63), 0)
        cell = read_cell(frame, "cell", frame.value("cell"), maze)
        known.stack.append(packed(FRAME_NAMES.index(word) if word else 0, seat, argument, cell))
        frame.refuse_unknown()
    known.sizes = read_numbers(top, "sizes", options.sides + 1)
    known.told = read_numbers(top, "told", players * (players + 1))
    known.told_coins = read_numbers(top, "told_coins", (options.sides + 1) * options.sides)
    known.narrowed = []
    for sets in read_lists(top, "narrowed", players):
        known.narrowed.append([one for one in sets if isinstance(one, int)])


def read_maze(top: Table, options: Options) -> Maze:
    """The chambers by cell; one that cannot be laid is refused, and a maze without any is just Start."""
    table = top.table("maze")
    lain: list[tuple[int, int]] = []
    for key in table.key_list():
        word = table.text(key)
        try:
            lain.append((notation.parse_cell(key, key), notation.parse_chamber(word, word)))
        except InvalidNotation as error:
            table.refuse((key,), str(error))
    window = window_with([code for code, _ in lain], options.tile_set.window)
    maze = empty_maze(window)
    for code, chamber in lain:
        maze.lay(window.cell(code), chamber)
    if not lain or window.cell(0) < 0:
        table.refuse((), "there is no Start")
    return maze


def read_cell(table: Table, key: str, value: object, maze: Maze) -> int:
    """A cell in the maze's window; nothing is NOWHERE."""
    if value is None:
        return NOWHERE
    found = notation.CELL.fullmatch(value) if isinstance(value, str) else None
    cell = NOWHERE
    if found is not None:
        cell = maze.window.cell(notation.parse_cell(found.group(0), found.group(0)))
    if cell == NOWHERE:
        table.refuse((key,), f"{shown(value)} is not a cell of the maze")
    return cell


def read_seat(table: Table, key: str, word: str, players: int) -> int:
    found = notation.SEAT.fullmatch(word)
    if found is None or int(found.group(1)) > players:
        table.refuse((key,), f"{shown(word)} is not a seat")
        return 0
    return int(found.group(1)) - 1


def read_length(table: Table, key: str, length: int) -> list[object]:
    """A list of `length` things."""
    found = table.items(key)
    if len(found) != length:
        table.refuse((key,), f"is not a list of {length}")
        return [None] * length
    return found


def read_words(table: Table, key: str) -> list[object]:
    return table.items(key)


def read_lists(table: Table, key: str, length: int) -> list[list[object]]:
    """A list of `length` lists."""
    found: list[list[object]] = []
    for one in read_length(table, key, length):
        if not isinstance(one, list):
            table.refuse((key,), f"{shown(one)} is not a list")
        found.append(one if isinstance(one, list) else [])
    return found


def read_numbers(table: Table, key: str, length: int) -> list[int]:
    """A list of `length` numbers from 0 up."""
    found = table.integers(key, 0, MANY)
    if len(found) != length:
        table.refuse((key,), f"is not a list of {length} numbers")
        return [0] * length
    return found


def read_tile(table: Table, key: str, word: object, options: Options) -> int:
    """A design of the tile set, or HIDDEN."""
    if isinstance(word, str):
        if word == UNKNOWN:
            return HIDDEN
        try:
            return notation.tile_of(options, word, word)
        except InvalidNotation:
            pass
    table.refuse((key,), f"{shown(word)} is not a tile of the box")
    return HIDDEN


def read_tiles(table: Table, key: str, options: Options) -> list[int]:
    return [read_tile(table, key, word, options) for word in read_words(table, key)]


def read_tile_lists(table: Table, key: str, options: Options) -> list[list[int]]:
    """A list of tiles per seat; none of them hidden."""
    found: list[list[int]] = []
    for words in read_lists(table, key, options.players):
        found.append([max(read_tile(table, key, word, options), 0) for word in words])
    return found


def read_pool(top: Table, options: Options) -> list[int]:
    """How many of each design are in the unknown part of the pile."""
    pool = [0] * len(options.tile_set.designs)
    table = top.table("pool")
    for key in table.key_list():
        design = read_tile(table, key, key, options)
        pool[max(design, 0)] = table.integer(key, 1, MANY)
    return pool


def read_slots(top: Table, options: Options) -> tuple[list[int], list[int]]:
    """The returned chambers with those who know them."""
    designs: list[int] = []
    knowers: list[int] = []
    for slot in read_words(top, "slots"):
        words = str(slot).split(" ")
        designs.append(read_tile(top, "slots", words[0], options))
        mask = 0
        for word in words[1:]:
            mask |= 1 << read_viewer(top, "slots", word, options)
        knowers.append(mask)
    return designs, knowers


def read_viewer(table: Table, key: str, word: str, options: Options) -> int:
    return options.players if word == EVERYBODY else read_seat(table, key, word, options.players)


def read_coin(table: Table, key: str, word: str, options: Options) -> int:
    """The place of a coin value."""
    values = [str(value) for value in options.tile_set.values]
    if word not in values:
        table.refuse((key,), f"{shown(word)} is not a coin of the box")
        return 0
    return values.index(word)


def read_purses(top: Table, options: Options) -> list[list[int]]:
    """The coins of each side and the hoard, by value; a purse that is not seen is an empty list."""
    purses: list[list[int]] = []
    for index, purse in enumerate(read_length(top, "purses", options.sides + 1)):
        if purse is None:
            purses.append([])
            continue
        counts = [0] * len(options.tile_set.values)
        for word, number in (purse if isinstance(purse, dict) else {"": 0}).items():
            coin = read_coin(top, "purses", str(word), options)
            if isinstance(number, int) and number > 0:
                counts[coin] = number
            else:
                top.refuse(("purses", index), f"{shown(number)} is not a number of coins")
        purses.append(counts)
    return purses


def read_entries(table: Table, key: str, words: list[object], options: Options) -> list[int]:
    """Who knows which tile."""
    found: list[int] = []
    for word in words:
        who, _, tile = str(word).partition(" ")
        design = max(read_tile(table, key, tile, options), 0)
        found.append(read_viewer(table, key, who, options) * VIEWER + design)
    return found


def read_coin_entries(table: Table, key: str, words: list[object], options: Options) -> list[int]:
    """Which side knows which coin."""
    found: list[int] = []
    for word in words:
        who, _, value = str(word).partition(" ")
        coin = read_coin(table, key, value, options)
        found.append(read_seat(table, key, who, options.sides) * VIEWER + coin)
    return found
