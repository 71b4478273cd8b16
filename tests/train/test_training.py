"""Training: games of practice, what is learnt from them, and a whole small training."""

from __future__ import annotations

import json
from array import array
from dataclasses import replace
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from typer.testing import CliRunner

from bots.small_net import small_net
from obelisk.bots.brain import NETS, Brain, brain_of
from obelisk.bots.brains.legends import BRAIN
from obelisk.bots.eval.city import CITY_V1
from obelisk.bots.eval.legends import LEGENDS_V1
from obelisk.bots.nets.evaluation import NetEvaluation
from obelisk.bots.nets.layers import ROW
from obelisk.bots.nets.legends import LEGENDS_FEATURES
from obelisk.bots.nets.net import read_net
from obelisk.bots.search.plan import Plan
from obelisk.catalog import GAMES
from obelisk.cli.app import app
from obelisk.core.rng import Rng
from obelisk.games.legends.game import GAME
from obelisk.train.duel import deal_score, mean_and_error
from obelisk.train.plan import PLANS, InvalidPlan, Play, plan_file, read_plan
from obelisk.train.practice import Positions, other_seat, play, practised, some_seats
from obelisk.train.workers import AGAIN, FAILED, PLAY, Cluster, Workers, done


@pytest.mark.parametrize("path", sorted(PLANS.glob("*.toml")), ids=lambda path: path.stem)
def test_our_plans_can_be_read(path: Path) -> None:
    plan = read_plan(path)
    assert plan.game == path.stem
    brain = brain_of(GAMES.get(plan.game).game)
    assert brain.features is not None
    assert {plan.first, plan.gate.yardstick} <= set(brain.evaluations)


def test_a_game_has_our_plan_and_a_file_is_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert read_plan(plan_file("drakon")).game == "drakon"
    assert plan_file("mine.toml") == Path("mine.toml")
    assert plan_file("../plans/drakon") == Path("../plans/drakon")
    (tmp_path / "drakon").write_text("")
    assert plan_file("drakon") == Path("drakon")


def test_a_word_that_no_plan_knows_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text((PLANS / "city.toml").read_text() + "\nspeed = 3\n")
    with pytest.raises(InvalidPlan, match="unknown 'speed'"):
        read_plan(path)


def test_a_kept_game_gives_the_same_positions_again() -> None:
    played = play(GAME, BRAIN, [LEGENDS_V1], "kept", Play(bursts=1.0, latest_burst=20))
    again = practised(played.text())
    assert again == played
    assert played.begin > 0
    found = []
    for game in (played, again):
        positions = Positions()
        positions.add_game(GAME, BRAIN, game, 0.3)
        found.append((positions.rows, positions.counts, positions.seats, positions.shares))
    assert found[0] == found[1]
    assert sorted(found[0][3][0]) == [0.0, 1.0]
    assert sum(positions.counts) == len(positions.rows)
    assert len(positions.counts) >= 2 * len([end for end in played.ends if end > played.begin]) - 2


def test_a_game_without_an_end_is_left_out() -> None:
    played = play(GAME, BRAIN, [LEGENDS_V1], "cut", Play(most_actions=12, bursts=0.0))
    positions = Positions()
    positions.add_game(GAME, BRAIN, played, 1.0)
    assert not positions.shares
    assert not positions.rows
    assert not positions.counts


def test_a_duel_is_even_between_equals_and_not_between_others() -> None:
    untrained = NetEvaluation("small", small_net(LEGENDS_FEATURES), LEGENDS_FEATURES)
    scores = [deal_score(GAME, BRAIN, LEGENDS_V1, LEGENDS_V1, f"equal/{deal}", 3000) for deal in range(2)]
    assert scores == [0.5, 0.5]
    better = [deal_score(GAME, BRAIN, LEGENDS_V1, untrained, f"other/{deal}", 3000) for deal in range(4)]
    assert mean_and_error(better)[0] > 0.5


