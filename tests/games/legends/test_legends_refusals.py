"""Whatever cannot be done says why, and by which rule: every reason at a table, and random games as a whole.
[LEG-20]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.legends.table_language import BOB, LegendsTable, given, seat
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction
from obelisk.core.rng import Rng
from obelisk.core.table import Table, open_table
from obelisk.games.legends import GAME, actions, cardfile, reasons, words
from obelisk.games.legends.actions import action, code_of
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.causes import facts_of
from obelisk.games.legends.choices import deciding_seat
from obelisk.games.legends.deckbuilding.random_decks import random_pool_deck
from obelisk.games.legends.draft.options import CARDS
from obelisk.games.legends.options import encode_deck
from obelisk.games.legends.refusals import reason_against, refusal
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.demand import DemandDiscard
from obelisk.games.legends.texts.draw import Draw
from obelisk.games.legends.texts.effect import Effect, response
from obelisk.games.legends.texts.module import Cancel
from obelisk.i18n.catalogue import LANGUAGES, catalogue, plain
from obelisk.i18n.narrate import Narrator
from repeated import few_interpreted


def error(table: LegendsTable, text: str) -> IllegalAction:
    """The refusal of a text, which must not be offered."""
    assert text not in table.choices
    return refusal(table.state, GAME.parse(table.state, text))


def why(table: LegendsTable, text: str) -> str:
    found = error(table, text)
    return f"{found.reason} {found.rule}"


def said(table: LegendsTable, text: str, language: str = "en") -> str:
    return plain(Narrator(catalogue(language), "legends").refusal(error(table, text)))


# --- turns and phases


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    table = given(seat(), seat(combat="power-1*", dragons=3)).play("retreat")
    assert why(table, "retreat") == "game_over LEG-9.1"


def test_numbers_that_are_no_action_cannot_be_read() -> None:
    table = given(seat(hand="power-3"), fight=None).play("start", "play power-3", "done", "done")
    for number in (-1, action(words.VERBS), action(words.ANNOUNCE, 7)):
        assert refusal(table.state, Action(number)).reason == "unreadable"


def test_what_belongs_to_another_phase_says_to_which() -> None:
    ann = seat(hand="power-3 booster-1-1 hoax-27", combat="vulca-15*")
    table = given(ann, seat(combat="power-1*"), phase="begin")
    assert why(table, "play power-3") == "wrong_phase LEG-5.5"
    assert why(table, "play power-3 keep") == "wrong_phase LEG-5.5"
    assert why(table, "play booster-1-1") == "wrong_phase LEG-5.6"
    assert why(table, "play hoax-27") == "wrong_phase LEG-5.3"
    assert why(table, "retreat") == "wrong_phase LEG-6.3"
    assert why(table, "continue") == "wrong_phase LEG-5.4"
    assert why(table, "announce fire") == "wrong_phase LEG-5.8"
    assert why(table, "use vulca-15") == "wrong_phase LEG-5.10"
    assert said(table, "play booster-1-1") == "that belongs to another phase: booster/support"
    table.play("done")
    assert why(table, "retrieve vulca-15") == "wrong_phase LEG-5.2"


def test_a_question_is_answered_before_anything_else_and_only_if_it_is_asked() -> None:
    table = given(seat(hand="hoax-17 power-3"), seat(combat="power-1*", hand="power-5 power-6"))
    assert why(table, "pick power-3") == "not_asked LEG-20"
    assert why(table, "skip hoax-17") == "not_asked LEG-15.3"
    assert why(table, "keep hoax-17") == "not_asked LEG-15.12"
    assert why(table, "dragon red") == "not_asked LEG-18.9"
    assert why(table, "pass") == "not_asked LEG-18.6"
    table.play("continue", "play hoax-17")
    assert why(table, "play power-3") == "answer_first LEG-20"
    assert why(table, "use power-3") == "answer_first LEG-20"
    assert why(table, "skip power-3") == "answer_first LEG-20"
    assert why(table, "call") == "nothing_to_call LEG-12.9"
    assert said(table, "done") == "first answer what is asked – Use the text of this card or not"


def test_a_fight_is_decided_on_before_the_turn_goes_on() -> None:
    running = given(seat(hand="power-3"), seat(combat="power-1*"))
    assert why(running, "done") == "must_engage LEG-5.4"
    assert why(running, "start") == "fight_running LEG-5.4"
    assert why(running, "decline") == "fight_running LEG-5.4"
    peace = given(seat(hand="power-3"), fight=None)
    assert why(peace, "continue") == "no_fight LEG-5.4"
    assert why(peace, "retreat") == "no_fight LEG-5.4"


def test_declining_costs_a_card_of_the_hand() -> None:
    table = given(seat(hand="power-1 power-2", discard="power-3"), fight=None).play("decline")
    assert why(table, "done") == "must_discard LEG-6.1"
    assert why(table, "pick power-3") == "not_in_hand LEG-6.1"
    assert why(table, "play power-1") == "answer_first LEG-20"


def test_a_mulligan_takes_cards_of_the_hand() -> None:
    chance = SeededChance(1)
    state = GAME.setup(GAME.options({"decks": ["vulca", "hoax"], "mulligan": True, "first": "p1"}), chance)
    away = next(card for card in range(state.cast.size) if state.zone[card] == words.IN_DECK)
    found = refusal(state, action(words.PICK, code_of(state, away)))
    assert (found.reason, found.rule) == ("not_in_hand", "LEG-4.6")


def test_the_power_is_announced_in_the_element_of_the_fight() -> None:
    table = given(seat(hand="power-3"), seat(combat="power-1*"))
    table.play("continue", "play power-3", "done", "done")
    assert why(table, "done") == "must_announce LEG-5.8"
    assert why(table, "play power-3") == "must_announce LEG-5.8"
    assert why(table, "announce earth") == "element_fixed LEG-5.8"
    assert said(table, "announce earth") == "the contested element stays as it is: fire"


def test_an_announcement_matches_the_foe() -> None:
    table = given(seat(combat="power-2*"), seat(combat="power-5*"), phase="power")
    assert refusal(table.state, GAME.parse(table.state, "announce fire")).reason == "power_too_low"


# --- turns that cannot be completed


def test_w2_the_phase_does_not_end_below_the_power_of_the_foe() -> None:
    table = given(seat(hand="hoax-06 hoax-07 hoax-21"), seat(combat="power-5*"))
    table.play("continue")
    assert why(table, "play hoax-07") == "turn_not_completable LEG-6.6"
    table.play("play hoax-06", "done")
    assert why(table, "done") == "power_too_low LEG-7.5"
    assert said(table, "done") == "your power is 3, at least 5 is needed"


def test_w3_a_fight_that_cannot_be_matched_is_not_continued() -> None:
    table = given(seat(hand="hoax-06 hoax-21"), seat(combat="power-6*"))
    assert why(table, "continue") == "turn_not_completable LEG-6.5"


def test_w34_without_a_character_nobody_fights() -> None:
    assert why(given(seat(hand="hoax-21"), fight=None), "start") == "no_character LEG-10.10"
    assert why(given(seat(hand="hoax-21"), seat(combat="power-1*")), "continue") == "no_character LEG-10.10"
    weak = given(seat(hand="khind-31"), seat(combat="power-6*"), phase="leadership")
    weak.play("play khind-31", "done")
    assert why(weak, "continue") == "turn_not_completable LEG-6.5"


def test_a_turn_that_cannot_be_completed_names_its_one_cause() -> None:
    """A demand by its card, the power that is missing by its number, and characters by what forbids them."""
    table = given(seat(hand="hoax-06 hoax-21"), seat(combat="power-6*"))
    assert said(table, "continue") == "after that the power of the other side could not be reached: 6 in fire"
    table = given(seat(hand="power-3"), seat(combat="power-1* pillar-16*"))
    assert "this demand could not be met: “" + catalogue("en").say("card-pillar-16") in said(
        table, "continue"
    )
    table = given(seat(hand="hoax-21"), seat(combat="power-1*"))
    assert said(table, "continue") == "you cannot fight: you have no character to play"
    table = given(seat(hand="power-3 power-4"), seat(combat="vulca-16*"))
    assert f"“{catalogue('en').say('card-vulca-16')}” forbids your characters" in said(table, "continue")
    table = given(seat(hand="mutant-101"), seat(combat="power-1*"))
    assert said(table, "continue") == "you cannot fight: none of your characters (1) may be played now"


def test_w22_a_demand_is_met_before_the_phase_ends() -> None:
    table = given(seat(hand="power-3 plain-3-0"), seat(combat="power-1* pillar-16*"))
    table.play("continue", "play power-3", "done")
    assert why(table, "done") == "demand_unmet LEG-14.6"
    assert catalogue("en").say("card-pillar-16") in said(table, "done")


def test_a_dragon_that_would_lose_the_game_is_a_turn_that_cannot_be_completed() -> None:
    ann = seat(hand="power-3 plain-3-0")
    table = given(ann, seat(combat="power-1*", support="aqua-28*", dragons=3))
    table.play("continue", "play power-3", "done")
    assert why(table, "done") == "turn_not_completable LEG-6.6"


# --- characters, boosters, supports


def test_the_character_phase_ends_with_its_duties_met() -> None:
    table = given(seat(hand="mimix-03 mimix-04"), fight=None).play("start")
    assert why(table, "done") == "character_first LEG-5.5"
    crowd = given(seat(combat="power-1* power-2*"), seat(combat="buka-18*"), phase="character")
    crowd.state.characters_played = 1
    assert why(crowd, "done") == "too_many_characters LEG-14.19"
    assert said(crowd, "done").endswith("sets the limit 1")


def test_one_character_a_turn_unless_icons_say_more() -> None:
    table = given(seat(hand="power-3 power-4 khind-10"), seat(combat="power-1*"))
    table.play("continue", "play power-3")
    assert why(table, "play power-4") == "one_character LEG-11.3"
    assert why(table, "play khind-10") == "one_character LEG-11.3"


def test_w1_boosters_and_supports_have_their_limits() -> None:
    first = given(seat(hand="aqua-01 aqua-16 aqua-19"), fight=None).play("start", "play aqua-01", "done")
    assert why(first, "play aqua-19") == "first_turn LEG-11.4"
    later = given(seat(hand="power-3 booster-1-1 support-1-1"), seat(combat="power-1*"))
    later.play("continue", "play power-3", "done", "play booster-1-1")
    assert why(later, "play support-1-1") == "one_extra LEG-11.4"


def test_w10_stop_stops() -> None:
    ann = seat(hand="mutant-101 power-1 buka-24 booster-1-1", support="buka-25*")
    table = given(ann, seat(combat="power-5*", dragons=1)).play("continue", "play mutant-101")
    assert why(table, "play power-1") == "stopped LEG-11.9"
    assert error(table, "play power-1").facts == {"cards": ["mutant-101"]}
    assert said(table, "play power-1").endswith("shows STOP: no further cards this turn")
    table.play("done")
    assert why(table, "play buka-24") == "stopped LEG-11.9"


def test_a_repeated_attack_takes_no_further_character() -> None:
    ann = seat(hand="khind-31 power-3", combat="power-2*")
    table = given(ann, seat(combat="power-1*"), phase="leadership").play("play khind-31", "done", "continue")
    assert why(table, "play power-3") == "attacks_again LEG-10.9"


def test_the_condition_of_a_card_holds() -> None:
    table = given(seat(hand="mutant-101 power-3"), seat(combat="power-1*")).play("continue")
    assert why(table, "play mutant-101") == "condition_unmet LEG-14.14"
    assert error(table, "play mutant-101").facts == {"cause": "least", "now": 0, "limit": 1}
    late = given(seat(hand="mutant-109 power-3", combat="power-1*"), seat(combat="power-1*")).play("continue")
    assert error(late, "play mutant-109").facts == {"cause": "most", "now": 1, "limit": 0}
    early = given(seat(hand="mutant-105 power-3"), fight=None).play("start")
    assert error(early, "play mutant-105").facts == {"cause": "none"}
    ruined = given(seat(hand="power-3 mine-01"), seat(combat="power-1*"), cards=[lonely()])
    ruined.play("continue", "play power-3", "done")
    assert why(ruined, "play mine-01") == "condition_unmet LEG-14.14"


def lonely() -> Card:
    """A support that needs a dragon on the foe's side."""
    condition = next(card for card in cardfile.samples().table().cards if card.id == "mutant-101").effects[0]
    return Card("mine-01", "mine", 1, words.SUPPORT, 1, 1, effects=[condition])


