"""Tournaments of people and bot accounts: creating, taking part, and what their pages say."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from obelisk.core.errors import InvalidOptions
from obelisk.core.kit import Kit
from obelisk.i18n.catalogue import catalogue
from obelisk.server.clocks import Clock
from obelisk.server.cursors import cursor_of, cursor_text
from obelisk.server.ical import event_file
from obelisk.server.ids import new_id
from obelisk.server.legends.cups import game_played, is_drafted, sample_decks
from obelisk.server.legends.drafts import GAME
from obelisk.server.legends.seals import DRAFT
from obelisk.server.options import bad_options, game_kit, seat_option_names
from obelisk.server.people import Visitor
from obelisk.server.refusals import Refusal, conflict, forbidden, not_found
from obelisk.server.rounds import Rounds, game_of, plan_of
from obelisk.server.table.lobby import set_entry
from obelisk.server.table.seats import check_member
from obelisk.server.wire import Answer, Data, PersonKind, Request
from obelisk.server.words import clean_data, clean_title, game_name
from obelisk.storage.base import GUEST, Conflict
from obelisk.storage.tournaments import (
    CANCELLED,
    FIXED,
    OPEN,
    PRESET,
    RUNNING,
    Participant,
    RoundGame,
    Tournament,
    TournamentWish,
)
from obelisk.tournaments.facts import ROUND_ROBIN, Game, Plan
from obelisk.tournaments.pairing import points_shown, rounds_of
from obelisk.tournaments.standings import standings

Format = Literal["round_robin", "swiss", "knockout"]
Choices = Literal["fixed", "preset", "own"]
Status = Literal["open", "playing", "finished", "cancelled"]
MOST_OPEN: Final = 10
"""So many tournaments that are not over somebody may have made."""
PER_HOUR: Final = 10
MOST_PLAYERS: Final = 256
MOST_IN_ROBIN: Final = 64
YEAR_MS: Final = 366 * 86_400_000
CHOICE_BYTES: Final = 8_000
Seen = tuple[Tournament, list[Participant]]
Told = tuple[RoundGame, Game]
"""A table of a round as it is stored, and what it comes to."""
Games = list[Told]
ATTEMPTS: Final = 8
"""How often something is tried that others are faster than."""


class NewTournament(Request):
    """`seats` are wanted at a table; `rounds` 0: as many as are usual (Swiss only). `choices` for games where
    each seat chooses something, such as a deck: `fixed` as the options say, `preset` a named one, `own` any
    legal one. `starts`: when it begins by itself; null if its owner starts it. Who is not `public` is found
    by its address only; `club`: it is for the members of a club.

    `game` `legends-draft`: decks are drafted at tables of `seats` first, then two play each table of Legends
    with them; `options` are those of Legends without decks.
    """

    game: Annotated[str, Meta(max_length=40)]
    format: Format
    clock: Clock
    title: Annotated[str, Meta(max_length=200)] = ""
    options: Data = msgspec.field(default_factory=dict)
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0
    most: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = 32
    choices: Choices = "fixed"
    rated: bool = False
    public: bool = True
    starts: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None
    club: Annotated[str, Meta(max_length=40)] = ""


class Entry(Request):
    """What somebody chooses for their seat at all tables, by option: `{"decks": "vulca"}`."""

    choice: Data = msgspec.field(default_factory=dict)


class TournamentInfo(Answer):
    """A tournament. `rounds` is how many there will be, 0 before it is known; `seed` is empty before the
    start: pairings follow from it, from the numbers of the players and from the results. Where decks are
    drafted, round 0 comes first: `starts` is null while people draft, then until when they build their decks.
    """

    id: str
    title: str
    game: str
    format: Format
    seats: int
    rounds: int
    most: int
    choices: Choices
    clock: Clock
    rated: bool
    public: bool
    owner: str
    created: int
    starts: int | None
    status: Status
    round: int
    seed: str
    players: int
    club: str | None


class TournamentList(Answer):
    """`next` leads to the page after this one; null at the end."""

    tournaments: list[TournamentInfo]
    next: str | None


class PlayerInfo(Answer):
    """A line of the standing. `number` and `place` are null before the start. `gone`: has withdrawn."""

    person: str
    name: str
    kind: PersonKind
    number: int | None
    place: int | None
    points: float
    buchholz: float
    sonneborn: float
    wins: int
    played: int
    byes: int
    gone: bool


class RoundTable(Answer):
    """A table of a round: numbers of the players by seat, and their places once it is over. Somebody alone
    has a bye, and `table` is null.
    """

    number: int
    players: list[int]
    places: list[int]
    table: str | None
    status: str


class TournamentYou(Answer):
    """What whoever asks may do. `table`: where they play in this round. `draft`: where they have drafted and
    build their deck; `ready`: they have one.
    """

    joined: bool
    owner: bool
    gone: bool
    table: str | None
    choice: Data | None
    draft: str | None
    ready: bool


class TournamentPage(Answer):
    """`games` are those of the round `shown`; `drafts` the tables at which decks are drafted, if they are,
    and `ready` the numbers of those who have built theirs. `owner_name` is empty if they have left.
    """

    info: TournamentInfo
    owner_name: str
    options: Data
    shown: int
    players: list[PlayerInfo]
    games: list[RoundTable]
    drafts: list[RoundTable]
    ready: list[int]
    you: TournamentYou


class TournamentResults(Answer):
    """Everything that pairings and standings follow from, for other programs."""

    info: TournamentInfo
    players: list[PlayerInfo]
    drafts: list[RoundTable]
    rounds: list[list[RoundTable]]


class Tournaments:
    """All tournaments of a server."""

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds
        self.tables = rounds.tables
        self.house = rounds.house
        self.storage = rounds.storage
        self.limit = self.house.shared_limit("tournaments", PER_HOUR, 3600)

    async def create(self, visitor: Visitor, wish: NewTournament) -> TournamentPage:
        if visitor.person.kind == GUEST:
            raise forbidden("guests")
        kit = game_kit(wish.game)
        now = self.house.now()
        if wish.clock.fault() or wish.clock.mode == "none":
            # Without a clock a round might never end.
            raise bad("clock", field=wish.clock.fault() or "mode")
        if wish.seats not in kit.game.seat_counts():
            raise bad("seats")
        if wish.most < wish.seats or (wish.format == ROUND_ROBIN and wish.most > MOST_IN_ROBIN):
            raise bad("players", most=MOST_IN_ROBIN)
        if wish.starts is not None and not now <= wish.starts <= now + YEAR_MS:
            raise bad("starts")
        if wish.game == DRAFT:
            options = checked_for_draft(wish.options)
        else:
            options = checked_options(kit, wish.options, wish.seats)
        can_choose = wish.game != DRAFT and seat_option_names(kit, options, wish.seats)
        if wish.choices != FIXED and not can_choose:
            raise bad("choices")
        club = wish.club or None
        await check_member(self.storage, club, visitor.id)
        await self.limit.take(visitor.id)
        row = Tournament(
            new_id(),
            clean_title(wish.title),
            wish.game,
            msgspec.json.encode(options).decode(),
            wish.format,
            wish.seats,
            wish.rounds,
            wish.most,
            wish.choices,
            msgspec.json.encode(wish.clock).decode(),
            wish.rated,
            wish.public and club is None,
            visitor.id,
            now,
            wish.starts,
            OPEN,
            0,
            "",
            now,
            club=club,
        )
        try:
            await self.storage.add_tournament(row, MOST_OPEN)
        except Conflict:
            raise Refusal(429, "too_many", reason="tournaments") from None
        return await self.page(row.id, visitor)

    async def list(
        self, status: str, game: str, mine: Visitor | None, after: str, limit: int
    ) -> TournamentList:
        person = mine.id if mine is not None else ""
        found = await self.storage.tournaments(TournamentWish(status, game, person, cursor_of(after), limit))
        return tournament_list(found, limit)

    async def row(self, id: str) -> Tournament:
        row = await self.storage.tournament(id)
        if row is None:
            raise not_found("tournament")
        return row

    async def seen(self, id: str, reader: Visitor | None) -> Seen:
        """A tournament and who takes part. That of a club is for its members and for whoever takes part."""
        row = await self.row(id)
        people = await self.storage.participants(id)
        person = reader.id if reader is not None else None
        if person != row.owner and all(each.person != person for each in people):
            await check_member(self.storage, row.club, person)
        return row, people

    async def games_of(self, id: str) -> Games:
        """The tables of all rounds, each read once."""
        return [(game, game_of(game)) for game in await self.storage.round_games(id)]

    async def page(self, id: str, reader: Visitor | None, round: int = 0) -> TournamentPage:
        row, people = await self.seen(id, reader)
        games = await self.games_of(id)
        shown = round if 0 < round <= row.round else row.round
        options = msgspec.json.decode(row.options, type=dict[str, object])
        built = await self.storage.built_decks(id) if is_drafted(row) else set[tuple[str, int]]()
        ready = ready_of(games, built)
        owner = await self.storage.person(row.owner)
        return TournamentPage(
            info=info_of(row, len(people)),
            owner_name=owner.name if owner is not None else "",
            options=options,
            shown=shown,
            players=lines_of(row, people, games),
            games=[table_of(game) for game in games if game[0].round == shown and shown],
            drafts=drafts_of(games),
            ready=ready,
            you=you_of(row, people, games, ready, reader.id if reader is not None else None),
        )

    async def results(self, id: str, reader: Visitor | None) -> TournamentResults:
        row, people = await self.seen(id, reader)
        games = await self.games_of(id)
        return TournamentResults(
            info=info_of(row, len(people)),
            players=lines_of(row, people, games),
            drafts=drafts_of(games),
            rounds=[
                [table_of(game) for game in games if game[0].round == number]
                for number in range(1, row.round + 1)
            ],
        )

    async def table_text(self, id: str, reader: Visitor | None) -> str:
        """The standing as CSV."""
        found = await self.results(id, reader)
        text = StringIO()
        writer = csv.writer(text)
        names = [
            "place",
            "number",
            "name",
            "points",
            "buchholz",
            "sonneborn",
            "wins",
            "played",
            "byes",
            "gone",
        ]
        writer.writerow(names)
        for line in found.players:
            writer.writerow([harmless(getattr(line, name)) for name in names])
        return text.getvalue()

    async def calendar(self, id: str, reader: Visitor | None, site: str) -> str:
        """When it begins, as a calendar file (RFC 5545) that leads back to its page."""
        row, _ = await self.seen(id, reader)
        if row.starts is None:
            raise conflict("no_date")
        language = reader.person.language if reader is not None and reader.person.language else "en"
        title = row.title or game_name(catalogue(language), row.game)
        url = f"{site}/tournament/{id}"
        return event_file(row.id, title, url, row.starts, row.moved, row.status == CANCELLED)

    async def join(self, id: str, visitor: Visitor, entry: Entry) -> TournamentPage:
        """Somebody takes part, or chooses anew."""
        if visitor.person.kind == GUEST:
            raise forbidden("guests")
        row = await self.row(id)
        await self.tables.check_welcome(visitor.id, row.owner)
        await check_member(self.storage, row.club, visitor.id)
        choice = self.checked_choice(row, entry.choice)
        rivals = await self.tables.household(visitor.person) if row.is_rated else set[str]()
        try:
            await self.storage.enter_tournament(id, Participant(visitor.id, self.house.now(), choice), rivals)
        except Conflict as refused:
            if str(refused) == "rivals":
                raise forbidden("own_bots") from None
            raise conflict("full" if str(refused) == "full" else "not_open") from None
        return await self.page(id, visitor)

    def checked_choice(self, row: Tournament, choice: Data) -> str:
        """What somebody has chosen for their seat, as JSON. The game says whether it is legal."""
        kit = game_kit(game_played(row))
        options = msgspec.json.decode(row.options, type=dict[str, object])
        names = seat_option_names(kit, options, row.seats) if row.choices != FIXED else []
        if set(choice) != set(names):
            raise Refusal(422, "bad_options", facts={"problems": [{"option": name} for name in names]})
        for name in names:
            value = clean_data(choice[name])
            if value is None or (row.choices == PRESET and not isinstance(value, str)):
                raise Refusal(422, "bad_options", facts={"problems": [{"option": name}]})
            set_entry(options, name, 0, value)
            choice = {**choice, name: value}
        try:
            kit.game.options(options)
        except InvalidOptions as error:
            raise bad_options(error) from None
        text = msgspec.json.encode(choice).decode() if names else ""
        if len(text) > CHOICE_BYTES:
            raise Refusal(422, "bad_options", facts={"problems": [{"option": names[0]}]})
        return text

    async def leave(self, id: str, visitor: Visitor) -> TournamentPage:
        """Out before the start; afterwards somebody withdraws and resigns where they play."""
        await self.row(id)
        try:
            await self.storage.leave_tournament(id, visitor.id)
        except Conflict:
            raise conflict("not_joined") from None
        await self.rounds.resign_gone(id)
        return await self.page(id, visitor)

    async def start(self, id: str, visitor: Visitor) -> TournamentPage:
        for _ in range(ATTEMPTS):
            row = await self.owned(id, visitor)
            if row.status != OPEN:
                break
            try:
                if not await self.rounds.begin(row):
                    raise conflict("few_players")
                return await self.page(id, visitor)
            except Conflict:
                # Somebody has just joined or left.
                continue
        raise conflict("not_open")

    async def cancel(self, id: str, visitor: Visitor) -> TournamentPage:
        """The owner calls it off before it has begun."""
        for _ in range(ATTEMPTS):
            row = await self.owned(id, visitor)
            if row.status != OPEN:
                break
            try:
                await self.rounds.end(row, CANCELLED)
                return await self.page(id, visitor)
            except Conflict:
                continue
        raise conflict("not_open")

    async def owned(self, id: str, visitor: Visitor) -> Tournament:
        row = await self.row(id)
        if row.owner != visitor.id:
            raise forbidden("not_owner")
        return row


def tournament_list(found: list[tuple[Tournament, int]], limit: int) -> TournamentList:
    """A page of a list; there may be more if it is full."""
    last = found[-1][0] if len(found) == limit else None
    return TournamentList(
        tournaments=[info_of(row, players) for row, players in found],
        next=cursor_text(last.created, last.id) if last is not None else None,
    )


def bad(reason: str, **facts: object) -> Refusal:
    return Refusal(422, "bad_tournament", reason=reason, facts=facts)


def harmless(value: object) -> object:
    """Spreadsheets take what begins so for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


