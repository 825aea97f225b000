"""`boomtown odds`: what may come next in a game, what can still be filled, what it may score."""

import argparse
from collections.abc import Iterator

from boomtown.bots.odds.late import reckoned
from boomtown.bots.odds.values import Odds
from boomtown.cli.commands import Command
from boomtown.cli.faults import Fault
from boomtown.cli.files import read_text
from boomtown.cli.game.saving import read_record
from boomtown.cli.options import add_edition, edition_for, positive, seed
from boomtown.cli.sheets import add_json
from boomtown.cli.terminal import say, say_json
from boomtown.cli.words.terms import Terms, terms_of
from boomtown.rules.game import Game
from boomtown.rules.replay import Replay, ReplayError, replay
from boomtown.rules.rng import Stream
from boomtown.rules.settings import SettingsError
from boomtown.rules.spots import STREET_LETTERS
from boomtown.rules.view import view

NUMBERS_IN_LINE = 9


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record_file", metavar="RECORD", help="a game’s file, or - for input")
    parser.add_argument("--round", type=positive, metavar="N", help="as round N began")
    parser.add_argument("--seat", type=positive, default=1, metavar="N", help="whose odds; 1")
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help="of the games played on")
    add_json(parser)
    add_edition(parser)


def _run(args: argparse.Namespace) -> int:
    source = read_text(args.record_file)
    record = read_record(source)
    edition = edition_for(record, args.edition)
    try:
        whole = replay(record, edition)
    except (ReplayError, SettingsError) as error:
        raise Fault(f"{source.name}: {error}") from None
    game = _at(whole, args.round)
    if args.seat > game.seats:
        raise Fault(f"--seat: the game has {game.seats}")
    found = reckoned(view(game, args.seat - 1), Stream(args.seed))
    if args.json:
        say_json(_answer(found))
    else:
        say(_told(found, terms_of(edition)))
    return 0


def _at(whole: Replay, round_number: int | None) -> Game:
    """Return the game as a round began: the one asked for, or the last that did."""
    open_round = [] if whole.last.game.ended else [whole.last.game]
    games = [*(played.before for played in whole.rounds), *open_round]
    begun = {game.round: game for game in games}
    wanted = round_number or max(begun)
    if wanted not in begun:
        raise Fault(f"--round: the record has {max(begun)} rounds")
    return begun[wanted]


def _percent(chance: float) -> str:
    return f"{chance:4.0%}"


def _told(found: Odds, terms: Terms) -> Iterator[str]:
    yield "Next round, unless somebody asks for a reshuffle:"
    chances = list(enumerate(found.numbers))
    for start in range(0, len(chances), NUMBERS_IN_LINE):
        part = chances[start : start + NUMBERS_IN_LINE]
        yield "  " + "  ".join(f"{number:2} {_percent(chance)}" for number, chance in part)
    for action, chance in found.actions.items():
        yield f"  {_percent(chance)}  {terms.action(action)}"
    yield ""
    yield f"Empty houses that a number fits, now or in the {found.rounds:.0f} rounds left or so:"
    for letter, street in zip(STREET_LETTERS, found.houses, strict=False):
        cells = ("   ·" if chance is None else _percent(chance) for chance in street)
        yield f"  {letter} " + " ".join(cells)
    yield ""
    yield f"Played on {found.played} times by good bots:"
    for points in found.points:
        yield f"  seat {points.seat + 1}: {points.mean:.1f} ± {points.error:.1f} points"


def _answer(found: Odds) -> dict[str, object]:
    return {
        "numbers": found.numbers,
        "actions": found.actions,
        "houses": found.houses,
        "rounds": found.rounds,
        "points": [
            {"seat": one.seat + 1, "mean": one.mean, "error": one.error} for one in found.points
        ],
        "played": found.played,
    }


ODDS = Command(
    "odds",
    "what may come next in a game, and where it is heading",
    "boomtown odds my-town.game --round 12 --seat 2",
    _options,
    _run,
)
