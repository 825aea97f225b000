"""Steps of many games on this processor: each game is a row of every array."""

from typing import TYPE_CHECKING, Any

from boomtown.fast.kernel.bits import unsigned
from boomtown.fast.kernel.built import Row, kernel
from boomtown.fast.kernel.choices import mask_for
from boomtown.fast.kernel.desk import FINISHED, SCORE, SEED, place_of, set_out
from boomtown.fast.kernel.game import ENDED, pen_of
from boomtown.fast.kernel.score import sheet_points
from boomtown.fast.kernel.sight import see
from boomtown.fast.kernel.step import random_action, step

if TYPE_CHECKING:
    from numpy.typing import NDArray

    # Games, sheets, rooms, cards, desks, masks, sights.
    Table = NDArray[Any]
    Lies = tuple[Table, ...]
else:
    Table, Lies = object, tuple


@kernel
def begin_all(book: Row, lies: Lies) -> None:
    """Begin the games of the seeds on the desks, before their first seats."""
    games, pens, rooms, tables, desks, masks, sights = lies
    for at in range(len(games)):
        set_out(book, games[at], pens[at], rooms[at], tables[at], desks[at])
        mask_for(book, 0, games[at], pens[at], rooms[at], desks[at], masks[at])
        see(book, 0, games[at], pens[at], tables[at], desks[at], sights[at])


@kernel
def step_all(book: Row, actions: Row, among: Row, lies: Lies, told: Row) -> None:
    """Make an action in each of the chosen games; `told` is what became of it."""
    games, pens, rooms, tables, desks, masks, sights = lies
    for at in range(len(games)):
        if among[at]:
            told[at] = step(
                book,
                actions[at],
                games[at],
                pens[at],
                rooms[at],
                tables[at],
                desks[at],
                masks[at],
                sights[at],
            )


@kernel
def random_all(book: Row, place: int, lies: Lies, actions: Row) -> None:
    """Choose an action for each game, by its seed and a place in that stream."""
    masks, desks = lies[5], lies[4]
    for at in range(len(masks)):
        actions[at] = random_action(book, masks[at], unsigned(desks[at, SEED]), place)


@kernel
def points_all(book: Row, seat: int, lies: Lies, points: Row) -> None:
    """Add up what a seat's sheet is worth in each game: temps only when the game is over."""
    games, pens, desks = lies[0], lies[1], lies[4]
    for at in range(len(games)):
        if games[at, ENDED]:
            points[at] = desks[at, place_of(seat) + SCORE]
        else:
            points[at] = sheet_points(book, pen_of(pens[at], seat))


@kernel
def acting_all(lies: Lies, seats: Row) -> None:
    """Tell which seat acts in each game; -1 where the game is over."""
    games, desks = lies[0], lies[4]
    for at in range(len(games)):
        seats[at] = -1 if games[at, ENDED] else desks[at, FINISHED]


@kernel
def bits_all(masks: Table, width: int, flags: Table) -> None:
    """Write masks out, a byte a bit."""
    for at in range(len(masks)):
        for row in range(masks.shape[1]):
            for bit in range(width):
                flags[at, width * row + bit] = masks[at, row] >> bit & 1


@kernel
def features_all(fields: Table, sights: Table, features: Table) -> None:
    """Write sights out, a byte a feature.

    A field is a word, its first bit, how far its bits lie apart, how many bits, how many features.
    """
    for at in range(len(sights)):
        place = 0
        for field in range(len(fields)):
            word, first, apart = fields[field, 0], fields[field, 1], fields[field, 2]
            most = (1 << fields[field, 3]) - 1
            for number in range(fields[field, 4]):
                features[at, place] = sights[at, word] >> (first + apart * number) & most
                place += 1
