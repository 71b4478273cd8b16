"""What happens in Drakon, in the past tense, and who may know how much of it.  [DRK-14]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.decision import Result
from obelisk.core.event import Event, Fact
from obelisk.games.drakon.forms import tile_name
from obelisk.games.drakon.kinds import ARROW_NAMES, HERO_NAMES, chamber_name
from obelisk.games.drakon.public import THREATS, everybody
from obelisk.games.drakon.state import State
from obelisk.games.drakon.window import code_name


def cell_name(state: State, cell: int) -> str:
    return state.maze.window.name(cell)


def seats_in(seats: int) -> list[int]:
    """The seats of a set given as bits."""
    return [seat for seat in range(6) if seats >> seat & 1]


def partners(state: State, seat: int) -> list[int]:
    """The seats that share a purse with `seat`, itself included.  [DRK-13.4]"""
    sides = state.options.sides
    return [other for other in range(state.options.players) if other % sides == seat % sides]


def purse_text(state: State, purse: int) -> str:
    """`3+2+2`, the largest first; `-` for an empty purse.  [DRK-3.6]"""
    coins: list[str] = []
    for value, number in zip(state.options.tile_set.values, state.purses[purse], strict=True):
        coins = [str(value)] * number + coins
    return "+".join(coins) or "-"


def first_player_chosen(deal: Deal, seat: int) -> None:
    if deal.is_heard:
        deal.tell(Event("first_player_chosen", {"seat": seat}))


def hero_dealt(deal: Deal, seat: int, hero: int) -> None:
    if deal.is_heard:
        deal.tell(Event("hero_dealt", {"seat": seat, "hero": HERO_NAMES[hero]}))


def hero_drafted(deal: Deal, seat: int, hero: int) -> None:
    if deal.is_heard:
        deal.tell(Event("hero_drafted", {"seat": seat, "hero": HERO_NAMES[hero]}))


def tile_dealt(deal: Deal, state: State, seat: int, tile: int) -> None:
    if deal.is_heard:
        deal.tell(Event("tile_dealt", {"seat": seat}, {"tile": tile_name(state.options, tile)}, [seat]))


def turn_began(deal: Deal, seat: int, turn: int) -> None:
    if deal.is_heard:
        deal.tell(Event("turn_began", {"seat": seat, "turn": turn}))


def turn_skipped(deal: Deal, seat: int, has_tiles: bool) -> None:
    """Neither placing nor moving was possible; of a hand with tiles that tells something.  [DRK-14.22]"""
    if deal.is_heard:
        deal.tell(Event("turn_skipped", {"seat": seat}, reveals=has_tiles))


def turn_passed(deal: Deal, seat: int) -> None:
    if deal.is_heard:
        deal.tell(Event("turn_passed", {"seat": seat}))


def chamber_placed(deal: Deal, state: State, seat: int, chamber: int, cell: int) -> None:
    if deal.is_heard:
        deal.tell(
            Event(
                "chamber_placed",
                {"seat": seat, "chamber": chamber_name(chamber), "cell": cell_name(state, cell)},
            )
        )


def tile_drawn(deal: Deal, state: State, seat: int, tile: int, seers: int) -> None:
    """`seers` know the tile: the drawer, and whoever knew what lay there.  [DRK-14.20]"""
    if deal.is_heard:
        facts: dict[str, Fact] = {"seat": seat}
        tile_fact: dict[str, Fact] = {"tile": tile_name(state.options, tile)}
        if seers == everybody(state):
            deal.tell(Event("tile_drawn", {**facts, **tile_fact}))
        else:
            deal.tell(Event("tile_drawn", facts, tile_fact, seats_in(seers), reveals=True))


def tile_taken(deal: Deal, state: State, taker: int, victim: int, tile: int) -> None:
    """Taker and victim see it.  [DRK-14.5]"""
    if deal.is_heard:
        deal.tell(
            Event(
                "tile_taken",
                {"seat": taker, "from": victim},
                {"tile": tile_name(state.options, tile)},
                [taker, victim],
                reveals=True,
            )
        )


def hero_moved(deal: Deal, state: State, mover: int, owner: int, start: int, to: int, how: str) -> None:
    """`how` is move, wizard, amazon, barbarian, control or jump."""
    if deal.is_heard:
        deal.tell(
            Event(
                "hero_moved",
                {
                    "seat": owner,
                    "by": mover,
                    "from": cell_name(state, start),
                    "to": cell_name(state, to),
                    "how": how,
                },
            )
        )


def escape_refused(deal: Deal, state: State, seat: int, cell: int) -> None:
    if deal.is_heard:
        deal.tell(Event("escape_refused", {"seat": seat, "cell": cell_name(state, cell)}))


def nothing_happened(deal: Deal, state: State, seat: int, cell: int, reveals: bool) -> None:
    """An effect found no target, or was had in this turn already.  [DRK-8.6] [DRK-8.7]"""
    if deal.is_heard:
        chamber = chamber_name(state.maze.chamber(cell))
        deal.tell(
            Event(
                "nothing_happened",
                {"seat": seat, "chamber": chamber, "cell": cell_name(state, cell)},
                reveals=reveals,
            )
        )


def coin_found(deal: Deal, state: State, seat: int, coin: int) -> None:
    if deal.is_heard:
        value = state.options.tile_set.values[coin]
        deal.tell(Event("coin_found", {"seat": seat}, {"value": value}, partners(state, seat), reveals=True))


def coin_lost(deal: Deal, state: State, seat: int, threat: int, coin: int) -> None:
    if deal.is_heard:
        value = state.options.tile_set.values[coin]
        facts: dict[str, Fact] = {"seat": seat, "threat": THREATS[threat]}
        deal.tell(Event("coin_lost", facts, {"value": value}, partners(state, seat), reveals=True))


def coin_stolen(deal: Deal, state: State, thief: int, victim: int, threat: int, coin: int) -> None:
    if deal.is_heard:
        value = state.options.tile_set.values[coin]
        knowers = sorted(partners(state, thief) + partners(state, victim))
        facts: dict[str, Fact] = {"seat": thief, "from": victim, "threat": THREATS[threat]}
        deal.tell(Event("coin_stolen", facts, {"value": value}, knowers, reveals=True))


def coin_swapped(deal: Deal, state: State, seat: int, old: int, new: int) -> None:
    if deal.is_heard:
        values = state.options.tile_set.values
        secrets: dict[str, Fact] = {"old": values[old], "new": values[new]}
        deal.tell(Event("coin_swapped", {"seat": seat}, secrets, partners(state, seat), reveals=True))


def coin_guarded(deal: Deal, seat: int, threat: int) -> None:
    if deal.is_heard:
        deal.tell(Event("coin_guarded", {"seat": seat, "threat": THREATS[threat]}))


def coin_not_guarded(deal: Deal, seat: int, threat: int) -> None:
    if deal.is_heard:
        deal.tell(Event("coin_not_guarded", {"seat": seat, "threat": THREATS[threat]}))


def drakon_entered(deal: Deal, state: State, seat: int, cell: int) -> None:
    if deal.is_heard:
        deal.tell(Event("drakon_entered", {"seat": seat, "cell": cell_name(state, cell)}))


def drakon_moved(deal: Deal, state: State, seat: int, start: int, to: int) -> None:
    if deal.is_heard:
        deal.tell(
            Event("drakon_moved", {"seat": seat, "from": cell_name(state, start), "to": cell_name(state, to)})
        )


def hero_hit(deal: Deal, state: State, seat: int, cell: int) -> None:
    if deal.is_heard:
        deal.tell(Event("hero_hit", {"seat": seat, "cell": cell_name(state, cell)}))


def chamber_shifted(deal: Deal, state: State, seat: int, cell: int, removed: int, laid: int) -> None:
    if deal.is_heard:
        deal.tell(
            Event(
                "chamber_shifted",
                {
                    "seat": seat,
                    "cell": cell_name(state, cell),
                    "removed": chamber_name(removed),
                    "chamber": chamber_name(laid),
                },
            )
        )


def chamber_destroyed(deal: Deal, state: State, seat: int, cell: int, chamber: int) -> None:
    if deal.is_heard:
        deal.tell(
            Event(
                "chamber_destroyed",
                {"seat": seat, "cell": cell_name(state, cell), "chamber": chamber_name(chamber)},
            )
        )


def chamber_rotated(deal: Deal, state: State, seat: int, cell: int, chamber: int, arrows: int) -> None:
    if deal.is_heard:
        deal.tell(
            Event(
                "chamber_rotated",
                {
                    "seat": seat,
                    "cell": cell_name(state, cell),
                    "chamber": chamber_name(chamber),
                    "arrows": ARROW_NAMES[arrows],
                },
            )
        )


def chamber_floated(deal: Deal, state: State, seat: int, origin: int, to: int, arrows: int) -> None:
    """`origin` is the code of a cell, for the window may have changed on the way."""
    if deal.is_heard:
        deal.tell(
            Event(
                "chamber_floated",
                {
                    "seat": seat,
                    "from": code_name(origin),
                    "to": cell_name(state, to),
                    "arrows": ARROW_NAMES[arrows],
                },
            )
        )


def chamber_kept(deal: Deal, state: State, seat: int, cell: int) -> None:
    """A Rotate or Floating chamber was not used."""
    if deal.is_heard:
        chamber = chamber_name(state.maze.chamber(cell))
        deal.tell(Event("chamber_kept", {"seat": seat, "chamber": chamber, "cell": cell_name(state, cell)}))


def power_used(deal: Deal, seat: int, hero: int) -> None:
    if deal.is_heard:
        deal.tell(Event("power_used", {"seat": seat, "hero": HERO_NAMES[hero]}))


def tile_discarded(deal: Deal, state: State, seat: int, tile: int) -> None:
    """Others see that, not which.  [DRK-14.7]"""
    if deal.is_heard:
        deal.tell(Event("tile_discarded", {"seat": seat}, {"tile": tile_name(state.options, tile)}, [seat]))


def tiles_returned(deal: Deal, seat: int, number: int) -> None:
    if deal.is_heard:
        deal.tell(Event("tiles_returned", {"seat": seat, "number": number}))


def game_ended(deal: Deal, state: State, result: Result) -> None:
    """The purses are revealed, each seat's as `3+2+2`.  [DRK-12.7] [DRK-12.8]

    Whether it is heard is asked before the result is made.
    """
    facts: dict[str, Fact] = {"reason": result.reason, "winners": result.winners}
    facts["gold"] = result.scores["gold"]
    facts["coins"] = result.scores["coins"]
    options = state.options
    facts["purses"] = [purse_text(state, seat % options.sides) for seat in range(options.players)]
    deal.tell(Event("game_ended", facts, reveals=True))
