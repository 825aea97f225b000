"""QR codes as another program draws them: what the front end's own must look like, by its mask."""

from hashlib import sha256

import segno

from tests.contract.scenarios import Fixture

# By version from 1 at level M: the most bytes it holds.
MOST = (14, 26, 42, 62, 84, 106, 122, 152, 180, 213)
MASKS = 8
LONG = "https://boomtown.example/r/" + "maple-owl-42/" * 20
# Texts that fill their version: where there is room left, segno pads with a zero byte first.
TEXTS = ("Straße · Ło", *(LONG[:n] for n in MOST))


def qr() -> Fixture:
    """Return for each text its version, and for each mask the hash of its rows."""
    return {
        "about": "Level M, bytes; rows of 0 and 1 joined by new lines, as SHA-256, by mask.",
        "codes": [{"text": text, **drawn(text)} for text in TEXTS],
    }


def drawn(text: str) -> dict[str, object]:
    codes = [
        segno.make(
            text,
            error="m",
            mode="byte",
            encoding="utf-8",
            mask=mask,
            boost_error=False,
            micro=False,
        )
        for mask in range(MASKS)
    ]
    return {"version": codes[0].version, "masks": [hashed(code) for code in codes]}


def hashed(code: segno.QRCode) -> str:
    rows = "\n".join("".join(map(str, row)) for row in code.matrix)
    return sha256(rows.encode()).hexdigest()
