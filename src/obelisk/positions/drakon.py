"""Positions of Drakon as text: chambers, figures, tiles and coins in the words of its notation.  [DRK-18]

One that is written is at the beginning of a turn; what happens within a turn is told by its actions.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from obelisk.core.archive import MANY
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import InvalidNotation
from obelisk.core.notation import seat_name
from obelisk.core.rng import Rng
from obelisk.games.drakon.box import HAND
from obelisk.games.drakon.encoding import decode_state, encode_state
from obelisk.games.drakon.forms import EVERYBODY, tile_name
from obelisk.games.drakon.kinds import HERO_NAMES, KIND_NAMES, design_name
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.notation import parse_cell, parse_chamber
from obelisk.games.drakon.options import Options
from obelisk.games.drakon.public import FRAME_NAMES, TURN, frames, packed
from obelisk.games.drakon.setup import bare_maze
from obelisk.games.drakon.state import State, new_state
from obelisk.games.drakon.window import coordinates
from obelisk.positions.form import deal
from obelisk.positions.lines import HIDDEN, InvalidPosition, Line, Lines, listed, told

NOBODY: Final = "-"
TRIES: Final = 300
"""Deals of what is hidden until one is found that asks this very decision."""
PATTERN_SETS: Final = 1 << 8
NUMBERS: Final = ("turns", "quiet", "undrawn")


class DrakonForm:
    """How a position of Drakon is written."""

    def write(self, state: State) -> list[str] | None:
        """All but the pile and the hoard, which are what is left."""
        if frames(state) != [packed(TURN, state.active, 0, NOWHERE)] or state.discards:
            return None
        options = state.options
        data: dict[str, Any] = encode_state(state)
        seats = [seat_name(seat) for seat in range(options.players)]
        sides = [seat_name(side) for side in range(options.sides)]
        lines = [told("first", seats[data["first"]]), told("active", seats[data["active"]])]
        lines += [told(key, data[key]) for key in NUMBERS if data[key]]
        if data["progress"]:
            lines.append("progress yes")
        lines += [told("chamber", cell, chamber) for cell, chamber in data["maze"].items()]
        if any(data["heroes"]):
            lines.append(told("heroes", *[hero or NOBODY for hero in data["heroes"]]))
        if any(data["used"]):
            lines.append(told("used", *[seats[seat] for seat, used in enumerate(data["used"]) if used]))
        lines.append(told("figures", *data["figures"]))
        if data["drakon"] is not None:
            lines.append(told("drakon", data["drakon"]))
        lines += [told("mark", mark) for mark in data["marks"]]
        lines += [told("hand", seats[seat], listed(hand)) for seat, hand in enumerate(data["hands"])]
        for side, purse in enumerate(data["purses"][: options.sides]):
            coins = [value for value, number in purse.items() for _ in range(number)]
            if coins:
                lines.append(told("purse", sides[side], listed(coins)))
        lines += [told("returned", slot) for slot in data["slots"]]
        for seat, known in enumerate(data["known"]):
            lines += [told("known", seats[seat], entry) for entry in known]
        for purse, known in enumerate(data["known_coins"]):
            lines += [told("known_coin", [*sides, "hoard"][purse], entry) for entry in known]
        width = options.players + 1
        for seat, name in enumerate(seats):
            numbers = data["told"][seat * width : (seat + 1) * width]
            if any(numbers):
                lines.append(told("told", name, *numbers))
            if data["narrowed"][seat]:
                lines.append(told("narrowed", name, *data["narrowed"][seat]))
        for purse, name in enumerate([*sides, "hoard"]):
            numbers = data["told_coins"][purse * len(sides) : (purse + 1) * len(sides)]
            if any(numbers):
                lines.append(told("told_coins", name, *numbers))
        return lines

    def read(self, options: Options, lines: Lines, rng: Rng) -> State:
        """The state; what is `?` comes from the tiles and coins that lie nowhere else."""
        data = read_open(options, lines)
        hands = lines.by_seat("hand", options.players)
        designs = [design_name(design) for design in options.tile_set.designs]
        tiles = [
            [hands[seat].one_of(tile, [*designs, HIDDEN]) for tile in hands[seat].items(hands[seat].words)]
            if seat in hands
            else [HIDDEN] * HAND
            for seat in range(options.players)
        ]
        purses = lines.by_seat("purse", options.sides)
        values = [str(value) for value in options.tile_set.values]
        coins = [
            [purses[side].one_of(coin, [*values, HIDDEN]) for coin in purses[side].items(purses[side].words)]
            if side in purses
            else []
            for side in range(options.sides)
        ]
        lines.check()
        tiles_left = left_in_box(options, data, tiles)
        coins_left = [
            value for value, number in zip(values, options.tile_set.coins, strict=True) for _ in range(number)
        ]
        take_named(coins_left, [coin for purse in coins for coin in purse], "coins")
        has_hidden = any(HIDDEN in some for some in [*tiles, *coins])
        for _ in range(TRIES if has_hidden else 1):
            try:
                return decode_state(options, dealt(data, tiles, coins, tiles_left, coins_left, rng))
            except InvalidDocument as error:
                # Not every deal would ask this decision, or leave the game undecided.
                problem = error
        raise problem


FORM: Final = DrakonForm()


def read_open(options: Options, lines: Lines) -> dict[str, Any]:
    """All but hands, purses, pile and hoard."""
    players, sides = options.players, options.sides
    first = lines.seat("first", 0, players)
    active = lines.seat("active", first, players)
    maze: dict[str, str] = {}
    for line in lines.all("chamber"):
        cell, chamber = pair(line)
        if cell in maze:
            raise line.fail(f"there is a chamber on {cell} already")
        line.one_of(chamber.partition("[")[0], KIND_NAMES)
        try:
            parse_chamber(chamber, chamber)
        except InvalidNotation:
            raise line.fail(f"{chamber!r} needs its ways out, such as plain[NE]") from None
        try:
            x, y = coordinates(parse_cell(cell, cell))
        except InvalidNotation:
            raise line.fail(f"{cell!r} is no place, such as (0,1)") from None
        if max(abs(x), abs(y)) > sum(options.tile_set.counts):
            raise line.fail(f"{cell} is further away than all chambers of the box reach")
        maze[cell] = chamber
    if not maze:
        fresh: dict[str, Any] = encode_state(new_state(options, bare_maze(options)))
        maze = fresh["maze"]
    _, figures = lines.words("figures", players, ["(0,0)"] * players)
    _, drakon = lines.words("drakon", 1, [""])
    heroes_line, heroes = lines.words("heroes", players, [NOBODY] * players)
    if heroes_line is not None:
        heroes = [heroes_line.one_of(hero, [*HERO_NAMES, NOBODY]) for hero in heroes]
    used = lines.one("used")
    users = [used.seat(word, players) for word in used.words] if used else []
    told_of = lines.by_seat("told", players)
    narrowed = lines.by_seat("narrowed", players)
    return {
        "format": "drakon-state/1",
        "first": first,
        "active": active,
        **{key: lines.number(key, 0, 0, MANY) for key in NUMBERS},
        "progress": lines.flag("progress"),
        "ending": "",
        "winner": -1,
        "maze": maze,
        "heroes": [None if hero == NOBODY else hero for hero in heroes],
        "used": [seat in users for seat in range(players)],
        "figures": figures,
        "drakon": drakon[0] or None,
        "marks": [" ".join(line.words) for line in lines.all("mark")],
        "stack": [{"frame": FRAME_NAMES[TURN], "seat": active, "argument": 0, "cell": None}],
        "told": [number for seat in range(players) for number in numbers_of(told_of.get(seat), players + 1)],
        "narrowed": [
            [narrowed[seat].integer(word, 1, PATTERN_SETS) for word in narrowed[seat].words]
            if seat in narrowed
            else []
            for seat in range(players)
        ],
        "slots": [" ".join(line.words) for line in lines.all("returned")],
        "discards": [],
        "known": entries(lines, "known", [seat_name(seat) for seat in range(players)]),
        "known_coins": entries(lines, "known_coin", [*[seat_name(side) for side in range(sides)], "hoard"]),
        "told_coins": told_coins(lines, sides),
    }


def pair(line: Line) -> tuple[str, str]:
    if len(line.words) != 2:
        raise line.fail(f"{line.key!r} needs a cell and a chamber")
    return line.words[0], line.words[1]


def numbers_of(line: Line | None, count: int) -> list[int]:
    if line is None:
        return [0] * count
    if len(line.words) != count:
        raise line.fail(f"{line.key!r} needs {count} numbers")
    return [line.integer(word, 0, MANY) for word in line.words]


def entries(lines: Lines, key: str, owners: list[str]) -> list[list[str]]:
    """Who knows what of each owner: `known p1 p2 plain.1`."""
    found: list[list[str]] = [[] for _ in owners]
    for line in lines.all(key):
        if len(line.words) != 3:
            raise line.fail(f"{key!r} needs whose, who knows it, and what")
        owner = owners.index(line.one_of(line.words[0], owners))
        if key == "known" and line.words[1] != EVERYBODY:
            line.seat(line.words[1], len(owners))
        found[owner].append(f"{line.words[1]} {line.words[2]}")
    return found


def told_coins(lines: Lines, sides: int) -> list[int]:
    owners = [*[seat_name(side) for side in range(sides)], "hoard"]
    found: dict[str, list[int]] = {}
    for line in lines.all("told_coins"):
        if len(line.words) != sides + 1 or line.words[0] in found:
            raise line.fail(f"'told_coins' needs a purse, once, and {sides} numbers")
        owner = line.one_of(line.words[0], owners)
        found[owner] = [line.integer(word, 0, MANY) for word in line.words[1:]]
    return [number for owner in owners for number in found.get(owner, [0] * sides)]


def left_in_box(options: Options, data: dict[str, Any], hands: list[list[str]]) -> list[str]:
    """The tiles that neither lie in the maze, nor were returned, nor are named in a hand."""
    box = options.tile_set
    left = [tile_name(options, design) for design, number in enumerate(box.counts) for _ in range(number)]
    laid = [box.design_at[parse_chamber(chamber, chamber)] for chamber in data["maze"].values()]
    named = [tile_name(options, design) for design in laid if design >= 0]
    named += [slot.split(" ")[0] for slot in data["slots"]]
    take_named(left, [*named, *[tile for hand in hands for tile in hand]], "tiles")
    return left


def take_named(left: list[str], named: list[str], what: str) -> None:
    """Takes what is named out of what is left; raises `InvalidPosition` if there is less."""
    for one in named:
        if one == HIDDEN:
            continue
        if one not in left:
            raise InvalidPosition(0, f"there are more {one} than in the box")
        left.remove(one)
    if named.count(HIDDEN) > len(left):
        raise InvalidPosition(0, f"there are more {what} than in the box")


def dealt(
    data: dict[str, Any],
    tiles: list[list[str]],
    coins: list[list[str]],
    tiles_left: list[str],
    coins_left: list[str],
    rng: Rng,
) -> dict[str, Any]:
    """The data of a state in which what is hidden has been dealt."""
    pile, hoard = tiles_left.copy(), coins_left.copy()
    hands = [[deal(pile, rng) if tile == HIDDEN else tile for tile in hand] for hand in tiles]
    purses = [[deal(hoard, rng) if coin == HIDDEN else coin for coin in purse] for purse in coins]
    counts = [dict(Counter(purse)) for purse in [*purses, hoard]]
    return {
        **data,
        "hands": hands,
        "pool": dict(Counter(pile)),
        "purses": counts,
        "sizes": [len(purse) for purse in [*purses, hoard]],
    }
