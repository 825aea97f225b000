"""The actions that follow a number, by the card that allows them (R5); temp acts before it."""

from typing import Any

from boomtown.rules.actions import bis, landscaper, pool, real_estate, surveyor
from boomtown.rules.cards import Action
from boomtown.rules.job import ActionRule

ACTION_RULES: dict[Action, ActionRule[Any]] = {
    Action.SURVEYOR: surveyor.RULE,
    Action.REAL_ESTATE: real_estate.RULE,
    Action.LANDSCAPER: landscaper.RULE,
    Action.POOL: pool.RULE,
    Action.BIS: bis.RULE,
}
