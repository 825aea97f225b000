"""Where the table can be reached, and the same as a QR code for a phone's camera."""

import io
import socket
import sys

import segno

WHITE_ON_BLACK = "\x1b[97;40m{}\x1b[0m"
ANYWHERE = ("0.0.0.0", "::", "")
ONLY_HERE = ("localhost", "::1")


def local_address() -> str | None:
    """Return this machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def addresses(host: str, port: int, scheme: str = "http") -> list[str]:
    """Return the addresses to type, that for phones in the same network last."""
    if host not in ANYWHERE:
        name = f"[{host}]" if ":" in host else host
        return [f"{scheme}://{name}:{port}/"]
    local = local_address()
    near = [f"{scheme}://{local}:{port}/"] if local else []
    return [f"{scheme}://localhost:{port}/", *near]


def code(address: str) -> str:
    """Return a QR code in half blocks; on a terminal in colours of its own, whatever its theme."""
    out = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(out, compact=True, border=2)
    paint = WHITE_ON_BLACK if sys.stdout.isatty() else "{}"
    return "\n".join(paint.format(line) for line in out.getvalue().splitlines())


def welcome(host: str, port: int, scheme: str = "http") -> str:
    """Return what `serve` says when it is ready."""
    found = addresses(host, port, scheme)
    lines = ["", f"  Boomtown is open: {found[0]}"]
    if len(found) > 1:
        lines += ["", f"  For phones in the same network: {found[-1]}", "", code(found[-1])]
    elif host not in (*ANYWHERE, *ONLY_HERE) and not host.startswith("127."):
        lines += ["", code(found[0])]
    else:
        lines += ["  Only this machine can reach it; `--host 0.0.0.0` opens it to the network."]
    return "\n".join([*lines, "", "  Ctrl-C closes the table; games go on where they stopped.", ""])
