"""Module cards: emissaries, inquisitors, Hyla, interference, achievements.  [LEG-18]"""

from __future__ import annotations

from functools import cache

import pytest

from games.legends.cards.report import is_known
from games.legends.table_language import ANN, BOB, LegendsTable, Seat, given, seat
from obelisk.core.chance import SeededChance
from obelisk.core.errors import InvalidOptions
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, cardfile, render, words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.deckbuilding.deck import encode_deck
from obelisk.games.legends.deckbuilding.presets import preset_deck
from obelisk.games.legends.texts.effect import Effect, may, now, response
from obelisk.games.legends.texts.module import Cancel
from obelisk.games.legends.texts.remove import DiscardFoeHand, FoeDiscards, RemoveCards, RevealHand


@cache
def samples() -> tuple[Card, ...]:
    return tuple(cardfile.samples().cards)


def table(ann: Seat, bob: Seat, **options: object) -> LegendsTable:
    return given(ann, bob, cards=samples(), **options)  # type: ignore[arg-type]


def test_w37_emissary_decks_have_forty_cards() -> None:
    every = cardfile.samples().table()
    assert len(preset_deck(every, "vulca", emissary="sample-e1").cards) == 40
    assert len(preset_deck(every, "buka", emissary="sample-e2").cards) == 38


def test_w37_a_cancelled_booster_leaves_the_limit_unused() -> None:
    ann = seat(hand="power-3 vulca-18 booster-1-1")
    played = table(ann, seat(combat="power-3*", hand="sample-15"))
    played.play("continue", "play power-3", "done", "play vulca-18")
    assert played.decision == "p2 respond"
    assert played.choices == ["interfere sample-15", "pass"]
    played.play("interfere sample-15")
    assert played.discards(ANN) == ["vulca-18"]
    assert played.discards(BOB) == ["sample-15"]
    assert played.state.booster_units == 0
    assert played.offers("play booster-1-1")


def test_a_passed_question_changes_nothing() -> None:
    ann = seat(hand="power-3 vulca-18")
    played = table(ann, seat(combat="power-3*", hand="sample-15"))
    played.play("continue", "play power-3", "done", "play vulca-18", "pass")
    assert played.combat(ANN) == ["power-3*", "vulca-18*"]


def test_nobody_else_sees_that_a_seat_is_asked() -> None:
    ann = seat(hand="power-3 vulca-18")
    played = table(ann, seat(combat="power-3*", hand="sample-15"))
    played.play("continue", "play power-3", "done")
    before = [GAME.view(played.state, viewer) for viewer in (ANN, None)]
    played.play("play vulca-18")
    assert [GAME.view(played.state, viewer) for viewer in (ANN, None)] == before
    assert len(played.told("card_played")) == 1
    asked_event = played.told("response_asked")[0]
    assert asked_event.seen_by(ANN) is None
    assert asked_event.seen_by(None) is None
    assert asked_event.seen_by(BOB) is not None
    assert asked_event.reveals
    decision = GAME.decision(played.state)
    assert decision is not None
    assert decision.secret
    asked = GAME.view(played.state, BOB)
    assert asked.asked
    assert asked.frames[-1].card == "0:vulca-18"


def test_a_bluff_is_not_named_to_the_responder() -> None:
    ann = seat(hand="power-3 buka-07")
    played = table(ann, seat(combat="power-3*", hand="sample-15"))
    played.play("continue", "play power-3", "done", "bluff buka-07")
    assert GAME.view(played.state, BOB).frames[-1].card == "?"
    played.play("interfere sample-15")
    assert played.discards(ANN) == ["buka-07"]


def test_a_stranded_turn_goes_back_and_retreats() -> None:
    ann = seat(hand="power-3 hoax-20 aqua-16", revealed="hoax-20")
    played = table(ann, seat(combat="power-6*", hand="sample-15"))
    played.play("continue", "play power-3", "done", "play hoax-20", "interfere sample-15")
    assert played.told("turn_examined")[0].facts["stranded"]
    assert played.told("retreated")
    assert played.dragons == {ANN: 0, BOB: 1}
    assert played.decision == "p1 begin"
    assert "power-3" in played.hand(ANN)
    assert "hoax-20" in played.discards(ANN)


