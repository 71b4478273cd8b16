"""A calendar file (RFC 5545) with one event: when a tournament begins."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

ESCAPED: Final = re.compile(r"[\\;,]")
"""What means something in a calendar file."""
LINE_BYTES: Final = 75


def event_file(id: str, title: str, url: str, starts: int, changed: int, is_cancelled: bool) -> str:
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Obelisk//Tournaments//EN",
        "BEGIN:VEVENT",
        f"UID:{id}@obelisk",
        f"DTSTAMP:{ical_time(changed)}",
        f"DTSTART:{ical_time(starts)}",
        f"SUMMARY:{ESCAPED.sub(escape, title)}",
        f"URL:{url}",
        f"STATUS:{'CANCELLED' if is_cancelled else 'CONFIRMED'}",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{folded}\r\n" for line in lines for folded in folds(line))


def ical_time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def escape(found: re.Match[str]) -> str:
    return f"\\{found[0]}"


def folds(line: str) -> list[str]:
    """A line of a calendar file in pieces of at most 75 bytes; those after the first begin with a space."""
    pieces = [""]
    for letter in line:
        if len((pieces[-1] + letter).encode()) > LINE_BYTES:
            pieces.append(" ")
        pieces[-1] += letter
    return pieces
