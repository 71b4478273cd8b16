"""What every store promises, on every store we have: each test is told to SQLite and to PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from obelisk.storage.base import (
    Change,
    Conflict,
    DeckRow,
    Finish,
    LessonRow,
    LobbyFilter,
    Person,
    Retention,
    SeatRow,
    Storage,
    Stored,
    StoreFailed,
    TableRow,
    Turn,
)
from obelisk.storage.calls import CalendarRow, Call, Subscription, Webhook
from obelisk.storage.company import BLOCK, FRIEND, Offence, Seek
from obelisk.storage.exercises import ExerciseRating, ExerciseTry
from obelisk.storage.mail import Address, Letter
from obelisk.storage.notices import LONGEST, MISSED, Notice, notice_of
from obelisk.storage.postgres import PostgresStorage
from obelisk.storage.row_storage import READY
from obelisk.storage.sqlite import SqliteStorage
from obelisk.storage.standing import AMONG_MS, FIRST, MOST_AMONG, LadderWish, Rating, ResultRow
from obelisk.storage.talk import Ears
from storage.samples import PATIENCE, TURN, entry, fill, now, person, table

FOREVER = 1 << 62
FAR = 1 << 50


@pytest.fixture(params=["sqlite", "postgres"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    """A store in which Ann and Bob sit at a table."""
    store: Storage
    if request.param == "sqlite":
        store = SqliteStorage(tmp_path / "a.db")
    else:
        store = PostgresStorage(request.getfixturevalue("postgres_without_anybody"))
    yield await fill(store)
    await store.close()


# People and their sessions


async def test_a_person_is_stored_as_told(storage: Storage) -> None:
    bot = Person("bot", "bot", "Böt ☺", "he", 7, owner="ann")
    await storage.add_person(bot, b"\x00\xff", FOREVER)
    assert await storage.person("bot") == bot
    assert await storage.person("ann") == person("ann")
    assert await storage.person_by_login("ann") == person("ann")
    assert await storage.person("nobody") is None
    assert await storage.person_by_login("nobody") is None
    assert await storage.people_of("ann") == [bot]
    assert await storage.session(b"\x00\xff", 0) == (bot, "token")
    assert await storage.session(b"ann", 0) == (person("ann"), "cookie")


async def test_nobody_takes_the_name_of_another_or_one_that_looks_like_it(storage: Storage) -> None:
    await storage.add_person(Person("carl", "guest", "Carl", "en", 1), b"carl", FOREVER)
    lookalike = replace(person("x"), login="аnn")
    for twin in (replace(person("x"), login="ann"), lookalike, person("ann")):
        with pytest.raises(Conflict):
            await storage.add_person(twin, b"x", FOREVER)
    assert await storage.session(b"x", 0) is None, "nothing of it was stored"
    for login in ("ann", "аnn"):
        with pytest.raises(Conflict):
            await storage.promote("carl", "Ann", login, "hash")
        with pytest.raises(Conflict):
            await storage.change_person("bob", "Ann", "en", login)
    await storage.promote("carl", "Carl", "carl", "hash")
    with pytest.raises(Conflict):
        await storage.promote("carl", "Carla", "carla", "hash")
    await storage.change_person("ann", "Anna", "de", "anna")
    await storage.change_person("bob", "Ann", "en", "ann")
    row = await storage.table("t1")
    assert row is not None
    assert [seat.name for seat in row.seats] == ["Anna", "Ann"]


async def test_of_many_who_want_one_name_one_gets_it(storage: Storage) -> None:
    guests = [f"g{number}" for number in range(10)]
    for guest in guests:
        await storage.add_person(Person(guest, "guest", guest, "en", 1), guest.encode(), FOREVER)
    outcomes = await asyncio.gather(
        *[storage.promote(guest, "Dora", "dora", "hash") for guest in guests], return_exceptions=True
    )
    assert sum(outcome is None for outcome in outcomes) == 1
    assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)


async def test_sessions_end_when_they_should(storage: Storage) -> None:
    await storage.add_session(b"one", "ann", "cookie", 1, 100)
    await storage.add_session(b"two", "ann", "cookie", 1, 200)
    await storage.add_session(b"token", "ann", "token", 1, 200)
    assert await storage.session(b"one", 99) is not None
    assert await storage.session(b"one", 100) is None
    await storage.drop_old_sessions(150)
    assert await storage.session(b"one", 0) is None
    await storage.set_password("ann", "other", b"two")
    assert await storage.session(b"ann", 0) is None
    assert await storage.session(b"two", 0) is not None
    await storage.set_password("ann", "another", None)
    assert await storage.session(b"two", 0) is None
    assert await storage.session(b"token", 0) is not None
    await storage.renew_token(b"new", "ann", 1, 200)
    assert await storage.session(b"token", 0) is None
    await storage.drop_session(b"new")
    assert await storage.drop_sessions("bob") == 1
    assert await storage.drop_sessions("bob") == 0
    with pytest.raises(Conflict):
        await storage.set_password("nobody", "x", None)


async def test_the_banned_and_their_bots_have_no_session(storage: Storage) -> None:
    await storage.add_person(Person("bot", "bot", "Bot", "en", 1, owner="ann"), b"bot", FOREVER)
    await storage.set_banned("ann", True)
    assert await storage.session(b"ann", 0) is None
    assert await storage.session(b"bot", 0) is None
    assert await storage.ended_sessions([b"ann", b"bob", b"bot", b"none"], 0) == [b"ann", b"bot", b"none"]
    await storage.set_banned("ann", False)
    assert await storage.session(b"bot", 0) is not None
    assert await storage.ended_sessions([b"bot"], 0) == []
    assert await storage.ended_sessions([b"bob"], FOREVER + 1) == [b"bob"]
    assert await storage.ended_sessions([], 0) == []
    with pytest.raises(Conflict):
        await storage.set_banned("nobody", True)


async def test_a_link_to_a_new_password_works_once(storage: Storage) -> None:
    await storage.add_reset(b"link", "ann", 100)
    await storage.add_reset(b"other", "ann", 100)
    assert await storage.reset_of(b"link", 100) is None
    found = await storage.reset_of(b"link", 99)
    assert found is not None
    assert found.id == "ann"
    uses = [storage.use_reset(b"link", "ann", f"new {number}") for number in range(5)]
    outcomes = await asyncio.gather(*uses, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert await storage.reset_of(b"other", 0) is None
    assert await storage.session(b"ann", 0) is None


async def test_a_link_to_a_new_password_is_void_once_password_or_address_is_another(storage: Storage) -> None:
    await storage.set_address("ann", "ann@example.org", Letter("l1", "confirm", "ann", "ann@example.org", 1))
    for change in (
        storage.set_password("ann", "new", None),
        storage.set_address("ann", "new@example.org", Letter("l2", "confirm", "ann", "new@example.org", 1)),
        storage.drop_address("ann"),
    ):
        await storage.add_reset(b"link", "ann", 100)
        assert await storage.reset_of(b"link", 0) is not None
        await change
        assert await storage.reset_of(b"link", 0) is None
        with pytest.raises(Conflict):
            await storage.use_reset(b"link", "ann", "stolen")


async def test_a_mail_address_is_the_persons_when_a_link_has_confirmed_it(storage: Storage) -> None:
    letter = Letter("l1", "confirm", "ann", "Ann@Example.org", 1)
    await storage.set_address("ann", "Ann@Example.org", letter)
    await storage.add_confirmation(b"link", "ann", "Ann@Example.org", 100)
    assert await storage.address_of("ann") == Address("Ann@Example.org", False)
    assert await storage.accounts_at("ann@example.org") == []
    assert await storage.confirmation_of(b"link", 100) is None
    assert await storage.confirmation_of(b"link", 99) == ("ann", "Ann@Example.org")
    uses = [storage.confirm(b"link", "ann", "Ann@Example.org") for _ in range(5)]
    outcomes = await asyncio.gather(*uses, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert await storage.address_of("ann") == Address("Ann@Example.org", True)
    assert await storage.accounts_at("ann@EXAMPLE.org") == ["ann"]
    await storage.set_banned("ann", True)
    assert await storage.accounts_at("ann@example.org") == []
    await storage.set_banned("ann", False)
    # Another address begins anew, and links to the old one are worth nothing.
    await storage.add_confirmation(b"old", "ann", "Ann@Example.org", 100)
    await storage.set_address("ann", "other@example.org", replace(letter, id="l2"))
    assert await storage.confirmation_of(b"old", 0) is None
    with pytest.raises(Conflict):
        await storage.confirm(b"old", "ann", "Ann@Example.org")
    assert await storage.address_of("ann") == Address("other@example.org", False)
    await storage.drop_address("ann")
    assert await storage.address_of("ann") is None
    assert await storage.take_letter(FOREVER, 0) is None, "nothing is sent there any more"


async def test_a_letter_is_for_one_who_takes_it(storage: Storage) -> None:
    for number in range(3):
        await storage.add_letter(Letter(f"l{number}", "reset", "", "ann@example.org", 10 + number))
    assert await storage.take_letter(9, 100) is None
    assert await storage.take_letter(10, 100) == Letter("l0", "reset", "", "ann@example.org", 100, 1)
    assert await storage.take_letter(10, 100) is None
    taken = await asyncio.gather(*(storage.take_letter(20, 100) for _ in range(5)))
    ids = [letter.id for letter in taken if letter is not None]
    assert len(ids) == len(set(ids)), "nobody has the same"
    # Who lost a race to another gets the rest the next time.
    while (letter := await storage.take_letter(20, 100)) is not None:
        ids.append(letter.id)
    assert sorted(ids) == ["l1", "l2"]
    await storage.put_off_letter("l0", 50)
    await storage.drop_letter("l1")
    assert await storage.take_letter(99, 100) == Letter("l0", "reset", "", "ann@example.org", 100, 2)
    assert await storage.take_letter(99, 100) is None


# Tables


async def test_seats_and_options_change_together_or_not_at_all(storage: Storage) -> None:
    before = table("t2", "lobby")
    await storage.add_table(before, [])
    seats = [before.seats[0], SeatRow(1, "open")]
    await storage.arrange(before, replace(before, options='{"a": 1}', seats=seats))
    with pytest.raises(Conflict):
        await storage.arrange(before, replace(before, seats=seats))
    found = await now(storage, "t2")
    assert (found.options, found.seats, found.version) == ('{"a": 1}', seats, 1)
    taken = replace(found, seats=[before.seats[0], SeatRow(1, "person", "bob")])
    await storage.arrange(found, taken)
    with pytest.raises(Conflict):
        await storage.start(found, "[]", TURN)
    await storage.start(await now(storage, "t2"), "[]", TURN)
    with pytest.raises(Conflict):
        await storage.arrange(await now(storage, "t2"), found)


async def test_a_change_makes_the_row_that_is_stored(storage: Storage) -> None:
    row = await storage.table("t1")
    assert row is not None
    answer = entry(3)
    answer.is_answer = True
    away = replace(row.seats[0], is_away=True)
    changes = [
        Change(Turn(0, "ann", 70, "x", 7, held_seq=2, held_until=60), [answer]),
        Change(Turn(1, None, None, "y", 8), seats=[away]),
        Change(Turn(None, None, None, "z", 9), [entry(4)], finish=Finish("rules", "{}", [])),
    ]
    for change in changes:
        await storage.advance(row, change, "worker")
        row = change.applied_to(row, "worker")
        assert await storage.table("t1") == row


async def test_an_action_number_is_taken_once(storage: Storage) -> None:
    row = await now(storage, "t1")
    racers = [storage.advance(row, Change(TURN, [entry(3, f"r{number}")])) for number in range(20)]
    outcomes = await asyncio.gather(*racers, return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is None] == [None]
    assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
    with pytest.raises(Conflict):
        await storage.advance(await now(storage, "t1"), Change(TURN, [entry(4, "k1")]))
    with pytest.raises(Conflict):
        await storage.advance(await now(storage, "t1"), Change(TURN, [entry(3)]))
    assert [row.seq for row in await storage.log("t1")] == [1, 2, 3]


async def test_the_end_of_a_table_is_stored_whole(storage: Storage) -> None:

    def first(person: str) -> Rating:
        return Rating(person, "city", 25.0, 8.0, 0)

    def rate(before: list[Rating]) -> list[Rating]:
        return [Rating(one.person, one.game, one.mu + 1, one.sigma, one.games + 1) for one in before]

    results = [
        ResultRow("t1", seat, name, "city", seat + 1, 2, True, 9) for seat, name in enumerate(["ann", "bob"])
    ]
    finish = Finish("rules", "{}", results, rate, first)
    await storage.advance(await now(storage, "t1"), Change(TURN, [entry(3)], finish=finish))
    row = await storage.table("t1")
    assert row is not None
    assert (row.status, row.ending, row.turn_seat) == ("finished", "rules", None)
    assert (await storage.ratings("ann"))[0].games == 1
    assert [line.place for line in await storage.results("bob", True, "city", 10)] == [2]
    with pytest.raises(Conflict):
        await storage.advance(await now(storage, "t1"), Change(TURN, [entry(4)]))
    assert await storage.count_waiting("bob") == 0


async def test_what_is_left_of_a_deleted_person_has_no_name(storage: Storage) -> None:
    await storage.erase_person("ann")
    ann = await storage.person("ann")
    assert ann is not None
    assert (ann.kind, ann.name, ann.login, ann.password) == ("deleted", "", None, None)
    assert await storage.session(b"ann", 0) is None
    assert await storage.chat("t1", Ears(), 10) == []
    row = await storage.table("t1")
    assert row is not None
    assert [seat.name for seat in row.seats] == ["", "Bob"]


async def test_answers_that_others_may_not_know_are_marked_and_counted(storage: Storage) -> None:
    answer = entry(4)
    answer.is_answer = True
    await storage.advance(await now(storage, "t1"), Change(TURN, [entry(3), answer]))
    row = await storage.table("t1")
    assert row is not None
    assert (row.seq, row.answers) == (4, 1)
    assert [each.is_answer for each in await storage.log("t1")] == [False, False, False, True]
    await storage.advance(await now(storage, "t1"), Change(Turn(0, "ann", 99, "[]", 9)))
    row = await storage.table("t1")
    assert row is not None
    assert (row.turn_person, row.deadline, row.moved) == ("ann", 99, 9)
    await storage.set_status(await now(storage, "t1"), "archived", 10)
    with pytest.raises(Conflict):
        await storage.advance(await now(storage, "t1"), Change(TURN))


async def test_a_change_from_another_version_is_refused_and_leaves_nothing(storage: Storage) -> None:
    old = await now(storage, "t1")
    await storage.set_offer(old, '{"seat": 0}')
    new = await now(storage, "t1")
    assert (new.version, new.offer) == (old.version + 1, '{"seat": 0}')
    writes = [
        storage.advance(old, Change(TURN, [entry(3)], [replace(old.seats[0], is_away=True)])),
        storage.set_offer(old, None),
        storage.set_status(old, "archived", 9),
        storage.set_rematch(old, table("t9", "lobby")),
    ]
    for write in writes:
        with pytest.raises(Conflict):
            await write
    assert await now(storage, "t1") == new
    assert await storage.table("t9") is None
    await storage.advance(new, Change(TURN, [entry(3)]))
    assert (await now(storage, "t1")).offer is None
    assert await storage.versions(["t1", "none"]) == {"t1": new.version + 1}
    assert [one.seq for one in await storage.log("t1", 2)] == [3]


async def test_work_of_a_process_that_is_gone_goes_to_one_other(storage: Storage) -> None:
    assert (await storage.beat("a", 1000, 4000)).since == 1000
    found = await storage.beat("b", 2000, 5000)
    assert (found.since, found.is_first) == (1000, False)
    bots_turn = Change(Turn(1, None, None, "[]", 5), [entry(3)])
    await storage.advance(await now(storage, "t1"), bots_turn, "a")
    assert (await storage.bot_turns("a"), await storage.bot_turns("b")) == (["t1"], [])
    assert await storage.take_over("b", 3000, 10) == []
    # A has not been heard of since.
    assert (await storage.beat("b", 4500, 7500)).is_first
    await storage.beat("c", 4500, 4550)
    takers = [storage.take_over(name, 4500, 10) for name in ("b", "c")]
    assert sorted(await asyncio.gather(*takers)) == [[], ["t1"]]
    await storage.rest("b", 4600)
    assert await storage.take_over("d", 4700, 10) == ["t1"]
    assert (await storage.beat("d", 4700, 7700)).since == 1000
    # Nobody was there for a while: that is nobody's time.
    assert (await storage.beat("e", 90_000, 93_000)).since == 90_000


async def test_what_is_new_at_a_table_is_read_as_one_moment(storage: Storage) -> None:
    before = replace(table("t2"), setup="[]")
    await storage.add_table(before, [])
    assert await storage.news("t2", before.version, 0) is None, "nothing is"
    await storage.advance(before, Change(Turn(1, "bob", None, "[]", 5), [entry(1)]), "a")
    after = await now(storage, "t2")
    assert await storage.news("t2", before.version, 0) == Stored(after, [entry(1)])
    assert await storage.news("t2", before.version, 1) == Stored(after, [])
    await storage.save_snapshot("t2", 1, "state")
    assert await storage.whole("t2") == Stored(after, [entry(1)], (1, "state"))
    gone = Stored(None, [])
    assert (await storage.news("none", 0, 0), await storage.whole("none")) == (gone, gone)


async def test_a_limit_holds_for_all_who_share_the_store(storage: Storage) -> None:
    taken = [await storage.take("chat ann", 1, burst=2, rate=1, now=now) for now in (1000, 1000, 1000, 1900)]
    assert taken == [True, True, False, False]
    assert await storage.take("chat ann", 1, burst=2, rate=1, now=2000)
    assert await storage.take("chat bob", 1, burst=2, rate=1, now=2000)
    refilled = [await storage.take("chat ann", 1, burst=2, rate=1, now=60_000) for _ in range(3)]
    assert refilled == [True, True, False]


async def test_a_table_is_stored_as_told(storage: Storage) -> None:
    row = table("t2", "lobby")
    row.options, row.title, row.seed = '{"name": "ש"}', "Ты ☺", bytes(range(32))
    row.deadline, row.turn_seat, row.result, row.rematch = 1 << 50, 1, "{}", "t1"
    row.is_public = False
    row.seats = [
        SeatRow(0, "bot", bot="level:3"),
        SeatRow(1, "link", invite=b"\x00invite"),
        SeatRow(2, "reserved", "bob", name="Bob", is_away=True, has_resigned=True),
    ]
    entries = [entry(1, "a"), entry(2)]
    await storage.add_table(row, entries)
    assert await storage.table("t2") == row
    assert await storage.log("t2") == entries
    assert await storage.table("t3") is None
    assert await storage.log("t3") == []
    with pytest.raises(StoreFailed):
        await storage.add_table(row, [])


async def test_a_change_that_is_refused_leaves_nothing_behind(storage: Storage) -> None:
    before = await storage.table("t1")
    assert before is not None
    away = replace(before.seats[0], is_away=True)
    for entries in ([entry(3), entry(4, "k1")], [entry(2)]):
        with pytest.raises(Conflict):
            await storage.advance(before, Change(TURN, entries, [away]))
    with pytest.raises(Conflict):
        await storage.advance(table("no table"), Change(TURN, [entry(1)]))
    assert await storage.table("t1") == before
    assert [one.seq for one in await storage.log("t1")] == [1, 2]


async def test_the_lobby_shows_what_is_wanted(storage: Storage) -> None:
    for number, (game, rated, kind) in enumerate(
        [("city", True, "open"), ("city", False, "person"), ("drakon", False, "open")]
    ):
        row = table(f"l{number}", "lobby")
        row.game, row.is_rated, row.moved = game, rated, 10 + number
        row.seats[1] = SeatRow(1, kind)
        await storage.add_table(row, [])
    hidden = table("hidden", "lobby")
    hidden.is_public = False
    await storage.add_table(hidden, [])

    async def shown(**wanted: object) -> list[str]:
        return [row.id for row in await storage.lobby(LobbyFilter(**wanted))]  # type: ignore[arg-type]

    assert await shown() == ["l2", "l1", "l0"]
    assert await shown(game="city") == ["l1", "l0"]
    assert await shown(rated=True) == ["l0"]
    assert await shown(rated=False, has_room=True) == ["l2"]
    assert await shown(limit=1, before=12) == ["l1"]
    assert await shown(status="playing") == ["t1"]
    rows = await storage.lobby(LobbyFilter())
    assert [len(row.seats) for row in rows] == [2, 2, 2]


async def test_what_waits_for_a_person_comes_first(storage: Storage) -> None:
    for id, status, moved, turn in (
        ("old", "playing", 5, "ann"),
        ("new", "playing", 8, "ann"),
        ("other", "playing", 9, "bob"),
        ("lobby", "lobby", 7, None),
        ("over", "finished", 6, None),
        ("closed", "closed", 6, None),
    ):
        row = table(id, status)
        row.moved, row.turn_person, row.turn_seat = moved, turn, 0 if turn else None
        await storage.add_table(row, [])
    found = [row.id for row in await storage.tables_of("ann", 10)]
    assert found == ["old", "new", "other", "t1", "lobby"]
    assert len(await storage.tables_of("ann", 2)) == 2
    assert await storage.tables_of("nobody", 10) == []
    assert await storage.count_waiting("ann") == 2
    assert await storage.count_open("ann") == 5


async def test_what_is_over_or_closed_is_not_among_what_goes_on(storage: Storage) -> None:
    async def going_on() -> set[str]:
        return {row.id for row in await storage.tables_of("bob", 100)}

    for id, status in (("over", "playing"), ("shut", "lobby"), ("idle", "playing"), ("old", "lobby")):
        row = table(id, status)
        row.moved = 5 if id in ("idle", "old") else 100
        await storage.add_table(row, [])
    assert await going_on() == {"t1", "over", "shut", "idle", "old"}
    await storage.advance(await now(storage, "over"), Change(TURN, finish=Finish("rules", "{}", [])))
    await storage.set_status(await now(storage, "shut"), "closed", 9)
    assert set(await storage.archive_idle(50)) >= {"idle", "old"}
    assert await going_on() == {"t1", "idle"}, "a table that stands idle may be opened again"
    await storage.set_status(await now(storage, "idle"), "playing", 60)
    assert await going_on() == {"t1", "idle"}


async def test_bots_and_clocks_are_found(storage: Storage) -> None:
    before = await now(storage, "t1")
    await storage.advance(before, Change(Turn(1, None, 50, "[]", 6, held_seq=1, held_until=40)))
    assert await storage.bot_turns() == ["t1"]
    assert sorted(await storage.deadlines()) == [("t1", 40), ("t1", 50)]
    await storage.set_status(await now(storage, "t1"), "archived", 7)
    assert await storage.bot_turns() == []
    assert await storage.deadlines() == []


async def test_what_stands_idle_is_put_away(storage: Storage) -> None:
    await storage.add_table(table("t2", "lobby"), [])
    recent = table("t3")
    recent.moved = 100
    await storage.add_table(recent, [])
    assert sorted(await storage.archive_idle(50)) == ["t1", "t2"]
    statuses = {}
    for id in ("t1", "t2", "t3"):
        row = await storage.table(id)
        assert row is not None
        statuses[id] = row.status
    assert statuses == {"t1": "archived", "t2": "closed", "t3": "playing"}


async def test_a_table_has_one_rematch(storage: Storage) -> None:
    before = await now(storage, "t1")
    tries = [storage.set_rematch(before, table(f"r{number}", "lobby")) for number in range(5)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    row = await storage.table("t1")
    assert row is not None
    assert row.rematch is not None
    assert [one.id for one in await storage.lobby(LobbyFilter())] == [row.rematch]


async def test_a_snapshot_is_replaced(storage: Storage) -> None:
    await storage.save_snapshot("t1", 5, "later")
    assert await storage.snapshot("t1") == (5, "later")
    assert await storage.snapshot("t2") is None


# Chat, decks, drafts


async def test_chat_is_cut_and_muted(storage: Storage) -> None:
    ids = [await storage.add_chat("t1", "bob", f"{number}", number, 3) for number in range(5)]
    assert ids == sorted(set(ids))
    assert [line.text for line in await storage.chat("t1", Ears(), 10)] == ["2", "3", "4"]
    assert [line.text for line in await storage.chat("t1", Ears(), 2)] == ["3", "4"]
    assert [line.name for line in await storage.chat("t1", Ears("ann"), 1)] == ["Bob"]
    for _ in range(2):
        await storage.set_mute("ann", "bob", True)
    assert await storage.mutes("ann") == ["bob"]
    assert await storage.muted_people("ann") == [("bob", "Bob", "account")]
    assert await storage.chat("t1", Ears("ann"), 10) == []
    await storage.set_mute("ann", "bob", False)
    assert len(await storage.chat("t1", Ears("ann"), 10)) == 3


async def test_progress_in_lessons_is_kept_and_an_end_is_not_forgotten(storage: Storage) -> None:
    first = LessonRow("ann", "city/first", "[]", 1, False, 1)
    await storage.keep_lesson(first)
    await storage.keep_lesson(replace(first, person="bob"))
    over = replace(first, inputs='["move d4"]', step=14, is_done=True, changed=2)
    await storage.keep_lesson(over)
    assert await storage.lessons("ann") == [over]
    again = replace(first, changed=3)
    await storage.keep_lesson(again)
    await storage.keep_lesson(LessonRow("ann", "city/expansion", "[]", 2, False, 4))
    assert [(row.lesson, row.step, row.is_done) for row in await storage.lessons("ann")] == [
        ("city/expansion", 2, False),
        ("city/first", 1, True),
    ]
    await storage.erase_person("ann")
    assert await storage.lessons("ann") == []
    assert len(await storage.lessons("bob")) == 1


async def test_only_the_first_try_of_an_exercise_is_rated(storage: Storage) -> None:
    def rate(solver: ExerciseRating, exercise: ExerciseRating) -> tuple[ExerciseRating, ExerciseRating]:
        return (
            replace(solver, rating=solver.rating + 0.25, tries=solver.tries + 1),
            replace(exercise, deviation=exercise.deviation / 3, tries=exercise.tries + 1),
        )

    solver = ExerciseRating("ann", "city", 1000.0, 350.0, 0)
    exercise = ExerciseRating("", "city/one", 800.0, 150.0, 0)
    wrong = ExerciseTry("ann", "city/one", False, False, 1, 5)
    assert await storage.exercise_ratings(["city/one"]) == []
    assert await storage.keep_try(wrong, solver, exercise, rate)
    assert not await storage.keep_try(
        replace(wrong, is_right=True, is_solved=True, changed=6), solver, exercise, rate
    )
    assert not await storage.keep_try(replace(wrong, changed=7), solver, exercise, rate)
    assert await storage.exercise_tries("ann") == [ExerciseTry("ann", "city/one", False, True, 3, 7)]
    assert await storage.solver_ratings("ann") == [ExerciseRating("ann", "city", 1000.25, 350.0, 1)]
    other = replace(exercise, subject="city/two")
    assert await storage.keep_try(replace(wrong, exercise="city/two"), solver, other, rate)
    assert await storage.keep_try(replace(wrong, person="bob"), replace(solver, person="bob"), exercise, rate)
    assert (await storage.solver_ratings("ann"))[0].rating == 1000.5
    assert await storage.exercise_ratings(["city/one", "city/two", "city/three"]) == [
        ExerciseRating("", "city/one", 800.0, 150.0 / 3 / 3, 2),
        ExerciseRating("", "city/two", 800.0, 50.0, 1),
    ]
    assert await storage.exercise_ratings([]) == []
    await storage.erase_person("ann")
    assert (await storage.exercise_tries("ann"), await storage.solver_ratings("ann")) == ([], [])
    assert len(await storage.exercise_tries("bob")) == 1


async def test_decks_are_kept_up_to_a_number(storage: Storage) -> None:
    deck = DeckRow("d1", "ann", "Mine", "[]", 1)
    await storage.keep_deck(deck, 2)
    later = DeckRow("d2", "ann", "Later", "[]", 2)
    await storage.keep_deck(later, 2)
    changed = replace(deck, title="New", deck="[1]", changed=3)
    await storage.keep_deck(changed, 2)
    assert await storage.decks("ann") == [changed, later]
    with pytest.raises(Conflict):
        await storage.keep_deck(DeckRow("d3", "ann", "Many", "[]", 4), 2)
    with pytest.raises(Conflict):
        await storage.keep_deck(replace(deck, person="bob"), 9)
    with pytest.raises(Conflict):
        await storage.drop_deck("bob", "d1")
    await storage.drop_deck("ann", "d1")
    assert await storage.decks("ann") == [later]
    more = [storage.keep_deck(DeckRow(f"x{number}", "ann", "", "[]", 5), 3) for number in range(6)]
    outcomes = await asyncio.gather(*more, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 2


async def test_a_match_of_a_draft_has_one_table(storage: Storage) -> None:
    for cards in ("[1]", "[2]"):
        await storage.set_draft_deck("t1", 0, cards)
    assert await storage.draft_decks("t1") == {0: "[2]"}
    tries = [storage.add_draft_match("t1", 1, table(f"m{number}")) for number in range(5)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
    matches = await storage.draft_matches("t1")
    assert list(matches) == [1]
    assert len(matches[1].seats) == 2


# Reports


async def test_the_deepest_report_of_a_table_is_kept(storage: Storage) -> None:
    assert await storage.report("t1") is None
    await storage.add_table(table("r1"), [])
    await storage.keep_report("r1", "quick", '{"depth": "quick"}', "[1]")
    await storage.keep_report("r1", "deep", '{"depth": "deep"}', "[2]")
    assert await storage.report("r1") == ("deep", '{"depth": "deep"}')


async def test_what_the_coach_says_of_games_is_told_with_their_results(storage: Storage) -> None:
    """The latest first; of a game without a report nothing is said; who sat at two seats learns nothing."""
    for at, (id, people) in enumerate(
        {"g1": ["ann", "bob"], "g2": ["ann", "bob"], "g3": ["ann", "ann"]}.items()
    ):
        await storage.add_table(table(id), [])
        results = [ResultRow(id, seat, who, "city", 1, 2, False, at) for seat, who in enumerate(people)]
        await storage.advance(table(id), Change(TURN, [entry(1)], finish=Finish("rules", "{}", results)))
    await storage.keep_report("g1", "quick", "{}", "[1]")
    found = await storage.coached("ann", "city", 9)
    assert [(one.result.table, one.result.seat, one.depth, one.summary) for one in found] == [
        ("g2", 0, "", ""),
        ("g1", 0, "quick", "[1]"),
    ]
    assert [one.result.table for one in await storage.coached("bob", "city", 1)] == ["g2"]
    assert await storage.coached("ann", "drakon", 9) == []


async def test_variations_of_a_record_are_kept_with_its_table(storage: Storage) -> None:
    await storage.add_table(table("v1"), [], '{"lines": []}')
    assert await storage.notes("v1") == '{"lines": []}'
    assert await storage.notes("t1") == ""
    await storage.erase_person(table("v1").owner)
    assert await storage.notes("v1") == "", "what somebody wrote goes with them"


# Ratings


async def test_every_game_counts_once_however_many_end_at_once(storage: Storage) -> None:
    def first(person: str) -> Rating:
        return Rating(person, "city", 25.0, 8.0, 0)

    def rate(before: list[Rating]) -> list[Rating]:
        return [replace(one, mu=one.mu + 0.5, games=one.games + 1) for one in before]

    games = MOST_AMONG
    ends = []
    for number in range(games):
        id = f"g{number}"
        row = table(id)
        await storage.add_table(row, [])
        # Some name Ann first and some Bob: they must not wait for each other.
        people = ["ann", "bob"] if number % 2 else ["bob", "ann"]
        results = [
            ResultRow(id, seat, name, "city", seat + 1, 2, True, 9) for seat, name in enumerate(people)
        ]
        finish = Finish("rules", "{}", results, rate, first)
        ends.append(storage.advance(row, Change(TURN, [entry(1)], finish=finish)))
    await asyncio.gather(*ends)
    for name in ("ann", "bob"):
        (rating,) = await storage.ratings(name)
        assert (rating.games, rating.mu) == (games, 25.0 + 0.5 * games)
    ladder = LadderWish("city", 2, "days", False, 10)
    assert [(rating.person, name) for rating, name in await storage.ladder(ladder)] == [
        ("ann", "Ann"),
        ("bob", "Bob"),
    ]
    for other in (replace(ladder, of_bots=True), replace(ladder, seats=3), replace(ladder, pace="live")):
        assert await storage.ladder(other) == []
    (result, *_) = results = await storage.results("ann", False, "city", 5)
    assert len(results) == 5
    assert result.mu is not None, "the rating afterwards stands with the result"


async def test_of_games_between_the_same_two_only_so_many_count_in_a_day(storage: Storage) -> None:
    """However many end at once; those between others, of another kind, and of another day go on counting."""

    def rate(before: list[Rating]) -> list[Rating]:
        return [replace(one, mu=one.mu + 0.5, games=one.games + 1) for one in before]

    async def end(id: str, people: list[str], at: int, game: str = "city") -> None:
        await storage.add_table(table(id), [])
        results = [
            ResultRow(id, seat, name, game, seat + 1, len(people), True, at)
            for seat, name in enumerate(people)
        ]
        finish = Finish(
            "rules", "{}", results, rate, lambda person: Rating(person, game, 25.0, 8.0, 0, len(people))
        )
        await storage.advance(table(id), Change(TURN, [entry(1)], finish=finish))

    async def counted(person: str, game: str = "city", seats: int = 2) -> int:
        found = await storage.ratings(person)
        return sum(one.games for one in found if (one.game, one.seats) == (game, seats))

    await storage.add_person(Person("cid", "account", "Cid", "en", 1), b"cid", FOREVER)
    await asyncio.gather(*[end(f"g{number}", ["ann", "bob"], 9) for number in range(MOST_AMONG + 3)])
    assert (await counted("ann"), await counted("bob")) == (MOST_AMONG, MOST_AMONG)
    told = await storage.results("ann", False, "city", 50)
    assert sum(one.is_rated for one in told) == MOST_AMONG
    assert all(one.is_rated == (one.mu is not None) for one in told)
    await end("other", ["ann", "cid"], 9)
    await end("kind", ["ann", "bob"], 9, "drakon")
    await end("three", ["ann", "bob", "cid"], 9)
    await end("soon", ["bob", "ann"], 9 + AMONG_MS - 1)
    assert (await counted("ann"), await counted("ann", "drakon"), await counted("ann", seats=3)) == (
        MOST_AMONG + 1,
        1,
        1,
    )
    await end("later", ["bob", "ann"], 9 + AMONG_MS)
    assert (await counted("ann"), await counted("bob")) == (MOST_AMONG + 2, MOST_AMONG + 1)


async def test_a_ladder_is_read_in_pages_without_those_who_want_to_be_private(storage: Storage) -> None:
    people = [f"p{number}" for number in range(7)]
    for number, name in enumerate(people):
        await storage.add_person(Person(name, "account", name, "en", 1), name.encode(), FOREVER)
        # Two and two are equally good.
        rating = Rating(name, "city", 30.0 - number // 2, 1.0, 20, 2, "live")
        await finished(storage, f"l{number}", [name], rating)
    await storage.set_private("p3", True)
    wish = LadderWish("city", 2, "live", False, 2)
    read: list[str] = []
    while page := await storage.ladder(wish):
        read += [name for _, name in page]
        last = page[-1][0]
        wish = replace(wish, at_least=last.at_least, person=last.person)
    assert read == ["p0", "p1", "p2", "p4", "p5", "p6"]
    assert await storage.better_than(last, False) == 5
    await finished(storage, "l7", ["p3"], Rating("p3", "city", 30.0, 1.0, 20, 3, "live"), seats=3)
    assert await storage.ladder(LadderWish("city", 3, "live", False, 2)) == [], "nor on a ladder that is new"
    await storage.set_private("p3", False)
    assert await storage.better_than(last, False) == 6
    assert len(await storage.ladder(LadderWish("city", 3, "live", False, 2))) == 1


async def finished(
    storage: Storage, id: str, people: list[str], rating: Rating | None = None, **changes: object
) -> None:
    """A table that is over: its people in the order of their places, a bot if there is only one."""
    row = table(id)
    row.seats = [SeatRow(seat, "person", name, name=name.title()) for seat, name in enumerate(people)]
    if len(people) == 1:
        row.seats.append(SeatRow(1, "bot", bot="random"))
    await storage.add_table(row, [])
    results = [
        replace(ResultRow(id, seat, name, "city", seat + 1, 2, rating is not None, 9), **changes)  # type: ignore[arg-type]
        for seat, name in enumerate(people)
    ]
    if rating is None:
        finish = Finish("rules", "{}", results)
    else:
        first = rating
        finish = Finish("rules", "{}", results, lambda before: before, lambda person: first)
    await storage.advance(row, Change(TURN, finish=finish))


async def test_a_history_is_read_in_pages_and_private_tables_are_left_out(storage: Storage) -> None:
    for number in range(5):
        await finished(storage, f"h{number}", ["ann", "bob"], at=20 + number // 2, is_public=number != 3)
    await finished(storage, "hot", ["ann", "ann"], at=19)
    await finished(storage, "solo", ["ann"], at=18)
    for sees_all, expected in (
        (True, ["h4", "h3", "h2", "h1", "h0", "hot", "solo"]),
        (False, ["h4", "h2", "h1", "h0", "hot", "solo"]),
    ):
        read: list[str] = []
        after = FIRST
        while page := await storage.played("ann", sees_all, after, 2):
            read += [one.result.table for one in page]
            after = (page[-1].result.at, page[-1].result.table)
        assert read == expected
    (last,) = await storage.played("bob", True, (20, "h1"), 1)
    assert (last.result.table, last.result.place) == ("h0", 2)
    assert [(one.person, one.name) for one in last.players] == [("ann", "Ann"), ("bob", "Bob")]
    met = await storage.opponents("ann", False, "city", 100, 10)
    assert [(one.person, one.name, one.bot, one.games, one.wins) for one in met] == [
        ("bob", "Bob", "", 4, 4),
        ("", "", "random", 1, 1),
    ]
    assert [one.wins for one in await storage.opponents("bob", True, "city", 3, 10)] == [0]
    assert "hot" not in [row.table for row in await storage.results("ann", True, "", 10)]
    await storage.erase_person("bob")
    assert [one.bot for one in await storage.opponents("ann", True, "city", 100, 10)] == ["random"]


async def test_finished_tables_of_a_person_come_in_pages(storage: Storage) -> None:
    for number in range(5):
        await finished(storage, f"f{number}", ["bob", "bob"] if number == 3 else ["ann", "bob"], at=5)
    imported = table("import", "finished")
    imported.owner, imported.moved, imported.seats = "bob", 9, [SeatRow(0, "bot")]
    await storage.add_table(imported, [])
    read: list[str] = []
    after = FIRST
    while page := await storage.finished_of("bob", after, 2):
        read += [row.id for row in page]
        after = (page[-1].moved, page[-1].id)
    assert read == ["import", "f4", "f3", "f2", "f1", "f0"]
    assert [row.id for row in await storage.tables_of("bob", 9)] == ["t1"], "what is not over"


# People among each other


async def test_friends_and_blocks_are_noted_up_to_a_number(storage: Storage) -> None:
    await storage.add_person(Person("carl", "guest", "Carl", "en", 1), b"carl", FOREVER)
    for other in ("carl", "bob", "bob"):
        await storage.set_tie("ann", other, FRIEND, 5, 3)
    await storage.set_tie("ann", "carl", BLOCK, 5, 3)
    assert await storage.ties("ann", FRIEND) == [("bob", "Bob", "account"), ("carl", "Carl", "guest")]
    assert await storage.is_tied("ann", "carl", BLOCK)
    assert not await storage.is_tied("carl", "ann", BLOCK)
    with pytest.raises(Conflict):
        await storage.set_tie("ann", "carl", FRIEND, 5, 2)
    await storage.drop_tie("ann", "bob", FRIEND)
    await storage.erase_person("carl")
    assert await storage.ties("ann", FRIEND) == []
    assert not await storage.is_tied("ann", "carl", BLOCK)


def seeking(person: str, at: int, **changes: object) -> Seek:
    usual = Seek(person, person, "city", "live", False, 10.0, at, at + 100)
    return replace(usual, **changes)  # type: ignore[arg-type]


def near(waited: int) -> float:
    """Somebody who is 2 better or worse is found after 50 milliseconds."""
    return 1.0 if waited < 50 else 2.0


def pairing(one: Person, other: Person) -> TableRow:
    row = table(f"{one.id}-{other.id}", "lobby")
    row.seats = [SeatRow(0, "person", one.id, name=one.name), SeatRow(1, "person", other.id, name=other.name)]
    return row


async def test_two_who_look_for_the_same_get_one_table(storage: Storage) -> None:
    await storage.add_person(Person("carl", "guest", "Carl", "en", 1), b"carl", FOREVER)
    assert await storage.seek(seeking("ann", 5), near, pairing) == (None, 5)
    for other in (
        seeking("bob", 6, game="drakon"),
        seeking("bob", 6, clock="days"),
        seeking("bob", 6, is_rated=True),
        seeking("bob", 6, at_least=12.0),
        seeking("bob", 6, head="ann"),
        seeking("bob", 105),
    ):
        assert (await storage.seek(other, near, pairing))[0] is None
    await storage.set_tie("ann", "bob", BLOCK, 1, 9)
    assert (await storage.seek(seeking("bob", 7), near, pairing))[0] is None
    await storage.drop_tie("ann", "bob", BLOCK)
    assert await storage.seek(seeking("ann", 50), near, pairing) == ("ann-bob", 5), "and goes on since 5"
    assert await storage.seek(seeking("bob", 51), near, pairing) == ("ann-bob", 6)
    assert (await storage.seek(seeking("carl", 52), near, pairing))[0] is None, "both are taken"
    row = await now(storage, "ann-bob")
    assert [seat.person for seat in row.seats] == ["ann", "bob"]
    await storage.drop_seek("bob")
    assert await storage.seek(seeking("bob", 60), near, pairing) == ("bob-carl", 60), "the next game"
    await storage.drop_seek("ann")
    await storage.drop_seek("bob")
    assert await storage.seek(seeking("ann", 200), near, pairing) == (None, 200)
    for at, expected in ((200, None), (249, None), (250, "bob-ann")):
        assert (await storage.seek(seeking("bob", at, at_least=12.0), near, pairing))[0] == expected


async def test_of_many_who_look_at_once_each_gets_one_table(storage: Storage) -> None:
    people = [f"s{number}" for number in range(12)]
    for name in people:
        await storage.add_person(Person(name, "guest", name, "en", 1), name.encode(), FOREVER)
    for at in range(10, 60):
        found = await asyncio.gather(*[storage.seek(seeking(name, at), near, pairing) for name in people])
        if all(one is not None for one, _ in found):
            break
    tables = [str(one) for one, _ in found]
    assert sorted(tables) == sorted([*set(tables), *set(tables)]), "two at each"
    assert len(set(tables)) == 6


async def test_complaints_wait_for_the_operator(storage: Storage) -> None:
    first = await storage.add_offence(Offence(0, "ann", "bob", "t1", "insult", "said so ☺", 9))
    await storage.add_offence(Offence(0, "bob", "ann", "", "name", "", 10))
    assert [(one.name, one.reporter_name) for one in await storage.offences(False, 10)] == [
        ("Bob", "Ann"),
        ("Ann", "Bob"),
    ]
    await storage.settle(first)
    assert [one.reason for one in await storage.offences(False, 10)] == ["name"]
    assert [one.text for one in await storage.offences(True, 10)] == ["said so ☺"]
    with pytest.raises(Conflict):
        await storage.settle(999)


# What is not kept for ever


async def test_what_is_too_old_is_deleted_a_little_at_a_time(storage: Storage) -> None:
    for number in range(60):
        await storage.add_table(table(f"c{number}", "closed"), [entry(1)])
    imported = table("import", "finished")
    imported.origin = "import"
    await storage.add_table(imported, [entry(1)])
    await storage.add_table(table("over", "finished"), [])
    await storage.add_chat("over", "ann", "bye", 3, 100)
    await storage.add_person(Person("gone", "guest", "Gone", "en", 1), b"gone", 5)
    await storage.add_person(Person("seated", "guest", "Seated", "en", 1), b"seated", 5)
    row = table("played", "finished")
    row.seats[1] = SeatRow(1, "person", "seated", name="Seated")
    await storage.add_table(row, [])
    await storage.drop_old_sessions(10)
    assert await storage.count_imports("ann") == 1
    assert await storage.purge(Retention(0, 0, 0, 0), set()) == 0
    # 50 tables, a line of chat, two guests.
    assert await storage.purge(Retention(50, 50, 50, 50), {"c0"}) == 53
    assert await storage.purge(Retention(50, 50, 50, 50), {"c0"}) == 10
    assert await storage.purge(Retention(50, 50, 50, 50), {"c0"}) == 0
    assert await storage.purge(Retention(50, 50, 50, 50), set()) == 1
    assert await storage.count_imports("ann") == 0
    assert await storage.person("gone") is None
    seated = await storage.person("seated")
    assert seated is not None
    assert seated.kind == "deleted"
    assert len(await storage.chat("t1", Ears(), 10)) == 1
    assert await storage.chat("over", Ears(), 10) == []


async def test_it_knows_when_something_was_stored_last(storage: Storage) -> None:
    assert await storage.latest() == 5
    await storage.add_session(b"x", "ann", "cookie", 77, 100)
    assert await storage.latest() == 77
    assert await storage.is_ready()


async def test_a_clock_that_is_set_back_does_not_make_it_unready(storage: Storage) -> None:
    assert await storage.take(READY, 0, burst=1, rate=1, now=FAR)
    assert await storage.is_ready()
    assert await storage.is_ready()


async def test_a_clock_that_is_set_back_empties_no_bucket(storage: Storage) -> None:
    def take(now: int) -> Awaitable[bool]:
        return storage.take("chat ann", 1, burst=2, rate=1, now=now)

    assert await take(FAR)
    assert [await take(1000) for _ in range(3)] == [True, False, False], "nothing has come back"
    assert [await take(2000) for _ in range(2)] == [True, False], "and it goes by the new time"


async def test_who_lived_by_a_clock_that_was_set_back_lives_no_more(storage: Storage) -> None:
    bots_turn = Change(Turn(1, None, None, "[]", 5), [entry(3)])
    await storage.advance(await now(storage, "t1"), bots_turn, "dead")
    await storage.beat("dead", FAR, FAR + 3000)
    found = await storage.beat("here", 1000, 4000)
    assert (found.names, found.since, found.is_first) == (["here"], 1000, True)
    assert await storage.take_over("here", 1000, 10) == ["t1"]


async def test_a_write_is_done_though_whoever_asked_has_gone(storage: Storage) -> None:
    task = asyncio.create_task(storage.set_mute("ann", "bob", True))
    await asyncio.sleep(0)
    task.cancel()
    async with asyncio.timeout(PATIENCE):
        while not await storage.mutes("ann"):
            await asyncio.sleep(0.01)
    assert await storage.mutes("ann") == ["bob"]


async def test_notices_reach_everybody_but_their_sender(storage: Storage) -> None:
    heard: list[tuple[str, Notice]] = []
    for name in ("a", "b", "c"):
        storage.listen(name, lambda notice, name=name: heard.append((name, notice)))  # type: ignore[misc]
    if storage.is_shared:
        await until(lambda: len(heard) == 3)
        assert {notice.kind for _, notice in heard} == {MISSED}, "what was told before is not known"
        heard.clear()
    notices = [Notice("b", "table", "t1", f"{number} ☺") for number in range(100)]
    for notice in notices:
        storage.tell(notice)
    storage.tell(Notice("b", "chat", "t1", "x" * LONGEST))
    storage.tell(Notice("c", "who", "t1"))
    await until(lambda: ("a", Notice("c", "who", "t1")) in heard)
    assert [notice for name, notice in heard if name == "a" and notice.kind == "table"] == notices
    assert [notice for name, notice in heard if name == "b"] == [Notice("c", "who", "t1")]
    assert notice_of(notices[0].encode()) == notices[0]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


# Being called


async def test_days_off_and_wishes_are_kept_until_somebody_leaves(storage: Storage) -> None:
    assert await storage.calendar_of("ann") is None
    assert await storage.call_wishes("ann") is None
    for text in ("{}", '{"zone":"UTC"}'):
        await storage.set_calendar("ann", CalendarRow(text, 7))
        await storage.set_call_wishes("ann", text)
    assert await storage.calendar_of("ann") == CalendarRow('{"zone":"UTC"}', 7)
    assert await storage.call_wishes("ann") == '{"zone":"UTC"}'
    assert await storage.calendar_of("bob") is None
    await storage.erase_person("ann")
    assert await storage.calendar_of("ann") is None
    assert await storage.call_wishes("ann") is None


async def test_a_browser_belongs_to_the_session_in_it(storage: Storage) -> None:
    first = Subscription("https://push/1", "ann", b"ann", "key", "auth", 1)
    await storage.subscribe(first, 2)
    await storage.subscribe(replace(first, endpoint="https://push/2", created=2), 2)
    await storage.subscribe(replace(first, endpoint="https://push/3", created=3), 2)
    found = await storage.subscriptions("ann", 5)
    assert [one.endpoint for one in found] == ["https://push/2", "https://push/3"], "the oldest made room"
    await storage.subscribe(Subscription("https://push/3", "bob", b"bob", "other", "auth", 4), 2)
    assert [one.endpoint for one in await storage.subscriptions("ann", 5)] == ["https://push/2"]
    assert [one.key for one in await storage.subscriptions("bob", 5)] == ["other"], "whoever signs in there"
    await storage.unsubscribe("ann", "https://push/3")
    assert len(await storage.subscriptions("bob", 5)) == 1, "another's"
    assert await storage.subscriptions("ann", FOREVER) == [], "the session is over"
    await storage.drop_sessions("ann")
    assert await storage.subscriptions("ann", 5) == []
    await storage.drop_calls(0)
    await storage.add_session(b"ann", "ann", "cookie", 1, FOREVER)
    assert await storage.subscriptions("ann", 5) == [], "forgotten with the session"


async def test_somebody_is_called_once_for_each_mark(storage: Storage) -> None:
    call = Call("ann", "turn", "t1", "4", 10)
    assert await storage.add_call(call)
    assert not await storage.add_call(replace(call, due=5))
    assert await storage.take_call(9, 100) is None
    taken = await asyncio.gather(*[storage.take_call(10, 100) for _ in range(4)])
    assert [one for one in taken if one is not None] == [replace(call, due=100, tries=1)]
    await storage.put_off_call(replace(call, due=20, tries=1, reached='["mail"]'))
    assert await storage.take_call(20, 100) == replace(call, due=100, tries=2, reached='["mail"]')
    assert await storage.add_call(replace(call, mark="6", due=30)), "it is another turn"
    await storage.put_off_call(replace(call, due=0))
    await storage.end_call("ann", "turn", "t1", "4")
    assert await storage.take_call(30, 100) == replace(call, mark="6", due=100, tries=1), (
        "the old one ends nothing"
    )
    await storage.end_call("ann", "turn", "t1", "6")
    assert await storage.take_call(1000, 2000) is None
    assert not await storage.add_call(replace(call, mark="6")), "also when it was made"
    await storage.drop_calls(101)
    assert await storage.add_call(replace(call, mark="6")), "until it is forgotten"


async def test_all_processes_share_a_secret(storage: Storage) -> None:
    found = await asyncio.gather(*[storage.shared_secret("vapid", name) for name in "abc"])
    assert len(set(found)) == 1
    assert await storage.shared_secret("vapid", "d") == found[0]
    assert await storage.shared_secret("stop", "d") == "d"


async def test_faults_of_a_webhook_are_counted_in_a_row(storage: Storage) -> None:
    hook = Webhook("bob", "https://example.org/", "secret")
    await storage.set_webhook(hook)
    assert [await storage.count_fault("bob", is_fault) for is_fault in (True, True, False, True)] == [
        1,
        2,
        0,
        1,
    ]
    assert await storage.webhook_of("bob") == replace(hook, faults=1)
    await storage.set_webhook(replace(hook, url="https://example.org/2"))
    assert await storage.webhook_of("bob") == replace(hook, url="https://example.org/2")
    await storage.drop_webhook("bob")
    assert await storage.webhook_of("bob") is None
    assert await storage.count_fault("bob", True) == 0
