"""What every store promises of talking: rooms, phrases, deleted lines, reactions and what was read."""

from __future__ import annotations

import pytest

from obelisk.storage.base import Conflict, Retention, Storage
from obelisk.storage.talk import GALLERY, Ears, Reaction
from storage.samples import now, person
from storage.test_storage_contract import storage

__all__ = ["storage"]
"""The fixture: an empty SQLite and an empty PostgreSQL store with Ann and Bob."""


async def said(storage: Storage, ears: Ears) -> list[str]:
    return [line.text or line.phrase for line in await storage.chat("t1", ears, 10)]


async def test_everybody_hears_what_is_for_them(storage: Storage) -> None:
    await storage.add_chat("t1", "bob", "", 5, 100, phrase="thanks")
    await storage.add_chat("t1", "bob", "psst", 6, 100, GALLERY)
    await storage.add_chat("t1", "ann", "later", 9, 100)
    assert await said(storage, Ears()) == ["hello", "thanks", "psst", "later"]
    assert await said(storage, Ears(has_gallery=False)) == ["hello", "thanks", "later"]
    # What onlookers say to each other is not delayed.
    assert await said(storage, Ears(until=5)) == ["hello", "thanks", "psst"]
    # Bob has muted Ann.
    assert await said(storage, Ears("bob")) == ["thanks", "psst"]


async def test_a_line_is_deleted_once_and_told_of_in_order(storage: Storage) -> None:
    first, second = [await storage.add_chat("t1", "bob", f"{number}", 5, 100) for number in range(2)]
    await storage.react("t1", Reaction("ann", "line", second, "laugh", "table", 6), 9)
    before = await storage.last_removed()
    await storage.remove_chat(second, 100)
    # The clock of whoever deletes may be behind.
    await storage.remove_chat(first, 50)
    for id in (second, 999_999):
        with pytest.raises(Conflict):
            await storage.remove_chat(id, 200)
    removed = await storage.removed_chat(before)
    assert [(id, table) for id, table, _ in removed] == [(second, "t1"), (first, "t1")]
    assert [id for id, _, _ in await storage.removed_chat(removed[0][2])] == [first]
    assert await storage.last_removed() == removed[1][2]
    found = await storage.chat_line(second)
    assert found is not None
    assert (found[0], found[1].text, found[1].removed > 0) == ("t1", "", True)
    assert await storage.reactions("t1", Ears(), 10) == []
    assert await storage.chat_line(999_999) is None


async def test_each_person_shows_one_mark_at_a_thing(storage: Storage) -> None:
    heart = Reaction("ann", "ply", 2, "heart", "table", 5)
    await storage.react("t1", heart, 2)
    wow = Reaction("ann", "ply", 2, "wow", "table", 6)
    await storage.react("t1", wow, 2)
    await storage.react("t1", Reaction("ann", "ply", 1, "sad", "table", 7), 2)
    with pytest.raises(Conflict):
        await storage.react("t1", Reaction("ann", "line", 1, "sad", "table", 8), 2)
    theirs = Reaction("bob", "ply", 2, "like", GALLERY, 9)
    await storage.react("t1", theirs, 2)
    await storage.react("t1", Reaction("ann", "ply", 1, "", "table", 10), 2)
    assert await storage.reactions("t1", Ears(), 10) == [wow, theirs]
    assert await storage.reactions("t1", Ears(has_gallery=False), 10) == [wow]
    assert await storage.reactions("t1", Ears(until=5), 10) == [theirs]
    assert await storage.reactions("t1", Ears(), 1) == [theirs]
    # Bob has muted Ann.
    assert await storage.reactions("t1", Ears("bob"), 10) == [theirs]


async def test_reactions_go_with_the_lines_they_were_for(storage: Storage) -> None:
    line = await storage.add_chat("t1", "bob", "one", 5, 100)
    await storage.react("t1", Reaction("bob", "line", line, "like", "table", 6), 9)
    for number in range(3):
        await storage.add_chat("t1", "bob", f"{number}", 7, 3)
    assert await storage.reactions("t1", Ears(), 10) == []


async def test_unread_lines_are_those_of_the_other_players(storage: Storage) -> None:
    assert await storage.unread("bob", []) == {}
    await storage.set_mute("bob", "ann", False)
    assert await storage.unread("bob", ["t1", "t2"]) == {"t1": 1}
    assert await storage.unread("ann", ["t1"]) == {}
    last = await storage.add_chat("t1", "ann", "more", 5, 100)
    await storage.add_chat("t1", "ann", "psst", 6, 100, GALLERY)
    gone = await storage.add_chat("t1", "ann", "gone", 7, 100)
    await storage.remove_chat(gone, 8)
    assert await storage.unread("bob", ["t1"]) == {"t1": 2}
    await storage.set_read("bob", "t1", last)
    await storage.set_read("bob", "t1", last - 1)
    assert await storage.read_until("bob", "t1") == last
    assert await storage.read_until("ann", "t1") == 0
    assert await storage.unread("bob", ["t1"]) == {}
    await storage.add_chat("t1", "ann", "again", 9, 100)
    await storage.set_mute("bob", "ann", True)
    assert await storage.unread("bob", ["t1"]) == {}


async def test_somebody_may_have_to_be_silent(storage: Storage) -> None:
    await storage.set_silent("ann", 99)
    ann = await storage.person("ann")
    assert ann is not None
    assert ann.silent_until == 99
    with pytest.raises(Conflict):
        await storage.set_silent("nobody", 99)


async def test_what_a_deleted_person_said_and_showed_is_gone(storage: Storage) -> None:
    line = (await storage.chat("t1", Ears(), 1))[0].id
    await storage.add_person(person("carl"), b"carl", 1 << 60)
    await storage.react("t1", Reaction("carl", "line", line, "like", "table", 5), 9)
    kept = Reaction("carl", "ply", 1, "like", "table", 6)
    await storage.react("t1", kept, 9)
    await storage.react("t1", Reaction("ann", "ply", 1, "like", "table", 7), 9)
    await storage.set_read("ann", "t1", line)
    await storage.erase_person("ann")
    assert await storage.reactions("t1", Ears(), 9) == [kept]
    assert await storage.read_until("ann", "t1") == 0


async def test_old_talk_is_purged_with_what_was_shown_at_it(storage: Storage) -> None:
    line = (await storage.chat("t1", Ears(), 1))[0].id
    await storage.react("t1", Reaction("bob", "line", line, "like", "table", 90), 9)
    await storage.react("t1", Reaction("bob", "ply", 1, "like", "table", 5), 9)
    later = Reaction("bob", "ply", 2, "like", "table", 91)
    await storage.react("t1", later, 9)
    await storage.set_status(await now(storage, "t1"), "archived", 10)
    await storage.purge(Retention(closed=0, imports=0, guests=0, chat=50), set())
    assert await storage.chat("t1", Ears(), 9) == []
    assert await storage.reactions("t1", Ears(), 9) == [later]
