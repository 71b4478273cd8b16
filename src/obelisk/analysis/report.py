"""The report of a game: typed, and as JSON data whose names stay what they are (docs/analysis.md)."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from obelisk.analysis.depth import QUICK
from obelisk.bots.eval.even import EVEN

FORMAT: Final = "obelisk-report/1"
DIGITS: Final = 5
"""Chances are written with so many digits behind the point."""

SLIP: Final = "slip"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
MARKS: Final = {SLIP: 0.02, MISTAKE: 0.05, BLUNDER: 0.12}
"""What a decision loses at least to be called so."""
OPENING: Final = "opening"
MIDDLE: Final = "middle"
ENDGAME: Final = "endgame"
PHASES: Final = [OPENING, MIDDLE, ENDGAME]
"""Thirds of the plies of a game."""


@dataclass(frozen=True)
class PlanReport:
    """A plan: its actions in the notation of the game, the chance to win, and its standard error."""

    actions: list[str]
    chance: float
    error: float


@dataclass(frozen=True)
class DecisionReport:
    """What a seat decided, by what it could know: the best plans, the one played, and what that lost.

    `stake` is how much worse random play would have been. An obvious decision counts nowhere: there was no
    choice, or nothing at stake. `mark` is empty, `slip`, `mistake` or `blunder`.
    """

    plans: list[PlanReport]
    played: PlanReport
    loss: float
    error: float
    stake: float
    is_obvious: bool
    mark: str


@dataclass(frozen=True)
class Moment:
    """Plies `first` to `last` (counted from 1) of one seat, without anything new to it in between.

    `chances` of all seats after it, by one who sees everything; `luck` and `play` say how it got there:
    before + play + luck = after, seat by seat. `luck_error` is the standard error of what was expected of
    chance; `outcomes` how many outcomes were looked at, 0 where chance was not asked.
    """

    first: int
    last: int
    seat: int
    kind: str
    actions: list[str]
    chances: list[float]
    luck: list[float]
    luck_error: list[float]
    play: list[float]
    outcomes: int
    is_turning_point: bool
    decision: DecisionReport | None

    @property
    def is_told(self) -> bool:
        """Whether it is worth a line: a mistake or a turning point."""
        return self.is_turning_point or (self.decision is not None and bool(self.decision.mark))

    @property
    def weight(self) -> float:
        """What it was worth: what the decision lost, or how far somebody's chance moved."""
        weights = [0.0]
        if self.decision is not None and self.decision.mark:
            weights.append(self.decision.loss)
        if self.is_turning_point:
            weights += [abs(luck + play) for luck, play in zip(self.luck, self.play, strict=True)]
        return max(weights)


@dataclass(frozen=True)
class PhaseReport:
    """How well a seat played a part of the game."""

    phase: str
    decisions: int
    loss: float
    accuracy: float | None


@dataclass(frozen=True)
class PlayerReport:
    """A seat over the whole game: start + luck + own + others = result.

    `start` is its chance before anything was dealt. `loss` is the mean chance lost in a decision that was not
    obvious, with its 95 % interval; `accuracy` the part of what was at stake that was kept: 1 is the best
    plan every time, 0 is random play; None where nothing was at stake. `accuracy_error` is its standard
    error, None with fewer than two decisions and in reports that are older than it.
    """

    seat: int
    name: str
    start: float
    luck: float
    luck_error: float
    own: float
    others: float
    result: float
    decisions: int
    loss: float
    loss_interval: list[float]
    accuracy: float | None
    marks: dict[str, int]
    phases: list[PhaseReport]
    accuracy_error: float | None = None


@dataclass(frozen=True)
class Report:
    """A game as the coach saw it. `evaluation` is what valued positions, `is_over` whether there is a result.

    `start` are the chances before the deal, `dealt` after it, `deal_luck` the difference.
    """

    format: str
    game: str
    rules: int
    depth: str
    seed: str
    evaluation: str
    plies: int
    is_over: bool
    start: list[float]
    start_error: list[float]
    dealt: list[float]
    deal_luck: list[float]
    moments: list[Moment]
    players: list[PlayerReport]

    @property
    def is_provisional(self) -> bool:
        """Whether most decisions were judged by the end of the own turn only."""
        return self.depth == QUICK.name

    @property
    def is_judged(self) -> bool:
        """Whether anything could be valued: where nobody wins are no chances, no luck and no mistakes."""
        return self.evaluation != EVEN.id

    @property
    def told(self) -> list[Moment]:
        """The mistakes and the turning points."""
        return [moment for moment in self.moments if moment.is_told]

    def foremost(self, most: int) -> list[Moment]:
        """Those of them that counted most, so many at most, in the order of the game."""
        chosen = sorted(self.told, key=lambda moment: -moment.weight)[:most]
        return sorted(chosen, key=lambda moment: moment.first)

    def encode(self) -> dict[str, Any]:
        """The report as JSON data."""
        data = rounded(asdict(self))
        assert isinstance(data, dict)
        return data


def rounded(data: object) -> object:
    """JSON data with all fractions cut to `DIGITS`."""
    if isinstance(data, float):
        return round(data, DIGITS) + 0.0
    if isinstance(data, dict):
        return {name: rounded(value) for name, value in data.items()}
    if isinstance(data, list):
        return [rounded(value) for value in data]
    return data
