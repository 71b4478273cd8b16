"""The terminal in words: whole games, lessons and an exercise by text alone, as screen readers want them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from obelisk.catalog import OURS
from obelisk.cli.app import app
from obelisk.cli.store import kept_texts
from obelisk.i18n.catalogue import LANGUAGES, catalogue, plain
from obelisk.lessons.shelf import lessons_of
from obelisk.lessons.tips import tips_of

LESSONS = [(lesson.game, lesson.id) for game in OURS for lesson in lessons_of(game)]
WISHES = {
    "city": ("offer", "build", "draw", "done"),
    "drakon": ("jump", "move"),
    "legends": ("decline", "retreat"),
}
"""What a person types if it can be: so a game comes to its end."""
OPTIONS = {
    "city": ["--stall_limit", "4"],
    "drakon": ["--option", "round_limit=8"],
    "legends": ["--option", "max_turns=30"],
}
DRAWN = re.compile(r"[─│┌┐└┘├┤┬┴┼━┃┏┓┗┛▲▼◀▶]")
CODE = re.compile(r"\b(?:vulca|hoax|mimix|flit|khind|terrah|pillar|aqua|buka)-\d\d|\[[NESW]+\]|[a-z]+_[a-z]+")
"""What stands in records and not in sentences: ids of cards, arrows, names with underscores."""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")


def run(*words: str, said: list[str]) -> str:
    result = CliRunner().invoke(app, list(words), input="".join(f"{line}\n" for line in said))
    assert result.exit_code == 0, result.output
    return plain(result.output)


def sentences(told: str) -> list[str]:
    """What was told without where files are."""
    return [line for line in told.splitlines() if "/" not in line and "obelisk" not in line]


@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_game_by_text_alone(game: str) -> None:
    """Each line is a wish; what cannot be just now is refused, and the first choice is taken instead."""
    said = [*WISHES[game], "1"] * 600
    told = run("play", game, "--words", "--guided", "--no-fair", "--seed", "4", *OPTIONS[game], said=said)
    assert "The game is over" in told
    for seat in ("p1", "p2"):
        assert re.search(rf"^{seat}: place \d; ", told, re.MULTILINE), "the end is told for everybody"
    lines = sentences(told)
    assert not [line for line in lines if DRAWN.search(line)], "nothing is drawn"
    assert not [line for line in lines if CODE.search(line) and "is refused" not in line]


@pytest.mark.parametrize("game", OPTIONS)
def test_a_turn_is_told_in_the_order_of_a_reader(game: str) -> None:
    told = run("play", game, "--words", "--guided", "--seed", "4", said=["list", "table", "since", "quit"])
    order = ["You are p1.", "Since your last turn", "How it stands", "What you can do", "\n1-"]
    places = [told.index(part) for part in order]
    assert places == sorted(places)
    assert told.count("Since your last turn") == 2, "once by itself, once on demand"


def test_details_come_on_demand() -> None:
    said = ["list move", "list mill", "table mill", "table xyz", "list xyz", "list move xyz"]
    told = run("play", "city", "--words", "--seed", "3", "--no-fair", said=said)
    asked = told.split(" > ")
    assert re.fullmatch(r"(\s*\d+\. Walk: .*\n)+1-\d+", asked[1].strip("\n"))
    assert re.search(r"\d+\. Walk: Mill \(b4\)", asked[2])
    assert all("Mill" in line for line in asked[2].strip().splitlines()[:-1])
    assert "Most markers: 2 cards." in asked[3]
    assert "Nothing on the table is called “xyz”." in asked[4]
    assert "No choice names “xyz”." in asked[5]
    assert "No choice names “xyz”." in asked[6]


def test_a_card_is_read_with_its_text() -> None:
    told = run("play", "legends", "--words", "--seed", "3", "--no-fair", said=["table elemental"])
    assert "Elemental Enchantment, booster. " in told
    assert plain(catalogue("en").attribute("card-vulca-20", "text")) in told


def test_a_tip_comes_once_and_never_again() -> None:
    said = ["done", "draw", "1"] * 40
    first = run("play", "city", "--guided", "--seed", "4", "--no-fair", said=said)
    told = re.findall(r"^Tip: (.*)$", first, re.MULTILINE)
    seen = kept_texts("tips-city")
    assert len(told) == len(set(told)) == len(seen) >= 3
    assert set(seen) <= {tip.id for tip in tips_of("city")}
    again = run("play", "city", "--guided", "--seed", "4", "--no-fair", said=said)
    assert not set(told) & set(re.findall(r"^Tip: (.*)$", again, re.MULTILINE))
    assert "Tip:" not in run("play", "city", "--seed", "5", "--no-fair", said=said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_is_played_in_words(game: str, lesson: str, language: str) -> None:
    told = run("learn", game, lesson, "--words", "--lang", language, said=["list", "table", *["show"] * 60])
    words = catalogue(language)
    assert plain(words.say("lesson-over")) in told
    assert told.rstrip().endswith(f"obelisk play {game} --guided")
    assert not DRAWN.search(told)
    for step in next(one for one in lessons_of(game) if one.id == lesson).steps:
        assert plain(words.say(f"lesson-{game}-{lesson}-{step.id}")) in told


def test_a_lesson_is_left_and_gone_on_with() -> None:
    assert "Step 3 of 14" in run("learn", "city", said=["", "", "quit"])
    assert run("learn", "city", said=["quit"]).count("Step ") == 1
    assert "Step 3 of 14" in run("learn", "city", said=["quit"])
    assert "Step 1 of 14" in run("learn", "city", "--again", said=["quit"])
    run("learn", "city", said=["show"] * 60)
    assert "Step 1 of 14" in run("learn", "city", said=["quit"]), "what is finished begins anew"


def test_an_exercise_is_read_and_solved_in_words() -> None:
    told = run("exercise", "drakon", "--words", said=["table coin", "list move", "show"])
    assert not DRAWN.search(told)
    assert "ways out: " in told
    assert "Take a random coin from the hoard." in told
