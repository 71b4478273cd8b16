"""`obelisk report` on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

import obelisk
from obelisk.analysis.report import Report
from obelisk.cli.app import app
from obelisk.i18n.catalogue import catalogue, plain

RUNNER = CliRunner()


def run(*words: str) -> tuple[int, str, str]:
    done = RUNNER.invoke(app, list(words))
    return done.exit_code, done.stdout, done.stderr


def game(folder: Path, **options: object) -> Path:
    """A record of Ann, who looks one action ahead, against Bob, who does not."""
    board = obelisk.new("drakon", players=2, seed=4, goal="short", names=["Ann", "Bob <b>"], **options)
    board.play_out(["greedy", "random"])
    path = folder / "ann-bob.obelisk"
    board.save(path)
    return path


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return game(tmp_path_factory.mktemp("records"))


@pytest.fixture
def short_record(tmp_path: Path) -> Path:
    """Of a game that is soon over, alone in its folder: a fifth of the work."""
    (tmp_path / "short").mkdir()
    return game(tmp_path / "short", round_limit=4)


@pytest.fixture(scope="module")
def found(record: Path) -> Report:
    return obelisk.annotate(record.read_text("utf-8"))


@pytest.fixture
def found_before(found: Report, monkeypatch: pytest.MonkeyPatch) -> Report:
    """The command tells what was found in that game once, for tests of how it is told."""
    monkeypatch.setattr("obelisk.cli.report.annotate", lambda *_: found)
    return found


def test_a_report_is_told_with_its_mistakes(record: Path) -> None:
    code, out, _ = run("report", str(record))
    assert code == 0
    assert "Game report: Drakon" in out
    assert "Accuracy and mistakes are provisional" in out
    assert "Ann" in out
    assert "blunder" in out or "mistake" in out
    whole = " ".join(out.split())
    # In words, not as records write it, and with the chances of both.
    assert re.search(r"Better: (Place a chamber|Move the hero): .* \(\d+\.\d % ± \d+\.\d %\)", whole)
    assert re.search(r"Played: (Place a chamber|Move the hero): .* \(\d+\.\d % ± \d+\.\d %\)", whole)
    assert "place plain[" not in out
    assert re.search(r"Luck +│ +\S+ % ± \d", out)
    assert re.search(r"Accuracy +│ +\d+ % ± \d+ %", out)
    assert re.search(r"First third +│ +\d+ %", out)
    assert re.search(r"Lost per decision +│ +\d+\.\d\d % ± \d", out)
    # Nothing is cut off.
    assert "…" not in out


@pytest.mark.parametrize("lang", ["en", "he", "de"])
def test_what_counted_most_is_told_and_all_on_demand(
    record: Path, found_before: Report, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """As the page does, in the order of the game; lines end between words, and colours are for terminals."""
    monkeypatch.setenv("COLUMNS", "80")
    weights = {moment.first: moment.weight for moment in found_before.told}
    head = plain(catalogue(lang).say("report-ply", ply="")).strip()
    told = []
    for words in ([], ["--all"]):
        code, out, _ = run("report", str(record), "--lang", lang, *words)
        assert code == 0
        assert "\x1b" not in out
        assert max(map(cell_len, out.splitlines())) <= 80
        assert not re.search(
            r"\d$|^ *(%|±)", out.split(plain(catalogue(lang).say("report-moments")))[1], re.M
        )
        told.append([int(number) for number in re.findall(rf"^{head} (\d+), ", out, re.M)])
        assert ("--all" in out) is (words == [])
    most = sorted(weights.values(), reverse=True)[:8]
    assert len(weights) > 8
    assert told[0] == sorted(told[0])
    assert sorted((weights[first] for first in told[0]), reverse=True) == most
    assert told[1] == list(weights)


def test_six_seats_fit_on_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is cut off, no number and no measure is broken, and an interval stands below its number."""
    names = ["Alexandra", "Bob", "Christopher", "", "", "Maximilian-Friedrich"]
    board = obelisk.new("drakon", players=6, seed=4, goal="short", names=names)
    for _ in range(30):
        board.push(board.ask("random"))
    board.save(tmp_path / "six.obelisk")
    monkeypatch.setenv("COLUMNS", "80")
    # German has the longest words.
    code, out, _ = run("report", str(tmp_path / "six.obelisk"), "--lang", "de")
    table = out.split("drakon-")[0].splitlines()[:-1]
    assert code == 0
    assert max(map(len, table)) <= 80
    assert "…" not in "".join(table)
    luck = next(line for line in table if line.strip().startswith("Glück"))
    below = table[table.index(luck) + 1]
    assert len(re.findall(r"[+−]?\d+\.\d %", luck)) == 6
    assert re.fullmatch(r"( +± \d+\.\d %){6} *", below)
    words = catalogue("de")
    heads = ["player", "luck", "accuracy", "loss", "decisions", "phase-opening", "marks"]
    measures = {word for head in heads for word in plain(words.say(f"report-{head}")).split()}
    assert measures <= set("\n".join(table).split())


