"""Nobody gets more than a share: requests, guests, sign-ins, connections and tables."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from obelisk.server import limits
from server.playground import Client, playground, run

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]


def stop_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the buckets: else they fill again beside a test on a machine that is busy."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1.0))


@pytest.fixture(autouse=True)
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_time(monkeypatch)


async def refusals(client: Client, method: str, path: str, body: object, times: int) -> list[tuple[int, Any]]:
    """Status and reason of each of so many equal requests."""
    found: list[tuple[int, Any]] = []
    for _ in range(times):
        answer = await client.http.request(method, path, json=body)
        found.append((answer.status_code, answer.json().get("reason")))
    return found


@pytest.mark.parametrize(
    ("setting", "method", "path", "body", "reason"),
    [
        ("guests_per_minute", "POST", "/api/guests", {"name": "Ann"}, "guests"),
        ("sign_ins_per_minute", "POST", "/api/sessions", {"name": "Ann", "password": "x"}, "sign_ins"),
        ("requests_per_second", "GET", "/api/games", None, "requests"),
    ],
)
def test_too_many_requests_are_refused_and_told_when_to_come_back(
    tmp_path: Path, setting: str, method: str, path: str, body: object, reason: str
) -> None:
    share: dict[str, Any] = {setting: 1.5}

    async def scenario() -> None:
        async with playground(tmp_path, **share) as ground:
            found = await refusals(ground.client(), method, path, body, 12)
            assert found[0][0] != 429
            assert found[-1] == (429, reason)

    run(scenario())


def test_behind_a_proxy_each_address_has_its_own_share(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, guests_per_minute=1.0, trust_proxy=True) as ground:
            one, two = ground.client(), ground.client()
            # What a client claims itself stands before what the proxy adds.
            one.http.headers["x-forwarded-for"] = "198.51.100.9, 203.0.113.1"
            two.http.headers["x-forwarded-for"] = "198.51.100.9, 203.0.113.2"
            await one.guest("Ann")
            await one.post("/api/guests", {"name": "Again"}, 429)
            await two.guest("Bob")
            assert (await one.http.get("/metrics")).status_code == 403

    run(scenario())


def test_connections_and_tables_of_a_person_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(
            tmp_path, sockets_per_person=2, tables_per_person=3, tables_per_guest=2
        ) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT)
            async with AsyncExitStack() as stack:
                for _ in range(2):
                    await stack.enter_async_context(ann.socket(table))
                with pytest.raises(InvalidStatus) as refused:
                    await stack.enter_async_context(ann.socket(table))
                assert refused.value.response.status_code in (403, 429)
                for path in ("/api/bot/events", f"/api/bot/tables/{table}/stream"):
                    assert (await ann.http.get(path)).json()["reason"] == "sockets"
            await ground.table(ann, seats=HOT_SEAT)
            third = await ann.post("/api/tables", {"game": "city", "seats": HOT_SEAT}, 429)
            assert third["reason"] == "tables"
            ben = await ground.account("Ben")
            for _ in range(3):
                await ground.table(ben, seats=HOT_SEAT)
            await ben.post("/api/tables", {"game": "city", "seats": HOT_SEAT}, 429)

    run(scenario())


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, sockets_per_address=1) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT)
            async with ann.socket(table):
                with pytest.raises(InvalidStatus):
                    async with ground.client().socket(table):
                        pass
            async with ground.client().socket(table) as socket:
                await socket.until("state")

    run(scenario())


def test_only_the_proxys_end_of_the_forwarded_addresses_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, guests_per_minute=1.0, trust_proxy=True) as ground:
            http = ground.client().http
            claims = ["198.51.100.1", "198.51.100.2, 198.51.100.3", ""]
            found = []
            for claim in claims:
                # A proxy that adds a line of its own: the client's claim stands in the line before.
                lines = [("x-forwarded-for", claim), ("x-forwarded-for", "203.0.113.1:5123")]
                found.append(
                    (await http.post("/api/guests", json={"name": "Ann"}, headers=lines)).status_code
                )
            assert found == [200, 429, 429]
            nonsense = [("x-forwarded-for", "203.0.113.1, <somebody>")]
            assert (await http.post("/api/guests", json={"name": "Bob"}, headers=nonsense)).status_code == 200
            for text in ("203.0.113.7,", "unknown"):
                lines = [("x-forwarded-for", text)]
                again = await http.post("/api/guests", json={"name": "Bob"}, headers=lines)
                assert again.status_code == 429, "what is no address is the proxy itself"

    run(scenario())


def test_all_addresses_of_a_line_share_what_an_address_may(tmp_path: Path) -> None:
    """With IPv6 somebody may come from another address each time, and the owner of an account does, too."""

    async def scenario() -> None:
        async with playground(
            tmp_path, guests_per_minute=2.0, sign_ins_per_minute=4.0, trust_proxy=True
        ) as ground:
            mallory, ann, eve = ground.client(), ground.client(), ground.client()
            made = []
            for number in range(4):
                mallory.http.headers["x-forwarded-for"] = f"2001:db8:1:2::{number + 1:x}"
                made.append((await mallory.http.post("/api/guests", json={"name": "M"})).status_code)
            assert made == [200, 200, 429, 429]
            mallory.http.headers["x-forwarded-for"] = "2001:db8:1:3::1"
            await mallory.guest("Somebody else")
            ann.http.headers["x-forwarded-for"] = "2001:db8:2:2:aaaa::1"
            await ann.account("Ann")
            for number in range(5):
                eve.http.headers["x-forwarded-for"] = f"198.51.100.{number}"
                await eve.post("/api/sessions", {"name": "Ann", "password": "guess"}, None)
            # The machine of an owner gives itself a new address each day.
            ann.http.headers["x-forwarded-for"] = "2001:db8:2:2:bbbb::2"
            await ann.post("/api/sessions", {"name": "Ann", "password": "correct horse"})

    run(scenario())


@pytest.mark.parametrize("trust", [True, False])
def test_no_header_opens_the_metrics(tmp_path: Path, trust: bool) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, trust_proxy=trust) as ground:
            http = ground.client().http
            assert (await http.get("/metrics")).status_code == 200
            for name in ("x-forwarded-for", "x-real-ip", "forwarded", "x-forwarded-host", "via"):
                for value in ("127.0.0.1", "::1", "203.0.113.1, 127.0.0.1", ""):
                    answer = await http.get("/metrics", headers={name: value})
                    assert answer.status_code == 403, (name, value)

    run(scenario())


def test_a_stranger_who_guesses_does_not_lock_the_owner_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, sign_ins_per_minute=3.0, trust_proxy=True) as ground:
            ann = ground.client()
            ann.http.headers["x-forwarded-for"] = "203.0.113.1"
            await ann.account("Ann")
            eve = ground.client()
            found = []
            for number, name in enumerate(["Ann", "a n n", "ANN", " Ann", "\uff21nn", "Ann", "Ann"]):
                # From a new address each time.
                eve.http.headers["x-forwarded-for"] = f"198.51.100.{number}"
                answer = await eve.http.post("/api/sessions", json={"name": name, "password": "guess"})
                found.append(answer.status_code)
            assert found[:3] == [401, 401, 401]
            assert set(found[3:]) == {429}, "spaces, case and width make no new bucket"
            # Ann comes from where Ann was before.
            await ann.post("/api/sessions", {"name": "Ann", "password": "correct horse"})

    run(scenario())
