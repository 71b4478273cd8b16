"""How tables end: by the rules or by resignation; and what that means for results and ratings."""

from __future__ import annotations

from obelisk.core.decision import Result
from obelisk.jsontext import encode_json
from obelisk.server.legends.seals import TOURNAMENT, is_tournament_draft
from obelisk.server.options import game_kit, options_of, seat_option_names
from obelisk.server.ratings import first_rating, rate_by
from obelisk.server.table.clock import clock_of
from obelisk.server.table.frames import encode_frame, result_info
from obelisk.storage.base import BOT_SEAT, PERSON_SEAT, Finish, SeatRow, TableRow
from obelisk.storage.standing import ResultRow

OWN = "own"
"""A deck that somebody has built, or another value that has no name."""


def finish_of(row: TableRow, result: Result | None, now: int) -> Finish:
    """The end that the rules made."""
    assert result is not None
    return finish(row, row.seats, "rules", result, now)


def resignation(row: TableRow, seats: list[SeatRow], now: int) -> Finish | None:
    """The end that a resignation makes, if one seat is left or nobody but bots. Whoever drafts for a
    tournament goes on alone: the deck is for other tables.
    """
    left = [seat for seat in seats if not seat.has_resigned]
    has_people = any(seat.kind == PERSON_SEAT for seat in left)
    if has_people and (len(left) > 1 or is_tournament_draft(row)):
        return None
    winners = [seat.seat for seat in left]
    places = [1 if seat in winners else len(winners) + 1 for seat in range(len(seats))]
    return finish(row, seats, "resigned", Result("resigned", winners, places, {}), now)


def finish(row: TableRow, seats: list[SeatRow], ending: str, result: Result, now: int) -> Finish:
    """The result of each person, and new ratings where the table is for them."""
    places = places_of(row, seats, result)
    options = options_of(row)
    names = seat_option_names(game_kit(row.game), options, len(seats))
    variant, pace = variant_of(row, names), clock_of(row).pace
    results = [
        ResultRow(
            row.id,
            seat.seat,
            seat.person,
            row.game,
            places[seat.seat],
            len(seats),
            row.is_rated,
            now,
            pace,
            row.is_public,
            deck_of(options, names, seat.seat),
            variant,
        )
        for seat in seats
        if seat.kind == PERSON_SEAT and seat.person is not None
    ]
    text = encode_frame(result_info(result)).decode()
    people = {each.person for each in results}
    can_rate = row.is_rated and len(people) == len(seats) and all(seat.kind != BOT_SEAT for seat in seats)
    if not can_rate:
        return Finish(ending, text, results)
    return Finish(
        ending,
        text,
        results,
        rate_by([each.place for each in results]),
        lambda person: first_rating(person, row.game, len(seats), pace),
    )


def places_of(row: TableRow, seats: list[SeatRow], result: Result) -> list[int]:
    """Whoever resigned is last, whatever the bot made of the seat; where ratings or a tournament are at
    stake, so is whoever has left it to the bot. The others keep their order.
    """
    has_stake = row.is_rated or row.origin.startswith(TOURNAMENT)
    gone = {seat.seat for seat in seats if seat.has_resigned or (has_stake and seat.is_away)}
    return places_among(result.places, gone)


def places_among(places: list[int], gone: set[int]) -> list[int]:
    """The places of those who have stayed among each other; those who have gone are last."""
    stayed = [place for seat, place in enumerate(places) if seat not in gone]
    return [
        len(stayed) + 1 if seat in gone else 1 + sum(1 for other in stayed if other < own)
        for seat, own in enumerate(places)
    ]


def deck_of(options: dict[str, object], names: list[str], seat: int) -> str:
    """What a seat has played with, if seats choose something: a name, or that it was their own."""
    for name in names:
        entries = options[name]
        assert isinstance(entries, list)
        return entries[seat] if isinstance(entries[seat], str) else OWN
    return ""


def variant_of(row: TableRow, names: list[str]) -> str:
    """The options of a table that are not the usual ones, but for those that each seat chooses; as JSON."""
    kit = game_kit(row.game)
    players = {"players": len(row.seats)} if kit.has_players() else {}
    usual = kit.game.encode_options(kit.game.options(players))
    found: dict[str, object] = {}
    for name, value in sorted(options_of(row).items()):
        if name in names or name == "players" or usual.get(name) == value:
            continue
        is_short = isinstance(value, bool | int) or (isinstance(value, str) and len(value) <= 60)
        found[name] = value if is_short else OWN
    return encode_json(found) if found else ""
