"""The random bot: any legal action, fixed by its seed, blind to everything else."""

from __future__ import annotations

from obelisk.bots.base import Bot, Budget
from obelisk.bots.random_ import RandomBot
from obelisk.core.decision import Action

LEGAL = [Action(number) for number in (3, 5, 7, 11)]


def choices(seed: str, view: object, number: int = 200) -> list[Action]:
    bot: Bot[object] = RandomBot(seed)
    bot.hear([])
    return [bot.choose(view, LEGAL, Budget()) for _ in range(number)]


def test_same_seed_same_choices_whatever_the_view() -> None:
    assert choices("a", None) == choices("a", object())


def test_other_seeds_choose_otherwise() -> None:
    assert choices("a", None) != choices("b", None)


def test_every_action_is_chosen_about_as_often() -> None:
    chosen = choices("a", None, 4000)
    for action in LEGAL:
        assert 900 < chosen.count(action) < 1100


def test_a_budget_says_how_much_to_think() -> None:
    assert (Budget().milliseconds, Budget(simulations=5).simulations) == (0, 5)
