"""What a caller could gain who knew how a bot bluffs in Legends: the exploitability of its bluffs.

    .venv/bin/python scripts/bluffs.py [--bot turn:eval=legends-n1] [--games 500] [--seed 1]

The bot plays itself with all pairs of preset decks. Whenever one of the two is asked whether to call, both
answers are played on from the truth of the table by the planner of the bot, some turns and some times.
Callers that answer otherwise are held against the bot's own answers: who never calls, who always calls, the
best answer to this bot (a search over worlds in which the bluffs fit as often as this bot's do, known from
the other half of the games) and, as a bound, who sees the bluffs. What they gain is in points of winning
chance, for one caller and game. For measuring only: no spec string builds these callers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))

from obelisk.bots.base import Budget
from obelisk.bots.brain import brain_of
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.pimc import Playout
from obelisk.bots.spec import Spec, make_bot
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, words
from obelisk.games.legends.actions import action
from obelisk.games.legends.bluff import bluffs_of
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.power import icons_of
from obelisk.games.legends.state import State

CALL: Final = Action(action(words.CALL))
ACCEPT: Final = Action(action(words.ACCEPT))
NO_LIMIT: Final = Limit(0, 1)
DRAWS: Final = 200
"""Worlds drawn at most to find some where the bluffs fit and some where they do not."""
OF_A_KIND: Final = 8
DOUBT: Final = 4.0
"""A kind of question that was met seldom counts as so many of the usual ones more."""


class Question(NamedTuple):
    """Whether to call: the truth, the bot's answer, and what answers are worth to who is asked.

    `kind` is what the caller sees of the bluffs, `chances` are the worths of both answers, told from the
    worlds of the caller, if the bluffs do not fit and if they do.
    """

    fits: bool
    kind: int
    answer: Action
    worth: dict[Action, float]
    chances: tuple[dict[Action, float], dict[Action, float]]


Caller = Callable[[Question, dict[int, float]], Action]


class Table:
    """Games of a bot against itself, and what is asked about bluffs there."""

    def __init__(self, spec: str, turns: int, luck: int) -> None:
        self._spec = spec
        brain = brain_of(GAME)
        evaluation = Spec(spec).evaluation(GAME, brain)
        self._playout = Playout(GAME, brain.planner(GAME, evaluation, False), evaluation, turns)
        self._luck = luck

    def play(self, decks: list[str], seed: str) -> list[Question]:
        """The questions of one game."""
        chance = SeededChance(seed)
        state = GAME.setup(GAME.options({"decks": decks}), chance)
        bots = [make_bot(self._spec, GAME, f"{seed}/{seat}") for seat in range(2)]
        rng = Rng(f"bluffs/{seed}")
        found: list[Question] = []
        while (decision := GAME.decision(state)) is not None:
            seat = decision.seat
            view = GAME.view(state, seat)
            chosen = bots[seat].choose(view, list(GAME.legal(state)), Budget())
            if state.phase == words.CALL_PHASE and chosen in (CALL, ACCEPT):
                found.append(self.question(state, view, seat, chosen, rng))
            GAME.advance(state, chosen, chance)
        return found

    def question(self, state: State, view: Any, seat: int, answer: Action, rng: Rng) -> Question:
        """What both answers are worth here; `view` is that of the seat that is asked."""
        truth = self._worth([state] * self._luck, seat, rng)
        kinds: tuple[list[State], list[State]] = ([], [])
        for _ in range(DRAWS):
            world = GAME.determinise(view, rng)
            kind = kinds[fitting(world)]
            if len(kind) < OF_A_KIND:
                kind.append(world)
            elif len(kinds[0]) == len(kinds[1]):
                break
        # Of what no world shows the truth is taken for the other.
        told = [self._worth(kind, seat, rng) for kind in kinds if kind]
        number = min(3, len(bluffs_of(state, state.active)))
        return Question(fitting(state), number, answer, truth, (told[0], told[-1]))

    def _worth(self, states: list[State], seat: int, rng: Rng) -> dict[Action, float]:
        """What both answers are worth on average, with the same luck."""
        totals = {CALL: 0.0, ACCEPT: 0.0}
        for state in states:
            lines = [[answer] for answer in totals]
            values = self._playout.values_in(state, seat, lines, rng.word(), NO_LIMIT)
            for answer, value in zip(totals, values, strict=True):
                totals[answer] += value
        return {answer: total / len(states) for answer, total in totals.items()}


def fitting(state: State) -> bool:
    """Whether the bluffs would stand a call.  [LEG-12.10]"""
    wanted = words.BLUFF_FIRE if state.element == words.FIRE else words.BLUFF_EARTH
    return all(icons_of(state, card) & wanted for card in bluffs_of(state, state.active))


def rates(questions: list[Question]) -> dict[int, float]:
    """How often bluffs of each kind fit."""
    usual = (sum(each.fits for each in questions) + 1.0) / (len(questions) + 2.0)
    found: dict[int, float] = {}
    for kind in range(4):
        met = [each.fits for each in questions if each.kind == kind]
        found[kind] = (sum(met) + DOUBT * usual) / (len(met) + DOUBT)
    return found


def never(question: Question, known: dict[int, float]) -> Action:
    return ACCEPT


def always(question: Question, known: dict[int, float]) -> Action:
    return CALL


def best(question: Question, known: dict[int, float]) -> Action:
    """What is worth more in worlds where the bluffs fit as often as they do with this bot."""
    rate = known[question.kind]
    false, true = question.chances
    lead = rate * (true[CALL] - true[ACCEPT]) + (1.0 - rate) * (false[CALL] - false[ACCEPT])
    return CALL if lead > 0.0 else ACCEPT


def seeing(question: Question, known: dict[int, float]) -> Action:
    """Who looks under the bluffs; luck is still to come."""
    chances = question.chances[question.fits]
    return CALL if chances[CALL] > chances[ACCEPT] else ACCEPT


CALLERS: Final[dict[str, Caller]] = {"never": never, "always": always, "best answer": best, "seeing": seeing}


def gains(games: list[list[Question]], caller: Caller) -> list[float]:
    """What a caller gains over the bot in each game, half of it for each of the two seats."""
    halves = [rates([each for game in games[1 - half :: 2] for each in game]) for half in (0, 1)]
    found: list[float] = []
    for number, game in enumerate(games):
        total = 0.0
        for each in game:
            total += each.worth[caller(each, halves[number % 2])] - each.worth[each.answer]
        found.append(total / 2)
    return found


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * sqrt(spread / len(values))


def report(games: list[list[Question]]) -> list[str]:
    """The figures, a line each."""
    questions = [each for game in games for each in game]
    if not questions:
        return [f"{len(games)} games, nobody bluffed"]
    fits = sum(each.fits for each in questions) / len(questions)
    called = sum(each.answer == CALL for each in questions) / len(questions)
    lines = [f"{len(games)} games, {len(questions)} questions: {fits:.0%} fit, {called:.0%} were called"]
    for name, caller in CALLERS.items():
        mean, error = mean_and_error([100.0 * gain for gain in gains(games, caller)])
        lines.append(f"{name}: {mean:+.2f} ± {error:.2f} points a game")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="turn:eval=legends-n1")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--luck", type=int, default=8)
    arguments = parser.parse_args()
    table = Table(arguments.bot, arguments.turns, arguments.luck)
    pairs = [[first, second] for first in PEOPLES for second in PEOPLES]
    order = list(range(len(pairs)))
    Rng(f"bluffs/{arguments.seed}").shuffle(order)
    games: list[list[Question]] = []
    for number in range(arguments.games):
        games.append(table.play(pairs[order[number % len(pairs)]], f"{arguments.seed}/{number}"))
        if number % 50 == 49 or number + 1 == arguments.games:
            print("\n".join(report(games)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
