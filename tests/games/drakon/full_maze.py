"""A maze as full as it gets, and how long its choices take with the engine that runs this.

PYTHONPATH=tests .venv/bin/python -m games.drakon.full_maze
"""

from __future__ import annotations

import time
from collections.abc import Callable

from games.drakon.drakon_table import frozen_box, given
from obelisk import IS_COMPILED
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.games.drakon import GAME
from obelisk.games.drakon.actions import PLACE, verb_of
from obelisk.games.drakon.kinds import design_name
from obelisk.games.drakon.state import State

CHAMBERS = 72
"""Start and the 71 others; this box has eight more, so that hands are not empty then."""


def full_maze(seed: int) -> State:
    """Two players have placed 71 chambers at random, and the next one has four more in hand."""
    tiles = frozen_box()
    names = [design_name(design) for design in tiles.designs]
    pool = " ".join([f"{name} " * count for name, count in zip(names, tiles.counts, strict=True)])
    hand = "plain.1 find_coin.3 map.2a rotate.2o"
    state = given(players=2, hands={"p1": hand, "p2": hand}, pool=pool, round_limit=0).state
    chance, rng = SeededChance(seed), Rng(seed)
    while len(state.maze.chambers) < CHAMBERS:
        legal = GAME.legal(state)
        chosen = [action for action in legal if verb_of(action) == PLACE] or legal
        GAME.advance(state, chosen[rng.below(len(chosen))], chance)
    return state


def microseconds(act: Callable[[], object]) -> float:
    """The best of five measurements."""
    best = 1e9
    for _ in range(5):
        start = time.process_time()
        for _ in range(1000):
            act()
        best = min(best, time.process_time() - start)
    return best * 1000


if __name__ == "__main__":
    state = max([full_maze(seed) for seed in range(20)], key=lambda one: len(GAME.legal(one)))
    rng = Rng(1)
    print(
        f"{'compiled' if IS_COMPILED else 'interpreted'}, {len(GAME.legal(state))} choices:",
        f"legal {microseconds(lambda: GAME.legal(state)):.1f} µs,",
        f"sample {microseconds(lambda: GAME.sample(state, rng)):.2f} µs,",
        f"copy {microseconds(lambda: GAME.copy(state)):.1f} µs",
    )
