"""Every reason for which an action is refused, and that nothing else is.  [DRK-16.10]"""

from __future__ import annotations

import pytest

from games.drakon.drakon_table import DrakonTable, default_options, given
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction
from obelisk.core.rng import Rng
from obelisk.games.drakon import GAME, actions
from obelisk.games.drakon.refusals import ASKED_BY, REASONS, refusal


def turn(**more: str) -> DrakonTable:
    return given(
        "(1,0) plain[N]; (1,1) plain[E]; (-1,0) plain[N]",
        hands={"p1": "plain.2a teleport.0"},
        powers=more or None,
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("end", "not_your_decision DRK-5.4"),
        ("jump", "not_your_decision DRK-5.4"),
        ("destroy (1,0)", "not_your_decision DRK-5.4"),
        ("pass", "must_act DRK-5.1"),
        ("place map[NE] @(0,1)", "not_in_hand DRK-6.1"),
        ("place plain[NES] @(1,0)", "not_in_hand DRK-6.1"),
        ("place start[NES] @(1,0)", "not_in_hand DRK-6.1"),
        ("place plain[NE] @(1,0)", "cell_taken DRK-6.1"),
        ("place plain[NE] @(5,5)", "not_adjacent DRK-6.1"),
        ("place plain[NE] @(500,-500)", "not_adjacent DRK-6.1"),
        ("place plain[ES] @(0,1)", "facing_arrows DRK-6.2"),
        ("move (-1,0)", "no_arrow DRK-7.1"),
        ("move (1,1)", "no_arrow DRK-7.1"),
        ("move (0,0)", "no_arrow DRK-7.1"),
        ("move (900,0)", "no_arrow DRK-7.1"),
        ("move (0,1)", "no_chamber DRK-7.1"),
        ("wizard (0,1)", "no_chamber DRK-7.1"),
        ("wizard (1,0)", "no_target DRK-8.7"),
        ("wizard (1,1)", "no_target DRK-8.7"),
        ("wizard (-1,0)", "power_idle DRK-11.2"),
        ("amazon (1,0)", "power_idle DRK-11.2"),
        ("amazon (0,1)", "no_chamber DRK-7.1"),
        ("barbarian p2 (1,0)", "power_idle DRK-11.2"),
        ("barbarian p1 (1,0)", "no_target DRK-8.7"),
        ("barbarian p6 (1,0)", "no_target DRK-8.7"),
        ("barbarian p2 (-1,0)", "no_arrow DRK-7.1"),
        ("dwarf", "power_idle DRK-11.2"),
        ("thief p2", "no_target DRK-8.7"),
        ("thief swap 1", "no_target DRK-8.7"),
        ("thief swap 9", "no_target DRK-8.7"),
    ],
)
def test_refusals_at_the_turn_decision(text: str, reason: str) -> None:
    assert turn().refusal(text) == reason


def test_what_cannot_be_chosen_says_why() -> None:
    """Each verb has its own cause, and leading one's own hero another one."""
    table = turn()
    for text, cause in {
        "wizard (1,1)": "wizard",
        "barbarian p1 (1,0)": "own",
        "barbarian p6 (1,0)": "barbarian",
        "thief p2": "no_purse",
        "thief swap 9": "no_coin",
    }.items():
        assert table.error(text).facts == {"cause": cause}
    assert table.error("move (1,1)").facts == {}
    key = given("(1,0) master_key[-]; (3,0) plain[N]", at={"p1": "(1,0)"})
    assert key.error("move (3,0)").facts == {"cause": "way"}
    control = given("(1,0) mind_control[N]; (1,1) plain[N]; (0,1) plain[N]").play("p1 move (1,0)")
    assert control.error("control p1 (1,1)").facts == {"cause": "own"}
    rotate = given("(1,0) rotate[ES]; (2,0) plain[N]").play("p1 move (1,0)")
    assert rotate.error("rotate (2,0) [NS]").facts == {"cause": "pattern"}


def test_a_harp_refuses_other_moves() -> None:
    table = given("(0,1) magic_harp[N]; (1,0) plain[N]; (-1,0) plain[N]", powers={"p1": "wizard"})
    assert table.refusal("move (1,0)") == "harp DRK-9.90"
    assert table.refusal("wizard (-1,0)") == "harp DRK-9.90"


