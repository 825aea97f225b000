"""Writes of a batch in groups, so that a thousand confirmations are a few statements."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from boomtown.app.stored import Decide, Write


def groups(batch: Sequence[Write]) -> Iterator[list[Decide] | Write]:
    """Yield neighbouring decisions of one round together, everything else alone, in order."""
    for key, writes in groupby(batch, key=_key):
        if key is None:
            yield from writes
        else:
            yield [write for write in writes if isinstance(write, Decide)]


def _key(write: Write) -> tuple[str, int] | None:
    return (write.game, write.decision.round) if isinstance(write, Decide) else None
