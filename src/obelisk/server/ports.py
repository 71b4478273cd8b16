"""Where a server listens."""

from __future__ import annotations

import errno
import socket
from typing import Final

from obelisk.server.settings import InvalidSettings

BACKLOG: Final = 4096


def doors_at(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of a host, where nobody else listens. They do not listen yet: until somebody
    would answer, whoever knocks is sent away at once. A name may mean addresses that are not of this machine.
    Raises `InvalidSettings`.
    """
    found: list[socket.socket] = []
    fault = "there is no such address"
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise InvalidSettings(f"host: {host}: {reason_of(error)}") from None
    except UnicodeError:
        raise InvalidSettings(f"host: {host}: no machine can have this name") from None
    for family, kind, protocol, _, address in places:
        try:
            door = socket.socket(family, kind, protocol)
        except OSError as error:
            fault = reason_of(error)
            continue
        try:
            bind(door, address)
        except OSError as error:
            door.close()
            fault = reason_of(error)
            if error.errno != errno.EADDRNOTAVAIL:
                for other in found:
                    other.close()
                raise InvalidSettings(f"port: {host}:{port}: {fault}") from None
        else:
            found.append(door)
    if not found:
        raise InvalidSettings(f"host: {host}: {fault}")
    return found


def bind(door: socket.socket, address: tuple[object, ...]) -> None:
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if door.family == socket.AF_INET6:
        # The other kind of addresses has a door of its own.
        door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    door.bind(address)


def reason_of(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
