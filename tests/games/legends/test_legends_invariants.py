"""Every invariant can fail: a sound table is damaged, and the damage is named.  [LEG-23]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.legends.table_language import ANN, BOB, LegendsTable, given, seat
from obelisk.core.chance import SeededChance
from obelisk.core.deal import Deal
from obelisk.games.legends import GAME, words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.scoring import finish
from obelisk.games.legends.state import added, without


def sound() -> LegendsTable:
    """A table with something in most zones."""
    ann = seat(
        hand="power-3 hoax-07",
        combat="power-5 power-4*",
        support="hoax-21*",
        leadership="hoax-29",
        ships="buka-28",
        cargo="buka-01@buka-28",
        discard="hoax-01",
        dragons=1,
    )
    return given(ann, seat(combat="power-2*", hand="power-6", ships="buka-29"))


def lay_twice(table: LegendsTable) -> None:
    table.state.combat[ANN].append(table.card("hoax-07"))


def lose(table: LegendsTable) -> None:
    table.state.hand[ANN].remove(table.card("hoax-07"))


def lay_with_the_foe(table: LegendsTable) -> None:
    table.state.hand[ANN].remove(table.card("hoax-07"))
    table.state.hand[BOB].insert(0, table.card("hoax-07"))


def mistake_the_zone(table: LegendsTable) -> None:
    table.state.zone[table.card("hoax-07")] = words.IN_DECK


def count_wrong(table: LegendsTable) -> None:
    table.state.deck_count[ANN] += 1


def shuffle_the_hand(table: LegendsTable) -> None:
    table.state.hand[ANN].reverse()


def leave_out(table: LegendsTable) -> None:
    table.state.cast.spares[BOB] = 1


def misplace_hyla(table: LegendsTable) -> None:
    table.state.hyla = table.card("hoax-07")
    table.state.hand[ANN].remove(table.card("hoax-07"))


def share_dragons(table: LegendsTable) -> None:
    table.state.dragons = [0, 1, 2]


def overload(table: LegendsTable) -> None:
    ship = table.card("buka-28")
    for id in ("hoax-07", "power-3"):
        card = table.card(id)
        table.state.link[card] = ship
        table.state.cargo = added(table.state.cargo, ANN, card)
    for card in table.state.hand[BOB]:
        table.state.link[card] = ship
    table.state.cargo = [[*table.state.cargo[ANN] * 3], []]


def land_in_the_foes_turn(table: LegendsTable) -> None:
    table.state.flags[table.card("buka-29")] |= words.LANDED


def discard_leadership(table: LegendsTable) -> None:
    table.state.pile = added(table.state.pile, ANN, table.card("hoax-29"))


def lead_with_a_character(table: LegendsTable) -> None:
    table.state.leadership = added(table.state.leadership, ANN, table.card("hoax-07"))


def keep_the_foes_text(table: LegendsTable) -> None:
    table.state.active = BOB
    table.state.flags[table.card("hoax-29")] |= words.ACTIVE


def forget_a_text(table: LegendsTable) -> None:
    table.state.texts[ANN].remove(table.card("buka-28"))


def end_the_fight(table: LegendsTable) -> None:
    table.state.fight = 0


def keep_an_old_fold(table: LegendsTable) -> None:
    assert table.power(ANN) == 6
    table.state.flags[table.card("power-4")] &= ~words.ACTIVE


def get_stuck(table: LegendsTable) -> None:
    table.state.phase = words.PHASE_NAMES.index("support")


def announce_too_little(table: LegendsTable) -> None:
    table.state.phase = words.PHASE_NAMES.index("power")
    table.state.flags[table.card("power-4")] &= ~words.ACTIVE
    table.state.flags[table.card("hoax-21")] &= ~words.ACTIVE
    table.state.sides = None


DAMAGES: list[tuple[Callable[[LegendsTable], None], str]] = [
    (lay_twice, "LEG-23.1: hoax-07 is 2 times"),
    (lose, "LEG-23.1: hoax-07 is 0 times"),
    (lay_with_the_foe, "LEG-1.4: hoax-07"),
    (mistake_the_zone, "LEG-23.1: hoax-07 is not where it thinks"),
    (count_wrong, "LEG-23.1: the deck is counted wrong"),
    (shuffle_the_hand, "LEG-23.8"),
    (leave_out, "LEG-19.13"),
    (misplace_hyla, "LEG-23.3: the Hyla card"),
    (share_dragons, "LEG-23.2"),
    (overload, "LEG-23.3: buka-28 carries too much"),
    (land_in_the_foes_turn, "LEG-23.3: a landed ship"),
    (discard_leadership, "LEG-23.4: a leadership card"),
    (lead_with_a_character, "LEG-23.4: a wrong card"),
    (keep_the_foes_text, "LEG-23.5: a this-turn text"),
    (forget_a_text, "LEG-15.5"),
    (end_the_fight, "LEG-23.5: cards lie in the areas"),
    (keep_an_old_fold, "LEG-23.15: the layers are not up to date"),
]


def test_the_table_is_sound() -> None:
    assert GAME.faults(sound().state) == []


@pytest.mark.parametrize(("damage", "fault"), DAMAGES)
def test_damage_is_named(damage: Callable[[LegendsTable], None], fault: str) -> None:
    table = sound()
    damage(table)
    assert any(found.startswith(fault) for found in GAME.faults(table.state)), GAME.faults(table.state)


def test_a_turn_that_cannot_be_completed() -> None:
    table = given(seat(hand="power-1"), seat(combat="power-6*"))
    get_stuck(table)
    assert any(found.startswith("LEG-23.9") for found in GAME.faults(table.state))


def test_an_announcement_below_the_foe() -> None:
    table = sound()
    announce_too_little(table)
    assert any(found.startswith("LEG-23.10") for found in GAME.faults(table.state))


def test_an_end_without_a_winner_or_with_wrong_crystals() -> None:
    table = sound()
    table.state.over = True
    assert GAME.faults(table.state) == ["LEG-23.13: no winner"]
    finish(table.state, Deal(SeededChance(1)), ANN, words.FOURTH_DRAGON)
    assert GAME.faults(table.state) == ["LEG-23.13: a fourth dragon without three"]
    table.state.reason = words.TURN_LIMIT
    assert GAME.faults(table.state) == []
    table.state.crystals = [3, 0]
    assert GAME.faults(table.state) == ["LEG-23.13: wrong crystals"]


def test_a_negative_value() -> None:
    table = given(seat(combat="booster-1-1*"), seat(combat="power-1*"))
    assert GAME.faults(table.state) == []
    table.state.cast.cards[table.card("booster-1-1")].fire = -3
    table.state.sides = None
    assert "LEG-23.7: booster-1-1 has a negative value" in GAME.faults(table.state)


def test_a_bluff_has_values_also_where_its_card_prints_none() -> None:
    silent = Card("user-01", "user", 1, words.CHARACTER, icons=words.BLUFF_FIRE)
    table = given(seat(combat="power-1*", support="bluff:user-01"), seat(combat="power-1*"), cards=[silent])
    assert table.power(ANN) == 3
    assert GAME.faults(table.state) == []


def test_the_ran_out_mark_does_not_move() -> None:
    before, after = sound(), sound()
    before.state.ran_out = ANN
    after.state.ran_out = BOB
    assert GAME.faults(after.state, before.state) == ["LEG-23.13: the ran-out mark moved"]
    after.state.game += 1
    assert GAME.faults(after.state, before.state) == []


def test_a_covered_card_does_not_come_back() -> None:
    before, after = sound(), sound()
    after.state.flags[after.card("power-5")] |= words.ACTIVE
    after.state.sides = None
    assert GAME.faults(after.state, before.state) == ["LEG-23.6: power-5 is active again"]


def test_the_first_character_covers() -> None:
    table = sound()
    table.play("continue")
    before = table.state.copy()
    table.play("play power-3")
    assert GAME.faults(table.state, before) == []
    table.state.flags[table.card("power-4")] |= words.ACTIVE
    table.state.sides = None
    assert GAME.faults(table.state, before) == ["LEG-23.6: power-3 does not cover"]


def test_a_gang_may_be_kept() -> None:
    table = given(seat(hand="khind-13", combat="khind-10* khind-12*"), seat(combat="power-1*"))
    table.play("continue")
    before = table.state.copy()
    table.play("play khind-13 keep")
    assert GAME.faults(table.state, before) == []
    table.state.flags[table.card("khind-12")] &= ~words.ACTIVE
    table.state.sides = None
    assert GAME.faults(table.state, before) == ["LEG-23.6: khind-13 does not cover"]


def test_a_protected_card_stays_unless_its_owner_takes_it() -> None:
    table = given(seat(hand="power-3"), seat(combat="aqua-02* power-1*"))
    before = table.state.copy()
    card = table.card("aqua-02")
    table.state.combat = without(table.state.combat, BOB, card)
    table.state.pile = added(table.state.pile, BOB, card)
    table.state.zone[card] = 5
    table.state.flags[card] &= ~words.ACTIVE
    table.state.sides = None
    assert GAME.faults(table.state, before) == ["LEG-23.11: aqua-02 is PROTECTED and left play"]
    before.active = BOB
    assert GAME.faults(table.state, before) == []


def test_nothing_superfluous_is_paid() -> None:
    table = given(seat(hand="plain-3-0 plain-2-0 power-9"), seat(combat="pillar-16* power-1*"))
    table.play("meet pillar-16")
    before = table.state.copy()
    table.play("pick plain-3-0")
    assert GAME.faults(table.state, before) == []
    before.frames[-1].picks = [table.card("plain-2-0")]
    assert GAME.faults(table.state, before) == ["LEG-23.12: more was discarded than was asked"]