def test_without_a_plan_the_command_says_so(tmp_path: Path) -> None:
    found = CliRunner().invoke(app, ["train", str(tmp_path / "no.toml"), "--into", str(tmp_path)])
    assert found.exit_code == 2
    assert "no.toml" in found.output


def test_what_was_thought_later_is_mixed_into_the_ends() -> None:
    torch = pytest.importorskip("torch")
    from obelisk.train.learner import traced

    thoughts = torch.tensor([0.1, 0.9, 0.2, 0.8, 0.4])
    games = torch.tensor([0, 1, 0, 1, 0])
    ends = torch.tensor([1.0, 0.0, 1.0, 0.0, 1.0])
    found = traced(thoughts, games, ends, 0.5)
    assert found.tolist() == pytest.approx([0.45, 0.4, 0.7, 0.0, 1.0])
    assert traced(thoughts, games, ends, 1.0) is ends


def test_the_net_in_whole_numbers_says_what_was_learnt() -> None:
    torch = pytest.importorskip("torch")
    from obelisk.train.learner import Data, Model, net_of
    from obelisk.train.plan import Learn

    positions = Positions()
    positions.add_game(GAME, BRAIN, play(GAME, BRAIN, [LEGENDS_V1], "whole", Play(bursts=0.0)), 0.3)
    data = Data(LEGENDS_FEATURES.size, torch.device("cpu"))
    data.add(positions, 0)
    torch.manual_seed(1)
    model = Model(LEGENDS_FEATURES, Learn(width=32, hidden=8))
    said = model.predict(data.tensors()[0]).tolist()
    ends = [sum(positions.counts[: number + 1]) for number in range(len(positions.counts))]
    whole = net_of(model, {}).logits(positions.rows.tolist(), ends)
    assert whole == pytest.approx(said, abs=0.02)


def test_a_net_can_learn_on() -> None:
    """What was made whole numbers comes back, so that a training may begin with a net that is there."""
    pytest.importorskip("torch")
    from obelisk.train.learner import model_of, net_of
    from obelisk.train.plan import Learn

    net = read_net(NETS / "legends-n1.net")
    again = net_of(model_of(net, LEGENDS_FEATURES, Learn(width=8)), {})
    assert again.width == net.width
    for name in ("rows", "parts", "bias", "second", "second_bias", "third", "third_bias"):
        assert getattr(again, name) == getattr(net, name), name


def test_tables_of_two_and_of_four_are_learnt_from_together() -> None:
    torch = pytest.importorskip("torch")
    from obelisk.train.learner import Data

    data = Data(10, torch.device("cpu"))
    for piece in range(2):
        positions = Positions()
        for number, shares in enumerate([[0.0, 1.0], [0.0, 0.0, 0.5, 0.5]]):
            for seat in range(len(shares)):
                positions.rows.extend([seat] * (number + 1))
                positions.counts.append(number + 1)
                positions.seats.append(seat)
                positions.games.append(number)
            positions.shares.append(shares)
            positions.held.append(number == piece)
        data.add(positions, piece)
    rows, games, ends, held = data.tensors()
    assert ends.tolist() == [0.0, 1.0, 0.0, 0.0, 0.5, 0.5] * 2
    assert rows[1].tolist() == [1, 10]
    assert rows[5].tolist() == [3, 3]
    assert len(set(games.tolist())) == 12
    assert held.tolist() == [True, True, False, False, False, False, False, False, True, True, True, True]
    data.forget(1)
    assert len(data) == 6


