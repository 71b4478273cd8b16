"""A deal holds the chance that rules ask, and the ear they tell what happened."""

from __future__ import annotations

from obelisk.core.chance import ScriptedChance
from obelisk.core.deal import Deal
from obelisk.core.event import Event


def test_chance_is_asked_with_the_question_and_the_weights() -> None:
    deal = Deal(ScriptedChance([(7, 1, ""), (8, 0, "")]))
    assert [deal.pick(7, [2, 3], 5), deal.pick(8, [1, 0], 1)] == [1, 0]


def test_who_listens_hears_everything_in_order() -> None:
    heard: list[Event] = []
    deal = Deal(ScriptedChance([]), heard)
    assert deal.is_heard
    deal.tell(Event("card_drawn", {"seat": 0}))
    deal.tell(Event("turn_began", {"seat": 1}))
    assert [event.id for event in heard] == ["card_drawn", "turn_began"]


def test_nobody_has_to_listen() -> None:
    deal = Deal(ScriptedChance([]))
    assert not deal.is_heard
    deal.tell(Event("card_drawn", {"seat": 0}))
