"""Odds for one seat: what the next round may bring, what still fits, where the game is heading."""

from collections.abc import Iterable
from math import sqrt

from boomtown.bots.mind import fitted_table
from boomtown.bots.odds.supply import Wanted, coming, supply_of
from boomtown.bots.odds.values import Odds, Points
from boomtown.fast.codec import book_for, guessed
from boomtown.fast.kernel.built import COMPILED
from boomtown.fast.kernel.pad import PAD
from boomtown.fast.kernel.playout import play_out
from boomtown.fast.lies import table_for, unsigned, words
from boomtown.rules.cards import Action
from boomtown.rules.rng import Stream
from boomtown.rules.street import HIGHEST_NUMBER, Room, rooms
from boomtown.rules.view import View

# How many sheets of guessed tables are played to their end; a few where Numba is missing.
SHEETS = 800 if COMPILED else 16
# So many seats play on in the guess: the own one and its nearest; the others change little.
MOST_SEATS = 8


def odds(seen: View, rng: Stream, played: int | None = None) -> Odds:
    """Return the odds of a seat whose game is going on; the same for the same stream.

    They come from so many games played on, or from as many as are soon played.
    """
    assert seen.seat is not None
    shown = _shown(seen.seat, len(seen.table.sheets))
    played = played or max(SHEETS // len(shown), 2)
    rounds, points = _played_on(seen, rng, shown, played)
    return Odds(
        tuple(_chance(seen, _has(number), 1) for number in range(HIGHEST_NUMBER + 1)),
        {action: _action(seen, action) for action in Action},
        _houses(seen, round(rounds)),
        rounds,
        points,
        played,
    )


def _has(number: int) -> Wanted:
    return lambda card: card.number == number


def _chance(seen: View, wanted: Wanted, rounds: int) -> float:
    """Return the chance that a card wanted for its number comes within the next rounds."""
    return coming(supply_of(seen).numbers, wanted, rounds)


def _action(seen: View, action: Action) -> float:
    supply = supply_of(seen)
    if supply.next_actions:
        return float(action in supply.next_actions)
    return coming(supply.actions, lambda card: card.action is action, 1)


def _houses(seen: View, rounds: int) -> tuple[tuple[float | None, ...], ...]:
    assert seen.seat is not None
    assert seen.terms is not None
    offered = {offer.number for offer in seen.terms.offers}
    found: dict[Room, float] = {}
    streets = []
    for street in seen.table.sheets[seen.seat].streets:
        for room in rooms(street):
            if room and room not in found:
                found[room] = _fills(seen, room, offered, rounds)
        streets.append(tuple(found[room] if room else None for room in rooms(street)))
    return tuple(streets)


def _fills(seen: View, room: Room, offered: Iterable[int], rounds: int) -> float:
    if any(room.left < number < room.right for number in offered):
        return 1.0
    return _chance(seen, lambda card: room.left < card.number < room.right, rounds)


def _shown(seat: int, seats: int) -> tuple[int, ...]:
    """Return the own seat, those to its left, and the one to its right last (R11.6)."""
    following = [(seat + place) % seats for place in range(seats)]
    if seats <= MOST_SEATS:
        return tuple(following)
    return (*following[: MOST_SEATS - 1], following[-1])


def _played_on(
    seen: View, rng: Stream, shown: tuple[int, ...], played: int
) -> tuple[float, tuple[Points, ...]]:
    """Let good builders play guessed tables to their end; return rounds left, seats' points."""
    rules, seats = seen.table.ruleset, len(shown)
    book, worths, guess = book_for(rules, seats), fitted_table(rules), guessed(seen, rng, shown)
    lies, pad, sums = table_for(seats), words([0] * PAD), words([0] * (1 + 2 * seats))
    play_out(book, worths, unsigned(rng.bits()), played, guess[:], lies[:], pad, sums)
    total, *figures = map(int, sums)
    points = []
    for place, seat in enumerate(shown):
        mean = figures[place] / played
        spread = max(figures[seats + place] / played - mean * mean, 0)
        points.append(Points(seat, mean, sqrt(spread / max(played - 1, 1))))
    return total / played - seen.table.round, tuple(points)
