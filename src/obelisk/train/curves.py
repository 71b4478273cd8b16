"""The curves of a training as a picture: strength by games and by hours, gates, and what it still learns.

Drawn with matplotlib (`pip install 'obelisk[plots]'`); without it a training has its numbers alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

MARK: Final = "#2f6f8f"
FAINT: Final = "#b9ad93"
EVEN: Final = 50
"""Per cent: as strong as the other."""

Entry = dict[str, Any]
"""What came of a generation (`Campaign.history`)."""


def games_of(history: Sequence[Entry]) -> list[float]:
    """The games until each generation, in thousands."""
    return [games / 1000 for games in accumulate(entry["games"] for entry in history)]


def hours_of(history: Sequence[Entry]) -> list[float]:
    """The hours until each generation."""
    return [seconds / 3600 for seconds in accumulate(sum(entry["seconds"]) for entry in history)]


def draw(history: Sequence[Entry], title: str, yardstick: str, file: Path) -> bool:
    """Draws the curves into a file; False if there is nothing to draw, or nothing to draw it with."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return False
    if not history:
        return False
    figure = Figure(figsize=(11, 7), layout="constrained")
    figure.suptitle(title)
    above, below = figure.subplots(2, 2)
    games, hours = games_of(history), hours_of(history)
    measured = [number for number, entry in enumerate(history) if "yardstick" in entry]
    for axes, along, unit in zip(above, (games, hours), ("games, in thousands", "hours"), strict=True):
        scores(
            axes,
            [along[number] for number in measured],
            [history[number]["yardstick"] for number in measured],
        )
        axes.set_title(f"score against {yardstick or 'the yardstick'}, %")
        axes.set_xlabel(unit)
    scores(below[0], games, [entry["gate"] for entry in history])
    for place, entry in zip(games, history, strict=True):
        if not entry["accepted"]:
            below[0].plot(place, 100 * entry["gate"][0], "x", color="#b3402e", markersize=11)
    below[0].set_title("score against the net before, % (×: not accepted)")
    below[1].plot(games, [entry["held_out"] for entry in history], "o-", color=MARK)
    below[1].set_title("log loss on games held out")
    for axes in below:
        axes.set_xlabel("games, in thousands")
    figure.savefig(file, dpi=110)
    return True


def scores(axes: Any, along: list[float], rows: list[list[float]]) -> None:
    """Scores with their intervals, and the line of those who are even."""
    axes.axhline(EVEN, color=FAINT, linestyle="--")
    if rows:
        means = [100 * row[0] for row in rows]
        axes.errorbar(along, means, [100 * row[1] for row in rows], fmt="o-", color=MARK, capsize=3)
