"""What can be said at a table: phrases by their code, gestures, and who a voice is."""

from functools import lru_cache
from hashlib import sha256
from typing import Literal

# Clients have a text for each, in every language: that is what lets strangers talk to each other.
Phrase = Literal[
    "hello",
    "luck",
    "lovely_town",
    "well_played",
    "thanks",
    "oops",
    "needed_that",
    "no_hurry",
    "moment",
    "ready",
    "your_turn",
    "close",
    "good_game",
    "again",
    "bye",
]
Gesture = Literal["bravo", "wow", "lovely", "ouch", "peek"]

VOICE_LENGTH = 12


@lru_cache(maxsize=4_096)
def voice_of(room: str, person: str) -> str:
    """Return what somebody is recognised by in one room, and in no other."""
    return sha256(f"{room} {person}".encode()).hexdigest()[:VOICE_LENGTH]
