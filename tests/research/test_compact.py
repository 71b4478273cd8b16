"""Compact encodings: at most 2,000 numbers, made of the full row and of nothing else."""

from __future__ import annotations

import json
from hashlib import sha256

import numpy as np
import pytest

from obelisk.core.rng import Rng
from obelisk.research.arrays import named, observation
from obelisk.research.batch import Batch, Sparse
from obelisk.research.encodings import encoding_of, game_of, options_of
from obelisk.research.gymnasium import ObeliskGym
from obelisk.research.pettingzoo import raw_env
from obelisk.research.stepping.observer import Observer
from obelisk.research.stepping.session import Session
from obelisk.research.vector import ObeliskVector
from obelisk.tensors.base import Encoding
from research.tables import MAIN_TABLES, random_session, random_states, session_of

PINNED = {
    "city": ("city-v2", 1705, "996ea395"),
    "drakon": ("drakon-v2", 1693, "22f54c1c"),
    "legends": ("legends-v2", 1814, "fd335d8d"),
    "legends-draft": ("legends-draft-v1", 1795, "49007844"),
}


def compact_of(game_id: str, values: dict[str, object]) -> Encoding:
    game = game_of(game_id)
    return encoding_of(game, options_of(game, values), compact=True)


def compacted(session: Session, encoding: Encoding) -> Session:
    return Session(session.game, encoding, session.state, session.chance)


@pytest.mark.parametrize("game_id", PINNED)
def test_a_version_means_for_ever_what_it_meant(game_id: str) -> None:
    encoding = compact_of(game_id, {})
    full = encoding_of(game_of(game_id), options_of(game_of(game_id), {}))
    assert encoding.layout.size <= 2000
    assert encoding.tokens == full.tokens
    assert list(encoding.layout.shapes)[-1] == "pending"
    fixed = json.dumps(list(encoding.layout.shapes.items()))
    digest = sha256(fixed.encode()).hexdigest()[:8]
    assert (encoding.name, encoding.layout.size, digest) == PINNED[game_id]


@pytest.mark.parametrize(("game_id", "values"), MAIN_TABLES)
def test_rows_from_states_are_those_of_views_and_tell_no_other_world(
    game_id: str, values: dict[str, object]
) -> None:
    game = game_of(game_id)
    encoding = compact_of(game_id, values)
    observer = Observer(game, encoding)
    rng = Rng("worlds")
    seen = set()
    for number, state in enumerate(random_states(game_id, values, 3, 200)):
        if number % 8:
            continue
        for seat in range(game.seats(options_of(game, values))):
            view = game.view(state, seat)
            expected = encoding.layout.buffer()
            encoding.observe(game.encode_view(view), expected)
            for world in (state, game.determinise(view, rng)):
                out = encoding.layout.buffer()
                observer.spread(world, seat, None, out)
                assert out == expected
            seen.add(expected.tobytes())
    assert len(seen) > 15


def test_buildings_of_city_say_where_they_lie() -> None:
    session = session_of("city", {"players": 2}, 1)
    encoding = compact_of("city", {"players": 2})
    tiles = named(session.encoding.layout, observation(session, 0))["tiles"]
    buildings = named(encoding.layout, observation(compacted(session, encoding), 0))["buildings"]
    for cell, building in zip(*tiles.nonzero(), strict=True):
        assert buildings[building].tolist() == [1, cell // 5 / 4, cell % 5 / 4]


def test_near_the_hero_of_drakon_lies_what_the_board_has_there() -> None:
    encoding = compact_of("drakon", {"players": 3})
    session = [*random_session(session_of("drakon", {"players": 3}, 2), 2, 200)][-1]
    for seat in range(3):
        board = named(session.encoding.layout, observation(session, seat))["board"]
        near = named(encoding.layout, observation(compacted(session, encoding), seat))
        (x,), (y,) = board[22].nonzero()
        padded = np.pad(board, ((0, 0), (2, 2), (2, 2)))
        assert (near["near"] == padded[:, x : x + 5, y : y + 5]).all()
        assert near["places"][0] == pytest.approx([1, (x - 12) / 12, (y - 12) / 12])
        assert near["chambers"].tolist() == board[:18].sum(axis=(1, 2)).tolist()


def test_cards_of_legends_are_added_up_zone_by_zone() -> None:
    session = session_of("legends", {}, 3)
    encoding = compact_of("legends", {})
    zones = named(session.encoding.layout, observation(session, 0))["zones"]
    folded = named(encoding.layout, observation(compacted(session, encoding), 0))["zones"]
    assert folded[:, :, 0].tolist() == zones.sum(axis=2).tolist()


def test_every_environment_can_be_compact() -> None:
    table = raw_env("drakon", compact=True)
    table.reset(seed=1)
    assert table.observe("player_0")["observation"].shape == (1693,)
    gym = ObeliskGym("drakon", compact=True, shaping="gold")
    assert gym.reset(seed=1)[0]["observation"].shape == (1693,)
    envs = ObeliskVector(2, "city", compact=True)
    assert envs.reset(seed=1)[0]["observation"].shape == (2, 1705)
    batch = Batch("legends", 2, compact=True)
    rows = batch.reset(1).observation
    assert isinstance(rows, Sparse)
    assert rows.places[: rows.offsets[-1]].max() < 1814
