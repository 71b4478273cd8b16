"""What somebody could gain who knew how a bot bluffs in Legends: the exploitability of its calls and bluffs.

    .venv/bin/python scripts/bluffs.py [--bot turn:eval=legends-n3] [--games 400] [--seed 1] [--calls-only]

The bot plays itself, with all pairs of preset decks in which somebody can bluff. Whenever one of the two is
asked whether to call, both answers are played on from the truth of the table; whenever one of them can bluff,
so are its best plans without a bluff, with bluffs that fit and with some that do not. Whoever is asked then
answers as the bot does. Callers and bluffers that choose otherwise are held against the bot's own choices:
those of fixed habits, who knows how often this bot bluffs or calls and looks no further than its net, and the
best answer to this bot, a search over worlds that fit the own view. A caller has it in worlds where the
bluffs fit as often as this bot's do, known from the other half of the games; a bluffer meets the bot's own
answers there. What they gain is in points of winning chance, for one seat and game. For measuring only: no
spec string builds them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Hashable
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))

from obelisk.bots.base import Budget
from obelisk.bots.brain import DEPTH, QUICK_BEAM, QUICK_NODES, brain_of
from obelisk.bots.brains.bluffs import ACCEPT, CALL, both_ways, fitting, is_question
from obelisk.bots.search.horizon import Horizon
from obelisk.bots.search.legends import LegendsGuide
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import NoChance, play_plan
from obelisk.bots.search.turn import TurnPlanner
from obelisk.bots.spec import Spec, make_bot
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, words
from obelisk.games.legends.bluff import bluffs_of
from obelisk.games.legends.cards.card import can_be_bluff
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.state import State

Kind = TypeVar("Kind", bound=Hashable)
BLUFFERS_DECK: Final = "buka"
NO_LIMIT: Final = Limit(0, 1)
DRAWS: Final = 200
"""Worlds drawn at most to find some where the bluffs fit and some where they do not."""
OF_A_KIND: Final = 8
WIDE: Final = 400
"""As many plans of a turn as are found."""
HOPELESS: Final = 0.15
"""Ways to play a turn that look so much worse than the best are no choice."""
DOUBT: Final = 4.0
"""A kind of question that was met seldom counts as so many of the usual ones more."""
PLAIN: Final = "plain"
FITS: Final = "fits"
FALSE: Final = "false"


class Question(NamedTuple):
    """Whether to call: the truth, the bot's answer, and what answers are worth to who is asked.

    `kind` is what the caller sees of the bluffs, `chances` are the worths of both answers, told from the
    worlds of the caller, if the bluffs do not fit and if they do. `looks` is what a call seems to gain there
    at once.
    """

    fits: bool
    kind: int
    answer: Action
    worth: dict[Action, float]
    chances: tuple[dict[Action, float], dict[Action, float]]
    looks: tuple[float, float] = (0.0, 0.0)


class Offer(NamedTuple):
    """Whether to bluff: what the bot does, and what ways to play the turn are worth, in truth and as told by
    the worlds of the bluffer. `looks` is what each looks worth at once if it is called and if it is not.
    """

    own: str
    worth: dict[str, float]
    chances: dict[str, float]
    looks: dict[str, tuple[float, float]]


class Game(NamedTuple):
    """What was asked in one game."""

    questions: list[Question]
    offers: list[Offer]


Caller = Callable[[Question, dict[int, float]], Action]
Bluffer = Callable[[Offer, float], str]


class Table:
    """Games of a bot against itself, and what is asked about bluffs there."""

    def __init__(self, spec: str, turns: int, luck: int, offers: bool = True) -> None:
        self._spec = spec
        brain = brain_of(GAME)
        self._evaluation = Spec(spec).evaluation(GAME, brain)
        self._planner = brain.planner(GAME, self._evaluation, False)
        self._quick = TurnPlanner(GAME, self._evaluation, LegendsGuide(False), QUICK_NODES, QUICK_BEAM, DEPTH)
        self._answers = make_bot(spec, GAME, "answers")
        self._turns = turns
        self._luck = luck
        self._offers = offers

    def play(self, decks: list[str], seed: str) -> Game:
        """What is asked in one game."""
        chance = SeededChance(seed)
        state = GAME.setup(GAME.options({"decks": decks}), chance)
        bots = [make_bot(self._spec, GAME, f"{seed}/{seat}") for seat in range(2)]
        rng = Rng(f"bluffs/{seed}")
        found = Game([], [])
        offered = -1
        while (decision := GAME.decision(state)) is not None:
            seat = decision.seat
            view = GAME.view(state, seat)
            legal = list(GAME.legal(state))
            chosen = bots[seat].choose(view, legal, Budget())
            if is_question(state):
                found.questions.append(self.question(state, view, seat, chosen, rng))
            elif self._offers and state.turn != offered and len(legal) > 1 and may_bluff(state, seat):
                offered = state.turn
                offer = self.offer(state, view, seat, rng)
                if offer is not None:
                    found.offers.append(offer)
            GAME.advance(state, chosen, chance)
        return found

    def question(self, state: State, view: Any, seat: int, answer: Action, rng: Rng) -> Question:
        """What both answers are worth here; `view` is that of the seat that is asked."""
        lines = {CALL: [CALL], ACCEPT: [ACCEPT]}
        truth = self._worth([state] * self._luck, seat, lines, rng)
        kinds: tuple[list[State], list[State]] = ([], [])
        for _ in range(DRAWS):
            world = GAME.determinise(view, rng)
            kind = kinds[fitting(world)]
            if len(kind) < OF_A_KIND:
                kind.append(world)
            elif len(kinds[0]) == len(kinds[1]):
                break
        # Of what no world shows the truth is taken for the other.
        told = [self._worth(kind, seat, lines, rng) for kind in kinds if kind]
        looks = [self._look(kind, seat) for kind in kinds if kind]
        number = min(3, len(bluffs_of(state, state.active)))
        chances = (told[0], told[-1])
        return Question(fitting(state), number, answer, truth, chances, (looks[0], looks[-1]))

    def _look(self, worlds: list[State], seat: int) -> float:
        """What a call seems to gain at once."""
        worths = self._evaluation.values(both_ways(GAME, worlds), seat)
        return (sum(worths[::2]) - sum(worths[1::2])) / len(worlds)

    def offer(self, state: State, view: Any, seat: int, rng: Rng) -> Offer | None:
        """What the best ways to play the turn are worth; none if all are of one kind."""
        world = GAME.determinise(view, rng)
        lines: dict[str, list[Action]] = {}
        looks: dict[str, tuple[float, float]] = {}
        plans = self._planner.plans(world, WIDE, NO_LIMIT)
        for plan in plans:
            after = GAME.copy(world)
            play_plan(GAME, after, plan.actions, NoChance())
            kind = kind_of(after)
            if plan.value < plans[0].value - HOPELESS or kind in lines:
                continue
            lines[kind] = plan.actions
            ends = [after] if kind == PLAIN else both_ways(GAME, [after])
            values = self._evaluation.values(ends, seat)
            looks[kind] = (values[0], values[-1])
        if len(lines) < 2:
            return None
        worlds = [GAME.determinise(view, rng) for _ in range(OF_A_KIND)]
        truth = self._worth([state] * self._luck, seat, lines, rng)
        return Offer(next(iter(lines)), truth, self._worth(worlds, seat, lines, rng), looks)

    def _worth(
        self, states: list[State], seat: int, lines: dict[Kind, list[Action]], rng: Rng
    ) -> dict[Kind, float]:
        """What some lines are worth on average, with the same luck."""
        totals = dict.fromkeys(lines, 0.0)
        for state in states:
            luck = rng.word()
            for kind, line in lines.items():
                totals[kind] += self._value(state, seat, line, luck)
        return {kind: total / len(states) for kind, total in totals.items()}

    def _value(self, state: State, seat: int, line: list[Action], luck: int) -> float:
        """What a line is worth, played on quickly; bluffs are answered as the bot answers them."""
        chance = SeededChance(luck)
        state = GAME.copy(state)
        play_plan(GAME, state, line, chance)
        horizon = Horizon(seat, self._turns)
        while (decision := GAME.decision(state)) is not None and horizon.includes(decision.seat):
            if is_question(state):
                view = GAME.view(state, decision.seat)
                answer = self._answers.choose(view, list(GAME.legal(state)), Budget())
                GAME.advance(state, answer, chance)
            else:
                self._quick.play(state, chance, NO_LIMIT)
        return self._evaluation.values([state], seat)[0]


def may_bluff(state: State, seat: int) -> bool:
    """Whether the seat begins to plan a turn in which it has something to bluff with, or bluffs lie there."""
    if state.active != seat or state.frames or state.phase > words.SUPPORT_PHASE:
        return False
    cards = state.cast.cards
    return bool(bluffs_of(state, seat)) or any(can_be_bluff(cards[card]) for card in state.hand[seat])


def kind_of(after: State) -> str:
    """Whether a turn ended with a question about bluffs, and if they fit."""
    if not is_question(after):
        return PLAIN
    return FITS if fitting(after) else FALSE


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


def informed(question: Question, known: dict[int, float]) -> Action:
    """What looks better to who knows how often the bluffs of this bot fit."""
    rate = known[question.kind]
    false, true = question.looks
    return CALL if rate * true + (1.0 - rate) * false > 0.0 else ACCEPT


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


def plain(offer: Offer, called: float) -> str:
    return PLAIN if PLAIN in offer.worth else offer.own


def honest(offer: Offer, called: float) -> str:
    if offer.own != FALSE:
        return offer.own
    return FITS if FITS in offer.worth else plain(offer, called)


def liar(offer: Offer, called: float) -> str:
    return FALSE if FALSE in offer.worth else offer.own


def bold(offer: Offer, called: float) -> str:
    return FITS if FITS in offer.worth else offer.own


def knowing(offer: Offer, called: float) -> str:
    """What looks best to who knows how often this bot calls."""
    worths = {kind: called * looks[0] + (1.0 - called) * looks[1] for kind, looks in offer.looks.items()}
    return max(worths, key=lambda kind: worths[kind])


def best_bluff(offer: Offer, called: float) -> str:
    """What is worth most in worlds where the bot answers."""
    return max(offer.chances, key=lambda kind: offer.chances[kind])


CALLERS: Final[dict[str, Caller]] = {
    "never": never,
    "always": always,
    "knows how often they fit": informed,
    "best answer": best,
    "seeing": seeing,
}
BLUFFERS: Final[dict[str, Bluffer]] = {
    "never": plain,
    "only what fits": honest,
    "all that fits": bold,
    "falsely": liar,
    "knows how often it calls": knowing,
    "best answer": best_bluff,
}


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


def bluff_gains(games: list[Game], bluffer: Bluffer) -> list[float]:
    """What a bluffer gains over the bot in each game, half of it for each of the two seats."""
    halves = [
        call_rate([each for game in games[1 - half :: 2] for each in game.questions]) for half in (0, 1)
    ]
    return [
        sum(each.worth[bluffer(each, halves[number % 2])] - each.worth[each.own] for each in game.offers) / 2
        for number, game in enumerate(games)
    ]


def call_rate(questions: list[Question]) -> float:
    """How often the bot calls."""
    return (sum(each.answer == CALL for each in questions) + 1.0) / (len(questions) + 2.0)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * sqrt(spread / len(values))


def gain_line(name: str, gains: list[float]) -> str:
    mean, error = mean_and_error([100.0 * gain for gain in gains])
    return f"{name}: {mean:+.2f} ± {error:.2f} points a game"


def report(games: list[Game]) -> list[str]:
    """The figures, a line each."""
    questions = [each for game in games for each in game.questions]
    offers = [each for game in games for each in game.offers]
    if not questions and not offers:
        return [f"{len(games)} games, nobody bluffed"]
    fits = sum(each.fits for each in questions) / max(1, len(questions))
    called = sum(each.answer == CALL for each in questions) / max(1, len(questions))
    lines = [f"{len(games)} games, {len(questions)} questions: {fits:.0%} fit, {called:.0%} were called"]
    for name, caller in CALLERS.items():
        lines.append(gain_line(f"calls, {name}", gains([game.questions for game in games], caller)))
    if not offers:
        return lines
    made = [f"{sum(each.own == kind for each in offers)} {kind}" for kind in (PLAIN, FITS, FALSE)]
    lines.append(f"{len(offers)} turns in which a bluff could be laid or not: {', '.join(made)}")
    for name, bluffer in BLUFFERS.items():
        lines.append(gain_line(f"bluffs, {name}", bluff_gains(games, bluffer)))
    return lines


def pairs() -> list[list[str]]:
    """The pairs of preset decks in which somebody can bluff."""
    found = [[first, second] for first in PEOPLES for second in PEOPLES]
    return [decks for decks in found if BLUFFERS_DECK in decks]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="turn:eval=legends-n3")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--luck", type=int, default=6)
    parser.add_argument("--calls-only", action="store_true", help="what bluffers could gain takes most of it")
    arguments = parser.parse_args()
    table = Table(arguments.bot, arguments.turns, arguments.luck, not arguments.calls_only)
    decks = pairs()
    order = list(range(len(decks)))
    Rng(f"bluffs/{arguments.seed}").shuffle(order)
    games: list[Game] = []
    for number in range(arguments.games):
        games.append(table.play(decks[order[number % len(decks)]], f"{arguments.seed}/{number}"))
        if number % 50 == 49 or number + 1 == arguments.games:
            print("\n".join(report(games)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
