"""Routes for conditional moves. Nobody but their person is told of them."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from obelisk.server.routes.common import Given, SignedIn, refusals
from obelisk.server.table import plans
from obelisk.server.table.plans import Line, Plans, SupposedPosition

TABLE = "/api/tables/{table:str}"
Number = Annotated[int, PathParameter(ge=1, le=1 << 31)]


@post(f"{TABLE}/suppose", status_code=200, responses=refusals(401, 404, 409, 422), tags=["play"])
async def suppose(
    services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[Line]
) -> SupposedPosition:
    """Where actions would lead from here, as far as the own seat can know; only while another decides."""
    services.move_limit.take(visitor.id)
    return await plans.suppose(await services.tables.live(table, visitor.id), visitor.id, data)


@get(f"{TABLE}/plans", responses=refusals(401, 404, 409), tags=["play"])
async def my_plans(services: Given, visitor: SignedIn, table: FromPath[str]) -> Plans:
    """The own conditional moves."""
    return await plans.listed(await services.tables.live(table, visitor.id), visitor.id)


@post(f"{TABLE}/plans", status_code=201, responses=refusals(401, 404, 409, 422), tags=["play"])
async def declare(services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[Line]) -> Plans:
    """Declares one: the answer is played as soon as the position comes up, all are dropped if it does not."""
    services.move_limit.take(visitor.id)
    return await plans.declare(await services.tables.live(table, visitor.id), visitor.id, data)


@delete(f"{TABLE}/plans/{{number:int}}", status_code=200, responses=refusals(401, 404, 409), tags=["play"])
async def drop_plan(services: Given, visitor: SignedIn, table: FromPath[str], number: Number) -> Plans:
    return await plans.drop(await services.tables.live(table, visitor.id), visitor.id, number)


HANDLERS = [suppose, my_plans, declare, drop_plan]
