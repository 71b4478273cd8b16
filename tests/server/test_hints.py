"""Hints: after the end, and in games against bots alone; from the knowledge of the seat that decides."""

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


def test_help_against_bots_alone(tmp_path: Path) -> None:
    """Who plays against bots without a rating is helped with the own decision; with people nobody is."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            wish = {"game": "drakon", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            alone = (await ann.post("/api/tables", wish, 201))["table"]["id"]
            await ann.post(f"/api/tables/{alone}/start")
            async with ann.socket(alone) as socket:
                frame = await socket.until("state")
                while not (frame["decision"] or {}).get("legal"):
                    frame = await socket.until("state")
            page = await ann.get(f"/api/tables/{alone}/hints")
            assert page["seat"] == 0
            assert page["ply"] == frame["ply"]
            assert {hint["action"] for hint in page["hints"]} <= set(frame["decision"]["legal"])
            assert page["hints"]
            await bob.get(f"/api/tables/{alone}/hints", 409)
            together = await ground.table(ann, bob)
            await ann.get(f"/api/tables/{together}/hints", 409)

    run(scenario())
