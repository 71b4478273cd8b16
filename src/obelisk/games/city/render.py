"""The city as plain text, drawn from a view: for terminals, 77 columns wide.  [CITY-15.1]

A cell shows its name and tile; its slots from the left, `k5` free, `#2` with a marker of p2; the rewards, `*`
majority, `+` building, `>` neighbour, in crystals (c), scales (s) and cards (d); then figures and dragons
(F fire, E earth, W water). A rebuilt tile shows only what it gives its neighbours.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.notation import seat_name
from obelisk.games.city.box import Building, Reward
from obelisk.games.city.grid import CELL_NAMES, COURTYARD_CELL, OUTSIDE
from obelisk.games.city.kinds import ANY, COLOURS, KIND_NAMES, KINDS
from obelisk.games.city.public import NO_TILE, OVER, PHASES
from obelisk.games.city.view import View

WIDTH: Final = 14
SLOTS_PER_LINE: Final = 4
CARDS_PER_LINE: Final = 13
INDENT: Final = " " * 9
DRAGON_SIGNS: Final = "FEW"
SIDE: Final = "│"
REBUILT: Final = "== "

STYLES: Final = [
    (r"(?<=│)[a-e][1-5] == [a-z_…]+", "bold green"),
    (r"(?<=│)[a-e][1-5]", "bold"),
    (r"(?<![│#@\w>+])k[1-9](?!\w)", "bold white on grey23"),
    (r"(?<![│#@\w>+])r[1-9](?!\w)", "red"),
    (r"(?<![│#@\w>+])b[1-9](?!\w)", "bright_blue"),
    (r"(?<![│#@\w>+])e[1-9](?!\w)", "grey62"),
    (r"(?<![│#@\w>+])g[1-9](?!\w)", "green"),
    (r"(?<![│#@\w>+])n[1-9](?!\w)", "dark_orange3"),
    (r"(?<![│#@\w>+])w[1-9](?!\w)", "bold bright_white"),
    (r"(?<![│#@\w>+])y[1-9](?!\w)", "yellow"),
    (r"(?<![│#@\w>+])\?[1-9](?!\w)", "magenta"),
    (r"(?<!\w)#[1-4]", "reverse"),
    (r"(?<!\w)p[1-4](?!\w)", "bold cyan"),
    (r"(?<=dragons )[FEW ]+|(?<=│)[ p1-4]* [FEW]+(?= *│)", "bold magenta"),
    (r"[│┌┐└┘├┤┬┴┼─]+", "grey42"),
]
"""What may be coloured, as patterns and names of colours. Letters say the same: no colour is needed."""


def draw(view: View) -> str:
    """Everything the viewer knows."""
    lines = [*draw_city(view), *draw_obelisk(view), *draw_players(view), *draw_piles(view)]
    hand = draw_private(view)
    if hand:
        lines.append(hand)
    return "\n".join(lines)


def draw_private(view: View) -> str:
    """What only the viewer knows: the hand. Nothing for a spectator.  [CITY-15.4]"""
    if view.seat < 0:
        return ""
    return f"hand {seat_name(view.seat)}  {cards_text(view.hand)}"


def draw_city(view: View) -> list[str]:
    """The grid, row 5 on top."""
    lines: list[str] = [rule("┌┬┐")]
    for row in range(4, -1, -1):
        row_cells = [column * 5 + row for column in range(5)]
        slot_lines = max([slot_lines_of(view, cell) for cell in row_cells])
        cells = [draw_cell(view, cell, slot_lines) for cell in row_cells]
        for index in range(len(cells[0])):
            lines.append(SIDE + SIDE.join([cell[index][:WIDTH].ljust(WIDTH) for cell in cells]) + SIDE)
        lines.append(rule("├┼┤") if row else rule("└┴┘"))
    return lines


def slot_lines_of(view: View, cell: int) -> int:
    """How many lines the slots of a cell need; one where there are none."""
    if view.tiles[cell] == NO_TILE or (view.rebuilt >> cell) & 1:
        return 1
    return 1 + (len(view.options.buildings[view.tiles[cell]].slots) - 1) // SLOTS_PER_LINE


def rule(ends: str) -> str:
    return ends[0] + ends[1].join(["─" * WIDTH] * 5) + ends[2]


def draw_cell(view: View, cell: int, slot_lines: int) -> list[str]:
    """The lines of one cell, all of the same number."""
    if not view.options.has_cell[cell]:
        return [""] * (slot_lines + 3)
    name = CELL_NAMES[cell]
    if cell == COURTYARD_CELL:
        lines = [f"{name} courtyard", *[""] * slot_lines, ""]
    else:
        building = view.options.buildings[view.tiles[cell]]
        if (view.rebuilt >> cell) & 1:
            lines = [f"{name} {REBUILT}{short(building.id, 8)}", *[""] * slot_lines]
            lines.append(f" >{reward_text(building.neighbour)}")
        else:
            lines = [f"{name} {short(building.id, 11)}", *slots_of(view, cell, building, slot_lines)]
            lines.append(rewards_of(building))
    lines.append(standing_on(view, cell))
    return lines


def short(id: str, width: int) -> str:
    """An id cut to a width."""
    return id if len(id) <= width else id[: width - 1] + "…"


def slots_of(view: View, cell: int, building: Building, slot_lines: int) -> list[str]:
    """Slots from the left: colour and value, or the marker on them."""
    signs: list[str] = []
    for slot, (colour, value) in enumerate(building.slots):
        owner = (view.markers[cell] >> (3 * slot)) & 7
        signs.append(f"#{owner}" if owner else f"{'?' if colour == ANY else COLOURS[colour]}{value}")
    lines: list[str] = []
    for line in range(slot_lines):
        part = signs[line * SLOTS_PER_LINE : (line + 1) * SLOTS_PER_LINE]
        lines.append(" " + " ".join(part))
    return lines


def rewards_of(building: Building) -> str:
    """The three rewards, closer together where they are long."""
    parts = [
        "*" + reward_text(building.majority),
        "+" + reward_text(building.building),
        ">" + reward_text(building.neighbour),
    ]
    text = " " + " ".join(parts)
    return text if len(text) <= WIDTH else " ".join(parts)


def reward_text(reward: Reward) -> str:
    """`2c`, `csd` for one of each, `-` for nothing."""
    text = ""
    for number, sign in ((reward.crystals, "c"), (reward.scales, "s"), (reward.cards, "d")):
        if number:
            text += sign if number == 1 else f"{number}{sign}"
    return text or "-"


def standing_on(view: View, cell: int) -> str:
    """Figures and dragons."""
    figures = [seat_name(seat) for seat in range(view.options.players) if view.figures[seat] == cell]
    dragons = "".join([DRAGON_SIGNS[dragon] for dragon in range(3) if view.dragons[dragon] == cell])
    return " " + "".join([*figures, " " + dragons if dragons else ""])


def draw_obelisk(view: View) -> list[str]:
    """The spaces from the lowest up: markers, then prices; `>` stands before the one to be paid next."""
    signs: list[str] = []
    for space, price in enumerate(view.options.prices):
        if space < len(view.obelisk):
            signs.append(f"#{view.obelisk[space] + 1}")
        elif space == len(view.obelisk):
            signs.append(f">{price}")
        else:
            signs.append(str(price))
    return [f"obelisk  {' '.join(signs)}   ({view.options.offerings_to_win} win)"]


def draw_players(view: View) -> list[str]:
    """One line per seat; `>` before the one who decides, `*` after the viewer."""
    lines = ["         offerings  crystals  scales  markers  cards   at"]
    for seat in range(view.options.players):
        turn = ">" if seat == view.active and view.phase != OVER else " "
        you = "*" if seat == view.seat else " "
        lines.append(
            f"{turn} {seat_name(seat)}{you}    {view.obelisk.count(seat):9}  {view.crystals[seat]:8}"
            f"  {view.scales[seat]:6}  {view.supply[seat]:7}  {view.hand_sizes[seat]:5}"
            f"  @{CELL_NAMES[view.figures[seat]]}"
        )
    return lines


def draw_piles(view: View) -> list[str]:
    """Deck, discards, scales and dragons that are in no one's hands, and where the turn is."""
    outside = "".join([DRAGON_SIGNS[dragon] for dragon in range(3) if view.dragons[dragon] == OUTSIDE])
    parts = [f"turn {view.turn + 1}", PHASES[view.phase]]
    if view.phase == 0:
        parts.append(f"steps {view.steps}")
    parts.append(f"scales {view.options.scales - sum(view.scales)}")
    parts.append(f"deck {view.deck_size}")
    if view.aside_size:
        parts.append(f"aside {view.aside_size}")
    if outside:
        parts.append(f"outside dragons {outside}")
    lines = ["  ".join(parts)]
    if any(view.discards):
        lines.append(f"discards {cards_text(view.discards)}")
    return lines


def cards_text(counts: list[int]) -> str:
    """`k3 k2 k2 r1`, or `7×k2` where there are many, on as many lines as they need."""
    many = sum(counts) > CARDS_PER_LINE
    parts: list[str] = []
    for kind in range(KINDS):
        count = counts[kind]
        if many and count > 1:
            parts.append(f"{count}×{KIND_NAMES[kind]}")
        else:
            parts.extend([KIND_NAMES[kind]] * count)
    lines = [
        " ".join(parts[start : start + CARDS_PER_LINE]) for start in range(0, len(parts), CARDS_PER_LINE)
    ]
    return ("\n" + INDENT).join(lines) or "-"
