"""After a draft: decks are built, a round robin is played with them, and nobody learns another's cards."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random

from server.playground import Client, Json, Playground, play_out, playground, run

ANN_AND_BEN, ANN_AND_BOT, BEN_AND_BOT = (0, 1), (0, 2), (1, 2)

PROMISE = f"?commitment={sha256(bytes.fromhex('aa' * 32)).hexdigest()}"


async def drafted(*people: Client, bots: int = 0) -> str:
    """A draft of these people, the first of them its owner, played to its end."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *[{"kind": "bot"}] * bots]
    wish = {"game": "legends-draft", "options": {"players": len(seats)}, "seats": seats}
    draft = str((await people[0].post("/api/tables", wish, 201))["table"]["id"])
    for other in people[1:]:
        await other.post(f"/api/tables/{draft}/join", {})
    await people[0].post(f"/api/tables/{draft}/start")
    await people[0].get(f"/api/drafts/{draft}", 409)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(one.socket(draft)) for one in people]
        await play_out(sockets, Random(1))
    return draft


async def build(client: Client, draft: str, seat: int, skip: int = 0) -> list[str]:
    """Thirty cards of the own pool, all but the first `skip`."""
    page = await client.get(f"/api/drafts/{draft}")
    cards = sorted(page["drafters"][seat]["pool"][skip : skip + 30])
    await client.call("PUT", f"/api/drafts/{draft}/decks/{seat}", {"cards": cards})
    return cards


def number_of(page: Json, pair: tuple[int, int]) -> int:
    return int(next(one["number"] for one in page["matches"] if one["seats"] == list(pair)))


async def come_again(ground: Playground, before: Client) -> Client:
    """The same person at a server that was started again."""
    client = ground.client()
    client.http.cookies.update(before.http.cookies)
    client.signed_in(await client.get("/api/me"))
    return client


def test_three_drafters_play_a_round_robin_that_survives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, ben = await ground.guest("Ann"), await ground.guest("Ben")
            draft = await drafted(ann, ben, bots=1)
            page = await ann.get(f"/api/drafts/{draft}")
            assert sorted(tuple(one["seats"]) for one in page["matches"]) == [
                ANN_AND_BEN,
                ANN_AND_BOT,
                BEN_AND_BOT,
            ]
            assert [one["ready"] for one in page["drafters"]] == [False, False, True]
            assert {one["place"] for one in page["standing"]} == {1}

            # Without decks there is no match; a bot builds its own.
            first = f"/api/drafts/{draft}/matches/{number_of(page, ANN_AND_BEN)}"
            assert (await ann.post(first, None, 409))["reason"] == "no_deck"
            await build(ben, draft, 1)
            deck = await build(ann, draft, 0)
            # Both ask at the same moment: one table comes of it.
            table, same = await asyncio.gather(ann.post(first), ben.post(first))
            assert same["id"] == table["id"]
            assert (table["game"], table["status"]) == ("legends", "playing")
            assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben"]
            assert table["origin"] == f"draft:{draft}:0-1"
            assert table["options"]["decks"][0]["cards"] == deck
            assert table["options"]["decks"][1] is None
            await ben.post(f"/api/tables/{table['id']}/resign")

        async with playground(tmp_path) as again:
            ann, ben = await come_again(again, ann), await come_again(again, ben)
            page = await ben.get(f"/api/drafts/{draft}")
            assert page["drafters"][1]["cards"] is not None
            match = page["matches"][number_of(page, ANN_AND_BEN)]
            assert (match["table"], match["status"], match["winners"]) == (table["id"], "finished", [0])
            # A deck may change between matches; what was played stays what it was.
            changed = await build(ann, draft, 0, skip=3)
            for pair, person in ((ANN_AND_BOT, ann), (BEN_AND_BOT, ben)):
                next_one = await person.post(f"/api/drafts/{draft}/matches/{number_of(page, pair)}{PROMISE}")
                assert (next_one["status"], next_one["starts_by"] is None) == ("lobby", False)
                secret = {"secret": "aa" * 32}
                next_one = await person.call("PUT", f"/api/tables/{next_one['id']}/secrets/0", secret)
                assert next_one["status"] == "playing"
                assert next_one["seats"][1]["kind"] == "bot"
                if person is ann:
                    assert next_one["options"]["decks"][0]["cards"] == changed
                    # Not over yet, so that nothing is laid open.
                    assert (await ann.get(f"/api/tables/{draft}/record", 409))["reason"] == "sealed"
                await person.post(f"/api/tables/{next_one['id']}/resign")
            page = await ann.get(f"/api/drafts/{draft}")
            assert page["over"]
            ranks = [(one["place"], one["seat"], one["played"], one["won"]) for one in page["standing"]]
            assert ranks == [(1, 2, 2, 2), (2, 0, 2, 1), (3, 1, 2, 0)]

            # Now everything may be looked at, and chance was fair.
            assert (await ben.get(f"/api/tables/{draft}/fairness"))["verified"]
            # Whoever began a match gave a part to its chance.
            told = await ann.get(f"/api/tables/{next_one['id']}/fairness")
            assert told["verified"]
            assert [part["secret"] for part in told["parts"]] == ["aa" * 32, None]
            await ben.get(f"/api/tables/{table['id']}/replay?viewer=open")

    run(scenario())


