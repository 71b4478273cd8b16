"""Data sets: what is written, that it goes on where it stopped, and that others can read it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.core.record import Replay, read
from obelisk.jsontext import decode_json
from obelisk.research import dataset
from obelisk.research.arrays import tensor_of
from obelisk.research.encodings import game_of
from research.tables import session_of

RUNNER = CliRunner()


def run(*words: str, code: int = 0) -> str:
    done = RUNNER.invoke(app, ["dataset", *words])
    assert done.exit_code == code, done.output
    return done.output


def as_pandas(folder: Path) -> Any:
    """Read by pandas, which takes longer to load than all other tests of this file."""
    import pandas  # type: ignore[import-untyped]

    return pandas.read_parquet(folder)


@pytest.fixture
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sets") / "legends"
    assert "3 of them new" in run("legends", "--bots", "random,greedy", "--games", "3", "--out", str(folder))
    return folder


def test_every_decision_is_a_row_that_pandas_and_polars_read(made: Path) -> None:
    rows = pl.read_parquet(made / "decisions" / "*.parquet")
    same = as_pandas(made / "decisions")
    assert rows.height == len(same) > 100
    assert rows.columns == list(same.columns)
    assert set(rows["bot"]) == {"random", "greedy"}
    assert set(rows["outcome"]) == {-1.0, 1.0}
    assert (rows["chosen"] < rows["legal"]).all()
    games = as_pandas(made / "games")
    assert games["decisions"].sum() == len(same)
    assert [list(bots) for bots in games["bots"][:2]] == [["random", "greedy"], ["greedy", "random"]]


def test_rows_say_what_the_record_says(made: Path) -> None:
    game = game_of("legends")
    record = read((made / "records" / "0000001.obelisk").read_text(), decode_json)
    rows = pl.read_parquet(made / "decisions" / "*.parquet").filter(pl.col("game") == 1)
    assert [ply.action for ply in record.plies] == rows["text"].to_list()
    assert [ply.seat for ply in record.plies] == rows["seat"].to_list()
    replay = Replay(game, record)
    for _ in range(20):
        replay.step()
    row = rows.row(20, named=True)
    session = session_of("legends", {}, 1)
    session.state = replay.state
    buffer = session.encoding.layout.buffer()
    session.encoding.observe(game.encode_view(game.view(replay.state, row["seat"])), buffer)
    tensor = tensor_of(buffer)
    dense = np.zeros(tensor.size, np.float32)
    dense[row["feature_index"]] = row["feature_value"]
    assert np.array_equal(dense, tensor)
    assert game.legal(replay.state)[row["chosen"]] == row["action"]


def test_legal_tokens_and_features_of_actions_are_those_of_the_position(tmp_path: Path) -> None:
    run("drakon", "--bots", "random", "--games", "1", "--features", "--out", str(tmp_path))
    rows = pl.read_parquet(tmp_path / "decisions" / "*.parquet")
    game = game_of("drakon")
    replay = Replay(game, read((tmp_path / "records" / "0000000.obelisk").read_text(), decode_json))
    session = session_of("drakon", {}, 1)
    for number in range(12):
        row = rows.row(number, named=True)
        session.state = replay.state
        session.ask()
        assert session.legal() == row["legal_tokens"]
        assert row["tokens"][0] in row["legal_tokens"]
        size = session.encoding.features.size
        dense = np.zeros(row["legal"] * size, np.float32)
        dense[row["action_index"]] = row["action_value"]
        view = game.encode_view(game.view(replay.state, row["seat"]))
        for place, action in enumerate(session.fits()):
            out = session.encoding.features.buffer()
            session.encoding.describe(view, action, out)
            assert np.array_equal(dense[place * size : (place + 1) * size], tensor_of(out))
        replay.step()


def test_what_a_search_found_is_kept_beside_the_choice(tmp_path: Path) -> None:
    bots = "search:sims=12,random"
    run("legends", "--bots", bots, "--games", "1", "--out", str(tmp_path))
    rows = pl.read_parquet(tmp_path / "decisions" / "*.parquet")
    thought = rows.filter(pl.col("search_visits").is_not_null())
    assert set(thought["bot"]) == {"search:sims=12"}
    assert thought.height > 3
    for row in thought.iter_rows(named=True):
        assert len(row["search_visits"]) == len(row["search_value"]) == row["legal"]
        assert row["search_visits"][row["chosen"]] > 0
        assert all(0 <= value <= 1 for value in row["search_value"])


def test_decisions_are_streamed_into_torch(made: Path) -> None:
    torch = pytest.importorskip("torch")
    from obelisk.research.stream import Decisions

    rows = pl.read_parquet(made / "decisions" / "*.parquet")
    batches = list(Decisions(made, batch=64))
    assert sum(len(batch["token"]) for batch in batches) == rows.height
    first = batches[0]
    row = rows.row(5, named=True)
    dense = np.zeros(first["observation"].shape[1], np.float32)
    dense[row["feature_index"]] = row["feature_value"]
    assert np.array_equal(first["observation"][5].numpy(), dense)
    assert first["mask"][5].nonzero().flatten().tolist() == row["legal_tokens"]
    assert first["token"][5] == row["tokens"][0]
    assert first["outcome"][5] == row["outcome"]
    thin = next(iter(Decisions(made, batch=64, sparse=True)))
    assert torch.equal(thin["observation"].to_dense(), first["observation"])
    mixed = [next(iter(Decisions(made, batch=64, seed=seed)))["token"].tolist() for seed in (1, 1, 2)]
    assert mixed[0] == mixed[1] != mixed[2]


def test_what_a_search_thought_of_actions_and_their_features_are_streamed(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from obelisk.research.stream import Decisions

    bots = "search:sims=12,random"
    run("legends", "--bots", bots, "--games", "1", "--features", "--out", str(tmp_path))
    rows = pl.read_parquet(tmp_path / "decisions" / "*.parquet").to_dicts()
    stream = Decisions(tmp_path, batch=50, actions=True)
    size = stream.encoding.features.size
    streamed = [
        {name: tensor[number].numpy() for name, tensor in batch.items()}
        for batch in stream
        for number in range(len(batch["token"]))
    ]
    assert len(streamed) == len(rows)
    assert any(row["search_visits"] is None for row in rows)
    for got, row in zip(streamed, rows, strict=True):
        legal = row["legal"]
        assert got["legal"].sum() == got["legal"][:legal].sum() == legal
        assert got["chosen"] == row["chosen"]
        assert got["visits"][:legal].tolist() == (row["search_visits"] or [0] * legal)
        assert got["values"][:legal].tolist() == (row["search_value"] or [0.0] * legal)
        assert not got["visits"][legal:].any()
        features = np.zeros(legal * size, np.float32)
        features[row["action_index"]] = row["action_value"]
        assert np.array_equal(got["features"][:legal].ravel(), features)
        assert not got["features"][legal:].any()
    assert "features" not in next(iter(Decisions(tmp_path, batch=50)))


def test_the_data_card_says_what_it_is(made: Path) -> None:
    card = (made / "README.md").read_text()
    assert "# legends: decisions of bots" in card
    assert "3 games" in card
    assert "`legends-v1`" in card
    assert "| `pending` |" in card


@pytest.mark.usefixtures("small_shards")
def test_a_stopped_run_goes_on_and_a_larger_set_begins_with_the_smaller_one(tmp_path: Path) -> None:
    words = ["legends", "--bots", "random", "--out", str(tmp_path)]
    run(*words, "--games", "3")
    before = {path.name: path.read_bytes() for path in (tmp_path / "records").iterdir()}
    # As if it had been killed while it wrote the second shard.
    (tmp_path / "games" / "0000002-0000002.parquet").unlink()
    assert "5 games" in run(*words, "--games", "5", "--workers", "2")
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == [
        "0000000-0000001.parquet",
        "0000002-0000003.parquet",
        "0000004-0000004.parquet",
    ]
    assert all((tmp_path / "records" / name).read_bytes() == text for name, text in before.items())
    games = as_pandas(tmp_path / "games")
    assert sorted(games["game"]) == [0, 1, 2, 3, 4]
    assert len(as_pandas(tmp_path / "decisions")) == games["decisions"].sum()
    assert "0 of them new" in run(*words, "--games", "4")


def test_a_folder_of_another_data_set_is_refused(made: Path) -> None:
    output = run("legends", "--bots", "random", "--games", "1", "--out", str(made), code=2)
    assert "holds another data set" in output


def test_mistakes_are_one_clear_line(tmp_path: Path) -> None:
    out = ["--games", "1", "--out", str(tmp_path / "new")]
    assert "unknown bot 'genius'" in run("city", "--bots", "genius", *out, code=2)
    assert "there is no such option" in run("city", "--bots", "random", "--colour", "red", *out, code=2)


def test_a_draft_is_a_game_too(tmp_path: Path) -> None:
    folder = tmp_path / "drafts"
    run("legends-draft", "--seats", "3", "--bots", "random", "--games", "1", "--out", str(folder))
    rows = pl.read_parquet(folder / "decisions" / "*.parquet")
    assert rows["outcome"].unique().to_list() == [0]
    assert rows["legal"].max() == 5
