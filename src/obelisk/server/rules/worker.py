"""A process that plays steps of rules which take long: one JSON request per line in, one answer per line out.

Unlike the processes of bots it is given states and seeds: it does what the server would do itself.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from typing import Any

from obelisk.catalog import GAMES
from obelisk.core.errors import TooLong
from obelisk.core.kit import AnyGame
from obelisk.core.record import Ply, Record, Replay
from obelisk.server.refusals import Refusal
from obelisk.server.rules.wire import encode_ply, encode_refusal
from obelisk.server.table.attempt import attempt, choices, silence
from obelisk.server.table.match import chance_of


def answer(request: dict[str, Any]) -> dict[str, Any]:
    try:
        return answer_of(request)
    except TooLong as too_long:
        return {"too_long": str(too_long)}


def answer_of(request: dict[str, Any]) -> dict[str, Any]:
    game = GAMES.get(request["game"]).game
    if request["ask"] == "positions":
        return {"positions": positions(game, request)}
    options = game.options(request["options"])
    state = game.decode_state(options, request["state"])
    if request["ask"] == "legal":
        return {"legal": choices(game, state)}
    chance = chance_of(bytes.fromhex(request["seed"]), request["asked"], request["is_fair"])
    try:
        if request["ask"] == "silence":
            tried = silence(game, options, state, chance)
        else:
            tried = attempt(game, options, state, chance, request["seat"], request["texts"])
    except Refusal as refusal:
        return {"refusal": encode_refusal(refusal)}
    return {
        "plies": [encode_ply(ply) for ply in tried.plies],
        "state": game.encode_state(tried.state),
        "legal": tried.legal,
    }


def positions(game: AnyGame, request: dict[str, Any]) -> list[dict[str, Any]]:
    """State and choices of a record at some of its plies, in order."""
    record = Record(game.id, request["rules"], request["options"], [])
    record.setup = [(text, proof) for text, proof in request["setup"]]
    for seat, action, outcomes in request["plies"]:
        record.plies.append(Ply(seat, action, [(text, proof) for text, proof in outcomes]))
    replay = Replay(game, record)
    found: list[dict[str, Any]] = []
    for ply in request["at"]:
        replay.to(ply)
        found.append({"state": game.encode_state(replay.state), "legal": choices(game, replay.state)})
    return found


def main() -> None:
    memory = int(sys.argv[1]) << 20
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.nice(5)
    sys.stdout.write('"ready"\n')
    sys.stdout.flush()
    for line in sys.stdin:
        sys.stdout.write(f"{json.dumps(answer(json.loads(line)))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
