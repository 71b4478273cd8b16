"""Attempts and events as JSON between the server and the process that plays long steps."""

from __future__ import annotations

from typing import Any

from obelisk.core.event import Event
from obelisk.core.record import Ply
from obelisk.server.refusals import Refusal
from obelisk.server.table.attempt import TriedPly


def encode_event(event: Event) -> list[Any]:
    """The whole event with its secrets: it never leaves the server this way."""
    return [event.id, event.facts, event.secrets, event.knowers, event.hidden, event.reveals]


def encode_ply(tried: TriedPly) -> list[Any]:
    events = [encode_event(event) for event in tried.events]
    ply = tried.ply
    return [ply.seat, ply.action, ply.outcomes, events, tried.may_be_answered, tried.is_answer]


def decode_ply(data: list[Any]) -> TriedPly:
    seat, action, outcomes, events, may_be_answered, is_answer = data
    ply = Ply(seat, action, [(text, proof) for text, proof in outcomes])
    return TriedPly(ply, [Event(*event) for event in events], may_be_answered, is_answer)


def encode_refusal(refusal: Refusal) -> dict[str, Any]:
    return {
        "status": refusal.status,
        "error": refusal.error,
        "reason": refusal.reason,
        "rule": refusal.rule,
        "facts": refusal.facts,
    }


def decode_refusal(data: dict[str, Any]) -> Refusal:
    return Refusal(**data)
