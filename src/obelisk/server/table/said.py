"""What was said or shown at a table, as it goes over the wire."""

from __future__ import annotations

from typing import Any

from obelisk.server.talk import ChatFrame, ChatMessage, ReactionFrame, ReactionInfo
from obelisk.server.wire import encoder
from obelisk.storage.talk import ChatLine, Reaction


class Said:
    """Something that was said or shown at a table, as bytes; `name` tells it from everything else there."""

    __slots__ = ("at", "frame", "name", "person", "room")

    def __init__(self, name: str, person: str, room: str, at: int, frame: bytes) -> None:
        self.name = name
        self.person = person
        self.room = room
        self.at = at
        self.frame = frame


def message_of(line: ChatLine) -> ChatMessage:
    room: Any = line.room
    return ChatMessage(
        id=line.id,
        person=line.person,
        name=line.name,
        text=line.text,
        at=line.at,
        room=room,
        phrase=line.phrase,
        removed=line.removed > 0,
    )


def shown_of(reaction: Reaction) -> ReactionInfo:
    room: Any = reaction.room
    kind: Any = reaction.kind
    return ReactionInfo(
        person=reaction.person, on=kind, target=reaction.target, mark=reaction.mark, room=room
    )


def line_said(line: ChatLine) -> Said:
    return message_said(message_of(line))


def message_said(message: ChatMessage) -> Said:
    frame = encoder.encode(ChatFrame(line=message))
    return Said(f"line {message.id}", message.person, message.room, message.at, frame)


def reaction_said(reaction: ReactionInfo, at: int) -> Said:
    frame = encoder.encode(ReactionFrame(reaction=reaction))
    name = f"{reaction.on} {reaction.target} {reaction.person} {at}"
    return Said(name, reaction.person, reaction.room, at, frame)
