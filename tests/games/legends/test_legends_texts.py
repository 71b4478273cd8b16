"""Kinds of texts: each is one class that says its name and its times, and is found by that.  [LEG-17]"""

from __future__ import annotations

import pytest

from obelisk.games.legends import words
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.texts.custom import Custom
from obelisk.games.legends.texts.draw import Draw
from obelisk.games.legends.texts.effect import Effect, at_end, each, may
from obelisk.games.legends.texts.kinds import KINDS
from obelisk.games.legends.texts.limits import ExtraPlays, Limit
from obelisk.games.legends.texts.values import DoubleValues, RaiseValues


def camel(name: str) -> str:
    """`draw_sift` is `DrawSift`."""
    return "".join(part.capitalize() for part in name.split("_"))


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_is_called_like_its_class(name: str) -> None:
    assert KINDS[name].__name__ == camel(name)


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_reads_itself_and_says_when_it_can_happen(name: str) -> None:
    kind = KINDS[name]
    assert "read" in vars(kind)
    assert 0 < len(kind.TIMES) == len(set(kind.TIMES))
    assert all(0 <= time < len(words.WHEN_NAMES) for time in kind.TIMES)


def test_the_texts_of_the_known_cards_are_kinds_at_their_times() -> None:
    for card in KNOWN.cards:
        for effect in card.effects:
            kind = KINDS[effect.KIND]
            assert isinstance(effect, kind), card.id
            assert effect.when in kind.TIMES, card.id


def test_a_custom_text_is_called_like_its_class() -> None:
    customs = [effect for card in KNOWN.cards for effect in card.effects if isinstance(effect, Custom)]
    assert customs
    for effect in customs:
        assert type(effect).__name__ == camel(effect.NAME)


def test_a_text_tells_everything_about_itself() -> None:
    assert at_end(may(each(Draw(2)))).facts() == {
        "kind": "draw",
        "when": "end",
        "may": True,
        "each": True,
        "n": 2,
        "source": "deck",
    }


@pytest.mark.parametrize(
    ("effect", "extra", "doubles", "raises", "unknown"),
    [
        (Limit(words.PLAYS, 1), 0, 0, [], False),
        (ExtraPlays(words.BOOSTER, 1), 1, 0, [], False),
        (DoubleValues(words.CHARACTER), 0, 1, [], False),
        (RaiseValues(words.CHARACTER, words.FIRE, 7), 0, 0, [(words.CHARACTER, words.FIRE, 7)], False),
        (Draw(1), 0, 0, [], True),
    ],
)
def test_looking_ahead_trusts_a_text_only_as_far_as_it_says(
    effect: Effect, extra: int, doubles: int, raises: list[tuple[int, int, int]], unknown: bool
) -> None:
    """LEG-6.9: what a text could bring at most; who says nothing could bring anything."""
    reach = Reach()
    effect.add_reach(reach)
    assert (reach.extra, reach.doubles, reach.raises, reach.unknown) == (extra, doubles, raises, unknown)
