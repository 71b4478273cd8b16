"""What the store keeps of mail: addresses of people, links that confirm them, and letters not yet sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(slots=True)
class Address:
    """Where a person can be written to, if they have confirmed it."""

    address: str
    is_confirmed: bool


@dataclass(slots=True)
class Letter:
    """A letter that waits to be sent. Nothing secret is in it: links are made when it is sent.

    `kind` says what for, `person` whom it is for, empty if that is found by the address; `about` is the thing
    that it is about.
    """

    id: str
    kind: str
    person: str
    address: str
    due: int
    tries: int = 0
    about: str = ""


class MailStorage(Protocol):
    """The part of a store that mail needs."""

    async def address_of(self, person: str) -> Address | None: ...

    async def set_address(self, person: str, address: str, letter: Letter) -> None:
        """Another address, not confirmed yet, and the letter that asks for it."""
        ...

    async def drop_address(self, person: str) -> None:
        """Forgets the address with everything that was to be sent there, and links to a new password: they
        may lie there.
        """
        ...

    async def accounts_at(self, address: str) -> list[str]:
        """Whoever has confirmed an address, whatever its case: accounts that are not banned."""
        ...

    async def add_confirmation(self, hash: bytes, person: str, address: str, expires: int) -> None: ...

    async def confirmation_of(self, hash: bytes, now: int) -> tuple[str, str] | None:
        """Person and address of a link, unless it is too old or the person has another address by now."""
        ...

    async def confirm(self, hash: bytes, person: str, address: str) -> None:
        """The address is the person's; `Conflict` if it no longer is. The link is worth nothing any more."""
        ...

    async def add_letter(self, letter: Letter) -> None:
        """Has it sent when it is due; once, if there is one with this id already."""
        ...

    async def take_letter(self, now: int, until: int) -> Letter | None:
        """A letter that is due, for whoever asks alone until then; each time counts as a try."""
        ...

    async def put_off_letter(self, id: str, due: int) -> None: ...

    async def drop_letter(self, id: str) -> None: ...
