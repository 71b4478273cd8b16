"""The rounds of tournaments: each begins when the last table of the one before is over.

Everything follows from what is stored, and a round is stored whole with all its tables, by whoever is first:
a process that dies leaves a round behind or none, and two that do the same at once make it once.

Where decks are drafted, the drafts are round 0; after them people have some time to build their decks.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import Final

import msgspec
import structlog

from obelisk.core.errors import InvalidOptions
from obelisk.core.rng import Rng
from obelisk.games.legends.deckbuilding.deck import encode_deck
from obelisk.server.calls.wishes import TOURNAMENT as CALL
from obelisk.server.clocks import Clock
from obelisk.server.legends.cups import (
    building_ms,
    draft_plan,
    game_played,
    is_before_rounds,
    is_drafted,
)
from obelisk.server.legends.drafts import Drafts
from obelisk.server.legends.seals import TOURNAMENT, WITH_DRAFTED
from obelisk.server.options import game_kit, seat_option_names
from obelisk.server.people import Visitor
from obelisk.server.ratings import first_rating
from obelisk.server.refusals import Refusal
from obelisk.server.table.endings import places_among
from obelisk.server.table.leaving import resign
from obelisk.server.table.lobby import set_entry
from obelisk.server.table.progress import started
from obelisk.server.table.summons import call_in_time, call_to_round, with_days_off
from obelisk.server.tables import Tables
from obelisk.storage.base import (
    DELETED,
    FINISHED,
    PERSON_SEAT,
    PLAYING,
    Conflict,
    Person,
    SeatRow,
    TableRow,
)
from obelisk.storage.tournaments import (
    CANCELLED,
    OPEN,
    OVER,
    RUNNING,
    Participant,
    RoundGame,
    Tournament,
)
from obelisk.tournaments.facts import Game, Group, Plan, table_sizes
from obelisk.tournaments.pairing import draft_tables, next_round

LOOK_SECONDS: Final = 1.0
"""So often somebody looks whether a round is over."""
AT_ONCE: Final = 20
SEED_BYTES: Final = 16

log = structlog.get_logger("obelisk.rounds")


class Rounds:
    """Advances all tournaments."""

    def __init__(self, tables: Tables, drafts: Drafts) -> None:
        self.tables = tables
        self.drafts = drafts
        self.house = tables.house
        self.storage = tables.storage
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        """One of the processes looks; if two do, the store decides between them."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if not self.house.peers.is_first:
                continue
            try:
                due = await self.storage.due_tournaments(self.house.now(), AT_ONCE)
            except Exception as error:
                log.error("cannot look", error=type(error).__name__)
                continue
            for id in due:
                try:
                    await self.advance(id)
                except Exception as error:
                    log.error("cannot advance", tournament=id, error=type(error).__name__)

    async def advance(self, id: str) -> None:
        """Does what is due. Nothing, if somebody else has done it already."""
        row = await self.storage.tournament(id)
        try:
            if row is not None and row.status == OPEN:
                if not await self.begin(row):
                    await self.end(row, CANCELLED)
            elif row is not None and row.status == RUNNING:
                await self.go_on(row)
        except Conflict:
            log.info("another was faster", tournament=id)

    async def begin(self, row: Tournament) -> bool:
        """The first round or the drafts, if there are enough people. Numbers go by strength; lots decide
        between equals.
        """
        people = [each for each in await self.storage.participants(row.id) if each.kind != DELETED]
        if len(people) < 2 or not table_sizes(plan_of(row, len(people)), len(people)):
            return False
        seed = secrets.token_hex(SEED_BYTES)
        order = sorted(range(len(people)), key=lambda at: people[at].person)
        Rng(f"{seed} numbers").shuffle(order)
        strength = await self.strengths(row, people)
        order.sort(key=lambda at: -strength[people[at].person])
        for number, at in enumerate(order):
            people[at].number = number
        numbers = {each.person: each.number for each in people if each.number is not None}
        after = replace(row, status=RUNNING, seed=seed)
        if is_drafted(row):
            after.starts = None
            groups = draft_tables(draft_plan(after, len(people)))
            await self.store_tables(row, after, people, groups, numbers, [])
        else:
            await self.store_round(row, after, people, [], numbers, [])
        return True

    async def strengths(self, row: Tournament, people: list[Participant]) -> dict[str, float]:
        """What everybody is at least on the ladder of the tournament's tables."""
        pace = msgspec.json.decode(row.clock, type=Clock).pace
        game, seats = game_played(row), plan_of(row, len(people)).seats
        found: dict[str, float] = {}
        hosts = await self.storage.hosts([each.person for each in people])
        for each in people:
            rating = first_rating(each.person, game, seats, pace)
            for known in hosts.get(each.person, ("", []))[1]:
                if (known.game, known.seats, known.pace) == (game, seats, pace):
                    rating = known
            found[each.person] = rating.at_least
        return found

    async def go_on(self, row: Tournament) -> None:
        """The next round, or the end."""
        games = await self.storage.round_games(row.id)
        if any(game.table is not None and game.status != FINISHED for game in games):
            return
        people = await self.storage.participants(row.id)
        is_first = is_before_rounds(row)
        # Who has resigned a game plays the next one; without a draft there is nothing to play with.
        absent = {
            seat.person
            for game in games
            for seat in game.seats
            if game.round == row.round and (seat.is_away or (is_first and seat.has_resigned))
        }
        left = [each.person for each in people if each.left_round is None and each.person in absent]
        for each in people:
            if each.person in left:
                each.left_round = row.round
        if is_first and await self.wait_for_decks(row, people, games, left):
            return
        told = [game_of(game) for game in games if game.round]
        await self.store_round(row, replace(row), people, told, {}, left)

    async def wait_for_decks(
        self, row: Tournament, people: list[Participant], games: list[RoundGame], left: list[str]
    ) -> bool:
        """Whether decks are still to be built; the time for it begins now if it has not begun yet. Nobody
        could build while the server was down: whose time ended then have it once more.
        """
        there = {each.person for each in people if each.left_round is None}
        built = await self.storage.built_decks(row.id)
        lacking = {
            seat.person: game.table
            for game in games
            for seat in game.seats
            if seat.person in there and (game.table, seat.seat) not in built
        }
        now = self.house.now()
        if not lacking or len(there) < 2:
            return False
        if row.starts is not None and row.starts > self.house.booted:
            return now < row.starts
        until = now + building_ms(msgspec.json.decode(row.clock, type=Clock))
        await self.storage.advance_tournament(row, replace(row, starts=until, moved=now), {}, left, [])
        for person, draft in lacking.items():
            assert person is not None
            assert draft is not None
            event = {"type": "building", "tournament": row.id, "table": draft, "until": until}
            self.house.ring(person, event)
            self.house.call(person, CALL, draft, "building")
        return True

    async def bring_decks(self, id: str, people: list[Participant]) -> None:
        """Everybody plays with the deck that they have built out of their draft; it is their choice."""
        by_person = {each.person: each for each in people if each.left_round is None}
        for game in await self.storage.round_games(id):
            seats = [seat for seat in game.seats if game.round == 0 and seat.person in by_person]
            if game.table is None or not seats:
                continue
            decks = await self.drafts.built(game.table, [seat.seat for seat in seats])
            for seat in seats:
                assert seat.person is not None
                choice = {"decks": encode_deck(decks[seat.seat])}
                by_person[seat.person].choice = msgspec.json.encode(choice).decode()

    async def store_round(
        self,
        row: Tournament,
        after: Tournament,
        people: list[Participant],
        told: list[Game],
        numbers: dict[str, int],
        left: list[str],
    ) -> None:
        plan = plan_of(after, len(people))
        gone = {each.number for each in people if each.left_round is not None and each.number is not None}
        # Some hundreds of players take a while.
        groups = await asyncio.to_thread(next_round, plan, told, gone)
        if not groups:
            after.status, after.moved = OVER, self.house.now()
            await self.storage.advance_tournament(row, after, numbers, left, [])
            self.tell(after, people, [])
            return
        after.round = row.round + 1
        await self.store_tables(row, after, people, groups, numbers, left)

    async def store_tables(
        self,
        row: Tournament,
        after: Tournament,
        people: list[Participant],
        groups: list[Group],
        numbers: dict[str, int],
        left: list[str],
    ) -> None:
        after.moved = self.house.now()
        if is_drafted(after) and after.round:
            await self.bring_decks(row.id, people)
        games: list[tuple[RoundGame, TableRow | None]] = []
        by_number = {each.number: each for each in people}
        for number, group in enumerate(groups):
            table = None
            if len(group) > 1:
                table = await self.table_for(after, [by_number[player] for player in group])
                await asyncio.sleep(0)
            name = table.id if table is not None else None
            games.append((RoundGame(after.round, number, text_of(group), name), table))
        await self.storage.advance_tournament(row, after, numbers, left, games)
        for _, table in games:
            if table is not None and table.deadline is not None:
                self.house.alarms.set(table.id, table.deadline)
        self.tell(after, people, games)

    async def table_for(self, row: Tournament, people: list[Participant]) -> TableRow:
        """A table that has begun. Nobody wins a draft."""
        is_draft = is_before_rounds(row)
        game = row.game if is_draft else game_played(row)
        rules = game_kit(game).game
        whole = options_at(row, people)
        if is_draft:
            whole = rules.encode_options(rules.options({"players": len(people)}))
        visitor = Visitor(owner_of(people[0]), "", is_token=False)
        new = self.tables.new_row(visitor, game, rules.rules_version, whole, secrets.token_bytes(32))
        new.title, new.clock = row.title, row.clock
        new.is_public, new.is_rated = row.is_public, row.is_rated and not is_draft
        new.club = row.club
        new.origin = f"{TOURNAMENT}{row.id}:{row.round}"
        if is_drafted(row) and not is_draft:
            new.origin += WITH_DRAFTED
        new.seats = [
            SeatRow(seat, PERSON_SEAT, each.person, name=each.name) for seat, each in enumerate(people)
        ]
        begun, _, _ = started(await with_days_off(self.house, new), self.house.now())
        return replace(begun, worker=self.house.name)

    def tell(
        self, row: Tournament, people: list[Participant], games: list[tuple[RoundGame, TableRow | None]]
    ) -> None:
        """A round has begun, or the tournament is over: the one place where everybody who takes part is told.
        `table` is null for somebody with a bye.
        """
        where = {player: game.table for game, _ in games for player in group_of(game)}
        for each in people:
            if row.status == OVER:
                self.house.ring(each.person, {"type": "tournament_over", "tournament": row.id})
            elif each.number in where:
                event = {"type": "round", "tournament": row.id, "round": row.round}
                self.house.ring(each.person, {**event, "table": where[each.number]})
        for _, table in games:
            if table is not None:
                call_to_round(self.house, table)
            if table is not None and table.turn_person is not None:
                self.house.ring(table.turn_person, {"type": "turn", "table": table.id, "seq": 0})
                call_in_time(self.house, table, table.turn_person)

    async def end(self, row: Tournament, status: str) -> None:
        await self.storage.advance_tournament(
            row, replace(row, status=status, moved=self.house.now()), {}, [], []
        )

    async def resign_gone(self, id: str) -> None:
        """Who has withdrawn resigns where they still play."""
        gone = {each.person for each in await self.storage.participants(id) if each.left_round is not None}
        for game in await self.storage.round_games(id):
            for seat in game.seats:
                if game.status == PLAYING and seat.person in gone and not seat.has_resigned:
                    assert game.table is not None
                    assert seat.person is not None
                    try:
                        await resign(await self.tables.live(game.table), seat.person)
                    except Refusal as refusal:
                        log.warning("cannot resign", table=game.table, error=refusal.error)


