"""Pages of people: ratings and their curves; how they did by opponent, seat, deck and options; history."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

import msgspec

from obelisk.server.cursors import cursor_of, cursor_text
from obelisk.server.people import Visitor
from obelisk.server.ratings import is_provisional, shown
from obelisk.server.refusals import forbidden, not_found
from obelisk.server.wire import Answer, Data, PersonKind, ResultInfo
from obelisk.storage.base import Person, Storage
from obelisk.storage.standing import Played, Rating, ResultRow, Tally

Pace = Literal["live", "days"]
CURVE: Final = 500
"""So many of the last rated games make the curves."""
COUNTED: Final = 1000
"""So many of the last games of a kind are counted."""
OPPONENTS: Final = 20


class CurvePoint(Answer):
    at: int
    shown: int


class RatingInfo(Answer):
    """A place on one ladder. `shown` is what the person is at least, as a whole number; `provisional`: too
    few games were played to say much. `curve` is empty where it is not asked for.
    """

    game: str
    seats: int
    pace: Pace
    mu: float
    sigma: float
    games: int
    shown: int
    provisional: bool
    curve: list[CurvePoint]


class PersonPage(Answer):
    """`since` is null for somebody who is gone. A page that is `private` shows others nothing but the name.
    `owner` is whose bot it is.
    """

    id: str
    kind: PersonKind
    name: str
    since: int | None
    private: bool
    owner: str | None
    owner_name: str
    games: list[str]
    ratings: list[RatingInfo]


class PlayerLine(Answer):
    """`person` is null for a bot of the server."""

    seat: int
    person: str | None
    name: str
    bot: str
    resigned: bool


class ResultLine(Answer):
    """A finished game. `shown` is the rating afterwards, null where there is none; `open`: the reader may
    look at the table. `options` are those that were not the usual ones.
    """

    table: str
    title: str
    game: str
    seat: int
    place: int
    seats: int
    rated: bool
    pace: Pace
    at: int
    ending: str
    winners: list[int]
    players: list[PlayerLine]
    deck: str
    options: Data
    shown: int | None
    open: bool


class ResultPage(Answer):
    """`next` leads to the page after this one; null at the end."""

    results: list[ResultLine]
    next: str | None


class Count(Answer):
    """Games and how many of them were won; a shared victory is one. `of` says what they have in common."""

    of: str
    games: int
    wins: int


class OpponentCount(Answer):
    person: str
    name: str
    bot: str
    games: int
    wins: int


class OptionCount(Answer):
    options: Data
    games: int
    wins: int


class PersonRecord(Answer):
    """How somebody did in one game, counted over the last `games` (at most 1000). `streak` are the games
    since the last change of fortune: won if positive, not won if negative.
    """

    game: str
    games: int
    wins: int
    streak: int
    best: int
    opponents: list[OpponentCount]
    seats: list[Count]
    numbers: list[Count]
    decks: list[Count]
    options: list[OptionCount]


class Profiles:
    """The pages of all people."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def find(self, id: str) -> Person:
        person = await self.storage.person(id)
        if person is None:
            raise not_found("person")
        return person

    async def shown_to(self, id: str, reader: Visitor | None) -> tuple[Person, bool]:
        """Somebody, and whether the reader may know of private tables, too. Raises `Refusal`."""
        person = await self.find(id)
        is_own = sees_all(person, reader)
        if person.is_private and not is_own:
            raise forbidden("private")
        return person, is_own

    async def page(self, id: str, reader: Visitor | None) -> PersonPage:
        person = await self.find(id)
        is_own = sees_all(person, reader)
        owner = await self.storage.person(person.owner) if person.owner is not None else None
        kind: Any = person.kind
        page = PersonPage(
            id=id,
            kind=kind,
            name=person.name,
            since=person.created if kind != "deleted" else None,
            private=person.is_private,
            owner=person.owner,
            owner_name=owner.name if owner is not None else "",
            games=[],
            ratings=[],
        )
        if person.is_private and not is_own:
            return page
        last = await self.storage.results(id, is_own, "", COUNTED)
        page.games = sorted({row.game for row in last})
        rated = [row for row in last if row.mu is not None][:CURVE]
        page.ratings = [rating_info(rating, rated) for rating in await self.storage.ratings(id)]
        return page

    async def results(self, id: str, reader: Visitor | None, after: str, limit: int) -> ResultPage:
        _, is_own = await self.shown_to(id, reader)
        rows = await self.storage.played(id, is_own, cursor_of(after), limit)
        is_full = len(rows) == limit
        return ResultPage(
            results=[result_line(row, reader) for row in rows],
            next=cursor_text(rows[-1].result.at, rows[-1].result.table) if is_full else None,
        )

    async def record(self, id: str, reader: Visitor | None, game: str) -> PersonRecord:
        _, is_own = await self.shown_to(id, reader)
        rows = await self.storage.results(id, is_own, game, COUNTED)
        met = await self.storage.opponents(id, is_own, game, COUNTED, OPPONENTS)
        now, best = streaks(rows)
        options = counts(rows, lambda row: row.variant)
        return PersonRecord(
            game=game,
            games=len(rows),
            wins=sum(1 for row in rows if row.place == 1),
            streak=now,
            best=best,
            opponents=[opponent_count(one) for one in met],
            seats=counts(rows, lambda row: str(row.seat)),
            numbers=counts(rows, lambda row: str(row.seats)),
            decks=counts((row for row in rows if row.deck), lambda row: row.deck),
            options=[
                OptionCount(options=options_in(one.of), games=one.games, wins=one.wins) for one in options
            ],
        )


