"""How many turns a position has, by the fast engine: what `rules/perft.py` counts, to compare.

The kernel finds and makes the moves; states with the same future are merged here. On paper a mark
does not tell its plan, but the rules' sheets do, so marks are kept by plan beside each draft.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from boomtown.fast.actions import move_of
from boomtown.fast.codec import OFFERS, book_for, lies_of, seed_of_game
from boomtown.fast.kernel import counts, moves, terms, turn
from boomtown.fast.kernel import game as words
from boomtown.fast.kernel.built import Row
from boomtown.fast.kernel.guess import lay_again, taken_up
from boomtown.fast.lies import Lies, table_for, unsigned
from boomtown.fast.sheets import put_sheet
from boomtown.fast.tables import byte_of, plan_rows
from boomtown.rules.cards import Card
from boomtown.rules.draft import Turn
from boomtown.rules.game import Game
from boomtown.rules.moves import Move
from boomtown.rules.perft import Count
from boomtown.rules.perft_text import Position as Asked
from boomtown.rules.settings import Ruleset

Marks = tuple[int, int, int]
NO_MARKS: Marks = (0, 0, 0)
PLAN = 12


class State(NamedTuple):
    """A draft and the houses marked for each plan."""

    draft: terms.Draft
    marks: Marks


class Board(NamedTuple):
    """What a turn is played on."""

    book: Row
    terms: terms.Terms
    rooms: Row


class Position(NamedTuple):
    """A table between two seats' turns, with the marks of each seat's plans."""

    lies: Lies
    marks: tuple[Marks, ...]


def counted(position: Asked) -> Count:
    """Count a position: a turn, or so many rounds of a game."""
    if position.rounds:
        return count_rounds(position.game, position.rounds)
    return count(position.turn, position.game.ruleset)


def count(draft: Turn, rules: Ruleset) -> Count:
    """Count the ways to go on from a fresh turn to its end."""
    board, start = _begun(draft, rules)
    return _count(_endings(board, {start: (1, board.rooms)}))


def divided(draft: Turn, rules: Ruleset) -> Iterator[tuple[Move, Count]]:
    """Yield the count below each first move."""
    board, start = _begun(draft, rules)
    for code in _legal(board, start.draft):
        after, rooms = _played(board, start, code)
        yield move_of(draft, code), _count(_endings(board, {after: (1, rooms)}))


def count_rounds(game: Game, rounds: int) -> Count:
    """Count over several rounds, all seats' turns together; a game that ends sooner counts once."""
    start = Position(lies_of(game), (NO_MARKS,) * game.seats)
    positions = {_key(start): (start, 1)}
    for step in range(rounds * game.seats):
        following: dict[object, tuple[Position, int]] = {}
        for position, ways in positions.values():
            for after, more in _next(game, position, step % game.seats):
                _, known = following.get(_key(after), (after, 0))
                following[_key(after)] = after, known + ways * more
        positions = following
    ends = positions.values()
    sheets = {(_figures(end.lies.pens), end.marks) for end, _ in ends}
    return Count(sum(ways for _, ways in ends), len(sheets))


def _count(ends: dict[State, int]) -> Count:
    return Count(sum(ends.values()), len({(end.draft.pen, end.marks) for end in ends}))


def _begun(draft: Turn, rules: Ruleset) -> tuple[Board, State]:
    lies, book = table_for(1), book_for(rules, rules.settings.seats)
    put_sheet(book, lies, 0, draft.sheet)
    board = Board(book, _terms(draft, rules), lies.rooms)
    pen = words.pen_of(lies.pens, 0)
    return board, State(terms.begun(book, board.terms, lies.rooms, pen), NO_MARKS)


def _terms(draft: Turn, rules: Ruleset) -> terms.Terms:
    offered, rows = draft.terms.offers, plan_rows(rules)
    cards = [byte_of(Card(offer.number, offer.action)) for offer in offered]
    plans = draft.terms.plans
    return terms.Terms(
        sum(card << terms.OFFER * place for place, card in enumerate(cards)),
        len(offered),
        draft.terms.hand,
        sum(rows[plan.card] << PLAN * place for place, plan in enumerate(plans)),
        sum(int(plan.turned) << place for place, plan in enumerate(plans)),
        OFFERS.index(draft.terms.reshuffle),
    )


def _legal(board: Board, draft: terms.Draft) -> Iterable[int]:
    many = counts.counts(board.book, board.terms, board.rooms, draft)
    return [
        int(moves.move_at(board.book, board.terms, board.rooms, draft, many, k))
        for k in range(many.total)
    ]


def _played(board: Board, state: State, code: int) -> tuple[State, Row]:
    """Make a move on rooms of its own."""
    rooms: Row = board.rooms.copy()  # type: ignore[union-attr]
    after = turn.played(board.book, board.terms, rooms, state.draft, code)
    kind, what = divmod(code, terms.KINDS)
    marks = list(state.marks)
    if kind == terms.CLAIM:
        marks[what & 15] = after.pen.marks.used & ~state.draft.pen.marks.used
    return State(after, (marks[0], marks[1], marks[2])), rooms


def _endings(board: Board, states: dict[State, tuple[int, Row]]) -> dict[State, int]:
    """Return the finished turns, each with the number of ways to it."""
    ends: dict[State, int] = {}
    while states:
        following: dict[State, tuple[int, Row]] = {}
        for state, (ways, rooms) in states.items():
            if state.draft.done:
                ends[state] = ends.get(state, 0) + ways
                continue
            here = board._replace(rooms=rooms)
            for code in _legal(here, state.draft):
                after, new_rooms = _played(here, state, code)
                known, _ = following.get(after, (0, new_rooms))
                following[after] = known + ways, new_rooms
        states = following
    return ends


def _next(game: Game, position: Position, seat: int) -> Iterator[tuple[Position, int]]:
    """Yield the tables after a seat's turn; an ended game stays as it is."""
    lies, book = position.lies, book_for(game.ruleset, game.seats)
    if lies.game[words.ENDED]:
        yield position, 1
        return
    offered = words.terms_of(book, lies.game, lies.cards, seat)
    draft = terms.begun(book, offered, lies.rooms, words.pen_of(lies.pens, seat))
    start = State(draft, position.marks[seat])
    board = Board(book, offered, lies.rooms)
    for end, ways in _endings(board, {start: (1, lies.rooms)}).items():
        after = table_for(game.seats)
        lay_again(lies[:], after[:])
        words.take_in(after.game, after.pens, seat, offered, end.draft)
        taken_up(book, after.pens, after.rooms, seat)
        if seat == game.seats - 1:
            seed = unsigned(seed_of_game(game))
            words.close_round(book, seed, after.game, after.pens, after.cards)
        marks = (*position.marks[:seat], end.marks, *position.marks[seat + 1 :])
        yield Position(after, marks), ways


def _key(position: Position) -> object:
    lies = position.lies
    return _figures(lies.game), _figures(lies.pens), _figures(lies.cards), position.marks


def _figures(row: Row) -> tuple[int, ...]:
    return tuple(map(int, row))
