"""Everything that goes over the wire, as types. docs/protocol.md explains them; OpenAPI is made from them.

Requests refuse unknown fields. Ids are the same in all languages: `error`, `reason`, `rule`, `event`, `kind`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from obelisk.i18n.catalogue import LANGUAGES
from obelisk.server.clocks import Clock

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]
Text32 = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=128)]
Password = Annotated[str, Meta(max_length=256)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""`$` alone would let a line break stand at the end."""
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
LONGEST_SPEC: Final = 60
BotSpec = Annotated[str, Meta(min_length=1, max_length=LONGEST_SPEC)]
TableStatus = Literal["lobby", "playing", "finished", "archived", "closed"]
SeatKind = Literal["open", "link", "reserved", "person", "bot"]
PersonKind = Literal["guest", "account", "bot", "deleted"]
Data = dict[str, Any]


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends."""


class Answer(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What the server sends."""


# People


class NewGuest(Request):
    name: Text32
    language: Language = "en"


class NewAccount(Request):
    """A guest becomes an account, or a new account is made."""

    name: Text32
    password: Password
    language: Language = "en"


class SignIn(Request):
    name: Text32
    password: Password


class MyChange(Request):
    """`private`: my page is for me only."""

    name: Text32 | None = None
    language: Language | None = None
    private: bool | None = None


class NewPassword(Request):
    old: Password
    new: Password


class Farewell(Request):
    """Deletes the person who asks; an account says its password."""

    password: Password = ""


class NewBot(Request):
    name: Text32


class Me(Answer):
    id: str
    kind: PersonKind
    name: str
    language: Language
    csrf: str
    waiting: int
    private: bool


class CurrentSession(Answer):
    """Who asks; `me` is null for somebody who is not signed in."""

    me: Me | None


class BotAccount(Answer):
    id: str
    name: str
    token: str | None


class BotAccounts(Answer):
    bots: list[BotAccount]


class Done(Answer):
    """It was done; there is nothing to tell."""

    ok: Literal[True] = True


# Games


class OptionInfo(Answer):
    """`choices` is null where any value may be tried; `per_seat`: a list with one entry a seat."""

    name: str
    default: Any
    choices: list[Any] | None
    per_seat: bool


class GameInfo(Answer):
    id: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]


class GameFacts(Answer):
    """What never changes at a table, as the game tells it."""

    game: str
    facts: Data


class Games(Answer):
    games: list[GameInfo]


class GameWords(Answer):
    """Fluent messages that a game brings with it; empty for the games whose words every client has."""

    game: str
    language: Language
    text: str


class Look(Answer):
    """A view as plain text and as a picture (SVG), which is empty if the game draws none."""

    text: str
    picture: str


# Tables


class SeatWish(Request):
    """Who shall sit there: `me`, a friend by `link`, a certain `person`, anyone (`open`) or a `bot`.

    `name` is for several people at one device, who all are `me`.
    """

    kind: Literal["me", "link", "person", "open", "bot"]
    bot: BotSpec = "random"
    person: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=200)] = ""


