"""Plans tried against each other: kept with the game, and learnt from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.small_net import small_net
from obelisk.bots.brains.legends import BRAIN
from obelisk.bots.eval.legends import LEGENDS_V1
from obelisk.bots.nets.legends import LEGENDS_FEATURES
from obelisk.bots.nets.net import InvalidNet
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.pimc import Playout
from obelisk.bots.search.plan import play_plan
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.games.legends.game import GAME
from obelisk.train.mean import mean_net
from obelisk.train.plan import Play
from obelisk.train.practice import Positions, Practised, play, practised
from obelisk.train.trials import ends_of, worlds

HOW = Play(bursts=0.0, quick=True, trials=0.2, trial_plans=4, trial_worlds=2, trial_turns=1)


@pytest.fixture(scope="module")
def played() -> Practised:
    return play(GAME, BRAIN, [LEGENDS_V1], "trials", HOW)


def test_plans_meet_the_same_worlds_again(played: Practised) -> None:
    assert played.trials
    for trial in played.trials:
        assert 2 <= len(trial.plans) <= 4
        assert [len(values) for values in trial.values] == [len(trial.plans)] * 2
    found = []
    for game in (played, practised(played.text())):
        positions = Positions()
        positions.add_game(GAME, BRAIN, game, 0.0)
        found.append((positions.tried_rows, positions.tried_counts, positions.tried_groups))
    assert found[0] == found[1]
    assert sum(found[0][1]) == len(found[0][0])
    # All plans of a world are in one group, but for those that ended the game.
    assert len(set(found[0][2])) <= 2 * len(played.trials)
    assert len(found[0][2]) <= sum(2 * len(trial.plans) for trial in played.trials)


def test_what_is_learnt_from_is_what_was_tried(played: Practised) -> None:
    """The positions after the plans, made anew, played on: each is worth what was found in the game."""
    playout = Playout(GAME, BRAIN.planner(GAME, LEGENDS_V1, True), LEGENDS_V1, HOW.trial_turns)
    trials = {trial.place: trial for trial in played.trials}
    chance = SeededChance(played.seed)
    state = GAME.setup(GAME.options(played.values), chance)
    for place, action in enumerate(played.actions):
        decision = GAME.decision(state)
        assert decision is not None
        if place in trials:
            trial = trials[place]
            view = GAME.view(state, decision.seat)
            known = worlds(GAME, view, trial.seed, len(trial.values))
            ends = ends_of(GAME, state, decision.seat, trial)
            for (world, luck), after, values in zip(known, ends, trial.values, strict=True):
                plans = [[Action(action) for action in plan] for plan in trial.plans]
                found = playout.values_in(world, decision.seat, plans, luck, Limit(0, 0))
                assert [round(value, 4) for value in found] == values
                for end, plan in zip(after, plans, strict=True):
                    play_plan(GAME, again := GAME.copy(world), plan, SeededChance(luck))
                    assert GAME.encode_state(end) == GAME.encode_state(again)
        GAME.advance(state, Action(action), chance)


def test_trials_change_nothing_about_the_rules_of_practice() -> None:
    """A plan without trials plays the games it always played."""
    plain = play(GAME, BRAIN, [LEGENDS_V1], "plain", replace(HOW, trials=0.0))
    assert not plain.trials
    assert plain == play(GAME, BRAIN, [LEGENDS_V1], "plain", Play(bursts=0.0, quick=True))


def test_a_kept_game_of_before_has_no_trials(played: Practised) -> None:
    text = replace(played, trials=[]).text().replace(',"trials":[]', "")
    assert '"trials":' not in text
    assert practised(text).trials == []


def test_a_game_without_an_end_leaves_no_trials() -> None:
    cut = play(GAME, BRAIN, [LEGENDS_V1], "cut", replace(HOW, trials=1.0, most_actions=12))
    assert cut.trials
    positions = Positions()
    positions.add_game(GAME, BRAIN, cut, 1.0)
    assert not positions.tried_rows
    assert not positions.tried_values


def test_only_the_difference_of_plans_is_in_what_they_are_apart() -> None:
    torch = pytest.importorskip("torch")
    from obelisk.train.learner import Tried

    values = torch.tensor([0.5, 0.7, 0.2, 0.4, 0.6, 0.9])
    groups = torch.tensor([0, 0, 1, 1, 1, 2])
    held = torch.tensor([False] * 6)
    tried = Tried(torch.zeros(6, 3), groups, values, held)
    # Who was alone in a world says nothing about differences.
    assert tried.places.tolist() == [[0, 1, 0], [2, 3, 4]]
    assert tried.inside.tolist() == [[True, True, False], [True, True, True]]
    lines = torch.tensor([0, 1])
    said = torch.logit(values[tried.places])
    right = tried.loss(said, lines, 100.0)
    assert tried.loss(said, lines, 0.0) == pytest.approx(float(right), abs=1e-6)
    # Luck that all plans of a world share moves all of them alike.
    lucky = torch.logit(values[tried.places] - 0.1)
    assert float(tried.apart(lucky, lines)) == pytest.approx(0.0, abs=1e-6)
    crossed = said.clone()
    crossed[0, 0], crossed[0, 1] = said[0, 1], said[0, 0]
    # Four hundredths for two of five positions.
    assert float(tried.loss(crossed, lines, 100.0) - tried.loss(crossed, lines, 0.0)) == pytest.approx(
        1.6, abs=1e-4
    )


def test_the_better_plan_is_learnt() -> None:
    """From one game alone: the net ends nearer to what was found than it began."""
    torch = pytest.importorskip("torch")
    from obelisk.train.learner import Data, Model, apart, fit
    from obelisk.train.plan import Learn

    positions = Positions()
    for number in range(3):
        game = play(GAME, BRAIN, [LEGENDS_V1], f"learnt/{number}", HOW)
        positions.add_game(GAME, BRAIN, game, 0.0)
    data = Data(LEGENDS_FEATURES.size, torch.device("cpu"))
    data.add(positions, 0)
    tried = data.tried()
    assert tried is not None
    rows, _, ends, _ = data.tensors()
    torch.manual_seed(1)
    learn = Learn(width=32, hidden=8, epochs=12, batch=16, rate=0.01, dropout=0.0)
    model = Model(LEGENDS_FEATURES, learn)
    tried.held[:] = True
    before = apart(model, tried)
    tried.held[:] = False
    for _ in fit(model, rows, ends, torch.arange(len(rows)), learn, tried):
        pass
    tried.held[:] = True
    assert apart(model, tried) < 0.8 * before
    data.forget(1)
    assert data.tried() is None


def test_a_step_without_trials_learns_on() -> None:
    """There may be fewer trials than steps. The mean of none is no number, and would make a net of none."""
    torch = pytest.importorskip("torch")
    from obelisk.train.learner import Model, Tried, fit
    from obelisk.train.plan import Learn

    learn = Learn(width=8, hidden=4, epochs=1, batch=2)
    torch.manual_seed(1)
    model = Model(LEGENDS_FEATURES, learn)
    rows = torch.randint(0, 100, (20, 5))
    tried = Tried(rows[:2], torch.tensor([0, 0]), torch.tensor([0.2, 0.8]), torch.tensor([False, False]))
    for loss in fit(model, rows, torch.rand(20), torch.arange(20), learn, tried):
        assert loss > 0.0
    assert torch.isfinite(model.bias).all()


def test_the_mean_of_nets() -> None:
    one = small_net(LEGENDS_FEATURES, seed="one")
    other = small_net(LEGENDS_FEATURES, seed="other")
    mean = mean_net([one, other])
    for place in (0, 100, len(one.rows) // 2 - 1):
        numbers = [memoryview(net.rows).cast("h")[place] for net in (one, other, mean)]
        assert numbers[2] == round((numbers[0] + numbers[1]) / 2)
    assert mean_net([one, one]).rows == one.rows
    other.about["features"] = "city-1"
    with pytest.raises(InvalidNet, match="one kind"):
        mean_net([one, other])
