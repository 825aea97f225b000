"""A whole game: opening a round, taking in each seat's turn, closing it (R3, R6.2, R8)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from boomtown.rules.draft import ReshuffleOffer, Terms, Turn, begin
from boomtown.rules.events import EndReason, Event, GameEnded, PlanTurned, RoundOpened
from boomtown.rules.mode import Deal, Seen, Table
from boomtown.rules.moves import Move
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.rng import Shuffles
from boomtown.rules.roll import Roll, roll_of
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet, empty_sheet
from boomtown.rules.turn import play_all


class Sealed(NamedTuple):
    """A confirmed turn, and all that the close of its round needs of it (R3.8)."""

    moves: tuple[Move, ...]
    sheet: Sheet
    claims: tuple[int, ...] = ()
    asked: bool = False
    card_left: int | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """The state between two submissions; `sheets` are those of the last closed round (R3.8).

    `confirmed` has bit n set when seat n is in. `seen` is what everybody knows of the cards, made
    once a round so that thousands of views share it (R13.4).
    """

    ruleset: Ruleset
    round: int
    plans: tuple[PlanInPlay, ...]
    table: Table
    seen: Seen
    sheets: tuple[Sheet, ...]
    sealed: Roll[Sealed | None]
    confirmed: int = 0
    reshuffle: ReshuffleOffer = "none"
    ended: tuple[EndReason, ...] = ()

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.sheets)


class Step(NamedTuple):
    """A game after something happened, and what happened."""

    game: Game
    events: tuple[Event, ...] = ()


class Rejected(Exception):  # noqa: N818 - reads as what it says
    """A submission that cannot be taken, with the reason."""

    def __init__(self, why: Reason) -> None:
        """Keep the reason for whoever explains it."""
        super().__init__(f"{why.code} ({why.rule})")
        self.reason = why


def new_game(ruleset: Ruleset, seed: int) -> Step:
    """Set a game up and open its first round (R3.1, R3.6)."""
    shuffles = Shuffles(seed)
    plans = tuple(
        PlanInPlay(pile[shuffles.pick(len(pile), place)])
        for place, pile in enumerate(ruleset.piles)
    )
    seats = ruleset.settings.seats
    house_rules = ruleset.site.house_rules
    deal = Deal(ruleset.deck, seats, house_rules, shuffles.next(), ruleset.opponent)
    table = ruleset.mode.table(deal)
    game = Game(
        ruleset=ruleset,
        round=0,
        plans=plans,
        table=table,
        seen=table.seen(),
        sheets=(empty_sheet(ruleset.site.layout),) * seats,
        sealed=roll_of(None, seats),
        reshuffle=_reshuffle_offer(ruleset, first=True),
    )
    return _open(game)


def _reshuffle_offer(ruleset: Ruleset, *, first: bool) -> ReshuffleOffer:
    if not ruleset.mode.reshuffles:
        return "none"
    offers: dict[str, ReshuffleOffer] = {
        "never": "none",
        "first_plan": "any_claim" if first else "none",
        "each_plan": "higher_value",
    }
    return offers[ruleset.site.house_rules.reshuffle]


def _open(game: Game) -> Step:
    table, plans, events, over = game.table.opened(game.plans)
    if over:
        ended = replace(game, table=table, plans=plans, seen=table.seen(), ended=("deck",))
        return Step(ended, (*events, GameEnded(("deck",))))
    opened = replace(
        game,
        round=game.round + 1,
        table=table,
        plans=plans,
        seen=table.seen(),
        sealed=roll_of(None, game.seats),
        confirmed=0,
    )
    return Step(opened, (*events, RoundOpened(opened.round)))


def terms_of(game: Game, seat: int) -> Terms:
    """Return what holds for a seat's turn of this round."""
    return Terms(
        game.ruleset.site,
        game.table.offers(seat),
        game.plans,
        game.table.hand,
        game.reshuffle,
    )


def _check_open(game: Game, seat: int) -> None:
    if not 0 <= seat < game.seats:
        raise Rejected(reason("no_such_seat", "R1.1", seat=seat))
    if game.ended:
        raise Rejected(reason("game_over", "R8.1"))


