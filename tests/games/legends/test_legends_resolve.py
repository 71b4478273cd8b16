"""Texts that happen once: all or nothing, as far as possible, picks.  [LEG-15, LEG-17]"""

from __future__ import annotations

from games.legends.table_language import ANN, BOB, LegendsTable, given, seat
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.dragons import DragonForDiscards
from obelisk.games.legends.texts.draw import Draw, DrawSift, Search
from obelisk.games.legends.texts.effect import Effect, after_support, at_end, may, now
from obelisk.games.legends.texts.module import AttractDragons
from obelisk.games.legends.texts.remove import FoeDiscards, RemoveCards
from obelisk.games.legends.texts.ship import LoadShip


def card(id: str, *effects: Effect, type: int = words.LEADERSHIP) -> Card:
    values = 1 if type != words.LEADERSHIP else None
    return Card(id, "user", 1, type, values, values, effects=list(effects))


def must(effect: DrawSift | LoadShip) -> Effect:
    """An optional kind that a card makes mandatory."""
    effect.may = False
    return now(effect)


def test_end_draws_are_stopped_but_not_turn_ending_ones() -> None:
    for mine in ("vulca-15", "mimix-18", "mimix-19"):
        table = given(seat(combat=f"{mine}*"), seat(support="flit-28*"), phase="end")
        assert table.choices == ["done"]
        assert given(seat(combat=f"{mine}*"), phase="end").offers(f"use {mine}")
    table = given(seat(combat="hoax-15*"), seat(support="flit-28*"), phase="end")
    table.play("done")
    assert table.choices == ["use hoax-15", "skip hoax-15"]


def test_other_optional_texts_can_always_be_done() -> None:
    mine = card("user-01", now(may(AttractDragons(1))))
    table = given(seat(hand="user-01"), cards=[mine], phase="leadership", fight=None)
    table.play("play user-01", "use user-01")
    assert table.dragons == {ANN: 1, BOB: 0}


def test_aqua_30_without_characters() -> None:
    table = given(seat(hand="aqua-30"), seat(combat="booster-1-1* booster-2-2*"), phase="leadership")
    table.play("play aqua-30", "use aqua-30")
    assert table.combat(BOB) == []


def test_aqua_30_offers_only_keepers_that_leave_something_to_discard() -> None:
    table = given(seat(hand="aqua-30"), seat(combat="aqua-02* aqua-07*"), phase="leadership")
    table.play("play aqua-30", "use aqua-30")
    assert table.choices == ["pick aqua-02"]
    alone = given(seat(hand="aqua-30"), seat(combat="aqua-07*"), phase="leadership")
    alone.play("play aqua-30")
    assert alone.kind == "leadership"


def test_loading_by_text() -> None:
    table = given(seat(hand="buka-29 hoax-27 hoax-06"), phase="leadership", fight=None)
    table.play("play buka-29", "use buka-29")
    assert table.choices == ["pick hoax-06", "done"]
    table.play("pick hoax-06")
    assert table.choices == ["done"]
    table.play("done")
    assert table.cargo(ANN) == ["hoax-06"]


def test_a_full_ship_takes_no_more() -> None:
    ship = Card(
        "user-02", "user", 2, words.INFLUENCE, subtype=words.SHIP, capacity=1, effects=[must(LoadShip(3))]
    )
    table = given(seat(hand="user-02 hoax-06 hoax-07"), cards=[ship], phase="leadership", fight=None)
    table.play("play user-02", "pick hoax-06")
    assert table.choices == ["done"]


def test_nothing_to_load_can_only_be_skipped() -> None:
    table = given(seat(hand="buka-29 hoax-27"), phase="leadership", fight=None)
    table.play("play buka-29")
    assert table.choices == ["skip buka-29"]
    stopped = given(seat(hand="buka-29 hoax-06"), seat(combat="hoax-13*"), phase="leadership")
    assert not stopped.offers("play hoax-27")
    stopped.play("play buka-29")
    assert stopped.kind == "leadership"


