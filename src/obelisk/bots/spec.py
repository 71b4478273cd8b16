"""Spec strings: one line that builds a bot, the same everywhere.

random  casual  greedy  turn  search:ms=500  search:sims=2000,eval=city-v1  level:4  stdio:./mybot
python:mybot:MyBot

Who writes Python passes the bot itself, or what makes one, wherever a spec is taken.
"""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, cast

from obelisk.bots.base import Bot
from obelisk.bots.brain import Brain, brain_of
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.levels import LEVELS, level_spec
from obelisk.bots.named import PREFIX, NoSuchObject, object_of
from obelisk.bots.nets.net import InvalidNet
from obelisk.bots.random_ import RandomBot
from obelisk.bots.search.blur import BlurredPlanner
from obelisk.bots.search.ismcts import Tree
from obelisk.bots.search.limit import Clock
from obelisk.bots.search.pimc import Worlds
from obelisk.bots.search.plan import Planner
from obelisk.bots.stdio import StdioBot
from obelisk.bots.thinkers import GreedyBot, Search, SearchBot, Thought, TurnBot
from obelisk.core.errors import UnknownName
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng

NAMES: Final = ["random", "casual", "greedy", "turn", "search", "level", "stdio", "python"]
ARGUMENTS: Final[dict[str, list[str]]] = {
    "random": [],
    "casual": ["ms", "eval", "margin"],
    "greedy": ["ms", "eval", "spread"],
    "turn": ["ms", "eval", "spread"],
    "search": ["ms", "sims", "eval", "method", "width", "turns", "explore", "spread"],
}
METHODS: Final = ["pimc", "ismcts"]
CASUAL_MARGIN: Final = 0.03
WIDTH: Final = 8
TURNS: Final = 2
EXPLORE: Final = 0.1
MOST: Final = 10_000_000

MakeBot = Callable[[AnyGame, str], Bot[Any]]
"""Makes a bot for one game and a seed: a class, or a function."""
BotSource = str | Bot[Any] | MakeBot
"""A spec, a bot, or what makes one. A bot that is passed itself plays all the games it is passed for."""


class InvalidSpec(UnknownName):
    """A bot that cannot be built; the text says why in one line."""


class Spec:
    """A spec string taken apart. `text` is the part after the colon."""

    def __init__(self, source: str) -> None:
        self.source = source.strip()
        self.name, _, self.text = self.source.partition(":")
        if self.name not in NAMES:
            raise InvalidSpec(f"unknown bot {self.name!r}; known: {', '.join(NAMES)}")
        self.arguments: dict[str, str] = {}
        if self.name == "level":
            if self.text not in [str(level) for level in LEVELS]:
                raise InvalidSpec(f"bot {self.source!r}: a level is a number from 1 to {len(LEVELS)}")
        elif self.name == "stdio":
            if not self.text.strip():
                raise InvalidSpec("bot 'stdio': name the program, as in stdio:./mybot")
        elif self.name == "python":
            try:
                self.made = object_of(self.text)
            except NoSuchObject as error:
                raise self.fail(str(error)) from error
        else:
            self._read_arguments()

    def _read_arguments(self) -> None:
        known = ARGUMENTS[self.name]
        for word in self.text.split(",") if self.text else []:
            name, equals, value = word.partition("=")
            if not equals or not value:
                raise self.fail(f"expected name=value, not {word!r}")
            if name not in known:
                takes = ", ".join(known) if known else "no arguments"
                raise self.fail(f"unknown argument {name!r}; it takes {takes}")
            if name in self.arguments:
                raise self.fail(f"{name} is given twice")
            self.arguments[name] = value

    def fail(self, reason: str) -> InvalidSpec:
        """The error for this description of a bot."""
        return InvalidSpec(f"bot {self.source!r}: {reason}")

    def whole(self, name: str, default: int, least: int) -> int:
        """A whole number."""
        text = self.arguments.get(name, str(default))
        if not text.isdecimal() or not least <= int(text) <= MOST:
            raise self.fail(f"{name} must be a whole number from {least} to {MOST}")
        return int(text)

    def number(self, name: str, default: float) -> float:
        """A number from 0 to 100."""
        try:
            value = float(self.arguments.get(name, str(default)))
        except ValueError:
            value = -1.0
        if not 0.0 <= value <= 100.0:
            raise self.fail(f"{name} must be a number from 0 to 100")
        return value

    def choice(self, name: str, choices: list[str]) -> str:
        """One of some words, the first if nothing is said."""
        value = self.arguments.get(name, choices[0])
        if value not in choices:
            raise self.fail(f"{name} must be {' or '.join(choices)}")
        return value

    def evaluation(self, game: AnyGame, brain: Brain) -> Evaluation[Any]:
        """The evaluation that was asked for, or the best of the game; raises `InvalidSpec`."""
        name = self.arguments.get("eval", brain.default)
        try:
            evaluation = brain.evaluation(name)
        except (OSError, InvalidNet, NoSuchObject) as error:
            raise self.fail(str(error)) from error
        if evaluation is None:
            others = [known for known in brain.evaluations if known not in brain.nets]
            known = ", ".join([*others, *brain.nets])
            raise self.fail(f"unknown evaluation {name!r} for {game.id}; known: {known}")
        return evaluation


