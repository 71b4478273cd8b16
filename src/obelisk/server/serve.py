"""Runs the server: one process, one event loop, uvicorn."""

from __future__ import annotations

import contextlib
import gc
import socket as sockets
import sys
from collections.abc import Callable
from threading import Thread

import structlog
import uvicorn

from obelisk.catalog import GAMES, OURS
from obelisk.core.chance import SeededChance
from obelisk.core.errors import TooLong
from obelisk.core.rng import Rng
from obelisk.server.app import SOCKET_BYTES, make_app
from obelisk.server.logs import set_up
from obelisk.server.rules.patience import be_impatient
from obelisk.server.services import Services
from obelisk.server.settings import Settings

GRACE_SECONDS = 5
SWITCH_SECONDS = 0.0005
"""The thread that stores moves must not wait long for the one that talks."""
WARM_DECISIONS = 5_000
COLLECTOR = (5_000, 80, 50)
"""Collections are short or rare: nearly everything here dies without them."""

log = structlog.get_logger("obelisk.server")


class Server(uvicorn.Server):
    """Tells everybody to come back before it closes the connections."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        log.info("serving", host=self.config.host, port=self.config.port)
        if self.ready is not None and not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        log.info("stopping")
        await self.services.stop()
        await super().shutdown(sockets)


def config_of(settings: Settings, services: Services) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(services),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024,
        server_header=False,
        access_log=False,
        log_level="warning",
        proxy_headers=False,
        backlog=4096,
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


def run(settings: Settings, ready: Callable[[], None] | None = None) -> None:
    """Serves until SIGTERM or SIGINT. `ready` is called once it listens."""
    set_up(settings.log_level, settings.log_json)
    be_impatient()
    services = Services(settings)
    config = config_of(settings, services)
    steady()

    def begin() -> None:
        Thread(target=warm_up, name="warm-up", daemon=True).start()
        if ready is not None:
            ready()

    Server(config, services, begin).run()
