"""Decks: nine presets, built and drafted decks, Buka families; what is refused, and the deck file.  [LEG-19]

A `Deck` is only a list with a heading. `check_deck` says everything that is wrong with one, and `check_decks`
with those of a whole table. Deck files are described in docs/decks.md.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.document import IDENTIFIER, Document, InvalidDocument, Problem
from obelisk.core.rng import Rng
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card, CardTable

PEOPLES: Final = ["vulca", "hoax", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka"]
FORMAT: Final = "legends-deck/1"
PRESET: Final = "preset"
BUILT: Final = "built"
DRAFTED: Final = "drafted"
DECK_KINDS: Final = [PRESET, BUILT, DRAFTED]

DECK_SIZE: Final = 30
DRAFTED_SIZE: Final = 30
FAMILY_SIZE: Final = 35
EMISSARY_SIZE: Final = 40
EMISSARY_SIZE_BUKA: Final = 38
EMISSARY_CARDS: Final = 7
FIXED: Final = words.LEADER | words.EMISSARY | words.INQUISITOR


def numbers(people: str, *spans: tuple[int, int]) -> list[str]:
    """The ids of one people whose numbers lie in one of the spans, ends included."""
    return [f"{people}-{number:02d}" for first, last in spans for number in range(first, last + 1)]


PRESETS: Final[dict[str, list[str]]] = {
    "vulca": [
        *numbers("vulca", (1, 1), (3, 16), (18, 21), (23, 24), (26, 30)),
        *["mimix-06", "khind-26", "aqua-04", "mutant-106"],
    ],
    "hoax": [
        *numbers("hoax", (1, 14), (17, 22), (24, 29)),
        *["flit-12", "terrah-05", "pillar-26", "mutant-105"],
    ],
    "mimix": [
        *numbers("mimix", (3, 5), (7, 14), (16, 28), (30, 31)),
        *["hoax-23", "khind-19", "pillar-13", "mutant-104"],
    ],
    "flit": [
        *numbers("flit", (1, 11), (14, 19), (22, 27), (29, 31)),
        *["vulca-22", "terrah-15", "aqua-20", "mutant-109"],
    ],
    "khind": [
        *numbers("khind", (1, 18), (20, 22), (25, 25), (27, 30)),
        *["hoax-15", "mimix-29", "aqua-30", "mutant-101"],
    ],
    "terrah": [
        *numbers("terrah", (1, 4), (6, 14), (16, 23), (25, 27), (29, 30)),
        *["vulca-02", "flit-13", "pillar-17", "mutant-107"],
    ],
    "pillar": [
        *numbers("pillar", (1, 12), (14, 16), (18, 19), (21, 25), (27, 30)),
        *["vulca-25", "mimix-15", "khind-31", "mutant-103"],
    ],
    "aqua": [
        *numbers("aqua", (1, 3), (5, 14), (16, 19), (21, 26), (28, 29), (31, 31)),
        *["hoax-16", "flit-20", "terrah-24", "mutant-102"],
    ],
    "buka": numbers("buka", (1, 30)),
}
"""The nine preset decks, each with the leader of its people.  [LEG-19.1]"""

FAMILIES: Final[dict[str, list[str]]] = {
    "a": ["buka-02", "buka-06", "buka-18", "buka-19", "buka-28"],
    "b": ["buka-01", "buka-14", "buka-15", "buka-16", "buka-29"],
    "c": ["buka-13", "buka-17", "buka-25", "buka-27", "buka-30"],
    "d": ["buka-07", "buka-11", "buka-20", "buka-21", "buka-24"],
    "e": ["buka-04", "buka-05", "buka-08", "buka-12", "buka-26"],
    "f": ["buka-03", "buka-09", "buka-10", "buka-22", "buka-23"],
}
"""The six Buka families.  [LEG-19.6]"""

EMISSARY_EXTRAS: Final[dict[str, list[str]]] = {
    "vulca": ["vulca-17", "vulca-31", "vulca-32"],
    "hoax": ["hoax-30", "hoax-31", "hoax-32"],
    "mimix": ["mimix-01", "mimix-02", "mimix-32"],
    "flit": ["flit-21", "flit-28", "flit-32"],
    "khind": ["khind-23", "khind-24", "khind-32"],
    "terrah": ["terrah-28", "terrah-31", "terrah-32"],
    "pillar": ["pillar-20", "pillar-31", "pillar-32"],
    "aqua": ["aqua-15", "aqua-27", "aqua-32"],
    "buka": ["buka-31"],
}
"""The cards without deck symbol that join a preset deck in emissary play.  [LEG-18.2]"""


class Deck:
    """A list of card ids with its heading; the leader is not among the cards.  [LEG-19]

    `cards` is everything that is shuffled, also what a family or an emissary adds to a preset. `pool` is what
    the seat of a drafted deck has picked; empty where nobody asks.
    """

    __slots__ = ("cards", "emissary", "family", "inquisitor", "kind", "leader", "pool", "preset", "title")

    def __init__(
        self,
        kind: str,
        cards: list[str],
        leader: str = "",
        preset: str = "",
        family: str = "",
        emissary: str = "",
        inquisitor: str = "",
        title: str = "",
        pool: list[str] | None = None,
    ) -> None:
        self.kind = kind
        self.cards = cards
        self.leader = leader
        self.preset = preset
        self.family = family
        self.emissary = emissary
        self.inquisitor = inquisitor
        self.title = title
        self.pool: list[str] = pool if pool is not None else []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and encode_deck(self) == encode_deck(other)

    def __hash__(self) -> int:
        return hash((self.kind, self.leader, tuple(self.cards)))

    def __repr__(self) -> str:
        return f"Deck({self.kind}, {self.leader or 'no leader'}, {len(self.cards)} cards)"


class DeckRules:
    """The options of a table that decide which decks are legal.  [LEG-3]"""

    __slots__ = ("achievements", "emissaries", "families", "inquisitors", "match")

    def __init__(
        self,
        match: bool = False,
        families: bool = False,
        emissaries: bool = False,
        inquisitors: bool = False,
        achievements: bool = False,
    ) -> None:
        self.match = match
        self.families = families
        self.emissaries = emissaries
        self.inquisitors = inquisitors
        self.achievements = achievements


class DeckProblem:
    """One violation: the reason id, the rule, and facts such as `total`, `limit` and `cards`.  [LEG-26]"""

    __slots__ = ("facts", "reason", "rule")

    def __init__(self, reason: str, rule: str, facts: dict[str, object] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.facts: dict[str, object] = facts if facts is not None else {}

    def __str__(self) -> str:
        facts: list[str] = []
        for name, value in self.facts.items():
            facts.append(f"{name} {' '.join(value) if isinstance(value, list) else value}")
        told = f" ({'; '.join(facts)})" if facts else ""
        return f"{self.reason}{told} [{self.rule}]"

    def __repr__(self) -> str:
        return f"<DeckProblem {self}>"


def preset_deck(table: CardTable, people: str, family: str = "", emissary: str = "") -> Deck:
    """A preset, with what a family or an emissary adds to it.  [LEG-19.1] [LEG-19.7] [LEG-18.2]"""
    cards = list(PRESETS[people])
    if family:
        cards.extend(FAMILIES.get(family, []))
    if emissary:
        cards.extend(EMISSARY_EXTRAS[people])
        cards.extend(table.of_emissary(emissary))
    return Deck(PRESET, cards, leader=f"{people}-00", preset=people, family=family, emissary=emissary)


def preset_mutant(people: str) -> str:
    """The mutant in the preset deck of a people; empty for the Buka.  [LEG-19.8]"""
    for id in PRESETS[people]:
        if id.startswith("mutant"):
            return id
    return ""


def people_deck(table: CardTable, people: str) -> list[str]:
    """All cards with the symbol of a people but the leader, and the mutant of its preset deck.  [LEG-19.8]"""
    cards = [card.id for card in table.cards if card.people == people and card.type != words.LEADER]
    mutant = preset_mutant(people)
    return [*cards, mutant] if mutant else cards


def is_foreign(card: Card, leader: Card | None) -> bool:
    """Whether the moons of the card count: its people is not the leader's.  [LEG-19.2]"""
    return leader is None or card.people != leader.people


