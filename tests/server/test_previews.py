"""Links say what is behind them, and nothing that a stranger may not know."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from obelisk.pictures import svg
from obelisk.pictures.card import card
from obelisk.server.painter import Painter
from obelisk.server.painting import png_of
from obelisk.server.refusals import Refusal
from server.playground import Client, Playground, playground, run
from server.test_tournaments import until

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A client that was built."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text(
        "<!doctype html><html><head><title>O</title></head><body></body></html>"
    )
    return folder


async def told(reader: Client, path: str) -> dict[str, str]:
    answer = await reader.http.get(path)
    assert answer.status_code == 200
    assert "<title>O</title>" in answer.text, "the client itself"
    return dict(re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', answer.text))


def test_a_link_to_a_table_names_game_players_and_winner(tmp_path: Path, web: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, web=web) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob <b>")
            table = await ground.table(ann, bob, title='"Final" & more')
            stranger = ground.client()
            running = await told(stranger, f"/t/{table}")
            assert running["og:title"] == "&quot;Final&quot; &amp; more"
            assert running["og:description"] == "Blue Moon City · Ann · Bob &lt;b&gt; · Running"
            await ann.post(f"/api/tables/{table}/resign")
            for page in ("replay", "report"):
                over = await told(stranger, f"/{page}/{table}")
                assert over["og:description"].endswith("Bob &lt;b&gt; wins")
                assert over["og:url"].endswith(f"/{page}/{table}")
            picture = await stranger.http.get(over["og:image"])
            assert picture.headers["content-type"] == "image/png"
            assert picture.content.startswith(PNG)
            picture = await stranger.http.get(over["og:image"].replace(".png", ".svg"))
            assert picture.headers["content-type"] == "image/svg+xml"
            words = " ".join(ElementTree.fromstring(picture.text).itertext())
            assert "Bob <b> wins" in words

    run(scenario())


def test_a_private_table_and_one_that_is_not_there_look_the_same(tmp_path: Path, web: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, web=web) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, public=False, spectators=False, title="Secret")
            for reader in (ground.client(), ann):
                hidden, nothing = await told(reader, f"/t/{table}"), await told(reader, "/t/nothing")
                assert hidden["og:title"] == nothing["og:title"] == "Obelisk"
                assert hidden["og:description"] == nothing["og:description"]
            one = await ann.http.get(f"/preview/t/{table}.svg")
            other = await ann.http.get("/preview/t/nothing.svg")
            assert one.content == other.content
            one = await ann.http.get(f"/preview/t/{table}.png")
            other = await ann.http.get("/preview/t/nothing.png")
            assert one.content == other.content
            for wrong in ("/preview/cats/x.svg", "/preview/cats/x.png", "/preview/t/x.gif", "/preview/t/x"):
                assert (await ann.http.get(wrong)).status_code == 404

    run(scenario())


def test_a_link_to_a_person_tells_ratings_unless_they_are_private(tmp_path: Path, web: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, web=web) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            await lose(ground, ann, bob)
            shown = (await bob.get(f"/api/people/{bob.id}"))["ratings"][0]["shown"]
            page = await told(ann, f"/person/{bob.id}")
            assert (page["og:title"], page["og:description"]) == ("Bob", f"Blue Moon City: {shown}")
            await bob.call("PATCH", "/api/me", {"private": True})
            page = await told(bob, f"/person/{bob.id}")
            assert (page["og:title"], page["og:description"]) == ("Bob", "")

    run(scenario())


def test_a_person_is_told_by_one_number_for_each_game(tmp_path: Path, web: Path) -> None:
    """Two of the same name would say nothing: one is that of tables of three."""

    async def scenario() -> None:
        async with playground(tmp_path, web=web) as ground:
            people = [await ground.account(name) for name in ("Ann", "Bob", "Cato")]
            ann, bob, _ = people
            await lose(ground, ann, bob)
            table = await ground.table(*people, rated=True, options={"players": 3})
            for each in people[1:]:
                await each.post(f"/api/tables/{table}/resign")
            ratings = (await bob.get(f"/api/people/{bob.id}"))["ratings"]
            assert len(ratings) == 2
            page = await told(ann, f"/person/{bob.id}")
            assert page["og:description"] == f"Blue Moon City: {max(one['shown'] for one in ratings)}"

    run(scenario())


def test_a_link_to_a_tournament_tells_its_kind_and_its_winner(tmp_path: Path, web: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, web=web) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            club = (await ann.post("/api/clubs", {"name": "Thursdays"}, 201))["info"]["id"]
            clock = {"mode": "days", "days": 1}
            wish = {"game": "city", "format": "knockout", "title": "Harbour cup", "clock": clock}
            id, hidden = [
                (await ann.post("/api/tournaments", {**wish, **more}, 201))["info"]["id"]
                for more in ({}, {"club": club, "public": False})
            ]
            for each in (ann, bob):
                await each.post(f"/api/tournaments/{id}/join", {})
            page = await told(bob, f"/tournament/{id}")
            assert page["og:title"] == "Harbour cup"
            assert page["og:description"] == "Blue Moon City · Knockout · 2 players · Open"
            begun = await ann.post(f"/api/tournaments/{id}/start")
            await bob.post(f"/api/tables/{begun['games'][0]['table']}/resign")
            await until(ann, id, 2)
            page = await told(bob, f"/tournament/{id}")
            assert page["og:description"] == "Blue Moon City · Knockout · 2 players · Ann wins"
            assert (await bob.http.get(page["og:image"])).content.startswith(PNG)
            assert (await told(ann, f"/tournament/{hidden}"))["og:title"] == "Obelisk", "members only"

    run(scenario())


async def lose(ground: Playground, loser: Client, winner: Client) -> None:
    table = await ground.table(loser, winner, rated=True)
    await loser.post(f"/api/tables/{table}/resign")


@pytest.mark.parametrize("line", ["Zażółć gęślą jaźń", "Пётр и Ёлка", "עיר הירח הכחול", "Größe: 1024 ·"])
def test_letters_of_every_language_are_drawn(line: str) -> None:
    """A letter that the fonts lack would be drawn as a box: each kind of letter looks unlike any other."""
    letters = sorted(set(line.replace(" ", "")))
    for is_bold in (False, True):
        drawn = {letter: png_of(one_label(letter, is_bold)) for letter in letters}
        nothing = png_of(one_label("\u4e00", is_bold))
        assert nothing == png_of(one_label("\u4e01", is_bold)), "these are boxes"
        assert nothing not in drawn.values()
        assert len(set(drawn.values())) == len(letters)


def one_label(text: str, is_bold: bool) -> str:
    return svg.page(60, 60, "", [svg.label(5, 45, text, 40, "start", "#000", bold=is_bold)])


def test_a_picture_is_drawn_once_and_a_painter_that_dies_is_replaced() -> None:
    async def scenario() -> None:
        painter = Painter()
        picture = card("Город", ["נועה"], is_rtl=True)
        first = await painter.png(picture)
        assert first.startswith(PNG)
        process = await painter._process.start()
        process.kill()
        await process.wait()
        assert await painter.png(picture) is first, "nobody is asked again"
        with pytest.raises(Refusal) as refused:
            await painter.png(card("Another", []))
        assert refused.value.status == 503
        assert (await painter.png(card("Another", []))).startswith(PNG)
        await painter.stop()

    run(scenario())
