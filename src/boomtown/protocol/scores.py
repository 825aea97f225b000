"""Scores of whole tables, worked out in pieces so that a crowd's do not hold others up (R9)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boomtown.app.seating import Chairs
from boomtown.app.told import Written
from boomtown.protocol.figures import lines
from boomtown.protocol.parts import Score as ScorePart
from boomtown.protocol.parts import Standing as StandingPart
from boomtown.protocol.sheets import forget_others, known_sheet, temp_ranks
from boomtown.rules.estates import estate_counts
from boomtown.rules.game import Game
from boomtown.rules.scoring import Score, Standing, score, standing

if TYPE_CHECKING:
    from msgspec import Raw

PIECE = 25
BEST = 10


class Scores:
    """The scores of a game as it stands; complete once `worked_out` has run to its end."""

    def __init__(self, game: Game, memory: Written) -> None:
        """Begin with nothing but what was written before."""
        self.game = game
        self.seats: list[Score] = []
        self.sheets: list[Raw] = []
        self.rival: Score | None = None
        self.best: list[int] = []
        self._memory = memory

    def worked_out(self) -> Iterator[None]:
        """Score and write every sheet, with a pause after each piece."""
        ranks = temp_ranks(self.game, {sheet.temps for sheet in self.game.sheets})
        scored = []
        for seat, sheet in enumerate(self.game.sheets):
            known = known_sheet(self.game, sheet, ranks[sheet.temps], self._memory)
            self.sheets.append(known.sheet)
            scored.append(Score(seat, known.lines, estates=sum(estate_counts(sheet))))
            if seat % PIECE == PIECE - 1:
                yield
        if self.game.table.rival() is not None:
            *self.seats, self.rival = score(self.game)
        else:
            self.seats = self._placed(scored)
        by_place = sorted(range(len(scored)), key=lambda seat: self.seats[seat].place)
        self.best = by_place[:BEST]
        forget_others(self.game, ranks, self._memory)

    def _placed(self, scored: list[Score]) -> list[Score]:
        keys = [
            standing(self.game.ruleset, sheet, one.total)
            for sheet, one in zip(self.game.sheets, scored, strict=True)
        ]
        places: dict[Standing, int] = {}
        for place, key in enumerate(sorted(keys, reverse=True), 1):
            places.setdefault(key, place)
        return [
            Score(one.seat, one.lines, places[key], one.estates)
            for one, key in zip(scored, keys, strict=True)
        ]

    def standings(self, chairs: Chairs, seats: list[int]) -> list[StandingPart]:
        """Return where these seats stand."""
        return [
            StandingPart(seat, chairs[seat].name, self.seats[seat].place, self.seats[seat].total)
            for seat in seats
        ]

    def part(self, one: Score, name: str = "") -> ScorePart:
        """Return a final score."""
        sizes = [] if one.seat is None else list(estate_counts(self.game.sheets[one.seat]))
        return ScorePart(one.seat, one.place, one.total, lines(one.lines), one.estates, sizes, name)
