"""A small language for tests of City: `given` a position, `play` lines of notation, look at the table.

A position is sound unless the test says otherwise: cards, markers and scales add up, because whatever a test
does not mention lies in the deck, in the supplies and in the scale supply. The city is the `demo` of the
rules' examples; with the expansion its corners are a1 theatre, a5 main_hall, e1 hospital, e5 golden_shrine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from obelisk.core.chance import Chance
from obelisk.core.decision import Result
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.event import Event
from obelisk.core.notation import parse_seat, seat_name, split_line
from obelisk.core.record import Record
from obelisk.core.table import Table
from obelisk.games.city import GAME, tileset
from obelisk.games.city.box import TileSet
from obelisk.games.city.grid import CELL_NAMES
from obelisk.games.city.kinds import COLOURS, KIND_NAMES, KIND_OF
from obelisk.games.city.options import Options
from obelisk.games.city.state import State
from obelisk.games.city.view import View

FROZEN_BOX = Path(__file__).with_name("frozen_box.toml")
CORNERS = {"a1": "theatre", "a5": "main_hall", "e1": "hospital", "e5": "golden_shrine"}

DRAGONS = ["fire", "earth", "water"]

Data = dict[str, Any]
"""An encoded state: tests look at positions and make them in the words of the notation."""


def counted(cards: str) -> dict[str, int]:
    """`k1+r2+r2` as counts per kind."""
    found: dict[str, int] = {}
    for card in cards.split("+") if cards else []:
        found[card] = found.get(card, 0) + 1
    return found


def cards_text(counts: Mapping[str, int]) -> str:
    """Counts per kind as `k1+r2+r2`."""
    return "+".join(name for name in KIND_NAMES for _ in range(counts.get(name, 0)))


@cache
def frozen_box() -> TileSet:
    """The box that rules are tested with, whatever is corrected in the one that comes with the program."""
    return tileset.parse(FROZEN_BOX.read_text(encoding="utf-8"), FROZEN_BOX.name)


@cache
def options_of(
    players: int = 3,
    edition: str = "2006",
    expansion: bool = False,
    layout: str = "fixed",
    stall_limit: int = 20,
    tiles: TileSet | None = None,
) -> Options:
    """Options, made once: the payment tables in them are dear."""
    return GAME.options(
        {
            "players": players,
            "edition": edition,
            "expansion": expansion,
            "layout": layout,
            "stall_limit": stall_limit,
            "tile_set": tiles if tiles is not None else frozen_box(),
        }
    )


class ChanceOnPaper:
    """Answers with the kinds written down; where nothing is, with the first outcome that can happen."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.script: list[str] = []
        self.asked: list[str] = []
        self.weights: list[str] = []

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        assert total == sum(weights)
        assert total > 0
        if self.script:
            outcome = KIND_OF[self.script.pop(0)]
            assert weights[outcome] > 0, f"{KIND_NAMES[outcome]} cannot be drawn"
        else:
            outcome = next(index for index, weight in enumerate(weights) if weight)
        self.asked.append(GAME.notate_chance(self.options, ask, outcome))
        self.weights.append(cards_text(dict(zip(KIND_NAMES, weights, strict=False))))
        return outcome

    def proof(self) -> str:
        return ""


