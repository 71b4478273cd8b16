"""JSON on one line, as records have it; strict in reading."""

from __future__ import annotations

import json


def encode_json(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)


def decode_json(text: str) -> object:
    """The value of a JSON text; raises `ValueError`."""

    def refuse(word: str) -> object:
        raise ValueError(f"{word} is no number")

    value: object = json.loads(text, parse_constant=refuse)
    return value
