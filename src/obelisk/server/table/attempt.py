"""Actions tried on a copy of a state: rules only, so it can be done here or in another process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from obelisk.core.chance import Chance
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction, InvalidNotation, TooLong
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame
from obelisk.core.record import Ply, Record
from obelisk.core.table import Table
from obelisk.server.refusals import Refusal

MOST_CHOICES: Final = 10_000
"""Games of our boxes have some hundreds at most; a box of somebody's own may make any number of them."""


@dataclass(slots=True)
class TriedPly:
    """A ply that was tried, with its events. `may_be_answered`: others might be asked about it in secret."""

    ply: Ply
    events: list[Event]
    may_be_answered: bool
    is_answer: bool


@dataclass(slots=True)
class Attempt:
    """What came of it: the plies, the state after them, and the choices there."""

    plies: list[TriedPly]
    state: Any
    legal: list[Action]


def choices(game: AnyGame, state: Any) -> list[Action]:
    """What may be done. Raises `TooLong` where that is more than anybody could be shown."""
    found: list[Action] = game.legal(state)
    if len(found) > MOST_CHOICES:
        raise TooLong("choices")
    return found


def attempt(game: AnyGame, options: Any, state: Any, chance: Chance, seat: int, texts: list[str]) -> Attempt:
    """A seat plays actions that belong together. None but the last may teach anybody anything, else a batch
    could be used to peek. Raises `Refusal`, or `TooLong`.
    """
    table = trial_table(game, options, state, chance)
    plies: list[TriedPly] = []
    for number, text in enumerate(texts):
        if number and table.undo_limit(seat) > number - 1:
            raise Refusal(422, "batch_crosses_chance", facts={"number": number - 1})
        plies.append(play(table, seat, text))
    return Attempt(plies, table.state, choices(game, table.state))


def silence(game: AnyGame, options: Any, state: Any, chance: Chance) -> Attempt:
    """Whoever is still asked in secret does nothing: that is the last of the choices. Raises `TooLong`."""
    table = trial_table(game, options, state, chance)
    plies: list[TriedPly] = []
    while (decision := table.decision()) is not None and decision.secret:
        plies.append(play(table, decision.seat, game.notate(table.state, game.legal(table.state)[-1])))
    return Attempt(plies, table.state, choices(game, table.state))


def trial_table(game: AnyGame, options: Any, state: Any, chance: Chance) -> Table[Any, Any, Any]:
    return Table(game, options, game.copy(state), Record(game.id, game.rules_version, {}, []), chance)


def play(table: Table[Any, Any, Any], seat: int, text: str) -> TriedPly:
    game = table.game
    decision = table.decision()
    is_answer = decision is not None and decision.secret
    try:
        action = game.parse(table.state, text)
        may_be_answered = game.may_be_answered(table.state, action)
        events = table.play(seat, action)
    except (IllegalAction, InvalidNotation) as error:
        raise refusal(error, text) from None
    return TriedPly(table.record.plies[-1], events, may_be_answered, is_answer)


def refusal(error: IllegalAction | InvalidNotation, text: str) -> Refusal:
    """The rules' refusal as it goes to the client."""
    if isinstance(error, IllegalAction):
        return Refusal(422, "illegal", reason=error.reason, rule=error.rule, facts=error.facts)
    return Refusal(422, "unreadable", reason=error.reason, rule=error.rule, facts={"text": text})
