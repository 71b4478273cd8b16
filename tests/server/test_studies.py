"""The analysis board at the server: files that somebody brings, and never more than they tell."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk.board import Board
from obelisk.core.patience import PATIENCE
from server.playground import playground, run

NOTES = '{"comments": {"1": "Bold."}, "lines": [{"at": 1, "plies": ["p1 done"]}]}'


def game(name: str = "city", plies: int = 12, **options: Any) -> Board:
    board = obelisk.new(name, seed=3, **options)
    for _ in range(plies):
        board.push(board.ask("random"))
    return board


def test_a_record_is_opened_with_its_variations(tmp_path: Path) -> None:
    board = game()

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            start = await ann.post("/api/analysis", {"text": f"{board.record}analysis {NOTES}\n"}, 200)
            assert start["game"] == "city"
            assert start["names"] == ["p1", "p2"]
            assert start["notes"] == json.loads(NOTES)
            assert start["text"] == board.record
            assert len(start["plies"]) == 12
            page = await ann.post("/api/analysis/look", {"text": start["text"], "at": 5}, 200)
            assert page["position"] == board.at(5).position()
            assert page["decision"]["legal"] == board.at(5).legal
            assert len(page["views"]) == 3
            assert page["plies"] == []

    run(scenario())


def test_an_imported_record_keeps_its_variations(tmp_path: Path) -> None:
    """They come back unchanged, byte by byte, and whoever replays it is told; wrong ones are refused."""
    board = game()
    text = f"{board.record}analysis {NOTES}\n"

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            id = (await ann.post("/api/records", {"text": text}, 201))["id"]
            answer = await ann.http.get(f"/api/tables/{id}/record")
            assert answer.text == text
            assert (await ann.get(f"/api/tables/{id}/notes"))["notes"] == json.loads(NOTES)
            await bob.get(f"/api/tables/{id}/notes", 403)
            plain = (await ann.post("/api/records", {"text": board.record}, 201))["id"]
            assert (await ann.get(f"/api/tables/{plain}/notes"))["notes"] == {}
            wrong = f'{board.record}analysis {{"lines": [{{"at": 99, "plies": ["p1 done"]}}]}}\n'
            refused = await ann.post("/api/records", {"text": wrong}, 422)
            assert (refused["error"], refused["reason"]) == (
                "bad_record",
                "'99' is no place in a line of 12 plies",
            )

    run(scenario())


def test_a_position_with_hidden_cards_is_dealt_once(tmp_path: Path) -> None:
    """What the server gives back says how; from then on it stays so."""
    text = game(plies=30).position()
    hidden = "\n".join("hand p1 ?*4" if line.startswith("hand p1") else line for line in text.splitlines())
    hidden = "\n".join(line for line in hidden.splitlines() if not line.startswith("drawn"))

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            start = await ann.post("/api/analysis", {"text": hidden}, 200)
            assert "?" not in start["text"]
            pages = [await ann.post("/api/analysis/look", {"text": start["text"]}, 200) for _ in range(2)]
            assert pages[0] == pages[1]

    run(scenario())


@pytest.mark.parametrize("name", ["city", "drakon", "legends"])
def test_everybody_moves_in_all_directions(name: str, tmp_path: Path) -> None:
    """Actions come back with what chance answered; the same line leads to the same moment again."""
    board = game(name, 6)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            text, at, line = board.record, 4, list[str]()
            page = await ann.post("/api/analysis/look", {"text": text, "at": at}, 200)
            for _ in range(8):
                if page["decision"] is None:
                    break
                wish = {"text": text, "at": at, "line": line, "actions": [page["decision"]["legal"][-1]]}
                page = await ann.post("/api/analysis/look", wish, 200)
                assert page["refusal"] is None
                assert len(page["plies"]) == 1
                line += page["plies"]
            again = await ann.post("/api/analysis/look", {"text": text, "at": at, "line": line}, 200)
            assert again["position"] == page["position"]
            assert again["views"] == page["views"]
            from_there = await ann.post("/api/analysis/look", {"text": page["position"], "at": 99}, 422)
            assert from_there["reason"] == "ply"

    run(scenario())


def test_what_the_rules_refuse_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    board = game()

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            wish = {"text": board.record, "at": 12, "actions": ["move z9"]}
            page = await ann.post("/api/analysis/look", wish, 200)
            assert page["refusal"]["reason"] == "unreadable"
            assert page["plies"] == []
            legal = board.legal[0]
            page = await ann.post("/api/analysis/look", {**wish, "actions": [legal, "build 1 r3"]}, 200)
            assert page["refusal"]["rule"]
            assert page["plies"] == []
            assert page["position"] == board.position()

    run(scenario())


def test_what_cannot_be_read_is_refused_with_its_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            for text, line in (
                ("obelisk position 1\ngame chess\n", 2),
                ("obelisk record 1\ngame city\n", 3),
                ("hello", 1),
                (game().record.replace("move", "mvoe", 1), 14),
            ):
                refused = await ann.post("/api/analysis", {"text": text}, 422)
                assert refused["error"] == "bad_record"
                assert refused["facts"]["line"] == line, text
            noted = f"{game().record}analysis {{}}{{\n"
            assert (await ann.post("/api/analysis", {"text": noted}, 422))["error"] == "bad_record"
            bad = {"text": game().record, "at": 12, "line": ["p9 done"]}
            assert (await ann.post("/api/analysis/look", bad, 422))["facts"]["line"] == 1
            await ann.post("/api/analysis", {"text": "x" * 400_001}, 400)
            await ann.post("/api/analysis/look", {"text": game().record, "viewer": "7"}, 404)

    run(scenario())


@pytest.mark.parametrize("name", ["city", "drakon", "legends"])
def test_a_seat_sees_its_own_view_and_no_more(name: str, tmp_path: Path) -> None:
    """Nobody's hand but one's own, no choices of others, and of what happened only what one saw."""
    board = game(name, 9)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            for viewer in ("0", "1", "spectator"):
                seat = int(viewer) if viewer.isdecimal() else None
                wish = {"text": board.record, "at": 9, "viewer": viewer}
                page = await ann.post("/api/analysis/look", wish, 200)
                expected = json.loads(json.dumps(board.look(seat).data))
                # What lies in the box is told once, when the file is opened.
                del expected["facts"]
                assert page["views"] == [expected]
                assert (page["decision"]["legal"] is None) == (board.turn != seat)

    run(scenario())


def test_a_running_game_cannot_be_opened(tmp_path: Path) -> None:
    """The board takes files, not tables; and the file of a running game is given to nobody."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ground.table(ann, bob)
            for who in (ann, bob, eve):
                await who.get(f"/api/tables/{table}/record", 409)
                refused = await who.post("/api/analysis", {"text": table}, 422)
                assert refused["error"] == "bad_record"

    run(scenario())


