"""Bluffs of Legends: who answers them, and what they are worth to who lays them.

How often bluffs fit, and how often they are called, was learnt in self-play from what both seats see
(`scripts/learn_bluffs.py`). A caller weighs by the one what a call is worth if they fit and if they do not; a
bluffer expects calls as often as the other says. Both are chances, so neither can be told in advance.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final, NamedTuple

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.nets.legends import DECK, FOE, foe_place
from obelisk.bots.search.plan import NoChance
from obelisk.core.decision import Action, Seat
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.games.legends import words
from obelisk.games.legends.actions import action
from obelisk.games.legends.bluff import bluffs_of
from obelisk.games.legends.cards.card import can_be_bluff
from obelisk.games.legends.fight import dragons_for_retreat
from obelisk.games.legends.power import icons_of, power_of
from obelisk.games.legends.state import State, dragons_of

CALL: Final = Action(action(words.CALL))
ACCEPT: Final = Action(action(words.ACCEPT))
DRAWS: Final = 40
"""Worlds drawn at most to find some where the bluffs fit and some where they do not."""
OF_A_KIND: Final = 4
FINE: Final = 1 << 20
BLUFF_VALUE: Final = 2
"""What a bluff adds to the power.  [LEG-12.2]"""


class Rates(NamedTuple):
    """Weights of the signs: of the logit that bluffs fit, and of the logit that they are called.

    `spread` is the lead in winning chance that makes a call e times as likely as none.
    """

    fits: tuple[float, ...]
    called: tuple[float, ...]
    spread: float


def is_question(state: State) -> bool:
    """Whether somebody is asked about a call.  [LEG-12.9]"""
    return state.phase == words.CALL_PHASE and not state.frames and not state.over


def wanted(state: State) -> int:
    """The icon that the bluffs have to show.  [LEG-12.10]"""
    return words.BLUFF_FIRE if state.element == words.FIRE else words.BLUFF_EARTH


def fitting(state: State) -> bool:
    """Whether the bluffs would stand a call.  [LEG-12.10]"""
    icon = wanted(state)
    return all(icons_of(state, card) & icon for card in bluffs_of(state, state.active))


def signs(state: State) -> list[float]:
    """What both seats see where a call is asked for: never what lies face down."""
    active = state.active
    caller = 1 - active
    cast = state.cast
    icon = wanted(state)
    can = 0
    fit = 0
    base = cast.bases[active]
    for card in range(base, base + cast.sizes[active]):
        facts = cast.cards[card]
        if can_be_bluff(facts) and foe_place(state.zone[card], state.flags[card]) == FOE + DECK:
            can += 1
            if facts.bluff & icon:
                fit += 1
    bluffs = bluffs_of(state, active)
    lead = power_of(state, active, state.element) - power_of(state, caller, state.element)
    return [
        1.0,
        1.0 if len(bluffs) == 2 else 0.0,
        1.0 if len(bluffs) > 2 else 0.0,
        log((fit + 0.5) / (can - fit + 0.5)),
        1.0 if lead < BLUFF_VALUE * len(bluffs) else 0.0,
        1.0 if not state.combat[caller] else 0.0,
        min(max(lead, -6), 6) / 6.0,
        float(dragons_of(state, active)),
        float(dragons_of(state, caller)),
        float(dragons_for_retreat(state, caller)),
        len(state.hand[active]) / 6.0,
        len(state.hand[caller]) / 6.0,
    ]


def rate(weights: tuple[float, ...], seen: list[float]) -> float:
    """The chance that the weights make of the signs."""
    return sigmoid(sum(weight * sign for weight, sign in zip(weights, seen, strict=True)))


def sigmoid(logit: float) -> float:
    """The chance that a logit stands for."""
    return 1.0 / (1.0 + exp(-min(max(logit, -30.0), 30.0)))


class Caller:
    """Answers bluffs: a chance to call, from what a call gains if they fit as often as they are known to."""

    def __init__(self, game: AnyGame, evaluation: Evaluation[Any], rates: Rates) -> None:
        self._game = game
        self._evaluation = evaluation
        self._rates = rates

    def answer(self, view: Any, legal: list[Action], rng: Rng) -> Action | None:
        """Whether to call; none if that is not asked."""
        if view.phase != words.CALL_PHASE or CALL not in legal:
            return None
        return CALL if rng.below(FINE) < self.chance(view, rng) * FINE else ACCEPT

    def chance(self, view: Any, rng: Rng) -> float:
        """How likely it calls."""
        false, true, seen = self.leads(view, rng)
        fits = rate(self._rates.fits, seen)
        return sigmoid((fits * true + (1.0 - fits) * false) / self._rates.spread)

    def leads(self, view: Any, rng: Rng) -> tuple[float, float, list[float]]:
        """What a call gains where the bluffs do not fit and where they do, and the signs."""
        kinds: tuple[list[State], list[State]] = ([], [])
        for _ in range(DRAWS):
            world = self._game.determinise(view, rng)
            kind = kinds[fitting(world)]
            if len(kind) < OF_A_KIND:
                kind.append(world)
            elif len(kinds[0]) == len(kinds[1]):
                break
        seat = view.seat
        # What no world shows counts as the other.
        false, true = (self._lead(kind or other, seat) for kind, other in (kinds, kinds[::-1]))
        return false, true, signs((kinds[0] or kinds[1])[0])

    def _lead(self, worlds: list[State], seat: Seat) -> float:
        worths = self._evaluation.values(both_ways(self._game, worlds), seat)
        return (sum(worths[::2]) - sum(worths[1::2])) / len(worlds)


def both_ways(game: AnyGame, states: list[State]) -> list[State]:
    """Each position after a call, and after none."""
    found: list[State] = []
    for state in states:
        for answer in (CALL, ACCEPT):
            after = game.copy(state)
            game.advance(after, answer, NoChance())
            found.append(after)
    return found


class BluffGuide:
    """All actions are worth a look, but in playouts bluffs are answered as often as they are called in play.

    Which ones are depends on the hand of the seat that is asked, another one in every world, and on the turn,
    never on the bluffs.
    """

    def __init__(self, rates: Rates) -> None:
        self._rates = rates

    def worth_trying(self, state: State, legal: list[Action]) -> list[Action]:
        """All choices, but only one where a call is asked for."""
        if state.phase != words.CALL_PHASE or len(legal) != 2 or not is_question(state):
            return legal
        called = rate(self._rates.called, signs(state))
        rng = Rng(f"{state.turn}/{state.hand[1 - state.active]}")
        return [CALL if rng.below(FINE) < called * FINE else ACCEPT]


class BluffEvaluation:
    """Another evaluation, but where a call of one's own bluffs is asked for both answers are looked at."""

    def __init__(self, game: AnyGame, evaluation: Evaluation[Any], rates: Rates) -> None:
        self.id = evaluation.id
        self.batch = evaluation.batch
        self._game = game
        self._evaluation = evaluation
        self._rates = rates

    def values(self, states: list[Any], seat: Seat) -> list[float]:
        """The chances of `seat`."""
        found = self._evaluation.values(states, seat)
        asked = [
            index
            for index, state in enumerate(states)
            if state.phase == words.CALL_PHASE and state.active == seat and is_question(state)
        ]
        if asked:
            worths = self._evaluation.values(both_ways(self._game, [states[index] for index in asked]), seat)
            for place, index in enumerate(asked):
                called = rate(self._rates.called, signs(states[index]))
                found[index] = called * worths[2 * place] + (1.0 - called) * worths[2 * place + 1]
        return found
