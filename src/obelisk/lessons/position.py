"""Positions for lessons: single values in the data of a state, set by their path.

`crystals = [8, 0]` sets a whole value, `"city.cell=c4.rebuilt" = true` one within: the parts of a path are
names, places in a list counted from 0, or `name=value` for the member of a list that has this value.
"""

from __future__ import annotations

from typing import Any


def set_value(data: Any, path: str, value: object) -> None:
    """Changes the value that stands there already; raises `LookupError` if there is none."""
    *way, last = path.split(".")
    for part in way:
        data = data[key_of(data, part)]
    key = key_of(data, last)
    data[key] = value


def key_of(data: Any, part: str) -> str | int:
    """The name or place that a part of a path stands for."""
    if isinstance(data, dict):
        if part not in data:
            raise LookupError(f"there is no {part!r}")
        return part
    if not isinstance(data, list):
        raise LookupError(f"nothing is within to be called {part!r}")
    name, sign, wanted = part.partition("=")
    for place, item in enumerate(data):
        if str(item[name]) == wanted if sign else str(place) == part:
            return place
    raise LookupError(f"there is no {part!r}")