def test_a_text_in_force_forbids_a_card() -> None:
    high = given(seat(hand="power-5 power-3"), seat(combat="power-1*", support="terrah-25*"))
    high.play("continue")
    assert why(high, "play power-5") == "forbidden LEG-15.7"
    name = catalogue("en").say("card-terrah-25")
    assert said(high, "play power-5") == f"the text of “{name}” forbids this card"
    boosters = given(
        seat(hand="power-3 booster-1-1"), seat(combat="power-1*", support="mimix-28* terrah-28*")
    )
    boosters.play("continue", "play power-3", "done")
    assert why(boosters, "play booster-1-1") == "forbidden LEG-15.7"
    assert error(boosters, "play booster-1-1").facts == {"cards": ["mimix-28"]}
    ann = seat(hand="hoax-27")
    led = given(ann, seat(combat="power-1*", support="terrah-28* flit-28*"), phase="leadership")
    assert why(led, "play hoax-27") == "forbidden LEG-15.7"


def test_a_text_limits_the_plays_of_a_turn() -> None:
    ann = seat(hand="power-3 booster-1-1 buka-07 mimix-03", ships="buka-29")
    table = given(ann, seat(combat="power-1*", support="hoax-26* khind-25*"))
    table.play("continue", "play power-3")
    assert why(table, "play mimix-03") == "play_limit LEG-17.1"
    table.play("done")
    for text in ("play booster-1-1", "bluff buka-07", "load buka-07 on buka-29"):
        assert why(table, text) == "play_limit LEG-17.1"
    assert error(table, "bluff buka-07").facts == {"limit": 1, "cards": ["hoax-26"]}
    led = given(seat(hand="hoax-27"), seat(combat="power-1*", support="hoax-26*"), phase="leadership")
    led.state.plays = 1
    assert why(led, "play hoax-27") == "play_limit LEG-17.1"


