"""The maze, tiles and coins as JSON data, in the words of the notation."""

from __future__ import annotations

from typing import Final

from obelisk.core.archive import MANY, Archive
from obelisk.core.document import Section, shown
from obelisk.core.errors import InvalidNotation
from obelisk.core.notation import seat_name
from obelisk.games.drakon import notation
from obelisk.games.drakon.kinds import HERO_NAMES, NO_HERO, chamber_name, design_name
from obelisk.games.drakon.knowledge import HIDDEN, VIEWER
from obelisk.games.drakon.maze import NOWHERE, Maze, empty_maze
from obelisk.games.drakon.options import Options
from obelisk.games.drakon.window import window_with

HIDDEN_TILE: Final = "?"
EVERYBODY: Final = "all"


# Lists


def read_length(table: Section, key: str, length: int) -> list[object]:
    """A list of `length` things."""
    found = table.items(key)
    if len(found) != length:
        table.refuse((key,), f"is not a list of {length}")
        return [None] * length
    return found


def read_lists(table: Section, key: str, length: int) -> list[list[object]]:
    """A list of `length` lists."""
    found: list[list[object]] = []
    for one in read_length(table, key, length):
        if not isinstance(one, list):
            table.refuse((key,), f"{shown(one)} is not a list")
        found.append(one if isinstance(one, list) else [])
    return found


def number_lists(archive: Archive, key: str, value: list[list[int]], length: int) -> list[list[int]]:
    """A list of `length` lists of numbers."""
    if archive.source is None:
        archive.data[key] = [numbers.copy() for numbers in value]
        return value
    return [
        [one for one in numbers if isinstance(one, int)]
        for numbers in read_lists(archive.source, key, length)
    ]


def flags(archive: Archive, key: str, value: list[bool], length: int) -> list[bool]:
    """A list of `length` times true or false."""
    if archive.source is None:
        archive.data[key] = value.copy()
        return value
    return [one is True for one in read_length(archive.source, key, length)]


# The board


def maze(archive: Archive, key: str, value: Maze, options: Options) -> Maze:
    """The chambers by cell; one that cannot be laid is refused, and a maze without any is just Start."""
    if archive.source is None:
        window = value.window
        archive.data[key] = {window.name(cell): chamber_name(value.chamber(cell)) for cell in value.chambers}
        return value
    table = archive.source.section(key)
    lain: list[tuple[int, int]] = []
    for place in table.key_list():
        word = table.text(place)
        try:
            lain.append((notation.parse_cell(place, place), notation.parse_chamber(word, word)))
        except InvalidNotation as error:
            table.refuse((place,), str(error))
    window = window_with([code for code, _ in lain], options.tile_set.window)
    found = empty_maze(window)
    for code, chamber in lain:
        found.lay(window.cell(code), chamber)
    if not lain or window.cell(0) < 0:
        table.refuse((), "there is no Start")
    return found


def place_name(maze: Maze, cell: int) -> str | None:
    """The name of a cell; nothing for NOWHERE."""
    return None if cell == NOWHERE else maze.window.name(cell)


def read_cell(table: Section, key: str, value: object, maze: Maze) -> int:
    """A cell in the maze's window; nothing is NOWHERE."""
    if value is None:
        return NOWHERE
    found = notation.CELL_TEXT.fullmatch(value) if isinstance(value, str) else None
    cell = NOWHERE
    if found is not None:
        cell = maze.window.cell(notation.parse_cell(found.group(0), found.group(0)))
    if cell == NOWHERE:
        table.refuse((key,), f"{shown(value)} is not a cell of the maze")
    return cell


def cell(archive: Archive, key: str, value: int, maze: Maze) -> int:
    """A cell or NOWHERE."""
    if archive.source is None:
        archive.data[key] = place_name(maze, value)
        return value
    return read_cell(archive.source, key, archive.source.value(key), maze)


def cells(archive: Archive, key: str, value: list[int], length: int, maze: Maze) -> list[int]:
    """A list of `length` cells, NOWHERE among them."""
    if archive.source is None:
        archive.data[key] = [place_name(maze, cell) for cell in value]
        return value
    source = archive.source
    return [read_cell(source, key, cell, maze) for cell in read_length(source, key, length)]


