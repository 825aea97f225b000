"""A game between one person and bots: the person’s turn closes the round (R3.3)."""

from dataclasses import dataclass, replace

from boomtown.bots import roster
from boomtown.cli.words import say
from boomtown.rules.edition import Edition
from boomtown.rules.events import Event
from boomtown.rules.game import Game, Step, submit
from boomtown.rules.moves import Move
from boomtown.rules.record import Record
from boomtown.rules.replay import PlayedRound, replay
from boomtown.rules.rng import Stream
from boomtown.rules.view import View, view, views

PERSON = 0
BOTS_STREAM = 1  # tells the bots’ chance apart from the cards’


@dataclass(frozen=True, slots=True)
class Match:
    """The game and its record; `bots` names who plays each seat after the person’s."""

    edition: Edition
    record: Record
    game: Game
    bots: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()

    @property
    def seen(self) -> View:
        """What the person may know."""
        return view(self.game, PERSON)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called on the screen."""
        others = (say("game", "seat", seat=seat, bot=bot) for seat, bot in enumerate(self.bots, 2))
        return (say("game", "you"), *others)


def match_of(record: Record, edition: Edition, bots: tuple[str, ...]) -> Match:
    """Return the match that a record leads to; raises `ReplayError` if it leads nowhere.

    A round that has begun in the record begins again: only bots can have been in already, and
    they do the same again.
    """
    whole = tuple(decisions for decisions in record.rounds if None not in decisions)
    record = replace(record, rounds=whole)
    step = replay(record, edition).last
    return Match(edition, record, step.game, bots, step.events)


def played(match: Match, moves: tuple[Move, ...]) -> tuple[Match, PlayedRound]:
    """Take in the person’s turn and let every bot play; the round closes."""
    before = match.game
    decisions = (moves, *_bots_turns(match))
    step = Step(before)
    for seat, turn in enumerate(decisions):
        step = submit(step.game, seat, turn)
    record = replace(match.record, rounds=(*match.record.rounds, decisions))
    after = replace(match, record=record, game=step.game, events=step.events)
    return after, PlayedRound(before, decisions, step)


def _bots_turns(match: Match) -> list[tuple[Move, ...]]:
    seed = match.record.deal.seed or 0
    seats = list(range(PERSON + 1, match.game.seats))
    return [
        roster()[bot].choose(seen, Stream(seed, BOTS_STREAM, match.game.round, seat))
        for seat, bot, seen in zip(seats, match.bots, views(match.game, seats), strict=True)
    ]
