"""A deck of one's own is nobody else's to know before the end.  [LEG-2.4]"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from obelisk.games.legends import GAME
from obelisk.server.options import options_for
from obelisk.server.thinking.requests import BotRequest
from obelisk.server.thinking.worker import Desk
from server.legends_tables import built
from server.playground import Client, Json, Playground, playground, run

OWN = built(1)
OTHERS = [built(2), built(3)]


def only_in(deck: Json) -> list[str]:
    """Cards of a deck that the first seat's deck does not have; leaders are open to everybody."""
    return [id for id in deck["cards"] if id not in OWN["cards"]]


class Listening:
    """Keeps what bots are sent; they play the first legal action."""

    def __init__(self) -> None:
        self.requests: list[BotRequest] = []

    async def choose(self, request: BotRequest) -> int | None:
        self.requests.append(request)
        return 0


async def deck_table(ground: Playground, ann: Client, ben: Client, deck: object) -> str:
    table = await ground.table(ann, ben, start=False, game="legends", options={"decks": [OWN, "hoax"]})
    await ben.call("PUT", f"/api/tables/{table}/seat-options/1", {"values": {"decks": deck}})
    return table


def test_each_sees_the_own_deck_only_until_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, ben, eve = [await ground.guest(name) for name in ("Ann", "Ben", "Eve")]
            table = await deck_table(ground, ann, ben, OTHERS[0])
            told = {}
            for name, client in (("ann", ann), ("ben", ben), ("eve", eve)):
                told[name] = (await client.get(f"/api/tables/{table}"))["options"]["decks"]
            assert [deck is None for deck in told["ann"]] == [False, True]
            assert [deck is None for deck in told["ben"]] == [True, False]
            assert told["eve"] == [None, None]
            await ann.post(f"/api/tables/{table}/start")
            pages = await ann.http.get(f"/api/tables/{table}/facts"), await ann.http.get("/api/tables")
            async with ann.socket(table) as socket:
                await socket.until("state")
                frames = b"".join(socket.raw)
            assert not [id for id in only_in(OTHERS[0]) if f'"{id}"'.encode() in frames]
            assert not [id for id in only_in(OTHERS[0]) if f'"{id}"' in pages[1].text]
            await ben.post(f"/api/tables/{table}/resign")
            assert None not in (await eve.get(f"/api/tables/{table}"))["options"]["decks"]

    run(scenario())


def test_presets_are_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, ben = await ground.guest("Ann"), await ground.guest("Ben")
            table = await deck_table(ground, ann, ben, "vulca")
            assert (await ann.get(f"/api/tables/{table}"))["options"]["decks"][1] == "vulca"

    run(scenario())


def test_whoever_sits_down_later_does_not_see_the_deck_of_who_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, ben, eve = [await ground.guest(name) for name in ("Ann", "Ben", "Eve")]
            for leave in (True, False):
                table = await deck_table(ground, ann, ben, OTHERS[0])
                if leave:
                    await ben.post(f"/api/tables/{table}/leave")
                else:
                    await ann.post(f"/api/tables/{table}/kick/1")
                info = await eve.post(f"/api/tables/{table}/join", {})
                assert info["options"]["decks"] == [None, None]
                refused = await ann.post(f"/api/tables/{table}/start", None, 422)
                assert refused["facts"]["problems"][0]["option"] == "decks"
                await eve.call("PUT", f"/api/tables/{table}/seat-options/1", {"values": {"decks": "hoax"}})
                await ann.post(f"/api/tables/{table}/start")

    run(scenario())


def test_decks_that_a_bot_may_not_know_make_no_difference_to_it(tmp_path: Path) -> None:
    """Bytes that leave for the first seat's bot are equal for two decks of the other seat, but for the view
    of what lies open; and they are enough to think.
    """

    async def scenario(deck: Json) -> BotRequest:
        bots = Listening()
        folder = tmp_path / deck["leader"]
        async with playground(folder, bots=bots) as ground:
            ann = await ground.guest("Ann")
            options = {"decks": [OWN, deck], "first": "p1"}
            seats = [{"kind": "bot", "bot": "level:1"}, {"kind": "me"}]
            await ground.table(ann, game="legends", seats=seats, options=options)
            while not bots.requests:
                await asyncio.sleep(0.01)
        return bots.requests[0]

    requests = [run(scenario(deck)) for deck in OTHERS]
    assert requests[0].options == requests[1].options
    assert json.loads(requests[0].options)["decks"] == [OWN, None]
    for request, deck in zip(requests, OTHERS, strict=True):
        sent: Any = {"ask": "choice"} | {
            name: getattr(request, name) for name in ("game", "options", "spec", "bot", "view")
        }
        sent["heard"] = request.events_since(-1)
        text = json.dumps(sent)
        assert not [id for id in only_in(deck) if f'"{id}"' in text]
        sent["legal"], sent["budget_ms"] = request.legal, 500
        assert 0 <= Desk().choice(sent) < len(request.legal)


def test_options_of_a_game_that_changed_are_not_shown() -> None:
    assert options_for("city", '{"players": 99}', ()) == {}
    assert options_for("chess", "{}", ()) == {}


def test_what_is_known_of_options_depends_on_nothing_closed() -> None:
    one, two = [GAME.options({"decks": [OWN, deck]}) for deck in OTHERS]
    for seats in ([], [0]):
        known = [GAME.encode_options(GAME.known_options(options, seats)) for options in (one, two)]
        assert known[0] == known[1]
    assert GAME.encode_options(GAME.known_options(one, [1]))["decks"] == [None, OTHERS[0]]
    everything = GAME.options({"decks": [OWN, OTHERS[0]], "open_lists": True})
    assert GAME.known_options(everything, []) is everything
