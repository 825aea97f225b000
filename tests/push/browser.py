"""A browser that has asked for notices: its keys, and how it reads what comes (RFC 8291)."""

import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from boomtown.push.encoding import written
from boomtown.push.encrypt import Receiver, point

ENDPOINT = "https://fcm.googleapis.com/fcm/send/"


class Browser:
    """Keys of its own, and the address that its push service gave it."""

    def __init__(self, name: str = "ada") -> None:
        self._key = generate_private_key(SECP256R1())
        self.endpoint = f"{ENDPOINT}{name}"
        self.receiver = Receiver(point(self._key.public_key()), secrets.token_bytes(16))

    def asks(self, **changes: str) -> dict[str, str]:
        """Return what its page sends."""
        key, secret = map(written, self.receiver)
        return {"endpoint": self.endpoint, "key": key, "secret": secret, **changes}

    def reads(self, content: bytes) -> bytes:
        """Decrypt one record."""
        salt, size, public = content[:16], int.from_bytes(content[16:20], "big"), content[21:86]
        assert content[20] == len(public)
        assert len(content) <= size
        theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), public)
        shared = self._key.exchange(ECDH(), theirs)
        info = b"WebPush: info\0" + self.receiver.key + public
        agreed = HKDF(SHA256(), 32, self.receiver.secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(agreed)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(agreed)
        try:
            plain = AESGCM(key).decrypt(nonce, content[86:], None)
        except InvalidTag as no:
            raise ValueError("not for this browser") from no
        assert plain[-1:] == b"\2"
        return plain[:-1]
