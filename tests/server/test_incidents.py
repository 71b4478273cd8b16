"""What an operator can look back at, and what is not in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from obelisk.server.clocks import DAY_MS
from obelisk.server.ids import hash_of
from obelisk.storage.base import StoreFailed
from server.playground import playground, run


def test_who_was_let_in_and_who_was_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            with capture_logs() as lines:
                again = ground.client()
                await again.get("/api/me", 401)
                await again.post("/api/sessions", {"name": "Ann", "password": "guessed wrong"}, 401)
                again.signed_in(
                    await again.post("/api/sessions", {"name": "Ann", "password": "correct horse"})
                )
                words = {"old": "correct horse", "new": "battery staple"}
                await again.post("/api/me/password", words)
                bot = await again.post("/api/me/bots", {"name": "Robot"})
                await again.post(f"/api/me/bots/{bot['id']}/token")
                await again.call("DELETE", "/api/sessions")
            told = [line for line in lines if line.get("kind") == "security"]
            assert [(line["event"], line.get("person")) for line in told] == [
                ("refused", None),
                ("signed in", ann.id),
                ("password changed", ann.id),
                ("account made", bot["id"]),
                ("token renewed", bot["id"]),
                ("signed out everywhere", ann.id),
            ]
            assert told[0]["error"] == "wrong_password"
            assert {line["address"] for line in told} == {"127.0.0.1"}
            everything = str(lines)
            for secret in ("horse", "staple", "guessed", "Ann", bot["token"]):
                assert secret not in everything

    run(scenario())


def test_who_tries_what_they_may_not_do_is_noted_with_the_route(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ground.table(ann, bob)
            with capture_logs() as lines:
                await eve.post(f"/api/tables/{table}/resign", None, 403)
            told = [line for line in lines if line.get("kind") == "security"]
            assert [line["event"] for line in told] == ["refused"]
            assert told[0]["route"].startswith("POST /api/tables/{")
            assert table not in str(told)

    run(scenario())


def test_a_link_to_a_new_password_is_in_no_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full just when somebody uses it: the fault is logged, the link is not."""

    async def fail(*_: Any) -> None:
        raise StoreFailed("FullError")

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            house = ground.services.house
            await house.storage.add_reset(hash_of("one-time-secret"), ann.id, house.now() + DAY_MS)
            monkeypatch.setattr(ground.services.storage, "use_reset", fail)
            with capture_logs() as lines:
                answer = await ann.http.post("/reset/one-time-secret", data={"password": "battery staple"})
            assert answer.status_code == 503
            assert [line["event"] for line in lines] == ["cannot store"]
            assert "one-time-secret" not in str(lines)

    run(scenario())
