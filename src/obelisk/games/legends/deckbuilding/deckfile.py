"""Decks as data, and as files that people write (docs/decks.md).  [LEG-19]"""

from __future__ import annotations

from typing import Final

from obelisk.core.document import IDENTIFIER, Document, InvalidDocument, Problem
from obelisk.games.legends.cards.card import CardTable
from obelisk.games.legends.deckbuilding.deck import BUILT, DECK_KINDS, DRAFTED, PRESET, Deck, heading
from obelisk.games.legends.deckbuilding.presets import FAMILIES, PRESETS, preset_deck

FORMAT: Final = "legends-deck/1"


def decode_deck(table: CardTable, data: object) -> Deck:
    """The deck that `encode_deck` wrote, or a preset by its name alone; it need not be legal.

    Raises `InvalidDocument`.
    """
    if isinstance(data, str):
        data = {"kind": PRESET, "preset": data}
    document = Document.of(data, "deck")
    top = document.top()
    kind = top.word("kind", DECK_KINDS)
    if kind == PRESET:
        preset = top.word("preset", list(PRESETS))
        family = top.word("family", list(FAMILIES), missing="")
        emissary = top.text("emissary", missing="")
        deck = Deck(PRESET, [])
        if preset:
            deck = preset_deck(table, preset, family, emissary)
    else:
        deck = Deck(kind, top.texts("cards"), top.text("leader", missing=""))
        deck.family = top.word("family", list(FAMILIES), missing="")
        deck.emissary = top.text("emissary", missing="")
        if top.has("pool"):
            deck.pool = top.texts("pool")
    deck.inquisitor = top.text("inquisitor", missing="")
    deck.title = top.text("title", missing="")
    top.refuse_unknown()
    document.check()
    return deck


def write_deck(deck: Deck, names: dict[str, str]) -> str:
    """The deck as a file; `names` gives the remarks behind the ids.  See docs/decks.md."""
    lines = [f"format: {FORMAT}", f"kind: {deck.kind}"]
    for name, value in heading(deck):
        lines.append(_remarked(f"{name}: {value}", names.get(value, "")))
    if deck.kind != PRESET:
        lines.append("")
        for id in deck.cards:
            lines.append(_remarked(id, names.get(id, "")))
    return "\n".join(lines) + "\n"


def _remarked(line: str, remark: str) -> str:
    """A line with its remark; those of cards stand one below the other."""
    return f"{line:<10}  # {remark}" if remark else line


def parse_deck(table: CardTable, text: str, name: str = "deck") -> Deck:
    """Reads a deck file; raises `InvalidDocument` with every line that cannot be read.  See docs/decks.md.

    Unknown ids and cards that stand twice are told here, where their lines are known; all else is for
    `check_deck`.
    """
    problems: list[Problem] = []
    heading: dict[str, str] = {}
    cards: list[str] = []
    line_of: dict[str, int] = {}
    number = 0
    for raw in text.removeprefix("\ufeff").splitlines():
        number += 1
        is_title = raw.strip().startswith("title:")  # the one line where # is a character like any other
        line = raw.strip() if is_title else raw.partition("#")[0].strip()
        if not line:
            continue
        key, colon, value = line.partition(":")
        key = key.strip()
        if colon:
            _read_heading(table, heading, key, value.strip(), Problem(name, number, key, ""), problems)
        elif not IDENTIFIER.fullmatch(line):
            problems.append(Problem(name, number, "", f"{line!r} is neither `name: value` nor a card id"))
        elif not table.has(line):
            problems.append(Problem(name, number, line, "unknown_card: there is no such card", "LEG-26"))
        elif line in line_of:
            reason = f"duplicate: stands on line {line_of[line]} already"
            problems.append(Problem(name, number, line, reason, "LEG-19.3"))
        else:
            line_of[line] = number
            cards.append(line)
    for key in ("format", "kind"):
        if key not in heading:
            problems.append(Problem(name, 1, key, "is missing"))
    kind = heading.get("kind", "")
    if kind == PRESET and "preset" not in heading:
        problems.append(Problem(name, 1, "preset", "is missing"))
    if kind == PRESET and "leader" in heading:
        problems.append(Problem(name, 1, "leader", "a preset has its own leader"))
    if kind in (BUILT, DRAFTED) and "preset" in heading:
        problems.append(Problem(name, 1, "preset", f"a {kind} deck has no preset"))
    if kind == PRESET and cards:
        problems.append(Problem(name, line_of[cards[0]], cards[0], "a preset lists no cards"))
    if problems:
        raise InvalidDocument(problems)
    if kind == PRESET:
        deck = preset_deck(table, heading["preset"], heading.get("family", ""), heading.get("emissary", ""))
        deck.inquisitor = heading.get("inquisitor", "")
        deck.title = heading.get("title", "")
        return deck
    return Deck(
        kind,
        cards,
        heading.get("leader", ""),
        family=heading.get("family", ""),
        emissary=heading.get("emissary", ""),
        inquisitor=heading.get("inquisitor", ""),
        title=heading.get("title", ""),
    )


def _read_heading(
    table: CardTable, heading: dict[str, str], key: str, value: str, at: Problem, problems: list[Problem]
) -> None:
    """Reads one `name: value` line into `heading`, or says what is wrong with it."""
    reason = ""
    if key in heading:
        reason = "stands twice"
    elif key == "format":
        if value != FORMAT:
            reason = f"{value!r} is not {FORMAT}"
    elif key == "kind":
        if value not in DECK_KINDS:
            reason = f"{value!r} is not one of {', '.join(DECK_KINDS)}"
    elif key == "preset":
        if value not in PRESETS:
            reason = f"{value!r} is not one of {', '.join(PRESETS)}"
    elif key == "family":
        if value not in FAMILIES:
            reason = f"{value!r} is not one of {', '.join(FAMILIES)}"
    elif key in ("leader", "emissary", "inquisitor"):
        if not table.has(value):
            reason = f"unknown_card: there is no card {value!r}"
    elif key != "title":
        reason = "there is no such heading"
    if reason:
        problems.append(Problem(at.name, at.line, key, reason, "LEG-26"))
    # Also a refused heading stands there: it is not missing as well.
    heading.setdefault(key, value)
