"""Hints for replays: what the strongest bot would do, from the knowledge of the seat that decides."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from obelisk.core.record import Replay
from obelisk.jsontext import encode_json
from obelisk.server.options import game_kit
from obelisk.server.refusals import Refusal, unavailable
from obelisk.server.routes.common import Anybody, AnyRequest, Given, address_of, id_of, refusals
from obelisk.server.thinking.requests import HintRequest

BUDGET_MS: Final = 1200
MOST: Final = 4


class HintInfo(msgspec.Struct):
    """An action, the line it begins, the chance to win with it, and from how many trials that is known."""

    action: str
    line: list[str]
    chance: float
    trials: int


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
    """The best actions at a ply of a finished table. Chances are the bot's estimates."""
    history = services.history
    asker = id_of(anybody) or address_of(request, services.settings.trust_proxy)
    record = await history.record(await history.finished(table, id_of(anybody)))
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
    try:
        found = msgspec.json.decode(await services.pool.hints(wish), type=list[HintInfo])
    except msgspec.DecodeError:
        raise unavailable("hints") from None
    return HintPage(ply=ply, seat=decision.seat, hints=found)


HANDLERS = [hints]
