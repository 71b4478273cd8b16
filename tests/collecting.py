"""All workers of a run collect the same thousands of tests: the first one alone, so that the others find the
bytecode that it wrote. Side by side each would compile every test, and all that tests import, for itself.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

FIRST = "gw0"
LOOK_SECONDS = 0.1
PATIENCE = 600.0
"""The first may have died; then the others collect all the same."""


@contextmanager
def in_turn(config: pytest.Config) -> Iterator[None]:
    """Waits until the first worker has collected, unless this is it, or there is only one process."""
    worker = getattr(config, "workerinput", {}).get("workerid")
    done = folder_of_the_run(config) / "collected" if worker else None
    if done is not None and worker != FIRST:
        end = time.monotonic() + PATIENCE
        while not done.exists() and time.monotonic() < end:
            time.sleep(LOOK_SECONDS)
    # Nothing of what is made now goes before the end: there is nothing to look for.
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        if done is not None and worker == FIRST:
            done.touch()


def folder_of_the_run(config: pytest.Config) -> Path:
    """Where the workers of a run have their folders."""
    factory: pytest.TempPathFactory = config._tmp_path_factory  # type: ignore[attr-defined]
    return factory.getbasetemp().parent
