"""Scores of whole tables, worked out in pieces so that a crowd's do not hold others up (R9)."""

from collections.abc import Iterator

from boomtown.app.seating import Chairs
from boomtown.protocol.figures import lines
from boomtown.protocol.parts import Score as ScorePart
from boomtown.protocol.parts import Standing as StandingPart
from boomtown.protocol.sheets import temp_ranks
from boomtown.rules.estates import estate_counts
from boomtown.rules.game import Game
from boomtown.rules.scoring import Score, Standing, score, sheet_lines, standing

PIECE = 25
BEST = 10


class Scores:
    """The scores of a game as it stands; complete once `worked_out` has run to its end."""

    def __init__(self, game: Game) -> None:
        """Begin with nothing."""
        self.game = game
        self.seats: list[Score] = []
        self.rival: Score | None = None
        self.best: list[int] = []

    def worked_out(self) -> Iterator[None]:
        """Score every seat, with a pause after each piece."""
        if self.game.table.rival() is not None:
            *self.seats, self.rival = score(self.game)
            self.best = [0]
            return
        ranks = temp_ranks(self.game, {sheet.temps for sheet in self.game.sheets})
        scored = []
        for seat, sheet in enumerate(self.game.sheets):
            parts = sheet_lines(self.game.ruleset, sheet, ranks[sheet.temps], self.game.plans)
            scored.append(Score(seat, parts, estates=sum(estate_counts(sheet))))
            if seat % PIECE == PIECE - 1:
                yield
        self.seats = self._placed(scored)
        by_place = sorted(range(len(scored)), key=lambda seat: self.seats[seat].place)
        self.best = by_place[:BEST]

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

    def part(self, one: Score) -> ScorePart:
        """Return a final score."""
        sizes = [] if one.seat is None else list(estate_counts(self.game.sheets[one.seat]))
        return ScorePart(one.seat, one.place, one.total, lines(one.lines), one.estates, sizes)
