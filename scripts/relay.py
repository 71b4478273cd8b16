"""Holds the door of a server, so that a newer server can take over while people play.

Standard library only. How both sides talk is in src/obelisk/server/handover.py.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence

READY_SECONDS = 120.0
RELEASE_SECONDS = 15.0
END_SECONDS = 10.0


class ServerFailed(RuntimeError):
    """A server ended, or did not answer in time."""


def open_door(wanted: int) -> socket.socket:
    """A socket that listens at a port of this machine: `wanted` if nobody has it, else any."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind(("127.0.0.1", wanted))
    except OSError:
        door.bind(("127.0.0.1", 0))
    door.listen(1024)
    return door


class Server:
    """A server process, and the line to it."""

    def __init__(self, command: Sequence[str], door: socket.socket, environment: Mapping[str, str]) -> None:
        self._line, other = socket.socketpair()
        self.begun = ""
        numbers = (door.fileno(), other.fileno())
        self.process = subprocess.Popen(
            [*command, "--handover", *map(str, numbers)], pass_fds=numbers, env=environment
        )
        other.close()
        self._answers = self._line.makefile("r")

    def go(self, begun: str = "") -> None:
        self._say(f"go {begun}")

    def wait_ready(self) -> None:
        self._hear("ready", READY_SECONDS)

    def wait_serving(self) -> bool:
        """Waits until it serves; says whether its engine is compiled."""
        self.begun, engine = self._hear("serving", READY_SECONDS)
        return engine == "compiled"

    def release(self) -> None:
        """Has it let go of everything."""
        self._say("release")
        self._hear("released", RELEASE_SECONDS)

    def end(self) -> int:
        """Closes the line, at which a server stops, and waits for it; says how it ended."""
        self._answers.close()
        self._line.close()
        try:
            return self.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()

    def _say(self, text: str) -> None:
        try:
            self._line.sendall(f"{text}\n".encode())
        except OSError as error:
            raise ServerFailed(f"the server is gone: {error}") from None

    def _hear(self, expected: str, seconds: float) -> list[str]:
        self._line.settimeout(seconds)
        try:
            words = self._answers.readline().split()
        except OSError as error:
            raise ServerFailed(f"the server does not answer: {error}") from None
        if words[:1] != [expected]:
            raise ServerFailed(f"the server ended before it was {expected}")
        return words[1:]


class Relay:
    """One server after the other behind one door."""

    def __init__(self, command: Sequence[str], port: int) -> None:
        self.command = command
        self.door = open_door(port)
        self.server = self._new(os.environ)
        self.server.go()

    def _new(self, environment: Mapping[str, str]) -> Server:
        return Server(self.command, self.door, environment)

    def change_over(self) -> float:
        """Puts a new server in the place of the present one; says for how many seconds nobody answered.

        Raises `ServerFailed` if the new one does not start: the present one goes on then. If the new one
        fails when the present one has let go, another takes over, interpreted.
        """
        old, new = self.server, self._new(os.environ)
        try:
            new.wait_ready()
        except ServerFailed:
            new.end()
            raise
        start = time.monotonic()
        with contextlib.suppress(ServerFailed):
            # One that hangs is ended below, and has stored all that it acknowledged.
            old.release()
        self.server = new
        try:
            new.go(old.begun)
            new.wait_serving()
        except ServerFailed:
            new.end()
            self.server = self._new({**os.environ, "OBELISK_PURE": "1"})
            self.server.go(old.begun)
            self.server.wait_serving()
            raise
        finally:
            took = time.monotonic() - start
            old.end()
        return took

    def wait(self) -> int:
        """Waits until the server ends by itself, and says how."""
        return self.server.process.wait()

    def end(self) -> int:
        self.door.close()
        return self.server.end()
