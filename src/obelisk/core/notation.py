"""Who says what: the words that all games' texts share."""

from __future__ import annotations

from obelisk.core.decision import Seat
from obelisk.core.errors import InvalidNotation


def seat_name(seat: Seat) -> str:
    """`p1` for seat 0."""
    return f"p{seat + 1}"


def parse_seat(text: str) -> Seat:
    """0 for `p1`."""
    if len(text) == 2 and text[0] == "p" and text[1] in "123456789":
        return int(text[1]) - 1
    raise InvalidNotation(text)


def split_line(line: str) -> tuple[Seat, str]:
    """Seat and action text of a line such as `p2 move d4`."""
    who, space, text = line.partition(" ")
    if not space:
        raise InvalidNotation(line)
    return parse_seat(who), text