class CityTable:
    """A position with everything a test wants to say or ask about it."""

    def __init__(self, state: State, options: Options) -> None:
        self.chance = ChanceOnPaper(options)
        record = Record("city", GAME.rules_version, {}, [])
        self.core: Table[Options, State, View] = Table(GAME, options, state, record, self.chance)
        self.events: list[Event] = []
        """What happened in the last call of `play`."""

    @property
    def state(self) -> State:
        return self.core.state

    @property
    def options(self) -> Options:
        return self.core.options

    @property
    def data(self) -> Data:
        return GAME.encode_state(self.state)

    # Playing.

    def play(self, *lines: str, draws: str = "") -> CityTable:
        """Plays lines such as `p1 move d4`; `draws` are the cards that chance gives, in order: `k3+r1`."""
        self.chance.script = draws.split("+") if draws else []
        self.chance.asked = []
        self.chance.weights = []
        self.events = []
        for line in lines:
            before = GAME.copy(self.state)
            seat, text = split_line(line)
            self.events += self.core.play_text(seat, text)
            assert GAME.faults(self.state, before) == [], line
        assert not self.chance.script, f"not drawn: {self.chance.script}"
        return self

    def refusal(self, line: str) -> InvalidNotation | IllegalAction:
        """The refusal of a line; a refused line leaves no trace."""
        before = self.data
        asked = len(self.chance.asked)
        try:
            seat, text = split_line(line)
            self.core.play_text(seat, text)
        except (InvalidNotation, IllegalAction) as error:
            assert self.data == before
            assert len(self.chance.asked) == asked
            return error
        raise AssertionError(f"{line} was accepted")

    def refused(self, line: str) -> tuple[str, str]:
        """Reason and rule of the refusal of a line."""
        error = self.refusal(line)
        return error.reason, error.rule

    def facts(self, line: str) -> dict[str, object]:
        """What the refusal of a readable line adds to its reason."""
        error = self.refusal(line)
        assert isinstance(error, IllegalAction)
        return error.facts

    # Asking.

    @property
    def decision(self) -> str:
        """`p1 movement`, or nothing when the game is over."""
        decision = GAME.decision(self.state)
        return "" if decision is None else f"{seat_name(decision.seat)} {decision.kind}"

    def choices(self, beginning: str = "") -> list[str]:
        """The texts of the legal actions that begin so."""
        texts = [GAME.notate(self.state, action) for action in GAME.legal(self.state)]
        return [text for text in texts if text.startswith(beginning)]

    def cells(self, beginning: str) -> list[str]:
        """The cells that end the choices with this beginning: `cells("play k1")`."""
        return [text.split(" ")[-1] for text in self.choices(beginning + " ")]

    def hand(self, seat: str = "p1") -> str:
        return cards_text(self.data["hands"][parse_seat(seat)])

    def drawn(self, seat: str = "p1") -> str:
        """What a seat has drawn of the stock."""
        return cards_text(self.data["drawn"][parse_seat(seat)])

    def figure(self, seat: str = "p1") -> str:
        return str(self.data["figures"][parse_seat(seat)])

    def dragon(self, dragon: str) -> str:
        return str(self.data["dragons"][DRAGONS.index(dragon)])

    def cards(self, pile: str) -> str:
        """The cards of `deck`, `discards`, `aside` or `stock`."""
        return cards_text(self.data[pile])

    def numbers(self, name: str) -> list[int]:
        """A number per seat: `crystals`, `scales` or `supply`."""
        return list(self.data[name])

    @property
    def steps(self) -> int:
        return int(self.data["steps"])

    @property
    def crystals(self) -> list[int]:
        return self.numbers("crystals")

    @property
    def scales(self) -> list[int]:
        return self.numbers("scales")

    @property
    def supply(self) -> list[int]:
        return self.numbers("supply")

    @property
    def scale_supply(self) -> int:
        return self.options.scales - sum(self.scales)

    @property
    def obelisk(self) -> list[str]:
        return [seat_name(seat) for seat in self.data["obelisk"]]

    @property
    def result(self) -> Result:
        result = GAME.result(self.state)
        assert result is not None
        return result

    @property
    def ending(self) -> str:
        """The reason why the game is over; nothing while it goes on."""
        result = GAME.result(self.state)
        return "" if result is None else result.reason

    @property
    def winners(self) -> list[str]:
        return [seat_name(seat) for seat in self.result.winners]

    def tile(self, cell: str) -> Data:
        [tile] = [tile for tile in self.data["city"] if tile["cell"] == cell]
        return dict(tile)

    def rebuilt(self, cell: str) -> bool:
        return bool(self.tile(cell)["rebuilt"])

    def markers(self, cell: str) -> dict[int, str]:
        """Who has a marker on which slot of the building there."""
        owners = enumerate(self.tile(cell)["markers"], 1)
        return {slot: seat_name(owner) for slot, owner in owners if owner >= 0}

    def told(self, seat: str = "all", only: str = "") -> list[str]:
        """The events of the last `play` as a seat sees them (`all`: whole, `nobody`: a spectator)."""
        lines: list[str] = []
        for event in self.events:
            if seat == "all":
                seen: Event | None = event.whole()
            else:
                seen = event.seen_by(None if seat == "nobody" else parse_seat(seat))
            if seen is not None and seen.id.startswith(only):
                lines.append(event_text(seen))
        return lines

    def view(self, seat: str) -> View:
        return GAME.view(self.state, None if seat == "nobody" else parse_seat(seat))


