"""What a training does: the file that says it, one for each game (`plans/GAME.toml`)."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from obelisk.catalog import GAMES


class InvalidPlan(ValueError):
    """A plan that cannot be followed; the text says why."""


@dataclass(frozen=True)
class Play:
    """How games are played to learn from.

    Each seat draws one of the spreads, by which its plans look better or worse. In a part of the games some
    random actions in a row lead away from what the net would do; positions before them are not learnt from.
    """

    spreads: list[float] = field(default_factory=lambda: [0.0, 0.01, 0.02, 0.03])
    bursts: float = 0.5
    longest_burst: int = 4
    latest_burst: int = 80
    most_actions: int = 3000
    inner: float = 0.3
    """So many of the positions in the middle of a plan are learnt from; of those at its end all."""
    at_once: int = 16
    """Games that a process plays before it reports."""
    quick: bool = False
    """Turns are planned as in playouts: fewer positions are looked at, and more games played."""
    plain: float = 0.0
    """So many of the games are planned as in playouts and have no trials: more of them are played."""
    league: float = 0.0
    """In so many of the games a net that was the best before has some of the seats."""
    trials: float = 0.0
    """In so many of the decisions the best plans are tried against each other, and learnt from."""
    trial_plans: int = 6
    trial_worlds: int = 2
    trial_turns: int = 3
    """So many turns the plans are played on, those of all others in a row counting as one."""


@dataclass(frozen=True)
class Learn:
    """How the net learns from them."""

    width: int = 128
    hidden: int = 32
    epochs: int = 2
    batch: int = 16384
    rate: float = 0.001
    decay: float = 0.3
    dropout: float = 0.3
    trace: float = 1.0
    """1: every position is told how the game ended; less: also what the last net thought a little later."""
    warm: bool = False
    """Goes on with what the last net knows, instead of learning all anew."""
    crossed: bool = False
    """What was thought is asked of two more nets, each of which learnt from the other half of the games.

    Who has seen how a game ended remembers it, and says the end again instead of what a position was worth.
    """
    nets: int = 1
    """So many nets go on from the last one, each with the games in another order; their mean plays."""
    difference: float = 100.0
    """How much the differences of plans count that were tried in one world: they share much of their luck."""


@dataclass(frozen=True)
class Gate:
    """What a new net has to show before it plays the next games."""

    deals: int = 200
    least: float = 0.5
    yardstick: str = ""
    yardstick_deals: int = 100


@dataclass(frozen=True)
class TrainingPlan:
    """All of it. `first` is the evaluation that plays the first games."""

    game: str
    seed: str
    first: str
    generations: int
    games: int
    keep: int
    play: Play
    learn: Learn
    gate: Gate

    def encode(self) -> dict[str, Any]:
        return asdict(self)


PLANS: Final = Path(__file__).parent / "plans"
PARTS: dict[str, Any] = {"play": Play, "learn": Learn, "gate": Gate}


def plan_file(name: str) -> Path:
    """The plan that comes with Obelisk for a game, or a file of one's own."""
    ours = PLANS / f"{name}.toml"
    return ours if name in GAMES.ids() and ours.is_file() and not Path(name).is_file() else Path(name)


def read_plan(path: Path) -> TrainingPlan:
    """Reads the file; raises `InvalidPlan` with one clear line."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise InvalidPlan(f"{path}: {error}") from None
    for name, part in PARTS.items():
        data[name] = made(path, part, data.get(name, {}))
    plan: TrainingPlan = made(path, TrainingPlan, data)
    if plan.learn.nets > 1 and not plan.learn.warm:
        raise InvalidPlan(f"{path}: only nets that go on from one net have a mean: nets needs warm")
    return plan


def made(path: Path, part: Any, values: dict[str, Any]) -> Any:
    """A part of the plan; every value has to be known."""
    known = [each.name for each in fields(part)]
    for name in values:
        if name not in known:
            raise InvalidPlan(f"{path}: unknown {name!r}; known: {', '.join(known)}")
    try:
        return part(**values)
    except TypeError as error:
        raise InvalidPlan(f"{path}: {error}") from None
