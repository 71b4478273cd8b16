"""The doors of the server: how many connections come in, how large a request may be and how long it may take.

What a proxy would do is done here as well, so that nobody needs one to be safe from half-open requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import Counter
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from obelisk.server.addresses import neighbourhood
from obelisk.server.settings import Settings

HEAD_BYTES: Final = 32 * 1024
HEADERS: Final = 100
PIPELINED: Final = 16
"""Requests that may wait behind one another in a connection."""
BESIDE_SOCKETS: Final = 100
"""Connections of an address beyond the sockets it may have."""
OWN_DESCRIPTORS: Final = 200
"""Descriptors that the server keeps for itself: files, pipes of processes, what is just being accepted."""
MANY: Final = 1 << 20


def most_connections() -> int:
    """As many connections as there are descriptors for; as many descriptors as the machine allows."""
    most, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if allowed == resource.RLIM_INFINITY else min(allowed, MANY)
    if most != resource.RLIM_INFINITY and most < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, allowed))
            most = wanted
    if most == resource.RLIM_INFINITY:
        most = MANY
    return max(OWN_DESCRIPTORS, most - OWN_DESCRIPTORS)


class Doors:
    """Counts who is inside."""

    def __init__(self, settings: Settings) -> None:
        self.header_seconds = settings.header_seconds
        self.body_seconds = settings.body_seconds
        self._most = most_connections()
        # Behind a proxy everybody has its address.
        share = settings.sockets_per_address + BESIDE_SOCKETS
        self._most_of_one = self._most if settings.trust_proxy else share
        self._inside: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> bool:
        """Counts somebody who comes in; says whether there is room. Whoever entered must leave."""
        self._inside[address] += 1
        self._all += 1
        return self._inside[address] <= self._most_of_one and self._all <= self._most

    def leave(self, address: str) -> None:
        self._all -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


def guarded(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for HTTP and for WebSockets behind doors of their own."""
    doors = Doors(settings)

    class GuardedHttp(Http):
        def __init__(self, *words: Any, **named: Any) -> None:
            super().__init__(doors, *words, **named)

    class GuardedSocket(Socket):
        def __init__(self, *words: Any, **named: Any) -> None:
            super().__init__(doors, *words, **named)

    return GuardedHttp, GuardedSocket


def address_of(transport: asyncio.BaseTransport) -> str:
    found = get_remote_addr(cast(asyncio.Transport, transport))
    return neighbourhood(found[0]) if found is not None else ""


class Http(HttpToolsProtocol):
    """HTTP with a limit for everything that a client could drag out."""

    def __init__(self, doors: Doors, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self._doors = doors
        self._address = ""
        self._is_inside = False
        # Bytes of a request whose headers are not complete.
        self._head = 0
        self._is_in_head = True
        self._timer: asyncio.TimerHandle | None = None
        self._answered: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = address_of(transport)
        self._is_inside = True
        if self._doors.enter(self._address):
            self._limit(self._doors.header_seconds)
        else:
            self._refuse(429)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unset_timer()
        self._leave()
        self._forget_answers()
        super().connection_lost(exc)

    def _forget_answers(self) -> None:
        """Nobody is there any more: uvicorn tells that to the last request alone."""
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()
            self._answered = None

    def _abort(self) -> None:
        self._forget_answers()
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _leave(self) -> None:
        if self._is_inside:
            self._is_inside = False
            self._doors.leave(self._address)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._is_in_head:
            self._head += len(data)
            if self._timer is None:
                self._limit(self._doors.header_seconds)
        super().data_received(data)
        if self._is_in_head and self._head > HEAD_BYTES:
            self._refuse(431)

    def on_message_begin(self) -> None:
        self._is_in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self.transport.is_closing():
            return
        self._is_in_head = False
        self._head = 0
        self._unset_timer()
        if len(self.headers) > HEADERS or len(self.pipeline) >= PIPELINED:
            self._refuse(431)
            return
        if sum(name == b"host" for name, _ in self.headers) > 1:
            # Whoever stands in between may have taken the other one.
            self._refuse(400)
            return
        self._limit(self._doors.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self.transport.is_closing():
            return
        self._unset_timer()
        super().on_message_complete()
        # What comes next is another request.
        self._is_in_head = True

    def handle_websocket_upgrade(self) -> None:
        # The other protocol counts the connection from now on.
        self._unset_timer()
        self._leave()
        super().handle_websocket_upgrade()
        # It knows this object: a circle that would wait for the collector.
        self.parser = None  # type: ignore[assignment]

    def _limit(self, seconds: float) -> None:
        self._unset_timer()
        self._timer = self.loop.call_later(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        if self._is_in_head and self._head:
            self._refuse(408)
        else:
            self._abort()

    def _unset_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int) -> None:
        """Ends the connection; says why unless an answer is under way."""
        self._unset_timer()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
        else:
            self._abort()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that counts as a connection of its address."""

    def __init__(self, doors: Doors, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self._doors = doors
        self._address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._address = address_of(transport)
        # It had its place already when it was a request.
        self._doors.enter(self._address)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(self._address)
        super().connection_lost(exc)
        # It reads for the object that holds it.
        self.conn.parser.close()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # What the application made of the scope knows this object, likewise.
        del self.scope
