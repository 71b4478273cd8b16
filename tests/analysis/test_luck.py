"""Luck is what came less what was to be expected: nothing on average, whatever positions are valued with."""

from __future__ import annotations

from typing import Any

import pytest

from core.toy_game import KEEP, SWAP, State, Toy
from obelisk.analysis import luck as luck_module
from obelisk.analysis.luck import LuckMeter
from obelisk.analysis.outcomes import all_ways, expectation
from obelisk.core.chance import Chance, RecordingChance, SeededChance
from obelisk.core.decision import Action

TOY = Toy()
OPTIONS = TOY.options({"highest": 4})


class Superstition:
    """Values positions by numbers that have nothing to do with the game."""

    id = "superstition"
    batch = 1

    def values(self, states: list[State], seat: int) -> list[float]:
        return [
            ((7 * state.hands[seat] + 3 * state.turn + 5 * seat + sum(state.open)) % 11 + 1) / 12
            for state in states
        ]


class Game:
    """A game that was played to its end, with the luck of the first seat in it."""

    def __init__(self, chance: Chance, samples: int, seed: str) -> None:
        meter = LuckMeter(TOY, OPTIONS, samples, seed)
        state = TOY.setup(OPTIONS, chance)
        start = meter.of_the_deal()
        now = meter.chances(state)
        self.start = start.means[0]
        self.luck = now[0] - start.means[0]
        self.play = 0.0
        while (decision := TOY.decision(state)) is not None:
            before, recording = TOY.copy(state), RecordingChance(chance)
            action = chosen(state, decision.seat)
            TOY.advance(state, action, recording)
            after = meter.chances(state)
            expected = after
            if recording.outcomes:
                expected = meter.of_action(before, action, decision.seat).means
            self.luck += after[0] - expected[0]
            self.play += expected[0] - now[0]
            now = after
        result = TOY.result(state)
        assert result is not None
        self.score = 1.0 if result.winners == [0] else 0.0


def chosen(state: State, seat: int) -> Action:
    """Small cards are swapped."""
    return SWAP if state.hands[seat] < 3 else KEEP


@pytest.fixture(autouse=True)
def _valued_by_superstition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck_module, "evaluation_of", lambda game: Superstition())


def test_over_all_games_that_can_be_luck_is_nothing() -> None:
    ways = all_ways(lambda chance: Game(chance, 1000, "1"), 1000)
    assert ways is not None
    games, probabilities = ways
    assert len(games) > 20
    assert sum(probabilities) == pytest.approx(1.0)
    mean = sum(p * game.luck for p, game in zip(probabilities, games, strict=True))
    assert mean == pytest.approx(0.0, abs=1e-12)
    assert max(game.luck for game in games) > 0.1


def test_luck_less_its_mean_is_right_with_a_sample_too() -> None:
    """Two outcomes stand for all of them: each luck is noisy, their mean is nothing all the same."""
    lucks: list[float] = []
    for number in range(1500):
        lucks.append(Game(SeededChance(f"game/{number}"), 2, str(number)).luck)
    mean = sum(lucks) / len(lucks)
    spread = (sum((luck - mean) ** 2 for luck in lucks) / len(lucks)) ** 0.5
    assert abs(mean) < 3.3 * spread / len(lucks) ** 0.5
    assert spread > 0.1


def test_start_luck_and_play_make_the_result() -> None:
    for number in range(20):
        game = Game(SeededChance(number), 3, str(number))
        assert game.start + game.luck + game.play == pytest.approx(game.score, abs=1e-12)


def test_few_outcomes_are_all_looked_at_and_many_are_sampled() -> None:
    def draw_two(chance: Chance) -> Any:
        weights = [1, 0, 2, 3]
        first = chance.pick(0, weights, 6)
        weights[first] -= 1
        return first, chance.pick(0, weights, 5)

    def worth(pairs: list[Any]) -> list[list[float]]:
        return [[float(first), float(second)] for first, second in pairs]

    whole = expectation(draw_two, worth, 12, "1")
    # 0 has one neighbour less than 2 and 3: 2 + 3 + 3 ways.
    assert (whole.outcomes, whole.is_exact) == (8, True)
    assert whole.means == pytest.approx([13 / 6, 13 / 6])
    part = expectation(draw_two, worth, 400, "1")
    assert part.is_exact
    few = expectation(draw_two, worth, 6, "1")
    assert (few.outcomes, few.is_exact) == (6, False)
    assert abs(few.means[0] - 13 / 6) < 4 * few.errors[0]
