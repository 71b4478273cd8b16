"""People: guests at once, accounts later, sessions that can be revoked, and farewell."""

from __future__ import annotations

from typing import Final

from obelisk.server.house import House
from obelisk.server.ids import csrf_of, hash_of, new_id, new_secret, new_token
from obelisk.server.passwords import Passwords
from obelisk.server.refusals import Refusal, conflict, forbidden, not_found
from obelisk.server.wire import (
    BotAccount,
    Me,
    MyChange,
    NewAccount,
    NewGuest,
)
from obelisk.server.words import check_password, login_of, new_name
from obelisk.storage.base import ACCOUNT, BOT, GUEST, Conflict, Person

DAY_MS: Final = 86_400_000
FOREVER: Final = 1 << 62
MOST_BOTS: Final = 10


class Visitor:
    """Somebody who is signed in, with the session that says so."""

    __slots__ = ("is_token", "person", "secret")

    def __init__(self, person: Person, secret: str, is_token: bool) -> None:
        self.person = person
        self.secret = secret
        self.is_token = is_token

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def session(self) -> bytes:
        """The hash of the session, as it is stored."""
        return hash_of(self.secret)


class People:
    """The people of a server."""

    def __init__(self, house: House, passwords: Passwords) -> None:
        self.house = house
        self.storage = house.storage
        self.passwords = passwords

    def expiry(self) -> int:
        return self.house.now() + self.house.settings.session_days * DAY_MS

    async def visitor(self, secret: str, is_token: bool) -> Visitor | None:
        """Whose session a secret is."""
        found = await self.storage.session(hash_of(secret), self.house.now())
        if found is None or (found[1] == "token") != is_token:
            return None
        return Visitor(found[0], secret, is_token)

    async def me(self, visitor: Visitor) -> Me:
        person = visitor.person
        waiting = await self.storage.count_waiting(person.id)
        return me_of(person, csrf_of(visitor.secret), waiting)

    async def new_guest(self, wish: NewGuest) -> tuple[Me, str]:
        person = Person(new_id(), GUEST, new_name(wish.name), wish.language, self.house.now())
        secret = new_secret()
        await self.storage.add_person(person, hash_of(secret), self.expiry())
        return me_of(person, csrf_of(secret), 0), secret

    async def new_account(self, wish: NewAccount, visitor: Visitor | None) -> tuple[Me, str]:
        """A guest keeps id, tables and everything else; anybody else gets a new person."""
        name = new_name(wish.name)
        login = login_of(name)
        check_password(wish.password, login)
        if await self.storage.person_by_login(login) is not None:
            raise conflict("name_taken")
        if visitor is not None and visitor.person.kind != GUEST:
            raise conflict("not_a_guest")
        password = await self.passwords.hash(wish.password)
        secret = new_secret()
        try:
            if visitor is not None:
                await self.storage.promote(visitor.id, name, login, password)
                # A new session, so that one that was planted before is worth nothing.
                await self.storage.drop_sessions(visitor.id)
                await self.storage.add_session(
                    hash_of(secret), visitor.id, "cookie", self.house.now(), self.expiry()
                )
                person = await self.storage.person(visitor.id)
                assert person is not None
            else:
                person = Person(
                    new_id(), ACCOUNT, name, wish.language, self.house.now(), login=login, password=password
                )
                await self.storage.add_person(person, hash_of(secret), self.expiry())
        except Conflict:
            raise conflict("name_taken") from None
        return me_of(person, csrf_of(secret), await self.storage.count_waiting(person.id)), secret

    async def sign_in(self, name: str, password: str) -> tuple[Me, str]:
        person = await self.storage.person_by_login(login_of(name))
        is_right = await self.passwords.fits(person.password if person is not None else None, password)
        if not is_right or person is None:
            raise Refusal(401, "wrong_password")
        if person.banned:
            raise forbidden("banned")
        secret = new_secret()
        await self.storage.add_session(hash_of(secret), person.id, "cookie", self.house.now(), self.expiry())
        return me_of(person, csrf_of(secret), await self.storage.count_waiting(person.id)), secret

    async def sign_out(self, visitor: Visitor) -> None:
        await self.storage.drop_session(hash_of(visitor.secret))

    async def sign_out_everywhere(self, visitor: Visitor) -> None:
        await self.storage.drop_sessions(visitor.id)

    async def change(self, visitor: Visitor, wish: MyChange) -> Me:
        person = visitor.person
        name = new_name(wish.name, person.name) if wish.name is not None else person.name
        language = wish.language if wish.language is not None else person.language
        login = login_of(name) if person.login is not None else None
        try:
            await self.storage.change_person(person.id, name, language, login)
        except Conflict:
            raise conflict("name_taken") from None
        person.name, person.language, person.login = name, language, login
        if wish.private is not None and wish.private != person.is_private:
            await self.storage.set_private(person.id, wish.private)
            person.is_private = wish.private
        return await self.me(visitor)

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        if visitor.person.kind != ACCOUNT:
            raise forbidden("guests")
        check_password(new, visitor.person.login or "")
        if not await self.passwords.fits(visitor.person.password, old):
            raise Refusal(401, "wrong_password")
        await self.storage.set_password(visitor.id, await self.passwords.hash(new), hash_of(visitor.secret))

    async def who_resets(self, secret: str) -> Person | None:
        """Whose link to a new password it is; nobody's, if it was used or is too old."""
        return await self.storage.reset_of(hash_of(secret), self.house.now())

    async def reset_password(self, person: Person, secret: str, new: str) -> None:
        check_password(new, person.login or "")
        try:
            await self.storage.use_reset(hash_of(secret), person.id, await self.passwords.hash(new))
        except Conflict:
            raise not_found("reset") from None

    async def check_farewell(self, visitor: Visitor, password: str) -> None:
        """An account must say its password to be deleted; its bots are deleted by it."""
        if visitor.person.kind == BOT:
            raise forbidden("bots")
        if visitor.person.kind == ACCOUNT and not await self.passwords.fits(
            visitor.person.password, password
        ):
            raise Refusal(401, "wrong_password")

    # Bot accounts

    async def new_bot(self, visitor: Visitor, name: str) -> BotAccount:
        if visitor.person.kind != ACCOUNT:
            raise forbidden("guests")
        if len(await self.storage.people_of(visitor.id)) >= MOST_BOTS:
            raise conflict("too_many_bots")
        clean = new_name(name)
        secret = new_token()
        bot = Person(
            new_id(), BOT, clean, visitor.person.language, self.house.now(), login_of(clean), None, visitor.id
        )
        try:
            await self.storage.add_person(bot, hash_of(secret), FOREVER)
        except Conflict:
            raise conflict("name_taken") from None
        return BotAccount(id=bot.id, name=bot.name, token=secret)

    async def bots(self, visitor: Visitor) -> list[BotAccount]:
        found = await self.storage.people_of(visitor.id)
        return [BotAccount(id=bot.id, name=bot.name, token=None) for bot in found]

    async def own_bot(self, visitor: Visitor, id: str) -> Person:
        bot = await self.storage.person(id)
        if bot is None or bot.owner != visitor.id:
            raise not_found("person")
        return bot

    async def renew_token(self, visitor: Visitor, id: str) -> BotAccount:
        """Another token for a bot account, because the old one is lost or known to others."""
        bot = await self.own_bot(visitor, id)
        secret = new_token()
        await self.storage.renew_token(hash_of(secret), bot.id, self.house.now(), FOREVER)
        return BotAccount(id=bot.id, name=bot.name, token=secret)


def me_of(person: Person, csrf: str, waiting: int) -> Me:
    kind: object = person.kind
    language: object = person.language
    return Me(
        id=person.id,
        kind=kind,  # type: ignore[arg-type]
        name=person.name,
        language=language,  # type: ignore[arg-type]
        csrf=csrf,
        waiting=waiting,
        private=person.is_private,
    )
