"""Encodings: every choice has its own path, tensors tell what a seat may know and nothing else."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import pairwise, product
from math import prod

import numpy as np
import pytest

from obelisk.core.decision import Action
from obelisk.core.game import NO_ACTION
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.games.city import actions as city_actions
from obelisk.games.drakon import actions as drakon_actions
from obelisk.games.drakon.window import cell_code
from obelisk.games.legends import actions as legends_actions
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.random_decks import random_deck
from obelisk.games.legends.words import VERBS
from obelisk.research.arrays import named, observation
from obelisk.research.encodings import encoding_of, game_of, options_of
from obelisk.research.stepping.session import OVER
from obelisk.tensors.base import Encoding, IllegalToken
from obelisk.tensors.drakon import EAST, SOUTH
from obelisk.tensors.legends import CARD, NOTHING, PARTS, SLOT, VALUE
from research.tables import ALL, MAIN_TABLES, option_sets, random_session, random_states, session_of


@pytest.mark.parametrize("game_id", ALL)
def test_every_choice_of_every_option_set_has_its_own_path_and_comes_back_from_it(game_id: str) -> None:
    game = game_of(game_id)
    for number, values in enumerate(option_sets(game_id)):
        encoding = encoding_of(game, options_of(game, values))
        for state in random_states(game_id, values, number, 60 if number % 4 == 0 else 12):
            decision = game.decision(state)
            assert decision is not None
            seat = decision.seat
            legal = game.legal(state)
            found = {encoding.path(action, seat): action for action in legal}
            assert len(found) == len(legal), "two choices have the same path"
            for one, two in pairwise(sorted(found)):
                assert one != two[: len(one)], "a path begins another"
            for path, action in found.items():
                assert all(0 <= token < encoding.tokens for token in path)
                assert encoding.action(path, seat) == action


@pytest.mark.parametrize(("game_id", "values"), MAIN_TABLES)
def test_the_menu_has_the_tokens_of_all_that_is_legal_at_every_depth(
    game_id: str, values: dict[str, object]
) -> None:
    """Also where a menu does not list what is legal, as in the turns of Drakon."""
    game = game_of(game_id)
    encoding = encoding_of(game, options_of(game, values))
    rng = Rng("menus")
    for state in random_states(game_id, values, 21, 150):
        decision = game.decision(state)
        assert decision is not None
        seat = decision.seat
        legal = game.legal(state)
        chosen = legal[rng.below(len(legal))]
        menu = encoding.menu(game, state, seat)
        fits = {encoding.path(action, seat): action for action in legal}
        for depth, token in enumerate(encoding.path(chosen, seat)):
            assert menu.actions() == list(fits.values())
            assert menu.tokens() == sorted({path[depth] for path in fits})
            missing = next(other for other in range(encoding.tokens) if other not in menu.tokens())
            with pytest.raises(IllegalToken):
                menu.action(missing)
            fits = {path: action for path, action in fits.items() if path[depth] == token}
            assert menu.action(token) == (chosen if len(fits) == 1 else NO_ACTION)
            if len(fits) == 1:
                break
            menu = menu.after(token)


def test_every_verb_of_legends_has_paths_for_both_seats() -> None:
    game = game_of("legends")
    encoding = encoding_of(game, options_of(game, {}))
    codes = {CARD: [0, 305, 1024, 1329], SLOT: [0, 3, 1024, 1027], VALUE: [0, 1, 2, 4], NOTHING: [0]}
    for seat in range(2):
        found: set[tuple[int, ...]] = set()
        number = 0
        for verb in range(VERBS):
            first, second = PARTS.get(verb, (NOTHING, NOTHING))
            for one, two in product(codes[first], codes[second]):
                action = legends_actions.as_action(legends_actions.action(verb, one, two))
                path = encoding.path(action, seat)
                assert encoding.action(path, seat) == action
                found.add(path)
                number += 1
        assert len(found) == number


@pytest.mark.parametrize("number", range(3))
def test_private_decks_with_all_modules_have_paths_and_tensors_too(number: int) -> None:
    game = game_of("legends")
    rng = Rng(number)
    pair = [random_deck(KNOWN, rng), random_deck(KNOWN, rng)]
    values: dict[str, object] = {"decks": pair, "card_file": "samples", "mulligan": True}
    encoding = encoding_of(game, options_of(game, values))
    assert encoding.tokens > 778
    for state in random_states("legends", values, number, 80):
        decision = game.decision(state)
        assert decision is not None
        seat = decision.seat
        legal = game.legal(state)
        assert [encoding.action(encoding.path(action, seat), seat) for action in legal] == legal
        for viewer in range(2):
            encoding.observe(game.encode_view(game.view(state, viewer)), encoding.layout.buffer())


@pytest.mark.parametrize(("game_id", "values"), MAIN_TABLES)
def test_tokens_lead_to_the_action_that_they_stand_for(game_id: str, values: dict[str, object]) -> None:
    session = session_of(game_id, values, 7)
    rng = Rng("choices")
    for _ in range(150):
        if session.seat == OVER:
            break
        legal = session.fits()
        action = legal[rng.below(len(legal))]
        tokens = session.tokens_of(action)
        played = NO_ACTION
        for token in tokens:
            assert played == NO_ACTION
            assert token in session.legal()
            played = session.step(token)
        assert played == action


def test_tokens_of_city_are_words_of_the_rules() -> None:
    session = session_of("city", {"players": 2}, 1)
    names = [session.encoding.token_name(token) for token in range(session.encoding.tokens)]
    assert len(set(names)) == len(names) == 284
    assert names[:2] == ["move a1", "move a2"]
    assert names[-1] == "pay y1"


def test_a_payment_is_paid_card_by_card_and_ends_where_only_one_fits() -> None:
    session = session_of("city", {"players": 2}, 1)
    for at in random_session(session, 3, 4000):
        builds = [action for action in at.fits() if city_actions.is_build(action)]
        if not at.pending and len(builds) > 3:
            break
    else:
        pytest.fail("no choice of payments in this game")
    seat = session.seat
    words = [session.encoding.token_name(token) for token in session.tokens_of(builds[0])]
    assert words[0].startswith("build ")
    assert all(word.startswith("pay ") for word in words[1:])
    for token in session.tokens_of(builds[0]):
        assert session.seat == seat
        session.step(token)


def test_a_chamber_far_from_start_has_a_path_too() -> None:
    game = game_of("drakon")
    encoding = encoding_of(game, options_of(game, {"players": 2}))
    for x, y in ((0, 0), (12, -12), (13, -13), (40, -200), (-5000, 3)):
        action = drakon_actions.go(drakon_actions.MOVE, cell_code(x, y))
        path = encoding.path(action, 1)
        assert encoding.action(path, 1) == action
        assert path.count(EAST) == max(0, (x + 12) // 25)
        assert path.count(SOUTH) == max(0, -((y + 12) // 25))


def test_an_illegal_token_is_refused_and_changes_nothing() -> None:
    session = session_of("legends", {}, 5)
    before = session.legal()
    illegal = next(token for token in range(session.encoding.tokens) if token not in before)
    with pytest.raises(IllegalToken):
        session.step(illegal)
    assert session.legal() == before


@pytest.mark.parametrize("path", [(), (9999,), (0, 0), (-1,)])
@pytest.mark.parametrize("game_id", ALL)
def test_nonsense_is_no_action(game_id: str, path: tuple[int, ...]) -> None:
    game = game_of(game_id)
    with pytest.raises(ValueError, match="is no action"):
        encoding_of(game, options_of(game, {})).action(path, 0)


@pytest.mark.parametrize("game_id", ALL)
def test_the_tensor_has_the_same_size_whatever_the_options(game_id: str) -> None:
    sizes = set()
    for number, values in enumerate(option_sets(game_id)[::5]):
        session = session_of(game_id, values, number)
        tensor = observation(session, session.seat)
        assert tensor.dtype == np.float32
        assert np.isfinite(tensor).all()
        sizes.add((tensor.size, session.encoding.tokens))
    assert len(sizes) == 1


@pytest.mark.parametrize(("game_id", "values"), MAIN_TABLES)
def test_states_that_a_seat_cannot_tell_apart_have_equal_tensors(
    game_id: str, values: dict[str, object]
) -> None:
    game = game_of(game_id)
    encoding = encoding_of(game, options_of(game, values))
    rng = Rng("worlds")
    compared = differing = 0
    for number, state in enumerate(random_states(game_id, values, 11, 400)):
        if number % 10:
            continue
        decision = game.decision(state)
        assert decision is not None
        for seat in range(game.seats(options_of(game, values))):
            view = game.view(state, seat)
            other = game.determinise(view, rng)
            differing += game.encode_state(other) != game.encode_state(state)
            tensors = []
            for world in (state, other):
                out = encoding.layout.buffer()
                encoding.observe(game.encode_view(game.view(world, seat)), out)
                tensors.append(out.tobytes())
            assert tensors[0] == tensors[1]
            compared += 1
            if decision.seat == seat:
                for action in game.legal(state)[:20]:
                    one, two = (features(encoding, game, world, action) for world in (state, other))
                    assert one == two
    assert compared > 10
    assert differing > compared // 2, "the worlds are hardly ever different: nothing was tested"


def features(encoding: Encoding, game: AnyGame, state: object, action: Action) -> bytes:
    decision = game.decision(state)
    assert decision is not None
    out = encoding.features.buffer()
    encoding.describe(game.encode_view(game.view(state, decision.seat)), action, out)
    return out.tobytes()


@pytest.mark.parametrize(("game_id", "values"), MAIN_TABLES)
def test_what_happens_shows_in_the_tensor(game_id: str, values: dict[str, object]) -> None:
    session = session_of(game_id, values, 2)
    seen = {observation(session, session.seat).tobytes() for session in random_session(session, 2, 100)}
    assert len(seen) > 60


@pytest.mark.parametrize("game_id", ["city", "drakon", "legends"])
def test_only_who_chooses_knows_what_he_has_chosen_so_far(game_id: str) -> None:
    for seed in range(20):
        for session in random_session(session_of(game_id, {}, seed), seed, 300):
            if session.pending:
                own = named(session.encoding.layout, observation(session, session.seat))["pending"]
                foe = named(session.encoding.layout, observation(session, 1 - session.seat))["pending"]
                assert own.sum() == len(session.pending)
                assert foe.sum() == 0
                return
    pytest.fail("no action took two tokens")


@pytest.mark.parametrize("game_id", ALL)
def test_different_choices_have_different_features(game_id: str) -> None:
    game = game_of(game_id)
    encoding = encoding_of(game, options_of(game, {}))
    for state in random_states(game_id, {}, 4, 40):
        legal = game.legal(state)
        found = {features(encoding, game, state, action) for action in legal[:30]}
        if game_id == "legends":
            # Cards with the same values, icons and type look alike.
            assert len(found) >= len(legal) // 2
        else:
            assert len(found) == len(legal[:30])


@pytest.mark.parametrize("game_id", ALL)
def test_slices_have_names_and_cover_the_tensor(game_id: str) -> None:
    session = session_of(game_id, {}, 1)
    layout = session.encoding.layout
    tensor = observation(session, session.seat)
    slices = named(layout, tensor)
    assert sum(part.size for part in slices.values()) == layout.size == tensor.size
    assert all(part.shape == layout.shapes[name] for name, part in slices.items())
    assert prod(layout.shapes["pending"]) == session.encoding.tokens


def test_a_hand_of_city_stands_in_its_slice() -> None:
    session = session_of("city", {"players": 2}, 1)
    slices = named(session.encoding.layout, observation(session, session.seat))
    view = session.game.view(session.state, session.seat)
    assert slices["hand"].tolist() == [float(count) for count in view.hand]
    assert slices["seats"][0, 1] == 1, "the viewer comes first, and it is active"


def test_what_a_drafter_has_seen_stands_in_its_slices() -> None:
    """Two players, five cards a packet: after two steps the first packet is back, one card short."""
    session = session_of("legends-draft", {"players": 2, "peoples": ["vulca", "hoax", "mimix"]}, 1)
    game = session.game
    dealt = game.legal(session.state)
    taken = []
    for _ in range(4):
        taken.append(session.step(session.legal()[0]))
    seen = named(session.encoding.layout, observation(session, 0))
    assert seen["picked"].nonzero()[0].tolist() == sorted([taken[0], taken[2]])
    assert seen["packet"].nonzero()[0].tolist() == game.legal(session.state)
    assert seen["taken"].nonzero()[0].tolist() == [taken[3]]
    assert taken[3] in dealt
    assert seen["going_round"].sum() == 3, "what is left of the other packet"
    assert seen["seats"].tolist() == [[1, 1], [1, 1], *[[0, 0]] * 4]
    assert seen["clock"].tolist() == [0, 2, 99 - 10, 0]
    assert seen["peoples"].sum() == 3


PINNED = {
    "city": ("city-v1", "40fc7a0e283987ac"),
    "drakon": ("drakon-v1", "5dd3dc8237bbcc06"),
    "legends": ("legends-v1", "ed2fd7366c326634"),
    "legends-draft": ("legends-draft-v1", "2ed0d6aa74f12436"),
}


@pytest.mark.parametrize("game_id", ALL)
def test_a_version_means_for_ever_what_it_meant(game_id: str) -> None:
    """Tokens, slices and features of a version are fixed; whoever changes them makes a new version."""
    game = game_of(game_id)
    encoding = encoding_of(game, options_of(game, {}))
    words = [encoding.token_name(token) for token in range(encoding.tokens)]
    fixed = [words, list(encoding.layout.shapes.items()), list(encoding.features.shapes.items())]
    digest = sha256(json.dumps(fixed).encode()).hexdigest()[:16]
    assert (encoding.name, digest) == PINNED[game_id]
