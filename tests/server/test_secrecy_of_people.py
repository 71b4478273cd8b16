"""What people do is told to those who may know it: whoever may not gets the same bytes before and afterwards.

Between two looks somebody does something. Everything that can be asked for is compared for everybody who
may not know of it: tournaments, clubs and pages of people as well as tables. Those who may know are told.
"""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterable
from itertools import product
from pathlib import Path
from zipfile import ZipFile

import pytest
from litestar.routes import HTTPRoute

from obelisk.server import takeout
from obelisk.server.app import Application
from obelisk.server.services import Services
from server.playground import Client, Json, Playground, playground, run, test_settings
from server.test_api import fits
from server.test_clubs import founded
from server.test_rated_bots import bot_of

DAYS = {"mode": "days", "days": 3}
CUP = {"game": "legends", "format": "swiss", "clock": DAYS, "choices": "preset"}
ENDLESS = {"/api/bot/events", "/api/bot/tables/{table}/stream"}
EXPORT = "/api/me/export"
FIXED = {"game": ["city"], "language": ["de"], "lesson": ["first"], "exercise": ["none"]}
ALSO = [
    "/api/tables?status=finished",
    "/api/tables?status=playing",
    "/api/tournaments?status=playing",
    "/api/tournaments?status=finished",
    "/api/ladder/city?of=bots",
    "/person/{person}",
    "/preview/person/{person}.svg",
    "/tournament/{tournament}",
    "/preview/tournament/{tournament}.svg",
    "/t/{table}",
    "/preview/t/{table}.svg",
    "/api/tables/{table}/replay?viewer=open",
    "/api/people?name=Ann",
    "/api/people?name=Olga",
    "/replay/{table}",
    "/report/{table}",
    "/preview/replay/{table}.svg",
    "/preview/report/{table}.svg",
]
"""What no description lists, and other ways to ask."""
NOISE = {
    "/health",
    "/ready",
    "/api/exercises/{game}/next",
    "/api/tables/{table}/hints",
    "/api/tables/{table}/report",
}
"""Says how the server is, what chance chose, or how far somebody has come with thinking."""
BOOKS = {"/api/legends/cards", "/api/games", "/api/games/{game}/words/{language}"}
"""Large, and the same for everybody."""
ELSEWHERE = {
    "/": "a file for everybody",
    "/assets/{file_path:path}": "files for everybody",
    "/metrics": "for the operator: test_operations",
    "/confirm/{secret:str}": "a secret of a letter: test_mail",
    "/reset/{secret:str}": "a secret of a letter: test_mail",
    "/stop/{token:str}": "a secret of a letter: test_calls",
}
"""Pages that are not looked at here, and why. What is under /docs is the same for everybody."""


class World:
    """People, what they have, and what can be asked of the server about it."""

    def __init__(self, ground: Playground) -> None:
        self.ground = ground
        self.people: dict[str, Client] = {}
        self.ids: dict[str, list[str]] = {}
        self.hidden: dict[str, set[str]] = {}
        self.paths: list[str] = []

    def __getattr__(self, name: str) -> Client:
        return self.people[name]

    def note(self, kind: str, id: str, known_to: Iterable[str] | None = None) -> str:
        """An id that everybody knows, or only some, as the address of a tournament by link."""
        self.ids.setdefault(kind, []).append(id)
        if known_to is not None:
            self.hidden[id] = set(self.people) - set(known_to)
        return id

    async def read_paths(self) -> None:
        described = (await self.people["nobody"].get("/docs/openapi.json"))["paths"]
        for path, verbs in described.items():
            if "get" in verbs and path not in ENDLESS | NOISE | BOOKS:
                asked = [
                    f"{each['name']}={'0' if each['name'] == 'plies' else 'city'}"
                    for each in verbs["get"].get("parameters", [])
                    if each["in"] == "query" and each.get("required")
                ]
                self.paths.append(path + ("?" + "&".join(asked) if asked else ""))
        assert len(self.paths) > 40
        self.paths += ALSO

    def addresses(self, name: str) -> list[str]:
        """Everything there is to ask for, with every id that somebody knows."""
        found: list[str] = []
        values = {**FIXED, **self.ids}
        for path in self.paths:
            names = [part.partition("}")[0] for part in path.split("{")[1:]]
            for chosen in product(*[values[each] for each in names]):
                if not any(name in self.hidden.get(id, ()) for id in chosen):
                    found.append(path.format(**dict(zip(names, chosen, strict=True))))
        return found

    async def look(self, name: str) -> dict[str, bytes]:
        """Every answer to somebody."""
        http = self.people[name].http
        found: dict[str, bytes] = {}
        for address in self.addresses(name):
            answer = await http.get(address)
            assert answer.status_code < 500, address
            content = answer.content
            if address == EXPORT and answer.status_code == 200:
                archive = ZipFile(io.BytesIO(content))
                content = b"".join(one.encode() + archive.read(one) for one in sorted(archive.namelist()))
            found[address] = str(answer.status_code).encode() + content
        return found


