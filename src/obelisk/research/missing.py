"""One clear line where a library of the `research` extra is not installed."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A library that Obelisk can be used without, but this part of it cannot."""

    def __init__(self, error: ImportError) -> None:
        name = (error.name or str(error)).partition(".")[0]
        super().__init__(f"{name} is missing; install it with: pip install 'obelisk[research]'", name=name)
