"""City in words: the obelisk and the hand first, then players, dragons, piles and every building."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from obelisk.readers.reader import Reader

DRAGONS: Final = ("fire", "earth", "water")
OUTSIDE: Final = "outside"
COURTYARD: Final = "courtyard"
REWARDS: Final = {
    "majority": "web-city-majority",
    "building": "web-city-each",
    "neighbour": "web-city-neighbours",
}


class CityReader(Reader):
    """Reads a table of City."""

    def stands(self) -> list[str]:
        prices, filled = self.facts["prices"], len(self.view["obelisk"])
        hand = [kind for kind, number in (self.view["hand"] or {}).items() for _ in range(number)]
        cards = self.narrator.joined([self.narrator.word("card", kind) for kind in hand])
        return [
            self.say(
                "web-city-describe-obelisk",
                filled=filled,
                spaces=len(prices),
                price=prices[filled] if filled < len(prices) else 0,
                wins=self.facts["offerings_to_win"],
            ),
            self.say("web-text-hand", cards=cards),
        ]

    def details(self) -> list[str]:
        lines = [self.player(seat) for seat in range(len(self.view["figures"]))]
        for id, cell in zip(DRAGONS, self.view["dragons"], strict=True):
            dragon = self.narrator.word("dragon", id)
            message = "web-city-describe-dragon" + ("-outside" if cell == OUTSIDE else "")
            lines.append(self.say(message, dragon=dragon, cell=cell))
        lines.append(
            self.say(
                "web-city-describe-piles",
                deck=self.view["deck_size"],
                discards=sum(self.view["discards"].values()),
                scales=self.facts["scales"] - sum(self.view["scales"]),
            )
        )
        return lines + [self.plot(place) for place in self.view["city"]]

    def player(self, seat: int) -> str:
        return self.say(
            "web-city-describe-seat",
            name=self.narrator.seat(seat),
            cell=self.view["figures"][seat],
            offerings=self.view["obelisk"].count(seat),
            crystals=self.view["crystals"][seat],
            scales=self.view["scales"][seat],
            cards=self.view["hand_sizes"][seat],
            markers=self.view["supply"][seat],
        )

    def plot(self, place: Mapping[str, Any]) -> str:
        """A building with what it wants, what it gives, and who stands there."""
        cell, name = place["cell"], self.narrator.word("tile", place["tile"])
        building = next((one for one in self.facts["buildings"] if one["id"] == place["tile"]), None)
        if building is None:
            parts = [self.say("web-city-plot-courtyard", cell=cell)]
        elif place["rebuilt"]:
            reward = self.reward(building["neighbour"])
            parts = [self.say("web-city-plot-rebuilt", cell=cell, name=name, reward=reward)]
        else:
            slots = [self.slot(building, slot, owner) for slot, owner in enumerate(place["markers"])]
            parts = [
                self.say("web-city-plot-ruin", cell=cell, name=name, slots=self.narrator.joined(slots)),
                *[f"{self.say(id)}: {self.reward(building[key])}." for key, id in REWARDS.items()],
            ]
        here = [self.narrator.seat(seat) for seat, at in enumerate(self.view["figures"]) if at == cell]
        here += [
            self.narrator.word("dragon", id)
            for id, at in zip(DRAGONS, self.view["dragons"], strict=True)
            if at == cell
        ]
        if here:
            parts.append(self.say("web-city-plot-here", who=self.narrator.joined(here)))
        return " ".join(parts)

    def slot(self, building: Mapping[str, Any], slot: int, owner: int) -> str:
        wanted = building["slots"][slot]
        colour = self.narrator.word("colour", wanted["colour"])
        if owner < 0:
            return self.say("web-city-slot-free", slot=slot + 1, colour=colour, value=wanted["value"])
        name = self.narrator.seat(owner)
        return self.say("web-city-slot-taken", slot=slot + 1, colour=colour, value=wanted["value"], name=name)

    def reward(self, reward: Mapping[str, int]) -> str:
        counted = [
            self.say(f"city-count-{sort}", number=reward[sort])
            for sort in ("crystals", "scales", "cards")
            if reward.get(sort)
        ]
        return self.narrator.joined(counted)

    def action(self, text: str, seat: int) -> str:
        verb, *rest = text.split(" ")
        about: list[str] = []
        if verb == "build":
            name = self.tile(self.view["figures"][seat])
            about.append(self.say("web-city-action-slot", slot=int(rest[0]), name=name))
            about += [self.narrator.word("card", kind) for kind in rest[1].split("+")]
        elif verb in ("move", "go"):
            about.append(self.place(rest[0]))
        elif rest:
            about.append(self.narrator.word("card", rest[0]))
            about += [self.place(cell) for cell in rest[1:]]
        return self.narrator.action(verb, about)

    def place(self, cell: str) -> str:
        return self.say("web-place", name=self.tile(cell), cell=cell)

    def tile(self, cell: str) -> str:
        found = [place["tile"] for place in self.view["city"] if place["cell"] == cell]
        return self.narrator.word("tile", found[0] if found else COURTYARD)
