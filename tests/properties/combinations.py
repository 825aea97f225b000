"""The combinations of R1, and the settings of game n of each: seats, opponents, switches."""

from typing import NamedTuple

from boomtown.editions import edition, names
from boomtown.rules.house_rules import SWITCHES, Switch
from boomtown.rules.modes import MODES
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset, Settings, ruleset

SEATS = (1, 2, 4, 2, 1, 4, 2, 8)  # of games one after another; large ones cost most


class Combination(NamedTuple):
    """One line of R1's table with its switches."""

    edition: str
    mode: str
    sheet: str
    advanced: bool
    roundabouts: bool

    def __str__(self) -> str:
        """Name it in the list of tests."""
        extra = ("advanced" * self.advanced, "roundabouts" * self.roundabouts)
        return "-".join(part for part in (*self[:3], *extra) if part)


COMBINATIONS = tuple(
    Combination(name, mode, layout.name, advanced, roundabouts)
    for name in names()
    for mode in edition(name).modes
    for layout in edition(name).layouts
    for advanced in (False, True)
    for roundabouts in (False, True)
)


def seats_of(combination: Combination) -> tuple[int, ...]:
    """Return those of `SEATS` that the mode allows."""
    fewest, most = MODES[combination.mode].seats
    return tuple(seats for seats in SEATS if fewest <= seats <= (most or seats))


def scheduled(combination: Combination, game: int) -> Settings:
    """Return the settings of a game: every other one by the defaults, the rest with switches."""
    rng = Stream(COMBINATIONS.index(combination), game)
    seats = seats_of(combination)
    opponents = edition(combination.edition).opponents if MODES[combination.mode].opponents else ()
    return Settings(
        *combination,
        seats=seats[game % len(seats)],
        opponent=opponents[game % len(opponents)].level if opponents else None,
        switches=tuple((switch.name, rng.choice(switch.values)) for switch in SWITCHES)
        if rng.below(2)
        else (),
    )


def rules_of(settings: Settings) -> Ruleset:
    """Resolve settings with the edition they name."""
    return ruleset(settings, edition(settings.edition))


def matters(switch: Switch, settings: Settings) -> bool:
    """Tell whether a switch can make a difference in such a game."""
    mode = MODES[settings.mode]
    needs = {
        "refusal_judged": settings.roundabouts,
        "roundabout_as_house": settings.roundabouts,
        "roundabouts_a_turn": settings.roundabouts,
        "reshuffle": mode.reshuffles,
        "refill": settings.mode == "standard",
        "temps_zero": not mode.threshold_temps and settings.opponent != 0,
        "aaa_same_round": mode.opponents,
    }
    return needs.get(switch.name, True)
