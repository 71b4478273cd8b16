"""Conditional moves at tables over days: “if they play this, I answer that”, declared in secret.

A line is thought through on what its person knows; what waits is an answer and the position it is for, as
that person will see it. It is played like any other move, as soon as the position comes up; all lines of the
seat are dropped when it decides, whatever has happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import structlog
from msgspec import Meta

from obelisk.server.refusals import Refusal, conflict, forbidden, not_found
from obelisk.server.table import progress
from obelisk.server.table.clock import clock_of
from obelisk.server.table.match import Match
from obelisk.server.table.seats import is_bot_run, seats_of
from obelisk.server.table.supposing import TRIES, Supposed, mark_of, supposing
from obelisk.server.wire import ActionText, Answer, Request
from obelisk.storage.base import PLAYING, Conflict, StoreFailed, TableRow
from obelisk.storage.plans import PlanRow

if TYPE_CHECKING:
    from obelisk.server.table.live import LiveTable

MOST_LINES: Final = 20
MOST_TEXTS: Final = 32
log = structlog.get_logger("obelisk.plans")


class Line(Request):
    """Actions from the present position on: first those of others, then the own answer."""

    line: Annotated[list[ActionText], Meta(max_length=MOST_TEXTS)]


class SupposedPosition(Answer):
    """Where a line leads, as far as the seat can know. `seat` decides there, null after the end; `legal` are
    all choices it may have. `ready`: the line can be declared. `by_chance`: it cannot, because chance decides
    what the own position looks like.
    """

    seat: int | None
    kind: str
    legal: list[str]
    yours: bool
    ready: bool
    by_chance: bool


class PlanInfo(Answer):
    """The first `others` texts are those of others."""

    number: int
    line: list[str]
    others: int


class Plans(Answer):
    """The own lines, in the order in which they were declared; the first that fits is played."""

    plans: list[PlanInfo]


def is_over_days(row: TableRow) -> bool:
    return clock_of(row).mode == "days"


def planner(row: TableRow, person: str) -> int:
    """The one seat of somebody who may have lines here. Raises `Refusal`."""
    mine = seats_of(row, person)
    if not mine:
        raise forbidden("not_seated")
    if not is_over_days(row):
        raise conflict("not_over_days")
    if len(mine) > 1:
        raise conflict("several_seats")
    return mine[0]


async def suppose(table: LiveTable, person: str, wish: Line) -> SupposedPosition:
    """Where a line leads. Raises `Refusal`."""

    async def work() -> SupposedPosition:
        seat, found = await thought_through(table, person, wish.line)
        decision = found.decision
        is_mine = decision is not None and decision.seat == seat
        return SupposedPosition(
            seat=decision.seat if decision is not None else None,
            kind=decision.kind if decision is not None else "",
            legal=found.legal,
            yours=is_mine,
            ready=is_ready(found, wish.line),
            by_chance=is_mine and not found.legal,
        )

    return await table.do(work)


def is_ready(found: Supposed, line: list[str]) -> bool:
    """Whether others play something, and the seat answers in a position that it can know."""
    return 0 < found.others < len(line) and bool(found.mark)


async def thought_through(table: LiveTable, person: str, line: list[str]) -> tuple[int, Supposed]:
    """A line from the present position on, thought through with what its person knows. Raises `Refusal`."""
    await table.look_again()
    match = table.playing()
    seat = planner(table.row, person)
    decision = match.decision()
    if not match.sees_all([seat]):
        raise conflict("held")
    if decision is None or decision.seat == seat:
        raise conflict("your_turn")
    game, steps = match.game, table.house.steps
    steps.charge(person, TRIES)
    view = game.view(match.state, seat)
    # Nothing but what the seat knows decides which worlds are thought of.
    name = f"{table.row.id} {seat} {match.number([seat])}"
    worlds = supposing(game, match.table.options, view, seat, line, name)
    return seat, await table.work_out(steps.in_slices(game, worlds, person))


async def listed(table: LiveTable, person: str) -> Plans:
    """The own lines. Raises `Refusal`."""
    seat = planner(table.row, person)
    return Plans(
        plans=[plan_info(row) for row in await own_plans(table, seat, person)],
    )


def plan_info(row: PlanRow) -> PlanInfo:
    return PlanInfo(number=row.number, line=msgspec.json.decode(row.line, type=list[str]), others=row.others)


async def own_plans(table: LiveTable, seat: int, person: str) -> list[PlanRow]:
    """The lines of a seat; those of somebody who sat there before are nobody's business."""
    found = await table.house.storage.plans(table.row.id, seat)
    return [row for row in found if row.person == person]


