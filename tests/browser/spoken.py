"""What was said at the table of the pictures, and the gestures about its last turns."""

from dataclasses import replace

from boomtown.app.stored import Said
from tests.app.table import Message, Table

ADA, BRUNO, CLEO, DEV = range(4)
NAMES = ("Ada", "Bruno", "Cleo", "Dev")
LAST_ROUND = 19
MINUTE = 60_000
# Who, how many minutes ago, what.
SAID: tuple[tuple[int, int, Message], ...] = (
    (CLEO, 10, {"t": "say", "phrase": "hello"}),
    (BRUNO, 4, {"t": "chat", "text": "Whoever builds next to my pool brings the lemonade."}),
    (DEV, 1, {"t": "say", "phrase": "needed_that"}),
    (BRUNO, 0, {"t": "say", "phrase": "close"}),
)
GESTURES = ((BRUNO, ADA, "bravo"), (CLEO, ADA, "bravo"), (DEV, ADA, "wow"), (CLEO, BRUNO, "ouch"))


def spoken(made: Table) -> Table:
    """Let people have said it."""
    now = made.clock.time
    for seat, minutes, what in SAID:
        made.clock.time = now - minutes * MINUTE
        made.send(seat, what)
    made.clock.time = now
    for seat, about, gesture in GESTURES:
        number = made.room.sayings.next
        said = Said(number, f"p{seat}", NAMES[seat], seat, now, gesture=gesture)
        made.room.sayings.add(replace(said, seat=about, round=LAST_ROUND))
    return made
