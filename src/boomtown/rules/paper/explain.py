"""Finding the turn that leads from one sheet on paper to the next (R3.3, R4–R7).

The difference of the two sheets names the moves up to their order, so only a few orders are
tried, each by playing it: no rule stands here a second time.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

from boomtown.rules.actions.temp import SHIFTS
from boomtown.rules.draft import Turn, begin
from boomtown.rules.moves import (
    BuildRoundabout,
    ClaimPlan,
    Confirm,
    LeaveCard,
    Move,
    Refuse,
    Write,
)
from boomtown.rules.paper.difference import Difference, difference, erased
from boomtown.rules.paper.marks import only_free, shared_out
from boomtown.rules.paper.mismatch import mismatch, unclaimable
from boomtown.rules.paper.tracks import other_printing
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet, as_on_paper
from boomtown.rules.turn import IllegalMove, play, play_all

Moves = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """Why an attempt came to nothing, and after how many moves."""

    moves: int
    why: Reason


def explain(turn: Turn, sheet: Sheet) -> tuple[Moves, ...] | Reason:
    """Return every turn that leads from `turn`'s first sheet to this one, or why none does.

    Each is whole and can be submitted. One stands for all that differ only in order, in what
    leaves no trace on paper (a fence drawn where a roundabout gives it, a reshuffle asked for) or
    in which of several equal estates serves which plan. Different combinations, changes of number
    and cards left over are different turns, even where the sheet is the same.
    """
    layout = turn.terms.site.layout
    if other_printing(layout, sheet) or other_printing(layout, turn.start):
        return reason("other_sheet", "R2.1")
    before, after = as_on_paper(turn.start), as_on_paper(sheet)
    gone = erased(layout, before, after)
    if gone:
        return gone
    new = difference(before, after)
    unclear = _not_one_choice(new)
    if unclear:
        return unclear
    tries = [_attempt(turn, choice, new) for choice in _choices(turn, new)]
    found = tuple(whole for one in tries if isinstance(one, Turn) for whole in _confirmed(one))
    return found or _most_telling(new, [one for one in tries if isinstance(one, Failure)])


def _not_one_choice(new: Difference) -> Reason | None:
    """A turn is one number or one refusal (R4.4)."""
    if new.before == new.after:
        return reason("nothing_done", "R4.4")
    if len(new.numbers) > 1:
        return reason("two_numbers", "R4.4", place=new.numbers[1])
    if new.refusals > 1:
        return reason("two_refusals", "R4.4")
    if new.numbers and new.refusals:
        return reason("number_and_refusal", "R4.4", place=new.numbers[0])
    if not new.numbers and not new.refusals:
        return reason("no_number", "R4.4")
    used = new.refusals and new.temps
    return reason("action_after_refusal", "R4.2") if used else None


def _choices(turn: Turn, new: Difference) -> Iterator[Write | Refuse]:
    """Yield the ways to come by the number written, or the refusal."""
    if new.refusals:
        yield Refuse()
    for spot in new.numbers:
        house = new.after.house(spot)
        assert house is not None
        for index, offer in enumerate(turn.terms.offers):
            for shift in SHIFTS:
                if offer.number + (shift or 0) == house.number:
                    yield Write(index, spot, shift)


def _attempt(turn: Turn, choice: Write | Refuse, new: Difference) -> Turn | Failure:
    """Play a choice with all that is new, in the first order that the rules allow."""
    failures = []
    for order in _orders(turn, choice, new):
        outcome = _played(begin(turn.terms, turn.start), order, new)
        if isinstance(outcome, Turn):
            return outcome
        failures.append(outcome)
    return max(failures, key=lambda failure: failure.moves)


def _orders(turn: Turn, choice: Write | Refuse, new: Difference) -> Iterator[Moves]:
    """Yield roundabouts after the action or, as far as needed, before the choice (R5.7, R7.1).

    Between the choice and the action, or after the claims, they make no difference (R7.4).
    """
    built = tuple(BuildRoundabout(spot) for spot in new.roundabouts)
    limit = int(turn.terms.site.house_rules.roundabouts_a_turn)
    for count in range(len(built) + 1 if len(built) <= limit else 1):
        for early in permutations(built, count):
            late = (move for move in built if move not in early)
            yield (*early, choice, *new.actions, *late)


def _played(turn: Turn, moves: Moves, new: Difference) -> Turn | Failure:
    """Play the moves, then the claims; the sheet must come out as it is on paper."""
    for move in moves:
        try:
            turn = play(turn, move)
        except IllegalMove as no:
            return Failure(len(turn.moves), no.reason)
    # With all other houses hidden, the choices of a claim stay few, however many estates there are.
    open_turn = replace(turn, sheet=only_free(turn.sheet, new.marks))
    claims = _claims(open_turn, new)
    if claims is None:
        return Failure(len(turn.moves), unclaimable(turn, new))
    turn = play_all(open_turn, claims)
    differs = mismatch(turn.terms.site.layout, turn.sheet, new.after)
    return Failure(len(turn.moves), differs) if differs else turn


def _claims(turn: Turn, new: Difference) -> tuple[ClaimPlan, ...] | None:
    """Return the claims of the plans newly written, with the marks shared out among them."""
    plans = turn.terms.plans
    if any(place >= len(plans) for place in new.plans):
        return None
    asked = [plans[place].card.requirement for place in new.plans]
    ways = shared_out(asked, turn.sheet, turn.terms.site)
    if ways is None:
        return None
    return tuple(ClaimPlan(place, way) for place, way in zip(new.plans, ways, strict=True))


def _confirmed(turn: Turn) -> tuple[Moves, ...]:
    """Return the turn's moves, finished; each card that may go on makes a turn of its own."""
    if turn.terms.hand and turn.card_left is None:
        cards = range(turn.terms.hand)
        return tuple((*turn.moves, LeaveCard(card), Confirm()) for card in cards)
    return ((*turn.moves, Confirm()),)


def _most_telling(new: Difference, failures: list[Failure]) -> Reason:
    """Return the reason of the attempt that came furthest."""
    if failures:
        return max(failures, key=lambda failure: failure.moves).why
    house = new.after.house(new.numbers[0])
    assert house is not None
    return reason("number_not_offered", "R3.3", place=new.numbers[0], number=house.number)
