"""A whole game: setup, taking in turns, closing rounds, endings (R3, R6.2, R8)."""

from dataclasses import replace

import pytest

from boomtown.rules.events import EndReason, GameEnded, PlanTurned, RoundOpened, SoloCardDrawn
from boomtown.rules.game import (
    Rejected,
    new_game,
    submit,
    submit_outcome,
    submit_turn,
    take_back,
    turn_of,
)
from boomtown.rules.mode import Deal
from boomtown.rules.moves import Confirm
from boomtown.rules.notation import parse_moves
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.plans.parks import Parks
from boomtown.rules.rng import Shuffles
from boomtown.rules.sheet import empty_sheet
from boomtown.rules.turn import IllegalMove, legal, play
from tests.rules.games import SEED, a_turn, close, endings, game, outcome, submitted, with_plans
from tests.rules.positions import (
    ONE_HOUSE_LEFT,
    after,
    both_editions,
    drawn,
    plan,
    rules,
    spelled,
)


@both_editions
@pytest.mark.rule("R3.1", "R3.6")
def test_a_new_game_draws_a_plan_of_each_pile_and_opens_its_first_round(edition: str) -> None:
    ruleset = rules(edition, advanced=True, seats=2)
    at, events = new_game(ruleset, SEED)
    drawn_plans = [
        pile[Shuffles(SEED).pick(len(pile), place)] for place, pile in enumerate(ruleset.piles)
    ]
    assert at.plans == tuple(PlanInPlay(card) for card in drawn_plans)
    deal = Deal(ruleset.deck, 2, ruleset.site.house_rules, Shuffles(SEED, 1))
    assert at.table == ruleset.mode.table(deal).opened(at.plans).table
    assert at.sheets == (empty_sheet(ruleset.site.layout),) * 2
    assert (at.round, at.ended, at.confirmed, at.seats) == (1, (), 0, 2)
    assert events == (RoundOpened(1),)
    assert at.seen == at.table.seen()
    assert list(at.sealed) == [None, None]


@both_editions
@pytest.mark.rule("R3.6")
def test_the_same_seed_gives_the_same_game(edition: str) -> None:
    assert new_game(rules(edition), 5) == new_game(rules(edition), 5)
    assert new_game(rules(edition), 5).game.table != new_game(rules(edition), 6).game.table


@pytest.mark.rule("R6.6", "R14.8")
@pytest.mark.parametrize(
    ("edition", "switches", "choices", "first", "later"),
    [
        ("2018", (), {}, "any_claim", "none"),
        ("2018", ("reshuffle=never",), {}, "none", "none"),
        ("2018", ("reshuffle=each_plan",), {}, "higher_value", "higher_value"),
        ("2018", (), {"mode": "expert", "seats": 2}, "any_claim", "none"),
        ("2018", (), {"mode": "solo"}, "none", "none"),
        ("2018", ("reshuffle=each_plan",), {"mode": "solo"}, "none", "none"),
        ("2023", (), {}, "none", "none"),
        ("2023", ("reshuffle=first_plan",), {}, "any_claim", "none"),
        ("2023", ("reshuffle=each_plan",), {"mode": "aaa"}, "none", "none"),
    ],
)
def test_a_reshuffle_is_open_until_the_first_plan_as_the_switch_says(
    edition: str, switches: tuple[str, ...], choices: dict[str, object], first: str, later: str
) -> None:
    at = game(edition, *switches, **choices)
    assert (at.reshuffle, turn_of(at, 0).terms.reshuffle) == (first, first)
    assert close(at).game.reshuffle == first
    assert close(at, outcome(at, claims=(1,))).game.reshuffle == later


@pytest.mark.rule("R3.3", "R3.8")
def test_a_seats_turn_begins_on_its_own_sheet_with_the_rounds_terms() -> None:
    at = game(seats=2)
    sheets = (drawn("; temps 1"), drawn("; temps 2"))
    draft = turn_of(replace(at, sheets=sheets), 1)
    assert draft.sheet == sheets[1]
    assert draft.terms.offers == at.table.offers(1)
    assert (draft.terms.plans, draft.terms.hand) == (at.plans, 0)
    assert draft.terms.site is at.ruleset.site
    assert turn_of(game(mode="expert", seats=2), 1).terms.hand == 3


