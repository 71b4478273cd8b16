"""What people at a table say to each other and show at what was said or done.

The players talk at the table, onlookers in the gallery: the players hear those when the game is over.
"""

from __future__ import annotations

import re
from typing import Final

from obelisk.server.calls.wishes import CHAT as CHAT_CALL
from obelisk.server.house import House
from obelisk.server.refusals import Refusal, conflict, forbidden, not_found
from obelisk.server.table.late import is_behind
from obelisk.server.table.live import LiveTable
from obelisk.server.table.match import Match
from obelisk.server.table.said import message_of, message_said, reaction_said, shown_of
from obelisk.server.table.seats import held_by, people_at, seats_of
from obelisk.server.talk import CHAT_LINES, REACTIONS, ChatMessage, ChatPage, MayTalk, React, Room, Say
from obelisk.server.wire import encoder
from obelisk.server.words import clean_chat
from obelisk.storage.base import FINISHED, GUEST, LOBBY, Conflict, Person, TableRow
from obelisk.storage.notices import CHAT, REACTION
from obelisk.storage.talk import ALWAYS, GALLERY, ON_LINE, TABLE_ROOM, ChatLine, Ears, Reaction

QUARTER_MS: Final = 900_000
"""Nobody is called more often because of what is said at a table."""
MOST_REACTIONS: Final = 300
"""What one person may show at a table."""
LINK: Final = re.compile(r"#(\d{1,5})\b")
"""An action that is spoken of."""


def room_of(row: TableRow, person: str | None) -> Room:
    """Where somebody talks."""
    is_host = row.status == LOBBY and person == row.owner
    # Whoever resigned has a seat among the others again when it is over.
    has_played = row.status == FINISHED and bool(held_by(row, person))
    return TABLE_ROOM if person in people_at(row) or is_host or has_played else GALLERY


def ears_of(house: House, row: TableRow, person: str | None) -> Ears:
    """What somebody may hear at a table."""
    if person in people_at(row):
        return Ears(person, has_gallery=row.status == FINISHED)
    is_late = house.delay_ms > 0 and is_behind(row, person)
    return Ears(person, until=house.now() - house.delay_ms if is_late else ALWAYS)


async def voice_of(house: House, row: TableRow, id: str) -> tuple[Person, MayTalk]:
    """Somebody, and what they may say at a table. Raises `Refusal`."""
    person = await house.storage.person(id)
    if person is None:
        raise Refusal(401, "not_signed_in")
    if person.silent_until > house.now():
        return person, "no"
    wanted = house.settings.guest_chat
    is_muted = wanted == "phrases" or (wanted == "private" and row.is_public)
    return person, "phrases" if person.kind == GUEST and is_muted else "yes"


async def say(table: LiveTable, id: str, wish: Say) -> ChatMessage:
    """A line of chat; raises `Refusal`. The game does not wait for it."""
    house = table.house
    room = await place_of(table, id)
    person, may = await voice_of(house, table.row, id)
    if may == "no":
        raise forbidden("silenced")
    if may == "phrases" and wish.phrase is None:
        raise forbidden("guest_chat")
    if wish.phrase is not None and wish.text:
        raise Refusal(422, "bad_chat", reason="phrase")
    text = ""
    if wish.phrase is None:
        text = linked(table.match, seats_of(table.row, id), clean_chat(wish.text))
    house.chat_limit.take(id)
    line = ChatLine(0, id, person.name, text, house.now(), room, wish.phrase or "")
    most = house.settings.chat_lines
    line.id = await house.storage.add_chat(table.row.id, id, text, line.at, most, room, line.phrase)
    message = message_of(line)
    table.audience.tell_said(table.row, message_said(message))
    table.onlookers.tell_later()
    house.peers.tell(CHAT, table.row.id, encoder.encode(message).decode())
    if room == TABLE_ROOM:
        for other in people_at(table.row) - {id}:
            if not table.audience.is_here(other):
                house.call(other, CHAT_CALL, table.row.id, str(line.at // QUARTER_MS))
    return message


async def place_of(table: LiveTable, person: str) -> Room:
    """The room in which somebody talks; raises `Refusal` if there is none."""
    if room_of(table.row, person) != TABLE_ROOM:
        # They may have sat down by way of another process.
        await table.refresh()
    await table.check_watcher(person)
    return room_of(table.row, person)


def linked(match: Match | None, seats: list[int], text: str) -> str:
    """A line whose links to actions are counted as everybody counts them."""
    if match is None or not match.answers:
        return text
    return LINK.sub(lambda found: f"#{match.public_ply(int(found[1]), seats)}", text)


async def react(table: LiveTable, id: str, wish: React) -> None:
    """Somebody shows something at a line or an action, or takes it back. Raises `Refusal`."""
    house = table.house
    room = await place_of(table, id)
    _, may = await voice_of(house, table.row, id)
    if may == "no":
        raise forbidden("silenced")
    target = wish.target
    if wish.on == ON_LINE:
        await check_line(table, id, target)
    else:
        target = ply_of(table, id, target)
    house.chat_limit.take(id)
    reaction = Reaction(id, wish.on, target, wish.mark or "", room, house.now())
    try:
        await house.storage.react(table.row.id, reaction, MOST_REACTIONS)
    except Conflict:
        raise conflict("many") from None
    shown = shown_of(reaction)
    table.audience.tell_said(table.row, reaction_said(shown, reaction.at))
    table.onlookers.tell_later()
    house.peers.tell_values(REACTION, table.row.id, shown, reaction.at)


async def check_line(table: LiveTable, person: str, id: int) -> None:
    """Raises `Refusal` for a line that somebody has not heard."""
    found = await table.house.storage.chat_line(id)
    if found is None or found[0] != table.row.id or found[1].removed:
        raise not_found("line")
    ears, line = ears_of(table.house, table.row, person), found[1]
    if (line.room == GALLERY and not ears.has_gallery) or (line.room != GALLERY and line.at > ears.until):
        raise not_found("line")


def ply_of(table: LiveTable, person: str, ply: int) -> int:
    """An action that somebody has seen, as everybody counts it. Raises `Refusal`."""
    seats = seats_of(table.row, person)
    if table.match is None or not 0 < ply <= table.match.ply(seats):
        raise not_found("ply")
    return table.match.public_ply(ply, seats)


async def page_of(house: House, row: TableRow, person: str | None) -> ChatPage:
    """What was said at a table, as somebody may hear it."""
    ears, storage = ears_of(house, row, person), house.storage
    may: MayTalk = "no"
    if person is not None:
        may = (await voice_of(house, row, person))[1]
    return ChatPage(
        lines=[message_of(line) for line in await storage.chat(row.id, ears, CHAT_LINES)],
        reactions=[shown_of(one) for one in await storage.reactions(row.id, ears, REACTIONS)],
        read=await storage.read_until(person, row.id) if person is not None else 0,
        may=may,
        room=room_of(row, person),
    )


async def note_read(house: House, row: TableRow, person: str, line: int) -> None:
    """Somebody has read everything up to a line. Of onlookers it is not kept: they have no list of tables."""
    if held_by(row, person) or row.owner == person:
        await house.storage.set_read(person, row.id, line)
