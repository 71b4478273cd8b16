"""The benchmark for researchers: one run, one table, goals as ratios."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.research import throughput


@pytest.fixture
def only_legends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throughput, "TABLES", {"legends": {}})
    monkeypatch.setattr(throughput, "TURNS", 1)


@pytest.mark.usefixtures("only_legends")
def test_a_run_measures_the_engine_all_adapters_and_the_others() -> None:
    done = CliRunner().invoke(app, ["bench", "research", "--seconds", "0.01", "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.output)
    rates = found["steps_per_second"]
    for name in (
        "native legends, listed",
        "native legends, sampled",
        "tokens legends",
        "pettingzoo raw legends",
        "pettingzoo legends, observed",
        "gymnasium legends",
        "openspiel adapter legends",
        "openspiel c++ hearts",
        "openspiel python python_kuhn_poker",
        "openspiel usual way, interpreted legends",
        "together legends, sparse",
        "together legends, dense",
        "together legends, masks alone",
        "by views legends",
        "rl_environment legends",
        "rl_environment leduc_poker",
    ):
        assert rates[name] > 0, name
    assert len(found["batch"]["legends"]) == 2
    assert [row["wanted"] for row in found["goals"] if "catanatron" not in row["goal"]] == [
        2.0,
        4.0,
        4.0,
        4.0,
        10_000,
        1.8,
    ]


def test_goals_are_ratios_of_what_was_measured() -> None:
    found = dict.fromkeys([f"openspiel c++ {name}" for name in throughput.CARD_GAMES], 100.0)
    found |= dict.fromkeys([f"openspiel python {name}" for name in throughput.PYTHON_GAMES], 10.0)
    for game in throughput.TABLES:
        found |= {
            f"native {game}, listed": 300.0,
            f"native {game}, sampled": 400.0,
            f"openspiel adapter {game}": 50.0,
            f"openspiel usual way, interpreted {game}": 25.0,
            f"pettingzoo raw {game}": 90.0,
            f"by views {game}": 10.0,
            f"rl_environment {game}": 12_000.0,
        }
    found["catanatron"] = 30.0
    rows = throughput.goals(found, {"city": [10.0, 19.0]})
    reached = {row["goal"]: row["reached"] for row in rows}
    assert reached["native drakon : OpenSpiel C++ card games"] == 4
    assert reached["PettingZoo raw city : catanatron's loop"] == 3
    assert reached["OpenSpiel adapter legends : OpenSpiel's Python games"] == 5
    assert reached["OpenSpiel adapter legends : its dominoes"] == 5
    assert reached["OpenSpiel adapter legends : the same rules the usual way"] == 2
    assert reached["rl_environment drakon"] == 12_000
    assert reached["batch city, 2 processes : 1"] == 1.9
