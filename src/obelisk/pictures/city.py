"""A view of City as a picture: the grid with row 5 on top, the obelisk, the players and the own hand."""

from __future__ import annotations

from typing import Final

from obelisk.core.notation import seat_name
from obelisk.games.city.grid import CELL_NAMES, COURTYARD_CELL, OUTSIDE
from obelisk.games.city.kinds import ANY, COLOUR, KIND_NAMES, KINDS, VALUE
from obelisk.games.city.public import NO_TILE
from obelisk.games.city.render import DRAGON_SIGNS, draw_players, reward_text
from obelisk.games.city.view import View
from obelisk.pictures.svg import FAINT, GOLD, INK, PAPER, SEATS, STONE, disc, label, lines, page, rect

CELL: Final = 116
MARGIN: Final = 16
COLOURS: Final = [
    "#2e2a2a", "#b8402c", "#2b6cb0", "#8a8f98", "#3f8f4f", "#7b5a3a", "#fbfaf5", "#e0b12f", "#a06bb5",
]  # fmt: skip
"""Of the slots and cards, in the order of the peoples; the last is any colour."""
LIGHT: Final = {6, 7}
"""Colours on which the numeral is dark."""


def draw(view: View) -> str:
    city = 5 * CELL + 2 * MARGIN
    parts: list[str] = []
    for cell in range(25):
        if view.options.has_cell[cell]:
            x = MARGIN + (cell // 5) * CELL
            y = MARGIN + (4 - cell % 5) * CELL
            parts.append(draw_cell(view, cell, x, y))
    parts.append(draw_obelisk(view, city))
    parts.append(lines(MARGIN, city + 14, draw_players(view), 11))
    bottom = city + 14 * (view.options.players + 3)
    height = bottom
    if view.seat >= 0:
        parts.append(draw_hand(view, MARGIN, bottom))
        height = bottom + 60
    title = f"City, turn {view.turn + 1}"
    return page(city + 130, height, title, parts)


def draw_cell(view: View, cell: int, x: float, y: float) -> str:
    """A plot: its name, the building, slots or what it gives its neighbours, and who stands there."""
    size = CELL - 6
    parts: list[str] = []
    if cell == COURTYARD_CELL or view.tiles[cell] == NO_TILE:
        parts.append(rect(x, y, size, size, STONE, FAINT, 54))
        parts.append(label(x + size / 2, y + 20, CELL_NAMES[cell], 10, "middle"))
    else:
        building = view.options.buildings[view.tiles[cell]]
        is_rebuilt = bool(view.rebuilt >> cell & 1)
        parts.append(
            rect(x, y, size, size, "#f3d78a" if is_rebuilt else STONE, INK if is_rebuilt else FAINT, 6)
        )
        parts.append(label(x + 6, y + 14, CELL_NAMES[cell], 10, bold=True))
        parts.append(label(x + 24, y + 14, building.id.replace("_", " ")[:16], 10))
        if is_rebuilt:
            parts.append(label(x + size / 2, y + 56, f"▸ {reward_text(building.neighbour)}", 13, "middle"))
        else:
            for slot, (colour, value) in enumerate(building.slots):
                at_x = x + 16 + 26 * (slot % 4)
                at_y = y + 33 + 24 * (slot // 4)
                owner = view.markers[cell] >> (3 * slot) & 7
                if owner:
                    parts.append(rect(at_x - 10, at_y - 10, 20, 20, SEATS[owner - 1], INK, 3))
                    parts.append(label(at_x, at_y + 4, str(owner), 12, "middle", "#fff", True))
                else:
                    ink = INK if colour in LIGHT else "#fff"
                    parts.append(disc(at_x, at_y, str(value), COLOURS[colour], 10, ink))
            rewards = [building.majority, building.building, building.neighbour]
            signs = [f"{sign}{reward_text(one)}" for sign, one in zip("★+▸", rewards, strict=True)]
            parts.append(label(x + 6, y + size - 24, " ".join(signs), 10))
    parts.append(draw_standing(view, cell, x + 14, y + size - 11))
    return "".join(parts)


def draw_standing(view: View, cell: int, x: float, y: float) -> str:
    """Figures by their numbers, dragons by their letters (F fire, E earth, W water)."""
    signs = [(str(seat + 1), SEATS[seat]) for seat, at in enumerate(view.figures) if at == cell]
    signs += [(DRAGON_SIGNS[dragon], GOLD) for dragon, at in enumerate(view.dragons) if at == cell]
    return "".join(disc(x + 22 * place, y, sign, fill) for place, (sign, fill) in enumerate(signs))


def draw_obelisk(view: View, x: float) -> str:
    """The spaces from the lowest up, with the markers of the offerings or the prices."""
    prices = view.options.prices
    height = (5 * CELL) / len(prices)
    parts: list[str] = []
    for space, price in enumerate(prices):
        y = MARGIN + 5 * CELL - (space + 1) * height
        is_taken = space < len(view.obelisk)
        fill = SEATS[view.obelisk[space]] if is_taken else (GOLD if space == len(view.obelisk) else STONE)
        sign = seat_name(view.obelisk[space]) if is_taken else str(price)
        parts.append(rect(x + 24, y, 60, height - 3, fill, INK, 3))
        parts.append(label(x + 54, y + height / 2 + 3, sign, 12, "middle", PAPER if is_taken else INK, True))
    outside = [DRAGON_SIGNS[dragon] for dragon in range(3) if view.dragons[dragon] == OUTSIDE]
    parts.append("".join(disc(x + 100, MARGIN + 14 + 24 * at, sign, GOLD) for at, sign in enumerate(outside)))
    return "".join(parts)


def draw_hand(view: View, x: float, y: float) -> str:
    """The own cards, colour and value."""
    cards = [kind for kind in range(KINDS) for _ in range(view.hand[kind])]
    step = min(40.0, 5 * CELL / max(len(cards), 1))
    parts: list[str] = []
    for place, kind in enumerate(cards):
        ink = INK if COLOUR[kind] in LIGHT else "#fff"
        parts.append(rect(x + step * place, y, 34, 46, COLOURS[min(COLOUR[kind], ANY)], INK, 4))
        parts.append(label(x + step * place + 17, y + 24, str(VALUE[kind]), 18, "middle", ink, True))
        parts.append(label(x + step * place + 17, y + 40, KIND_NAMES[kind], 9, "middle", ink))
    return "".join(parts)