def checked_options(kit: Kit, wish: Data, seats: int) -> dict[str, object]:
    options = {name: clean_data(value) for name, value in wish.items()}
    if kit.has_players():
        options["players"] = seats
    try:
        return kit.game.encode_options(kit.game.options(options))
    except InvalidOptions as error:
        raise bad_options(error) from None


def checked_for_draft(wish: Data) -> dict[str, object]:
    """The options of the games that are played with drafted decks, whatever those will be."""
    if "decks" in wish:
        raise Refusal(422, "bad_options", facts={"problems": [{"option": "decks"}]})
    options = checked_options(game_kit(GAME), {**wish, "decks": sample_decks()}, 2)
    # Each seat has its own, which is not known yet.
    return {**options, "decks": [None, None]}


def info_of(row: Tournament, players: int) -> TournamentInfo:
    format: Any = row.format
    choices: Any = row.choices
    status: Any = row.status
    is_begun = row.status != OPEN and players > 1 and row.seed
    return TournamentInfo(
        id=row.id,
        title=row.title,
        game=row.game,
        format=format,
        seats=row.seats,
        rounds=rounds_of(plan_of(row, players)) if is_begun else row.rounds,
        most=row.most,
        choices=choices,
        clock=msgspec.json.decode(row.clock, type=Clock),
        rated=row.is_rated,
        public=row.is_public,
        owner=row.owner,
        created=row.created,
        starts=row.starts,
        status=status,
        round=row.round,
        seed=row.seed,
        players=players,
        club=row.club,
    )


