"""One game of practice, and the positions to learn from it.

A game is kept as its table, its seed and its actions, so that features can be made of it anew.
"""

from __future__ import annotations

import json
from array import array
from dataclasses import asdict, dataclass
from typing import Any, Final
from zlib import crc32

from obelisk.bots.brain import Brain
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.blur import BlurredPlanner
from obelisk.bots.search.limit import Limit
from obelisk.core.chance import Chance, SeededChance
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.train.plan import Play

PERMILLE: Final = 1000
HELD_OUT: Final = 20
"""One game of so many is not learnt from: it says what the net is worth."""


@dataclass(frozen=True)
class Practised:
    """A game: `begin` is the number of actions after which it is worth learning from, `ends` are the numbers
    of actions at which plans ended.
    """

    values: dict[str, object]
    seed: str
    actions: list[int]
    begin: int
    ends: list[int]

    def text(self) -> str:
        """One line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))


def practised(line: str) -> Practised:
    """The game of a line."""
    return Practised(**json.loads(line))


def play(game: AnyGame, brain: Brain, evaluations: list[Evaluation[Any]], seed: str, how: Play) -> Practised:
    """A game of the evaluations against themselves: every seat draws one and looks through its turns."""
    assert brain.practice is not None
    rng = Rng(f"practice/{seed}")
    values = brain.practice(rng)
    options = game.options(values)
    chance = SeededChance(seed)
    state = game.setup(options, chance)
    plains = [brain.planner(game, evaluation, how.quick) for evaluation in evaluations]
    planners: list[Any] = []
    judges: list[Evaluation[Any]] = []
    for _ in range(game.seats(options)):
        drawn = rng.below(len(plains)) if len(plains) > 1 else 0
        spread = how.spreads[rng.below(len(how.spreads))]
        planners.append(BlurredPlanner(plains[drawn], spread, rng) if spread else plains[drawn])
        judges.append(evaluations[drawn])
    burst = rng.below(how.latest_burst) if rng.below(PERMILLE) < how.bursts * PERMILLE else -1
    left = 1 + rng.below(how.longest_burst) if burst >= 0 else 0
    actions: list[int] = []
    ends: list[int] = []
    begin = 0
    while len(actions) < how.most_actions:
        decision = game.decision(state)
        if decision is None:
            break
        legal = game.legal(state)
        if len(legal) == 1:
            actions.append(legal[0])
            game.advance(state, legal[0], chance)
            continue
        if left and len(actions) >= burst:
            left -= 1
            action = legal[rng.below(len(legal))]
            actions.append(action)
            game.advance(state, action, chance)
            begin = len(actions)
            ends.append(begin)
            continue
        world = game.determinise(game.view(state, decision.seat), rng)
        plan = planners[decision.seat].plans(world, 1, Limit(0, 0))[0]
        if not plan.actions:
            # A playout may stop where somebody is asked; who is asked at a table has to answer.
            plan = brain.planner(game, judges[decision.seat], False).plans(world, 1, Limit(0, 0))[0]
        actions.extend(follow(game, state, plan.actions, chance))
        ends.append(len(actions))
    return Practised(values, seed, actions, begin, ends)


def follow(game: AnyGame, state: Any, plan: list[Action], chance: Chance) -> list[Action]:
    """Plays a plan, up to what was only seen in the world it was made for; the actions that were played."""
    game.advance(state, plan[0], chance)
    played = [plan[0]]
    for action in plan[1:]:
        try:
            game.advance(state, action, chance)
        except IllegalAction:
            break
        played.append(action)
    return played


class Positions:
    """Positions of games, one behind the other, as the net is shown them.

    `counts` are the numbers of rows of each, `seats` who looks, `games` which game it is from. Of each game
    `shares` are what it was worth to each seat in the end, `held` whether it is held out.
    """

    def __init__(self) -> None:
        self.rows = array("H")
        self.counts = array("H")
        self.seats = array("B")
        self.games = array("H")
        self.shares: list[list[float]] = []
        self.held: list[bool] = []

    def add_game(self, game: AnyGame, brain: Brain, played: Practised, inner: float) -> None:
        """Plays a kept game again and notes its positions; one without an end is left out."""
        features = brain.features
        assert features is not None
        rng = Rng(f"positions/{played.seed}")
        chance = SeededChance(played.seed)
        options = game.options(played.values)
        state = game.setup(options, chance)
        seats = game.seats(options)
        ends = set(played.ends)
        rows: list[int] = []
        number = len(self.shares)
        before = (len(self.rows), len(self.counts))
        for place, action in enumerate(played.actions):
            decision = game.decision(state)
            assert decision is not None
            game.advance(state, Action(action), chance)
            if place + 1 < played.begin or game.decision(state) is None:
                continue
            if place + 1 in ends:
                lookers = [decision.seat, other_seat(decision.seat, seats, rng)]
            elif rng.below(PERMILLE) < inner * PERMILLE:
                lookers = [decision.seat]
            else:
                continue
            for seat in lookers:
                rows.clear()
                features.add(state, seat, rows)
                self.rows.extend(rows)
                self.counts.append(len(rows))
                self.seats.append(seat)
                self.games.append(number)
        if game.result(state) is None:
            del self.rows[before[0] :]
            del self.counts[before[1] :]
            del self.seats[before[1] :]
            del self.games[before[1] :]
            return
        self.shares.append([features.chance(state, seat) for seat in range(seats)])
        self.held.append(crc32(played.seed.encode()) % HELD_OUT == 0)


def other_seat(seat: int, seats: int, rng: Rng) -> int:
    """One of the others: a table of many must not be heard more often than one of two."""
    step = 1 if seats == 2 else 1 + rng.below(seats - 1)
    return (seat + step) % seats