def sees_all(person: Person, reader: Visitor | None) -> bool:
    """People know everything of themselves, and of their bots."""
    return reader is not None and reader.id in (person.id, person.owner)


def rating_info(rating: Rating, rated: Iterable[ResultRow] = ()) -> RatingInfo:
    pace: Any = rating.pace
    ladder = (rating.game, rating.seats, rating.pace)
    curve = [
        CurvePoint(at=row.at, shown=shown(row.mu - 3 * row.sigma))
        for row in rated
        if (row.game, row.seats, row.pace) == ladder and row.mu is not None and row.sigma is not None
    ]
    return RatingInfo(
        game=rating.game,
        seats=rating.seats,
        pace=pace,
        mu=rating.mu,
        sigma=rating.sigma,
        games=rating.games,
        shown=shown(rating.at_least),
        provisional=is_provisional(rating),
        curve=curve[::-1],
    )


def result_line(played: Played, reader: Visitor | None) -> ResultLine:
    row = played.result
    outcome = msgspec.json.decode(played.outcome, type=ResultInfo) if played.outcome is not None else None
    sits = reader is not None and any(each.person == reader.id for each in played.players)
    pace: Any = row.pace
    return ResultLine(
        table=row.table,
        title=played.title,
        game=row.game,
        seat=row.seat,
        place=row.place,
        seats=row.seats,
        rated=row.is_rated,
        pace=pace,
        at=row.at,
        ending=played.ending,
        winners=outcome.winners if outcome is not None else [],
        players=[
            PlayerLine(
                seat=each.seat,
                person=each.person,
                name=each.name,
                bot=each.bot,
                resigned=each.has_resigned,
            )
            for each in played.players
        ],
        deck=row.deck,
        options=options_in(row.variant),
        shown=shown(row.mu - 3 * row.sigma) if row.mu is not None and row.sigma is not None else None,
        open=played.spectators or sits,
    )


def options_in(variant: str) -> dict[str, Any]:
    return msgspec.json.decode(variant, type=dict[str, Any]) if variant else {}


def opponent_count(met: Tally) -> OpponentCount:
    return OpponentCount(person=met.person, name=met.name, bot=met.bot, games=met.games, wins=met.wins)


def counts(rows: Iterable[ResultRow], of: Callable[[ResultRow], str]) -> list[Count]:
    """Games and victories by what they have in common, the most frequent first."""
    found: dict[str, Count] = {}
    for row in rows:
        one = found.setdefault(of(row), Count(of=of(row), games=0, wins=0))
        one.games += 1
        one.wins += row.place == 1
    return sorted(found.values(), key=lambda one: (-one.games, one.of))[:OPPONENTS]


def streaks(rows: list[ResultRow]) -> tuple[int, int]:
    """The streak that goes on, the latest result first, and the longest of victories."""
    now = best = run = 0
    is_going_on = True
    for row in rows:
        has_won = row.place == 1
        is_going_on = is_going_on and has_won == (rows[0].place == 1)
        if is_going_on:
            now += 1 if has_won else -1
        run = run + 1 if has_won else 0
        best = max(best, run)
    return now, best
