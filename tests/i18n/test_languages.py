"""Every language is whole: the messages, variables and plural forms it needs, and no word left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from string import ascii_letters

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize

import obelisk
from obelisk.core.event import Event
from obelisk.games.city.game import GAME as CITY
from obelisk.games.drakon.game import GAME as DRAKON
from obelisk.games.legends import GAME as LEGENDS
from obelisk.games.legends import draft
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.words import ICON_NAMES, names_of
from obelisk.i18n.catalogue import LANGUAGES, Catalogue, bundle, catalogue, plain
from obelisk.i18n.narrate import Narrator
from stories import random_story

LOCALES = Path(obelisk.__file__).parent / "i18n" / "locales"
FILES = sorted(LOCALES.glob("*/*.ftl"))
OTHERS = [path for path in FILES if path.parent.name != "en"]

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
FORMS = {language: {*Locale(language).plural_form.tags, "other"} for language in LANGUAGES}
"""The plural forms of the languages (CLDR)."""
LETTERS = {"he": "[א-ת]", "ru": "[А-Яа-яЁё]"}

PEOPLES = re.compile(r"(city|legends)-people-\w+")
SAME = {
    "web-tournament-buchholz",
    "web-tournament-choices",
    "web-tournament-drafts",
    "web-tournament-sonneborn",
    "city-title",
    "city-tile-hospital",
    "drakon-title",
    "drakon-verb-drakon",
    "drakon-threat-drakon",
    "drakon-chamber-start",
    "drakon-chamber-teleport",
    "legends-type-hyla",
    "legends-icon-stop",
    "legends-option-mulligan",
    "legends-effect-limit",
    "card-khind-00",
    "card-terrah-16",
    "web-title",
    "web-game-city",
    "web-game-drakon",
    "web-name",
    "web-bot",
    "web-tab-chat",
    "web-board-normal",
    "web-nav-decks",
    "web-decks",
    "web-decks-deck",
    "web-drafts",
    "web-drakon-drakon",
    "web-drakon-partner",
}
"""Proper names, and words that happen to be those of English."""


def label(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    body = parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def english(path: Path) -> dict[str, ast.Message]:
    return messages(LOCALES / "en" / path.name)


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """What a message says: its value under an empty name, its attributes under theirs."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    if message.value is not None:
        found[""] = message.value
    return found


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A part of a message and everything in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def both(path: Path) -> Iterator[tuple[str, ast.Pattern, ast.Pattern]]:
    """What a file says and what English says: values and attributes that both have, by the message's id."""
    for id, message in messages(path).items():
        here = patterns(message)
        there = patterns(english(path)[id]) if id in english(path) else {}
        for name in here.keys() & there.keys():
            yield id, here[name], there[name]


