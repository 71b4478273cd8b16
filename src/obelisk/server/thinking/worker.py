"""A process that thinks: one JSON request per line in, one answer per line out.

It receives views and legal actions, and records of games that are over, never a state, and it can reach
nothing of the server: its whole world is these two pipes. If it crashes, hangs or answers nonsense, the
server does without and starts another.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections import OrderedDict
from typing import Any, Final

import msgspec

from obelisk.analysis.annotate import annotate
from obelisk.analysis.depth import QUICK, depth_named
from obelisk.analysis.report import rounded
from obelisk.bots.base import Bot, Budget
from obelisk.bots.hints import hints
from obelisk.bots.spec import make_bot
from obelisk.catalog import GAMES
from obelisk.core.event import decode_event
from obelisk.core.record import read
from obelisk.jsontext import decode_json
from obelisk.server.thinking.requests import HINTS, REPORT
from obelisk.server.thinking.summaries import summaries_of

KEPT: Final = 64
"""Bots and options that are kept between requests: a bot may go on with a plan."""

AWAITED: Final = 10
LATER: Final = 19
"""Reports have processes of their own, which let everybody who plays go first. Somebody waits for a first
look, so it goes before those that grow deeper.
"""

MISCHIEF: Final = "OBELISK_BOT_MISCHIEF"
"""For the fault tests only: how bots misbehave, as `crash:5,hang:5,lie:5` (of 10,000 answers)."""


class Desk:
    """Answers requests."""

    def __init__(self) -> None:
        self._options: OrderedDict[str, Any] = OrderedDict()
        self._bots: OrderedDict[str, Bot[Any]] = OrderedDict()

    def options(self, game: str, text: str) -> Any:
        key = f"{game} {text}"
        if key not in self._options:
            self._options[key] = GAMES.get(game).game.options(json.loads(text))
            if len(self._options) > KEPT:
                self._options.popitem(last=False)
        return self._options[key]

    def bot(self, request: dict[str, Any]) -> Bot[Any]:
        bot = self._bots.pop(request["bot"], None)
        if bot is None:
            game = GAMES.get(request["game"]).game
            bot = make_bot(request["spec"], game, os.urandom(8).hex())
        self._bots[request["bot"]] = bot
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return bot

    def answer(self, request: dict[str, Any]) -> object:
        if request["ask"] == REPORT:
            return self.report(request)
        return self.hints(request) if request["ask"] == HINTS else self.choice(request)

    def choice(self, request: dict[str, Any]) -> int:
        """The place of the chosen action in the legal list."""
        legal = request["legal"]
        bot = self.bot(request)
        bot.hear([decode_event(event) for event in request["heard"]])
        chosen = bot.choose(self.view(request), list(legal), Budget(milliseconds=request["budget_ms"]))
        return int(legal.index(chosen))

    def hints(self, request: dict[str, Any]) -> list[dict[str, object]]:
        """The best actions with their chances."""
        game = GAMES.get(request["game"]).game
        budget = Budget(milliseconds=request["budget_ms"])
        seed = os.urandom(8).hex()
        found = hints(game, self.view(request), budget, request["most"], seed, by_plan=request["by_plan"])
        return [hint.encode() for hint in found]

    def report(self, request: dict[str, Any]) -> dict[str, Any]:
        """What happened in a game that is over, and what it comes to. Whoever plays now comes first."""
        let_others_first(AWAITED if request["depth"] == QUICK.name else LATER)
        record = read(request["record"], decode_json)
        record.players = []
        game = GAMES.get(record.game).game
        report = annotate(game, record, depth_named(request["depth"]))
        summary = msgspec.to_builtins(summaries_of(game, record, report))
        return {"report": report.encode(), "summary": rounded(summary)}

    def view(self, request: dict[str, Any]) -> Any:
        game = GAMES.get(request["game"]).game
        return game.decode_view(self.options(request["game"], request["options"]), request["view"])


def let_others_first(niceness: int) -> None:
    """Becomes as nice as that. Who is nicer already stays so: only root may take niceness back."""
    os.setpriority(os.PRIO_PROCESS, 0, max(niceness, os.getpriority(os.PRIO_PROCESS, 0)))


def misbehave() -> int | None:
    """What a faulty bot would do, if this process is told to be one."""
    roll = int.from_bytes(os.urandom(4), "big") % 10_000
    for part in os.environ.get(MISCHIEF, "").split(","):
        sort, _, share = part.partition(":")
        if not share:
            continue
        if roll < int(share):
            if sort == "crash":
                os._exit(3)
            if sort == "hang":
                time.sleep(3600)
            return 1_000_000
        roll -= int(share)
    return None


def main() -> None:
    memory = int(sys.argv[1]) << 20
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.nice(5)
    desk = Desk()
    # Bots of others may print; that is no answer.
    answers, sys.stdout = sys.stdout, sys.stderr
    answers.write('"ready"\n')
    answers.flush()
    for line in sys.stdin:
        wrong = misbehave()
        answer = desk.answer(json.loads(line)) if wrong is None else wrong
        answers.write(f"{json.dumps(answer)}\n")
        answers.flush()


if __name__ == "__main__":
    main()
