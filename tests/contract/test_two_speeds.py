"""One source, two speeds: interpreted and compiled, the same games give the same bytes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).with_name("records_digest.py")


def digest(**environment: str) -> dict[str, Any]:
    clean = {name: value for name, value in os.environ.items() if name != "OBELISK_PURE"}
    command = [sys.executable, str(SCRIPT)]
    run = subprocess.run(command, env={**clean, **environment}, stdout=subprocess.PIPE, text=True, check=True)
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


@pytest.mark.many
def test_interpreted_and_compiled_records_are_byte_equal() -> None:
    compiled = digest()
    if not compiled["compiled"]:
        pytest.skip("the engine is not compiled here")
    interpreted = digest(OBELISK_PURE="1")
    assert not interpreted["compiled"]
    assert compiled["digests"] == interpreted["digests"]
