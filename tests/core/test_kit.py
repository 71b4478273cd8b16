"""A kit: what a game says of itself, and what it gets if it says nothing."""

from __future__ import annotations

from importlib.resources import files

from core.toy_game import State, Toy
from obelisk.core.kit import Kit
from obelisk.games.city.kit import KIT as CITY
from obelisk.games.legends.deckbuilding.deck import Deck
from obelisk.games.legends.kit import KIT as LEGENDS


def dealt() -> State:
    state = State(Toy().options({}))
    state.hands = [3, 5]
    return state


def test_a_game_that_says_nothing_more_is_shown_by_its_data() -> None:
    toy = Toy()
    kit = Kit(toy)
    assert kit.text(toy.view(dealt(), 0)) == "seat: 0\nturn: 0\nhand: 3\nopen: []"
    assert kit.private_text(toy.view(dealt(), 0)) == ""
    assert kit.values() == {"highest": [6]}
    assert kit.option_sets() == [{}]
    assert kit.parameters() == {}


def test_a_game_draws_itself() -> None:
    toy = Toy()
    kit = Kit(toy, draw=lambda view: f"card {view.hand}", draw_private=lambda view: f"hidden {view.hand}")
    view = toy.view(dealt(), 1)
    assert (kit.text(view), kit.private_text(view)) == ("card 5", "hidden 5")


def test_options_have_their_values_with_the_default_first() -> None:
    assert Kit(Toy(), choices={"highest": [4, 6, 8]}).values() == {"highest": [6, 4, 8]}
    assert Kit(Toy(), other_choices={"highest": [6, 9]}).values() == {"highest": [6, 9]}
    assert Kit(CITY.game).values()["players"] == [2, 3, 4]
    assert Kit(CITY.game).values()["expansion"] == [False, True]
    assert Kit(CITY.game).option_sets() == [{"players": 2}, {"players": 3}, {"players": 4}]


def test_only_combinations_that_the_game_accepts_are_kept() -> None:
    kit = Kit(Toy(), choices={"highest": [3, 4]})
    assert kit.option_sets() == [{"highest": 4}]
    assert kit.option_sets() is kit.option_sets()


def test_legends_names_all_of_its_options() -> None:
    values = LEGENDS.values()
    assert len(values) == 11
    assert values["decks"][0] == ["vulca", "hoax"]
    assert values["first"] == ["random", "p1", "p2"]
    assert values["mulligan"] == [False, True]
    assert values["max_turns"] == [500]


def test_parameters_are_the_main_options_or_those_that_are_named() -> None:
    assert CITY.parameters() == {"players": 2, "edition": "2006", "layout": "fixed", "expansion": False}
    assert LEGENDS.parameters() == {"deck": "vulca", "against": "hoax", "match": False, "mulligan": False}


def test_a_game_reads_its_own_kinds_of_files() -> None:
    deck = LEGENDS.files["decks"]("format: legends-deck/1\nkind: preset\npreset: hoax\n", "my.deck")
    assert isinstance(deck, Deck)
    assert deck.leader == "hoax-00"
    samples = files("obelisk").joinpath("games/legends/data/samples.toml").read_text(encoding="utf-8")
    cards = LEGENDS.files["card_file"](samples, "samples.toml")
    assert LEGENDS.accepts({"card_file": cards})
