"""What a host chooses, and the settings of the game that follow from it (R1, R14)."""

from dataclasses import dataclass, field, replace
from typing import Literal

from boomtown.app.refusals import refused
from boomtown.bots import USUAL, roster
from boomtown.editions import edition, names
from boomtown.rules.commitment import SEED_LIMIT
from boomtown.rules.mode import Mode
from boomtown.rules.modes import MODES
from boomtown.rules.settings import Ruleset, Settings, SettingsError, ruleset

Tempo = Literal["none", "round", "bank", "days"]
OnTimeout = Literal["turn", "seat"]
Speech = Literal["off", "phrases", "free"]
BotPace = Literal["none", "people", "always"]

MOST_SEATS = 100
MOST_IN_OPEN = 10_000
SECONDS: dict[Tempo, tuple[int, int]] = {
    "none": (0, 1_000_000),
    "round": (5, 3_600),
    "bank": (30, 36_000),
    "days": (1, 30),
}


@dataclass(frozen=True, slots=True)
class Options:
    """Everything a host chooses; `seats` 0 is open to any number (R13.4).

    `seconds` is the round's timer, the bank of each player, or a correspondence game's days; a
    typed `seed` makes a known deal; `talk` is what may be said. Without `scores` nobody is told
    how others stand before the end. `stand_in` plays for people who are gone or late; bots take
    their time as `bot_pace` says: among several people, always, or never.
    With `late_comers` somebody new may take a bot's seat in a running game.
    """

    edition: str = "2018"
    mode: str = "standard"
    sheet: str = "classic"
    advanced: bool = False
    roundabouts: bool = False
    opponent: int | None = None
    switches: dict[str, str] = field(default_factory=dict)
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
    stand_in: str = USUAL
    bot_pace: BotPace = "people"
    late_comers: bool = False


def settings_of(options: Options, seats: int) -> Settings:
    """Return the settings of a game with so many seats."""
    return Settings(
        edition=options.edition,
        mode=options.mode,
        sheet=options.sheet,
        advanced=options.advanced,
        roundabouts=options.roundabouts,
        seats=seats,
        opponent=options.opponent,
        switches=tuple(sorted(options.switches.items())),
    )


def checked(options: Options) -> Options:
    """Return the options with seats that the mode allows; raises `Refused` where they are wrong."""
    if options.edition not in names():
        raise refused("bad_setting", field="edition")
    if options.mode not in edition(options.edition).modes:
        raise refused("bad_setting", field="mode")
    fewest, most = SECONDS[options.tempo]
    if not fewest <= options.seconds <= most:
        raise refused("bad_setting", field="seconds")
    seed_of(options)
    if options.stand_in not in roster():
        raise refused("no_such_bot")
    fitting = replace(options, seats=_seats(options, MODES[options.mode]))
    rules_of(fitting, fitting.seats or MODES[options.mode].seats[0])
    return fitting


def _seats(options: Options, mode: Mode) -> int:
    fewest, most = mode.seats
    if options.seats == 0 and most is None:
        if options.tempo == "none":
            raise refused("open_needs_timer")
        return 0
    return max(fewest, min(options.seats, most or MOST_SEATS, MOST_SEATS))


def rules_of(options: Options, seats: int) -> Ruleset:
    """Resolve a game's settings; raises `Refused` naming the setting that is wrong."""
    try:
        return ruleset(settings_of(options, seats), edition(options.edition))
    except SettingsError as error:
        raise refused("bad_setting", field=error.field, problem=error.problem) from error


def seed_of(options: Options) -> int | None:
    """Return the seed that somebody typed, or None."""
    if not options.seed:
        return None
    if not (options.seed.isascii() and options.seed.isdigit() and len(options.seed) <= 20):
        raise refused("bad_seed")
    seed = int(options.seed)
    if seed >= SEED_LIMIT:
        raise refused("bad_seed")
    return seed


def places(options: Options) -> int:
    """Return how many may sit down."""
    return options.seats or MOST_IN_OPEN
