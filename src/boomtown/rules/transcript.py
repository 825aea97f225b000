"""A record with what follows from it: offers, sheets, events, scores; and checking one."""

from collections.abc import Iterator

from boomtown.rules.edition import Edition
from boomtown.rules.events import (
    DeckReshuffled,
    Event,
    GameEnded,
    PileRefilled,
    PlanTurned,
    RivalValidated,
    RoundOpened,
    SoloCardDrawn,
)
from boomtown.rules.game import Game, turn_of
from boomtown.rules.notation import format_offer
from boomtown.rules.plan import PlanCard, figures_of
from boomtown.rules.reader import lines_of
from boomtown.rules.record import Record, decision_line, header
from boomtown.rules.record_reader import parse_record
from boomtown.rules.replay import ReplayError, replay
from boomtown.rules.scoring import Score, score
from boomtown.rules.sheet_text import format_sheet
from boomtown.rules.turn import legal


def transcript(record: Record, edition: Edition) -> str:
    """Write a record with everything that follows from it."""
    return "\n".join(_lines(record, edition)) + "\n"


def _lines(record: Record, edition: Edition) -> Iterator[str]:
    played = replay(record, edition)
    yield from header(record, edition.house_rules)
    start = played.opening
    for place, plan in enumerate(start.game.plans, 1):
        yield f"plan {place} {format_plan(plan.card)}"
    yield from _event_lines(start.events)
    for number, (before, decisions, after) in enumerate(played.rounds, 1):
        yield f"round {number}"
        yield from _offer_lines(before)
        counts = (len(legal(turn_of(before, seat))) for seat in range(before.seats))
        yield f"  legal {' '.join(map(str, counts))}"
        for seat, moves in enumerate(decisions):
            if moves is not None:
                yield decision_line(seat, moves)
        yield from _sheet_lines(before, after.game)
        yield from _event_lines(after.events)
    if played.last.game.ended:
        for line in score(played.last.game):
            yield format_score(line)


def format_plan(card: PlanCard) -> str:
    """Write a plan card: its kind, its figures, its values."""
    requirement = card.requirement
    figures = [
        f"{name}={_figure(value + 1 if name == 'street' and isinstance(value, int) else value)}"
        for name, value in figures_of(requirement)
    ]
    return " ".join([requirement.kind, *figures, "/".join(map(str, card.values))])


def _figure(value: int | tuple[int, ...]) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _offer_lines(game: Game) -> Iterator[str]:
    rows = [game.table.offers(seat) for seat in range(game.seats)]
    if all(row == rows[0] for row in rows):
        yield f"  offers {', '.join(map(format_offer, rows[0]))}"
        return
    for seat, row in enumerate(rows, 1):
        yield f"  offers {seat}: {', '.join(map(format_offer, row))}"


def _sheet_lines(before: Game, after: Game) -> Iterator[str]:
    for seat, sheet in enumerate(after.sheets):
        if sheet != before.sheets[seat]:
            yield f"  sheet {seat + 1} {format_sheet(sheet)}"


def _event_lines(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        text = _event_text(event)
        if text:
            yield text


_PLAIN_EVENTS: dict[type, str] = {
    DeckReshuffled: "  event reshuffled",
    PileRefilled: "  event refilled",
    SoloCardDrawn: "  event solo card",
    RoundOpened: "",
}


def _event_text(event: Event) -> str:
    match event:
        case PlanTurned(plan):
            return f"  event plan {plan + 1} turned"
        case RivalValidated(plan, points):
            gain = "does not list" if points is None else f"takes {points} for"
            return f"  event rival {gain} plan {plan + 1}"
        case GameEnded(reasons):
            return f"end {', '.join(reasons)}"
        case DeckReshuffled() | PileRefilled() | SoloCardDrawn() | RoundOpened():
            return _PLAIN_EVENTS[type(event)]


def format_score(line: Score) -> str:
    """Write one score on a line."""
    who = "rival" if line.seat is None else str(line.seat + 1)
    parts = ", ".join(f"{part.kind} {part.points}" for part in line.lines)
    return f"score {who} {parts or 'nothing'}, total {line.total}, place {line.place}"


def check_transcript(text: str, edition: Edition) -> Record:
    """Replay a record and compare every line that only follows from it; raises `ReplayError`.

    A text may leave such lines out, but those it has must be true.
    """
    record = parse_record(text)
    if not record.deal.kept:
        raise ReplayError("seed and nonce are not those promised at the start")
    true = iter([line.text for line in lines_of(transcript(record, edition))])
    for line in lines_of(text):
        if line.text not in true:
            raise ReplayError(f"line {line.line} does not follow from the game: “{line.text}”")
    return record
