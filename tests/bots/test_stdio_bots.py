"""Programs of other people: they play, and if they misbehave they lose only their move."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from bots.positions import game_of, question
from obelisk.bots import stdio
from obelisk.bots.base import Budget
from obelisk.bots.stdio import StdioBot
from obelisk.core.event import Event

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
GOOD = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if "legal" in question:
        print(json.dumps({"ask": question["ask"], "action": question["legal"][-1]}), flush=True)
"""


def bot_of(tmp_path: Path, program: str) -> StdioBot:
    file = tmp_path / "bot.py"
    file.write_text(program)
    return StdioBot(game_of("city"), f"{sys.executable} -S {file}", "1")


def test_a_program_plays(tmp_path: Path) -> None:
    view, legal = question("city", 0)
    bot = bot_of(tmp_path, GOOD)
    bot.hear([])
    for _ in range(3):
        assert bot.choose(view, legal, Budget()) == legal[-1]
        bot.hear([Event("turn_began", {"seat": 0})])
    assert bot.notes == []
    bot.close()


def test_what_was_said_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what the program writes to standard error, in its place."""
    monkeypatch.setenv("OBELISK_TRANSCRIPTS", str(tmp_path / "said"))
    view, legal = question("city", 0)
    bot = bot_of(tmp_path, "import sys\nprint('here I am', file=sys.stderr, flush=True)\n" + GOOD)
    bot.choose(view, legal, Budget())
    bot.close()
    (file,) = (tmp_path / "said").iterdir()
    lines = file.read_text().splitlines()
    assert lines[0].startswith("# ")
    assert "here I am" in lines
    questions = [line for line in lines if line.startswith('> {"protocol":1,"ask":1')]
    answers = [line for line in lines if line.startswith('< {"ask": 1')]
    assert len(questions) == len(answers) == 1


@pytest.mark.parametrize(
    ("program", "note"),
    [
        ("import time; time.sleep(60)", "no answer in time"),
        ("", "it ended"),
        ("import sys; sys.stdin.readline(); sys.exit(3)", "it ended"),
        ("while True: print('x' * 1000)", "is no JSON"),
        ("import sys\nwhile True: sys.stdout.write('x' * 1000)", "it floods"),
        # They are asked before they answer: who has gone by then has only ended.
        ("input(); print('[' * 100000, flush=True)", "is no JSON"),
        ("input(); print('{}', flush=True)", "has no action"),
        ('input(); print(\'{"action": "fly to the moon"}\', flush=True)', "is not legal"),
        ("input(); print('{\"action\": [1]}', flush=True)", "is not legal"),
    ],
)
def test_a_program_that_misbehaves_loses_only_its_move(
    tmp_path: Path, program: str, note: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stdio, "FIRST_GRACE", 0.6)
    view, legal = question("city", 0)
    bot = bot_of(tmp_path, program)
    assert bot.choose(view, legal, Budget(milliseconds=100)) in legal
    assert len(bot.notes) == 1
    assert note in bot.notes[0]
    bot.close()


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    view, legal = question("city", 0)
    bot = StdioBot(game_of("city"), str(tmp_path / "nothing"), "1")
    for _ in range(stdio.MOST_FAILURES + 2):
        assert bot.choose(view, legal, Budget()) in legal
    assert "cannot be started" in bot.notes[0]
    assert bot.notes[-1] == stdio.MUTE
    assert len(bot.notes) == stdio.MOST_FAILURES + 1


def test_an_answer_to_an_older_question_is_passed_over(tmp_path: Path) -> None:
    view, legal = question("city", 0)
    late = GOOD.replace(
        "        print(", "        print(json.dumps({'ask': 0, 'action': 'late'}))\n        print("
    )
    bot = bot_of(tmp_path, late)
    assert bot.choose(view, legal, Budget()) == legal[-1]
    assert bot.notes == []
    bot.close()


@pytest.mark.parametrize(("file", "program"), [("first.py", sys.executable), ("first.js", "node")])
def test_the_examples_play(file: str, program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not here")
    view, legal = question("city", 0)
    bot = StdioBot(game_of("city"), f"{program} {EXAMPLES / file}", "1")
    for _ in range(2):
        assert bot.choose(view, legal, Budget()) in legal
    assert bot.notes == []
    bot.close()
