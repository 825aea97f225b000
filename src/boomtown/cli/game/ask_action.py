"""The question about the action of the chosen combination (R5)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch

from boomtown.cli.game.ask import Table, runs, text
from boomtown.cli.game.draft import ACTION, Choice, Question
from boomtown.cli.screen.sheet import Pointers
from boomtown.cli.words.terms import street_name
from boomtown.rules.estates import estate_counts
from boomtown.rules.moves import ActionMove, BuildPool, CopyNumber, CrossPark, Fence, Improve
from boomtown.rules.spots import Spot

NO = "0"


def ask_action(table: Table) -> Question | None:
    """Ask what the action is used for, if there is something."""
    moves = [move for move in table.options if isinstance(move, ActionMove)]
    if not moves or ACTION in table.picked.skipped:
        return None
    return _asked(moves[0], moves, table)


def _unused(table: Table) -> Choice:
    return Choice(NO, text("unused"), table.picked.skipping(ACTION))


@singledispatch
def _asked(first: ActionMove, moves: Sequence[ActionMove], table: Table) -> Question:
    """Return the question for moves of the kind of the first."""
    raise NotImplementedError(first)


@_asked.register
def _(first: Fence, moves: Sequence[Fence], table: Table) -> Question:
    del first
    left = [Spot(move.gap.street, move.gap.plot - 1) for move in moves]
    choices = [Choice(str(spot), "", move) for spot, move in zip(left, moves, strict=True)]
    pointers = Pointers(gaps=frozenset(move.gap for move in moves))
    question = text("fence", places=runs(left))
    return Question(question, (*choices, _unused(table)), pointers)


@_asked.register
def _(first: Improve, moves: Sequence[Improve], table: Table) -> Question:
    del first
    counts = estate_counts(table.turn.sheet)
    choices = []
    for move in moves:
        column = table.turn.terms.site.layout.real_estate[move.size - 1]
        crossed = table.turn.sheet.real_estate[move.size - 1]
        now, then = column.value(crossed), column.value(crossed + 1)
        label = text("improve_size", now=now, then=then, built=counts[move.size - 1])
        choices.append(Choice(str(move.size), label, move))
    return Question(text("improve"), (*choices, _unused(table)))


@_asked.register
def _(first: CrossPark, moves: Sequence[CrossPark], table: Table) -> Question:
    del moves
    track = table.turn.terms.site.layout.streets[first.street].parks
    crossed = table.turn.sheet.parks[first.street]
    words = {"now": track.value(crossed), "then": track.value(crossed + 1)}
    question = text("park", street=street_name(first.street), **words)
    return _yes_or_no(question, first, table)


@_asked.register
def _(first: BuildPool, moves: Sequence[BuildPool], table: Table) -> Question:
    del moves
    track, pools = table.turn.terms.site.layout.pools, table.turn.sheet.pools
    words = {"now": track.value(pools), "then": track.value(pools + 1)}
    return _yes_or_no(text("pool", place=str(first.spot), **words), first, table)


def _yes_or_no(question: str, move: ActionMove, table: Table) -> Question:
    return Question(question, (Choice("1", text("yes"), move), _unused(table)), default="1")


@_asked.register
def _(first: CopyNumber, moves: Sequence[CopyNumber], table: Table) -> Question:
    del first
    spot = table.picked.spot
    if spot is not None:
        return _which_original(spot, [move for move in moves if move.spot == spot], table)
    by_spot: dict[Spot, list[CopyNumber]] = {}
    for move in moves:
        by_spot.setdefault(move.spot, []).append(move)
    choices = [
        Choice(str(spot), "", group[0] if len(group) == 1 else replace(table.picked, spot=spot))
        for spot, group in by_spot.items()
    ]
    pointers = Pointers({spot: _copied(group, table) for spot, group in by_spot.items()})
    words = {"places": runs(by_spot), "bis_word": table.terms["bis"]}
    return Question(text("copy", **words), (*choices, _unused(table)), pointers)


def _copied(group: Sequence[CopyNumber], table: Table) -> str:
    numbers = {_number(move, table) for move in group}
    return numbers.pop() if len(numbers) == 1 else table.terms["bis_letter"][0]


def _number(move: CopyNumber, table: Table) -> str:
    house = table.turn.sheet.house(move.source)
    return str(house.number) if house else ""


def _which_original(spot: Spot, moves: Sequence[CopyNumber], table: Table) -> Question:
    choices = [
        Choice(
            str(key), text("original", number=_number(move, table), place=str(move.source)), move
        )
        for key, move in enumerate(moves, 1)
    ]
    return Question(text("which_original", place=str(spot)), (*choices, _unused(table)))
