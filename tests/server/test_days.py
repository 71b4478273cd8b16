"""Games over days: hours for a turn, time banks, and days off on which a clock stands."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from obelisk.server.clocks import DAY_MS, HOUR_MS, Clock, new_clockwork
from obelisk.server.daysoff import Calendar, Holiday, ranges
from obelisk.server.table.clock import clockwork_of
from server.playground import Json, Playground, playground, run
from server.test_clocks import Hand

BERLIN = "Europe/Berlin"
WEEKEND = {"zone": BERLIN, "weekdays": [5, 6], "holidays": []}


def at(text: str, zone: str = "UTC") -> int:
    """Milliseconds of a time at a place."""
    return Calendar(zone).begin_of(date.fromisoformat(text[:10])) + int(text[11:13] or 0) * HOUR_MS


@pytest.mark.parametrize(
    ("clock", "fault"),
    [
        ({"mode": "days", "hours": 1}, ""),
        ({"mode": "days", "days": 14}, ""),
        ({"mode": "days", "days": 3, "hours": 12, "bank": 72}, ""),
        ({"mode": "days"}, "days"),
        ({"mode": "move", "seconds": 60, "bank": 1}, "bank"),
    ],
)
def test_a_turn_may_take_from_one_hour_to_two_weeks(tmp_path: Path, clock: Json, fault: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            body = {"game": "city", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
            answer = await ann.post("/api/tables", body, 422 if fault else 201)
            if fault:
                assert answer["facts"] == {"field": fault}
            else:
                assert {**answer["table"]["clock"], **clock} == answer["table"]["clock"]

    run(scenario())


def test_the_bank_pays_for_what_a_turn_takes_too_long_and_is_not_filled_again() -> None:
    clock = Clock("days", days=1, bank=10)
    work = new_clockwork(clock, 2)
    work.pass_to(clock, 0, 0)
    assert work.deadline(clock) == DAY_MS + 10 * HOUR_MS
    assert (work.left_of(0, DAY_MS + HOUR_MS), work.bank_of(0, DAY_MS + HOUR_MS)) == (0, 9 * HOUR_MS)
    work.pass_to(clock, 1, DAY_MS + 4 * HOUR_MS)
    work.pass_to(clock, 0, DAY_MS + 5 * HOUR_MS)
    assert (work.left, work.bank) == ([DAY_MS, 23 * HOUR_MS], [6 * HOUR_MS, 10 * HOUR_MS])
    assert work.deadline(clock) == DAY_MS + 5 * HOUR_MS + DAY_MS + 6 * HOUR_MS


def test_a_clock_stands_from_midnight_to_midnight_where_somebody_lives() -> None:
    calendar = Calendar(BERLIN, [5, 6])
    friday = at("2026-11-20T12", BERLIN)
    assert calendar.end_of(friday, 12 * HOUR_MS) == at("2026-11-21", BERLIN)
    assert calendar.end_of(friday, 13 * HOUR_MS) == at("2026-11-23T01", BERLIN)
    assert calendar.worked(friday, at("2026-11-23T01", BERLIN)) == 13 * HOUR_MS
    assert calendar.pauses(friday, at("2026-11-24", BERLIN)) == [
        (at("2026-11-21", BERLIN), at("2026-11-23", BERLIN))
    ]
    # The night on which Europe sets its clocks back has an hour more, and a day off is as long as it is.
    sunday = Calendar(BERLIN, [6])
    pause = sunday.pauses(at("2026-10-24", BERLIN), at("2026-10-27", BERLIN))
    assert [end - begin for begin, end in pause] == [25 * HOUR_MS]
    assert at("2026-11-21", BERLIN) == round(datetime(2026, 11, 20, 23, tzinfo=UTC).timestamp() * 1000)


def test_days_in_a_row_are_one_holiday() -> None:
    days = {date(2026, 12, 31), date(2027, 1, 1), date(2027, 1, 3)}
    assert ranges(days) == [
        Holiday(date(2026, 12, 31), date(2027, 1, 1)),
        Holiday(date(2027, 1, 3), date(2027, 1, 3)),
    ]


def set_to(ground: Playground, text: str) -> Hand:
    """A server whose time it is in Berlin, moved by hand."""
    hand = Hand(ground)
    hand.now = at(text, BERLIN)
    return hand


def test_nobody_loses_by_the_clock_on_a_day_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            hand = set_to(ground, "2030-11-15T12")
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            assert date(2030, 11, 15).strftime("%a") == "Fri"
            for each in (ann, bob):
                await each.call("PUT", "/api/me/calendar", WEEKEND)
            table = await ground.table(ann, bob, clock={"mode": "days", "days": 1})
            live = await ground.services.tables.live(table)
            slow = live.row.turn_seat
            assert slow is not None
            async with ann.socket(table) as socket:
                clock = (await socket.until("state"))["clock"]
                assert clock["pauses"] == [[12 * HOUR_MS, 60 * HOUR_MS]], "everybody sees that it will stand"
            await hand.move(table, 2 * DAY_MS)
            assert not live.row.seats[slow].is_away, "on Sunday"
            await hand.move(table, DAY_MS - HOUR_MS)
            assert not live.row.seats[slow].is_away, "an hour before it runs out"
            await hand.move(table, HOUR_MS)
            assert live.row.seats[slow].is_away, "on Monday at noon"

    run(scenario())


def test_a_holiday_stops_the_clock_of_games_that_go_on_and_only_ones_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            hand = set_to(ground, "2030-11-11T12")
            people = [await ground.guest("Ann"), await ground.guest("Bob")]
            table = await ground.table(*people, clock={"mode": "days", "days": 2})
            live = await ground.services.tables.live(table)
            slow = live.row.turn_seat
            assert slow is not None
            before = live.row.deadline
            off: Json = {
                **WEEKEND,
                "weekdays": [],
                "holidays": [{"first": "2030-11-12", "last": "2030-11-14"}],
            }
            await people[1 - slow].call("PUT", "/api/me/calendar", off)
            assert live.row.deadline == before, "whoever does not think stops nothing"
            hand.now += HOUR_MS
            await people[slow].call("PUT", "/api/me/calendar", off)
            assert before is not None
            assert live.row.deadline == before + 3 * DAY_MS
            assert clockwork_of(live.row).left[slow] == 2 * DAY_MS - HOUR_MS, "what was used is used"
            stored = await ground.services.storage.table(table)
            assert stored is not None
            assert stored.deadline == live.row.deadline

    run(scenario())


def test_days_off_cannot_be_had_without_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            hand = set_to(ground, "2030-03-01T12")
            ann = await ground.guest("Ann")

            async def change(status: int = 200, **changes: object) -> Json:
                return await ann.call("PUT", "/api/me/calendar", {**WEEKEND, **changes}, status)

            assert (await ann.get("/api/me/calendar"))["left"] == [30, 30]
            first = await change()
            assert first["fixed_until"] == hand.now + 28 * DAY_MS
            refused = await change(409, weekdays=[0, 1])
            assert (refused["error"], refused["facts"]) == (
                "calendar_fixed",
                {"until": first["fixed_until"]},
            )
            assert (await change(409, zone="Pacific/Kiritimati"))["error"] == "calendar_fixed"
            assert (await change(422, zone="Nowhere/Else"))["reason"] == "zone"
            assert (await change(400, weekdays=[0, 1, 2]))["error"] == "invalid_request"
            today = [{"first": "2030-03-01", "last": "2030-03-02"}]
            assert (await change(422, holidays=today))["reason"] == "past"
            assert (await change(422, holidays=[{"first": "2030-05-02", "last": "2030-05-01"}]))[
                "reason"
            ] == "dates"
            april = {"first": "2030-04-01", "last": "2030-04-20"}
            kept = await change(holidays=[april, {"first": "2030-12-22", "last": "2031-01-02"}])
            assert kept["left"] == [0, 28]
            more = [
                april,
                {"first": "2030-12-22", "last": "2031-01-02"},
                {"first": "2030-06-01", "last": "2030-06-01"},
            ]
            many = await change(422, holidays=more)
            assert (many["reason"], many["facts"]) == ("many", {"year": 2030, "most": 30})
            hand.now = at("2030-04-10T12", BERLIN)
            short = await change(holidays=[])
            assert short["holidays"] == [{"first": "2030-04-01", "last": "2030-04-10"}], (
                "what has begun stays"
            )
            assert short["left"] == [20, 30]
            assert (await change(weekdays=[6]))["weekdays"] == [6], (
                "after four weeks it may be another weekend"
            )

    run(scenario())


def test_days_off_are_ones_own_and_leave_with_oneself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            nobody = ground.client()
            assert (await nobody.get("/api/me/calendar", 401))["error"] == "not_signed_in"
            await nobody.call("PUT", "/api/me/calendar", WEEKEND, 401)
            ann = await ground.guest("Ann")
            await ann.call("PUT", "/api/me/calendar", WEEKEND)
            del ann.http.headers["x-obelisk-csrf"]
            assert (await ann.call("PUT", "/api/me/calendar", WEEKEND, 403))["reason"] == "csrf"
            ann.http.headers["x-obelisk-csrf"] = ann.me["csrf"]
            await ann.post("/api/me/delete", {})
            assert await ground.services.storage.calendar_of(ann.id) is None

    run(scenario())