def test_entreat_favor_finds_nothing_under_a_wall() -> None:
    table = given(seat(hand="buka-27", deck="buka-28 hoax-06"), seat(support="vulca-26*"), phase="leadership")
    assert not KNOWN.card("buka-27").effects[0].can_do(table.state, table.card("buka-27"), ANN)
    table.play("play buka-27")
    assert table.kind == "leadership"


def test_khind_32_does_nothing_in_a_single_game() -> None:
    table = given(seat(hand="khind-32 power-1"), seat(hand="power-2"), phase="leadership", fight=None)
    assert not KNOWN.card("khind-32").effects[0].can_do(table.state, table.card("khind-32"), ANN)
    table.play("play khind-32")
    assert table.kind == "leadership"


def test_chosen_texts_are_always_asked_about_if_a_card_made_them_optional() -> None:
    table = given(seat(hand="aqua-32"), phase="leadership", fight=None)
    assert KNOWN.card("aqua-32").effects[0].is_asked(table.state, table.card("aqua-32"), ANN, 0)


def test_digging_as_far_as_possible() -> None:
    digger = card("user-03", now(Draw(3, source=words.RANDOM_DISCARD)))
    table = given(
        seat(hand="user-03", discard="hoax-01 hoax-02"), cards=[digger], phase="leadership", fight=None
    )
    table.play("play user-03")
    assert sorted(table.hand(ANN)) == ["hoax-01", "hoax-02"]
    assert table.discards(ANN) == []
    few = given(
        seat(hand="user-03", discard="hoax-01 hoax-02"),
        seat(support="vulca-27*", combat="pillar-15*"),
        cards=[digger],
        phase="leadership",
    )
    few.play("play user-03")
    assert few.hand(ANN) == []
    assert few.told("card_turned_up")


def test_digging_leaves_an_undetermined_pile() -> None:
    ann = seat(hand="khind-30", discard="hoax-01 hoax-02 hoax-03 hoax-04 hoax-05")
    chance = ["dig hoax-02", "dig hoax-04", "dig hoax-01", "turn hoax-05"]
    table = given(ann, phase="leadership", fight=None, chance=chance)
    table.play("play khind-30", "use khind-30")
    assert table.hand(ANN) == ["hoax-01", "hoax-02", "hoax-04"]
    assert table.discards(ANN) == ["hoax-03", "hoax-05"]


def test_taking_the_top_of_a_shuffled_pile_turns_up_another() -> None:
    ann = seat(hand="khind-30 mimix-31", discard="hoax-01 hoax-02 hoax-03 hoax-04 hoax-05")
    chance = ["dig hoax-02", "dig hoax-04", "dig hoax-01", "turn hoax-05", "turn hoax-03"]
    table = given(ann, phase="leadership", fight=None, chance=chance)
    table.play("play khind-30", "use khind-30")
    table.state.led = False
    table.state.choices = None
    table.play("play mimix-31", "use mimix-31", "pick hoax-05")
    assert table.discards(ANN) == ["hoax-03"]


def test_a_mandatory_sift_with_nothing_to_draw() -> None:
    sift = card("user-04", must(DrawSift(3, 1, words.DRAWN, words.DISCARD, True)))
    table = given(seat(hand="user-04", deck=0), cards=[sift], phase="leadership", fight=None)
    table.play("play user-04")
    assert table.kind == "leadership"


def test_sifting_gives_drawn_or_held_cards() -> None:
    table = given(seat(combat="mimix-18*", hand="power-1"), phase="end")
    table.play("use mimix-18")
    assert len(table.choices) == 3
    assert "pick power-1" not in table.choices
    table.play(table.choices[0])
    assert len(table.hand(ANN)) == 3
    hidden = card(
        "user-05", at_end(may(DrawSift(2, 1, words.DRAWN, words.DECK, False))), type=words.CHARACTER
    )
    table = given(seat(combat="user-05*"), cards=[hidden], phase="end")
    table.play("use user-05")
    table.play(table.choices[0])
    assert (len(table.hand(ANN)), table.deck_size(ANN)) == (1, 9)
    back = given(seat(combat="mimix-19*", deck=1), phase="end")
    back.play("use mimix-19", "pick filler-00")
    assert back.hand(ANN) == []


