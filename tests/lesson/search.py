"""Looks for the deal of the guided first game: `python -m tests.lesson.search 1 400`.

What a lesson wants to show has to come by itself, in as few rounds as there are actions: each of
the six once, and the fence twice, because the plan that needs fewest houses takes two. So seven
rounds, in this order, in which every number stands where a player would put it and the last one
finishes the plan. In the second a number does not fit left of the first one's house, so that
"why not?" can be asked; the temp's printed number does not fit where it is wanted.

Seed 182 is the first such deal: estates of 3 and 4 at two ends of two streets.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import product

from boomtown.editions import edition
from boomtown.rules.cards import Action
from boomtown.rules.draft import Turn
from boomtown.rules.estates import estate_counts
from boomtown.rules.game import Game, new_game, submit, turn_of
from boomtown.rules.moves import (
    BuildPool,
    ClaimPlan,
    Confirm,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
    Move,
    Write,
)
from boomtown.rules.notation import format_move
from boomtown.rules.plans.estates import Estates
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.spots import Span
from boomtown.rules.turn import legal, play, why_not

ORDER = (
    Action.LANDSCAPER,
    Action.POOL,
    Action.SURVEYOR,
    Action.SURVEYOR,
    Action.BIS,
    Action.TEMP,
    Action.REAL_ESTATE,
)
# The houses of the smallest plans, and the plan that asks for them.
HOUSES, PLAN = 7, 2
# So far, in numbers, from where a number would stand if its street were filled evenly.
NATURAL = 1.5
HIGHEST = 15
RULES = ruleset(Settings(), edition("2018"))
SIZES = tuple(street.houses for street in RULES.site.layout.streets)

Path = tuple[tuple[Move, ...], ...]


def deals(first: int, last: int) -> Iterator[tuple[int, Game]]:
    """Yield the deals whose plan is small and whose cards bring the actions in order."""
    for seed in range(first, last + 1):
        game = new_game(RULES, seed).game
        asked = game.plans[PLAN].card.requirement
        if isinstance(asked, Estates) and sum(asked.sizes) == HOUSES and _in_order(game):
            yield seed, game


def _in_order(game: Game) -> bool:
    """Look at the rounds to come; what anybody writes does not change them."""
    table = game.table
    for action in ORDER:
        if action not in {offer.action for offer in table.offers(0)}:
            return False
        table = table.opened(game.plans).table
    return True


def goals(sizes: Sequence[int]) -> Iterator[tuple[Span, ...]]:
    """Yield places for the plan's estates: at different ends, where one fence is enough."""
    ends = [
        [
            Span(street, first, first + size - 1)
            for street, houses in enumerate(SIZES)
            for first in (0, houses - size)
        ]
        for size in sizes
    ]
    for chosen in product(*ends):
        spots = [spot for span in chosen for spot in span.spots]
        if len(set(spots)) == len(spots) and len({span.street for span in chosen}) > 1:
            yield chosen


def paths(game: Game, goal: tuple[Span, ...], before: Path = ()) -> Iterator[Path]:
    """Yield the ways to play the lesson's rounds so that the last one finishes the goal."""
    if len(before) == len(ORDER):
        yield before
        return
    rest = ORDER[len(before) + 1 :]
    last = not rest
    for turn in turns_towards(turn_of(game, 0), ORDER[len(before)], goal):
        if _lacking(turn, goal) > len(rest) + rest.count(Action.BIS):
            continue
        claims = [move for move in legal(turn) if isinstance(move, ClaimPlan) and move.plan == PLAN]
        if last != bool(claims):
            continue
        whole = play(turn, claims[0]) if last else turn
        after = submit(game, 0, play(whole, Confirm()).moves).game
        yield from paths(after, goal, (*before, whole.moves))


def _lacking(turn: Turn, goal: tuple[Span, ...]) -> int:
    """Count the houses of the goal without a number: a round writes one, a bis one more."""
    return sum(turn.sheet.streets[street].plots[plot] is None for street, plot in _wanted(goal))


def turns_towards(turn: Turn, action: Action, goal: tuple[Span, ...]) -> Iterator[Turn]:
    """Yield the turns of a round that help: a number with this action, and the action itself."""
    for move in legal(turn):
        if isinstance(move, Write) and _writes(turn, move, action, goal):
            written = play(turn, move)
            if action is Action.TEMP:
                yield written
                continue
            for use in legal(written):
                if _helps(written, use, goal):
                    yield play(written, use)


def _writes(turn: Turn, move: Write, action: Action, goal: tuple[Span, ...]) -> bool:
    offer = turn.terms.offers[move.offer]
    street, plot = move.spot
    natural = 0.5 + HIGHEST * (plot + 0.5) / SIZES[street]
    if offer.action is not action or abs(offer.number + (move.shift or 0) - natural) > NATURAL:
        return False
    if action is not Action.TEMP:
        return True
    printed = Write(move.offer, move.spot, None)
    return move.spot in _wanted(goal) and why_not(turn, printed) is not None


def _wanted(goal: tuple[Span, ...]) -> set[tuple[int, int]]:
    return {spot for span in goal for spot in span.spots}


def _helps(turn: Turn, move: Move, goal: tuple[Span, ...]) -> bool:
    match move:
        case CrossPark() | BuildPool():
            return True
        case Fence(gap):
            inner = {(span.street, span.first or span.last + 1) for span in goal}
            return gap in inner
        case CopyNumber(_, spot):
            return spot in _wanted(goal)
        case Improve(size):
            return estate_counts(turn.sheet)[size - 1] > 0
        case _:
            return False


def asks_why(game: Game, path: Path) -> bool:
    """Tell whether the second round's number does not fit left of the first round's house."""
    (first, *_), (second, *_) = path[:2]
    assert isinstance(first, Write)
    assert isinstance(second, Write)
    street, plot = first.spot
    after = submit(game, 0, (*path[0], Confirm())).game
    same = second.spot.street == street and second.spot.plot > plot > 0
    left = Write(second.offer, second.spot._replace(plot=0))
    return same and why_not(turn_of(after, 0), left) is not None


def found(first: int, last: int) -> Iterator[tuple[int, Path]]:
    """Yield each seed that will do, with its first path."""
    for seed, game in deals(first, last):
        asked = game.plans[PLAN].card.requirement
        assert isinstance(asked, Estates)
        every = (path for goal in goals(asked.sizes) for path in paths(game, goal))
        good = next((path for path in every if asks_why(game, path)), None)
        if good is not None:
            yield seed, good


def main(first: int, last: int) -> None:
    """Print what is found."""
    for seed, path in found(first, last):
        rounds = "".join(f"    {', '.join(map(format_move, moves))}\n" for moves in path)
        sys.stdout.write(f"{seed}\n{rounds}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
