"""Routes for games over days and for being called: days off, what for, by which browsers, webhooks."""

from __future__ import annotations

from html import escape
from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from obelisk.i18n.catalogue import catalogue
from obelisk.server.calendars import MyCalendar, NewCalendar
from obelisk.server.calls import outgoing
from obelisk.server.calls.caller import MOST_BROWSERS, MOST_FAULTS, new_webhook_secret
from obelisk.server.calls.webpush import BadKeys, check_keys
from obelisk.server.calls.wishes import Wishes
from obelisk.server.daysoff import zones
from obelisk.server.people import Visitor
from obelisk.server.refusals import Refusal, forbidden
from obelisk.server.routes.common import AnyRequest, Given, SignedIn, network_of, refusals
from obelisk.server.routes.incidents import note
from obelisk.server.routes.resets import page, used
from obelisk.server.services import Services
from obelisk.server.wire import Answer, Done, Request
from obelisk.storage.base import BOT
from obelisk.storage.calls import Subscription, Webhook

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]
KeyText = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$(?!\n)")]


class MyCalls(Answer):
    """What I am called for. `key` is the key of this server, which browsers want to know (VAPID). `mail`:
    letters can be sent to me, to a confirmed address. `browsers`: how many take messages.
    """

    wishes: Wishes
    key: str
    mail: bool
    browsers: int


class Browser(Request):
    """A subscription as a browser makes it."""

    endpoint: Endpoint
    key: KeyText
    auth: KeyText


class BrowserName(Request):
    endpoint: Endpoint


class WebhookWish(Request):
    """Where a bot account wants to be told; only https, and no address of a private network."""

    url: Annotated[str, Meta(min_length=1, max_length=500)]


class WebhookInfo(Answer):
    """`secret` is told only when it is made. `state`: given up after too many faults in a row; none where
    nobody is told, and `url` is empty.
    """

    url: str
    secret: str | None
    state: Literal["none", "ok", "given_up"]


def check_person(visitor: Visitor) -> None:
    if visitor.person.kind == BOT:
        raise forbidden("bots")


async def calls_of(services: Services, visitor: Visitor) -> MyCalls:
    address = await services.storage.address_of(visitor.id)
    return MyCalls(
        wishes=await services.caller.wishes(visitor.id),
        key=(await services.caller.sender()).public,
        mail=services.post.is_open and address is not None and address.is_confirmed,
        browsers=len(await services.storage.subscriptions(visitor.id, services.house.now())),
    )


@get("/api/me/calls", responses=refusals(401), tags=["people"])
async def my_calls(services: Given, visitor: SignedIn) -> MyCalls:
    """What I am called for when I am away."""
    return await calls_of(services, visitor)


@put("/api/me/calls", responses=refusals(401, 422), tags=["people"])
async def set_calls(services: Given, visitor: SignedIn, data: JSONBody[Wishes]) -> MyCalls:
    check_person(visitor)
    if data.zone not in zones():
        raise Refusal(422, "bad_calendar", reason="zone")
    await services.storage.set_call_wishes(visitor.id, msgspec.json.encode(data).decode())
    return await calls_of(services, visitor)


@put("/api/me/browsers", responses=refusals(401, 422), tags=["people"])
async def subscribe(services: Given, visitor: SignedIn, data: JSONBody[Browser]) -> MyCalls:
    """This browser takes messages for as long as I am signed in here."""
    check_person(visitor)
    try:
        outgoing.check_address(data.endpoint, services.settings.private_calls)
        check_keys(data.key, data.auth)
    except (outgoing.NotAllowed, BadKeys):
        raise Refusal(422, "bad_browser") from None
    one = Subscription(data.endpoint, visitor.id, visitor.session, data.key, data.auth, services.house.now())
    await services.storage.subscribe(one, MOST_BROWSERS)
    return await calls_of(services, visitor)


@delete("/api/me/browsers", status_code=200, responses=refusals(401), tags=["people"])
async def unsubscribe(services: Given, visitor: SignedIn, data: JSONBody[BrowserName]) -> MyCalls:
    await services.storage.unsubscribe(visitor.id, data.endpoint)
    return await calls_of(services, visitor)