def test_bots_think_about_a_moment(tmp_path: Path) -> None:
    """From what the deciding seat knows; a newer question of the same study takes the place of an older."""
    board = game("drakon", 4, players=2)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            wish = {"text": board.record, "at": 4, "budget_ms": 200, "study": "a"}
            page = await ann.post("/api/analysis/think", wish, 200)
            assert page["seat"] == board.turn
            assert {hint["action"] for hint in page["hints"]} <= set(board.legal)
            assert page["hints"]
            assert all(hint["line"][0] == hint["action"] and hint["trials"] for hint in page["hints"])
            await ann.post("/api/analysis/think", {**wish, "budget_ms": 60_000}, 400)
            end = game("drakon", 0, players=2, goal="short")
            end.play_out(["random"])
            over = {"text": end.record, "at": len(end), "budget_ms": 200}
            assert (await ann.post("/api/analysis/think", over, 200)) == {"seat": None, "hints": []}

    run(scenario())


def test_a_moment_whose_choices_take_long_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position that somebody has written may take any time; it is told that it does, without a fault."""
    board = obelisk.new("legends", seed=1, decks=["buka", "khind"])
    for _ in range(40):
        board.push(board.ask("random"))
    look = {"text": str(board.record)}

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            monkeypatch.setattr(PATIENCE, "most", 1)
            found = [await ann.http.post("/api/analysis/look", json={**look, "at": at}) for at in range(40)]
            assert {answer.status_code for answer in found} == {200, 503}
            refused = next(answer.json() for answer in found if answer.status_code == 503)
            assert (refused["error"], refused["reason"]) == ("unavailable", "rules")

    run(scenario())