def test_a_text_from_a_ship_only() -> None:
    raid = RemoveCards(words.CHARACTER | words.BOOSTER, words.ALL, from_ship=True)
    mine = card("user-06", now(raid), type=words.CHARACTER)
    table = given(seat(hand="user-06"), seat(combat="power-1*"), cards=[mine])
    table.play("continue", "play user-06")
    assert table.combat(BOB) == ["power-1*"]


def test_mandatory_removal_without_prey() -> None:
    mine = card(
        "user-07",
        now(RemoveCards(words.CHARACTER | words.BOOSTER, words.ALL, keep_one_character=True)),
        type=words.CHARACTER,
    )
    table = given(seat(hand="user-07"), seat(combat="power-1*"), cards=[mine])
    table.play("continue", "play user-07")
    assert table.combat(BOB) == ["power-1*"]
    one = card("user-08", now(RemoveCards(words.SUPPORT, 1)), type=words.CHARACTER)
    table = given(seat(hand="user-08"), seat(combat="power-1*"), cards=[one])
    table.play("continue", "play user-08")
    assert table.kind == "character"


def test_own_cards_are_removed_each_foe_first() -> None:
    table = given(
        seat(hand="flit-32", support="support-1-1* aqua-23*"),
        seat(combat="power-1*", support="support-2-2*"),
        phase="leadership",
    )
    table.play("play flit-32")
    assert table.support(BOB) == []
    assert table.support(ANN) == ["aqua-23*"]


def test_searching_for_two_under_a_limit() -> None:
    mine = card("user-09", now(may(Search(words.DECK, 2))))
    table = given(seat(hand="user-09"), seat(support="khind-25*"), cards=[mine], phase="leadership")
    table.play("play user-09", "use user-09", "pick filler-03")
    assert table.choices == ["pick none"]
    table.play("pick none")
    assert table.hand(ANN) == ["filler-03"]
    assert table.told("deck_shuffled")


def test_after_support_texts_in_the_owners_order() -> None:
    more = card("user-10", after_support(may(Draw(1))), type=words.CHARACTER)
    ann = seat(hand="khind-31", combat="user-10* mimix-20* mimix-21*", discard="hoax-01 hoax-02")
    table = given(ann, seat(combat="power-1*"), cards=[more], phase="leadership")
    table.play("play khind-31", "done", "continue", "done", "done")
    assert table.kind == "text"
    assert set(table.choices) == {
        "use user-10",
        "skip user-10",
        "use mimix-20",
        "skip mimix-20",
        "use mimix-21",
        "skip mimix-21",
    }
    table.play("skip mimix-20", "use mimix-21", "use user-10")
    assert table.kind == "announce"
    assert len(table.hand(ANN)) == 3


def test_two_texts_of_one_card_at_the_same_moment_are_asked_about_in_printed_order() -> None:
    both = card(
        "user-13", after_support(may(Draw(1))), after_support(may(FoeDiscards(1))), type=words.CHARACTER
    )
    ann = seat(hand="khind-31", combat="user-13*")
    table = given(ann, seat(combat="power-1*", hand="power-2"), cards=[both], phase="leadership")
    table.play("play khind-31", "done", "continue", "done", "done")
    assert table.choices == ["use user-13", "skip user-13"]
    table.play("skip user-13")
    assert table.hand(ANN) == []
    assert table.choices == ["use user-13", "skip user-13"]
    table.play("use user-13")
    assert table.decision == "p2 pick"
    table.play("pick power-2")
    assert table.kind == "announce"


def test_a_batch_forgets_texts_that_cannot_resolve_any_more() -> None:
    table = given(seat(combat="hoax-15*", hand="power-1 power-2 power-3"), phase="end")
    table.play("done", "skip hoax-15")
    assert table.decision == "p2 begin"
    ignored = given(seat(combat="hoax-15*"), seat(support="khind-27*"), phase="end")
    ignored.play("done")
    assert ignored.decision == "p2 begin"