# Webhooks of bot accounts


def hook_info(hook: Webhook, secret: str | None = None) -> WebhookInfo:
    return WebhookInfo(url=hook.url, secret=secret, state="given_up" if hook.faults >= MOST_FAULTS else "ok")


@get("/api/me/bots/{bot:str}/webhook", responses=refusals(401, 404), tags=["people"])
async def my_webhook(services: Given, visitor: SignedIn, bot: FromPath[str]) -> WebhookInfo:
    await services.people.own_bot(visitor, bot)
    hook = await services.storage.webhook_of(bot)
    return hook_info(hook) if hook is not None else WebhookInfo(url="", secret=None, state="none")


@put("/api/me/bots/{bot:str}/webhook", responses=refusals(401, 404, 422), tags=["people"])
async def set_webhook(
    request: AnyRequest, services: Given, visitor: SignedIn, bot: FromPath[str], data: JSONBody[WebhookWish]
) -> WebhookInfo:
    """Tells a program of its turns, with a new secret that the messages are signed with."""
    await services.people.own_bot(visitor, bot)
    try:
        outgoing.check_address(data.url, services.settings.private_calls)
    except outgoing.NotAllowed as error:
        raise Refusal(422, "bad_webhook", reason=str(error)) from None
    hook = Webhook(bot, data.url, new_webhook_secret())
    await services.storage.set_webhook(hook)
    note(request, "webhook set", visitor.id)
    return hook_info(hook, hook.secret)


@delete("/api/me/bots/{bot:str}/webhook", status_code=200, responses=refusals(401, 404), tags=["people"])
async def drop_webhook(services: Given, visitor: SignedIn, bot: FromPath[str]) -> Done:
    await services.people.own_bot(visitor, bot)
    await services.storage.drop_webhook(bot)
    return Done()


# The page behind the link that ends letters


@get("/stop/{token:str}", include_in_schema=False)
async def show_stop(services: Given, token: FromPath[str]) -> Response[str]:
    """A button, because programs that look at letters open the links in them."""
    found = await services.post.stops(token)
    if found is None:
        return used("stop-title")
    words = catalogue(found[0].language)
    button = f"<button>{escape(words.say('stop-send'))}</button>"
    question = escape(words.say("stop-for", name=found[0].name))
    return page(words, "stop-title", f'<p>{question}</p><form method="post">{button}</form>')


@post("/stop/{token:str}", include_in_schema=False, status_code=200)
async def stop(request: AnyRequest, services: Given, token: FromPath[str]) -> Response[str]:
    """One click, also of the program that reads the mail (RFC 8058): no more letters of this kind."""
    await services.sign_in_limit.take(network_of(request, services))
    found = await services.post.stops(token)
    if found is None:
        return used("stop-title")
    person, kind = found
    wishes = await services.caller.wishes(person.id)
    wishes.mail = [one for one in wishes.mail if one != kind]
    await services.storage.set_call_wishes(person.id, msgspec.json.encode(wishes).decode())
    note(request, "letters stopped", person.id)
    words = catalogue(person.language)
    return page(words, "stop-title", f"<p>{escape(words.say('stop-done'))}</p>")


@get("/api/me/calendar", responses=refusals(401), tags=["people"])
async def my_calendar(services: Given, visitor: SignedIn) -> MyCalendar:
    """My days off, on which my clock stands at tables with a clock of days."""
    return await services.calendars.mine(visitor)


@put("/api/me/calendar", responses=refusals(401, 409, 422), tags=["people"])
async def set_calendar(services: Given, visitor: SignedIn, data: JSONBody[NewCalendar]) -> MyCalendar:
    """Other days off from now on. A holiday is declared before it begins; one that has begun stays."""
    return await services.calendars.change(visitor, data)


HANDLERS = [
    my_calendar,
    set_calendar,
    my_calls,
    set_calls,
    subscribe,
    unsubscribe,
    my_webhook,
    set_webhook,
    drop_webhook,
    show_stop,
    stop,
]
