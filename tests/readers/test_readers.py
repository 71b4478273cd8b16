"""Tables in words: frames of the client's fixtures are read out in every language, also for spectators."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from obelisk.catalog import GAMES, OURS, part
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.i18n.catalogue import LANGUAGES, catalogue, plain
from obelisk.i18n.narrate import Narrator
from obelisk.readers.reader import Reader, Scene, read

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
NAMES = [
    "city-2p",
    "city-4p-expansion",
    "drakon-4p-heroes",
    "drakon-6p-team",
    "legends-buka",
    "legends-khind",
]
EVERY = 5
"""So many frames apart are read."""
NO_WORD = re.compile(r"web-|[a-z]+_[a-z]+|\b(?:hoax|khind|buka|vulca)-\d\d|^\s*$")


@cache
def fixture(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    return found


def reader_of(name: str, view: dict[str, Any], language: str) -> Reader:
    data = fixture(name)
    kit = GAMES.get(data["game"])
    facts = data.get("facts") or kit.game.facts(kit.game.options(data["options"]))
    narrator = Narrator(catalogue(language), data["game"], [seat["name"] for seat in data["seats"]])
    made: Reader = part(kit.reader)(Scene(narrator, view, "", facts, data["options"]))
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_everything_is_said_in_words(name: str, language: str) -> None:
    for frame in fixture(name)["frames"][::EVERY]:
        reader = reader_of(name, frame["view"], language)
        lines = [*reader.stands(), *reader.details()]
        lines += [reader.action(text, 0) for text in frame["legal"] or []]
        assert not [line for line in map(plain, lines) if NO_WORD.search(line)]


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_read_from_its_views_and_by_spectators(game: str) -> None:
    kit = GAMES.get(game)
    options = kit.game.options({"players": kit.game.seat_counts()[0]} if kit.has_players() else {})
    chance, rng = SeededChance("read"), Rng("read")
    state = kit.game.setup(options, chance)
    narrator = Narrator(catalogue("en"), game)
    for _ in range(40):
        for seat in (0, None):
            reader = read(kit, narrator, kit.game.view(state, seat), options)
            assert [*reader.stands(), *reader.details()]
        decision = kit.game.decision(state)
        if decision is None:
            break
        legal = kit.game.legal(state)
        spoken = [plain(reader.action(kit.game.notate(state, one), decision.seat)) for one in legal]
        assert len(set(spoken)) == len(spoken), "choices that differ are said in different words"
        kit.game.advance(state, legal[rng.below(len(legal))], chance)


def test_a_thing_is_told_by_its_name_or_its_place() -> None:
    view = fixture("city-2p")["frames"][0]["view"]
    reader = reader_of("city-2p", view, "en")
    assert len(reader.about("MILL")) == 1
    (cell,) = [place["cell"] for place in view["city"] if place["tile"] == "mill"]
    assert reader.about("mill")[0] in reader.about(cell)
    assert reader.about("nothing of the kind") == []
