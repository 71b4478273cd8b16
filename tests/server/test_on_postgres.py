"""A server whose store is PostgreSQL: a whole game over HTTP and WebSockets, a restart, and the operator."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.server.settings import settings
from obelisk.storage.base import ARCHIVED
from obelisk.storage.postgres import PostgresStorage
from postgres import Postgres
from server.playground import closing_code, play_out, playground, run


def call(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["admin", *words])
    assert result.exit_code == code, result.output
    return result.output


def test_a_whole_game_is_played_and_told_on_postgres(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, database=postgres_database) as ground:
            assert isinstance(ground.services.storage, PostgresStorage)
            ann, bob, cat = await ground.account("Ann"), await ground.guest("Bob"), await ground.guest("Cat")
            table = await ground.table(ann, bob, options={"players": 2, "stall_limit": 20})
            async with AsyncExitStack() as stack:
                sockets = [await stack.enter_async_context(one.socket(table)) for one in (ann, bob, cat)]
                last = await play_out(sockets, Random(3))
            assert last["result"] is not None
            await ann.post(f"/api/tables/{table}/chat", {"text": "well played"})
            record = (await ann.http.get(f"/api/tables/{table}/record")).text
            assert (await ann.get("/api/tables?status=finished"))["tables"][0]["id"] == table
            assert (await ann.http.get("/ready")).status_code == 200
            assert 'obelisk_disk_bytes{part="database"}' in (await ann.http.get("/metrics")).text
        async with playground(tmp_path, database=postgres_database) as ground:
            again = await ground.client().http.get(f"/api/tables/{table}/record")
            assert again.text == record
        assert not list(tmp_path.iterdir()), "nothing is stored beside the database"

    run(scenario())


def test_two_servers_share_a_database(tmp_path: Path, postgres_database: str) -> None:
    async def scenario() -> None:
        async with (
            playground(tmp_path, database=postgres_database) as one,
            playground(tmp_path, database=postgres_database) as other,
        ):
            ann = await one.guest("Ann")
            table = await one.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            assert (await other.client().get(f"/api/tables/{table}"))["status"] == "playing"

    run(scenario())


def test_a_database_that_is_away_is_said_and_comes_back(
    tmp_path: Path, postgres: Postgres, postgres_database: str
) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, database=postgres_database) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                action = state["decision"]["legal"][0]
                postgres.kill()
                try:
                    await socket.send(type="move", seq=state["seq"], key="same", actions=[action])
                    assert await closing_code(socket) == 1012, "come back"
                    assert (await ann.http.get("/ready")).status_code == 503
                    assert (await ann.http.get("/metrics")).status_code == 200
                    assert (await ann.get(f"/api/tables/{table}", 503))["reason"] == "storage"
                finally:
                    await asyncio.to_thread(postgres.start)
            async with ann.socket(table) as socket:
                assert await socket.until("state") == state
                answer = await socket.move(state, action, key="same")
                while answer["type"] == "refusal":
                    # A session that was cut off is noticed when it is next used; the same move is sent again.
                    assert (answer["error"], answer["reason"]) == ("unavailable", "storage")
                    answer = await socket.move(state, action, key="same")
                assert answer["type"] == "ack"
            assert (await ann.http.get("/ready")).status_code == 200

    run(scenario())


def test_the_operator_looks_after_a_postgres_database(tmp_path: Path, postgres_database: str) -> None:
    where = ["--database", postgres_database]

    async def scenario() -> str:
        async with playground(tmp_path, database=postgres_database) as ground:
            ann = await ground.account("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            complaint = await asyncio.to_thread(
                partial(call, "migrate", "--to", "0", "--yes", *where, code=2)
            )
            assert "a server is using it" in complaint
            return table

    table = run(scenario())
    assert "Ann, Ann" in call("list", *where)
    assert "log: whole, replays" in call("inspect", table, *where)
    call("archive", table, *where)
    assert table in call("list", "--status", ARCHIVED, *where)
    call("ban", "Ann", *where)
    call("ban", "Ann", "--lift", *where)
    call("rename", "Ann", "Anna", *where)
    assert "/reset/" in call("reset", "Anna", *where)
    assert "pg_dump" in call("backup", str(tmp_path / "copy"), *where, code=2)
    assert "pg_restore" in call("restore", str(tmp_path / "copy"), *where, code=2)
    call("migrate", "--to", "0", "--yes", *where)
    assert "admin migrate" in call("list", *where, code=2)
    call("migrate", *where)
    assert call("list", *where) == ""


def test_the_address_may_stand_in_the_settings(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('database = "postgresql://db.example/obelisk"\n')
    assert settings(file, {}).database == "postgresql://db.example/obelisk"


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "list"]])
def test_a_database_that_cannot_be_reached_is_named_in_one_line(command: list[str]) -> None:
    words = [*command, "--database", "postgresql://ann:secret@127.0.0.1:1/obelisk"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2, result.output
    assert len(result.output.strip().splitlines()) == 1
    assert "postgresql://127.0.0.1:1/obelisk" in result.output
    assert "secret" not in result.output
