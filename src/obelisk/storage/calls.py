"""What the store keeps of being called: days off, what people want to hear, and calls not yet made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(slots=True)
class CalendarRow:
    """The days off of a person, as JSON; since when weekend and zone are what they are."""

    text: str
    fixed_since: int


@dataclass(slots=True)
class Subscription:
    """A browser that takes messages of a push service, with the keys that only it can read them by."""

    endpoint: str
    person: str
    session: bytes
    key: str
    auth: str
    created: int


@dataclass(slots=True)
class Call:
    """Somebody is to be called. There is one call for each reason (`kind`) and thing (`about`); `mark` says
    which time it is, and `reached` on which ways it was made already, as JSON.
    """

    person: str
    kind: str
    about: str
    mark: str
    due: int
    tries: int = 0
    reached: str = "[]"


@dataclass(slots=True)
class Webhook:
    """Where a bot account wants to be told, and the secret that such messages are signed with. So many
    `faults` have come back in a row.
    """

    person: str
    url: str
    secret: str
    faults: int = 0


class CallStorage(Protocol):
    """The part of a store that calls need."""

    async def calendar_of(self, person: str) -> CalendarRow | None: ...

    async def set_calendar(self, person: str, row: CalendarRow) -> None: ...

    async def call_wishes(self, person: str) -> str | None:
        """What somebody wants to be called for, as JSON; nothing if they have never said."""
        ...

    async def set_call_wishes(self, person: str, wishes: str) -> None: ...

    async def subscribe(self, one: Subscription, most: int) -> None:
        """Notes a browser, instead of whatever was known of it; the oldest beyond `most` are forgotten."""
        ...

    async def unsubscribe(self, person: str, endpoint: str) -> None: ...

    async def subscriptions(self, person: str, now: int) -> list[Subscription]:
        """The browsers in which somebody is signed in."""
        ...

    async def add_call(self, call: Call) -> bool:
        """Has somebody called, unless they were for the same before; says whether."""
        ...

    async def take_call(self, now: int, until: int) -> Call | None:
        """A call that is due, for whoever asks alone until then; each time counts as a try."""
        ...

    async def put_off_call(self, call: Call) -> None:
        """It is made later, at `due`, on those ways which it has not reached; unless it is another by now."""
        ...

    async def end_call(self, person: str, kind: str, about: str, mark: str) -> None:
        """It is made, or needs not be made."""
        ...

    async def drop_calls(self, before: int) -> None:
        """Forgets calls that are made and were due before then."""
        ...

    async def shared_secret(self, name: str, new: str) -> str:
        """A secret that all processes share: the one that is kept, or else the new one, which is kept now."""
        ...

    async def webhook_of(self, person: str) -> Webhook | None: ...

    async def set_webhook(self, hook: Webhook) -> None: ...

    async def drop_webhook(self, person: str) -> None: ...

    async def count_fault(self, person: str, is_fault: bool) -> int:
        """Notes how it went; says how many faults there have been in a row."""
        ...
