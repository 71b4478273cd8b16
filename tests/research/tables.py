"""Every option set of the games, and positions of random games for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.research.encodings import encoding_of, game_of, options_of
from obelisk.research.stepping.session import OVER, Session

ALL = ["city", "drakon", "legends", "legends-draft"]
MAIN: dict[str, list[dict[str, object]]] = {
    "city": [{"players": 2}, {"players": 3, "layout": "random"}, {"players": 4, "expansion": True}],
    "drakon": [
        {"players": 2},
        {"players": 4, "goal": "team", "heroes": "draft", "knight_vs_drakon": True},
        {"players": 6, "goal": "escape", "heroes": "random"},
    ],
    "legends": [{"decks": ["vulca", "hoax"]}, {"decks": ["buka", "mimix"], "match": True}],
    "legends-draft": [{"players": 2}, {"players": 6}],
}
MAIN_TABLES = [(game, values) for game, sets in MAIN.items() for values in sets]


def option_sets(game: str) -> list[dict[str, object]]:
    """All that the catalogue offers; Legends' 81 pairs of decks are thinned out to one per deck and seat."""
    sets = GAMES.get(game).option_sets()
    return sets[::8] if game == "legends" else sets


def session_of(game_id: str, values: dict[str, object], seed: int | str) -> Session:
    game = game_of(game_id)
    options = options_of(game, values)
    chance = SeededChance(seed)
    return Session(game, encoding_of(game, options), game.setup(options, chance), chance)


def random_session(session: Session, seed: int | str, most: int) -> Iterator[Session]:
    """The session again and again while random tokens are chosen."""
    rng = Rng(f"tokens/{seed}")
    for _ in range(most):
        if session.seat == OVER:
            return
        yield session
        legal = session.legal()
        session.step(legal[rng.below(len(legal))])


def random_states(game_id: str, values: dict[str, object], seed: int | str, most: int) -> Iterator[Any]:
    """States of a random game with a decision."""
    game = game_of(game_id)
    chance = SeededChance(seed)
    state = game.setup(options_of(game, values), chance)
    rng = Rng(f"actions/{seed}")
    for _ in range(most):
        legal = game.legal(state)
        if not legal:
            return
        yield state
        game.advance(state, legal[rng.below(len(legal))], chance)
