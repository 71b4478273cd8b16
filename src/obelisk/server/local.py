"""The server of one person on the own machine: 127.0.0.1, data in the user's folder, browser opened."""

from __future__ import annotations

import os
import socket
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from obelisk.server.handover import Handover
from obelisk.server.serve import run as serve
from obelisk.server.settings import Settings

DEFAULT_PORT = 8377


def data_folder() -> Path:
    """$XDG_DATA_HOME/obelisk, or ~/.local/share/obelisk."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "obelisk"


def free_port(wanted: int) -> int:
    """`wanted` if nobody listens there, else any free one."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", wanted))
        except OSError:
            trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def settings_for(port: int, bots: Sequence[str] = ()) -> Settings:
    return Settings(
        host="127.0.0.1",
        port=port,
        added_bots=list(bots),
        database=str(data_folder() / "obelisk.db"),
        log_level="warning",
        log_json=False,
        requests_per_second=1000,
        actions_per_second=1000,
        guest_chat="all",
    )


def run(
    port: int = DEFAULT_PORT,
    open_browser: bool = True,
    handover: Handover | None = None,
    bots: Sequence[str] = (),
) -> None:
    """Serves this machine until it is stopped, and opens the browser once it listens."""
    settings = settings_for(handover.port if handover is not None else free_port(port), bots)
    address = f"http://127.0.0.1:{settings.port}/"

    def ready() -> None:
        print(f"Obelisk: {address}   (stop with Ctrl-C)", flush=True)
        if open_browser:
            webbrowser.open(address)

    serve(settings, ready, handover)
