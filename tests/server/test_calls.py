"""Being called: web push that a push service can check and only a browser can read, mail, and webhooks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from obelisk.server.calls.caller import signature
from obelisk.server.calls.outgoing import NotAllowed, check_address, place_of, post
from obelisk.server.calls.reasons import reason_of, text_of
from obelisk.server.calls.webpush import CURVE, decode, encode, sealed
from obelisk.server.calls.wishes import Wishes
from obelisk.server.clocks import DAY_MS
from obelisk.storage.calls import Call
from obelisk.storage.sqlite import SqliteStorage
from server.playground import Client, Json, Playground, playground, run
from server.push_service import PushBrowser, Service, claims_of, push_service
from server.test_clocks import Hand
from server.test_days import BERLIN, at
from server.test_mail import post_office
from storage.samples import person, table

OVER_DAYS: Json = {"mode": "days", "days": 2}


def test_a_message_is_sealed_as_the_standard_shows_it() -> None:
    """The example of RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    theirs = ec.derive_private_key(
        int.from_bytes(decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), CURVE
    )
    browser = PushBrowser(decode("BTBZMqHH6r4Tts7J_aSIgg"), theirs)
    keys = browser.subscription("")
    text = b"When I grow up, I want to be a watermelon"
    body = sealed(text, keys["key"], keys["auth"], decode("DGv6ra1nlYgDCS1FRnbzlw"), own)
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.opened(body) == text


def hurry(ground: Playground) -> None:
    ground.services.caller.grace_ms = 20
    ground.services.caller.first_pause_ms = 20


@asynccontextmanager
async def called(folder: Path, **changes: Any) -> AsyncIterator[tuple[Playground, Service]]:
    async with push_service() as service, playground(folder, private_calls=True, **changes) as ground:
        hurry(ground)
        yield ground, service


async def subscribed(client: Client, service: Service, path: str = "/one") -> PushBrowser:
    browser = PushBrowser()
    await client.call("PUT", "/api/me/browsers", browser.subscription(service.base + path))
    return browser


async def count(ground: Playground, query: str, *values: str) -> int:
    """A number out of the store."""
    store = ground.services.storage
    assert isinstance(store, SqliteStorage)
    return await store.read(lambda c: int(c.execute(query, values).fetchone()[0]))


async def settled(ground: Playground, person: str) -> None:
    """Waits until no call of somebody is left to make."""
    ground.services.house.is_call_due.set()
    waiting = "SELECT count(*) FROM calls WHERE person = ? AND kind != 'time' AND NOT is_made"
    while await count(ground, waiting, person):
        await asyncio.sleep(0.01)


def test_whoever_is_away_is_called_once_when_it_is_their_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with called(tmp_path) as (ground, service):
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            browsers = [await subscribed(ann, service, "/0"), await subscribed(bob, service, "/1")]
            table = await ground.table(ann, bob, clock=OVER_DAYS, title="Evening")
            live = await ground.services.tables.live(table)
            seat = live.row.turn_seat
            assert seat is not None
            path, headers, body = await service.next(1)
            assert path == f"/{seat}"
            claims = claims_of(headers["authorization"])
            assert claims["aud"] == service.base
            assert claims["key"] == (await ann.get("/api/me/calls"))["key"]
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) <= 2 * DAY_MS // 1000
            message = json.loads(browsers[seat].opened(body))
            assert message == {
                "title": "Your turn",
                "body": f"Blue Moon City: {['Bob', 'Ann'][seat]} · Evening",
                "url": f"/t/{table}",
                "tag": f"turn-{table}",
                "silent": False,
                "language": "en",
            }
            await settled(ground, [ann, bob][seat].id)
            live.ask_next()
            await settled(ground, [ann, bob][seat].id)
            assert len(service.came) == 1, "for the same turn nobody is called twice"

    run(scenario())


