"""Mail: an address that is confirmed by a link, a forgotten password, and letters that no fault loses."""

from __future__ import annotations

import asyncio
import re
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from obelisk.server.mail.smtp import NotNow, Refused, Smtp, smtp_of
from obelisk.server.settings import InvalidSettings, Settings
from server.playground import Client, Playground, free_port, playground, run

PASSWORD = "correct horse"


class Mailbox:
    """What a real SMTP server takes, and what it says."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 OK"
        self.came = asyncio.Event()
        """Somebody has tried to deliver something."""
        self.loop = asyncio.get_running_loop()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        answer = self.answer
        if answer.startswith("250"):
            self.letters.append(letter)
        self.loop.call_soon_threadsafe(self.came.set)
        return answer

    async def next(self, number: int) -> str:
        """The text of letter number `number`, counted from 1."""
        while len(self.letters) < number:
            await asyncio.sleep(0.01)
        return str(self.letters[number - 1].get_content()).replace("\r\n", "\n")


def smtp_server(box: Mailbox, port: int = 0, **changes: Any) -> Controller:
    # With a name of its own: else it asks the network for one.
    found = Controller(
        box, hostname="127.0.0.1", port=port or free_port(), server_hostname="localhost", **changes
    )
    found.start()
    return found


@asynccontextmanager
async def post_office(folder: Path, **changes: Any) -> AsyncIterator[tuple[Playground, Mailbox]]:
    """A server that sends mail, and where it arrives."""
    box = Mailbox()
    server = smtp_server(box)
    settings = {
        "smtp_url": f"smtp://127.0.0.1:{server.port}",
        "mail_from": "Obelisk <games@example.org>",
        "mails_per_hour": 1000,
        **changes,
    }
    try:
        async with playground(folder, **settings) as ground:
            ground.services.post.first_pause_ms = 50
            yield ground, box
    finally:
        server.stop()


async def keep(who: Client, address: str, status: int = 200, password: str = PASSWORD) -> Any:
    return await who.call("PUT", "/api/me/address", {"address": address, "password": password}, status)


def link_in(text: str) -> str:
    """The path of the only link of a letter, on a line of its own."""
    found = re.findall(r"^http://127\.0\.0\.1:\d+(/\S+)$", text, re.MULTILINE)
    assert len(found) == 1, text
    return str(found[0])


async def confirmed(who: Client, box: Mailbox, address: str) -> None:
    number = len(box.letters) + 1
    await keep(who, address)
    path = link_in(await box.next(number))
    assert (await who.http.post(path)).status_code == 200


async def all_sent(ground: Playground) -> None:
    """Whether an address is confirmed is looked at when a letter to it is sent."""
    storage: Any = ground.services.storage
    while await storage.read(lambda rows: rows.execute("SELECT 1 FROM letters").fetchone()):
        await asyncio.sleep(0.01)


def test_an_address_is_confirmed_and_replaces_a_forgotten_password(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with post_office(tmp_path) as (ground, box):
            ann = await ground.account("Ann")
            assert await ann.get("/api/me/address") == {
                "available": True,
                "address": None,
                "confirmed": False,
            }
            await keep(ann, "Ann@Example.org", 401, "wrong horse")
            assert (await keep(ann, "Ann@Example.org"))["confirmed"] is False
            letter = link_in(await box.next(1))
            assert box.letters[0]["To"] == "Ann@Example.org"
            assert box.letters[0]["Auto-Submitted"] == "auto-generated"
            # Not confirmed yet: nothing is sent there.
            eve = ground.client()
            await eve.post("/api/resets", {"address": "ann@example.org"})
            await all_sent(ground)
            page = await eve.http.get(letter)
            assert "Ann@Example.org" in page.text
            assert (await ann.get("/api/me/address"))["confirmed"] is False, "looking is not confirming"
            assert (await eve.http.post(letter)).status_code == 200
            assert (await eve.http.post(letter)).status_code == 404, "it works once"
            assert (await ann.get("/api/me/address"))["confirmed"] is True
            assert len(box.letters) == 1
            await eve.post("/api/resets", {"address": "ann@example.org"})
            reset = link_in(await box.next(2))
            assert (await eve.http.post(reset, data={"password": "another horse"})).status_code == 200
            assert (await eve.http.get(reset)).status_code == 404
            assert (await ann.http.get("/api/me")).status_code == 401, "all sessions end"
            await eve.post("/api/sessions", {"name": "Ann", "password": "another horse"})

    run(scenario())


def test_nobody_learns_who_has_an_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with post_office(tmp_path, mails_per_hour=3) as (ground, box):
            ann = await ground.account("Ann")
            await confirmed(ann, box, "ann@example.org")
            answers: dict[str, list[tuple[int, str]]] = {}
            eve = ground.client()
            for address in ("ann@example.org", "bob@example.org"):
                ground.services.mail_limit = ground.services.house.shared_limit("mails", 3, 3600)
                found = [await eve.http.post("/api/resets", json={"address": address}) for _ in range(4)]
                answers[address] = [(answer.status_code, answer.text) for answer in found]
            assert answers["ann@example.org"] == answers["bob@example.org"]
            assert [status for status, _ in answers["ann@example.org"]] == [200, 200, 200, 429]
            while await ground.services.storage.take_letter(1 << 60, 0) is not None:
                await asyncio.sleep(0.02)
            assert {letter["To"] for letter in box.letters} == {"ann@example.org"}
            for bad in ("ann", "a@b", "a@b.c\n", "a b@example.org", "a@b.org, c@d.org", "ä@example.org"):
                await eve.post("/api/resets", {"address": bad}, 400)

    run(scenario())


def test_one_address_of_two_accounts_gets_one_letter_with_both_links(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with post_office(tmp_path) as (ground, box):
            for name in ("Ann", "Ben"):
                await confirmed(await ground.account(name), box, "us@example.org")
            await ground.client().post("/api/resets", {"address": "us@example.org"})
            text = await box.next(3)
            assert text.count("/reset/") == 2
            assert "Ann" in text
            assert "Ben" in text

    run(scenario())


def test_an_address_is_deleted_with_all_that_waits_for_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with post_office(tmp_path) as (ground, box):
            ann, ben = await ground.account("Ann"), await ground.account("Ben")
            await confirmed(ann, box, "ann@example.org")
            await keep(ben, "ben@example.org")
            waiting = link_in(await box.next(2))
            await ben.call("DELETE", "/api/me/address")
            assert (await ben.http.post(waiting)).status_code == 404
            assert (await ben.get("/api/me/address"))["address"] is None
            await keep(ben, "other@example.org")
            await ben.http.post(link_in(await box.next(3)))
            assert (await ben.get("/api/me/address"))["confirmed"]
            await ann.post("/api/me/delete", {"password": PASSWORD})
            assert await ground.services.storage.accounts_at("ann@example.org") == []
            guest = await ground.guest("Gus")
            await keep(guest, "gus@example.org", 403)
            assert not (await guest.get("/api/me/address"))["available"]

    run(scenario())


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_letter_survives_a_deaf_mail_server_and_a_restart(
    tmp_path: Path, store: str, request: pytest.FixtureRequest
) -> None:
    place = {"database": request.getfixturevalue("postgres_database")} if store == "postgres" else {}

    async def scenario() -> None:
        port = free_port()
        settings: Any = {"smtp_url": f"smtp://127.0.0.1:{port}", "mail_from": "games@example.org", **place}
        async with playground(tmp_path, **settings) as ground:
            ann = await ground.account("Ann")
            # Nobody listens there: the answer comes all the same, at once.
            await keep(ann, "ann@example.org")
            assert (await ann.http.get("/ready")).status_code == 200
            await counted(ground, "put_off")
        box = Mailbox()
        server = smtp_server(box, port)
        box.answer = "451 later"
        try:
            async with playground(tmp_path, **settings) as ground:
                ground.services.post.first_pause_ms = 50
                await ground.services.storage.put_off_letter(await only_letter(ground), 0)
                ground.services.post.hurry()
                await box.came.wait()
                box.answer = "250 OK"
                link_in(await box.next(1))
                await counted(ground, "sent")
                assert await ground.services.storage.take_letter(1 << 60, 0) is None, "it is sent once"
        finally:
            server.stop()

    run(scenario())


async def counted(ground: Playground, outcome: str) -> None:
    """Waits until one letter has come to this."""
    line = f'obelisk_mails_total{{outcome="{outcome}"}} 1.0'
    while line not in ground.services.house.metrics.text().decode():
        await asyncio.sleep(0.01)


async def only_letter(ground: Playground) -> str:
    letter = await ground.services.storage.take_letter(1 << 60, 1 << 60)
    assert letter is not None
    return letter.id


def test_a_letter_that_is_refused_for_ever_is_not_sent_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with post_office(tmp_path) as (ground, box):
            ann = await ground.account("Ann")
            box.answer = "550 no such mailbox"
            await keep(ann, "nobody@example.org")
            await counted(ground, "refused")
            assert await ground.services.storage.take_letter(1 << 60, 0) is None

    run(scenario())


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.account("Ann")
            assert await ann.get("/api/mail") == {"available": False}
            assert not (await ann.get("/api/me/address"))["available"]
            await keep(ann, "ann@example.org", 404)
            await ann.post("/api/resets", {"address": "ann@example.org"}, 404)

    run(scenario())


def test_letters_and_pages_are_in_the_language_of_the_person(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with post_office(tmp_path, origins=["https://play.example.org"]) as (ground, box):
            ann = await ground.account("Ann")
            greetings = {"he": "שלום", "ru": "Здравствуйте", "pl": "Cześć", "de": "Hallo"}
            for number, (language, word) in enumerate(greetings.items(), 1):
                await ann.call("PATCH", "/api/me", {"language": language})
                await keep(ann, f"{language}@example.org")
                text = await box.next(number)
                assert word in text
                assert box.letters[-1]["Content-Language"] == language
                link = re.search(r"^https://play\.example\.org(/confirm/\S+)$", text, re.MULTILINE)
                assert link is not None, "the link leads to the pages of the operator"
                page = (await ann.http.get(link[1])).text
                assert f'lang="{language}"' in page
                assert ('dir="rtl"' in page) == (language == "he")

    run(scenario())


def letter() -> EmailMessage:
    found = EmailMessage()
    found["From"], found["To"], found["Subject"] = "games@example.org", "ann@example.org", "Hello"
    found.set_content("Hello\n")
    return found


def test_passwords_travel_by_tls_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that has no TLS, or a certificate nobody vouches for, is not told the password."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
    ]
    command += ["-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    told: list[bytes] = []

    def check(server: SMTP, session: Session, envelope: Envelope, kind: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        told.append(data.password)
        return AuthResult(success=data.password == b"secret", handled=False)

    async def scenario() -> None:
        box = Mailbox()
        plain = smtp_server(box)
        safe = smtp_server(
            box,
            tls_context=context,
            require_starttls=True,
            authenticator=check,
            auth_required=True,
            auth_exclude_mechanism=["LOGIN"],
        )
        try:
            for port, password in ((plain.port, "secret"), (safe.port, "secret")):
                with pytest.raises(NotNow):
                    await asyncio.to_thread(
                        Smtp("localhost", port, "u", password, "starttls", "games@example.org").send, letter()
                    )
            assert told == []
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            with pytest.raises(NotNow):
                await asyncio.to_thread(
                    Smtp("localhost", safe.port, "u", "wrong", "starttls", "games@example.org").send, letter()
                )
            await asyncio.to_thread(
                Smtp("localhost", safe.port, "u", "secret", "starttls", "games@example.org").send, letter()
            )
            assert told == [b"wrong", b"secret"]
            assert len(box.letters) == 1
        finally:
            plain.stop()
            safe.stop()

    run(scenario())


def test_settings_for_mail_are_checked_when_the_server_starts(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("p@ss\n")
    given = Settings(
        smtp_url="smtps://me%40here@mail.example.org", smtp_password_file=file, mail_from="a@example.org"
    )
    assert smtp_of(given) == Smtp("mail.example.org", 465, "me@here", "p@ss", "tls", "a@example.org")
    other = smtp_of(Settings(smtp_url="smtp://u:p@mail.example.org", mail_from="a@example.org"))
    assert other == Smtp("mail.example.org", 587, "u", "p", "starttls", "a@example.org")
    for bad in (
        {"smtp_url": "http://mail.example.org"},
        {"smtp_url": "smtp://"},
        {"smtp_url": "smtp://mail.example.org:x"},
        {"mail_from": "nobody"},
        {"smtp_password_file": tmp_path / "missing"},
    ):
        with pytest.raises(InvalidSettings):
            smtp_of(Settings(**{"smtp_url": "smtp://mail.example.org", "mail_from": "a@example.org", **bad}))  # type: ignore[arg-type]


def test_a_recipient_that_is_refused_is_told_apart_from_one_that_waits() -> None:
    class Choosy(Mailbox):
        async def handle_RCPT(  # noqa: N802
            self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
        ) -> str:
            return self.answer

    async def scenario() -> None:
        box = Choosy()
        server = smtp_server(box)
        way = Smtp("127.0.0.1", server.port, "", "", "none", "games@example.org")
        try:
            for answer, kind in (("550 unknown", Refused), ("450 busy", NotNow)):
                box.answer = answer
                with pytest.raises(kind):
                    await asyncio.to_thread(way.send, letter())
        finally:
            server.stop()

    run(scenario())
