"""Exercises out of bot games: turns are looked at with every theme, and what has one best answer is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from obelisk.bots.base import Budget
from obelisk.bots.levels import in_simulations, level_spec
from obelisk.bots.spec import make_bot
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.exercises.exercise import Exercise, decode, make
from obelisk.exercises.shelf import themes_of
from obelisk.exercises.solver import Unclear, prove
from obelisk.exercises.theme import Themes
from obelisk.jsontext import encode_json

PLAYERS_LEVEL: Final = 3
"""Who plays the games: good enough for sensible positions, quick enough for thousands."""
MOST_ACTIONS: Final = 3000
SKIPPED: Final = 4
"""Only one turn of so many is looked at, for each theme: else all exercises would be from openings."""


class Finder:
    """Plays games by their numbers and looks for exercises in them; the same seed finds the same."""

    def __init__(self, game: str, seed: str) -> None:
        self._game = GAMES.get(game).game
        themes = themes_of(game)
        if themes is None:
            raise ValueError(f"{game} has no themes for exercises")
        self._themes: Themes = themes
        self._seed = seed
        self._spec = in_simulations(level_spec(self._game, PLAYERS_LEVEL), 1)

    def find(self, number: int) -> list[Exercise]:
        """The exercises of one game: of each theme at most one, so that all are different."""
        game = self._game
        seed = f"{self._seed}/{number}"
        options = game.options(self._themes.tables(Rng(f"exercises/{seed}")))
        chance = SeededChance(f"exercises/{seed}")
        state = game.setup(options, chance)
        bots = [make_bot(self._spec, game, f"exercises/{seed}/{seat}") for seat in range(game.seats(options))]
        found: dict[str, Exercise] = {}
        rng = Rng(f"exercises/{seed}/turns")
        last: tuple[int, str] | None = None
        for ply in range(MOST_ACTIONS):
            decision = game.decision(state)
            if decision is None or len(found) == len(self._themes.themes):
                break
            if (decision.seat, decision.kind) != last:
                self._look(state, options, decision.seat, decision.kind, f"{seed}/{ply}", rng, found)
            last = (decision.seat, decision.kind)
            action = bots[decision.seat].choose(game.view(state, decision.seat), game.legal(state), Budget())
            game.advance(state, action, chance)
        return list(found.values())

    def _look(
        self,
        state: Any,
        options: Any,
        seat: int,
        kind: str,
        source: str,
        rng: Rng,
        found: dict[str, Exercise],
    ) -> None:
        for theme in self._themes.themes.values():
            if theme.id in found or kind not in theme.kinds or not theme.fits(state, seat):
                continue
            if theme.is_common and rng.below(SKIPPED):
                continue
            try:
                solution = prove(self._game, theme, state, seat, source)
            except Unclear:
                continue
            found[theme.id] = make(self._game, options, state, theme.id, seat, solution, source)


class Journal:
    """The games that have been looked through, a line each: whoever stops goes on where he was."""

    def __init__(self, path: Path, game: str, seed: str) -> None:
        self._path = path
        self._game = game
        self._head = {"game": game, "seed": seed}
        self.found: dict[int, list[Exercise]] = {}
        self.opinions: dict[str, bool] = {}
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = text.splitlines()
        if lines and json.loads(lines[0]) != self._head:
            raise ValueError(f"{path} belongs to another game or seed")
        for line in lines[1:]:
            try:
                entry = json.loads(line)
            except ValueError:
                # The last line of somebody who was stopped while writing.
                continue
            if "judged" in entry:
                self.opinions[entry["judged"]] = entry["good"]
                continue
            self.found[entry["number"]] = [decode(game, data) for data in entry["exercises"]]
        if text and not text.endswith("\n"):
            with path.open("a", encoding="utf-8") as file:
                file.write("\n")
        if not lines:
            path.write_text(f"{encode_json(self._head)}\n", encoding="utf-8")

    def add(self, number: int, exercises: list[Exercise]) -> None:
        """Notes what a game has brought."""
        self.found[number] = exercises
        self._note({"number": number, "exercises": [one.encode() for one in exercises]})

    def judge(self, key: str, is_good: bool) -> None:
        """Notes what the strongest level thinks of an exercise."""
        self.opinions[key] = is_good
        self._note({"judged": key, "good": is_good})

    def _note(self, entry: dict[str, object]) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{encode_json(entry)}\n")


def search(game: str, seed: str, games: int, workers: int, journal: Journal) -> Iterator[int]:
    """Looks through the games that the journal does not know yet; gives their numbers when they are done."""
    numbers = [number for number in range(games) if number not in journal.found]
    if workers == 1:
        finder = Finder(game, seed)
        for number in numbers:
            journal.add(number, finder.find(number))
            yield number
        return
    with ProcessPoolExecutor(workers, initializer=start_worker, initargs=(game, seed)) as pool:
        for number, exercises in zip(numbers, pool.map(work, numbers), strict=True):
            journal.add(number, exercises)
            yield number


FINDERS: list[Finder] = []
"""The finder of a worker process; the main process has none."""


def start_worker(game: str, seed: str) -> None:
    """Prepares a worker process."""
    FINDERS[:] = [Finder(game, seed)]


def work(number: int) -> list[Exercise]:
    """One game in a worker process."""
    return FINDERS[0].find(number)
