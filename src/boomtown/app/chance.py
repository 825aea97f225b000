"""Seeds, nonces and names drawn from the system's own randomness, and time from its clock."""

import secrets
import time

# Without letters and digits that are mistaken for others when read aloud or copied.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12


class SystemChance:
    """What nobody can foresee."""

    def id(self) -> str:
        """Return 12 of 31 letters: 59 bits."""
        return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))

    def seed(self) -> int:
        """Return 64 bits."""
        return secrets.randbits(64)

    def nonce(self) -> str:
        """Return 32 hexadecimal digits."""
        return secrets.token_hex(16)


class SystemClock:
    """The time of day."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000
