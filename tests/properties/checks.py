"""A round, a game and a view held to everything that must be true of them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from boomtown.editions import edition
from boomtown.rules.commitment import Deal
from boomtown.rules.draft import Turn
from boomtown.rules.game import Game, Sealed, Step, submit_outcome, turn_of
from boomtown.rules.moves import (
    AskReshuffle,
    BuildPool,
    BuildRoundabout,
    ClaimPlan,
    Confirm,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
    LeaveCard,
    Move,
    Refuse,
    Write,
)
from boomtown.rules.notation import format_moves, format_sheet, parse_moves, parse_sheet
from boomtown.rules.record import Decisions as RecordedRound
from boomtown.rules.record import Record, format_record, record_of
from boomtown.rules.record_reader import parse_record
from boomtown.rules.replay import replay
from boomtown.rules.rng import Stream
from boomtown.rules.spots import Span, Spot
from boomtown.rules.transcript import check_transcript, transcript
from boomtown.rules.turn import legal, play, why_not
from boomtown.rules.view import possible, views
from tests.properties.cards_on_table import check_cards, everything, heights
from tests.properties.invariants import (
    check_end,
    check_nothing_erased,
    check_refusal,
    check_sheet,
    check_turn,
)
from tests.properties.played import Decisions, Playing


def outcomes_of(game: Game, decisions: Decisions) -> list[Sealed]:
    """Play every seat's turn move by move, checking each draft on the way."""
    outcomes = []
    for seat, moves in enumerate(decisions):
        turn = turn_of(game, seat)
        for move in moves:
            if turn.choice is None:
                check_refusal(turn)
            after = play(turn, move)
            check_nothing_erased(turn.start, after.sheet)
            turn = after
        check_turn(turn.start, turn.sheet, turn.terms.site)
        check_sheet(turn.sheet, turn.terms.site)
        outcomes.append(Sealed(turn.moves, turn.sheet, turn.claims, turn.asked, turn.card_left))
    return outcomes


def closed_in_order(game: Game, outcomes: Sequence[Sealed], order: Iterable[int]) -> Step:
    """Close a round by submitting the outcomes in an order of seats."""
    step = Step(game)
    for seat in order:
        step = submit_outcome(step.game, seat, outcomes[seat])
    return step


def check_round(before: Game, decisions: Decisions, after: Step) -> None:
    """A closed round: all turns keep the rules, and the order of seats made no difference."""
    outcomes = outcomes_of(before, decisions)
    assert after.game.sheets == tuple(outcome.sheet for outcome in outcomes)
    assert closed_in_order(before, outcomes, reversed(range(before.seats))) == after
    for seat, outcome in enumerate(outcomes):
        for place in outcome.claims:
            assert after.game.sheets[seat].plans[place] == before.plans[place].value
            assert after.game.plans[place].turned
    for was, now in zip(before.plans, after.game.plans, strict=True):
        assert now.card is was.card
        assert now.turned or not was.turned


def check_playing(playing: Playing, before: Game) -> None:
    """The last round of a game in progress, and the cards after it."""
    check_round(before, playing.rounds[-1], playing.step)
    check_cards(playing.game.table, playing.game.ruleset.deck, playing.events)


def check_record(playing: Playing, started: Sequence[RecordedRound] = ()) -> Record:
    """The record reads as it was written, and its replay is the game as it was played (R3.6).

    `started` holds the round in progress, if any seat has confirmed its turn.
    """
    box = edition(playing.settings.edition)
    start = record_of(playing.settings, box, Deal(playing.seed))
    record = replace(start, rounds=(*playing.rounds, *started))
    assert parse_record(format_record(record)) == record
    again = replay(record, box)
    steps = [again.opening, *(one.after for one in again.rounds)]
    assert tuple(event for step in steps for event in step.events) == tuple(playing.events)
    assert without_settings(again.last.game) == without_settings(playing.game)
    return record


def without_settings(game: Game) -> tuple[object, ...]:
    """Return the state of a game: a record spells out switches that settings may leave out."""
    state = (game.round, game.plans, game.table, game.seen, game.sheets, game.sealed)
    return (*state, game.confirmed, game.reshuffle, game.ended, game.ruleset.site)


def check_transcript_of(record: Record) -> None:
    """The transcript follows from the record, line by line."""
    box = edition(record.settings.edition)
    assert check_transcript(transcript(record, box), box) == record


def check_text(game: Game, decisions: Decisions) -> None:
    """Sheets and moves read as they were written."""
    for sheet in game.sheets:
        assert parse_sheet(format_sheet(sheet), game.ruleset.site.layout) == sheet
    for moves in decisions:
        assert parse_moves(format_moves(moves)) == moves


def check_views(game: Game, rng: Stream) -> None:
    """For every seat and a spectator: a possible game has the same view, and all its cards."""
    seats = (None, *range(game.seats))
    cards = Counter(everything(game.table))
    for seat, seen in zip(seats, views(game, seats), strict=True):
        guess = possible(seen, rng)
        assert views(guess, [seat]) == (seen,)
        assert Counter(everything(guess.table)) == cards
        assert heights(guess.table) == heights(game.table)


def check_finished(playing: Playing) -> None:
    """A finished game ended by R8.1 within its bounds, and its record holds."""
    check_end(playing.game, tuple(playing.events))


def every_thinkable_move(turn: Turn) -> list[Move]:
    """List moves of every kind, on the sheet and around it, legal or not."""
    plots = [len(street.plots) for street in turn.sheet.streets]
    spots = [Spot(street, plot) for street, size in enumerate(plots) for plot in range(size)]
    gaps = [Spot(street, gap) for street, size in enumerate(plots) for gap in range(size + 1)]
    beyond = [Spot(-1, 0), Spot(0, -1), Spot(0, plots[0]), Spot(len(plots), 0)]
    moves: list[Move] = [Refuse(), AskReshuffle(), Confirm()]
    for spot in (*spots, *beyond):
        shifts = (None, *range(-3, 4))
        offers = range(-1, len(turn.terms.offers) + 1)
        moves += [Write(offer, spot, shift) for offer in offers for shift in shifts]
        moves += [BuildPool(spot), BuildRoundabout(spot), CopyNumber(spot, spot)]
        around = (Spot(spot.street + down, spot.plot + right) for down, right in AROUND)
        moves += [CopyNumber(source, spot) for source in around]
    moves += [Fence(gap) for gap in (*gaps, *beyond)]
    moves += [Improve(size) for size in range(8)]
    moves += [CrossPark(street) for street in range(-1, len(plots) + 1)]
    moves += [LeaveCard(card) for card in range(-1, turn.terms.hand + 1)]
    return moves + thinkable_claims(turn)


AROUND = ((0, -1), (0, 1), (0, 2), (1, 0), (-1, 1))


def thinkable_claims(turn: Turn) -> list[Move]:
    """List claims of every plan, with marks that fit some plan and with others."""
    ways = {move.marks for move in legal(turn) if isinstance(move, ClaimPlan)}
    ways |= {way[1:] for way in ways} | {(), (Span(0, 0, 0),), (Span(2, 3, 99),)}
    return [ClaimPlan(plan, way) for plan in range(-1, 4) for way in sorted(ways)]


def check_reasons(turn: Turn) -> None:
    """Of all thinkable moves, those without a reason against them are the legal ones."""
    without = {move for move in every_thinkable_move(turn) if why_not(turn, move) is None}
    assert without == set(legal(turn))
