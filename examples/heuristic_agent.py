"""A heuristic for City, from the view alone: build where few spaces are left, offer when it is possible.

python examples/heuristic_agent.py
"""

from __future__ import annotations

import obelisk

LIKED = ["offer", "build"]
"""First words of actions, best first. Anything else comes after them, `done` last of all."""


def rank(action: str) -> int:
    word = action.split()[0]
    if word in LIKED:
        return LIKED.index(word)
    return len(LIKED) + (word == "done")


def choose(board: obelisk.Board) -> str:
    """An action of the best kind; among equals another one each time."""
    legal = board.legal
    best = min(rank(action) for action in legal)
    wanted = [action for action in legal if rank(action) == best]
    return wanted[len(board) % len(wanted)]


def main() -> None:
    wins = 0
    for seed in range(10):
        board = obelisk.new("city", players=2, seed=seed)
        mine = seed % 2
        while not board.is_over:
            board.push(choose(board) if board.turn == mine else board.ask("random"))
        assert board.result is not None
        wins += board.result.winners == [mine]
    print(f"the heuristic won {wins} of 10 games against a random player")


if __name__ == "__main__":
    main()