def event_text(event: Event) -> str:
    """`card_drawn p1 k3`: the id and the facts without their names."""
    words = [event.id]
    for name, value in event.facts.items():
        if name == "seat" and isinstance(value, int):
            words.append(seat_name(value))
        elif isinstance(value, list):
            words.append("+".join(str(item) for item in value))
        else:
            words.append(str(value))
    return " ".join(words)


def per_seat(values: Mapping[str, int] | Sequence[int], players: int) -> list[int]:
    """`{"p2": 3}` or a list of the first seats' numbers, as a list of all seats' numbers."""
    if isinstance(values, Mapping):
        return [values.get(seat_name(seat), 0) for seat in range(players)]
    return [*values, *[0] * (players - len(values))]


def position(
    options: Options,
    *,
    city: Mapping[str, str] | None = None,
    active: str = "p1",
    first: str = "p1",
    turn: int = 0,
    phase: str = "movement",
    steps: int = 2,
    figure: str = "c3",
    figures: Mapping[str, str] | None = None,
    hand: str = "",
    hands: Mapping[str, str] | None = None,
    crystals: Mapping[str, int] | Sequence[int] = (),
    scales: Mapping[str, int] | Sequence[int] = (),
    rebuilt: Iterable[str] = (),
    markers: Mapping[str, Mapping[int, str]] | None = None,
    supply: Mapping[str, int] | None = None,
    dragons: Mapping[str, str] | None = None,
    obelisk: Sequence[str] = (),
    deck: str | None = None,
    discards: str = "",
    aside: str = "",
    rest: str = "deck",
    shuffled: bool = False,
    discarded: int = 0,
    offered: bool = False,
    scaled: bool = False,
    quiet: int = 0,
) -> Data:
    """A position as an encoded state; see `given`."""
    players = options.players
    places = {active: figure, **(figures or {})}
    data: Data = {
        "format": "city-state/1",
        "first": parse_seat(first),
        "active": parse_seat(active),
        "turn": turn,
        "phase": phase,
        "ending": "",
        "steps": steps,
        "discarded": discarded,
        "offered": offered,
        "scaled": scaled,
        "quiet": quiet,
        "city": lay_city(options, city or {}),
        "dragons": [(dragons or {}).get(dragon, "outside") for dragon in DRAGONS],
        "figures": [places.get(seat_name(seat), "c3") for seat in range(players)],
        "crystals": per_seat(crystals, players),
        "scales": per_seat(scales, players),
        "obelisk": [parse_seat(seat) for seat in obelisk],
    }
    ruins = {tile["cell"]: tile for tile in data["city"]}
    for cell in list(ruins) if rebuilt == "all" else rebuilt:
        ruins.pop(cell)["rebuilt"] = True
    place_markers(options, data, ruins, markers or {}, supply or {})
    deal_cards(options, data, {active: hand, **(hands or {})}, deck, discards, aside, rest)
    remember(options, data, shuffled)
    return data


def given(
    *,
    players: int = 3,
    edition: str = "2006",
    expansion: bool = False,
    stall_limit: int = 20,
    tiles: TileSet | None = None,
    **said: Any,
) -> CityTable:
    """A position: options by their names, everything else as `position` takes it.

    `figure` and `hand` are the active player's; `rest` names where unmentioned cards lie. `city` moves tiles
    of the demo city: each named tile changes places with the one on its cell. `supply` says how many markers
    are left; those missing are put on slots here and there. `shuffled`: the deck was made just now; otherwise
    nothing has been shuffled since the setup.
    """
    layout = "random" if said.get("city") else "fixed"
    options = options_of(players, edition, expansion, layout, stall_limit, tiles)
    return CityTable(GAME.decode_state(options, position(options, **said)), options)


