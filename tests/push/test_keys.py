"""The key by which push services know the table: kept in a file, and what it signs."""

import json
import stat
import threading
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ed25519
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from boomtown.push.encoding import bytes_of
from boomtown.push.keys import BadKey, keys_in, new_keys

NOW = 1_700_000_000_000


def test_a_service_can_check_who_sends() -> None:
    keys = new_keys()
    header = keys.authorization("https://push.example.org/a/b?c", "boom.example", NOW)
    scheme, token, key = header.replace(",", "").split()
    assert scheme == "vapid"
    assert key == f"k={keys.public}"
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(bytes_of(claims)) == {
        "aud": "https://push.example.org",
        "exp": NOW // 1_000 + 43_200,
        "sub": "https://boom.example",
    }
    raw = bytes_of(signature)
    halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), bytes_of(keys.public))
    public.verify(encode_dss_signature(*halves), f"{head}.{claims}".encode(), ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(*halves), f"{head}.{claims}x".encode(), ECDSA(SHA256()))


def test_the_key_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "games.push-key"
    first = keys_in(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    assert keys_in(file).public == first.public
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["games.push-key"]


def test_of_many_that_start_at_once_all_have_the_same_key(tmp_path: Path) -> None:
    file, found = tmp_path / "key", []
    threads = [
        threading.Thread(target=lambda: found.append(keys_in(file).public)) for _ in range(8)
    ]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert [one.name for one in tmp_path.iterdir()] == ["key"]


def test_a_file_that_holds_something_else_is_said_to_be_and_stays(tmp_path: Path) -> None:
    text, other = tmp_path / "text", tmp_path / "other"
    text.write_text("no key")
    key = ed25519.Ed25519PrivateKey.generate()
    other.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    for file in (text, other, tmp_path / "no" / "folder"):
        with pytest.raises(BadKey, match=file.name):
            keys_in(file)
    assert text.read_text() == "no key"
