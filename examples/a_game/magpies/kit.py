"""What the program needs around the rules. Only the game is necessary."""

from __future__ import annotations

from magpies.game import GAME, View
from obelisk.core.kit import Kit
from obelisk.pictures import svg


def picture(view: View) -> str:
    """The jewel, what everybody has taken, who has bid, and the own feathers."""
    parts = [svg.disc(50, 50, str(view.jewels[-1]), svg.GOLD, 36)]
    for seat, score in enumerate(view.scores):
        sign = f"{score} ✓" if seat < view.asked else str(score)
        parts.append(svg.label(130 + 70 * seat, 60, sign, 26, fill=svg.SEATS[seat]))
    for place, feather in enumerate(view.hand):
        parts.append(svg.rect(30 + 60 * place, 110, 44, 64, svg.STONE, svg.INK, round=5))
        parts.append(svg.label(52 + 60 * place, 152, str(feather), 26, "middle"))
    return svg.page(400, 190, "Magpies", parts)


KIT = Kit(GAME, picture="magpies.kit:picture", words="magpies:words", lessons="magpies:lessons")
