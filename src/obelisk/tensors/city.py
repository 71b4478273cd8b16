"""`city-v1`: City as numbers. Documented in docs/encodings.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from obelisk.core.decision import Action, Seat
from obelisk.core.game import Game
from obelisk.games.city import actions
from obelisk.games.city.grid import CELL_NAMES, CELL_OF, CELLS
from obelisk.games.city.kinds import KIND_NAMES, KIND_OF, KINDS
from obelisk.games.city.payments import cards_of, payment
from obelisk.games.city.public import ENDINGS, PHASES
from obelisk.games.city.state import State
from obelisk.tensors.base import Data, Menu, Path
from obelisk.tensors.city_rows import CityRows
from obelisk.tensors.compact import CompactEncoding, Plan
from obelisk.tensors.layout import Buffer, Layout
from obelisk.tensors.sheet import Sheet

SEATS: Final = 4
BUILDINGS: Final = 25
SLOTS: Final = 8
PLAYABLE: Final = [KIND_OF[name] for name in ("k1", "k2", "r1", "r2", "b1", "b2", "e1")]
"""Cards with a power that names a cell; `e2` names none.  [CITY-6.3]"""
MORE_STEPS: Final = actions.play(KIND_OF["e2"], actions.NO_CELL)
PILLARS: Final = [KIND_OF["y2"], KIND_OF["y1"]]
VERBS: Final = ["move", "go", "discard", "pillar", "offer", "take", "draw", "done", "play", "build"]


def words() -> dict[Action, str]:
    """Every action that is one token, in the order of the tokens, with a word for it."""
    found: dict[Action, str] = {}
    for cell, name in enumerate(CELL_NAMES):
        found[actions.move(cell)] = f"move {name}"
    for cell, name in enumerate(CELL_NAMES):
        found[actions.go(cell)] = f"go {name}"
    for kind in PLAYABLE:
        for cell, name in enumerate(CELL_NAMES):
            found[actions.play(kind, cell)] = f"play {KIND_NAMES[kind]} {name}"
    found[MORE_STEPS] = "play e2"
    for kind, name in enumerate(KIND_NAMES):
        found[actions.discard(kind)] = f"discard {name}"
    for kind in PILLARS:
        found[actions.offer(kind)] = f"offer {KIND_NAMES[kind]}"
    found[actions.ACTION_OFFER] = "offer"
    found[actions.ACTION_TAKE] = "take"
    found[actions.ACTION_DRAW] = "draw"
    found[actions.ACTION_DONE] = "done"
    return found


WORDS: Final = words()
SINGLE: Final = list(WORDS)
TOKEN_OF: Final = {action: token for token, action in enumerate(SINGLE)}
FIRST_BUILD: Final = 8192
TOKENS_BELOW: Final = [TOKEN_OF.get(Action(number), -1) for number in range(actions.BUILD)]
"""The same as a list."""
MOST_PAYMENTS: Final = 200_000
SLOT: Final = len(SINGLE)
PAY: Final = SLOT + SLOTS
TOKENS: Final = PAY + KINDS

LAYOUT: Final = Layout(
    [
        ("phase", (len(PHASES),)),
        ("ending", (len(ENDINGS),)),
        # turn / 100, quiet rounds, steps left, cards discarded, offered, scaled
        ("clock", (6,)),
        # from the viewer's own seat on: present, active, first, crystals, scales, markers, offerings, cards
        ("seats", (SEATS, 8)),
        ("figures", (SEATS, CELLS)),
        ("dragons", (3, CELLS + 1)),
        ("hand", (KINDS,)),
        ("drawn", (KINDS,)),
        ("discards", (KINDS,)),
        ("stock", (KINDS,)),
        # cards in the deck, laid aside, whether these are fresh
        ("piles", (3,)),
        # offerings made, to be made to win, crystals the next one costs
        ("obelisk", (3,)),
        ("tiles", (CELLS, BUILDINGS)),
        ("rebuilt", (CELLS,)),
        ("free", (CELLS, SLOTS)),
        ("markers", (CELLS, SLOTS, SEATS)),
        ("pending", (TOKENS,)),
    ]
)
FEATURES: Final = Layout(
    [("verb", (len(VERBS),)), ("cell", (CELLS,)), ("cards", (KINDS,)), ("slot", (SLOTS,))]
)


class CityEncoding:
    """One layout for every option set; a tile set of your own may have up to 25 buildings of 8 slots."""

    name = "city-v1"
    tokens = TOKENS
    layout = LAYOUT
    features = FEATURES

    def __init__(self, facts: Data, seats: int) -> None:
        self._seats = seats
        self._tiles = {building["id"]: number for number, building in enumerate(facts["buildings"])}
        self._prices: list[int] = facts["prices"]
        self._to_win: int = facts["offerings_to_win"]
        if len(self._tiles) > BUILDINGS:
            raise ValueError(f"{self.name} has room for {BUILDINGS} buildings")
        self._payments: dict[int, Path] = {}
        self._rows = CityRows(LAYOUT, seats, SLOTS, SEATS, self._to_win, self._prices)

    def path(self, action: Action, seat: Seat) -> Path:
        """The token of an action; a build is its slot, then the cards in canonical order.

        Payments that a choice lists never contain one another [CITY-8.6], so no path begins another.
        """
        if not actions.is_build(action):
            return (TOKEN_OF[action],)
        return (SLOT + actions.slot_of(action), *self._payment(actions.payment_of(action)))

    def _payment(self, payment_: int) -> Path:
        found = self._payments.get(payment_)
        if found is None:
            if len(self._payments) >= MOST_PAYMENTS:
                self._payments.clear()
            found = tuple([PAY + kind for kind in cards_of(payment_)])
            self._payments[payment_] = found
        return found

    def next_tokens(self, actions_: list[Any], seat: Seat, depth: int) -> list[int]:
        if depth:
            return [self._payment(actions.payment_of(one))[depth - 1] for one in actions_]
        # Builds come first, and only `done` comes with them.
        if actions_[0] < FIRST_BUILD:
            return [TOKENS_BELOW[one] for one in actions_]
        return [SLOT + actions.slot_of(one) if one >= FIRST_BUILD else TOKENS_BELOW[one] for one in actions_]

    def menu(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> Menu:
        return Menu(self, game.legal(state), seat, 0)

    def action(self, path: Sequence[int], seat: Seat) -> Action:
        if len(path) == 1 and 0 <= path[0] < SLOT:
            return SINGLE[path[0]]
        if len(path) > 1 and SLOT <= path[0] < PAY and all(PAY <= token < TOKENS for token in path[1:]):
            return actions.build(path[0] - SLOT, payment([token - PAY for token in path[1:]]))
        raise ValueError(f"{list(path)} is no action of {self.name}")

    def token_name(self, token: int) -> str:
        if token < SLOT:
            return WORDS[SINGLE[token]]
        if token < PAY:
            return f"build {token - SLOT + 1}"
        return f"pay {KIND_NAMES[token - PAY]}"

    def observe(self, view: Data, out: Buffer) -> None:
        starts = LAYOUT.starts
        seats = self._seats
        own = view["seat"] or 0
        out[starts["phase"] + PHASES.index(view["phase"])] = 1
        out[starts["ending"] + ENDINGS.index(view["ending"])] = 1
        clock = starts["clock"]
        out[clock] = view["turn"] / 100
        out[clock + 1] = view["quiet"]
        out[clock + 2] = view["steps"]
        out[clock + 3] = view["discarded"]
        out[clock + 4] = view["offered"]
        out[clock + 5] = view["scaled"]
        obelisk = view["obelisk"]
        crystals, scales, supply = view["crystals"], view["scales"], view["supply"]
        hands, figures = view["hand_sizes"], view["figures"]
        at = starts["seats"]
        figure = starts["figures"]
        for near in range(seats):
            seat = (own + near) % seats
            out[at] = 1
            out[at + 1] = seat == view["active"]
            out[at + 2] = seat == view["first"]
            out[at + 3] = crystals[seat]
            out[at + 4] = scales[seat]
            out[at + 5] = supply[seat]
            out[at + 6] = obelisk.count(seat)
            out[at + 7] = hands[seat]
            out[figure + CELL_OF[figures[seat]]] = 1
            at += 8
            figure += CELLS
        dragon = starts["dragons"]
        for place in view["dragons"]:
            out[dragon + CELL_OF.get(place, CELLS)] = 1
            dragon += CELLS + 1
        for name in ("hand", "drawn", "discards", "stock"):
            start = starts[name]
            for word, count in view[name].items():
                out[start + KIND_OF[word]] = count
        piles = starts["piles"]
        out[piles] = view["deck_size"]
        out[piles + 1] = view["aside_size"]
        out[piles + 2] = view["aside_fresh"]
        made = len(obelisk)
        offerings = starts["obelisk"]
        out[offerings] = made
        out[offerings + 1] = self._to_win
        out[offerings + 2] = self._prices[made] if made < len(self._prices) else 0
        self._mark_city(view["city"], own, out)

    def write(self, state: State, seat: Seat, sheet: Sheet) -> None:
        self._rows.write(state, seat, sheet)

    def glance(self, state: State, seat: Seat) -> Data:
        return {}

    def compact(self) -> CompactEncoding:
        """`city-v2`: instead of one place for each building on each cell, where each building lies."""
        kept = [name for name in LAYOUT.shapes if name != "tiles"]
        shapes = [(name, LAYOUT.shapes[name]) for name in kept]
        layout = Layout([*shapes[:-1], ("buildings", (BUILDINGS, 3)), shapes[-1]])
        plan = Plan(LAYOUT, layout)
        plan.keep(*kept)
        for cell in range(CELLS):
            for building in range(BUILDINGS):
                place = LAYOUT.starts["tiles"] + cell * BUILDINGS + building
                at = layout.starts["buildings"] + building * 3
                # That it is there, its column and its row.
                plan.add(place, at, 1.0)
                plan.add(place, at + 1, cell // 5 / 4)
                plan.add(place, at + 2, cell % 5 / 4)
        return CompactEncoding("city-v2", self, layout, plan, None)

    def _mark_city(self, city: list[dict[str, Any]], own: Seat, out: Buffer) -> None:
        tiles, rebuilt = LAYOUT.starts["tiles"], LAYOUT.starts["rebuilt"]
        free, markers = LAYOUT.starts["free"], LAYOUT.starts["markers"]
        numbers = self._tiles
        for place in city:
            cell = CELL_OF[place["cell"]]
            out[tiles + cell * BUILDINGS + numbers[place["tile"]]] = 1
            if place["rebuilt"]:
                out[rebuilt + cell] = 1
            slot = cell * SLOTS
            for owner in place["markers"]:
                if owner < 0:
                    out[free + slot] = 1
                else:
                    out[markers + slot * SEATS + (owner - own) % self._seats] = 1
                slot += 1

    def describe(self, view: Data, action: Action, out: Buffer) -> None:
        verb, cell, cards, slot = (FEATURES.starts[name] for name in ("verb", "cell", "cards", "slot"))
        if actions.is_build(action):
            out[verb + VERBS.index("build")] = 1
            out[slot + actions.slot_of(action)] = 1
            for kind in cards_of(actions.payment_of(action)):
                out[cards + kind] += 1
            return
        if actions.is_play(action):
            word = "play"
            out[cards + actions.kind_of_play(action)] = 1
            if action != MORE_STEPS:
                out[cell + actions.cell_of_play(action)] = 1
        elif actions.is_discard(action):
            word = "discard"
            out[cards + action - actions.DISCARD] = 1
        elif actions.is_offer_card(action):
            word = "pillar"
            out[cards + action - actions.OFFER_CARD] = 1
        elif actions.is_move(action):
            word = "move"
            out[cell + action - actions.MOVE] = 1
        elif actions.is_go(action):
            word = "go"
            out[cell + action - actions.GO] = 1
        else:
            word = WORDS[action]
        out[verb + VERBS.index(word)] = 1
