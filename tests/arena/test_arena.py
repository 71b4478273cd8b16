"""The arena: duplicate deals, rotated seats, counting, stopping, going on."""

from __future__ import annotations

import json
from itertools import count, product
from pathlib import Path
from statistics import variance

import pytest

from obelisk.arena import contest
from obelisk.arena.contest import (
    Arena,
    InvalidArena,
    Log,
    PairedChance,
    SequentialTest,
    deal_scores,
    game_of,
    lineups,
    run,
    score_of,
    without_luck,
)
from obelisk.arena.ratings import interval, luck_adjusted, mean_interval, ratings, summarise
from obelisk.arena.report import page
from obelisk.bots.spec import InvalidSpec
from obelisk.core.rng import Rng
from obelisk.games.city import GAME
from obelisk.pool import Here, Processes

TWO = {"players": 2, "stall_limit": 2}


def small(games: int = 4, seed: str = "1", bots: list[str] | None = None) -> Arena:
    return Arena(GAME, TWO, bots or ["casual:margin=0.5", "random"], games, seed)


def test_who_meets_whom() -> None:
    assert lineups(2, 2) == [[0, 1]]
    assert lineups(3, 2) == [[0, 1], [0, 2], [1, 2]]
    assert lineups(2, 4) == [[0, 1, 1, 1]]
    assert lineups(3, 4) == [[0, 1, 2, 1]]


def test_a_deal_is_played_in_every_rotation() -> None:
    games = [game for deal in run(small(), [0, 1], Here()) for game in deal]
    assert [(game["deal"], game["rotation"], game["bots"]) for game in games] == [
        (0, 0, [0, 1]),
        (0, 1, [1, 0]),
        (1, 0, [0, 1]),
        (1, 1, [1, 0]),
    ]
    for game in games:
        assert game["decisions"] > 0
        assert len(game["places"]) == 2
        assert game["notes"] == [[], []]


def test_the_same_seed_gives_the_same_games_whoever_plays_them() -> None:
    def plain(games: list[dict[str, object]]) -> list[dict[str, object]]:
        found = [{name: value for name, value in game.items() if name != "times"} for game in games]
        return sorted(found, key=lambda game: (str(game["deal"]), str(game["rotation"])))

    alone = plain([game for deal in run(small(), [0, 1, 2], Here()) for game in deal])
    together = plain([game for deal in run(small(), [0, 1, 2], Processes(2)) for game in deal])
    assert alone == together


def test_chance_of_one_question_does_not_depend_on_others() -> None:
    one, two = PairedChance("x"), PairedChance("x")
    two.pick(7, [1, 1], 2)
    assert [one.pick(3, [5, 5, 5], 15) for _ in range(9)] == [two.pick(3, [5, 5, 5], 15) for _ in range(9)]
    assert one.proof() == ""


@pytest.mark.parametrize(
    ("bots", "words"),
    [(["random"], "at least two bots")],
)
def test_an_arena_that_cannot_be_held(bots: list[str], words: str) -> None:
    with pytest.raises(InvalidArena, match=words):
        small(bots=bots)


