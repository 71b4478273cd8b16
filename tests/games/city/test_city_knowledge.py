"""Who knows what: views, the stock, the cards aside, and the hidden states that fit.  [CITY-15]"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.city.city_table import CityTable, cards_text, counted, custom_set, given
from obelisk.core.event import seen_events
from obelisk.core.rng import Rng
from obelisk.games.city import GAME
from obelisk.games.city.kinds import KIND_NAMES
from repeated import few_interpreted

SECRETS = {"hands", "deck", "aside", "drawn", "format"}


def encoded(table: CityTable, seat: str) -> dict[str, Any]:
    return GAME.encode_view(table.view(seat))


def busy() -> CityTable:
    """Three players in the middle of a game, cards aside included."""
    return given(
        active="p2",
        figure="d4",
        phase="discard",
        hand="k1+g1",
        hands={"p1": "r3+r2+y1", "p3": "w1"},
        discards="n3+n2",
        aside="b3+b2",
        crystals=[3, 4, 5],
        scales=[1, 2, 0],
        rebuilt=["c4"],
        markers={"c2": {1: "p3"}},
        dragons={"water": "d4"},
        obelisk=["p1"],
    )


@pytest.mark.parametrize("seat", ["p1", "p2", "p3", "nobody"])
def test_15_1_to_15_3_public_facts_are_in_every_view(seat: str) -> None:
    table = busy()
    view = encoded(table, seat)
    public = {name: value for name, value in table.data.items() if name not in SECRETS}
    assert {name: view[name] for name in public} == public
    assert (view["hand_sizes"], view["deck_size"], view["aside_size"]) == (
        [3, 2, 1],
        70,
        2,
    )
    own = {"format", "seat", "hand", "drawn", "hand_sizes", "deck_size", "aside_size"}
    assert set(view) == set(public) | own


def test_15_4_a_hand_is_its_owners() -> None:
    table = busy()
    assert cards_text(encoded(table, "p1")["hand"]) == "r3+r2+y1"
    assert cards_text(encoded(table, "p2")["hand"]) == "k1+g1"
    assert cards_text(encoded(table, "p3")["hand"]) == "w1"
    assert (encoded(table, "nobody")["hand"], encoded(table, "nobody")["seat"]) == ({}, None)
    assert [encoded(table, f"p{seat}")["seat"] for seat in (1, 2, 3)] == [0, 1, 2]


def test_15_4_and_15_5_drawn_cards_are_told_to_their_owner_cards_aside_to_nobody() -> None:
    table = given(figure="d4", hand="w3+w2", rebuilt=["e4"], markers={"d4": {2: "p2"}}).play("p1 done")
    table.play("p1 build 1 w3+w2", draws="k3+k2+r3+r2+b3+b2")
    assert table.told("p1", "card") == [
        "card_put_aside p1",
        "card_put_aside p1",
        "card_drawn p2",
        "card_drawn p2",
        "card_drawn p1 b3",
        "card_drawn p1 b2",
    ]
    assert table.told("p2", "card")[2:] == [
        "card_drawn p2 r3",
        "card_drawn p2 r2",
        "card_drawn p1",
        "card_drawn p1",
    ]
    assert table.told("p1", "aside") == ["aside_taken p1 2 k3+k2"]
    for seat in ("p2", "p3", "nobody"):
        assert table.told(seat, "aside") == ["aside_taken p1 2"]
    assert not any("k3" in line for seat in ("p2", "p3", "nobody") for line in table.told(seat))
    assert [event.reveals for event in table.events if event.id.startswith("card_drawn")] == [True] * 4


def test_15_2_cards_played_are_told_to_everybody() -> None:
    table = given(figure="c2", hand="k1+r3+y1+y2").play(
        "p1 play k1 d4", "p1 done", "p1 build 3 r3", "p1 done"
    )
    for seat in ("p1", "p2", "p3", "nobody"):
        assert table.told(seat) == [
            "dragon_moved p1 fire outside d4 k1",
            "contribution_made p1 c2 earth_temple 3 r3",
        ]
    table.play("p1 discard y1")
    assert table.told("p3") == ["card_discarded p1 y1"]


def test_15_5_cards_aside_are_unknown_to_their_owner_too() -> None:
    one, two = busy(), busy()
    hidden = dict(two.data)
    hidden["aside"] = counted("b2+b2")
    hidden["deck"] = {**hidden["deck"], "b3": hidden["deck"]["b3"] + 1, "b2": hidden["deck"]["b2"] - 1}
    two = CityTable(GAME.decode_state(two.options, hidden), two.options)
    for seat in ("p1", "p2", "p3", "nobody"):
        assert one.view(seat) == two.view(seat)
        assert one.choices() == two.choices()


def test_15_20_at_the_start_the_stock_is_all_cards() -> None:
    view = encoded(busy(), "p2")
    assert sum(view["stock"].values()) == 80
    assert view["stock"]["g1"] == 10


def test_15_20_after_a_shuffle_the_stock_is_what_was_shuffled() -> None:
    """EX-25: p1 knows one of the seven cards, having drawn it."""
    table = given(phase="discard", hand="r1+b2", deck="k3+k2+k1", discards="e3+e3+g1+g1+y1", rest="p2")
    table.play("p1 discard r1", "p1 discard b2", draws="k1+k2+k3+g1")
    for seat, drawn in (("p1", "g1"), ("p2", ""), ("p3", ""), ("nobody", "")):
        view = encoded(table, seat)
        assert cards_text(view["stock"]) == "r1+b2+e3+e3+g1+g1+y1"
        assert cards_text(view["drawn"]) == drawn
        assert (view["deck_size"], view["discards"]) == (6, {})


def test_15_20_cards_aside_count_as_drawn_from_the_moment_they_are_seen() -> None:
    table = given(figure="b5", hand="r3+y1", markers={"b5": {2: "p1", 3: "p2"}}, shuffled=True).play(
        "p1 done"
    )
    table.play("p1 build 1 r3", draws="k3+k2")
    assert (table.drawn("p1"), table.cards("aside"), table.data["aside_fresh"]) == ("", "k3+k2", True)
    assert encoded(table, "p1")["drawn"] == {}
    table.play("p1 draw", draws="b3+b2")
    assert table.drawn("p1") == "k3+k2+b3+b2"


def test_15_20_cards_aside_before_and_after_a_shuffle_cannot_be_told_apart() -> None:
    """The first card aside is the last of the old deck, the second the first of the new one.

    Which is which nobody saw, so neither counts as drawn from the new stock.
    """
    table = given(
        figure="b5", hand="r3", markers={"b5": {2: "p1", 3: "p2"}}, deck="k3", discards="g1+g1", rest="p3"
    ).play("p1 done")
    table.play("p1 build 1 r3", draws="k3+g1+g1+r3")
    assert table.hand() == "k3+r3+g1+g1"
    assert (table.cards("stock"), table.drawn("p1"), table.drawn("p3")) == ("r3+g1+g1", "r3+g1", "")


def test_15_21_two_players_learn_each_others_hand_by_a_shuffle() -> None:
    table = given(
        players=2, phase="discard", hand="r1+b2", hands={"p2": "k3+g1+w1+y2"}, deck="k1", rest="discards"
    )
    table.play("p1 draw")
    assert table.told(only="deck") == ["deck_shuffled 73"]
    for seed in range(20):
        guess = GAME.determinise(table.view("p1"), Rng(seed))
        assert GAME.encode_state(guess)["hands"] == table.data["hands"]
        guess = GAME.determinise(table.view("p2"), Rng(seed))
        # p2 does not know which card of the new deck p1 drew, but what p1 had before.
        held = CityTable(guess, table.options).hand("p1").split("+")
        assert {"r1", "b2", "k1"} <= set(held)
        assert len(held) == 4


@pytest.mark.parametrize("seat", ["p1", "p2", "p3", "nobody"])
def test_15_20_determinise_fits_the_view(seat: str) -> None:
    table = busy()
    view = table.view(seat)
    for seed in range(20):
        state = GAME.determinise(view, Rng(seed))
        assert GAME.faults(state) == []
        assert GAME.view(state, view.seat if view.seat >= 0 else None) == view
        assert GAME.decision(state) == GAME.decision(table.state)


def small_position(shuffled: bool) -> CityTable:
    """Nine cards, three of them in the deck; p2 has one aside, p1 holds one of the present stock."""
    tiles = custom_set("nine", deck="k1+k1+k1+r2+r2+g1+g1+w1+y1", hand=2)
    return given(
        tiles=tiles,
        active="p2",
        phase="discard",
        hand="k1+r2",
        hands={"p1": "k1", "p3": "w1"},
        aside="g1",
        deck="k1+r2+y1",
        discards="g1",
        shuffled=shuffled,
    )


def multisets(available: dict[str, int], size: int) -> set[str]:
    kinds = [name for name in KIND_NAMES if available.get(name)]
    found = set()
    for counts in product(*[range(available[kind] + 1) for kind in kinds]):
        if sum(counts) == size:
            found.add(cards_text(dict(zip(kinds, counts, strict=True))))
    return found


def minus(cards: dict[str, int], *others: dict[str, int]) -> dict[str, int]:
    return {name: n - sum(other.get(name, 0) for other in others) for name, n in cards.items()}


def consistent(view: dict[str, Any], all_cards: dict[str, int]) -> set[tuple[str, ...]]:
    """Every hidden state by the letter of CITY-15.20, as (deck, other hands …, aside)."""
    unseen = minus(all_cards, view["hand"], view["discards"])
    possible = minus(view["stock"], view["drawn"])
    found: set[tuple[str, ...]] = set()

    def split(left: dict[str, int], sizes: list[int], parts: tuple[str, ...]) -> None:
        if not sizes:
            found.add(parts)
            return
        for part in multisets(left, sizes[0]):
            split(minus(left, counted(part)), sizes[1:], (*parts, part))

    others = [size for seat, size in enumerate(view["hand_sizes"]) if seat != view["seat"]]
    for deck in multisets(unseen, view["deck_size"]):
        if all(n <= possible.get(name, 0) for name, n in counted(deck).items()):
            split(minus(unseen, counted(deck)), [*others, view["aside_size"]], (deck,))
    return found


def hidden(data: dict[str, Any], seat: int | None) -> tuple[str, ...]:
    hands = [cards_text(hand) for owner, hand in enumerate(data["hands"]) if owner != seat]
    return (cards_text(data["deck"]), *hands, cards_text(data["aside"]))


@pytest.mark.parametrize("shuffled", [False, True])
@pytest.mark.parametrize("seat", few_interpreted(2, ["p1", "p2", "nobody"]))
def test_15_20_determinise_reaches_exactly_the_consistent_states(seat: str, shuffled: bool) -> None:
    table = small_position(shuffled)
    view = table.view(seat)
    data = GAME.encode_view(view)
    possible = consistent(data, counted("k1+k1+k1+r2+r2+g1+g1+w1+y1"))
    number = None if seat == "nobody" else int(seat[1]) - 1
    assert hidden(table.data, number) in possible
    rng = Rng("reach")
    reached: set[tuple[str, ...]] = set()
    for tried in range(100 * len(possible)):
        reached.add(hidden(GAME.encode_state(GAME.determinise(view, rng)), number))
        if tried > 500 and len(reached) >= len(possible):
            break
    assert reached == possible
    if shuffled:
        assert {deck for deck, *_ in possible} == {"k1+r2+y1"}


@pytest.mark.parametrize("seat", few_interpreted(2, ["p1", "p2", "nobody"]))
def test_15_20_cards_put_aside_since_the_shuffle_come_from_the_stock(seat: str) -> None:
    """Sharper than the letter, and sound: everybody saw that the card aside was drawn from the new deck."""
    data = small_position(True).data
    data |= {"aside_fresh": True, "stock": counted("k1+r2+g1+y1")}
    options = small_position(True).options
    view = GAME.view(GAME.decode_state(options, data), None if seat == "nobody" else int(seat[1]) - 1)
    by_the_letter = consistent(GAME.encode_view(view), counted("k1+k1+k1+r2+r2+g1+g1+w1+y1"))
    possible = {each for each in by_the_letter if counted("+".join((each[0], each[-1]))) == data["stock"]}
    number = None if seat == "nobody" else int(seat[1]) - 1
    assert hidden(data, number) in possible
    rng = Rng("fresh")
    states = [GAME.determinise(view, rng) for _ in range(max(500, 60 * len(possible)))]
    assert {hidden(GAME.encode_state(state), number) for state in states} == possible
    assert all(GAME.faults(state) == [] for state in states)


def test_15_22_cards_taken_up_after_a_shuffle_tell_their_owner_nothing_more() -> None:
    """Of two cards aside one was drawn before the shuffle and one after it; nobody saw which is which."""
    views = []
    for first, second in (("g1", "y1"), ("y1", "g1")):
        table = given(
            figure="b5",
            hand="r3",
            markers={"b5": {2: "p1", 3: "p2"}},
            deck=first,
            discards=f"{second}+k1+k1+k1",
            rest="p3",
        ).play("p1 done")
        table.play("p1 build 1 r3", draws=f"{first}+{second}+k1+k1")
        assert table.hand() == "k1+k1+g1+y1"
        views.append(encoded(table, "p1"))
    assert [view["drawn"] for view in views] == [{"k1": 2}, {"k1": 2}]


def test_15_20_before_any_shuffle_each_unseen_card_is_equally_likely_everywhere() -> None:
    table = small_position(False)
    view = table.view("p1")
    rng = Rng("share")
    in_deck = sum("y1" in hidden(GAME.encode_state(GAME.determinise(view, rng)), 0)[0] for _ in range(3000))
    # Seven unseen cards, three of them in the deck.
    assert abs(in_deck / 3000 - 3 / 7) < 0.05


def test_15_22_views_of_equal_knowledge_are_equal_and_others_are_not() -> None:
    table = busy()
    view = table.view("p1")
    assert view == GAME.view(GAME.copy(table.state), 0)
    assert hash(view) == hash(GAME.view(GAME.copy(table.state), 0))
    assert view != table.view("p2")
    assert view != table.view("nobody")
    assert view != "a view"
    table.play("p2 discard k1")
    assert view != table.view("p1")


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    table = busy()
    view = table.view("p2")
    before = GAME.encode_view(view)
    table.play("p2 draw", "p3 done", "p3 discard w1", "p1 move c4", "p1 done", "p1 draw")
    assert GAME.encode_view(view) == before


def test_18_13_events_do_not_depend_on_what_a_seat_does_not_know() -> None:
    """p1 plays; p2's hand and the deck are exchanged: p1 and p3 are told the same."""
    said: dict[str, Any] = {"figure": "c2", "hand": "r3+k1", "dragons": {"fire": "c2"}}
    one = given(**said, hands={"p2": "w1+w2", "p3": "y1"})
    two = given(**said, hands={"p2": "b1+b2", "p3": "y1"})
    for table in (one, two):
        table.play("p1 done", "p1 build 3 r3", "p1 done", "p1 draw", draws="e3+e2")
    for seat in (0, 2, None):
        first = [event.encode() for event in seen_events(one.events, seat)]
        assert first == [event.encode() for event in seen_events(two.events, seat)]
        assert GAME.view(one.state, seat) == GAME.view(two.state, seat)
