"""The city as text: everything the viewer knows, within 80 columns, and nothing else."""

from __future__ import annotations

import re

from games.city.city_table import frozen_box
from obelisk.core.chance import SeededChance
from obelisk.core.playout import random_prefix
from obelisk.core.rng import Rng
from obelisk.games.city import GAME
from obelisk.games.city.box import Reward
from obelisk.games.city.grid import CELL_OF
from obelisk.games.city.kinds import KIND_OF, KINDS
from obelisk.games.city.render import STYLES, draw, draw_private, reward_text
from obelisk.games.city.state import State


def dealt(**values: object) -> State:
    return GAME.setup(GAME.options({"players": 3, "tile_set": frozen_box(), **values}), SeededChance(1))


def lines_of(state: State, seat: int | None = 0) -> list[str]:
    return draw(GAME.view(state, seat)).splitlines()


def test_it_fits_eighty_columns_at_any_moment() -> None:
    for players in (2, 3, 4):
        for expansion in (False, True):
            options = GAME.options({"players": players, "expansion": expansion})
            for seed in range(6):
                state = GAME.setup(options, SeededChance(seed))
                random_prefix(GAME, state, SeededChance(seed), Rng(seed), 150 * seed)
                lines = lines_of(state)
                assert max(len(line) for line in lines) <= 78
                assert len({len(line) for line in lines if line.startswith("│")}) == 1


def test_a_cell_shows_slots_markers_rewards_figures_and_dragons() -> None:
    state = dealt()
    cell = CELL_OF["c4"]
    state.markers[cell] = 2 << 3
    state.figures[0] = state.figures[2] = cell
    state.dragons[0] = state.dragons[2] = cell
    text = draw(GAME.view(state, 0))
    assert "c4 fire_temple" in text
    assert "│ k5 #2 k3     │" in text
    assert "│ *2c +3c >3c  │" in text
    assert "│ p1p3 FW      │" in text
    assert "outside dragons E" in text


def test_a_rebuilt_tile_shows_what_it_gives_its_neighbours() -> None:
    state = dealt()
    state.rebuilt = 1 << CELL_OF["c4"]
    text = draw(GAME.view(state, 0))
    assert "c4 == fire_te…" in text
    assert "k5 k4 k3" not in text


def test_corners_exist_only_with_the_expansion() -> None:
    assert "│a5 " not in draw(GAME.view(dealt(), 0))
    text = draw(GAME.view(dealt(expansion=True), 0))
    assert "│a5 " in text
    assert " n1 b1 k1 r1 " in text
    assert " e1 g1 y1 w1 " in text


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = dealt()
    hand = draw_private(GAME.view(state, 1))
    assert hand.startswith("hand p2  ")
    assert hand in draw(GAME.view(state, 1))
    assert "hand p" not in draw(GAME.view(state, 0)).replace("hand p1", "")
    assert draw_private(GAME.view(state, None)) == ""
    assert "hand p" not in draw(GAME.view(state, None))


def test_the_obelisk_shows_markers_and_the_next_price() -> None:
    state = dealt()
    state.obelisk = [1, 0]
    assert "obelisk  #2 #1 >7 7 8 8 9 9 10 10 11 11 12   (5 win)" in draw(GAME.view(state, 0))


def test_players_piles_and_phase_are_shown() -> None:
    state = dealt()
    state.active = 1
    state.crystals[1] = 12
    state.aside_size = 2
    lines = lines_of(state)
    assert any(re.match(r"> p2 +0 +12 +0 +10 +8 +@c3", line) for line in lines)
    assert any(re.match(r"  p1\* ", line) for line in lines)
    assert any("aside 2" in line and "steps 2" in line for line in lines)
    state.phase = 5
    assert not any(line.startswith(">") for line in lines_of(state))


def test_many_cards_are_counted_on_several_lines() -> None:
    state = dealt()
    state.discards = [0] * KINDS
    state.discards[KIND_OF["k3"]] = 2
    assert "discards k3 k3\n" in draw(GAME.view(state, 0))
    state.discards = [1] * KINDS
    state.discards[0] = 2
    text = draw(GAME.view(state, 0))
    assert "discards 2×k3 k2 " in text
    assert "\n         n3" in text or "\n         n2" in text


def test_rewards_are_short() -> None:
    assert reward_text(Reward(2, 1, 1)) == "2csd"
    assert reward_text(Reward(0, 0, 0)) == "-"


def test_styles_are_patterns_that_meet_cards_but_not_cells() -> None:
    text = draw(GAME.view(dealt(), 0))
    found: dict[str, list[str]] = {style: re.findall(pattern, text) for pattern, style in STYLES}
    assert "r5" in found["red"]
    assert "b5" in found["bright_blue"]
    assert "b1" in found["bold"]
    hand = draw_private(GAME.view(dealt(), 0)).split()[2:]
    assert text.count("│b1 ") == 1
    assert found["bright_blue"].count("b1") == hand.count("b1")
