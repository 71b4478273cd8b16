"""Paths of heroes: C and Python find the same, chamber by chamber and bit by bit."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk.bots.eval import drakon_paths
from obelisk.core.chance import SeededChance
from obelisk.core.playout import random_prefix
from obelisk.core.rng import Rng
from obelisk.games.drakon import GAME
from obelisk.games.drakon.kinds import FIND_COIN, KINDS, MAGIC_HARP, STRONG_WIND, TELEPORT
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.state import State

SEEN = ("cells", "kind", "exits", "gap", "open_sides", "met", "is_crowded")


def in_python() -> Any:
    """The module, interpreted."""
    path = Path(obelisk.__file__).parent / "bots" / "eval" / "drakon_paths.py"
    spec = importlib.util.spec_from_file_location("drakon_paths_in_python", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def positions(games: int) -> list[State]:
    """Positions of random games, from first to last, some of them in wider windows."""
    found: list[State] = []
    for number in range(games):
        chance, rng = SeededChance(f"paths{number}"), Rng(f"paths{number}")
        state = GAME.setup(GAME.options({"players": 3, "heroes": "random"}), chance)
        while GAME.decision(state) is not None and len(found) < 30 * (number + 1):
            found.append(GAME.copy(state))
            random_prefix(GAME, state, chance, rng, 11)
    return found


def test_c_and_python_find_the_same_paths() -> None:
    plain = in_python()
    rng = Rng("gains")
    crowds = 0
    kinds = 0
    for state in positions(6):
        for figure in {cell for cell in [*state.figures, *state.maze.chambers[::7]] if cell != NOWHERE}:
            paying = [0, -1, 1 << FIND_COIN][rng.below(3)]
            found = drakon_paths.Paths(state.maze, figure, state.drakon, paying)
            expected = plain.Paths(state.maze, figure, state.drakon, paying)
            for name in SEEN:
                assert getattr(found, name) == getattr(expected, name)
            gains = [(rng.below(2001) - 1000) / 700 for _ in range(KINDS + 1)]
            for pays_at_home in (False, True):
                assert found.haul(gains, pays_at_home) == expected.haul(gains, pays_at_home)
            for wanted in (-0.5, 0.7, 2.5, 100.0):
                assert found.moves_to(gains, wanted) == expected.moves_to(gains, wanted)
            crowds += found.is_crowded
            kinds |= 1 << found.kind
    assert crowds
    assert all(kinds >> kind & 1 for kind in (MAGIC_HARP, STRONG_WIND, TELEPORT))


@pytest.mark.skipif(not drakon_paths.IN_C, reason="what a C module has to look after by itself")
def test_what_does_not_fit_is_refused() -> None:
    state = positions(1)[5]
    maze = state.maze
    with pytest.raises(IndexError):
        drakon_paths.Paths(maze, -1, NOWHERE, 0)
    with pytest.raises(IndexError):
        drakon_paths.Paths(maze, maze.window.size, NOWHERE, 0)
    paths = drakon_paths.Paths(maze, maze.chambers[0], NOWHERE, 0)
    with pytest.raises(TypeError):
        paths.haul([0.0] * KINDS, True)
    with pytest.raises(AttributeError):
        drakon_paths.Paths(None, 0, NOWHERE, 0)  # type: ignore[arg-type]
