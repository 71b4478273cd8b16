"""Tips in a guided game: what is worth telling now, from the knowledge of the seat that decides, never twice."""

from __future__ import annotations

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
from obelisk.server.table.match import Match
from obelisk.server.table.seats import seats_of
from obelisk.server.wire import Answer, Data
from obelisk.storage.base import LessonRow


class TipPage(Answer):
    """A tip for the own decision: its words are the message `tip-<game>-<id>`, with the facts. Empty: none."""

    id: str
    facts: Data


@post("/api/tables/{table:str}/tip", status_code=200, responses=refusals(401, 404, 409), tags=["lessons"])
async def tip(services: Given, visitor: SignedIn, table: FromPath[str]) -> TipPage:
    """What is worth telling about the own decision, if it was not told before. Only in games against bots, and
    not for a rating; whatever is answered counts as told.
    """
    live = await services.tables.live(table, visitor.id)
    match = live.match
    if match is None or not may_be_helped(live.row, visitor.id):
        raise conflict("not_playing")
    situation = situation_of(match, seats_of(live.row, visitor.id))
    tips = tips_of(match.game.id)
    if situation is None or not tips:
        return TipPage(id="", facts={})
    key = seen_key(match.game.id)
    seen = await told(services, visitor.id, key)
    found = next_tip(tips, situation, seen)
    if found is None:
        return TipPage(id="", facts={})
    await keep(services, visitor.id, key, tips, [*seen, found[0].id])
    return TipPage(id=found[0].id, facts=dict(found[1]))


def situation_of(match: Match, mine: list[int]) -> Situation | None:
    """What a tip may know of the own decision; None where nothing is asked."""
    decision, game = match.decision(), match.game
    if decision is None or decision.seat not in mine or not match.sees_all(mine):
        return None
    options = game.known_options(match.table.options, [decision.seat])
    return Situation(
        decision.seat,
        game.seats(options),
        decision.kind,
        game.encode_view(game.view(match.state, decision.seat)),
        game.facts(options),
        [game.notate(match.state, action) for action in game.legal(match.state)],
    )


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
