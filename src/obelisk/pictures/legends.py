"""A view of Legends as a picture: both players' cards, the fight between them, and the own hand below."""

from __future__ import annotations

from typing import Final

from obelisk.core.notation import seat_name
from obelisk.games.legends import words
from obelisk.games.legends.render import draw_head
from obelisk.games.legends.view import HIDDEN, CardView, SeatView, View
from obelisk.pictures.svg import FAINT, INK, STONE, circle, label, lines, page, rect

WIDTH: Final = 92
HEIGHT: Final = 100
GAP: Final = 8
MARGIN: Final = 16
LEFT: Final = 140
FIRE: Final = "#b8402c"
EARTH: Final = "#6b5a3a"
LEAST_CARDS: Final = 7


def draw(view: View) -> str:
    below = view.seat if view.seat >= 0 else 0
    head = draw_head(view)
    parts = [lines(MARGIN, 24, head, 12)]
    rows = [
        *seat_rows(view, 1 - below, upper=True),
        *seat_rows(view, below, upper=False),
    ]
    if view.seat >= 0:
        rows.append((f"hand {seat_name(view.seat)}", [face(view, id) for id in view.seats[view.seat].hand]))
    y = 24.0 + 17 * len(head)
    for name, cards in rows:
        parts.append(label(MARGIN, y + 20, name, 12, bold=True))
        for place, card in enumerate(cards):
            parts.append(f'<g transform="translate({LEFT + place * (WIDTH + GAP):g} {y:g})">{card}</g>')
        y += HEIGHT + GAP if cards else 30
    most = max(LEAST_CARDS, *[len(cards) for _, cards in rows])
    title = f"Legends, game {view.game}, turn {view.turn}"
    return page(LEFT + most * (WIDTH + GAP) + MARGIN, y + MARGIN, title, parts)


def seat_rows(view: View, seat: int, upper: bool) -> list[tuple[str, list[str]]]:
    """Support and combat area of a seat; the combat areas meet in the middle."""
    seen = view.seats[seat]
    power = f"{seat_name(seat)}  {seen.power[0]}/{seen.power[1]}"
    counts = f"deck {seen.deck_count}  hand {seen.hand_count}"
    leaders = [face(view, id) for id in seen.leadership[-1:]]
    support = [placed(view, seen, card) for card in seen.support]
    combat = [placed(view, seen, card) for card in seen.combat]
    rows = [(counts, leaders), ("support", support), (power, combat)]
    return rows if upper else rows[::-1]


def placed(view: View, seen: SeatView, card: CardView) -> str:
    """A card of the fight; one that does not count any more is pale."""
    if card.down:
        known = "" if card.id == HIDDEN else card.id
        return rect(0, 0, WIDTH, HEIGHT, "#4b4168", INK, 6) + label(
            WIDTH / 2, 54, known, 11, "middle", "#fff"
        )
    picture = face(view, card.id)
    return picture if card.active else f'<g opacity="0.45">{picture}</g>'


def face(view: View, id: str) -> str:
    """A card: id, values and icons."""
    if id == HIDDEN:
        return rect(0, 0, WIDTH, HEIGHT, "#4b4168", INK, 6)
    card = view.table.card(id)
    parts = [rect(0, 0, WIDTH, HEIGHT, STONE, INK, 6), label(WIDTH / 2, 18, id, 11, "middle", bold=True)]
    if card.has_values:
        for x, value, fill in ((26, card.fire, FIRE), (WIDTH - 26, card.earth, EARTH)):
            parts.append(circle(x, 44, 15, fill, INK))
            parts.append(label(x, 50, str(value), 17, "middle", "#fff", True))
    for row, icon in enumerate(words.names_of(card.icons, words.ICON_NAMES)[:2]):
        parts.append(label(WIDTH / 2, 76 + 12 * row, icon, 9, "middle"))
    if card.effects:
        parts.append(rect(10, HEIGHT - 6, WIDTH - 20, 2, FAINT))
    return "".join(parts)
