"""Where lists go on: a text that a page gives and the next request brings back."""

from __future__ import annotations

from typing import Annotated

from litestar.params import QueryParameter

from obelisk.storage.standing import FIRST, Cursor

CursorText = Annotated[str, QueryParameter(pattern=r"^([0-9]{1,16}-[a-z0-9]{1,40})?$", max_length=60)]
"""The time and the table of the last line of the page before; empty for the first page."""


def cursor_of(text: str) -> Cursor:
    if not text:
        return FIRST
    at, _, table = text.partition("-")
    return int(at), table


def cursor_text(at: int, table: str) -> str:
    return f"{at}-{table}"
