"""Batches: many games at once show what each of them alone would show, and nothing else."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.research.arrays import mask as mask_of
from obelisk.research.batch import Asked, Batch, Seen, Sparse
from obelisk.research.encodings import encoding_of, game_of, options_of
from obelisk.research.stepping.observer import Observer
from obelisk.research.stepping.session import OVER, Session
from obelisk.tensors.base import IllegalToken
from repeated import few_interpreted
from research.tables import ALL, MAIN_TABLES, option_sets, random_session, session_of


def by_way_of_the_view(session: Session, seat: int) -> bytes:
    """What an observation means: the view as JSON, encoded."""
    out = session.encoding.layout.buffer()
    session.encoding.observe(session.game.encode_view(session.game.view(session.state, seat)), out)
    if seat == session.seat:
        for token in session.pending:
            out[session.encoding.layout.starts["pending"] + token] += 1
    return out.tobytes()


def rows_of(seen: Seen, size: int) -> list[bytes]:
    """The observations of all games with their zeros."""
    found = seen.observation
    assert found is not None
    dense = found.dense(size) if isinstance(found, Sparse) else found
    return [row.tobytes() for row in dense]


def from_the_state(observer: Observer, session: Session, seat: int) -> bytes:
    """The observation as the batch writes it."""
    out = session.encoding.layout.buffer()
    observer.spread(session.state, seat, session.pending if seat == session.seat else None, out)
    return out.tobytes()


def check_every_seat(game_id: str, values: dict[str, object], seed: int, most: int, every: int) -> int:
    session = session_of(game_id, values, seed)
    observer = Observer(session.game, session.encoding)
    seats = session.game.seats(options_of(session.game, values))
    compared = 0
    for number, at in enumerate(random_session(session, seed, most)):
        if number % every == 0:
            for seat in range(seats):
                assert from_the_state(observer, at, seat) == by_way_of_the_view(at, seat)
                compared += 1
    for seat in range(seats):
        assert from_the_state(observer, session, seat) == by_way_of_the_view(session, seat)
    return compared


@pytest.mark.parametrize(("game_id", "values"), MAIN_TABLES)
def test_rows_from_states_are_the_observations_of_views(game_id: str, values: dict[str, object]) -> None:
    assert check_every_seat(game_id, values, 1, 400, 8) > 15


@pytest.mark.many
@pytest.mark.parametrize("game_id", ALL)
def test_so_they_are_with_all_options(game_id: str) -> None:
    for number, values in enumerate(option_sets(game_id)):
        assert check_every_seat(game_id, values, number, 300, 3) > 5


@pytest.mark.parametrize("form", ["sparse", "dense"])
@pytest.mark.parametrize(("game_id", "values"), MAIN_TABLES)
def test_a_batch_shows_what_single_games_of_the_same_seeds_show(
    game_id: str, values: dict[str, object], form: str
) -> None:
    batch = Batch(game_id, 3, values, form=form)
    seen = batch.reset(seed=5)
    alone: list[Session] = []
    for row in range(3):
        chance = SeededChance(f"5/{row}/0")
        state = batch.game.setup(batch.options, chance)
        alone.append(Session(batch.game, batch.encoding, state, chance))
    for _ in range(60):
        if any(session.seat == OVER for session in alone):
            break
        assert seen.seats.tolist() == [session.seat for session in alone]
        assert rows_of(seen, batch.encoding.layout.size) == [
            by_way_of_the_view(session, session.seat) for session in alone
        ]
        for row, session in enumerate(alone):
            assert seen.mask[row].tolist() == mask_of(session, session.seat).tolist()
        tokens = batch.sample()
        seen = batch.step(tokens)
        for session, token in zip(alone, tokens.tolist(), strict=True):
            session.step(token)


@pytest.mark.parametrize(("game_id", "values"), MAIN_TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_make_equal_arrays(
    game_id: str, values: dict[str, object]
) -> None:
    """Every game of the batch is put into another world that fits what the seat asked may know."""
    batch = Batch(game_id, 4, values, seed=8)
    game = batch.game
    rng = Rng("worlds")
    compared = differing = 0
    for number in range(160):
        seen = batch.step(batch.sample())
        if number % 10:
            continue
        before = (
            rows_of(seen, batch.encoding.layout.size),
            seen.mask.tobytes(),
            batch.features().values.tobytes(),
        )
        sessions = batch._crowd.sessions
        truth = [session.state for session in sessions]
        menus = [session.menu for session in sessions]
        for session in sessions:
            if not session.pending:
                session.state = game.determinise(game.view(session.state, session.seat), rng)
                session.menu = session.encoding.menu(game, session.state, session.seat)
        again = batch._look()
        after = (
            rows_of(again, batch.encoding.layout.size),
            again.mask.tobytes(),
            batch.features().values.tobytes(),
        )
        assert before == after
        for session, state, menu in zip(sessions, truth, menus, strict=True):
            differing += game.encode_state(session.state) != game.encode_state(state)
            compared += 1
            session.state, session.menu = state, menu
    assert differing > compared // 4, "the worlds are hardly ever different: nothing was tested"


def play(batch: Batch, most: int) -> tuple[list[Any], list[bytes]]:
    """Random steps: how games ended, and all that was seen."""
    endings: list[Any] = []
    shown: list[bytes] = []
    for _ in range(most):
        seen = batch.step(batch.sample())
        shown.append(b"".join(rows_of(seen, batch.encoding.layout.size)) + seen.rewards.tobytes())
        endings += [(row, batch.ending(row)) for row in batch.last]
    return endings, shown


@pytest.mark.parametrize("form", few_interpreted(1, ["sparse", "dense"]))
def test_games_that_end_tell_how_and_begin_anew_in_the_same_step(form: str) -> None:
    batch = Batch("legends", 4, form=form)
    batch.reset(seed=2)
    ended = 0
    for _ in range(1500):
        seen = batch.step(batch.sample())
        assert seen.mask.any(axis=1).all()
        assert (seen.seats != OVER).all()
        assert seen.ended.nonzero()[0].tolist() == sorted(batch.last)
        for row in batch.last:
            ending = batch.ending(row)
            winner = ending["winners"][0]
            assert seen.rewards[row].tolist() == [1.0 if seat == winner else -1.0 for seat in range(2)]
            assert ending["reason"]
            assert set(ending["margins"]) == set(ending["scores"])
            last = batch.last[row]
            assert batch.final(row, 1).tobytes() == by_way_of_the_view(last, 1)
            assert batch._crowd.sessions[row] is not last
            ended += 1
        others = [row for row in range(4) if row not in batch.last]
        assert not seen.rewards[others].any()
    assert ended > 8


def test_the_same_seed_gives_the_same_games_however_many_rows_there_are() -> None:
    small, large = Batch("city", 2), Batch("city", 5)
    for seed in (4, 9):
        one, two = small.reset(seed), large.reset(seed)
        size = small.encoding.layout.size
        for _ in range(50):
            assert rows_of(one, size) == rows_of(two, size)[:2]
            tokens = large.sample()
            one, two = small.step(tokens[:2]), large.step(tokens)
    first = small.reset(4)
    assert rows_of(first, size) != rows_of(small.reset(), size), "without a seed come the next games"


def test_random_opponents_play_as_random_bots_do() -> None:
    quick = Batch("drakon", 3, {"players": 3, "round_limit": 6}, opponents="random", seat=None, seed=3)
    maker = Batch(
        "drakon", 3, {"players": 3, "round_limit": 6}, opponents=["random", "random"], seat=None, seed=3
    )
    slow = Batch(
        "drakon", 3, {"players": 3, "round_limit": 6}, opponents=["random", as_bot], seat=None, seed=3
    )
    assert slow._has_bots
    assert not maker._has_bots
    games = [play(batch, 150) for batch in (quick, slow)]
    assert games[0] == games[1]
    assert len(games[0][0]) > 3


def as_bot(game: Any, seed: str) -> Any:
    from obelisk.bots.random_ import RandomBot

    return RandomBot(seed)


def test_against_others_only_the_own_seat_is_asked_and_paid() -> None:
    batch = Batch("legends", 3, opponents="greedy", seat=1, seed=1)
    for _ in range(80):
        seen = batch.step(batch.sample())
        assert seen.seats.tolist() == [1, 1, 1]
        assert seen.rewards.shape == (3,)
        assert [batch.learner(row) for row in range(3)] == [1, 1, 1]
    changing = Batch("city", 3, {"players": 3}, opponents="random", seat=None)
    assert [changing.learner(row) for row in range(3)] == [0, 1, 2]
    batch.close()


@pytest.mark.parametrize("form", ["sparse", "dense", "none"])
def test_a_policy_is_asked_for_all_other_seats_at_once(form: str) -> None:
    asked: list[Asked] = []

    def first_token(games: Asked) -> Any:
        assert (games.seats != 2).all()
        assert games.mask.shape == (len(games.rows), 284)
        if form == "none":
            assert games.observation is None
        else:
            for place, row in enumerate(games.rows.tolist()):
                session = batch._crowd.sessions[row]
                found = games.observation
                assert found is not None
                dense = found.dense(2255) if isinstance(found, Sparse) else found
                assert dense[place].tobytes() == by_way_of_the_view(session, session.seat)
        asked.append(games)
        return games.mask.argmax(axis=1)

    batch = Batch.__new__(Batch)
    batch.__init__("city", 4, {"players": 3}, policy=first_token, seat=2, form=form)  # type: ignore[misc]
    for _ in range(40):
        seen = batch.step(batch.sample())
        assert (seen.seats == 2).all()
    assert max(len(games.rows) for games in asked) > 1


def test_an_illegal_token_changes_nothing_or_loses() -> None:
    batch = Batch("city", 3, seed=1)
    before = batch.reset(1).mask.copy()
    tokens = batch.sample()
    tokens[1] = int((before[1] == 0).argmax())
    with pytest.raises(IllegalToken, match="of game 1"):
        batch.step(tokens)
    with pytest.raises(ValueError, match="each of 3 games"):
        batch.step(tokens[:2])
    assert (batch.mask == before).all()
    seat = int(batch._seen.seats[1])
    seen = batch.step_or_lose(tokens)
    assert seen.ended.tolist() == [False, True, False]
    assert seen.rewards[1, seat] == -1
    assert batch.ending(1) == {}


def test_late_games_end_and_games_that_ended_wait_where_nothing_begins_anew() -> None:
    batch = Batch("drakon", 2, max_steps=10, autoreset=False, seed=1)
    for step in range(1, 14):
        seen = batch.step(batch.sample())
        assert seen.late.tolist() == [step == 10] * 2
        assert not seen.ended.any()
        assert seen.mask.any(axis=1).all(), "masks are never empty"
        assert (seen.seats == OVER).all() == (step >= 10)
    again = Batch("drakon", 2, max_steps=10, seed=1)
    late = [again.step(again.sample()).late.all() for _ in range(20)]
    assert [step for step, flag in enumerate(late, 1) if flag] == [10, 20]


@pytest.mark.parametrize(("game_id", "values"), MAIN_TABLES)
def test_actions_that_fit_have_their_features_and_are_played_by_their_number(
    game_id: str, values: dict[str, object]
) -> None:
    batch = Batch(game_id, 2, values, form="none", seed=4)
    for step in range(25):
        features = batch.features()
        sessions = batch._crowd.sessions
        for row, session in enumerate(sessions):
            start, end = features.offsets[row : row + 2]
            actions = session.fits()
            assert end - start == len(actions)
            view = batch.game.encode_view(batch.game.view(session.state, session.seat))
            for number in {0, len(actions) - 1}:
                out = batch.encoding.features.buffer()
                batch.encoding.describe(view, actions[number], out)
                assert features.values[start + number].tobytes() == out.tobytes()
        counts = np.diff(features.offsets)
        batch.play(step % counts)
        assert batch._seen.observation is None
    with pytest.raises(IllegalToken, match="no action"):
        batch.play([10**6, 0])


def test_the_arrays_are_shared_with_numpy_and_torch() -> None:
    batch = Batch("legends", 2, form="dense")
    seen = batch.reset(3)
    assert isinstance(seen.observation, np.ndarray)
    shared = np.from_dlpack(seen.observation)
    before = shared.copy()
    again = batch.step(batch.sample())
    assert again.observation is seen.observation
    assert (shared == again.observation).all()
    assert (shared != before).any()
    if find_spec("torch") is not None:
        import torch  # type: ignore[import-not-found, unused-ignore]

        tensor = torch.from_dlpack(seen.mask)
        batch.step(batch.sample())
        assert (tensor.numpy() == seen.mask).all()


def test_sparse_rows_are_as_scipy_has_them() -> None:
    sparse = pytest.importorskip("scipy.sparse")
    batch = Batch("city", 3)
    seen = batch.step(batch.sample())
    assert isinstance(seen.observation, Sparse)
    size = batch.encoding.layout.size
    matrix = sparse.csr_array(seen.observation.csr(), shape=(3, size))
    assert (matrix.toarray() == seen.observation.dense(size)).all()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"form": "thick"}, "'thick' is none of"),
        ({"games": 0}, "at least one game"),
        ({"seat": 2}, "no seat 2"),
        ({"opponents": ["random", "random"]}, "1 opponents sit"),
        ({"opponents": "random", "policy": len}, "either bots or a policy"),
    ],
)
def test_what_makes_no_batch_is_refused(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Batch("legends", **{"games": 2, **arguments})


def test_a_game_without_an_encoding_of_its_own_has_batches_too() -> None:
    from obelisk.tensors.any import AnyEncoding

    game = game_of("legends-draft")
    assert encoding_of(game, options_of(game, {})).name == "legends-draft-v1"
    batch = Batch("legends-draft", 2, seed=1)
    batch.encoding = AnyEncoding()
    observer = Observer(game, batch.encoding)
    session = Session(game, batch.encoding, batch._crowd.sessions[0].state, SeededChance(1))
    assert from_the_state(observer, session, session.seat) == by_way_of_the_view(session, session.seat)


def test_shaped_rewards_lend_on_the_way_what_they_take_back_at_the_end() -> None:
    values: dict[str, object] = {"players": 2, "goal": "short", "round_limit": 40}
    plain = Batch("drakon", 4, values, form="none", seed=6)
    lending = Batch("drakon", 4, values, form="none", seed=6, shaping="gold")
    paid, owed = np.zeros((4, 2)), np.zeros((4, 2))
    on_the_way = ended = 0
    for _ in range(1500):
        tokens = plain.sample()
        one, two = plain.step(tokens), lending.step(tokens)
        assert (one.ended == two.ended).all()
        paid += one.rewards
        owed += two.rewards
        on_the_way += int((two.rewards[~two.ended] != 0).any())
        for row in one.ended.nonzero()[0]:
            assert owed[row] == pytest.approx(paid[row], abs=1e-5)
            ended += 1
    assert on_the_way > 10
    assert ended > 2
    with pytest.raises(ValueError, match=r"city-v1 has no shaped reward 'gold'; known: none"):
        Batch("city", shaping="gold")
    against = Batch("drakon", 3, {**values, "goal": "fixed"}, opponents="random", form="none", shaping="gold")
    assert any(against.step(against.sample()).rewards.any() for _ in range(300))