async def declare(table: LiveTable, person: str, wish: Line) -> Plans:
    """One line more. Raises `Refusal`."""

    async def work() -> None:
        seat, found = await thought_through(table, person, wish.line)
        if not is_ready(found, wish.line):
            raise Refusal(422, "bad_line", reason="chance" if found.others < len(wish.line) else "short")
        text = msgspec.json.encode(wish.line).decode()
        plan = PlanRow(table.row.id, seat, 0, person, found.mark, text, found.others)
        try:
            await table.house.storage.add_plan(table.row, plan, MOST_LINES)
        except Conflict as refused:
            if str(refused) == "many":
                raise Refusal(429, "too_many", reason="lines") from None
            raise table.stale() from None

    await table.do(work)
    return await listed(table, person)


async def drop(table: LiveTable, person: str, number: int) -> Plans:
    """One line less. Raises `Refusal`."""
    seat = planner(table.row, person)
    if all(row.number != number for row in await own_plans(table, seat, person)):
        raise not_found("line")
    try:
        await table.house.storage.drop_plan(table.row.id, seat, number)
    except Conflict:
        raise not_found("line") from None
    return await listed(table, person)


async def answer(table: LiveTable, seq: int, seat: int, person: str) -> None:
    """Somebody is to decide: plays what they have declared for this position, if they have."""
    try:
        plans = await table.house.storage.plans(table.row.id, seat)
        if plans:
            await table.do(lambda: play(table, plans, seq, seat, person))
    except (Refusal, StoreFailed) as error:
        log.warning("cannot answer", table=table.row.id, error=type(error).__name__)
        table.try_again()


async def play(table: LiveTable, plans: list[PlanRow], seq: int, seat: int, person: str) -> None:
    """Plays the first line that fits. A move that somebody has made meanwhile wins."""
    match = table.match
    if match is None or table.row.status != PLAYING or match.seq != seq or match.hold is not None:
        return
    if is_bot_run(table.row.seats[seat]) or table.row.seats[seat].person != person:
        return
    house, last = table.house, plans[-1].number
    made = await first_fitting(table, match, plans, seat, person)
    if made is None:
        await house.storage.drop_plans(table.row.id, seat, last)
        return
    known = await table.commit(made)
    house.metrics.moves.labels("person").inc(len(made.change.entries))
    table.tell(made, known)
    # What is left of them fits no position any more; should this fail, the next decision drops them.
    await house.storage.drop_plans(table.row.id, seat, last)


async def first_fitting(
    table: LiveTable, match: Match, plans: list[PlanRow], seat: int, person: str
) -> progress.Progress | None:
    """What the first line that fits makes of the table."""
    mark, house = mark_of(match.game, match.state, seat), table.house
    for plan in plans:
        if plan.mark == mark and plan.person == person:
            texts = msgspec.json.decode(plan.line, type=list[str])[plan.others :]
            try:
                trial = await table.try_out(match, seat, texts, None)
            except Refusal as refusal:
                # What looks the same is the same for the rules: this would be a fault of a game.
                log.error("a line cannot be played", table=table.row.id, error=refusal.error)
                continue
            return progress.played(table.row, match, seat, trial, house.settings.answer_ms, house.now())
    return None