def test_a_stranded_first_turn_declines() -> None:
    # The trigger must name characters: a card of a user's file.
    ambush = Card("trap-01", "interference", 1, 64, effects=samples()[13].effects, trigger=1, trigger_types=1)
    ann = seat(hand="power-3 booster-1-1")
    played = given(ann, seat(hand="trap-01"), cards=[ambush], fight=None)
    played.play("start", "play power-3", "interfere trap-01")
    assert played.decision == "p1 decline"
    assert played.discards(ANN) == ["power-3"]


def test_a_stranded_turn_leaves_shown_cards_known() -> None:
    ann = seat(hand="power-3 aqua-16 hoax-20")
    played = table(ann, seat(combat="power-8*", hand="sample-15 power-9"))
    played.play("continue", "play power-3", "done", "play aqua-16", "pass", "play hoax-20")
    played.play("interfere sample-15")
    state = played.state
    assert state.flags[played.card("aqua-16", ANN)] & words.PLACE_KNOWN
    assert state.flags[played.card("power-3", ANN)] & words.PLACE_KNOWN
    assert state.rewind is None


def test_a_stranded_turn_hides_the_bluff_that_goes_back_to_hand() -> None:
    """Hoax-29 allows any number of supports: the bluff lies, then the support is cancelled."""
    ann = seat(hand="power-3 buka-07 hoax-20", leadership="hoax-29*")
    played = table(ann, seat(combat="power-8*", hand="sample-15"))
    played.play("continue", "play power-3", "done", "bluff buka-07", "pass", "play hoax-20")
    played.play("interfere sample-15")
    assert played.told("retreated")
    assert "buka-07" in played.hand(ANN)
    assert is_known(played, "power-3")
    assert not is_known(played, "buka-07")


def test_a_stranded_turn_hides_no_bluff_that_everybody_knows() -> None:
    """BOB has seen the hand before ANN put a card of it face down.  [LEG-2.3, LEG-6.8]"""
    spy = answering("spy-06", RevealHand(), words.CHARACTER)
    ann = seat(hand="power-3 buka-07 hoax-20", leadership="hoax-29*")
    played = given(ann, seat(combat="power-8*", hand="spy-06 sample-15"), cards=[*samples(), spy])
    played.play("continue", "play power-3", "interfere spy-06", "done", "bluff buka-07", "pass")
    played.play("play hoax-20", "interfere sample-15")
    assert played.told("retreated")
    assert "buka-07" in played.hand(ANN)
    assert is_known(played, "buka-07")


def test_a_stranded_turn_leaves_alone_what_was_cancelled_before_the_engagement() -> None:
    ann = seat(hand="hoax-27 power-3 hoax-20")
    played = table(ann, seat(combat="power-6*", hand="sample-06 sample-15"), phase="leadership")
    played.play("play hoax-27", "interfere sample-06", "done")
    played.play("continue", "play power-3", "done", "play hoax-20", "interfere sample-15")
    assert played.told("retreated")
    assert played.leadership(ANN) == ["hoax-27"]
    assert played.discards(ANN) == ["hoax-20"]
    assert played.discards(BOB) == ["sample-06", "sample-15", "power-6"]
    discarded = [event.facts["card"] for event in played.told("card_discarded")]
    assert (discarded.count("sample-06"), discarded.count("hoax-27")) == (1, 1)
    assert GAME.faults(played.state) == []


def drawing(deck: str, bottom: str = "") -> LegendsTable:
    """ANN needs two more than she has, and draws a card with sample-14; BOB may cancel a support."""
    ann = seat(hand="power-3 sample-14 aqua-16", deck=deck, bottom=bottom)
    veto = answering("veto-01", Cancel(), words.SUPPORT)
    played = given(ann, seat(combat="power-8*", hand="veto-01"), cards=[*samples(), veto])
    return played.play("continue", "play power-3", "done", "play sample-14", "use sample-14")


