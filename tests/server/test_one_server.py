"""A database belongs to one server, and is one of ours; what would lose something asks first."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from functools import partial
from pathlib import Path

import apsw
import pytest
from typer.testing import CliRunner

from obelisk.cli.admin import admin
from obelisk.cli.app import app
from obelisk.server import crew
from obelisk.server.ports import doors_at
from obelisk.server.settings import InvalidSettings, Settings, settings
from obelisk.storage.migration import STEPS, migrate, version
from obelisk.storage.sqlite import connect
from server.playground import playground, run


def call(*words: str, code: int = 0, answer: str | None = None) -> str:
    result = CliRunner().invoke(admin, list(words), input=answer)
    assert result.exit_code == code, result.output
    return result.output


def one_line(output: str) -> str:
    """What is complained about, without a traceback."""
    lines = output.strip().splitlines()
    assert len(lines) == 1, output
    assert lines[0].startswith("obelisk: ")
    return lines[0]


def made(path: Path, to: int = len(STEPS)) -> Path:
    connection = connect(path)
    migrate(connection, to)
    connection.close()
    return path


def version_of(path: Path) -> int:
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    found = version(connection)
    connection.close()
    return found


def test_nobody_else_changes_a_database_that_is_served(tmp_path: Path) -> None:
    database = tmp_path / "obelisk.db"
    where = ["--database", str(database)]
    backup = made(tmp_path / "backup.db")

    async def scenario() -> None:
        async with playground(tmp_path):
            for words in (
                ["restore", str(backup), *where],
                ["migrate", "--to", "0", "--yes", *where],
            ):
                complaint = await asyncio.to_thread(partial(call, *words, code=2))
                assert "a server is using it" in one_line(complaint)
            served = await asyncio.to_thread(
                lambda: CliRunner().invoke(app, ["serve", "--port", "0", *where])
            )
            assert served.exit_code == 2, served.output
            assert "a server is using it" in one_line(served.output)

    run(scenario())
    assert version_of(database) == len(STEPS)
    call("restore", str(backup), *where)


def test_what_loses_something_asks_first(tmp_path: Path) -> None:
    where = ["--database", str(made(tmp_path / "obelisk.db"))]
    assert "everything will be lost" in call("migrate", "--to", "0", *where, answer="n\n", code=1)
    assert version_of(tmp_path / "obelisk.db") == len(STEPS)
    call("migrate", "--to", "1", *where, answer="y\n")
    call("migrate", *where)
    call("migrate", "--to", "0", "--yes", *where)
    assert version_of(tmp_path / "obelisk.db") == 0


def test_looking_changes_nothing(tmp_path: Path) -> None:
    database = made(tmp_path / "obelisk.db", len(STEPS) - 1)
    for words in (["list"], ["inspect", "abc"], ["ban", "Ann"]):
        assert "admin migrate" in one_line(call(*words, "--database", str(database), code=2))
    assert version_of(database) == len(STEPS) - 1


def foreign(path: Path) -> None:
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def newer(path: Path) -> None:
    made(path)
    connection = apsw.Connection(str(path))
    connection.pragma("user_version", len(STEPS) + 1)
    connection.close()


def corrupt(path: Path) -> None:
    made(path)
    content = path.read_bytes()
    path.write_bytes(content[:100] + os.urandom(len(content) - 100))


def no_database(path: Path) -> None:
    path.write_text("Once upon a time there was a file that was no database.\n" * 100)


def folder(path: Path) -> None:
    path.mkdir()


FAULTS = [foreign, newer, corrupt, no_database, folder]


@pytest.mark.parametrize("fault", FAULTS)
def test_only_a_database_of_ours_is_served_or_restored(tmp_path: Path, fault: object) -> None:
    assert callable(fault)
    wrong = tmp_path / "wrong.db"
    fault(wrong)
    content = wrong.read_bytes() if wrong.is_file() else b""
    served = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(wrong)])
    assert served.exit_code == 2, served.output
    assert str(wrong) in one_line(served.output)
    database = made(tmp_path / "obelisk.db")
    before = database.read_bytes()
    complaint = call("restore", str(wrong), "--database", str(database), code=2)
    assert str(wrong) in one_line(complaint)
    assert database.read_bytes() == before
    complaint = call("backup", str(tmp_path / "copy.db"), "--database", str(wrong), code=2)
    assert str(wrong) in one_line(complaint)
    assert not (tmp_path / "copy.db").exists()
    assert (wrong.read_bytes() if wrong.is_file() else b"") == content, "it is not ours to change"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "loud"),
        ("PORT", "70000"),
        ("PORT", "many"),
        ("BOT_WORKERS", "-1"),
        ("SESSION_DAYS", "0"),
        ("BOT_WORKERS", "100000"),
        ("SESSION_DAYS", "99999999999999999999"),
        ("HOST", "no.such.host.invalid"),
        ("HOST", "play..example"),
        ("WEB", "/nowhere"),
        ("ORIGINS", "play.example.org"),
        ("ORIGINS", "https://play.example.org,https://play.example.org/obelisk"),
        ("DATABASE", "sqlite:///obelisk.db"),
        ("DATABASE", ""),
        ("DATABASE", "."),
        ("DATABASE", ":memory:"),
    ],
)
def test_a_setting_that_cannot_be_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"OBELISK_{name}", value)
    monkeypatch.chdir(tmp_path)
    served = CliRunner().invoke(app, ["serve"])
    assert served.exit_code == 2, served.output
    assert (value if name == "DATABASE" else name.lower()) in one_line(served.output)


def test_a_port_where_somebody_listens_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        path = str(tmp_path / "obelisk.db")
        served = CliRunner().invoke(app, ["serve", "--port", port, "--database", path])
    assert served.exit_code == 2, served.output
    assert f"127.0.0.1:{port}: address already in use" in one_line(served.output)
    # What was opened is closed: else this would be told of as a fault of the next test.
    gc.collect()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_who_does_not_serve_yet_sends_people_away(host: str) -> None:
    """A server that takes a while to begin must not keep a proxy waiting that has others to ask."""
    doors = doors_at(host, 0)
    try:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(doors[0].getsockname()[:2], 1)
    finally:
        for door in doors:
            door.close()


def test_several_processes_have_a_port_each() -> None:
    several = Settings(port=65_534, processes=2, database="postgresql://127.0.0.1:1/obelisk")
    with pytest.raises(InvalidSettings, match="not so many ports after 65534"):
        crew.run(several)


def test_addresses_of_pages_are_understood_as_people_write_them() -> None:
    """Browsers leave out what stands here too much, and the address is compared letter by letter."""
    written = "https://Play.Example.org/, http://a.example:80 ,https://[2001:DB8::1]:8443"
    found = settings(None, {"OBELISK_ORIGINS": written})
    assert found.origins == ["https://play.example.org", "http://a.example", "https://[2001:db8::1]:8443"]


def test_tables_are_listed_by_what_a_table_can_be(tmp_path: Path) -> None:
    complaint = call("list", "--status", "over", "--database", str(made(tmp_path / "obelisk.db")), code=2)
    assert "finished" in one_line(complaint)


def test_a_place_where_nothing_can_be_stored_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    where = tmp_path / "file" / "obelisk.db"
    served = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(where)])
    assert served.exit_code == 2, served.output
    assert str(where) in one_line(served.output)
