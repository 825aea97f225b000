"""How a function of the kernel is built: by Numba where it is installed, else left as it is.

The GPU builds the same functions again from their plain form, with the few of `bits` exchanged.
"""

import os
from collections.abc import Callable, MutableSequence
from contextlib import suppress
from functools import cache
from getpass import getuser
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from numpy.typing import NDArray

    # What the kernel reads and writes: arrays to Numba, rows of integers to a reader.
    Row = MutableSequence[int] | NDArray[Any]
else:
    Row = MutableSequence

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = find_spec("numba") is not None


@cache
def _cache() -> str:
    """Return where what was built is kept: a folder for just these files.

    Numba notices when a function's own file changes, not when one that it calls does.
    """
    here = Path(__file__).parent
    digest = sha256(b"".join(file.read_bytes() for file in sorted(here.glob("*.py")))).hexdigest()
    for place in (here / "__pycache__", Path(gettempdir()) / f"boomtown-{getuser()}"):
        folder = place / digest[:12]
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return str(folder)
    return ""


def kernel(function: F) -> F:
    """Compile a function of the kernel for this processor."""
    return _built(function, inline=False)


def inlined(function: F) -> F:
    """Compile a small function of the kernel into those that call it."""
    return _built(function, inline=True)


def _built(function: F, *, inline: bool) -> F:
    if not COMPILED:
        return function
    from numba import config, njit

    config.CACHE_DIR = _cache()  # type: ignore[attr-defined]
    # Without Numba's own count of who holds an array: nothing is allocated here, and counting
    # cost four fifths of the time.
    options: dict[str, Any] = {"cache": True, "error_model": "numpy", "_nrt": False, "nogil": True}
    built: F = njit(forceinline=inline, **options)(function)
    return built
