"""What runs while somebody plays: the server or a game in the terminal, and the compiling beside it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from types import FrameType

import bootstrap
from relay import Relay, ServerFailed

LOOK_SECONDS = 0.2
STOPPED = 130
"""What a program ends with that was stopped by Ctrl-C."""


class Compiling:
    """The engine being compiled at the lowest priority, unless it is compiled already or shall not be."""

    def __init__(self, is_quiet: bool) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        if os.environ.get("OBELISK_PURE"):
            return
        idle = shutil.which("ionice")
        command = [idle, "-c", "3"] if idle is not None else []
        command += [str(bootstrap.tool("python")), str(bootstrap.ROOT / "scripts" / "compile.py"), "--beside"]
        output = subprocess.DEVNULL if is_quiet else None
        # A session of its own: Ctrl-C is for the game.
        self._process = subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)

    def is_done(self) -> bool:
        """Whether it ended just now with a compiled engine. Why it could not, it has said itself."""
        if self._process is None or self._process.poll() is None:
            return False
        done, self._process = self._process, None
        return done.returncode == 0

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()


def stop_at_signals() -> None:
    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    for name in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, stop)


def serve(command: list[str], port: int) -> int:
    """Serves until it is stopped. The server changes over when the engine is compiled."""
    stop_at_signals()
    relay = Relay(command, port)
    compiling: Compiling | None = None
    try:
        if not relay.server.wait_serving():
            compiling = Compiling(is_quiet=False)
        while relay.server.process.poll() is None:
            if compiling is not None and compiling.is_done():
                change_over(relay)
            time.sleep(LOOK_SECONDS)
    except ServerFailed:
        # It has said why.
        return relay.end() or 1
    except KeyboardInterrupt:
        relay.end()
        return STOPPED
    finally:
        if compiling is not None:
            compiling.stop()
    return relay.end()


def change_over(relay: Relay) -> None:
    try:
        seconds = relay.change_over()
    except ServerFailed as error:
        bootstrap.say(f"{error}; going on interpreted")
    else:
        bootstrap.say(f"running compiled now; the server changed over in {seconds:.1f} s")


def play(command: list[str]) -> int:
    """Plays in the terminal, which is left to the game."""
    compiling = Compiling(is_quiet=True)
    game = subprocess.Popen(command)
    # The game hears Ctrl-C as well, and decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, lambda number, frame: game.terminate())
    try:
        return game.wait()
    finally:
        compiling.stop()
