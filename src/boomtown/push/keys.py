"""The key by which push services know this table again (RFC 8292), made at the first start."""

import contextlib
import json
import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from boomtown.push.encoding import written
from boomtown.push.encrypt import point

# Services refuse what is good for more than a day.
SECONDS = 12 * 3_600
OWNER_ONLY = 0o600


class BadKey(Exception):  # noqa: N818 - reads as what it says
    """A file that holds no key of ours, or cannot be made."""


class Keys:
    """A private key; `public` is what browsers are given to ask for notices from us only."""

    def __init__(self, private: EllipticCurvePrivateKey) -> None:
        """Keep the key."""
        self._private = private
        self.public = written(point(private.public_key()))

    def authorization(self, endpoint: str, site: str, now: int) -> str:
        """Return the header for a push service: who sends, for whom, until when."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1_000 + SECONDS,
            "sub": f"https://{site}",
        }
        token = ".".join((_json({"typ": "JWT", "alg": "ES256"}), _json(claims)))
        r, s = decode_dss_signature(self._private.sign(token.encode(), ECDSA(SHA256())))
        signature = written(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={token}.{signature}, k={self.public}"


def _json(value: dict[str, object]) -> str:
    return written(json.dumps(value, separators=(",", ":")).encode())


def new_keys() -> Keys:
    """Return a key that nobody has seen."""
    return Keys(generate_private_key(SECP256R1()))


def keys_in(file: Path) -> Keys:
    """Return the key in a file, which is made if it is not there; raises `BadKey`."""
    try:
        if not file.exists():
            _make(file)
        file.chmod(OWNER_ONLY)
        found = load_pem_private_key(file.read_bytes(), None)
    except (OSError, ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise BadKey(f"cannot keep the key of notices in {file}: {error}") from error
    if not isinstance(found, EllipticCurvePrivateKey) or found.curve.name != SECP256R1.name:
        raise BadKey(f"{file} holds another kind of key")
    return Keys(found)


def _make(file: Path) -> None:
    """Write a new key; of two programs that do so at once, the first one's stays."""
    key = generate_private_key(SECP256R1())
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    try:
        with contextlib.suppress(FileExistsError):
            file.hardlink_to(draft)
    finally:
        draft.unlink()
