"""A random agent in every game: the shortest program that plays to the end.

python examples/random_agent.py
"""

from __future__ import annotations

import random

import obelisk


def play(game: str, seed: int) -> str:
    choose = random.Random(seed)
    board = obelisk.new(game, seed=seed)
    while not board.is_over:
        board.push(choose.choice(board.legal))
    assert board.result is not None
    winners = ", ".join(f"p{seat + 1}" for seat in board.result.winners) or "nobody"
    return f"{game}: {winners} won after {len(board)} actions ({board.result.reason})"


def main() -> None:
    for game in obelisk.game_ids():
        print(play(game, seed=1))


if __name__ == "__main__":
    main()