def moons_of(card: Card) -> int:
    """The moons of a card; leaders have none."""
    return card.moons if card.moons is not None else 0


def foreign_moons(table: CardTable, deck: Deck) -> int:
    """The moons of all cards whose people differs from the leader's.  [LEG-19.2]"""
    leader = known(table, deck.leader)
    total = 0
    for id in deck.cards:
        card = known(table, id)
        if card is not None and is_foreign(card, leader):
            total += moons_of(card)
    return total


def known(table: CardTable, id: str) -> Card | None:
    """The card with that id, if the table has it."""
    return table.card(id) if table.has(id) else None


def duplicates(ids: list[str]) -> list[str]:
    """The ids that stand more than once in a list, each once.  [LEG-19.3]"""
    seen: set[str] = set()
    twice: list[str] = []
    for id in ids:
        if id in seen and id not in twice:
            twice.append(id)
        seen.add(id)
    return twice


# Checking.


def check_deck(table: CardTable, deck: Deck, rules: DeckRules) -> list[DeckProblem]:
    """Every violation of one deck; empty if it is legal.  [LEG-26]"""
    problems: list[DeckProblem] = []
    _check_known(table, deck, problems)
    twice = duplicates(deck.cards)
    if twice:
        problems.append(DeckProblem("duplicate", "LEG-19.3", {"cards": twice}))
    _check_fixed(table, deck, rules, problems)
    if deck.kind == PRESET:
        _check_preset(table, deck, rules, problems)
    elif deck.kind == BUILT:
        _check_built(table, deck, rules, problems)
    else:
        _check_drafted(table, deck, problems)
    return problems


