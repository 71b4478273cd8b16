"""Nets: what they are shown, how they count, and how bots play with them."""

from __future__ import annotations

import importlib.util
from array import array
from pathlib import Path
from typing import Any

import pytest

from bots.small_net import small_net
from obelisk.bots import nets
from obelisk.bots.base import Budget
from obelisk.bots.brains.legends import BRAIN, practice
from obelisk.bots.nets import card_rows, layers
from obelisk.bots.nets.evaluation import NetEvaluation
from obelisk.bots.nets.legends import CARDS, DOWN, FOE, PLACES, SIZE, LegendsFeatures
from obelisk.bots.nets.net import InvalidNet, read_net, write_net
from obelisk.bots.spec import InvalidSpec, make_bot
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.games.legends import words
from obelisk.games.legends.cardfile import samples
from obelisk.games.legends.deckbuilding.deck import encode_deck
from obelisk.games.legends.deckbuilding.random_decks import random_deck
from obelisk.games.legends.game import GAME


def rows_of(state: Any, seat: int) -> list[int]:
    rows: list[int] = []
    LegendsFeatures().add(state, seat, rows)
    return sorted(rows)


def positions(table: int, every: int) -> list[Any]:
    """Positions of a random game at a table to practise at."""
    rng = Rng(f"nets/{table}")
    chance = SeededChance(f"nets/{table}")
    state = GAME.setup(GAME.options(practice(rng)), chance)
    found: list[Any] = []
    for number in range(240):
        if GAME.decision(state) is None:
            break
        if number % every == 0:
            found.append(GAME.copy(state))
        legal = GAME.legal(state)
        GAME.advance(state, legal[rng.below(len(legal))], chance)
    return found


@pytest.mark.parametrize("table", range(12))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(table: int) -> None:
    """Preset, built and drafted decks, lists open and closed: no row knows more than the view."""
    differing = 0
    for number, state in enumerate(positions(table, 7)):
        for seat in range(2):
            world = GAME.determinise(GAME.view(state, seat), Rng(f"world/{number}"))
            differing += world.hand[1 - seat] != state.hand[1 - seat]
            assert rows_of(state, seat) == rows_of(world, seat)
    assert differing


def test_who_looks_sees_the_own_hand() -> None:
    state = positions(1, 7)[2]
    for seat in range(2):
        for card in state.hand[seat]:
            assert state.cast.cards[card].index in rows_of(state, seat)
            assert state.cast.cards[card].index not in rows_of(state, 1 - seat)


def test_a_bluff_is_known_to_its_player_alone() -> None:
    """[LEG-12.1]"""
    found = 0
    for table in range(40):
        for state in positions(table, 5):
            for seat in range(2):
                down = [card for card in state.support[seat] if state.flags[card] & words.FACE_DOWN]
                for card in down:
                    index = state.cast.cards[card].index
                    assert DOWN * CARDS + index in rows_of(state, seat)
                    if not state.flags[card] & words.PLACE_KNOWN:
                        assert (FOE + DOWN) * CARDS + index not in rows_of(state, 1 - seat)
                        found += 1
    assert found


