"""Many games of one ruleset, a step at a time: actions in, masks and sights out."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.fast import sights
from boomtown.fast.kernel import built, cards, choices, desk, game, many, sheet, sight, step
from boomtown.fast.lies import row_of
from boomtown.rules.settings import Ruleset

Words = NDArray[np.int64]
Flags = NDArray[np.bool_]
MOST_SEATS = 8


class Tables(NamedTuple):
    """A row for each game: its words, sheets, rooms, cards, desk, and what the next seat gets."""

    games: Words
    pens: Words
    rooms: NDArray[np.uint32]
    tables: NDArray[np.int16]
    desks: Words
    masks: Words
    sights: Words


def rows_for(offers: int) -> int:
    """Return how many rows a mask has with so many offers."""
    return choices.WRITES + 6 * offers


class Steps:
    """So many games, each at the turn of one seat; seats act one after another in each round.

    >>> from boomtown.editions import edition
    >>> from boomtown.rules.settings import Settings, ruleset
    >>> steps = Steps(ruleset(Settings(seats=2), edition("2018")), 3)
    >>> steps.masks().shape, steps.features().shape
    ((3, 792), (3, 474))
    >>> steps.step(steps.random(0)).tolist()
    [0, 0, 0]
    """

    def __init__(self, rules: Ruleset, games: int) -> None:
        """Lay so many tables; `begin` or `begin_with` opens their games."""
        if not built.COMPILED:
            raise ModuleNotFoundError("steps need Numba: pip install boomtown[fast]")
        seats = rules.settings.seats
        if seats > MOST_SEATS:
            raise ValueError(f"the fast engine plays with up to {MOST_SEATS} seats, not {seats}")
        self.rules, self.games, self.seats = rules, games, seats
        self.book = row_of(rules)
        self.lies = _tables(seats, games, _mask_rows(rules))
        self._fields = np.array([field.row for field in sights.fields(seats)], np.int64)
        self._all = np.ones(games, np.bool_)
        self.begin(0)

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return int(choices.BITS * self.lies.masks.shape[1])

    def begin(self, first: int) -> None:
        """Begin games of consecutive seeds; a game that ends is followed by one far enough on."""
        seeds = np.arange(self.games, dtype=np.uint64) + np.uint64(first)
        self.begin_with(seeds)

    def begin_with(self, seeds: NDArray[np.uint64]) -> None:
        """Begin the games of these seeds."""
        self.lies.desks[:, desk.SEED] = seeds.view(np.int64)
        self.lies.desks[:, desk.STRIDE] = self.games
        many.begin_all(self.book, self.lies[:])

    def step(self, actions: NDArray[np.int64], among: Flags | None = None) -> NDArray[np.uint8]:
        """Make an action in every game, or in those chosen; return what became of each.

        0: done; 1: the mask does not allow it, nothing has changed; 2: done, and the game is over.
        The step after that begins the next game.
        """
        told = np.zeros(self.games, np.uint8)
        chosen = self._all if among is None else among
        many.step_all(self.book, actions, chosen, self.lies[:], told)
        return told

    def random(self, place: int) -> NDArray[np.int64]:
        """Return a random legal action for each game, from its own seed and a place."""
        actions = np.empty(self.games, np.int64)
        many.random_all(self.book, place, self.lies[:], actions)
        return actions

    def masks(self) -> Flags:
        """Return what the seat whose turn it is may do, a flag for each action."""
        flags = np.empty((self.games, self.actions), np.bool_)
        many.bits_all(self.lies.masks, choices.BITS, flags)
        return flags

    def features(self) -> NDArray[np.uint8]:
        """Return what the seat whose turn it is sees, a byte for each feature (sights.py)."""
        return sights.features(self._fields, self.lies.sights)

    def acting(self) -> Words:
        """Return whose turn it is in each game; -1 where it is over."""
        seats = np.empty(self.games, np.int64)
        many.acting_all(self.lies[:], seats)
        return seats

    def points(self, seat: int) -> Words:
        """Return what a seat's sheet is worth; its temps count when the game is over."""
        points = np.empty(self.games, np.int64)
        many.points_all(self.book, seat, self.lies[:], points)
        return points

    # The same for a seat of the first game, for tables at which all seats act at once.

    def look(self, seat: int) -> tuple[Flags, NDArray[np.uint8]]:
        """Return what a seat may do and sees."""
        games, pens, rooms, tables, desks, masks, seen = (lie[0] for lie in self.lies)
        choices.mask_for(self.book, seat, games, pens, rooms, desks, masks)
        sight.see(self.book, seat, games, pens, tables, desks, seen)
        return self.masks()[0], self.features()[0]

    def act(self, seat: int, action: int) -> None:
        """Carry out an action that the seat's mask allows."""
        step.act(self.book, seat, action, *(lie[0] for lie in self.lies[:5]))

    def put(self, seat: int, move: int) -> None:
        """Make a move of a seat, given as the kernel's integer (actions.py)."""
        step.put(self.book, seat, move, *(lie[0] for lie in self.lies[:5]))

    def waits(self, seat: int) -> bool:
        """Tell whether a seat has confirmed its turn and waits for the others."""
        return bool(self.lies.desks[0, desk.place_of(seat) + desk.DRAFT] >> desk.DONE & 1)

    def over(self) -> bool:
        """Tell whether the first game is over."""
        return bool(self.lies.games[0, game.ENDED])


def _mask_rows(rules: Ruleset) -> int:
    return rows_for(3 if rules.mode.name == "standard" else 6)


def _tables(seats: int, games: int, rows: int) -> Tables:
    return Tables(
        np.zeros((games, game.GAME), np.int64),
        np.zeros((games, game.WORDS * seats), np.int64),
        np.zeros((games, sheet.ROOMS * (seats + 1)), np.uint32),
        np.zeros((games, cards.SIZE), np.int16),
        np.zeros((games, desk.DESK + desk.PLACE * seats), np.int64),
        np.zeros((games, rows), np.int64),
        np.zeros((games, sights.words(seats)), np.int64),
    )