def lines_of(row: Tournament, people: list[Participant], games: Games) -> list[PlayerInfo]:
    """Everybody in the order of the standing; before the start in the order in which they came."""
    if not row.seed:
        return [player_info(person, None, None) for person in people]
    plan: Plan = plan_of(row, len(people))
    by_number = {person.number: person for person in people}
    lines = standings(plan, [told for _, told in games if told.round])
    return [player_info(by_number[line.player], line, line.place) for line in lines]


def player_info(person: Participant, line: Any, place: int | None) -> PlayerInfo:
    kind: Any = person.kind
    return PlayerInfo(
        person=person.person,
        name=person.name,
        kind=kind,
        number=person.number,
        place=place,
        points=points_shown(line.points) if line is not None else 0.0,
        buchholz=points_shown(line.buchholz) if line is not None else 0.0,
        sonneborn=points_shown(line.sonneborn) if line is not None else 0.0,
        wins=line.wins if line is not None else 0,
        played=line.played if line is not None else 0,
        byes=line.byes if line is not None else 0,
        gone=person.left_round is not None,
    )


def table_of(of: Told) -> RoundTable:
    game, told = of
    return RoundTable(
        number=game.number,
        players=list(told.players),
        places=list(told.places) if not told.is_bye else [],
        table=game.table,
        status=game.status,
    )


def drafts_of(games: Games) -> list[RoundTable]:
    """The tables of round 0. A draft has no places."""
    return [replace(table_of(game), places=[]) for game in games if game[0].round == 0]


def ready_of(games: Games, built: set[tuple[str, int]]) -> list[int]:
    return sorted(
        player
        for game, told in games
        for seat, player in enumerate(told.players)
        if game.round == 0 and (game.table, seat) in built
    )


def you_of(
    row: Tournament,
    people: list[Participant],
    games: Games,
    ready: list[int],
    reader: str | None,
) -> TournamentYou:
    own = next((person for person in people if person.person == reader), None)
    table: str | None = None
    draft: str | None = None
    for game, told in games:
        if own is not None and own.number in told.players:
            if game.round == row.round and row.status == RUNNING:
                table = game.table
            if game.round == 0:
                draft = game.table
    return TournamentYou(
        joined=own is not None,
        owner=reader == row.owner,
        gone=own is not None and own.left_round is not None,
        table=table,
        choice=msgspec.json.decode(own.choice) if own is not None and own.choice else None,
        draft=draft,
        ready=own is not None and own.number in ready,
    )
