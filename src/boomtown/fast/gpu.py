"""The kernel built for a GPU, for one ruleset: the same functions with its figures written in.

A GPU reads its program as it goes, so a short one is a fast one: what a ruleset does not use falls
away when its figures are constants. `bits` is exchanged for words of the GPU's own.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable, Sequence
from time import perf_counter
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np

from boomtown.fast.kernel import (
    bits,
    builder,
    cards,
    choices,
    claims,
    closer,
    counts,
    desk,
    game,
    gifts,
    glance,
    lacking,
    moves,
    pad,
    plans,
    playout,
    score,
    sheet,
    sight,
    site,
    step,
    terms,
    turn,
    worth,
)

MODULES: tuple[ModuleType, ...] = (
    bits,
    sheet,
    plans,
    claims,
    terms,
    counts,
    moves,
    turn,
    cards,
    score,
    game,
    desk,
    choices,
    sight,
    step,
    lacking,
    worth,
    pad,
    gifts,
    glance,
    closer,
    builder,
    playout,
)

BLOCK = 128
BLOCKS = 528  # four for each of the 132 multiprocessors of an H200
STANDARD_DECK = 88


class _Figures(ast.NodeTransformer):
    """Puts the figure of a ruleset in the place of `book[at.NAME]`."""

    def __init__(self, book: Sequence[int]) -> None:
        self._book = book

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if ast.unparse(node).startswith("book[at.") and isinstance(node.slice, ast.Attribute):
            figure = self._book[getattr(site, node.slice.attr)]
            return ast.copy_location(ast.Constant(figure), node)
        return node


def functions_for(book: Sequence[int], more: Sequence[ModuleType] = ()) -> dict[str, Any]:
    """Return every function of the kernel as one for the GPU, by name, for the row of a ruleset.

    Those of more modules, too: they may use `cuda`.
    """
    from numba import cuda

    words = {"cuda": cuda, **_bits(cuda)}
    made: dict[str, Any] = dict(words)
    spaces = []
    for module in (*MODULES, *more):
        for name, function in vars(module).items():
            plain = getattr(function, "py_func", None)
            if plain is None or plain.__module__ != module.__name__ or name in words:
                continue
            assert name not in made, f"two functions are called {name}"
            space = dict(plain.__globals__)
            spaces.append(space)
            device = cuda.jit(device=True)  # type: ignore[no-untyped-call]
            made[name] = device(_with_figures(plain, book, space))
    for space in spaces:
        space.update({name: made[name] for name in made if name in space})
    return made


def _with_figures(
    plain: Callable[..., Any], book: Sequence[int], space: dict[str, Any]
) -> Callable[..., Any]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(plain)))
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    definition.returns = None
    for argument in definition.args.args:
        argument.annotation = None
    changed = ast.fix_missing_locations(_Figures(book).visit(tree))
    made: dict[str, Any] = space
    exec(compile(changed, inspect.getfile(plain), "exec"), made)
    function: Callable[..., Any] = made[definition.name]
    return function


def _bits(cuda: Any) -> dict[str, Any]:
    words = (_popcount, _lowest, _highest, _quotient, _nth)
    space = {**globals(), "cuda": cuda}
    return {
        word.__name__[1:]: cuda.jit(device=True)(FunctionType(word.__code__, space))
        for word in words
    }


# Written as the GPU's compiler wants it; `cuda` comes when they are built.


def _popcount(mask):  # type: ignore[no-untyped-def]
    return np.int64(cuda.popc(mask))  # type: ignore[name-defined]  # noqa: F821


def _lowest(mask):  # type: ignore[no-untyped-def]
    return np.int64(cuda.ffs(mask) - 1)  # type: ignore[name-defined]  # noqa: F821


def _highest(mask):  # type: ignore[no-untyped-def]
    return np.int64(63 - cuda.clz(mask))  # type: ignore[name-defined]  # noqa: F821


def _quotient(number, by):  # type: ignore[no-untyped-def]
    return np.int64(np.uint32(number) // np.uint32(by))


def _nth(mask, k):  # type: ignore[no-untyped-def]
    # The one house that has no bit in the lower half is the last.
    low, left = np.uint32(mask & 0xFFFFFFFF), np.int32(k)
    if left >= np.int32(cuda.popc(low)):  # type: ignore[name-defined]  # noqa: F821
        return np.int64(32)
    at = np.int32(0)
    for half in (16, 8, 4, 2, 1):
        here = np.int32(cuda.popc(low & np.uint32((1 << half) - 1)))  # type: ignore[name-defined]  # noqa: F821
        if left >= here:
            left -= here
            at += np.int32(half)
            low >>= np.uint32(half)
    return np.int64(at)


class Played(NamedTuple):
    """What games on a GPU come to, and how long they took."""

    games: int
    rounds: int
    hash: int
    seconds: float


class Machine:
    """A ruleset built for the GPU of this machine: plays games by the random policy."""

    def __init__(self, book: Sequence[int]) -> None:
        """Build the kernel for the row of a ruleset."""
        from numba import cuda

        self._cuda: Any = cuda
        self._book = cuda.to_device(np.array(book, dtype=np.int64))
        self._kernel = _rollouts(cuda, book)

    def play(self, first: int, games: int, told: int) -> Played:
        """Play games with consecutive seeds, a whole number for every thread; hashes if `told`."""
        threads = min(games, BLOCK * BLOCKS)
        rounds = self._cuda.to_device(np.zeros(threads, np.int64))
        hashes = self._cuda.to_device(np.zeros(threads, np.int64))
        launch = self._kernel[threads // BLOCK, BLOCK]
        launch(self._book, first, 0, told, rounds, hashes)  # compiles
        self._cuda.synchronize()
        began = perf_counter()
        launch(self._book, first, games // threads, told, rounds, hashes)
        self._cuda.synchronize()
        seconds = perf_counter() - began
        played = games // threads * threads
        sums = int(rounds.copy_to_host().sum()), int(hashes.copy_to_host().sum())
        return Played(played, *sums, seconds)

    @property
    def registers(self) -> int:
        """How many registers a thread has."""
        return int(next(iter(self._kernel.get_regs_per_thread().values())))

    @property
    def local(self) -> int:
        """How many bytes of a thread lie in memory instead."""
        return int(next(iter(self._kernel.get_local_mem_per_thread().values())))


class Sizes(NamedTuple):
    """How much a thread needs for its table, and of which integers its cards are."""

    pens: int
    rooms: int
    cards: int
    card: Any


def sizes_of(book: Sequence[int]) -> Sizes:
    """Return how much a game of a ruleset needs."""
    seats = book[site.SEATS]
    pens, rooms = game.WORDS * seats, sheet.ROOMS * (seats + 1)
    # The standard game has no discards apart from its stacks, and no card that needs a ninth bit.
    if book[site.MODE] == site.STANDARD:
        return Sizes(pens, rooms, cards.CARDS + STANDARD_DECK, np.int8)
    return Sizes(pens, rooms, cards.SIZE, np.int16)


def _rollouts(cuda: Any, book: Sequence[int]) -> Any:
    made, sizes = functions_for(book), sizes_of(book)
    begin, play_round, mix = made["new_game"], made["play_round"], made["mix"]
    pens_size, rooms_size, cards_size, card = sizes
    words, hashed, over, number = game.GAME, game.HASH, game.ENDED, game.ROUND

    def rollouts(book, first, each, told, rounds, hashes):  # type: ignore[no-untyped-def]
        state = cuda.local.array(words, np.int64)
        pens = cuda.local.array(pens_size, np.int64)
        rooms = cuda.local.array(rooms_size, np.uint32)
        table = cuda.local.array(cards_size, card)
        thread, threads = cuda.grid(1), cuda.gridsize(1)
        for game_at in range(each):
            seed = np.uint64(first + game_at * threads + thread)
            begin(book, seed, state, pens, rooms, table)
            state[hashed] = told
            while not state[over]:
                play_round(book, seed, mix(seed), state, pens, rooms, table)
            rounds[thread] += state[number]
            hashes[thread] += state[hashed]

    return cuda.jit(rollouts)