def test_a_stranded_turn_shuffles_the_deck_of_whoever_drew() -> None:
    """A deck that was drawn from has no determined order any more, also not at its bottom.  [LEG-6.8]"""
    played = drawing("aqua-21", bottom="filler-00 filler-01")
    assert played.state.bottom[ANN]
    played.play("play aqua-21", "interfere veto-01")
    assert played.told("retreated")
    assert len(played.told("deck_shuffled")) == 1
    assert played.state.bottom[ANN] == []


def test_a_drawn_card_that_is_cancelled_stays_discarded_when_the_turn_is_stranded() -> None:
    played = drawing("aqua-21")
    played.play("play aqua-21", "interfere veto-01")
    assert played.told("retreated")
    assert played.discards(ANN) == ["aqua-21"]
    assert set(played.hand(ANN)) == {"power-3", "sample-14", "aqua-16"}
    assert GAME.faults(played.state) == []


def test_an_answer_that_costs_the_card_needed_strands_the_turn_too() -> None:
    """BOB lets the character pass and ANN discard: three are not enough without the booster.  [LEG-6.8]"""
    thief = answering("spy-04", FoeDiscards(1), words.CHARACTER)
    bob = seat(combat="power-6*", hand="spy-04")
    played = given(seat(hand="power-3 booster-3-3"), bob, cards=[thief])
    played.play("continue", "play power-3", "interfere spy-04")
    assert played.told("retreated")
    assert set(played.hand(ANN)) >= {"power-3", "booster-3-3"}
    assert played.discards(BOB) == ["spy-04", "power-6"]
    # With a card to spare she gives that one away.
    played = given(seat(hand="power-3 booster-3-3 power-1"), bob, cards=[thief])
    played.play("continue", "play power-3", "interfere spy-04")
    assert played.choices == ["pick power-1"]
    played.play("pick power-1")
    assert played.decision == "p1 character"
    assert played.combat(ANN) == ["power-3*"]


def test_an_answer_that_takes_a_card_at_random_may_strand_the_turn() -> None:
    """What is lost is known only when BOB has picked.  [LEG-6.8]"""
    thief = answering("spy-05", DiscardFoeHand(1), words.CHARACTER)
    ann = seat(hand="power-3 booster-3-3 power-1")
    for lost, decision in (("power-1", "p1 character"), ("booster-3-3", "p1 begin")):
        bob = seat(combat="power-6*", hand="spy-05 hoax-01 hoax-02 hoax-03 hoax-04 hoax-05 hoax-06", deck=0)
        script = [f"lose {lost}", "deal filler-00", "deal filler-01", "deal filler-02"]
        played = given(ann, bob, cards=[thief], chance=script)
        played.play("continue", "play power-3", "interfere spy-05", "pick random")
        assert played.decision == decision


def test_an_announcement_cannot_be_cancelled_but_is_made_again() -> None:
    """There is no card that would not be played.  [LEG-18.7]"""
    shout = Card(
        "trap-05",
        "interference",
        5,
        words.INTERFERENCE,
        effects=[response(Cancel())],
        trigger=words.FOE_ANNOUNCES,
    )
    played = given(seat(hand="power-3 power-1"), seat(combat="power-3*", hand="trap-05"), cards=[shout])
    played.play("continue", "play power-3", "done", "done", "announce fire", "interfere trap-05")
    assert played.discards(BOB) == ["trap-05"]
    assert played.choices == ["announce fire"]
    assert not played.told("turn_examined")
    played.play("announce fire")
    assert played.announced == 3


def test_revealing_when_the_foe_announces() -> None:
    played = table(seat(hand="power-3 power-1"), seat(combat="power-3*", hand="sample-16"))
    played.play("continue", "play power-3", "done", "done", "announce fire")
    assert played.decision == "p2 respond"
    played.play("interfere sample-16")
    assert played.announced == 3
    assert played.is_revealed("power-1")


