"""How many turns a position has: move sequences and distinct sheets, of one turn or over rounds.

Chance makes whole games too wide to count, but what can be done from a sheet with given cards is
finite. Two engines that agree on such counts agree on the rules that they touch.
"""

from collections.abc import Hashable, Iterator
from typing import NamedTuple, TypeVar

from boomtown.rules.draft import Turn
from boomtown.rules.game import Game, Sealed, submit_outcome, turn_of
from boomtown.rules.moves import Confirm, Move
from boomtown.rules.turn import legal, play

S = TypeVar("S")

# States that have the same future, each kept once with the number of ways that lead to it.
Merged = dict[Hashable, tuple[S, int]]


class Count(NamedTuple):
    """How many sequences of moves there are, and how many different sheets they lead to."""

    sequences: int
    sheets: int


def count(turn: Turn) -> Count:
    """Count the ways to go on from a draft to its end."""
    ends = _endings(turn)
    return Count(sum(ways for _, ways in ends), len({draft.sheet for draft, _ in ends}))


def divided(turn: Turn) -> Iterator[tuple[Move, Count]]:
    """Yield the count below each next move: where two engines differ, this leads to the place."""
    for move in legal(turn):
        yield move, count(play(turn, move))


def count_rounds(game: Game, rounds: int) -> Count:
    """Count over several rounds, all seats' turns together; a game that ends sooner counts once."""
    games: Merged[Game] = {_game_key(game): (game, 1)}
    for _ in range(rounds * game.seats):
        following: Merged[Game] = {}
        for state, ways in games.values():
            for after, more in _next(state):
                _merge(following, _game_key(after), after, ways * more)
        games = following
    ends = games.values()
    return Count(sum(ways for _, ways in ends), len({state.sheets for state, _ in ends}))


def _endings(turn: Turn) -> tuple[tuple[Turn, int], ...]:
    """Return the drafts that can be confirmed, each with the number of ways to it."""
    drafts: Merged[Turn] = {_key(turn): (turn, 1)}
    ends: Merged[Turn] = {}
    while drafts:
        following: Merged[Turn] = {}
        for key, (draft, ways) in drafts.items():
            if draft.confirmed:
                _merge(ends, key, draft, ways)
            for move in legal(draft):
                if isinstance(move, Confirm):
                    _merge(ends, key, draft, ways)
                else:
                    after = play(draft, move)
                    _merge(following, _key(after), after, ways)
        drafts = following
    return tuple(ends.values())


def _next(game: Game) -> Iterator[tuple[Game, int]]:
    """Yield the games after the next seat's turn; an ended game stays as it is."""
    if game.ended:
        yield game, 1
        return
    seat = next(seat for seat in range(game.seats) if not game.confirmed >> seat & 1)
    for turn, ways in _endings(turn_of(game, seat)):
        outcome = Sealed((), turn.sheet, turn.claims, turn.asked, turn.card_left)
        yield submit_outcome(game, seat, outcome).game, ways


def _merge(into: Merged[S], key: Hashable, state: S, ways: int) -> None:
    _, known = into.get(key, (state, 0))
    into[key] = (state, known + ways)


def _key(turn: Turn) -> Hashable:
    """Return all that the future of a draft depends on: not the order of the moves so far."""
    done = (turn.acted, frozenset(turn.claims), turn.roundabouts, turn.asked, turn.left)
    return turn.sheet, turn.choice, done


def _game_key(game: Game) -> Hashable:
    return game.sheets, game.plans, game.table, game.reshuffle, game.ended, tuple(game.sealed)
