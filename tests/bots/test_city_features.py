"""What a net is shown of City: what the seat may know, and nothing more."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from bots.small_net import small_net
from obelisk.bots.base import Budget
from obelisk.bots.brains.city import BRAIN, practice
from obelisk.bots.eval.city import CITY_V1, WEIGHTS, CityEvaluation
from obelisk.bots.eval.city_sites import Ruins, Surveyor
from obelisk.bots.nets.city import BASE, CARDS, CRYSTALS, EVEN, JUDGED, LEAD, SIZE, TURN, CityFeatures
from obelisk.bots.nets.evaluation import NetEvaluation
from obelisk.bots.nets.net import write_net
from obelisk.bots.search.limit import Limit
from obelisk.bots.spec import make_bot
from obelisk.core.chance import SeededChance
from obelisk.core.lists import with_item
from obelisk.core.playout import random_prefix
from obelisk.core.rng import Rng
from obelisk.games.city.game import GAME
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.public import OFFERINGS
from obelisk.train.duel import deal_score
from repeated import few_interpreted


def rows_of(state: Any, seat: int) -> list[int]:
    rows: list[int] = []
    CityFeatures().add(state, seat, rows)
    return sorted(rows)


def positions(table: int, every: int) -> list[Any]:
    """Positions of a game at a table to practise at: turns that look good, and random ones."""
    rng = Rng(f"city features/{table}")
    chance = SeededChance(f"city features/{table}")
    state = GAME.setup(GAME.options(practice(rng)), chance)
    planner = BRAIN.planner(GAME, BRAIN.evaluations["city-v1"], True)
    found: list[Any] = []
    turns = 0
    while GAME.decision(state) is not None and turns < 60:
        if turns % every == 0:
            found.append(GAME.copy(state))
        turns += 1
        if rng.below(4) == 0:
            legal = GAME.legal(state)
            GAME.advance(state, legal[rng.below(len(legal))], chance)
            continue
        for action in planner.plans(state, 1, Limit(0, 0))[0].actions:
            GAME.advance(state, action, chance)
    return found


@pytest.mark.parametrize("table", few_interpreted(4, range(10)))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(table: int) -> None:
    """Two to four seats, both editions, all layouts, with and without the expansion."""
    differing = 0
    for number, state in enumerate(positions(table, 5)):
        for seat in range(state.options.players):
            world = GAME.determinise(GAME.view(state, seat), Rng(f"world/{number}"))
            differing += world.hands != state.hands
            rows = rows_of(state, seat)
            assert rows == rows_of(world, seat)
            assert BASE * (state.options.players - 2) <= rows[0]
            assert rows[-1] < BASE * (state.options.players - 1) <= SIZE
    assert differing


def test_who_looks_sees_the_own_hand() -> None:
    state = positions(1, 7)[1]
    base = BASE * (state.options.players - 2)
    for seat in range(state.options.players):
        held = [kind for kind in range(KINDS) if state.hands[seat * KINDS + kind]]
        shown = [row - base - CARDS for row in rows_of(state, seat) if 0 <= row - base - CARDS < 5 * KINDS]
        assert [row // 5 for row in shown] == held
        assert [row % 5 + 1 for row in shown] == [min(state.hands[seat * KINDS + kind], 5) for kind in held]


def test_a_crystal_more_is_seen_by_everybody() -> None:
    state = positions(1, 7)[1]
    base = BASE * (state.options.players - 2)
    richer = GAME.copy(state)
    richer.crystals = with_item(state.crystals, 0, state.crystals[0] + 1)
    for seat in range(state.options.players):
        after = (0 - seat) % state.options.players
        row = base + CRYSTALS + 24 * after + state.crystals[0]
        assert row in rows_of(state, seat)
        assert row + 1 in rows_of(richer, seat)
    richer.crystals = with_item(state.crystals, 0, state.crystals[0] + 11)
    lead = [row for row in rows_of(state, 0) if base + LEAD <= row < base + TURN]
    greater = [row for row in rows_of(richer, 0) if base + LEAD <= row < base + TURN]
    assert len(lead) == len(greater) == 1
    assert (greater[0] - base - LEAD) % 121 > (lead[0] - base - LEAD) % 121


def test_what_counts_further_shares_what_counts_less() -> None:
    """Five crystals are learnt as four and one more, for all numbers of players at once."""
    parts = CityFeatures().parts
    assert len(parts) == SIZE
    four, five = parts[CRYSTALS + 4], parts[CRYSTALS + 5]
    assert four[0] != five[0]
    assert five[1:-1] == four[1:]
    assert parts[CRYSTALS + 5] == parts[BASE + CRYSTALS + 5] == parts[2 * BASE + CRYSTALS + 5]
    assert set(parts[CRYSTALS + 23]).isdisjoint(parts[CRYSTALS + 24])


def test_what_was_known_before_is_a_row() -> None:
    """`city-v1` in quarters of a logit, learnt as so many of them for all numbers of players."""
    found = set()
    for table in range(6):
        for state in positions(table, 7):
            base = BASE * (state.options.players - 2) + JUDGED
            for seat in range(state.options.players):
                value = min(max(CITY_V1.value(state, seat), 0.002), 0.998)
                (row,) = [row for row in rows_of(state, seat) if base <= row < base + BASE - JUDGED]
                assert abs(row - base - EVEN - 4.0 * log(value / (1.0 - value))) <= 0.5 + 1e-9
                found.add(row - base)
    assert len(found) > 10
    parts = CityFeatures().parts
    for quarters in range(1, EVEN + 1):
        better, worse = parts[JUDGED + EVEN + quarters], parts[JUDGED + EVEN - quarters]
        assert len(better) == len(worse) == 1 + quarters
        assert set(better[1:]).isdisjoint(worse[1:])
        assert len(set(better[1:])) == 1


def test_ends_are_worth_what_they_pay() -> None:
    evaluation = NetEvaluation("a", small_net(CityFeatures()), CityFeatures())
    state = positions(3, 7)[2]
    over = GAME.copy(state)
    over.ending = OFFERINGS
    over.obelisk = [1]
    values = evaluation.values([state, over, state], 1)
    assert values[1] == 1.0
    assert values[0] == values[2]
    assert 0.0 < values[0] < 1.0


def test_bots_play_with_the_file_of_a_net(tmp_path: Any) -> None:
    path = tmp_path / "a.net"
    write_net(small_net(CityFeatures()), path)
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


@pytest.mark.parametrize(("name", "generation"), [("city-n1", 6), ("city-n2", 1)])
def test_our_nets_play_and_say_how_they_were_made(name: str, generation: int) -> None:
    evaluation = BRAIN.evaluation(name)
    assert isinstance(evaluation, NetEvaluation)
    assert evaluation.net.about["features"] == CityFeatures().id == "city-1"
    assert evaluation.net.about["generation"] == generation
    assert 0.0 <= deal_score(GAME, BRAIN, evaluation, CITY_V1, "ours", 12) <= 1.0


def facts_of(ruins: Ruins) -> tuple[Any, ...]:
    sites = [(site.colours, site.values, site.counts, site.first, site.free) for site in ruins.sites]
    return ruins.cells, sites, ruins.begun, ruins.demand


def test_cities_that_come_back_are_those_that_were() -> None:
    """Two tables by turns, which begin with the same markers on other tiles."""
    options = GAME.options({"players": 3, "layout": "random"})
    chances = [SeededChance("left"), SeededChance("right")]
    states = [GAME.setup(options, chance) for chance in chances]
    surveyor, rng = Surveyor(), Rng("cities")
    for _ in range(40):
        for state, chance in zip(states, chances, strict=True):
            found = surveyor.ruins(state)
            assert facts_of(found) == facts_of(Surveyor().ruins(state))
            assert surveyor.ruins(GAME.copy(state)) is found
            random_prefix(GAME, state, chance, rng, 5)


def test_hands_that_come_back_are_seen_as_at_first() -> None:
    """Action by action, where cities and hands come back beside other figures, crystals and seats."""
    chance, rng = SeededChance("hands"), Rng("hands")
    state = GAME.setup(GAME.options({"players": 3}), chance)
    features, surveyor = CityFeatures(), Surveyor()
    met = set()
    positions = 0
    while GAME.decision(state) is not None and positions < 240:
        for seat in range(3):
            rows: list[int] = []
            features.add(state, seat, rows)
            afresh: list[int] = []
            CityFeatures().add(state, seat, afresh)
            assert rows == afresh
            assert CITY_V1.value(state, seat) == CityEvaluation(WEIGHTS).value(state, seat)
            met.add(id(surveyor.look(state, seat).outlook))
            positions += 1
        random_prefix(GAME, state, chance, rng, 1)
    assert len(met) < positions * 0.8
