"""`legends-draft-v1`: the draft of Legends decks as numbers. Documented in docs/encodings.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from obelisk.core.decision import Action, Seat
from obelisk.core.game import Game
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.draft.options import CARD_OF, CARDS, MOST_PLAYERS
from obelisk.tensors.base import Data, Menu, Path
from obelisk.tensors.layout import Buffer, Layout
from obelisk.tensors.legends import CARD_FEATURES, card_features

TOKENS: Final = len(CARDS)
MUTANT: Final = "mutant"
ORIGINS: Final = [*PEOPLES, MUTANT]
LAYOUT: Final = Layout(
    [
        # from the viewer's own seat on: present, still to pick in this step
        ("seats", (MOST_PLAYERS, 2)),
        # round, step, cards in the stock, packets go to the left
        ("clock", (4,)),
        ("peoples", (len(PEOPLES),)),
        ("packet", (TOKENS,)),
        ("picked", (TOKENS,)),
        # cards the viewer has passed on: all of them, and those of this round, which may come back
        ("passed", (TOKENS,)),
        ("going_round", (TOKENS,)),
        # cards that were missing when their packet came back: others have them
        ("taken", (TOKENS,)),
        ("pending", (TOKENS,)),
    ]
)
FEATURES: Final = Layout(
    [
        ("card", (CARD_FEATURES,)),
        ("people", (len(ORIGINS),)),
        # own cards of the same people, and all of them
        ("own", (2,)),
    ]
)


class DraftEncoding:
    """One layout for every number of seats; an action is one token, the card that is picked."""

    name = "legends-draft-v1"
    tokens = TOKENS
    layout = LAYOUT
    features = FEATURES

    def __init__(self, facts: Data, seats: int) -> None:
        self._seats = seats
        self._facts: dict[str, Data] = {card["id"]: card for card in facts["cards"]}

    def path(self, action: Action, seat: Seat) -> Path:
        return (int(action),)

    def next_tokens(self, actions_: list[Any], seat: Seat, depth: int) -> list[int]:
        return [int(one) for one in actions_]

    def menu(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> Menu:
        return Menu(self, game.legal(state), seat, 0)

    def action(self, path: Sequence[int], seat: Seat) -> Action:
        if len(path) == 1 and 0 <= path[0] < TOKENS:
            return Action(path[0])
        raise ValueError(f"{list(path)} is no action of {self.name}")

    def token_name(self, token: int) -> str:
        return CARDS[token]

    def observe(self, view: Data, out: Buffer) -> None:
        starts = LAYOUT.starts
        own = view["seat"] or 0
        asked = view["asked"]
        for near in range(self._seats):
            seat = (own + near) % self._seats
            at = starts["seats"] + near * 2
            out[at] = 1
            out[at + 1] = asked is not None and seat >= asked
        clock = starts["clock"]
        out[clock] = view["round"]
        out[clock + 1] = view["step"]
        out[clock + 2] = view["stock_size"]
        out[clock + 3] = view["round"] % 2
        for people in view["peoples"]:
            out[starts["peoples"] + PEOPLES.index(people)] = 1
        last = len(view["held"]) - 1
        for number, (held, picked) in enumerate(zip(view["held"], view["picked"], strict=True)):
            mark(picked, starts["picked"], out)
            for step, packet in enumerate(held):
                if step == len(picked):
                    mark(packet, starts["packet"], out)
                    continue
                passed = [card for card in packet if card != picked[step]]
                mark(passed, starts["passed"], out)
                again = step + self._seats
                if again < len(held):
                    mark([card for card in passed if card not in held[again]], starts["taken"], out)
                elif number == last and asked is not None:
                    mark(passed, starts["going_round"], out)

    def describe(self, view: Data, action: Action, out: Buffer) -> None:
        starts = FEATURES.starts
        card = self._facts[CARDS[action]]
        for place, value in enumerate(card_features(card), starts["card"]):
            out[place] = value
        out[starts["people"] + ORIGINS.index(card["people"])] = 1
        pool = [other for picked in view["picked"] for other in picked]
        out[starts["own"]] = sum(1 for other in pool if self._facts[other]["people"] == card["people"])
        out[starts["own"] + 1] = len(pool)


def mark(cards: list[str], start: int, out: Buffer) -> None:
    for card in cards:
        out[start + CARD_OF[card]] = 1
