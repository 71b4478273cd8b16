"""What the texts at a player's disposal could do for his turn at most, as `bounds` counts it.  [LEG-6.9]"""

from __future__ import annotations


class Reach:
    """What the texts in force and those that might be played could do; each effect enters itself.

    All of it is generous: what might happen is counted as if it did.
    """

    __slots__ = (
        "clears",
        "doubles",
        "doubles_one",
        "doubles_types",
        "extra",
        "floors",
        "free",
        "keeps",
        "picks",
        "picks_types",
        "raises",
        "raises_one",
        "returns",
        "switches",
        "takes_icons",
        "takes_texts",
        "types",
        "unknown",
        "waives",
    )

    def __init__(self) -> None:
        # Of the foe: the types whose cards may come to nothing, those of which some cards may go, and whether
        # texts or icons may go out of force.
        self.types = 0
        self.picks = 0
        self.picks_types = 0
        self.takes_texts = False
        self.takes_icons = False
        # Values raised, of all cards or one, as (types, elements, to), and doublings, those of one card as
        # (types, elements); totals raised to, as (elements, to).
        self.raises: list[tuple[int, int, int]] = []
        self.raises_one: list[tuple[int, int, int]] = []
        self.doubles = 0
        self.doubles_one: list[tuple[int, int]] = []
        self.doubles_types = 0
        self.floors: list[tuple[int, int]] = []
        # How many boosters and supports more may be counted, and how many cards be FREE.
        self.extra = 0
        self.free = 0
        # How many own cards may come back to hand, and whether any may leave their areas otherwise.
        self.returns = 0
        self.clears = False
        # Whether the combat area may stay, conditions be waived, the element change.
        self.keeps = False
        self.waives = False
        self.switches = False
        # A text whose reach is not known: everything is possible.
        self.unknown = False
