"""Counts the legal lines from stored positions of a game, or compares them with the counts stored.

    .venv/bin/python scripts/perft.py city [--write]

Each `tests/perft/GAME/NAME.json` holds options, an encoded state and `counts`: how many different sequences
of 1, 2, 3 … legal actions there are, chance always giving the first outcome that can happen. `--write` counts
anew to the same depth (`--depth N` to another one).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "perft"

sys.path.insert(0, str(ROOT / "src"))

from obelisk.catalog import GAMES  # noqa: E402
from obelisk.core.game import Game  # noqa: E402


class FirstChance:
    """Chance that gives the first outcome that can happen."""

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        return next(index for index, weight in enumerate(weights) if weight > 0)

    def proof(self) -> str:
        return ""


def perft(game: Game[Any, Any, Any], state: Any, depth: int) -> int:
    """How many sequences of `depth` legal actions there are from `state`."""
    actions = game.legal(state)
    if depth == 1:
        return len(actions)
    lines = 0
    for action in actions:
        after = game.copy(state)
        game.advance(after, action, FirstChance())
        lines += perft(game, after, depth - 1)
    return lines


def count(game_id: str, position: dict[str, Any], depth: int) -> list[int]:
    """The counts of a stored position to a depth."""
    game = GAMES.get(game_id).game
    state = game.decode_state(game.options(position["options"]), position["state"])
    return [perft(game, state, each) for each in range(1, depth + 1)]


def positions(game_id: str) -> dict[Path, dict[str, Any]]:
    """Every stored position of a game."""
    return {path: json.loads(path.read_text()) for path in sorted((FOLDER / game_id).glob("*.json"))}


def text_of(position: dict[str, Any]) -> str:
    """The text of a position's file: a line per fact, a line per tile of the city."""
    lines: list[str] = []
    for key, value in position.items():
        if key != "state":
            lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    facts: list[str] = []
    for key, value in position["state"].items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            items = ",\n      ".join(json.dumps(item) for item in value)
            facts.append(f"    {json.dumps(key)}: [\n      {items}\n    ]")
        else:
            facts.append(f"    {json.dumps(key)}: {json.dumps(value)}")
    state = ",\n".join(facts)
    lines.append(f'  "state": {{\n{state}\n  }}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Counts of legal lines from stored positions.")
    parser.add_argument("game", help=", ".join(GAMES.ids()))
    parser.add_argument("--write", action="store_true", help="store the counts")
    parser.add_argument("--depth", type=int, default=0, help="count to this depth instead of the stored one")
    wanted = parser.parse_args()
    wrong = 0
    for path, position in positions(wanted.game).items():
        counts = count(wanted.game, position, wanted.depth or len(position["counts"]))
        same = counts == position["counts"]
        wrong += not same
        print(f"{path.name}: {counts}" + ("" if same else f", stored {position['counts']}"))
        if wanted.write:
            path.write_text(text_of({**position, "counts": counts}))
    return 1 if wrong and not wanted.write else 0


if __name__ == "__main__":
    sys.exit(main())
