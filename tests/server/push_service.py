"""A push service for tests: speaks the protocol, checks who sends, and reads what only a browser can."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from obelisk.server.calls.webpush import CURVE, decode, derived, encode, point_of


class PushBrowser:
    """The keys of a browser, and how it opens a message (RFC 8291)."""

    def __init__(self, auth: bytes = bytes(range(16)), key: ec.EllipticCurvePrivateKey | None = None) -> None:
        self.private = ec.generate_private_key(CURVE) if key is None else key
        self.auth = auth

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {
            "endpoint": endpoint,
            "key": encode(point_of(self.private.public_key())),
            "auth": encode(self.auth),
        }

    def opened(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point_of(self.private.public_key()) + sender
        secret = derived(shared, self.auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        return text[:-1]


class Service:
    """What has arrived: path, headers and body; `answers` are the next statuses, 201 after them."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []

    async def next(self, number: int) -> tuple[str, dict[str, str], bytes]:
        """Request number `number`, counted from 1."""
        while len(self.came) < number:
            await asyncio.sleep(0.01)
        return self.came[number - 1]


@asynccontextmanager
async def push_service() -> AsyncIterator[Service]:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        service.came.append((first.split()[1], headers, body))
        status = service.answers.pop(0) if service.answers else 201
        writer.write(f"HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    service = Service(server.sockets[0].getsockname()[1])
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()


def claims_of(authorization: str) -> dict[str, Any]:
    """What a server says of itself, if it has signed that with the key it names (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    text, _, signed = parts["t"].rpartition(".")
    raw = decode(signed)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(parts["k"]))
    key.verify(signature, text.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decode(text.split(".")[1]))
    return {**claims, "key": parts["k"]}
