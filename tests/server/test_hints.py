"""Hints for replays: only after the end, from the knowledge of the seat that decides."""

from __future__ import annotations

import json
from pathlib import Path

from obelisk.core.chance import SeededChance
from obelisk.core.record import write
from obelisk.core.rng import Rng
from obelisk.core.table import open_table
from obelisk.games.drakon import GAME as DRAKON
from server.playground import playground, run


def test_the_best_actions_of_a_position(tmp_path: Path) -> None:
    """At most four legal actions of the seat to play, each with a chance; none after the end."""
    table = open_table(DRAKON, {"players": 2, "round_limit": 3}, SeededChance("hints"), ["Ann", "Ben"])
    rng = Rng("hints")
    first = [DRAKON.notate(table.state, action) for action in DRAKON.legal(table.state)]
    while (decision := table.decision()) is not None:
        legal = DRAKON.legal(table.state)
        table.play_text(decision.seat, DRAKON.notate(table.state, legal[rng.below(len(legal))]))
    text = write(table.record, json.dumps)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            made = await ann.post("/api/records", {"text": text}, 201)
            path = f"/api/tables/{made['id']}/hints"
            page = await ann.get(f"{path}?ply=0")
            assert 1 <= len(page["hints"]) <= 4
            assert {hint["action"] for hint in page["hints"]} <= set(first)
            assert all(0 <= hint["chance"] <= 1 for hint in page["hints"])
            last = len(table.record.plies)
            assert (await ann.get(f"{path}?ply={last}"))["hints"] == []
            await ann.get(f"{path}?ply={last + 1}", 422)

    run(scenario())
