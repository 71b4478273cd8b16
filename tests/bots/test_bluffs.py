"""What a caller of bluffs could gain (`scripts/bluffs.py`)."""

from __future__ import annotations

from typing import Any

import pytest

from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, words
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.state import State
from script_files import script

bluffs: Any = script("bluffs")
CALL = bluffs.CALL
ACCEPT = bluffs.ACCEPT


def question(fits: bool, answer: int) -> Any:
    """A call is worth 0.2 more than to accept if the bluffs do not fit, and 0.1 less if they do."""
    false = {CALL: 0.6, ACCEPT: 0.4}
    true = {CALL: 0.4, ACCEPT: 0.5}
    return bluffs.Question(fits, 1, answer, true if fits else false, (false, true))


def test_the_best_answer_knows_how_often_the_bluffs_of_a_bot_fit() -> None:
    honest = [[question(True, CALL)] for _ in range(20)]
    assert bluffs.gains(honest, bluffs.best) == pytest.approx([0.05] * 20)
    assert bluffs.gains(honest, bluffs.always) == [0.0] * 20
    liar = [[question(False, CALL)] for _ in range(20)]
    assert bluffs.gains(liar, bluffs.best) == [0.0] * 20
    assert bluffs.gains(liar, bluffs.never) == pytest.approx([-0.1] * 20)


def test_rates_come_from_the_other_half_of_the_games() -> None:
    """Else a caller would know what lies in the games it is measured with."""
    games = [[question(number % 2 == 0, ACCEPT)] for number in range(20)]
    # In the even games all fit; their caller knows the odd ones, where none does, and calls.
    assert bluffs.gains(games, bluffs.best) == pytest.approx([-0.05, 0.0] * 10)


def test_who_sees_the_bluffs_gains_at_least_as_much_on_average() -> None:
    games = [[question(number % 3 == 0, CALL), question(number % 3 > 0, ACCEPT)] for number in range(30)]
    seeing = sum(bluffs.gains(games, bluffs.seeing))
    for caller in (bluffs.never, bluffs.always, bluffs.best):
        assert seeing >= sum(bluffs.gains(games, caller)) - 1e-9
    lines = bluffs.report(games)
    assert lines[0] == "30 games, 60 questions: 50% fit, 50% were called"
    assert len(lines) == 5
    assert bluffs.report([[]]) == ["1 games, nobody bluffed"]


def asked_about_a_bluff(rng: Rng) -> State:
    """The first position of random games in which somebody may call."""
    for number in range(200):
        chance = SeededChance(f"asked/{number}")
        decks = [PEOPLES[rng.below(len(PEOPLES))] for _ in range(2)]
        state = GAME.setup(GAME.options({"decks": decks}), chance)
        while GAME.decision(state) is not None:
            if state.phase == words.CALL_PHASE:
                return state
            GAME.advance(state, GAME.sample(state, rng), chance)
    raise AssertionError("nobody bluffs at random")


def test_a_question_is_valued_both_ways() -> None:
    """Both answers have a chance, from the truth and from worlds; random players bluff soon."""
    table = bluffs.Table("turn:eval=legends-v1", 1, 2)
    rng = Rng("asked")
    state = asked_about_a_bluff(rng)
    seat = 1 - state.active
    asked = table.question(state, GAME.view(state, seat), seat, ACCEPT, rng)
    assert asked.fits == bluffs.fitting(state)
    assert asked.kind == len(bluffs.bluffs_of(state, state.active))
    for worths in (asked.worth, *asked.chances):
        assert set(worths) == {CALL, ACCEPT}
        assert all(0.0 <= worth <= 1.0 for worth in worths.values())
        assert worths[CALL] != worths[ACCEPT]