def pure(module: Any) -> Any:
    """The same module, interpreted."""
    path = Path(nets.__file__).with_name(f"{module.__name__.rpartition('.')[2]}.py")
    spec = importlib.util.spec_from_file_location(f"pure_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_a_net_counts_like_this() -> None:
    """One cell, one row: 3.0 and a bias of 0.5, times 2, minus 1, times 0.25, plus 1."""
    one = layers.ACTIVE
    rows = array("h", [3 * layers.ROW, -7 * layers.ROW]).tobytes()
    bias = array("i", [layers.ROW // 2]).tobytes()
    second = array("h", [2 * one]).tobytes()
    second_bias = array("i", [-one * one]).tobytes()
    third = array("h", [one // 4]).tobytes()
    said = layers.logits(rows, bias, second, second_bias, third, one * one, [0, 1, 0], [1, 2, 3, 3])
    assert said == [2.5, 1.0, 2.5, 1.0]


def test_both_engines_say_the_same() -> None:
    """Whole numbers: bit by bit, in C and in Python."""
    features = LegendsFeatures()
    net = small_net(features, 32, 16)
    rows: list[int] = []
    ends: list[int] = []
    for state in positions(3, 9):
        features.add(state, 0, rows)
        ends.append(len(rows))
    said = net.logits(rows, ends)
    parts = (net.rows, net.bias, net.second, net.second_bias, net.third, net.third_bias)
    assert said == pure(layers).logits(*parts, rows, ends)
    assert len(set(said)) > 10


@pytest.mark.parametrize("width", [8, 128, 200])
def test_a_position_is_counted_alike_whatever_came_before_it(width: int) -> None:
    """In C the sums go on from the position before, if not too much has changed."""
    net = small_net(LegendsFeatures(), width)
    rng = Rng(f"rows/{width}")
    alike = [rng.below(SIZE) for _ in range(70)]
    apart = [rng.below(SIZE) for _ in range(60)]
    near = [*alike[:9], 5, *alike[10:30], 7, 7, *alike[30:50], *alike[55:], 11]
    found = [
        alike,
        near,
        alike,
        [],
        alike,
        apart,
        [*apart, 3],
        apart[1:],
        [2],
        alike[:-1],
        [*reversed(alike)],
        alike,
    ]
    rows = [row for position in found for row in position]
    ends = [sum(map(len, found[: number + 1])) for number in range(len(found))]
    said = net.logits(rows, ends)
    assert said == [net.logits(position, [len(position)])[0] for position in found]
    parts = (net.rows, net.bias, net.second, net.second_bias, net.third, net.third_bias)
    assert said == pure(layers).logits(*parts, rows, ends)
    assert said[0] == said[2] == said[-1]
    assert len(set(said)) > 6


def test_a_net_file_is_what_was_written(tmp_path: Path) -> None:
    net = small_net(LegendsFeatures())
    write_net(net, tmp_path / "a.net")
    again = read_net(tmp_path / "a.net")
    assert again.about["features"] == "legends-1"
    assert (again.rows, again.parts, again.bias) == (net.rows, net.parts, net.bias)
    assert (again.second, again.second_bias) == (net.second, net.second_bias)
    assert (again.third, again.third_bias) == (net.third, net.third_bias)


@pytest.mark.parametrize("text", [b"", b"{}\n", b'{"format": "obelisk-net/9"}\n', b"hello\nworld"])
def test_another_file_is_no_net(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "a.net").write_bytes(text)
    with pytest.raises(InvalidNet):
        read_net(tmp_path / "a.net")


def test_a_net_for_other_features_is_refused() -> None:
    net = small_net(LegendsFeatures())
    net.about["features"] = "legends-0"
    with pytest.raises(InvalidNet):
        NetEvaluation("a", net, LegendsFeatures())


def test_bots_play_with_the_file_of_a_net(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    write_net(small_net(LegendsFeatures()), path)
    state = positions(1, 7)[1]
    decision = GAME.decision(state)
    assert decision is not None
    legal = GAME.legal(state)
    try:
        for spec in ("greedy", "turn", "search:sims=4,turns=1"):
            joined = f"{spec}{',' if ':' in spec else ':'}eval={path}"
            bot = make_bot(joined, GAME, 1)
            assert bot.choose(GAME.view(state, decision.seat), legal, Budget()) in legal
    finally:
        BRAIN.evaluations.pop(str(path))
    with pytest.raises(InvalidSpec):
        make_bot(f"turn:eval={tmp_path / 'nothing.net'}", GAME, 1)


def test_ends_are_worth_what_they_are() -> None:
    features = LegendsFeatures()
    evaluation = NetEvaluation("a", small_net(features), features)
    state = positions(2, 1)[-1]
    over = GAME.copy(state)
    over.over = True
    over.winner = 1
    values = evaluation.values([state, over, state], 1)
    assert values[1] == 1.0
    assert values[0] == values[2]
    assert 0.0 < values[0] < 1.0


def test_cards_of_a_users_file_are_known_by_what_they_are() -> None:
    """Their rows are made from the words they share with known cards.  [LEG-18.1]"""
    features = LegendsFeatures()
    net = small_net(features)
    evaluation = NetEvaluation("a", net, features)
    rng = Rng("samples/1")
    decks = [encode_deck(random_deck(samples().table(), rng)) for _ in range(2)]
    options = GAME.options({"card_file": "samples", "decks": decks})
    state = GAME.setup(options, SeededChance("samples"))
    assert rows_of(state, 0)[-1] >= SIZE
    strange = features.strange(state)
    assert len(strange) == PLACES * (len(state.cast.table) - CARDS)
    place = next(place for place, parts in enumerate(strange) if len(parts) > 3)
    wider = net.extended(strange)
    table = memoryview(net.parts).cast("h")
    wanted = sum(table[part * net.width] for part in strange[place])
    assert memoryview(wider.rows).cast("h")[(SIZE + place) * net.width] == wanted
    assert 0.0 < evaluation.values([state], 0)[0] < 1.0


@pytest.mark.parametrize("kind", [card_rows, pure(card_rows)])
def test_a_card_has_a_row_for_each_of_its_places(kind: Any) -> None:
    places = [0] * 2 * kind.FLAGS
    places[5] = 0b1001
    places[kind.FLAGS] = 0b10
    first, step = [100, 200, 20_000], [10, 1, 1]
    rows = [7]
    kind.add_card_rows(rows, first, step, places, [0, 1, 0], [5, 0, 5], 0, 3)
    assert rows == [7, 100, 130, 201, 20_000, 20_003]
    kind.add_card_rows(rows, first, step, places, [0, 1, 0], [4, 0, 5], 0, 2)
    assert rows[6:] == [201]
    with pytest.raises(IndexError):
        kind.add_card_rows(rows, first, step, places, [0, 1, 0], [5, 0], 1, 3)
    with pytest.raises(IndexError):
        kind.add_card_rows(rows, first, step, places, [0, 2, 0], [5, 0, 5], 1, 2)


@pytest.mark.parametrize("kind", [card_rows, pure(card_rows)])
def test_cards_that_move_from_table_to_table_have_the_rows_of_where_they_are(kind: Any) -> None:
    """In C it is remembered where they were: here at two tables in turn, with more cards than that."""
    rng = Rng("cards")
    cards = 600
    tables = [[[number * 10 + table for number in range(cards)], [1] * cards] for table in range(2)]
    looks = [[rng.below(4) for _ in range(16 * kind.FLAGS)] for _ in range(3)]
    zones, flags = [0] * cards, [0] * cards
    for number in range(60):
        for _ in range(5):
            card = rng.below(cards)
            zones[card], flags[card] = rng.below(16), rng.below(kind.FLAGS)
        (first, step), places = tables[number // 7 % 2], looks[number % 3]
        rows: list[int] = []
        kind.add_card_rows(rows, first, step, places, zones, flags, 20, cards)
        wanted = []
        for card in range(20, cards):
            bits = places[zones[card] * kind.FLAGS + flags[card]]
            wanted += [first[card] + place for place in range(2) if bits >> place & 1]
        assert rows == wanted


@pytest.mark.parametrize("kind", [card_rows, pure(card_rows)])
def test_cards_that_may_answer_are_counted(kind: Any) -> None:
    """Six cards, of which one is seen and one is no character: need 3, with room for 2 more."""
    unseen = bytes([1] + [0] * (kind.FLAGS - 1) + [0] * kind.FLAGS)
    values = bytes([4, 6, 2, 1, 0, 9])
    zones = [0, 0, 0, 0, 0, 1]
    counts = kind.count_answers(unseen, zones, [0] * 6, values, 0, 6, 3, 2)
    alone, helped = 2, 3
    assert counts == (5 * kind.COUNTED + alone) * kind.COUNTED + helped
    assert kind.count_answers(unseen, zones, [0] * 6, values, 2, 2, 3, 2) == 0
    with pytest.raises(IndexError):
        kind.count_answers(unseen, zones, [0] * 5, values, 0, 6, 3, 2)
    with pytest.raises(IndexError):
        kind.count_answers(unseen, [2] * 6, [0] * 6, values, 0, 6, 3, 2)
