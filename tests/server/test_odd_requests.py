"""Requests that no page of ours sends: each gets an answer that fits, never a fault of the server."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.playground import Client, free_port, playground, run

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]
JSON = {"content-type": "application/json"}


def pages(folder: Path) -> Path:
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Obelisk</title>")
    (web / "assets" / "a-1.js").write_text("1")
    return web


@pytest.mark.parametrize("depth", [100, 500, 5000])
def test_json_nested_without_end_cannot_be_read(tmp_path: Path, depth: int) -> None:
    nest = "[" * depth + "]" * depth
    seats = json.dumps(HOT_SEAT)

    async def answers(client: Client) -> list[int]:
        bodies = {
            "/api/tables": f'{{"game":"city","seats":{seats},"options":{{"layout":{nest}}}}}',
            "/api/guests": f'{{"name":{nest}}}',
            "/api/legends/decks/check": f'{{"deck":{nest}}}',
            "/api/records": json.dumps({"text": nest}),
        }
        return [
            (await client.http.post(path, content=body, headers=JSON)).status_code
            for path, body in bodies.items()
        ]

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            found = await answers(await ground.guest("Ann"))
            assert all(400 <= status < 500 for status in found), found

    run(scenario())


def test_json_that_is_no_text_cannot_be_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT)
            paths = [f"/api/tables/{table}/moves", "/api/guests", "/api/tables", "/api/records"]
            for path in paths:
                for body in (b'{"name":"\xff"}', b'{"\xff":1}', b"\xff", b'{"name":"\xed\xa0\x80"}'):
                    answer = await ann.http.post(path, content=body, headers=JSON)
                    assert (answer.status_code, answer.json()["error"]) == (400, "invalid_request"), path

    run(scenario())


def test_a_name_that_no_file_can_have_is_not_found(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, web=pages(tmp_path)) as ground:
            http = ground.client().http
            for path in ("/assets/%00", "/assets/a%00.js", "/%00", "/assets/" + "a" * 5000):
                assert (await http.get(path)).status_code == 404, path

    run(scenario())


def test_head_is_answered_as_get_is_but_without_a_body(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, web=pages(tmp_path)) as ground:
            http = ground.client().http
            for path in ("/", "/table/abc", "/assets/a-1.js", "/health", "/ready", "/api/games", "/api/none"):
                whole, head = await http.get(path), await http.head(path)
                assert (head.status_code, head.content) == (whole.status_code, b""), path
                for name in ("content-type", "content-length", "content-security-policy"):
                    assert head.headers.get(name) == whole.headers.get(name), (path, name)

    run(scenario())


def test_every_answer_is_counted_by_its_status(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            http = ground.client().http
            for path in ("/health", "/api/games", "/api/none", "/api/me"):
                await http.get(path)
            text = (await http.get("/metrics")).text
            for status, number in ((200, 2), (404, 1), (401, 1)):
                assert f'obelisk_requests_total{{status="{status}"}} {number}.0' in text

    run(scenario())


def test_a_key_has_no_line_break(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT)
            for key in ("a\n", "\n", "a\nb", "a b"):
                await ann.post(f"/api/tables/{table}/moves", {"seq": 0, "key": key, "actions": ["x"]}, 400)
            refused = await ann.post(
                f"/api/tables/{table}/moves", {"seq": 0, "key": "a", "actions": ["x"]}, 422
            )
            assert refused["error"] == "unreadable"

    run(scenario())


def test_behind_tls_the_cookie_is_bound_to_the_host_and_tls_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, secure_cookie=True) as ground:
            http = ground.client().http
            answer = await http.post("/api/guests", json={"name": "Ann"})
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-obelisk_session=")
            assert "Secure" in cookie
            assert "Path=/" in cookie
            assert "domain" not in cookie.lower()
            assert (
                int(answer.headers["strict-transport-security"].partition("=")[2].split(";")[0]) >= 31_536_000
            )
            assert "strict-transport-security" in (await http.get("/api/none")).headers
            secret = cookie.partition(";")[0]
            assert (await http.get("/api/me", headers={"cookie": secret})).status_code == 200
            other = secret.removeprefix("__Host-")
            assert (await http.get("/api/me", headers={"cookie": other})).status_code == 401

    run(scenario())


def test_without_tls_nothing_is_said_of_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            answer = await ground.client().http.post("/api/guests", json={"name": "Ann"})
            assert answer.headers["set-cookie"].startswith("obelisk_session=")
            assert "strict-transport-security" not in answer.headers

    run(scenario())


def test_only_names_of_this_machine_are_hosts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            http = ground.client().http
            for host in ("testserver.local", "evil.example"):
                assert (await http.get("/health", headers={"Host": host})).status_code == 403
            assert (await http.get("/health", headers={"Host": "localhost"})).status_code == 200

    run(scenario())


def test_after_the_end_a_move_is_told_that_the_game_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob)
            await ann.post(f"/api/tables/{table}/resign")
            for person in (ann, bob):
                refused = await person.post(
                    f"/api/tables/{table}/moves", {"seq": 0, "key": "a", "actions": ["x"]}, 409
                )
                assert refused["reason"] == "game_over"

    run(scenario())


def logged(folder: Path, visit: Callable[[int], None]) -> list[dict[str, str]]:
    """What a server says from the first line to the last, while somebody visits its port."""
    port = free_port()
    words = [sys.executable, "-m", "obelisk.cli.app", "serve", "--port", str(port)]
    environment = os.environ | {"OBELISK_DATABASE": str(folder / "obelisk.db"), "OBELISK_BOT_WORKERS": "0"}
    with subprocess.Popen(words, stderr=subprocess.PIPE, env=environment) as server:
        assert server.stderr is not None
        lines = [json.loads(server.stderr.readline())]
        assert lines[0]["event"] == "serving"
        visit(port)
        server.terminate()
        return lines + [json.loads(line) for line in server.stderr]


def test_what_the_web_server_has_to_say_is_json_too(tmp_path: Path) -> None:
    def visit(port: int) -> None:
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(b"this is no HTTP\r\n\r\n")
            connection.recv(1000)

    told = [line for line in logged(tmp_path, visit) if line.get("logger", "").startswith("uvicorn")]
    assert [line["level"] for line in told] == ["warning"]


def test_a_log_for_which_there_is_no_room_stops_nobody(tmp_path: Path) -> None:
    port = free_port()
    words = [sys.executable, "-m", "obelisk.cli.app", "serve", "--port", str(port)]
    environment = os.environ | {"OBELISK_DATABASE": str(tmp_path / "obelisk.db"), "OBELISK_BOT_WORKERS": "0"}
    with open("/dev/full", "wb") as full, subprocess.Popen(words, stderr=full, env=environment) as server:
        try:
            answer = None
            while answer is None and server.poll() is None:
                with suppress(httpx.ConnectError):
                    guess = {"name": "Ann", "password": "battery staple"}
                    address = f"http://127.0.0.1:{port}/api/sessions"
                    answer = httpx.post(address, json=guess, timeout=60, verify=False)
            assert answer is not None, "it has ended"
            # Whoever was refused stands in the log.
            assert answer.status_code == 401
        finally:
            server.terminate()


def test_a_refused_socket_is_no_error_of_the_server(tmp_path: Path) -> None:
    def visit(port: int) -> None:
        with pytest.raises(InvalidStatus, match="404"):
            connect(f"ws://127.0.0.1:{port}/api/tables/nowhere/socket")

    assert [line["event"] for line in logged(tmp_path, visit) if line["level"] == "error"] == []
