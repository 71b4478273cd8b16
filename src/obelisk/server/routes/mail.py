"""Routes for mail: an address of one's own, confirmed by a link, and a new password without the operator."""

from __future__ import annotations

from html import escape
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from obelisk.i18n.catalogue import catalogue
from obelisk.server.ids import hash_of
from obelisk.server.mail.post import CONFIRM, RESET
from obelisk.server.refusals import Refusal, forbidden
from obelisk.server.routes.common import AnyRequest, Given, SignedIn, network_of, refusals
from obelisk.server.routes.incidents import note
from obelisk.server.routes.resets import page, used
from obelisk.server.services import Services
from obelisk.server.wire import Answer, Done, Password, Request
from obelisk.storage.base import ACCOUNT, Conflict

MailAddress = Annotated[
    str,
    Meta(
        max_length=254,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$(?!\n)",
    ),
]


class MyAddress(Answer):
    """`available`: this server sends mail. `address` is null if there is none."""

    available: bool
    address: str | None
    confirmed: bool


class NewAddress(Request):
    """An address of one's own; the password says that it is the account's owner who asks."""

    address: MailAddress
    password: Password


class Forgotten(Request):
    """Where the link to a new password shall be sent, if an account has this address."""

    address: MailAddress


class MailService(Answer):
    available: bool


def check_open(services: Services) -> None:
    if not services.post.is_open:
        raise Refusal(404, "not_found", reason="mail")


@get("/api/mail", responses=refusals(), tags=["people"])
async def mail_service(services: Given) -> MailService:
    """Whether this server sends mail."""
    return MailService(available=services.post.is_open)


@get("/api/me/address", responses=refusals(401), tags=["people"])
async def my_address(services: Given, visitor: SignedIn) -> MyAddress:
    found = await services.storage.address_of(visitor.id)
    return MyAddress(
        available=services.post.is_open and visitor.person.kind == ACCOUNT,
        address=found.address if found is not None else None,
        confirmed=found is not None and found.is_confirmed,
    )


@put("/api/me/address", responses=refusals(401, 404), tags=["people"])
async def set_address(
    request: AnyRequest, services: Given, visitor: SignedIn, data: JSONBody[NewAddress]
) -> MyAddress:
    """Keeps an address and sends a link there that confirms it. Until then nothing else is sent there."""
    check_open(services)
    if visitor.person.kind != ACCOUNT:
        raise forbidden("guests")
    await services.sign_in_limit.take(network_of(request, services))
    if not await services.passwords.fits(visitor.person.password, data.password):
        raise Refusal(401, "wrong_password")
    await services.mail_limit.take(data.address.lower())
    letter = services.post.letter(CONFIRM, data.address, visitor.id)
    await services.storage.set_address(visitor.id, data.address, letter)
    services.post.hurry()
    note(request, "mail address set", visitor.id)
    return MyAddress(available=True, address=data.address, confirmed=False)


@delete("/api/me/address", status_code=200, responses=refusals(401), tags=["people"])
async def drop_address(request: AnyRequest, services: Given, visitor: SignedIn) -> Done:
    await services.storage.drop_address(visitor.id)
    note(request, "mail address deleted", visitor.id)
    return Done()


@post("/api/resets", status_code=200, responses=refusals(404), tags=["people"])
async def forgotten(request: AnyRequest, services: Given, data: JSONBody[Forgotten]) -> Done:
    """Sends a link to a new password to an address that an account has confirmed. The answer, and the work
    until it is given, are the same for an address that nobody has.
    """
    check_open(services)
    await services.sign_in_limit.take(network_of(request, services))
    await services.mail_limit.take(data.address.lower())
    await services.post.send(services.post.letter(RESET, data.address))
    return Done()


# The page behind the link


@get("/confirm/{secret:str}", include_in_schema=False)
async def show_confirmation(services: Given, secret: FromPath[str]) -> Response[str]:
    """A button, because programs that look at letters open the links in them."""
    found = await services.storage.confirmation_of(hash_of(secret), services.house.now())
    person = await services.storage.person(found[0]) if found is not None else None
    if found is None or person is None:
        return used("confirm-title")
    words = catalogue(person.language)
    question = escape(words.say("confirm-for", name=person.name, address=found[1]))
    button = f"<button>{escape(words.say('confirm-send'))}</button>"
    return page(words, "confirm-title", f'<p>{question}</p><form method="post">{button}</form>')


@post("/confirm/{secret:str}", include_in_schema=False, status_code=200)
async def confirm(request: AnyRequest, services: Given, secret: FromPath[str]) -> Response[str]:
    await services.sign_in_limit.take(network_of(request, services))
    found = await services.storage.confirmation_of(hash_of(secret), services.house.now())
    person = await services.storage.person(found[0]) if found is not None else None
    if found is None or person is None:
        return used("confirm-title")
    try:
        await services.storage.confirm(hash_of(secret), *found)
    except Conflict:
        return used("confirm-title")
    note(request, "mail address confirmed", person.id)
    words = catalogue(person.language)
    done = escape(words.say("confirm-done"))
    return page(words, "confirm-title", f'<p>{done}</p><p><a href="/">Obelisk</a></p>')


HANDLERS = [mail_service, my_address, set_address, drop_address, forgotten, show_confirmation, confirm]