def test_a_text_limits_the_cards_of_the_combat_area() -> None:
    table = given(seat(hand="mimix-03 mimix-04 booster-1-1"), seat(combat="flit-10*"))
    table.play("continue", "play mimix-03")
    assert why(table, "play mimix-04") == "combat_limit LEG-17.1"
    table.play("done")
    assert why(table, "play booster-1-1") == "combat_limit LEG-17.1"
    # Only the text that is in force is named.
    ignored = given(seat(hand="flit-08 booster-1-1"), seat(combat="flit-10*", support="hoax-26*"))
    ignored.play("continue", "play flit-08", "done")
    assert error(ignored, "play booster-1-1").facts == {"limit": 1, "cards": ["flit-10"]}


def test_a_gang_is_kept_only_among_its_own() -> None:
    ann = seat(combat="khind-10* power-1*", hand="khind-14 booster-1-1")
    table = given(ann, seat(combat="power-0*")).play("continue")
    assert why(table, "play khind-14 keep") == "nothing_to_keep LEG-11.8"
    assert why(table, "play booster-1-1 keep") == "nothing_to_keep LEG-11.8"


# --- where cards lie


def test_a_card_is_played_from_the_hand() -> None:
    table = given(seat(hand="power-3", discard="power-4"), seat(combat="power-1*", hand="power-9"))
    table.play("continue")
    assert why(table, "play power-4") == "not_in_hand LEG-10.1"
    assert why(table, "play power-9") == "not_in_hand LEG-10.1"
    assert why(table, "play hoax-01") == "not_in_hand LEG-10.1"
    assert why(table, "bluff power-4") == "not_in_hand LEG-10.1"


def test_w26_on_the_turn_of_a_landing_cards_come_from_the_ship() -> None:
    cargo = "buka-01@buka-29 buka-25@buka-29 buka-05@buka-28"
    ann = seat(hand="power-3 hoax-27", ships="buka-29! buka-28", cargo=cargo)
    table = given(ann, seat(combat="power-1*")).play("continue")
    assert why(table, "play buka-25") == "wrong_phase LEG-5.6"
    assert why(table, "play power-3") == "only_from_ship LEG-13.6"
    assert why(table, "play buka-05") == "not_landed LEG-13.6"
    assert why(table, "play hoax-27") == "wrong_phase LEG-5.3"


# --- leadership


def test_one_card_or_replacement_in_the_leadership_phase() -> None:
    ann = seat(hand="hoax-27 hoax-28 sample-03 power-1", discard="power-2")
    cards = cardfile.samples().cards
    table = given(ann, seat(combat="power-1*"), phase="leadership", cards=cards)
    assert why(table, "replace power-1") == "no_icon LEG-11.13"
    assert why(table, "replace power-2") == "not_in_hand LEG-11.13"
    assert said(table, "replace power-1") == "the card does not show this icon: REPLACE"
    table.play("play hoax-28")
    assert why(table, "play hoax-27") == "led_already LEG-5.3"
    assert why(table, "replace sample-03") == "led_already LEG-5.3"
    table.play("done")
    assert why(table, "replace sample-03") == "wrong_phase LEG-5.3"
    blind = given(ann, seat(combat="power-1*", support="terrah-26*"), phase="leadership", cards=cards)
    assert why(blind, "replace sample-03") == "icon_ignored LEG-11.15"
    assert error(blind, "replace sample-03").facts == {"icon": "replace", "cards": ["terrah-26"]}


