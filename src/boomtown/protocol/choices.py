"""What a host chooses, and whom there is to choose from, as it travels."""

from typing import Annotated

import msgspec

from boomtown.app.options import BotPace, OnTimeout, Speech, Tempo
from boomtown.bots import USUAL
from boomtown.protocol.parts import Part

BotName = Annotated[str, msgspec.Meta(max_length=32)]


class Options(Part, frozen=True, forbid_unknown_fields=True):
    """Everything a host chooses; `seats` 0 is open to any number.

    `seconds` is the round's timer, the bank of each player, or a correspondence game's days. A
    `seed` that somebody types makes a known deal; digits, as it may need all 64 bits; `talk` is
    what may be said. Without `scores` nobody is told before the end how others stand. The bot
    `stand_in` plays for whoever is gone or late. With `bot_pace` people bots take their time where
    more than one person plays, with always also where one plays alone, with none never. With
    `late_comers` whoever looks on may take a seat that is `open`.
    """

    edition: str = "2018"
    mode: str = "standard"
    sheet: str = "classic"
    advanced: bool = False
    roundabouts: bool = False
    opponent: int | None = None
    switches: dict[str, str] = msgspec.field(default_factory=dict)
    seats: int = 4
    public: bool = False
    spectators: bool = True
    aids: bool = True
    scores: bool = True
    tempo: Tempo = "none"
    seconds: int = 90
    on_timeout: OnTimeout = "turn"
    seed: str = ""
    talk: Speech = "phrases"
    stand_in: BotName = USUAL
    bot_pace: BotPace = "people"
    late_comers: bool = False


class BotChoice(Part, frozen=True):
    """A bot that there is: its level from 1 to 5, and what it says of how it thinks."""

    name: str
    level: int
    thinks: str = ""
