"""Random games: invariants, the contract, and the quick tests against the search.  [LEG-23]"""

from __future__ import annotations

import json

import pytest

from games.legends.table_language import Seat, given, seat
from obelisk.core.chance import SeededChance
from obelisk.core.check import BrokenPromise, Checker
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, legal, words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.options import Options
from obelisk.games.legends.state import State
from repeated import few_interpreted
from script_files import script

PAIRS = [(one, two) for one in PEOPLES for two in PEOPLES]


def checker() -> Checker:  # type: ignore[type-arg]
    return Checker(GAME, json.dumps, json.loads)


def options_of(number: int) -> dict[str, object]:
    """The options of a game of `scripts/legends_campaign.py`: random decks, all modules."""
    values: dict[str, object] = script("legends_campaign").options_of(number)
    return values


@pytest.mark.parametrize("number", few_interpreted(3, range(0, 81, 9)))
def test_contract_of_preset_pairs(number: int) -> None:
    one, two = PAIRS[(number * 10 + number // 9) % 81]
    check = checker()
    check.check({"decks": [one, two], "match": number % 2 == 1, "mulligan": number % 3 == 0}, number, 10)
    assert check.tally.games == 1


@pytest.mark.parametrize("number", few_interpreted(4, range(10)))
def test_contract_with_all_modules(number: int) -> None:
    check = checker()
    check.check(options_of(number), number, 6)
    assert check.tally.games == 1


@pytest.mark.long
@pytest.mark.parametrize("number", range(81))
def test_contract_of_all_preset_pairs(number: int) -> None:
    one, two = PAIRS[number]
    check = checker()
    for seed in range(3):
        check.check({"decks": [one, two], "mulligan": seed == 1}, f"long/{number}/{seed}", 40)


@pytest.mark.long
@pytest.mark.parametrize("number", range(100))
def test_contract_of_many_module_games(number: int) -> None:
    checker().check(options_of(1000 + number), number, 40)


def test_random_games_end_before_the_turn_limit() -> None:
    for number, (one, two) in enumerate(PAIRS[::4]):
        state = GAME.setup(GAME.options({"decks": [one, two]}), SeededChance(number))
        rng = Rng(number)
        chance = SeededChance(number)
        while True:
            actions = GAME.legal(state)
            if not actions:
                break
            before = state.copy()
            GAME.advance(state, actions[rng.below(len(actions))], chance)
            assert GAME.faults(state, before) == []
        result = GAME.result(state)
        assert result is not None
        assert result.reason in ("fourth_dragon", "out_of_cards")
        assert 1 <= max(result.scores["crystals"]) <= 4


# --- every pair of texts


TEXTED = [card for card in KNOWN.cards if card.effects]


def placed(card: Card, rng: Rng) -> Seat:
    """A player who has the card active, some others, and a hand."""
    zone = {
        words.CHARACTER: "combat",
        words.BOOSTER: "combat",
        words.SUPPORT: "support",
        words.LEADERSHIP: "leadership",
    }
    others = [other.id for other in KNOWN.cards if other.type & words.ANY_TYPE and other.id != card.id]
    picks: list[str] = []
    while len(picks) < 14:
        id = others[rng.below(len(others))]
        if id not in picks:
            picks.append(id)
    zones = {"combat": "power-2*", "support": "support-1-1*", "leadership": "", "ships": ""}
    name = zone.get(card.type, "ships")
    zones[name] = f"{zones[name]} {card.id}{'' if name == 'ships' else '*'}"
    return seat(hand=" ".join(picks[:6]), deck=" ".join(picks[6:]), **zones)  # type: ignore[arg-type]


def play_pair(one: Card, two: Card) -> int:
    """A few random turns with both texts active, on either side: the invariants at every decision, the whole
    contract on some states; how many.
    """
    rng = Rng(f"{one.id}/{two.id}")
    ann = placed(one, rng)
    bob = placed(two, rng)
    if two.type == words.LEADERSHIP:
        # The foe's leadership cards are never active in my turn.
        bob.zones["leadership"] = two.id
    table = given(
        ann, bob, phase="engagement", fight="fire" if rng.below(2) else "earth", chance=rng.below(99)
    )
    options = GAME.options({})
    options.cast = table.state.cast
    states = 0
    for step in range(14):
        choices = legal.legal(table.state)
        if not choices:
            break
        if step % 5 == 0:
            keeps_contract(options, table.state, rng, f"{one.id} and {two.id}")
            states += 1
        before = table.state.copy()
        table.play(table.choices[rng.below(len(choices))])
        assert GAME.faults(table.state, before) == [], f"{one.id} and {two.id}"
    return states


def keeps_contract(options: Options, state: State, rng: Rng, where: str) -> None:
    """All promises of the protocol that speak of one state."""
    check = checker()
    truth = GAME.encode_state(state)
    try:
        check.state_round_trip(options, truth)
        check.notation(state)
        check.refusals(state, truth, rng)
        check.copies(state, truth, rng)
        for viewer in (None, 0, 1):
            check.knowledge(options, state, viewer, rng)
        check.same("purity", truth, GAME.encode_state(state))
    except BrokenPromise as broken:
        raise AssertionError(where) from broken


@pytest.mark.parametrize("number", few_interpreted(6, range(0, len(TEXTED), 13)))
def test_some_pairs_of_texts(number: int) -> None:
    for other in range(number % 7, len(TEXTED), 31):
        play_pair(TEXTED[number], TEXTED[other])


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(TEXTED)))
def test_every_pair_of_texts(number: int) -> None:
    assert sum(play_pair(TEXTED[number], other) for other in TEXTED) > 2 * len(TEXTED)
