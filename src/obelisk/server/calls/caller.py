"""Calls people who are not here: by web push, by mail, and bot accounts by a webhook.

Calls wait in the store until they are made; of several processes one makes each. First everybody is asked
whether the person is here after all, then a moment is waited.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Final

import msgspec
import structlog

from obelisk.server.calls import outgoing
from obelisk.server.calls.reasons import Reason, reason_of, text_of
from obelisk.server.calls.webpush import Sender, encode, sealed
from obelisk.server.calls.wishes import COMPANY, TIME, TOURNAMENT, TURN, Wishes, wishes_from
from obelisk.server.clocks import DAY_MS
from obelisk.server.house import House
from obelisk.server.ids import new_secret
from obelisk.server.mail.post import DIGEST, Post
from obelisk.storage.base import BOT, Person
from obelisk.storage.calls import Call, Subscription, Webhook
from obelisk.storage.mail import Letter
from obelisk.storage.notices import CALLED

LOOK_SECONDS: Final = 10
"""How often it is looked whether a call is due."""
LEASE_MS: Final = 120_000
GRACE_MS: Final = 8_000
"""Who comes back so soon is not called."""
FIRST_PAUSE_MS: Final = 30_000
MOST_TRIES: Final = 8
KEPT_DAYS: Final = 60
MOST_FAULTS: Final = 50
"""A webhook that has failed so often in a row is not asked again until it is set again."""
MOST_BROWSERS: Final = 10
BY_MAIL: Final = (TURN, TIME, TOURNAMENT, COMPANY)
GONE: Final = (404, 410)

log = structlog.get_logger("obelisk.calls")


class Caller:
    """Makes the calls of a server."""

    def __init__(self, house: House, post: Post, sockets: Counter[str]) -> None:
        self.house = house
        self.storage = house.storage
        self.post = post
        self.grace_ms = GRACE_MS
        self.first_pause_ms = FIRST_PAUSE_MS
        self._sockets = sockets
        self._threads = ThreadPoolExecutor(4, "calls")
        self._sender: Sender | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def is_here(self, person: str) -> bool:
        """Whether somebody is connected to this process."""
        return self._sockets[person] > 0

    def asked(self, person: str, kind: str, about: str, mark: str) -> None:
        """Another process is about to call somebody."""
        if self.is_here(person):
            self.house.spawn(self.storage.end_call(person, kind, about, mark))

    async def sender(self) -> Sender:
        """The key of this server, made when it is first needed and the same in all processes."""
        if self._sender is None:
            self._sender = Sender(await self.storage.shared_secret("vapid", Sender.new_secret()))
        return self._sender

    async def wishes(self, person: str) -> Wishes:
        return wishes_from(await self.storage.call_wishes(person))

    # Making calls

    async def _run(self) -> None:
        while True:
            self.house.is_call_due.clear()
            try:
                now = self.house.now()
                while (call := await self.storage.take_call(now, now + LEASE_MS)) is not None:
                    await self._make(call)
                    now = self.house.now()
                if self.house.peers.is_first:
                    await self.storage.drop_calls(self.house.surely() - KEPT_DAYS * DAY_MS)
            except Exception as error:
                log.error("cannot call", error=type(error).__name__)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self.house.is_call_due.wait()

    async def _make(self, call: Call) -> None:
        now = self.house.now()
        person = await self.storage.person(call.person)
        row = await self.storage.table(call.about)
        reason = reason_of(call, row, now)
        if person is None or reason is None or self.is_here(call.person):
            return await self._end(call)
        if reason.not_before > now:
            return await self._put_off(call, reason.not_before, 0)
        if call.tries == 1:
            # Whoever sees them has a moment to say so.
            self.house.peers.tell_values(CALLED, call.person, call.kind, call.about, call.mark)
            return await self._put_off(call, now + self.grace_ms, 1)
        wishes = await self.wishes(call.person)
        quiet_end = wishes.quiet_end(now)
        is_late = reason.deadline is not None and quiet_end is not None and quiet_end > reason.deadline
        if quiet_end is not None and not (call.kind == TIME and is_late) and person.kind != BOT:
            return await self._put_off(call, quiet_end, 1)
        reached: list[str] = json.loads(call.reached)
        left = await self._reach(call, person, reason, wishes, reached, is_late)
        if left and call.tries <= MOST_TRIES:
            call.reached = json.dumps(reached)
            pause = self.first_pause_ms * 2 ** (call.tries - 2)
            return await self._put_off(call, now + pause, call.tries)
        return await self._end(call)

    async def _end(self, call: Call) -> None:
        await self.storage.end_call(call.person, call.kind, call.about, call.mark)

    async def _put_off(self, call: Call, due: int, tries: int) -> None:
        call.due, call.tries = due, tries
        await self.storage.put_off_call(call)
        delay = max(0, due - self.house.now()) / 1000
        if delay < LOOK_SECONDS:
            asyncio.get_running_loop().call_later(delay + 0.01, self.house.is_call_due.set)

    async def _reach(
        self, call: Call, person: Person, reason: Reason, wishes: Wishes, reached: list[str], is_silent: bool
    ) -> bool:
        """Calls on all ways that are wanted; says whether one of them has to be tried again."""
        left = False
        if person.kind == BOT:
            hook = await self.storage.webhook_of(person.id)
            return hook is not None and not await self._tell_bot(hook, call, reason)
        if call.kind in wishes.push:
            for browser in await self.storage.subscriptions(person.id, self.house.now()):
                name = sha256(browser.endpoint.encode()).hexdigest()[:16]
                if name in reached:
                    continue
                if await self._push(browser, call, person, reason, is_silent):
                    reached.append(name)
                else:
                    left = True
        if "mail" not in reached and call.kind in BY_MAIL:
            await self._write(call, wishes)
            reached.append("mail")
        return left

    async def _push(
        self, browser: Subscription, call: Call, person: Person, reason: Reason, is_silent: bool
    ) -> bool:
        title, body = text_of(call.kind, reason, person)
        message = {
            "title": title,
            "body": body,
            "url": f"/t/{call.about}",
            "tag": f"{call.kind}-{call.about}",
            "silent": is_silent,
            "language": person.language,
        }
        return await self.push(browser, message, reason.lasts_ms // 1000)

    async def push(self, browser: Subscription, message: dict[str, object], seconds: int) -> bool:
        """Sends a message to a browser; says whether that is settled."""
        sender = await self.sender()
        text = msgspec.json.encode(message)
        topic = encode(sha256(str(message["tag"]).encode()).digest())[:32]
        headers = {
            "Authorization": sender.authorization(browser.endpoint, self.contact, self.house.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(60, seconds)),
            "Topic": topic,
            "Urgency": "normal",
        }
        status = await self._send(browser.endpoint, sealed(text, browser.key, browser.auth), headers)
        outcome = "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"
        self.house.metrics.calls.labels("push", outcome).inc()
        if outcome == "gone":
            await self.storage.unsubscribe(browser.person, browser.endpoint)
        # What a service refuses for good is not tried again.
        return outcome != "failed" or (400 <= status < 500 and status != 429)

    async def _send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer; 0 if there was none."""
        may_be_private = self.house.settings.private_calls
        work: Callable[[], int] = lambda: outgoing.post(url, body, headers, may_be_private)  # noqa: E731
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except outgoing.NotAllowed:
            return 403
        except OSError as error:
            log.info("nobody answers", error=type(error).__name__)
            return 0

    @property
    def contact(self) -> str:
        """Whom a push service may write to about us."""
        site = self.post.site
        if site.startswith("https://"):
            return site
        return f"mailto:{self.house.settings.mail_from.rpartition('<')[2].rstrip('>') or 'nobody@localhost'}"

    async def _write(self, call: Call, wishes: Wishes) -> None:
        """A letter of its own, or one in the letter of the next morning."""
        address = await self.storage.address_of(call.person)
        if not self.post.is_open or address is None or not address.is_confirmed:
            return
        now = self.house.now()
        if call.kind in wishes.mail:
            id = sha256(f"{call.person} {call.kind} {call.about} {call.mark}".encode()).hexdigest()[:24]
            letter = Letter(id, call.kind, call.person, address.address, now, about=call.about)
        elif call.kind == TURN and DIGEST in wishes.mail:
            due = wishes.next_morning(now)
            letter = Letter(f"{DIGEST}-{call.person}-{due}", DIGEST, call.person, address.address, due)
        else:
            return
        await self.post.send(letter)

    # Webhooks

    async def _tell_bot(self, hook: Webhook, call: Call, reason: Reason) -> bool:
        """Tells the program of a bot account; says whether that is settled."""
        if hook.faults >= MOST_FAULTS:
            return True
        now = self.house.now()
        message = {"kind": call.kind, "table": call.about, "person": call.person, "seq": reason.seq}
        body = msgspec.json.encode(message)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "obelisk",
            "X-Obelisk-Signature": f"t={now},v1={signature(hook.secret, now, body)}",
        }
        status = await self._send(hook.url, body, headers)
        is_taken = 200 <= status < 300
        self.house.metrics.calls.labels("webhook", "sent" if is_taken else "failed").inc()
        await self.storage.count_fault(hook.person, not is_taken)
        return is_taken or status == 403


def signature(secret: str, at: int, body: bytes) -> str:
    """What a webhook compares, to know that it was us and when."""
    return hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()


def new_webhook_secret() -> str:
    return f"whsec_{new_secret()}"
