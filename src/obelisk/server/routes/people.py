"""Routes for people and their sessions."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

from obelisk.server.cursors import CursorText
from obelisk.server.routes.common import Anybody, AnyRequest, Given, SignedIn, network_of, refusals
from obelisk.server.routes.incidents import note
from obelisk.server.services import Services
from obelisk.server.streams import NOT_ALLOWED, RESTART
from obelisk.server.wire import (
    BotAccount,
    BotAccounts,
    ByeFrame,
    CurrentSession,
    Done,
    Farewell,
    Me,
    MyChange,
    MyTables,
    NewAccount,
    NewBot,
    NewGuest,
    NewPassword,
    SignIn,
)
from obelisk.server.words import login_of
from obelisk.storage.base import Person

SIGNED_OUT = ByeFrame(reason="signed_out", retry_ms=0)
COME_BACK = ByeFrame(reason="restart", retry_ms=0)
"""Some sessions ended: whoever still has one connects again."""
PageSize = Annotated[int, QueryParameter(ge=1, le=100)]
Before = Annotated[int, QueryParameter(ge=0, le=1 << 53)]


def session_cookie(services: Services, secret: str) -> Cookie:
    return Cookie(
        key=services.settings.cookie,
        value=secret,
        max_age=services.settings.session_days * 86_400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookie,
    )


def with_session(services: Services, me: Me, secret: str) -> Response[Me]:
    return Response(me, cookies=[session_cookie(services, secret)])


def without_session(services: Services) -> Response[Done]:
    response = Response(Done())
    cookie = session_cookie(services, "")
    cookie.max_age = 0
    response.set_cookie(cookie)
    return response


@post("/api/guests", status_code=200, responses=refusals(422), tags=["people"])
async def new_guest(request: AnyRequest, services: Given, data: JSONBody[NewGuest]) -> Response[Me]:
    """Play at once: a name and a language."""
    await services.guest_limit.take(network_of(request, services))
    me, secret = await services.people.new_guest(data)
    return with_session(services, me, secret)


@post("/api/accounts", status_code=200, responses=refusals(401, 409, 422), tags=["people"])
async def new_account(
    request: AnyRequest, services: Given, anybody: Anybody, data: JSONBody[NewAccount]
) -> Response[Me]:
    """A guest becomes an account and keeps everything; or a new account."""
    address = network_of(request, services)
    await services.sign_in_limit.take(address)
    before = anybody.person.name if anybody is not None else None
    me, secret = await services.people.new_account(data, anybody)
    services.let_in(login_of(me.name), address)
    note(request, "account made", me.id)
    await services.tables.rename(me.id, before, me.name)
    services.tables.cut_off(me.id, COME_BACK, RESTART)
    return with_session(services, me, secret)


@post("/api/sessions", status_code=200, responses=refusals(401), tags=["people"])
async def sign_in(request: AnyRequest, services: Given, data: JSONBody[SignIn]) -> Response[Me]:
    """Guesses are counted for the account, too; but not where its owner was let in before, so that nobody
    can lock the owner out.
    """
    address, login = network_of(request, services), login_of(data.name)
    await services.sign_in_limit.take(address)
    if not services.familiar.knows(login, address):
        await services.sign_in_limit.take(f"account {login}")
    me, secret = await services.people.sign_in(data.name, data.password)
    services.let_in(login, address)
    note(request, "signed in", me.id)
    return with_session(services, me, secret)


@delete("/api/sessions/current", status_code=200, responses=refusals(401), tags=["people"])
async def sign_out(request: AnyRequest, services: Given, visitor: SignedIn) -> Response[Done]:
    await services.people.sign_out(visitor)
    note(request, "signed out", visitor.id)
    services.tables.cut_off(visitor.id, COME_BACK, RESTART)
    return without_session(services)


@delete("/api/sessions", status_code=200, responses=refusals(401), tags=["people"])
async def sign_out_everywhere(request: AnyRequest, services: Given, visitor: SignedIn) -> Response[Done]:
    await services.people.sign_out_everywhere(visitor)
    note(request, "signed out everywhere", visitor.id)
    services.tables.cut_off(visitor.id, SIGNED_OUT, NOT_ALLOWED)
    return without_session(services)


@get("/api/sessions/current", responses=refusals(), tags=["people"])
async def current_session(services: Given, anybody: Anybody) -> CurrentSession:
    """Who is asking, if anybody: nobody is not refused, so that a first visit is no failure."""
    return CurrentSession(me=None if anybody is None else await services.people.me(anybody))


@get("/api/me", responses=refusals(401), tags=["people"])
async def get_me(services: Given, visitor: SignedIn) -> Me:
    return await services.people.me(visitor)


@patch("/api/me", responses=refusals(401, 409, 422), tags=["people"])
async def change_me(services: Given, visitor: SignedIn, data: JSONBody[MyChange]) -> Me:
    before = visitor.person.name
    me = await services.people.change(visitor, data)
    await services.tables.rename(me.id, before, me.name)
    return me


@post("/api/me/password", status_code=200, responses=refusals(401, 422), tags=["people"])
async def change_password(
    request: AnyRequest, services: Given, visitor: SignedIn, data: JSONBody[NewPassword]
) -> Done:
    """All other sessions end."""
    await services.sign_in_limit.take(visitor.id)
    await services.people.change_password(visitor, data.old, data.new)
    note(request, "password changed", visitor.id)
    services.tables.cut_off(visitor.id, COME_BACK, RESTART)
    return Done()


@post("/api/me/delete", status_code=200, responses=refusals(401), tags=["people"])
async def delete_me(
    request: AnyRequest, services: Given, visitor: SignedIn, data: JSONBody[Farewell]
) -> Response[Done]:
    """Deletes the person: name, password, sessions, chat, titles, ratings. Seats in running games go to bots,
    and where others have written the name another word stands for it.
    """
    await services.sign_in_limit.take(visitor.id)
    await services.people.check_farewell(visitor, data.password)
    gone = [*await services.storage.people_of(visitor.id), visitor.person]
    for person in gone:
        await services.tables.forget(person)
    await services.storage.erase_person(visitor.id)
    note(request, "account deleted", visitor.id)
    await forget_names(services, gone)
    return without_session(services)


async def forget_names(services: Services, gone: list[Person]) -> None:
    """What is kept in memory of people whom the store does not know any more."""
    services.history.forget()
    services.painter.forget()
    for person in gone:
        await services.tables.rename(person.id, None, "")
        services.tables.cut_off(person.id, SIGNED_OUT, NOT_ALLOWED)


@get("/api/me/tables", responses=refusals(401), tags=["people"])
async def my_tables(
    services: Given, visitor: SignedIn, after: CursorText = "", limit: PageSize = 50
) -> MyTables:
    """Where I sit: first what waits for me, longest first; what is finished comes last, in pages."""
    return await services.tables.mine(visitor, after, limit)


@get("/api/me/bots", responses=refusals(401), tags=["bots"])
async def my_bots(services: Given, visitor: SignedIn) -> BotAccounts:
    return BotAccounts(bots=await services.people.bots(visitor))


@post("/api/me/bots", status_code=200, responses=refusals(401, 409, 422), tags=["bots"])
async def new_bot(
    request: AnyRequest, services: Given, visitor: SignedIn, data: JSONBody[NewBot]
) -> BotAccount:
    """Makes a bot account; its token is told only now."""
    bot = await services.people.new_bot(visitor, data.name)
    note(request, "account made", bot.id)
    return bot


@post("/api/me/bots/{person:str}/token", status_code=200, responses=refusals(401, 404), tags=["bots"])
async def renew_token(
    request: AnyRequest, services: Given, visitor: SignedIn, person: FromPath[str]
) -> BotAccount:
    """Gives a bot account another token, told only now; the old one is worth nothing."""
    bot = await services.people.renew_token(visitor, person)
    note(request, "token renewed", bot.id)
    services.tables.cut_off(bot.id, SIGNED_OUT, NOT_ALLOWED)
    return bot


@delete("/api/me/bots/{person:str}", status_code=200, responses=refusals(401, 404), tags=["bots"])
async def delete_bot(request: AnyRequest, services: Given, visitor: SignedIn, person: FromPath[str]) -> Done:
    bot = await services.people.own_bot(visitor, person)
    await services.tables.forget(bot)
    await services.storage.erase_person(bot.id)
    note(request, "account deleted", bot.id)
    await forget_names(services, [bot])
    return Done()


HANDLERS = [
    new_guest,
    new_account,
    sign_in,
    sign_out,
    sign_out_everywhere,
    current_session,
    get_me,
    change_me,
    change_password,
    delete_me,
    my_tables,
    my_bots,
    new_bot,
    renew_token,
    delete_bot,
]
