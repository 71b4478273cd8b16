"""Every rulebook: complete in each language, with rules that exist, and with pictures of real positions."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from obelisk.catalog import GAMES, OURS
from obelisk.core.errors import UnknownName
from obelisk.games.drakon import refusals as drakon
from obelisk.games.legends import reasons as legends
from obelisk.i18n.catalogue import LANGUAGES
from obelisk.rulebooks.book import REFERENCE, SHEET, BrokenBook, Section, book_of, plain, read_book
from obelisk.rulebooks.pictures import Picture, document, drawings, pictures_of

ROOT = Path(__file__).parents[2]
BOOKS = ROOT / "src" / "obelisk" / "rulebooks"
WITH_BOOK = [game for game in OURS if (BOOKS / game).is_dir()]
EACH = [(game, language) for game in WITH_BOOK for language in LANGUAGES]
LETTERS = {
    "he": r"[א-ת]{2}",
    "ru": r"[а-яё]{2}",
    "de": "[a-zäöü]{2}",
    "pl": "[a-ząćęłńóśźż]{2}",
    "en": "[a-z]{2}",
}
QUOTES = {"en": "“”’", "de": "„“’", "he": "״׳", "pl": "„”", "ru": "«»"}
"""The quotation marks of a language; others are those of a neighbour."""
SHORTEST_BOOK = 900
"""Words of a whole rulebook: what is shorter leaves something out."""


@cache
def numbered(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")


@cache
def known_rules(game: str) -> set[str]:
    """The ids of all rules and chapters of the reference."""
    text = numbered(game)
    rules = set(re.findall(r"\b[A-Z]{3,4}-\d+\.\d+\b", text))
    prefix = next(iter(rules)).partition("-")[0]
    return rules | {f"{prefix}-{number}" for number in re.findall(r"^## (\d+)\.", text, re.MULTILINE)}


@pytest.mark.parametrize("game", WITH_BOOK)
def test_the_numbered_rules_speak_of_the_game_only(game: str) -> None:
    """Whoever is curious reads them: no files, no tests, nothing of how the program is built."""
    inside = re.compile(
        r"[\w/]+\.(?:py|md|toml|json|yaml|ftl)\b|\b(?:src|tests|docs)/"
        r"|\b(?:pytest|python|mypyc?|unit tests?|CamelCase)\b"
        r"|\b(?:function|class name|source code|the engine|implementation)\b",
        re.IGNORECASE,
    )
    assert [line for line in numbered(game).splitlines() if inside.search(line)] == []


def chapter(rule: str) -> str:
    return rule.partition(".")[0]


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_rule_that_is_named_exists(game: str, language: str) -> None:
    assert book_of(game, language).rules - known_rules(game) == set()


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_chapter_of_the_numbered_rules_is_reached(game: str, language: str) -> None:
    chapters = {rule for rule in known_rules(game) if "." not in rule}
    assert chapters - {chapter(rule) for rule in book_of(game, language).rules} == set()


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_paragraph_names_its_rules(game: str, language: str) -> None:
    for section in book_of(game, language).sections:
        for block in section.blocks:
            if block.kind in ("text", "table") and not section.id.startswith(SHEET):
                assert block.rules, f"{section.id}: {block.text}"


def outline(section: Section) -> tuple[str, int, list[str], list[str], int]:
    tables = sum(len(block.rows) for block in section.blocks)
    return section.id, section.level, section.pictures, sorted(section.rules), tables


@pytest.mark.parametrize(("game", "language"), EACH)
def test_all_languages_have_the_same_sections_pictures_and_rules(game: str, language: str) -> None:
    english, other = book_of(game, "en"), book_of(game, language)
    assert [outline(section) for section in other.sections] == [
        outline(section) for section in english.sections
    ]


@pytest.mark.parametrize(("game", "language"), EACH)
def test_a_book_is_written_in_its_language(game: str, language: str) -> None:
    book = book_of(game, language)
    texts = [plain(block.text) for section in book.sections for block in section.blocks if block.text]
    assert sum(len(text.split()) for text in texts) > SHORTEST_BOOK
    for text in texts:
        assert re.search(LETTERS[language], text, re.IGNORECASE), text
    if language != "en":
        english = {plain(block.text) for section in book_of(game, "en").sections for block in section.blocks}
        assert english & {text for text in texts if text} == set()
    others = set("“”„«»״") - set(QUOTES[language])
    assert not others & set((BOOKS / game / f"{language}.md").read_text("utf-8"))


@pytest.mark.parametrize(("game", "language"), EACH)
def test_links_lead_somewhere_and_every_picture_is_used(game: str, language: str) -> None:
    book = book_of(game, language)
    ids = {section.id for section in book.sections}
    for section in book.sections:
        for block in section.blocks:
            assert set(block.links) <= ids, block.text
    shown = [picture for section in book.sections for picture in section.pictures]
    assert sorted(shown) == sorted(picture.id for picture in pictures_of(game))
    kinds = [block.kind for section in book.sections for block in section.blocks]
    assert kinds.count(REFERENCE) == 1


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        (
            "city",
            set(re.findall(r'"(CITY-\d+\.\d+)"', (ROOT / "src/obelisk/games/city/refusals.py").read_text())),
        ),
        ("drakon", set(drakon.RULES[1:])),
        ("legends", set(legends.RULES[1:])),
    ],
)
def test_whoever_asks_why_not_is_led_to_the_very_paragraph(game: str, rules: set[str]) -> None:
    assert rules
    assert rules - book_of(game, "en").rules == set()


PICTURES = [picture for game in WITH_BOOK for picture in pictures_of(game)]


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: f"{picture.start.game}-{picture.id}")
def test_a_picture_shows_a_position_that_can_be(picture: Picture) -> None:
    pupil = picture.pupil()
    assert GAMES.get(picture.start.game).game.faults(pupil.state) == []
    assert picture.show


@pytest.mark.parametrize("game", WITH_BOOK)
def test_what_the_client_draws_is_up_to_date(game: str) -> None:
    assert (BOOKS / game / "pictures.json").read_text("utf-8") == document(game), (
        "run .venv/bin/python scripts/rulebook_pictures.py"
    )


def test_what_the_pictures_mark_is_what_the_captions_say() -> None:
    """The Harp leaves one way, the Wind ends on the far chamber, two steps reach twelve plots."""
    maze, city = drawings("drakon"), drawings("city")
    assert maze["harp"]["legal"] == ["move (0,1)"]
    assert maze["wind"]["legal"] == ["move (2,1)"]
    assert maze["move"]["legal"] == ["move (1,0)"]
    assert len(city["walk"]["legal"]) == 12


def test_a_book_that_cannot_be_read_says_where() -> None:
    with pytest.raises(BrokenBook, match=r"x\.md:1: .*title"):
        read_book("Something\n", "x.md")
    with pytest.raises(BrokenBook, match=r"x\.md:3: .*two or three signs"):
        read_book("# T {ABC}\n\n## No id\n", "x.md")
    with pytest.raises(BrokenBook, match=r"x\.md:5: .*twice"):
        read_book("# T {ABC}\n\n## A {#a}\n\n## B {#a}\n", "x.md")


def test_a_book_that_is_not_there_is_said_to_be_missing() -> None:
    with pytest.raises(UnknownName, match="no rulebook"):
        book_of("chess", "en")
    with pytest.raises(UnknownName, match="no rulebook"):
        book_of("../city", "en")
    with pytest.raises(UnknownName, match="no section"):
        book_of("city", "en").section("nowhere")
