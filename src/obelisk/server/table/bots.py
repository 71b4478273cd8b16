"""The bots at a table: what they are asked, and what becomes of their answers."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from obelisk.core.event import seen_events
from obelisk.server.refusals import Refusal
from obelisk.server.table import progress
from obelisk.server.table.match import Match
from obelisk.server.table.seats import bot_of, is_bot_run, people_at
from obelisk.server.thinking.requests import BotRequest
from obelisk.storage.base import PLAYING, StoreFailed, TableRow

if TYPE_CHECKING:
    from obelisk.server.table.live import LiveTable


async def think(table: LiveTable, request: BotRequest, seq: int, seat: int) -> None:
    """Asks the bot of a seat, and plays what it answers."""
    chosen = await table.house.bots.choose(request)
    try:
        await table.do(lambda: play(table, seq, seat, chosen))
    except (Refusal, StoreFailed):
        # The table is flooded, or its store fails; the bot's turn must not get lost in it.
        table.thinking = -1
        table.try_again()


async def play(table: LiveTable, seq: int, seat: int, chosen: int | None) -> None:
    """Plays a bot's answer; late answers are dropped."""
    table.thinking = -1
    match = table.match
    if match is None or table.row.status != PLAYING:
        return
    decision = match.decision()
    is_late = match.seq != seq or decision is None or decision.seat != seat
    if is_late or not is_bot_run(table.row.seats[seat]):
        table.ask_next()
        return
    text, is_own = bot_action(match, chosen)
    house = table.house
    trial = await table.try_out(match, seat, [text], None)
    made = progress.played(table.row, match, seat, trial, house.settings.answer_ms, house.now())
    known = await table.commit(made)
    house.metrics.bot_moves.labels("own" if is_own else "fallback").inc()
    house.metrics.moves.labels("bot").inc()
    table.tell(made, known)


def bot_request(row: TableRow, match: Match, seat: int, budget_ms: int, is_watched: bool) -> BotRequest:
    """All that the bot of a seat may know."""
    game = match.game

    def events_since(seq: int) -> list[dict[str, object]]:
        happenings = match.since(seq, [seat])
        return [event.encode() for each in happenings for event in seen_events(each.events, seat)]

    return BotRequest(
        game.id,
        match.known_options(seat),
        bot_of(row, row.seats[seat]),
        f"{row.id} {seat}",
        game.encode_view(game.view(match.state, seat)),
        list(match.legal()),
        budget_ms,
        match.number([seat]),
        events_since,
        asker(row),
        is_watched or bool(people_at(row)),
    )


def asker(row: TableRow) -> str:
    """For whom the bots of a table think: the owner, or somebody who plays there if the owner does not."""
    people = people_at(row)
    return row.owner if row.owner in people or not people else min(people)


def bot_action(match: Match, chosen: int | None) -> tuple[str, bool]:
    """The action that a bot chose, or any legal one if it gave none; and whether it is its own."""
    legal = match.legal()
    is_own = chosen is not None and 0 <= chosen < len(legal)
    place = chosen if chosen is not None and is_own else secrets.randbelow(len(legal))
    return match.game.notate(match.state, legal[place]), is_own
