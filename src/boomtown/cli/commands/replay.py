"""`boomtown replay`: a game told again from its record, round by round (R3.6)."""

import argparse
from collections.abc import Iterator

from boomtown.cli.commands import Command
from boomtown.cli.faults import Fault
from boomtown.cli.files import Text, read_text
from boomtown.cli.game.saving import read_record
from boomtown.cli.options import add_edition, edition_for, number
from boomtown.cli.screen.ink import Ink
from boomtown.cli.screen.layout import wrapped
from boomtown.cli.screen.score import explained, ranking
from boomtown.cli.screen.sheet import Pens, draw_sheet
from boomtown.cli.sheets import add_json
from boomtown.cli.terminal import say, say_json, terminal
from boomtown.cli.words.events import event_texts
from boomtown.cli.words.plans import plan_text
from boomtown.cli.words.terms import terms_of
from boomtown.cli.words.turns import turn_text
from boomtown.rules.edition import Edition
from boomtown.rules.game import Game, Step, turn_of
from boomtown.rules.record import Record
from boomtown.rules.replay import PlayedRound, Replay, ReplayError, replay
from boomtown.rules.scoring import Score, score
from boomtown.rules.settings import SettingsError
from boomtown.rules.transcript import transcript


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record_file", metavar="RECORD", help="a game’s file, or - for input")
    parser.add_argument("--round", type=number, metavar="N", help="show the sheets after round N")
    parser.add_argument("--transcript", action="store_true", help="in notation, with all details")
    add_json(parser)
    add_edition(parser)


def _run(args: argparse.Namespace) -> int:
    source = read_text(args.record_file)
    record = read_record(source)
    edition = edition_for(record, args.edition)
    whole = _replayed(source, record, edition)
    if args.json:
        say_json(_answer(whole))
    elif args.transcript:
        say(transcript(record, edition).splitlines())
    elif args.round is not None:
        say(_sheets(whole, args.round, edition, terminal("auto").ink))
    else:
        say(_told(whole, edition, terminal("auto").ink))
    return 0


def _replayed(source: Text, record: Record, edition: Edition) -> Replay:
    try:
        return replay(record, edition)
    except (ReplayError, SettingsError) as error:
        raise Fault(f"{source.name}: {error}") from None


def _answer(whole: Replay) -> dict[str, object]:
    game = whole.last.game
    return {
        "rounds": len(whole.rounds),
        "ended": list(game.ended),
        "scores": [_entry(one) for one in score(game)],
    }


def _entry(one: Score) -> dict[str, object]:
    return {
        "seat": None if one.seat is None else one.seat + 1,
        "total": one.total,
        "place": one.place,
        "lines": {line.kind: line.points for line in one.lines},
    }


def _told(whole: Replay, edition: Edition, ink: Ink) -> Iterator[str]:
    terms = terms_of(edition)
    for place, plan in enumerate(whole.opening.game.plans, 1):
        values = "/".join(map(str, plan.card.values))
        yield f"{terms.plan(place):>3} {values:<5} {plan_text(plan.card, terms)}"
    yield from _events(whole.opening, edition)
    for number_, played in enumerate(whole.rounds, 1):
        yield ink(f"Round {number_}", "head")
        yield from _turns(played, edition)
        yield from _events(played.after, edition)
    yield from _scores(whole.last.game, edition, ink)


def _turns(played: PlayedRound, edition: Edition) -> Iterator[str]:
    for seat, moves in enumerate(played.decisions):
        if moves is not None:
            told = turn_text(turn_of(played.before, seat), moves, terms_of(edition))
            yield from wrapped(f"  seat {seat + 1}: {told}", "    ")


def _events(step: Step, edition: Edition) -> Iterator[str]:
    texts = event_texts(step.events, step.game.plans, terms_of(edition))
    yield from (f"  {text}" for text in texts)


def _scores(game: Game, edition: Edition, ink: Ink) -> Iterator[str]:
    scores = [one for one in score(game) if one.lines]
    names = [f"seat {seat}" for seat in range(1, game.seats + 1)]
    for one in scores:
        yield ""
        yield ink("AAA" if one.seat is None else names[one.seat], "head")
        yield from explained(one, game.ruleset, terms_of(edition), ink)
    if len(scores) > 1:
        yield ""
        yield from ranking(scores, names, game.sheets)


def _sheets(whole: Replay, after: int, edition: Edition, ink: Ink) -> list[str]:
    if after > len(whole.rounds):
        raise Fault(f"--round: the record has {len(whole.rounds)} rounds")
    game = whole.rounds[after - 1].after.game if after else whole.opening.game
    pens = Pens(game.ruleset.site.layout, terms_of(edition), ink)
    lines: list[str] = []
    for seat, sheet in enumerate(game.sheets, 1):
        lines += [ink(f"seat {seat}", "head"), *draw_sheet(sheet, pens), ""]
    return lines


REPLAY = Command(
    "replay",
    "tell a game again from its file",
    "boomtown replay my-town.game --round 12",
    _options,
    _run,
)
