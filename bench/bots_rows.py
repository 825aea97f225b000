"""The contests of docs/bots.md: which bots play what, on how many deals."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from boomtown.bots import roster
from boomtown.editions import edition
from boomtown.rules.settings import Settings

# From this level on a bot thinks long, so fewer deals have to do.
SLOW = 4
DEALS, SLOW_DEALS = 10_000, 1_000
AAA_DEALS = 400
SEED = 2018

PLANS = ("base", "advanced", "advanced, roundabouts")


class Row(NamedTuple):
    """A contest of the page: its table, its line there, and what is played."""

    table: str
    line: str
    entrants: tuple[str, ...]
    settings: Settings
    deals: int

    @property
    def command(self) -> str:
        """What plays it again."""
        game = self.settings
        words = ["boomtown arena", *self.entrants, f"--deals {self.deals} --seed {SEED}"]
        words += [f"--edition {game.edition} --mode {game.mode} --seats {game.seats}"]
        words += ["--advanced"] * game.advanced + ["--roundabouts"] * game.roundabouts
        words += [f"--opponent {game.opponent}"] if game.opponent is not None else []
        return " ".join(words)


def rows(bots: Sequence[str], share: float) -> Iterator[Row]:
    """Yield every contest of these bots with this share of its deals."""
    for name, plans in product(bots, PLANS):
        yield Row("itself", plans, (name, name), _game(plans), deals(share, name))
    for (lower, name), plans in product(pairwise(bots), PLANS[:2]):
        yield Row("below", plans, (name, lower), _game(plans), deals(share, name, lower))
    for name, plans in product(bots, PLANS[:2]):
        yield Row("solo", plans, (name,), _game(plans, "solo", 1), deals(share, name))
    for opponent, name in product(edition("2023").opponents, bots):
        against = Settings("2023", "aaa", opponent=opponent.level)
        count = deals(share, name, most=AAA_DEALS)
        yield Row("aaa", f"{opponent.level} {opponent.name}", (name,), against, count)


def deals(share: float, *names: str, most: int = DEALS) -> int:
    """Return how many deals these bots play."""
    slow = any(roster()[name].level >= SLOW for name in names)
    return max(round(min(SLOW_DEALS if slow else DEALS, most) * share), 1)


def _game(plans: str, mode: str = "standard", seats: int = 2) -> Settings:
    place = PLANS.index(plans)
    return Settings(mode=mode, advanced=place > 0, roundabouts=place > 1, seats=seats)
