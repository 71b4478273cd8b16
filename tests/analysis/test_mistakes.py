"""Mistakes in classes: what a line did wrong beside the better one."""

from __future__ import annotations

import pytest

from obelisk.analysis.mistakes import MistakeKind, kind_of


@pytest.mark.parametrize(
    ("played", "better", "how", "deed"),
    [
        # Who walks without contributing has missed the contribution, not the walk.
        (["move c2", "done", "done"], ["move c3", "build 1 r1", "done", "done"], "missed", "build"),
        (["move c2", "build 1 r1", "done"], ["done", "done"], "needless", "build"),
        (["move c2", "done"], ["move c3", "done"], "otherwise", "move"),
        (["done"], ["done", "offer"], "missed", "offer"),
        (["place plain[NE] (1,0)"], ["move (0,1)"], "missed", "move"),
        (["place plain[NE] (1,0)"], ["place plain[NE] (2,0)"], "otherwise", "place"),
        (["play hoax-1", "play hoax-2", "done"], ["play hoax-1", "done"], "needless", "play"),
        (["done"], [], "otherwise", "done"),
    ],
)
def test_a_mistake_is_named_by_the_last_deed_that_differs(
    played: list[str], better: list[str], how: str, deed: str
) -> None:
    assert kind_of(played, better) == MistakeKind(how, deed)