def _check_known(table: CardTable, deck: Deck, problems: list[DeckProblem]) -> None:
    """Ids must be in the tables loaded; what stands in the heading must be of that type.  [LEG-26]"""
    heading = [id for id in (deck.leader, deck.emissary, deck.inquisitor) if id]
    unknown = [id for id in [*heading, *deck.cards] if not table.has(id)]
    if unknown:
        problems.append(DeckProblem("unknown_card", "LEG-26", {"cards": unknown}))
    for name, id, type in (
        ("emissary", deck.emissary, words.EMISSARY),
        ("inquisitor", deck.inquisitor, words.INQUISITOR),
    ):
        card = known(table, id)
        if card is not None and card.type != type:
            problems.append(DeckProblem("bad_option", "LEG-26", {"option": name, "cards": [id]}))


def _check_fixed(table: CardTable, deck: Deck, rules: DeckRules, problems: list[DeckProblem]) -> None:
    """Leaders, emissaries and inquisitors: not among the cards, and only where they may be.  [LEG-26]"""
    inside: list[str] = []
    for id in deck.cards:
        card = known(table, id)
        if card is not None and card.type & FIXED:
            inside.append(id)
    if inside:
        problems.append(DeckProblem("leader_in_deck", "LEG-19.2", {"cards": inside}))
    if deck.kind == DRAFTED:
        heading = [id for id in (deck.leader, deck.emissary, deck.inquisitor) if id]
        if heading:
            problems.append(DeckProblem("leader_not_allowed", "LEG-19.12", {"cards": heading}))
        return
    if deck.emissary:
        if deck.kind != PRESET:
            problems.append(DeckProblem("emissary_needs_preset", "LEG-18.2", {"cards": [deck.emissary]}))
        elif not rules.emissaries:
            problems.append(DeckProblem("module_off", "LEG-18.2", {"cards": [deck.emissary]}))
    if deck.inquisitor:
        if deck.kind != BUILT:
            problems.append(DeckProblem("inquisitor_needs_built", "LEG-18.3", {"cards": [deck.inquisitor]}))
        elif not rules.inquisitors:
            problems.append(DeckProblem("module_off", "LEG-18.3", {"cards": [deck.inquisitor]}))


def _check_preset(table: CardTable, deck: Deck, rules: DeckRules, problems: list[DeckProblem]) -> None:
    """A preset is played as listed, with one family or one emissary.  [LEG-19.1] [LEG-19.7] [LEG-18.2]"""
    facts: dict[str, object]
    if deck.preset not in PRESETS:
        problems.append(DeckProblem("bad_option", "LEG-19.1", {"option": "preset", "value": deck.preset}))
        return
    if deck.family and deck.emissary:
        clash = ["families", "emissaries"]
        problems.append(DeckProblem("options_clash", "LEG-26", {"options": clash}))
    if rules.emissaries or deck.emissary:
        limit = EMISSARY_SIZE_BUKA if deck.preset == "buka" else EMISSARY_SIZE
        if len(deck.cards) != limit:
            facts = {"total": len(deck.cards), "limit": limit}
            problems.append(DeckProblem("wrong_size", "LEG-18.2", facts))
    if deck.family:
        if not rules.families:
            problems.append(DeckProblem("module_off", "LEG-19.7", {"cards": FAMILIES.get(deck.family, [])}))
        if deck.family not in FAMILIES or deck.preset == "buka":
            problems.append(DeckProblem("family_broken", "LEG-19.7", {"cards": [], "family": deck.family}))
    elif rules.families and deck.preset != "buka":
        problems.append(DeckProblem("family_broken", "LEG-19.7", {"cards": [], "family": ""}))
    listed = preset_deck(table, deck.preset, deck.family, deck.emissary)
    changed = sorted(set(listed.cards) ^ set(deck.cards))
    pirates = [id for id in changed if id.startswith("buka")]
    if pirates and deck.preset != "buka":
        facts = {"cards": pirates, "family": deck.family}
        problems.append(DeckProblem("family_broken", "LEG-19.7", facts))
    if len(changed) > len(pirates) or deck.leader != listed.leader:
        facts = {"option": "preset", "cards": changed}
        problems.append(DeckProblem("bad_option", "LEG-19.1", facts))


