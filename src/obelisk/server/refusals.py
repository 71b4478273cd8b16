"""Why the server says no: ids and facts, never sentences, so that every client can say it in its language."""

from __future__ import annotations

from collections.abc import Mapping

from obelisk.server.wire import ProblemBody


class Refusal(Exception):
    """A refusal: HTTP status, what sort it is, the rule and reason behind it, and facts for the sentence."""

    def __init__(
        self,
        status: int,
        error: str,
        *,
        reason: str = "",
        rule: str = "",
        facts: Mapping[str, object] | None = None,
        seq: int | None = None,
    ) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.reason = reason
        self.rule = rule
        self.facts: dict[str, object] = dict(facts) if facts is not None else {}
        self.seq = seq


def not_found(what: str) -> Refusal:
    return Refusal(404, "not_found", reason=what)


def forbidden(reason: str) -> Refusal:
    return Refusal(403, "forbidden", reason=reason)


def conflict(reason: str) -> Refusal:
    return Refusal(409, "conflict", reason=reason)


def stale(seq: int) -> Refusal:
    """The action answers another question than the table asks now."""
    return Refusal(409, "stale", seq=seq)


def too_many(what: str) -> Refusal:
    return Refusal(429, "too_many", reason=what)


def unavailable(reason: str) -> Refusal:
    """Not now: try again with the same key."""
    return Refusal(503, "unavailable", reason=reason)


def refusal_body(refusal: Refusal) -> ProblemBody:
    return ProblemBody(
        error=refusal.error,
        reason=refusal.reason,
        rule=refusal.rule,
        facts=refusal.facts,
        seq=refusal.seq,
    )
