"""Games with explicit chance, ready to be played: their rules wait in greenlets for the answers of chance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from obelisk.extras import MissingExtra
from obelisk.research.encodings import encoding_of, game_of, options_of
from obelisk.research.stepping.explicit import Table

try:
    from greenlet import getcurrent, greenlet  # type: ignore[import-untyped]
except ImportError as error:
    raise MissingExtra(error) from None


def table_of(id: str, values: Mapping[str, object], compact: bool = False) -> Table:
    """A game with these options, for positions with explicit chance."""
    game = game_of(id)
    options = options_of(game, values)
    encoding = encoding_of(game, options, compact)
    maker = partial(table_of, compact=compact)
    return Table(game, options, encoding, values, maker, greenlet, getcurrent)
