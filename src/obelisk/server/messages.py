"""What goes over the WebSocket of a table: the frames that the server sends, the messages that it reads."""

from __future__ import annotations

import msgspec

from obelisk.server.talk import ChatFrame, React, ReactionFrame, Say, UnsaidFrame, WatchFrame
from obelisk.server.wire import (
    AckFrame,
    ByeFrame,
    Move,
    PongFrame,
    RefusalFrame,
    Request,
    Sequence,
    StateFrame,
    TableFrame,
    TakeBack,
    TakeBackAnswer,
    UndoFrame,
)

Frame = (
    StateFrame
    | TableFrame
    | AckFrame
    | RefusalFrame
    | ChatFrame
    | UnsaidFrame
    | ReactionFrame
    | WatchFrame
    | UndoFrame
    | PongFrame
    | ByeFrame
)


class MoveMessage(Move, tag="move", tag_field="type"):
    pass


class UndoMessage(TakeBack, tag="undo", tag_field="type"):
    pass


class UndoAnswerMessage(TakeBackAnswer, tag="undo_answer", tag_field="type"):
    pass


class SayMessage(Say, tag="chat", tag_field="type"):
    pass


class ReactMessage(React, tag="react", tag_field="type"):
    pass


class SyncMessage(Request, tag="sync", tag_field="type"):
    """Asks for the present state, with the steps after `seq`."""

    seq: Sequence = 0


class ReturnMessage(Request, tag="return", tag_field="type"):
    """The person of a seat that a bot took over comes back."""


class ResignMessage(Request, tag="resign", tag_field="type"):
    pass


class PingMessage(Request, tag="ping", tag_field="type"):
    pass


Message = (
    MoveMessage
    | UndoMessage
    | UndoAnswerMessage
    | SayMessage
    | ReactMessage
    | SyncMessage
    | ReturnMessage
    | ResignMessage
    | PingMessage
)


message_decoder = msgspec.json.Decoder(Message)
