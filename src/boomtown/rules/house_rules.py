"""The switches in which editions and hosts differ (R1.2, R14): values, defaults, sources."""

from dataclasses import dataclass
from typing import Literal, get_args, get_type_hints

Refusal = Literal["printed", "adjusted"]
RefusalJudged = Literal["now", "turn_start"]
TempBox = Literal["optional", "always"]
TempsFull = Literal["adjust", "stop"]
TempsZero = Literal["nothing", "ranked"]
RoundaboutAsHouse = Literal["street", "none", "street_and_ends"]
RoundaboutsATurn = Literal["1", "2"]
Reshuffle = Literal["never", "first_plan", "each_plan"]
Refill = Literal["deal", "recycle"]
BisAcrossFence = Literal["no", "yes"]
AaaSameRound = Literal["lower", "higher"]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """One value for each switch of R14; the fields without a default differ by edition."""

    reshuffle: Reshuffle
    refill: Refill
    bis_across_fence: BisAcrossFence
    refusal: Refusal = "printed"
    refusal_judged: RefusalJudged = "now"
    temp_box: TempBox = "optional"
    temps_full: TempsFull = "adjust"
    temps_zero: TempsZero = "nothing"
    roundabout_as_house: RoundaboutAsHouse = "street"
    roundabouts_a_turn: RoundaboutsATurn = "1"
    aaa_same_round: AaaSameRound = "lower"


@dataclass(frozen=True, slots=True)
class Switch:
    """A contested ruling: where it stands, and what speaks for the other reading."""

    name: str
    rule: str
    because: str

    @property
    def values(self) -> tuple[str, ...]:
        """All its readings."""
        return get_args(get_type_hints(HouseRules)[self.name])


SWITCHES = (
    Switch("refusal", "R14.1", "2023: a number that can be used must be used"),
    Switch("refusal_judged", "R14.2", "2023: a number that can be used must be used"),
    Switch("temp_box", "R14.3", "BoardGameArena crosses a box for every temp action"),
    Switch("temps_full", "R14.4", "2018: each use crosses off a box"),
    Switch("temps_zero", "R14.5", "2018 says nothing of players without a temp"),
    Switch("roundabout_as_house", "R14.6", "BoardGameArena and others read it otherwise"),
    Switch("roundabouts_a_turn", "R14.7", "2023 sets no limit a round"),
    Switch("reshuffle", "R14.8", "2018: the first player who completes a goal may choose"),
    Switch("refill", "R14.9", "2018 and 2023 refill the stacks differently"),
    Switch("bis_across_fence", "R14.10", "2018 forbids what 2023 allows"),
    Switch("aaa_same_round", "R14.11", "2023: those who validate in that same round"),
)


def switch_named(name: str) -> Switch | None:
    """Return the switch of that name."""
    return next((switch for switch in SWITCHES if switch.name == name), None)