def test_refusals_on_key_and_teleport() -> None:
    for kind in ("master_key", "teleport"):
        table = given(f"(1,0) {kind}[-]; (3,0) plain[N]", at={"p1": "(1,0)"}, hands={"p1": "plain.1"})
        assert table.refusal("move (1,1)") == "no_chamber DRK-7.1"
        assert table.refusal("move (1,0)") == "no_target DRK-8.7"
    table = given("(1,0) master_key[-]; (3,0) plain[N]", at={"p1": "(1,0)"})
    assert table.refusal("move (3,0)") == "no_target DRK-8.7"


def test_refusals_on_the_wind() -> None:
    board = "(1,0) strong_wind[ES]; (2,0) plain[NES]; (2,1) magic_harp[N]; (3,0) plain[E]; (1,-1) teleport[-]"
    table = given(f"{board}; (0,-1) plain[E]; (1,1) plain[N]", at={"p1": "(1,0)"}, powers={"p1": "wizard"})
    assert table.moves() == ["(2,1)"]
    assert table.refusal("move (4,0)") == "no_chamber DRK-7.1"
    assert table.refusal("move (3,0)") == "harp DRK-9.90"
    assert table.refusal("move (2,0)") == "wind DRK-9.130"
    assert table.refusal("move (1,0)") == "wind DRK-9.130"
    assert table.refusal("wizard (2,0)") == "wind DRK-9.130"
    assert table.refusal("wizard (2,1)") == "no_target DRK-8.7"


def test_the_wind_across_an_arrowless_chamber_names_the_harp() -> None:
    board = "(1,0) strong_wind[E]; (2,0) teleport[-]; (2,1) magic_harp[N]; (3,0) plain[N]"
    assert given(board, at={"p1": "(1,0)"}).refusal("move (3,0)") == "harp DRK-9.90"


def test_powers_that_were_used() -> None:
    table = given("(1,0) plain[N]; (1,1) plain[N]", powers={"p1": "amazon"}, hands={"p1": "plain.1"})
    table.play("p1 amazon (1,0)")
    assert table.refusal("amazon (1,1)") == "power_used DRK-11.1"
    table = given(powers={"p1": "dwarf"}, players=2)
    table.play("p1 dwarf").play("p1 done")
    assert table.refusal("dwarf") == "power_used DRK-11.1"
    table = given(powers={"p1": "thief"}, purses={"p1": "1", "p2": "1"}, hands={"p1": "plain.1"})
    table.play("p1 thief swap 1")
    assert table.refusal("thief p2") == "power_used DRK-11.1"


def test_refusals_of_shift() -> None:
    board = "(1,0) magical_shift[NE]; (1,1) plain[E]; (2,0) plain[E]; (3,0) plain[N]; (0,1) plain[N]"
    table = given(board, at={"p2": "(1,1)"}, drakon="(2,0)", hands={"p1": "plain.1"}).play("p1 move (1,0)")
    assert table.refusal("shift (3,0) map[N]") == "not_in_hand DRK-6.1"
    assert table.refusal("shift (0,1) plain[S]") == "facing_arrows DRK-6.2"
    assert table.refusal("shift (5,5) plain[N]") == "no_chamber DRK-7.1"
    assert table.refusal("shift (555,5) plain[N]") == "no_chamber DRK-7.1"
    assert table.refusal("shift (0,0) plain[N]") == "start_protected DRK-9.10"
    assert table.refusal("shift (1,1) plain[N]") == "hero_there DRK-9.80"
    assert table.refusal("shift (2,0) plain[N]") == "drakon_there DRK-9.80"


def test_refusals_of_destroy() -> None:
    board = "(1,0) destroy[NE]; (1,1) plain[E]; (2,0) plain[E]; (3,0) plain[N]"
    table = given(board, at={"p2": "(1,1)"}, drakon="(2,0)").play("p1 move (1,0)")
    assert table.refusal("destroy (5,5)") == "no_chamber DRK-7.1"
    assert table.refusal("destroy (0,0)") == "start_protected DRK-9.10"
    assert table.refusal("destroy (1,1)") == "hero_there DRK-9.100"
    assert table.refusal("destroy (2,0)") == "drakon_there DRK-9.100"
    assert table.refusal("keep") == "not_your_decision DRK-5.4"


