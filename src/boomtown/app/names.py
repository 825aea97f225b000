"""Names as people type them: only what can be shown, and no more than a line of it."""

import unicodedata

from boomtown.app.refusals import refused

LONGEST = 24
# Control, format (invisible, right-to-left), surrogate, private and unassigned characters.
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def shown(text: str) -> str:
    r"""Return the text without what cannot be seen, on one line.

    >>> shown("  Mayor\u202e   Ada\n")
    'Mayor Ada'
    """
    plain = unicodedata.normalize("NFC", text)
    kept = (" " if one.isspace() else one for one in plain)
    seen = "".join(one for one in kept if unicodedata.category(one) not in HIDDEN)
    return " ".join(seen.split())[:LONGEST].strip()


def named(text: str) -> str:
    """Return a name that is not empty; raises `Refused`."""
    name = shown(text)
    if not any(unicodedata.category(one)[0] in "LNS" for one in name):
        raise refused("bad_name")
    return name
