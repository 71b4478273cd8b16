"""People: guests, accounts, sessions, passwords, mutes, chat, and names that try to be something else."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from typer.testing import CliRunner

from obelisk.cli.admin import admin
from obelisk.server.clocks import DAY_MS
from obelisk.server.ids import hash_of
from obelisk.server.refusals import Refusal
from obelisk.server.words import (
    CHAT_LENGTH,
    check_password,
    clean_chat,
    clean_data,
    clean_name,
    cleaned,
    login_of,
    new_name,
)
from server.playground import closing_code, playground, run


def test_a_guest_keeps_everything_when_it_becomes_an_account(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            old = dict(ann.http.cookies)
            me = await ann.post("/api/accounts", {"name": "Ann the Second", "password": "correct horse"})
            assert me["id"] == ann.id
            assert me["kind"] == "account"
            assert me["waiting"] == 1
            ann.signed_in(me)
            info = await ann.get(f"/api/tables/{table}")
            assert info["you"]["seats"] == [0, 1]
            assert info["seats"][0]["name"] == "Ann the Second"
            # The session of the guest is worth nothing now.
            thief = ground.client()
            thief.http.cookies.update(old)
            await thief.get("/api/me", 401)
            again = ground.client()
            await again.post("/api/sessions", {"name": "ann the SECOND", "password": "correct horse"})
            assert (await again.get("/api/me"))["id"] == ann.id
            assert (await again.get("/api/me/tables"))["waiting"] == 1

    run(scenario())


def test_names_passwords_and_sign_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            bob = await ground.guest("Bob")
            taken = await bob.post("/api/accounts", {"name": "A n n", "password": "correct horse"}, 409)
            assert taken["reason"] == "name_taken"
            short = await bob.post("/api/accounts", {"name": "Bob", "password": "short"}, 422)
            assert (short["error"], short["reason"]) == ("bad_password", "too_short")
            await bob.post("/api/sessions", {"name": "Ann", "password": "wrong"}, 401)
            await bob.post("/api/sessions", {"name": "Nobody", "password": "wrong"}, 401)
            phone = ground.client()
            phone.signed_in(await phone.post("/api/sessions", {"name": "Ann", "password": "correct horse"}))
            await ann.post("/api/me/password", {"old": "wrong", "new": "battery staple"}, 401)
            await ann.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
            await phone.get("/api/me", 401)
            phone.signed_in(await phone.post("/api/sessions", {"name": "Ann", "password": "battery staple"}))
            await ann.call("DELETE", "/api/sessions")
            await phone.get("/api/me", 401)

    run(scenario())


@pytest.mark.parametrize(
    "password",
    [
        " " * 12, "\u3000" * 9, "aaaaaaaaaa", "abababababab", "12345678", "87654321", "abcdefgh",
        "qwertyuiop", "password", "Password1", "P@ssw0rd!", "passwort", "iloveyou", "letmein1",
        "dragon2024", "1q2w3e4r", "passwordpassword", "abcd1234", "qwe123qwe", "123qweasd", "zaq12wsx",
        "qazwsxedc", "a1b2c3d4", "147258369", "trustno1!", "hannelore-hannelore", "Hannelore123",
        "Hannelore", "hannelore1", "H a n n e l o r e", "eroleNNah", "йцукенгш",
    ],
)  # fmt: skip
def test_what_everybody_tries_first_is_no_password(password: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_password(password, login_of("Hannelore"))
    assert (refused.value.error, refused.value.reason) == ("bad_password", "common")


@pytest.mark.parametrize(
    "password",
    [
        "correct horse",
        "battery staple",
        "mQ8-rt5!xz",
        "dragons eat cheese in summer",
        "polka123dots",
        "\u05e9\u05d5\u05e0\u05d4 \u05d5\u05d0\u05e8\u05d5\u05da",
    ],
)
def test_other_passwords_are_fine(password: str) -> None:
    check_password(password, login_of("Hannelore"))


def test_common_passwords_are_refused_wherever_one_is_chosen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = ground.client()
            refused = await ann.post("/api/accounts", {"name": "Ann", "password": "password1"}, 422)
            assert refused["reason"] == "common"
            await ann.account("Ann")
            refused = await ann.post("/api/me/password", {"old": "correct horse", "new": "        "}, 422)
            assert refused["reason"] == "common"

    run(scenario())


def test_connections_end_with_their_session(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            words = {"name": "Ann", "password": "correct horse"}
            thief, phone = ground.client(), ground.client()
            for other in (thief, phone):
                other.signed_in(await other.post("/api/sessions", words))
            async with thief.socket(table) as stolen, phone.socket(table) as lent:
                await ann.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
                assert [await closing_code(one) for one in (stolen, lent)] == [1012, 1012]
            async with thief.socket(table) as socket:
                assert (await socket.until("state"))["viewer"] is None, "a stranger now"
            async with ann.socket(table) as mine:
                assert (await mine.until("state"))["viewer"] is not None
                await ann.call("DELETE", "/api/sessions")
                assert (await mine.until("bye"))["reason"] == "signed_out"
                assert await closing_code(mine) == 1008

    run(scenario())


def test_a_session_ends_by_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, session_days=2) as ground:
            ann = await ground.guest("Ann")
            house = ground.services.house
            now = house.now()
            house.now = lambda: now + 2 * DAY_MS - 1000
            assert (await ann.get("/api/me"))["name"] == "Ann"
            house.now = lambda: now + 2 * DAY_MS + 1000
            await ann.get("/api/me", 401)

    run(scenario())


def test_a_person_chooses_name_and_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = ground.client(), await ground.guest("Bob")
            ann.signed_in(await ann.post("/api/guests", {"name": "Ann", "language": "he"}))
            assert ann.me["language"] == "he"
            table = await ground.table(ann, bob)
            async with bob.socket(table) as socket:
                await socket.until("state")
                me = await ann.call("PATCH", "/api/me", {"name": "Anna", "language": "pl"})
                assert (me["name"], me["language"]) == ("Anna", "pl")
                assert (await socket.until("table"))["table"]["seats"][0]["name"] == "Anna"
            await ann.call("PATCH", "/api/me", {"language": "xx"}, 400)

    run(scenario())


def test_changes_need_the_token_of_the_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            ann.http.headers["x-obelisk-csrf"] = "guessed"
            refused = await ann.call("PATCH", "/api/me", {"name": "Mallory"}, 403)
            assert refused["reason"] == "csrf"

    run(scenario())


def test_a_deleted_person_leaves_bots_and_no_traces(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob, cid = [await ground.account(name) for name in ("Ann", "Bob", "Cid")]
            table = await ground.table(ann, bob, cid)
            await ann.post(f"/api/tables/{table}/chat", {"text": "hello"})
            await ann.post("/api/me/delete", {"password": "wrong"}, 401)
            await ann.post("/api/me/delete", {"password": "correct horse"})
            await ann.get("/api/me", 401)
            info = await bob.get(f"/api/tables/{table}")
            assert info["status"] == "playing"
            assert info["seats"][0]["resigned"]
            assert info["seats"][0]["name"] == ""
            assert (await bob.get(f"/api/tables/{table}/chat"))["lines"] == []
            assert (await bob.get(f"/api/people/{ann.id}"))["kind"] == "deleted"

    run(scenario())


def test_chat_is_for_the_table_and_can_be_muted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, chats_per_minute=1.0) as ground:
            ann, bob, eve = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ground.table(ann, bob)
            await eve.post(f"/api/tables/{table}/chat", {"text": "psst"})
            async with bob.socket(table) as socket:
                await ann.post(f"/api/tables/{table}/chat", {"text": "  good \u202eluck  "})
                line = (await socket.until("chat"))["line"]
                assert (line["name"], line["text"]) == ("Ann", "good luck")
                await bob.call("PUT", f"/api/me/mutes/{ann.id}")
                await ann.post(f"/api/tables/{table}/chat", {"text": "unheard"})
                await socket.send(type="chat", text="I hear nothing")
                assert (await socket.until("chat"))["line"]["text"] == "I hear nothing"
            texts = [line["text"] for line in (await bob.get(f"/api/tables/{table}/chat"))["lines"]]
            assert texts == ["I hear nothing"]
            await ann.post(f"/api/tables/{table}/chat", {"text": "x" * (CHAT_LENGTH + 1)}, 422)
            for _ in range(6):
                await ann.post(f"/api/tables/{table}/chat", {"text": "again"})
            assert (await ann.post(f"/api/tables/{table}/chat", {"text": "again"}, 429))["reason"] == "chat"

    run(scenario())


HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "'; DROP TABLE people; --",
    "{{7*7}} ${7*7} <%= 7 %>",
    "\u202eevil\u202c",
    "a\u0000b\u0007c",
    "\U0001f600 \U0001f468\u200d\U0001f469",
    "Z" + "\u0301" * 400,
    "\ufeff\u200b\u2060x",
    "line\nbreak\r\nand\ttab\u2028more",
    "\\u003cscript\\u003e",
    "../../etc/passwd",
    "%00%0a",
    "\u05e9\u05dc\u05d5\u05dd <b>",
]


def strings(number: int) -> list[str]:
    """Hostile strings, and mixtures of them."""
    found = list(HOSTILE)
    for index in range(number - len(found)):
        one, two = HOSTILE[index % len(HOSTILE)], HOSTILE[(index * 7 + index // 15) % len(HOSTILE)]
        found.append(f"{one[: 1 + index % 20]}{chr(33 + index % 0x2FF)}{two}")
    return found


def inert(text: str) -> None:
    """What comes back has no controls, no turning marks, no line breaks and no towers."""
    assert text == cleaned(text)
    assert not any(ord(letter) < 32 or 0x202A <= ord(letter) <= 0x202E for letter in text)
    assert "\u2066" not in text


def test_ten_thousand_hostile_strings_come_back_inert() -> None:
    for text in strings(10_000):
        inert(cleaned(text))
        deck = clean_data({"title": text, "cards": [text]})
        assert deck == {"title": cleaned(text), "cards": [cleaned(text)]}
        for clean in (clean_name, clean_chat):
            with suppress(Refusal):
                inert(clean(text))
        assert login_of(cleaned(text)) == login_of(login_of(cleaned(text)))


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_strings_stay_text_over_the_wire(tmp_path: Path, text: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = ground.client()
            answer = await ann.http.post("/api/guests", json={"name": text[:64]})
            assert answer.status_code in (200, 422)
            assert answer.headers["content-type"].startswith("application/json")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            if answer.status_code == 200:
                inert(ann.signed_in(answer.json())["name"])
                table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}], title=text[:200])
                inert((await ann.get(f"/api/tables/{table}"))["title"])
                said = await ann.http.post(f"/api/tables/{table}/chat", json={"text": text})
                assert said.status_code in (200, 422)

    run(scenario())


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Paypal", "Раураl"),
        ("Bill", "BiIl"),
        ("Bob", "В0b"),
        ("Modern", "Modem"),
        ("Nikos", "Νikοs"),
        ("Ivan", "lvan"),
        ("Ivan", "Ivan\ufe0f"),
        ("Ivan", "Iv\u3164an"),
        ("Ivan", "I\u034fvan"),
    ],
)
def test_a_name_that_looks_like_anothers_is_taken(tmp_path: Path, name: str, other: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            await ground.account(name)
            eve = await ground.guest(other)
            refused = await eve.post("/api/accounts", {"name": other, "password": "correct horse"}, 409)
            assert refused["reason"] == "name_taken"
            await eve.account("Eve")
            await eve.call("PATCH", "/api/me", {"name": other}, 409)
            await eve.post("/api/me/bots", {"name": other}, 409)
            # Whoever has it may write it otherwise.
            owner = ground.client()
            words = {"name": name, "password": "correct horse"}
            owner.signed_in(await owner.post("/api/sessions", words))
            await owner.call("PATCH", "/api/me", {"name": other})

    run(scenario())


@pytest.mark.parametrize(
    "name",
    [
        "admin", "Obelisk", "O b e l i s k", "0belisk", "MODERATOR", "system", "Adm1n", "\u0430dmin", "Ádmin",
        "-=admin=-", "level:5", "Level 5", "level-5", "Bot 5: master", "Бот 1 новичок", "администратор",
    ],
)  # fmt: skip
def test_nobody_is_called_like_the_house(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        new_name(name)
    assert (refused.value.error, refused.value.reason) == ("bad_name", "reserved")


def test_names_of_the_house_are_refused_wherever_one_is_chosen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            stranger = ground.client()
            assert (await stranger.post("/api/guests", {"name": "Admin"}, 422))["reason"] == "reserved"
            account = {"name": "Admin", "password": "correct horse"}
            assert (await stranger.post("/api/accounts", account, 422))["reason"] == "reserved"
            eve = await ground.account("Eve")
            await eve.call("PATCH", "/api/me", {"name": "Admin"}, 422)
            await eve.post("/api/me/bots", {"name": "Admin"}, 422)
            seats = [{"kind": "me"}, {"kind": "me", "name": "Admin"}]
            wish = {"game": "city", "options": {"players": 2}, "seats": seats}
            assert (await eve.post("/api/tables", wish, 422))["reason"] == "reserved"

    run(scenario())


@pytest.mark.parametrize("name", ["Adam", "Systema", "Administrata", "Modesty", "Level", "Robot 5"])
def test_other_names_are_free(name: str) -> None:
    assert new_name(name) == name


def test_who_is_called_like_the_house_already_stays_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            old = await ground.account("Eve")
            await ground.services.storage.change_person(old.id, "admin", "en", "admin")
            again = ground.client()
            again.signed_in(await again.post("/api/sessions", {"name": "admin", "password": "correct horse"}))
            await again.call("PATCH", "/api/me", {"name": "Admin", "language": "de"})
            await again.call("PATCH", "/api/me", {"name": "Moderator"}, 422)

    run(scenario())


def test_a_forgotten_password_is_chosen_anew_by_a_link_that_works_once(tmp_path: Path) -> None:
    def link(name: str, code: int = 0) -> str:
        words = ["reset", name, "--database", str(tmp_path / "obelisk.db"), "--address", "https://o.example/"]
        result = CliRunner().invoke(admin, words)
        assert result.exit_code == code, result.output
        return result.output.strip().removeprefix("https://o.example")

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = ground.client()
            wish = {"name": "Ann <b>", "password": "correct horse", "language": "he"}
            ann.signed_in(await ann.post("/api/accounts", wish))
            bob = await ground.guest("Bob")
            await asyncio.to_thread(link, bob.id, 2)
            first, second = await asyncio.to_thread(link, "Ann <b>"), await asyncio.to_thread(link, "Ann <b>")
            http = ground.client().http
            page = await http.get(first)
            assert page.status_code == 200
            assert 'lang="he" dir="rtl"' in page.text
            assert "Ann &lt;b&gt;" in page.text
            bad = await http.post(first, data={"password": "password"})
            assert bad.status_code == 422
            assert (await http.post(first, data={"password": "battery staple"})).status_code == 200
            await ann.get("/api/me", 401)
            for path in (first, second, "/reset/guessed"):
                assert (await http.get(path)).status_code == 404
                assert (await http.post(path, data={"password": "mallory was here"})).status_code == 404
            again = ground.client()
            await again.post("/api/sessions", {"name": "Ann <b>", "password": "correct horse"}, 401)
            await again.post("/api/sessions", {"name": "Ann <b>", "password": "battery staple"})

    run(scenario())


def test_a_link_to_a_new_password_is_good_for_a_day(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            house = ground.services.house
            now = house.now()
            await house.storage.add_reset(hash_of("secret"), ann.id, now + DAY_MS)
            house.now = lambda: now + DAY_MS
            assert (await ann.http.get("/reset/secret")).status_code == 404

    run(scenario())


def test_a_stranger_is_nobody_without_being_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            assert await ground.client().get("/api/sessions/current") == {"me": None}
            ann = await ground.guest("Ann")
            assert (await ann.get("/api/sessions/current"))["me"]["name"] == "Ann"

    run(scenario())


def test_several_people_at_one_device_have_names(tmp_path: Path) -> None:
    """Ann opens a table for herself and Ben; when she is called otherwise, Ben is still Ben."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            wish = {"game": "city", "seats": [{"kind": "me"}, {"kind": "me", "name": " Ben "}]}
            table = (await ann.post("/api/tables", wish, 201))["table"]["id"]
            await ann.post(f"/api/tables/{table}/start")

            async def names() -> list[str]:
                return [seat["name"] for seat in (await ann.get(f"/api/tables/{table}"))["seats"]]

            assert await names() == ["Ann", "Ben"]
            await ann.call("PATCH", "/api/me", {"name": "Anna"})
            assert await names() == ["Anna", "Ben"]
            stored = await ground.services.house.storage.table(table)
            assert stored is not None
            assert [seat.name for seat in stored.seats] == ["Anna", "Ben"]

    run(scenario())