@pytest.mark.rule("R1.1", "R8.1")
@pytest.mark.parametrize(
    ("seat", "ended", "no"),
    [
        (-1, (), "no_such_seat R1.1 seat=-1"),
        (2, (), "no_such_seat R1.1 seat=2"),
        (0, ("plans",), "game_over R8.1"),
    ],
)
def test_no_turn_for_nobody_or_after_the_end(
    seat: int, ended: tuple[EndReason, ...], no: str
) -> None:
    at = replace(game(seats=2), ended=ended)
    with pytest.raises(Rejected) as why:
        turn_of(at, seat)
    assert spelled(why.value.reason) == no
    assert str(why.value) == f"{why.value.reason.code} ({why.value.reason.rule})"


@both_editions
@pytest.mark.rule("R3.3", "R3.8")
def test_turns_stay_sealed_until_the_last_seat_is_in(edition: str) -> None:
    at = game(edition, seats=3)
    step = submit(at, 2, a_turn(at, 2))
    assert step.events == ()
    one_in = step.game
    assert (one_in.confirmed, one_in.round) == (0b100, 1)
    assert (one_in.sheets, one_in.table, one_in.plans) == (at.sheets, at.table, at.plans)
    two_in = submit(one_in, 0, a_turn(at, 0)).game
    assert two_in.confirmed == 0b101
    closed, events = submit(two_in, 1, a_turn(at, 1))
    assert (closed.round, closed.confirmed, list(closed.sealed)) == (2, 0, [None] * 3)
    assert events == (RoundOpened(2),)
    assert all(sheet != at.sheets[0] for sheet in closed.sheets)


@pytest.mark.rule("R3.3", "R3.6", "R6.8")
def test_the_order_of_submission_changes_nothing() -> None:
    at = game(seats=3)
    forward, backward = at, at
    for seat in (0, 1, 2):
        forward = submit(forward, seat, a_turn(at, seat)).game
    for seat in (2, 1, 0):
        backward = submit(backward, seat, a_turn(at, seat)).game
    assert forward == backward


@pytest.mark.rule("R3.8", "R2.4")
def test_a_confirmed_turn_can_be_taken_back_while_the_round_is_open() -> None:
    at = game(seats=2)
    one_in = submit(at, 1, a_turn(at, 1)).game
    assert take_back(one_in, 1) == at
    assert take_back(submit(at, 0, a_turn(at, 0)).game, 0) == at
    for taken, seat, no in (
        (at, 1, "not_confirmed R3.8"),
        (one_in, 0, "not_confirmed R3.8"),
        (one_in, 2, "not_confirmed R3.8"),
        (one_in, -1, "not_confirmed R3.8"),
        (replace(one_in, ended=("plans",)), 1, "round_closed R3.8"),
    ):
        with pytest.raises(Rejected) as why:
            take_back(taken, seat)
        assert spelled(why.value.reason) == no


@pytest.mark.rule("R1.1", "R3.8", "R4.4", "R8.1")
def test_a_submission_must_be_a_whole_turn_once() -> None:
    at = game(seats=2)
    first = a_turn(at, 0)
    with pytest.raises(Rejected, match=r"turn_unfinished \(R4.4\)"):
        submit(at, 0, first[:1])
    with pytest.raises(IllegalMove, match="number_fits"):
        submit(at, 0, parse_moves("refuse, confirm"))
    for seat in (0, 1):
        one_in = submit(at, seat, a_turn(at, seat)).game
        with pytest.raises(Rejected, match=r"already_confirmed \(R3.8\)"):
            submit(one_in, seat, a_turn(at, seat))
    with pytest.raises(Rejected, match=r"game_over \(R8.1\)"):
        submit_outcome(replace(at, ended=("houses",)), 0, outcome(at))
    for nobody in (-1, 2):
        with pytest.raises(Rejected, match=r"no_such_seat \(R1.1\)"):
            submit_outcome(at, nobody, outcome(at))


@pytest.mark.rule("R3.8")
def test_a_draft_of_another_round_or_sheet_is_not_taken_in() -> None:
    at = game(seats=2)
    draft = turn_of(at, 0)
    whole = play(play(draft, legal(draft)[0]), Confirm())
    assert submit_turn(at, 0, whole).game.confirmed == 1
    for other in (close(at).game, replace(at, sheets=(drawn("; temps 1"), at.sheets[1]))):
        with pytest.raises(Rejected, match=r"round_closed \(R3.8\)"):
            submit_turn(other, 0, whole)


@both_editions
@pytest.mark.rule("R6.1", "R6.2")
def test_a_plan_is_turned_at_the_end_of_the_round_for_all(edition: str) -> None:
    at = with_plans(game(edition, seats=2), *[plan(Parks(1), (8, 4))] * 3)
    park = drawn("; parks 1 0 0", at.ruleset.site)
    one_in = replace(at, sheets=(park, park))
    first = submitted(one_in, "claim 2")
    assert turn_of(first, 1).terms.plans == at.plans
    closed = submitted(one_in, "claim 2", "claim 2")
    assert [sheet.plans for sheet in closed.sheets] == [(None, 8, None)] * 2
    assert [one.turned for one in closed.plans] == [False, True, False]
    assert [one.value for one in closed.plans] == [8, 4, 8]


