"""Several equal server processes behind one door: a parent that holds it, and starts anew whoever has died.

Each process also has a door of its own, on this machine only and in the order of the ports after the common
one: so that `/ready` and `/metrics` can be asked of each.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from types import FrameType
from typing import Final

import structlog

from obelisk.server import serve
from obelisk.server.logs import set_up
from obelisk.server.ports import doors_at
from obelisk.server.settings import InvalidSettings, Settings
from obelisk.server.thinking.specs import Roster
from obelisk.storage.base import UnusableDatabase
from obelisk.storage.opening import is_postgres, prepare

SHORT_SECONDS: Final = 5.0
"""Who lived for no longer than this is not started anew at once."""
PAUSE_SECONDS: Final = 1.0
FAULT: Final = 2
LAST_PORT: Final = 65_535

log = structlog.get_logger("obelisk.crew")


def run(settings: Settings) -> None:
    """Serves with as many processes as the settings say, until SIGTERM or SIGINT. Raises `InvalidSettings`,
    `InvalidSpec`, `InUse` or `UnusableDatabase`.
    """
    if settings.processes == 1:
        serve.run(settings)
        return
    if not is_postgres(settings.database):
        raise InvalidSettings("processes: a file of SQLite's belongs to one process; several need PostgreSQL")
    if settings.port + settings.processes > LAST_PORT:
        raise InvalidSettings(f"processes: there are not so many ports after {settings.port}")
    # What no process could begin with is told before there are any.
    Roster(settings.added_bots)
    prepare(settings.database)
    set_up(settings.log_level, settings.log_json)
    Crew(settings).work()


class Crew:
    """The processes, each in a place of its own, and what they share."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._doors = doors_at(settings.host, settings.port)
        first = settings.port + 1 if settings.port else 0
        self._own = [
            doors_at("127.0.0.1", first + place if first else 0)[0] for place in range(settings.processes)
        ]
        # Nothing is ever written: its end tells the others that this process is gone.
        self._line, self._end = os.pipe()
        self._places: dict[int, int] = {}
        self._started: dict[int, float] = {}
        self._is_over = False

    def work(self) -> None:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        log.info("serving", port=self._doors[0].getsockname()[1], processes=len(self._own))
        for place in range(len(self._own)):
            self._begin(place)
        while self._places:
            pid, status = os.waitpid(-1, 0)
            place = self._places.pop(pid)
            if self._is_over:
                continue
            log.error("a process has ended", pid=pid, place=place, code=os.waitstatus_to_exitcode(status))
            if time.monotonic() - self._started[place] < SHORT_SECONDS:
                time.sleep(PAUSE_SECONDS)
            self._begin(place)

    def _begin(self, place: int) -> None:
        if self._is_over:
            return
        self._started[place] = time.monotonic()
        # What both need is loaded already, and shared.
        pid = os.fork()
        if pid:
            self._places[pid] = place
            if self._is_over:
                os.kill(pid, signal.SIGTERM)
            return
        code = FAULT
        try:
            self._serve(place)
            code = 0
        except (InvalidSettings, UnusableDatabase) as error:
            print(f"obelisk: {error}", file=sys.stderr, flush=True)
        except BaseException as error:
            log.error("a process cannot go on", error=type(error).__name__)
        finally:
            os._exit(code)

    def _serve(self, place: int) -> None:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, signal.SIG_DFL)
        os.close(self._end)
        own = self._own[place]
        for other in self._own:
            if other is not own:
                other.close()
        serve.run(self._settings, doors=serve.Doors([*self._doors, own], self._line))

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._is_over = True
        for pid in list(self._places):
            os.kill(pid, signal.SIGTERM)
