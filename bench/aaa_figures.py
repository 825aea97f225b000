"""An AAA opponent with other figures: those that no rulebook prints, within the printed ranges.

The AAA decides nothing, so a game that was played can be scored again for any figures: a search
looks at thousands of them in a second. Whoever plays may play otherwise against others, so what
it finds has to be played.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from boomtown.editions.box import text_of
from boomtown.editions.opponents import FIGURES
from boomtown.rules.edition import Opponent
from boomtown.rules.game import Game
from boomtown.rules.rival import rival_estates, rival_lines
from boomtown.rules.scoring import score

EDITION = "2023"
# Which figures a line of the AAA's score depends on.
LINES = {
    "parks": ("park",),
    "pools": ("pool",),
    "temps": ("temp",),
    "fence_cards": ("fence",),
    "best_estates": ("houses_per_extension", "improved_house"),
}

Figures = Mapping[str, int]
Parts = dict[tuple[int, ...], int]


class Found(NamedTuple):
    """Figures, and the share of the games that the player would have won against them."""

    figures: Figures
    share: float


@cache
def ranges() -> dict[str, range]:
    """Return what the rulebook allows each figure."""
    printed = tomllib.loads(text_of(EDITION))["opponent_ranges"]
    return {name: range(low, high + 1) for name, (low, high) in printed.items()}


def free(opponent: Opponent) -> dict[str, Sequence[int]]:
    """Return what each figure may be: a printed one is as it is."""
    return {
        name: (getattr(opponent, name),) if name in opponent.printed else ranges()[name]
        for name in FIGURES
    }


def times(opponent: Opponent, factor: float) -> Opponent:
    """Return the opponent with its free figures multiplied, kept within their ranges."""
    scaled: dict[str, Any] = {
        name: min(max(round(getattr(opponent, name) * factor), allowed[0]), allowed[-1])
        for name, allowed in free(opponent).items()
    }
    return replace(opponent, **scaled)


def figures_of(opponent: Opponent) -> dict[str, int]:
    """Return an opponent's figures by name."""
    return {name: getattr(opponent, name) for name in FIGURES}


def searched(opponent: Opponent, games: Sequence[Game]) -> Iterator[Found]:
    """Yield all figures that the opponent may have, with the share that the player wins."""
    allowed = free(opponent)
    ledgers = [_ledger(game, opponent, allowed) for game in games]
    needed = [_needed(game) for game in games]
    for values in product(*(allowed[name] for name in FIGURES)):
        figures = dict(zip(FIGURES, values, strict=True))
        keys = [(line, tuple(figures[name] for name in names)) for line, names in LINES.items()]
        won = sum(
            sum(ledger[line][key] for line, key in keys) < need
            for ledger, need in zip(ledgers, needed, strict=True)
        )
        yield Found(figures, won / len(games))


def _ledger(
    game: Game, opponent: Opponent, allowed: Mapping[str, Sequence[int]]
) -> dict[str, Parts]:
    """Return what each line of the AAA's score comes to, by the figures that it depends on."""
    return {
        line: {
            values: _points(game, _with(opponent, names, values), line)
            for values in product(*(allowed[name] for name in names))
        }
        for line, names in LINES.items()
    }


def _with(opponent: Opponent, names: Sequence[str], values: Sequence[int]) -> Opponent:
    changed: dict[str, Any] = dict(zip(names, values, strict=True))
    return replace(opponent, **changed)


def _points(game: Game, opponent: Opponent, line: str) -> int:
    rival = game.table.rival()
    assert rival is not None
    ranks = dict(game.ruleset.temps.ranks({game.sheets[0].temps, rival.temps}))
    lines = rival_lines(replace(rival, opponent=opponent), ranks)
    return next(one.points for one in lines if one.kind == line)


def _needed(game: Game) -> int:
    """Return the points in those lines with which the AAA would win; it wins a tie of both."""
    rival = game.table.rival()
    assert rival is not None
    player = score(game)[0]
    more_estates = player.estates > len(rival_estates(rival))
    plans = sum(points for points in rival.plans if points is not None)
    return player.total - plans + (1 if more_estates else 0)