def _check_built(table: CardTable, deck: Deck, rules: DeckRules, problems: list[DeckProblem]) -> None:
    """Size and moons of a built deck, and what its cards need.  [LEG-19.2] [LEG-19.4]"""
    leader = known(table, deck.leader)
    if leader is None or leader.type != words.LEADER:
        leader = None
        cards = [deck.leader] if deck.leader else []
        problems.append(DeckProblem("no_leader", "LEG-19.2", {"cards": cards}))
    size = leader.deck_size if leader is not None else DECK_SIZE
    limit = leader.moon_limit if leader is not None else 0
    inquisitor = known(table, deck.inquisitor)
    if inquisitor is not None:
        size += inquisitor.deck_size
        limit += inquisitor.moon_limit
    if len(deck.cards) != size:
        problems.append(DeckProblem("wrong_size", "LEG-19.2", {"total": len(deck.cards), "limit": size}))
    if leader is not None:
        counted: list[str] = []
        for id in deck.cards:
            card = known(table, id)
            if card is not None and is_foreign(card, leader) and moons_of(card):
                counted.append(id)
        total = foreign_moons(table, deck)
        if total > limit:
            facts: dict[str, object] = {"total": total, "limit": limit, "cards": counted}
            problems.append(DeckProblem("too_many_moons", "LEG-19.2", facts))
    achievements: list[str] = []
    for id in deck.cards:
        card = known(table, id)
        if card is not None and card.type == words.ACHIEVEMENT:
            achievements.append(id)
    if achievements:
        if not rules.match:
            problems.append(DeckProblem("achievement_needs_match", "LEG-18.9", {"cards": achievements}))
        if not rules.achievements:
            problems.append(DeckProblem("module_off", "LEG-19.4", {"cards": achievements}))
    if deck.family:
        whole = FAMILIES.get(deck.family, [])
        lacking = [id for id in whole if id not in deck.cards]
        if lacking or not whole:
            facts = {"cards": lacking, "family": deck.family}
            problems.append(DeckProblem("family_broken", "LEG-19.7", facts))


def _check_drafted(table: CardTable, deck: Deck, problems: list[DeckProblem]) -> None:
    """Exactly 30 cards of the own pool.  [LEG-19.12]"""
    if len(deck.cards) != DRAFTED_SIZE:
        facts: dict[str, object] = {"total": len(deck.cards), "limit": DRAFTED_SIZE}
        problems.append(DeckProblem("wrong_size", "LEG-19.12", facts))
    if deck.pool:
        outside = [id for id in deck.cards if id not in deck.pool]
        if outside:
            problems.append(DeckProblem("not_in_pool", "LEG-19.12", {"cards": outside}))
        _check_pool(table, deck, problems)
    if deck.family:
        clash = ["drafted", "families"]
        problems.append(DeckProblem("options_clash", "LEG-26", {"options": clash}))


def _check_pool(table: CardTable, deck: Deck, problems: list[DeckProblem]) -> None:
    """A pool has known cards, none twice and none that no deck may have: a deck may become them.
    [LEG-19.13]
    """
    spares = [id for id in deck.pool if id not in deck.cards]
    unknown = [id for id in spares if not table.has(id)]
    if unknown:
        problems.append(DeckProblem("unknown_card", "LEG-26", {"cards": unknown}))
    twice = duplicates(deck.pool)
    if twice:
        problems.append(DeckProblem("duplicate", "LEG-19.3", {"cards": twice}))
    fixed = [id for id in spares if table.has(id) and table.card(id).type & FIXED]
    if fixed:
        problems.append(DeckProblem("leader_in_deck", "LEG-19.12", {"cards": fixed}))


