"""The look-ahead: the answer of an exhaustive search, also where that would take for ever.  [LEG-6]"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from games.legends.table_language import given, seat
from obelisk.core.chance import SeededChance
from obelisk.core.deal import Deal
from obelisk.core.decision import Action
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME, lookahead, words
from obelisk.games.legends.asks import ASK_DEAL
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.choices import candidates, deciding_seat
from obelisk.games.legends.deckbuilding.deck import encode_deck
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.deckbuilding.random_decks import random_deck
from obelisk.games.legends.state import State
from obelisk.games.legends.turn import play
from script_files import script

MOST_STATES = 1500
"""Positions whose exhaustive search looks at more states are left out."""


class TooMany(Exception):
    """The exhaustive search gives up."""


class Exhaustive:
    """Completability by search alone: every choice in every order, no bounds, nothing left out."""

    def __init__(self) -> None:
        self.known: dict[str, bool] = {}

    def completable(self, state: State) -> bool:
        if state.winner != words.NOBODY or state.over:
            return False
        if state.phase not in (words.CHARACTER_PHASE, words.SUPPORT_PHASE):
            return state.phase in (words.CLOSING_PHASE, words.POWER_PHASE)
        if lookahead.ends_well(state):
            return True
        key = everything(state)
        if key not in self.known:
            if len(self.known) >= MOST_STATES:
                raise TooMany
            self.known[key] = self.searched(state)
        return self.known[key]

    def searched(self, state: State) -> bool:
        mine = deciding_seat(state) == state.active
        choices = candidates(state)
        if not mine and state.frames[-1].kind != words.FRAME_TARGET:
            choices = choices[:1]
        for number in choices:
            if number == words.DONE and not state.frames and state.phase == words.SUPPORT_PHASE:
                continue
            if self.leads_on(state, number) == mine:
                return mine
        return not mine

    def leads_on(self, state: State, number: int) -> bool:
        way = 0
        ways = 1
        while way < ways:
            chance = lookahead.TrialChance(ASK_DEAL + state.active, way)
            twin = state.copy()
            twin.trial = True
            play(twin, Deal(chance), number)
            if not self.completable(twin):
                return False
            ways = chance.ways
            way += 1
        return True

    def legal(self, state: State) -> list[int]:
        choices = candidates(state)
        if (
            state.phase in (words.CHARACTER_PHASE, words.SUPPORT_PHASE)
            and deciding_seat(state) == state.active
        ):
            filtered = choices
        elif state.phase == words.ENGAGEMENT_PHASE and not state.frames:
            filtered = choices[:1]
        else:
            return choices
        kept: list[int] = []
        for number in choices:
            if number not in filtered:
                good = True
            elif number == words.DONE and not state.frames and state.phase == words.SUPPORT_PHASE:
                good = lookahead.ends_well(state)
            else:
                good = self.leads_on(state, number)
            if good:
                kept.append(number)
        return kept


def everything(state: State) -> str:
    """All that changes in a trial, but for the numbers that say when."""
    areas = [state.hand, state.combat, state.support, state.cargo, state.ships, state.pile, state.deck]
    counts = [state.plays, state.combat_plays, state.characters_played, state.character_units]
    counts += [state.booster_units, state.support_units, state.booster_cards, state.support_cards]
    counts += [state.open_pairs, state.open_gangs, state.last_played, state.waived, state.played_types]
    counts += [state.from_hand, int(state.stopped), int(state.attack_again), state.phase, state.element]
    frames = [
        (frame.kind, frame.seat, frame.card, frame.effect, frame.n, frame.stage, frame.picks)
        for frame in state.frames
    ]
    return str([areas, counts, state.flags, state.link, state.met, state.used, state.dragons, frames])


def texts(state: State, actions: Sequence[int]) -> list[str]:
    return [GAME.notate(state, Action(action)) for action in actions]


@pytest.mark.parametrize("seed", range(12))
def test_the_look_ahead_answers_as_the_exhaustive_search_in_random_games(seed: int) -> None:
    rng = Rng(f"quick/{seed}")
    if seed % 2:
        values: dict[str, object] = {"decks": [PEOPLES[seed % 9], PEOPLES[(seed * 5) % 9]]}
    else:
        values = {"decks": [encode_deck(random_deck(KNOWN, rng)) for _ in range(2)]}
    state = GAME.setup(GAME.options(values), SeededChance(seed))
    chance = SeededChance(f"quick/{seed}")
    while GAME.decision(state) is not None:
        actions = GAME.legal(state)
        compare(state)
        GAME.advance(state, actions[rng.below(len(actions))], chance)


def compare(state: State) -> bool:
    """Whether the exhaustive search ended; if so, its answer is that of the look-ahead."""
    state.choices = None
    found = GAME.legal(state)
    try:
        wanted = Exhaustive().legal(state)
    except TooMany:
        return False
    assert texts(state, found) == texts(state, wanted), json.dumps(GAME.encode_state(state))
    return True


@pytest.mark.parametrize("seed", range(24))
def test_the_look_ahead_answers_as_the_exhaustive_search_in_positions_full_of_texts(seed: int) -> None:
    compared = full_positions(f"full/{seed}", 40)
    assert compared > 5


@pytest.mark.long
@pytest.mark.parametrize("seed", range(400))
def test_the_look_ahead_answers_as_the_exhaustive_search_in_many_positions(seed: int) -> None:
    full_positions(f"long/{seed}", 200)


def full_positions(seed: str, steps: int) -> int:
    """Moves cards about as the hunt for slow positions does, and compares; how many could be compared."""
    hunt = script("legends_slow")
    rng = Rng(seed)
    state = None
    while state is None:
        state = hunt.start(GAME.options(hunt.options_for(rng)), rng)
    compared = 0
    for _ in range(steps):
        twin = hunt.moved(state, rng)
        if twin is None:
            continue
        compared += compare(twin)
        if not rng.below(3):
            state = twin.copy()
        for _ in range(rng.below(5)):
            # Into the turn: cards played, demands half paid, texts half done.
            actions = GAME.legal(twin)
            if not actions:
                # Moved into a turn that nobody could have come to.
                break
            GAME.advance(twin, actions[rng.below(len(actions))], SeededChance(seed))
            if GAME.decision(twin) is None:
                break
            compared += compare(twin)
    return compared


def test_a_demand_that_takes_two_cards_can_be_met_and_the_turn_goes_on() -> None:
    """Pillar-18 wants fire 2 and earth 2: when the first card is discarded the rest alone would not pay."""
    table = given(
        seat(hand="pillar-04 pillar-28", combat="power-6*"),
        seat(combat="power-5* pillar-18*"),
        phase="support",
        fight="fire",
    )
    assert table.choices == ["meet pillar-18"]
    table.play("meet pillar-18", "pick pillar-04")
    assert table.choices == ["pick pillar-28"]
    table.play("pick pillar-28")
    assert table.choices == ["done"]


def test_three_ships_that_land_eight_cards_are_looked_through_at_once() -> None:
    """Buka against Buka, fourteen characters at hand and a foe who allows one: every order of every set of
    them was tried, which took longer than anybody waited.
    """
    case = json.loads((Path(__file__).parent / "legends-three-ships.json").read_text())
    state = GAME.decode_state(GAME.options({"decks": case["decks"]}), case["state"])
    chance = SeededChance(1)
    for text in ["land buka-29", "land buka-30", "land buka-28", "done", "done"]:
        GAME.advance(state, GAME.parse(state, text), chance)
    looked = lookahead.Trials()
    engaged = state.copy()
    engaged.trial = True
    play(engaged, Deal(chance), GAME.parse(state, "continue"))
    assert lookahead.completable(engaged, looked)
    GAME.advance(state, GAME.parse(state, "continue"), chance)
    for action in candidates(state):
        trial = state.copy()
        trial.trial = True
        play(trial, Deal(chance), action)
        lookahead.completable(trial, looked)
    assert len(looked.known) < 500
    assert len(GAME.legal(state)) == 14