class NewTable(Request):
    """`club`: the table is for the members of a club, and not `public`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Data = {}
    title: Annotated[str, Meta(max_length=200)] = ""
    public: bool = True
    rated: bool = False
    spectators: bool = True
    clock: Clock = Clock()
    takeover: BotSpec = "random"
    club: Annotated[str, Meta(max_length=40)] = ""


class Join(Request):
    """Takes a seat: with an invitation the one it is for; else `seat`, or the first that is free."""

    seat: SeatNumber | None = None
    invite: Secret | None = None


class SeatOptions(Request):
    """The values of options with one entry a seat, for the seat that asks."""

    values: Data


class SeatInfo(Answer):
    """`commitment` is what the seat has promised to give to chance, or empty; `has_given`: it has."""

    seat: int
    kind: SeatKind
    person: str | None
    name: str
    bot: str
    away: bool
    resigned: bool
    online: bool
    commitment: str
    has_given: bool


class You(Answer):
    """What the person who reads this is at the table. `waiting`: it is their turn."""

    seats: list[int]
    owner: bool
    waiting: bool


class ResultInfo(Answer):
    """`places`: 1 is first, equals share. `scores`: what was counted, by name, one number a seat."""

    reason: str
    winners: list[int]
    places: list[int]
    scores: dict[str, list[int]]


class TableInfo(Answer):
    """A table as everybody may know it; `options` as the reader may. `seed` is null until the end.
    `starts_by`: nobody may commit any more; the game begins when all parts are given, then at the latest.
    `deadline`: when the time of whoever is to move is over; null without a clock. `club`: only its members
    see and join the table; null where it is for no club.
    """

    id: str
    game: str
    rules: int
    title: str
    status: TableStatus
    options: Data
    owner: str
    public: bool
    rated: bool
    spectators: bool
    clock: Clock
    takeover: str
    commitment: str
    seed: str | None
    starts_by: int | None
    seats: list[SeatInfo]
    seq: int
    turn: int | None
    deadline: int | None
    created: int
    moved: int
    result: ResultInfo | None
    ending: str
    rematch: str | None
    origin: str
    club: str | None
    you: You


class Invite(Answer):
    seat: int
    secret: str


class CreatedTable(Answer):
    """The secrets of invitations are told only here."""

    table: TableInfo
    invites: list[Invite]


class TableList(Answer):
    tables: list[TableInfo]


class MyTables(Answer):
    """`next` leads to more finished tables; null at the end. `unread`: how many lines of the others I have
    not read, by table.
    """

    waiting: int
    tables: list[TableInfo]
    unread: dict[str, int]
    next: str | None


class InviteAnswer(Answer):
    invite: Invite


# Play


class Move(Request):
    """Actions in the notation of the game, all or none; `seq` is the state they answer."""

    seq: Sequence
    key: Key
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=32)]


class TakeBack(Request):
    """Asks to take back the last `plies` actions of the own seat."""

    seq: Sequence
    plies: Annotated[int, Meta(ge=1, le=100)] = 1


class TakeBackAnswer(Request):
    seq: Sequence
    agree: bool


class Step(Answer):
    """What a viewer saw of one change: an action (`play`) or the taking back of one (`undo`)."""

    seq: int
    kind: Literal["play", "undo"]
    seat: int
    events: list[Data]


class Later(Answer):
    """What could be done after the actions `by`, and of what kind that decision is."""

    by: list[str]
    kind: str
    legal: list[str]


class Question(Answer):
    """Whose choice it is, and of what kind. `legal` is null for everybody else.

    `open`: everybody can count the choices, so an only one may be played at once. `after` is what could be
    done once this decision, and the next ones, are left; only where neither chance nor another seat comes
    between.
    """

    seat: int
    kind: str
    legal: list[str] | None
    open: bool = False
    after: list[Later] = []


class ClockInfo(Answer):
    """`bank_ms`: what each seat has beside its time for a turn, where the clock has a bank. `pauses`: when
    the clock that runs will stand because of days off, from and to, in milliseconds from now.
    """

    left_ms: list[int]
    running: int | None
    bank_ms: list[int] | UnsetType = UNSET
    pauses: list[tuple[int, int]] | UnsetType = UNSET


class UndoOffer(Answer):
    """Somebody wants to take back; `waiting` are the seats whose people have not agreed yet."""

    seat: int
    seq: int
    plies: int
    waiting: list[int]


class StateFrame(Answer, tag="state", tag_field="type"):
    """The whole of what a viewer knows after `seq` changes, and the steps since the last frame.

    `ply` is the number of actions that stand: those taken back do not count. `look` is told of games that
    clients have no board for.
    """

    seq: int
    ply: int
    viewer: int | None
    view: Data
    steps: list[Step]
    decision: Question | None
    may_undo: int
    clock: ClockInfo | None
    result: ResultInfo | None
    look: Look | UnsetType = UNSET


class TableFrame(Answer, tag="table", tag_field="type"):
    table: TableInfo


class AckFrame(Answer, tag="ack", tag_field="type"):
    """The actions with this key are durably stored; `seq` is the state they led to."""

    key: str
    seq: int


class RefusalFrame(Answer, tag="refusal", tag_field="type"):
    """Why something was not done. `seq` is the present state if the refusal is about that."""

    key: str | None
    error: str
    reason: str
    rule: str
    facts: Data
    seq: int | None


class UndoFrame(Answer, tag="undo", tag_field="type"):
    """An offer to take back, or null when there is none any more."""

    offer: UndoOffer | None


class PongFrame(Answer, tag="pong", tag_field="type"):
    pass


class ByeFrame(Answer, tag="bye", tag_field="type"):
    """The server goes away on purpose; come back after `retry_ms`."""

    reason: Literal["restart", "closed", "signed_out"]
    retry_ms: int


class Ack(Answer):
    key: str
    seq: int


class ProblemBody(Answer):
    """The body of every answer that is not a success."""

    error: str
    reason: str
    rule: str
    facts: Data
    seq: int | None


# History


class ReplayStep(Answer):
    """A position and how it came about. `action` is null where it may not be known; ply 0 is the setup.

    `views` has one entry: the viewer's; or, for the viewer `open`, the spectator's and then every seat's.
    `looks` go with them, of games that clients have no board for.
    """

    ply: int
    seat: int | None
    action: str | None
    events: list[Data]
    views: list[Data]
    decision: Question | None
    result: ResultInfo | None
    looks: list[Look] | UnsetType = UNSET


class ReplayPage(Answer):
    table: str
    viewer: str
    plies: int
    steps: list[ReplayStep]


class MomentPicture(Answer):
    """A position of a replay as an SVG picture, as whoever decides there knows it."""

    ply: int
    svg: str


class MomentPictures(Answer):
    pictures: list[MomentPicture]


class NotesInfo(Answer):
    """Variations and comments as they stand in a record file (docs/records.md); empty without any."""

    notes: Data


class Fork(Request):
    """Play on from ply `ply` of a finished table."""

    ply: Sequence
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    title: Annotated[str, Meta(max_length=200)] = ""
    clock: Clock = Clock()


class NewRecord(Request):
    """The text of a record file."""

    text: Annotated[str, Meta(max_length=400_000)]


class Health(Answer):
    status: Literal["ok", "starting", "stopping", "no_bots"]
    version: str


encoder = msgspec.json.Encoder()