def test_crystal_cards_need_their_module_and_their_dragon() -> None:
    ann = seat(hand="sample-07")
    cards = cardfile.samples().cards
    single = given(ann, phase="leadership", fight=None, cards=cards)
    assert why(single, "play sample-07") == "achievements_off LEG-18.9"
    match = given(ann, phase="leadership", fight=None, cards=cards, match=True, achievements=True)
    assert why(match, "play sample-07") == "condition_unmet LEG-18.12"


# --- retrieving, bluffs, ships


def test_w27_what_can_be_retrieved() -> None:
    ann = seat(combat="power-1 flit-01* flit-26* power-2*", support="terrah-26*")
    table = given(ann, seat(combat="hoax-05*"), phase="begin")
    assert why(table, "retrieve flit-01") == "foe_retrieves LEG-11.10"
    assert why(table, "retrieve power-1") == "not_active LEG-11.10"
    assert why(table, "retrieve power-2") == "no_icon LEG-11.10"
    assert why(table, "retrieve hoax-05") == "not_active LEG-11.10"
    ignored = given(seat(combat="flit-26*"), seat(combat="hoax-16*"), phase="begin")
    assert why(ignored, "retrieve flit-26") == "icon_ignored LEG-11.15"
    full = seat(combat="flit-26*", hand="power-1 power-2 power-3 power-4")
    table = given(full, seat(combat="power-0*", support="terrah-27*"), phase="begin")
    assert why(table, "retrieve flit-26") == "may_not_take LEG-16.8"
    limit = f"“{catalogue('en').say('card-terrah-27')}” lets you take none from 4 on"
    assert said(table, "retrieve flit-26") == f"you hold 4 cards: {limit}"


def test_who_may_bluff() -> None:
    def at_support(ann: str, bob_combat: str = "power-1*", bob_support: str = "") -> LegendsTable:
        table = given(seat(hand=ann), seat(combat=bob_combat, support=bob_support))
        return table.play("continue", "play power-9", "done")

    plain_hand = at_support("power-9 power-3 buka-07 support-1-1 hoax-27")
    assert why(plain_hand, "bluff power-3") == "no_bluff LEG-12.1"
    assert why(plain_hand, "bluff hoax-27") == "no_bluff LEG-12.1"
    plain_hand.play("play support-1-1")
    assert why(plain_hand, "bluff buka-07") == "one_extra LEG-11.4"
    icons = at_support("power-9 buka-07", "hoax-16*")
    assert why(icons, "bluff buka-07") == "icon_ignored LEG-11.15"
    assert said(icons, "bluff buka-07").endswith("FIRE BLUFF")
    blind = at_support("power-9 buka-07", "flit-08*")
    assert why(blind, "bluff buka-07") == "bluffs_ignored LEG-12.4"
    assert error(blind, "bluff buka-07").facts == {"cards": ["flit-08"]}
    forbidden = at_support("power-9 buka-07", "power-1*", "khind-26*")
    assert why(forbidden, "bluff buka-07") == "bluff_forbidden LEG-12.3"
    assert error(forbidden, "bluff buka-07").facts == {"cards": ["khind-26"]}
    high = at_support("power-9 buka-07", "terrah-12*")
    assert high.offers("bluff buka-07")


def test_bluffs_that_are_not_there() -> None:
    table = given(seat(support="bluff:buka-07"), seat(combat="power-1*"), phase="begin")
    assert table.offers("drop bluff#1")
    assert why(table, "drop bluff#2") == "no_such_bluff LEG-12.8"
    assert why(table, "call") == "nothing_to_call LEG-12.9"


def test_a_call_is_answered_first() -> None:
    table = given(seat(hand="power-3 buka-07"), seat(combat="power-1*"))
    table.play("continue", "play power-3", "done", "bluff buka-07", "done", "announce fire")
    assert table.decision == "p2 call"
    assert why(table, "done") == "answer_first LEG-20"


def test_loading_needs_a_ship_with_room_and_a_card_that_it_carries() -> None:
    ann = seat(
        hand="power-9 power-3 power-4 hoax-27",
        ships="buka-28 buka-29",
        cargo=" ".join(f"buka-{number:02d}@buka-29" for number in range(1, 7)),
    )
    table = given(ann, seat(combat="power-1*", ships="buka-31"))
    full = table.state.cast.cards[table.card("buka-29")].capacity
    assert full <= 6
    assert why(table, "load power-3 on buka-28") == "wrong_phase LEG-5.6"
    table.play("continue", "play power-9", "done")
    assert why(table, "load power-3 on buka-29") == "ship_full LEG-13.2"
    assert error(table, "load power-3 on buka-29").facts == {"limit": full}
    assert why(table, "load power-3 on buka-31") == "no_ship LEG-13.2"
    assert why(table, "load hoax-27 on buka-28") == "not_loadable LEG-13.2"
    table.play("load power-3 on buka-28")
    assert why(table, "load power-4 on buka-28") == "one_extra LEG-11.4"


def test_no_supports_no_loads() -> None:
    table = given(seat(hand="power-9 power-3", ships="buka-28"), seat(combat="hoax-13*"))
    table.play("continue", "play power-9", "done")
    assert why(table, "load power-3 on buka-28") == "loads_forbidden LEG-13.3"
    assert error(table, "load power-3 on buka-28").facts == {"cards": ["hoax-13"]}


def test_a_ship_lands_once() -> None:
    ann = seat(hand="power-1", ships="buka-28!", cargo="buka-01@buka-28")
    table = given(ann, seat(combat="power-1*"), phase="begin")
    assert why(table, "land buka-28") == "ship_landed LEG-13.5"
    assert why(table, "land buka-29") == "no_ship LEG-13.5"
    table.play("done", "done", "continue", "play buka-01", "done")
    assert why(table, "load power-1 on buka-28") == "ship_landed LEG-13.2"


# --- texts


