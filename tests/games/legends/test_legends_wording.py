"""Every card has its name, every text its wording, and every id of the rules its word."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import obelisk.games.legends
from obelisk.games.legends import draft, words
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.texts.kinds import KINDS
from obelisk.i18n.catalogue import catalogue, plain
from obelisk.i18n.narrate import Narrator
from stories import random_story

SOURCES = Path(str(files("obelisk").joinpath("games", "legends")))
PHASES = ["begin", "leadership", "engagement", "character", "support", "power", "refresh", "end"]
DECISIONS = [
    "mulligan",
    "deck",
    "begin",
    "leadership",
    "engagement",
    "decline",
    "character",
    "support",
    "text",
    "pick",
    "meet",
    "target",
    "announce",
    "call",
    "end",
    "respond",
    "dragon",
    "draft",
]
REFUSALS = [
    "unknown_card",
    "wrong_size",
    "too_many_moons",
    "duplicate",
    "no_leader",
    "leader_in_deck",
    "leader_not_allowed",
    "not_in_pool",
    "family_broken",
    "family_taken",
    "emissary_taken",
    "options_clash",
    "emissary_needs_preset",
    "inquisitor_needs_built",
    "achievement_needs_match",
    "module_off",
    "bad_card_file",
    "bad_draft",
    "bad_option",
]


def messages(language: str) -> dict[str, list[str]]:
    """The ids of a locale, each with its attributes."""
    text = files("obelisk").joinpath("i18n", "locales", language, "legends.ftl").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            assert entry.value is not None
            found[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
    return found


ENGLISH = messages("en")
GERMAN = messages("de")


@pytest.mark.parametrize("people", [*PEOPLES, "mutant"])
def test_every_card_has_a_name_and_every_text_a_wording(people: str) -> None:
    for card in KNOWN.cards:
        if card.people == people:
            assert ENGLISH[f"card-{card.id}"] == (["text"] if card.has_text else [])
            assert f"card-{card.id}" in GERMAN


def test_there_are_no_words_for_cards_that_do_not_exist() -> None:
    ids = {f"card-{card.id}" for card in KNOWN.cards}
    for language in (ENGLISH, GERMAN):
        assert {id for id in language if id.startswith("card-")} == ids


@pytest.mark.parametrize(
    ("sort", "ids"),
    [
        ("people", [*PEOPLES, "mutant", "hyla", "tutu", "spirit", "crystal", "interference", "emissary"]),
        ("type", words.TYPE_NAMES),
        ("icon", words.ICON_NAMES),
        ("tag", words.TAG_NAMES),
        ("phase", PHASES),
        ("decision", DECISIONS),
        ("refusal", REFUSALS),
        ("refusal", ["game_over", "not_a_choice", "turn_not_completable", "not_in_packet", "unreadable"]),
        ("ending", [*words.END_REASONS[1:], "five_crystals", "drafted"]),
        ("effect", list(KINDS)),
        ("when", words.WHEN_NAMES),
    ],
)
def test_every_id_of_the_rules_has_its_word(sort: str, ids: list[str]) -> None:
    assert [id for id in ids if f"legends-{sort}-{id}" not in ENGLISH] == []


def test_every_icon_is_explained() -> None:
    for icon in words.ICON_NAMES:
        assert ENGLISH[f"legends-icon-{icon}"] == ["text"]


def told_events() -> set[str]:
    """The ids of all events: the texts that `events.py` hands to `Event`, itself or by a helper."""
    found: set[str] = set()
    for path in SOURCES.rglob("events.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if not call.func.id.startswith("_") and call.func.id != "Event":
                continue
            for argument in call.args:
                parts = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
                found.update(
                    part.value
                    for part in parts
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                )
    return found


def test_every_event_has_its_sentence() -> None:
    ids = told_events()
    assert {"card_drawn", "retreated", "dragon_left", "packet_passed"} <= ids
    assert [id for id in sorted(ids) if f"legends-event-{id.replace('_', '-')}" not in ENGLISH] == []


@pytest.mark.parametrize("decks", [["buka", "pillar"], ["khind", "mimix"]])
def test_random_games_are_told_in_whole_sentences(decks: list[str]) -> None:
    narrator = Narrator(catalogue("en"), "legends")
    for event in random_story(obelisk.games.legends.GAME, {"decks": decks}, 5):
        for seat in (None, 0, 1):
            seen = event.seen_by(seat)
            if seen is not None:
                told = plain(narrator.event(seen))
                assert "=" not in told
                assert "{" not in told
                assert "None" not in told


def test_a_random_draft_is_told_in_whole_sentences() -> None:
    narrator = Narrator(catalogue("en"), "legends-draft")
    for event in random_story(draft.GAME, {"players": 3}, 5):
        for seat in (None, 0):
            seen = event.seen_by(seat)
            assert seen is not None
            told = plain(narrator.event(seen))
            assert "=" not in told
            assert "{" not in told
