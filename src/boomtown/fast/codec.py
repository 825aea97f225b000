"""Games of the rules as tables of the kernel: a whole game, or what may stand behind a view.

Its parts: `sheets` for what is written, `decks` for what lies on the table; `actions` for moves.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from boomtown.fast.decks import put_cards, seed_of
from boomtown.fast.kernel import game as words
from boomtown.fast.kernel.built import Row
from boomtown.fast.kernel.guess import rearrange
from boomtown.fast.lies import Lies, row_of, table_for, unsigned
from boomtown.fast.sheets import put_sheet
from boomtown.fast.tables import plan_rows
from boomtown.rules.events import EndReason
from boomtown.rules.game import Game
from boomtown.rules.mode import Table
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset
from boomtown.rules.view import TableView, View, table_view

ENDINGS: tuple[EndReason, ...] = ("refusals", "plans", "houses", "deck")
OFFERS = ("none", "any_claim", "higher_value")
PLAN = 12

__all__ = ["book_for", "guessed", "lies_of", "rearranged", "seed_of_game"]


@lru_cache(maxsize=64)
def book_for(rules: Ruleset, seats: int) -> Row:
    """Return the row of a ruleset for a table with so many of its seats; only to be read."""
    return row_of(replace(rules, settings=replace(rules.settings, seats=seats)))


def lies_of(game: Game) -> Lies:
    """Return the table of a game as its round's turns begin; turns sealed so far do not count."""
    seats = tuple(range(game.seats))
    return _lies(table_view(game), game.table, seats)


def seed_of_game(game: Game) -> int:
    """Return the seed with which the kernel shuffles on as the game itself would."""
    return seed_of(game.table)


def guessed(seen: View, rng: Stream, shown: Sequence[int]) -> Lies:
    """Return a table that may stand behind a view, uniform over all that fit.

    It has the seats `shown` in this order, the own one first, and plays by `book_for` so many.
    In expert cards go from each of them to the one before, so `shown` begins with the own seat and
    its left-hand neighbour, and ends with its right-hand one, where these are not left out.
    """
    table = seen.table
    owner = None if table.ended else seen.seat
    cards = table.seen.guess(owner, seen.own, rng)
    return _lies(table, cards, shown)


def rearranged(book: Row, lies: Lies, seed: int) -> None:
    """Put the hidden cards of a guessed table in any other order that fits: a new guess, in place.

    >>> from boomtown.editions import edition
    >>> from boomtown.rules.game import new_game
    >>> from boomtown.rules.settings import Settings, ruleset
    >>> from boomtown.rules.view import view
    >>> rules = ruleset(Settings(seats=2), edition("2018"))
    >>> lies = guessed(view(new_game(rules, 1).game, 0), Stream(1), (0, 1))
    >>> rearranged(book_for(rules, 2), lies, 7)
    """
    rearrange(book, lies.cards, unsigned(seed))


def _lies(table: TableView, cards: Table, shown: Sequence[int]) -> Lies:
    book = book_for(table.ruleset, len(shown))
    lies = table_for(len(shown))
    for word, figure in enumerate(_words(table)):
        lies.game[word] = figure
    for place, seat in enumerate(shown):
        put_sheet(book, lies, place, table.sheets[seat])
    put_cards(lies.cards, cards, shown)
    return lies


def _words(table: TableView) -> list[int]:
    rows = plan_rows(table.ruleset)
    figures = [0] * words.GAME
    figures[words.ROUND] = table.round
    for place, plan in enumerate(table.plans):
        figures[words.PLANS] |= rows[plan.card] << PLAN * place
        figures[words.TURNED] |= int(plan.turned) << place
    figures[words.RESHUFFLE] = OFFERS.index(table.reshuffle)
    figures[words.ENDED] = sum(1 << ENDINGS.index(ending) for ending in table.ended)
    return figures
