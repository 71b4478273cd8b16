"""The page of statistics says what was played."""

from __future__ import annotations

import re

import pytest

from script_files import ROOT, script


def test_rates_are_seen_from_both_sides_and_means_are_means() -> None:
    statistics = script("legends_statistics")
    peoples = statistics.PEOPLES
    results = {}
    for place, one in enumerate(peoples):
        for two in peoples[place + 1 :]:
            results[(one, two)] = statistics.pairing((one, two), "random", "test", 2)
    page = statistics.page(results, "random", "test", 1.0)
    rows = {row.split("|")[1].strip(" *"): row.split("|")[2:-1] for row in page.splitlines() if "|" in row}
    for place, one in enumerate(peoples):
        for column, two in enumerate(peoples):
            if place != column:
                assert int(rows[one][column]) + int(rows[two][place]) == 100
    games = [played for part in results.values() for played in part]
    assert len(games) == 72
    whole = rows["all"]
    assert int(whole[0]) == 72
    assert float(whole[2]) == round(sum(played.turns for played in games) / 72, 1)
    assert float(whole[3]) == round(sum(played.fights for played in games) / 72, 1)
    for played in games:
        assert played.reason in ("fourth_dragon", "out_of_cards")
        assert played.crystals == 1 + played.dragons
        assert played.fights + played.continued + played.declined <= played.turns


def test_a_game_comes_out_the_same_again() -> None:
    statistics = script("legends_statistics")
    one = statistics.play(("vulca", "buka"), "random", "seats", 0)
    two = statistics.play(("vulca", "buka"), "random", "seats", 0)
    assert vars(one) == vars(two)


def test_numbers_go_between_the_marks_of_their_bot() -> None:
    statistics = script("legends_statistics")
    marks = [statistics.BEGIN.format("greedy"), statistics.END.format("greedy")]
    text = f"# Title\n\n{marks[0]}\nold\n{marks[1]}\n\nWords.\n"
    page = statistics.with_numbers(text, "greedy", "new")
    assert page == f"# Title\n\n{marks[0]}\n\nnew\n\n{marks[1]}\n\nWords.\n"
    assert statistics.with_numbers(page, "greedy", "new") == page
    with pytest.raises(ValueError, match="no marks"):
        statistics.with_numbers(text, "turn", "new")


def test_the_stored_page_has_its_numbers() -> None:
    """36 pairings of the greedy bot, at least 100 games each."""
    statistics = script("legends_statistics")
    text = (ROOT / "docs" / "legends-statistics.md").read_text(encoding="utf-8")
    begin, end = statistics.BEGIN.format("greedy"), statistics.END.format("greedy")
    numbers = text.partition(begin)[2].partition(end)[0]
    counts = [int(count) for count in re.findall(r"^\| [a-z]+ – [a-z]+ \| (\d+) \|", numbers, re.MULTILINE)]
    assert len(counts) == 36
    assert min(counts) >= 100
