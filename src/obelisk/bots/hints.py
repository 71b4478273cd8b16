"""Hints: the best few actions of a seat with their estimated chances to win, from its view alone."""

from __future__ import annotations

from typing import Any, Final

from obelisk.bots.base import Budget
from obelisk.bots.levels import level_spec
from obelisk.bots.search.plan import NoChance
from obelisk.bots.spec import Spec, searcher
from obelisk.core.decision import Action
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng

STRONGEST: Final = 5
PASSING: Final = "done"
"""That a phase is left is no deed."""


class Hint:
    """An action, what it would be followed by, the chance to win, and from how many trials that is known."""

    __slots__ = ("action", "chance", "line", "trials")

    def __init__(self, action: str, line: list[str], chance: float, trials: int) -> None:
        self.action = action
        self.line = line
        self.chance = chance
        self.trials = trials

    def encode(self) -> dict[str, object]:
        """The hint as JSON data."""
        return {
            "action": self.action,
            "line": self.line,
            "chance": round(self.chance, 4),
            "trials": self.trials,
        }


def hints(
    game: AnyGame, view: Any, budget: Budget, most: int, seed: str, spec: str = "", by_plan: bool = False
) -> list[Hint]:
    """At most `most` hints, the best first; each action once, with the best line that begins with it.

    `by_plan`: each plan once. Where a turn begins with a phase to leave, all plans begin alike.
    """
    chosen = Spec(spec or level_spec(game, STRONGEST))
    if chosen.name == "level":
        chosen = Spec(level_spec(game, int(chosen.text)))
    if chosen.name != "search":
        raise chosen.fail("hints need a bot that searches")
    if budget.simulations:
        chosen.arguments.pop("ms", None)
    # Blur is for opponents; who asks for a hint wants to know.
    chosen.arguments.pop("spread", None)
    bot = searcher(chosen, game, seed)
    world = game.determinise(view, Rng(f"hint/{seed}"))
    found: dict[tuple[str, ...], Hint] = {}
    for estimate in bot.estimates(view, budget):
        line = line_of(game, world, estimate.actions)
        kind = deeds_of(line) if by_plan else line[:1]
        found.setdefault(tuple(kind), Hint(line[0], line, estimate.chance, estimate.trials))
        if len(found) == most:
            break
    return list(found.values())


def deeds_of(line: list[str]) -> list[str]:
    """The actions of a line that do more than leave a phase."""
    return [text for text in line if text != PASSING]


def line_of(game: AnyGame, world: Any, actions: list[Action]) -> list[str]:
    """The texts of actions that follow each other."""
    state = game.copy(world)
    texts: list[str] = []
    for action in actions:
        texts.append(game.notate(state, action))
        game.advance(state, action, NoChance())
    return texts
