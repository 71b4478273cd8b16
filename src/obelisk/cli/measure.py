"""Measures the speed of a game in this process: `python -m obelisk.cli.measure JSON` prints JSON.

`obelisk bench` starts it twice, since a process is either compiled or interpreted.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import obelisk
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.kit import AnyGame
from obelisk.core.playout import random_playout, random_prefix
from obelisk.core.rng import Rng
from obelisk.jsontext import decode_json, encode_json

SAMPLE = 64


def measure(game_id: str, values: dict[str, object], seconds: float, seed: str) -> dict[str, Any]:
    """Rates per second, each measured for about `seconds`."""
    game = GAMES.get(game_id).game
    options = game.options(values)
    warm_up = game.setup(options, SeededChance(seed))
    random_playout(game, warm_up, SeededChance(seed), Rng(seed))
    games, decisions, spent = random_play(game, options, seconds, seed)
    states = sample_states(game, options, seed)
    copies = rate(game.copy, states, seconds)
    views = [view_of(game, state) for state in states]
    rng = Rng(f"determinise/{seed}")
    return {
        "compiled": obelisk.IS_COMPILED,
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 2),
        "copies_per_second": round(copies),
        "microseconds_per_copy": round(1e6 / copies, 3),
        "legal_lists_per_second": round(rate(game.legal, states, seconds)),
        "determinisations_per_second": round(rate(lambda view: game.determinise(view, rng), views, seconds)),
        "views_per_second": round(rate(lambda state: view_of(game, state), states, seconds)),
    }


def random_play(game: AnyGame, options: object, seconds: float, seed: str) -> tuple[int, int, float]:
    """Whole random games, setup included: their number, their decisions, and the time."""
    games = 0
    decisions = 0
    start = time.perf_counter()
    while True:
        chance = SeededChance(f"{seed}/{games}")
        state = game.setup(options, chance)
        decisions += random_playout(game, state, chance, Rng(f"{seed}/{games}"))
        games += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return games, decisions, spent


def sample_states(game: AnyGame, options: object, seed: str) -> list[Any]:
    """Positions from all parts of random games."""
    rng = Rng(f"sample/{seed}")
    states: list[Any] = []
    longest = 0
    while len(states) < SAMPLE:
        number = len(states)
        chance = SeededChance(f"{seed}/{number}")
        if not longest:
            longest = random_playout(game, game.setup(options, chance), chance, rng)
        state = game.setup(options, SeededChance(f"{seed}/{number}"))
        random_prefix(game, state, chance, rng, rng.below(max(longest, 1)))
        if game.decision(state) is None:
            state = game.setup(options, SeededChance(f"{seed}/{number}"))
        states.append(state)
    return states


def view_of(game: AnyGame, state: Any) -> Any:
    """What the deciding seat knows."""
    decision = game.decision(state)
    assert decision is not None
    return game.view(state, decision.seat)


def rate(act: Callable[[Any], Any], things: list[Any], seconds: float) -> float:
    """How often a second `act` can be done to one of `things`."""
    rounds = 1
    while True:
        start = time.perf_counter()
        for _ in range(rounds):
            for thing in things:
                act(thing)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return rounds * len(things) / spent
        rounds = max(rounds * 2, int(rounds * seconds / max(spent, 1e-6)))


if __name__ == "__main__":
    request: Any = decode_json(sys.argv[1])
    print(encode_json(measure(request["game"], request["options"], request["seconds"], request["seed"])))
