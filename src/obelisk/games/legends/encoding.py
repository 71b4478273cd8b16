"""Positions and cards as JSON data. Cards are their ids."""

from __future__ import annotations

from obelisk.core.archive import Archive, archive_of
from obelisk.games.legends.options import Options
from obelisk.games.legends.state import State, new_state
from obelisk.games.legends.view import View, empty_view


def encode_facts(options: Options) -> dict[str, object]:
    """Every card that can be in a game with these options. Lists are not told: they may be private
    (LEG-2.4).
    """
    table = options.cast.table
    return {"cards": {card.id: card.facts() for card in table.cards}}


def encode_state(state: State) -> dict[str, object]:
    """The whole truth."""
    archive = Archive()
    state.archive(archive)
    return archive.data


def decode_state(options: Options, data: object) -> State:
    """The state that `encode_state` wrote; raises `InvalidDocument`."""
    archive = archive_of("", data, "state")
    state = new_state(options.cast)
    state.archive(archive)
    archive.check()
    return state


def encode_view(view: View) -> dict[str, object]:
    """One seat's knowledge."""
    return view.encode()


def decode_view(options: Options, data: object) -> View:
    """The view that `encode_view` wrote; raises `InvalidDocument`."""
    archive = archive_of("", data, "view")
    cast = options.cast
    view = empty_view(cast.table, None if cast.closed_lists else cast)
    view.archive(archive)
    archive.check()
    return view
