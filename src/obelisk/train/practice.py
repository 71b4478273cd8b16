"""One game of practice, and the positions to learn from it.

A game is kept as its table, its seed and its actions, so that features can be made of it anew.
"""

from __future__ import annotations

import json
from array import array
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final
from zlib import crc32

from obelisk.bots.brain import Brain
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.nets.features import Features
from obelisk.bots.search.blur import BlurredPlanner
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.pimc import Playout
from obelisk.core.chance import Chance, SeededChance
from obelisk.core.decision import Action, Seat
from obelisk.core.errors import IllegalAction
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.train.plan import Play
from obelisk.train.trials import Trial, ends_of, tried

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
    trials: list[Trial] = field(default_factory=list)

    def text(self) -> str:
        """One line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))


def practised(line: str) -> Practised:
    """The game of a line."""
    data = json.loads(line)
    data["trials"] = [Trial(**each) for each in data.get("trials", [])]
    return Practised(**data)


def play(
    game: AnyGame,
    brain: Brain,
    evaluations: list[Evaluation[Any]],
    seed: str,
    how: Play,
    earlier: Evaluation[Any] | None = None,
) -> Practised:
    """A game of the evaluations against themselves: every seat draws one and looks through its turns.

    In a part of the games (`how.league`) an earlier one has some of the seats. All seats are learnt from: who
    heard only those that beat it would think every position better than it is.
    """
    assert brain.practice is not None
    rng = Rng(f"practice/{seed}")
    if how.plain and rng.below(PERMILLE) < how.plain * PERMILLE:
        how = replace(how, quick=True, trials=0.0)
    values = brain.practice(rng)
    options = game.options(values)
    chance = SeededChance(seed)
    state = game.setup(options, chance)
    plains = [brain.planner(game, evaluation, how.quick) for evaluation in evaluations]
    judges: list[Evaluation[Any]] = []
    playouts: list[Playout] = []
    trials: list[Trial] = []
    planners: list[Any] = []
    seats = game.seats(options)
    guests: list[int] = []
    if earlier is not None and rng.below(PERMILLE) < how.league * PERMILLE:
        guests = some_seats(seats, rng)
    for seat in range(seats):
        drawn = rng.below(len(plains)) if len(plains) > 1 else 0
        spread = how.spreads[rng.below(len(how.spreads))]
        plain, judge = plains[drawn], evaluations[drawn]
        if earlier is not None and seat in guests:
            plain, judge = brain.planner(game, earlier, how.quick), earlier
        planners.append(BlurredPlanner(plain, spread, rng) if spread else plain)
        judges.append(judge)
        if how.trials:
            playouts.append(Playout(game, brain.planner(game, judge, True), judge, how.trial_turns))
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
        if how.trials and decision.seat not in guests and rng.below(PERMILLE) < how.trials * PERMILLE:
            name = f"{seed}/{len(actions)}"
            full = brain.planner(game, judges[decision.seat], False)
            plans, worth = tried(game, full, playouts[decision.seat], state, decision.seat, name, how)
            if plans:
                trials.append(Trial(len(actions), name, plans, worth))
        world = game.determinise(game.view(state, decision.seat), rng)
        plan = planners[decision.seat].plans(world, 1, Limit(0, 0))[0]
        if not plan.actions:
            # A playout may stop where somebody is asked; who is asked at a table has to answer.
            plan = brain.planner(game, judges[decision.seat], False).plans(world, 1, Limit(0, 0))[0]
        actions.extend(follow(game, state, plan.actions, chance))
        ends.append(len(actions))
    return Practised(values, seed, actions, begin, ends, trials)


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

    Of plans that were tried `tried_rows` and `tried_counts` are the positions after them, `tried_values` what
    they were worth, `tried_groups` which of them met in one world, and `tried_games` which game that was in.
    """

    def __init__(self) -> None:
        self.rows = array("H")
        self.counts = array("H")
        self.seats = array("B")
        self.games = array("H")
        self.tried_rows = array("H")
        self.tried_counts = array("H")
        self.tried_values = array("f")
        self.tried_groups = array("I")
        self.tried_games = array("H")
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
        trials = {trial.place: trial for trial in played.trials}
        rows: list[int] = []
        number = len(self.shares)
        before = [len(numbers) for numbers in self._numbers()]
        for place, action in enumerate(played.actions):
            decision = game.decision(state)
            assert decision is not None
            if place in trials:
                self._add_trial(game, features, state, decision.seat, trials[place], number)
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
            for numbers, count in zip(self._numbers(), before, strict=True):
                del numbers[count:]
            return
        self.shares.append([features.chance(state, seat) for seat in range(seats)])
        self.held.append(crc32(played.seed.encode()) % HELD_OUT == 0)

    def _numbers(self) -> list[Any]:
        """All that is noted of positions."""
        return [
            self.rows,
            self.counts,
            self.seats,
            self.games,
            self.tried_rows,
            self.tried_counts,
            self.tried_values,
            self.tried_groups,
            self.tried_games,
        ]

    def _add_trial(
        self, game: AnyGame, features: Features[Any], state: Any, seat: Seat, trial: Trial, number: int
    ) -> None:
        """Notes the positions after the plans of a trial, but for those where the game is over."""
        rows: list[int] = []
        for ends, values in zip(ends_of(game, state, seat, trial), trial.values, strict=True):
            group = self.tried_groups[-1] + 1 if self.tried_groups else 0
            for end, value in zip(ends, values, strict=True):
                if game.decision(end) is None:
                    continue
                rows.clear()
                features.add(end, seat, rows)
                self.tried_rows.extend(rows)
                self.tried_counts.append(len(rows))
                self.tried_values.append(value)
                self.tried_groups.append(group)
                self.tried_games.append(number)


def some_seats(seats: int, rng: Rng) -> list[int]:
    """One or more of the seats, but not all."""
    found = list(range(seats))
    rng.shuffle(found)
    return found[: 1 + rng.below(seats - 1)]


def other_seat(seat: int, seats: int, rng: Rng) -> int:
    """One of the others: a table of many must not be heard more often than one of two."""
    step = 1 if seats == 2 else 1 + rng.below(seats - 1)
    return (seat + step) % seats
