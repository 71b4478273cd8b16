"""Phases, retreat, dragons, the end of a game.  [LEG-5 to LEG-9]"""

from __future__ import annotations

import pytest

from games.legends.table_language import ANN, BOB, given, seat
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.texts.dragons import RetreatDragons
from obelisk.games.legends.texts.draw import Draw
from obelisk.games.legends.texts.effect import may, timed
from obelisk.games.legends.texts.module import AttractDragons
from obelisk.games.legends.texts.values import DoubleValues


def test_only_texts_about_this_retreat_count() -> None:
    table = given(seat(combat="hoax-10*"), seat(combat="hoax-11* power-1*"))
    table.play("retreat")
    assert table.dragons == {ANN: 0, BOB: 1}


def test_other_effects_of_a_dragon_text_are_passed_over() -> None:
    card = Card(
        "user-01",
        "user",
        1,
        words.CHARACTER,
        1,
        1,
        effects=[RetreatDragons(words.FOE, words.ADD, 1), DoubleValues(words.CHARACTER, words.BOTH)],
    )
    table = given(seat(), seat(combat="user-01*"), cards=[card])
    table.play("retreat")
    assert table.dragons == {ANN: 0, BOB: 2}


def test_a_retreat_clears_the_fight_and_refills_both() -> None:
    ann = seat(combat="power-1 power-2*", support="bluff:buka-07 support-1-1*", leadership="flit-29*")
    table = given(ann, seat(combat="power-3*"))
    table.play("retreat")
    assert table.discards(ANN) == ["power-1", "power-2", "buka-07", "support-1-1"]
    assert table.leadership(ANN) == ["flit-29"]
    assert not table.is_active("flit-29")
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (6, 6)
    assert table.decision == "p1 begin"
    assert not table.fight_is_running


def test_out_of_cards_with_dragons() -> None:
    table = given(seat(deck=0), seat(combat="power-1*", dragons=1))
    table.play("retreat")
    assert table.winner == BOB
    assert table.crystals == {ANN: 0, BOB: 3}
    table = given(seat(deck=0, dragons=2), seat(combat="power-1*"))
    table.play("retreat")
    assert table.winner == ANN
    assert table.crystals == {ANN: 2, BOB: 0}


def test_declining_without_any_cards_ends_the_game() -> None:
    table = given(seat(deck=0), seat(dragons=1), fight=None)
    assert table.choices == ["decline"]
    table.play("decline")
    assert table.winner == BOB
    assert table.state.over


def test_declining_with_an_empty_hand_refills() -> None:
    table = given(seat(), seat(), fight=None)
    table.play("decline")
    assert table.decision == "p1 end"
    assert len(table.hand(ANN)) == 6


def test_declining_the_last_cards_ends_the_game() -> None:
    table = given(seat(hand="hoax-18", deck=0), seat(dragons=1), fight=None)
    table.play("decline", "pick hoax-18")
    assert table.winner == BOB


def test_declining_discards_landed_ships() -> None:
    ann = seat(ships="buka-29", cargo="buka-25@buka-29", hand="hoax-18 hoax-19")
    table = given(ann, seat(), fight=None, phase="begin")
    table.play("land buka-29", "done", "done", "decline", "pick hoax-18", "done")
    assert table.discards(ANN) == ["buka-25", "buka-29", "hoax-18"]


@pytest.mark.parametrize(("mine", "theirs", "winner"), [(4, 2, ANN), (2, 4, BOB), (3, 3, BOB)])
def test_the_turn_limit_counts_cards(mine: int, theirs: int, winner: int) -> None:
    table = given(seat(deck=mine), seat(deck=theirs), fight=None, max_turns=2, turn=2)
    table.play("decline", "done")
    assert table.winner == winner
    assert table.state.reason == 3


def test_the_turn_limit_looks_at_dragons_first() -> None:
    table = given(seat(dragons=1), seat(deck=20), fight=None, max_turns=2, turn=2)
    table.play("decline", "done")
    assert table.winner == ANN


def test_demands_of_the_winner_cost_a_dragon_each() -> None:
    table = given(seat(hand="power-1"), seat(support="aqua-28*", combat="power-9*"))
    table.play("retreat")
    assert table.dragons == {ANN: 0, BOB: 2}