def test_texts_of_windows() -> None:
    ann = seat(combat="khind-06* hoax-14* khind-07*", hand="power-3")
    table = given(ann, seat(combat="power-1*", support="support-1-1*"), phase="begin")
    assert why(table, "use hoax-14") == "no_window LEG-5.12"
    assert why(table, "use power-3") == "not_active LEG-15.5"
    assert why(table, "use khind-06") == "not_in_full LEG-15.3"
    table.play("use khind-07", "pick support-1-1")
    assert why(table, "use khind-07") == "text_used LEG-5.12"
    silent = given(seat(combat="khind-07*"), seat(combat="flit-07*", support="support-1-1*"), phase="begin")
    assert why(silent, "use khind-07") == "text_ignored LEG-15.5"
    assert error(silent, "use khind-07").facts == {"cards": ["flit-07"]}


def test_an_optional_text_is_used_in_full_or_skipped() -> None:
    table = given(seat(hand="terrah-30 plain-0-3"), seat(combat="power-1*"), phase="leadership")
    table.play("play terrah-30")
    assert table.choices == ["skip terrah-30"]
    assert why(table, "use terrah-30") == "not_in_full LEG-15.3"


def test_a_text_that_must_be_done_is_not_skipped() -> None:
    # Two texts at the same moment, one of them without a choice.
    duty = Draw(n=1)
    duty.may = False
    luck = Draw(n=1)
    luck.may = True
    cards = []
    for number, effect in enumerate((duty, luck), 1):
        effect.when = words.AFTER_SUPPORT
        cards.append(Card(f"mine-0{number}", "mine", number, words.SUPPORT, 1, 1, effects=[effect]))
    ann = seat(hand="power-9", support="mine-01* mine-02*")
    table = given(ann, seat(combat="power-1*"), cards=cards)
    table.play("continue", "play power-9", "done", "done")
    assert table.choices == ["use mine-01", "use mine-02", "skip mine-02"]
    assert why(table, "skip mine-01") == "mandatory LEG-15.4"
    assert error(table, "skip mine-01").facts == {"cards": ["mine-01"]}


# --- demands and costs


def test_what_a_demand_takes() -> None:
    ann = seat(hand="power-9 plain-3-0 plain-1-0")
    table = given(ann, seat(combat="terrah-13* pillar-16*", support="power-0"))
    assert why(table, "meet terrah-13") == "demand_to_play LEG-14.8"
    assert why(table, "meet power-0") == "no_demand LEG-14.2"
    table.play("meet pillar-16", "pick plain-3-0")
    assert why(table, "meet pillar-16") == "demand_met LEG-14.2"
    poor = given(seat(hand="plain-1-1"), seat(combat="power-1* pillar-16*"))
    assert why(poor, "meet pillar-16") == "cannot_pay LEG-14.3"
    late = given(seat(hand="power-9"), seat(combat="pillar-16*"), phase="end")
    assert why(late, "meet pillar-16") == "demand_late LEG-5.12"
    free = given(seat(hand="power-9"), seat(combat="power-1*"))
    assert why(free, "meet power-1") == "no_demand LEG-14.2"


def test_w22_nothing_superfluous_is_paid() -> None:
    ann = seat(hand="power-9 plain-2-0 plain-1-0 plain-0-1", discard="plain-3-0")
    table = given(ann, seat(combat="power-1* pillar-16*"))
    table.play("continue", "play power-9", "meet pillar-16")
    assert why(table, "pick plain-0-1") == "does_not_pay LEG-17.3"
    assert why(table, "pick plain-3-0") == "not_in_hand LEG-14.3"
    assert why(table, "done") == "must_pick LEG-14.3"
    rich = seat(hand="terrah-30 plain-0-8 plain-8-0", discard="power-1")
    price = given(rich, fight=None, phase="leadership")
    price.play("play terrah-30", "use terrah-30")
    assert why(price, "pick plain-8-0") == "does_not_pay LEG-17.3"
    assert why(price, "pick power-1") == "not_in_hand LEG-17.1"
    assert why(price, "pick none") == "must_pick LEG-17.1"
    assert why(price, "pick booster") == "not_among LEG-17.1"


# --- picks


def test_w31_of_a_foes_hand_only_revealed_cards_are_named() -> None:
    bob = seat(combat="power-1*", hand="power-4 power-5 power-6", revealed="power-4")
    table = given(seat(hand="hoax-17 power-3"), bob).play("continue", "play hoax-17", "use hoax-17")
    for text in ("pick power-5", "pick power-3", "pick hoax-01", "pick bluff#1"):
        assert why(table, text) == "not_revealed LEG-16.6"
    open_hand = seat(combat="power-1*", hand="power-4 power-5", revealed="power-4 power-5")
    shown = given(seat(hand="hoax-17"), open_hand).play("continue", "play hoax-17", "use hoax-17")
    assert why(shown, "pick random") == "none_hidden LEG-16.6"


def test_what_a_text_takes_away() -> None:
    bob = seat(
        combat="power-0 booster-1-1 aqua-02* power-1*", support="bluff:buka-07 support-1-1*", hand="power-7"
    )
    table = given(seat(hand="flit-06 power-3", support="support-9-9*"), bob)
    table.play("continue", "play flit-06", "use flit-06")
    assert table.choices == ["pick power-1"]
    assert why(table, "pick aqua-02") == "protected LEG-11.11"
    for text in ("pick power-0", "pick support-1-1", "pick power-7", "pick buka-07", "pick flit-06"):
        assert why(table, text) == "not_among LEG-17.1"
    slot = action(words.PICK_BLUFF, actions.SEAT)
    assert refusal(table.state, slot).reason == "not_among"


def test_the_last_character_stays() -> None:
    bob = seat(combat="khind-12*", support="aqua-16* bluff:buka-07")
    table = given(seat(combat="khind-06*", hand="power-3"), bob, phase="begin")
    table.play("use khind-06")
    assert why(table, "pick khind-12") == "last_character LEG-15.13"
    # A bluff has no name: the reason is that of a card which is not there at all.
    assert why(table, "pick buka-07") == why(table, "pick buka-08") == "not_among LEG-17.1"
    ann = seat(hand="aqua-30")
    keeper = given(ann, seat(combat="power-1* power-2* booster-1-1*"), phase="leadership")
    keeper.play("play aqua-30", "use aqua-30")
    assert why(keeper, "pick booster-1-1") == "not_among LEG-17.1"


