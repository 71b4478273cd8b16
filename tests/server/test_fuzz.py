"""Nonsense: frames, records and logs that were tampered with never break anything."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import websockets

from obelisk.core.record import Replay, write
from obelisk.jsontext import encode_json
from obelisk.server.table import match as matches
from obelisk.server.table.log import DamagedLog
from obelisk.server.table.trial import TakingBack, tried
from obelisk.storage.base import LogEntry, SeatRow, TableRow
from server.playground import closing_code, playground, replayed, run

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]
SEEDS = [
    '{"type":"move","seq":0,"key":"a","actions":["done"]}',
    '{"type":"undo","seq":0,"plies":1}',
    '{"type":"undo_answer","seq":0,"agree":true}',
    '{"type":"chat","text":"hello"}',
    '{"type":"chat","phrase":"hello"}',
    '{"type":"react","on":"line","target":1,"mark":"wow"}',
    '{"type":"sync","seq":0}',
    '{"type":"return"}',
    '{"type":"ping"}',
]


def mutated(text: str, rng: Random) -> str:
    """A text with a few letters changed, doubled, cut or swapped."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(letters)) if letters else 0
        change = rng.randrange(5)
        if change == 0 and letters:
            del letters[place]
        elif change == 1:
            letters.insert(place, chr(rng.choice([0, 10, 34, 44, 58, 91, 92, 123, 125, 0x20AC, 0x1F600])))
        elif change == 2 and letters:
            letters[place] = chr(rng.randrange(32, 127))
        elif change == 3:
            letters = letters[:place]
        else:
            letters = letters[:place] + letters[place : place + 5] * 2 + letters[place:]
    return "".join(letters)


def fuzz_frames(folder: Path, frames: int, seed: int) -> None:
    async def scenario() -> None:
        async with playground(folder) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT)
            rng = Random(seed)
            sent = 0
            while sent < frames:
                async with ann.socket(table) as socket:
                    try:
                        for _ in range(20):
                            sent += 1
                            await socket.connection.send(mutated(rng.choice(SEEDS), rng))
                        await socket.send(type="ping")
                        await socket.until("pong")
                    except websockets.ConnectionClosed:
                        assert await closing_code(socket) == 4400
            info = await ann.get(f"/api/tables/{table}")
            assert info["status"] == "playing"
            await replayed(ground, table)

    run(scenario(), 3000)


def test_fuzzed_frames_are_answered_or_end_the_connection(tmp_path: Path) -> None:
    fuzz_frames(tmp_path, 400, 9)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_fuzzed_frames_are_answered_or_end_the_connection(tmp_path: Path, seed: int) -> None:
    fuzz_frames(tmp_path, 10_000, seed)


def row() -> TableRow:
    found = TableRow(
        id="t", game="city", rules=1, options='{"players": 2}', status="playing", owner="o", title="",
        is_public=True, is_rated=False, spectators=True, clock="{}", takeover="random", commitment="c",
        seed=bytes(32), origin="", created=0, moved=0,
    )  # fmt: skip
    found.seats = [SeatRow(0, "person", "a"), SeatRow(1, "person", "b")]
    return found


def played(plies: int) -> tuple[TableRow, matches.Match, list[LogEntry]]:
    """A table some actions into its game."""
    table, match = matches.deal(row())
    rng = Random(2)
    entries: list[LogEntry] = []
    for number in range(plies):
        decision = match.decision()
        assert decision is not None
        trial = tried(match, decision.seat, [rng.choice(match.legal_texts())], f"k{number}", number)
        match.adopt(trial)
        entries.extend(trial.entries)
        if match.may_undo(decision.seat) and rng.random() < 0.2:
            record = match.table.record
            before = Replay(match.game, record.prefix(len(record.plies) - 1))
            before.finish()
            taking_back = TakingBack(
                match, decision.seat, 1, before.state, match.game.legal(before.state), number
            )
            match.adopt(taking_back)
            entries.extend(taking_back.entries)
    return table, match, entries


def test_a_log_brings_back_the_very_state_with_or_without_a_snapshot() -> None:
    table, match, entries = played(60)
    assert any(entry.kind == "undo" for entry in entries)
    truth = match.game.encode_state(match.state)
    snapshot = json.dumps(truth)
    for cache in (None, (len(entries), snapshot), (len(entries), "{}"), (len(entries) - 1, snapshot)):
        again = matches.load(table, entries, cache)
        assert again.game.encode_state(again.state) == truth
        assert (again.seq, again.link, again.keys) == (match.seq, match.link, match.keys)
    quick = matches.load(table, entries, (len(entries), snapshot))
    # What happened before a snapshot is not known any more: nobody takes back across it.
    assert [quick.may_undo(seat) for seat in (0, 1)] == [0, 0]
    # Chance goes on where it was: the same action leads to the same state.
    decision = match.decision()
    assert decision is not None
    text = match.legal_texts()[0]
    slow = matches.load(table, entries)
    for one in (quick, slow, match):
        one.adopt(tried(one, decision.seat, [text], None, 1))
    assert slow.game.encode_state(slow.state) == quick.game.encode_state(quick.state)
    assert slow.game.encode_state(slow.state) == match.game.encode_state(match.state)


def test_a_log_that_was_tampered_with_is_not_played_on() -> None:
    table, _, entries = played(30)
    other = replace(entries[7], action=entries[3].action)
    for damaged in ([*entries[:7], other, *entries[8:]], [*entries[:5], *entries[6:]]):
        with pytest.raises(DamagedLog):
            matches.load(table, damaged)


def fuzz_records(folder: Path, number: int, seed: int) -> None:
    _, match, _ = played(40)
    match.table.record.commitment = ""
    text = write(match.table.record, encode_json)

    async def scenario() -> None:
        async with playground(folder, tables_per_guest=100_000) as ground:
            ann = await ground.guest("Ann")
            rng = Random(seed)
            for _ in range(number):
                answer = await ann.http.post("/api/records", json={"text": mutated(text, rng)})
                assert answer.status_code in (201, 404, 422), answer.text

    run(scenario(), 3000)


def test_fuzzed_records_are_refused_politely(tmp_path: Path) -> None:
    fuzz_records(tmp_path, 60, 3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_fuzzed_records_are_refused_politely(tmp_path: Path, seed: int) -> None:
    fuzz_records(tmp_path, 500, seed)
