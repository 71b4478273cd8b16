"""`obelisk serve`: tables for people and bots, over HTTP and WebSockets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from obelisk.cli.complaint import Complaint, complains


@complains
def serve(
    settings: Annotated[
        Path | None, typer.Option("--settings", metavar="FILE", help="A TOML file; see docs/server.md.")
    ] = None,
    host: Annotated[str | None, typer.Option("--host", help="Address to listen at.")] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65_535, help="Port to listen at.")] = None,
    database: Annotated[Path | None, typer.Option("--database", help="The SQLite file.")] = None,
    local: Annotated[
        bool, typer.Option("--local", help="For this machine only: own data folder, opens the browser.")
    ] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="With --local: open it.")] = True,
    handover: Annotated[
        tuple[int, int] | None, typer.Option("--handover", hidden=True, help="See scripts/relay.py.")
    ] = None,
) -> None:
    """Serve tables. Stops politely on Ctrl-C or SIGTERM: clients are told to come back."""
    # Imported here, so that no other command pays for a web server.
    from obelisk.server import local as own_machine
    from obelisk.server import serve as server
    from obelisk.server.handover import Handover
    from obelisk.server.settings import InvalidSettings
    from obelisk.server.settings import settings as read_settings
    from obelisk.storage.claim import InUse
    from obelisk.storage.sqlite import UnusableDatabase

    try:
        if local:
            wanted_port = port if port is not None else own_machine.DEFAULT_PORT
            own_machine.run(wanted_port, browser, Handover(*handover) if handover is not None else None)
            return
        wanted = read_settings(settings)
        if host is not None:
            wanted.host = host
        if port is not None:
            wanted.port = port
        if database is not None:
            wanted.database = database
        server.run(wanted)
    except (InvalidSettings, InUse, UnusableDatabase) as error:
        raise Complaint(str(error)) from None
