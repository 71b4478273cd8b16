"""Drakon in words: the maze, the players and the own tiles first, then every chamber."""

from __future__ import annotations

import re
from typing import Final

from obelisk.readers.reader import Reader

CHAMBER: Final = re.compile(r"([a-z_0-9]+)\[([NESW]*|-)\]")
DESIGN: Final = re.compile(r"([a-z_0-9]+)\.(0|1|2o|2a|3|4)")
CELL: Final = re.compile(r"@?(\(-?\d+,-?\d+\))")
SEAT: Final = re.compile(r"p(\d+)")
ARROWS: Final = re.compile(r"\[([NESW]*|-)\]")
NOWHERE: Final = "–"


class DrakonReader(Reader):
    """Reads a table of Drakon."""

    def stands(self) -> list[str]:
        view = self.view
        lines = [
            self.say(
                "web-drakon-describe-maze",
                number=len(view["maze"]),
                pile=view["pool_size"] + len(view["slots"]),
                hoard=view["sizes"][-1],
                goal=self.goal(),
            )
        ]
        for seat, cell in enumerate(view["figures"]):
            lines.append(
                self.say(
                    "web-drakon-describe-seat",
                    name=self.figure(seat),
                    cell=cell or NOWHERE,
                    purse=self.purse(seat),
                    tiles=view["hand_sizes"][seat],
                )
            )
        if view["drakon"] is None:
            lines.append(self.say("web-drakon-describe-no-drakon"))
        else:
            lines.append(self.say("web-drakon-describe-drakon", cell=view["drakon"]))
        if view["hand"]:
            tiles = self.narrator.joined([self.tile(text) for text in view["hand"]])
            lines.append(self.say("web-drakon-describe-hand", tiles=tiles))
        return lines

    def details(self) -> list[str]:
        return [self.cell(cell) for cell in self.view["maze"]]

    def about(self, word: str) -> list[str]:
        """The lines that name it, and what happens in chambers that are called so."""
        kinds = [
            (kind, self.narrator.word("chamber", kind))
            for kind in self.facts["kinds"]
            if word.casefold() in self.narrator.word("chamber", kind).casefold()
        ]
        known = [f"{name}: {self.say(f'web-drakon-kind-{kind}')}" for kind, name in kinds]
        return [*known, *super().about(word)]

    def goal(self) -> str:
        if self.facts["gold_to_win"]:
            return self.say("web-drakon-goal-gold", gold=self.facts["gold_to_win"])
        coins = self.facts["coins_to_win"]
        return self.say("web-drakon-goal-coins", coins=coins) if coins else ""

    def purse(self, seat: int) -> str:
        side = self.facts["sides"][seat]
        number, coins = self.view["sizes"][side], self.view["purses"][side]
        if coins is None:
            return self.say("web-drakon-purse-closed", number=number)
        values = sorted((int(value) for value, times in coins.items() for _ in range(times)), reverse=True)
        listed = " + ".join(str(value) for value in values) or "0"
        return self.say("web-drakon-purse-open", number=number, gold=sum(values), coins=listed)

    def figure(self, seat: int) -> str:
        hero, name = self.view["heroes"][seat], self.narrator.seat(seat)
        if hero is None:
            return name
        return self.say("web-drakon-hero-of", name=name, hero=self.narrator.word("hero", hero))

    def cell(self, cell: str) -> str:
        """A chamber of the maze, and who is there."""
        line = self.say("web-drakon-cell", cell=cell, chamber=self.chamber(self.view["maze"][cell]))
        here = [self.figure(seat) for seat, at in enumerate(self.view["figures"]) if at == cell]
        if self.view["drakon"] == cell:
            here.append(self.say("web-drakon-drakon"))
        if here:
            line += " " + self.say("web-drakon-cell-here", who=self.narrator.joined(here))
        return line

    def chamber(self, text: str) -> str:
        """`plain[NE]`: its name, and where it leads."""
        found = CHAMBER.fullmatch(text)
        assert found is not None, text
        name = self.narrator.word("chamber", found[1])
        return self.say("web-drakon-chamber", name=name, ways=self.ways(found[2]))

    def tile(self, text: str) -> str:
        """`plain.2a`: its name, and how many arrows it has."""
        found = DESIGN.fullmatch(text)
        assert found is not None, text
        return self.say(
            "web-drakon-tile", name=self.narrator.word("chamber", found[1]), number=int(found[2][0])
        )

    def ways(self, arrows: str) -> str:
        sides = [self.say(f"web-drakon-side-{side}") for side in arrows.replace("-", "")]
        return self.narrator.joined(sides) if sides else self.say("web-drakon-no-way")

    def action(self, text: str, seat: int) -> str:
        verb, *rest = text.split(" ")
        if rest[:1] == ["swap"]:
            return self.say("web-drakon-do-swap", value=rest[1])
        return self.narrator.action(verb, [self.thing(word) for word in rest])

    def thing(self, word: str) -> str:
        """What one word of an action stands for."""
        if found := CELL.fullmatch(word):
            chamber = CHAMBER.fullmatch(self.view["maze"].get(found[1], ""))
            # Left to right in every language: the minus would stand behind its number.
            cell = f"\u2066{found[1]}\u2069"
            return f"{self.narrator.word('chamber', chamber[1])} {cell}" if chamber else cell
        if CHAMBER.fullmatch(word):
            return self.chamber(word)
        if DESIGN.fullmatch(word):
            return self.tile(word)
        if found := SEAT.fullmatch(word):
            return self.narrator.seat(int(found[1]) - 1)
        if found := ARROWS.fullmatch(word):
            return self.ways(found[1])
        return self.narrator.word("hero", word)
