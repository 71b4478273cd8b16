"""The table as plain text, drawn from a view: for terminals, up to 100 columns wide.  [LEG-2]

A card shows its id, its printed values `fire/earth`, and its icons; `*` marks active cards, `?` a card that
the viewer cannot tell. The viewer's own side is below.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.notation import seat_name
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.view import HIDDEN, CardView, SeatView, View

WIDTH: Final = 100
LABEL: Final = 12
ELEMENTS: Final = ["none yet", "fire", "earth"]


def draw(view: View) -> str:
    """Everything the viewer knows."""
    below = view.seat if view.seat >= 0 else 0
    lines = [*draw_head(view), ""]
    lines.extend(draw_seat(view, 1 - below, upper=True))
    lines.append("-" * WIDTH)
    lines.extend(draw_seat(view, below, upper=False))
    hand = draw_private(view)
    if hand:
        lines.extend(["", hand])
    return "\n".join(lines)


def draw_head(view: View) -> list[str]:
    """Turn, fight, dragons and crystals: what is public at any time.  [LEG-2.1]"""
    lines = [
        f"game {view.game}   turn {view.turn}   {seat_name(view.active)} is active   "
        f"phase {words.PHASE_NAMES[view.phase]}   crystals {view.crystals[0]}:{view.crystals[1]}"
    ]
    if view.fight == words.PEACE:
        fight = "no fight"
    elif view.fight == words.RUNNING:
        fight = f"{ELEMENTS[view.element]} fight, announced {view.announced}"
    else:
        fight = "a fight begins, no element yet"
    lines.append(f"{fight}   dragons: {draw_dragons(view)}")
    if view.hyla:
        lines.append(f"Hyla: {view.hyla[2:]} of {seat_name(int(view.hyla[0]))}")
    if view.winner != words.NOBODY:
        lines.append(f"{seat_name(view.winner)} won: {words.END_REASONS[view.reason]}")
    return lines


def draw_dragons(view: View) -> str:
    """Where the dragons are; they have colours only with achievements.  [LEG-1.2, LEG-18.9]"""
    parts: list[str] = []
    for side, name in ((0, "p1"), (1, "p2"), (words.MIDDLE, "middle")):
        here = [words.DRAGON_NAMES[dragon] for dragon, at in enumerate(view.dragons) if at == side]
        if view.settings[2]:
            parts.append(f"{name} {' '.join(here) if here else '-'}")
        else:
            parts.append(f"{name} {len(here)}")
    return ", ".join(parts)


def draw_seat(view: View, seat: int, upper: bool) -> list[str]:
    """One player's zones; the areas of both players meet in the middle."""
    seen = view.seats[seat]
    leader = [id for id in seen.leadership if id in view.fixed[seat]]
    top = seen.leadership_top if seen.leadership_top not in leader else ""
    active = "*" if top in seen.leadership_active else ""
    head = (
        f"{seat_name(seat)} {' '.join(leader)}   hand {seen.hand_count}   deck {seen.deck_count}   "
        f"discards {seen.discard_count}{' top ' + seen.discard_top if seen.discard_top else ''}   "
        f"power fire {seen.power[0]} earth {seen.power[1]}"
    )
    lines = [head]
    if top:
        count = len(seen.leadership) - len(leader)
        lines.append(row("leadership", [f"{top}{active} (of {count})"]))
    known = [id for id in seen.hand if seat != view.seat]
    if known:
        lines.append(row("known hand", [card_text(view, id) for id in known]))
    if seen.revealed:
        lines.append(row("revealed", seen.revealed))
    if seen.achievements:
        lines.append(row("achieved", seen.achievements))
    if seen.ships:
        lines.append(row("ships", [ship_text(seen, ship) for ship in seen.ships]))
    areas = [
        row("support", [placed_text(view, seen, card) for card in seen.support]),
        row("combat", [placed_text(view, seen, card) for card in seen.combat]),
    ]
    return [*lines, *areas] if upper else [*reversed(areas), *lines]


def row(label: str, items: list[str]) -> str:
    """A labelled row, wrapped between items."""
    indent = " " * LABEL
    lines = [f"{label:<{LABEL}}"]
    for item in items if items else ["-"]:
        if len(lines[-1]) + len(item) + 2 > WIDTH and lines[-1].strip():
            lines.append(indent)
        lines[-1] += item + "  "
    return "\n".join(line.rstrip() for line in lines)


def values_text(card: Card) -> str:
    """`3/2`, or nothing where no value is printed.  [LEG-16.2]"""
    return f" {card.fire}/{card.earth}" if card.has_values else ""


def icons_text(card: Card) -> str:
    """The icons, in words."""
    return f" [{' '.join(words.names_of(card.icons, words.ICON_NAMES))}]" if card.icons else ""


def card_text(view: View, id: str) -> str:
    """A card with its values and icons."""
    card = view.table.card(id)
    return f"{id}{values_text(card)}{icons_text(card)}{' +text' if card.effects else ''}"


def placed_text(view: View, seen: SeatView, card: CardView) -> str:
    """A card of the fight; a bluff by its number, with its face for those who know it.  [LEG-2]"""
    if card.down:
        bluffs = [one for one in seen.support if one.down]
        slot = next(number for number, one in enumerate(bluffs) if one is card) + 1
        return f"bluff#{slot}{'' if card.id == HIDDEN else ' (' + card.id + ')'}*"
    star = "*" if card.active else ""
    text = f"{card.id}{star}"
    if card.active:
        text += values_text(view.table.card(card.id))
    if card.target >= 0:
        places = [*seen.combat, *seen.support]
        text += f"->{places[card.target].id}"
    return text


def ship_text(seen: SeatView, ship: CardView) -> str:
    """A ship with its load."""
    load = [card.id for card in seen.cargo if card.ship == ship.id]
    return f"{ship.id}{' landed' if ship.landed else ''}({', '.join(load)})"


def draw_private(view: View) -> str:
    """What only the viewer knows: the hand. Nothing for a spectator."""
    if view.seat < 0:
        return ""
    seen = view.seats[view.seat]
    rows = [row(f"hand {seat_name(view.seat)}", [card_text(view, id) for id in seen.hand])]
    if seen.bottom:
        rows.append(row("deck bottom", seen.bottom))
    return "\n".join(rows)