def test_a_leadership_card_is_cancelled() -> None:
    played = table(seat(hand="hoax-27 hoax-29"), seat(hand="sample-06"), fight=None, phase="leadership")
    played.play("play hoax-27", "interfere sample-06")
    assert played.leadership(ANN) == ["hoax-27"]
    assert not played.is_active("hoax-27")
    assert played.offers("play hoax-29")


def test_prohibitions_stop_interference_too() -> None:
    played = table(seat(hand="hoax-27", combat="terrah-12*"), seat(hand="sample-06"), phase="leadership")
    played.play("play hoax-27")
    assert played.seat == ANN


def test_a_landing_can_be_answered() -> None:
    trap = Card("trap-02", "interference", 2, 64, effects=samples()[13].effects, trigger=2)
    played = given(
        seat(ships="buka-29", cargo="buka-01@buka-29", hand="power-1"),
        seat(hand="trap-02", combat="power-1*"),
        cards=[trap],
        phase="begin",
    )
    played.play("land buka-29", "interfere trap-02")
    assert played.discards(ANN) == ["buka-01", "buka-29"]
    assert not played.state.landed


def test_hyla_replaces_hyla() -> None:
    played = table(seat(hand="sample-02"), seat(hyla="sample-11"), fight=None, phase="leadership")
    played.play("play sample-02")
    assert played.discards(BOB) == ["sample-11"]
    assert played.names([played.state.hyla]) == ["sample-02"]
    assert played.is_active("sample-02")


def test_hyla_works_for_its_owner_through_fights() -> None:
    played = table(seat(hyla="sample-02", hand="power-3"), seat(combat="power-1*"))
    played.play("continue", "play power-3", "done", "done", "announce fire")
    assert played.choices == ["use sample-02", "done"]
    played.play("use sample-02")
    assert len(played.hand(ANN)) == 7


def test_mutant_108_needs_a_foreign_hyla() -> None:
    assert table(seat(hand="mutant-108"), seat(hyla="sample-11")).offers("continue")
    assert not table(seat(hand="mutant-108"), seat(combat="power-0*")).offers("continue")


def test_replace() -> None:
    played = table(seat(hand="sample-03 hoax-29"), seat(), fight=None, phase="leadership")
    assert played.choices == ["play hoax-29", "replace sample-03", "done"]
    played.play("replace sample-03")
    assert played.discards(ANN) == ["sample-03"]
    assert len(played.hand(ANN)) == 2
    assert played.choices == ["done"]


def achieving(ann: Seat, bob: Seat, **options: object) -> LegendsTable:
    return table(ann, bob, match=True, achievements=True, **options)


def test_achievements_need_their_dragon() -> None:
    ann = seat(hand="sample-07 sample-17", dragons=1)
    played = achieving(ann, seat(), fight=None, phase="leadership")
    assert played.choices == ["play sample-07", "done"]
    played.play("play sample-07")
    assert played.names(played.state.achievements[ANN]) == ["sample-07"]


def test_achievements_are_unplayable_in_a_single_game() -> None:
    played = table(seat(hand="sample-07", dragons=1), seat(), fight=None, phase="leadership")
    assert played.choices == ["done"]


def test_aqua_15_waives_the_dragon() -> None:
    ann = seat(hand="sample-07", combat="aqua-15*")
    played = achieving(ann, seat(combat="power-1*"), phase="leadership")
    assert played.offers("play sample-07")


def test_each_discards_an_achievement_foe_first() -> None:
    ann = seat(hand="sample-07", dragons=1)
    played = achieving(ann, seat(achievements="sample-17"), fight=None, phase="leadership")
    played.play("play sample-07")
    assert played.decision == "p2 pick"
    played.play("pick sample-17")
    assert played.decision == "p1 pick"
    played.play("pick sample-07")
    assert played.discards(ANN) == ["sample-07"]
    assert played.discards(BOB) == ["sample-17"]


