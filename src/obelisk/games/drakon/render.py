"""The maze as plain text, drawn from a view: for terminals.  [DRK-14.1]

A chamber is a box of four lines. Its arrows stand in its sides (`▲` `▶` `▼` `◀`), where the way out is; the
first line inside names its kind, the second the heroes (`1` to `6`) and Drakon (`D`) in it. Columns and rows
bear their coordinates; where columns or rows are left out, because parts of the maze lie far apart, a `…`
stands.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.notation import seat_name
from obelisk.games.drakon.forms import tile_name
from obelisk.games.drakon.kinds import (
    EAST,
    HERO_NAMES,
    NO_HERO,
    NORTH,
    SOUTH,
    WEST,
    chamber_name,
)
from obelisk.games.drakon.maze import EMPTY, NOWHERE
from obelisk.games.drakon.public import ENDINGS, FRAME_NAMES, GOING_ON, unpacked
from obelisk.games.drakon.view import View

LABELS: Final = [
    "START",
    "plain",
    "coin+",
    "coin-",
    "steal>",
    "<steal",
    "escape",
    "key",
    "shift",
    "harp",
    "destry",
    "rotate",
    "map",
    "wind",
    "float",
    "telep",
    "mind",
    "drakon",
]
"""The kinds in at most six letters, in catalogue order."""
INSIDE: Final = 6
BLANK: Final = [" " * (INSIDE + 2)] * 4
GAP: Final = ["   ", " … ", "   ", "   "]
LABEL: Final = 5

STYLES: Final = [
    (r"(?<=│)D(?=[ 1-6]*│)|(?<= )D(?=│)", "bold red"),
    (r"[▲▶▼◀]", "bold yellow"),
    (r"START", "bold green"),
    (r"coin\+", "bold bright_yellow"),
    (r"drakon(?=[│▶])", "red"),
    (r"(?<!\w)p[1-6](?!\w)", "bold cyan"),
    (r"[│┌┐└┘─]+", "grey42"),
]
"""What may be coloured, as patterns and names of colours. Letters say the same: no colour is needed."""


def draw(view: View) -> str:
    """Everything the viewer knows."""
    lines = [*draw_maze(view), "", *draw_players(view), *draw_piles(view)]
    private = draw_private(view)
    if private:
        lines.append(private)
    return "\n".join(lines)


def draw_maze(view: View) -> list[str]:
    """The chambers on their coordinates, north up."""
    maze = view.maze
    window = maze.window
    xs = sorted({window.x(cell) for cell in maze.chambers})
    ys = sorted({window.y(cell) for cell in maze.chambers}, reverse=True)
    columns = with_gaps(xs)
    board = {(window.x(cell), window.y(cell)): cell for cell in maze.chambers}
    lines: list[str] = []
    for y in with_gaps(ys):
        if y is None:
            lines.append(f"{'…':>{LABEL - 1}}")
            continue
        rows = ["", "", "", ""]
        for x in columns:
            parts = GAP
            if x is not None:
                cell = board.get((x, y), EMPTY)
                parts = draw_chamber(view, cell) if cell != EMPTY else BLANK
            for index, part in enumerate(parts):
                rows[index] += part
        for index, row in enumerate(rows):
            label = f"{y:>{LABEL - 1}} " if index == 1 else " " * LABEL
            lines.append((label + row).rstrip())
    numbers = "".join([f"{x}".center(INSIDE + 2) if x is not None else "   " for x in columns])
    lines.append((" " * LABEL + numbers).rstrip())
    return lines


def with_gaps(numbers: list[int]) -> list[int | None]:
    """The numbers of neighbouring columns or rows; None where more than a single one is left out."""
    found: list[int | None] = []
    before: int | None = None
    for number in numbers:
        if before is not None and abs(number - before) == 2:
            found.append((number + before) // 2)
        elif before is not None and abs(number - before) > 2:
            found.append(None)
        found.append(number)
        before = number
    return found


def draw_chamber(view: View, cell: int) -> list[str]:
    """Four lines: the sides with their arrows, the kind, and who is there."""
    chamber = view.maze.chamber(cell)
    north = "▲" if chamber & NORTH else "─"
    south = "▼" if chamber & SOUTH else "─"
    west = "◀" if chamber & WEST else "│"
    east = "▶" if chamber & EAST else "│"
    figures = "D" if cell == view.drakon else ""
    for seat, figure in enumerate(view.figures):
        if figure == cell:
            figures += str(seat + 1)
    half = (INSIDE - 2) // 2
    return [
        f"┌{'─' * half}{north * 2}{'─' * half}┐",
        f"{west}{LABELS[chamber >> 4]:^{INSIDE}}{east}",
        f"│{figures:^{INSIDE}}│",
        f"└{'─' * half}{south * 2}{'─' * half}┘",
    ]


def draw_players(view: View) -> list[str]:
    """A line per seat: where its hero is, its power, its tiles and coins, and what is known of them."""
    options = view.options
    window = view.maze.window
    lines: list[str] = []
    for seat in range(options.players):
        side = seat % options.sides
        parts = [f"{seat_name(seat)}{'*' if seat == view.active else ' '}"]
        if options.sides < options.players:
            parts.append(f"team {'ABC'[side]}")
        hero = view.heroes[seat]
        if hero != NO_HERO:
            parts.append(f"{HERO_NAMES[hero]}{' (used)' if view.used[seat] else ''}")
        parts.append(f"at {window.name(view.figures[seat])}")
        parts.append(f"tiles {view.hand_sizes[seat]}{known_tiles(view, view.known[seat])}")
        parts.append(f"coins {view.sizes[side]}{known_coins(view, side)}")
        lines.append("  ".join(parts))
    return lines


def known_tiles(view: View, designs: list[int]) -> str:
    if not designs:
        return ""
    return f" (with {' '.join([tile_name(view.options, design) for design in designs])})"


def known_coins(view: View, purse: int) -> str:
    """The coins of a purse as `3+2+2`, or those of them that the viewer knows."""
    values = view.options.tile_set.values
    if view.purses[purse]:
        coins = coins_text(view, view.purses[purse])
        return f" ({coins})" if coins else ""
    if view.known_coins[purse]:
        return f" (with {'+'.join([str(values[coin]) for coin in reversed(view.known_coins[purse])])})"
    return ""


def coins_text(view: View, counts: list[int]) -> str:
    """`3+2+2`, the largest first.  [DRK-3.6]"""
    coins: list[str] = []
    for coin in range(len(counts) - 1, -1, -1):
        coins.extend([str(view.options.tile_set.values[coin])] * counts[coin])
    return "+".join(coins)


def draw_piles(view: View) -> list[str]:
    """The pile, the hoard, Drakon, and what is being decided."""
    options = view.options
    lines = [f"pile {view.pool_size + len(view.slots)}  hoard {view.sizes[options.sides]} coins"]
    lines[0] += known_coins(view, options.sides)
    if view.slots:
        lines[0] += f"  under the pile: {' '.join([tile_name(view.options, one) for one in view.slots])}"
    lines[0] += (
        f"  Drakon {'off the board' if view.drakon == NOWHERE else view.maze.window.name(view.drakon)}"
    )
    if view.ending != GOING_ON:
        lines.append(f"over: {ENDINGS[view.ending]}")
        return lines
    what, seat, _, cell = unpacked(view.top)
    where = ""
    if cell != NOWHERE:
        where = f", for {chamber_name(view.maze.chamber(cell))} on {view.maze.window.name(cell)}"
    lines.append(
        f"round {view.turns // options.players + 1}  {seat_name(seat)} decides: {FRAME_NAMES[what]}{where}"
    )
    return lines


def draw_private(view: View) -> str:
    """What only the viewer knows: the hand. Nothing for a spectator.  [DRK-14.4]"""
    if view.seat < 0:
        return ""
    hand = " ".join([tile_name(view.options, design) for design in view.hand])
    return f"hand {seat_name(view.seat)}  {hand}".rstrip()
