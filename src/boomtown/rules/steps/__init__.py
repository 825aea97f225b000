"""The kinds of moves a turn is made of, in the order in which `legal` lists them (R5.7)."""

from typing import Any

from boomtown.rules.draft import Step
from boomtown.rules.steps import (
    act,
    claim,
    confirm,
    leave,
    refuse,
    reshuffle,
    roundabout,
    write,
)

STEPS: tuple[Step[Any], ...] = (
    write.STEP,
    refuse.STEP,
    act.STEP,
    claim.STEP,
    reshuffle.STEP,
    leave.STEP,
    roundabout.STEP,
    confirm.STEP,
)
