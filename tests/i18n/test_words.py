"""Every word that is used exists, and can be said in every language."""

from __future__ import annotations

import ast as python
import inspect
import re
from pathlib import Path

import pytest

import obelisk
from obelisk.core.chance import SeededChance
from obelisk.core.deal import Deal
from obelisk.core.decision import Result
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.event import Event
from obelisk.games.city import events as city_events
from obelisk.games.city.box import EDITIONS, LAYOUTS, Reward
from obelisk.games.city.kinds import COLOUR_NAMES, KIND_NAMES, PEOPLES
from obelisk.games.city.options import NAMES
from obelisk.games.city.public import DRAGONS, ENDINGS, PHASES
from obelisk.games.city.tileset import default
from obelisk.i18n.catalogue import LANGUAGES, UnknownLanguage, catalogue, plain
from obelisk.i18n.narrate import Narrator

PACKAGE = Path(obelisk.__file__).parent

REFUSALS: list[tuple[str, dict[str, object]]] = [
    ("unreadable", {}),
    ("not_your_decision", {}),
    ("wrong_phase", {}),
    ("not_in_hand", {}),
    ("no_power", {}),
    ("no_tile", {}),
    ("same_place", {}),
    ("too_far", {"steps": 3, "steps_left": 2}),
    ("dragon_outside", {}),
    ("no_slot", {"slots": 3}),
    ("slot_taken", {}),
    ("no_role", {}),
    ("too_little", {"worth": 2, "value": 4}),
    ("no_pillar_here", {}),
    ("not_enough_crystals", {"cost": 8}),
    ("offer_first", {}),
    ("already_offered", {}),
]
"""The reasons of CITY-17.10 with the facts they carry."""


def city_story() -> list[Event]:
    """One or two of every event of City; the tellers' own names are the ids."""
    result = Result("offerings", [1], [2, 1], {})
    shared = Result("stall", [0, 1], [1, 1], {})
    draw = Result("markers_out", [], [1, 1], {})
    told: list[Event] = []
    deal = Deal(SeededChance(0), told)
    city_events.first_player_chosen(deal, 0)
    city_events.tile_laid(deal, 3, "mill")
    city_events.card_dealt(deal, 0, 0)
    city_events.turn_began(deal, 1, 4)
    city_events.figure_walked(deal, 0, 12, 13, 1)
    city_events.figure_flew(deal, 0, 12, 13, 11)
    city_events.steps_gained(deal, 0, 10, 2)
    city_events.dragon_moved(deal, 0, 1, 25, 3, 5)
    city_events.dragon_moved(deal, 0, 1, 3, 4, 4)
    city_events.contribution_made(deal, 1, 3, "mill", 0, [0, 1])
    city_events.dragon_scales_awarded(deal, 0, 1)
    city_events.building_completed(deal, 3, "mill")
    city_events.reward_gained(deal, 0, "majority", 3, "mill", Reward(2, 0, 1))
    city_events.scales_taken(deal, 0, 2)
    city_events.scales_scored(deal, 0, 4, 6)
    city_events.offering_made(deal, 0, 0, 7, -1)
    city_events.offering_made(deal, 0, 1, 9, 20)
    city_events.figure_went(deal, 0, 3, 4)
    city_events.card_discarded(deal, 0, 3)
    city_events.card_drawn(deal, 0, 3)
    city_events.card_put_aside(deal, 0)
    city_events.aside_taken(deal, 0, [1, 2])
    city_events.deck_shuffled(deal, 40)
    city_events.game_ended(deal, result)
    city_events.game_ended(deal, shared)
    city_events.game_ended(deal, draw)
    return told


def test_all_languages_are_there() -> None:
    folders = {path.name for path in (PACKAGE / "i18n" / "locales").iterdir() if path.is_dir()}
    assert set(LANGUAGES) == folders
    with pytest.raises(UnknownLanguage, match="unknown language 'xx'; known: en, he, ru, de, pl"):
        catalogue("xx")


