"""How bots lay and answer bluffs, and what somebody could gain who knew it (`scripts/bluffs.py`)."""

from __future__ import annotations

from typing import Any

import pytest

from obelisk.bots.base import Budget
from obelisk.bots.brains.bluff_rates import RATES
from obelisk.bots.brains.bluffs import BluffEvaluation, BluffGuide, Caller, Rates, is_question, signs
from obelisk.bots.brains.legends import BRAIN
from obelisk.bots.eval.legends import LEGENDS_V1
from obelisk.bots.spec import make_bot
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME
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
    return bluffs.Question(fits, 1, answer, true if fits else false, (false, true), (0.2, -0.1))


def test_the_best_answer_knows_how_often_the_bluffs_of_a_bot_fit() -> None:
    honest = [[question(True, CALL)] for _ in range(20)]
    assert bluffs.gains(honest, bluffs.best) == pytest.approx([0.05] * 20)
    assert bluffs.gains(honest, bluffs.informed) == pytest.approx([0.05] * 20)
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
    lines = bluffs.report([bluffs.Game(game, []) for game in games])
    assert lines[0] == "30 games, 60 questions: 50% fit, 50% were called"
    assert bluffs.report([bluffs.Game([], [])]) == ["1 games, nobody bluffed"]


def offer(own: str, **worth: float) -> Any:
    """What is called looks 0.2 worse than it is, what is accepted 0.2 better."""
    return bluffs.Offer(own, worth, worth, {kind: (each - 0.2, each + 0.2) for kind, each in worth.items()})


def test_a_bluffer_is_held_against_what_the_bot_lays() -> None:
    """Of bluffs that fit, false ones and none; who finds one way only has nothing to choose."""
    offers = [[offer("false", plain=0.5, fits=0.3, false=0.4)], [offer("plain", plain=0.5, fits=0.6)], []]
    called = [question(False, CALL)] * 8
    games = [bluffs.Game(called, each) for each in offers]

    def gain(name: str) -> list[float]:
        found: list[float] = bluffs.bluff_gains(games, bluffs.BLUFFERS[name])
        return found

    assert gain("never") == pytest.approx([0.05, 0.0, 0.0])
    assert gain("only what fits") == pytest.approx([-0.05, 0.0, 0.0])
    assert gain("all that fits") == pytest.approx([-0.05, 0.05, 0.0])
    assert gain("falsely") == pytest.approx([0.0, 0.0, 0.0])
    assert gain("best answer") == pytest.approx([0.05, 0.05, 0.0])


def test_who_knows_how_often_bluffs_are_called_lays_false_ones_where_they_are_not() -> None:
    tempting = bluffs.Offer("plain", {}, {}, {"plain": (0.5, 0.5), "false": (0.2, 0.7)})
    assert bluffs.knowing(tempting, 0.2) == "false"
    assert bluffs.knowing(tempting, 0.6) == "plain"
    assert bluffs.call_rate([question(True, CALL)] * 8) == pytest.approx(0.9)


def asked_about_a_bluff(rng: Rng, seed: str = "asked") -> State:
    """The first position of random games in which somebody may call."""
    for number in range(200):
        chance = SeededChance(f"{seed}/{number}")
        decks = [PEOPLES[rng.below(len(PEOPLES))] for _ in range(2)]
        state = GAME.setup(GAME.options({"decks": decks}), chance)
        while GAME.decision(state) is not None:
            if is_question(state):
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


def knowing(fits: float, called: float = 0.0) -> Rates:
    """Rates that are the same whatever is seen, as logits."""
    rest = (0.0,) * 11
    return Rates((fits, *rest), (called, *rest), 0.02)


def test_both_seats_see_the_same_of_a_bluff_in_every_world() -> None:
    """What the rates are told never shows what lies face down: it is the same in all worlds of the caller."""
    rng = Rng("signs")
    for number in range(6):
        state = asked_about_a_bluff(rng, f"signs/{number}")
        view = GAME.view(state, 1 - state.active)
        worlds = [GAME.determinise(view, rng) for _ in range(20)]
        assert {tuple(signs(world)) for world in worlds} == {tuple(signs(state))}


def worth_a_thought() -> Any:
    """The view of somebody who does well to call only if the bluffs do not fit."""
    rng = Rng("thought")
    for number in range(100):
        state = asked_about_a_bluff(rng, f"thought/{number}")
        view = GAME.view(state, 1 - state.active)
        false, true, _ = Caller(GAME, LEGENDS_V1, knowing(0.0)).leads(view, Rng("worlds"))
        if true < -0.02 and false > 0.02:
            return view
    raise AssertionError("nobody has to think")


