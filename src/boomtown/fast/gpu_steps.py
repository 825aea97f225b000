"""Steps of many games on a GPU: one launch is one action in each, masks and sights stay there.

Arrays have a column for each game, so that threads next to each other read and write next to each
other. Masks and sights are arrays of the GPU that learners take as they are (DLPack,
`__cuda_array_interface__`); sights.py tells where each field stands.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boomtown.fast import sights
from boomtown.fast.gpu import STANDARD_DECK, functions_for
from boomtown.fast.kernel import cards, choices, desk, game, sheet, site, step

BLOCK = 128


class Columns(NamedTuple):
    """What lies on the tables, a column for each game: as `steps.Tables`, turned over."""

    games: Any
    pens: Any
    rooms: Any
    tables: Any
    desks: Any
    masks: Any
    sights: Any


class StepMachine:
    """A ruleset built for the GPU of this machine: so many games, a step at a time."""

    def __init__(self, book: Sequence[int], games: int) -> None:
        """Build the kernels for the row of a ruleset, and lay the tables."""
        from numba import cuda

        self._cuda: Any = cuda
        self.games = games
        self._book = cuda.to_device(np.array(book, np.int64))
        self.columns = Columns(*(cuda.to_device(array) for array in empty_columns(book, games)))
        self.actions = cuda.to_device(np.zeros(games, np.int64))
        self.told = cuda.to_device(np.zeros(games, np.uint8))
        self._turns = cuda.to_device(np.zeros(games, np.int64))
        self._kernels = _kernels(cuda, book)
        self._grid = (games + BLOCK - 1) // BLOCK, BLOCK

    def begin(self, first: int) -> None:
        """Begin games of consecutive seeds."""
        desks = np.zeros(self.columns.desks.shape, np.int64)
        desks[desk.SEED], desks[desk.STRIDE] = first + np.arange(self.games), self.games
        self.columns.desks.copy_to_device(desks)
        self._kernels.begin[self._grid](self._book, *self.columns)

    def step(self) -> None:
        """Make the actions that stand in `actions`; `told` is what became of each."""
        launch = self._kernels.step[self._grid]
        launch(self._book, self.actions, *self.columns, self.told, self._turns)

    def choose(self, place: int) -> None:
        """Put a random legal action for each game into `actions`."""
        launch = self._kernels.choose[self._grid]
        launch(self._book, place, self.columns.desks, self.columns.masks, self.actions)

    def turns(self) -> int:
        """Return how many turns of players have been confirmed."""
        return int(self._turns.copy_to_host().sum())

    def wait(self) -> None:
        """Wait until the GPU has done all it was asked for."""
        self._cuda.synchronize()

    @property
    def registers(self) -> int:
        """How many registers a thread of the step has."""
        return int(next(iter(self._kernels.step.get_regs_per_thread().values())))

    @property
    def local(self) -> int:
        """How many bytes of such a thread lie in memory instead."""
        return int(next(iter(self._kernels.step.get_local_mem_per_thread().values())))


def empty_columns(book: Sequence[int], games: int) -> Sequence[NDArray[Any]]:
    """Return what lies on so many tables before they begin, a column for each game."""
    seats, standard = book[site.SEATS], book[site.MODE] == site.STANDARD
    rows = choices.WRITES + 6 * (3 if standard else 6)
    many = cards.CARDS + STANDARD_DECK if standard else cards.SIZE
    return (
        np.zeros((game.GAME, games), np.int64),
        np.zeros((game.WORDS * seats, games), np.int64),
        np.zeros((sheet.ROOMS * (seats + 1), games), np.uint32),
        np.zeros((many, games), np.int8 if standard else np.int16),
        np.zeros((desk.DESK + desk.PLACE * seats, games), np.int64),
        np.zeros((rows, games), np.int64),
        np.zeros((sights.words(seats), games), np.int64),
    )


class _Kernels(NamedTuple):
    begin: Any
    step: Any
    choose: Any


def _kernels(cuda: Any, book: Sequence[int]) -> _Kernels:
    made = functions_for(book)
    return _Kernels(
        cuda.jit(_begins(cuda, made)), cuda.jit(_steps(cuda, made)), cuda.jit(_chooses(cuda, made))
    )


def _begins(cuda: Any, made: dict[str, Any]) -> Any:
    set_out, mask_for, see = made["set_out"], made["mask_for"], made["see"]

    def begins(book, games, pens, rooms, tables, desks, masks, seen):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < games.shape[1]:
            state, sheets, room = games[:, at], pens[:, at], rooms[:, at]
            table, words = tables[:, at], desks[:, at]
            set_out(book, state, sheets, room, table, words)
            mask_for(book, 0, state, sheets, room, words, masks[:, at])
            see(book, 0, state, sheets, table, words, seen[:, at])

    return begins


def _steps(cuda: Any, made: dict[str, Any]) -> Any:
    make, over, illegal, done = made["step"], game.ENDED, step.ILLEGAL, choices.DONE

    def steps(  # type: ignore[no-untyped-def]
        book, actions, games, pens, rooms, tables, desks, masks, seen, told, turns
    ):
        at = cuda.grid(1)
        if at < games.shape[1]:
            action, running = actions[at], games[over, at] == 0
            became = make(
                book,
                action,
                games[:, at],
                pens[:, at],
                rooms[:, at],
                tables[:, at],
                desks[:, at],
                masks[:, at],
                seen[:, at],
            )
            told[at] = became
            if running and action == done and became != illegal:
                turns[at] += 1

    return steps


def _chooses(cuda: Any, made: dict[str, Any]) -> Any:
    chosen, seed = made["random_action"], desk.SEED

    def chooses(book, place, desks, masks, actions):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < actions.shape[0]:
            actions[at] = chosen(book, masks[:, at], np.uint64(desks[seed, at]), place)

    return chooses
