"""The bots at a table: what they are asked, and which action their answer means."""

from __future__ import annotations

import secrets

from obelisk.core.event import seen_events
from obelisk.server.table.match import Match
from obelisk.server.table.seats import bot_of
from obelisk.server.thinking.requests import BotRequest
from obelisk.storage.base import TableRow


def bot_request(row: TableRow, match: Match, seat: int, budget_ms: int) -> BotRequest:
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
        list(game.legal(match.state)),
        budget_ms,
        match.number([seat]),
        events_since,
    )


def bot_action(match: Match, chosen: int | None) -> tuple[str, bool]:
    """The action that a bot chose, or any legal one if it gave none; and whether it is its own."""
    legal = match.game.legal(match.state)
    is_own = chosen is not None and 0 <= chosen < len(legal)
    place = chosen if chosen is not None and is_own else secrets.randbelow(len(legal))
    return match.game.notate(match.state, legal[place]), is_own
