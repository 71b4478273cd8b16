"""Every word that is used exists, and can be said in every language."""

from __future__ import annotations

import ast as python
from pathlib import Path

import pytest

import obelisk
from obelisk.core.decision import Result
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.event import Event
from obelisk.i18n.catalogue import LANGUAGES, UnknownLanguage, catalogue, plain
from obelisk.i18n.narrate import Narrator

PACKAGE = Path(obelisk.__file__).parent


def test_all_languages_are_there() -> None:
    folders = {path.name for path in (PACKAGE / "i18n" / "locales").iterdir() if path.is_dir()}
    assert set(LANGUAGES) == folders
    with pytest.raises(UnknownLanguage, match="unknown language 'xx'; known: en, he, ru, de, pl"):
        catalogue("xx")


def test_every_word_that_the_program_says_exists() -> None:
    """Ids written out in the sources of the command line."""
    for path in (PACKAGE / "cli").glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, python.Call)
                and isinstance(node.func, python.Attribute)
                and node.func.attr == "say"
            ):
                first = node.args[0]
                if isinstance(first, python.Constant):
                    assert catalogue().has(str(first.value)), f"{path.name}: {first.value!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_that_the_game_is_over_is_said_in_every_game(game: str, language: str) -> None:
    narrator = Narrator(catalogue(language), game)
    assert narrator.refusal(IllegalAction("game_over", "")) not in ("", "game_over")


def test_facts_become_variables() -> None:
    narrator = Narrator(catalogue(), "city", ["Ann"])
    facts: dict[str, object] = {
        "seat": 1,
        "winners": [0, 1],
        "cards": ["k3", "y1"],
        "card": None,
        "left": True,
    }
    found = narrator.variables(facts)
    assert {name: plain(value) if isinstance(value, str) else value for name, value in found.items()} == {
        "seat": "p2",
        "seat_name": "p2",
        "winners": "p1, p2",
        "winners_name": "Ann, p2",
        "winners_number": 2,
        "cards": "k3, y1",
        "cards_name": "Vulca 3, Pillar 1",
        "cards_number": 2,
        "card": "none",
        "card_name": "none",
        "left": "yes",
        "left_name": "yes",
    }


def test_what_has_no_words_is_told_by_its_id() -> None:
    narrator = Narrator(catalogue(), "chess")
    assert narrator.event(Event("pawn_moved", {"to": "e4"})) == "pawn_moved to=e4"
    assert narrator.word("piece", "rook") == "rook"
    assert narrator.refusal(IllegalAction("pinned", "CH-1")) == "pinned"
    assert "cannot be read" in narrator.refusal(InvalidNotation("e9"))
    assert catalogue().say("no-such-message") == "no-such-message"


def test_a_variant_shares_the_words_of_its_family() -> None:
    assert Narrator(catalogue(), "city-draft").word("tile", "mill") == "Mill"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winners", [[], [1], [0, 1]])
def test_results_are_said(language: str, winners: list[int]) -> None:
    result = Result("stall", winners, [1, 1], {})
    text = plain(Narrator(catalogue(language), "city").ending(result))
    assert plain(catalogue(language).say("city-ending-stall")) in text
    assert ("p2" in text) == (1 in winners)
    assert ("p1" in text) == (0 in winners)


def test_english_stands_behind_other_languages_and_marks_can_go() -> None:
    text = catalogue("de").say("play-saved", path="a/b")
    assert "\u2068a/b\u2069" in text
    assert plain(text) == "Gespeichert: a/b"


def test_a_chamber_is_called_by_its_kind() -> None:
    narrator = Narrator(catalogue("en"), "drakon")
    assert narrator.word("tile", "find_coin.2a") == "Find a Coin"
    assert narrator.word("chamber", "plain[NE]") == "Plain Chamber"
    assert narrator.word("chamber", "nothing[NE]") == "nothing[NE]"


QUOTES = {"en": "“”", "he": "״", "ru": "«»", "de": "„“", "pl": "„”"}
"""The one pair of quotation marks of each language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_one_style_of_quotation_marks(language: str) -> None:
    others = set("“”„«»״") - set(QUOTES[language])
    for path in (PACKAGE / "i18n" / "locales" / language).glob("*.ftl"):
        found = others & set(path.read_text(encoding="utf-8"))
        assert not found, f"{path.name}: {sorted(found)}"


ONE_TERM = {
    "he": {"מחזקים": "תגבורים", "הזרע": "ערך ההגרלה", "הירח הכחולה": "הירח הכחול"},
    "ru": {"доск": "поле", "зерн": "секретное число"},
    "de": {"Protokoll": "Verlauf or Aufzeichnung", "Brett": "Spielfeld", "Spielplan noch": "Spielfeld"},
    "pl": {"przywódc": "lider", "ziarn": "tajna wartość", "zakryw": "przykrywać (zakryta is face down)"},
}
"""Words that were used beside another one for the same thing, and that other one."""


@pytest.mark.parametrize("language", ONE_TERM)
def test_one_thing_has_one_name_in_a_language(language: str) -> None:
    books = (PACKAGE / "rulebooks").glob(f"*/{language}.md")
    for path in [*(PACKAGE / "i18n" / "locales" / language).glob("*.ftl"), *books]:
        text = path.read_text(encoding="utf-8")
        for word, better in ONE_TERM[language].items():
            assert word not in text, f"{path.name}: {word} is called {better}"


def test_a_covered_card_is_not_called_face_down_in_polish() -> None:
    for id in ("web-legends-covered", "web-legends-explain-covered", "web-legends-explain-combat"):
        text = catalogue("pl").say(id, count=2) + catalogue("pl").attribute(id, "text")
        assert "zakryt" not in text, id
        assert "przykry" in text.lower(), id


def test_a_reward_of_nothing_is_told_as_such() -> None:
    empty: list[tuple[str, int]] = [("crystals", 0), ("scales", 0), ("cards", 0)]
    reward = Event("reward_gained", {"seat": 0, "source": "majority", "tile": "citadel", **dict(empty)})
    told = {
        language: plain(Narrator(catalogue(language), "city", ["Ann"]).event(reward))
        for language in LANGUAGES
    }
    assert told["en"] == "Ann gains the majority reward of Citadel: nothing."
    assert told["de"] == "Ann erhält nichts (Mehrheitsbonus, Zitadelle)."
    assert not any(":." in text for text in told.values())


def test_nobody_keeps_scales_that_are_not_there() -> None:
    scored = Event("scales_scored", {"seat": 0, "total": 0, "crystals": 0})
    told = plain(Narrator(catalogue(), "city", ["Ann"]).event(scored))
    assert told == "Scale scoring: Ann with 0 scales gets nothing."
