"""Games are found by their kits: ours, and those of packages that are installed beside the program."""

from __future__ import annotations

import ast
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import obelisk
from core.toy_game import Toy
from obelisk import catalog
from obelisk.catalog import GAMES, OURS, BrokenKit, Games, kit_of, part
from obelisk.core.errors import UnknownName
from obelisk.core.kit import Kit

KIT = Kit(Toy())
NO_KIT = Toy()
PACKAGE = Path(obelisk.__file__).parent
LEGENDS_ONLY = {"cli/cards.py", "cli/cards_page.py"}
"""Decks and drafts are things of Legends, and have commands and pages of their own."""
OWN = ["city", "drakon", "legends", "draft"]
"""How files of one game are called."""
FIRST_CHOICE = {"cli/play.py", "research/pettingzoo.py", "research/gymnasium.py"}
"""Which game is meant if none is named."""


def found(monkeypatch: pytest.MonkeyPatch, **packages: str) -> Games:
    """The games if packages had registered these."""
    entries = [EntryPoint(name.replace("_", "-"), value, "obelisk.games") for name, value in packages.items()]
    monkeypatch.setattr(catalog, "entry_points", lambda group: entries)
    return Games(OURS)


def test_a_package_registers_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games = found(monkeypatch, toy="test_catalog:KIT")
    assert games.ids() == ["city", "drakon", "legends", "legends-draft", "toy"]
    assert games.get("toy").game.id == "toy"
    assert games.problems() == {}
    with pytest.raises(UnknownName, match="known: city, drakon, legends, legends-draft, toy"):
        games.get("chess")


def test_nobody_takes_the_place_of_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    games = found(monkeypatch, city="test_catalog:KIT")
    assert games.get("city").game.id == "city"
    assert games.ids() == list(OURS)


@pytest.mark.parametrize(
    ("name", "reference", "words"),
    [
        ("toy", "no_such_package:KIT", "game 'toy': no_such_package:KIT cannot be loaded: No module named"),
        ("toy", "test_catalog:LOST", "cannot be loaded: module 'test_catalog' has no attribute 'LOST'"),
        ("toy", "test_catalog:NO_KIT", "game 'toy': test_catalog:NO_KIT is no Kit"),
        ("other", "test_catalog:KIT", "game 'other': its id is 'toy'; both must be the same"),
    ],
)
def test_a_broken_package_breaks_only_its_own_game(
    monkeypatch: pytest.MonkeyPatch, name: str, reference: str, words: str
) -> None:
    games = found(monkeypatch, **{name: reference})
    assert games.ids() == list(OURS)
    assert words in games.problems()[name]
    assert [kit.game.id for kit in games.kits()] == list(OURS)
    with pytest.raises(BrokenKit):
        games.get(name)


def test_a_game_of_ours_that_cannot_be_loaded_does_not_vanish() -> None:
    games = Games({"city": "obelisk.games.city.nowhere:KIT"})
    assert "city" in games.ids()
    with pytest.raises(BrokenKit, match="city"):
        games.kits()


def test_a_game_that_nobody_registered_has_a_kit_with_defaults() -> None:
    toy = Toy()
    assert kit_of(toy).game is toy
    assert kit_of(GAMES.get("city").game) is GAMES.get("city")


@pytest.mark.parametrize("id", list(OURS))
def test_what_our_kits_name_is_there_and_stands_in_its_part_of_the_house(id: str) -> None:
    kit = GAMES.get(id)
    for reference, where in (
        (kit.bots, "obelisk.bots."),
        (kit.tensors, "obelisk.tensors."),
        (kit.picture, "obelisk.pictures."),
    ):
        if reference:
            assert reference.startswith(where)
            assert part(reference) is not None


def test_no_list_of_games_stands_anywhere_else() -> None:
    """Whoever names a game outside of its own files has to be added when a game is added."""
    allowed = {"catalog.py", *LEGENDS_ONLY, *FIRST_CHOICE}
    for path in PACKAGE.rglob("*.py"):
        name = path.relative_to(PACKAGE).as_posix()
        own = path.stem in ("city", "drakon", "legends", "draft") or name.startswith(
            ("games/", "server/legends/")
        )
        if own or name in allowed:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            assert not (isinstance(node, ast.Constant) and node.value in OURS), f"{name} names {node.value}"
