"""What the deals come to: means by bot and by kind of points, wins, endings, times."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import NamedTuple

from boomtown.arena.contest import Contest, pairs
from boomtown.arena.figures import Mean, Share, mean_of, share_of
from boomtown.arena.pace import Pace
from boomtown.arena.playing import PlayedDeal, PlayedGame
from boomtown.rules.scoring import Score

RIVAL = "AAA"


class Pairing(NamedTuple):
    """Two bots on the same deals: points of the first more, and how often it had more."""

    first: str
    second: str
    ahead: Mean
    won: Share


@dataclass(slots=True)
class Account:
    """One bot’s games. What one deal gave is one value: the games of a deal hang together."""

    totals: Counter[int] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)
    means: dict[int, float] = field(default_factory=dict)
    wins: dict[int, float] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)

    @property
    def seats(self) -> int:
        """How many sheets it filled."""
        return self.totals.total()

    @property
    def points(self) -> Mean:
        """Points a sheet."""
        return mean_of(_in_order(self.means))

    @property
    def won(self) -> Share:
        """The share of the games that it won; a shared victory counts in part."""
        return share_of(_in_order(self.wins))

    def kinds(self) -> dict[str, float]:
        """Return points a sheet by their kind."""
        return {kind: points / self.seats for kind, points in self.lines.items()}

    def quantile(self, share: float) -> int:
        """Return the points that this share of the sheets did not exceed."""
        wanted, seen = share * self.seats, 0
        for total in sorted(self.totals):
            seen += self.totals[total]
            if seen >= wanted:
                return total
        return max(self.totals, default=0)

    def add(self, number: int, scores: Sequence[Score], wins: float) -> None:
        """Count a bot’s sheets of one deal, and the share of its games that it won."""
        for one in scores:
            self.totals[one.total] += 1
            self.lines.update({line.kind: line.points for line in one.lines})
        self.means[number] = fmean(one.total for one in scores)
        self.wins[number] = wins


@dataclass(slots=True)
class Tally:
    """All deals so far, in whatever order they came in."""

    contest: Contest
    deals: int = 0
    games: int = 0
    rounds: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    accounts: dict[str, Account] = field(default_factory=dict)
    rival: Account = field(default_factory=Account)

    @property
    def contested(self) -> bool:
        """Whether games have winners: several bots at one table, or the AAA against them."""
        return bool(self.rival.seats) or any(len({*one}) > 1 for one in self.contest.lineups)

    def add(self, deal: PlayedDeal) -> None:
        """Count a deal."""
        self.deals += 1
        for game in deal.games:
            self.games += 1
            self.rounds += game.rounds
            self.ends.update(game.ended)
        for name in dict.fromkeys(self.contest.entrants):
            account = self.accounts.setdefault(name, Account())
            games = [game for game in deal.games if name in game.lineup]
            scores = [one for game in games for one in scores_of(game, name)]
            account.add(deal.number, scores, fmean(_won(game, name) for game in games))
            account.pace.include(deal.paces[name])
        rivals = [game.rival for game in deal.games if game.rival]
        if rivals:
            self.rival.add(deal.number, rivals, fmean(one.place == 1 for one in rivals))

    def pairings(self) -> Iterator[Pairing]:
        """Yield how every two bots compare on the same deals."""
        for first, second in pairs(self.contest.entrants):
            one, other = self.accounts[first].means, self.accounts[second].means
            ahead = [one[number] - other[number] for number in sorted(one)]
            won = [1.0 if points > 0 else 0.0 if points < 0 else 0.5 for points in ahead]
            yield Pairing(first, second, mean_of(ahead), share_of(won))


def scores_of(game: PlayedGame, name: str) -> list[Score]:
    """Return the scores of a bot’s seats."""
    return [one for one in game.scores if one.seat is not None and game.lineup[one.seat] == name]


def _won(game: PlayedGame, name: str) -> float:
    """Return a bot’s part of the victory."""
    first = sum(one.place == 1 for one in game.scores)
    return sum(one.place == 1 for one in scores_of(game, name)) / first if first else 0.0


def _in_order(values: dict[int, float]) -> list[float]:
    """Sum in one order always: the last digit of a mean depends on it."""
    return [values[number] for number in sorted(values)]
