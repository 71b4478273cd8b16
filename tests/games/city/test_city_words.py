"""The words of City: all there, all sayable in every language."""

from __future__ import annotations

import inspect
import re

import pytest

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
from obelisk.i18n.catalogue import LANGUAGES, catalogue, plain
from obelisk.i18n.narrate import Narrator

REFUSALS: list[tuple[str, dict[str, object]]] = [
    ("unreadable", {}),
    ("not_your_decision", {}),
    ("wrong_phase", {"cause": "rebuilt", "phase": "contribution"}),
    ("wrong_phase", {"cause": "crystals", "phase": "offering", "cost": 7, "crystals": 6}),
    ("wrong_phase", {"cause": "later", "phase": "special"}),
    ("wrong_phase", {"cause": "past", "phase": "movement"}),
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
    city_events.cards_ran_out(deal, 0)
    city_events.game_ended(deal, result)
    city_events.game_ended(deal, shared)
    city_events.game_ended(deal, draw)
    return told


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
            if isinstance(fact, int):
                assert str(fact) in text or language == "he", text
    assert narrator.refusal(InvalidNotation("nonsense", "CITY-19.4"))


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
