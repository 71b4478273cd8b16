"""The post office: letters wait in the store until an SMTP server has taken them, so a restart loses none.

One thread hands them over; the event loop never waits for it. Later kinds of letters need an entry in `KINDS`
and words in `i18n/locales`.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import structlog

from obelisk.i18n.catalogue import Catalogue, catalogue, plain
from obelisk.server.calls.reasons import reason_of, text_of
from obelisk.server.calls.wishes import COMPANY, TIME, TOURNAMENT, TURN
from obelisk.server.clocks import DAY_MS
from obelisk.server.house import House
from obelisk.server.ids import hash_of, new_id, new_secret
from obelisk.server.mail.smtp import NotNow, Refused, Smtp
from obelisk.storage.base import Person
from obelisk.storage.calls import Call
from obelisk.storage.mail import Letter

CONFIRM: Final = "confirm"
RESET: Final = "reset"
DIGEST: Final = "digest"
LISTED: Final = 50
"""So many tables stand in the letter of the day."""
LOOK_SECONDS: Final = 30
"""How often it is looked whether another process left a letter."""
LEASE_MS: Final = 120_000
"""After this somebody else may try a letter that was taken and neither sent nor put off."""
FIRST_PAUSE_MS: Final = 60_000
LONGEST_PAUSE_MS: Final = 6 * 3_600_000
MOST_TRIES: Final = 14
"""About a day and a half."""

log = structlog.get_logger("obelisk.mail")


class Post:
    """Letters of a server; closed if the settings name no way out."""

    def __init__(self, house: House, smtp: Smtp | None) -> None:
        self.house = house
        self.storage = house.storage
        self.smtp = smtp
        self.first_pause_ms = FIRST_PAUSE_MS
        self._thread = ThreadPoolExecutor(1, "mail")
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        return self.smtp is not None

    @property
    def site(self) -> str:
        """Where links lead. Never what a request calls this server: that could be anybody's address."""
        settings = self.house.settings
        return settings.origins[0] if settings.origins else f"http://127.0.0.1:{settings.port}"

    def start(self) -> None:
        if self.is_open:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def letter(self, kind: str, address: str, person: str = "") -> Letter:
        return Letter(new_id(), kind, person, address, self.house.now())

    async def send(self, letter: Letter) -> None:
        """Stores a letter; it leaves as soon as it can."""
        await self.storage.add_letter(letter)
        self.hurry()

    def hurry(self) -> None:
        """There is a letter."""
        self._wake.set()

    # Handing over

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                while (letter := await self._take()) is not None:
                    await self._hand_over(letter)
            except Exception as error:
                log.error("cannot send mail", error=type(error).__name__)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(LOOK_SECONDS, self.first_pause_ms / 1000)):
                    await self._wake.wait()

    async def _take(self) -> Letter | None:
        now = self.house.now()
        return await self.storage.take_letter(now, now + LEASE_MS)

    async def _hand_over(self, letter: Letter) -> None:
        assert self.smtp is not None
        outcome = await self._outcome(self.smtp, letter)
        if outcome == "put_off":
            pause = min(self.first_pause_ms * 2 ** (letter.tries - 1), LONGEST_PAUSE_MS)
            await self.storage.put_off_letter(letter.id, self.house.now() + pause)
        else:
            await self.storage.drop_letter(letter.id)
        self.house.metrics.mails.labels(outcome).inc()

    async def _outcome(self, smtp: Smtp, letter: Letter) -> str:
        if letter.tries > MOST_TRIES:
            return "given_up"
        message = await KINDS[letter.kind](self, letter)
        if message is None:
            return "void"
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, smtp.send, message)
        except Refused as refused:
            log.warning("a letter was refused", letter=letter.kind, code=str(refused))
            return "refused"
        except NotNow as later:
            log.warning("a letter could not be sent", letter=letter.kind, tries=letter.tries, why=str(later))
            return "put_off" if letter.tries < MOST_TRIES else "given_up"
        return "sent"

    # What stands in letters

    async def _confirmation(self, letter: Letter) -> EmailMessage | None:
        """Asks whoever reads an address whether it is the person's."""
        person = await self.storage.person(letter.person)
        if person is None:
            return None
        secret = new_secret()
        expires = self.house.now() + DAY_MS
        await self.storage.add_confirmation(hash_of(secret), person.id, letter.address, expires)
        words = catalogue(person.language)
        text = with_link(words, "mail-confirm-text", person.name, f"{self.site}/confirm/{secret}")
        return self._message(letter, words.language, words.say("mail-confirm-subject"), text)

    async def _reset(self, letter: Letter) -> EmailMessage | None:
        """Links to new passwords for all accounts with this address; no letter if there is none."""
        parts: list[str] = []
        language, subject = "", ""
        for id in await self.storage.accounts_at(letter.address):
            person = await self.storage.person(id)
            assert person is not None
            secret = new_secret()
            await self.storage.add_reset(hash_of(secret), id, self.house.now() + DAY_MS)
            words = catalogue(person.language)
            language = language or words.language
            subject = subject or words.say("mail-reset-subject")
            parts.append(with_link(words, "mail-reset-text", person.name, f"{self.site}/reset/{secret}"))
        return self._message(letter, language, subject, "\n\n".join(parts)) if parts else None

    async def _call(self, letter: Letter) -> EmailMessage | None:
        """What somebody is called for, if it is still true."""
        person = await self.storage.person(letter.person)
        row = await self.storage.table(letter.about)
        call = Call(letter.person, letter.kind, letter.about, "" if row is None else str(row.seq), 0)
        reason = reason_of(call, row, self.house.now())
        if person is None or reason is None:
            return None
        title, line = text_of(letter.kind, reason, person)
        words = catalogue(person.language)
        text = f"{line}\n{self.site}/t/{letter.about}"
        return await self._stoppable(letter, words, f"Obelisk: {title}", text)

    async def _digest(self, letter: Letter) -> EmailMessage | None:
        """All tables that wait for somebody, in one letter."""
        person = await self.storage.person(letter.person)
        if person is None:
            return None
        words = catalogue(person.language)
        lines: list[str] = []
        for row in await self.storage.tables_of(person.id, LISTED):
            call = Call(person.id, TURN, row.id, str(row.seq), 0)
            reason = reason_of(call, row, self.house.now())
            if reason is not None:
                lines.append(f"{text_of(TURN, reason, person)[1]}\n{self.site}/t/{row.id}")
        if not lines:
            return None
        return await self._stoppable(
            letter, words, words.say("mail-digest-subject", count=len(lines)), "\n\n".join(lines)
        )

    async def _stoppable(self, letter: Letter, words: Catalogue, subject: str, text: str) -> EmailMessage:
        """A letter that one click ends for good: in the text, and for programs that read mail (RFC 8058)."""
        link = f"{self.site}/stop/{await self.stop_token(letter.person, letter.kind)}"
        footer = words.say("mail-stop", link=link).replace(f"\u2068{link}\u2069", link)
        message = self._message(letter, words.language, plain(subject), f"{text}\n\n{footer}")
        message["List-Unsubscribe"] = f"<{link}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    async def stop_token(self, person: str, kind: str) -> str:
        """What ends letters of a kind: whoever has it has the letter, and needs not be signed in."""
        secret = await self.storage.shared_secret("stop", new_secret())
        return (
            f"{person}.{kind}.{hmac.new(secret.encode(), f'{person}.{kind}'.encode(), 'sha256').hexdigest()}"
        )

    async def stops(self, token: str) -> tuple[Person, str] | None:
        """Whose letters of which kind a token ends."""
        person, _, rest = token.partition(".")
        kind = rest.partition(".")[0]
        if not hmac.compare_digest(token.encode(), (await self.stop_token(person, kind)).encode()):
            return None
        found = await self.storage.person(person)
        return None if found is None else (found, kind)

    def _message(self, letter: Letter, language: str, subject: str, text: str) -> EmailMessage:
        assert self.smtp is not None
        message = EmailMessage()
        message["From"] = self.smtp.sender
        message["To"] = letter.address
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.smtp.domain)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text + "\n")
        message["Content-Language"] = language
        return message


def with_link(words: Catalogue, id: str, name: str, link: str) -> str:
    """A text whose link has no invisible marks around it: programs that read mail would take them for a part
    of it.
    """
    return words.say(id, name=name, link=link).replace(f"\u2068{link}\u2069", link)


KINDS: Final[dict[str, Callable[[Post, Letter], Awaitable[EmailMessage | None]]]] = {
    CONFIRM: Post._confirmation,
    RESET: Post._reset,
    TURN: Post._call,
    TIME: Post._call,
    TOURNAMENT: Post._call,
    COMPANY: Post._call,
    DIGEST: Post._digest,
}
"""What is in a letter, made when it is sent; nothing if there is nobody to write to any more."""