def options_at(row: Tournament, people: list[Participant]) -> dict[str, object]:
    """The options of a table with what everybody chose. What was legal when it was chosen may not be so
    together, and options may not fit a smaller table: then it is played without them.
    """
    kit = game_kit(game_played(row))
    players: dict[str, object] = {"players": len(people)} if kit.has_players() else {}
    agreed = {**msgspec.json.decode(row.options, type=dict[str, object]), **players}
    chosen = dict(agreed)
    for name in seat_option_names(kit, chosen, len(people)):
        for seat, each in enumerate(people):
            choice = msgspec.json.decode(each.choice) if each.choice else {}
            if name in choice:
                set_entry(chosen, name, seat, choice[name])
    for wish in (chosen, agreed):
        try:
            return kit.game.encode_options(kit.game.options(wish))
        except InvalidOptions:
            continue
    return kit.game.encode_options(kit.game.options(players))


def owner_of(person: Participant) -> Person:
    return Person(person.person, person.kind, person.name, "en", 0)


def plan_of(row: Tournament, players: int) -> Plan:
    """What the pairings of a tournament follow from. Tables of more than two have three seats at least; where
    decks are drafted the seats are those of a draft, and two play with the decks.
    """
    if row.seats == 2 or is_drafted(row):
        return Plan(row.format, players, 2, 2, 2, row.rounds, row.seed)
    counts = game_kit(row.game).game.seat_counts()
    return Plan(row.format, players, row.seats, max(3, min(counts)), max(counts), row.rounds, row.seed)


def text_of(group: Group) -> str:
    return msgspec.json.encode(group).decode()


class Places(msgspec.Struct):
    """All that a standing has to know of a result."""

    places: list[int]


GROUP: Final = msgspec.json.Decoder(tuple[int, ...])
PLACES: Final = msgspec.json.Decoder(Places)


def group_of(game: RoundGame) -> Group:
    return GROUP.decode(game.players)


def game_of(game: RoundGame) -> Game:
    """A table of a round as pairings and standings see it."""
    players = group_of(game)
    if game.status != FINISHED or game.result is None:
        return Game(game.round, players)
    places = PLACES.decode(game.result).places
    out = {seat.seat for seat in game.seats if seat.is_away or seat.has_resigned}
    absent = frozenset(players[seat.seat] for seat in game.seats if seat.is_away)
    return Game(game.round, players, tuple(places_among(places, out) if out else places), absent)