@pytest.mark.rule("R6.2")
def test_a_turned_plan_is_announced_once() -> None:
    at = with_plans(game(seats=2), plan(Parks(1)), plan(Parks(1), turned=True), plan(Parks(1)))
    step = close(at, outcome(at, claims=(0, 1)), outcome(at, claims=(0,)))
    assert step.events == (PlanTurned(0), RoundOpened(2))
    assert [one.turned for one in step.game.plans] == [True, True, False]


@both_editions
@pytest.mark.rule("R8.1", "R8.2", "R4.2")
@pytest.mark.parametrize(
    ("sheet", "reasons"),
    [
        ("; refusals 2", ()),
        ("; refusals 3", ("refusals",)),
        ("; plans 8 8 -", ()),
        ("; plans 8 0 8", ("plans",)),
        (ONE_HOUSE_LEFT, ()),
        (ONE_HOUSE_LEFT.replace(".", "o"), ("houses",)),
        (f"{ONE_HOUSE_LEFT.replace('.', '6')} ; refusals 3", ("refusals", "houses")),
        ("; refusals 3 ; plans 0 0 0", ("refusals", "plans")),
    ],
)
def test_the_game_ends_after_the_round_for_every_reason_that_holds(
    edition: str, sheet: str, reasons: tuple[str, ...]
) -> None:
    at = game(edition, seats=3)
    step = close(at, outcome(at), outcome(at, drawn(sheet, at.ruleset.site)))
    assert step.game.ended == reasons
    assert step.game.round == (1 if reasons else 2)
    assert step.events[-1] == (GameEnded(step.game.ended) if reasons else RoundOpened(2))


@pytest.mark.rule("R8.2", "R6.2")
def test_everyones_last_turn_counts_with_its_claims() -> None:
    at = with_plans(game(seats=2), *[plan(Parks(1), (8, 4))] * 3)
    won = drawn("; plans 4 4 4")
    claimed = drawn("; plans 8 - -")
    step = close(at, outcome(at, won, claims=(0,)), outcome(at, claimed, claims=(0,)))
    assert step.game.sheets == (won, claimed)
    assert step.events == (PlanTurned(0), GameEnded(("plans",)))
    assert step.game.seen == step.game.table.seen()


@pytest.mark.rule("R8.1")
def test_what_is_confirmed_stays_known_after_the_end() -> None:
    at = game()
    over = close(at, outcome(at, drawn("; refusals 3"))).game
    assert (over.confirmed, over.sheets[0].refusals) == (1, 3)


@pytest.mark.rule("R10.3", "R6.2")
def test_the_solo_card_turns_plans_before_the_players_turn() -> None:
    at = game(mode="solo")
    while True:
        step = close(at)
        if SoloCardDrawn() in step.events:
            break
        assert not any(one.turned for one in step.game.plans)
        at = step.game
    assert all(one.turned for one in turn_of(step.game, 0).terms.plans)
    assert step.events == (SoloCardDrawn(), RoundOpened(step.game.round))
    assert 14 <= step.game.round <= 27


@pytest.mark.rule("R10.4", "R8.1")
def test_the_deck_may_end_the_game_when_a_round_should_open() -> None:
    at = game(mode="solo")
    while not at.ended:
        step = close(at)
        at = step.game
    assert (at.ended, at.round) == (("deck",), 27)
    assert step.events == (GameEnded(("deck",)),)
    assert at.seen == at.table.seen()


@both_editions
@pytest.mark.rule("R8.1", "R2.4")
def test_an_undone_move_is_the_draft_before_it(edition: str) -> None:
    draft = turn_of(game(edition), 0)
    first = after(draft, "write 1 a1")
    assert first.sheet != draft.sheet
    assert turn_of(game(edition), 0) == draft


@both_editions
@pytest.mark.rule("R8.1", "R8.2")
def test_endings_are_looked_at_when_the_round_has_closed(edition: str) -> None:
    at = game(edition, seats=2)
    full = drawn(ONE_HOUSE_LEFT.replace(".", "6"), at.ruleset.site)
    waiting = submit_outcome(at, 0, outcome(at, full)).game
    assert waiting.ended == ()
    assert endings(at, full) == ("houses",)
