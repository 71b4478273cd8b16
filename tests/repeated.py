"""Tests that repeat themselves over many seeds need not run so often where they are slow."""

from __future__ import annotations

from collections.abc import Sequence

import pytest


def few_interpreted(few: int, values: Sequence[object]) -> list[object]:
    """Parameters of which only the first few run interpreted, and all of them on the compiled engine."""
    return [*values[:few], *[pytest.param(value, marks=pytest.mark.many) for value in values[few:]]]
