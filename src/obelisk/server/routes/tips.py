"""Tips in a guided game: what is worth telling now, from what the deciding seat knows, never twice."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec
from litestar import post
from litestar.params import FromPath

from obelisk.jsontext import encode_json
from obelisk.lessons.tips import Situation, Tip, next_tip, tips_of
from obelisk.server.refusals import conflict
from obelisk.server.routes.common import Given, SignedIn, refusals
from obelisk.server.routes.hints import may_be_helped
from obelisk.server.services import Services
from obelisk.server.table.frames import choices_after
from obelisk.server.table.match import Match
from obelisk.server.table.seats import seats_of
from obelisk.server.wire import Answer, Data
from obelisk.storage.base import LessonRow


class TipPage(Answer):
    """A tip for the own decision: its words are the message `tip-<game>-<id>`, with the facts. Or none."""

    id: str
    facts: Data


@post("/api/tables/{table:str}/tip", status_code=200, responses=refusals(401, 404, 409), tags=["lessons"])
async def tip(services: Given, visitor: SignedIn, table: FromPath[str]) -> TipPage:
    """What is worth telling about the own decision, if it was not told before. Only in games against bots,
    and not for a rating; whatever is answered counts as told.
    """
    live = await services.tables.live(table, visitor.id)
    match = live.match
    if match is None or not may_be_helped(live.row, visitor.id):
        raise conflict("not_playing")
    tips, key = tips_of(match.game.id), seen_key(match.game.id)
    seen = await told(services, visitor.id, key)
    for situation in situations(match, seats_of(live.row, visitor.id)):
        if (found := next_tip(tips, situation, seen)) is not None:
            await keep(services, visitor.id, key, tips, [*seen, found[0].id])
            return TipPage(id=found[0].id, facts=dict(found[1]))
    return TipPage(id="", facts={})


def situations(match: Match, mine: list[int]) -> list[Situation]:
    """What a tip may know of the own decision, and of those that a client offers at once with it."""
    decision, game = match.decision(), match.game
    if decision is None or decision.seat not in mine or not match.sees_all(mine):
        return []
    options = game.known_options(match.table.options, [decision.seat])
    legal = match.legal_texts()
    now = Situation(
        decision.seat,
        game.seats(options),
        decision.kind,
        game.encode_view(game.view(match.state, decision.seat)),
        game.facts(options),
        legal,
    )
    after = choices_after(game, match.table.options, match.state, legal)
    return [now, *[replace(now, kind=later.kind, legal=later.legal) for later in after]]


def seen_key(game: str) -> str:
    """Under which name it is kept what somebody was told: a lesson that nobody lists."""
    return f"{game}/tips"


async def told(services: Services, person: str, key: str) -> list[str]:
    for row in await services.storage.lessons(person):
        if row.lesson == key:
            return msgspec.json.decode(row.inputs, type=list[str])
    return []


async def keep(services: Services, person: str, key: str, tips: tuple[Tip, ...], seen: list[str]) -> None:
    row = LessonRow(person, key, encode_json(seen), len(seen), len(seen) == len(tips), services.house.now())
    await services.storage.keep_lesson(row)


HANDLERS: Final = [tip]
