"""Tables that begin in a known position: a fixed game is uploaded, and played on from one of its moments."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page

from obelisk.catalog import GAMES
from obelisk.core.chance import FairChance
from obelisk.core.record import write
from obelisk.core.rng import Rng
from obelisk.core.table import open_table

UPLOAD = """async ([text, ply, bot]) => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'Content-Type': 'application/json', 'X-Obelisk-CSRF': me.csrf};
  const send = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
  const told = await send('/api/records', {text});
  const seats = told.seats.map((seat) => (seat.seat ? {kind: 'bot', bot} : {kind: 'me'}));
  const made = await send(`/api/tables/${told.id}/fork`, {ply, seats});
  if (made.table.status === 'lobby') await send(`/api/tables/${made.table.id}/start`, {});
  return made.table.id }"""

Moment = Callable[[Any, list[str]], bool]
"""Says of a view of the first seat and its choices whether this is the moment to begin with."""


@cache
def fixed_game(name: str, seed: int, players: int = 2) -> tuple[str, list[tuple[Any, list[str]] | None]]:
    """A fair game played at random, as a record; and what the first seat saw at its decisions."""
    game = GAMES.get(name).game
    chance = FairChance(bytes([seed] * 32))
    options = {} if name == "legends" else {"players": players}
    table = open_table(game, options, chance, ["Ann", "Ben"][:players])
    rng = Rng(f"fixed {seed}")
    moments: list[tuple[Any, list[str]] | None] = []
    while (decision := table.decision()) is not None:
        legal = [game.notate(table.state, action) for action in game.legal(table.state)]
        seen = game.encode_view(game.view(table.state, 0)) if decision.seat == 0 else None
        moments.append((seen, legal) if decision.seat == 0 else None)
        table.play_text(decision.seat, legal[rng.below(len(legal))])
    table.record.commitment = chance.commitment
    table.record.seed = bytes([seed] * 32).hex()
    return write(table.record, json.dumps), moments


def open_fixed(page: Page, site: str, game: str, seed: int, is_wanted: Moment, bot: str = "random") -> None:
    """Opens a table of the person on the page at the first such moment of a fixed game."""
    text, moments = fixed_game(game, seed)
    ply = next(at for at, moment in enumerate(moments) if moment is not None and is_wanted(*moment))
    page.goto(f"{site}/t/{page.evaluate(UPLOAD, [text, ply, bot])}")
    page.locator(".bar.mine").wait_for()
