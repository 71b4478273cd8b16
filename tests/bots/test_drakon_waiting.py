"""Drakon: bots that wait do it in a nook of the maze, and games end by their goal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bots.positions import position
from obelisk.bots.base import Budget
from obelisk.bots.search.drakon import PAYING, DrakonGuide, FirstPlaceGuide
from obelisk.bots.spec import make_bot
from obelisk.core.chance import SeededChance
from obelisk.games.drakon import actions
from obelisk.games.drakon.game import GAME

OLD = "turn:eval=drakon-v2"
NEW = "turn:eval=drakon-v3"
LEVEL_4 = "search:sims=8,width=4,turns=0,spread=0.01,eval=drakon-v3"
TABLES: list[tuple[int, str, str]] = [
    *[(2, goal, "off") for goal in ("standard", "short", "fixed", "escape")],
    *[(players, "standard", "off") for players in (3, 4, 5, 6)],
    *[(players, "team", "off") for players in (4, 6)],
    (2, "standard", "random"),
]


class Told:
    """What came of some games: how they ended, and how many placements went to the westernmost column."""

    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.west = 0
        self.placements = 0

    def play(self, values: dict[str, object], spec: str, seed: str) -> None:
        chance = SeededChance(seed)
        options = GAME.options(values)
        state: Any = GAME.setup(options, chance)
        bots = [make_bot(spec, GAME, f"{seed}/{seat}") for seat in range(options.players)]
        while (decision := GAME.decision(state)) is not None:
            legal = GAME.legal(state)
            action = bots[decision.seat].choose(GAME.view(state, decision.seat), legal, Budget())
            if actions.verb_of(action) == actions.PLACE:
                window = state.maze.window
                self.placements += 1
                west = min(window.x(cell) for cell in state.maze.chambers)
                self.west += window.x(window.cell(actions.code_of(action))) <= west
            GAME.advance(state, action, chance)
        result = GAME.result(state)
        assert result is not None
        self.endings[result.reason] += 1

    def by_goal(self) -> float:
        """The part of the games that ended by their goal."""
        return (self.endings["goal"] + self.endings["escape"]) / self.endings.total()


def told(values: dict[str, object], spec: str, games: int) -> Told:
    found = Told()
    for number in range(games):
        found.play(values, spec, f"waiting/{number}")
    return found


@pytest.mark.many
def test_games_of_two_end_by_the_goal_and_nobody_builds_a_tail_to_the_west() -> None:
    """`drakon-v2` stays as it was: a third of its games end without the goal, with a tail to the west."""
    old = told({"players": 2}, OLD, 30)
    new = told({"players": 2}, NEW, 30)
    assert old.by_goal() <= 0.8
    assert old.west > 0.5 * old.placements
    assert new.by_goal() >= 0.96
    assert new.west < 0.35 * new.placements


@pytest.mark.many
def test_teams_reach_their_goal() -> None:
    """[DRK-13.3]"""
    assert told({"players": 4, "goal": "team"}, NEW, 10).by_goal() >= 0.8


@pytest.mark.long
@pytest.mark.parametrize(("players", "goal", "heroes"), TABLES)
def test_at_level_4_nearly_all_games_end_by_the_goal(players: int, goal: str, heroes: str) -> None:
    table: dict[str, object] = {"players": players, "goal": goal, "heroes": heroes}
    assert told(table, LEVEL_4, 100).by_goal() >= 0.9


def test_who_waits_lays_no_gold_and_goes_to_a_nook() -> None:
    waited = 0
    for number in range(40):
        state = position("drakon", 10 + number, str(number))
        legal = list(GAME.legal(state))
        kept = DrakonGuide().worth_trying(state, legal)
        old = FirstPlaceGuide(False).worth_trying(state, legal)
        assert set(kept) <= set(legal)
        for action in set(kept) - set(old):
            if actions.verb_of(action) == actions.PLACE:
                kind = actions.chamber_of(action) >> 4
                assert kind not in PAYING
                waited += 1
    assert waited