def lay_city(options: Options, moved: Mapping[str, str]) -> list[Data]:
    demo = options.tile_set.demo or frozen_box().demo
    places = {**demo, **(CORNERS if options.expansion else {})}
    for cell, tile in moved.items():
        other = next(place for place, lying in places.items() if lying == tile)
        places[cell], places[other] = tile, places[cell]
    slots = {building.id: len(building.slots) for building in options.buildings}
    return [
        {"cell": cell, "tile": places[cell], "rebuilt": False, "markers": [-1] * slots[places[cell]]}
        for cell in CELL_NAMES
        if cell in places
    ]


def place_markers(
    options: Options,
    data: Data,
    ruins: Mapping[str, Data],
    markers: Mapping[str, Mapping[int, str]],
    supply: Mapping[str, int],
) -> None:
    left = [options.tile_set.markers - data["obelisk"].count(seat) for seat in range(options.players)]
    for cell, owners in markers.items():
        for slot, name in owners.items():
            ruins[cell]["markers"][slot - 1] = parse_seat(name)
            left[parse_seat(name)] -= 1
    spare = [ruin for cell, ruin in ruins.items() if cell not in markers and cell not in data["figures"]]
    for name, wanted in supply.items():
        seat = parse_seat(name)
        for ruin in spare:
            free = [slot for slot, owner in enumerate(ruin["markers"]) if owner < 0]
            for slot in free[1:]:
                if left[seat] > wanted:
                    ruin["markers"][slot] = seat
                    left[seat] -= 1
        assert left[seat] == wanted
    data["supply"] = left


def deal_cards(
    options: Options,
    data: Data,
    hands: Mapping[str, str],
    deck: str | None,
    discards: str,
    aside: str,
    rest: str,
) -> None:
    piles = {seat_name(seat): counted(hands.get(seat_name(seat), "")) for seat in range(options.players)}
    piles |= {"deck": counted(deck or ""), "discards": counted(discards), "aside": counted(aside)}
    for name, copies in zip(KIND_NAMES, options.tile_set.deck, strict=True):
        missing = copies - sum(pile.get(name, 0) for pile in piles.values())
        assert missing >= 0, f"there are not so many {name}"
        if missing:
            piles[rest][name] = piles[rest].get(name, 0) + missing
    data["hands"] = [piles[seat_name(seat)] for seat in range(options.players)]
    data |= {pile: piles[pile] for pile in ("deck", "discards", "aside")}


def remember(options: Options, data: Data, shuffled: bool) -> None:
    """What has been drawn from the stock: nothing, or every hand and, by the active player, the discards."""
    if shuffled:
        data["stock"] = dict(data["deck"])
        data["drawn"] = [{} for _ in range(options.players)]
        data["aside_fresh"] = not data["aside"]
        return
    data["stock"] = {
        name: copies for name, copies in zip(KIND_NAMES, options.tile_set.deck, strict=True) if copies
    }
    data["drawn"] = [dict(hand) for hand in data["hands"]]
    own = data["drawn"][data["active"]]
    for name, count in data["discards"].items():
        own[name] = own.get(name, 0) + count
    data["aside_fresh"] = True


def set_up(chance: Chance, **values: object) -> CityTable:
    """A game dealt by `chance` from the frozen box; its events are those of the setup."""
    options = GAME.options({"tile_set": frozen_box(), **values})
    events: list[Event] = []
    table = CityTable(GAME.setup(options, chance, events), options)
    table.events = events
    return table


def custom_set(
    id: str = "small",
    *,
    deck: str | None = None,
    hand: int = 0,
    markers: int = 10,
    scales: Mapping[str, int] | None = None,
    expansion: bool = True,
    slots: Mapping[str, list[str]] | None = None,
) -> TileSet:
    """A set of one's own: the frozen box with another deck, hand, number of markers, of scales, or slots."""
    data: Data = tileset.encode(frozen_box())
    data |= {"id": id, "kind": "custom", "hand": hand, "markers": markers}
    if deck is not None:
        counts = counted(deck)
        for cards, colour in zip(data["deck"], COLOURS, strict=True):
            cards["counts"] = {value: counts.get(colour + value, 0) for value in cards["counts"]}
    if scales is not None:
        for edition in data["editions"]:
            edition["scales"] = dict(scales)
    if not expansion:
        del data["expansion"]
    for building in data["buildings"]:
        building["slots"] = (slots or {}).get(building["id"], building["slots"])
    return tileset.decode(data)
