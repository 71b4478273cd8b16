"""The Mimix cards with a text, each as a piece of a game."""

from __future__ import annotations

from games.legends.cards.report import is_known
from games.legends.table_language import ANN, BOB, given, seat


def test_mimix_18_shows_three_cards_discards_one_and_takes_the_rest() -> None:
    table = given(
        seat(
            hand="mimix-18 hoax-01 hoax-02 hoax-03 hoax-04 hoax-05 hoax-06", deck="vulca-01 vulca-02 vulca-03"
        ),
        seat(combat="hoax-09*"),
    )
    table.play("continue", "play mimix-18", "done", "done", "announce fire", "use mimix-18")
    assert table.choices == ["pick vulca-01", "pick vulca-02", "pick vulca-03"]
    table.play("pick vulca-02")
    assert table.discards(ANN) == ["vulca-02"]
    assert {"vulca-01", "vulca-03"} <= set(table.hand(ANN))
    assert len(table.hand(ANN)) == 8
    assert is_known(table, "vulca-01")


def test_mimix_18_discards_a_single_card() -> None:
    table = given(
        seat(hand="mimix-18 hoax-01 hoax-02 hoax-03 hoax-04 hoax-05 hoax-06", deck="vulca-01"),
        seat(combat="hoax-09*"),
    )
    table.play("continue", "play mimix-18", "done", "done", "announce fire", "use mimix-18", "pick vulca-01")
    assert table.discards(ANN) == ["vulca-01"]
    assert len(table.hand(ANN)) == 6


def test_mimix_19_draws_three_and_shuffles_two_hand_cards_in() -> None:
    table = given(
        seat(
            hand="mimix-19 hoax-01 hoax-02 hoax-03 hoax-04 hoax-05 hoax-06", deck="vulca-01 vulca-02 vulca-03"
        ),
        seat(combat="hoax-09*"),
    )
    table.play("continue", "play mimix-19", "done", "done", "announce fire", "use mimix-19")
    assert len(table.hand(ANN)) == 9
    table.play("pick vulca-01", "pick hoax-04")
    assert len(table.hand(ANN)) == 7
    assert table.deck(ANN) == ["hoax-04", "vulca-01"]


def test_mimix_20_searches_the_deck_after_the_support_phase() -> None:
    table = given(seat(hand="mimix-20", deck="vulca-01 vulca-02 vulca-03"), seat(combat="hoax-09*"))
    table.play("continue", "play mimix-20", "done", "done", "use mimix-20")
    assert table.choices == ["pick vulca-01", "pick vulca-02", "pick vulca-03", "pick none"]
    table.play("pick vulca-03")
    assert table.hand(ANN) == ["vulca-03"]
    assert is_known(table, "vulca-03")
    assert table.choices == ["announce fire"]


def test_mimix_20_ends_the_plays_of_the_turn() -> None:
    table = given(seat(hand="mimix-20 mimix-25 hoax-21", deck=5), seat(combat="hoax-09*"))
    table.play("continue", "play mimix-20", "done")
    assert table.choices == ["done"]


def test_mimix_21_takes_two_random_cards_from_the_discard_pile() -> None:
    table = given(seat(hand="mimix-21", discard="vulca-01 vulca-02 vulca-03"), seat(combat="hoax-09*"))
    table.play("continue", "play mimix-21", "done", "done", "use mimix-21")
    assert len(table.hand(ANN)) == 2
    assert len(table.discards(ANN)) == 1


def test_mimix_21_needs_two_discards() -> None:
    table = given(seat(hand="mimix-21", discard="vulca-01"), seat(combat="hoax-09*"))
    table.play("continue", "play mimix-21", "done", "done")
    assert table.choices == ["announce fire"]


def test_mimix_28_forbids_boosters() -> None:
    table = given(seat(hand="hoax-06 mimix-25 aqua-16 hoax-21"), seat(combat="hoax-09*", support="mimix-28*"))
    table.play("continue", "play hoax-06", "done")
    assert table.choices == ["play hoax-21", "done"]


def test_mimix_29_gives_one_dragon_less_when_its_owner_retreats() -> None:
    table = given(seat(support="mimix-29*"), seat(combat="hoax-09*"))
    table.play("retreat")
    assert table.dragons[BOB] == 0


def test_mimix_29_counts_against_a_dragon_more() -> None:
    """Worked example W17 of the rules.  [LEG-8.3]"""
    table = given(seat(support="mimix-29*"), seat(combat="hoax-01 hoax-02 hoax-03 hoax-04 hoax-05 hoax-10*"))
    table.play("retreat")
    assert table.dragons[BOB] == 2


def test_mimix_30_takes_a_card_of_the_combat_area_back() -> None:
    table = given(
        seat(hand="mimix-30", combat="hoax-06 mimix-25 hoax-07*", support="hoax-21*"),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play("play mimix-30", "use mimix-30")
    assert table.choices == ["pick hoax-06", "pick mimix-25", "pick hoax-07"]
    table.play("pick hoax-06")
    assert table.hand(ANN) == ["hoax-06"]


def test_mimix_31_takes_a_card_from_the_discard_pile() -> None:
    table = given(
        seat(hand="mimix-31", discard="vulca-01 vulca-02 vulca-03"),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play("play mimix-31", "use mimix-31", "pick vulca-02")
    assert table.hand(ANN) == ["vulca-02"]
    assert sorted(table.discards(ANN)) == ["vulca-01", "vulca-03"]


def test_mimix_32_shuffles_both_discard_piles_into_the_decks() -> None:
    table = given(
        seat(hand="mimix-32", discard="vulca-01 vulca-02"),
        seat(combat="hoax-09*", discard="vulca-03"),
        phase="leadership",
    )
    table.play("play mimix-32")
    assert (table.discards(ANN), table.discards(BOB)) == ([], [])
    assert (table.deck_size(ANN), table.deck_size(BOB)) == (12, 11)


def test_mimix_20_searches_again_when_it_fights_on() -> None:
    table = given(
        seat(hand="khind-31", combat="mimix-20*", deck="vulca-01 vulca-02"),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play(
        "play khind-31", "done", "continue", "done", "done", "use mimix-20", "pick vulca-02", "announce fire"
    )
    assert "vulca-02" in table.hand(ANN)


def test_mimix_21_digs_again_when_it_fights_on() -> None:
    table = given(
        seat(hand="khind-31", combat="mimix-21*", discard="vulca-01 vulca-02"),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play("play khind-31", "done", "continue", "done", "done", "use mimix-21")
    assert table.hand(ANN) == ["vulca-01", "vulca-02"]


def test_mimix_31_cannot_take_where_nothing_may_be_taken() -> None:
    table = given(seat(hand="mimix-31", discard="vulca-01"), seat(combat="pillar-15*"), phase="leadership")
    table.play("play mimix-31")
    assert table.choices == ["done"]


def test_mimix_18_shows_no_more_than_may_be_taken() -> None:
    table = given(
        seat(hand="mimix-18 hoax-01 hoax-02 hoax-03 hoax-04 hoax-05 hoax-06", deck="vulca-01 vulca-02"),
        seat(combat="hoax-09*", support="khind-25*"),
    )
    table.play("continue", "play mimix-18", "done", "done", "announce fire", "use mimix-18")
    assert len(table.choices) == 1
    table.play(table.choices[0])
    assert len(table.hand(ANN)) == 6
    assert len(table.discards(ANN)) == 1
