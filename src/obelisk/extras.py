"""Libraries that not everybody needs, and the extra of the package that brings each.

`import obelisk` and the command line need none of them. Who uses a part that does is told in one line what
to install.
"""

from __future__ import annotations

from typing import Final

EXTRA_OF: Final = {
    "apsw": "server",
    "argon2": "server",
    "cryptography": "server",
    "litestar": "server",
    "msgspec": "server",
    "prometheus_client": "server",
    "resvg_py": "server",
    "structlog": "server",
    "uvicorn": "server",
    "psycopg": "postgres",
    "greenlet": "research",
    "gymnasium": "research",
    "numpy": "research",
    "open_spiel": "research",
    "pettingzoo": "research",
    "pyarrow": "research",
    "pyspiel": "research",
    "matplotlib": "plots",
    "ray": "ray",
    "torch": "train",
}
"""The extra that brings a library, by the name it is imported under."""


class MissingExtra(ImportError):
    """A library that Obelisk can be used without, but this part of it cannot."""

    def __init__(self, error: ImportError) -> None:
        name = (error.name or str(error)).partition(".")[0]
        if name in EXTRA_OF:
            told = f"{name} is missing; install it with: pip install 'obelisk[{EXTRA_OF[name]}]'"
        else:
            told = str(error)
        super().__init__(told, name=name)


def is_of_an_extra(error: ImportError) -> bool:
    """Whether an extra would bring what could not be imported."""
    return (error.name or "").partition(".")[0] in EXTRA_OF