def test_games_that_come_in_while_learning_begins_wait_for_the_next_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A training of City ended in its first generation: there were more ends than positions."""
    torch = pytest.importorskip("torch")
    from obelisk.train import learner

    def piece() -> Positions:
        positions = Positions()
        positions.rows.extend([3])
        positions.counts.append(1)
        positions.seats.append(0)
        positions.games.append(0)
        positions.shares.append([1.0, 0.0])
        positions.held.append(False)
        return positions

    data = learner.Data(10, torch.device("cpu"))
    data.add(piece(), 0)
    pad = torch.nn.functional.pad

    def pad_while_a_game_comes_in(*arguments: Any, **named: Any) -> Any:
        if len(data) == 1:
            data.add(piece(), 0)
        return pad(*arguments, **named)

    monkeypatch.setattr(torch.nn.functional, "pad", pad_while_a_game_comes_in)
    assert [len(part) for part in data.tensors()] == [1, 1, 1, 1]
    assert [len(part) for part in data.tensors()] == [2, 2, 2, 2]


def test_what_was_thought_of_a_game_comes_from_who_has_not_seen_its_end() -> None:
    """Each game has a row of its own: who learnt from it knows its end by heart, who did not cannot."""
    torch = pytest.importorskip("torch")
    from obelisk.train.learner import SEATS, Model, crossed, fit
    from obelisk.train.plan import Learn

    class OneRowAGame:
        size = 40
        parts: tuple[list[int], ...] = ([],) * 40

    learn = Learn(width=8, hidden=4, epochs=60, batch=10, rate=0.01, decay=0.0, dropout=0.0)
    torch.manual_seed(1)
    rows = torch.arange(40, dtype=torch.int16)[:, None]
    # Two games in a row end alike, so that both halves have as many wins as losses.
    ends = (torch.arange(40) // 2 % 2).float()
    model = Model(OneRowAGame(), learn)  # type: ignore[arg-type]
    thoughts = crossed(model, rows, torch.arange(40) * SEATS, ends, torch.arange(40), learn)
    assert len(list(fit(model, rows, ends, torch.arange(40), learn))) == 60
    by_heart = torch.sigmoid(model.predict(rows))
    assert float((by_heart.round() == ends).float().mean()) == 1.0
    assert abs(float(thoughts[ends == 1].mean() - thoughts[ends == 0].mean())) < 2.0
    assert float((torch.sigmoid(thoughts).round() == ends).float().mean()) < 0.8


def test_quick_practice_plans_as_playouts_do() -> None:
    game = GAMES.get("city").game
    known = brain_of(game)
    asked: list[bool] = []

    def planner(game: Any, evaluation: Any, quick: bool) -> Any:
        asked.append(quick)
        return known.planner(game, evaluation, quick)

    brain = Brain([CITY_V1], planner, known.levels, practice=known.practice)
    for quick in (False, True):
        play(game, brain, [CITY_V1], "quick", Play(most_actions=10, quick=quick))
    assert asked == [False, True]


def test_who_is_asked_where_a_playout_stops_answers_carefully() -> None:
    """A playout may stop where a bluff could be called, without a plan; a player has to say something."""
    game = GAMES.get("city").game
    known = brain_of(game)

    class Stopping:
        def plans(self, state: Any, width: int, limit: Any) -> list[Plan]:
            return [Plan([], 0.5)]

    def planner(game: Any, evaluation: Any, quick: bool) -> Any:
        return Stopping() if quick else known.planner(game, evaluation, False)

    brain = Brain([CITY_V1], planner, known.levels, practice=known.practice)
    how = Play(most_actions=12, bursts=0.0, spreads=[0.0])
    quick, careful = (
        play(game, brain, [CITY_V1], "asked", replace(how, quick=quick)) for quick in (True, False)
    )
    assert quick.actions == careful.actions
    assert len(quick.actions) >= 12


def test_at_a_table_of_many_one_of_the_others_looks_too() -> None:
    rng = Rng("lookers")
    assert [other_seat(seat, 2, rng) for seat in range(2)] == [1, 0]
    assert {other_seat(2, 4, rng) for _ in range(50)} == {0, 1, 3}


def test_plain_games_have_no_trials_and_the_quick_planner() -> None:
    """A part of the games says how they end, the others which plans are better."""
    how = Play(most_actions=80, bursts=0.0, trials=1.0, trial_turns=0)
    tried = play(GAME, BRAIN, [LEGENDS_V1], "plain", how)
    plain = play(GAME, BRAIN, [LEGENDS_V1], "plain", replace(how, plain=1.0))
    assert tried.trials
    assert not plain.trials
    games = [
        play(GAME, BRAIN, [LEGENDS_V1], f"part/{number}", replace(how, plain=0.5)) for number in range(8)
    ]
    assert {bool(game.trials) for game in games} == {False, True}


def test_several_nets_learn_and_their_mean_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    from obelisk.train import campaign
    from obelisk.train.learner import model_of, net_of

    asked: list[int] = []

    def seems_to_learn(
        model: Any, data: Any, learn: Any, thinker: Any, seed: int, tell: Any
    ) -> dict[str, Any]:
        asked.append(seed)
        model.bias.data.add_(float(len(asked)))
        return {}

    plan = tmp_path / "legends.toml"
    plan.write_text(
        'game = "legends"\nseed = "mean"\nfirst = "legends-n1"\ngenerations = 5\ngames = 1\nkeep = 1\n'
        "[learn]\nnets = 3\nwarm = true\n"
    )
    monkeypatch.setattr(campaign, "train", seems_to_learn)
    training = campaign.Campaign(read_plan(plan), tmp_path, 1, "cpu", print)
    try:
        training._learn({})
    finally:
        training._workers.stop()
    # Each has the games in another order, and each began with the same net.
    assert asked == [0, 5, 10]
    before = read_net(NETS / "legends-n1.net")
    learnt = read_net(tmp_path / "nets" / "000.net")
    one = net_of(model_of(before, LEGENDS_FEATURES, read_plan(plan).learn), {})
    assert learnt.rows == one.rows
    added = [new - old for new, old in zip(array("i", learnt.bias), array("i", before.bias), strict=True)]
    assert set(added) == {2 * ROW}


def test_strangers_have_no_mean(tmp_path: Path) -> None:
    plan = tmp_path / "legends.toml"
    plan.write_text(
        'game = "legends"\nseed = "mean"\nfirst = "legends-v1"\ngenerations = 1\ngames = 1\nkeep = 1\n'
        "[learn]\nnets = 3\n"
    )
    with pytest.raises(InvalidPlan, match="nets needs warm"):
        read_plan(plan)


def test_in_a_league_somebody_earlier_has_some_of_the_seats() -> None:
    """Where there is nobody earlier, games are what they were."""
    earlier = NetEvaluation("earlier", small_net(LEGENDS_FEATURES), LEGENDS_FEATURES)
    how = Play(most_actions=60, bursts=0.0, spreads=[0.0])
    always = replace(how, league=1.0)
    alone = play(GAME, BRAIN, [LEGENDS_V1], "league", how)
    assert play(GAME, BRAIN, [LEGENDS_V1], "league", always) == alone
    assert play(GAME, BRAIN, [LEGENDS_V1], "league", always, earlier) != alone
    assert play(GAME, BRAIN, [LEGENDS_V1], "league", always, LEGENDS_V1).values == alone.values
    rng = Rng("league")
    for seats in (2, 3, 4):
        sizes = [len(set(some_seats(seats, rng))) for _ in range(60)]
        assert set(sizes) == set(range(1, seats))


def test_those_of_a_league_have_no_trials() -> None:
    """What comes of plans that an earlier net finds best is nothing to learn from."""
    how = Play(most_actions=80, bursts=0.0, trials=1.0, trial_turns=0, league=1.0)
    tried = play(GAME, BRAIN, [LEGENDS_V1], "trials", how)
    met = play(GAME, BRAIN, [LEGENDS_V1], "trials", how, LEGENDS_V1)
    assert 0 < len(met.trials) < len(tried.trials)


def test_a_league_is_of_nets_that_were_the_best_before() -> None:
    pytest.importorskip("torch")
    from obelisk.train.campaign import once_best

    def history(*accepted: bool) -> list[dict[str, Any]]:
        return [{"generation": number, "accepted": each} for number, each in enumerate(accepted)]

    assert once_best(history()) == []
    assert once_best(history(True)) == []
    assert once_best(history(True, False, True)) == [0]
    assert once_best(history(True, True, False, False, True, False)) == [0, 1]


def test_a_process_plays_games_of_a_league() -> None:
    how = Play(most_actions=60, bursts=0.0, league=1.0)
    net = str(NETS / "legends-n1.net")
    found = [done(GAME, BRAIN, how, PLAY, (["legends-v1"], earlier, ["a"]))[0] for earlier in ("", net)]
    assert found[0] != found[1]


def test_a_small_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    plan = tmp_path / "legends.toml"
    plan.write_text(
        'game = "legends"\nseed = "small"\nfirst = "legends-v1"\ngenerations = 1\ngames = 2\nkeep = 2\n'
        "[play]\nat_once = 1\nleague = 1.0\n[learn]\nwidth = 8\nhidden = 4\nepochs = 1\nbatch = 64\n"
        "[gate]\ndeals = 1\nleast = 0.0\n"
    )
    folder = tmp_path / "out"
    command = ["train", str(plan), "--into", str(folder), "--workers", "1", "--device", "cpu"]
    for generations in (1, 2, 3):
        before = f"generations = {generations - 1 or 1}"
        plan.write_text(plan.read_text().replace(before, f"generations = {generations}"))
        assert CliRunner().invoke(app, command).exit_code == 0
        state = json.loads((folder / "state.json").read_text())
        assert state["generation"] == generations
        assert state["best"].endswith(f"{generations - 1:03}.net")
        assert len(state["history"]) == generations
        page = (folder / "index.html").read_text()
        assert page.count("<tr><td>") == generations
        assert "all generations are learnt" in page
        # What was kept is learnt from again, but every generation plays its own games.
        assert len((folder / "games" / f"{generations - 1:03}.jsonl").read_text().splitlines()) >= 2


@pytest.mark.long
def test_places_of_a_cluster_of_ray_answer_as_processes_do() -> None:
    pytest.importorskip("ray")
    cluster = Cluster("legends", Play(), "local", 2)
    try:
        assert cluster.count == 2
        with pytest.raises(Empty):
            cluster.results.get(timeout=0)
        cluster.jobs.put((PLAY, 0, (["nobody"], "", ["a"])))
        cluster.jobs.put((AGAIN, 0, []))
        found = [cluster.results.get(timeout=100)[:2] for _ in range(2)]
        assert sorted(found) == [(AGAIN, 0), (FAILED, PLAY)]
    finally:
        cluster.stop()


def test_a_process_survives_a_game_that_cannot_be_played() -> None:
    """Fifteen processes of a training died one by one of a rare position, and nobody was told."""
    workers = Workers("legends", Play(), 1)
    try:
        workers.jobs.put((PLAY, 0, (["nobody"], "", ["a"])))
        workers.jobs.put((AGAIN, 0, []))
        kind, tag, text = workers.results.get(timeout=100)
        assert (kind, tag) == (FAILED, PLAY)
        assert "nobody" in text
        assert workers.results.get(timeout=100)[:2] == (AGAIN, 0)
    finally:
        workers.stop()


@pytest.mark.parametrize(("name", "generation"), [("legends-n1", 8), ("legends-n3", 13)])
def test_our_nets_play_and_say_how_they_were_made(name: str, generation: int) -> None:
    evaluation = BRAIN.evaluation(name)
    assert isinstance(evaluation, NetEvaluation)
    assert read_net(NETS / f"{name}.net").about["generation"] == generation
    assert 0.0 <= deal_score(GAME, BRAIN, evaluation, LEGENDS_V1, "ours", 40) <= 1.0
