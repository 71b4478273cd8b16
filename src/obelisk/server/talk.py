"""Talking over the wire: lines of chat, phrases, reactions, and how many watch."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from obelisk.server.wire import Answer, Request

Room = Literal["table", "gallery"]
Phrase = Literal[
    "hello",
    "good_luck",
    "your_turn",
    "nice_move",
    "well_played",
    "thanks",
    "oops",
    "sorry",
    "moment",
    "close_game",
    "rematch",
    "bye",
]
Mark = Literal["like", "heart", "laugh", "wow", "think", "sad"]
Target = Annotated[int, Meta(ge=0, le=1 << 53)]
MayTalk = Literal["no", "phrases", "yes"]
CHAT_LINES: Final = 100
REACTIONS: Final = 500


class Say(Request):
    """A line of one's own, or a phrase that every reader is told in their own language."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    phrase: Phrase | None = None


class React(Request):
    """What I show at a line of chat or at an action (`ply`); null takes it back."""

    on: Literal["line", "ply"]
    target: Target
    mark: Mark | None


class ReadMark(Request):
    """I have read everything up to this line."""

    line: Target


class ChatMessage(Answer):
    """`room`: the players talk at the `table`, onlookers in the `gallery`. `phrase` is the id of a phrase, or
    empty. `removed`: the operator has deleted it.
    """

    id: int
    person: str
    name: str
    text: str
    at: int
    room: Room
    phrase: str
    removed: bool


class ReactionInfo(Answer):
    """`mark` is empty where somebody has taken it back."""

    person: str
    on: Literal["line", "ply"]
    target: int
    mark: str
    room: Room


class ChatFrame(Answer, tag="chat", tag_field="type"):
    line: ChatMessage


class UnsaidFrame(Answer, tag="unsaid", tag_field="type"):
    """The operator has deleted a line."""

    id: int


class ReactionFrame(Answer, tag="reaction", tag_field="type"):
    reaction: ReactionInfo


class WatchFrame(Answer, tag="watch", tag_field="type"):
    """How many watch, and by how much the reader is behind: onlookers of a rated game are."""

    watchers: int
    behind_ms: int


class ChatPage(Answer):
    """What was said and shown, the oldest first. `read` is the last line that the reader has read; `may`:
    what they may say, and `room`: where.
    """

    lines: list[ChatMessage]
    reactions: list[ReactionInfo]
    read: int
    may: MayTalk
    room: Room
