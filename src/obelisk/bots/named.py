"""Objects of anybody's Python modules by name, `module:name`: bots and evaluations of one's own."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any, Final

PREFIX: Final = "python:"


class NoSuchObject(ValueError):
    """A name behind which there is nothing; the text says why in one line."""


def object_of(name: str) -> Any:
    """The object of `module:name`; modules of the folder one is in are found as well."""
    module_name, _, rest = name.partition(":")
    if not module_name or not rest:
        raise NoSuchObject("name a module and an object in it, as in python:mybot:MyBot")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Any = import_module(module_name)
    except ImportError as error:
        raise NoSuchObject(f"module {module_name!r} cannot be imported ({error})") from error
    for part in rest.split("."):
        if not hasattr(found, part):
            raise NoSuchObject(f"module {module_name!r} has no {rest!r}")
        found = getattr(found, part)
    return found
