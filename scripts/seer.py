"""What a search reaches that sees every hidden card: how much of a game's score luck leaves to play at all.

    .venv/bin/python scripts/seer.py GAME [--bot search:sims=40] [--against level:2] [--seats 2]
        [--deals 20] [--seed 1]

For measuring only. No spec string builds this bot, and neither the arena nor the server can seat it: the
worlds it searches are copies of the truth, which a bot never gets.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))

from obelisk.arena.contest import PairedChance
from obelisk.arena.ratings import interval
from obelisk.bots.base import Budget
from obelisk.bots.search.plan import payoff
from obelisk.bots.spec import Spec, make_bot, searcher
from obelisk.catalog import GAMES


class OpenTable:
    """A game in which the only world that fits a view is the truth."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.truth: Any = None

    def determinise(self, view: Any, rng: Any) -> Any:
        return self._game.copy(self.truth)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def play(game: Any, seats: int, options: Any, specs: list[str], seer: int, name: str) -> float:
    """One game; what the seer won of it."""
    table = OpenTable(game)
    chance = PairedChance(name)
    bots: list[Any] = [make_bot(specs[1], game, f"{name}/{seer}/{seat}") for seat in range(seats)]
    bots[seer] = searcher(Spec(specs[0]), table, f"{name}/{seer}/seer")
    state = game.setup(options, chance)
    while (decision := game.decision(state)) is not None:
        table.truth = state
        view = game.view(state, decision.seat)
        game.advance(state, bots[decision.seat].choose(view, game.legal(state), Budget()), chance)
    return payoff(game.result(state), seer, seats)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--bot", default="search:sims=40")
    parser.add_argument("--against", default="level:2")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    kit = GAMES.get(arguments.game)
    game = kit.game
    seats = arguments.seats
    options = game.options({"players": seats} if kit.has_players() else {})
    specs = [arguments.bot, arguments.against]
    scores: list[float] = []
    for deal in range(arguments.deals):
        name = f"{arguments.seed}/{deal}"
        won = [play(game, seats, options, specs, seer, name) for seer in range(seats)]
        scores.append(sum(won) / seats)
        mean, low, high = interval(scores)
        print(f"{deal + 1} deals: {mean:.1%} ({low:.1%} – {high:.1%})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