def test_refusals_of_rotate() -> None:
    table = given("(1,0) rotate[ES]; (2,0) plain[N]").play("p1 move (1,0)")
    assert table.refusal("rotate (2,0) [W]") == "facing_arrows DRK-6.2"
    assert table.refusal("rotate (5,0) [N]") == "no_chamber DRK-7.1"
    assert table.refusal("rotate (2,0) [NS]") == "no_target DRK-8.7"
    assert table.refusal("rotate (2,0) [N]") == "same_arrows DRK-9.110"


def test_refusals_of_float() -> None:
    table = given("(1,0) floating[NS]; (2,0) plain[N]").play("p1 move (1,0)")
    assert table.refusal("float (2,0) [NS]") == "cell_taken DRK-6.1"
    assert table.refusal("float (1,1) [NS]") == "not_adjacent DRK-6.1"
    assert table.refusal("float (777,1) [NS]") == "not_adjacent DRK-6.1"
    assert table.refusal("float (0,1) [NS]") == "facing_arrows DRK-6.2"
    assert table.refusal("float (3,0) [N]") == "no_target DRK-8.7"
    assert table.refusal("float (1,0) [NS]") == "same_cell DRK-9.140"


def test_refusals_of_map_and_control() -> None:
    table = given("(1,0) map[N]; (0,1) plain[N]", hands={"p1": "plain.1", "p3": "plain.1"})
    table.play("p1 move (1,0)")
    for who in ("p1", "p2", "p5"):
        assert table.refusal(f"map {who}") == "no_target DRK-8.7"
    table = given("(1,0) mind_control[N]; (1,1) plain[N]; (0,1) plain[N]").play("p1 move (1,0)")
    assert table.refusal("control p1 (1,1)") == "no_target DRK-8.7"
    assert table.refusal("control p4 (1,1)") == "no_target DRK-8.7"
    assert table.refusal("control p2 (0,-1)") == "no_chamber DRK-7.1"
    assert table.refusal("control p2 (1,1)") == "no_arrow DRK-7.1"


def test_refusals_of_drakon() -> None:
    table = given("(1,0) plain[N]", at={"p1": "(1,0)"}, hands={"p1": "drakon_moves.1"})
    table.play("p1 place drakon_moves[N] @(-1,0)")
    assert table.refusal("drakon (1,0)") == "hero_there DRK-10.1"
    assert table.refusal("drakon (5,0)") == "no_chamber DRK-7.1"
    line = "(1,0) drakon_moves[E]; (2,0) plain[E]; (3,0) plain[E]; (4,0) plain[E]"
    table = given(line, drakon="(4,0)").play("p1 move (1,0)")
    assert table.refusal("drakon (0,0)") == "too_far DRK-10.2"
    assert table.refusal("drakon (9,0)") == "no_chamber DRK-7.1"


def test_refusals_of_the_dwarf() -> None:
    table = given(powers={"p1": "dwarf"}, hands={"p1": "plain.1 plain.1 map.1 map.3"}).play("p1 dwarf")
    assert table.refusal("discard rotate.1") == "not_in_hand DRK-6.1"
    assert table.refusal("done") == "mandatory DRK-8.7"


def test_the_barbarian_leads_only_who_stands_beside_it() -> None:
    table = given("(1,0) plain[N]; (1,1) plain[N]", at={"p2": "(1,0)"}, powers={"p1": "barbarian"})
    assert table.refusal("barbarian p2 (1,1)") == "no_target DRK-8.7"


def test_a_hero_is_drafted_once() -> None:
    options = default_options(3, heroes="draft")
    state = GAME.setup(options, SeededChance(1))
    GAME.advance(state, actions.draft(2), SeededChance(1))
    with pytest.raises(IllegalAction) as caught:
        GAME.advance(state, actions.draft(2), SeededChance(1))
    assert caught.value.reason == "no_target"
    assert caught.value.facts == {"cause": "taken"}


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    table = given("(1,0) find_coin[N]", purses={"p1": "3+3+3"}).play("p1 move (1,0)")
    assert table.decision == "over"
    with pytest.raises(IllegalAction) as caught:
        GAME.advance(table.state, actions.ACTION_PASS, SeededChance(1))
    assert caught.value.reason == "not_your_decision"


