"""`obelisk rules`: the rulebook in the terminal, in every language."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.i18n.catalogue import LANGUAGES, plain
from obelisk.rulebooks.book import book_of


def rules(*words: str, fails: bool = False) -> str:
    result = CliRunner().invoke(app, ["rules", *words], env={"COLUMNS": "200"})
    assert (result.exit_code != 0) == fails, result.output
    return plain(result.output)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_book_is_printed_without_its_sheet(language: str) -> None:
    book = book_of("drakon", language)
    told = rules("drakon", "--lang", language)
    assert told.startswith(book.title)
    assert book.section("faq-apart").title in told
    assert "(10.4 10.5)" in told
    assert "#sheet-goal" not in told
    assert "**" not in told


def test_one_section_with_what_stands_within_it() -> None:
    told = rules("city", "--section", "contributing")
    assert "CONTRIBUTING" in told
    assert "How to pay" in told
    assert "COMPLETING" not in told
    assert "First to make" in rules("city", "--section", "sheet")


def test_what_is_not_there_is_said() -> None:
    assert "no section 'nowhere'" in rules("city", "--section", "nowhere", fails=True)
    assert "no rulebook of 'chess'" in rules("chess", fails=True)
