"""Which addresses a browser may give us to send to: those of the push services, and nothing near.

A table sends where strangers ask it to, so it must not be led into the network it stands in: only
services that browsers are known to use, and only addresses that all the world can reach.
"""

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

VARIABLE = "BOOMTOWN_PUSH"
OFF = "off"
KNOWN = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
LONGEST = 2_048


def services_of(text: str) -> tuple[str, ...]:
    """Read the services to send to: more of them by name, or `off` for none.

    >>> services_of("push.example.org")[-1]
    'push.example.org'
    >>> services_of("off")
    ()
    """
    names = [one.strip().lower() for one in text.split(",")]
    more = [one for one in names if one]
    if more == [OFF]:
        return ()
    if bad := [one for one in more if not one.replace("-", "a").replace(".", "a").isalnum()]:
        raise ValueError(f"{VARIABLE} is off, or names of push services, not {bad[0]}")
    return (*KNOWN, *more)


def allowed(endpoint: str, services: Iterable[str]) -> bool:
    """Whether an address is one of a push service.

    >>> allowed("https://fcm.googleapis.com/fcm/send/abc", KNOWN)
    True
    >>> allowed("https://fcm.googleapis.com.evil.test/", KNOWN)
    False
    """
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        return False
    if " " in endpoint or "\\" in endpoint:
        return False
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    plain = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc
    known = any(host == one or host.endswith(f".{one}") for one in services)
    return plain and known and not parts.fragment


def reachable(address: str) -> bool:
    """Whether an address is out in the world: not this machine, not its network.

    >>> reachable("192.168.1.1"), reachable("::ffff:127.0.0.1"), reachable("8.8.8.8")
    (False, False, True)
    """
    found = ipaddress.ip_address(address)
    inner = getattr(found, "ipv4_mapped", None) or found
    return inner.is_global and not inner.is_multicast
