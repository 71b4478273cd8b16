"""Long campaigns remember what they have finished: `pytest -m long --memory FILE` (scripts/long.py). And a
PostgreSQL server for whoever asks for one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from postgres import Postgres


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--memory", type=Path, help="a list of tests that have passed and are not run again")


def pytest_configure(config: pytest.Config) -> None:
    file: Path | None = config.getoption("--memory")
    if file is not None:
        config.pluginmanager.register(Memory(file, is_worker=hasattr(config, "workerinput")))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running server for all tests; they have databases of their own."""
    from postgres import Postgres

    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres_database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database."""
    address = postgres.new_database()
    yield address
    postgres.drop_database(address)


class Memory:
    """Leaves out the tests that a file names, and adds those that pass: a line with seconds and name each."""

    def __init__(self, file: Path, is_worker: bool) -> None:
        self._file = file
        self._is_worker = is_worker
        self._seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        lines = self._file.read_text().splitlines() if self._file.exists() else []
        passed = {line.partition(" ")[2] for line in lines}
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in passed])
        items[:] = [item for item in items if item.nodeid not in passed]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Told to the process that speaks with the terminal by all others."""
        if self._is_worker:
            return
        test = report.nodeid
        if report.outcome == "passed":
            self._seconds[test] = self._seconds.get(test, 0.0) + report.duration
        else:
            self._seconds[test] = float("-inf")
        if report.when == "teardown" and self._seconds[test] >= 0:
            with self._file.open("a") as file:
                file.write(f"{self._seconds[test]:.1f} {test}\n")
