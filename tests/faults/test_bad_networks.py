"""Networks that are slow, lose packets and cut people off: games end, and nobody ever sees a wrong state."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from faults.cluster import Campaign, Cluster, Json, Person, table_of
from faults.network import BadNetwork, Weather
from obelisk.catalog import GAMES
from obelisk.core.record import Replay
from obelisk.server.table.log import record_of
from obelisk.storage.opening import open_storage
from server.playground import run

CITY: Json = {"game": "city", "options": {"players": 3, "stall_limit": 3}}
DRAKON: Json = {"game": "drakon", "options": {"players": 2}}
LEGENDS: Json = {"game": "legends", "options": {"max_turns": 10}}


class Onlookers(Campaign):
    """Notes what everybody was shown, to be compared with what was stored."""

    def __init__(self, cluster: Cluster, ports: list[int]) -> None:
        super().__init__(cluster)
        self.ports = ports
        self.shown: list[tuple[str, int, int, Any]] = []

    def port(self) -> int:
        return self.rng.choice(self.ports)

    def see(self, table: str, viewer: int, seq: int, view: msgspec.Raw) -> None:
        self.shown.append((table, viewer, seq, msgspec.json.decode(view)))

    async def compare(self) -> int:
        """Every view that anybody was shown is that of the stored game; says how many there were."""
        storage = open_storage(self.cluster.database)
        for table in {each[0] for each in self.shown}:
            stored = await storage.whole(table)
            assert stored.row is not None
            record, _ = record_of(stored.row, stored.entries)
            game = GAMES.get(record.game).game
            replay = Replay(game, record)
            at = 0
            for _, viewer, seq, view in sorted(
                (each for each in self.shown if each[0] == table), key=lambda each: each[2]
            ):
                while at < seq:
                    replay.step()
                    at += 1
                assert view == game.encode_view(game.view(replay.state, viewer)), (table, viewer, seq)
        await storage.close()
        return len(self.shown)


async def play_over(database: Path, weather: Weather, tables: list[tuple[Json, int, int]]) -> None:
    """Whole games of people who each have a bad line to one server."""
    cluster = Cluster(str(database), 1)
    await cluster.start(0)
    try:
        await cluster.ready(0)
        async with AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(BadNetwork(cluster.ports[0], weather, seed))
                for seed in range(3)
            ]
            campaign = Onlookers(cluster, [line.port for line in lines])
            games = []
            for number, (wish, people, bots) in enumerate(tables):
                players = [await Person(campaign, f"P{number}{place}").begin() for place in range(people)]
                table = await table_of(players, wish, bots)
                games += [asyncio.create_task(player.play(table)) for player in players]
            await asyncio.gather(*games)
            _, actions = await campaign.check()
            shown = await campaign.compare()
            lost, cut = sum(line.lost for line in lines), sum(line.cut for line in lines)
            print(
                f"{len(tables)} games ended, {campaign.acknowledged} actions of people acknowledged,"
                f" {actions} stored, {shown} views as they should be; {lost} packets lost,"
                f" {cut} connections cut"
            )
            assert lost
            assert cut
    finally:
        await cluster.stop()


def test_games_end_over_a_line_that_loses_packets_and_is_cut(tmp_path: Path) -> None:
    weather = Weather(latency=0.002, loss=0.05, resend=0.02, cut_after=0.5)
    run(play_over(tmp_path / "obelisk.db", weather, [(CITY, 2, 1), (LEGENDS, 2, 0)]))


@pytest.mark.long
@pytest.mark.parametrize("portion", range(4))
def test_games_end_with_300_ms_and_a_cut_each_half_minute(tmp_path: Path, portion: int) -> None:
    weather = Weather(latency=0.3, loss=0.05, resend=0.8, cut_after=30)
    kinds = [(CITY, 3, 0), (CITY, 2, 1), (DRAKON, 2, 0), (LEGENDS, 2, 0), (LEGENDS, 1, 1)]
    run(play_over(tmp_path / "obelisk.db", weather, kinds * (portion + 1)), 3000)
