"""Sheets that no game reaches, of any kind: judged, scored and explained without a stumble."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.rules.cards import Action, Card, Offer, offers_from_hand
from boomtown.rules.draft import Terms, begin
from boomtown.rules.paper import check_sheet, explain, score_paper
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.reasons import Reason
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet, as_on_paper
from boomtown.rules.street import ROUNDABOUT, House, Street
from boomtown.rules.turn import play_all
from boomtown.rules.view import random_turn
from tests.rules.positions import rules

ANY_GAME = {"advanced": True, "roundabouts": True}
RULESETS = (
    rules("2018", **ANY_GAME),
    rules("2023", "roundabouts_a_turn=2", "refusal_judged=turn_start", **ANY_GAME),
)

plots = st.one_of(
    st.none(),
    st.just(ROUNDABOUT),
    st.builds(House, st.integers(0, 17), st.booleans(), st.booleans(), st.sampled_from((0, 9))),
)


def streets(houses: int) -> st.SearchStrategy[Street]:
    row = st.lists(plots, min_size=houses, max_size=houses).map(tuple)
    # Roundabouts lack fences here, and copies their originals.
    fences = st.integers(0, 2 ** (houses - 1) - 1).map(lambda gaps: gaps << 1)
    return st.builds(Street, row, fences)


def boxes(count: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.tuples(*[st.integers(0, 12)] * count)


sheets = st.builds(
    Sheet,
    streets=st.tuples(*map(streets, (10, 11, 12))),
    parks=boxes(3),
    real_estate=boxes(6),
    plans=st.tuples(*[st.none() | st.integers(0, 15)] * 3),
    pools=st.integers(0, 12),
    temps=st.integers(0, 12),
    bis=st.integers(0, 12),
    refusals=st.integers(0, 5),
    roundabouts=st.integers(0, 3),
)
cards = st.builds(Card, st.integers(1, 15), st.sampled_from(Action))
hands = st.tuples(cards, cards, cards)


def in_play(ruleset: Ruleset, rng: Stream) -> tuple[PlanInPlay, ...]:
    return tuple(PlanInPlay(rng.choice(pile), bool(rng.below(2))) for pile in ruleset.piles)


@pytest.mark.slow
@pytest.mark.rule("R2.1", "R2.3", "R9")
@given(sheets, st.sampled_from(RULESETS), st.integers(0, 99))
def test_any_sheet_is_judged_and_scored(sheet: Sheet, ruleset: Ruleset, seed: int) -> None:
    known = check_sheet(ruleset, sheet, in_play(ruleset, Stream(seed)))
    found = (*known, *check_sheet(ruleset, sheet))
    assert all(one.severity in ("wrong", "unreachable") and one.rule for one in found)
    assert len(score_paper(ruleset, sheet, (3,))) == 8


@pytest.mark.slow
@pytest.mark.rule("R2.4", "R4.4")
@given(sheets, sheets, st.sampled_from(RULESETS), hands)
def test_any_two_sheets_are_compared(
    before: Sheet, after: Sheet, ruleset: Ruleset, hand: tuple[Card, ...]
) -> None:
    plans = in_play(ruleset, Stream(before.temps))
    terms = Terms(ruleset.site, offers_from_hand(hand), plans, hand=3)
    for start, end in ((before, after), (before, before)):
        assert isinstance(explain(begin(terms, start), end), Reason)


@pytest.mark.slow
@pytest.mark.rule("R3.3", "R5.7")
@given(sheets, st.sampled_from(RULESETS), hands, st.integers(0, 10**6))
def test_any_sheet_leads_on(
    sheet: Sheet, ruleset: Ruleset, hand: tuple[Card, ...], seed: int
) -> None:
    rng = Stream(seed)
    offers = tuple(Offer(*card, place, place) for place, card in enumerate(hand))
    fresh = begin(Terms(ruleset.site, offers, in_play(ruleset, rng)), sheet)
    turn = random_turn(fresh, rng)
    paper = as_on_paper(turn.sheet)
    answer = explain(fresh, paper)
    assert not isinstance(answer, Reason), (answer, turn.moves)
    assert all(as_on_paper(play_all(fresh, moves).sheet) == paper for moves in answer)
    assert turn.choice in [play_all(fresh, moves).choice for moves in answer]
