"""What exercises of Legends ask: hold a fight with few cards, reach the greatest power, gain dragons."""

from __future__ import annotations

from typing import Final

from obelisk.core.rng import Rng
from obelisk.exercises.theme import Theme, Themes
from obelisk.games.legends import words
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.fight import dragons_for_retreat
from obelisk.games.legends.power import power_of
from obelisk.games.legends.state import State

FEW: Final = 10
"""More cards than anybody plays in a turn."""


class LegendsTheme(Theme):
    """From the first character to the announcement."""

    kinds = ("character",)

    def is_over(self, state: State) -> bool:
        """The power is announced."""
        return state.phase > words.POWER_PHASE

    def is_announced(self, before: State, after: State) -> bool:
        """Whether the turn has come to its announcement: else it is not known what it brings."""
        return after.phase > words.POWER_PHASE or after.active != before.active or after.turn != before.turn

    def keys(self, before: State, after: State, seat: int, texts: list[str]) -> list[str]:
        """The cards played, in any order; then with the element; then with all choices."""
        cards = " ".join(sorted(text for text in texts if text.startswith(("play ", "bluff ", "load "))))
        element = next((text for text in texts if text.startswith("announce")), "")
        every = " ".join(sorted(text for text in texts if text != "done"))
        return [cards, f"{cards} / {element}", every]

    def trouble(self, before: State, after: State, texts: list[str]) -> int:
        """Every card more."""
        return 2 * max(0, sum(1 for text in texts if text not in ("done",)) - 2)


class Thrifty(LegendsTheme):
    """Hold the fight with as few cards as possible."""

    id = "thrifty"

    def fits(self, state: State, seat: int) -> bool:
        return (
            is_fresh(state) and state.fight == words.RUNNING and power_of(state, 1 - seat, state.element) >= 3
        )

    def score(self, before: State, after: State, seat: int) -> int | None:
        if not self.is_announced(before, after):
            return None
        return FEW - (len(before.hand[seat]) - cards_left(before, after, seat))

    def told(self, score: int) -> int:
        """How many cards it takes."""
        return FEW - score


class Strongest(LegendsTheme):
    """Announce the greatest power this turn."""

    id = "strongest"
    least = 3

    def fits(self, state: State, seat: int) -> bool:
        return is_fresh(state)

    def score(self, before: State, after: State, seat: int) -> int | None:
        return after.announced if self.is_announced(before, after) else None


class Dragons(LegendsTheme):
    """Make a retreat of the foe worth as many dragons as possible."""

    id = "dragons"
    is_common = False
    least = 2

    def fits(self, state: State, seat: int) -> bool:
        return is_fresh(state) and len(state.combat[seat]) + len(state.support[seat]) >= 3

    def score(self, before: State, after: State, seat: int) -> int | None:
        if not self.is_announced(before, after):
            return None
        return dragons_for_retreat(after, 1 - seat)


def is_fresh(state: State) -> bool:
    """Whether no card has been played in this turn yet, and one must be."""
    return state.plays == 0 and not state.attack_again


def cards_left(before: State, after: State, seat: int) -> int:
    """How many of the cards that were held before are still held: what was drawn since does not count."""
    return sum(1 for card in before.hand[seat] if after.zone[card] == words.IN_HAND)


def tables(rng: Rng) -> dict[str, object]:
    """Two of the nine decks."""
    return {"decks": [PEOPLES[rng.below(len(PEOPLES))] for _ in range(2)]}


THEMES: Final = Themes([Thrifty(), Strongest(), Dragons()], "obelisk.exercises:data/legends.jsonl", tables)
