"""The API as a whole: its description, every role at every route, and senseless requests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.playground import Client, Playground, playground, run

TABLE = "/api/tables/{table}"

# Per route: the status for each role of a table that is being played.
# stranger (no session), watcher (signed in, not seated), other seat, owner, bot token (not seated)
MATRIX: list[tuple[str, str, Any, list[int | None]]] = [
    ("GET", "/api/me", None, [401, 200, 200, 200, 200]),
    ("PATCH", "/api/me", {}, [401, 200, 200, 200, 200]),
    ("POST", "/api/me/password", {"old": "x", "new": "y"}, [401, 403, 403, 422, 403]),
    ("GET", "/api/me/tables", None, [401, 200, 200, 200, 200]),
    ("GET", "/api/me/bots", None, [401, 200, 200, 200, 200]),
    ("POST", "/api/me/bots", {"name": "Other"}, [401, 403, 403, 200, 403]),
    ("DELETE", "/api/me/bots/{robin}", None, [401, 404, 404, None, 404]),
    ("GET", "/api/me/mutes", None, [401, 200, 200, 200, 200]),
    ("PUT", "/api/me/mutes/{robin}", None, [401, 200, 200, 200, 200]),
    ("DELETE", "/api/me/mutes/{robin}", None, [401, 200, 200, 200, 200]),
    ("GET", "/api/people/{robin}", None, [200, 200, 200, 200, 200]),
    ("GET", "/api/people/{robin}/results", None, [200, 200, 200, 200, 200]),
    ("GET", "/api/ladder/city", None, [200, 200, 200, 200, 200]),
    ("GET", "/api/games", None, [200, 200, 200, 200, 200]),
    ("GET", "/api/tables", None, [200, 200, 200, 200, 200]),
    (
        "POST",
        "/api/tables",
        {"game": "city", "seats": [{"kind": "me"}, {"kind": "me"}]},
        [401, 201, 201, 201, 201],
    ),
    ("GET", TABLE, None, [403, 403, 200, 200, 403]),
    ("GET", TABLE + "/facts", None, [403, 403, 200, 200, 403]),
    ("POST", TABLE + "/join", {}, [401, 409, 409, 409, 409]),
    ("POST", TABLE + "/leave", None, [401, 409, 409, 409, 409]),
    ("POST", TABLE + "/kick/1", None, [401, 409, 409, 409, 409]),
    ("POST", TABLE + "/invites/1", None, [401, 409, 409, 409, 409]),
    ("PUT", TABLE + "/seat-options/0", {"values": {}}, [401, 409, 409, 409, 409]),
    ("POST", TABLE + "/start", None, [401, 409, 409, 409, 409]),
    ("POST", TABLE + "/close", None, [401, 403, 403, 409, 403]),
    ("POST", TABLE + "/reopen", None, [401, 403, 409, 409, 403]),
    ("POST", TABLE + "/rematch", None, [401, 403, 409, 409, 403]),
    ("POST", TABLE + "/moves", {"seq": 999, "key": "k", "actions": ["x"]}, [401, 403, 409, 409, 403]),
    ("POST", TABLE + "/undo", {"seq": 0}, [401, 422, 422, 422, 422]),
    ("POST", TABLE + "/undo-answer", {"seq": 0, "agree": True}, [401, 409, 409, 409, 409]),
    ("POST", TABLE + "/return", None, [401, 409, 409, 409, 409]),
    ("GET", TABLE + "/chat", None, [403, 403, 200, 200, 403]),
    ("POST", TABLE + "/chat", {"text": "hi"}, [401, 403, 200, 200, 403]),
    ("GET", TABLE + "/record", None, [403, 403, 409, 409, 403]),
    ("GET", TABLE + "/fairness", None, [403, 403, 200, 200, 403]),
    ("GET", TABLE + "/hints?ply=0", None, [403, 403, 409, 409, 403]),
    ("GET", TABLE + "/replay?viewer=spectator", None, [403, 403, 200, 200, 403]),
    ("GET", TABLE + "/replay?viewer=0", None, [403, 403, 403, 200, 403]),
    ("GET", TABLE + "/replay?viewer=1", None, [403, 403, 200, 403, 403]),
    ("GET", TABLE + "/replay?viewer=open", None, [403, 403, 403, 403, 403]),
    (
        "POST",
        TABLE + "/fork",
        {"ply": 0, "seats": [{"kind": "me"}, {"kind": "me"}]},
        [401, 403, 409, 409, 403],
    ),
    ("GET", "/api/legends/cards", None, [200, 200, 200, 200, 200]),
    ("POST", "/api/legends/decks/check", {"deck": {}}, [422, 422, 422, 422, 422]),
    ("POST", "/api/legends/decks/read", {"text": ""}, [422, 422, 422, 422, 422]),
    ("POST", "/api/legends/decks/write", {"deck": {}}, [422, 422, 422, 422, 422]),
    ("GET", "/api/me/decks", None, [401, 200, 200, 200, 200]),
    ("POST", "/api/me/decks", {"deck": {}}, [401, 422, 422, 422, 422]),
    ("PUT", "/api/me/decks/none", {"deck": {}}, [401, 404, 404, 404, 404]),
    ("DELETE", "/api/me/decks/none", None, [401, 404, 404, 404, 404]),
    ("POST", "/api/records", {"text": ""}, [401, 422, 422, 422, 422]),
    ("GET", "/api/bot/tables/{table}/stream", None, [401, 403, None, None, 403]),
    ("POST", TABLE + "/resign", None, [401, 403, None, None, 403]),
    ("GET", "/health", None, [200, 200, 200, 200, 200]),
    ("GET", "/ready", None, [200, 200, 200, 200, 200]),
    ("DELETE", "/api/sessions/current", None, [401, None, None, None, None]),
    ("DELETE", "/api/sessions", None, [401, None, None, None, None]),
    ("POST", "/api/me/delete", {"password": "x"}, [401, None, None, 401, None]),
    ("GET", "/api/bot/events", None, [401, None, None, None, None]),
    ("POST", "/api/accounts", {"name": "x", "password": ""}, [422, None, None, None, None]),
    ("POST", "/api/sessions", {"name": "x", "password": ""}, [401, None, None, None, None]),
    ("POST", "/api/guests", {"name": "x"}, [200, None, None, None, None]),
]


async def roles(ground: Playground) -> tuple[str, str, list[Client]]:
    """A private table without spectators that is being played; everybody around it."""
    stranger = ground.client()
    watcher, seated = await ground.guest("Watcher"), await ground.guest("Seated")
    owner = await ground.account("Owner")
    token = await owner.post("/api/me/bots", {"name": "Robin"})
    robot = ground.client()
    robot.http.headers["authorization"] = f"Bearer {token['token']}"
    wish = {"public": False, "spectators": False, "seats": [{"kind": "me"}, {"kind": "link"}]}
    created = await owner.post("/api/tables", {"game": "city", **wish}, 201)
    table = str(created["table"]["id"])
    await seated.post(f"/api/tables/{table}/join", {"invite": created["invites"][0]["secret"]})
    await owner.post(f"/api/tables/{table}/start")
    return table, str(token["id"]), [stranger, watcher, seated, owner, robot]


def test_every_role_at_every_route(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            table, robin, people = await roles(ground)
            wrong: list[str] = []
            for method, path, body, expected in MATRIX:
                for client, status in zip(people, expected, strict=True):
                    if status is None:
                        continue
                    address = path.format(table=table, robin=robin)
                    answer = await client.http.request(method, address, json=body)
                    if answer.status_code != status:
                        name = client.me.get("name", "stranger or bot")
                        wrong.append(
                            f"{method} {path} by {name}: {answer.status_code}, not {status} {answer.text}"
                        )
            assert not wrong, "\n".join(wrong)
            described = {
                (method.upper(), path)
                for path, methods in (await people[0].get("/docs/openapi.json"))["paths"].items()
                for method in methods
            }
            covered = {(method, path.partition("?")[0]) for method, path, _, _ in MATRIX}
            missing = {
                (method, path)
                for method, path in described
                if not any(method == one and fits(path, two) for one, two in covered)
            }
            assert not missing

    run(scenario())


def fits(template: str, path: str) -> bool:
    one, two = template.split("/"), path.split("/")
    return len(one) == len(two) and all(a == b or a.startswith("{") for a, b in zip(one, two, strict=True))


def test_the_description_is_closed_and_complete(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            client = ground.client()
            schema = await client.get("/docs/openapi.json")
            structs = {
                name: one for name, one in schema["components"]["schemas"].items() if "properties" in one
            }
            assert {"TableInfo", "Me", "NewTable", "Move", "ProblemBody", "ReplayPage"} <= set(structs)
            assert all(one["additionalProperties"] is False for one in structs.values())
            frames = schema["components"]["schemas"]["Frame"]["oneOf"]
            assert {"$ref": "#/components/schemas/StateFrame"} in frames
            assert structs["StateFrame"]["properties"]["type"] == {"enum": ["state"]}
            assert structs["MoveMessage"]["additionalProperties"] is False
            page = await client.http.get("/docs")
            assert "POST /api/tables/{table}/moves" in page.text

    run(scenario())


class Background:
    """A playground in a thread of its own, for tools that are not asynchronous."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._ready: asyncio.Future[Any] | None = None
        self.base = ""
        self.headers: dict[str, str] = {}
        self.table = ""
        self._over = asyncio.Event()
        self._thread = Thread(target=self._run)

    def __enter__(self) -> Background:
        self._thread.start()
        while not self.table:
            self._thread.join(0.05)
            assert self._thread.is_alive()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        async with playground(self._folder) as ground:
            owner = await ground.account("Owner")
            token = await owner.post("/api/me/bots", {"name": "Robin"})
            self.headers = {"Authorization": f"Bearer {token['token']}"}
            self.base = ground.base
            robot = ground.client()
            robot.http.headers.update(self.headers)
            self.table = await ground.table(robot, seats=[{"kind": "me"}, {"kind": "me"}])
            await self._over.wait()


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def hammer(folder: Path, examples: int) -> None:
    """Asks every route senseless and sensible things; every answer must be as described, none a fault."""
    with Background(folder) as server:
        schema = schemathesis.openapi.from_url(f"{server.base}/docs/openapi.json")
        asked = 0
        for operation in schema.get_all_operations():
            route: Any = operation.ok()  # type: ignore[union-attr]
            if "/bot/" in route.path or route.path.startswith("/api/sessions"):
                # Streams do not end, and signing out would end the session of the others.
                continue

            strategy = route.as_strategy()
            rng = Random(route.label)
            for case in sample(strategy, examples):
                if "table" in case.path_parameters and rng.random() < 0.7:
                    case.path_parameters["table"] = server.table
                response = case.call(headers=server.headers)
                case.validate_response(response, checks=CHECKS)
                asked += 1
        print(f"{asked} requests, every answer as described")


def sample(strategy: Any, number: int) -> list[Any]:
    found: list[Any] = []

    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def collect(case: Any) -> None:
        found.append(case)

    collect()
    return found


def test_senseless_requests_get_described_answers(tmp_path: Path) -> None:
    hammer(tmp_path, 6)


@pytest.mark.long
def test_many_senseless_requests_get_described_answers(tmp_path: Path) -> None:
    hammer(tmp_path, 500)
