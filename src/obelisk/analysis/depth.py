"""How hard the coach thinks: three depths, counted in simulations and never by the clock."""

from __future__ import annotations

from typing import Final, NamedTuple

from obelisk.bots.hints import STRONGEST
from obelisk.bots.levels import level_spec
from obelisk.bots.spec import TURNS, WIDTH, Spec
from obelisk.core.errors import UnknownName
from obelisk.core.kit import AnyGame

STRONG: Final = -1
"""As the strongest level of the game does it."""
PAIR: Final = 2


class Depth(NamedTuple):
    """`worlds` in which plans are compared, `width` plans, `turns` played on after them, and `samples`: so
    many outcomes of chance are looked at where there are more, at a table of two. `again` decisions there,
    those that seem to have lost most, are looked at once more and further.
    """

    name: str
    worlds: int
    width: int
    turns: int
    samples: int
    again: int = 0

    def for_game(self, game: AnyGame) -> Depth:
        """With the numbers of the game's strongest level where the depth leaves them to it."""
        spec = Spec(level_spec(game, STRONGEST))
        width = spec.whole("width", WIDTH, 1) if self.width == STRONG else self.width
        turns = spec.whole("turns", TURNS, 0) if self.turns == STRONG else self.turns
        return self._replace(width=width, turns=turns)

    def samples_at(self, seats: int) -> int:
        """Fewer outcomes at larger tables: for each of them every seat is asked, and has a turn."""
        return max(1, 2 * self.samples // seats)

    def again_at(self, seats: int) -> int:
        """Fewer second looks at larger tables: each takes longer, as everybody has a turn in it."""
        return PAIR * PAIR * self.again // (seats * seats)

    def further(self, game: AnyGame, seats: int) -> Depth:
        """How a second look looks: as far ahead as the strongest level at a table of two, one turn further at
        larger ones, where a turn of all others takes long.
        """
        if seats > PAIR:
            return self._replace(turns=self.turns + 1)
        return self._replace(turns=STRONG).for_game(game)


QUICK: Final = Depth("quick", 8, 5, 0, 24, again=12)
NORMAL: Final = Depth("normal", 16, 6, 1, 96)
DEEP: Final = Depth("deep", 64, STRONG, STRONG, 400)
DEPTHS: Final = {depth.name: depth for depth in (QUICK, NORMAL, DEEP)}


def depth_named(name: str) -> Depth:
    """The depth of this name; raises `UnknownName`."""
    if name not in DEPTHS:
        raise UnknownName(f"unknown depth {name!r}; known: {', '.join(DEPTHS)}")
    return DEPTHS[name]