def variables(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def words(pattern: ast.Pattern) -> str:
    """The text between the variables."""
    return " ".join(node.value.strip() for node in nodes(pattern) if isinstance(node, ast.TextElement))


def plurals(pattern: ast.Pattern) -> list[set[str]]:
    """For each choice by number: its plural forms."""
    choices: list[set[str]] = []
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if keys & (CATEGORIES - {"other"}):
                choices.append(keys)
    return choices


@pytest.mark.parametrize("path", FILES, ids=label)
def test_a_file_is_well_formed_and_says_nothing_twice(path: Path) -> None:
    body = parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_file(language: str) -> None:
    names = {path.name for path in (LOCALES / language).glob("*.ftl")}
    assert names == {path.name for path in (LOCALES / "en").glob("*.ftl")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    for one, other in combinations(sorted((LOCALES / language).glob("*.ftl")), 2):
        assert messages(one).keys() & messages(other).keys() == set(), f"{one.name} and {other.name}"


@pytest.mark.parametrize("path", OTHERS, ids=label)
def test_no_message_is_missing_and_none_is_left_over(path: Path) -> None:
    wanted = {id: patterns(message).keys() for id, message in english(path).items()}
    assert {id: patterns(message).keys() for id, message in messages(path).items()} == wanted


@pytest.mark.parametrize("path", OTHERS, ids=label)
def test_a_message_tells_what_it_tells_in_english(path: Path) -> None:
    assert [id for id, here, there in both(path) if variables(here) != variables(there)] == []


@pytest.mark.parametrize("path", FILES, ids=label)
def test_numbers_have_all_forms_of_the_language_and_no_others(path: Path) -> None:
    for id, message in messages(path).items():
        for pattern in patterns(message).values():
            for forms in plurals(pattern):
                assert forms == FORMS[path.parent.name], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    spoken = bundle(language)
    for path in (LOCALES / language).glob("*.ftl"):
        for id, message in messages(path).items():
            names = set().union(*[variables(pattern) for pattern in patterns(message).values()])
            said = spoken.get_message(id)
            for number in (0, 1, 2, 5, 21) if names else (0,):
                for pattern in [said.value, *said.attributes.values()]:
                    assert pattern is not None
                    text, errors = spoken.format_pattern(pattern, dict.fromkeys(names, number))
                    assert (errors, text == "") == ([], False), id


def proper_names() -> set[str]:
    """Cards whose name the German edition keeps: names that mean nothing but themselves."""
    german = messages(LOCALES / "de" / "legends.ftl")
    names = {id: words(patterns(message)[""]) for id, message in german.items() if id.startswith("card-")}
    ours = messages(LOCALES / "en" / "legends.ftl")
    return {id for id, name in names.items() if name == words(patterns(ours[id])[""])}


@pytest.mark.parametrize("path", OTHERS, ids=label)
def test_no_word_is_left_in_english(path: Path) -> None:
    spared = SAME | proper_names()
    left = {
        id
        for id, here, there in both(path)
        if words(here) == words(there) and re.search("[A-Za-z]", words(here)) and not PEOPLES.fullmatch(id)
    }
    assert left - spared == set()


def test_what_may_stay_english_exists() -> None:
    assert {id for path in (LOCALES / "en").glob("*.ftl") for id in messages(path)} >= SAME


@pytest.mark.parametrize("path", [path for path in OTHERS if path.parent.name in LETTERS], ids=label)
def test_every_sentence_is_written_in_the_letters_of_its_language(path: Path) -> None:
    own = re.compile(LETTERS[path.parent.name])
    foreign = {
        id for id, here, _ in both(path) if re.search("[A-Za-z]", words(here)) and not own.search(words(here))
    }
    assert foreign - SAME == set()


def card_name(language: str, id: str) -> str:
    return catalogue(language).say(f"card-{id}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_make_a_pair_share_their_first_word(language: str) -> None:
    """The icon PAIR speaks of the first word; in every language it has to tell the same pairs."""
    pairs = [card for card in KNOWN.cards if "pair" in names_of(card.icons, ICON_NAMES)]
    assert len(pairs) == 30
    for one, other in combinations(pairs, 2):
        same = card_name(language, one.id).split()[0] == card_name(language, other.id).split()[0]
        assert same == (one.pair == other.pair), f"{one.id} {other.id}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("gang", ["gang_cool", "gang_top", "gang_fun", "gang_no"])
def test_the_names_of_a_gang_begin_alike(language: str, gang: str) -> None:
    names = [card_name(language, card.id) for card in KNOWN.cards if gang in names_of(card.icons, ICON_NAMES)]
    assert len({name[:2] for name in names}) == 1
    assert len(names) == len(set(names)) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language: str) -> None:
    assert len({card_name(language, card.id) for card in KNOWN.cards}) == len(KNOWN.cards)


@pytest.mark.parametrize("path", [path for path in OTHERS if path.stem == "legends"], ids=label)
def test_card_texts_give_the_numbers_of_english(path: Path) -> None:
    cards = [part for part in both(path) if part[0].startswith("card-")]
    assert len(cards) == len(KNOWN) + len([card for card in KNOWN.cards if card.has_text])
    for id, here, there in cards:
        assert set(re.findall(r"\d+", words(here))) == set(re.findall(r"\d+", words(there))), id


@cache
def stories() -> list[tuple[str, list[Event]]]:
    """Random games, and the names of their games."""
    decks = [["buka", "pillar"], ["khind", "mimix"], ["terrah", "aqua"]]
    found = [("legends", random_story(LEGENDS, {"decks": pair}, 5)) for pair in decks]
    found.append(("legends-draft", random_story(draft.GAME, {"players": 2}, 1)))
    found.append(("city", random_story(CITY, {"players": 2}, 1)))
    found.append(("drakon", random_story(DRAKON, {"players": 3}, 1)))
    return found


DESIGN = re.compile(r"[a-z_]+(\[[NESW-]*\]|\.\d[a-z]?)")
"""A tile of Drakon as its players write it: `plain[NE]`, `plain.2a`."""


def told_stories(spoken: Catalogue) -> Iterator[str]:
    """Every sentence of the games, whole and as others see it."""
    for game, events in stories():
        narrator = Narrator(spoken, game, ["1", "2", "3"])
        for event in events:
            for part in (event.whole(), event.seen_by(None)):
                if part is not None:
                    yield DESIGN.sub("", plain(narrator.event(part)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_sentences(language: str) -> None:
    for line in told_stories(catalogue(language)):
        assert not re.search(r"[{}=$]|None|_", line), line
        if language in LETTERS:
            assert not re.search(r"[A-Za-z]{2}", line), line


CIRCLED = {ord(letter): chr(0x24B6 + place) for place, letter in enumerate(ascii_letters.swapcase())}
"""Ⓐ for A and ⓐ for a: letters that no program writes by itself."""


def pseudo_language() -> Catalogue:
    """English in other letters: what stays plain was never said through a message."""
    found = FluentBundle(["en"])
    for path in sorted((LOCALES / "en").glob("*.ftl")):
        resource = parse(path.read_text(encoding="utf-8"))
        for node in nodes(resource):
            if isinstance(node, ast.TextElement):
                node.value = node.value.translate(CIRCLED)
        found.add_resource(FluentResource(serialize(resource)))
    return Catalogue("qps", [found])


def test_the_pseudo_language_finds_no_forgotten_word() -> None:
    lines = list(told_stories(pseudo_language()))
    assert any("ⓓⓡⓐⓖⓞⓝ" in line for line in lines)
    for line in lines:
        assert not re.search(r"[A-Za-z]{2}", line), line