async def gathered(ground: Playground) -> World:
    """Ann and Bob, who do things; Mia of their club, Pia who plays with them, Olga who watches and whose own
    page is private; Eve, whose account is like that of whoever runs the server; and a stranger.
    """
    world = World(ground)
    for name in ("ann", "bob", "mia", "pia", "olga", "eve"):
        world.people[name] = await ground.account(name.title())
    world.people["nobody"] = ground.client()
    ann, bob, mia = (world.people[name] for name in ("ann", "bob", "mia"))
    for name in ("ann", "bob", "olga"):
        world.note("person", world.people[name].id)
    robin = await bot_of(ground, ann, "Robin")
    world.note("bot", robin.id)
    world.note("person", robin.id)
    world.note("club", await founded(ann, bob, mia))
    await ground.account("Cato")
    await world.read_paths()
    return world


def duel(**wish: object) -> Json:
    return {"game": "city", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": DAYS, **wish}


async def begun(world: World, one: str, other: str, **wish: object) -> str:
    """A table of two that is being played."""
    host, guest = world.people[one], world.people[other]
    seats = [{"kind": "me"}, {"kind": "person", "person": guest.id}]
    table = str((await host.post("/api/tables", {**duel(**wish), "seats": seats}, 201))["table"]["id"])
    await guest.post(f"/api/tables/{table}/join", {})
    await host.post(f"/api/tables/{table}/start")
    return world.note("table", table)


async def cup_of(
    world: World, players: dict[str, str], known_to: Iterable[str] | None, **wish: object
) -> str:
    made = await world.ann.post("/api/tournaments", {**CUP, **wish}, 201)
    id = world.note("tournament", str(made["info"]["id"]), known_to)
    for name, deck in players.items():
        await world.people[name].post(f"/api/tournaments/{id}/join", {"choice": {"decks": deck}})
    return id


Deed = tuple[str, Callable[[], Awaitable[object]], set[str], set[str], str]
"""What is done, who may know of it, who gets to know it for certain, and on which pages it is looked for."""


async def deeds_in(world: World) -> list[Deed]:
    """What people do about which somebody may not know."""
    ann, bob, eve, olga, pia = (world.people[name] for name in ("ann", "bob", "eve", "olga", "pia"))
    (club,) = world.ids["club"]
    private = await begun(world, "ann", "bob", public=False, spectators=False, title="Zebra")
    watched = await begun(world, "ann", "pia", title="Okapi")
    within = await begun(world, "ann", "bob", club=club, title="Giraffe")
    decks = {"ann": "hoax", "bob": "vulca"}
    cup = await cup_of(world, {**decks, "pia": "hoax"}, None)
    by_link = await cup_of(world, decks, {"ann", "bob"}, public=False)
    of_club = await cup_of(world, decks, None, club=club)
    await olga.call("PATCH", "/api/me", {"private": True})
    everybody, two, insiders = set(world.people), {"ann", "bob"}, {"ann", "bob", "mia"}

    async def play_for_two() -> None:
        await ann.post(f"/api/tables/{private}/chat", {"text": "Between us."})
        await bob.post(f"/api/tables/{private}/resign")
        await ann.post(f"/api/tournaments/{by_link}/start")

    async def settle_in() -> None:
        await ann.call("PUT", f"/api/me/friends/{bob.id}")
        await ann.call("PUT", f"/api/me/blocks/{eve.id}")
        await ann.call("PUT", f"/api/me/mutes/{pia.id}")
        await ann.call("PUT", "/api/me/calls", {"push": [], "mail": ["turn"]})
        await ann.call("PUT", "/api/me/address", {"address": "a@example.org", "password": "correct horse"})
        await ann.call("PUT", f"/api/me/bots/{world.ids['bot'][0]}/webhook", {"url": "https://example.org/"})
        deck = {"kind": "built", "title": "Embers", "leader": "vulca-00", "cards": ["vulca-01"]}
        await ann.post("/api/me/decks", {"deck": deck})
        await ann.post("/api/lessons/city/first", {"texts": [""]})
        await ann.post("/api/me/seek", {"game": "city"})

    async def choose_another_deck() -> None:
        await bob.post(f"/api/tournaments/{cup}/join", {"choice": {"decks": "flit"}})

    async def meet_in_the_club() -> None:
        await bob.post(f"/api/tables/{within}/resign")
        await ann.post(f"/api/clubs/{club}/ask", {"name": "Cato"})
        await ann.post(f"/api/tournaments/{of_club}/start")

    async def complain_and_invite() -> None:
        await eve.post(f"/api/people/{ann.id}/offences", {"reason": "other", "text": "Rude."})
        await ann.post(f"/api/clubs/{club}/invite")

    async def whisper() -> None:
        await olga.post(f"/api/tables/{watched}/chat", {"text": "She has the crystals."})

    async def lose_unseen() -> None:
        table = await begun(world, "olga", "bob")
        await olga.post(f"/api/tables/{table}/resign")

    return [
        ("for two", play_for_two, two, two, ""),
        ("of one's own", settle_in, {"ann"}, {"ann"}, ""),
        ("another deck", choose_another_deck, {"bob"}, {"bob"}, ""),
        ("in the club", meet_in_the_club, insiders, insiders, ""),
        ("for the operator, and a new invitation", complain_and_invite, set(), set(), ""),
        ("in the gallery", whisper, everybody - {"ann", "pia"}, {"olga", "eve", "nobody"}, ""),
        ("on a private page", lose_unseen, {"olga"}, {"olga"}, olga.id),
    ]


def test_what_one_may_not_know_changes_no_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeout, "EXPORTS_PER_HOUR", 1000)

    async def scenario() -> None:
        mail: Json = {"smtp_url": "smtp://127.0.0.1:1", "mail_from": "games@example.org"}
        async with playground(tmp_path, **mail) as ground:
            world = await gathered(ground)
            deeds = await deeds_in(world)
            before = {name: await world.look(name) for name in world.people}
            for what, deed, may_know, know, where in deeds:
                await deed()
                for name in world.people:
                    after = await world.look(name)
                    known = before[name]
                    changed = [address for address in known if known[address] != after[address]]
                    changed = [address for address in changed if where in address]
                    if name not in may_know:
                        assert not changed, f"{what}: {name} can tell by {changed}"
                    assert changed or name not in know, f"{what}: {name} is not told"
                    before[name] = after

    run(scenario())


def test_every_page_that_there_is_is_looked_at(tmp_path: Path) -> None:
    """Routes as the server itself has them: whoever adds a page is asked who may read it."""

    async def asked_for() -> list[str]:
        async with playground(tmp_path) as ground:
            world = World(ground)
            world.people["nobody"] = ground.client()
            await world.read_paths()
            return [path.partition("?")[0] for path in world.paths]

    services = Services(test_settings(tmp_path))
    app = Application(services).litestar
    run(services.storage.close())
    pages = {route.path for route in app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods}
    asked = [*run(asked_for()), *ENDLESS, *NOISE, *BOOKS]
    unseen = {page for page in pages if not any(fits(page, one) for one in asked)}
    assert {page for page in unseen if not page.startswith("/docs")} == set(ELSEWHERE)
