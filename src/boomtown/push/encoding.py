"""Bytes as the web writes them: base64 for addresses, without its padding."""

import base64
import binascii


def written(content: bytes) -> str:
    """Return bytes as text.

    >>> written(bytes(3))
    'AAAA'
    """
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Read bytes from text; raises `ValueError`.

    >>> bytes_of("AAA").hex()
    '0000'
    """
    if "+" in text or "/" in text:
        raise ValueError("not base64url")
    try:
        padded = text.encode("ascii") + b"=" * (-len(text) % 4)
        return base64.b64decode(padded, altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError("not base64url") from error
