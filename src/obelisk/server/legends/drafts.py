"""What follows a draft of Legends: each drafter's deck, the round robin and its standing.  [LEG-19.13]

After the draft of a tournament there is no round robin of the table: its rounds are played with the decks.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from obelisk.core.rng import Rng
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.checks import check_deck
from obelisk.games.legends.deckbuilding.deck import DRAFTED, Deck, DeckRules, encode_deck
from obelisk.games.legends.deckbuilding.random_decks import random_pool_deck
from obelisk.games.legends.draft.pairings import pairings
from obelisk.games.legends.draft.scoring import pool_ids
from obelisk.games.legends.draft.state import State
from obelisk.server.legends.seals import DRAFT, ORIGIN, cup_of, draft_of, is_round_over
from obelisk.server.options import game_kit
from obelisk.server.people import Visitor
from obelisk.server.refusals import Refusal, conflict, forbidden, not_found
from obelisk.server.table.live import LiveTable
from obelisk.server.table.parts import closed, committed
from obelisk.server.table.progress import started
from obelisk.server.table.seats import check_sees, held_by, seats_of
from obelisk.server.tables import Tables
from obelisk.server.wire import Answer, Request, ResultInfo, TableInfo, TableStatus
from obelisk.storage.base import (
    BOT_SEAT,
    DELETED,
    FINISHED,
    PERSON_SEAT,
    Conflict,
    SeatRow,
    TableRow,
)
from obelisk.storage.tournaments import RUNNING
from obelisk.tournaments.facts import ROUND_ROBIN, Game, Plan
from obelisk.tournaments.pairing import points_shown
from obelisk.tournaments.standings import standings

GAME: Final = "legends"
MOST_CARDS: Final = 60


class DraftDeck(Request):
    """The cards of a deck, out of the own pool."""

    cards: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_CARDS)]


class DrafterInfo(Answer):
    """A seat of a draft. `pool` and `cards` are null for everybody else; `ready`: there is a deck."""

    seat: int
    ready: bool
    pool: list[str] | None
    cards: list[str] | None


class DraftMatch(Answer):
    """A match of two seats of the draft; `table` is null before it begins.

    `winners` are seats of the draft, too.
    """

    number: int
    seats: list[int]
    table: str | None
    status: TableStatus | None
    winners: list[int]
    may_start: bool


class StandingLine(Answer):
    """Points and tie-breaks are those of a round robin tournament."""

    place: int
    seat: int
    played: int
    won: int
    drawn: int
    points: float
    sonneborn: float


class DraftPage(Answer):
    """What a draft has led to. `over`: all matches are; then the draft may be looked at openly.

    `tournament`: the draft is one of a tournament. Then there are no matches here, `until` says how long
    decks are built (null: others still draft, or its rounds have begun), and it is over with the tournament.
    """

    table: str
    drafters: list[DrafterInfo]
    matches: list[DraftMatch]
    standing: list[StandingLine]
    over: bool
    tournament: str | None
    until: int | None


class Drafts:
    """The round robins of all drafts."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage

    async def page(self, id: str, person: str | None) -> DraftPage:
        table, state = await self.drafted(id)
        await check_sees(self.storage, table.row, person)
        decks = await self.storage.draft_decks(id)
        begun = await self.storage.draft_matches(id)
        cup = cup_of(table.row)
        tournament = await self.storage.tournament(cup) if cup is not None else None
        mine = held_by(table.row, person)
        seats = range(len(table.row.seats))
        found = [
            match_info(number, pair, begun.get(number), may_start(table.row, pair, person))
            for number, pair in enumerate(matches_of(table.row))
        ]
        return DraftPage(
            table=id,
            drafters=[
                DrafterInfo(
                    seat=seat,
                    ready=seat in decks or is_bots(table.row.seats[seat]),
                    pool=pool_ids(state, seat) if seat in mine else None,
                    cards=msgspec.json.decode(decks[seat]) if seat in mine and seat in decks else None,
                )
                for seat in seats
            ],
            matches=found,
            standing=standing(len(seats), found) if tournament is None else [],
            over=is_round_over(len(seats), begun) if tournament is None else tournament.status != RUNNING,
            tournament=cup,
            until=tournament.starts if tournament is not None and tournament.round == 0 else None,
        )

    async def drafted(self, id: str) -> tuple[LiveTable, State]:
        """A draft that is over, with its last state."""
        table = await self.tables.live(id)
        if table.row.game != DRAFT:
            raise not_found("draft")
        if draft_of(table.row) != id:
            raise conflict("not_finished")
        assert table.match is not None
        state = table.match.state
        assert isinstance(state, State)
        return table, state

    async def set_deck(self, id: str, visitor: Visitor, seat: int, cards: list[str]) -> DraftPage:
        """Builds or changes the deck of a seat; matches that have begun keep theirs.  [LEG-19.12]"""
        table, state = await self.drafted(id)
        if seat not in seats_of(table.row, visitor.id):
            raise forbidden("not_seated")
        deck = Deck(DRAFTED, sorted(cards), pool=pool_ids(state, seat))
        for problem in check_deck(KNOWN, deck, DeckRules()):
            raise Refusal(422, "illegal", reason=problem.reason, rule=problem.rule, facts=problem.facts)
        await self.storage.set_draft_deck(id, seat, msgspec.json.encode(deck.cards).decode())
        return await self.page(id, visitor.id)

    async def start(self, id: str, visitor: Visitor, number: int, commitment: str = "") -> TableInfo:
        """Begins a match with the decks of its two seats; the second to ask gets the same table. Whoever asks
        may promise a part in chance: then the match begins when it is given.

        Two drafters play a match, more play single games.  [LEG-19.13]
        """
        table, state = await self.drafted(id)
        row = table.row
        pairs = matches_of(row)
        if number >= len(pairs):
            raise not_found("match")
        if not may_start(row, pairs[number], visitor.id):
            raise forbidden("not_seated")
        begun = await self.storage.draft_matches(id)
        if number not in begun:
            decks = [await self.deck(row, state, seat) for seat in pairs[number]]
            await self.tables.check_number(visitor)
            wish = {"decks": [encode_deck(deck) for deck in decks], "match": len(row.seats) == 2}
            rules = game_kit(GAME).game
            options = rules.encode_options(rules.options(wish))
            seed = secrets.token_bytes(32)
            new = self.tables.new_row(visitor, GAME, rules.rules_version, options, seed)
            new.title, new.clock, new.takeover = row.title, row.clock, row.takeover
            new.is_public, new.is_rated, new.spectators = row.is_public, row.is_rated, row.spectators
            new.club = row.club
            new.origin = f"{ORIGIN}{id}:{pairs[number][0]}-{pairs[number][1]}"
            new.seats = [await self.chair(row, old, place) for place, old in enumerate(pairs[number])]
            own = [place for place, old in enumerate(pairs[number]) if old in seats_of(row, visitor.id)]
            house = self.tables.house
            if commitment and own:
                new = committed(new, visitor.id, own[0], commitment)
                new = closed(new, house.now() + house.settings.part_ms, house.name)
            else:
                new, _, _ = started(new, house.now())
            try:
                await self.storage.add_draft_match(id, number, new)
            except Conflict:
                begun = await self.storage.draft_matches(id)
            else:
                begun[number] = new
                if new.deadline is not None:
                    house.alarms.set(new.id, new.deadline)
        return (await self.tables.live(begun[number].id)).info(visitor.id)

    async def deck(self, row: TableRow, state: State, seat: int) -> Deck:
        """The deck a seat has built. A bot builds one when it first needs it, and keeps it."""
        pool = pool_ids(state, seat)
        decks = await self.storage.draft_decks(row.id)
        if seat not in decks and await self.is_left_to_bot(row.seats[seat]):
            built = random_pool_deck(pool, Rng(secrets.randbits(63)))
            decks[seat] = msgspec.json.encode(built.cards).decode()
            await self.storage.set_draft_deck(row.id, seat, decks[seat])
        if seat not in decks:
            raise conflict("no_deck")
        return Deck(DRAFTED, msgspec.json.decode(decks[seat]), pool=pool)

    async def built(self, id: str, seats: list[int]) -> dict[int, Deck]:
        """The decks of seats of a draft. For whoever has none one is built, and kept."""
        _, state = await self.drafted(id)
        pools = {seat: pool_ids(state, seat) for seat in seats}
        there = await self.storage.draft_decks(id)
        for seat in seats:
            if seat not in there:
                made = random_pool_deck(pools[seat], Rng(secrets.randbits(63)))
                await self.storage.add_draft_deck(id, seat, msgspec.json.encode(made.cards).decode())
        decks = await self.storage.draft_decks(id)
        return {seat: Deck(DRAFTED, msgspec.json.decode(decks[seat]), pool=pools[seat]) for seat in seats}

    async def chair(self, row: TableRow, drafter: int, place: int) -> SeatRow:
        """The seat of a drafter at the table of a match."""
        seat = row.seats[drafter]
        if await self.is_left_to_bot(seat):
            return SeatRow(place, BOT_SEAT, bot=seat.bot if seat.kind == BOT_SEAT else row.takeover)
        return SeatRow(place, PERSON_SEAT, seat.person, name=seat.name)

    async def is_left_to_bot(self, seat: SeatRow) -> bool:
        """A bot's seat, or that of somebody who resigned or is gone for ever."""
        if is_bots(seat) or seat.person is None:
            return True
        person = await self.storage.person(seat.person)
        return person is None or person.kind == DELETED


