"""The encoding of a game that has none of its own."""

from __future__ import annotations

import pytest

from core.toy_game import Toy
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.research.encodings import drawing_of, encoding_of
from obelisk.research.stepping.session import OVER, Session
from obelisk.tensors.any import HIGHEST, LAYOUT, AnyEncoding


def test_every_number_has_its_own_path_and_no_path_begins_another() -> None:
    encoding = AnyEncoding()
    numbers = [0, 1, 255, 256, 257, 65535, 65536, 10**9, (1 << 62) + 5]
    paths = [encoding.path(Action(number), 0) for number in numbers]
    assert paths[2:4] == [(255,), (257, 1, 0)]
    assert [encoding.action(path, 0) for path in paths] == numbers
    for one in paths:
        assert all(0 <= token < encoding.tokens for token in one)
        assert not any(two != one and two[: len(one)] == one for two in paths)


@pytest.mark.parametrize("path", [[], [256, 7], [257, 1], [3, 3], [256]])
def test_what_is_no_path_is_refused(path: list[int]) -> None:
    with pytest.raises(ValueError, match="is no action of any-v1"):
        AnyEncoding().action(path, 0)


def test_a_game_is_played_by_tokens() -> None:
    toy = Toy()
    options = toy.options({})
    encoding = encoding_of(toy, options)
    chance = SeededChance(1)
    session = Session(toy, encoding, toy.setup(options, chance), chance)
    assert session.legal() == [0, 1]
    assert encoding.token_name(1) == "1"
    assert encoding.token_name(257) == "2 bytes"
    session.step(1)
    session.step(0)
    assert session.seat == OVER
    assert drawing_of(toy, toy.view(session.state, None)).startswith("seat: None")


def test_views_that_differ_have_different_tensors() -> None:
    encoding = AnyEncoding()
    seen = []
    for view in (
        {"hand": 3},
        {"hand": 4},
        {"hand": [3]},
        {"hand": ["k3"]},
        {"hand": {"k": True}},
        {"hand": None},
        {"hand": 1 << 40},
    ):
        out = LAYOUT.buffer()
        encoding.observe(view, out)
        seen.append(out.tobytes())
        assert max(out) <= HIGHEST
    assert len(set(seen)) == len(seen)


def test_choices_have_features() -> None:
    encoding = AnyEncoding()
    out = encoding.features.buffer()
    encoding.describe({"seat": None}, Action(256), out)
    assert (out[257], out[1], out[0], sum(out)) == (1.0, 1.0, 1.0, 3.0)