def test_an_achievement_that_takes_the_foes_leaves_him_nothing_to_discard() -> None:
    """Its text is resolved before each discards an achievement.  [LEG-10.8, LEG-18.10]"""
    taker = Card(
        "user-01",
        "crystal",
        1,
        words.ACHIEVEMENT,
        effects=[now(may(RemoveCards(words.ACHIEVEMENT, 1)))],
        dragon=1,
    )
    played = given(
        seat(hand="user-01"),
        seat(achievements="sample-17"),
        cards=[*samples(), taker],
        fight=None,
        phase="leadership",
        match=True,
        achievements=True,
    )
    played.play("play user-01", "use user-01", "pick sample-17")
    assert played.decision == "p1 pick"
    assert played.choices == ["pick user-01"]
    played.play("pick user-01")
    assert played.state.achievements == [[], []]
    assert played.discards(BOB) == ["sample-17"]
    assert played.decision == "p1 leadership"


def test_a_crystal_bonus() -> None:
    ann = seat(achievements="sample-07", dragons=3, combat="power-1*")
    played = achieving(ann, seat(), active=BOB)
    played.play("retreat")
    assert played.crystals == {ANN: 5, BOB: 0}
    assert played.state.over


def test_dragons_have_colours_and_are_chosen() -> None:
    played = achieving(seat(), seat(combat="power-1*"))
    played.play("retreat")
    assert played.decision == "p2 dragon"
    assert played.choices == ["dragon red", "dragon blue", "dragon green"]
    played.play("dragon blue")
    assert played.state.dragons == [2, 1, 2]
    assert GAME.view(played.state, ANN).dragons == [2, 1, 2]


def test_khind_32_lets_each_play_an_achievement() -> None:
    ann = seat(hand="khind-32 sample-07")
    played = achieving(ann, seat(hand="sample-17"), fight=None, phase="leadership")
    played.play("play khind-32")
    assert played.decision == "p2 text"
    played.play("use khind-32", "pick sample-17")
    assert played.names(played.state.achievements[BOB]) == ["sample-17"]
    played.play("use khind-32", "pick sample-07", "pick sample-17", "pick sample-07")
    assert played.state.achievements == [[], []]


def test_khind_32_can_only_be_skipped_without_an_achievement() -> None:
    played = achieving(seat(hand="khind-32 power-1"), seat(hand="power-2"), fight=None, phase="leadership")
    played.play("play khind-32")
    assert played.choices == ["skip khind-32"]
    played.play("skip khind-32", "skip khind-32")
    assert played.kind == "leadership"


def test_an_inquisitor_attracts_a_dragon_at_the_start() -> None:
    rng_deck = encode_deck(preset_deck(cardfile.samples().table(), "vulca"))
    built = {"kind": "built", "leader": "vulca-00", "inquisitor": "sample-q2"}
    own = [f"vulca-{number:02d}" for number in range(1, 31)]
    options = GAME.options(
        {
            "decks": [{**built, "cards": own}, {**built, "cards": own, "inquisitor": ""}],
            "inquisitors": True,
            "card_file": "samples",
            "first": "p2",
        }
    )
    state = GAME.setup(options, SeededChance(1))
    assert state.dragons.count(0) == 1
    assert rng_deck["preset"] == "vulca"


def test_options_of_modules_are_refused_with_reasons() -> None:
    with pytest.raises(InvalidOptions) as error:
        GAME.options({"decks": ["vulca", "nobody"], "first": "p3", "max_turns": -1, "match": 1, "odd": 0})
    assert {problem.option for problem in error.value.problems} == {
        "decks",
        "first",
        "max_turns",
        "match",
        "odd",
    }
    with pytest.raises(InvalidOptions):
        GAME.options({"decks": "vulca"})
    with pytest.raises(InvalidOptions):
        GAME.options({"card_file": {"version": 99}})
    with pytest.raises(InvalidOptions):
        GAME.options({"decks": [{"kind": "preset", "preset": "vulca", "family": "a"}, "hoax"]})


