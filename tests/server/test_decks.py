"""Decks over the wire: the cards, a deck that is refused, deck files, and decks that people keep."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.presets import PRESETS
from server.playground import playground, run

EMBERS: dict[str, Any] = {
    "kind": "built",
    "title": "Embers",
    "leader": "vulca-00",
    "cards": [f"vulca-{number:02d}" for number in range(1, 31)],
}


def test_the_box_holds_every_card(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            box = await ground.client().get("/api/legends/cards")
            assert [card["id"] for card in box["cards"]] == [card.id for card in KNOWN.cards]
            assert box["presets"] == PRESETS
            assert all(card["name"] for card in box["modules"])

    run(scenario())


def test_a_deck_is_checked_in_every_respect(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            client = ground.client()
            good = await client.post("/api/legends/decks/check", {"deck": EMBERS})
            assert good == {"problems": [], "size": 30, "size_limit": 30, "moons": 0, "moon_limit": 10}
            cards = [*EMBERS["cards"], "vulca-01", "terrah-26", "terrah-29", "khind-29", "aqua-19"]
            bad = await client.post("/api/legends/decks/check", {"deck": {**EMBERS, "cards": cards}})
            reasons = {problem["reason"]: problem["facts"] for problem in bad["problems"]}
            assert reasons["wrong_size"] == {"total": 35, "limit": 30}
            assert reasons["duplicate"]["cards"] == ["vulca-01"]
            assert reasons["too_many_moons"]["limit"] == 10
            assert bad["moons"] == reasons["too_many_moons"]["total"] > 10
            strange = {"deck": {"kind": "built", "cards": [7]}}
            refused = await client.post("/api/legends/decks/check", strange, 422)
            assert refused["error"] == "bad_deck"

    run(scenario())


def test_an_inquisitor_changes_what_a_deck_may_hold(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            client = ground.client()
            box = await client.get("/api/legends/cards")
            judge = next(card for card in box["modules"] if card["type"] == "inquisitor")
            ask = {
                "deck": {**EMBERS, "inquisitor": judge["id"]},
                "rules": {"inquisitors": True},
                "cards": "samples",
            }
            report = await client.post("/api/legends/decks/check", ask)
            assert report["size_limit"] == 30 + judge["deck_size"]
            assert report["moon_limit"] == 10 + judge["moon_limit"]

    run(scenario())


def test_a_deck_file_goes_both_ways(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            client = ground.client()
            written = await client.post("/api/legends/decks/write", {"deck": EMBERS})
            assert "vulca-01    # Flamebreath the Dazzling" in written["text"]
            read = await client.post("/api/legends/decks/read", {"text": written["text"]})
            assert read["deck"] == EMBERS
            broken = written["text"].replace("vulca-05", "vulca-99")
            refused = await client.post("/api/legends/decks/read", {"text": broken}, 422)
            assert refused["facts"]["problems"] == [
                {"line": 10, "where": "vulca-99", "reason": "unknown_card"}
            ]

    run(scenario())


def test_people_keep_their_own_decks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, ben = await ground.guest("Ann"), await ground.guest("Ben")
            deck = await ann.post("/api/me/decks", {"deck": EMBERS})
            path = f"/api/me/decks/{deck['id']}"
            changed = {"deck": {**EMBERS, "title": "Embers and\u202e fog", "cards": EMBERS["cards"][:9]}}
            answer = await ann.http.put(path, json=changed)
            assert answer.status_code == 200
            mine = (await ann.get("/api/me/decks"))["decks"]
            assert [(one["title"], len(one["deck"]["cards"])) for one in mine] == [("Embers and fog", 9)]
            assert (await ben.get("/api/me/decks"))["decks"] == []
            assert (await ben.http.put(path, json=changed)).status_code == 404
            assert (await ben.http.delete(path)).status_code == 404
            assert (await ann.http.delete(path)).status_code == 200
            assert (await ann.get("/api/me/decks"))["decks"] == []

    run(scenario())