def test_whoever_is_here_is_not_called(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with called(tmp_path) as (ground, service):
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            for each in (ann, bob):
                await subscribed(each, service, f"/{each.id}")
            table = await ground.table(ann, bob, start=False, clock=OVER_DAYS)
            async with ann.socket(table) as one, bob.socket(table) as two:
                await one.until("table")
                await two.until("table")
                await ann.post(f"/api/tables/{table}/start")
                await one.until("state")
                for each in (ann, bob):
                    await settled(ground, each.id)
            assert service.came == []

    run(scenario())


def test_a_challenge_and_what_is_said_call_too_and_only_for_what_one_wants(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with called(tmp_path) as (ground, service):
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            browser = await subscribed(bob, service)
            body = {"game": "city", "seats": [{"kind": "me"}, {"kind": "person", "person": bob.id}]}
            table = str((await ann.post("/api/tables", body, 201))["table"]["id"])
            message = json.loads(browser.opened((await service.next(1))[2]))
            assert (message["title"], message["url"]) == ("You are challenged", f"/t/{table}")
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/chat", {"text": "hello"})
            await settled(ground, bob.id)
            assert len(service.came) == 1, "what is said is not among what is usually wanted"
            wishes = (await bob.get("/api/me/calls"))["wishes"]
            assert (await bob.call("PUT", "/api/me/calls", {**wishes, "push": ["chat"]}))["wishes"][
                "push"
            ] == ["chat"]
            other = str((await ann.post("/api/tables", body, 201))["table"]["id"])
            await bob.post(f"/api/tables/{other}/join", {})
            await ann.post(f"/api/tables/{other}/chat", {"text": "hello"})
            message = json.loads(browser.opened((await service.next(2))[2]))
            assert message["title"] == "Somebody wrote at your table"
            assert "hello" not in json.dumps(message), "what was said is read at the table"

    run(scenario())


def test_a_round_of_a_tournament_calls_everybody_who_plays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with called(tmp_path) as (ground, service):
            people = [await ground.account(name) for name in ("Ann", "Bob")]
            browsers = {f"/{each.id}": await subscribed(each, service, f"/{each.id}") for each in people}
            off = {"zone": "UTC", "weekdays": [5, 6], "holidays": []}
            await people[0].call("PUT", "/api/me/calendar", off)
            wish = {"game": "legends", "format": "knockout", "clock": OVER_DAYS, "title": "Cup"}
            cup = (await people[0].post("/api/tournaments", wish, 201))["info"]["id"]
            for each in people:
                await each.post(f"/api/tournaments/{cup}/join", {})
            page = await people[0].post(f"/api/tournaments/{cup}/start")
            table = page["games"][0]["table"]
            told = [await service.next(1), await service.next(2)]
            assert {path for path, _, _ in told} == set(browsers)
            for path, _, body in told:
                message = json.loads(browsers[path].opened(body))
                assert (message["title"], message["url"]) == ("Your round begins", f"/t/{table}")
            row = await ground.services.house.storage.table(table)
            assert row is not None
            assert "5" in row.clock_left, "days off of whoever plays hold in tournaments as well"

    run(scenario())


def test_after_the_draft_of_a_tournament_one_is_called_to_build() -> None:
    call = Call("ann", "tournament", "t1", "building", 1)
    draft = replace(table("t1", "finished"), game="legends-draft", origin="tournament:cup:0")
    reason = reason_of(call, draft, 5)
    assert reason is not None
    assert text_of(call.kind, reason, person("ann"))[0] == "Build your deck"
    assert reason_of(replace(call, person="carl"), draft, 5) is None
    assert reason_of(call, replace(draft, origin=""), 5) is None, "no tournament waits"
    begun = reason_of(call, replace(draft, status="playing"), 5)
    assert begun is not None
    assert text_of(call.kind, begun, person("ann"))[0] == "Your round begins"


def test_faults_of_the_push_service_cost_time_and_gone_browsers_are_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with called(tmp_path) as (ground, service):
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            await subscribed(bob, service, "/first")
            await subscribed(bob, service, "/second")
            service.answers = [503, 201, 429, 201]
            body = {"game": "city", "seats": [{"kind": "me"}, {"kind": "person", "person": bob.id}]}
            await ann.post("/api/tables", body, 201)
            await service.next(4)
            paths = [path for path, _, _ in service.came]
            assert paths == ["/first", "/second", "/first", "/first"], (
                "each until it has come, and then no more"
            )
            await settled(ground, bob.id)
            service.answers = [410, 404]
            await ann.post("/api/tables", body, 201)
            await service.next(6)
            await settled(ground, bob.id)
            assert (await bob.get("/api/me/calls"))["browsers"] == 0

    run(scenario())


def test_a_browser_is_called_only_while_somebody_is_signed_in_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with called(tmp_path) as (ground, service):
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            await subscribed(bob, service, "/phone")
            again = ground.client()
            again.signed_in(await again.post("/api/sessions", {"name": "Bob", "password": "correct horse"}))
            await subscribed(again, service, "/desk")
            assert (await bob.get("/api/me/calls"))["browsers"] == 2
            await again.call("DELETE", "/api/sessions/current")
            assert (await bob.get("/api/me/calls"))["browsers"] == 1
            body = {"game": "city", "seats": [{"kind": "me"}, {"kind": "person", "person": bob.id}]}
            await ann.post("/api/tables", body, 201)
            await service.next(1)
            await settled(ground, bob.id)
            assert [path for path, _, _ in service.came] == ["/phone"]
            gone = {"endpoint": f"{service.base}/phone"}
            assert (await ann.call("DELETE", "/api/me/browsers", gone))["browsers"] == 0
            assert (await bob.get("/api/me/calls"))["browsers"] == 1, "nobody ends what is another's"
            assert (await bob.call("DELETE", "/api/me/browsers", gone))["browsers"] == 0

    run(scenario())


def test_nobody_is_called_in_quiet_hours_but_before_time_is_over(tmp_path: Path) -> None:
    night = Wishes(quiet_from=22 * 60, quiet_until=7 * 60, zone=BERLIN)
    assert night.quiet_end(at("2030-11-11T21", BERLIN)) is None
    assert night.quiet_end(at("2030-11-11T23", BERLIN)) == at("2030-11-12T07", BERLIN)
    assert night.quiet_end(at("2030-11-12T06", BERLIN)) == at("2030-11-12T07", BERLIN)
    assert night.quiet_end(at("2030-11-12T07", BERLIN)) is None

    async def scenario() -> None:
        async with called(tmp_path) as (ground, service):
            hand = Hand(ground)
            hand.now = at("2030-11-11T23", BERLIN)
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            browsers = {}
            for each in (ann, bob):
                browsers[each.id] = await subscribed(each, service, f"/{each.id}")
                wish = {"quiet_from": 22 * 60, "quiet_until": 7 * 60, "zone": BERLIN}
                await each.call("PUT", "/api/me/calls", wish)
            table = await ground.table(ann, bob, clock={"mode": "days", "hours": 20})
            live = await ground.services.tables.live(table)
            person = live.row.turn_person
            assert person is not None

            due = "SELECT coalesce(max(due), 0) FROM calls WHERE person = ? AND kind = 'turn'"
            while await count(ground, due, person) != at("2030-11-12T07", BERLIN):
                hand.now += 10
                ground.services.house.is_call_due.set()
                await asyncio.sleep(0.01)
            assert service.came == []
            hand.now = at("2030-11-12T07", BERLIN)
            while not service.came:
                hand.now += 10
                ground.services.house.is_call_due.set()
                await asyncio.sleep(0.01)
            hand.now = at("2030-11-12T14", BERLIN)
            while len(service.came) < 2:
                hand.now += 10
                ground.services.house.is_call_due.set()
                await asyncio.sleep(0.01)
            message = json.loads(browsers[person].opened(service.came[1][2]))
            assert message["title"] == "Your time is running out", "five of twenty hours before"

    run(scenario())


# Mail


async def with_address(ground: Playground, box: Any, name: str, mail: list[str]) -> Client:
    person = await ground.account(name)
    address = {"address": f"{name.lower()}@example.org", "password": "correct horse"}
    number = len(box.letters) + 1
    await person.call("PUT", "/api/me/address", address)
    text = await box.next(number)
    secret = text.split("/confirm/")[1].split()[0]
    assert (await person.http.post(f"/confirm/{secret}")).status_code == 200
    await person.call("PUT", "/api/me/calls", {"push": [], "mail": mail})
    return person


def test_a_letter_says_that_it_is_your_turn_and_one_click_ends_such_letters(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with post_office(tmp_path) as (ground, box):
            hurry(ground)
            ann = await with_address(ground, box, "Ann", ["turn"])
            bob = await with_address(ground, box, "Bob", ["turn"])
            table = await ground.table(ann, bob, clock=OVER_DAYS)
            text = await box.next(3)
            letter: EmailMessage = box.letters[2]
            assert letter["Subject"] == "Obelisk: Your turn"
            assert f"/t/{table}" in text
            live = await ground.services.tables.live(table)
            turn = next(one for one in (ann, bob) if one.id == live.row.turn_person)
            assert letter["To"] == f"{turn.me['name'].lower()}@example.org"
            link = str(letter["List-Unsubscribe"]).strip("<>")
            assert link in text
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            path = link[link.index("/stop/") :]
            nobody = ground.client()
            assert "<button>" in (await nobody.http.get(path)).text, "programs open links: that ends nothing"
            assert (await turn.get("/api/me/calls"))["wishes"]["mail"] == ["turn"]
            body = {"List-Unsubscribe": "One-Click"}
            assert (await nobody.http.post(path, data=body)).status_code == 200
            assert (await turn.get("/api/me/calls"))["wishes"]["mail"] == []
            for wrong in (path[:-1], path.replace(".turn.", ".digest."), "/stop/x"):
                assert (await nobody.http.post(wrong)).status_code == 404

    run(scenario())


def test_one_letter_a_day_tells_of_all_tables_that_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with post_office(tmp_path) as (ground, box):
            hurry(ground)
            ann = await with_address(ground, box, "Ann", ["digest"])
            hand = Hand(ground)
            tables = [
                str(
                    (await ann.post("/api/tables", {"game": "city", "seats": [{"kind": "me"}] * 2}, 201))[
                        "table"
                    ]["id"]
                )
                for _ in range(2)
            ]
            for table in tables:
                await ann.post(f"/api/tables/{table}/start")
            while not await count(ground, "SELECT count(*) FROM letters WHERE kind = 'digest'"):
                hand.now += 10
                ground.services.house.is_call_due.set()
                await asyncio.sleep(0.01)
            assert len(box.letters) == 1, "not at once"
            hand.now += DAY_MS
            ground.services.post.hurry()
            text = await box.next(2)
            assert box.letters[1]["Subject"] == "Obelisk: 2 games wait for you"
            assert all(f"/t/{table}" in text for table in tables)
            hand.now += DAY_MS
            ground.services.post.hurry()
            await asyncio.sleep(0)
            assert len(box.letters) == 2

    run(scenario())


# Webhooks


def test_a_bot_is_told_of_its_turn_by_a_signed_message(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with called(tmp_path) as (ground, service):
            ann = await ground.account("Ann")
            bot = await ann.post("/api/me/bots", {"name": "Botty"})
            path = f"/api/me/bots/{bot['id']}/webhook"
            assert (await ann.get(path)) == {"url": "", "secret": None, "state": "none"}
            made = await ann.call("PUT", path, {"url": f"{service.base}/hook"})
            assert (await ann.get(path)) == {"url": f"{service.base}/hook", "secret": None, "state": "ok"}
            body = {"game": "city", "seats": [{"kind": "me"}, {"kind": "person", "person": bot["id"]}]}
            service.answers = [500]
            table = str((await ann.post("/api/tables", body, 201))["table"]["id"])
            where, headers, text = await service.next(2)
            assert where == "/hook", "tried again after a fault"
            assert json.loads(text) == {"kind": "company", "table": table, "person": bot["id"], "seq": 0}
            time, signed = (part.split("=")[1] for part in headers["x-obelisk-signature"].split(","))
            assert signed == signature(made["secret"], int(time), text)
            bob = await ground.account("Bob")
            for method in ("GET", "DELETE"):
                assert (await bob.call(method, path, None, 404))["reason"] == "person", "nobody else's"
            await bob.call("PUT", path, {"url": "https://example.org/"}, 404)
            await ann.call("DELETE", path)
            assert (await ann.get(path))["state"] == "none"

    run(scenario())


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://user@example.org/",
        "https://example.org:8080/",
        "ftp://example.org/",
        "https:///x",
        "https://exa mple.org/",
        "https://[::1",
    ],
)
def test_no_request_is_made_to_an_odd_address(url: str) -> None:
    with pytest.raises(NotAllowed):
        check_address(url, may_be_private=False)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "192.168.1.1",
        "::1",
        "fd00::1",
        "::ffff:10.0.0.1",
        "0.0.0.0",
        "100.64.0.1",
        "224.0.0.1",
    ],
)
def test_no_request_leads_into_a_private_network(host: str) -> None:
    with pytest.raises(NotAllowed):
        place_of(host, 443, may_be_private=False)
    with pytest.raises(NotAllowed):
        post(f"https://[{host}]/" if ":" in host else f"https://{host}/", b"", {})


