"""Records: what is written comes back, and whatever is wrong is named with its line."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.toy_game import Options, State, Toy, View
from obelisk.core.chance import Chance, FairChance, SeededChance, commitment_of, mixed_seed
from obelisk.core.decision import Result
from obelisk.core.errors import InvalidOptions, OptionProblem
from obelisk.core.event import Event
from obelisk.core.record import (
    InvalidRecord,
    Part,
    Record,
    Replay,
    first_link,
    next_link,
    parse_result,
    read,
    result_text,
    verify_fairness,
    write,
)
from obelisk.core.table import Table, open_table

SEED = bytes(reversed(range(32)))


def played(*actions: str, fair: bool = False) -> Table[Options, State, View]:
    """A game of Toy played so far."""
    chance = FairChance(SEED) if fair else SeededChance(1)
    table = open_table(Toy(), {"highest": 9}, chance, ["Ann", "Bob"])
    if isinstance(chance, FairChance):
        table.record.commitment = chance.commitment
    for seat, action in enumerate(actions):
        table.play_text(seat, action)
    return table


def text_of(table: Table[Options, State, View]) -> str:
    return write(table.record, json.dumps)


def rechained(text: str, change: Callable[[str], str]) -> str:
    """A text changed by somebody who knows how to make the hash chain fit again."""
    lines = [line.rpartition(" #")[0] if " #" in line else line for line in text.splitlines()]
    lines = change("\n".join(lines)).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("set"))
    link = first_link(lines[:start])
    chained = lines[:start]
    for line in lines[start:]:
        link = next_link(link, line)
        chained.append(f"{line} #{link}")
    return "\n".join(chained) + "\n"


def error_of(text: str) -> str:
    """The error that reading and replaying a text gives."""
    with pytest.raises(InvalidRecord) as caught:
        Replay(Toy(), read(text, json.loads)).finish()
    return str(caught.value)


def test_a_record_is_readable() -> None:
    lines = text_of(played("keep", "swap")).splitlines()
    assert lines[:6] == [
        "obelisk record 1",
        "game toy",
        "rules 1",
        "option highest 9",
        "seat p1 Ann",
        "seat p2 Bob",
    ]
    assert lines[6].startswith("setup | deal p1 ")
    assert lines[7].startswith("1 p1 keep #")
    assert lines[8].startswith("2 p2 swap | draw p2 ")
    assert lines[9].startswith("result compared | winners p")


def test_what_is_written_comes_back_and_replays() -> None:
    table = played("swap", "swap", fair=True)
    table.record.seed = SEED.hex()
    text = text_of(table)
    record = read(text, json.loads)
    assert write(record, json.dumps) == text
    assert not record.is_cut
    replay = Replay(Toy(), record)
    assert [event.id for event in replay.events] == ["dealt", "dealt"]
    replay.to(1)
    assert [event.id for event in replay.events] == ["laid_open", "drawn"]
    replay.finish()
    assert Toy().encode_state(replay.state) == Toy().encode_state(table.state)
    assert record.outcomes() == table.record.outcomes()


def test_a_prefix_has_no_result() -> None:
    part = played("keep", "keep").record.prefix(1)
    assert len(part.plies) == 1
    assert part.result is None


def test_windows_line_ends_are_the_same_record() -> None:
    text = text_of(played("keep"))
    assert write(read(text.replace("\n", "\r\n"), json.loads), json.dumps) == text


def test_names_cannot_break_the_format() -> None:
    table = played("keep")
    table.record.players = ["An\nn \u202e #00", ""]
    record = read(text_of(table), json.loads)
    assert record.players == ["An n #00", "-"]


def test_a_record_cut_off_anywhere_replays_to_its_last_whole_line_or_says_why_not() -> None:
    text = text_of(played("swap", "swap"))
    ends = [number for number, character in enumerate(text) if character == "\n"]
    setup_end, first_end, second_end = ends[6], ends[7], ends[8]
    for length in range(len(text)):
        part = text[:length]
        if length < setup_end:
            assert error_of(part).startswith("line ")
            continue
        record = read(part, json.loads)
        Replay(Toy(), record).finish()
        assert len(record.plies) == (length >= first_end) + (length >= second_end)
        assert record.is_cut == (part.rstrip("\n") != text[: max(e for e in ends if e <= length)])


NOTES = '{"comments": {"1": "Bold #0123456789abcdef"}}'


def test_variations_are_kept_behind_the_game_and_change_nothing_in_it() -> None:
    table = played("keep", "swap")
    plain = text_of(table)
    table.record.notes = NOTES
    text = text_of(table)
    assert text == f"{plain}analysis {NOTES}\n"
    record = read(text, json.loads)
    assert record.notes == NOTES
    assert not record.is_cut
    assert write(record, json.dumps) == text
    Replay(Toy(), record).finish()
    record.notes = ""
    assert write(record, json.dumps) == plain


def test_variations_stand_nowhere_but_at_the_end() -> None:
    plain = text_of(played("keep"))
    with pytest.raises(InvalidRecord, match="hash does not fit"):
        read(f"{plain}analysis {NOTES}\nanalysis {NOTES}\n", json.loads)
    header = plain[: plain.index("setup")]
    with pytest.raises(InvalidRecord, match="ends before its 'setup' line"):
        read(f"{header}analysis {NOTES}\n", json.loads)


def test_a_changed_line_shows() -> None:
    text = text_of(played("keep", "swap"))
    assert error_of(text.replace("p1 keep", "p1 swap")).startswith("line 8: the hash does not fit")
    assert error_of(text.replace("Ann", "Eve")).startswith("line 7: the hash does not fit")


def test_a_line_left_out_shows() -> None:
    lines = text_of(played("keep", "swap")).splitlines(keepends=True)
    assert error_of("".join(lines[:7] + lines[8:])).startswith("line 8: the hash does not fit")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (
            "obelisk record 1",
            "obelisk record 3",
            "line 1: record format 3; this program reads formats 1 to 2",
        ),
        ("obelisk record 1", "obelisk record x", "line 1: 'obelisk record' needs a number"),
        ("obelisk record 1", '[Event "chess"]', "line 1: this is no Obelisk record"),
        ("game toy", "game chess", "line 2: a record of 'chess', not of 'toy'"),
        ("game toy\n", "", "line 2: expected 'game'"),
        ("rules 1", "rules 7", "line 3: made by rules version 7; this program plays version 1"),
        ("rules 1", "rules one", "line 3: 'rules' needs a number"),
        ("option highest 9", "option highest {", "line 4: the value of option 'highest' cannot be read"),
        ("option highest 9", "option highest 2", "line 4: option highest = 2: too low [TOY-0]"),
        ("option highest 9", "option colour 9", "line 4: option colour = 9: unknown [TOY-0]"),
        ("seat p2", "seat p3", "line 6: expected 'seat p2'"),
        (
            "obelisk record 1",
            "obelisk record 0",
            "line 1: record format 0; this program reads formats 1 to 2",
        ),
        ("obelisk record 1", "obelisk record 2", "line 7: format 2 has a commitment, and says of every seat"),
        ("seat p2 Bob", "seat p2 Bob\ncommitment 12", "line 7: a commitment has 64 hexadecimal digits"),
        ("setup | ", "set | ", "line 7: expected 'setup'"),
        ("setup | deal", "setup | sell", "line 7: cannot read 'sell"),
        ("1 p1 keep", "2 p1 keep", "line 8: expected action 1"),
        ("1 p1 keep", "1 p1", "line 8: expected action 1"),
        ("1 p1 keep", "1 q1 keep", "line 8: 'q1' is no seat"),
        ("1 p1 keep", "1 p2 keep", "line 8: it is p1 who decides here"),
        ("1 p1 keep", "1 p1 jump", "line 8: 'jump': cannot read 'jump' [TOY-4]"),
        ("1 p1 keep", "1 p1 keep | draw p1 4", "line 8: more chance outcomes than the rules ask for"),
        ("1 p1 keep", "1 p1 keep | draw p1 4)", "line 8: cannot read the chance outcome"),
        ("1 p1 keep", "1 p1 swap", "line 8: 'swap': the rules ask for a chance outcome that is not given"),
        ("2 p2 swap | draw p2", "2 p2 swap | deal p2", "line 9: 'swap': the chance outcome answers another"),
        ("result compared", "result compared twice", "line 10: this result cannot be read"),
        ("places", "place", "line 10: this result cannot be read"),
        ("result compared", "result guessed", "line 10: the result is not what the rules say"),
    ],
)
def test_damage_is_named_with_its_line(old: str, new: str, error: str) -> None:
    text = text_of(played("keep", "swap"))
    assert old in text
    assert error_of(rechained(text, lambda body: body.replace(old, new, 1))).startswith(error)


def test_damage_in_the_setup_is_named() -> None:
    text = text_of(played("keep"))
    twice = rechained(text, lambda body: body.replace("deal p2", "deal p1"))
    assert error_of(twice) == "line 7: the chance outcome answers another question than the rules ask"
    more = rechained(text, lambda body: body.replace("\n1 p1", " | deal p1 2\n1 p1"))
    assert error_of(more) == "line 7: more chance outcomes than the rules ask for"


def test_options_that_are_not_all_known_cannot_be_replayed() -> None:
    class Closed(Toy):
        def setup(self, options: Options, chance: Chance, events: list[Event] | None = None) -> State:
            raise InvalidOptions([OptionProblem("highest", None, "TOY-0", "not known")])

    record = played("keep").record
    with pytest.raises(InvalidRecord, match="not known"):
        Replay(Closed(), record)


def test_nothing_follows_the_end() -> None:
    text = text_of(played("keep", "keep"))
    longer = rechained(text, lambda body: body + "\n3 p1 keep")
    assert error_of(longer) == "line 11: the record goes on after its end"
    seeded = rechained(text, lambda body: body + "\nseed 12")
    assert error_of(seeded) == "line 11: a seed has 64 hexadecimal digits"
    after = rechained(text, lambda body: body.rpartition("\nresult")[0] + "\n3 p1 keep")
    assert error_of(after) == "line 10: the game is over before this action"
    twice = rechained(text, lambda body: body + f"\nseed {SEED.hex()}\nseed {SEED.hex()}")
    assert error_of(twice) == "line 12: the record goes on after its end"


def test_an_empty_file_is_no_record() -> None:
    assert error_of("") == "line 1: this is no Obelisk record"
    assert error_of("obelisk record 1\n") == "line 2: the record ends before its 'game' line"


def test_deeply_nested_options_do_no_harm() -> None:
    text = text_of(played("keep")).replace("highest 9", "highest " + "[" * 100_000)
    assert error_of(text).startswith("line 4: the value of option")


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=400))
def test_any_text_is_refused_politely(text: str) -> None:
    with pytest.raises(InvalidRecord):
        read(text, json.loads)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_damage_is_refused_politely_or_harmless(data: st.DataObject) -> None:
    text = text_of(played("swap", "swap"))
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:place] + data.draw(st.text(max_size=3)) + text[place + data.draw(st.integers(0, 3)) :]
    try:
        Replay(Toy(), read(damaged, json.loads)).finish()
    except InvalidRecord:
        return
    assert write(read(damaged, json.loads), json.dumps) in (text, *prefixes(text))


def prefixes(text: str) -> list[str]:
    lines = text.splitlines(keepends=True)
    return ["".join(lines[:number]) for number in range(7, len(lines))]


def test_results_as_text() -> None:
    result = Result("stall", [0, 2], [1, 3, 1], {"gold": [4, 2, 4]})
    assert result_text(result) == "result stall | winners p1 p3 | places 1 3 1 | gold 4 2 4"
    assert parse_result(result_text(result)) == result
    nobody = Result("markers_out", [], [1, 1], {})
    assert parse_result(result_text(nobody)) == nobody


def fair_text(change: Callable[[Record], None] = lambda record: None) -> Record:
    table = played("swap", "swap", fair=True)
    table.record.seed = SEED.hex()
    change(table.record)
    return table.record


def test_a_fair_record_verifies_without_its_game() -> None:
    assert verify_fairness(fair_text()) == 4


def unfair(change: Callable[[Record], None]) -> str:
    with pytest.raises(InvalidRecord) as caught:
        verify_fairness(fair_text(change))
    return str(caught.value)


def test_rigged_chance_shows() -> None:
    def other_seed(record: Record) -> None:
        record.seed = bytes(32).hex()

    def no_seed(record: Record) -> None:
        record.seed = ""

    def no_commitment(record: Record) -> None:
        record.commitment = ""

    def other_value(record: Record) -> None:
        text, proof = record.plies[0].outcomes[0]
        value, _, total = proof.partition("/")
        record.plies[0].outcomes[0] = (text, f"{(int(value) + 1) % int(total)}/{total}")

    def no_proof(record: Record) -> None:
        record.setup[1] = (record.setup[1][0], "")

    def no_total(record: Record) -> None:
        record.setup[1] = (record.setup[1][0], "0/0")

    def endless_total(record: Record) -> None:
        record.setup[1] = (record.setup[1][0], f"1/{10**25}")

    assert unfair(other_seed) == "line 7: the seed is not the one that was committed to"
    assert unfair(no_seed) == "line 11: the seed has not been revealed"
    assert unfair(no_commitment) == "line 7: the record has no commitment: its chance cannot be verified"
    assert unfair(other_value).startswith("line 9: 'draw p1")
    assert unfair(other_value).endswith("does not follow from the seed")
    assert unfair(no_proof).endswith("has no proof")
    assert unfair(no_total).endswith("has no proof")
    assert unfair(endless_total).endswith("has no proof"), "a fair value of that would be looked for for ever"


def test_a_proof_that_leads_to_another_outcome_shows_in_the_replay() -> None:
    text = write(fair_text(), json.dumps)

    def swap_deals(body: str) -> str:
        one, two = body.partition("deal p1 ")[2][0], body.partition("deal p2 ")[2][0]
        return body.replace(f"deal p1 {one}", f"deal p1 {two}").replace(f"deal p2 {two}", f"deal p2 {one}")

    assert "does not follow from" in error_of(rechained(text, swap_deals))


# What players give to chance

ANN = "aa" * 32
BOB = "0b" * 32


def promised(*secrets: str) -> list[Part]:
    return [Part(commitment_of(bytes.fromhex(secret)), secret) for secret in secrets]


def dealt(parts: list[Part], seed: bytes = SEED) -> Record:
    """A game of Toy, played to its end with a seed and what Ann and Bob gave."""
    chance = FairChance(mixed_seed(seed, [part.secret for part in parts]))
    table = open_table(Toy(), {"highest": 9}, chance, ["Ann", "Bob"])
    table.record.commitment, table.record.parts = commitment_of(seed), parts
    for seat in range(2):
        table.play_text(seat, "swap")
    table.record.seed = seed.hex()
    return table.record


def refused(record: Record) -> str:
    with pytest.raises(InvalidRecord) as caught:
        verify_fairness(read(write(record, json.dumps), json.loads))
    return str(caught.value)


@pytest.mark.parametrize(
    "parts",
    [
        promised(ANN, BOB),
        [promised(ANN)[0], Part()],
        [Part(), promised(BOB)[0]],
        [promised(ANN)[0], Part(commitment_of(bytes.fromhex(BOB)))],
        [Part(commitment_of(bytes.fromhex(ANN))), Part()],
    ],
)
def test_parts_of_players_are_kept_and_proved(parts: list[Part]) -> None:
    text = write(dealt(parts), json.dumps)
    assert text.startswith("obelisk record 2\n")
    record = read(text, json.loads)
    assert [(part.commitment, part.secret) for part in record.parts] == [
        (part.commitment, part.secret) for part in parts
    ]
    assert write(record, json.dumps) == text
    assert verify_fairness(record) == 4
    Replay(Toy(), record).finish()
    assert record.prefix(1).parts == record.parts


def test_each_part_changes_the_whole_game() -> None:
    seeds = {
        dealt(parts).game_seed()
        for parts in (
            [],
            promised(ANN, BOB),
            promised(BOB, ANN),
            [Part(), *promised(BOB)],
            promised(ANN, ANN),
        )
    }
    assert len(seeds) == 5
    assert dealt([]).game_seed() == SEED


def test_a_record_without_parts_is_what_it_was() -> None:
    assert write(dealt([]), json.dumps).startswith("obelisk record 1\n")
    assert write(fair_text(), json.dumps) == write(dealt([]), json.dumps)


def test_an_operator_who_tries_another_seed_after_the_parts_are_known_shows() -> None:
    better = bytes(range(32))
    record = dealt(promised(ANN, BOB), better)
    record.commitment = commitment_of(SEED)
    assert refused(record) == "line 7: the seed is not the one that was committed to"


def test_a_game_that_leaves_the_parts_out_of_account_shows() -> None:
    record = dealt([])
    record.parts = promised(ANN, BOB)
    assert refused(record).endswith("does not follow from the seed and the parts")


def test_parts_that_change_seats_show() -> None:
    record = dealt(promised(ANN, BOB))
    record.parts.reverse()
    assert refused(record).endswith("does not follow from the seed and the parts")


def test_a_part_that_is_chosen_after_the_commitment_shows() -> None:
    record = dealt([Part(commitment_of(bytes.fromhex(ANN)), BOB), Part()])
    assert refused(record) == "line 8: the part of p1 is not the one that was committed to"


def test_a_part_that_is_said_to_be_withheld_after_the_deal_shows() -> None:
    record = dealt(promised(ANN, BOB))
    record.parts[1] = Part(record.parts[1].commitment)
    assert refused(record).endswith("does not follow from the seed and the parts")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (f" {ANN}", " aa", "line 8: a part is 'none', or a commitment"),
        ("part p1 ", "part p1 x", "line 8: a part is 'none', or a commitment"),
        ("part p1 ", "part p2 ", "line 8: expected 'part p1'"),
        ("commitment ", "promise ", "line 7: format 2 has a commitment"),
        ("part p2 none\n", "", "line 9: format 2 has a commitment, and says of every seat"),
        ("obelisk record 2", "obelisk record 1", "line 8: the hash does not fit"),
    ],
)
def test_damaged_parts_are_named_with_their_line(old: str, new: str, error: str) -> None:
    text = write(dealt([promised(ANN)[0], Part()]), json.dumps)
    assert old in text
    assert error_of(rechained(text, lambda body: body.replace(old, new, 1))).startswith(error)