def test_every_word_of_city_exists() -> None:
    tiles = default()
    wanted = ["city-title", "city-help"]
    wanted += [f"city-decision-{phase}" for phase in PHASES if phase != "over"]
    wanted += [f"city-phase-{phase}" for phase in PHASES]
    wanted += [f"city-people-{people}" for people in PEOPLES]
    wanted += [f"city-colour-{colour}" for colour in [*COLOUR_NAMES, "any"]]
    wanted += [f"city-card-{kind}" for kind in KIND_NAMES]
    wanted += [f"city-dragon-{dragon}" for dragon in DRAGONS]
    wanted += [f"city-tile-{tile.id}" for tile in [*tiles.buildings, *tiles.expansion]]
    wanted += [f"city-ending-{ending}" for ending in ENDINGS if ending]
    wanted += [f"city-option-{name}" for name in NAMES]
    wanted += [f"city-edition-{edition}" for edition in EDITIONS]
    wanted += [f"city-layout-{layout}" for layout in LAYOUTS]
    wanted += [f"city-score-{score}" for score in ("offerings", "crystals")]
    wanted += [f"city-refusal-{reason}" for reason, _ in REFUSALS]
    tellers = [
        name
        for name, teller in inspect.getmembers(city_events, callable)
        if inspect.getmodule(teller) is city_events
    ]
    assert {event.id for event in city_story()} == set(tellers)
    wanted += [f"city-event-{teller.replace('_', '-')}" for teller in tellers]
    missing = [id for id in wanted if not catalogue().has(id)]
    assert missing == []


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
def test_every_event_is_told_whole_and_blurred(language: str) -> None:
    narrator = Narrator(catalogue(language), "city")
    for event in city_story():
        for part in (event.whole(), event.seen_by(None), event.seen_by(0)):
            assert part is not None
            text = narrator.event(part)
            assert text
            assert "event" not in text
            assert "$" not in text
            assert "{" not in text, text
            assert not re.search(r"_name|_number|None", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    narrator = Narrator(catalogue(language), "city")
    for reason, facts in REFUSALS:
        text = narrator.refusal(IllegalAction(reason, "CITY-5.1", facts))
        assert text
        assert reason not in text
        for fact in facts.values():
            assert str(fact) in text or language == "he", text
    assert narrator.refusal(InvalidNotation("nonsense", "CITY-19.4"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_that_the_game_is_over_is_said_in_every_game(game: str, language: str) -> None:
    narrator = Narrator(catalogue(language), game)
    assert narrator.refusal(IllegalAction("game_over", "")) not in ("", "game_over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", ["crystals", "scales", "cards", "steps"])
def test_numbers_decline(language: str, sort: str) -> None:
    words = catalogue(language)
    texts = [plain(words.say(f"city-count-{sort}", number=number)) for number in (0, 1, 2, 5, 21, 22)]
    forms = [re.sub(r"\d+ ?", "", text) for text in texts]
    if language in ("ru", "pl"):
        assert len({forms[1], forms[2], forms[3]}) == 3
        assert forms[2] == forms[5]
        assert forms[0] == forms[3]
        assert (forms[4] == forms[1]) == (language == "ru")
    elif language == "he":
        assert len({forms[1], forms[2], forms[3]}) == 3
        assert forms[5] == forms[3] == forms[0]
    else:
        assert forms[1] != forms[2] == forms[3] == forms[4] == forms[0]


def test_a_blurred_event_does_not_tell_its_secret() -> None:
    narrator = Narrator(catalogue(), "city", ["Ann", "Bob"])
    told: list[Event] = []
    city_events.card_drawn(Deal(SeededChance(0), told), 1, 0)
    drawn = told[0]
    assert plain(narrator.event(drawn.whole())) == "Bob draws Vulca 3."
    seen = drawn.seen_by(0)
    assert seen is not None
    assert plain(narrator.event(seen)) == "Bob draws a card."


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
