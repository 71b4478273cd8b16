"""Tips of a guided game: each comes in its situation and only there, never twice, knowing nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from obelisk.bots.base import Budget
from obelisk.bots.spec import make_bot
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.document import InvalidDocument
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.i18n.catalogue import LANGUAGES, bundle
from obelisk.lessons.tips import Situation, facts_of, next_tip, read_tips, tips_of

OPTIONS: dict[str, dict[str, object]] = {"city": {"players": 2}, "drakon": {"players": 2}, "legends": {}}
KEYS = [(game, tip.id) for game in OPTIONS for tip in tips_of(game)]
DEALS = 6
MOST = 600
LONGEST = 260
"""Signs of a tip in any language: it is read in passing."""


def situation(game: AnyGame, options: Any, state: Any) -> Situation:
    decision = game.decision(state)
    assert decision is not None
    legal = [game.notate(state, action) for action in game.legal(state)]
    view = game.encode_view(game.view(state, decision.seat))
    return Situation(decision.seat, game.seats(options), decision.kind, view, game.facts(options), legal)


@cache
def moments(id: str) -> list[tuple[Any, Situation]]:
    """Every decision of some games between gentle bots."""
    return list(played(id))


def played(id: str) -> Iterator[tuple[Any, Situation]]:
    game = GAMES.get(id).game
    options = game.options(OPTIONS[id])
    for deal in range(DEALS):
        chance = SeededChance(f"tips {deal}")
        state = game.setup(options, chance)
        bots = [make_bot("level:1", game, f"tips {deal}/{seat}") for seat in range(2)]
        for _ in range(MOST):
            decision = game.decision(state)
            if decision is None:
                break
            yield game.copy(state), situation(game, options, state)
            view, legal = game.view(state, decision.seat), list(game.legal(state))
            game.advance(state, bots[decision.seat].choose(view, legal, Budget()), chance)


def plot(state: Any, here: Situation) -> dict[str, Any] | None:
    """The building on which the figure of whoever decides stands, from the state itself."""
    data: Any = GAMES.get("city").game.encode_state(state)
    cell = data["figures"][here.seat]
    return next((one for one in data["city"] if one["cell"] == cell), None)


def may_complete(state: Any, here: Situation) -> bool:
    building = plot(state, here)
    return (
        here.kind == "contribution"
        and building is not None
        and any(text.startswith("build ") for text in here.legal)
        and building["markers"].count(-1) == 1
        and here.seat in building["markers"]
    )


def dragon_here(state: Any, here: Situation) -> bool:
    data: Any = GAMES.get("city").game.encode_state(state)
    return (
        any(text.startswith("build ") for text in here.legal)
        and data["figures"][here.seat] in data["dragons"]
        and not data["scaled"]
    )


def beside_drakon(state: Any, here: Situation) -> bool:
    data: Any = GAMES.get("drakon").game.encode_state(state)
    return here.kind == "turn" and data["drakon"] is not None and f"move {data['drakon']}" in here.legal


def coin_beside(state: Any, here: Situation) -> bool:
    maze: Any = GAMES.get("drakon").game.encode_state(state)["maze"]
    ways = [text.removeprefix("move ") for text in here.legal if text.startswith("move ")]
    return here.kind == "turn" and any(maze[cell].startswith("find_coin") for cell in ways)


def one_fight_away(state: Any, here: Situation) -> bool:
    dragons = GAMES.get("legends").game.encode_state(state)["dragons"]
    return here.kind == "engagement" and dragons == [here.seat] * 3


def must_retreat(state: Any, here: Situation) -> bool:
    return here.kind == "engagement" and "retreat" in here.legal and "continue" not in here.legal


CLAIMS: dict[tuple[str, str], Callable[[Any, Situation], bool]] = {
    ("city", "complete"): may_complete,
    ("city", "offer"): lambda state, here: any(text.startswith("offer") for text in here.legal),
    ("city", "scale"): dragon_here,
    ("drakon", "she-is-there"): beside_drakon,
    ("drakon", "coin"): coin_beside,
    ("legends", "fourth"): one_fight_away,
    ("legends", "forced"): must_retreat,
}
"""When some tips shall come, said a second time and from the truth."""


@pytest.mark.parametrize(("game", "id"), KEYS)
def test_each_tip_comes_in_a_first_game(game: str, id: str) -> None:
    (tip,) = [tip for tip in tips_of(game) if tip.id == id]
    assert any(facts_of(tip, here) is not None for _, here in moments(game)), "its situation never comes"


@pytest.mark.parametrize(("game", "id"), CLAIMS)
def test_a_tip_comes_just_when_what_it_says_is_true(game: str, id: str) -> None:
    (tip,) = [tip for tip in tips_of(game) if tip.id == id]
    for state, here in moments(game):
        assert (facts_of(tip, here) is not None) == CLAIMS[game, id](state, here)


def test_the_numbers_of_a_tip_are_those_of_the_board() -> None:
    (tip,) = [tip for tip in tips_of("city") if tip.id == "complete"]
    found = 0
    for state, here in moments("city"):
        facts = facts_of(tip, here)
        if facts is not None:
            building = plot(state, here)
            assert building is not None
            markers = building["markers"]
            assert (facts["mine"], facts["slots"]) == (markers.count(here.seat), len(markers))
            found += 1
    assert found > 10


@pytest.mark.parametrize("game", OPTIONS)
def test_no_tip_is_given_twice(game: str) -> None:
    seen: list[str] = []
    for _, here in moments(game):
        found = next_tip(tips_of(game), here, seen)
        if found is not None:
            assert found[0].id not in seen
            seen.append(found[0].id)
    assert len(seen) == len(set(seen)) == len(tips_of(game))
    assert all(next_tip(tips_of(game), here, seen) is None for _, here in moments(game))


@pytest.mark.parametrize("game", OPTIONS)
def test_a_tip_is_the_same_whatever_is_hidden(game: str) -> None:
    rules = GAMES.get(game).game
    options = rules.options(OPTIONS[game])
    rng = Rng("tips")
    for state, here in moments(game)[::25]:
        other = rules.determinise(rules.view(state, here.seat), rng)
        again = situation(rules, options, other)
        for tip in tips_of(game):
            assert facts_of(tip, again) == facts_of(tip, here)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_every_tip_is_said_in_every_language_with_its_facts(game: str, language: str) -> None:
    words: FluentBundle = bundle(language)
    assert len(tips_of(game)) >= 8
    for tip in tips_of(game):
        facts = next(facts for _, here in moments(game) if (facts := facts_of(tip, here)) is not None)
        message = words.get_message(tip.message)
        assert message.value is not None
        text, errors = words.format_pattern(message.value, facts)
        assert errors == [], tip.message
        assert len(str(text)) <= LONGEST, f"{tip.message} in {language}: {len(str(text))} signs"
    said = {id for id in words._messages if id.startswith(f"tip-{game}-")}
    assert said == {tip.message for tip in tips_of(game)}, "nothing is said that no tip says"


def test_all_that_is_wrong_with_a_file_is_told_with_its_lines() -> None:
    text = """format = "tips/2"
[[tips]]
id = "a"
when = ["x"]
[[tips]]
id = "a"
speak = 1
"""
    with pytest.raises(InvalidDocument) as caught:
        read_tips("city", text, "tips.toml")
    assert [(problem.line, problem.where) for problem in caught.value.problems] == [
        (1, "format"),
        (4, "tips.a.when[1]"),
        (5, "tips[2]"),
        (7, "tips.a.speak"),
    ]
