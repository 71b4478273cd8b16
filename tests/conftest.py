"""Long campaigns remember what they have finished: `pytest -m long --memory FILE` (scripts/long.py). And a
PostgreSQL server for whoever asks for one.
"""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from collecting import in_turn
from tries import AGAIN, patience, tried

if TYPE_CHECKING:
    from postgres import Postgres

OF_MANY_PROCESSES = ("server", "faults")
"""Folders of tests in which servers, databases and bots run beside each other."""
TRIES = 2
"""How they run differs with what else the machine does: what fails there must fail so often in a row."""
NOT_MEASURED = ("bots", "research")
"""Folders of tests that use the rules and test something else. Coverage says what tests of the rules reach,
and to follow every line of a search takes as long as the search.
"""
LONG_PATIENCE = 12 * 3600.0
"""Seconds for a portion of a big campaign."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool:
    """Tries a test of many processes again before it counts as failed."""
    return tried(item, nextitem, TRIES if item.path.parent.name in OF_MANY_PROCESSES else 1)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    with patience(*patience_with(item)):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    with patience(*patience_with(item)):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    with patience(*patience_with(item)):
        return (yield)


def patience_with(item: pytest.Item) -> list[float]:
    """The big campaigns take hours."""
    return [LONG_PATIENCE] if item.get_closest_marker("long") else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Names the tests that passed at a later try: each is a race to look at."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == AGAIN:
                terminalreporter.write_line(f"TRIED AGAIN {report.nodeid}: {value}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--memory", type=Path, help="a list of tests that have passed and are not run again")


def pytest_configure(config: pytest.Config) -> None:
    file: Path | None = config.getoption("--memory")
    if file is not None:
        config.pluginmanager.register(Memory(file, is_worker=hasattr(config, "workerinput")))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Generator[None]:
    with in_turn(session.config):
        return (yield)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name in NOT_MEASURED:
            item.add_marker(pytest.mark.no_cover)


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end: thousands of tests and all their modules need not
    be looked through again whenever garbage is collected.
    """
    gc.collect()
    gc.freeze()


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


@pytest.fixture
def postgres_without_anybody(postgres: Postgres) -> Iterator[str]:
    """The address of a database for a store, empty or emptied. One that cannot be is not used again."""
    address = postgres.lend_migrated()
    yield address
    postgres.take_back(address)


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