def turn_of(game: Game, seat: int) -> Turn:
    """Return the fresh draft of a seat for this round; raises `Rejected` when there is none."""
    _check_open(game, seat)
    return begin(terms_of(game, seat), game.sheets[seat])


def submit(game: Game, seat: int, moves: Sequence[Move]) -> Step:
    """Take in a seat's whole turn; the last one closes the round (R3.3).

    Raises `IllegalMove` at the first move that is not allowed, `Rejected` for anything else.
    """
    return submit_turn(game, seat, play_all(turn_of(game, seat), moves))


def submit_turn(game: Game, seat: int, turn: Turn) -> Step:
    """Take in a draft that was played here, move by move, from this seat's own terms."""
    if turn.terms != terms_of(game, seat) or turn.start != game.sheets[seat]:
        raise Rejected(reason("round_closed", "R3.8"))
    if not turn.confirmed:
        raise Rejected(reason("turn_unfinished", "R4.4"))
    outcome = Sealed(turn.moves, turn.sheet, turn.claims, turn.asked, turn.card_left)
    return submit_outcome(game, seat, outcome)


def submit_outcome(game: Game, seat: int, outcome: Sealed) -> Step:
    """Take in the outcome of a turn that was judged elsewhere; closing reads no more than this."""
    _check_open(game, seat)
    if game.confirmed >> seat & 1:
        raise Rejected(reason("already_confirmed", "R3.8"))
    sealed = replace(
        game,
        sealed=game.sealed.with_value(seat, outcome),
        confirmed=game.confirmed | 1 << seat,
    )
    everyone = (1 << game.seats) - 1
    return _close(sealed) if sealed.confirmed == everyone else Step(sealed)


def take_back(game: Game, seat: int) -> Game:
    """Unseal a confirmed turn while its round is open (R3.8)."""
    if not 0 <= seat < game.seats or not game.confirmed >> seat & 1:
        raise Rejected(reason("not_confirmed", "R3.8"))
    if game.ended:
        raise Rejected(reason("round_closed", "R3.8"))
    return replace(
        game,
        sealed=game.sealed.with_value(seat, None),
        confirmed=game.confirmed & ~(1 << seat),
    )


def _close(game: Game) -> Step:
    outcomes = [outcome for outcome in game.sealed if outcome is not None]
    sheets = tuple(outcome.sheet for outcome in outcomes)
    claimed = {plan for outcome in outcomes for plan in outcome.claims}
    plans, turned = _turn_plans(game, claimed)
    ended = _end_reasons(game.ruleset, sheets)
    reshuffle = not ended and any(outcome.asked for outcome in outcomes)
    table = game.table.closed([outcome.card_left for outcome in outcomes], reshuffle=reshuffle)
    offer = _reshuffle_offer(game.ruleset, first=False) if claimed else game.reshuffle
    closed = replace(game, sheets=sheets, plans=plans, table=table, reshuffle=offer, ended=ended)
    if ended:
        return Step(replace(closed, seen=table.seen()), (*turned, GameEnded(ended)))
    after, events = _open(closed)
    return Step(after, (*turned, *events))


def _turn_plans(
    game: Game, claimed: set[int]
) -> tuple[tuple[PlanInPlay, ...], tuple[PlanTurned, ...]]:
    """Turn the plans validated this round, by a seat or by a rival, for all at once (R6.2)."""
    due = claimed | set(game.table.validated())
    new = [place for place, plan in enumerate(game.plans) if place in due and not plan.turned]
    plans = tuple(
        replace(plan, turned=plan.turned or place in due) for place, plan in enumerate(game.plans)
    )
    return plans, tuple(PlanTurned(place) for place in new)


def _end_reasons(ruleset: Ruleset, sheets: tuple[Sheet, ...]) -> tuple[EndReason, ...]:
    """Return every ending that holds now that the round has closed (R8.1, R8.2)."""
    boxes = ruleset.site.layout.refusals.boxes
    endings: dict[EndReason, bool] = {
        "refusals": any(sheet.refusals >= boxes for sheet in sheets),
        "plans": any(None not in sheet.plans for sheet in sheets),
        "houses": any(sheet.full for sheet in sheets),
    }
    return tuple(ending for ending, holds in endings.items() if holds)
