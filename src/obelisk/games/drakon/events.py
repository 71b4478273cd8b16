"""What happens in Drakon, in the past tense, and who may know how much of it.  [DRK-14]"""

from __future__ import annotations

from obelisk.core.decision import Result
from obelisk.core.event import Event, Fact
from obelisk.games.drakon.kinds import ARROW_NAMES, HERO_NAMES, chamber_name, design_name
from obelisk.games.drakon.public import THREATS, everybody
from obelisk.games.drakon.state import State


def design(state: State, tile: int) -> str:
    """`plain.2a`"""
    return design_name(state.options.tile_set.designs[tile])


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


def first_player_chosen(seat: int) -> Event:
    return Event("first_player_chosen", {"seat": seat})


def hero_dealt(seat: int, hero: int) -> Event:
    return Event("hero_dealt", {"seat": seat, "hero": HERO_NAMES[hero]})


def hero_drafted(seat: int, hero: int) -> Event:
    return Event("hero_drafted", {"seat": seat, "hero": HERO_NAMES[hero]})


def tile_dealt(seat: int, tile: str) -> Event:
    return Event("tile_dealt", {"seat": seat}, {"tile": tile}, [seat])


def turn_began(seat: int, turn: int) -> Event:
    return Event("turn_began", {"seat": seat, "turn": turn})


def turn_skipped(seat: int, has_tiles: bool) -> Event:
    """Neither placing nor moving was possible; of a hand with tiles that tells something.  [DRK-14.22]"""
    return Event("turn_skipped", {"seat": seat}, reveals=has_tiles)


def turn_passed(seat: int) -> Event:
    return Event("turn_passed", {"seat": seat})


def chamber_placed(state: State, seat: int, chamber: int, cell: int) -> Event:
    return Event(
        "chamber_placed",
        {"seat": seat, "chamber": chamber_name(chamber), "cell": cell_name(state, cell)},
    )


def tile_drawn(state: State, seat: int, tile: str, seers: int) -> Event:
    """`seers` know the tile: the drawer, and whoever knew what lay there.  [DRK-14.20]"""
    facts: dict[str, Fact] = {"seat": seat}
    if seers == everybody(state):
        return Event("tile_drawn", {**facts, "tile": tile})
    return Event("tile_drawn", facts, {"tile": tile}, seats_in(seers), reveals=True)


def tile_taken(taker: int, victim: int, tile: str) -> Event:
    """Taker and victim see it.  [DRK-14.5]"""
    return Event("tile_taken", {"seat": taker, "from": victim}, {"tile": tile}, [taker, victim], reveals=True)


def hero_moved(state: State, mover: int, owner: int, start: int, to: int, how: str) -> Event:
    """`how` is move, wizard, amazon, barbarian, control or jump."""
    return Event(
        "hero_moved",
        {
            "seat": owner,
            "by": mover,
            "from": cell_name(state, start),
            "to": cell_name(state, to),
            "how": how,
        },
    )


def escape_refused(state: State, seat: int, cell: int) -> Event:
    return Event("escape_refused", {"seat": seat, "cell": cell_name(state, cell)})


def nothing_happened(state: State, seat: int, cell: int, reveals: bool) -> Event:
    """An effect found no target, or was had in this turn already.  [DRK-8.6] [DRK-8.7]"""
    chamber = chamber_name(state.maze.board[cell])
    return Event(
        "nothing_happened",
        {"seat": seat, "chamber": chamber, "cell": cell_name(state, cell)},
        reveals=reveals,
    )


def coin_found(state: State, seat: int, coin: int) -> Event:
    value = state.options.tile_set.values[coin]
    return Event("coin_found", {"seat": seat}, {"value": value}, partners(state, seat), reveals=True)


def coin_lost(state: State, seat: int, threat: int, coin: int) -> Event:
    value = state.options.tile_set.values[coin]
    facts: dict[str, Fact] = {"seat": seat, "threat": THREATS[threat]}
    return Event("coin_lost", facts, {"value": value}, partners(state, seat), reveals=True)


