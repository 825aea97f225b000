"""Games played on by builders: to their end, for averages."""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import joined, mix, popcount, unsigned
from boomtown.fast.kernel.builder import built_turn
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.game import (
    ENDED,
    HOUSES,
    PLANS,
    ROUND,
    ROUNDABOUTS,
    TALLY,
    TURNED,
    WORDS,
    close_round,
    new_game,
    pen_of,
    take_in,
    terms_of,
    total,
)
from boomtown.fast.kernel.guess import lay_again, rearrange
from boomtown.fast.kernel.score import given
from boomtown.fast.kernel.terms import begun
from boomtown.fast.kernel.worth import TRAITS, Judge, Scene, phase

Lies = tuple[Row, Row, Row, Row]


@kernel
def scene_of(book: Row, game: Row, pens: Row, table: Row, seat: int) -> Scene:
    """Look around from a seat: the phase by the fullest sheet, the most temps of others."""
    left, temps = 63, 0
    for other in range(book[at.SEATS]):
        p = WORDS * other
        full = pens[p + HOUSES] | pens[p + ROUNDABOUTS]
        left = min(left, popcount(book[at.CELLS] & ~full))
        if other != seat:
            temps = max(temps, pens[p + TALLY] >> at.TEMPS_AT & at.BOX)
    if book[at.MODE] == at.AAA:
        temps = min(given(table, at.TEMP), 15)
    return Scene(phase(left) * TRAITS, temps, game[PLANS], game[TURNED], 0, 0)


@inlined
def build_turns(book: Row, table: Row, lies: Lies, first: int, pad: Row) -> None:
    """Play the turns of the seats from a first one on by builders."""
    game, pens, rooms, cards = lies
    for seat in range(first, book[at.SEATS]):
        terms = terms_of(book, game, cards, seat)
        judge = Judge(book, table, scene_of(book, game, pens, cards, seat))
        turn = begun(book, terms, rooms, pen_of(pens, seat))
        turn = built_turn(judge, terms, rooms, turn, cards, pad)
        take_in(game, pens, seat, terms, turn)


@kernel
def build_round(book: Row, table: Row, seed: int, lies: Lies, pad: Row) -> None:
    """Play a round by builders."""
    build_turns(book, table, lies, 0, pad)
    close_round(book, seed, lies[0], lies[1], lies[3])


@kernel
def build_many(
    book: Row, table: Row, first: int, games: int, lies: Lies, pad: Row, sums: Row
) -> None:
    """Play so many games of builders from a first seed on; add up rounds and each seat's points."""
    game, pens, rooms, cards = lies
    for number in range(games):
        seed = unsigned(first + number)
        new_game(book, seed, game, pens, rooms, cards)
        while not game[ENDED]:
            build_round(book, table, seed, lies, pad)
        sums[0] += game[ROUND]
        for seat in range(book[at.SEATS]):
            sums[2 + seat] += total(book, pens, cards, seat)


@kernel
def play_out(
    book: Row, table: Row, seed: int, games: int, rows: Lies, lies: Lies, pad: Row, sums: Row
) -> None:
    """Play a guessed table on to its end so many times, with other hidden cards.

    Adds up rounds, and each seat's points and their squares.
    """
    game, pens, _, cards = lies
    seats = book[at.SEATS]
    for number in range(games):
        each = mix(joined(mix(seed), number))
        lay_again(rows, lies)
        rearrange(book, cards, each)
        while not game[ENDED]:
            build_round(book, table, each, lies, pad)
        sums[0] += game[ROUND]
        for seat in range(seats):
            points = total(book, pens, cards, seat)
            sums[1 + seat] += points
            sums[1 + seats + seat] += points * points