def test_no_interference_without_a_card() -> None:
    played = table(seat(hand="power-3 vulca-18"), seat(combat="power-3*", hand="power-1"))
    played.play("continue", "play power-3", "done", "play vulca-18")
    assert played.seat == ANN
    assert played.state.hyla == words.NONE


def test_an_answer_that_cancels_nothing_lets_the_card_be_played() -> None:
    spy = Card("spy-01", "interference", 1, 64, effects=[response(RevealHand())], trigger=1, trigger_types=15)
    ann = seat(hand="hoax-27 power-3 buka-07 power-1")
    played = given(ann, seat(hand="spy-01", combat="power-1*"), cards=[spy], phase="leadership")
    played.play("play hoax-27", "interfere spy-01")
    assert played.choices == ["use hoax-27", "skip hoax-27"]
    assert played.is_revealed("power-3")
    assert not played.is_revealed("hoax-27")
    again = given(ann, seat(hand="spy-01", combat="power-1*"), cards=[spy])
    again.play("continue", "play power-3", "pass", "done", "bluff buka-07", "interfere spy-01")
    assert again.support(ANN) == ["bluff:buka-07"]
    assert again.is_revealed("power-1")
    assert GAME.view(again.state, BOB).seats[ANN].support[0].id == "?"


def test_a_question_in_the_middle_of_an_answer_keeps_the_card_in_limbo() -> None:
    thief = Card(
        "spy-02", "interference", 2, 64, effects=[response(FoeDiscards(1))], trigger=1, trigger_types=4
    )
    ann = seat(hand="power-3 buka-07 power-1 power-2")
    for line, hidden in (("bluff buka-07", True), ("play support-1-1", False)):
        hand = seat(hand="power-3 buka-07 power-1 power-2 support-1-1") if not hidden else ann
        played = given(hand, seat(hand="spy-02", combat="power-1*"), cards=[thief])
        played.play("continue", "play power-3", "done", line, "interfere spy-02")
        assert played.decision == "p1 pick"
        for viewer in (ANN, BOB, None):
            view = GAME.view(played.state, viewer)
            other = GAME.determinise(view, Rng(viewer or 0))
            assert GAME.view(other, viewer) == view
            assert GAME.faults(other) == []
        data = GAME.encode_state(played.state)
        assert data["zone"].count(10) == 1  # type: ignore[attr-defined]
        played.play("pick power-1")
        assert len(played.support(ANN)) == 1
        assert played.discards(ANN) == ["power-1"]


# --- cards that a text plays can be answered too  [LEG-18.6]


def answering(id: str, effect: Effect, types: int) -> Card:
    """An interference card of a user's file, for plays of these types."""
    return Card(
        id,
        "interference",
        9,
        words.INTERFERENCE,
        effects=[response(effect)],
        trigger=words.FOE_PLAYS,
        trigger_types=types,
    )


def searching(deck: str, bob: str) -> LegendsTable:
    """ANN searches her deck with buka-27."""
    ann = seat(hand="buka-27 power-3", ships="buka-29", deck=deck)
    veto = answering("veto-01", Cancel(), words.INFLUENCE | words.ACHIEVEMENT)
    spy = answering("spy-03", FoeDiscards(1), words.INFLUENCE)
    played = given(ann, seat(hand=bob), cards=[*samples(), veto, spy], fight=None, phase="leadership")
    return played.play("play buka-27", "use buka-27")


def test_an_influence_card_played_by_buka_27_can_be_cancelled() -> None:
    played = searching("buka-30 power-1 power-2", "veto-01")
    played.play("pick buka-30")
    assert played.decision == "p2 respond"
    assert played.choices == ["interfere veto-01", "pass"]
    played.play("interfere veto-01")
    assert played.discards(ANN) == ["buka-30"]
    assert played.discards(BOB) == ["veto-01"]
    assert played.ships(ANN) == ["buka-29"]
    # The card has left the deck by her doing, and the deck was searched.
    assert played.state.takes[ANN] == 1
    assert played.deck(ANN) == ["power-1", "power-2"]
    assert played.told("deck_shuffled")
    assert played.state.plays == 1
    assert played.decision == "p1 leadership"
    assert GAME.faults(played.state) == []


