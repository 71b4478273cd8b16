"""Learning curves: made of reports that were made before, one after the other, and for nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from obelisk.analysis.report import PhaseReport
from obelisk.server.progress import MISTAKES_SHOWN, fitting_themes, mean_and_half, typical_mistakes
from obelisk.server.thinking.pool import Pool
from obelisk.server.thinking.summaries import Mistake, SeatSummary
from obelisk.storage.coaching import Coached
from obelisk.storage.standing import ResultRow
from server.playground import Client, Playground, play_out, playground, run

SHORT = {"players": 2, "goal": "short"}


async def played(ground: Playground, *people: Client, seed: int = 1) -> str:
    """A short game of Drakon that two play at random."""
    table = await ground.table(*people, game="drakon", options=SHORT)
    async with people[0].socket(table) as one, people[1].socket(table) as other:
        await play_out([one, other], Random(seed))
    return table


async def caught_up(guest: Client, path: str) -> dict[str, Any]:
    """Asks until nothing is being reported."""
    for _ in range(600):
        page: dict[str, Any] = await guest.get(path)
        if page["thinking"] == 0:
            return page
        await asyncio.sleep(0.1)
    raise AssertionError("it thinks for ever")


def test_nothing_is_left_only_with_everything_at_hand(tmp_path: Path) -> None:
    """A report that is stored while a page is made may be missing there; then the page says: ask again."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            left = {await played(ground, ann, await ground.guest("Bob"))}
            reports: Any = ground.services.reports
            storage: Any = ground.services.storage
            read = storage.coached

            async def last_look(*wish: Any) -> Any:
                found = await read(*wish)
                left.clear()
                return found

            reports.to_catch_up = lambda person: set(left)
            storage.coached = last_look
            path = f"/api/people/{ann.id}/progress?game=drakon"
            assert (await ann.get(path))["thinking"] == 1
            assert (await ann.get(path))["thinking"] == 0

    run(scenario())