def check_rules(rules: DeckRules, decks: list[Deck]) -> list[DeckProblem]:
    """What the options refuse whatever is in the decks, and what two seats may not both choose.  [LEG-26]"""
    problems: list[DeckProblem] = []
    if rules.families and rules.emissaries:
        clash = ["families", "emissaries"]
        problems.append(DeckProblem("options_clash", "LEG-26", {"options": clash}))
    if any(deck.kind == DRAFTED for deck in decks):
        for name, is_on in (
            ("families", rules.families),
            ("emissaries", rules.emissaries),
            ("inquisitors", rules.inquisitors),
        ):
            if is_on:
                clash = ["drafted", name]
                problems.append(DeckProblem("options_clash", "LEG-26", {"options": clash}))
    if rules.emissaries and any(deck.kind == BUILT for deck in decks):
        problems.append(DeckProblem("emissary_needs_preset", "LEG-18.2"))
    if rules.inquisitors and any(deck.kind == PRESET for deck in decks):
        problems.append(DeckProblem("inquisitor_needs_built", "LEG-18.3"))
    if rules.achievements and not rules.match:
        problems.append(DeckProblem("achievement_needs_match", "LEG-18.9"))
    families = [deck.family for deck in decks if deck.family]
    if duplicates(families):
        problems.append(DeckProblem("family_taken", "LEG-19.7", {"family": duplicates(families)[0]}))
    emissaries = [deck.emissary for deck in decks if deck.emissary]
    if duplicates(emissaries):
        problems.append(DeckProblem("emissary_taken", "LEG-18.2", {"cards": duplicates(emissaries)}))
    return problems


def check_decks(table: CardTable, decks: list[Deck], rules: DeckRules) -> list[DeckProblem]:
    """Every violation of the decks of a table: the options' own first, then seat by seat.  [LEG-26]"""
    problems = check_rules(rules, decks)
    for seat, deck in enumerate(decks):
        for problem in check_deck(table, deck, rules):
            problem.facts["seat"] = seat
            problems.append(problem)
    return problems


# Random decks.


def random_deck(table: CardTable, rng: Rng, rules: DeckRules | None = None, leader: str = "") -> Deck:
    """A legal built deck: any leader, some cards of other peoples within the moons, the rest own.  [LEG-19.2]

    Every legal deck can come; without a given `leader` all leaders are equally likely.
    """
    rules = rules if rules is not None else DeckRules()
    leaders = [card for card in table.cards if card.type == words.LEADER]
    chief = table.card(leader) if leader else leaders[rng.below(len(leaders))]
    size = chief.deck_size
    limit = chief.moon_limit
    inquisitor = ""
    if rules.inquisitors:
        choices = [card for card in table.cards if card.type == words.INQUISITOR]
        chosen = rng.below(len(choices) + 1)
        if chosen < len(choices):
            inquisitor = choices[chosen].id
            size += choices[chosen].deck_size
            limit += choices[chosen].moon_limit
    own: list[int] = []
    foreign: list[int] = []
    for card in table.cards:
        if card.type & FIXED or (card.type == words.ACHIEVEMENT and not (rules.achievements and rules.match)):
            continue
        if is_foreign(card, chief):
            foreign.append(card.index)
        else:
            own.append(card.index)
    rng.shuffle(own)
    rng.shuffle(foreign)
    fewest = max(0, size - len(own))
    wanted = fewest + rng.below(size + 1 - fewest)
    picked: list[int] = []
    moons = 0
    for index in foreign:
        cost = moons_of(table.cards[index])
        if len(picked) < wanted and moons + cost <= limit:
            picked.append(index)
            moons += cost
    picked.extend(own[: size - len(picked)])
    picked.sort()
    return Deck(BUILT, [table.cards[index].id for index in picked], leader=chief.id, inquisitor=inquisitor)


def random_pool_deck(pool: list[str], rng: Rng) -> Deck:
    """Thirty cards of a drafted pool at random.  [LEG-19.12]"""
    order = list(range(len(pool)))
    rng.shuffle(order)
    chosen = sorted(order[:DRAFTED_SIZE])
    return Deck(DRAFTED, [pool[index] for index in chosen], pool=pool)


# Data and files.


def encode_deck(deck: Deck) -> dict[str, object]:
    """The deck as JSON data; a preset is only named."""
    data: dict[str, object] = {"kind": deck.kind}
    data.update(_heading(deck))
    if deck.kind != PRESET:
        data["cards"] = list(deck.cards)
    if deck.pool:
        data["pool"] = list(deck.pool)
    return data


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


def _heading(deck: Deck) -> list[tuple[str, str]]:
    """The lines of the heading that say something, in the order of a deck file."""
    lines = [("title", " ".join(deck.title.split()))]
    lines.append(("preset", deck.preset) if deck.kind == PRESET else ("leader", deck.leader))
    lines.extend([("family", deck.family), ("emissary", deck.emissary), ("inquisitor", deck.inquisitor)])
    return [(name, value) for name, value in lines if value]


def write_deck(deck: Deck, names: dict[str, str]) -> str:
    """The deck as a file; `names` gives the remarks behind the ids.  See docs/decks.md."""
    lines = [f"format: {FORMAT}", f"kind: {deck.kind}"]
    for name, value in _heading(deck):
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
