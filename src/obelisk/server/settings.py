"""What an operator may set: defaults, then a TOML file, then environment variables `OBELISK_…`."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

PREFIX: Final = "OBELISK_"
SEPARATORS: Final = {"origins": ",", "added_bots": ";"}
"""Between the parts of lists in environment variables; specs of bots have commas."""
PORTS: Final = {"http": 80, "https": 443}
"""The ports that browsers leave out."""


class InvalidSettings(ValueError):
    """A setting that cannot be used; the text names it."""


MOST: Final = 1_000_000_000
"""Of whatever is counted: more days than these have no date."""
Count = Annotated[int, Meta(ge=1, le=MOST)]
CountOrNone = Annotated[int, Meta(ge=0, le=MOST)]
MOST_PROCESSES: Final = 256
Rate = Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Described one by one in docs/server.md."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8377
    database: str = "obelisk.db"
    processes: Annotated[int, Meta(ge=1, le=MOST_PROCESSES)] = 1
    origins: list[str] = []
    web: Path | None = None
    secure_cookie: bool = False
    smtp_url: str = ""
    smtp_password_file: Path | None = None
    mail_from: str = ""
    mails_per_hour: Rate = 5.0
    private_calls: bool = False
    trust_proxy: bool = False
    log_level: Literal["debug", "info", "warning", "error", "critical"] = "info"
    log_json: bool = True
    bot_workers: Annotated[int, Meta(ge=0, le=MOST_PROCESSES)] = 1
    bot_budget_ms: Count = 2000
    bot_memory_mb: CountOrNone = 2048
    added_bots: list[str] = []
    answer_ms: Count = 8000
    part_ms: Count = 5000
    rules_seconds: Rate = 30.0
    password_threads: Annotated[int, Meta(ge=1, le=MOST_PROCESSES)] = 1
    archive_days: Count = 30
    session_days: Count = 90
    idle_seconds: Count = 300
    header_seconds: Rate = 10.0
    body_seconds: Rate = 30.0
    queue_frames: Count = 128
    sockets_per_person: Count = 32
    sockets_per_address: Count = 200
    tables_per_person: Count = 200
    tables_per_guest: Count = 20
    guests_per_minute: Rate = 30.0
    sign_ins_per_minute: Rate = 20.0
    requests_per_second: Rate = 30.0
    actions_per_second: Rate = 20.0
    chats_per_minute: Rate = 20.0
    tables_per_hour: Rate = 120.0
    imports_per_person: CountOrNone = 100
    chat_lines: Count = 1000
    guest_chat: Literal["all", "private", "phrases"] = "private"
    watch_delay_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 60.0
    closed_days: CountOrNone = 7
    import_days: CountOrNone = 180
    guest_days: CountOrNone = 180
    chat_days: CountOrNone = 365
    replays_per_second: Rate = 500.0

    @property
    def cookie(self) -> str:
        """The name of the session's cookie: behind TLS one that browsers bind to this host and to TLS."""
        return "__Host-obelisk_session" if self.secure_cookie else "obelisk_session"


def decode(kind: type, value: object) -> object:
    """Reads what msgspec does not know: paths."""
    if kind is Path and isinstance(value, str):
        return Path(value)
    raise ValueError(f"expected a path, got {type(value).__name__}")


def origin_in(text: str) -> str:
    """An address of pages, letter by letter as browsers name it. Raises `InvalidSettings`."""
    try:
        url = urlsplit(text.strip().lower())
        port = url.port
    except ValueError:
        url, port = urlsplit(""), None
    if url.scheme not in PORTS or not url.hostname or url.username or url.path.strip("/") or url.query:
        raise InvalidSettings(f"origins: {text}: https://HOST or https://HOST:PORT is expected")
    host = f"[{url.hostname}]" if ":" in url.hostname else url.hostname
    return f"{url.scheme}://{host}" + (f":{port}" if port not in (None, PORTS[url.scheme]) else "")


def settings(file: Path | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings in force; raises `InvalidSettings`."""
    values: dict[str, object] = {}
    if file is not None:
        try:
            values.update(tomllib.loads(file.read_text("utf-8")))
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise InvalidSettings(f"{file}: {error}") from None
    found = environment if environment is not None else os.environ
    for field in msgspec.structs.fields(Settings):
        text = found.get(PREFIX + field.name.upper())
        if text is not None:
            values[field.name] = text.split(SEPARATORS[field.name]) if field.name in SEPARATORS else text
    try:
        made = msgspec.convert(values, Settings, strict=False, dec_hook=decode)
    except msgspec.ValidationError as error:
        raise InvalidSettings(str(error)) from None
    if made.web is not None and not (made.web / "index.html").is_file():
        raise InvalidSettings(f"web: {made.web}: there is no index.html")
    made.origins = [origin_in(text) for text in made.origins]
    return made