def test_unmet_dragon_demands_at_the_end_of_the_support_phase() -> None:
    table = given(seat(hand="power-9 power-8"), seat(support="aqua-28*", combat="power-1*"))
    table.play("continue", "play power-9", "done", "done")
    assert table.dragons == {ANN: 0, BOB: 1}
    table = given(seat(hand="power-9 power-8"), seat(support="aqua-28*", combat="power-1*"))
    table.play("continue", "play power-9", "meet aqua-28", "pick power-8", "done", "done")
    assert table.dragons == {ANN: 0, BOB: 0}


def test_a_line_on_which_the_foe_wins_is_not_offered() -> None:
    table = given(seat(hand="power-9 power-8"), seat(support="aqua-28*", combat="power-1*", dragons=3))
    table.play("continue", "play power-9", "done")
    assert table.choices == ["meet aqua-28"]
    alone = given(seat(hand="power-9"), seat(support="aqua-28*", combat="power-1*", dragons=3))
    assert alone.choices == ["retreat", "meet aqua-28"]


def test_floods_charge_dragon_demands_too() -> None:
    ann = seat(hand="power-9", support="aqua-25* aqua-26* aqua-28*")
    table = given(ann, seat(combat="power-1*"))
    table.play("continue", "play power-9", "done", "done", "announce fire", "done")
    assert table.dragons == {ANN: 2, BOB: 0}
    assert table.decision == "p2 begin"


def test_a_begin_text_of_a_user_card_is_used_in_the_begin_phase() -> None:
    card = Card("user-02", "user", 2, 4, 1, 1, effects=[timed(may(Draw(1)), words.BEGIN)])
    table = given(seat(support="user-02* terrah-21* terrah-22*"), cards=[card], phase="start")
    assert table.dragons == {ANN: 1, BOB: 0}
    assert table.choices == ["use user-02", "skip user-02"]
    table.play("use user-02")
    assert len(table.hand(ANN)) == 1
    assert table.kind == "begin"


def test_mandatory_begin_texts_resolve_by_themselves() -> None:
    card = Card("user-03", "user", 3, 4, 1, 1, effects=[timed(Draw(1), words.BEGIN)])
    other = Card("user-04", "user", 4, 4, 1, 1, effects=[timed(Draw(2), words.BEGIN)])
    table = given(seat(support="user-03*"), cards=[card, other], phase="start")
    assert len(table.hand(ANN)) == 1
    table = given(seat(support="user-03* user-04*"), cards=[card, other], phase="start")
    assert table.choices == ["use user-03", "use user-04"]
    table.play("use user-04")
    assert len(table.hand(ANN)) == 3


def test_mulligan() -> None:
    options = GAME.options({"decks": ["vulca", "hoax"], "mulligan": True, "first": "p2"})
    state = GAME.setup(options, SeededChance(5))
    decision = GAME.decision(state)
    assert decision is not None
    assert (decision.seat, decision.kind) == (1, "mulligan")
    chance = SeededChance(6)
    first = GAME.legal(state)[0]
    name = GAME.notate(state, first)
    GAME.advance(state, first, chance)
    assert name not in [GAME.notate(state, action) for action in GAME.legal(state)]
    GAME.advance(state, GAME.parse(state, "done"), chance)
    assert len(state.hand[1]) == 6
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.seat == 0
    GAME.advance(state, GAME.parse(state, "done"), chance)
    decision = GAME.decision(state)
    assert decision is not None
    assert (decision.seat, decision.kind) == (1, "begin")
    assert state.turn == 1


def test_game_start_texts_resolve_first_player_first() -> None:
    one = Card("user-05", "inquisitor", 5, words.INQUISITOR, effects=[AttractDragons(1)])
    two = Card("user-06", "inquisitor", 6, words.INQUISITOR, effects=[AttractDragons(2)])
    table = given(seat(fixed="user-05"), seat(fixed="user-06"), cards=[one, two], phase="opening", fight=None)
    assert table.dragons == {ANN: 0, BOB: 1}
    assert table.decision == "p1 begin"


def test_a_match_is_played_to_five_crystals() -> None:
    state = GAME.setup(GAME.options({"decks": ["flit", "hoax"], "match": True}), SeededChance(2))
    rng = Rng(3)
    chance = SeededChance(4)
    loser = -1
    while True:
        choices = GAME.legal(state)
        if not choices:
            break
        game = state.game
        GAME.advance(state, choices[rng.below(len(choices))], chance)
        if state.game != game:
            loser = state.first
            assert max(state.crystals) < 5
    result = GAME.result(state)
    assert result is not None
    assert result.reason == "five_crystals"
    assert max(result.scores["crystals"]) >= 5
    assert loser in (-1, 0, 1)