def test_nobody_learns_the_pool_or_deck_of_another(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, ben, eve = [await ground.guest(name) for name in ("Ann", "Ben", "Eve")]
            draft = await drafted(ann, ben)
            for client, known in ((ann, [True, False]), (ben, [False, True]), (eve, [False, False])):
                page = await client.get(f"/api/drafts/{draft}")
                assert [one["pool"] is not None for one in page["drafters"]] == known
            deck = await build(ann, draft, 0)
            await build(ben, draft, 1)
            path = f"/api/drafts/{draft}"
            assert (await ann.get(path))["drafters"][0]["cards"] == deck
            assert (await ben.get(path))["drafters"][0]["cards"] is None

            # Neither by replay, record, seed nor hints, and not after the match while others are to come.
            table = f"/api/tables/{draft}"
            assert (await ben.get(table))["seed"] is None
            assert (await ben.get(f"{table}/replay?viewer=open", 403))["reason"] == "hidden"
            assert (await ben.get(f"{table}/replay?viewer=0", 403))["reason"] == "hidden"
            assert (await ben.get(f"{table}/replay?viewer=1&first=70"))["steps"]
            assert (await ben.get(f"{table}/record", 409))["reason"] == "sealed"
            assert (await ben.get(f"{table}/hints", 409))["reason"] == "sealed"
            assert (await ben.get(f"{table}/report", 409))["reason"] == "sealed"
            fair = await ben.get(f"{table}/fairness")
            assert (fair["seed"], fair["verified"], fair["reason"]) == (None, False, "sealed")
            fork = {"ply": 3, "seats": [{"kind": "me"}, {"kind": "me"}]}
            assert (await ben.post(f"{table}/fork", fork, 409))["reason"] == "sealed"

            # Two drafters play one match; with it everything is over.
            match = await ann.post(f"{path}/matches/0")
            assert match["options"]["match"]
            assert (await ben.get(f"/api/tables/{match['id']}"))["options"]["decks"][0] is None
            await ben.post(f"/api/tables/{match['id']}/resign")
            assert (await ben.post(f"/api/tables/{match['id']}/rematch", None, 409))["reason"] == "drafted"
            assert (await eve.get(path))["over"]
            assert (await eve.get(f"{table}/fairness"))["verified"]

    run(scenario())


def test_a_deck_that_is_not_of_the_own_pool_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, ben = await ground.guest("Ann"), await ground.guest("Ben")
            draft = await drafted(ann, ben)
            pools = [
                (await one.get(f"/api/drafts/{draft}"))["drafters"][seat]["pool"]
                for seat, one in enumerate((ann, ben))
            ]
            path = f"/api/drafts/{draft}/decks/0"
            for cards, reason in (
                (pools[0][:29], "wrong_size"),
                ([*pools[0][:29], pools[1][0]], "not_in_pool"),
                ([*pools[0][:29], pools[0][0]], "duplicate"),
            ):
                refused = await ann.call("PUT", path, {"cards": cards}, 422)
                assert refused["error"] == "illegal"
                assert refused["reason"] == reason
                assert refused["rule"].startswith("LEG-19")
            await ben.call("PUT", path, {"cards": pools[0][:30]}, 403)

    run(scenario())