def coin_stolen(state: State, thief: int, victim: int, threat: int, coin: int) -> Event:
    value = state.options.tile_set.values[coin]
    knowers = sorted(partners(state, thief) + partners(state, victim))
    facts: dict[str, Fact] = {"seat": thief, "from": victim, "threat": THREATS[threat]}
    return Event("coin_stolen", facts, {"value": value}, knowers, reveals=True)


def coin_swapped(state: State, seat: int, old: int, new: int) -> Event:
    values = state.options.tile_set.values
    secrets: dict[str, Fact] = {"old": values[old], "new": values[new]}
    return Event("coin_swapped", {"seat": seat}, secrets, partners(state, seat), reveals=True)


def coin_guarded(seat: int, threat: int) -> Event:
    return Event("coin_guarded", {"seat": seat, "threat": THREATS[threat]})


def coin_not_guarded(seat: int, threat: int) -> Event:
    return Event("coin_not_guarded", {"seat": seat, "threat": THREATS[threat]})


def drakon_entered(state: State, seat: int, cell: int) -> Event:
    return Event("drakon_entered", {"seat": seat, "cell": cell_name(state, cell)})


def drakon_moved(state: State, seat: int, start: int, to: int) -> Event:
    return Event("drakon_moved", {"seat": seat, "from": cell_name(state, start), "to": cell_name(state, to)})


def hero_hit(state: State, seat: int, cell: int) -> Event:
    return Event("hero_hit", {"seat": seat, "cell": cell_name(state, cell)})


def chamber_shifted(state: State, seat: int, cell: int, removed: int, laid: int) -> Event:
    return Event(
        "chamber_shifted",
        {
            "seat": seat,
            "cell": cell_name(state, cell),
            "removed": chamber_name(removed),
            "chamber": chamber_name(laid),
        },
    )


def chamber_destroyed(state: State, seat: int, cell: int, chamber: int) -> Event:
    return Event(
        "chamber_destroyed",
        {"seat": seat, "cell": cell_name(state, cell), "chamber": chamber_name(chamber)},
    )


def chamber_rotated(state: State, seat: int, cell: int, chamber: int, arrows: int) -> Event:
    return Event(
        "chamber_rotated",
        {
            "seat": seat,
            "cell": cell_name(state, cell),
            "chamber": chamber_name(chamber),
            "arrows": ARROW_NAMES[arrows],
        },
    )


def chamber_floated(state: State, seat: int, start: str, to: int, arrows: int) -> Event:
    """`start` is a name already, for the window may have changed on the way."""
    return Event(
        "chamber_floated",
        {"seat": seat, "from": start, "to": cell_name(state, to), "arrows": ARROW_NAMES[arrows]},
    )


def chamber_kept(state: State, seat: int, cell: int) -> Event:
    """A Rotate or Floating chamber was not used."""
    chamber = chamber_name(state.maze.board[cell])
    return Event("chamber_kept", {"seat": seat, "chamber": chamber, "cell": cell_name(state, cell)})


def power_used(seat: int, hero: int) -> Event:
    return Event("power_used", {"seat": seat, "hero": HERO_NAMES[hero]})


def tile_discarded(seat: int, tile: str) -> Event:
    """Others see that, not which.  [DRK-14.7]"""
    return Event("tile_discarded", {"seat": seat}, {"tile": tile}, [seat])


def tiles_returned(seat: int, number: int) -> Event:
    return Event("tiles_returned", {"seat": seat, "number": number})


def game_ended(state: State, result: Result) -> Event:
    """The purses are revealed, each seat's as `3+2+2`.  [DRK-12.7] [DRK-12.8]"""
    facts: dict[str, Fact] = {"reason": result.reason, "winners": result.winners}
    facts["gold"] = result.scores["gold"]
    facts["coins"] = result.scores["coins"]
    options = state.options
    facts["purses"] = [purse_text(state, seat % options.sides) for seat in range(options.players)]
    return Event("game_ended", facts, reveals=True)