def test_a_search_that_is_let_pass_goes_on_as_without_a_question() -> None:
    asked = searching("buka-30 power-1 power-2", "veto-01").play("pick buka-30", "pass")
    free = searching("buka-30 power-1 power-2", "power-9").play("pick buka-30")
    for played in (asked, free):
        assert played.ships(ANN) == ["buka-29", "buka-30"]
        assert played.state.takes[ANN] == 1
        assert played.decision == "p1 leadership"
    numbers = [GAME.encode_view(GAME.view(played.state, None))["numbers"] for played in (asked, free)]
    assert numbers[0] == numbers[1]


def test_a_load_by_buka_27_is_no_play_and_opens_no_question() -> None:
    played = searching("buka-30 power-1 power-2", "veto-01").play("pick power-1", "pick buka-29")
    assert played.cargo(ANN) == ["power-1"]
    assert played.decision == "p1 leadership"


def test_nobody_sees_that_a_search_waits_for_an_answer() -> None:
    played = searching("buka-30 power-1 power-2", "veto-01")
    before = [GAME.view(played.state, viewer) for viewer in (ANN, None)]
    played.play("pick buka-30")
    assert [GAME.view(played.state, viewer) for viewer in (ANN, None)] == before
    assert before[0].asked
    assert before[0].kind == "pick"
    asked_event = played.told("response_asked")[0]
    assert (asked_event.seen_by(ANN), asked_event.seen_by(None)) == (None, None)
    asked = GAME.view(played.state, BOB)
    assert asked.frames[-1].card == "0:buka-30"
    # The card that is named lies in the deck in whatever the responder imagines.
    for seed in range(5):
        other = GAME.determinise(asked, Rng(seed))
        assert GAME.view(other, BOB) == asked
        assert GAME.faults(other) == []
        assert other.zone[played.card("buka-30")] == words.IN_DECK
        GAME.advance(other, GAME.parse(other, "interfere veto-01"), SeededChance(seed))
        assert GAME.faults(other) == []


def test_an_answer_to_a_search_that_cancels_nothing() -> None:
    played = searching("buka-30 power-1 power-2", "spy-03").play("pick buka-30", "interfere spy-03")
    assert played.decision == "p1 pick"
    for viewer in (ANN, BOB, None):
        view = GAME.view(played.state, viewer)
        assert GAME.view(GAME.determinise(view, Rng(1)), viewer) == view
    played.play("pick power-3")
    assert played.ships(ANN) == ["buka-29", "buka-30"]
    assert played.decision == "p1 leadership"
    assert GAME.faults(played.state) == []


def test_an_achievement_played_by_khind_32_can_be_cancelled_in_its_owners_turn_only() -> None:
    veto = answering("veto-02", Cancel(), words.ACHIEVEMENT)
    ann = seat(hand="khind-32 sample-07 veto-02")
    bob = seat(hand="sample-17 veto-02")
    played = given(
        ann, bob, cards=[*samples(), veto], fight=None, phase="leadership", match=True, achievements=True
    )
    # In ANN's turn she cannot answer what BOB plays: interference is for the foe's turn.
    played.play("play khind-32", "use khind-32", "pick sample-17")
    assert played.names(played.state.achievements[BOB]) == ["sample-17"]
    assert played.decision == "p1 text"
    played.play("use khind-32", "pick sample-07")
    assert played.decision == "p2 respond"
    assert GAME.view(played.state, BOB).frames[-1].card == "0:sample-07"
    other = GAME.determinise(GAME.view(played.state, BOB), Rng(1))
    assert other.zone[played.card("sample-07")] == words.IN_HAND
    played.play("interfere veto-02")
    assert played.discards(ANN) == ["sample-07"]
    # Nothing was placed: nobody discards an achievement for it (LEG-18.10).
    assert played.names(played.state.achievements[BOB]) == ["sample-17"]
    assert played.decision == "p1 leadership"