def test_discards_come_from_the_hand() -> None:
    table = given(seat(hand="terrah-15"), seat(combat="power-1*", hand="power-4 power-5 power-6"))
    table.play("continue", "play terrah-15", "use terrah-15")
    assert table.seat == BOB
    assert why(table, "pick power-1") == "not_in_hand LEG-17.1"
    assert why(table, "done") == "must_pick LEG-17.1"


def test_what_was_drawn_is_given_away() -> None:
    shown = given(seat(combat="mimix-18*", hand="power-1"), phase="end", fight=None)
    shown.play("use mimix-18")
    assert why(shown, "pick power-1") == "not_among LEG-17.1"
    held = given(seat(combat="mimix-19*", hand="power-1"), phase="end", fight=None).play("use mimix-19")
    assert why(held, "pick mimix-19") == "not_in_hand LEG-17.1"


def test_a_search_finds_what_is_there_and_may_be_taken() -> None:
    twice = Card("mine-01", "mine", 1, words.LEADERSHIP, 0, 0, effects=twice_searched())
    ann = seat(hand="mine-01", deck="power-4 power-5 power-6", discard="power-7")
    table = given(ann, seat(combat="power-1*", support="khind-25*"), phase="leadership", cards=[twice])
    table.play("play mine-01", "use mine-01")
    assert why(table, "pick power-7") == "not_among LEG-17.1"
    table.play("pick power-4")
    assert table.choices == ["pick none"]
    assert why(table, "pick power-5") == "may_not_take LEG-16.8"
    limit = f"“{catalogue('en').say('card-khind-25')}” limits the cards that leave your deck in a turn: 1"
    assert said(table, "pick power-5") == limit


def twice_searched() -> list[Effect]:
    """The text of khind-29 for two cards."""
    text = cardfile.load(TWICE, "mine.toml").cards[0]
    return text.effects


TWICE = """
version = 1
[[cards]]
id = "mine-09"
people = "tutu"
number = 1
name = "Searcher"
type = "leadership"
moons = 0
text = [{ kind = "search", when = "now", may = true, zone = "deck", n = 2 }]
summary = "I may search my deck for two cards."
"""


def test_a_text_loads_what_ships_carry() -> None:
    table = given(seat(hand="buka-29 power-3 hoax-27"), phase="leadership", fight=None)
    table.play("play buka-29", "use buka-29")
    assert why(table, "pick hoax-27") == "not_loadable LEG-13.2"
    assert why(table, "pick buka-29") == "not_in_hand LEG-17.1"


def test_what_comes_back_to_hand() -> None:
    ann = seat(hand="vulca-28", combat="power-1 power-2*")
    table = given(ann, seat(combat="power-1*"), phase="leadership").play("play vulca-28", "use vulca-28")
    assert why(table, "pick power-1") == "not_among LEG-17.1"


# --- targets


def test_a_target_is_an_own_active_card_that_fits() -> None:
    ann = seat(hand="vulca-21", combat="power-0 mimix-03* mimix-04*", support="bluff:buka-07 support-1-1*")
    table = given(ann, seat(combat="power-1*"), phase="support").play("play vulca-21")
    assert table.kind == "target"
    for text in ("power-0", "support-1-1", "power-1", "bluff#1", "bluff#2", "buka-07", "hoax-01"):
        assert why(table, f"target vulca-21 {text}") == "target_unfit LEG-15.11"
    assert why(table, "target mimix-03 mimix-04") == "answer_first LEG-20"
    assert why(table, "keep vulca-21") == "must_target LEG-15.11"


def test_a_target_is_chosen_anew_among_the_new() -> None:
    ann = seat(hand="mimix-03 mimix-04", combat="power-2* power-3*", support="buka-26*")
    targets = {"buka-26": "power-2"}
    table = given(ann, seat(combat="power-1*"), phase="character", targets=targets)
    table.state.characters_played = 1
    table.state.stamp[table.card("buka-26")] = table.state.sequence
    table.play("play mimix-03")
    assert table.kind == "target"
    assert why(table, "target buka-26 power-2") == "same_target LEG-15.12"
    assert why(table, "target buka-26 power-3") == "only_new LEG-15.12"


# --- modules


def test_interference_answers_what_it_fits() -> None:
    cards = cardfile.samples().cards
    bob = seat(combat="power-1*", hand="sample-06 sample-15 power-5", discard="sample-16")
    table = given(seat(hand="power-3 vulca-18"), bob, cards=cards)
    table.play("continue", "play power-3", "done", "play vulca-18")
    assert table.decision == "p2 respond"
    assert why(table, "interfere sample-06") == "trigger_unfit LEG-18.6"
    assert why(table, "interfere power-5") == "not_an_answer LEG-18.6"
    assert why(table, "interfere sample-16") == "not_in_hand LEG-18.6"
    own = given(seat(hand="sample-06 power-3"), seat(combat="power-1*"), cards=cards).play("continue")
    assert why(own, "play sample-06") == "only_as_answer LEG-18.6"
    assert why(own, "interfere sample-06") == "not_asked LEG-18.6"


def test_a_prohibition_stops_interference_too() -> None:
    veto = Card("trap-01", "interference", 1, words.INTERFERENCE, effects=[response(Cancel())], moons=0)
    spy = Card("trap-02", "interference", 2, words.INTERFERENCE, moons=0)
    for card in (veto, spy):
        card.trigger = words.FOE_PLAYS
        card.trigger_types = words.ANY_TYPE
    bob = seat(combat="power-1*", hand="trap-01 trap-02")
    table = given(seat(hand="power-3", combat="terrah-12*"), bob, cards=[veto, spy])
    table.play("continue", "play power-3")
    assert table.choices == ["interfere trap-02", "pass"]
    assert why(table, "interfere trap-01") == "forbidden LEG-18.8"
    assert error(table, "interfere trap-01").facts == {"cards": ["terrah-12"]}


