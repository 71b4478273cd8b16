"""Errors that people make or meet: one clear line each on stderr, exit code 2, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

import typer

from obelisk.core.document import InvalidDocument
from obelisk.core.errors import InvalidOptions, UnknownName
from obelisk.core.record import InvalidRecord
from obelisk.extras import MissingExtra, is_of_an_extra
from obelisk.i18n.catalogue import UnknownLanguage
from obelisk.pool import NoCluster, WorkersLost

P = ParamSpec("P")
BAD_INPUT: Final = 2


class Complaint(Exception):
    """What is wrong, one line per problem."""

    def __init__(self, *lines: str) -> None:
        super().__init__("; ".join(lines))
        self.lines = list(lines)


def complaint_of(error: Exception) -> Complaint:
    """The complaint that an error of the engine is worth."""
    if isinstance(error, Complaint):
        return error
    if isinstance(error, InvalidOptions | InvalidDocument):
        return Complaint(*[line for problem in error.problems for line in str(problem).splitlines()])
    return Complaint(*str(error.args[0] if error.args else error).splitlines())


def complain(complaint: Complaint) -> None:
    for line in complaint.lines:
        print(f"obelisk: {line}", file=sys.stderr)


def complains(command: Callable[P, None]) -> Callable[P, None]:
    """A command whose expected errors end it politely."""

    @wraps(command)
    def polite(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except (
            Complaint,
            InvalidOptions,
            InvalidDocument,
            InvalidRecord,
            UnknownName,
            UnknownLanguage,
            NoCluster,
            WorkersLost,
        ) as error:
            sys.stdout.flush()
            complain(complaint_of(error))
            raise typer.Exit(BAD_INPUT) from None
        except ImportError as error:
            if not is_of_an_extra(error):
                raise
            complain(Complaint(str(MissingExtra(error))))
            raise typer.Exit(BAD_INPUT) from None

    return polite


def reason_of(error: OSError) -> str:
    """What the system says is wrong with a file."""
    return (error.strerror or type(error).__name__).lower()
