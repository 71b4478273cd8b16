"""The post office: letters wait in the store until an SMTP server has taken them, so a restart loses none.

One thread hands them over; the event loop never waits for it. Later kinds of letters need an entry in `KINDS`
and words in `i18n/locales`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import structlog

from obelisk.i18n.catalogue import Catalogue, catalogue
from obelisk.server.clocks import DAY_MS
from obelisk.server.house import House
from obelisk.server.ids import hash_of, new_id, new_secret
from obelisk.server.mail.smtp import NotNow, Refused, Smtp
from obelisk.storage.mail import Letter

CONFIRM: Final = "confirm"
RESET: Final = "reset"
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
        return settings.origins[0].rstrip("/") if settings.origins else f"http://127.0.0.1:{settings.port}"

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
}
"""What is in a letter, made when it is sent; nothing if there is nobody to write to any more."""
