"""Prints whether the engine is compiled, and one hash per game over many records. Run by test_two_speeds."""

from __future__ import annotations

import json
from hashlib import sha256

import obelisk
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.record import write
from obelisk.core.rng import Rng
from obelisk.core.table import open_table

GAMES_PER_ID = 24


def main() -> None:
    digests = {}
    for id in GAMES.ids():
        kit = GAMES.get(id)
        sets = kit.option_sets()
        total = sha256()
        for number in range(GAMES_PER_ID):
            values = sets[number * 7919 % len(sets)]
            table = open_table(kit.game, values, SeededChance(number), [])
            rng = Rng(number)
            while (decision := table.decision()) is not None:
                actions = kit.game.legal(table.state)
                table.play(decision.seat, actions[rng.below(len(actions))])
            total.update(write(table.record, json.dumps).encode())
            view = kit.game.view(table.state, 0)
            hidden = kit.game.determinise(view, rng)
            total.update(json.dumps(kit.game.encode_state(hidden)).encode())
        digests[id] = total.hexdigest()
    print(json.dumps({"compiled": obelisk.IS_COMPILED, "digests": digests}))


if __name__ == "__main__":
    main()
