"""What one seat may know of a game, and a whole game that may stand behind it (R3.8)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boomtown.rules.draft import ReshuffleOffer, Terms, Turn, begin
from boomtown.rules.events import EndReason
from boomtown.rules.game import Game, submit_turn, terms_of, turn_of
from boomtown.rules.mode import NOTHING, Own, Seen
from boomtown.rules.moves import Move
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.rng import Stream
from boomtown.rules.roll import roll_of
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet
from boomtown.rules.turn import legal, play, play_all


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody knows; the same value for every seat, sheets by reference (R13.4)."""

    ruleset: Ruleset
    round: int
    plans: tuple[PlanInPlay, ...]
    seen: Seen
    sheets: tuple[Sheet, ...]
    confirmed: int
    reshuffle: ReshuffleOffer
    ended: tuple[EndReason, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table's part, and the seat's own: its cards and the turn it has confirmed.

    `seat` is None for a spectator, who has nothing of their own.
    """

    table: TableView
    seat: int | None = None
    own: Own = NOTHING
    terms: Terms | None = None
    sealed: tuple[Move, ...] | None = None


def table_view(game: Game) -> TableView:
    """Return what everybody knows."""
    return TableView(
        ruleset=game.ruleset,
        round=game.round,
        plans=game.plans,
        seen=game.seen,
        sheets=game.sheets,
        confirmed=game.confirmed,
        reshuffle=game.reshuffle,
        ended=game.ended,
    )


def view(game: Game, seat: int | None) -> View:
    """Return everything a seat may know, and nothing else."""
    return views(game, [seat])[0]


def views(game: Game, seats: Sequence[int | None]) -> tuple[View, ...]:
    """Return the views of several seats, which share the table's part."""
    table = table_view(game)
    return tuple(View(table) if seat is None else _of_seat(game, table, seat) for seat in seats)


def _of_seat(game: Game, table: TableView, seat: int) -> View:
    if game.ended:
        return View(table, seat)
    sealed = game.sealed[seat]
    moves = sealed and sealed.moves
    return View(table, seat, game.table.own(seat), terms_of(game, seat), moves)


def draft(seen: View) -> Turn:
    """Return the fresh turn of the view's own seat."""
    assert seen.seat is not None
    assert seen.terms is not None
    return begin(seen.terms, seen.table.sheets[seen.seat])


def possible(seen: View, rng: Stream) -> Game:
    """Return a game that may stand behind a view.

    Hidden cards lie in any order that fits, each as likely as another; sealed turns of others are
    replaced by legal ones. Nothing is inferred from how others play.
    """
    table = seen.table
    seats = len(table.sheets)
    # After the end no view holds cards of its own: a seat guesses like a spectator.
    owner = None if table.ended else seen.seat
    game = Game(
        ruleset=table.ruleset,
        round=table.round,
        plans=table.plans,
        table=table.seen.guess(owner, seen.own, rng),
        seen=table.seen,
        sheets=table.sheets,
        sealed=roll_of(None, seats),
        reshuffle=table.reshuffle,
        ended=table.ended,
    )
    if table.ended:
        return replace(game, confirmed=table.confirmed)
    for seat in range(seats):
        if table.confirmed >> seat & 1:
            game = _sealed(game, seat, seen.sealed if seat == seen.seat else None, rng)
    return game


def _sealed(game: Game, seat: int, moves: tuple[Move, ...] | None, rng: Stream) -> Game:
    fresh = turn_of(game, seat)
    turn = random_turn(fresh, rng) if moves is None else play_all(fresh, moves)
    return submit_turn(game, seat, turn).game


def random_turn(turn: Turn, rng: Stream) -> Turn:
    """Finish a turn by moves drawn uniformly from the legal ones."""
    while not turn.confirmed:
        turn = play(turn, rng.choice(legal(turn)))
    return turn