def test_routes_of_calls_are_for_people_who_are_signed_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            nobody = ground.client()
            keys = PushBrowser().subscription("https://push.example.org/x")
            hook = {"url": "https://example.org/"}
            for method, path, body in (
                ("GET", "/api/me/calls", None),
                ("PUT", "/api/me/calls", {}),
                ("PUT", "/api/me/browsers", keys),
                ("DELETE", "/api/me/browsers", {"endpoint": "x"}),
                ("GET", "/api/me/bots/x/webhook", None),
                ("PUT", "/api/me/bots/x/webhook", hook),
                ("DELETE", "/api/me/bots/x/webhook", None),
            ):
                assert (await nobody.call(method, path, body, 401))["error"] == "not_signed_in"
            ann = await ground.account("Ann")
            bot = await ann.post("/api/me/bots", {"name": "Botty"})
            nobody.http.headers["authorization"] = f"Bearer {bot['token']}"
            assert (await nobody.call("PUT", "/api/me/browsers", keys, 403))["reason"] == "bots"
            assert (await nobody.call("PUT", "/api/me/calls", {}, 403))["reason"] == "bots"
            for wrong in (
                {**keys, "endpoint": "http://127.0.0.1/x"},
                {**keys, "endpoint": "https://push.example.org:22/x"},
                {**keys, "key": "AAAA"},
                {**keys, "auth": "AAAA"},
            ):
                assert (await ann.call("PUT", "/api/me/browsers", wrong, 422))["error"] == "bad_browser"
            assert (await ann.call("PUT", "/api/me/browsers", keys))["browsers"] == 1
            path = f"/api/me/bots/{bot['id']}/webhook"
            refused = await ann.call("PUT", path, {"url": "http://10.0.0.1/"}, 422)
            assert (refused["error"], refused["reason"]) == ("bad_webhook", "url")
            await ann.post("/api/me/delete", {"password": "correct horse"})
            assert await ground.services.storage.subscriptions(ann.id, 0) == []

    run(scenario())
