"""Writes the golden playthroughs of a game, or compares them with what the rules say now.

    .venv/bin/python scripts/playthroughs.py city [--check]

`tests/playthroughs/GAME/scenarios.toml` lists the games to be played: name, seed, options, after how many
plies the position is shown, and verbs to `avoid` where there is another choice. Each becomes `NAME.txt`: the
record, without its hashes so that one changed line is one line of the diff; and every so often what the
deciding seat was told and knows, and its choices. Chance and play depend on SHA-256 only: a diff always means
that the rules, the notation or an encoding changed.
"""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "playthroughs"
WIDTH = 110
DEFAULT_EVERY = 50

sys.path.insert(0, str(ROOT / "src"))

from obelisk.catalog import GAMES  # noqa: E402
from obelisk.core.decision import Action  # noqa: E402
from obelisk.core.event import seen_events  # noqa: E402
from obelisk.core.game import Game  # noqa: E402
from obelisk.core.notation import seat_name  # noqa: E402
from obelisk.core.record import header_lines, outcome_texts, result_text  # noqa: E402
from obelisk.core.table import Table, open_table  # noqa: E402


def hashed(seed: str, limit: int) -> int:
    """A number below `limit` that depends on the seed only."""
    return int.from_bytes(sha256(seed.encode()).digest(), "big") % limit


class HashedChance:
    """Chance out of SHA-256: the same for ever, whatever becomes of our generators."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._asked = 0

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        value = hashed(f"{self._seed}/chance/{self._asked}", total)
        self._asked += 1
        index = 0
        while value >= weights[index]:
            value -= weights[index]
            index += 1
        return index

    def proof(self) -> str:
        return ""


def choose(game: Game[Any, Any, Any], state: Any, seed: str, avoid: list[str]) -> Action:
    """A verb, then one of the choices with this verb: so rare actions come up as often as common ones."""
    choices: dict[str, list[Action]] = {}
    for action in game.legal(state):
        choices.setdefault(game.notate(state, action).split(" ")[0], []).append(action)
    verbs = [verb for verb in choices if verb not in avoid] or list(choices)
    verb = verbs[hashed(f"{seed}/verb", len(verbs))]
    return choices[verb][hashed(f"{seed}/choice", len(choices[verb]))]


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def data_lines(data: dict[str, object]) -> list[str]:
    """Encoded data, a line per key, or per table where a list of tables stands at a key."""
    lines: list[str] = []
    for key, value in data.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            lines.extend(f"    {key}: {compact(item)}" for item in value)
        else:
            lines.append(f"    {key}: {compact(value)}")
    return lines


def shown(table: Table[Any, Any, Any]) -> list[str]:
    """What the deciding seat was told last, what it knows, and its choices."""
    game = table.game
    decision = game.decision(table.state)
    if decision is None:
        return []
    lines = [f"  {seat_name(decision.seat)} {decision.kind}"]
    lines += [f"    told: {compact(event.encode())}" for event in seen_events(table.events, decision.seat)]
    lines += data_lines(game.encode_view(game.view(table.state, decision.seat)))
    texts = "; ".join(game.notate(table.state, action) for action in game.legal(table.state))
    lines += textwrap.wrap(
        texts, WIDTH, initial_indent="    legal: ", subsequent_indent="      ", break_on_hyphens=False
    )
    return lines


def play(game: Game[Any, Any, Any], scenario: dict[str, Any]) -> list[str]:
    """The lines of one playthrough."""
    seed = str(scenario["seed"])
    every = int(scenario.get("every", DEFAULT_EVERY))
    most = int(scenario.get("plies", 0))
    avoid = list(scenario.get("avoid", []))
    options = game.options(scenario["options"])
    table = open_table(game, scenario["options"], HashedChance(seed), ["-"] * game.seats(options))
    lines = header_lines(table.record, compact)
    lines += ["setup", *[f"  {text}" for text in outcome_texts(table.record.setup)]]
    lines += shown(table)
    while True:
        decision = game.decision(table.state)
        number = len(table.record.plies) + 1
        if decision is None or (most and number > most):
            break
        table.play(decision.seat, choose(game, table.state, f"{seed}/{number}", avoid))
        lines.append(f"{number} {table.record.plies[-1].text()}")
        if number % every == 0:
            lines += shown(table)
    if table.record.result is not None:
        lines.append(result_text(table.record.result))
    return lines


def playthroughs(game_id: str) -> dict[Path, list[str]]:
    """Every golden file of a game with the lines it should have."""
    game = GAMES.get(game_id).game
    folder = FOLDER / game_id
    scenarios = tomllib.loads((folder / "scenarios.toml").read_text(encoding="utf-8"))
    return {folder / f"{each['name']}.txt": play(game, each) for each in scenarios["playthrough"]}


def differences(game_id: str) -> list[str]:
    """For each golden file that is not as it should be, its first line that differs; one line each."""
    command = f".venv/bin/python scripts/playthroughs.py {game_id}"
    found: list[str] = []
    expected = playthroughs(game_id)
    for path, lines in expected.items():
        name = path.relative_to(ROOT)
        if not path.exists():
            found.append(f"{name} is missing; write it with: {command}")
            continue
        stored = path.read_text(encoding="utf-8").splitlines()
        for number, (old, new) in enumerate(zip(stored, lines, strict=False), 1):
            if old != new:
                found.append(f"{name}:{number}: {old!r} is now {new!r}; if that is meant, run: {command}")
                break
        else:
            if len(stored) != len(lines):
                reason = f"has {len(stored)} lines, now {len(lines)}"
                found.append(f"{name} {reason}; if that is meant, run: {command}")
    for path in sorted((FOLDER / game_id).glob("*.txt")):
        if path not in expected:
            found.append(f"{path.relative_to(ROOT)} belongs to no scenario")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Golden playthroughs of a game.")
    parser.add_argument("game", help=", ".join(GAMES.ids()))
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    wanted = parser.parse_args()
    if wanted.check:
        found = differences(wanted.game)
        print("\n".join(found) or "as stored")
        return 1 if found else 0
    for path, lines in playthroughs(wanted.game).items():
        text = "\n".join(lines) + "\n"
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(lines)} lines, {len(text) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
