"""Every game is played to its end through the API alone, by bot accounts as docs/protocol.md says."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from obelisk.catalog import GAMES
from obelisk.core.record import Replay, read, verify_fairness
from obelisk.jsontext import decode_json
from server.playground import Client, Json, Playground, playground, run

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import bot_client  # type: ignore[import-not-found]  # an example, in no package

GAMES_TO_PLAY: list[tuple[str, Json]] = [
    ("city", {"players": 2, "stall_limit": 1}),
    ("drakon", {"players": 2}),
    ("legends", {"max_turns": 6}),
    ("legends", {"max_turns": 2, "match": True}),
]


class Robots:
    """An account and its two bots, who play against each other."""

    def __init__(self, ground: Playground, owner: Client, tokens: list[str]) -> None:
        self.owner = owner
        self.servers = [bot_client.Server(ground.base, token) for token in tokens]

    async def ask(self, robot: int, path: str, body: Json | None = None) -> Json:
        return await asyncio.to_thread(self.servers[robot].ask, path, body)

    async def table(self, game: str, options: Json) -> str:
        """A table at which both sit; not started yet."""
        wish = {"game": game, "options": options, "seats": [{"kind": "open"}, {"kind": "open"}]}
        table = str((await self.owner.post("/api/tables", wish, 201))["table"]["id"])
        for robot in range(2):
            assert (await self.ask(robot, f"/api/tables/{table}/join", {"seat": robot}))["id"] == table
        return table

    async def play(self, table: str) -> Json:
        """Both play to the end, and the record is checked; the table as it is then."""
        started = await self.owner.post(f"/api/tables/{table}/start")
        assert started["status"] == "playing"
        info = await self.play_on(table)
        await self.verify(info)
        return info

    async def play_on(self, table: str) -> Json:
        """Both play a table that has begun to its end."""
        await asyncio.gather(*[asyncio.to_thread(bot_client.play, server, table) for server in self.servers])
        info = await self.owner.get(f"/api/tables/{table}")
        assert info["status"] == "finished"
        assert info["ending"] == "rules"
        return info

    async def verify(self, info: Json) -> None:
        """The record replays to the result, and its chance was fair."""
        answer = await self.owner.http.get(f"/api/tables/{info['id']}/record")
        record = read(answer.text, decode_json)
        rules: Any = GAMES.get(info["game"]).game
        replay = Replay(rules, record)
        replay.finish()
        assert record.result is not None
        assert record.result.encode() == info["result"]
        assert verify_fairness(record) > 0
        fair = await self.owner.get(f"/api/tables/{info['id']}/fairness")
        assert fair["verified"]


async def robots(ground: Playground) -> Robots:
    owner = await ground.account("Owner")
    tokens = [(await owner.post("/api/me/bots", {"name": name}))["token"] for name in ("Robin", "Rita")]
    return Robots(ground, owner, tokens)


@pytest.mark.parametrize(("game", "options"), GAMES_TO_PLAY)
def test_two_bots_play_a_game_to_its_end(tmp_path: Path, game: str, options: Json) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            pair = await robots(ground)
            await pair.play(await pair.table(game, options))

    run(scenario())


def test_two_bots_draft_decks_and_play_a_match_with_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            pair = await robots(ground)
            draft = await pair.table("legends-draft", {"players": 2})
            await pair.owner.post(f"/api/tables/{draft}/start")
            await pair.play_on(draft)
            for robot in range(2):
                page = await pair.ask(robot, f"/api/drafts/{draft}")
                pool = page["drafters"][robot]["pool"]
                await put(pair, ground, robot, f"/api/drafts/{draft}/decks/{robot}", {"cards": pool[:30]})
            match = await pair.ask(0, f"/api/drafts/{draft}/matches/0", {})
            info = await pair.play_on(match["id"])
            await pair.verify(info)
            # The draft is laid open with its last match.
            await pair.verify(await pair.owner.get(f"/api/tables/{draft}"))

    run(scenario())


async def put(pair: Robots, ground: Playground, robot: int, path: str, body: Json) -> None:
    client = ground.client()
    client.http.headers["authorization"] = f"Bearer {pair.servers[robot]._token}"
    await client.call("PUT", path, body)
