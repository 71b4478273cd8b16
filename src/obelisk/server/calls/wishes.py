"""What somebody wants to be called for, on which way, and when not."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from obelisk.server.daysoff import zone_of

TURN: Final = "turn"
TIME: Final = "time"
"""Time runs out."""
CHAT: Final = "chat"
TOURNAMENT: Final = "tournament"
"""A round begins."""
COMPANY: Final = "company"
"""Somebody is challenged."""

Kind = Literal["turn", "time", "chat", "tournament", "company"]
MailKind = Literal["turn", "time", "tournament", "company", "digest"]
Minute = Annotated[int, Meta(ge=0, lt=1440)]
DIGEST_HOUR: Final = 8
LONGEST_LEAD_MS: Final = 12 * 3_600_000


class Wishes(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`push` and `mail`: what for. `digest` among `mail` is one letter a day instead of one for every turn.
    Nobody is called between `quiet_from` and `quiet_until`, minutes of the day in the time zone.
    """

    push: Annotated[list[Kind], Meta(max_length=5)] = msgspec.field(
        default_factory=lambda: [TURN, TIME, TOURNAMENT, COMPANY]
    )
    mail: Annotated[list[MailKind], Meta(max_length=5)] = []
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"

    def quiet_end(self, at: int) -> int | None:
        """When it is no longer quiet, if it is then."""
        if self.quiet_from is None or self.quiet_until is None or self.quiet_from == self.quiet_until:
            return None
        local = datetime.fromtimestamp(at / 1000, zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        length = (self.quiet_until - self.quiet_from) % 1440
        into = (minute - self.quiet_from) % 1440
        if into >= length:
            return None
        end = local.replace(second=0, microsecond=0) + timedelta(minutes=length - into)
        return round(end.timestamp() * 1000)

    def next_morning(self, at: int) -> int:
        """When the next letter of the day is sent."""
        local = datetime.fromtimestamp(at / 1000, zone_of(self.zone))
        morning = local.replace(hour=DIGEST_HOUR, minute=0, second=0, microsecond=0)
        if morning <= local:
            morning += timedelta(days=1)
        return round(morning.timestamp() * 1000)


def wishes_from(text: str | None) -> Wishes:
    return Wishes() if text is None else msgspec.json.decode(text, type=Wishes)


def lead_of(left: int) -> int:
    """How long before its end somebody is reminded of their time: a quarter of it, half a day at most."""
    return min(left // 4, LONGEST_LEAD_MS)