def marks(archive: Archive, key: str, value: list[int], players: int, maze: Maze) -> list[int]:
    """Who had the effect of which cell: `p2 b1`."""
    if archive.source is None:
        window = maze.window
        archive.data[key] = [f"{seat_name(mark % 8)} {window.name(mark // 8)}" for mark in sorted(value)]
        return value
    found: list[int] = []
    for mark in archive.source.items(key):
        who, _, where = str(mark).partition(" ")
        seat = read_seat(archive.source, key, who, players)
        found.append(max(read_cell(archive.source, key, where, maze), 0) * 8 + seat)
    return found


def heroes(archive: Archive, key: str, value: list[int], players: int) -> list[int]:
    """The hero of each seat, or nothing."""
    if archive.source is None:
        archive.data[key] = [None if hero == NO_HERO else HERO_NAMES[hero] for hero in value]
        return value
    return [
        HERO_NAMES.index(hero) if isinstance(hero, str) and hero in HERO_NAMES else NO_HERO
        for hero in read_length(archive.source, key, players)
    ]


# Seats


def read_seat(table: Section, key: str, word: str, players: int) -> int:
    found = notation.SEAT_TEXT.fullmatch(word)
    if found is None or int(found.group(1)) > players:
        table.refuse((key,), f"{shown(word)} is not a seat")
        return 0
    return int(found.group(1)) - 1


def viewer_name(options: Options, viewer: int) -> str:
    return EVERYBODY if viewer == options.players else seat_name(viewer)


def read_viewer(table: Section, key: str, word: str, options: Options) -> int:
    return options.players if word == EVERYBODY else read_seat(table, key, word, options.players)


# Tiles


def tile_name(options: Options, design: int) -> str:
    """`plain.1`, or `?` for a hidden one."""
    return HIDDEN_TILE if design == HIDDEN else design_name(options.tile_set.designs[design])


def read_tile(table: Section, key: str, word: object, options: Options) -> int:
    """A design of the tile set, or HIDDEN."""
    if isinstance(word, str):
        if word == HIDDEN_TILE:
            return HIDDEN
        try:
            return notation.tile_of(options, word, word)
        except InvalidNotation:
            pass
    table.refuse((key,), f"{shown(word)} is not a tile of the box")
    return HIDDEN


def tiles(archive: Archive, key: str, value: list[int], options: Options) -> list[int]:
    """Some tiles, hidden ones among them."""
    if archive.source is None:
        archive.data[key] = [tile_name(options, design) for design in value]
        return value
    source = archive.source
    return [read_tile(source, key, word, options) for word in source.items(key)]


def tile_lists(archive: Archive, key: str, value: list[list[int]], options: Options) -> list[list[int]]:
    """A list of tiles per seat; none of them hidden."""
    if archive.source is None:
        archive.data[key] = [[tile_name(options, design) for design in designs] for designs in value]
        return value
    source = archive.source
    return [
        [max(read_tile(source, key, word, options), 0) for word in words]
        for words in read_lists(source, key, options.players)
    ]


def pool(archive: Archive, key: str, value: list[int], options: Options) -> list[int]:
    """How many of each design there are."""
    if archive.source is None:
        archive.data[key] = {tile_name(options, design): one for design, one in enumerate(value) if one}
        return value
    found = [0] * len(options.tile_set.designs)
    table = archive.source.section(key)
    for word in table.key_list():
        design = read_tile(table, word, word, options)
        found[max(design, 0)] = table.integer(word, 1, MANY)
    return found


def slot_text(options: Options, design: int, knowers: int) -> str:
    """`plain.1 p1 p3`: a returned chamber and who knows it."""
    viewers = [viewer_name(options, one) for one in range(options.players + 1) if knowers >> one & 1]
    return " ".join([tile_name(options, design), *viewers])


def slots(
    archive: Archive, key: str, designs: list[int], knowers: list[int], options: Options
) -> tuple[list[int], list[int]]:
    """The returned chambers, and those who know them as a set of bits."""
    if archive.source is None:
        archive.data[key] = [
            slot_text(options, design, knowers[place]) for place, design in enumerate(designs)
        ]
        return designs, knowers
    designs = []
    knowers = []
    for slot in archive.source.items(key):
        words = str(slot).split(" ")
        designs.append(read_tile(archive.source, key, words[0], options))
        mask = 0
        for word in words[1:]:
            mask |= 1 << read_viewer(archive.source, key, word, options)
        knowers.append(mask)
    return designs, knowers