def test_the_last_games_of_somebody_become_a_curve(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            tables = [await played(ground, ann, bob, seed=seed) for seed in (1, 2)]
            path = f"/api/people/{ann.id}/progress"
            before = await ann.get(f"{path}?game=drakon")
            assert (before["games"], before["unreported"], before["accuracy"]) == ([], 2, None)
            begun = await ann.post(path, {"game": "drakon", "last": 2}, 202)
            assert begun["thinking"] == 2
            again = await ann.post(path, {"game": "drakon", "last": 2}, 202)
            assert again["thinking"] <= 2, "what is under way is not begun anew"
            page = await caught_up(ann, f"{path}?game=drakon")
            assert page["unreported"] == 0
            assert [one["table"] for one in page["games"]] == tables
            for one in page["games"]:
                told = await ann.get(f"/api/tables/{one['table']}/report")
                assert len(told["time_ms"]) == 2, "who sat there learns how long everybody thought"
                report = told["report"]
                mine = report["players"][one["seat"]]
                assert one["depth"] == "quick"
                assert (one["accuracy"], one["luck"], one["marks"]) == (
                    mine["accuracy"],
                    mine["luck"],
                    mine["marks"],
                )
                assert [part["phase"] for part in one["phases"]] == ["opening", "middle", "endgame"]
            shown = sum(kind["times"] for kind in page["mistakes"])
            made = sum(sum(one["marks"].values()) for one in page["games"])
            assert shown == made if len(page["mistakes"]) < MISTAKES_SHOWN else made / 2 < shown <= made
            assert page["themes"], "who plays at random needs exercises"
            # Bob sat at the same tables: his reports are there, and nobody has to think again.
            his = await bob.get(f"/api/people/{bob.id}/progress?game=drakon")
            assert (len(his["games"]), his["unreported"]) == (2, 0)
            assert his["luck"] == -page["luck"]
            await bob.get(f"{path}?game=drakon", 403)
            await bob.post(path, {"game": "drakon"}, 403)
            await ann.get(f"{path}?game=chess", 404)

    run(scenario())


def test_a_report_without_a_summary_is_made_again_and_a_failure_ends_nothing(
    tmp_path: Path, monkeypatch: Any
) -> None:
    """One game after the other: never two of a person at once. What fails is left out."""
    asked: list[str] = []
    answered = asyncio.Event()
    now = 0
    most = 0

    async def report(pool: Pool, request: Any) -> bytes | None:
        nonlocal now, most
        now += 1
        most = max(most, now)
        # What stands here for a report has nothing in it that the answer could tell.
        await answered.wait()
        asked.append(request.depth)
        now -= 1
        return None if len(asked) == 1 else b'{"report": {}, "summary": []}'

    monkeypatch.setattr(Pool, "report", report)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            tables = []
            for _ in range(3):
                tables.append(await ground.table(ann, bob))
                await bob.post(f"/api/tables/{tables[-1]}/resign")
            await ground.services.storage.keep_report(tables[0], "deep", "{}", "")
            await ann.post(f"/api/people/{ann.id}/progress", {"game": "city"}, 202)
            answered.set()
            while ground.services.reports.to_catch_up(ann.id):
                await asyncio.sleep(0.01)
            assert asked == ["quick", "quick", "deep"]
            assert most == 1
            kept = await ground.services.storage.coached(ann.id, "city", 9)
            assert [(one.depth, one.summary) for one in kept] == [("", ""), ("quick", "[]"), ("deep", "[]")]

    run(scenario())


def test_games_of_two_kinds_wait_in_one_line(tmp_path: Path, monkeypatch: Any) -> None:
    """Whoever asks for the next game while the first is looked at is heard; each is told its own number."""
    answered = asyncio.Event()

    async def report(pool: Pool, request: Any) -> bytes:
        await answered.wait()
        return b'{"report": {}, "summary": []}'

    monkeypatch.setattr(Pool, "report", report)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            for game in ("city", "drakon", "drakon"):
                await bob.post(f"/api/tables/{await ground.table(ann, bob, game=game)}/resign")
            path = f"/api/people/{ann.id}/progress"
            assert (await ann.post(path, {"game": "city"}, 202))["thinking"] == 1
            assert (await ann.get(f"{path}?game=drakon"))["thinking"] == 0
            assert (await ann.post(path, {"game": "drakon"}, 202))["thinking"] == 2
            assert (await ann.get(f"{path}?game=city"))["thinking"] == 1
            answered.set()
            while ground.services.reports.to_catch_up(ann.id):
                await asyncio.sleep(0.01)
            for game in ("city", "drakon"):
                kept = await ground.services.storage.coached(ann.id, game, 9)
                assert {one.summary for one in kept} == {"[]"}

    run(scenario())


def looked(table: str, *mistakes: Mistake) -> tuple[Coached, SeatSummary]:
    result = ResultRow(table, 0, "ann", "city", 1, 2, False, 9)
    phases = [PhaseReport("opening", 3, 0.1, 0.5)]
    summary = SeatSummary(0.5, 0.1, 0.0, 1.0, 9, 0.02, 0.9, phases, list(mistakes))
    return Coached(result, "quick", "[]"), summary


def test_mistakes_are_counted_by_class_and_lead_to_exercises() -> None:
    """What lost most comes first, with its latest example; themes are those that would have helped."""
    games = [
        looked("g1", Mistake(7, "blunder", 0.2, "missed", "build", ["crystals"])),
        looked(
            "g2",
            Mistake(3, "slip", 0.03, "missed", "build", ["crystals", "complete"]),
            Mistake(8, "slip", 0.04, "otherwise", "move", []),
        ),
    ]
    kinds = typical_mistakes(games)
    assert [(kind.how, kind.deed, kind.times, kind.table, kind.ply) for kind in kinds] == [
        ("missed", "build", 2, "g2", 3),
        ("otherwise", "move", 1, "g2", 8),
    ]
    assert abs(kinds[0].loss - 0.23) < 1e-9
    themes = fitting_themes("city", games, set())
    assert [(one.theme, one.times, one.solved) for one in themes] == [("crystals", 2, 0), ("complete", 1, 0)]
    assert all(one.exercises > 0 for one in themes)
    assert fitting_themes("city", [], set()) == []


def test_a_mean_of_luck_has_an_interval_from_two_games_on() -> None:
    assert mean_and_half([]) == (0.0, 0.0)
    assert mean_and_half([0.2]) == (0.2, 0.0)
    middle, half = mean_and_half([0.1, -0.1])
    assert abs(middle) < 1e-9
    assert abs(half - 1.96 * 0.1) < 1e-9
