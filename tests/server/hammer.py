"""Senseless and sensible requests to every route of a running server, by schemathesis. Tests import this only
when they run: to load the tool takes longer than most tests.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    ignored_auth,
    missing_required_header,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from server.playground import playground


class Background:
    """A playground in a thread of its own, for tools that are not asynchronous."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._ready: asyncio.Future[Any] | None = None
        self.base = ""
        self.headers: dict[str, str] = {}
        self._over = asyncio.Event()
        self._thread = Thread(target=self._run)

    def __enter__(self) -> Background:
        self._thread.start()
        while not self.base:
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
        async with playground(self._folder, tables_per_guest=100_000) as ground:
            owner = await ground.account("Owner")
            token = await owner.post("/api/me/bots", {"name": "Robin"})
            self.headers = {"Authorization": f"Bearer {token['token']}"}
            self.base = ground.base
            await self._over.wait()

    def table(self) -> str:
        """A new table of the bot, being played."""
        with httpx.Client(base_url=self.base, headers=self.headers) as robot:
            wish = {"game": "city", "seats": [{"kind": "me"}, {"kind": "me"}]}
            table = str(robot.post("/api/tables", json=wish).json()["table"]["id"])
            robot.post(f"/api/tables/{table}/start").raise_for_status()
        return table


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
    allow_header_conformance,
    missing_required_header,
    ignored_auth,
]
"""All but those for chains of requests, and that anything well-formed is accepted: rules may refuse it."""

REFUSED = schemathesis.Config.from_dict(
    {
        "checks": {
            "negative_data_rejection": {"expected-statuses": [400, 403, 404, 405, 409, 413, 415, 422, 429]}
        }
    }
)
"""How the malformed may be refused; 413 is not among the tool's own: a text may be too long for any body."""


def hammer(folder: Path, examples: int) -> None:
    """Asks every route sensible and senseless things; every answer must be as described, none a fault."""
    with Background(folder) as server:
        schema = schemathesis.openapi.from_url(f"{server.base}/docs/openapi.json", config=REFUSED)
        statuses: Counter[int] = Counter()
        for operation in schema.get_all_operations():
            route: Any = operation.ok()  # type: ignore[union-attr]
            if "/bot/" in route.path or route.path.startswith("/api/sessions"):
                # Streams do not end, and signing out would end the session of the others.
                continue
            rng = Random(route.label)
            table = server.table()
            for mode in modes_of(route.definition.raw):
                for case in sample(route.as_strategy(generation_mode=mode), examples):
                    if "table" in case.path_parameters and rng.random() < 0.7:
                        case.path_parameters["table"] = table
                    response = case.call(headers=server.headers)
                    case.validate_response(response, checks=CHECKS)
                    statuses[response.status_code] += 1
        print(f"{statuses.total()} requests, every answer as described: {dict(statuses)}")
        assert statuses[200] + statuses[201] > statuses.total() / 10, "most of it went somewhere"
        assert not statuses[401]


def modes_of(route: dict[str, Any]) -> list[GenerationMode]:
    """How a route can be asked: what has neither body nor query cannot be asked wrongly."""
    places = [parameter["in"] for parameter in route.get("parameters", [])]
    if "requestBody" in route or "query" in places:
        return [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    return [GenerationMode.POSITIVE]


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
