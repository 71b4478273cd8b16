"""Runs a server process: one event loop, uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket as sockets
import sys
from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread

import structlog
import uvicorn

from obelisk import IS_COMPILED
from obelisk.catalog import GAMES, OURS
from obelisk.core.chance import SeededChance
from obelisk.core.errors import TooLong
from obelisk.core.rng import Rng
from obelisk.server.app import SOCKET_BYTES, Application
from obelisk.server.doors import guarded
from obelisk.server.handover import GO, RELEASE, Handover
from obelisk.server.logs import set_up
from obelisk.server.ports import BACKLOG, doors_at
from obelisk.server.rules.patience import be_impatient
from obelisk.server.services import Services
from obelisk.server.settings import Settings
from obelisk.storage.opening import claim as claim_of

GRACE_SECONDS = 5
ANSWER_SECONDS = 0.3
"""For requests that are being answered when another server takes over; who takes longer asks that one."""
SWITCH_SECONDS = 0.0005
"""The thread that stores moves must not wait long for the one that talks."""
WARM_DECISIONS = 5_000
COLLECTOR = (5_000, 80, 50)
"""Collections are short or rare: nearly everything here dies without them."""

log = structlog.get_logger("obelisk.server")


@dataclass(slots=True)
class Doors:
    """Sockets that listen already, and a pipe that ends when whoever opened them does."""

    sockets: list[sockets.socket]
    line: int


class Server(uvicorn.Server):
    """Tells everybody to come back before it closes the connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        services: Services,
        ready: Callable[[], None] | None,
        handover: Handover | None = None,
        doors: Doors | None = None,
    ) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready
        self.handover = handover
        self.doors = doors

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        if self.handover is not None and not await self.is_asked(self.handover):
            self.should_exit = True
            return
        await super().startup(sockets)
        for door in sockets or ():
            log.info("serving", host=door.getsockname()[0], port=door.getsockname()[1])
        if not sockets:
            log.info("serving", host=self.config.host, port=self.config.port)
        if self.doors is not None:
            asyncio.get_running_loop().add_reader(self.doors.line, self.go)
        if self.should_exit:
            return
        if self.ready is not None:
            self.ready()
        if self.handover is not None:
            engine = "compiled" if IS_COMPILED else "interpreted"
            await self.handover.say(f"serving {self.services.house.booted} {engine}")
            self.watch = asyncio.create_task(self.wait_for_release(self.handover))

    def go(self) -> None:
        """Nobody would start this process anew any more, and somebody may want its door."""
        assert self.doors is not None
        asyncio.get_running_loop().remove_reader(self.doors.line)
        self.should_exit = True

    async def is_asked(self, handover: Handover) -> bool:
        """Waits for its turn. A server that takes over has its bots ready before, and goes on with the clocks
        of the other one.
        """
        if not handover.is_first:
            self.services.pool.start()
            await self.services.pool.begun()
            await handover.say("ready")
        match await handover.hear():
            case [word, booted] if word == GO:
                self.services.house.peers.since = int(booted)
                return True
            case [word]:
                return word == GO
        return False

    async def wait_for_release(self, handover: Handover) -> None:
        if await handover.hear() == [RELEASE]:
            await self.let_go()
            await handover.say("released")
        self.should_exit = True

    async def let_go(self) -> None:
        """Takes in nobody, answers whoever has asked, and sends everybody to the next server."""
        for server in self.servers:
            server.close()
        for connection in self.asking():
            connection.shutdown()
        for _ in range(round(ANSWER_SECONDS / 0.01)):
            if not self.asking():
                break
            await asyncio.sleep(0.01)
        await self.services.stop(retry_ms=0)

    def asking(self) -> list[uvicorn.server.Protocols]:
        """Connections with requests, not those of tables."""
        tables = self.config.ws_protocol_class
        assert tables is not None
        return [one for one in self.server_state.connections if not isinstance(one, tables)]

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        log.info("stopping")
        await self.services.stop()
        await super().shutdown(sockets)


def config_of(settings: Settings, services: Services) -> uvicorn.Config:
    http, ws = guarded(settings)
    return uvicorn.Config(
        Application(services),
        host=settings.host,
        port=settings.port,
        http=http,
        ws=ws,
        ws_max_size=SOCKET_BYTES,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=30,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        proxy_headers=False,
        backlog=BACKLOG,
    )


def steady() -> None:
    """Keeps pauses short: threads hand over quickly, and the collector skips what stays for ever."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def warm_up() -> None:
    """Plays each of our games: what rules make when first asked for is made before anybody waits. City's
    payments take most of a second. Games of other packages might take for ever.
    """
    for id in OURS:
        kit = GAMES.get(id)
        game = kit.game
        chance, rng = SeededChance(0), Rng(0)
        state = game.setup(game.options(kit.defaults()), chance)
        with contextlib.suppress(TooLong):
            for _ in range(WARM_DECISIONS):
                actions = game.legal(state) if game.decision(state) is not None else []
                if not actions:
                    break
                game.advance(state, actions[rng.below(len(actions))], chance)


def run(
    settings: Settings,
    ready: Callable[[], None] | None = None,
    handover: Handover | None = None,
    doors: Doors | None = None,
) -> None:
    """Serves until SIGTERM or SIGINT, or until the next server takes over. `ready` is called once it
    listens, at `doors` if there are some. Raises `InUse`, `InvalidSettings` or `UnusableDatabase`.
    """
    be_impatient()
    takes_over = handover is not None and not handover.is_first
    # Who takes over claims the database when the other server has let go of it.
    claim = None if takes_over else claim_of(settings.database)
    if doors is not None:
        knocked_at = doors.sockets
    else:
        knocked_at = [handover.door] if handover is not None else doors_at(settings.host, settings.port)
    with contextlib.ExitStack() as stack:
        for door in knocked_at:
            stack.callback(door.close)
        services = Services(settings, claim=claim)
        set_up(settings.log_level, settings.log_json)
        config = config_of(settings, services)
        if takes_over:
            warm_up()
        steady()

        def begin() -> None:
            if takes_over:
                return
            Thread(target=warm_up, name="warm-up", daemon=True).start()
            if ready is not None:
                ready()

        Server(config, services, begin, handover, doors).run(knocked_at)
