"""What people type, names above all: only what can be shown, and no more than a line of it."""

import unicodedata

from boomtown.app.refusals import refused

LONGEST = 24
# Control, format (invisible, right-to-left), surrogate, private and unassigned characters.
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and signs by their category, but drawn as nothing: fillers, joiners, the empty Braille.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")


def shown(text: str, longest: int = LONGEST) -> str:
    r"""Return the text without what cannot be seen, on one line.

    >>> shown("  Mayor\u202e   Ada\n")
    'Mayor Ada'
    """
    plain = unicodedata.normalize("NFC", text)
    kept = (" " if one.isspace() else one for one in plain)
    seen = "".join(one for one in kept if _drawn(one))
    return " ".join(seen.split())[:longest].strip()


def _drawn(one: str) -> bool:
    return one not in BLANK and unicodedata.category(one) not in HIDDEN


def named(text: str) -> str:
    """Return a name that is not empty; raises `Refused`."""
    name = shown(text)
    if not any(unicodedata.category(one)[0] in "LNS" for one in name):
        raise refused("bad_name")
    return name