def test_the_character_phase_cannot_end_with_too_many_active() -> None:
    ann = seat(hand="khind-31", combat="power-3* power-4*")
    assert given(ann, seat(combat="buka-18*"), phase="leadership").play("play khind-31", "done").choices == [
        "retreat"
    ]
    one = seat(hand="khind-31", combat="power-3*")
    table = given(one, seat(combat="buka-18*"), phase="leadership")
    table.play("play khind-31", "done", "continue", "done", "done", "announce fire")
    assert table.announced == 3


def test_attack_again_needs_no_character() -> None:
    ann = seat(hand="khind-31 power-9 booster-1-1", combat="power-3* booster-2-2*")
    table = given(ann, seat(combat="power-4*"), phase="leadership")
    table.play("play khind-31", "done", "continue")
    assert table.choices == ["done"]
    table.play("done")
    assert table.choices == ["done"]
    table.play("done", "announce fire")
    assert table.announced == 5


def test_once_per_turn_texts_are_used_in_windows() -> None:
    ann = seat(hand="power-9", combat="khind-07*")
    table = given(ann, seat(combat="power-1* booster-1-1*", support="support-1-1*"), phase="begin")
    assert table.offers("use khind-07")
    table.play("use khind-07", "pick booster-1-1")
    assert not table.offers("use khind-07")
    assert table.discards(BOB) == ["booster-1-1"]


def test_a_card_at_the_bottom_can_be_searched_for() -> None:
    ann = seat(hand="khind-29", deck="hoax-01 hoax-02", bottom="hoax-03")
    table = given(ann, seat(), phase="leadership", fight=None)
    table.play("play khind-29", "use khind-29", "pick hoax-03")
    assert table.hand(ANN) == ["hoax-03"]
    assert table.deck(ANN) == ["hoax-01", "hoax-02"]


def test_cards_at_the_bottom_come_up_last_and_in_their_order() -> None:
    ann = seat(hand="power-3 power-1 power-2 plain-1-1 plain-2-1", deck=0, bottom="hoax-03 hoax-01")
    table = given(ann, seat(combat="power-1*"))
    table.play("continue", "play power-3", "done", "done", "announce fire").until("begin", BOB)
    assert set(table.hand(ANN)) == {"power-1", "power-2", "plain-1-1", "plain-2-1", "hoax-03", "hoax-01"}
    assert [event.facts["seat"] for event in table.told("card_drawn")] == [ANN, ANN]


def test_a_ship_that_goes_takes_only_its_own_load_along() -> None:
    ann = seat(ships="buka-29 buka-30", cargo="buka-01@buka-29 buka-05@buka-30", hand="power-1")
    table = given(ann, seat(), fight=None, phase="begin")
    table.play("land buka-29", "done", "done", "decline").until("begin", BOB)
    assert table.ships(ANN) == ["buka-30"]
    assert table.cargo(ANN) == ["buka-05"]


def test_a_load_from_one_ship_to_another_leaves_the_hand_card_to_play() -> None:
    """Buka-31 allows one hand card beside its load, and buka-20 any number of supports.  [LEG-13.6]"""
    ann = seat(hand="hoax-21", combat="buka-20*", ships="buka-31! buka-30", cargo="buka-01@buka-31")
    table = given(ann, seat(combat="power-1*"), phase="support")
    assert table.offers("load buka-01 on buka-30", "play hoax-21")
    table.play("load buka-01 on buka-30")
    assert table.cargo(ANN) == ["buka-01"]
    assert table.choices == ["play hoax-21", "load hoax-21 on buka-30", "done"]
    table.play("load hoax-21 on buka-30")
    assert table.choices == ["done"]


def test_a_leadership_card_without_text_is_inactive_at_once() -> None:
    card = Card("user-01", "user", 1, words.LEADERSHIP)
    table = given(seat(hand="user-01"), cards=[card], phase="leadership", fight=None)
    table.play("play user-01")
    assert table.leadership(ANN) == ["user-01"]
    assert not table.is_active("user-01")
    assert table.choices == ["done"]
