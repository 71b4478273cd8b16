"""Legends in words: the turn, the fight and the hand first, then both sides with all their cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final

from obelisk.games.legends import words
from obelisk.readers.reader import Reader

CARD: Final = re.compile(r"[a-z]+(-[a-z0-9]+)+|bluff#\d+")
BLUFF: Final = "bluff#"
BETWEEN: Final = "; "
"""Between cards: within them there are commas."""
HIDDEN: Final = "?"
PICKS: Final = {"random": "web-legends-do-random", "none": "web-legends-do-none"}
PARTS: Final = {
    words.LEADERSHIP_PHASE: "leadership",
    words.ENGAGEMENT_PHASE: "engagement",
    words.DECLINE_PHASE: "engagement",
    words.CHARACTER_PHASE: "character",
    words.SUPPORT_PHASE: "support",
    words.CLOSING_PHASE: "support",
    words.POWER_PHASE: "power",
    words.CALL_PHASE: "power",
    words.REFRESH_PHASE: "refresh",
    words.END_PHASE: "refresh",
    words.ENDING_PHASE: "refresh",
}
"""The parts of a turn as a player thinks of them; what is not named belongs to its beginning."""


class LegendsReader(Reader):
    """Reads a table of Legends."""

    @cached_property
    def printed(self) -> Mapping[str, Mapping[str, Any]]:
        """What is printed on the cards, by id; cards of a user's file bring their own words."""
        cards = {**self.facts["cards"]}
        for own in (self.scene.options.get("card_file") or {}).get("cards", []):
            cards[own["id"]] = {**cards[own["id"]], "name": own["name"], "summary": own["summary"]}
        return cards

    def stands(self) -> list[str]:
        numbers = self.view["numbers"]
        phase = self.narrator.word("phase", PARTS.get(numbers["phase"], "begin"))
        lines = [
            self.say(
                "web-legends-describe-turn",
                turn=numbers["turn"],
                name=self.narrator.seat(numbers["active"]),
                phase=phase,
            ),
            self.fight(),
        ]
        hand = self.view["seats"][self.view["seat"]]["hand"] if self.view["seat"] >= 0 else []
        if hand:
            lines.append(self.say("web-text-hand", cards=BETWEEN.join([self.card(id) for id in hand])))
        return lines

    def fight(self) -> str:
        numbers = self.view["numbers"]
        if numbers["fight"] == words.RUNNING and numbers["element"]:
            element = self.narrator.word("element", words.ELEMENT_NAMES[numbers["element"] - 1])
            return self.say("web-legends-announced", element=element, power=numbers["announced"])
        return self.say(
            "web-legends-no-fight" if numbers["fight"] == words.PEACE else "web-legends-no-element"
        )

    def details(self) -> list[str]:
        return [line for seat in range(len(self.view["seats"])) for line in self.side(seat)]

    def about(self, word: str) -> list[str]:
        """Cards that are called so, with their texts, and the lines that name it."""
        wanted = word.casefold()
        cards = [id for id in self.seen() if wanted in self.name(id).casefold() or wanted == id]
        return list(dict.fromkeys([*[self.full(id) for id in cards], *super().about(word)]))

    def seen(self) -> list[str]:
        """Every card that lies open, or that the seat holds."""
        found: list[str] = []
        for side in self.view["seats"]:
            for zone in ("hand", "revealed", "leadership", "achievements", "discards"):
                found += side[zone]
            for zone in ("combat", "support", "ships", "cargo"):
                found += [card["id"] for card in side[zone]]
        return [id for id in dict.fromkeys(found) if id in self.printed]

    def side(self, seat: int) -> list[str]:
        """What a player has, zone by zone."""
        side, name = self.view["seats"][seat], self.narrator.seat(seat)
        lines = [
            self.say(
                "web-legends-describe-seat",
                name=name,
                dragons=self.view["dragons"].count(seat),
                crystals=self.view["crystals"][seat],
                hand=side["hand_count"],
                deck=side["deck_count"],
                discards=side["discard_count"],
                fire=side["power"][0],
                earth=side["power"][1],
            )
        ]
        zones = {
            "combat": self.placed(side["combat"]),
            "support": self.placed(side["support"]),
            "leadership": self.named(side["leadership"]),
            "ships": BETWEEN.join([self.ship(side, ship) for ship in side["ships"]]),
            "achievements": self.named(side["achievements"]),
            "hand": self.named(side["hand"] if seat != self.view["seat"] else []),
        }
        for zone, cards in zones.items():
            if cards:
                zone_name = self.narrator.word("zone", zone)
                lines.append(self.say("web-legends-describe-zone", name=name, zone=zone_name, cards=cards))
        return lines

    def placed(self, cards: list[Mapping[str, Any]]) -> str:
        """Cards of an area; those that lie face down are counted."""
        found: list[str] = []
        bluffs = 0
        for card in cards:
            if card["down"]:
                bluffs += 1
                found.append(self.say("legends-card-bluff", number=bluffs))
            else:
                covered = "" if card["active"] else f" ({self.say('legends-card-inactive')})"
                found.append(self.card(card["id"]) + covered)
        return BETWEEN.join(found)

    def ship(self, side: Mapping[str, Any], ship: Mapping[str, Any]) -> str:
        load = [card["id"] for card in side["cargo"] if card["ship"] == ship["id"]]
        return " + ".join(self.shown([ship["id"], *load]))

    def named(self, ids: list[str]) -> str:
        return BETWEEN.join(self.shown(ids))

    def shown(self, ids: Iterable[str]) -> list[str]:
        return [self.say("web-legends-unknown") if id == HIDDEN else self.card(id) for id in ids]

    def name(self, id: str) -> str:
        """The name of a card, or of a bluff by its number."""
        if id.startswith(BLUFF):
            return f"{self.narrator.word('type', 'bluff')} {id.removeprefix(BLUFF)}"
        own: str = self.printed.get(id, {}).get("name", "")
        return own or self.narrator.word("card", id)

    def card(self, id: str) -> str:
        """What is printed on a card, but for its text."""
        card = self.printed[id]
        parts = [self.name(id), self.narrator.word("type", card.get("subtype") or card["type"])]
        for element in ("fire", "earth"):
            if card[element] is not None:
                parts.append(f"{self.narrator.word('element', element)} {card[element]}")
        parts += [self.narrator.word("icon", icon) for icon in card["icons"]]
        return ", ".join(parts)

    def full(self, id: str) -> str:
        """A card with its text."""
        text = self.printed[id].get("summary") or self.narrator.words.attribute(f"card-{id}", "text")
        return f"{self.card(id)}. {text}".strip()

    def action(self, text: str, seat: int) -> str:
        verb, *rest = text.split(" ")
        if verb == "play" and rest[1:] == ["keep"]:
            kept = self.say("web-legends-do-play-keep")
            return f"{self.narrator.action(verb, [self.name(rest[0])])} ({kept})"
        if verb == "load":
            rest = [rest[0], rest[2]]
        return self.narrator.action(verb, [self.thing(word) for word in rest])

    def thing(self, word: str) -> str:
        """What one word of an action stands for."""
        if word in PICKS:
            return self.say(PICKS[word])
        if CARD.fullmatch(word):
            return self.name(word)
        for sort in ("element", "dragon", "type"):
            if (known := self.narrator.word(sort, word)) != word:
                return known
        return word


class DraftReader(LegendsReader):
    """Reads a draft: the cards that were picked, and those that can be."""

    @cached_property
    def printed(self) -> Mapping[str, Mapping[str, Any]]:
        return {card["id"]: card for card in self.facts["cards"]}

    def stands(self) -> list[str]:
        picked = [id for picks in self.view["picked"] for id in picks]
        return [self.say("web-drafts-pool", count=len(picked))]

    def details(self) -> list[str]:
        return [self.full(id) for id in self.seen()]

    def seen(self) -> list[str]:
        """The packets that the seat has seen, and what it has picked."""
        held = [id for packets in self.view["held"] for packet in packets for id in packet]
        picked = [id for picks in self.view["picked"] for id in picks]
        return list(dict.fromkeys([*held, *picked]))
