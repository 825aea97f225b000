"""Ways to choose moves for tests: by chance, to fill the sheet, to spoil it, to get stuck."""

from collections.abc import Callable, Sequence

from boomtown.rules.draft import Turn
from boomtown.rules.moves import (
    AskReshuffle,
    BuildRoundabout,
    ClaimPlan,
    Confirm,
    Move,
    Refuse,
    Write,
)
from boomtown.rules.rng import Stream
from boomtown.rules.street import HIGHEST_NUMBER, NO_NUMBER, House, Plot
from boomtown.rules.turn import legal, play

WEIGHED = 6
FEW = 3

Policy = Callable[[Turn, Sequence[Move], Stream], Move]


def by_chance(turn: Turn, moves: Sequence[Move], rng: Stream) -> Move:
    """Take any move."""
    del turn
    return rng.choice(moves)


def filling(turn: Turn, moves: Sequence[Move], rng: Stream) -> Move:
    """Put numbers where they belong and validate plans, so that games last and decks run out."""
    claims = [move for move in moves if isinstance(move, ClaimPlan)]
    if claims:
        return rng.choice(claims)
    if AskReshuffle() in moves and rng.below(2):
        return AskReshuffle()
    writes = [move for move in moves if isinstance(move, Write)]
    if writes:
        return min(rng.shuffled(writes), key=lambda move: misplaced(turn, move))
    last = (BuildRoundabout, AskReshuffle, Confirm)
    wanted = [move for move in moves if not isinstance(move, last)]
    if wanted:
        return max(rng.shuffled(wanted)[:WEIGHED], key=lambda move: furthered(turn, move))
    return Confirm() if Confirm() in moves else rng.choice(moves)


def furthered(turn: Turn, move: Move) -> int:
    """Measure how far the plans are after a move."""
    after = play(turn, move)
    site = turn.terms.site
    return sum(plan.card.requirement.progress(after.sheet, site).done for plan in turn.terms.plans)


def spoiling(turn: Turn, moves: Sequence[Move], rng: Stream) -> Move:
    """Put numbers where they harm most, refuse and build roundabouts as soon as possible."""
    if Refuse() in moves:
        return Refuse()
    roundabouts = [move for move in moves if isinstance(move, BuildRoundabout)]
    if roundabouts:
        return rng.choice(roundabouts)
    writes = [move for move in moves if isinstance(move, Write)]
    if writes:
        return max(rng.shuffled(writes), key=lambda move: misplaced(turn, move))
    return rng.choice(moves)


def cornered(turn: Turn, moves: Sequence[Move], rng: Stream) -> Move:
    """Keep the roundabouts until hardly any number fits, and then put them just there (R7.3)."""
    writes = [move for move in moves if isinstance(move, Write)]
    places = {move.spot for move in writes}
    roundabouts = [move for move in moves if isinstance(move, BuildRoundabout)]
    if turn.choice is None and roundabouts and len(places) <= FEW:
        taking = [move for move in roundabouts if move.spot in places]
        return rng.choice((*taking, rng.choice(roundabouts), rng.choice(moves)))
    if writes:
        return max(rng.shuffled(writes), key=lambda move: misplaced(turn, move))
    rest = [move for move in moves if move not in roundabouts]
    return rng.choice(rest or moves)


def misplaced(turn: Turn, move: Write) -> float:
    """Measure how far from its share of the room between its neighbours a number would stand."""
    number = turn.terms.offers[move.offer].number + (move.shift or 0)
    plots = turn.sheet.streets[move.spot.street].plots
    before, lower = _neighbour(plots[: move.spot.plot][::-1])
    after, higher = _neighbour(plots[move.spot.plot + 1 :])
    below = number - (NO_NUMBER if lower is None else lower)
    above = (HIGHEST_NUMBER + 1 if higher is None else higher) - number
    return abs(below / (below + above) - before / (before + after))


def _neighbour(plots: tuple[Plot, ...]) -> tuple[int, int | None]:
    """Return the steps to the next house or to the end of the section, and the house's number."""
    for steps, plot in enumerate(plots, 1):
        if plot is not None:
            return steps, plot.number if isinstance(plot, House) else None
    return len(plots) + 1, None


POLICIES: tuple[Policy, ...] = (by_chance, filling, spoiling, cornered)


def finished(turn: Turn, policy: Policy, rng: Stream) -> Turn:
    """Play a turn to its end."""
    while not turn.confirmed:
        turn = play(turn, policy(turn, legal(turn), rng))
    return turn
