"""Scores as a table: every line with where it comes from, places, ties (R9.2, R9.3)."""

from collections.abc import Sequence
from itertools import pairwise

from boomtown.cli.screen.ink import Ink, padded
from boomtown.cli.screen.layout import COLUMNS, flowed, in_columns
from boomtown.cli.words import say
from boomtown.cli.words.scores import line_name, line_reasons
from boomtown.cli.words.template import signed
from boomtown.cli.words.terms import Terms, ordinal
from boomtown.rules.estates import estate_counts
from boomtown.rules.scoring import Score
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet

NAME = 18
REASON = NAME + 6
FIGURE = 7


def explained(score: Score, ruleset: Ruleset, terms: Terms, ink: Ink) -> list[str]:
    """Return one score line by line, each with its reason."""
    lines = []
    for line in score.lines:
        figure = ink(f"{signed(line.points):>4}", "points")
        first, *more = flowed(line_reasons(line, ruleset, terms), "; ", COLUMNS - REASON)
        lines.append(f"{padded(line_name(line, terms), NAME)}{figure}  {first}")
        lines += [" " * REASON + part for part in more]
    total = ink(f"{signed(score.total):>4}", "points")
    return [*lines, f"{padded(ink(terms['score_total'], 'head'), NAME)}{total}  {_sum(score)}"]


def _sum(score: Score) -> str:
    plus = sum(line.points for line in score.lines if line.points > 0)
    minus = -sum(line.points for line in score.lines if line.points < 0)
    return say("because", "total", plus=plus, minus=minus, total=score.total)


def table(scores: Sequence[Score], heads: Sequence[str], terms: Terms, ink: Ink) -> list[str]:
    """Return scores of the same lines beside each other."""
    first, *_ = scores
    lines = [" " * NAME + "".join(f"{head:>{FIGURE}}" for head in heads)]
    for place, line in enumerate(first.lines):
        figures = [signed(score.lines[place].points) for score in scores]
        row = "".join(f"{figure:>{FIGURE}}" for figure in figures)
        lines.append(padded(line_name(line, terms), NAME) + row)
    totals = "".join(f"{signed(score.total):>{FIGURE}}" for score in scores)
    return [*lines, padded(ink(terms["score_total"], "head"), NAME) + ink(totals, "points")]


def ranking(scores: Sequence[Score], names: Sequence[str], sheets: Sequence[Sheet]) -> list[str]:
    """Return places, names and totals, with what decided where points are level."""
    ordered = sorted(scores, key=lambda score: (score.place, score.seat is None))
    cells = [
        f"{ordinal(score.place):>4}  {padded(_name(score, names), 22)}{signed(score.total):>5}"
        for score in ordered
    ]
    rows = in_columns(cells, 2) if len(cells) > 6 else cells
    ties = [text for better, worse in pairwise(ordered) for text in _tie(better, worse, sheets)]
    return [*rows, *dict.fromkeys(ties)]


def _name(score: Score, names: Sequence[str]) -> str:
    return "AAA" if score.seat is None else names[score.seat]


def _tie(better: Score, worse: Score, sheets: Sequence[Sheet]) -> list[str]:
    """Explain the order of two neighbours in the ranking whose points are level."""
    if better.total != worse.total or not (better.lines and worse.lines):
        return []
    points = "  " + say("ties", "points", points=better.total) + ". "
    if better.place == worse.place:
        return [points + say("ties", "shared" if better.place == 1 else "shared_place")]
    if better.estates != worse.estates:
        return [points + say("ties", "estates", a=better.estates, b=worse.estates)]
    if better.seat is None or worse.seat is None:
        return [points + say("ties", "aaa")]
    return [points + _size_tie(sheets[better.seat], sheets[worse.seat])]


def _size_tie(better: Sheet, worse: Sheet) -> str:
    pairs = zip(estate_counts(better), estate_counts(worse), strict=True)
    size, (a, b) = next((size, pair) for size, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    return say("ties", "size", size=size, a=a, b=b)