def test_dragons_of_the_other_side_go_first() -> None:
    ann = seat(hand="terrah-30 plain-0-8")
    table = given(ann, seat(dragons=1), fight=None, phase="leadership", match=True, achievements=True)
    table.state.dragons[:] = [1, 1, 2]
    table.play("play terrah-30", "use terrah-30", "pick plain-0-8")
    assert table.choices == ["dragon red", "dragon blue"]
    assert why(table, "dragon green") == "wrong_dragon LEG-8.4"
    assert why(table, "done") == "answer_first LEG-20"


def test_a_crystal_card_is_given_up_among_the_own() -> None:
    cards = cardfile.samples().cards
    ann = seat(hand="sample-07 power-1", dragons=1)
    bob = seat(achievements="sample-17")
    table = given(ann, bob, fight=None, phase="leadership", cards=cards, match=True, achievements=True)
    table.play("play sample-07")
    assert table.decision == "p2 pick"
    assert why(table, "pick sample-07") == "not_among LEG-18.10"
    assert why(table, "done") == "must_pick LEG-18.10"


# --- random games


def drafted(seed: int) -> dict[str, object]:
    rng = Rng(seed)
    order = list(range(len(CARDS)))
    Rng(f"refusals/{seed}").shuffle(order)
    pools = [[CARDS[card] for card in sorted(half)] for half in (order[:39], order[39:78])]
    return {"decks": [encode_deck(random_pool_deck(pool, rng)) for pool in pools], "match": True}


GAMES: list[dict[str, object]] = [
    {"decks": ["buka", "pillar"]},
    {"decks": ["khind", "flit"], "mulligan": True},
    {"decks": ["aqua", "terrah"], "match": True},
    {"decks": ["hoax", "mimix"]},
    {
        "decks": [
            {"kind": "preset", "preset": "vulca", "family": "a"},
            {"kind": "preset", "preset": "khind", "family": "d"},
        ],
        "families": True,
    },
    {
        "decks": [
            {"kind": "preset", "preset": "hoax", "emissary": "sample-e1"},
            {"kind": "preset", "preset": "buka", "emissary": "sample-e2"},
        ],
        "emissaries": True,
        "achievements": True,
        "match": True,
        "card_file": "samples",
    },
    drafted(3),
]
RICHEST_FIRST = [5, 1, 6, 0, 2, 3, 4]
"""Emissaries and achievements, mulligans, drafted decks, then the others."""


