"""The browser client's types of the API are those that the server describes."""

from __future__ import annotations

import sys
from pathlib import Path

SCRIPTS = Path(__file__).parents[2] / "scripts"


def test_the_types_of_the_client_are_up_to_date() -> None:
    sys.path.insert(0, str(SCRIPTS))
    try:
        import api_types
    finally:
        sys.path.remove(str(SCRIPTS))
    written = api_types.TARGET.read_text("utf-8")
    assert written.startswith(api_types.head(api_types.description())), "run scripts/api_types.py"
    assert "StateFrame: {" in written
