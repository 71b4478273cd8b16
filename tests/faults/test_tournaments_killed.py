"""Tournaments of 32 bot accounts, one of each kind, played to their ends while the server is killed twice."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import httpx
import pytest
import websockets

from faults.test_kill import Campaign
from server.playground import Client, Json, run
from server.test_tournaments import SHORT, again

BOTS = 32
KILLS = 2
KINDS: list[tuple[str, Json]] = [
    ("swiss", {}),
    ("knockout", {}),
    ("round_robin", {}),
    ("swiss", {"game": "city", "options": {"stall_limit": 1}, "seats": 4, "rounds": 3}),
    ("knockout", {"game": "drakon", "options": {"round_limit": 2}, "seats": 4}),
    ("swiss", {"game": "legends-draft", "seats": 4, "rounds": 3}),
]
LOST = (OSError, httpx.HTTPError, websockets.WebSocketException, KeyError, AssertionError)
"""What a player meets who speaks with a server that is being killed."""


class Entrant:
    """A bot account that plays wherever its tournament seats it, whatever happens to the server."""

    def __init__(self, client: Client, id: str, number: int) -> None:
        self.client = client
        self.id = id
        self.rng = Random(number)

    async def take_part(self) -> None:
        while True:
            try:
                page = await self.client.get(f"/api/tournaments/{self.id}")
                if page["info"]["status"] == "finished":
                    return
                table = page["you"]["table"]
                if table is not None:
                    await self.play(table)
                if page["you"]["draft"] is not None and not page["you"]["ready"]:
                    await self.build(page["you"]["draft"])
            except LOST:
                pass
            await asyncio.sleep(0.2)

    async def build(self, draft: str) -> None:
        """A deck out of the own pool; refused as long as the draft is not over."""
        page = await self.client.get(f"/api/drafts/{draft}")
        own = next(one for one in page["drafters"] if one["pool"] is not None)
        cards = self.rng.sample(own["pool"], 30)
        await self.client.call("PUT", f"/api/drafts/{draft}/decks/{own['seat']}", {"cards": cards})

    async def play(self, table: str) -> None:
        if (await self.client.get(f"/api/tables/{table}"))["status"] != "playing":
            return
        async with self.client.socket(table) as socket:
            while True:
                frame = await asyncio.wait_for(socket.get(), 60)
                if frame["type"] == "table" and frame["table"]["status"] == "finished":
                    return
                if frame["type"] == "state" and frame["decision"] and frame["decision"]["legal"]:
                    await socket.send(
                        type="move",
                        seq=frame["seq"],
                        key=f"{self.client.id}-{frame['seq']}",
                        actions=[self.rng.choice(frame["decision"]["legal"])],
                    )


async def entrants(base: str) -> tuple[Client, list[Client], list[Client]]:
    """The owner, 32 bots, and everybody whose connection has to be closed."""
    owner = await Client(base).account("Owner")
    bots: list[Client] = []
    heads: list[Client] = [owner]
    for number in range(BOTS):
        if number % 8 == 0:
            heads.append(await Client(base).account(f"Head {number}"))
        made = await heads[-1].post("/api/me/bots", {"name": f"Bot {number}"})
        bot = Client(base)
        bot.http.headers["authorization"] = f"Bearer {made['token']}"
        bot.me = await bot.get("/api/me")
        bots.append(bot)
    return owner, bots, [*heads, *bots]


async def tournament(folder: Path, format: str, wish: Json) -> Json:
    campaign = Campaign(str(folder / "obelisk.db"), 0, 1)
    process = await campaign.start()
    owner, bots, everybody = await entrants(f"http://127.0.0.1:{campaign.port}")
    made = await owner.post("/api/tournaments", {**SHORT, "format": format, **wish}, 201)
    id = str(made["info"]["id"])
    for bot in bots:
        await bot.post(f"/api/tournaments/{id}/join", {})
    rounds = (await owner.post(f"/api/tournaments/{id}/start"))["info"]["rounds"]
    tasks = [asyncio.create_task(Entrant(bot, id, number).take_part()) for number, bot in enumerate(bots)]
    for kill in range(KILLS):
        # Once in the first half of the tournament, once in the second, in the middle of a round.
        wanted = max(1, rounds * (kill + 1) // (KILLS + 1))
        while True:
            page = await owner.get(f"/api/tournaments/{id}")
            # Where decks are drafted, first while some draft and others build.
            if page["info"]["round"] >= wanted or (kill == 0 and page["ready"]):
                break
            await asyncio.sleep(0.1)
        process.send_signal(signal.SIGKILL)
        await process.wait()
        process = await campaign.start()
    await asyncio.gather(*tasks)
    results = await owner.get(f"/api/tournaments/{id}/results")
    for client in everybody:
        await client.http.aclose()
    process.terminate()
    await process.wait()
    return results


@pytest.mark.long
@pytest.mark.parametrize(("format", "wish"), KINDS)
def test_a_tournament_is_played_to_its_end_over_two_kills(tmp_path: Path, format: str, wish: Json) -> None:
    results = run(tournament(tmp_path, format, wish), 3600)
    assert results["info"]["status"] == "finished"
    published = [[table["players"] for table in tables] for tables in results["rounds"]]
    assert published == again(results), "pairings follow from what is published"
    tables = [table["table"] for each in results["rounds"] for table in each if table["table"]]
    assert len(tables) == len(set(tables))
    print(f"{format}: {len(results['rounds'])} rounds, {len(tables)} tables")
