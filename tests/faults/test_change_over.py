"""A newer server takes over in the middle of a game against a bot, as in `./play` when it has compiled."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import pytest

from faults.restless_player import Player
from obelisk.server.table import match as matches
from obelisk.storage.sqlite import SqliteStorage
from script_files import script
from server.playground import PATIENCE, run

relays = script("relay")
SERVE = [sys.executable, "-c", "from obelisk.cli.app import main; main()", "serve", "--local", "--no-browser"]
RESTART = 1012


def test_a_newer_server_takes_over_in_the_middle_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(relays, "RELEASE_SECONDS", PATIENCE)
    monkeypatch.setattr(relays, "END_SECONDS", PATIENCE)

    async def scenario() -> Player:
        relay = await asyncio.to_thread(relays.Relay, SERVE, 0)
        try:
            await asyncio.to_thread(relay.server.wait_serving)
            first = relay.server.process
            player = Player(relay.door.getsockname()[1], thinks=0.2)
            await player.sit_down()
            playing, browsing = asyncio.create_task(player.play()), asyncio.create_task(player.browse())
            await player.moves(3)
            gap = await asyncio.to_thread(relay.change_over)
            assert first.poll() is not None
            assert relay.server.process.poll() is None
            await player.moves(3)
            player.is_leaving = True
            seen = await browsing
            playing.cancel()
            await player.client.aclose()
            print(
                f"door shut for {gap:.2f} s, the player without frames for {player.breaks[0]:.2f} s,"
                f" {len(player.acks)} moves, {player.bot_moves} of the bot, {seen} pages"
            )
            return player
        finally:
            await asyncio.to_thread(relay.end)

    async def stored() -> dict[int, str]:
        storage = SqliteStorage(tmp_path / "obelisk" / "obelisk.db")
        row, entries = await storage.table(player.table), await storage.log(player.table)
        await storage.close()
        assert row is not None
        assert matches.load(row, entries).seq == row.seq
        keys = [entry.key for entry in entries if entry.key is not None]
        assert len(set(keys)) == len(keys)
        return {entry.seq: entry.action for entry in entries}

    player = run(scenario())
    log = run(stored())
    assert player.codes == [RESTART]
    assert player.refused == []
    assert {seq: log.get(seq) for seq in player.acks} == player.acks
    # The clock of the person ran on: the change-over gave back nothing.
    assert player.clocks == sorted(player.clocks, reverse=True)


def test_the_old_server_goes_on_if_the_new_one_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(relays, "RELEASE_SECONDS", PATIENCE)
    monkeypatch.setattr(relays, "END_SECONDS", PATIENCE)
    relay = relays.Relay(SERVE, 0)
    try:
        relay.server.wait_serving()
        first = relay.server
        relay.command = [sys.executable, "-c", "import sys; sys.exit(1)"]
        with pytest.raises(relays.ServerFailed):
            relay.change_over()
        assert relay.server is first
        page = httpx.get(f"http://127.0.0.1:{relay.door.getsockname()[1]}/health", timeout=PATIENCE)
        assert page.status_code == 200
    finally:
        relay.end()


def test_a_server_whose_holder_is_gone_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(relays, "RELEASE_SECONDS", PATIENCE)
    monkeypatch.setattr(relays, "END_SECONDS", PATIENCE)
    relay = relays.Relay(SERVE, 0)
    relay.server.wait_serving()
    assert relay.end() == 0
