"""Kinds of texts: each is one class that says its name and its times, and is found by that.  [LEG-17]"""

from __future__ import annotations

import pytest

from games.legends.table_language import given, seat
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.custom import Custom
from obelisk.games.legends.texts.demand import DemandDiscard
from obelisk.games.legends.texts.draw import Draw
from obelisk.games.legends.texts.effect import Effect, at_end, each, may
from obelisk.games.legends.texts.kinds import KINDS
from obelisk.games.legends.texts.limits import ExtraPlays, Limit
from obelisk.games.legends.texts.playing import Waive
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


# --- several effects on one card, each on its own  [LEG-15.2]


def user(type: int, *effects: Effect) -> Card:
    return Card("user-01", "user", 1, type, 1, 1, effects=list(effects))


def test_a_demand_is_met_whatever_else_its_card_says() -> None:
    tyrant = user(words.CHARACTER, Limit(words.HAND, 9), DemandDiscard(Cost(characters=1)))
    table = given(seat(hand="power-1 power-2"), seat(combat="user-01*"), cards=[tyrant])
    table.play("meet user-01", "pick power-1")
    assert table.choices == ["continue", "retreat"]
    table.play("continue", "play power-2", "done", "done", "announce fire")


@pytest.mark.parametrize(
    ("what", "is_offered"), [(words.MUTANT_CONDITION, True), (words.ACHIEVEMENT_DRAGON, False)]
)
def test_only_what_is_waived_need_not_be_met_whatever_else_the_card_says(what: int, is_offered: bool) -> None:
    """Mutant-101 needs a dragon on BOB's side.  [LEG-14.16]"""
    patron = user(words.SUPPORT, Waive(what), Limit(words.HAND, 9))
    ann = seat(hand="mutant-101 power-2", support="user-01*")
    table = given(ann, seat(combat="power-2*"), cards=[patron]).play("continue")
    assert table.offers("play mutant-101") == is_offered