def is_bots(seat: SeatRow) -> bool:
    return seat.kind == BOT_SEAT or seat.has_resigned


def matches_of(row: TableRow) -> list[tuple[int, int]]:
    """The matches that follow a draft, as seats of it."""
    return pairings(len(row.seats)) if cup_of(row) is None else []


def may_start(row: TableRow, pair: tuple[int, int], person: str | None) -> bool:
    """The two who play; where both are bots, any drafter."""
    mine = seats_of(row, person)
    are_bots = all(is_bots(row.seats[seat]) for seat in pair)
    return bool(mine) and (are_bots or any(seat in mine for seat in pair))


def match_info(number: int, pair: tuple[int, int], row: TableRow | None, may: bool) -> DraftMatch:
    status: TableStatus | None = None
    winners: list[int] = []
    if row is not None:
        status = msgspec.convert(row.status, TableStatus)
        if row.result is not None:
            result = msgspec.json.decode(row.result, type=ResultInfo)
            winners = [pair[seat] for seat in result.winners]
    return DraftMatch(
        number=number,
        seats=list(pair),
        table=row.id if row is not None else None,
        status=status,
        winners=winners,
        may_start=may and row is None,
    )


def standing(players: int, found: list[DraftMatch]) -> list[StandingLine]:
    """The standing of a round robin, as in tournaments."""
    over = [match for match in found if match.status == FINISHED]
    games = [Game(1, tuple(match.seats), places_of(match)) for match in over]
    return [
        StandingLine(
            place=line.place,
            seat=line.player,
            played=line.played,
            won=line.wins,
            drawn=sum(line.player in match.seats and len(match.winners) != 1 for match in over),
            points=points_shown(line.points),
            sonneborn=points_shown(line.sonneborn),
        )
        for line in standings(Plan(ROUND_ROBIN, players, 2, 2, 2, 0, ""), games)
    ]


def places_of(match: DraftMatch) -> tuple[int, ...]:
    """Who has won is first; without one winner both are."""
    return tuple(1 if len(match.winners) != 1 or seat in match.winners else 2 for seat in match.seats)
