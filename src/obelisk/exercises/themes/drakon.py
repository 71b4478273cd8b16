"""What exercises of Drakon ask: the way to a coin, a win, the others' coins, a way to stop a rival."""

from __future__ import annotations

from typing import Final

from obelisk.core.chance import Chance
from obelisk.core.rng import Rng
from obelisk.exercises.theme import Theme, Themes
from obelisk.games.drakon.kinds import FIND_COIN, STEAL_CCW, STEAL_CW
from obelisk.games.drakon.public import NO_FRAME, hoard_of, side_of
from obelisk.games.drakon.scoring import result
from obelisk.games.drakon.state import State, gold

FAR: Final = 9
"""No coin is further away than this in an exercise."""
RICH: Final = 3
"""With so many coins a rival can win soon."""


class Lowest:
    """Chance that gives the coin of the least value: what is sure even then is sure."""

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """The first outcome that can come."""
        return next(index for index, weight in enumerate(weights) if weight > 0)

    def proof(self) -> str:
        """Nothing is proved."""
        return ""


class DrakonTheme(Theme):
    """A whole turn: a chamber placed or a step, and what it leads to."""

    kinds = ("turn",)

    def fits(self, state: State, seat: int) -> bool:
        return state.sizes[hoard_of(state)] > 0

    def is_settled(self, after: State, seat: int) -> bool:
        """Whether the turn is over: nobody else has to answer before it is known what it has brought."""
        return after.top == NO_FRAME or after.active != seat

    def keys(self, before: State, after: State, seat: int, texts: list[str]) -> list[str]:
        """The chamber that is placed and where, or the step; then its arrows; then all that follows."""
        words = texts[0].split()
        plain = f"place {words[1].partition('[')[0]} {words[2]}" if words[0] == "place" else texts[0]
        return [plain, texts[0], " / ".join([plain, *texts[1:]]), " / ".join(texts)]

    def trouble(self, before: State, after: State, texts: list[str]) -> int:
        """Of so many turns most place a chamber: a step is seen at once, what follows it is not."""
        return (len(texts) - 1) * 3 - (0 if texts[0].startswith("place") else 5)


class Coin(DrakonTheme):
    """Be on the shortest way to a coin: now, or in as few steps as possible after this turn."""

    id = "coin"

    def score(self, before: State, after: State, seat: int) -> int | None:
        side = side_of(before, seat)
        if after.sizes[side] > before.sizes[side]:
            return FAR
        if not self.is_settled(after, seat):
            return None
        lost = 2 * (before.sizes[side] - after.sizes[side])
        return max(0, FAR - steps_to_coin(after, seat) - lost)

    def told(self, score: int) -> int:
        """How many turns it takes, this one counted."""
        return FAR + 1 - score

    def trouble(self, before: State, after: State, texts: list[str]) -> int:
        """Every step more that one has to see ahead."""
        side = side_of(before, before.active)
        is_there = after.sizes[side] > before.sizes[side]
        ahead = 0 if is_there else min(FAR - 1, steps_to_coin(after, before.active))
        return super().trouble(before, after, texts) + 2 * ahead


class Win(DrakonTheme):
    """Win this turn, whatever coin comes."""

    id = "win"
    is_counted = False
    is_common = False

    def fits(self, state: State, seat: int) -> bool:
        missing = state.options.gold_to_win - gold(state, side_of(state, seat))
        return missing <= max(state.options.tile_set.values)

    def chance(self) -> Chance:
        return Lowest()

    def score(self, before: State, after: State, seat: int) -> int | None:
        ended = result(after)
        return int(ended is not None and seat in ended.winners)


class Strike(DrakonTheme):
    """Cost the others as many coins as possible this turn."""

    id = "strike"

    def fits(self, state: State, seat: int) -> bool:
        side = side_of(state, seat)
        return any(state.sizes[other] for other in range(state.options.sides) if other != side)

    def score(self, before: State, after: State, seat: int) -> int | None:
        if not self.is_settled(after, seat):
            return None
        side = side_of(before, seat)
        if after.sizes[side] < before.sizes[side]:
            return 0
        others = [other for other in range(before.options.sides) if other != side]
        return max(0, sum(before.sizes[other] - after.sizes[other] for other in others))


class Stop(DrakonTheme):
    """With two at the table: leave the rival no coin that he could walk to in his next turn."""

    id = "stop"
    is_counted = False
    is_common = False

    def fits(self, state: State, seat: int) -> bool:
        rival = 1 - seat
        return state.options.players == 2 and state.sizes[rival] >= RICH and reaches_coin(state, rival)

    def score(self, before: State, after: State, seat: int) -> int | None:
        if not self.is_settled(after, seat):
            return None
        return int(not reaches_coin(after, 1 - seat))


def coin_chambers(state: State, seat: int) -> set[int]:
    """The cells where a hero that enters gets a coin: found, or taken from a neighbour."""
    players = state.options.players
    kinds = {FIND_COIN} if state.sizes[hoard_of(state)] else set[int]()
    for kind, other in ((STEAL_CW, (seat + 1) % players), (STEAL_CCW, (seat - 1) % players)):
        if state.sizes[side_of(state, other)]:
            kinds.add(kind)
    maze = state.maze
    return {cell for cell in maze.chambers if maze.kind(cell) in kinds and cell != state.drakon}


def reaches_coin(state: State, seat: int) -> bool:
    """Whether one step leads to a coin."""
    coins = coin_chambers(state, seat)
    return any(cell in coins for cell in state.maze.moves(state.figures[seat]))


def steps_to_coin(state: State, seat: int) -> int:
    """The steps to the nearest coin, round Drakon, in the maze as it is; `FAR` if there is no way."""
    coins = coin_chambers(state, seat)
    seen = {state.figures[seat]}
    front = [state.figures[seat]]
    for steps in range(1, FAR):
        front = [
            cell
            for here in front
            for cell in state.maze.moves(here)
            if cell not in seen and cell != state.drakon
        ]
        if any(cell in coins for cell in front):
            return steps
        seen.update(front)
    return FAR


def tables(rng: Rng) -> dict[str, object]:
    """Two to four players without powers of heroes; two as often as more."""
    return {"players": (2, 2, 3, 4)[rng.below(4)]}


THEMES: Final = Themes([Coin(), Win(), Strike(), Stop()], "obelisk.exercises:data/drakon.jsonl", tables)
