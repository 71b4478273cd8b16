"""What exercises of City ask: complete a building, earn crystals, take scales, make offerings."""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.core.rng import Rng
from obelisk.exercises.theme import Theme, Themes
from obelisk.games.city import actions, box
from obelisk.games.city.grid import CELL_NAMES, CELLS, DISTANCE, OUTSIDE
from obelisk.games.city.kinds import BLACK, BLUE, COLOUR, GREY, KINDS, RED, VALUE, YELLOW
from obelisk.games.city.public import (
    CONTRIBUTION,
    MOVEMENT,
    OFFERING,
    is_ruin,
    offerings,
    price,
    scale_supply,
)
from obelisk.games.city.state import State

FLIGHT: Final = 3
"""So far a dragon goes with a card of value 2."""
MANY_SCALES: Final = 8
"""With so many in the supply no turn leads to a scale scoring."""
DRAGON_OF: Final = {BLACK: 0, RED: 1, BLUE: 2}


class CityTheme(Theme):
    """A turn from the movement to the end of contributions and offerings."""

    kinds = ("movement",)
    with_dragons = False

    def is_over(self, state: State) -> bool:
        """What is left of the turn is to discard and to draw."""
        return state.phase not in (MOVEMENT, CONTRIBUTION, OFFERING)

    def worth_trying(self, state: State, line: list[Action], legal: list[Action]) -> list[Action]:
        """One order of each turn. The figure goes first, then the dragons come to it, if they count.

        Left out is what leads to the same city with the same hand: a walk in parts, a flight before or
        after a walk, slots in another order, dragons that go where the figure is not.
        """
        if state.phase == MOVEMENT:
            return [action for action in legal if self.is_worth_moving(state, line, action)]
        if state.phase == CONTRIBUTION:
            slot = actions.slot_of(line[-1]) if actions.is_build(line[-1]) else -1
            return [one for one in legal if not actions.is_build(one) or actions.slot_of(one) > slot]
        return legal

    def is_worth_moving(self, state: State, line: list[Action], action: Action) -> bool:
        if action == actions.ACTION_DONE:
            return True
        if actions.is_move(action):
            return all(is_long_walk(before) for before in line)
        kind = actions.kind_of_play(action)
        colour = COLOUR[kind]
        if colour == GREY:
            return not line if VALUE[kind] == 1 else all(is_long_walk(before) for before in line)
        if not self.with_dragons:
            return False
        figure = state.figures[state.active]
        if not is_ruin(state, figure):
            return False
        target = actions.cell_of_play(action)
        if target == figure:
            return True
        # Two short flights in a row: the first one brings the dragon into the reach of the second.
        dragon = state.dragons[DRAGON_OF[colour]]
        return (
            VALUE[kind] == 2
            and dragon != OUTSIDE
            and DISTANCE[dragon * CELLS + figure] > FLIGHT >= DISTANCE[target * CELLS + figure]
        )

    def keys(self, before: State, after: State, seat: int, texts: list[str]) -> list[str]:
        """Where contributions were made, on which slots, under how many dragons; not with which cards."""
        cell = after.figures[seat]
        slots = sorted(int(text.split()[1]) - 1 for text in texts if text.startswith("build "))
        if not slots:
            return ["nothing"] * 3
        building = before.options.buildings[before.tiles[cell]]
        faces = sorted(f"{building.slots[slot][0]}.{building.slots[slot][1]}" for slot in slots)
        dragons = after.dragons.count(cell) if self.with_dragons else 0
        name = CELL_NAMES[cell]
        return [name, f"{name} {' '.join(faces)} {dragons}", f"{name} {slots} {dragons}"]

    def trouble(self, before: State, after: State, texts: list[str]) -> int:
        """Every action, and every card that is not what it seems."""
        cards = [card for text in texts if text.startswith("build ") for card in text.split()[2].split("+")]
        return max(0, len(texts) - 3) + sum(1 for card in cards if card[0] in "gnw")


def is_long_walk(action: Action) -> bool:
    """Whether an action is the card that lets the figure walk further."""
    return (
        actions.is_play(action)
        and COLOUR[actions.kind_of_play(action)] == GREY
        and (VALUE[actions.kind_of_play(action)] == 2)
    )


class Complete(CityTheme):
    """Complete a building this turn."""

    id = "complete"
    is_counted = False

    def fits(self, state: State, seat: int) -> bool:
        return state.hand_sizes[seat] >= 3 and state.turn > state.options.players

    def score(self, before: State, after: State, seat: int) -> int | None:
        return int(after.rebuilt != before.rebuilt)


class Crystals(CityTheme):
    """Gain as many crystals as possible this turn."""

    id = "crystals"
    with_dragons = True
    least = 3
    margin = 2

    def fits(self, state: State, seat: int) -> bool:
        return state.hand_sizes[seat] >= 3 and state.rebuilt != 0

    def score(self, before: State, after: State, seat: int) -> int | None:
        return max(0, after.crystals[seat] - before.crystals[seat])


class Scales(CityTheme):
    """Take as many golden scales as possible this turn."""

    id = "scales"
    with_dragons = True
    least = 2

    def fits(self, state: State, seat: int) -> bool:
        return state.dragons.count(OUTSIDE) < 2 and scale_supply(state) >= MANY_SCALES

    def score(self, before: State, after: State, seat: int) -> int | None:
        if sum(after.scales) < sum(before.scales):
            return None
        return after.scales[seat] - before.scales[seat]


class Offerings(CityTheme):
    """Make as many offerings as possible this turn, one of which may win."""

    id = "offerings"
    least_trouble = 1
    is_common = False
    least = 2

    def fits(self, state: State, seat: int) -> bool:
        first = price(state)
        pillars = sum(
            state.hands[seat * KINDS + kind]
            for kind in range(KINDS)
            if COLOUR[kind] == YELLOW and VALUE[kind] < 3
        )
        return pillars > 0 and state.crystals[seat] >= 2 * first + 1

    def worth_trying(self, state: State, line: list[Action], legal: list[Action]) -> list[Action]:
        if state.phase == CONTRIBUTION:
            return [actions.ACTION_DONE]
        return super().worth_trying(state, line, legal)

    def score(self, before: State, after: State, seat: int) -> int | None:
        return offerings(after, seat) - offerings(before, seat)

    def keys(self, before: State, after: State, seat: int, texts: list[str]) -> list[str]:
        """How many offerings, and with which Pillars; the order of the Pillars does not matter."""
        made = sorted(text for text in texts if text.startswith("offer"))
        return [str(len(made)), " ".join(made)]

    def trouble(self, before: State, after: State, texts: list[str]) -> int:
        """Every offering after the second, and every card that brings the figure there."""
        made = sum(1 for text in texts if text.startswith("offer"))
        return 2 * (made - 2) + sum(1 for text in texts if text.startswith("play "))


def tables(rng: Rng) -> dict[str, object]:
    """Two to four players, either edition."""
    return {"players": 2 + rng.below(3), "edition": box.EDITIONS[rng.below(len(box.EDITIONS))]}


THEMES: Final = Themes(
    [Complete(), Crystals(), Scales(), Offerings()], "obelisk.exercises:data/city.jsonl", tables
)
