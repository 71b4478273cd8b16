"""`obelisk serve`: tables for people and bots, over HTTP and WebSockets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.installation import offer


@complains
def serve(
    settings: Annotated[
        Path | None, typer.Option("--settings", metavar="FILE", help="A TOML file; see docs/server.md.")
    ] = None,
    host: Annotated[str | None, typer.Option("--host", help="Address to listen at.")] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65_535, help="Port to listen at.")] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="The SQLite file, or postgresql://…")
    ] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, max=256, help="Equal processes; needs PostgreSQL.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="SPEC", help="A bot of yours that may sit at tables; again for more."),
    ] = None,
    local: Annotated[
        bool, typer.Option("--local", help="For this machine only: own data folder, opens the browser.")
    ] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="With --local: open it.")] = True,
    install: Annotated[
        bool,
        typer.Option("--install", help="Install what the server needs without asking, if it is missing."),
    ] = False,
    handover: Annotated[
        tuple[int, int] | None, typer.Option("--handover", hidden=True, help="See scripts/relay.py.")
    ] = None,
) -> None:
    """Serve tables. Stops politely on Ctrl-C or SIGTERM: clients are told to come back."""
    offer("server", "The server", install)
    # Imported here, so that no other command pays for a web server.
    from obelisk.server import crew
    from obelisk.server import local as own_machine
    from obelisk.server.handover import Handover
    from obelisk.server.settings import InvalidSettings
    from obelisk.server.settings import settings as read_settings
    from obelisk.storage.base import UnusableDatabase
    from obelisk.storage.claim import InUse

    try:
        if local and processes not in (None, 1):
            raise Complaint("--local is for one person and one process")
        if local:
            wanted_port = port if port is not None else own_machine.DEFAULT_PORT
            taking = Handover(*handover) if handover is not None else None
            own_machine.run(wanted_port, browser, taking, bot or ())
            return
        wanted = read_settings(settings)
        if host is not None:
            wanted.host = host
        if port is not None:
            wanted.port = port
        if database is not None:
            wanted.database = database
        if processes is not None:
            wanted.processes = processes
        wanted.added_bots.extend(bot or ())
        crew.run(wanted)
    except (InvalidSettings, InUse, UnusableDatabase) as error:
        raise Complaint(str(error)) from None
