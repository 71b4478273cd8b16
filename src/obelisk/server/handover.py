"""One server after the other behind one door.

Whoever started this server (`scripts/relay.py`) holds the socket that everybody knocks at, and talks to it
over a line: a newer server is started beside the old one, gets ready, and takes over when the old one has let
go. Whoever knocks in between waits at the door.

    to the server      go [BOOTED]   it is your turn; since when there have been servers without a pause
                       release       let go of everything
    from the server    ready         everything is loaded
                       serving BOOTED compiled|interpreted
                       released      the store is closed
"""

from __future__ import annotations

import asyncio
import select
import socket
from typing import Final

GO: Final = "go"
RELEASE: Final = "release"


class Handover:
    """The door, and the line to whoever holds it. The line's end means that nobody does any more."""

    def __init__(self, door: int, line: int) -> None:
        self.door = socket.socket(fileno=door)
        self._line = socket.socket(fileno=line)
        # The first server is told to go before it is there; a later one has time to get ready.
        self.is_first = bool(select.select([self._line], [], [], 0)[0])
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def port(self) -> int:
        return int(self.door.getsockname()[1])

    async def say(self, text: str) -> None:
        _, writer = await self._open()
        writer.write(f"{text}\n".encode())
        await writer.drain()

    async def hear(self) -> list[str]:
        """The words of the next message; none when the line is closed."""
        reader, _ = await self._open()
        return (await reader.readline()).decode().split()

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(sock=self._line)
        return self._streams
