"""What a net is shown of Drakon: as much as a seat may know, at every table."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from bots.small_net import small_net
from obelisk.bots.base import Budget
from obelisk.bots.brains.drakon import BRAIN, practice
from obelisk.bots.eval.drakon import DRAKON_V3, UNFINISHED
from obelisk.bots.nets.drakon import DRAKON_FEATURES, EVEN, JUDGED, OTHER, PARTNER, SIZE, TILES, relation
from obelisk.bots.nets.evaluation import NetEvaluation
from obelisk.bots.thinkers import Thought, TurnBot
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.games.drakon.game import GAME
from obelisk.games.drakon.kinds import PATTERN_OF, PATTERNS
from obelisk.games.drakon.public import DEAD_END, GOAL
from obelisk.train.duel import deal_score
from repeated import few_interpreted

MOST_ROWS = 255


def rows_of(state: Any, seat: int) -> list[int]:
    rows: list[int] = []
    DRAKON_FEATURES.add(state, seat, rows)
    return rows


def positions(values: dict[str, object], seed: str, every: int) -> list[Any]:
    """Positions of a random game."""
    rng = Rng(f"drakon nets/{seed}")
    chance = SeededChance(f"drakon nets/{seed}")
    state = GAME.setup(GAME.options(values), chance)
    found: list[Any] = []
    for number in range(300):
        if GAME.decision(state) is None:
            break
        if number % every == 0:
            found.append(GAME.copy(state))
        GAME.advance(state, GAME.sample(state, rng), chance)
    return found


@pytest.mark.parametrize("table", few_interpreted(6, range(40)))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(table: int) -> None:
    """Two to six seats, all goals, with heroes and without: no row knows more than the view."""
    differing = 0
    for number, state in enumerate(positions(practice(Rng(f"table/{table}")), str(table), 11)):
        for seat in range(state.options.players):
            world = GAME.determinise(GAME.view(state, seat), Rng(f"world/{number}"))
            differing += world.hands != state.hands
            rows = rows_of(state, seat)
            assert rows == rows_of(world, seat)
            assert max(rows) < SIZE
            assert min(rows) >= 0
            assert len(rows) <= MOST_ROWS
    assert differing


def test_tables_to_practise_at_are_of_every_sort() -> None:
    tables = [practice(Rng(f"sorts/{number}")) for number in range(400)]
    assert {table["players"] for table in tables} == {2, 3, 4, 5, 6}
    assert {table["goal"] for table in tables} == {"standard", "short", "fixed", "escape", "team"}
    assert {table["heroes"] for table in tables} == {"off", "random", "draft"}
    for table in tables:
        GAME.options(table)


def test_who_looks_sees_the_own_hand_alone() -> None:
    for state in positions({"players": 3}, "hands", 20):
        designs = state.options.tile_set.designs
        for seat in range(3):
            tiles = [row - TILES for row in rows_of(state, seat) if TILES <= row < TILES + 18 * PATTERNS]
            own = [designs[design] for design in state.hands[seat]]
            assert sorted(tiles) == sorted(
                (chamber >> 4) * PATTERNS + PATTERN_OF[chamber & 15] for chamber in own
            )


def test_partners_sit_opposite() -> None:
    """[DRK-13.3]"""
    state = positions({"players": 6, "goal": "team"}, "team", 1)[0]
    assert [relation(state, 1, seat) == PARTNER for seat in range(6)] == [False] * 4 + [True, False]
    assert [relation(state, 1, seat) == OTHER for seat in range(6)] == [False] * 3 + [True, False, True]


def test_a_game_that_stops_without_the_goal_is_worth_little_to_anybody() -> None:
    features = DRAKON_FEATURES
    evaluation = NetEvaluation("a", small_net(features), features)
    state = positions({"players": 2}, "ends", 30)[2]
    over = GAME.copy(state)
    over.ending = DEAD_END
    stopped = evaluation.values([over], 0)[0] + evaluation.values([over], 1)[0]
    assert stopped == pytest.approx(UNFINISHED)
    over.ending = GOAL
    over.winner = 1
    assert [evaluation.values([over], seat)[0] for seat in (0, 1)] == [0.0, 1.0]
    assert features.chance(state, 0) < 0.0


def test_both_partners_win_a_whole_game() -> None:
    """To be about to win must not be worth more than to win.  [DRK-13.3]"""
    over = positions({"players": 4, "goal": "team"}, "ends", 30)[2]
    over.ending = GOAL
    over.winner = 1
    for evaluation in (DRAKON_V3, NetEvaluation("a", small_net(DRAKON_FEATURES), DRAKON_FEATURES)):
        assert [evaluation.values([over], seat)[0] for seat in range(4)] == [0.0, 1.0, 0.0, 1.0]


def test_bots_play_with_a_net() -> None:
    evaluation = NetEvaluation("a", small_net(DRAKON_FEATURES), DRAKON_FEATURES)
    for state in positions({"players": 5, "heroes": "random"}, "plays", 40)[:3]:
        decision = GAME.decision(state)
        assert decision is not None
        legal = GAME.legal(state)
        bot = TurnBot(GAME, BRAIN.planner(GAME, evaluation, False), Rng("plays"), Thought())
        assert bot.choose(GAME.view(state, decision.seat), legal, Budget()) in legal


@pytest.mark.parametrize(("name", "generation"), [("drakon-n1", 2), ("drakon-n2", 1)])
def test_our_nets_play_and_say_how_they_were_made(name: str, generation: int) -> None:
    evaluation = BRAIN.evaluation(name)
    assert isinstance(evaluation, NetEvaluation)
    assert evaluation.net.about["features"] == DRAKON_FEATURES.id == "drakon-2"
    assert evaluation.net.about["generation"] == generation
    assert 0.0 <= deal_score(GAME, BRAIN, evaluation, DRAKON_V3, "ours", 12) <= 1.0


def test_what_was_known_before_is_a_row() -> None:
    """`drakon-v3` in quarters of a logit, for two sides and for more."""
    for players in (2, 4):
        for state in positions({"players": players}, "judged", 40):
            for seat in range(players):
                (row,) = [row - JUDGED for row in rows_of(state, seat) if row >= JUDGED]
                value = DRAKON_V3.value(state, seat)
                quarters = row % (2 * EVEN + 1) - EVEN
                assert row // (2 * EVEN + 1) == (players > 2)
                assert abs(quarters / 4 - log(value / (1 - value))) <= 0.13
    parts = DRAKON_FEATURES.parts
    assert len(parts[JUDGED + EVEN + 5]) == len(parts[JUDGED + EVEN - 5]) == 5
    assert set(parts[JUDGED + EVEN + 5]).isdisjoint(parts[JUDGED + EVEN - 5])
    assert parts[0] == []
