"""Positions for the tests of bots: games of every sort, some moves in."""

from __future__ import annotations

from typing import Any, Final

from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.game import Game
from obelisk.core.playout import random_prefix
from obelisk.core.rng import Rng

AnyGame = Game[Any, Any, Any]
GAME_IDS: Final = [id for id in GAMES.ids() if id in ("city", "drakon", "legends")]


def game_of(id: str) -> AnyGame:
    return GAMES.get(id).game


def position(id: str, decisions: int, seed: str = "1") -> Any:
    """A game after so many random decisions, or the last position before its end."""
    kit = GAMES.get(id)
    game = kit.game
    values: dict[str, object] = {"players": 2} if kit.has_players() else {}
    while True:
        chance = SeededChance(f"position/{seed}")
        state = game.setup(game.options(values), chance)
        played = random_prefix(game, state, chance, Rng(f"position/{seed}"), decisions)
        if game.decision(state) is not None:
            return state
        decisions = played - 1


def question(id: str, decisions: int, seed: str = "1") -> tuple[Any, list[Any]]:
    """What a bot is asked there: view and legal actions."""
    game = game_of(id)
    state = position(id, decisions, seed)
    decision = game.decision(state)
    assert decision is not None
    return game.view(state, decision.seat), list(game.legal(state))
