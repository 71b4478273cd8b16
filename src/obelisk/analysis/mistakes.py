"""Mistakes in classes: what a line did wrong beside the better one, as a word and a verb of the notation."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from obelisk.bots.hints import PASSING

MISSED: Final = "missed"
NEEDLESS: Final = "needless"
OTHERWISE: Final = "otherwise"


class MistakeKind(NamedTuple):
    """A deed that was `missed`, `needless`, or done, but better done `otherwise`; as its verb."""

    how: str
    deed: str


def kind_of(played: list[str], better: list[str]) -> MistakeKind:
    """How a line that was played differs from the better one.

    What stands last in a line is what it is for, so the last deed counts that only one of them has. Lines
    with the same deeds differ in the first one that is done otherwise: elsewhere, or with something else.
    """
    mine, best = verbs(played), verbs(better)
    for how, here, there in ((MISSED, best, mine), (NEEDLESS, mine, best)):
        more = Counter(here) - Counter(there)
        for verb in reversed(here):
            if verb in more:
                return MistakeKind(how, verb)
    for one, other in zip(played, better, strict=False):
        if one != other and verb_of(other) != PASSING:
            return MistakeKind(OTHERWISE, verb_of(other))
    return MistakeKind(OTHERWISE, (best or mine or [PASSING])[0])


def verbs(line: list[str]) -> list[str]:
    """The deeds of a line."""
    return [verb_of(text) for text in line if verb_of(text) != PASSING]


def verb_of(text: str) -> str:
    """The verb of an action."""
    return text.partition(" ")[0]