def make_bot(source: BotSource, game: AnyGame, seed: int | str, clock: Clock = perf_counter) -> Bot[Any]:
    """The bot of a spec for one game, or the one that is passed; raises `InvalidSpec` with one clear line."""
    if not isinstance(source, str):
        return own_bot(source, game, str(seed))
    spec = Spec(source)
    if spec.name == "python":
        return own_bot(spec.made, game, str(seed))
    if spec.name == "level":
        spec = Spec(level_spec(game, int(spec.text)))
    if spec.name == "random":
        return RandomBot(seed)
    if spec.name == "stdio":
        return StdioBot(game, spec.text, str(seed))
    brain = brain_of(game)
    evaluation = spec.evaluation(game, brain)
    if spec.name == "search":
        return searcher(spec, game, str(seed), clock)
    thought = Thought(spec.whole("ms", 0, 0), 0, clock)
    if spec.name == "casual":
        margin = spec.number("margin", CASUAL_MARGIN)
        return GreedyBot(game, evaluation, brain.guide, str(seed), thought, margin=margin)
    if spec.name == "greedy":
        spread = spec.number("spread", 0.0)
        return GreedyBot(game, evaluation, brain.guide, str(seed), thought, spread=spread)
    rng = Rng(f"bot/turn/{seed}")
    planner = blurred(spec, brain.planner(game, evaluation, False), rng)
    return TurnBot(game, planner, rng, thought, brain.policy(game, evaluation))


def own_bot(own: Any, game: AnyGame, seed: str) -> Bot[Any]:
    """A bot that somebody else wrote: an object, or what makes one for a game and a seed."""
    if is_bot(own):
        return cast(Bot[Any], own)
    if not callable(own):
        raise InvalidSpec(f"bot {name_of(own)!r}: it is no bot and makes none")
    made = own(game, seed)
    if not is_bot(made):
        raise InvalidSpec(f"bot {name_of(own)!r}: what it makes has no `choose` and `hear`")
    return cast(Bot[Any], made)


def is_bot(own: object) -> bool:
    """Whether an object plays by itself; a class only makes bots."""
    return not isinstance(own, type) and all(
        callable(getattr(own, name, None)) for name in ("choose", "hear")
    )


def name_of(source: object) -> str:
    """What a bot is called in tables: its spec, or where it comes from."""
    if isinstance(source, str):
        return source
    named = source if hasattr(source, "__qualname__") else type(source)
    return f"{PREFIX}{named.__module__}:{named.__qualname__}"


def blurred(spec: Spec, planner: Planner[Any], rng: Rng) -> Planner[Any]:
    """The planner, blurred if the spec wants it."""
    spread = spec.number("spread", 0.0)
    return BlurredPlanner(planner, spread, rng) if spread else planner


def searcher(spec: Spec, game: AnyGame, seed: str, clock: Clock = perf_counter) -> SearchBot:
    """The bot of a `search:` spec."""
    brain = brain_of(game)
    evaluation = spec.evaluation(game, brain)
    rng = Rng(f"bot/search/{seed}")
    planner = blurred(spec, brain.planner(game, evaluation, False), rng)
    quick = brain.planner(game, evaluation, True)
    width = spec.whole("width", WIDTH, 1)
    turns = spec.whole("turns", TURNS, 0)
    search: Search = Worlds(game, planner, quick, evaluation, width, turns)
    if spec.choice("method", METHODS) == "ismcts":
        explore = spec.number("explore", EXPLORE)
        search = Tree(game, planner, quick, evaluation, width, turns, explore)
    thought = Thought(spec.whole("ms", 0, 0), spec.whole("sims", 0, 0), clock)
    return SearchBot(game, search, rng, thought, brain.policy(game, evaluation))


def check_spec(source: BotSource, game: AnyGame) -> None:
    """Raises `InvalidSpec` if the spec builds no bot for this game or names no program; starts nothing."""
    spec = Spec(source) if isinstance(source, str) else None
    if spec is None or spec.name != "stdio":
        make_bot(source, game, 0)
        return
    try:
        program = shlex.split(spec.text)[0]
    except ValueError as error:
        raise spec.fail(str(error)) from None
    if shutil.which(program) is None:
        raise spec.fail(f"there is no program {program!r} that can be started")
