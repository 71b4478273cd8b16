"""Reports of finished games: made once, kept, deeper when asked, and nobody sees more than the record."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import obelisk
from obelisk.analysis.report import Report
from obelisk.server.reports import MOST
from obelisk.server.thinking import worker
from obelisk.server.thinking.pool import Pool, Worker
from obelisk.server.thinking.requests import ReportRequest
from server.playground import Client, playground, run


def game(seed: int = 1) -> str:
    board = obelisk.new("drakon", players=2, seed=seed, goal="short", names=["Ann", "Ben"])
    board.play_out(["greedy", "random"])
    return board.record


async def finished(guest: Client, path: str) -> dict[str, Any]:
    """Asks until nothing is being made."""
    for _ in range(600):
        page: dict[str, Any] = await guest.get(path)
        if page["thinking"] is None:
            return page
        await asyncio.sleep(0.1)
    raise AssertionError("it thinks for ever")


def test_a_report_is_made_once_and_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            id = (await ann.post("/api/records", {"text": game()}, 201))["id"]
            path = f"/api/tables/{id}/report"
            first = await ann.get(path)
            assert (first["depth"], first["thinking"], first["report"]) == (None, "quick", None)
            page = await finished(ann, path)
            assert page["depth"] == "quick"
            report = page["report"]
            assert report["moments"][-1]["last"] == report["plies"]
            assert [player["name"] for player in report["players"]] == ["", ""]
            for player in report["players"]:
                parts = player["start"] + player["luck"] + player["own"] + player["others"]
                assert abs(parts - player["result"]) < 1e-3
            kept = await ground.services.storage.report(id)
            assert kept is not None
            assert json.loads(kept[1]) == report
            assert (await ann.get(path))["report"] == report
            again = await ann.get(f"{path}?known=quick")
            assert (again["depth"], again["report"]) == ("quick", None), "who has it is not sent it again"
            assert (await ann.get(f"{path}?known=normal"))["report"] == report
            assert page["time_ms"] is None, "a record tells no times"

    run(scenario())


def test_a_report_that_was_kept_before_accuracies_had_errors_can_be_read() -> None:
    kept = obelisk.annotate(obelisk.new("drakon", players=2, seed=1)).encode()
    for player in kept["players"]:
        del player["accuracy_error"]
    report = msgspec.json.decode(json.dumps(kept), type=Report)
    assert [player.accuracy_error for player in report.players] == [None, None]


def test_who_may_not_see_the_record_sees_no_report(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            id = (await ann.post("/api/records", {"text": game()}, 201))["id"]
            await bob.get(f"/api/tables/{id}/report", 403)
            await bob.get("/api/tables/nowhere/report", 404)
            going = await ground.table(ann, bob)
            await ann.get(f"/api/tables/{going}/report", 409)
            await ann.get(f"/api/tables/{id}/report?depth=bottomless", 422)

    run(scenario())


def test_positions_of_a_finished_game_are_drawn(tmp_path: Path) -> None:
    """One picture for each moment that there is, the same for whoever may see the record."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            id = (await ann.post("/api/records", {"text": game()}, 201))["id"]
            found = (await ann.get(f"/api/tables/{id}/pictures?plies=5,0,5,99999"))["pictures"]
            assert [one["ply"] for one in found] == [0, 5]
            assert all(one["svg"].startswith("<svg") for one in found)
            assert found[0]["svg"] != found[1]["svg"]
            assert (await ann.get(f"/api/tables/{id}/pictures?plies=99999"))["pictures"] == []
            await ann.get(f"/api/tables/{id}/pictures?plies=one", 400)
            await bob.get(f"/api/tables/{id}/pictures?plies=0", 403)

    run(scenario())


def test_nobody_has_everything_made_at_once_and_a_failure_is_said(tmp_path: Path, monkeypatch: Any) -> None:
    asked: list[str] = []

    async def never(pool: Pool, request: Any) -> bytes | None:
        asked.append(request.person)
        if len(asked) <= MOST:
            await asyncio.sleep(3600)
        return None

    monkeypatch.setattr(Pool, "report", never)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            text = game()
            for _ in range(MOST):
                id = (await ann.post("/api/records", {"text": text}, 201))["id"]
                assert (await ann.get(f"/api/tables/{id}/report"))["thinking"] == "quick"
            one_more = (await ann.post("/api/records", {"text": text}, 201))["id"]
            await ann.get(f"/api/tables/{one_more}/report", 429)
            his = (await bob.post("/api/records", {"text": text}, 201))["id"]
            assert (await bob.get(f"/api/tables/{his}/report"))["thinking"] == "quick"
            await asyncio.sleep(0)
            page = await finished(bob, f"/api/tables/{his}/report")
            assert (page["failed"], page["report"]) == (True, None)

    run(scenario())


def test_a_first_look_does_not_wait_behind_a_deep_one(tmp_path: Path, monkeypatch: Any) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            id = (await ann.post("/api/records", {"text": game()}, 201))["id"]
            path = f"/api/tables/{id}/report"
            await finished(ann, path)
            served = Worker.report

            async def slow(worker: Worker, request: ReportRequest) -> bytes:
                if request.depth != "quick":
                    await asyncio.sleep(3600)
                return await served(worker, request)

            monkeypatch.setattr(Worker, "report", slow)
            assert (await ann.get(f"{path}?depth=deep"))["thinking"] == "normal"
            his = (await bob.post("/api/records", {"text": game(2)}, 201))["id"]
            assert (await finished(bob, f"/api/tables/{his}/report"))["depth"] == "quick"
            assert (await ann.get(path))["thinking"] == "normal"

    run(scenario())


def test_a_first_look_that_somebody_waits_for_goes_before_deeper_ones(monkeypatch: Any) -> None:
    """Whoever plays goes before both; and a process that makes one after the other is as it was."""
    levels: list[int] = []
    monkeypatch.setattr(os, "setpriority", lambda which, who, level: levels.append(level))
    record = obelisk.new("drakon", players=2, seed=1).record
    for depth in ("quick", "normal", "quick"):
        worker.Desk().report({"record": record, "depth": depth})
    assert levels[0] == levels[2] < levels[1]
    assert min(levels) > 5


def test_a_server_that_was_told_to_be_nice_makes_first_looks() -> None:
    """Niceness is never taken back: only root may do that, and no server should run as root."""
    command = (
        "import os; os.nice(15); from obelisk.server.thinking import worker;"
        "worker.let_others_first(worker.AWAITED); print(os.nice(0))"
    )
    found = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert int(found.stdout) >= 15
