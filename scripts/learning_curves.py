"""Draws how the nets that come with Obelisk learnt, for docs/training.md.

    python scripts/learning_curves.py                       all of docs/learning, into docs/pictures
    python scripts/learning_curves.py STATE.JSON NAME       first keeps what a training came to

A file of docs/learning has what is known of each generation, as `state.json` of a training has it: games,
seconds, score against the yardstick and against the net before, log loss of games held out. What was not
written down is left out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from matplotlib.figure import Figure

from obelisk.train.curves import MARK, games_of, hours_of, scores

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
KEPT: Final = DOCS / "learning"
PICTURES: Final = DOCS / "pictures"
KEYS: Final = ("games", "seconds", "yardstick", "gate", "held_out")
NARROW: Final = 3.6
"""Inches of one of the curves."""

Entry = dict[str, Any]


def main() -> int:
    arguments = sys.argv[1:]
    if arguments:
        state, name = arguments
        keep(json.loads(Path(state).read_text()), name)
    for file in sorted(KEPT.glob("*.json")):
        picture = PICTURES / f"learning-{file.stem}.png"
        draw(json.loads(file.read_text()), picture)
        print(f"{picture.relative_to(DOCS.parent)}: {picture.stat().st_size} bytes")
    return 0


def keep(state: dict[str, Any], name: str) -> None:
    """Writes down the numbers of a training, a line for each generation."""
    lines = [
        json.dumps({key: rounded(entry[key]) for key in KEYS if key in entry}) for entry in state["history"]
    ]
    head = json.dumps({"net": name, "yardstick": state["plan"]["gate"]["yardstick"]}, indent=1)
    text = head.removesuffix("\n}") + ',\n "history": [\n  ' + ",\n  ".join(lines) + "\n ]\n}\n"
    (KEPT / f"{name}.json").write_text(text)


def rounded(value: Any) -> Any:
    """The number, or the list of numbers, with four digits after the point."""
    return [rounded(each) for each in value] if isinstance(value, list) else round(value, 4)


def draw(kept: dict[str, Any], picture: Path) -> None:
    """Strength by games and by hours, strength against the net before, log loss: what is known of them."""
    history: list[Entry] = kept["history"]
    games = games_of(history)
    curves: list[Callable[[Any], None]] = []
    yardstick = f"% against {kept['yardstick']}"
    if any("yardstick" in entry for entry in history):
        curves.append(lambda axes: score(axes, games, history, "yardstick", yardstick))
    if all("seconds" in entry for entry in history):
        curves.append(lambda axes: score(axes, hours_of(history), history, "yardstick", yardstick, "hours"))
    if any("gate" in entry for entry in history):
        curves.append(lambda axes: score(axes, games, history, "gate", "% against the net before"))
    if any("held_out" in entry for entry in history):
        curves.append(lambda axes: loss(axes, games, history))
    figure = Figure(figsize=(NARROW * len(curves), 3), layout="constrained")
    effort = kept.get("effort", "")
    figure.suptitle(f"{kept['net']}: {effort}" if effort and len(curves) > 1 else kept["net"], fontsize=10)
    for axes, curve in zip(figure.subplots(1, len(curves), squeeze=False)[0], curves, strict=True):
        curve(axes)
    figure.savefig(picture, dpi=80)


def score(
    axes: Any,
    along: list[float],
    history: list[Entry],
    key: str,
    title: str,
    unit: str = "games, in thousands",
) -> None:
    """Scores with their intervals, where these were written down."""
    known = [number for number, entry in enumerate(history) if key in entry]
    rows = [history[number][key] for number in known]
    rows = [row if len(row) > 1 else [row[0], float("nan")] for row in rows]
    scores(axes, [along[number] for number in known], rows)
    axes.set_title(title, fontsize=9)
    axes.set_xlabel(unit, fontsize=8)
    axes.set_xlim(left=0)


def loss(axes: Any, games: list[float], history: list[Entry]) -> None:
    """Log loss on games held out; each generation has others."""
    known = [number for number, entry in enumerate(history) if "held_out" in entry]
    losses = [history[number]["held_out"] for number in known]
    axes.plot([games[number] for number in known], losses, "o-", color=MARK)
    axes.set_title("log loss on games held out", fontsize=9)
    axes.set_xlabel("games, in thousands", fontsize=8)
    axes.set_xlim(left=0)


if __name__ == "__main__":
    sys.exit(main())
