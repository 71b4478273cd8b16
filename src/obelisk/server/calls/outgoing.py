"""Requests to addresses that strangers have named: never into a private network. Threads make them."""

from __future__ import annotations

import http.client
import socket
import ssl
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10
MOST_ANSWER: Final = 1024


class NotAllowed(ValueError):
    """No request is made to such an address."""


def check_address(url: str, may_be_private: bool) -> SplitResult:
    """Raises `NotAllowed` for what is no address that requests are made to, as far as it can be seen."""
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        raise NotAllowed("url") from None
    schemes = ("https", "http") if may_be_private else ("https",)
    if found.scheme not in schemes or not found.hostname or found.username is not None:
        raise NotAllowed("url")
    if not may_be_private and port not in (None, 443):
        raise NotAllowed("port")
    if not url.isascii() or any(sign <= " " for sign in url):
        raise NotAllowed("url")
    return found


def place_of(host: str, port: int, may_be_private: bool) -> str:
    """Where a name leads. The connection is made to this very number: another answer could lead elsewhere."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise OSError(f"no such host: {type(error).__name__}") from None
    for _, _, _, _, address in found:
        number = ip_address(str(address[0]).partition("%")[0])
        mapped = getattr(number, "ipv4_mapped", None)
        place = mapped if mapped is not None else number
        if not may_be_private and (not place.is_global or place.is_multicast):
            raise NotAllowed("private")
    return str(found[0][4][0])


def post(url: str, body: bytes, headers: dict[str, str], may_be_private: bool = False) -> int:
    """Sends something and says with which status it was answered. Nothing else of the answer is used, and
    it is followed nowhere. Raises `NotAllowed` or `OSError`.
    """
    found = check_address(url, may_be_private)
    host = found.hostname or ""
    is_secure = found.scheme == "https"
    port = found.port or (443 if is_secure else 80)
    line = socket.create_connection((place_of(host, port, may_be_private), port), timeout=SECONDS)
    try:
        if is_secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
        connection.sock = line
        path = (found.path or "/") + (f"?{found.query}" if found.query else "")
        connection.request("POST", path, body, {"Host": found.netloc, **headers})
        answer = connection.getresponse()
        answer.read(MOST_ANSWER)
        return answer.status
    except http.client.HTTPException as error:
        raise OSError(type(error).__name__) from None
    finally:
        line.close()