def test_a_batch_text_that_is_switched_off_meanwhile() -> None:
    table = given(seat(combat="hoax-15*"), phase="end")
    table.play("done")
    frame = table.state.frames[-1]
    table.state.flags[table.card("hoax-15")] &= ~1
    table.state.texts[ANN].clear()
    table.state.sides = None
    table.state.choices = None
    assert frame.picks
    assert table.choices == []


def test_down_to_is_as_far_as_possible() -> None:
    bob = seat(hand="power-1 power-2 power-3 power-4 power-5 power-6 power-7", combat="power-0*")
    table = given(seat(hand="aqua-29"), bob, phase="leadership")
    table.play("play aqua-29")
    assert table.decision == "p2 pick"
    table.play("pick power-1", "pick power-2")
    assert len(table.hand(BOB)) == 5
    few = given(seat(hand="aqua-29"), seat(hand="power-1", combat="power-0*"), phase="leadership")
    few.play("play aqua-29")
    assert few.kind == "leadership"
    optional = card("user-11", now(may(FoeDiscards(down_to=2))))
    asked = given(seat(hand="user-11"), bob, cards=[optional], phase="leadership")
    asked.play("play user-11")
    assert asked.choices == ["use user-11", "skip user-11"]


def test_dragon_for_discards_is_asked_without_telling() -> None:
    table = given(seat(hand="flit-30 power-1 booster-1-1"), phase="leadership", fight=None)
    table.play("play flit-30")
    assert table.choices == ["skip flit-30"]
    table = given(seat(hand="flit-30 power-1 power-2 power-3"), phase="leadership", fight=None)
    table.play("play flit-30", "use flit-30", "pick power-1", "pick power-2", "pick power-3")
    assert table.dragons == {ANN: 1, BOB: 0}
    assert table.discards(ANN) == ["power-1", "power-2", "power-3"]


def test_a_batch_does_not_tell_about_the_hand() -> None:
    sacrifice = card(
        "user-12", after_support(may(DragonForDiscards(Cost(characters=2)))), type=words.CHARACTER
    )
    table = given(
        seat(hand="user-12 power-1 booster-1-1"), cards=[sacrifice], fight="started", phase="character"
    )
    table.play("play user-12", "done", "done")
    assert table.choices == ["skip user-12"]


def test_vulca_32_does_not_tell_how_leadership_cards_lie() -> None:
    ann = seat(hand="vulca-32", leadership="hoax-29 hoax-27")
    table = given(ann, seat(leadership="flit-31 flit-30", combat="power-1*"), phase="leadership")
    table.play("play vulca-32")
    assert table.seat == BOB
    assert table.choices == ["pick flit-30", "pick flit-31"]
    table.play("pick flit-30", "pick hoax-27")
    assert table.leadership(BOB) == ["flit-31"]
    assert table.leadership(ANN) == ["hoax-29", "vulca-32"]
    assert [event.facts["card"] for event in table.told("card_turned_up")] == ["flit-31", "vulca-32"]


def test_a_played_text_that_does_not_happen_is_told_with_its_cause() -> None:
    """Ignored or void because of cards of the other side, or nothing that it could be done with."""

    def failed(table: LegendsTable) -> list[dict[str, object]]:
        return [dict(event.facts) for event in table.told("text_failed")]

    idle = given(seat(hand="hoax-30"), seat(combat="power-1*"), phase="leadership").play("play hoax-30")
    assert failed(idle) == [{"seat": ANN, "card": "hoax-30", "cards": []}]
    foe = seat(combat="flit-07*", support="hoax-26*")
    silent = given(seat(hand="khind-07"), foe).play("continue", "play khind-07")
    assert failed(silent) == [{"seat": ANN, "card": "khind-07", "cards": ["flit-07"]}]
    mirror = given(seat(hand="power-9 khind-27"), seat(combat="power-1*", support="khind-27*"))
    mirror.play("continue", "play power-9", "done", "play khind-27")
    assert failed(mirror) == [{"seat": ANN, "card": "khind-27", "cards": ["khind-27"]}], "both are void"
    drawn = given(seat(hand="hoax-27"), seat(combat="power-1*"), phase="leadership").play("play hoax-27")
    assert failed(drawn) == []
