"""Addresses of clients: read from texts, and counted as limits count them."""

from __future__ import annotations

import ipaddress
from typing import Final

NETWORK: Final = 64
"""Bits of an IPv6 address that tell networks apart: of the others everybody has as many as they like."""


def address_in(text: str) -> str | None:
    """The address in an entry of a proxy, which may bear a port."""
    host = text if text.count(":") > 1 and "]" not in text else text.rpartition("]")[0].lstrip("[")
    try:
        return str(ipaddress.ip_address(host or text.partition(":")[0]))
    except ValueError:
        return None


def neighbourhood(host: str) -> str:
    """The address, or the network of it where everybody has very many of them."""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> NETWORK << NETWORK, NETWORK)))