def test_a_pick_that_plays_nothing_is_no_question() -> None:
    everything = answering("veto-03", Cancel(), words.ANY_TYPE)
    bob = seat(hand="veto-03")
    played = given(seat(hand="power-1 power-2"), bob, cards=[*samples(), everything], fight=None)
    played.play("decline", "pick power-1")
    assert played.decision == "p1 decline"


@pytest.mark.parametrize(
    ("deck", "choices"),
    [
        ("aqua-16 aqua-21", ["continue", "retreat"]),
        ("aqua-16 filler-01", ["retreat"]),
    ],
)
def test_a_turn_must_come_through_whatever_is_drawn(deck: str, choices: list[str]) -> None:
    """Ann lacks two, and Sample Spirit of Haste draws a card: every one must help.  [LEG-6.4]"""
    ann = seat(hand="power-2 sample-14", deck=deck)
    assert table(ann, seat(combat="power-5*")).choices == choices


MANY_CARDS = """
version = 1

[[cards]]
id = "mine-01"
people = "spirit"
number = 1
name = "Well of Plenty"
type = "booster"
fire = 1
earth = 1
moons = 1
text = [{ kind = "draw", when = "now", may = true, n = 4, source = "deck" }]
summary = "You may draw four cards."
"""


@pytest.mark.parametrize(("power", "is_offered"), [(3, True), (4, False)])
def test_of_many_ways_to_draw_the_turn_must_do_without(power: int, is_offered: bool) -> None:
    """Four of twenty cards can come in 116,280 ways; all of them would help.  [LEG-6.4]"""
    ann = seat(hand="power-2 mine-01", deck=" ".join(f"booster-5-{number}" for number in range(20)))
    played = given(ann, seat(combat=f"power-{power}*"), cards=cardfile.load(MANY_CARDS, "mine.toml").cards)
    assert played.offers("continue") == is_offered
    if is_offered:
        played.play("continue", "play power-2", "done", "play mine-01", "use mine-01")
        assert len(played.hand(ANN)) == 4


def test_hyla_and_achievements_are_drawn() -> None:
    played = achieving(seat(hyla="sample-02"), seat(achievements="sample-17"))
    text = render.draw(GAME.view(played.state, ANN))
    assert "Hyla: sample-02 of p1" in text
    assert "achieved" in text
    assert "sample-17" in text


@pytest.mark.parametrize(
    "lines",
    [
        ["play hoax-20"],
        ["bluff buka-07"],
        ["done", "announce fire"],
    ],
    ids=["a support", "a bluff", "an announcement"],
)
def test_whoever_sees_what_waits_for_an_answer_can_imagine_the_rest(lines: list[str]) -> None:
    everything = words.CHARACTER | words.BOOSTER | words.SUPPORT
    kinds = [(words.FOE_PLAYS, everything), (words.FOE_ANNOUNCES, 0)]
    traps = [
        Card(
            f"trap-0{number}",
            "interference",
            number,
            words.INTERFERENCE,
            trigger=trigger,
            trigger_types=types,
        )
        for number, (trigger, types) in enumerate(kinds, 3)
    ]
    bob = seat(combat="power-2*", hand="trap-03 trap-04")
    played = given(seat(hand="power-3 hoax-20 buka-07 buka-09"), bob, cards=traps)
    played.play("continue", "play power-3", "pass", "done", *lines)
    assert played.decision == "p2 respond"
    for viewer in (ANN, BOB, None):
        view = GAME.view(played.state, viewer)
        for number in range(5):
            imagined = GAME.determinise(view, Rng(number))
            assert GAME.view(imagined, viewer) == view
            assert GAME.faults(imagined) == []
