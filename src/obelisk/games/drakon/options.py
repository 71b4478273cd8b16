"""The options of a game, and what follows from them.  [DRK-2]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from obelisk.core.document import InvalidDocument
from obelisk.core.errors import InvalidOptions, OptionProblem
from obelisk.core.options import read_flag, refuse_document, refuse_unknown
from obelisk.games.drakon import tileset
from obelisk.games.drakon.box import CUSTOM, DEFAULT_ID, START_SIDES, TileSet, unfit
from obelisk.games.drakon.kinds import MIND_CONTROL, PATTERN_NAMES, PATTERN_OF_NAME, REFERENCE, START

PLAYERS: Final = [2, 3, 4, 5, 6]
STANDARD: Final = 0
SHORT: Final = 1
FIXED: Final = 2
ESCAPE_GOAL: Final = 3
TEAM: Final = 4
GOALS: Final = ["standard", "short", "fixed", "escape", "team"]
GOLD: Final = [10, 7, 0, 8, 20]
"""What a purse must be worth, by goal.  [DRK-2.2]"""
COINS: Final = [0, 0, 5, 0, 0]
"""How many coins it must hold, by goal.  [DRK-13.1]"""
UNREACHED: Final = 1 << 29

HEROES_OFF: Final = 0
HEROES_RANDOM: Final = 1
HEROES_DRAFT: Final = 2
HEROES_WORDS: Final = ["off", "random", "draft"]
FROM_FILE: Final = "file"
START_ARROWS: Final = [FROM_FILE, *PATTERN_NAMES[1:]]
DEFAULT_STALL_LIMIT: Final = 20
DEFAULT_ROUND_LIMIT: Final = 200
NAMES: Final = [
    "players",
    "goal",
    "heroes",
    "knight_vs_drakon",
    "tile_set",
    "start_arrows",
    "start_side",
    "stall_limit",
    "round_limit",
]
REFUSED: Final = "DRK-16.3"


class Options:
    """Checked options with everything that follows from them; immutable, shared by all states of a game.

    `gold_to_win` and `coins_to_win` are those that win at once, or a number beyond reach. Partners have one
    purse: `sides` is the number of purses, and the side of a seat is seat % sides.  [DRK-13.3]
    """

    __slots__ = (
        "coins_to_win",
        "goal",
        "gold_to_win",
        "heroes",
        "knight_vs_drakon",
        "most_turns",
        "players",
        "round_limit",
        "sides",
        "stall_limit",
        "stall_turns",
        "start",
        "start_arrows",
        "start_side",
        "tile_set",
    )

    def __init__(
        self,
        players: int,
        goal: int,
        heroes: int,
        knight_vs_drakon: bool,
        tiles: TileSet,
        start_arrows: str,
        start_side: int,
        stall_limit: int,
        round_limit: int,
    ) -> None:
        self.players = players
        self.goal = goal
        self.heroes = heroes
        self.knight_vs_drakon = knight_vs_drakon
        self.tile_set = tiles
        self.start_arrows = start_arrows
        self.start_side = start_side
        self.stall_limit = stall_limit
        self.round_limit = round_limit
        self.sides = players // 2 if goal == TEAM else players
        self.gold_to_win = GOLD[goal] if goal not in (FIXED, ESCAPE_GOAL) else UNREACHED
        self.coins_to_win = COINS[goal] if goal == FIXED else UNREACHED
        self.stall_turns = stall_limit * players
        self.most_turns = round_limit * players
        pattern = tiles.starts[start_side]
        if start_arrows != FROM_FILE:
            pattern = PATTERN_OF_NAME[start_arrows]
        self.start = START * 16 + REFERENCE[pattern]


def read(values: Mapping[str, object]) -> Options:
    """Options with defaults filled in; all problems are reported at once.  [DRK-16.1] [DRK-16.3]"""
    problems: list[OptionProblem] = []
    refuse_unknown(values, NAMES, REFUSED, problems)
    players = read_players(values.get("players"), problems)
    goal = read_goal(values.get("goal", GOALS[STANDARD]), problems)
    if goal == TEAM and players in (2, 3, 5):
        problems.append(OptionProblem("goal", GOALS[TEAM], "DRK-16.2", "needs 4 or 6 players"))
    heroes = read_word(values, "heroes", HEROES_WORDS, problems)
    knight = read_flag(values, "knight_vs_drakon", REFUSED, problems)
    if knight and heroes == HEROES_OFF:
        problems.append(OptionProblem("knight_vs_drakon", knight, REFUSED, "needs heroes"))
    start_arrows = read_word(values, "start_arrows", START_ARROWS, problems)
    start_side = read_word(values, "start_side", START_SIDES, problems)
    if start_arrows > 0 and "start_side" in values:
        reason = f"only with start_arrows = {FROM_FILE}"
        problems.append(OptionProblem("start_side", values["start_side"], REFUSED, reason))
    stall_limit = read_limit(values, "stall_limit", DEFAULT_STALL_LIMIT, problems)
    round_limit = read_limit(values, "round_limit", DEFAULT_ROUND_LIMIT, problems)
    tiles = read_tile_set(values.get("tile_set", DEFAULT_ID), problems)
    if tiles is not None and tiles.edition == CUSTOM and players > 0 and goal >= 0:
        needs_exit = goal == ESCAPE_GOAL
        for problem in unfit(tiles, players, GOLD[goal], COINS[goal], needs_exit):
            problems.append(OptionProblem("tile_set", tiles.id, problem.rule, problem.reason))
    if problems or tiles is None:
        raise InvalidOptions(problems)
    return Options(
        players,
        goal,
        heroes,
        knight,
        tiles,
        START_ARROWS[start_arrows],
        start_side,
        stall_limit,
        round_limit,
    )


def read_players(value: object, problems: list[OptionProblem]) -> int:
    """A number of seats, or 0.  [DRK-16.1]"""
    if isinstance(value, int) and not isinstance(value, bool) and value in PLAYERS:
        return value
    problems.append(OptionProblem("players", value, "DRK-16.1", "must be a whole number from 2 to 6"))
    return 0


def read_goal(value: object, problems: list[OptionProblem]) -> int:
    """Exactly one goal, or -1.  [DRK-2.10]"""
    if isinstance(value, str) and value in GOALS:
        return GOALS.index(value)
    if isinstance(value, list):
        problems.append(OptionProblem("goal", value, REFUSED, "exactly one goal is played"))
    else:
        problems.append(OptionProblem("goal", value, REFUSED, f"must be one of {', '.join(GOALS)}"))
    return -1


def read_word(
    values: Mapping[str, object], name: str, words: list[str], problems: list[OptionProblem]
) -> int:
    """The place of the value among `words`, the first being the default; -1 if it is none of them."""
    value = values.get(name, words[0])
    if isinstance(value, str) and value in words:
        return words.index(value)
    problems.append(OptionProblem(name, value, REFUSED, f"must be one of {', '.join(words)}"))
    return -1


def read_limit(values: Mapping[str, object], name: str, missing: int, problems: list[OptionProblem]) -> int:
    """A number of rounds; 0 is no limit.  [DRK-2.8] [DRK-2.9]"""
    value = values.get(name, missing)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= UNREACHED:
        return value
    problems.append(OptionProblem(name, value, REFUSED, "must be a whole number, 0 or more"))
    return 0


@cache
def default_tiles() -> TileSet:
    """The tile set of the program, read once: it takes longer than a hundred games to begin."""
    return tileset.default()


def read_tile_set(value: object, problems: list[OptionProblem]) -> TileSet | None:
    """The tile set that the option names, holds, or holds as data.  [DRK-2.5]"""
    if isinstance(value, TileSet):
        return value
    if value == DEFAULT_ID:
        return default_tiles()
    if isinstance(value, dict):
        try:
            return tileset.decode(value)
        except InvalidDocument as error:
            refuse_document("tile_set", error, problems)
            return None
    reason = f"must be {DEFAULT_ID} or the data of a tile set"
    problems.append(OptionProblem("tile_set", value, "DRK-16.4", reason))
    return None


def encode(options: Options) -> dict[str, object]:
    """Every option with its value; a tile set other than the default is carried whole.  [DRK-2.5]"""
    data: dict[str, object] = {
        "players": options.players,
        "goal": GOALS[options.goal],
        "heroes": HEROES_WORDS[options.heroes],
        "knight_vs_drakon": options.knight_vs_drakon,
        "tile_set": DEFAULT_ID,
        "start_arrows": options.start_arrows,
        "stall_limit": options.stall_limit,
        "round_limit": options.round_limit,
    }
    if options.tile_set.id != DEFAULT_ID:
        data["tile_set"] = tileset.encode(options.tile_set)
    if options.start_arrows == FROM_FILE:
        data["start_side"] = START_SIDES[options.start_side]
    return data


def decision_bound(options: Options) -> int:
    """More decisions than any game can have; 0 without a round limit.  [DRK-12.6]

    A turn asks for at most two actions and two powers. Each of these starts one chain of entries, whose
    links are Mind Controls [DRK-9.162] and which ends with an effect, an arrival of Drakon, a jump and a
    Knight; all else is asked once per game.
    """
    if options.round_limit == 0:
        return 0
    tiles = options.tile_set
    controls = 0
    for design, count in zip(tiles.designs, tiles.counts, strict=True):
        if design >> 4 == MIND_CONTROL:
            controls += count
    turns = options.round_limit * options.players
    chain = options.players * controls + 4 + options.players
    return turns * (4 + 3 * chain) + 2 * options.players + sum(tiles.counts)
