"""Structured logs: ids, numbers and kinds of errors. Never views, hands, actions, seeds, secrets or chat."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final, TextIO, cast

import structlog

FORBIDDEN: Final = frozenset(
    {
        "view",
        "state",
        "action",
        "actions",
        "seed",
        "secret",
        "token",
        "password",
        "text",
        "invite",
        "events",
        "legal",
    }
)


REFUSED_SOCKET: Final = "ASGI callable returned without completing handshake."
"""What uvicorn calls an error when we refuse a handshake: a stranger could fill the log with it."""


class Lines(io.TextIOBase):
    """Standard error, where nobody may be there to read, or no room on the disk: what cannot be written is
    lost, and whoever wanted to tell it goes on.
    """

    def write(self, text: str) -> int:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


def is_news(record: logging.LogRecord) -> bool:
    return record.getMessage() != REFUSED_SOCKET


def drop_hidden(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A last guard: fields that could tell something about a game or a person are not written."""
    return {name: value for name, value in event.items() if name not in FORBIDDEN}


def only_place(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Of an exception, its type and where it was raised; its words may quote what is hidden."""
    error = event.pop("exc_info", None)
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        trace = error.__traceback__
        places: list[str] = []
        while trace is not None:
            places.append(f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
            trace = trace.tb_next
        event["places"] = places[-6:]
    return event


def raised(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The exception of a line of `logging`, which tells it with its type and its trace."""
    error = event.get("exc_info")
    if isinstance(error, tuple):
        event["exc_info"] = error[1]
    return event


def set_up(level: str, as_json: bool) -> None:
    """Our logs and those of the libraries, which speak to Python's own `logging`, in one form on stderr."""
    lines = cast(TextIO, Lines())
    lowest = logging.getLevelNamesMapping()[level.upper()]
    renderer: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        only_place,
        drop_hidden,
    ]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(lowest),
        logger_factory=structlog.WriteLoggerFactory(file=lines),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(lines)
    handler.addFilter(is_news)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, raised, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(lowest, logging.WARNING), force=True)
