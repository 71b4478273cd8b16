"""What may come: actions played in thought on what one seat knows, and never on the truth.

A position is known by what the seat would see there. So an answer that waits for it depends on nothing that
its person could not have known when it is played, and says nothing of what they may not know before.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from obelisk.core.chance import SeededChance
from obelisk.core.decision import Decision
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.core.table import Table
from obelisk.jsontext import encode_json
from obelisk.server.refusals import Refusal
from obelisk.server.table.attempt import attempt, play, trial_table

TRIES: Final = 200
"""So many worlds are thought of that fit what the seat knows…"""
KEPT: Final = 12
"""…until there are so many in which the line can be played."""
CHANCES: Final = 2
"""Each is played so often, with other luck."""


@dataclass(slots=True)
class Supposed:
    """Where a line leads. `legal` are the choices of whoever decides there: of others all that may be theirs.

    `others` texts come before the first of the seat itself; `mark` is the position there, as the seat sees
    it: empty if the line does not come so far, or if chance decides what it looks like.
    """

    decision: Decision | None
    legal: list[str]
    others: int
    mark: str


@dataclass(slots=True)
class World:
    """One of the worlds a line was played in; `at_turn` is its state where the seat comes to decide."""

    state: Any
    others: int
    at_turn: Any | None


def mark_of(game: AnyGame, state: Any, seat: int) -> str:
    """A position as a seat sees it."""
    return sha256(encode_json(game.encode_view(game.view(state, seat))).encode()).hexdigest()


def supposing(
    game: AnyGame, options: Any, view: Any, seat: int, texts: list[str], name: str
) -> Generator[None, None, Supposed]:
    """Plays a line in thought, a world at a time. Raises `Refusal` if it cannot be played."""
    rng = Rng(name)
    worlds: list[World] = []
    why: Refusal | None = None
    for number in range(TRIES):
        state = game.determinise(view, rng)
        try:
            for luck in range(CHANCES):
                worlds.append(played(game, options, state, seat, texts, f"{name} {number} {luck}"))
                yield
        except Refusal as refusal:
            # In this world the others may not have what they play; what the seat itself plays is known.
            why = refusal
            yield
        if len(worlds) >= KEPT * CHANCES:
            break
    if not worlds:
        assert why is not None
        raise why
    return result_of(game, worlds, seat)


def played(game: AnyGame, options: Any, state: Any, seat: int, texts: list[str], luck: str) -> World:
    """Plays a line in one world. Raises `Refusal`."""
    table = trial_table(game, options, state, SeededChance(luck))
    others = 0
    for number, text in enumerate(texts):
        decision = next_decision(table)
        if decision is not None and decision.seat == seat:
            at_turn = game.copy(table.state)
            # The answer goes in one batch, which may teach nobody anything before its end.
            after = attempt(game, options, table.state, SeededChance(luck), seat, texts[number:])
            return World(after.state, others, at_turn)
        play(table, decision.seat if decision is not None else seat, text)
        others += 1
    decision = next_decision(table)
    is_turn = decision is not None and decision.seat == seat
    return World(table.state, others, table.state if is_turn else None)


def next_decision(table: Table[Any, Any, Any]) -> Decision | None:
    """Who decides next, when everybody who is asked in secret has done nothing."""
    game = table.game
    while (decision := table.decision()) is not None and decision.secret:
        play(table, decision.seat, game.notate(table.state, game.legal(table.state)[-1]))
    return decision


def result_of(game: AnyGame, worlds: list[World], seat: int) -> Supposed:
    decision = game.decision(worlds[0].state)
    marks = {mark_of(game, one.at_turn, seat) if one.at_turn is not None else "" for one in worlds}
    mark = marks.pop() if len(marks) == 1 else ""
    legal: dict[str, None] = {}
    if decision is not None and decision.seat != seat:
        for one in worlds:
            there = game.decision(one.state)
            if there is not None and there.seat == decision.seat:
                legal.update((game.notate(one.state, action), None) for action in game.legal(one.state))
    elif decision is not None and len({mark_of(game, one.state, seat) for one in worlds}) == 1:
        state = worlds[0].state
        legal.update((game.notate(state, action), None) for action in game.legal(state))
    return Supposed(decision, list(legal), worlds[0].others, mark)
