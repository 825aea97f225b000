"""Builders' games with a hash of all sheets as they end: the same on every machine."""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import below, joined, mix, unsigned
from boomtown.fast.kernel.built import Row, kernel
from boomtown.fast.kernel.game import ENDED, ROUND, WORDS, new_game
from boomtown.fast.kernel.playout import Lies, build_round

FOREVER = 1 << 30


@kernel
def sheets_hash(book: Row, pens: Row) -> int:
    """Return the hash of all sheets: 31 bits."""
    told = unsigned(0)
    for word in range(WORDS * book[at.SEATS]):
        told = mix(joined(told, pens[word]))
    return below(told, 1 << 31)


@kernel
def trace_many(
    book: Row, table: Row, first: int, games: int, last: int, lies: Lies, pad: Row, sums: Row
) -> None:
    """Play builders' games of consecutive seeds to a last round; add up rounds and hashes."""
    game, pens, rooms, cards = lies
    for number in range(games):
        seed = unsigned(first + number)
        new_game(book, seed, game, pens, rooms, cards)
        while not game[ENDED] and game[ROUND] <= last:
            build_round(book, table, seed, lies, pad)
        sums[0] += game[ROUND]
        sums[1] += sheets_hash(book, pens)
