"""What a net is shown of a position stays as it was when the net learned: rows never change their meaning.

The sums were made before the features shared their work (commit 7074594). If they have to change, a net has
to be trained anew, and its features get another name.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

import pytest

from obelisk.bots.brain import brain_of
from obelisk.bots.eval.city import WEIGHTS, CityEvaluation
from obelisk.bots.eval.drakon import DRAKON_V3
from obelisk.bots.eval.drakon_paths import DEPTH, Paths
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.kit import AnyGame
from obelisk.core.playout import random_prefix
from obelisk.core.rng import Rng
from obelisk.games.city import GAME as CITY
from obelisk.games.drakon import GAME as DRAKON
from obelisk.games.drakon.kinds import FIND_COIN
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.legends import GAME as LEGENDS

TABLES: Final[list[tuple[AnyGame, dict[str, object], int]]] = [
    (CITY, {"players": 2}, 2804840290),
    (CITY, {"players": 4, "expansion": True}, 4145038562),
    (CITY, {"players": 3, "edition": "2018"}, 2903354052),
    (DRAKON, {"players": 2}, 3554757609),
    (DRAKON, {"players": 4, "goal": "team"}, 1339521016),
    (DRAKON, {"players": 3, "goal": "escape", "heroes": "random"}, 2298999150),
    (DRAKON, {"players": 6, "goal": "fixed"}, 2925866548),
    (LEGENDS, {"decks": ["vulca", "hoax"]}, 3310415537),
    (LEGENDS, {"decks": ["flit", "pillar"], "open_lists": False}, 4291663911),
]


def positions(game: AnyGame, values: dict[str, object], games: int = 3, every: int = 18) -> list[Any]:
    """Positions from all parts of some random games."""
    found: list[Any] = []
    for number in range(games):
        chance, rng = SeededChance(f"rows{number}"), Rng(f"rows{number}")
        state = game.setup(game.options(values), chance)
        for _ in range(12):
            random_prefix(game, state, chance, rng, every)
            if game.decision(state) is None:
                break
            found.append(game.copy(state))
    return found


@pytest.mark.parametrize(("game", "values", "frozen"), TABLES)
def test_rows_are_those_that_the_nets_learned_from(
    game: AnyGame, values: dict[str, object], frozen: int
) -> None:
    features = brain_of(game).features
    assert features is not None
    seen = 0
    for state in positions(game, values):
        for seat in range(game.seats(game.options(values))):
            rows: list[int] = []
            features.add(state, seat, rows)
            seen = crc32(repr(rows).encode(), seen)
    assert seen == frozen


def test_a_figure_is_judged_alike_whether_its_paths_are_known_or_not() -> None:
    crowds = 0
    for _, values, _ in TABLES[3:7]:
        for state in positions(DRAKON, values):
            known: list[Paths | None] = [
                None if figure == NOWHERE else Paths(state.maze, figure, state.drakon, 1 << FIND_COIN)
                for figure in state.figures
            ]
            crowds += sum(paths is not None and paths.is_crowded for paths in known)
            assert DRAKON_V3.judge(state, 0, known) == DRAKON_V3.value(state, 0)
    assert crowds


def test_in_a_crowd_only_what_pays_is_followed_but_all_is_met() -> None:
    for state in positions(DRAKON, {"players": 2}, 12):
        figure = state.figures[0]
        if figure == NOWHERE:
            continue
        all_of_it = Paths(state.maze, figure, state.drakon, -1)
        nothing = Paths(state.maze, figure, state.drakon, 0)
        assert len(nothing.cells) <= len(all_of_it.cells)
        assert nothing.met[0] == all_of_it.met[0]
        assert all_of_it.is_crowded or nothing.cells == all_of_it.cells
        assert len(all_of_it.met) == DEPTH


def test_sites_are_those_of_the_table_that_is_asked_about() -> None:
    """The small city of the miniature and the whole one by turns: tile 0 has other slots there."""
    small = positions(CITY, dict(GAMES.get("city").miniature or {}), 1, 2)
    whole = positions(CITY, {"players": 2}, 1)
    assert small[0].options.buildings[0].slots != whole[0].options.buildings[0].slots
    both = CityEvaluation(WEIGHTS)
    for pair in zip(small, whole, strict=False):
        for state in pair:
            assert both.value(state, 0) == CityEvaluation(WEIGHTS).value(state, 0)
