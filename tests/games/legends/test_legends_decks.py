"""Decks: presets, what is refused and why, files, random decks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from obelisk.core.chance import SeededChance
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import InvalidOptions
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, cardfile
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.checks import check_deck, check_decks, check_rules
from obelisk.games.legends.deckbuilding.deck import (
    BUILT,
    DRAFTED,
    PRESET,
    Deck,
    DeckProblem,
    DeckRules,
    encode_deck,
    foreign_moons,
)
from obelisk.games.legends.deckbuilding.deckfile import decode_deck, parse_deck, write_deck
from obelisk.games.legends.deckbuilding.presets import (
    EMISSARY_EXTRAS,
    FAMILIES,
    PEOPLES,
    PRESETS,
    people_deck,
    preset_deck,
    preset_mutant,
)
from obelisk.games.legends.deckbuilding.random_decks import random_deck, random_pool_deck

SAMPLES = cardfile.samples()
ALL = SAMPLES.table()
PLAIN = DeckRules()


def reasons(problems: list[DeckProblem]) -> list[str]:
    return [problem.reason for problem in problems]


def vulca_deck(**changes: str) -> Deck:
    """30 Vulca cards: a legal built deck."""
    cards = [f"vulca-{number:02d}" for number in range(1, 31)]
    for old, new in changes.items():
        cards[cards.index(old.replace("_", "-"))] = new
    return Deck(BUILT, cards, leader="vulca-00")


# Presets.


@pytest.mark.parametrize("people", PEOPLES)
def test_presets_are_legal_and_have_thirty_cards(people: str) -> None:
    deck = preset_deck(KNOWN, people)
    assert len(set(deck.cards)) == 30
    assert deck.leader == f"{people}-00"
    assert check_deck(KNOWN, deck, PLAIN) == []


def test_families_are_the_letters_printed_on_the_buka_cards() -> None:
    for letter, ids in FAMILIES.items():
        assert ids == [card.id for card in KNOWN.cards if card.family == letter]
        assert len(ids) == 5


def test_a_preset_with_a_family_has_35_cards() -> None:
    deck = preset_deck(KNOWN, "hoax", family="c")
    assert len(deck.cards) == 35
    assert check_deck(KNOWN, deck, DeckRules(families=True)) == []
    assert reasons(check_deck(KNOWN, deck, PLAIN)) == ["module_off"]


def test_a_preset_without_its_family_is_refused_where_families_are_played() -> None:
    assert reasons(check_deck(KNOWN, preset_deck(KNOWN, "hoax"), DeckRules(families=True))) == [
        "family_broken"
    ]
    assert check_deck(KNOWN, preset_deck(KNOWN, "buka"), DeckRules(families=True)) == []


def test_a_family_does_not_join_the_buka_preset() -> None:
    deck = preset_deck(KNOWN, "buka", family="a")
    assert reasons(check_deck(KNOWN, deck, DeckRules(families=True))) == ["duplicate", "family_broken"]


def test_half_a_family_is_refused_with_the_cards_in_question() -> None:
    deck = preset_deck(KNOWN, "hoax", family="a")
    deck.cards.remove("buka-28")
    problem = check_deck(KNOWN, deck, DeckRules(families=True))[0]
    assert (problem.reason, problem.facts["cards"]) == ("family_broken", ["buka-28"])


def test_a_second_family_is_refused() -> None:
    deck = preset_deck(KNOWN, "hoax", family="a")
    deck.cards.extend(FAMILIES["b"])
    problem = check_deck(KNOWN, deck, DeckRules(families=True))[0]
    assert (problem.reason, problem.facts["cards"]) == ("family_broken", FAMILIES["b"])


def test_a_changed_preset_is_refused() -> None:
    deck = preset_deck(KNOWN, "hoax")
    deck.cards[0] = "vulca-01"
    problem = check_deck(KNOWN, deck, PLAIN)[0]
    assert (problem.reason, problem.facts["cards"]) == ("bad_option", ["hoax-01", "vulca-01"])
    assert reasons(check_deck(KNOWN, Deck(PRESET, [], preset="elves"), PLAIN)) == ["bad_option"]


def test_emissary_decks_have_40_cards_and_buka_38() -> None:
    rules = DeckRules(emissaries=True)
    vulca = preset_deck(ALL, "vulca", emissary="sample-e1")
    buka = preset_deck(ALL, "buka", emissary="sample-e2")
    assert (len(vulca.cards), len(buka.cards)) == (40, 38)
    assert check_decks(ALL, [vulca, buka], rules) == []
    for people in PEOPLES:
        assert set(EMISSARY_EXTRAS[people]) == set(people_deck(KNOWN, people)) - set(
            PRESETS[people]
        ) - foreign(people)


def foreign(people: str) -> set[str]:
    """Cards with the symbol of a people that lie in other presets."""
    return {id for other in PEOPLES if other != people for id in PRESETS[other]}


def test_a_preset_without_emissary_is_too_small_where_emissaries_are_played() -> None:
    problem = check_deck(ALL, preset_deck(ALL, "vulca"), DeckRules(emissaries=True))[0]
    assert (problem.reason, problem.facts) == ("wrong_size", {"total": 30, "limit": 40})


def test_an_emissary_needs_a_preset_and_its_option() -> None:
    preset = preset_deck(ALL, "vulca", emissary="sample-e1")
    assert reasons(check_deck(ALL, preset, PLAIN)) == ["module_off"]
    built = vulca_deck()
    built.emissary = "sample-e1"
    assert reasons(check_deck(ALL, built, DeckRules(emissaries=True))) == ["emissary_needs_preset"]


def test_family_and_emissary_clash() -> None:
    deck = preset_deck(ALL, "vulca", family="a", emissary="sample-e1")
    found = reasons(check_deck(ALL, deck, DeckRules(families=True, emissaries=True)))
    assert found == ["options_clash", "wrong_size"]


def test_something_else_than_an_emissary_is_no_emissary() -> None:
    deck = preset_deck(ALL, "vulca", emissary="sample-01")
    assert "bad_option" in reasons(check_deck(ALL, deck, DeckRules(emissaries=True)))
    built = vulca_deck()
    built.inquisitor = "sample-e1"
    assert "bad_option" in reasons(check_deck(ALL, built, DeckRules(inquisitors=True)))


# Built decks.


def test_thirty_own_cards_are_legal() -> None:
    assert check_deck(KNOWN, vulca_deck(), PLAIN) == []


def test_ten_moons_of_other_peoples_are_legal_and_eleven_are_not() -> None:
    deck = vulca_deck(vulca_01="hoax-25", vulca_02="hoax-26", vulca_03="hoax-10")
    assert foreign_moons(KNOWN, deck) == 10
    assert check_deck(KNOWN, deck, PLAIN) == []
    deck = vulca_deck(vulca_01="hoax-25", vulca_02="hoax-26", vulca_03="hoax-20")
    problem = check_deck(KNOWN, deck, PLAIN)[0]
    assert problem.reason == "too_many_moons"
    assert problem.rule == "LEG-19.2"
    assert problem.facts == {"total": 11, "limit": 10, "cards": ["hoax-25", "hoax-26", "hoax-20"]}
    assert str(problem) == "too_many_moons (total 11; limit 10; cards hoax-25 hoax-26 hoax-20) [LEG-19.2]"
    assert repr(problem) == f"<DeckProblem {problem}>"


def test_mutants_are_foreign_and_have_no_moons() -> None:
    deck = vulca_deck(vulca_01="mutant-101", vulca_02="mutant-102")
    assert foreign_moons(KNOWN, deck) == 0
    assert check_deck(KNOWN, deck, PLAIN) == []


def test_every_violation_is_listed_at_once() -> None:
    deck = vulca_deck()
    deck.cards += ["vulca-01", "hoax-00", "elf-01", "hoax-25", "hoax-26", "hoax-27"]
    problems = check_deck(KNOWN, deck, PLAIN)
    assert reasons(problems) == [
        "unknown_card",
        "duplicate",
        "leader_in_deck",
        "wrong_size",
        "too_many_moons",
    ]
    assert [problem.facts.get("cards") for problem in problems] == [
        ["elf-01"],
        ["vulca-01"],
        ["hoax-00"],
        None,
        ["hoax-25", "hoax-26", "hoax-27"],
    ]


def test_a_built_deck_needs_a_leader() -> None:
    deck = vulca_deck()
    deck.leader = ""
    assert reasons(check_deck(KNOWN, deck, PLAIN)) == ["no_leader"]
    deck.leader = "vulca-01"
    assert reasons(check_deck(KNOWN, deck, PLAIN)) == ["no_leader"]
    deck.leader = "elf-00"
    assert reasons(check_deck(KNOWN, deck, PLAIN)) == ["unknown_card", "no_leader"]


def test_an_inquisitor_adds_cards_and_moons() -> None:
    rules = DeckRules(inquisitors=True)
    deck = vulca_deck()
    deck.inquisitor = "sample-q1"
    assert check_deck(ALL, deck, rules)[0].facts == {"total": 30, "limit": 35}
    deck.cards += ["vulca-31", "vulca-32", "hoax-25", "hoax-26", "hoax-27"]
    assert check_deck(ALL, deck, rules) == []
    assert foreign_moons(ALL, deck) == 12
    assert reasons(check_deck(ALL, deck, PLAIN)) == ["module_off"]


def test_an_inquisitor_needs_a_built_deck() -> None:
    deck = preset_deck(ALL, "vulca")
    deck.inquisitor = "sample-q1"
    assert reasons(check_deck(ALL, deck, DeckRules(inquisitors=True))) == ["inquisitor_needs_built"]


def test_crystal_cards_need_a_match_and_their_option() -> None:
    deck = vulca_deck(vulca_01="sample-07")
    assert reasons(check_deck(ALL, deck, PLAIN)) == ["achievement_needs_match", "module_off"]
    assert reasons(check_deck(ALL, deck, DeckRules(match=True))) == ["module_off"]
    assert check_deck(ALL, deck, DeckRules(match=True, achievements=True)) == []


def test_other_module_cards_need_no_switch() -> None:
    deck = vulca_deck(vulca_01="sample-01", vulca_02="sample-06", vulca_03="sample-13")
    assert check_deck(ALL, deck, PLAIN) == []


def test_a_built_deck_that_claims_a_family_has_it_whole() -> None:
    deck = vulca_deck(
        vulca_01="buka-04", vulca_02="buka-05", vulca_03="buka-08", vulca_04="buka-12", vulca_05="buka-26"
    )
    deck.family = "e"
    assert check_deck(KNOWN, deck, PLAIN) == []
    deck.cards[0] = "vulca-01"
    problem = check_deck(KNOWN, deck, PLAIN)[0]
    assert (problem.reason, problem.facts["cards"]) == ("family_broken", ["buka-04"])
    deck.family = "z"
    assert reasons(check_deck(KNOWN, deck, PLAIN)) == ["family_broken"]


# Drafted decks.


def test_a_drafted_deck_is_thirty_cards_of_the_pool_without_leader() -> None:
    pool = [f"vulca-{number:02d}" for number in range(1, 33)] + ["mimix-01"]
    assert check_deck(KNOWN, Deck(DRAFTED, pool[:30]), PLAIN) == []
    deck = Deck(DRAFTED, pool[:30], pool=pool)
    assert check_deck(KNOWN, deck, PLAIN) == []
    deck.leader = "vulca-00"
    deck.family = "a"
    deck.cards[0] = "hoax-01"
    deck.cards.append("vulca-31")
    problems = check_deck(KNOWN, deck, PLAIN)
    assert reasons(problems) == ["leader_not_allowed", "wrong_size", "not_in_pool", "options_clash"]
    assert problems[0].facts["cards"] == ["vulca-00"]
    assert problems[1].facts == {"total": 31, "limit": 30}
    assert problems[2].facts["cards"] == ["hoax-01"]


def test_a_random_drafted_deck_is_legal() -> None:
    pool = [*people_deck(KNOWN, "flit"), "hoax-01", "hoax-02"]
    for seed in range(20):
        assert check_deck(KNOWN, random_pool_deck(pool, Rng(seed)), PLAIN) == []


# Whole tables.


def test_two_seats_choose_different_families_and_emissaries() -> None:
    families = [preset_deck(KNOWN, people, family="a") for people in ("hoax", "vulca")]
    assert reasons(check_decks(KNOWN, families, DeckRules(families=True))) == ["family_taken"]
    emissaries = [preset_deck(ALL, people, emissary="sample-e1") for people in ("hoax", "vulca")]
    assert reasons(check_decks(ALL, emissaries, DeckRules(emissaries=True))) == ["emissary_taken"]


def test_options_that_clash() -> None:
    drafted = Deck(DRAFTED, [])
    built = vulca_deck()
    preset = preset_deck(KNOWN, "hoax")
    clash = check_rules(DeckRules(families=True, emissaries=True), [preset])
    assert reasons(clash) == ["options_clash"]
    clash = check_rules(DeckRules(families=True, inquisitors=True), [drafted])
    assert [problem.facts["options"] for problem in clash] == [
        ["drafted", "families"],
        ["drafted", "inquisitors"],
    ]
    assert reasons(check_rules(DeckRules(emissaries=True), [built])) == ["emissary_needs_preset"]
    assert reasons(check_rules(DeckRules(inquisitors=True), [preset])) == ["inquisitor_needs_built"]
    assert reasons(check_rules(DeckRules(achievements=True), [built])) == ["achievement_needs_match"]


def test_problems_of_a_table_name_the_seat() -> None:
    wrong = vulca_deck()
    wrong.cards.pop()
    problems = check_decks(KNOWN, [vulca_deck(), wrong], PLAIN)
    assert [(problem.reason, problem.facts["seat"]) for problem in problems] == [("wrong_size", 1)]


# Random decks.


@settings(deadline=None, max_examples=200)
@given(st.integers(), st.booleans(), st.booleans())
def test_random_decks_are_legal(seed: int, inquisitors: bool, achievements: bool) -> None:
    rules = DeckRules(match=True, inquisitors=inquisitors, achievements=achievements)
    deck = random_deck(ALL, Rng(seed), rules)
    assert check_deck(ALL, deck, rules) == []


def test_random_decks_bring_every_card_and_every_leader() -> None:
    rng = Rng(7)
    decks = [random_deck(KNOWN, rng) for _ in range(400)]
    assert {deck.leader for deck in decks} == {f"{people}-00" for people in PEOPLES}
    assert len({id for deck in decks for id in deck.cards}) == 297
    assert random_deck(KNOWN, rng, leader="aqua-00").leader == "aqua-00"


def test_each_people_but_the_buka_has_one_mutant() -> None:
    assert [preset_mutant(people) for people in ("vulca", "hoax", "buka")] == ["mutant-106", "mutant-105", ""]
    assert [len(people_deck(KNOWN, people)) for people in PEOPLES] == [33] * 8 + [31]


# Data and files.


def all_sorts() -> list[Deck]:
    built = random_deck(ALL, Rng(3), DeckRules(inquisitors=True))
    built.inquisitor = "sample-q2"
    built.title = "Nr. #1: fire, and more"
    return [
        preset_deck(ALL, "vulca"),
        preset_deck(ALL, "vulca", family="b"),
        preset_deck(ALL, "buka", emissary="sample-e2"),
        built,
        random_pool_deck(people_deck(KNOWN, "pillar"), Rng(1)),
    ]


@pytest.mark.parametrize("deck", all_sorts(), ids=["preset", "family", "emissary", "built", "drafted"])
def test_decks_survive_data_and_file(deck: Deck) -> None:
    names = {"vulca-00": "Inferno", **SAMPLES.names}
    assert decode_deck(ALL, encode_deck(deck)) == deck
    # A file is only the deck; what else was drafted is known by the draft.
    deck.pool = []
    assert parse_deck(ALL, write_deck(deck, names)) == deck
    assert parse_deck(ALL, write_deck(deck, {})) == deck
    assert hash(decode_deck(ALL, encode_deck(deck))) == hash(deck)


def test_a_preset_is_known_by_its_name_alone() -> None:
    assert decode_deck(KNOWN, "flit") == preset_deck(KNOWN, "flit")


@pytest.mark.parametrize(
    "data",
    [
        5,
        "elves",
        {"kind": "stolen"},
        {"kind": "built"},
        {"kind": "built", "cards": [1]},
        {"kind": "built", "cards": [], "leader": 3},
        {"kind": "preset", "preset": "vulca", "cards": []},
        {"kind": "preset", "preset": "vulca", "family": "g"},
    ],
)
def test_data_that_is_no_deck_is_refused(data: object) -> None:
    with pytest.raises(InvalidDocument):
        decode_deck(KNOWN, data)


def test_a_deck_file_reads_well() -> None:
    deck = Deck(BUILT, ["vulca-01", "mutant-106"], leader="vulca-00", title="Embers")
    names = {"vulca-00": "Inferno", "vulca-01": "Flamebreath the Dazzling", "mutant-106": "Zig-nur-Don"}
    assert write_deck(deck, names) == (
        "format: legends-deck/1\n"
        "kind: built\n"
        "title: Embers\n"
        "leader: vulca-00  # Inferno\n"
        "\n"
        "vulca-01    # Flamebreath the Dazzling\n"
        "mutant-106  # Zig-nur-Don\n"
    )
    assert str(deck) == "Deck(built, vulca-00, 2 cards)"


def problems_of(text: str) -> list[str]:
    with pytest.raises(InvalidDocument) as refused:
        parse_deck(KNOWN, text, "my.deck")
    return [str(problem) for problem in refused.value.problems]


def test_a_deck_file_is_refused_with_every_line_and_reason() -> None:
    text = (
        "# my deck\n"
        "format: legends-deck/1\n"
        "kind: built\n"
        "leader: vulca-77\n"
        "colour: red\n"
        "vulca-01\n"
        "vulca-99 # who?\n"
        "vulca-01\n"
        "Inferno the Great\n"
        "kind: drafted\n"
    )
    assert problems_of(text) == [
        "my.deck:4: leader: unknown_card: there is no card 'vulca-77' [LEG-26]",
        "my.deck:5: colour: there is no such heading [LEG-26]",
        "my.deck:7: vulca-99: unknown_card: there is no such card [LEG-26]",
        "my.deck:8: vulca-01: duplicate: stands on line 6 already [LEG-19.3]",
        "my.deck:9: 'Inferno the Great' is neither `name: value` nor a card id",
        "my.deck:10: kind: stands twice [LEG-26]",
    ]


def test_headings_that_are_missing_or_wrong() -> None:
    assert problems_of("") == ["my.deck:1: format: is missing", "my.deck:1: kind: is missing"]
    assert problems_of("format: deck/9\nkind: stolen\npreset: elves\nfamily: z\n") == [
        "my.deck:1: format: 'deck/9' is not legends-deck/1 [LEG-26]",
        "my.deck:2: kind: 'stolen' is not one of preset, built, drafted [LEG-26]",
        "my.deck:3: preset: 'elves' is not one of vulca, hoax, mimix, flit, khind, terrah, pillar, aqua, buka"
        " [LEG-26]",
        "my.deck:4: family: 'z' is not one of a, b, c, d, e, f [LEG-26]",
    ]


def test_a_preset_file_lists_no_cards_and_no_leader() -> None:
    head = "format: legends-deck/1\nkind: preset\n"
    assert problems_of(head) == ["my.deck:1: preset: is missing"]
    assert problems_of(head + "preset: vulca\nleader: vulca-00\nvulca-01\n") == [
        "my.deck:1: leader: a preset has its own leader",
        "my.deck:5: vulca-01: a preset lists no cards",
    ]
    text = "format: legends-deck/1\nkind: built\npreset: vulca\n"
    assert problems_of(text) == ["my.deck:1: preset: a built deck has no preset"]


def test_nothing_is_dealt_from_a_deck_that_is_not_known() -> None:
    options = GAME.options({"decks": ["hoax", None]})
    with pytest.raises(InvalidOptions, match="a seat has no deck"):
        GAME.setup(options, SeededChance(1))
