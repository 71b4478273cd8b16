"""Work shared out: the same in the same order whoever does it, and also if workers die."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.jsontext import decode_json
from obelisk.pool import Here, Pool, Processes, RayPool, WorkersLost, pool_of
from workers_of_a_pool import adder, mortal, refuser

TASKS = list(range(9))


def everybody() -> Iterator[Pool]:
    yield from (Here(), Processes(2), Processes(5))


def test_results_come_in_the_order_of_the_tasks() -> None:
    for pool in everybody():
        assert list(pool.run(adder, (100,), TASKS)) == [100 + task for task in TASKS]
        assert list(pool.run(adder, (100,), [])) == []


def test_no_process_is_a_copy_of_one_with_several_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy can wait for ever for a lock that another thread held."""
    monkeypatch.setattr("os.fork", lambda: pytest.fail("forked"))
    assert list(Processes(2).run(adder, (100,), TASKS)) == [100 + task for task in TASKS]


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    assert list(Processes(2).run(mortal, (str(tmp_path), 4, 2), TASKS)) == [2 * task for task in TASKS]
    assert len(list(tmp_path.iterdir())) == 2


def test_a_task_that_kills_everybody_is_given_up(tmp_path: Path) -> None:
    found = Processes(2).run(mortal, (str(tmp_path), 0, 99), TASKS)
    with pytest.raises(WorkersLost, match="died 3 times at task 1"):
        next(found)


def test_what_a_worker_cannot_do_is_told_as_it_is() -> None:
    for pool in everybody():
        with pytest.raises(LookupError, match="no 0"):
            list(pool.run(refuser, (), TASKS))


def test_the_flags_choose_the_pool() -> None:
    assert isinstance(pool_of(1), Here)
    assert isinstance(pool_of(3), Processes)
    assert isinstance(pool_of(3, "local"), RayPool)


def simulated(*words: str) -> dict[str, object]:
    done = CliRunner().invoke(app, ["simulate", "legends", "--games", "50", "--json", *words])
    assert done.exit_code == 0, done.output
    found = decode_json(done.output)
    assert isinstance(found, dict)
    found.pop("seconds")
    return found


def test_simulations_are_the_same_whatever_the_number_of_workers() -> None:
    assert simulated() == simulated("--workers", "2") == simulated("--workers", "3")


def arena(folder: Path, *words: str) -> str:
    flags = ["--games", "60", "--sprt", "--between", "0.5,0.9", "--report", str(folder)]
    done = CliRunner().invoke(app, ["arena", "legends", "--bots", "greedy,random", *flags, *words])
    assert done.exit_code == 0, done.output
    games = [decode_json(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    return str([game.get("winners") for game in games if isinstance(game, dict)])


def test_a_sequential_test_stops_after_the_same_deal_whatever_the_number_of_workers(tmp_path: Path) -> None:
    assert arena(tmp_path / "one") == arena(tmp_path / "two", "--workers", "3")


@pytest.mark.long
def test_a_local_cluster_of_ray_does_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    pool = RayPool("local", 2)
    assert list(pool.run(adder, (100,), TASKS)) == [100 + task for task in TASKS]
    assert list(pool.run(mortal, (str(tmp_path), 4, 2), TASKS)) == [2 * task for task in TASKS]
    with pytest.raises(LookupError, match="no 0"):
        list(pool.run(refuser, (), TASKS))
    assert simulated() == simulated("--ray", "local", "--workers", "2")


class Stranger:
    """A Ray that finds no cluster, as it says so."""

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str, **_: object) -> None:
        raise ConnectionError(
            "Could not find any running Ray instance.\nPlease specify the one to connect to"
        )


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize("address", ["auto", "127.0.0.1:{port}", "ray://127.0.0.1:{port}"])
def test_where_there_is_no_cluster_one_line_says_so(
    command: str, address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", Stranger())
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = address.format(port=closed.getsockname()[1])
    given = ["--bots", "random,greedy", "--report", str(tmp_path)] if command == "arena" else []
    done = CliRunner().invoke(app, [command, "legends", "--games", "4", "--ray", address, *given])
    assert done.exit_code == 2
    (line,) = [line for line in done.output.splitlines() if line.startswith("obelisk: ")]
    assert f"no Ray cluster at '{address}'" in line


def test_workers_that_are_lost_are_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(*_: object) -> Iterator[object]:
        raise WorkersLost("a worker died 3 times at task 1")

    monkeypatch.setattr(Processes, "run", lose)
    done = CliRunner().invoke(app, ["simulate", "legends", "--games", "4", "--workers", "2"])
    assert done.exit_code == 2
    assert "obelisk: a worker died 3 times at task 1" in done.output


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = CliRunner().invoke(app, ["simulate", "legends", "--games", "2", "--ray", "local"])
    assert done.exit_code == 2
    assert "pip install 'obelisk[ray]'" in done.output