def positions(values: dict[str, object], seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game."""
    chance = SeededChance(seed)
    rng = Rng(seed)
    state = GAME.setup(GAME.options(values), chance)
    number = 0
    while legal := GAME.legal(state):
        number += 1
        if number % every == 0:
            yield state
        GAME.advance(state, legal[rng.below(len(legal))], chance)


def well_formed(state: State, rng: Rng, share: int) -> list[Action]:
    """Every plain action, and some of all that name cards, sensible or not."""
    plain_verbs = [verb for verb in range(words.PASS + 1) if verb != words.ANNOUNCE]
    found = [action(verb) for verb in [*plain_verbs, words.PICK_RANDOM, words.PICK_NONE]]
    found += [action(words.ANNOUNCE, element) for element in (1, 2)]
    found += [action(words.PICK_TYPE, 1 << bit) for bit in range(3)]
    found += [action(words.DRAGON, dragon) for dragon in range(3)]
    codes = [code_of(state, card) for card in range(state.cast.size)]
    slots = [owner * actions.SEAT + slot for owner in range(2) for slot in range(2)]
    found += [action(verb, slot) for verb in (words.DROP, words.PICK_BLUFF) for slot in slots]
    for verb in (*range(words.PLAY, words.RETRIEVE + 1), *range(words.LAND, words.PICK + 1)):
        found += [action(verb, code) for code in codes if verb != words.LOAD and rng.below(100) < share]
    for verb in (words.MEET, words.KEEP, words.INTERFERE):
        found += [action(verb, code) for code in codes if rng.below(100) < share]
    ships = [code_of(state, ship) for owner in range(2) for ship in state.ships[owner]] + codes[:1]
    hand = [code_of(state, card) for card in state.hand[max(deciding_seat(state), 0)]]
    found += [action(words.LOAD, card, ship) for card in hand for ship in ships]
    asks = [frame.card for frame in state.frames[-1:] if frame.card >= 0] or [0]
    asking = code_of(state, asks[0])
    found += [action(words.TARGET, asking, code) for code in codes if rng.below(100) < share]
    found += [action(words.TARGET_BLUFF, asking, slot) for slot in slots]
    return [Action(number) for number in found]


@pytest.mark.parametrize("number", few_interpreted(3, RICHEST_FIRST))
def test_what_is_legal_has_no_reason_against_it_and_everything_else_has_one(number: int) -> None:
    rng = Rng(number)
    found_reasons: Counter[str] = Counter()
    for state in positions(GAMES[number], number, 5):
        legal = set(GAME.legal(state))
        for tried in [*legal, *well_formed(state, rng, 20)]:
            assert (reason_against(state, tried) == reasons.ALLOWED) == (tried in legal)
            if tried not in legal:
                found = refusal(state, tried)
                assert found.rule.startswith("LEG-")
                assert (
                    found.facts.get("cause") != "deck"
                    or state.frames[-1].kind == words.FRAME_DECK
                    or (found.reason == "may_not_take")
                )
                found_reasons[found.reason] += 1
    assert found_reasons["not_a_choice"] == 0, GAMES[number]
    assert len(found_reasons) > 12


@pytest.mark.parametrize("number", few_interpreted(3, RICHEST_FIRST))
def test_a_reason_tells_nothing_that_the_deciding_seat_does_not_see(number: int) -> None:
    rng = Rng(f"twins/{number}")
    for state in positions(GAMES[number], number + 50, 9):
        seat_ = deciding_seat(state)
        twin = GAME.determinise(GAME.view(state, seat_), rng)
        for tried in well_formed(state, rng, 12):
            if tried in GAME.legal(state):
                continue
            one = refusal(state, tried)
            other = refusal(twin, tried)
            assert (one.reason, one.rule, one.facts) == (other.reason, other.rule, other.facts)


# --- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    catalog = catalogue(language)
    for reason, rule in zip(reasons.REASONS[1:], reasons.RULES[1:], strict=True):
        assert catalog.has(f"legends-refusal-{reason}"), reason
        assert rule.startswith("LEG-")
    table = given(seat(hand="power-3"), seat(combat="power-1*", support="hoax-26*"), phase="begin")
    for text in ("play power-3", "announce fire", "drop bluff#1"):
        told = said(table, text, language)
        assert told
        assert "{" not in told


def test_only_the_seat_that_decides_may_play() -> None:
    table: Table[Any, Any, Any] = open_table(GAME, {}, SeededChance(1), ["Ann", "Bob"])
    decision = table.decision()
    assert decision is not None
    with pytest.raises(IllegalAction) as caught:
        table.play_text(1 - decision.seat, "done")
    assert (caught.value.reason, caught.value.rule) == ("not_your_decision", "LEG-20")


# --- a reason says its one cause, with its numbers and the card that forbids


def facts(table: LegendsTable, text: str) -> dict[str, object]:
    return error(table, text).facts


def test_what_is_not_asked_says_what_is_asked_instead() -> None:
    table = given(seat(hand="hoax-17 power-3"), seat(combat="power-1*", hand="power-5 power-6"))
    causes = {
        "pick power-3": "pick",
        "skip hoax-17": "text",
        "keep hoax-17": "target",
        "dragon red": "dragon",
        "pass": "interference",
    }
    for text, cause in causes.items():
        assert facts(table, text) == {"cause": cause, "decision": "engagement"}
    asked = "no dragon is to be chosen now; what is asked – Engagement: fight or not"
    assert said(table, "dragon red") == asked
    assert facts_of(table.state, reasons.NOT_A_CHOICE, 0) == {"decision": "engagement"}


def test_what_may_be_chosen_is_called_by_name_if_it_is_little() -> None:
    bob = seat(combat="power-0 aqua-02* power-1*", support="support-1-1*")
    ann = seat(hand="flit-06 power-3", support="support-9-9*")
    table = given(ann, bob).play("continue", "play flit-06", "use flit-06")
    assert facts(table, "pick support-1-1") == {
        "cause": "only",
        "cards": ["flit-06"],
        "choices": ["power-1"],
        "number": 1,
    }
    twice = Card("mine-01", "mine", 1, words.LEADERSHIP, 0, 0, effects=twice_searched())
    deck = " ".join(f"power-{number}" for number in range(2, 9))
    finder = seat(hand="mine-01", deck=deck, discard="power-9")
    search = given(finder, seat(combat="power-1*"), phase="leadership", cards=[twice])
    search.play("play mine-01", "use mine-01")
    assert facts(search, "pick power-9")["cause"] == "several"
    assert facts(search, "pick power-9")["number"] == 7


def test_a_text_that_works_on_a_card_says_on_which() -> None:
    ann = seat(hand="vulca-21", combat="power-0 mimix-03* mimix-04*", support="support-1-1*")
    table = given(ann, seat(combat="power-1*"), phase="support").play("play vulca-21")
    named: dict[str, object] = {"cards": ["vulca-21"], "choices": ["mimix-03", "mimix-04"]}
    assert facts(table, "target vulca-21 power-0") == {"cause": "inactive", **named}
    assert facts(table, "target vulca-21 power-1") == {"cause": "foe", **named}
    assert facts(table, "target vulca-21 support-1-1") == {"cause": "kind", **named}
    assert facts(table, "target vulca-21 hoax-01") == {"cause": "kind", **named}


@pytest.mark.parametrize(
    ("hand", "cost", "cause", "needed", "now"),
    [
        ("plain-1-1", Cost(fire=3), "fire", 3, 1),
        ("plain-1-1 plain-0-1", Cost(earth=3), "earth", 3, 2),
        ("plain-1-1 plain-0-1", Cost(either=4), "either", 4, 2),
        ("plain-2-2", Cost(characters=2), "characters", 2, 1),
        ("plain-2-2", Cost(moons=2), "moons", 2, 0),
        ("plain-2-2", Cost(same_type=2, of=words.SUPPORT | words.BOOSTER), "type", 2, 0),
        ("plain-2-2", Cost(fire=2, earth=2), "both", 0, -1),
    ],
)
def test_what_cannot_be_paid_says_what_it_takes_and_what_there_is(
    hand: str, cost: Cost, cause: str, needed: int, now: int
) -> None:
    demand = Card("mine-01", "mine", 1, words.CHARACTER, 1, 1, effects=[DemandDiscard(cost)])
    table = given(seat(hand=hand), seat(combat="mine-01*"), cards=[demand])
    told = facts(table, "meet mine-01")
    assert told == {"cards": ["mine-01"], "cause": cause, "needed": needed, "now": now}


def test_a_text_that_cannot_be_carried_out_says_what_it_lacks() -> None:
    poor = given(seat(hand="terrah-30 plain-0-3"), seat(combat="power-1*"), phase="leadership")
    poor.play("play terrah-30")
    assert facts(poor, "use terrah-30") == {"cards": ["terrah-30"], "cause": "earth", "needed": 8, "now": 3}
    alone = given(seat(combat="khind-06*"), seat(combat="power-1*"), phase="begin")
    assert facts(alone, "use khind-06") == {"cards": ["khind-06"], "cause": "nothing"}
    empty = given(seat(combat="mimix-18*", hand="power-1", deck=""), phase="end", fight=None)
    assert facts(empty, "use mimix-18") == {"cards": ["mimix-18"], "cause": "draw"}


def test_a_question_of_a_text_names_the_card_that_asks() -> None:
    rich = seat(hand="terrah-30 plain-0-8 plain-8-0")
    table = given(rich, fight=None, phase="leadership").play("play terrah-30", "use terrah-30")
    assert facts(table, "pick none") == {"cause": "text", "cards": ["terrah-30"]}
