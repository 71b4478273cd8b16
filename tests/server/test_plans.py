"""Conditional moves: declared in secret, played when their position comes up, dropped when it does not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from obelisk.catalog import GAMES
from obelisk.core.rng import Rng
from obelisk.server.table import plans
from obelisk.server.table.match import Match
from server.playground import Client, Json, Playground, playground, run
from server.test_secrecy import pages_of

DAYS = {"mode": "days", "days": 2}
OURS = [game for game in GAMES.ids() if "draft" not in game]


async def match_at(ground: Playground, table: str) -> Match:
    match = (await ground.services.tables.live(table)).match
    assert match is not None
    return match


async def begun(ground: Playground, game: str = "drakon", **wish: Any) -> tuple[str, list[Client], Match]:
    """A table over days of as few people as can be; those who decide come first."""
    count = GAMES.get(game).game.seat_counts()[0]
    people = [await ground.account(f"Person {number}") for number in range(count)]
    table = await ground.table(people[0], *people[1:], game=game, clock=DAYS, **wish)
    return table, people, await match_at(ground, table)


def turns(match: Match) -> tuple[int, int]:
    """Who decides at a table of two, and who waits."""
    decision = match.decision()
    assert decision is not None
    return decision.seat, 1 - decision.seat


async def some_line(client: Client, table: str, seat: int, first: int = 0) -> list[str]:
    for seed in range(first, first + 50):
        line = await line_for(client, table, seat, Random(seed))
        if line is not None:
            return line
    raise AssertionError("no line")


async def act(ground: Playground, client: Client, table: str, text: str) -> None:
    match = await match_at(ground, table)
    seats = [
        seat["seat"]
        for seat in (await client.get(f"/api/tables/{table}"))["seats"]
        if seat["person"] == client.id
    ]
    body = {"seq": match.number(seats), "key": f"k{match.seq}", "actions": [text]}
    await client.post(f"/api/tables/{table}/moves", body)


async def line_for(client: Client, table: str, seat: int, rng: Random) -> list[str] | None:
    """A line that ends with an answer, put together from what the server offers. Nothing where chance
    decides, or where others would hardly have all that they play.
    """
    line: list[str] = []
    while True:
        answer = await client.http.post(f"/api/tables/{table}/suppose", json={"line": line})
        if answer.status_code == 422 and line:
            return None
        assert answer.is_success, answer.text
        found = answer.json()
        if found["ready"]:
            return line
        if not found["legal"]:
            return None
        assert found["yours"] == (found["seat"] == seat)
        line.append(rng.choice(found["legal"]))
        if len(line) > 30:
            return None


async def until_answered(ground: Playground, table: str, seq: int) -> Match:
    """Waits until something was played by itself."""
    while (match := await match_at(ground, table)).seq <= seq:
        await asyncio.sleep(0.01)
    return match


async def until_dropped(ground: Playground, table: str, seat: int) -> None:
    while await ground.services.storage.plans(table, seat):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", OURS)
def test_a_line_is_answered_when_its_position_comes_up(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            table, people, match = await begun(ground, game)
            rng = Random(4)
            answered = 0
            for _ in range(400):
                decision = match.decision()
                assert decision is not None
                mover = decision.seat
                waiter = (mover + 1) % len(people)
                line = await declared_line(people[waiter], table, waiter, match, rng)
                if line is None:
                    await act(ground, people[mover], table, rng.choice(match.legal_texts()))
                    match = await match_at(ground, table)
                    continue
                page = await people[waiter].post(f"/api/tables/{table}/plans", {"line": line}, 201)
                others = page["plans"][0]["others"]
                seen = match.seq
                for text in line[:others]:
                    decision = match.decision()
                    assert decision is not None
                    await act(ground, people[decision.seat], table, text)
                match = await until_answered(ground, table, seen + others)
                played = match.table.record.plies[seen : seen + len(line)]
                assert [ply.action for ply in played] == line
                assert {ply.seat for ply in played[others:]} == {waiter}
                await until_dropped(ground, table, waiter)
                answered += 1
                if answered == 3:
                    return
            pytest.fail("no line came up")

    run(scenario())


async def declared_line(client: Client, table: str, seat: int, match: Match, rng: Random) -> list[str] | None:
    """A line whose first part the others can truly play."""
    line = await line_for(client, table, seat, rng)
    if line is None:
        return None
    game: Any = match.game
    state = game.copy(match.state)
    for text in line:
        decision = game.decision(state)
        if decision is None:
            return None
        if decision.seat == seat:
            return line
        legal = {game.notate(state, action): action for action in game.legal(state)}
        if text not in legal:
            return None
        game.advance(state, legal[text], match.chance())
    return None


def test_lines_are_dropped_when_something_else_happens(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            table, people, match = await begun(ground)
            mover, waiter = turns(match)
            ann, bob, rng = people[mover], people[waiter], Random(1)
            line = await some_line(bob, table, waiter)
            page = await bob.post(f"/api/tables/{table}/plans", {"line": line}, 201)
            (plan,) = page["plans"]
            assert plan["line"] == line
            other = next(text for text in match.legal_texts() if text != line[0])
            await act(ground, ann, table, other)
            while turns(match)[0] == mover:
                await act(ground, ann, table, rng.choice(match.legal_texts()))
            await until_dropped(ground, table, waiter)
            state = await bob.get(f"/api/tables/{table}")
            assert state["turn"] == waiter, "nothing was played for Bob"

    run(scenario())


def test_lines_are_taken_back_one_by_one_and_go_with_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            table, people, match = await begun(ground)
            mover, waiter = turns(match)
            ann, bob = people[mover], people[waiter]
            path = f"/api/tables/{table}/plans"
            lines = [await some_line(bob, table, waiter, 100 * number) for number in range(3)]
            for line in lines:
                page = await bob.post(path, {"line": line}, 201)
            assert [one["line"] for one in page["plans"]] == lines
            page = await bob.call("DELETE", f"{path}/{page['plans'][1]['number']}")
            assert [one["line"] for one in page["plans"]] == [lines[0], lines[2]]
            await bob.call("DELETE", f"{path}/77", None, 404)
            # Only while another decides, only with an answer, and only what can be played.
            assert (await ann.post(path, {"line": lines[0]}, 409))["reason"] == "your_turn"
            assert (await bob.post(path, {"line": lines[0][:-1]}, 422))["reason"] == "short"
            await bob.post(path, {"line": ["nonsense"]}, 422)
            await bob.post(path, {"line": []}, 422)
            await ann.post(f"/api/tables/{table}/resign")
            assert await ground.services.storage.plans(table, waiter) == []

    run(scenario())


def test_only_at_tables_over_days_and_for_one_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "MOST_LINES", 1)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.account(name) for name in ("Ann", "Bob", "Eve")]
            live = await ground.table(ann, bob, game="drakon", clock={"mode": "move", "seconds": 60})
            for path in (f"/api/tables/{live}/suppose", f"/api/tables/{live}/plans"):
                assert (await bob.post(path, {"line": []}, 409))["reason"] == "not_over_days"
                assert (await eve.post(path, {"line": []}, 403))["reason"] == "not_seated"
            seats = [{"kind": "me"}, {"kind": "me"}]
            wish = {"game": "drakon", "seats": seats, "clock": DAYS}
            both = str((await ann.post("/api/tables", wish, 201))["table"]["id"])
            await ann.post(f"/api/tables/{both}/start")
            assert (await ann.post(f"/api/tables/{both}/suppose", {"line": []}, 409))[
                "reason"
            ] == "several_seats"
            days = await ground.table(ann, bob, game="drakon", clock=DAYS)
            waiter = turns(await match_at(ground, days))[1]
            one = (ann, bob)[waiter]
            line = await some_line(one, days, waiter)
            await one.post(f"/api/tables/{days}/plans", {"line": line}, 201)
            assert (await one.post(f"/api/tables/{days}/plans", {"line": line}, 429))["reason"] == "lines"

    run(scenario())


@pytest.mark.parametrize("game", OURS)
def test_nobody_learns_of_a_line_nor_from_one(tmp_path: Path, game: str) -> None:
    """No byte that others can get changes when a line is declared; and what somebody is told who thinks a
    line through is the same in all worlds that they cannot tell apart.
    """

    async def bytes_of(client: Client, table: str) -> list[bytes]:
        found = [(await client.http.get(page)).content for page in await pages_of(client, table)]
        async with client.socket(table) as socket:
            await socket.until("state")
            found.append(socket.raw[-1])
        return found

    def still(found: list[bytes]) -> list[bytes]:
        """Without what only time changes."""
        return [text for text in found if b"left_ms" not in text]

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            table, people, match = await begun(ground, game)
            rng, dice = Random(2), Rng(5)
            rules: Any = match.game
            told = 0
            for _ in range(40):
                decision = match.decision()
                assert decision is not None
                waiter = (decision.seat + 1) % len(people)
                client, true = people[waiter], match.table.state
                line: list[str] = []
                for _ in range(3):
                    ask = client.http.post
                    path = f"/api/tables/{table}/suppose"
                    first = await ask(path, json={"line": line})
                    match.table.state = rules.determinise(rules.view(true, waiter), dice)
                    second = await ask(path, json={"line": line})
                    match.table.state = true
                    assert first.content == second.content
                    legal = first.json().get("legal")
                    if not legal:
                        break
                    line.append(rng.choice(legal))
                    told += 1
                await act(ground, people[decision.seat], table, rng.choice(match.legal_texts()))
            assert told > 40
            decision = match.decision()
            assert decision is not None
            waiter = (decision.seat + 1) % len(people)
            others = [one for one in people if one is not people[waiter]] + [await ground.account("Eve")]
            before = [still(await bytes_of(one, table)) for one in others]
            for seed in range(20):
                found = await line_for(people[waiter], table, waiter, Random(seed))
                if found is not None:
                    await people[waiter].post(f"/api/tables/{table}/plans", {"line": found}, 201)
                    break
            else:
                pytest.skip("no line here")
            assert [still(await bytes_of(one, table)) for one in others] == before
            for one in others:
                own: Json = (await one.http.get(f"/api/tables/{table}/plans")).json()
                assert own.get("plans", []) == []

    run(scenario())