def test_time_may_be_that_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each reading of this clock is a millisecond after the one before: whoever reads it often is late."""
    readings = count()
    monkeypatch.setattr(contest, "process_time", lambda: next(readings) / 1000)
    monkeypatch.setattr(contest, "perf_counter", lambda: pytest.fail("the other clock was read"))
    arena = Arena(GAME, TWO, ["turn:ms=9", "random"], 2, "1", processor_time=True)
    assert arena.header()["processor_time"] is True
    for game in [game for deal in run(arena, [0], Here()) for game in deal]:
        for bot, (decisions, *spent) in zip(game["bots"], game["times"], strict=True):
            assert decisions > 0
            # What was begun is ended: what looks at hundreds of positions stops soon after.
            assert 9.0 <= spent[-1] < 100.0 if bot == 0 else spent == [1.0, 1.0, 1.0]
    assert "processor_time" not in small().header()


def test_two_of_a_kind_can_play_each_other() -> None:
    arena = small(bots=["level:1", "level:1"], games=2)
    games = [game for deal in run(arena, [0], Here()) for game in deal]
    summary = summarise(arena, games, None)
    assert [row["bot"] for row in summary["results"]] == ["level:1", "level:1 (2)"]


def test_a_program_that_is_not_there_plays_no_arena() -> None:
    """It used to play at random, and was said to score."""
    for program in ("/nowhere/bot", "'half a quote"):
        with pytest.raises(InvalidSpec):
            small(bots=["random", f"stdio:{program}"])


def test_games_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    arena = small()
    log = Log(tmp_path, arena)
    for deal in run(arena, [0], Here()):
        log.add(deal)
    half = json.dumps({"deal": 1, "rotation": 0})
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write(half + "\n" + '{"deal": 2, "rota')
    again = Log(tmp_path, small())
    assert again.played() == {0}
    assert again.games == log.games
    with pytest.raises(InvalidArena, match="another arena"):
        Log(tmp_path, small(seed="2"))


def test_scores() -> None:
    game = {"winners": [1], "bots": [0, 1], "deal": 0}
    assert score_of(game, 1, 2) == 1.0
    assert score_of(game, 0, 2) == 0.0
    assert score_of({"winners": []}, 0, 4) == 0.25
    assert score_of({"winners": [0, 1]}, 0, 4) == 0.5
    assert deal_scores([game, {"winners": [0], "bots": [1, 0], "deal": 0}], 1, 2) == [1.0]


def test_intervals() -> None:
    assert interval([]) == (0.0, 0.0, 1.0)
    mean, low, high = interval([1.0] * 50)
    assert mean == 1.0
    assert 0.9 < low < 1.0 <= high
    mean, low, high = interval([0.0, 1.0] * 50)
    assert mean == 0.5
    assert low == pytest.approx(0.404, abs=0.003)
    # Deals that cancel out luck say more than as many single games.
    assert interval([0.5, 1.0, 0.5, 0.0] * 25)[1] > low


def test_ratings_tell_the_better_bot() -> None:
    games = [
        {"deal": deal, "rotation": 0, "bots": [0, 1], "places": [1, 2] if deal % 5 else [2, 1]}
        for deal in range(60)
    ]
    better, worse = ratings(games, 2)
    assert better[0] > worse[0]
    assert better[1] < 8.0


def test_the_sequential_test_decides() -> None:
    test = SequentialTest(0.5, 0.65)
    assert test.verdict([1.0] * 10) == ""
    assert test.verdict([1.0, 0.5, 1.0, 0.5] * 10) == "yes"
    assert test.verdict([0.5, 0.0, 1.0, 0.5] * 20) == "no"
    assert test.ratio([]) == 0.0
    with pytest.raises(InvalidArena):
        SequentialTest(0.7, 0.6)


def test_the_summary_and_its_page() -> None:
    arena = small(bots=["casual:margin=0.5", "random", "stdio:false <bot>"], games=6)
    games = [game for deal in run(arena, [0, 1, 2], Here()) for game in deal]
    summary = summarise(arena, games, SequentialTest(0.5, 0.6))
    json.dumps(summary)
    assert summary["games"] == 6
    assert [row["bot"] for row in summary["results"]] == arena.bots
    assert sum(row["score"] * row["games"] for row in summary["results"]) == pytest.approx(6.0)
    assert summary["matrix"][0][0] is None
    assert summary["sprt"]["verdict"] == "undecided"
    assert any("a random action was played" in note for note in summary["results"][2]["notes"])
    html = page(summary, games)
    assert html.count("<svg") == 5
    assert "stdio:false &lt;bot&gt;" in html
    assert "<bot>" not in html


def test_games_are_found_by_their_ids() -> None:
    assert game_of("city") is GAME


def test_luck_is_taken_out_of_scores_and_changes_no_game(tmp_path: Path) -> None:
    plain = small()
    adjusted = Arena(GAME, TWO, plain.bots, 4, "1", luck_samples=4)
    games = [game for deal in run(adjusted, [0, 1], Here()) for game in deal]
    for game, same in zip(games, [game for deal in run(plain, [0, 1], Here()) for game in deal], strict=True):
        assert {**game, "times": 0, "luck": 0} == {**same, "times": 0, "luck": 0}
        assert "luck" not in same
        assert sum(game["luck"]) == pytest.approx(0.0, abs=1e-5)
    assert any(abs(game["luck"][0]) > 0.001 for game in games)
    for bot in (0, 1):
        lucks = [
            sum(g["luck"][g["bots"].index(bot)] for g in games if g["deal"] == deal) / 2 for deal in (0, 1)
        ]
        before, after = deal_scores(games, bot, 2), deal_scores(games, bot, 2, luck_adjusted=True)
        assert without_luck(before, lucks) == pytest.approx(after)
    summary = summarise(adjusted, games, SequentialTest(0.4, 0.6, 2))
    row = summary["results"][0]
    assert row["adjusted"] == pytest.approx(row["score"] - row["luck"], abs=2e-4)
    assert summary["sprt"]["ratio"] == round(
        SequentialTest(0.4, 0.6, 2).ratio(deal_scores(games, 0, 2, luck_adjusted=True)), 3
    )
    assert "Without luck" in page(summary, games)
    Log(tmp_path, adjusted)
    with pytest.raises(InvalidArena, match="another arena"):
        Log(tmp_path, plain)
    assert "Without luck" not in page(summarise(plain, games, None), games)


def test_no_score_without_luck_is_said_to_be_less_than_nothing_or_more_than_everything() -> None:
    """Three deals say little: the interval would reach from 1 % to 132 %."""
    games = [
        {"deal": deal, "bots": [0, 1], "winners": [winner], "luck": [0.0, 0.0]}
        for deal, winner in enumerate([0, 0, 1])
    ]
    for bot, score in ((0, 0.667), (1, 0.333)):
        found = luck_adjusted(games, bot, 2)
        assert found["adjusted"] == pytest.approx(score, abs=1e-3)
        low, high = found["adjusted_interval"]
        assert 0.0 <= low < score < high <= 1.0


def test_with_luck_taken_out_the_mean_of_all_that_can_come_is_the_same() -> None:
    """Six deals, each lucky or unlucky for one whom luck helps: in all 64 ways together nothing changes."""
    plain, adjusted = 0.0, 0.0
    ways = list(product((-0.2, 0.2), repeat=6))
    for lucks in ways:
        scores = [0.6 + 1.5 * luck for luck in lucks]
        plain += sum(scores)
        adjusted += sum(without_luck(scores, list(lucks)))
    assert adjusted == pytest.approx(plain)


def test_how_much_luck_is_taken_out_is_told_by_the_deals_before_alone() -> None:
    rng = Rng("luck")
    lucks = [(rng.below(1001) - 500) / 1000 for _ in range(400)]
    noise = [(rng.below(1001) - 500) / 1000 for _ in range(400)]
    helped = [0.5 + luck / 3 + 0.3 * each for luck, each in zip(lucks, noise, strict=True)]
    after = without_luck(helped, lucks)
    assert after[0] == helped[0]
    assert without_luck(helped[:100], lucks[:100]) == after[:100]
    # The evaluation made three times too much of luck; taken out whole it would do harm.
    whole = [score - luck for score, luck in zip(helped, lucks, strict=True)]
    assert variance(after) < 0.6 * variance(helped) < variance(whole)
    # Luck that has nothing to do with the score leaves it nearly as it was.
    assert variance(without_luck(noise, lucks)) < 1.03 * variance(noise)


def test_an_interval_of_one_value_is_that_value() -> None:
    assert mean_interval([0.4]) == (0.4, 0.4, 0.4)
    mean, low, high = mean_interval([-0.1, 0.9, 1.1, 0.3])
    assert mean == pytest.approx(0.55)
    assert low < 0.1 < 1.0 < high
