"""Every command and every piece of Python in the documentation does what it says: it is run here.

A fenced block is marked by what follows its language:

    python             run, all blocks of a page one after the other
    python in FILE     an excerpt: each of its lines stands in that file (also js, toml …)
    sh                 each line is run and must succeed
    sh answers: quit   the same, with an answer for what the program asks
    sh serves          says that it serves and goes on running; then it is stopped
    sh long            only in `./check --long`
    sh never: reason   not run; the reason says why

Commands stand in such blocks only. What a sentence names (`obelisk bench GAME`) must exist.
"""

from __future__ import annotations

import os
import re
import select
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import obelisk
from obelisk.cli.app import app
from obelisk.core.chance import FairChance
from obelisk.core.record import write
from obelisk.core.rng import Rng
from obelisk.core.table import open_table
from obelisk.games.city import GAME
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.deckfile import write_deck
from obelisk.games.legends.deckbuilding.random_decks import random_deck
from obelisk.jsontext import encode_json
from server.playground import playground
from server.playground import run as run_scenario

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^( *)```(\w+)?([^\n]*)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^ *(obelisk (?!record|position)|\./|\.venv/bin/|python )", re.MULTILINE)
INDENTED = re.compile(
    r"^(?: {4,}|\t)(\$ |obelisk |\./|\.venv/bin/|python3? |pip |git |npm |curl )", re.MULTILINE
)
NAMED = re.compile(
    r"`(obelisk (?!record\b|position\b)[a-z][^`]*|(?:\.venv/bin/)?python3? [^`]*|\./[a-z]\w*[^`]*)`"
)
LANGUAGES = ["", "python", "sh", "json", "js", "toml", "text", "svg"]
START_SECONDS = 60
SERVES = re.compile(rb"serving|http://")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


class Block:
    """A fenced block of a page."""

    def __init__(self, page: Path, line: int, language: str, mark: str, text: str) -> None:
        self.page = page
        self.line = line
        self.language = language
        self.mark = mark
        self.text = text


def blocks() -> list[Block]:
    found: list[Block] = []
    for page in PAGES:
        text = page.read_text()
        for match in BLOCK.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            indent = match.group(1)
            body = "\n".join(row.removeprefix(indent) for row in match.group(4).split("\n"))
            found.append(Block(page, line, match.group(2) or "", match.group(3).strip(), body))
    return found


def commands(mark: str) -> list[object]:
    """The single commands of the blocks with a mark."""
    found: list[object] = []
    for block in blocks():
        if block.language == "sh" and block.mark.partition(":")[0] == mark:
            for number, row in enumerate(block.text.replace("\\\n", " ").split("\n")):
                command = row.partition("  #")[0].strip()
                if command:
                    answers = block.mark.partition(":")[2].strip()
                    found.append(
                        pytest.param(command, answers, id=f"{name_of(block.page)}:{block.line + number + 1}")
                    )
    return found


@pytest.fixture(scope="session")
def game_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`game.obelisk`: a finished fair game, as a player would have one."""
    seed = bytes(range(32))
    chance = FairChance(seed)
    table = open_table(GAME, {"players": 2}, chance, ["Ann", "Bob"])
    table.record.commitment = chance.commitment
    rng = Rng("pages")
    while (decision := table.decision()) is not None:
        legal = GAME.legal(table.state)
        table.play(decision.seat, legal[rng.below(len(legal))])
    table.record.seed = seed.hex()
    path = tmp_path_factory.mktemp("docs") / "game.obelisk"
    path.write_text(write(table.record, encode_json))
    return path


@pytest.fixture(scope="session")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a server on which Ann and Bob play; `table` is the id of their table."""
    folder = tmp_path_factory.mktemp("server")

    async def scenario() -> str:
        async with playground(folder) as ground:
            return await ground.table(await ground.account("Ann"), await ground.account("Bob"))

    (folder / "table").write_text(run_scenario(scenario()))
    return folder


@pytest.fixture
def desk(tmp_path: Path, game_record: Path, server_folder: Path) -> Path:
    """A folder with what the pages speak of: the program, a record, a bot, a deck, a server."""
    for part in ("play", "examples", "scripts", "src", "docs", "tests"):
        (tmp_path / part).symlink_to(ROOT / part)
    shutil.copy(game_record, tmp_path / "game.obelisk")
    deck = random_deck(KNOWN, Rng("embers"))
    (tmp_path / "embers.deck").write_text(write_deck(deck, {}))
    bot = tmp_path / "mybot"
    bot.write_text(f"#!/bin/sh\nexec {sys.executable} {ROOT}/examples/bots/first.py\n")
    bot.chmod(0o755)
    shutil.copy(server_folder / "table", tmp_path)
    for copy in ("obelisk.db", "sunday.db"):
        shutil.copy(server_folder / "obelisk.db", tmp_path / copy)
    (tmp_path / "server.toml").write_text("port = 8794\n")
    return tmp_path


def environment(desk: Path) -> dict[str, str]:
    tools = str(Path(sys.executable).parent)
    return {
        **os.environ,
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "OBELISK_PURE": "0" if obelisk.IS_COMPILED else "1",
        "XDG_DATA_HOME": str(desk / "data"),
        "COLUMNS": "120",
        "NO_COLOR": "1",
        "TABLE": (desk / "table").read_text(),
    }


def run(command: str, answers: str, desk: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=desk,
        env=environment(desk),
        input=f"{answers}\n",
        text=True,
        capture_output=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_block_says_what_it_is() -> None:
    marks = {"", "answers", "serves", "long", "never"}
    for block in blocks():
        where = f"{name_of(block.page)}:{block.line}"
        if block.language == "" and block.mark.startswith("{"):
            continue
        assert block.language in LANGUAGES, f"{where}: {block.language}"
        if not block.language:
            assert not COMMAND.search(block.text), f"{where}: a command that is not marked as sh"
        if block.language == "sh":
            assert block.mark.partition(":")[0] in marks, f"{where}: {block.mark}"
        if block.mark.startswith("never"):
            assert len(block.mark) > len("never: because"), f"{where}: needs a reason"


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return BLOCK.sub(lambda block: "\n" * block.group(0).count("\n"), page.read_text())


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_stand_in_fenced_blocks(page: Path) -> None:
    text = prose(page)
    for match in INDENTED.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        pytest.fail(f"{name_of(page)}:{line}: a command that no test runs; put it into a block")


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_a_sentence_names_exists(page: Path) -> None:
    for match in NAMED.finditer(prose(page).replace("\n", " ")):
        words = match.group(1).split()
        program, arguments = words[0], words[1:]
        if program == "obelisk":
            check_command(arguments, match.group(1))
        elif program.startswith("./"):
            assert (ROOT / program).exists(), match.group(1)
        else:
            scripts = [word for word in arguments if word.endswith(".py")]
            assert all((ROOT / script).exists() for script in scripts), match.group(1)


def check_command(words: list[str], text: str) -> None:
    """The commands and options of the program that a text names; words in capitals stand for others."""
    command = typer.main.get_command(app)
    for word in words:
        inner = getattr(command, "commands", {})
        if word in inner:
            command = inner[word]
        elif word.startswith("--"):
            options = {option for known in command.params for option in (*known.opts, *known.secondary_opts)}
            assert word.partition("=")[0].rstrip(",.") in options, text
        else:
            assert not inner or not word.islower(), f"{text}: there is no command {word}"


@pytest.mark.parametrize(("command", "answers"), [*commands(""), *commands("answers")])
def test_command_succeeds(command: str, answers: str, desk: Path) -> None:
    run(command, answers, desk)


@pytest.mark.long
@pytest.mark.parametrize(("command", "answers"), commands("long"))
def test_long_command_succeeds(command: str, answers: str, desk: Path) -> None:
    run(command, answers, desk)


@pytest.mark.parametrize(("command", "answers"), commands("serves"))
def test_server_command_keeps_running(command: str, answers: str, desk: Path) -> None:
    assert not answers, "nobody answers a server"
    with subprocess.Popen(
        shlex.split(command),
        cwd=desk,
        env=environment(desk),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        assert process.stdout is not None
        said = b""
        try:
            while not SERVES.search(said) and select.select([process.stdout], [], [], START_SECONDS)[0]:
                more = os.read(process.stdout.fileno(), 4096)
                if not more:
                    break
                said += more
            assert SERVES.search(said), said.decode()
            assert process.poll() is None, said.decode()
        finally:
            process.terminate()
            process.communicate(timeout=30)


@pytest.mark.parametrize(
    "block",
    [
        pytest.param(block, id=f"{name_of(block.page)}:{block.line}")
        for block in blocks()
        if block.mark.startswith("in ")
    ],
)
def test_excerpt_stands_in_its_file(block: Block) -> None:
    text = (ROOT / block.mark.removeprefix("in ")).read_text()
    lines = {line.strip() for line in text.split("\n")}
    for row in block.text.split("\n"):
        assert row.strip() in lines, row


def python_pages() -> list[object]:
    pages = {block.page for block in blocks() if block.language == "python" and not block.mark}
    return [pytest.param(page, id=name_of(page)) for page in sorted(pages)]


@pytest.mark.parametrize("page", python_pages())
def test_python_runs(page: Path, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(desk)
    names: dict[str, object] = {"__name__": "snippets"}
    for block in blocks():
        if block.page == page and block.language == "python" and not block.mark:
            source = "\n" * block.line + block.text
            exec(compile(source, name_of(page), "exec"), names)
