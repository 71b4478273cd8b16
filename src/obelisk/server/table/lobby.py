"""A table before its start: who sits down, gets up or is invited, and what each chooses for the own seat.

Pure functions: the table as it is in, the table as it shall be out, or `Refusal`.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import replace

import msgspec

from obelisk.core.errors import InvalidOptions
from obelisk.server.ids import hash_of, new_secret
from obelisk.server.options import bad_options, game_kit, options_of, seat_option_names
from obelisk.server.refusals import Refusal, conflict, forbidden, not_found
from obelisk.server.table.seats import people_at, seats_of
from obelisk.server.wire import Data, Invite, Join, SeatWish
from obelisk.server.words import clean_data, new_name
from obelisk.storage.base import (
    BOT_SEAT,
    GUEST,
    LINK_SEAT,
    OPEN_SEAT,
    PERSON_SEAT,
    RESERVED_SEAT,
    Person,
    SeatRow,
    TableRow,
    with_seats,
)


def seats_for(
    person: Person, wishes: list[SeatWish], challenged: Mapping[str, Person]
) -> tuple[list[SeatRow], list[Invite]]:
    """The seats as wished, and the secrets of those that are for friends."""
    seats: list[SeatRow] = []
    invites: list[Invite] = []
    for number, wish in enumerate(wishes):
        if wish.kind == "me":
            name = new_name(wish.name, person.name) if wish.name.strip() else person.name
            seats.append(SeatRow(number, PERSON_SEAT, person.id, name=name))
        elif wish.kind == "bot":
            seats.append(SeatRow(number, BOT_SEAT, bot=wish.bot))
        elif wish.kind == "link":
            secret = new_secret()
            seats.append(SeatRow(number, LINK_SEAT, invite=hash_of(secret)))
            invites.append(Invite(seat=number, secret=secret))
        elif wish.kind == "person":
            other = challenged[wish.person]
            seats.append(SeatRow(number, RESERVED_SEAT, other.id, name=other.name))
        else:
            seats.append(SeatRow(number, OPEN_SEAT))
    return seats, invites


def rematch_seat(seat: SeatRow, asker: str) -> SeatRow:
    if seat.kind == BOT_SEAT:
        return SeatRow(seat.seat, BOT_SEAT, bot=seat.bot)
    kind = PERSON_SEAT if seat.person == asker else RESERVED_SEAT
    return SeatRow(seat.seat, kind, seat.person, name=seat.name)


def joined(row: TableRow, person: Person, wish: Join, household: set[str]) -> TableRow:
    """Somebody sits down. `household`: whoever plays for the same person, who would choose the result."""
    if person.id in people_at(row):
        raise conflict("already_seated")
    if row.is_rated and person.kind == GUEST:
        raise forbidden("guests")
    if row.is_rated and people_at(row) & household:
        raise forbidden("own_bots")
    seat = free_seat(row, person.id, wish).seat
    return reseated(row, SeatRow(seat, PERSON_SEAT, person.id, name=person.name))


def left(row: TableRow, person: str) -> TableRow:
    """Somebody gets up from all their seats, or will not take those that are kept for them."""
    kept = [seat.seat for seat in row.seats if seat.kind == RESERVED_SEAT and seat.person == person]
    mine = seats_of(row, person) + kept
    if not mine:
        raise forbidden("not_seated")
    for seat in mine:
        row = freed(row, seat)
    return row


def kicked(row: TableRow, owner: str, seat: int) -> TableRow:
    """The owner has somebody get up, or keeps a seat for nobody any more."""
    before = owned_seat(row, owner, seat)
    if before.kind not in (PERSON_SEAT, RESERVED_SEAT):
        raise conflict("seat_free")
    return freed(row, seat)


def invited(row: TableRow, owner: str, seat: int, secret: str) -> TableRow:
    """A new secret for a seat that nobody has taken; the old one is void."""
    if owned_seat(row, owner, seat).kind not in (LINK_SEAT, OPEN_SEAT, RESERVED_SEAT):
        raise conflict("seat_taken")
    return reseated(row, SeatRow(seat, LINK_SEAT, invite=hash_of(secret)))


def chosen(row: TableRow, person: str, seat: int, values: Data) -> TableRow:
    """Somebody sets what a person may choose for the own seat, such as a deck; the game checks it."""
    if seat not in seats_of(row, person):
        raise forbidden("not_seated")
    kit = game_kit(row.game)
    options = options_of(row)
    names = seat_option_names(kit, options, len(row.seats))
    for name, value in values.items():
        if name not in names:
            raise Refusal(422, "bad_options", facts={"problems": [{"option": name[:60]}]})
        set_entry(options, name, seat, clean_data(value))
    try:
        encoded = kit.game.encode_options(kit.game.options(options))
    except InvalidOptions as error:
        raise bad_options(error) from None
    return replace(row, options=msgspec.json.encode(encoded).decode())


def free_seat(row: TableRow, person: str, wish: Join) -> SeatRow:
    """The seat that somebody who wants to join may have."""
    if wish.invite is not None:
        hash = hash_of(wish.invite)
        for seat in row.seats:
            if seat.kind == LINK_SEAT and seat.invite is not None and hmac.compare_digest(seat.invite, hash):
                return seat
        raise forbidden("invite")
    wanted = [seat for seat in row.seats if wish.seat in (None, seat.seat)]
    if not wanted:
        raise not_found("seat")
    for seat in wanted:
        if seat.kind == RESERVED_SEAT and seat.person == person:
            return seat
    for seat in wanted:
        if seat.kind == OPEN_SEAT:
            return seat
    raise conflict("seat_taken")


def owned_seat(row: TableRow, owner: str, seat: int) -> SeatRow:
    if row.owner != owner:
        raise forbidden("not_owner")
    if not 0 <= seat < len(row.seats):
        raise not_found("seat")
    return row.seats[seat]


def freed(row: TableRow, seat: int) -> TableRow:
    """A seat after somebody left it: open at tables that are listed; at others it waits for a new link. What
    somebody chose for it and nobody else may know is gone before another sits down there.
    """
    if row.seats[seat].kind == PERSON_SEAT:
        kit = game_kit(row.game)
        options = options_of(row)
        for name in seat_option_names(kit, options, len(row.seats)):
            entries = options[name]
            if isinstance(entries, list) and isinstance(entries[seat], dict | list):
                set_entry(options, name, seat, None)
        row = replace(row, options=msgspec.json.encode(options).decode())
    is_listed = row.is_public or row.club is not None
    return reseated(row, SeatRow(seat, OPEN_SEAT if is_listed else LINK_SEAT))


def set_entry(options: Data, name: str, seat: int, value: object) -> None:
    """Sets the entry of a seat in an option that has one for each."""
    entries = options[name]
    assert isinstance(entries, list)
    options[name] = [value if at == seat else old for at, old in enumerate(entries)]


def reseated(row: TableRow, seat: SeatRow) -> TableRow:
    return replace(row, seats=with_seats(row.seats, [seat]))
