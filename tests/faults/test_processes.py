"""Several processes on one PostgreSQL: any of them, or the database, dies; play goes on, nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from faults.cluster import NO_LIMITS, Campaign, Cluster, Json, Person, table_of
from postgres import Postgres
from server.playground import PATIENCE, free_port, run

CITY: Json = {"game": "city", "options": {"players": 3, "stall_limit": 5}}
DUEL: Json = {"game": "city", "options": {"players": 2, "stall_limit": 6}}
KINDS: list[tuple[Json, int, int]] = [
    (CITY, 2, 1),
    ({"game": "drakon", "options": {"players": 3}}, 2, 1),
    ({"game": "legends", "options": {"max_turns": 20}}, 2, 0),
    ({"game": "legends", "options": {"max_turns": 12}}, 1, 1),
]
"""Games of each kind, with how many people and bots."""


@asynccontextmanager
async def cluster_of(database: str, processes: int) -> AsyncIterator[Cluster]:
    cluster = Cluster(database, processes)
    try:
        for place in range(processes):
            await cluster.start(place)
        for place in range(processes):
            await cluster.ready(place)
        yield cluster
    finally:
        await cluster.stop()


async def seats_of(person: Person, table: str) -> list[Json]:
    found: list[Json] = (await person.ask("GET", f"/api/tables/{table}"))["seats"]
    return found


def test_a_process_and_the_database_die_and_every_game_ends(
    postgres: Postgres, postgres_database: str
) -> None:
    async def scenario() -> None:
        async with cluster_of(postgres_database, 2) as cluster:
            campaign = Campaign(cluster)
            games: list[asyncio.Task[None]] = []
            for number, (wish, people, bots) in enumerate(KINDS):
                players = [await Person(campaign, f"P{number}{place}").begin() for place in range(people)]
                table = await table_of(players, wish, bots)
                await players[0].ask("POST", f"/api/tables/{table}/chat", {"text": f"good luck {number}"})
                campaign.said.append((table, f"good luck {number}"))
                games += [asyncio.create_task(player.play(table)) for player in players]
            # Nobody moves here: the clock must run out wherever it runs.
            idle = [await Person(campaign, f"I{place}").begin() for place in range(2)]
            timed = await table_of(idle, {**CITY, "clock": {"mode": "move", "seconds": 4}}, 1)
            while campaign.acknowledged < 10:
                await asyncio.sleep(0.02)
            await cluster.kill(0)
            before = campaign.acknowledged
            while campaign.acknowledged < before + 15 and not all(game.done() for game in games):
                await asyncio.sleep(0.02)
            await cluster.start(0)
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
            await cluster.ready(0)
            await cluster.kill(1)
            await asyncio.gather(*games)
            while not any(seat["away"] for seat in await seats_of(idle[0], timed)):
                await asyncio.sleep(0.1)
            tables, actions = await campaign.check()
            print(
                f"{campaign.acknowledged} acknowledged, {actions} stored at {tables} tables; who lost the"
                f" connection was back after at most {max(campaign.away):.2f} s"
            )

    run(scenario())


async def play_on(campaign: Campaign, number: int) -> None:
    """Two people, one game after the other, with a bot at every second table."""
    pair = [await Person(campaign, f"P{number}-{place}").begin() for place in range(2)]
    while not campaign.is_over:
        wish = CITY if number % 2 else DUEL
        table = await table_of(pair, wish, number % 2)
        await asyncio.gather(*[person.play(table) for person in pair])
        campaign.games += 1


async def portion(postgres: Postgres, database: str, pairs: int, kills: int, acks: int, seed: int) -> None:
    """Kills of random processes, and one of PostgreSQL in the middle, with so many acknowledgements."""
    async with cluster_of(database, 2) as cluster:
        campaign = Campaign(cluster, seed)
        people = [asyncio.create_task(play_on(campaign, number)) for number in range(pairs)]
        for kill in range(1, kills + 1):
            while campaign.acknowledged < kill * acks / kills:
                await asyncio.sleep(0.02)
                for one in people:
                    if one.done():
                        one.result()
            if kill == kills // 2:
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
            place = campaign.rng.randrange(2)
            await cluster.kill(place)
            await cluster.start(place)
            await cluster.ready(place)
        campaign.is_over = True
        _, late = await asyncio.wait(people, timeout=30)
        for one in late:
            one.cancel()
        for one in people:
            if one not in late:
                one.result()
        tables, actions = await campaign.check()
        away = sorted(campaign.away)
        print(
            f"{kills} kills and one of PostgreSQL, {campaign.acknowledged} acknowledged, {actions} stored at"
            f" {tables} tables, {campaign.games} games over, none lost or doubled; {len(away)} times somebody"
            f" lost the connection and was back after {away[len(away) // 2]:.2f} s (median), 99 of 100 within"
            f" {away[len(away) * 99 // 100]:.2f} s, at most {away[-1]:.2f} s",
            flush=True,
        )
        assert campaign.acknowledged >= acks


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_two_hundred_kills_and_twenty_of_postgres(seed: int) -> None:
    """Twenty portions of ten kills, so that it can be done a little at a time (`scripts/long.py`)."""
    server = Postgres("fsync=on")
    try:
        server.start()
        run(portion(server, server.new_database(), pairs=30, kills=10, acks=5_000, seed=seed), 3000)
    finally:
        server.remove()


def test_a_crew_shares_a_door_and_is_whole_again_after_a_death(postgres_database: str) -> None:
    async def scenario() -> None:
        port = free_port()
        settings = {**NO_LIMITS, "OBELISK_PORT": str(port), "OBELISK_DATABASE": postgres_database}
        crew = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "obelisk.cli.app",
            "serve",
            "--processes",
            "2",
            env={**os.environ, **settings},
        )
        try:
            async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as client:
                for own in (port, port + 1, port + 2):
                    await until_ready(client, own)
                assert crew.returncode is None
                for own in (port + 1, port + 2):
                    metrics = await client.get(f"http://127.0.0.1:{own}/metrics")
                    assert "obelisk_live_tables" in metrics.text
                parts = children_of(crew.pid)
                assert len(parts) == 2
                os.kill(parts[0], signal.SIGKILL)
                while len(found := children_of(crew.pid)) < 2 or parts[0] in found:
                    await asyncio.sleep(0.05)
                for own in (port, port + 1, port + 2):
                    await until_ready(client, own)
            crew.terminate()
            assert await crew.wait() == 0
        finally:
            if crew.returncode is None:
                crew.kill()
                await crew.wait()

    run(scenario())


def children_of(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(word) for word in file.read().split()]


async def until_ready(client: httpx.AsyncClient, port: int) -> None:
    while True:
        try:
            if (await client.get(f"http://127.0.0.1:{port}/ready")).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        await asyncio.sleep(0.05)
