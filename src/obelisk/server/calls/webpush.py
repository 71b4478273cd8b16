"""Web push: messages that only one browser can read (RFC 8291), and who sends them (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""All fits into one record; push services take no more."""
MOST_BYTES: Final = 3000
TOKEN_SECONDS: Final = 12 * 3600


class BadKeys(ValueError):
    """These are not the keys of a browser."""


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadKeys(text) from None


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(key: str, auth: str) -> None:
    """Raises `BadKeys` unless a browser could have made them."""
    if len(decode(auth)) != 16:
        raise BadKeys(auth)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    except ValueError:
        raise BadKeys(key) from None


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(
    text: bytes,
    key: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message for the browser with these keys. Salt and own key are made anew for every message."""
    assert len(text) <= MOST_BYTES
    salt = os.urandom(16) if salt is None else salt
    own = ec.generate_private_key(CURVE) if own is None else own
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    mine = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = derived(shared, decode(auth), b"WebPush: info\0" + point_of(theirs) + mine, 32)
    cipher = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return header + cipher.encrypt(nonce, text + b"\x02", None)


class Sender:
    """A server as push services know it: by a key that it made itself and keeps."""

    def __init__(self, secret: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16), CURVE)
        self.public = encode(point_of(self._key.public_key()))

    @staticmethod
    def new_secret() -> str:
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """What a push service asks for: that it is us, for a while and for this service only."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": now // 1000 + TOKEN_SECONDS,
            "sub": contact,
        }
        parts = [json.dumps(part).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(encode(part) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"
