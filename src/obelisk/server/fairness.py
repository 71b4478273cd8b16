"""What is said over the wire about chance: the players' parts, and whether it was fair."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from obelisk.server.wire import Answer, Request

Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class PartCommitment(Request):
    """SHA-256 of the 32 bytes that a seat will give to chance, as hexadecimal digits."""

    commitment: Hash


class PartSecret(Request):
    """The 32 bytes that a seat gives to chance, as hexadecimal digits."""

    secret: Hash


class PartInfo(Answer):
    """What a seat gave to chance: `secret` is null if it gave nothing or the game is not over."""

    seat: int
    commitment: str
    secret: str | None


class Fairness(Answer):
    """`outcomes` chance outcomes follow from the seed behind the commitment and from the parts of the
    players. `reason` says why not. `parts` is empty if nobody promised one.
    """

    commitment: str
    seed: str | None
    verified: bool
    outcomes: int
    reason: str
    parts: list[PartInfo]
