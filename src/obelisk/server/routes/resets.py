"""A page to choose a new password, opened by a link that works once: `obelisk admin reset` makes it, or it
came by mail. A form without scripts, in the language of the person.
"""

from __future__ import annotations

from html import escape
from typing import Annotated

from litestar import Response, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath

from obelisk.i18n.catalogue import Catalogue, catalogue
from obelisk.server.refusals import Refusal
from obelisk.server.routes.common import AnyRequest, Given, network_of
from obelisk.server.routes.incidents import note
from obelisk.server.routes.people import COME_BACK
from obelisk.server.streams import RESTART
from obelisk.server.words import PASSWORD_LONGEST, PASSWORD_SHORTEST

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
RIGHT_TO_LEFT = ("he",)
TITLE = "reset-title"


def page(words: Catalogue, heading: str, inside: str, status: int = 200) -> Response[str]:
    direction = "rtl" if words.language in RIGHT_TO_LEFT else "ltr"
    title = escape(words.say(heading))
    text = (
        f'<!doctype html><html lang="{words.language}" dir="{direction}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        f"<title>Obelisk: {title}</title><h1>{title}</h1>{inside}</html>"
    )
    return Response(text, status_code=status, media_type="text/html; charset=utf-8")


def form(words: Catalogue, name: str, problem: str = "") -> Response[str]:
    field = (
        f'<input type="password" name="password" autocomplete="new-password" required'
        f' minlength="{PASSWORD_SHORTEST}" maxlength="{PASSWORD_LONGEST}">'
    )
    inside = (
        f"<p>{escape(words.say('reset-for', name=name))}</p>"
        + (f'<p role="alert">{escape(words.say(problem))}</p>' if problem else "")
        + f'<form method="post"><label>{escape(words.say("reset-password"))} {field}</label>'
        f" <button>{escape(words.say('reset-send'))}</button></form>"
    )
    return page(words, TITLE, inside, 422 if problem else 200)


def used(heading: str = TITLE) -> Response[str]:
    """Nobody knows whose link it was, so nobody knows the language."""
    words = catalogue()
    return page(words, heading, f"<p>{escape(words.say('reset-used'))}</p>", 404)


@get("/reset/{secret:str}", include_in_schema=False)
async def show_reset(services: Given, secret: FromPath[str]) -> Response[str]:
    person = await services.people.who_resets(secret)
    return used() if person is None else form(catalogue(person.language), person.name)


@post("/reset/{secret:str}", include_in_schema=False, status_code=200)
async def reset(request: AnyRequest, services: Given, secret: FromPath[str], data: Form) -> Response[str]:
    """Sets the password. All sessions end, and the link is worth nothing any more."""
    await services.sign_in_limit.take(network_of(request, services))
    person = await services.people.who_resets(secret)
    if person is None:
        return used()
    words = catalogue(person.language)
    try:
        await services.people.reset_password(person, secret, data.get("password", ""))
    except Refusal as refusal:
        if refusal.error != "bad_password":
            return used()
        ids = [f"web-problem-bad_password-{refusal.reason}", "web-problem-bad_password"]
        return form(words, person.name, words.first(ids))
    note(request, "password reset", person.id)
    services.tables.cut_off(person.id, COME_BACK, RESTART)
    inside = f'<p>{escape(words.say("reset-done"))}</p><p><a href="/">Obelisk</a></p>'
    return page(words, TITLE, inside)


HANDLERS = [show_reset, reset]