def entry_texts(options: Options, entries: list[int]) -> list[str]:
    return [
        f"{viewer_name(options, entry // VIEWER)} {tile_name(options, entry % VIEWER)}" for entry in entries
    ]


def read_entries(table: Section, key: str, words: list[object], options: Options) -> list[int]:
    found: list[int] = []
    for word in words:
        who, _, tile = str(word).partition(" ")
        design = max(read_tile(table, key, tile, options), 0)
        found.append(read_viewer(table, key, who, options) * VIEWER + design)
    return found


def entries(archive: Archive, key: str, value: list[int], options: Options) -> list[int]:
    """Who knows which tile: `p2 plain.1`, `all` for everybody."""
    if archive.source is None:
        archive.data[key] = entry_texts(options, value)
        return value
    return read_entries(archive.source, key, archive.source.items(key), options)


def entry_lists(archive: Archive, key: str, value: list[list[int]], options: Options) -> list[list[int]]:
    """Who knows which tile of each hand."""
    if archive.source is None:
        archive.data[key] = [entry_texts(options, some) for some in value]
        return value
    source = archive.source
    return [read_entries(source, key, words, options) for words in read_lists(source, key, options.players)]


# Coins


def encode_coins(options: Options, counts: list[int]) -> dict[str, int]:
    """A multiset of coins: how many of each value that occurs."""
    values = options.tile_set.values
    return {str(values[coin]): number for coin, number in enumerate(counts) if number}


def read_coin(table: Section, key: str, word: str, options: Options) -> int:
    """The place of a coin value."""
    values = [str(value) for value in options.tile_set.values]
    if word not in values:
        table.refuse((key,), f"{shown(word)} is not a coin of the box")
        return 0
    return values.index(word)


def purses(archive: Archive, key: str, value: list[list[int]], options: Options) -> list[list[int]]:
    """The coins of each side and the hoard, by value; a purse that is not seen is nothing."""
    if archive.source is None:
        archive.data[key] = [encode_coins(options, purse) if purse else None for purse in value]
        return value
    source = archive.source
    found: list[list[int]] = []
    for index, purse in enumerate(read_length(source, key, options.sides + 1)):
        if purse is None:
            found.append([])
            continue
        counts = [0] * len(options.tile_set.values)
        for word, number in (purse if isinstance(purse, dict) else {"": 0}).items():
            coin = read_coin(source, key, str(word), options)
            if isinstance(number, int) and number > 0:
                counts[coin] = number
            else:
                source.refuse((key, index), f"{shown(number)} is not a number of coins")
        found.append(counts)
    return found


def coin_lists(archive: Archive, key: str, value: list[list[int]], options: Options) -> list[list[int]]:
    """Coins of each purse, by their values."""
    if archive.source is None:
        values = options.tile_set.values
        archive.data[key] = [[values[coin] for coin in coins] for coins in value]
        return value
    source = archive.source
    return [
        [read_coin(source, key, str(word), options) for word in words]
        for words in read_lists(source, key, options.sides + 1)
    ]


def coin_entry_texts(options: Options, entries: list[int]) -> list[str]:
    values = options.tile_set.values
    return [f"{seat_name(entry // VIEWER)} {values[entry % VIEWER]}" for entry in entries]


def read_coin_entries(table: Section, key: str, words: list[object], options: Options) -> list[int]:
    found: list[int] = []
    for word in words:
        who, _, value = str(word).partition(" ")
        coin = read_coin(table, key, value, options)
        found.append(read_seat(table, key, who, options.sides) * VIEWER + coin)
    return found


def coin_entries(archive: Archive, key: str, value: list[int], options: Options) -> list[int]:
    """Which side knows which coin: `p2 3`; a side goes by its first seat."""
    if archive.source is None:
        archive.data[key] = coin_entry_texts(options, value)
        return value
    return read_coin_entries(archive.source, key, archive.source.items(key), options)


def coin_entry_lists(archive: Archive, key: str, value: list[list[int]], options: Options) -> list[list[int]]:
    """Which side knows which coin of each purse."""
    if archive.source is None:
        archive.data[key] = [coin_entry_texts(options, some) for some in value]
        return value
    source = archive.source
    return [
        read_coin_entries(source, key, words, options) for words in read_lists(source, key, options.sides + 1)
    ]
