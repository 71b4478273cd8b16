"""Every command but `play`: what it prints, what it promises, and how it fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import obelisk
from games.city.city_table import FROZEN_BOX
from obelisk.catalog import GAMES
from obelisk.cli.app import app
from obelisk.cli.bench import ratios, show_summary
from obelisk.cli.complaint import Complaint
from obelisk.cli.options import extra_options, option_value, option_values
from obelisk.cli.screen import console
from obelisk.cli.simulate import distribution, summarise
from obelisk.core.chance import FairChance, SeededChance, commitment_of, mixed_seed
from obelisk.core.errors import InvalidOptions, OptionProblem
from obelisk.core.kit import Kit
from obelisk.core.record import Part, Record, write
from obelisk.core.rng import Rng
from obelisk.core.table import Table, open_table
from obelisk.jsontext import encode_json

RUNNER = CliRunner()
TOYS = Path(__file__).parent.parent / "core"


def run(*words: str, code: int = 0) -> str:
    """What a command prints; it must end with `code`."""
    result = RUNNER.invoke(app, list(words), env={"COLUMNS": "100"})
    assert result.exit_code == code, result.output
    return result.stdout


def complaints(*words: str, code: int = 2) -> list[str]:
    """The lines of a command that fails."""
    result = RUNNER.invoke(app, list(words), env={"COLUMNS": "100"})
    assert result.exit_code == code, result.output
    lines = result.stderr.splitlines()
    assert lines
    assert all(line.startswith("obelisk: ") for line in lines), lines
    return [line.removeprefix("obelisk: ") for line in lines]


def played(plies: int | None, fair: bool = True) -> Record:
    """The record of a random game of City for two, to its end or to an action."""
    seed = bytes(range(32))
    chance = FairChance(seed) if fair else SeededChance(7)
    values = {"players": 2, "stall_limit": 2}
    table: Table[Any, Any, Any] = open_table(GAMES.get("city").game, values, chance, ["person", "bot:random"])
    if fair:
        table.record.commitment = FairChance(seed).commitment
    rng = Rng(3)
    while table.decision() is not None and (plies is None or len(table.record.plies) < plies):
        decision = table.decision()
        assert decision is not None
        legal = table.game.legal(table.state)
        table.play(decision.seat, legal[rng.below(len(legal))])
    if fair and table.record.result is not None:
        table.record.seed = seed.hex()
    return table.record


@pytest.fixture(scope="module")
def whole() -> str:
    """The text of a finished fair game."""
    return write(played(None), encode_json)


def saved(folder: Path, text: str) -> str:
    path = folder / "game.record"
    path.write_text(text, encoding="utf-8")
    return str(path)


# The program


def test_version_help_and_nonsense() -> None:
    assert run("--version").startswith(f"obelisk {obelisk.__version__} (")
    assert "check-game" in run("--help")
    assert "No such command" in RUNNER.invoke(app, ["dance"]).stderr
    assert RUNNER.invoke(app, ["dance"]).exit_code == 2
    assert RUNNER.invoke(app, ["games", "--dance"]).exit_code == 2


def test_it_runs_as_a_program(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "obelisk.cli.app", "simulate", "chess"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"obelisk: unknown game 'chess'; known: {', '.join(GAMES.ids())}\n"


# games


def test_games_are_listed() -> None:
    text = run("games")
    for id in GAMES.ids():
        assert id in text
    assert "Город Синей Луны" in run("games", "--lang", "ru")


def test_a_game_is_described_with_the_certainty_of_its_facts() -> None:
    text = run("games", "city")
    for word in (
        "stall_limit",
        "fixed, cross, random",
        "certain",
        "probable",
        "reconstructed",
        "flight_tower",
    ):
        assert word in text
    assert text.index("certain ") < text.index("probable") < text.index("reconstructed │")


def test_a_tile_file_is_described_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FROZEN_BOX.read_text(encoding="utf-8").replace('"frozen"', '"mine"'), encoding="utf-8")
    assert "tile set mine" in run("games", "city", "--tiles", str(path))
    path.write_text(
        path.read_text(encoding="utf-8").replace('["black 5", "black 4", "black 3"]', '["pink 5"]'),
        encoding="utf-8",
    )
    lines = complaints("games", "city", "--tiles", str(path))
    assert any(line.startswith(f"{path}:") and "CITY-17.4" in line for line in lines)


# Options


def test_options_are_read_by_the_game() -> None:
    city = GAMES.get("city")
    assert option_value(city, "edition", "2018") == "2018"
    assert option_value(city, "expansion", "true") is True
    assert option_value(city, "stall_limit", "5") == 5
    assert option_value(city, "tile_set", "7") == "7"
    assert option_value(city, "stall_limit", "many") == "many"
    assert option_values(city, None, [], [], None) == {"players": 2}
    assert option_values(city, 4, ["layout=cross"], ["--expansion"], None) == {
        "layout": "cross",
        "expansion": True,
        "players": 4,
    }


def test_flags_of_a_game() -> None:
    assert extra_options(["--goal", "team", "--a=b", "--no-heroes", "--last"]) == [
        "goal=team",
        "a=b",
        "heroes=false",
        "last=true",
    ]


class Pair:
    """Options of a made-up game: a list of two decks."""

    def seat_counts(self) -> list[int]:
        return [2]

    def options(self, values: dict[str, object]) -> dict[str, object]:
        if "players" in values:
            raise InvalidOptions([OptionProblem("players", 2, "PAIR-1", "there is no such option")])
        return {"decks": ["moth", "crow"], **values}

    def encode_options(self, options: dict[str, object]) -> dict[str, object]:
        return options

    id = "pair"


def test_members_of_lists_and_files_are_options_too(tmp_path: Path) -> None:
    game: Any = Pair()

    def parse(text: str, name: str) -> object:
        return {"name": name, "text": text}

    kit = Kit(game, files={"decks": parse}, aliases={"deck": ("decks", 0), "against": ("decks", 1)})
    assert option_values(kit, 2, [], ["--against", "owl"], None) == {"decks": ["moth", "owl"]}
    assert option_values(kit, None, [], ["--deck", "bat", "--against", "owl"], None) == {
        "decks": ["bat", "owl"]
    }
    file = tmp_path / "deck.txt"
    file.write_text("cards")
    values = option_values(kit, None, [], ["--deck", str(file)], None)
    assert values == {"decks": [{"name": str(file), "text": "cards"}, "crow"]}
    with pytest.raises(Complaint, match="pair is played with 2 seats, not 3"):
        option_values(kit, 3, [], [], None)
    with pytest.raises(Complaint, match="pair has no tile files"):
        option_values(kit, None, [], [], file)
    with pytest.raises(Complaint, match="option decks is"):
        option_values(kit, None, ["decks=7", "deck=bat"], [], None)
    assert kit.option_sets() == [{}]


def test_bad_options_are_one_line_each() -> None:
    assert complaints("simulate", "chess")[0].startswith("unknown game 'chess'")
    assert complaints("simulate", "city", "--seats", "5") == [
        "option players = 5: must be 2, 3 or 4 [CITY-17.1]"
    ]
    lines = complaints("simulate", "city", "--option", "edition=1999", "--seats", "7", "--colour", "red")
    assert [line.split(" = ")[0] for line in lines] == ["option colour", "option players", "option edition"]
    assert complaints("simulate", "city", "--option", "edition") == ["--option edition: expected name=value"]
    assert complaints("simulate", "city", "--edition", "2006", "--option", "edition=2018") == [
        "option edition is given twice"
    ]
    assert complaints("simulate", "city", "--seats", "2", "--players", "3") == [
        "the number of seats is given twice"
    ]
    assert "one word too many" in complaints("simulate", "city", "word")[0]


def test_bad_tile_files_are_refused(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert complaints("simulate", "city", "--tiles", str(missing)) == [f"{missing}: there is no such file"]
    assert complaints("simulate", "city", "--tiles", str(tmp_path)) == [f"{tmp_path}: this is no file"]
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff\xfe")
    assert complaints("bench", "city", "--tiles", str(bad)) == [f"{bad}: this is no text in UTF-8"]
    bad.write_text("hand = many", encoding="utf-8")
    assert complaints("simulate", "city", "--tiles", str(bad))[0].startswith(f"{bad}:1:")
    assert len(complaints("simulate", "drakon", "--tiles", str(bad), "--seats", "9", "--goal", "fame")) == 3
    assert len(complaints("simulate", "drakon", "--tile_set", str(bad), "--stall_limit", "-1")) == 2
    both = complaints("simulate", "city", "--tiles", str(FROZEN_BOX), "--option", "tile_set=city-default")
    assert both == ["the tile set is given twice"]


def test_decks_that_do_not_fit_the_table_are_refused_in_words() -> None:
    words = "where families are played each player adds one, and none to the Buka preset [LEG-19.7]"
    assert complaints("simulate", "legends", "--games", "1", "--families", "true") == [
        f"option decks of p1: {words}",
        f"option decks of p2: {words}",
    ]


# simulate


def simulated(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("simulate", "city", *words, "--json"))
    assert found.pop("seconds") >= 0
    return found


def test_winners_of_one_game_share_its_win() -> None:
    # Three games: p1 and p2 share the first, p2 wins the second, nobody the third.
    found = summarise([(4, "stall", [0, 1], {}), (5, "goal", [1], {}), (6, "draw", [], {})], 3)
    assert found["wins"] == [0.5, 1.5, 0.0]
    assert (found["shared_wins"], found["without_winner"]) == (1, 1)
    partners = json.loads(
        run("simulate", "drakon", "--seats", "4", "--goal", "team", "--games", "9", "--json")
    )
    assert sum(partners["wins"]) == 9


def test_a_simulation_is_fixed_by_its_seed_and_not_by_its_workers() -> None:
    one = simulated("--seats", "3", "--games", "45", "--seed", "1", "--stall_limit", "1")
    assert one == simulated(
        "--seats", "3", "--games", "45", "--seed", "1", "--stall_limit", "1", "--workers", "2"
    )
    assert one["games"] == 45
    assert len(one["wins"]) == 3
    assert sum(one["endings"].values()) == 45
    assert one["decisions"] == pytest.approx(one["length"]["mean"] * 45, abs=1)
    assert set(one["scores"]) == {"offerings", "crystals"}
    assert list(one["length"]) == ["min", "q1", "median", "q3", "max", "mean"]
    assert one != simulated("--seats", "3", "--games", "45", "--seed", "2", "--stall_limit", "1")


def test_a_simulation_is_shown_as_tables() -> None:
    text = run("simulate", "city", "--games", "3", "--seed", "4", "--expansion")
    for word in ("3 games", "decisions per game", "crystals", "endings: ", "p2", "expansion True"):
        assert word in text


def test_a_distribution_has_its_quartiles() -> None:
    assert distribution([5, 1, 2, 3, 4]) == {"min": 1, "q1": 2, "median": 3, "q3": 4, "max": 5, "mean": 3.0}


# replay


def test_a_record_is_told_and_drawn(tmp_path: Path, whole: str) -> None:
    file = saved(tmp_path, whole)
    text = run("replay", file)
    assert "The game is over" in text
    assert "Royal Palace lies on d3." in text
    assert "hand p1" in text
    assert "hand p2" in text


def test_a_seat_sees_what_it_knew(tmp_path: Path, whole: str) -> None:
    file = saved(tmp_path, whole)
    text = run("replay", file, "--at", "0", "--seat", "2")
    assert "p1 is dealt a card. (×8)" in text
    assert "p2 is dealt a card" not in text
    assert "hand p2" in text
    assert "hand p1" not in text
    assert "The game is over" not in text
    nobody = run("replay", file, "--at", "3", "--seat", "none", "--no-log")
    assert "hand p" not in nobody
    assert "is dealt" not in nobody
    assert "p1" in run("replay", file, "--at", "3", "--seat", "p1", "--lang", "he")


def test_a_cut_record_is_shown_to_its_last_whole_line(tmp_path: Path, whole: str) -> None:
    lines = whole.split("\n")
    file = saved(tmp_path, "\n".join(lines[:30]) + "\n" + lines[30][:7])
    assert "The record is cut off: these are its" in run("replay", file, "--no-log")


def test_bad_records_are_refused_with_file_and_line(tmp_path: Path, whole: str) -> None:
    lines = whole.split("\n")
    cases = {
        "line 1: this is no Obelisk record": "hello\n",
        "line 1: record format 9": whole.replace("obelisk record 1", "obelisk record 9"),
        "line 20: the hash does not fit": "\n".join([*lines[:19], lines[19].replace("p", "q"), *lines[20:]]),
        "line 4: the value of option 'players' cannot be read": whole.replace("players 2", "players NaN"),
        "the record ends before its 'setup' line": "\n".join(lines[:12]) + "\n",
    }
    for reason, text in cases.items():
        file = saved(tmp_path, text)
        for command in ("replay", "verify"):
            (line,) = complaints(command, file)
            assert line.startswith(f"{file}: line ")
            assert reason in line
    file = saved(tmp_path, write(unlike(game="chess"), encode_json))
    assert "unknown game 'chess'" in complaints("replay", file)[0]
    file = saved(tmp_path, write(unlike(rules=99), encode_json))
    assert "made by rules version 99" in complaints("replay", file)[0]
    file = saved(tmp_path, write(unlike(options={"players": 9}), encode_json))
    assert "must be 2, 3 or 4" in complaints("replay", file)[0]
    assert complaints("replay", str(tmp_path / "none")) == [f"{tmp_path / 'none'}: there is no such file"]


def unlike(**facts: Any) -> Record:
    """A short record with something changed."""
    record = played(3)
    for name, value in facts.items():
        setattr(record, name, value)
    return record


def test_seats_and_actions_that_are_not_there(tmp_path: Path, whole: str) -> None:
    file = saved(tmp_path, whole)
    assert complaints("replay", file, "--seat", "3") == ["--seat 3: must be from 1 to 2, open or none"]
    assert complaints("replay", file, "--seat", "me") == ["--seat me: must be from 1 to 2, open or none"]
    assert "the record has" in complaints("replay", file, "--at", "99999")[0]


# verify


def test_a_fair_record_is_proved(tmp_path: Path, whole: str) -> None:
    text = run("verify", saved(tmp_path, whole))
    for word in (
        "hash chain: whole",
        "commitment: ",
        "chance outcomes follow from the seed",
        "engine: the rules",
    ):
        assert word in text


def with_parts(*parts: Part) -> Record:
    """A game to whose chance players gave parts of their own."""
    seed = bytes(range(32))
    chance = FairChance(mixed_seed(seed, [part.secret for part in parts]))
    names = ["Ann", "Bob", "bot level:1"][: len(parts)]
    table: Table[Any, Any, Any] = open_table(GAMES.get("city").game, {"players": len(parts)}, chance, names)
    table.record.commitment, table.record.parts, table.record.seed = commitment_of(seed), [*parts], seed.hex()
    return table.record


def part(secret: str, is_given: bool = True) -> Part:
    return Part(commitment_of(bytes.fromhex(secret)), secret if is_given else "")


def test_who_gave_what_to_chance_is_said(tmp_path: Path, whole: str) -> None:
    ann, bob = part("aa" * 32), part("bb" * 32, is_given=False)
    text = run("verify", saved(tmp_path, write(with_parts(ann, bob, Part()), encode_json)))
    assert f"parts: p1 Ann gave {ann.secret}, as committed to by {ann.commitment}" in text
    assert f"parts: p2 Bob committed to {bob.commitment} and did not give it" in text
    assert "parts: p3 bot level:1 gave none" in text
    assert "chance outcomes follow from the seed and the parts" in text
    assert "parts: no player gave one: whoever ran the game could have tried seeds" in run(
        "verify", saved(tmp_path, whole)
    )


def test_a_whole_game_made_anew_does_not_hold_what_a_player_noted(tmp_path: Path) -> None:
    """An operator who writes another record, with another seed, or without what somebody gave."""
    ann, bob = part("aa" * 32), part("bb" * 32)
    file = saved(tmp_path, write(with_parts(ann, bob), encode_json))
    commitment = commitment_of(bytes(range(32)))
    run("verify", file, "--noted", commitment, "--noted", ann.secret.upper(), "--noted", bob.commitment)
    dropped = saved(tmp_path, write(with_parts(ann, Part(bob.commitment)), encode_json))
    assert "is not in the record" in complaints("verify", dropped, "--noted", bob.secret)[0]
    assert "is not in the record" in complaints("verify", dropped, "--noted", "00" * 32)[0]


def test_what_cannot_be_proved_is_said(tmp_path: Path) -> None:
    file = saved(tmp_path, write(played(5, fair=False), encode_json))
    assert "no commitment" in complaints("verify", file)[0]
    file = saved(tmp_path, write(played(5), encode_json))
    assert "the seed has not been revealed" in complaints("verify", file)[0]
    record = played(5)
    record.seed = bytes(32).hex()
    file = saved(tmp_path, write(record, encode_json))
    assert "not the one that was committed to" in complaints("verify", file)[0]
    file = saved(tmp_path, write(unlike(game="chess"), encode_json))
    assert any("the engine does not agree: unknown game" in line for line in complaints("verify", file))


def test_a_swapped_outcome_is_found_by_the_engine(tmp_path: Path) -> None:
    """Proofs that follow from the seed do not help a card that does not follow from its proof."""
    record = played(None)
    text, proof = record.setup[-1]
    other = "w1" if not text.endswith("w1") else "w2"
    record.setup[-1] = (text[:-2] + other, proof)
    lines = complaints("verify", saved(tmp_path, write(record, encode_json)))
    assert len(lines) == 1
    assert "the engine does not agree" in lines[0]


# check-game


def test_a_game_keeps_its_promises() -> None:
    found = json.loads(run("check-game", "city", "--games", "2", "--samples", "3", "--json"))
    assert found["games"] == 2
    assert found["option_sets"] == 36
    assert found["broken"] == ""
    assert found["states"] > 0


def test_all_option_sets_of_city_are_there() -> None:
    sets = GAMES.get("city").option_sets()
    assert len({encode_json(values) for values in sets}) == 3 * 2 * 3 * 2


def test_a_game_of_ones_own_can_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TOYS)
    assert "every promise was kept" in run("check-game", "--module", "toy_game:Toy", "--games", "9")
    one = json.loads(run("check-game", "--module", "toy_game:Toy", "--games", "9", "--json"))
    two = json.loads(
        run("check-game", "--module", "toy_game:Toy", "--games", "9", "--workers", "2", "--json")
    )
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_a_broken_promise_is_one_line_and_exit_code_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(TOYS))
    Path("liar_game.py").write_text(
        "from toy_game import Toy\n"
        "class Liar(Toy):\n"
        "    def faults(self, state, before=None):\n"
        "        return ['LIE-1: nothing is right']\n"
        "class Crasher(Toy):\n"
        "    def legal(self, state):\n"
        "        return [1 // 0]\n"
        "GAME = Liar()\n"
        "NUMBER = 5\n"
    )
    (line,) = complaints("check-game", "--module", "liar_game", "--games", "1", code=1)
    assert line.startswith("invariants: LIE-1: nothing is right (toy, options {}, seed 1/0, ply 0)")
    (line,) = complaints("check-game", "--module", "liar_game:Crasher", "--games", "1", "--json", code=1)
    assert line.startswith("crash: ZeroDivisionError")
    assert "liar_game.py:7" in line
    assert "this is no game" in complaints("check-game", "--module", "liar_game:NUMBER")[0]


def test_a_module_that_is_not_there() -> None:
    assert complaints("check-game", "--module", "no_such") == ["--module no_such: No module named 'no_such'"]
    assert complaints("check-game") == ["name a game, or a module of yours with --module"]
    assert complaints("check-game", "city", "--module", "x") == [
        "name a game, or a module of yours with --module"
    ]


# bench


def test_a_benchmark_compares_interpreted_and_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run("bench", "city", "--seats", "3", "--seconds", "0.01", "--json"))
    rates = found["interpreted"]
    assert rates["compiled"] is False
    for name in (
        "decisions_per_second",
        "games_per_second",
        "copies_per_second",
        "microseconds_per_copy",
        "legal_lists_per_second",
        "determinisations_per_second",
        "views_per_second",
    ):
        assert rates[name] > 0
        assert found["ratio"] is None or found["ratio"][name] > 0
    assert (found["compiled"] is None) == (found["ratio"] is None)
    assert found["options"]["players"] == 3
    show_summary(console(), {**found, "compiled": None, "ratio": None})
    text = capsys.readouterr().out
    assert "decisions per second" in text
    assert "not compiled" in text
    show_summary(console(), {**found, "compiled": rates, "ratio": ratios(rates, rates)})
    text = capsys.readouterr().out
    assert "1.00" in text
    assert "not compiled" not in text


# The catalogue of games


def test_a_game_without_extras_can_be_described() -> None:
    kit = Kit(GAMES.get("city").game)
    assert kit.option_sets() == [{"players": 2}, {"players": 3}, {"players": 4}]
    assert kit.option_sets() is kit.option_sets()
    assert kit.defaults()["edition"] == "2006"
