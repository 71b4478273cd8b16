"""Operating a server: settings, clocks, pages, metrics, the admin command line."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from obelisk.cli.admin import admin
from obelisk.server.app import Application
from obelisk.server.clocks import COME_BACK_MS, DAY_MS, GRACE_MS, Clock, new_clockwork
from obelisk.server.local import free_port, settings_for
from obelisk.server.logs import drop_hidden, only_place
from obelisk.server.services import Services
from obelisk.server.settings import InvalidSettings, settings
from server.playground import playground, run, test_settings


def test_settings_come_from_file_and_environment(tmp_path: Path) -> None:
    file = tmp_path / "obelisk.toml"
    file.write_text('port = 9000\norigins = ["https://a.example"]\ndatabase = "x.db"\n')
    found = settings(file, {"OBELISK_PORT": "9001", "OBELISK_SECURE_COOKIE": "true"})
    assert (found.port, found.origins, found.secure_cookie) == (9001, ["https://a.example"], True)
    assert found.database == "x.db"
    assert settings(None, {"OBELISK_ORIGINS": "http://a,http://b"}).origins == ["http://a", "http://b"]
    for text in ("colour = 1\n", 'port = "many"\n', "port =", "database = 3\n"):
        file.write_text(text)
        with pytest.raises(InvalidSettings):
            settings(file, {})


def test_the_local_server_uses_the_own_machine_and_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = settings_for(free_port(0))
    assert (found.host, found.database) == ("127.0.0.1", str(tmp_path / "obelisk" / "obelisk.db"))
    assert free_port(found.port) == found.port


def test_applications_share_what_does_not_depend_on_their_services(tmp_path: Path) -> None:
    """To read what every route takes is most of a start; the services come with each request."""

    async def scenario() -> None:
        async with playground(tmp_path / "one") as one, playground(tmp_path / "other") as other:
            assert Application(one.services).litestar is Application(other.services).litestar
            await one.account("Ann")
            await one.client().get("/api/people?name=Ann")
            await other.client().get("/api/people?name=Ann", 404)

    run(scenario())


@pytest.mark.parametrize("broken", ["", "start", "stop"])
def test_the_web_server_is_told_how_services_start_and_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    services = Services(test_settings(tmp_path))
    told: list[str] = []

    async def hear() -> Any:
        return {"type": "lifespan"}

    async def tell(message: Any) -> None:
        told.append(message["type"].removeprefix("lifespan."))

    def does(name: str) -> Any:
        async def do() -> None:
            told.append(name)
            if name == broken:
                raise OSError("no disk")

        return do

    async def live() -> None:
        await Application(services)({"type": "lifespan"}, hear, tell)  # type: ignore[arg-type]

    stop = services.stop
    for name in ("start", "stop"):
        monkeypatch.setattr(services, name, does(name))
    with pytest.raises(OSError, match="no disk") if broken else nullcontext():
        run(live())
    assert (
        told
        == {
            "": ["start", "startup.complete", "stop", "shutdown.complete"],
            "start": ["start", "startup.failed"],
            "stop": ["start", "startup.complete", "stop", "shutdown.failed"],
        }[broken]
    )
    run(stop())


def test_a_move_clock_gives_each_turn_its_time() -> None:
    clock = Clock("move", seconds=60)
    work = new_clockwork(clock, 2)
    assert work.deadline(clock) is None
    work.pass_to(clock, 0, 1000)
    assert work.deadline(clock) == 61_000
    work.pass_to(clock, 0, 20_000)
    assert work.deadline(clock) == 61_000
    work.pass_to(clock, 1, 30_000)
    assert work.deadline(clock) == 90_000
    assert work.left_of(1, 200_000) == 0
    work.come_back(clock, 1, 100_000)
    assert work.deadline(clock) == 160_000


def test_a_game_clock_is_used_up_and_grows_by_its_increment() -> None:
    clock = Clock("game", seconds=100, increment=5)
    work = new_clockwork(clock, 2)
    work.pass_to(clock, 0, 0)
    work.pass_to(clock, 1, 40_000)
    assert work.left == [65_000, 100_000]
    work.pass_to(clock, 0, 240_000)
    assert work.left == [65_000, 5_000]
    work.pass_to(clock, None, 400_000)
    assert work.left[0] == 5_000
    work.come_back(clock, 0, 400_000)
    assert work.left[0] == COME_BACK_MS


def test_time_without_a_server_is_nobodys() -> None:
    clock = Clock("move", seconds=60)
    work = new_clockwork(clock, 2)
    work.forgive(clock, 5)
    work.pass_to(clock, 0, 0)
    work.forgive(clock, 500_000)
    assert work.deadline(clock) == 560_000
    days = Clock("days", days=1)
    work = new_clockwork(days, 2)
    work.pass_to(days, 0, 0)
    work.forgive(days, 1000)
    assert work.deadline(days) == DAY_MS
    work.forgive(days, 5 * DAY_MS)
    assert work.deadline(days) == 5 * DAY_MS + GRACE_MS
    assert Clock("days").fault() == "days"
    assert Clock().fault() == ""


def test_logs_tell_the_place_of_an_error_and_nothing_hidden() -> None:
    try:
        raise ValueError("hand: k3 k3 b2")
    except ValueError as error:
        event = only_place(None, "error", {"event": "x", "exc_info": error})
    assert event["error"] == "ValueError"
    assert "k3" not in str(event)
    assert drop_hidden(None, "info", {"event": "x", "seed": 1, "view": {}}) == {"event": "x"}


def test_pages_are_served_with_a_strict_policy(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Obelisk</title>")
    (web / "assets" / "a-1.js").write_text("1")

    async def scenario() -> None:
        async with playground(tmp_path, web=web) as ground:
            http = ground.client().http
            for path in ("/", "/table/abc"):
                page = await http.get(path)
                assert page.status_code == 200
                assert page.headers["content-type"].startswith("text/html")
                assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            script = await http.get("/assets/a-1.js")
            assert "immutable" in script.headers["cache-control"]
            assert (await http.get("/assets/none.js")).status_code == 404
            assert (await http.get("/api/none")).json()["error"] == "not_found"
            assert (await http.get("/../obelisk.db")).content != (tmp_path / "obelisk.db").read_bytes()
            foreign = await http.get("/health", headers={"Host": "evil.example"})
            assert foreign.status_code == 403
            assert (await http.get("/ready")).json()["status"] == "ok"
            assert "obelisk_moves" in (await http.get("/metrics")).text
            big = await http.post(
                "/api/guests", content=b"x" * 70_000, headers={"content-type": "application/json"}
            )
            assert big.status_code == 413
            half = await http.post(
                "/api/guests", content=b'{"name":"\\ud800x"}', headers={"content-type": "application/json"}
            )
            assert half.status_code in (200, 400)

    run(scenario())


def test_the_admin_command_line_looks_after_a_running_server(tmp_path: Path) -> None:
    runner = CliRunner()
    where = ["--database", str(tmp_path / "obelisk.db")]

    def call(*words: str, code: int = 0) -> str:
        result = runner.invoke(admin, [*words, *where])
        assert result.exit_code == code, result.output
        return result.output

    async def scenario() -> str:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, public=False)

            async def admin_does(*words: str, code: int = 0) -> str:
                return await asyncio.to_thread(lambda: call(*words, code=code))

            assert table in await admin_does("list")
            shown = await admin_does("inspect", table)
            assert "log: whole, replays" in shown
            await admin_does("inspect", "nothing", code=2)
            await admin_does("rename", "Ann", "Anna")
            assert (await ann.get("/api/me"))["name"] == "Anna"
            await admin_does("rename", "Anna", "\u202e", code=2)
            await admin_does("backup", str(tmp_path / "copy.db"))
            await admin_does("backup", str(tmp_path / "copy.db"), code=2)
            await admin_does("archive", table)
            await admin_does("archive", table, code=2)
            await admin_does("ban", bob.id)
            await bob.get("/api/me", 401)
            await admin_does("ban", "nobody", code=2)
        return table

    table = run(scenario())
    call("migrate", "--to", "1", "--yes")
    call("migrate")
    call("migrate", "--to", "99", code=2)
    call("restore", str(tmp_path / "copy.db"))
    call("restore", str(tmp_path / "none.db"), code=2)
    assert table in call("list")
