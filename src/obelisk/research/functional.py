"""Many games as a value: `step` gives new ones and leaves those before as they were.

`begin("drakon", 64, seed=1)` deals; `step(games, tokens)` is a function of both and nothing else, so that one
may go on from any games as often as one likes: for searches over whole batches, and for whoever keeps states
instead of objects. What is seen is asked for: `seats`, `mask`, `observation`, `rewards`, `ended`. Games that
are over stay so. `batch.Batch` plays in place and is faster.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from obelisk.core.chance import SeededChance
from obelisk.core.game import NO_ACTION, Game
from obelisk.extras import MissingExtra
from obelisk.research.batch import DENSE, Bytes, Flags, Floats, Integers, Sparse, View
from obelisk.research.encodings import encoding_of, game_of, options_of
from obelisk.research.stepping.crowd import NOTHING_TO_CHOOSE
from obelisk.research.stepping.observer import Observer
from obelisk.research.stepping.session import OVER, Session, utilities
from obelisk.tensors.base import Encoding
from obelisk.tensors.sheet import mark as mark_rows

try:
    import numpy as np
    from numpy.typing import ArrayLike
except ImportError as error:
    raise MissingExtra(error) from None


class Games(NamedTuple):
    """Games of the same kind. Nobody changes the sessions, which others may share."""

    game: Game[Any, Any, Any]
    options: Any
    encoding: Encoding
    seed: str
    steps: int
    sessions: tuple[Session, ...]


def begin(
    game: str,
    games: int = 64,
    options: Mapping[str, object] | None = None,
    *,
    seed: int | str = 0,
    compact: bool = False,
) -> Games:
    """Deals; game n is that of `Batch` with the same seed."""
    rules = game_of(game)
    checked = options_of(rules, options)
    encoding = encoding_of(rules, checked, compact)
    sessions = []
    for row in range(games):
        chance = SeededChance(f"{seed}/{row}/0")
        sessions.append(Session(rules, encoding, rules.setup(checked, chance), chance))
    return Games(rules, checked, encoding, str(seed), 0, tuple(sessions))


def step(games: Games, tokens: ArrayLike) -> Games:
    """The games after a token in each; raises `IllegalToken` if one does not fit.

    What chance then does follows from the seed, the row and the number of the step.
    """
    chosen = np.asarray(tokens)
    if chosen.shape != (len(games.sessions),):
        raise ValueError(f"a token for each of {len(games.sessions)} games is needed")
    number = games.steps + 1
    after = []
    for row, (session, token) in enumerate(zip(games.sessions, chosen.tolist(), strict=True)):
        if session.seat == OVER:
            after.append(session)
            continue
        now = session.share(SeededChance(f"{games.seed}/{row}/0/{number}"))
        action = now.choose(token)
        if action != NO_ACTION:
            now.state = games.game.copy(session.state)
            now.play(action)
        after.append(now)
    return games._replace(steps=number, sessions=tuple(after))


def seats(games: Games) -> Integers:
    """Who is asked in each game, -1 where it is over."""
    return np.array([session.seat for session in games.sessions], np.int32)


def ended(games: Games) -> Flags:
    """The games that are over."""
    return np.array([session.seat == OVER for session in games.sessions], np.bool_)


def rewards(games: Games) -> Floats:
    """What each seat of each game has got: nothing until the end."""
    count = games.game.seats(games.options)
    return np.array([utilities(session.result(), count) for session in games.sessions], np.float32)


def mask(games: Games) -> Bytes:
    """The tokens that may be chosen in each game; where it is over, any will do."""
    width = games.encoding.tokens
    found: Bytes = np.zeros((len(games.sessions), width), np.int8)
    menus = [session.menu for session in games.sessions]
    mark_rows(found, width, [NOTHING_TO_CHOOSE if menu is None else menu.marks() for menu in menus])
    return found


def observation(games: Games, form: str = DENSE) -> Floats | Sparse | None:
    """What the seat that is asked may know of each game; where it is over, the first one."""
    view = View(form, len(games.sessions), games.encoding.layout.size, games.encoding.tokens)
    observer = Observer(games.game, games.encoding)
    if view.sheet is not None:
        for row, session in enumerate(games.sessions):
            view.sheet.begin(row)
            observer.write(session.state, max(session.seat, 0), session.pending, view.sheet)
            view.sheet.finish(row)
    return view.observation(len(games.sessions))
