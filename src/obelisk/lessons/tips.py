"""Tips for a guided game: data that says when something is worth telling, and what. docs/add-a-lesson.md.

A tip looks at nothing but the view of a seat, the facts of the game and the legal actions: it cannot tell
what the seat may not know.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from obelisk.catalog import GAMES
from obelisk.core.document import Document, Section
from obelisk.lessons.pattern import fits
from obelisk.lessons.position import key_of
from obelisk.lessons.shelf import TIPS, texts_of

FORMAT: Final = "tips/1"
COMPARISONS: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    "like": lambda text, pattern: fits(str(text), str(pattern)),
}
MEASURES: Final[Mapping[str, Callable[[Any], int]]] = {
    "size": len,
    "sum": lambda found: sum(found.values()),
    "worth": lambda found: sum(int(value) * number for value, number in found.items()),
}

Facts = dict[str, str | int]


@dataclass(frozen=True)
class Tip:
    """One thing to tell. Its words are the message `tip-<game>-<tip>`, with the facts.

    `kinds`: the decisions in which it can come; any if there are none. `legal`: one of the choices must fit
    one of these patterns; `<cell>` in a pattern is anything, and a fact of that name. `without`: no choice
    fits these. `facts`: what is read from the view, by name. `when`: comparisons of them.
    """

    game: str
    id: str
    kinds: Sequence[str] = ()
    legal: Sequence[str] = ()
    without: Sequence[str] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    when: Sequence[str] = ()

    @property
    def message(self) -> str:
        """The id of the words."""
        return f"tip-{self.game}-{self.id}"


@dataclass(frozen=True)
class Situation:
    """All that a tip may know: the view of a seat as data, the facts of the game, and what is asked."""

    seat: int
    seats: int
    kind: str
    view: Mapping[str, Any]
    facts: Mapping[str, Any]
    legal: Sequence[str]


@cache
def tips_of(game: str) -> tuple[Tip, ...]:
    """The tips of a game in their order, which is their importance; raises `InvalidDocument`."""
    found = [text for name, text in texts_of(GAMES.get(game)) if name == TIPS]
    return tuple(tip for text in found for tip in read_tips(game, text, TIPS))


def read_tips(game: str, text: str, name: str) -> list[Tip]:
    """The tips of a file; raises `InvalidDocument` with all problems and their lines."""
    top = Document.parse(text, name).top()
    if top.text("format") != FORMAT:
        top.refuse(("format",), f"is not {FORMAT!r}")
    tips = [_tip(game, section) for section in top.sections("tips", "id")]
    ids = [tip.id for tip in tips]
    for index, id in enumerate(ids):
        if id in ids[:index]:
            top.refuse(("tips", index), f"the id {id!r} stands there twice")
    top.refuse_unknown()
    top.check()
    return tips


def _tip(game: str, section: Section) -> Tip:
    facts: dict[str, str] = {}
    if section.has("facts"):
        table = section.section("facts")
        facts = {name: table.text(name) for name in table.key_list()}
    texts = {
        key: section.texts(key) if section.has(key) else [] for key in ("kinds", "legal", "without", "when")
    }
    for index, comparison in enumerate(texts["when"]):
        words = comparison.split(" ")
        if len(words) != 3 or words[1] not in COMPARISONS:
            section.refuse(("when", index), f"{comparison!r} is no comparison")
    tip = Tip(game, section.identifier("id"), facts=facts, **texts)
    section.refuse_unknown()
    return tip


def next_tip(tips: Sequence[Tip], situation: Situation, seen: Collection[str]) -> tuple[Tip, Facts] | None:
    """The first tip whose situation this is, and that was not seen; with its facts."""
    for tip in tips:
        if tip.id not in seen and (facts := facts_of(tip, situation)) is not None:
            return tip, facts
    return None


def facts_of(tip: Tip, situation: Situation) -> Facts | None:
    """The facts of a tip if this is its situation."""
    if tip.kinds and situation.kind not in tip.kinds:
        return None
    if any(fits(text, pattern) for text in situation.legal for pattern in tip.without):
        return None
    for named in _named(tip, situation.legal):
        try:
            known: dict[str, Any] = dict(named)
            for name, expression in tip.facts.items():
                known[name] = measured(expression, situation, known)
            if all(_holds(comparison, situation, known) for comparison in tip.when):
                return {name: value for name, value in known.items() if isinstance(value, str | int)}
        except (LookupError, TypeError):
            # What the tip is about is not there: no dragon, no building, nothing announced.
            continue
    return None


def _named(tip: Tip, legal: Sequence[str]) -> Iterator[dict[str, str]]:
    """What the choices say, for each that fits; once nothing, for a tip that wants none."""
    if not tip.legal:
        yield {}
    for pattern in tip.legal:
        expression = _expression(pattern)
        for text in legal:
            if found := expression.fullmatch(text):
                yield found.groupdict()


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    named = re.sub(r"<([a-z]+)>", r"(?P<\1>.+)", re.escape(pattern).replace(r"\*", ".*"))
    return re.compile(named)


def measured(expression: str, situation: Situation, known: Mapping[str, Any]) -> Any:
    """What an expression stands for: a value by its path, or numbers counted and added.

    `crystals.me`, `size hand`, `sum hand`, `worth purses.me`, `count me obelisk`, `size a + size b`.
    Raises `LookupError` where the path leads to nothing.
    """
    values = [_term(term.split(" "), situation, known) for term in expression.split(" + ")]
    return values[0] if len(values) == 1 else sum(values)


def _term(words: list[str], situation: Situation, known: Mapping[str, Any]) -> Any:
    value = _found(words[-1], situation, known)
    if words[0] == "count":
        wanted = _operand(words[1], situation, known)
        return sum(1 for one in value if one == wanted)
    return MEASURES[words[0]](value) if len(words) > 1 else value


def _found(path: str, situation: Situation, known: Mapping[str, Any]) -> Any:
    """The value at a path, in the view or, after `facts.`, in the facts of the game. `{name}` is a fact."""
    for name, value in known.items():
        path = path.replace(f"{{{name}}}", str(value))
    parts = path.split(".")
    data: Any = situation.view
    if parts[0] == "facts":
        data = situation.facts
        parts = parts[1:]
    for part in parts:
        seat = _seat(part, situation)
        data = data[key_of(data, part if seat is None else str(seat))]
    return data


def _seat(word: str, situation: Situation) -> int | None:
    """`me` and `foe` are seats; the foe is whoever comes next."""
    seats = {"me": situation.seat, "foe": (situation.seat + 1) % situation.seats}
    return seats.get(word)


def _operand(word: str, situation: Situation, known: Mapping[str, Any]) -> Any:
    """A fact, a seat, a number, or the word itself."""
    if word.startswith("{") and word.endswith("}"):
        return known[word[1:-1]]
    if word in known:
        return known[word]
    seat = _seat(word, situation)
    if seat is not None:
        return seat
    return (
        int(word)
        if re.fullmatch(r"-?\d+", word)
        else {"none": None, "no": False, "yes": True}.get(word, word)
    )


def _holds(comparison: str, situation: Situation, known: Mapping[str, Any]) -> bool:
    left, sign, right = comparison.split(" ")
    return COMPARISONS[sign](_operand(left, situation, known), _operand(right, situation, known))
