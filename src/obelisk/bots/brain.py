"""What bots know of a game: its evaluations by name, who makes plans with them, and the five levels.

A game's kit names its brain; a game without one gets bots that know its rules and how games end.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.playouts import PlayoutEvaluation
from obelisk.bots.named import PREFIX, object_of
from obelisk.bots.nets.evaluation import NetEvaluation
from obelisk.bots.nets.features import Features
from obelisk.bots.nets.net import read_net
from obelisk.bots.search.plan import Player
from obelisk.bots.search.turn import AllActions, Guide, SomeChoices, TurnPlanner
from obelisk.catalog import kit_of, part
from obelisk.core.decision import Action
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng

NODES: Final = 400
BEAM: Final = 12
QUICK_NODES: Final = 60
QUICK_BEAM: Final = 4
DEPTH: Final = 12

ALL: Final = AllActions()
MakePlanner = Callable[[AnyGame, Evaluation[Any], bool], Player[Any]]


class Policy(Protocol):
    """Answers what needs mixed play, which a search can be caught at: it has one answer for a position."""

    def answer(self, view: Any, legal: list[Action], rng: Rng) -> Action | None:
        """An action by its chance; None where the bot shall think."""
        ...


MakePolicy = Callable[[AnyGame, Evaluation[Any]], Policy | None]
Practice = Callable[[Rng], dict[str, object]]
NETS: Final = Path(__file__).parent / "nets"
NET_SUFFIX: Final = ".net"


class Trials(NamedTuple):
    """How `scripts/strength.py` measures the levels: level 5 gets so many simulations instead of time.

    docs/bots.md says what part of its time they are. `crowds` are the numbers of seats above two.
    """

    against_4: int
    against_2: int
    against_random: int
    both_ways: int
    crowds: tuple[int, ...] = ()


def no_policy(game: AnyGame, evaluation: Evaluation[Any]) -> Policy | None:
    """Bots think about everything."""
    return None


class Brain:
    """The knowledge of one game: evaluations, the default one first, and what makes planners of one.

    `features` are what nets are shown, `nets` the names of those that come with the program; they are read
    when somebody asks for one. `practice` thinks up tables to learn at.

    `planner(game, evaluation, quick)`: a quick planner looks at less; playouts use it. `guide` says which
    single actions are worth a look. `policy` makes what answers in place of bots with an evaluation, where it
    does. `levels` are the specs of the levels 1 to 5; where the engine is not compiled they are
    `plain_levels`, by default the same without their nets. Without `trials` their strength is not measured.
    """

    def __init__(
        self,
        evaluations: list[Evaluation[Any]],
        planner: MakePlanner,
        levels: list[str],
        guide: Guide[Any] = ALL,
        features: Features[Any] | None = None,
        nets: list[str] | None = None,
        practice: Practice | None = None,
        trials: Trials | None = None,
        plain_levels: list[str] | None = None,
        policy: MakePolicy = no_policy,
    ) -> None:
        self.evaluations = {evaluation.id: evaluation for evaluation in evaluations}
        self.features = features
        self.nets: list[str] = nets if nets is not None else []
        self.practice = practice
        self.default = evaluations[0].id
        self.planner = planner
        self.levels = levels
        self.plain_levels: list[str] = (
            plain_levels if plain_levels is not None else [without_nets(spec, self.nets) for spec in levels]
        )
        self.guide = guide
        self.policy = policy
        self.trials = trials

    def evaluation(self, name: str) -> Evaluation[Any] | None:
        """An evaluation by its name: ours, a net of ours, the file of a net, or one of somebody's module
        (`python:module:name`); None if there is none.
        """
        known = self.evaluations.get(name)
        if known is not None:
            return known
        if name.startswith(PREFIX):
            own: Evaluation[Any] = object_of(name.removeprefix(PREFIX))
            self.evaluations[name] = own
            return own
        if self.features is None:
            return None
        if name in self.nets:
            path = NETS / f"{name}{NET_SUFFIX}"
        elif name.endswith(NET_SUFFIX):
            path = Path(name)
        else:
            return None
        evaluation = NetEvaluation(name, read_net(path), self.features)
        self.evaluations[name] = evaluation
        return evaluation


def without_nets(spec: str, nets: list[str]) -> str:
    """The spec with the evaluation made by hand instead of a net."""
    for net in nets:
        spec = spec.replace(f",eval={net}", "")
    return spec


def turn_planner(
    guide: Guide[Any] = ALL, quick_guide: Guide[Any] = ALL, some: SomeChoices | None = None
) -> MakePlanner:
    """Makes planners that walk through all ways to play a turn, as far as the guides find them worth it."""

    def make(game: AnyGame, evaluation: Evaluation[Any], quick: bool) -> Player[Any]:
        if quick:
            return TurnPlanner(game, evaluation, quick_guide, QUICK_NODES, QUICK_BEAM, DEPTH, some)
        return TurnPlanner(game, evaluation, guide, NODES, BEAM, DEPTH, some)

    return make


def any_brain(game: AnyGame) -> Brain:
    """For a game nobody has taught the bots yet: they play it out at random, often, and count who wins."""
    return Brain(
        [PlayoutEvaluation(game)],
        turn_planner(),
        [
            "random",
            "search:ms=20,sims=10,width=6,turns=0",
            "search:ms=45,sims=30,width=6,turns=0",
            "search:ms=250,sims=100,width=8,turns=0",
            "search:ms=1800,width=10,turns=0",
        ],
    )


def brain_of(game: AnyGame) -> Brain:
    """What is known of a game."""
    reference = kit_of(game).bots
    if not reference:
        return any_brain(game)
    brain: Brain = part(reference)
    return brain
