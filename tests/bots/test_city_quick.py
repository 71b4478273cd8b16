"""The quick planner of City looks at few ends, and they are sensible ones."""

from __future__ import annotations

from typing import Any

from obelisk.bots.brain import brain_of
from obelisk.bots.eval.city import CITY_V1
from obelisk.bots.search.city import CityPlanner
from obelisk.bots.search.city_quick import QuickCityPlanner
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import NoChance, Plan
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.games.city.public import MOVEMENT
from obelisk.games.city.state import State

CITY: Any = GAMES.get("city").game
ALL = 100_000
COURTYARD = "c3"


def turns(players: int, expansion: bool) -> list[State]:
    """Begins of turns, every seventh of a game that is played by plans."""
    chance = SeededChance("quick")
    state = CITY.setup(CITY.options({"players": players, "expansion": expansion}), chance)
    planner = QuickCityPlanner(CITY_V1, CITY_V1)
    found: list[State] = []
    plans = 0
    while CITY.decision(state) is not None:
        if state.phase == MOVEMENT:
            plans += 1
            if plans % 7 == 0:
                found.append(CITY.copy(state))
        for action in planner.plans(state, 1, Limit(0, 0))[0].actions:
            CITY.advance(state, action, chance)
    return found


def test_playouts_of_the_yardstick_are_what_they_were() -> None:
    brain = brain_of(CITY)
    net = brain.evaluation("city-n1")
    assert net is not None
    assert isinstance(brain.planner(CITY, net, True), QuickCityPlanner)
    assert not isinstance(brain.planner(CITY, CITY_V1, True), QuickCityPlanner)
    assert not isinstance(brain.planner(CITY, net, False), QuickCityPlanner)


def keys(plans: list[Plan]) -> list[tuple[int, ...]]:
    return [tuple(plan.actions) for plan in plans]


def test_it_finds_about_as_good_plans_among_half_of_the_ends() -> None:
    thorough = CityPlanner(CITY_V1, CITY_V1, False)
    before = CityPlanner(CITY_V1, CITY_V1, True)
    now = QuickCityPlanner(CITY_V1, CITY_V1)
    ends = [0, 0]
    lost = [0.0, 0.0]
    states = turns(4, True)
    for state in states:
        best = thorough.plans(state, 1, Limit(0, 0))[0].value
        for number, planner in enumerate((before, now)):
            plans = planner.plans(state, ALL, Limit(0, 0))
            ends[number] += len(plans)
            lost[number] += best - plans[0].value
    assert 2 * ends[1] < ends[0]
    assert lost[1] < lost[0] + 0.003 * len(states)


def test_its_plans_are_legal_and_each_is_there_once() -> None:
    planner = QuickCityPlanner(CITY_V1, CITY_V1)
    for state in [*turns(2, False), *turns(3, True)[:3]]:
        plans = planner.plans(state, ALL, Limit(0, 0))
        assert len(set(keys(plans))) == len(plans)
        for plan in plans:
            line = CITY.copy(state)
            for action in plan.actions:
                assert action in CITY.legal(line)
                CITY.advance(line, action, NoChance())
            assert line.active != state.active or line.phase != MOVEMENT


def test_nobody_spends_a_card_on_the_way_to_do_nothing() -> None:
    planner = QuickCityPlanner(CITY_V1, CITY_V1)
    rides = 0
    for state in turns(2, False):
        for plan in planner.plans(state, ALL, Limit(0, 0)):
            words = [CITY.notate(state, action) for action in plan.actions]
            if any(word.startswith("play") for word in words):
                rides += 1
                # On the courtyard one may also keep one's crystals.
                assert "build" in " ".join(words) or COURTYARD in " ".join(words)
    assert rides > 20
