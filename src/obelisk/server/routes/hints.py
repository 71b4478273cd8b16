"""Hints: what the strongest bot would do, from the knowledge of the seat that decides."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from obelisk.core.record import Replay
from obelisk.jsontext import encode_json
from obelisk.server.legends.seals import has_drafted
from obelisk.server.options import game_kit
from obelisk.server.refusals import Refusal, conflict, unavailable
from obelisk.server.routes.common import Anybody, AnyRequest, Given, id_of, network_of, refusals
from obelisk.server.services import Services
from obelisk.server.table.seats import people_at, seats_of
from obelisk.server.thinking.answers import HintInfo
from obelisk.server.thinking.requests import HintRequest
from obelisk.storage.base import PLAYING, TableRow

BUDGET_MS: Final = 1200
MOST: Final = 4


class HintPage(msgspec.Struct):
    """Hints for a ply; none where nothing is decided."""

    ply: int
    seat: int | None
    hints: list[HintInfo]


@get("/api/tables/{table:str}/hints", responses=refusals(401, 404, 409, 422), tags=["history"])
async def hints(
    request: AnyRequest,
    services: Given,
    anybody: Anybody,
    table: FromPath[str],
    ply: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> HintPage:
    """The best actions at a ply of a finished table, or now at one where somebody plays against bots only and
    not for a rating. Chances are the bot's estimates.
    """
    history = services.history
    person = id_of(anybody)
    asker = person or network_of(request, services)
    row = await history.row(table, person)
    if person is not None and row.status == PLAYING:
        return await hints_now(services, row, person)
    record = await history.record(await history.finished(table, person))
    if ply > len(record.plies):
        raise Refusal(422, "bad_request", reason="ply", facts={"plies": len(record.plies)})
    game = game_kit(record.game).game
    replay = Replay(game, record.prefix(ply))
    await history.run(replay, ply, asker)
    decision = game.decision(replay.state)
    if decision is None:
        return HintPage(ply=ply, seat=None, hints=[])
    view = game.encode_view(game.view(replay.state, decision.seat))
    wish = HintRequest(record.game, encode_json(record.options), view, BUDGET_MS, MOST, asker)
    return HintPage(ply=ply, seat=decision.seat, hints=await answer(services, wish))


async def hints_now(services: Services, row: TableRow, person: str) -> HintPage:
    """The best actions for the own decision in a running game, from what its seat knows."""
    if not may_be_helped(row, person):
        raise conflict("not_finished")
    live = await services.tables.live(row.id, person)
    match, mine = live.match, seats_of(live.row, person)
    if match is None or live.row.status != PLAYING:
        raise conflict("not_playing")
    ply, decision = match.ply(mine), match.decision()
    if decision is None or decision.seat not in mine or not match.sees_all(mine):
        return HintPage(ply=ply, seat=None, hints=[])
    game, seat = match.game, decision.seat
    view = game.encode_view(game.view(match.state, seat))
    wish = HintRequest(game.id, match.known_options(seat), view, BUDGET_MS, MOST, person)
    return HintPage(ply=ply, seat=seat, hints=await answer(services, wish))


def may_be_helped(row: TableRow, person: str) -> bool:
    """Whether help harms nobody: no rating, no draft, nobody else at the table but bots."""
    return not row.is_rated and not has_drafted(row) and people_at(row) == {person}


async def answer(services: Services, wish: HintRequest) -> list[HintInfo]:
    try:
        return msgspec.json.decode(await services.pool.hints(wish), type=list[HintInfo])
    except msgspec.DecodeError:
        raise unavailable("hints") from None


HANDLERS = [hints]
