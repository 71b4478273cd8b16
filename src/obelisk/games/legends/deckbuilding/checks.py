"""Everything that is wrong with a deck, and with those of a whole table.  [LEG-19]"""

from __future__ import annotations

from obelisk.games.legends import words
from obelisk.games.legends.cards.card import CardTable
from obelisk.games.legends.deckbuilding.deck import (
    BUILT,
    DECK_SIZE,
    DRAFTED,
    DRAFTED_SIZE,
    EMISSARY_SIZE,
    EMISSARY_SIZE_BUKA,
    FIXED_TYPES,
    PRESET,
    Deck,
    DeckProblem,
    DeckRules,
    foreign_moons,
    is_foreign,
    known,
    moons_of,
)
from obelisk.games.legends.deckbuilding.presets import FAMILIES, PRESETS, preset_deck


def duplicates(ids: list[str]) -> list[str]:
    """The ids that stand more than once in a list, each once.  [LEG-19.3]"""
    seen: set[str] = set()
    twice: list[str] = []
    for id in ids:
        if id in seen and id not in twice:
            twice.append(id)
        seen.add(id)
    return twice


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
        if card is not None and card.type & FIXED_TYPES:
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
    fixed = [id for id in spares if table.has(id) and table.card(id).type & FIXED_TYPES]
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