@pytest.mark.parametrize(
    "number",
    [
        -1,
        31,
        actions.MOVE + 3 * actions.SEAT,
        actions.MOVE + 5 * actions.CHAMBER,
        actions.JUMP + actions.CELL,
        actions.PLACE + 300 * actions.CHAMBER,
        actions.TURN_CHAMBER + 16 * actions.CHAMBER,
        actions.DISCARD + (16 + 2) * actions.CHAMBER,
        actions.DRAFT + 6 * actions.CHAMBER,
    ],
)
def test_numbers_that_are_no_actions(number: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.advance(turn().state, Action(number), SeededChance(1))
    assert (caught.value.reason, caught.value.rule) == ("unreadable", "DRK-18.4")


@pytest.mark.many
def test_exactly_the_listed_actions_are_allowed() -> None:
    """Over random games, all actions met so far are tried wherever the same decision is asked."""
    met: set[Action] = set()
    for seed in range(8):
        options = default_options(2 + seed % 5, heroes="random")
        chance = SeededChance(f"refusals/{seed}")
        rng = Rng(f"refusals/{seed}")
        state = GAME.setup(options, chance)
        for _ in range(120):
            legal = GAME.legal(state)
            if not legal:
                break
            for action in rng_sample(met, rng):
                assert (refusal(state, action) == 0) == (action in legal), GAME.notate(state, action)
            for action in legal:
                assert refusal(state, action) == 0
            met.update(legal)
            moves = [action for action in legal if actions.verb_of(action) != actions.PLACE]
            chosen = moves if moves and rng.below(2) else legal
            GAME.advance(state, chosen[rng.below(len(chosen))], chance)


def rng_sample(met: set[Action], rng: Rng) -> list[Action]:
    pool = sorted(met)
    return [pool[rng.below(len(pool))] for _ in range(min(len(pool), 40))]


def test_every_verb_answers_some_decision_and_every_reason_has_a_rule() -> None:
    assert len(ASKED_BY) == len(actions.VERBS)
    assert len(set(REASONS)) == 22
    assert actions.describe(actions.go(actions.MOVE, 5)) == "move seat=0 chamber=0 code=5"


def test_what_is_not_asked_says_what_is_asked_instead() -> None:
    assert turn().error("jump").facts == {"decision": "turn"}
    table = given("(1,0) destroy[NE]; (2,0) plain[E]").play("p1 move (1,0)")
    assert table.error("keep").facts == {"decision": "destroy"}


def test_the_dwarf_with_a_full_hand_is_told_how_many_tiles_that_are() -> None:
    table = given(powers={"p1": "dwarf"}, hands={"p1": "plain.1 plain.1 map.1 map.3"}).play("p1 dwarf")
    assert table.error("done").facts == {"limit": 4}


def test_a_power_that_cannot_be_used_says_whose_it_is() -> None:
    assert turn().error("dwarf").facts == {"cause": "off"}
    assert turn(p1="wizard").error("dwarf").facts == {"cause": "other", "hero": "wizard"}
    empty = given("(1,0) plain[N]", powers={"p1": "dwarf"}, pool="", hands={"p1": "plain.1"})
    assert empty.error("dwarf").facts == {"cause": "pile", "hero": "dwarf"}
    assert empty.error("amazon (1,0)").facts == {"cause": "other", "hero": "dwarf"}


def test_the_thief_is_told_which_of_the_two_is_missing() -> None:
    far = given("(1,0) plain[N]", at={"p2": "(1,0)"}, powers={"p1": "thief"}, purses={"p2": "1"})
    assert far.error("thief p2").facts == {"cause": "thief"}
    poor = given("(1,0) plain[N]", powers={"p1": "thief"})
    assert poor.error("thief p2").facts == {"cause": "no_purse"}
    assert poor.error("thief swap 1").facts == {"cause": "no_coin"}
    bare = given("(1,0) plain[N]", powers={"p1": "thief"}, purses={"p1": "1"}, coins={1: 1})
    assert bare.error("thief swap 1").facts == {"cause": "no_hoard"}
