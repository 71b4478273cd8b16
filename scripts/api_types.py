"""Writes the types of the API for the browser client, from the description that the server makes of itself.

    .venv/bin/python scripts/api_types.py

`openapi-typescript` writes them; the frames of the WebSocket are schemas of the same description. A test says
when web/src/net/api-types.ts is older than src/obelisk/server/wire.py.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import web_build

from obelisk.server.app import Application
from obelisk.server.services import Services
from obelisk.server.settings import Settings

TARGET = web_build.WEB / "src" / "net" / "api-types.ts"
FLAGS = [
    "--root-types",
    "--root-types-no-schema-prefix",
    "--root-types-keep-casing",
    "--empty-objects-unknown",
    "--default-non-nullable=false",
]


def description() -> str:
    """What goes over the wire, as the server describes it at /docs/openapi.json, without the paths."""
    with tempfile.TemporaryDirectory() as folder:
        services = Services(Settings(database=str(Path(folder) / "unused.db")))
        found: dict[str, Any] = Application(services).litestar.state["description"]()
    schemas = dict(sorted(found["components"]["schemas"].items()))
    info = {"title": "Obelisk", "version": ""}
    described = {"openapi": found["openapi"], "info": info, "paths": {}, "components": {"schemas": schemas}}
    return json.dumps(described)


def head(described: str) -> str:
    """The first line of the types, by which they are known to be made from this description."""
    mark = hashlib.sha256(described.encode()).hexdigest()
    return f"// Made by scripts/api_types.py from the description {mark[:32]}. Do not edit.\n"


def main() -> None:
    described = description()
    npm = web_build.npm_command()
    web_build.install(npm)
    with tempfile.TemporaryDirectory() as folder:
        schema = Path(folder) / "openapi.json"
        schema.write_text(described, "utf-8")
        command = [*npm, "exec", "--", "openapi-typescript", str(schema), *FLAGS, "-o", str(TARGET)]
        subprocess.run(command, cwd=web_build.WEB, check=True, stdout=subprocess.DEVNULL)
    made = TARGET.read_text("utf-8").partition("*/\n")[2].lstrip()
    TARGET.write_text(head(described) + "\n" + made, "utf-8")
    command = [*npm, "exec", "--", "prettier", "--log-level=warn", "--write", str(TARGET)]
    subprocess.run(command, cwd=web_build.WEB, check=True)


if __name__ == "__main__":
    main()
