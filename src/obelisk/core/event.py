"""Events tell what happened, in the past tense, and who may know how much of it."""

from __future__ import annotations

from obelisk.core.decision import Seat
from obelisk.core.document import Document

Fact = str | int | bool | list[str] | list[int] | None
"""What an event may carry: ids in the words of the notation, numbers, and lists of them."""


class Event:
    """Something that happened: an id, facts for everybody, and secrets for the seats that may know them.

    A `hidden` event is not told at all to anyone but those seats. `reveals` says that something hidden came
    to light, for those who see the secrets, or for everybody if there are none: nobody may take back across
    that point, but for the seat `shown_by`, which showed only what it knew itself.
    """

    __slots__ = ("facts", "hidden", "id", "knowers", "reveals", "secrets", "shown_by")

    def __init__(
        self,
        id: str,
        facts: dict[str, Fact],
        secrets: dict[str, Fact] | None = None,
        knowers: list[Seat] | None = None,
        hidden: bool = False,
        reveals: bool = False,
        shown_by: Seat = -1,
    ) -> None:
        self.id = id
        self.facts = facts
        self.secrets: dict[str, Fact] = secrets if secrets is not None else {}
        self.knowers: list[Seat] = knowers if knowers is not None else []
        self.hidden = hidden
        self.reveals = reveals
        self.shown_by = shown_by

    def seen_by(self, seat: Seat | None) -> Event | None:
        """This event as `seat` (or a spectator, `None`) sees it: whole, blurred, or not at all."""
        if seat is not None and seat in self.knowers:
            return Event(self.id, {**self.facts, **self.secrets}, reveals=self.reveals)
        if self.hidden:
            return None
        return Event(self.id, dict(self.facts), reveals=self.reveals and not self.secrets)

    def whole(self) -> Event:
        """This event with all its secrets, for the open record after the end."""
        return Event(self.id, {**self.facts, **self.secrets})

    def encode(self) -> dict[str, object]:
        """A seen event as JSON data; secrets are never encoded."""
        return {"event": self.id, **self.facts}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.id == other.id
            and self.facts == other.facts
            and self.secrets == other.secrets
            and self.knowers == other.knowers
            and self.hidden == other.hidden
            and self.reveals == other.reveals
        )

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in {**self.facts, **self.secrets}.items())
        return f"{self.id}({facts})"


def decode_event(data: object) -> Event:
    """The seen event that `encode` wrote; raises `InvalidDocument`."""
    document = Document.of(data, "event")
    id = document.top().text("event")
    document.check()
    facts: dict[str, Fact] = {}
    for name, value in document.data.items():
        if name != "event":
            facts[name] = decode_fact(value)
    return Event(id, facts)


def decode_fact(value: object) -> Fact:
    """A value that an event may carry; anything else is kept as its text."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, list):
        numbers = [item for item in value if isinstance(item, int)]
        if len(numbers) == len(value):
            return numbers
        return [str(item) for item in value]
    return str(value)


def seen_events(events: list[Event], seat: Seat | None) -> list[Event]:
    """What `seat` sees of `events`, in order."""
    seen: list[Event] = []
    for event in events:
        part = event.seen_by(seat)
        if part is not None:
            seen.append(part)
    return seen
