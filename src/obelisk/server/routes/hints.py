"""Hints for replays: what the strongest bot would do, from the knowledge of the seat that decides."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from obelisk.core.record import Replay
from obelisk.server.problems import Problem
from obelisk.server.routes.common import Anybody, Given, id_of, problems
from obelisk.server.tables import game_entry

BUDGET_MS: Final = 1200
LONGEST: Final = 30.0
"""A process has to import the games first."""
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


def handlers() -> list[HTTPRouteHandler]:
    """The route, with a turnstile of its own: one position is thought about at a time."""
    turnstile = asyncio.Semaphore(1)

    @get("/api/tables/{table:str}/hints", responses=problems(401, 404, 409, 422), tags=["history"])
    async def hints(
        services: Given,
        anybody: Anybody,
        table: FromPath[str],
        ply: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    ) -> HintPage:
        """The best actions at a ply of a finished table. Chances are the bot's estimates."""
        history = services.history
        record = await history.record(await history.finished(table, id_of(anybody)))
        if ply > len(record.plies):
            raise Problem(422, "bad_request", reason="ply", facts={"plies": len(record.plies)})
        game = game_entry(record.game).game
        replay = Replay(game, record.prefix(ply))
        await history.run(replay, ply)
        decision = game.decision(replay.state)
        if decision is None:
            return HintPage(ply=ply, seat=None, hints=[])
        question = {
            "game": record.game,
            "options": record.options,
            "view": game.encode_view(game.view(replay.state, decision.seat)),
            "budget_ms": BUDGET_MS,
            "most": MOST,
        }
        async with turnstile:
            found = await think(json.dumps(question).encode())
        return HintPage(ply=ply, seat=decision.seat, hints=found)

    return [hints]


async def think(question: bytes) -> list[HintInfo]:
    """Asks a fresh process; it may be slow or die, the server does not."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "obelisk.server.hint_worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        answer, _ = await asyncio.wait_for(process.communicate(question), LONGEST)
        return msgspec.json.decode(answer, type=list[HintInfo])
    except (TimeoutError, msgspec.DecodeError):
        raise Problem(503, "unavailable", reason="hints") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
