"""Whole games played for tests, round by round, in any order of seats, with take-backs (R3.3)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from boomtown.rules.events import Event
from boomtown.rules.game import Game, Step, new_game, submit, take_back, turn_of
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings
from tests.properties.combinations import rules_of
from tests.properties.policies import POLICIES, Policy, by_chance, cornered, filling, finished

TAKE_BACK_ONE_IN = 8

Decisions = tuple[tuple[Move, ...], ...]


@dataclass(slots=True)
class Playing:
    """A game in progress: where it stands, what was decided, what happened."""

    settings: Settings
    seed: int
    policies: tuple[Policy, ...]
    rng: Stream
    step: Step
    rounds: list[Decisions] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.step.game

    def play_round(self) -> None:
        """Let every seat play its turn, in an order drawn anew each round."""
        before = self.game
        decisions = self.decisions()
        for seat in self.rng.shuffled(range(before.seats)):
            self.step = submit(self.game, seat, decisions[seat])
            closed = self.game.ended or self.game.round > before.round
            if not closed and self.rng.below(TAKE_BACK_ONE_IN) == 0:
                self.step = submit(take_back(self.game, seat), seat, decisions[seat])
        self.rounds.append(decisions)
        self.events += self.step.events

    def decisions(self) -> Decisions:
        """Choose every seat's turn of this round by its policy."""
        turns = (
            finished(turn_of(self.game, seat), self.policies[seat], self.rng)
            for seat in range(self.game.seats)
        )
        return tuple(turn.moves for turn in turns)


def begun(settings: Settings, seed: int, policies: Sequence[Policy] = ()) -> Playing:
    """Begin a game; without policies, they go by the seed, often alike so that no seat ends it."""
    rng = Stream(seed, settings.seats)
    mixed = tuple(rng.choice(POLICIES) for _ in range(settings.seats))
    alike = rng.choice((by_chance, filling, filling, cornered))
    drawn = rng.choice((mixed, *((alike,) * settings.seats,) * 3))
    step = new_game(rules_of(settings), seed)
    return Playing(settings, seed, tuple(policies) or drawn, rng, step, events=list(step.events))


def played(settings: Settings, seed: int, rounds: int, policies: Sequence[Policy] = ()) -> Playing:
    """Play so many rounds, or fewer where the game ends first."""
    playing = begun(settings, seed, policies)
    while not playing.game.ended and len(playing.rounds) < rounds:
        playing.play_round()
    return playing


def confirmed_some(game: Game, seats: Sequence[int], rng: Stream) -> Game:
    """Let some seats confirm a turn, but never the last one."""
    for seat in seats:
        if not game.ended and (game.confirmed | 1 << seat) != (1 << game.seats) - 1:
            turn = finished(turn_of(game, seat), rng.choice(POLICIES), rng)
            game = submit(game, seat, turn.moves).game
    return game
