"""Positions and the contents of the box as JSON data, in the words of the notation."""

from __future__ import annotations

from typing import Final

from obelisk.core.archive import SPECTATOR, Archive, archive_of
from obelisk.games.drakon.forms import encode_coins, tile_name
from obelisk.games.drakon.invariants import faults
from obelisk.games.drakon.kinds import HERO_NAMES, KIND_NAMES, chamber_name
from obelisk.games.drakon.maze import empty_maze
from obelisk.games.drakon.options import COINS, GOALS, GOLD, Options
from obelisk.games.drakon.state import State, new_state
from obelisk.games.drakon.view import VIEW_FORMAT, View

STATE_FORMAT: Final = "drakon-state/1"


def encode_state(state: State) -> dict[str, object]:
    """The whole truth."""
    archive = Archive(STATE_FORMAT)
    state.archive(archive)
    return archive.data


def decode_state(options: Options, data: object) -> State:
    """The state that `encode_state` wrote; raises `InvalidDocument`."""
    archive = archive_of(STATE_FORMAT, data, "state")
    state = blank_state(options)
    state.archive(archive)
    archive.check()
    state.sort_tiles()
    archive.check_faults(faults(state, None))
    return state


def encode_view(seen: View) -> dict[str, object]:
    """One seat's knowledge; `seat` is null for a spectator, a purse that is not seen is null."""
    return seen.encode()


def decode_view(options: Options, data: object) -> View:
    """The view that `encode_view` wrote; raises `InvalidDocument`."""
    archive = archive_of(VIEW_FORMAT, data, "view")
    seen = View(options, SPECTATOR)
    seen.copy_public(blank_state(options))
    seen.archive(archive)
    archive.check()
    return seen


def blank_state(options: Options) -> State:
    """A state to read another one into."""
    return new_state(options, empty_maze(options.tile_set.window))


def encode_facts(options: Options) -> dict[str, object]:
    """What lies in the box: chambers, coins, Start, teams and goal.  [DRK-1.4]"""
    tiles = options.tile_set
    return {
        "start": chamber_name(options.start),
        "tiles": {tile_name(options, design): number for design, number in enumerate(tiles.counts)},
        "coins": encode_coins(options, tiles.coins),
        "kinds": list(KIND_NAMES),
        "heroes": list(HERO_NAMES),
        "sides": [seat % options.sides for seat in range(options.players)],
        "goal": GOALS[options.goal],
        "gold_to_win": GOLD[options.goal],
        "coins_to_win": COINS[options.goal],
    }
