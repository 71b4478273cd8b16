"""A view of Drakon as a picture: the maze with north up, the players, and the own tiles."""

from __future__ import annotations

from typing import Final

from obelisk.games.drakon.forms import tile_name
from obelisk.games.drakon.kinds import EAST, NORTH, SOUTH, START, WEST
from obelisk.games.drakon.render import LABELS, draw_piles, draw_players
from obelisk.games.drakon.view import View
from obelisk.pictures.svg import FAINT, GOLD, INK, SEATS, STONE, disc, label, lines, page, polygon, rect

CELL: Final = 76
MARGIN: Final = 30
LEAST_WIDTH: Final = 760


def draw(view: View) -> str:
    window = view.maze.window
    places = {cell: (window.x(cell), window.y(cell)) for cell in view.maze.chambers}
    left = min(x for x, _ in places.values())
    top = max(y for _, y in places.values())
    columns = max(x for x, _ in places.values()) - left + 1
    rows = top - min(y for _, y in places.values()) + 1
    parts: list[str] = []
    for cell, (x, y) in places.items():
        parts.append(draw_chamber(view, cell, MARGIN + (x - left) * CELL, MARGIN + (top - y) * CELL))
    for column in range(columns):
        x_of = MARGIN + (column + 0.5) * CELL
        parts.append(label(x_of, MARGIN - 10, str(left + column), 10, "middle", FAINT))
    for row in range(rows):
        parts.append(label(MARGIN - 10, MARGIN + (row + 0.5) * CELL, str(top - row), 10, "end", FAINT))
    below = [*draw_players(view), *draw_piles(view)]
    y_of = MARGIN * 2 + rows * CELL
    parts.append(lines(MARGIN, y_of, below, 11))
    height = y_of + 15.0 * len(below)
    if view.seat >= 0 and view.hand:
        hand = [tile_name(view.options, design) for design in view.hand]
        parts.append(draw_hand(hand, MARGIN, height))
        height += 50
    width = max(LEAST_WIDTH, 2 * MARGIN + columns * CELL)
    return page(width, height + 10, f"Drakon, {len(places)} chambers", parts)


def draw_chamber(view: View, cell: int, x: float, y: float) -> str:
    """A plate with its doors as triangles that point out, its kind, and who is in it."""
    chamber = view.maze.chamber(cell)
    kind = chamber >> 4
    size = CELL - 4
    middle_x, middle_y = x + size / 2, y + size / 2
    parts = [rect(x, y, size, size, GOLD if kind == START else STONE, INK, 4)]
    half = size / 2 - 2
    for side, dx, dy in ((NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0)):
        if chamber & side:
            tip = (middle_x + dx * half, middle_y + dy * half)
            foot_x, foot_y = middle_x + dx * (half - 11), middle_y + dy * (half - 11)
            corners = [tip, (foot_x + 9 * dy, foot_y + 9 * dx), (foot_x - 9 * dy, foot_y - 9 * dx)]
            parts.append(polygon(corners, INK))
    parts.append(label(middle_x, middle_y - 4, LABELS[kind], 11, "middle", bold=True))
    here = [(str(seat + 1), SEATS[seat]) for seat, at in enumerate(view.figures) if at == cell]
    if view.drakon == cell:
        here.insert(0, ("D", "#5b1f1f"))
    start = middle_x - 8 * (len(here) - 1)
    parts += [disc(start + 16 * at, middle_y + 12, sign, fill, 8) for at, (sign, fill) in enumerate(here)]
    return "".join(parts)


def draw_hand(tiles: list[str], x: float, y: float) -> str:
    """The own tiles by their names."""
    width = 150
    boxes = [
        rect(x + at * (width + 8), y, width, 34, STONE, INK, 4)
        + label(x + at * (width + 8) + width / 2, y + 21, tile, 12, "middle", bold=True)
        for at, tile in enumerate(tiles)
    ]
    return "".join(boxes)