def test_who_is_asked_calls_what_seldom_fits_and_accepts_what_nearly_always_does() -> None:
    view = worth_a_thought()
    chances = [
        Caller(GAME, LEGENDS_V1, knowing(fits)).chance(view, Rng("worlds")) for fits in (-8.0, 0.0, 8.0)
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.5 > chances[2]


def test_an_answer_is_drawn_by_its_chance() -> None:
    """Nobody can tell it in advance: where both answers are worth the same, each comes half of the time."""
    state = asked_about_a_bluff(Rng("asked"))
    view = GAME.view(state, 1 - state.active)
    legal = list(GAME.legal(state))
    caller = Caller(GAME, LEGENDS_V1, knowing(0.0)._replace(spread=100.0))
    answers = [caller.answer(view, legal, Rng(f"drawn/{number}")) for number in range(60)]
    assert 15 < answers.count(CALL) < 45
    assert answers.count(CALL) + answers.count(ACCEPT) == 60
    assert caller.answer(GAME.view(state, state.active), [ACCEPT], Rng("drawn")) is None


def test_a_bluff_is_worth_what_comes_of_it_if_it_is_called_as_often_as_bluffs_are() -> None:
    state = asked_about_a_bluff(Rng("asked"))
    other = GAME.setup(GAME.options({"decks": ["buka", "aqua"]}), SeededChance("other"))
    seat = state.active

    def values(called: float, who: int = seat) -> list[float]:
        return BluffEvaluation(GAME, LEGENDS_V1, knowing(0.0, called)).values([other, state], who)

    never, half, always = (values(called)[1] for called in (-30.0, 0.0, 30.0))
    assert never != always
    assert half == pytest.approx((never + always) / 2)
    for answer, worth in ((ACCEPT, never), (CALL, always)):
        after = GAME.copy(state)
        GAME.advance(after, answer, SeededChance("answer"))
        assert LEGENDS_V1.value(after, seat) == pytest.approx(worth, abs=0.05)
    plain = LEGENDS_V1.values([other, state], seat)
    assert values(0.0)[0] == plain[0]
    assert values(0.0, 1 - seat) == LEGENDS_V1.values([other, state], 1 - seat)


def test_a_caller_in_a_playout_knows_no_more_than_one_at_the_table() -> None:
    """In every world of the bluffer he answers as often as bluffs are called, whatever lies there."""
    state = asked_about_a_bluff(Rng("asked"))
    legal = list(GAME.legal(state))
    view = GAME.view(state, state.active)
    worlds = [GAME.determinise(view, Rng(f"playout/{number}")) for number in range(60)]
    answers = [BluffGuide(knowing(0.0, 0.0)).worth_trying(world, legal) for world in worlds]
    assert {len(answer) for answer in answers} == {1}
    assert 15 < answers.count([CALL]) < 45
    assert BluffGuide(knowing(0.0, -30.0)).worth_trying(state, legal) == [ACCEPT]
    assert BluffGuide(knowing(0.0, 30.0)).worth_trying(state, legal) == [CALL]
    # What the caller cannot tell apart he answers alike.
    worlds = [GAME.determinise(worth_a_thought(), Rng(f"{number}")) for number in range(40)]
    assert {bluffs.fitting(world) for world in worlds} == {False, True}
    assert len({tuple(BluffGuide(knowing(0.0, 0.0)).worth_trying(world, legal)) for world in worlds}) == 1
    GAME.advance(state, ACCEPT, SeededChance("answer"))
    assert BluffGuide(knowing(0.0)).worth_trying(state, legal) is legal


def test_only_the_evaluation_of_the_levels_bluffs_by_rates() -> None:
    """Old levels, frozen as the yardstick, choose as they did."""
    assert list(RATES) == ["legends-n3"]
    assert set(RATES) <= {word for spec in BRAIN.levels for word in spec.replace(",", "=").split("=")}
    assert BRAIN.policy(GAME, LEGENDS_V1) is None


@pytest.mark.parametrize("spec", ["turn", "search:sims=2,turns=0"])
def test_bots_leave_the_answer_to_who_knows_bluffs(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = worth_a_thought()
    for fits, answer in ((-30.0, CALL), (30.0, ACCEPT)):
        monkeypatch.setitem(RATES, LEGENDS_V1.id, knowing(fits)._replace(spread=0.001))
        bot = make_bot(spec, GAME, "answer")
        assert bot.choose(view, [CALL, ACCEPT], Budget()) == answer
