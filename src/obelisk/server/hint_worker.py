"""A process that thinks about one position and ends: a view in, the best actions with their chances out."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from obelisk.bots.base import Budget
from obelisk.bots.hints import hints
from obelisk.catalog import GAMES


def answer(request: dict[str, Any]) -> list[dict[str, object]]:
    game = GAMES.get(request["game"]).game
    view = game.decode_view(game.options(request["options"]), request["view"])
    budget = Budget(milliseconds=request["budget_ms"])
    return [hint.encode() for hint in hints(game, view, budget, request["most"], os.urandom(8).hex())]


def main() -> None:
    os.nice(5)
    sys.stdout.write(json.dumps(answer(json.loads(sys.stdin.read()))))


if __name__ == "__main__":
    main()