@pytest.mark.parametrize("lang", ["en", "he", "ru", "de", "pl"])
def test_a_draft_is_not_judged_and_says_so(tmp_path: Path, lang: str) -> None:
    """Nobody wins one: a table of nothing but zeros would pass for a verdict."""
    board = obelisk.new("legends-draft", players=2, seed=3)
    board.play_out(["random"])
    board.save(tmp_path / "draft.obelisk")
    page = tmp_path / "draft.html"
    words = catalogue(lang)
    sentences = plain(words.say("report-not-judged"))
    code, out, _ = run("report", str(tmp_path / "draft.obelisk"), "--lang", lang, "--html", str(page))
    assert code == 0
    told = " ".join(out.split())
    assert " ".join(sentences.split()) in told
    assert "%" not in told
    assert plain(words.say("report-accuracy")) not in told
    text = page.read_text(encoding="utf-8")
    assert sentences in text
    assert "<table>" not in text
    assert "<svg" not in text


def test_a_report_is_data_and_the_same_again(short_record: Path) -> None:
    code, out, _ = run("report", str(short_record), "--json", "--seed", "7")
    assert code == 0
    found = json.loads(out)
    assert (found["format"], found["game"], found["seed"]) == ("obelisk-report/1", "drakon", "7")
    for player in found["players"]:
        parts = player["start"] + player["luck"] + player["own"] + player["others"]
        assert parts == pytest.approx(player["result"], abs=1e-4)
    assert run("report", str(short_record), "--json", "--seed", "7")[1] == out


@pytest.mark.parametrize(("lang", "title"), [("en", "Chances to win"), ("he", "סיכויי ניצחון")])
@pytest.mark.usefixtures("found_before")
def test_a_report_is_a_page_in_every_language(record: Path, tmp_path: Path, lang: str, title: str) -> None:
    page = tmp_path / "report.html"
    code, _, _ = run("report", str(record), "--html", str(page), "--lang", lang)
    text = page.read_text(encoding="utf-8")
    assert code == 0
    assert title in text
    assert f'lang="{lang}" dir="{"rtl" if lang == "he" else "ltr"}"' in text
    assert "Bob &lt;b&gt;" in text
    assert "Bob <b>" not in text
    assert "report-" not in text.replace("obelisk-report", "")
    assert "place plain[" not in text
    assert text.count("<details>") == text.count("class='better'") > 0
    for plans in re.findall("<details>.*?</details>", text):
        chances = [float(found) for found in re.findall(r"<bdi dir='ltr'>(\d+\.\d) % ± ", plans)]
        assert len(chances) >= 2
        assert chances == sorted(chances, reverse=True)
        assert plans.count("class='mark'") == 1


def test_a_folder_becomes_a_table(short_record: Path, tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    code, out, _ = run("report", str(short_record.parent), "--parquet", str(table))
    assert code == 0
    assert "1 games, 2 rows" in out
    rows = pq.read_table(table).to_pylist()
    assert [(row["file"], row["player"]) for row in rows] == [
        ("ann-bob.obelisk", "Ann"),
        ("ann-bob.obelisk", "Bob <b>"),
    ]
    assert sum(row["luck"] for row in rows) == pytest.approx(0.0, abs=1e-9)


def test_many_records_side_by_side_give_the_same_table(short_record: Path, tmp_path: Path) -> None:
    """However many processes work on it: the rows stand in the order of the files."""
    for name in ("b", "c"):
        (short_record.parent / f"{name}.obelisk").write_text(short_record.read_text("utf-8"), "utf-8")
    tables = []
    for workers in ("1", "2"):
        path = tmp_path / f"{workers}.parquet"
        code, out, _ = run("report", str(short_record.parent), "--workers", workers, "--parquet", str(path))
        assert (code, "3 games, 6 rows" in out) == (0, True)
        tables.append(pq.read_table(path))
    assert tables[0].equals(tables[1])
    assert tables[0].column("file").to_pylist()[::2] == ["ann-bob.obelisk", "b.obelisk", "c.obelisk"]


def test_what_is_wrong_is_said(record: Path, tmp_path: Path) -> None:
    assert run("report", str(record), "--depth", "bottomless")[0] == 2
    assert run("report", str(record), "--parquet", "x")[0] == 2
    code, _, error = run("report", str(tmp_path), "--json")
    assert (code, "no records" in error) == (2, True)
    (tmp_path / "bad.obelisk").write_text("nonsense\n")
    code, _, error = run("report", str(tmp_path), "--json")
    assert (code, "bad.obelisk: line 1" in error) == (2, True)
