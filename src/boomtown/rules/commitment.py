"""A shuffle that can be checked afterwards: a promise at the start, seed and nonce at the end."""

import re
from dataclasses import dataclass
from hashlib import sha256

NONCE = re.compile(r"[0-9a-f]{32}\Z", re.ASCII)
SEED_LIMIT = 1 << 64


def commit(seed: int, nonce: str) -> str:
    """Return the promise: SHA-256 over the text “seed nonce”.

    >>> commit(17, "0" * 32)[:16]
    '2a9a00031fc2bc87'
    """
    return sha256(f"{seed} {nonce}".encode("ascii")).hexdigest()


@dataclass(frozen=True, slots=True)
class Deal:
    """Where the order of all cards came from.

    A seed that somebody chose is a known deal and has no nonce. One that the system drew is
    promised by its commitment while the game runs; seed and nonce are revealed at the end (R3.8).
    """

    seed: int | None
    nonce: str | None = None
    commitment: str | None = None

    @property
    def known(self) -> bool:
        """Whether somebody chose the seed, and so may have known the cards."""
        return self.commitment is None

    @property
    def kept(self) -> bool:
        """Whether what was revealed is what was promised; nothing was promised of a known deal."""
        if self.commitment is None:
            return True
        if self.seed is None or self.nonce is None:
            return False
        return commit(self.seed, self.nonce) == self.commitment


def promised(seed: int, nonce: str) -> Deal:
    """Return the deal of a seed that the system drew."""
    return Deal(seed, nonce, commit(seed, nonce))
