"""Rewards on the way, by a name: what brings nearer to success is lent, and taken back at the end.

A step is paid the difference of two potentials, and a game that is over has none: in all it pays
what it pays without.
"""

from __future__ import annotations

from typing import cast

from obelisk.tensors.base import Encoding, ShapedEncoding


def shaped(encoding: Encoding, shape: str) -> ShapedEncoding:
    """The encoding, if it knows this shape; else raises `ValueError`."""
    known: list[str] = getattr(encoding, "shapes", [])
    if shape not in known:
        names = ", ".join(known) if known else "none"
        raise ValueError(f"{encoding.name} has no shaped reward {shape!r}; known: {names}")
    return cast(ShapedEncoding, encoding)
