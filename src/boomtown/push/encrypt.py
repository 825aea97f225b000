"""What only one browser can read: message encryption for Web Push (RFC 8291, RFC 8188).

The content is one record: a salt, our half of the agreed key, and the sealed text.
"""

import secrets
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SALT = 16
SECRET = 16
POINT = 65
# Push services take 4096 bytes in all; of these the frame needs 103.
RECORD = 4_096
MOST = RECORD - SALT - 5 - POINT - 17
LAST_RECORD = b"\2"


class Receiver(NamedTuple):
    """A browser's half of the key, and the secret it shares with us."""

    key: bytes
    secret: bytes


def receiver_of(key: bytes, secret: bytes) -> Receiver:
    """Return a browser's keys; raises `ValueError` if they are none."""
    if len(secret) != SECRET or len(key) != POINT:
        raise ValueError("the length of the keys is wrong")
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key)
    return Receiver(key, secret)


def point(key: EllipticCurvePublicKey) -> bytes:
    """Return a public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    content: bytes,
    receiver: Receiver,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """Encrypt a message with a key and a salt used this once."""
    if len(content) > MOST:
        raise ValueError(f"{len(content)} bytes are more than {MOST}")
    own, salt = own or generate_private_key(SECP256R1()), salt or secrets.token_bytes(SALT)
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), receiver.key)
    public = point(own.public_key())
    shared = own.exchange(ECDH(), theirs)
    both = b"WebPush: info\0" + receiver.key + public
    agreed = _derived(receiver.secret, both, 32, shared)
    key = _derived(salt, b"Content-Encoding: aes128gcm\0", 16, agreed)
    nonce = _derived(salt, b"Content-Encoding: nonce\0", 12, agreed)
    sealed = AESGCM(key).encrypt(nonce, content + LAST_RECORD, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + public + sealed


def _derived(salt: bytes, info: bytes, length: int, material: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
