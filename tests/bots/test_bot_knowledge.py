"""What the evaluations of Drakon and Legends know of their games."""

from __future__ import annotations

from typing import Any

import pytest

from bots.positions import game_of, position
from obelisk.bots.eval.drakon import COIN, DRAKON_V2, seat_features
from obelisk.bots.eval.drakon_paths import FADE
from obelisk.bots.eval.legends import LEGENDS_V1, bluffs_fit, some_of
from obelisk.core.chance import SeededChance
from obelisk.games.drakon.kinds import FIND_COIN, LOSE_COIN, MASTER_KEY, NORTH, PLAIN, SOUTH
from obelisk.games.drakon.state import State as DrakonState
from obelisk.games.legends import words


def street(*chambers: int) -> DrakonState:
    """Drakon for two, with chambers to the north of Start, one behind the other."""
    game = game_of("drakon")
    state: DrakonState = game.setup(game.options({"players": 2}), SeededChance("street"))
    for number, chamber in enumerate(chambers):
        state.maze.lay(state.figures[0] + 1 + number, chamber)
    return state


def prospects(state: DrakonState) -> float:
    """The gold of the next five moves, for the seat that moves next."""
    return seat_features(state, state.active, state.active)[2]


def test_drakon_counts_the_gold_behind_one_way_doors() -> None:
    near = street(FIND_COIN * 16 + NORTH)
    far = street(PLAIN * 16 + NORTH, FIND_COIN * 16 + NORTH)
    shut = street(PLAIN * 16 + SOUTH, FIND_COIN * 16 + NORTH)
    assert prospects(near) == pytest.approx(COIN)
    assert prospects(far) == pytest.approx(FADE * COIN)
    assert prospects(shut) == 0.0
    active = near.active
    assert DRAKON_V2.value(near, active) > DRAKON_V2.value(shut, active)


def test_drakon_enters_the_same_chamber_again_where_it_can() -> None:
    """A Master Key opens all sides: in and out of a chamber with a coin (DRK-8.6, DRK-9.70)."""
    in_and_out = street(FIND_COIN * 16 + NORTH, MASTER_KEY * 16)
    assert prospects(in_and_out) == pytest.approx(COIN * (1.0 + FADE**2 + FADE**4))


def test_drakon_does_not_walk_into_a_loss() -> None:
    state = street(LOSE_COIN * 16 + NORTH, FIND_COIN * 16 + NORTH)
    assert prospects(state) == pytest.approx(FADE * COIN)
    state.sizes[state.active] = 1
    assert prospects(state) == 0.0


def test_drakon_does_not_look_into_hands_and_purses_of_others() -> None:
    """Another hand and other coins of the other seat change nothing; of the own seat they do."""
    seen = []
    for changed in (1, 0):
        state = street(FIND_COIN * 16 + NORTH)
        state.sizes[changed] = 1
        state.purses[changed] = [1, 0, 0]
        before = DRAKON_V2.value(state, 0)
        state.purses[changed] = [0, 0, 1]
        richer = DRAKON_V2.value(state, 0)
        state.hands[changed] = [state.hands[changed][0]] * 4
        seen.append((richer != before, DRAKON_V2.value(state, 0) != richer))
    assert seen == [(False, False), (True, True)]


def test_legends_wants_dragons() -> None:
    state = position("legends", 0)
    seat = state.active
    values = []
    for dragons in ([1 - seat] * 2, [1 - seat], [], [seat], [seat] * 3):
        state.dragons = (dragons + [words.MIDDLE] * 3)[:3]
        values.append(LEGENDS_V1.value(state, seat))
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_legends_does_not_look_into_the_foes_hand() -> None:
    """Swapping his hand with cards of his deck changes nothing: only their number is known."""
    state = position("legends", 60)
    seat = 0
    before = LEGENDS_V1.value(state, seat)
    base = state.cast.bases[1]
    spare = [place for place in range(len(state.deck[1])) if state.deck[1][place]]
    for index in range(min(len(spare), len(state.hand[1]))):
        card = state.hand[1][index]
        state.hand[1][index] = base + spare[index]
        state.deck[1][spare[index]] = 0
        state.deck[1][card - base] = 1
    assert LEGENDS_V1.value(state, seat) == pytest.approx(before)


def test_legends_knows_a_true_bluff() -> None:
    game = game_of("legends")
    state = game.setup(game.options({"decks": ["buka", "hoax"]}), SeededChance("true"))
    for element, icon in ((words.FIRE, words.BLUFF_FIRE), (words.EARTH, words.BLUFF_EARTH)):
        state.element = element
        for card in range(state.cast.sizes[0]):
            if state.cast.icons[card] & (words.BLUFF_FIRE | words.BLUFF_EARTH):
                state.support[0] = [card]
                state.flags[card] |= words.FACE_DOWN
                assert bluffs_fit(state, 0) == (state.cast.icons[card] & icon != 0)


def test_legends_fears_for_a_false_bluff_before_it_announces() -> None:
    game = game_of("legends")
    state = game.setup(game.options({"decks": ["buka", "hoax"]}), SeededChance("false"))
    state.active = 0
    state.phase = words.SUPPORT_PHASE
    state.element = words.FIRE
    worths = []
    for icon in (words.BLUFF_EARTH, words.BLUFF_FIRE):
        card = next(card for card in state.hand[0] + deck_of(state, 0) if state.cast.icons[card] & icon)
        state.support[0] = [card]
        state.flags[card] |= words.FACE_DOWN | words.ACTIVE
        worths.append(LEGENDS_V1.value(state, 0))
        state.flags[card] &= ~(words.FACE_DOWN | words.ACTIVE)
    assert worths[0] < worths[1]


def test_legends_counts_cards_on_ships_until_they_land() -> None:
    game = game_of("legends")
    state = game.setup(game.options({"decks": ["buka", "hoax"]}), SeededChance("ships"))
    ship = next(card for card in range(state.cast.sizes[0]) if state.cast.cards[card].id == "buka-29")
    card = state.hand[0].pop()
    bare = LEGENDS_V1.value(state, 0)
    state.cargo = [[card], []]
    state.link = [*state.link]
    state.link[card] = ship
    assert LEGENDS_V1.value(state, 0) > bare
    assert LEGENDS_V1.value(state, 1) < 1.0 - bare
    state.flags[ship] |= words.LANDED
    assert LEGENDS_V1.value(state, 0) == bare


def deck_of(state: Any, seat: int) -> list[int]:
    base = state.cast.bases[seat]
    return [base + place for place, count in enumerate(state.deck[seat]) if count]


def test_the_chance_that_one_of_the_cards_will_do() -> None:
    assert some_of(0, 10, 6) == 0.0
    assert some_of(10, 10, 1) == 1.0
    assert some_of(5, 10, 2) == pytest.approx(0.75)
    assert some_of(0, 0, 3) == 0.0
