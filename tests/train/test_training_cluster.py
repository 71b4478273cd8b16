"""A training on a Ray cluster of several nodes, of which one is lost on the way."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from typer.testing import CliRunner

from obelisk.bots.brain import brain_of
from obelisk.bots.eval.legends import LEGENDS_V1
from obelisk.catalog import GAMES
from obelisk.cli.app import app
from obelisk.train.plan import read_plan
from obelisk.train.practice import play

PLAN = """
game = "legends"
seed = "nodes"
first = "legends-v1"
generations = 1
games = 40
keep = 2
[play]
at_once = 1
[learn]
width = 8
hidden = 4
epochs = 1
batch = 64
[gate]
deals = 2
least = 0.0
"""


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A head that plays nothing, and two nodes with one place each."""
    pytest.importorskip("torch")
    nodes = pytest.importorskip("ray.cluster_utils")
    found = nodes.Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    yield found
    found.shutdown()


@pytest.mark.long
def test_a_training_goes_on_when_a_node_of_its_cluster_is_lost(tmp_path: Path, cluster: Any) -> None:
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    plan = tmp_path / "legends.toml"
    plan.write_text(PLAN)
    folder = tmp_path / "out"
    games = folder / "games" / "000.jsonl"

    def lose_a_node() -> None:
        while not games.exists():
            time.sleep(0.05)
        cluster.remove_node(nodes[0], allow_graceful=False)

    loss = Thread(target=lose_a_node, daemon=True)
    loss.start()
    command = ["train", str(plan), "--into", str(folder), "--ray", cluster.address, "--device", "cpu"]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    loss.join()
    state = json.loads((folder / "state.json").read_text())
    assert state["generation"] == 1
    assert state["history"][0]["gate"][2] == 2
    assert Path(state["best"]).exists()
    # None is there twice, and each is the game of its seed, wherever it was played.
    lines = games.read_text().splitlines()
    assert len(lines) >= 40
    assert len({json.loads(line)["seed"] for line in lines}) == len(lines)
    how = read_plan(plan).play
    game = GAMES.get("legends").game
    for line in lines[:3]:
        again = play(game, brain_of(game), [LEGENDS_V1], json.loads(line)["seed"], how)
        assert again.text() == line
