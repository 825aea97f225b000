"""Sheets of real games, as if copied to paper: nothing is found wrong, every turn is explained."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.rules.draft import Turn
from boomtown.rules.game import Game, new_game, submit_turn, turn_of
from boomtown.rules.moves import ClaimPlan, Fence, Write
from boomtown.rules.paper import check_sheet, explain
from boomtown.rules.plan import PlanInPlay, Requirement
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.estates_in_one_street import EstatesInOneStreet
from boomtown.rules.plans.estates_with import EstatesWith
from boomtown.rules.plans.street_ends import StreetEnds
from boomtown.rules.reasons import Reason
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import as_on_paper
from boomtown.rules.turn import legal, play, play_all
from tests.rules.games import with_plans
from tests.rules.positions import plan, rules

WAYS_TO_PLAY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("2018", {"mode": "standard", "seats": 2}),
    ("2018", {"mode": "expert", "seats": 2}),
    ("2018", {"mode": "solo"}),
    ("2023", {"mode": "standard"}),
    ("2023", {"mode": "standard", "sheet": "blueprint"}),
    ("2023", {"mode": "aaa"}),
)
SWITCHES = (
    (),
    ("roundabouts_a_turn=2", "refusal_judged=turn_start", "temp_box=always"),
    ("refusal=adjusted", "temps_full=stop", "roundabout_as_house=street_and_ends"),
)
# Plans so easy that chance meets them, two in one turn now and then.
EASY: tuple[tuple[Requirement, ...], ...] = (
    (Estates((1,)), Estates((1, 2)), Estates((1, 1))),
    (EstatesWith((1,), pools_each=1), Estates((1, 1)), EstatesInOneStreet((1,))),
    (StreetEnds(), Estates((2,)), Estates((1,))),
)

rulesets = st.builds(
    lambda way, switches, roundabouts: rules(
        way[0], *switches, advanced=True, roundabouts=roundabouts, **way[1]
    ),
    st.sampled_from(WAYS_TO_PLAY),
    st.sampled_from(SWITCHES),
    st.booleans(),
)


def easy_plans(choice: int) -> tuple[PlanInPlay, ...]:
    return tuple(plan(requirement, (8, 4)) for requirement in EASY[choice])


def finished(turn: Turn, rng: Stream) -> Turn:
    """Play a turn by chance, with a liking for fences and for claims late in the game."""
    while not turn.confirmed:
        moves = legal(turn)
        claims = [move for move in moves if isinstance(move, ClaimPlan)]
        fences = [move for move in moves if isinstance(move, Fence)]
        liked = claims if rng.below(3) == 0 else fences if rng.below(2) else []
        turn = play(turn, rng.choice(liked or moves))
    return turn


def choice(turn: Turn) -> tuple[object, ...]:
    """Give what matters of a turn, beside its sheet, to the game."""
    written = turn.choice if isinstance(turn.choice, Write) else None
    return written, sorted(turn.claims), turn.card_left


def assert_explained(fresh: Turn, turn: Turn) -> None:
    paper = as_on_paper(turn.sheet)
    answer = explain(fresh, paper)
    assert not isinstance(answer, Reason), (answer, turn.moves)
    turns = [play_all(fresh, moves) for moves in answer]
    assert all(one.confirmed and as_on_paper(one.sheet) == paper for one in turns)
    choices = [choice(one) for one in turns]
    assert choices.count(choice(turn)) == 1
    assert all(choices.count(one) == 1 for one in choices)


def assert_well_written(at: Game, turn: Turn, *, dealt: bool) -> None:
    paper = as_on_paper(turn.sheet)
    assert check_sheet(at.ruleset, paper, at.plans) == ()
    if dealt:
        assert check_sheet(at.ruleset, paper) == ()


@pytest.mark.slow
@pytest.mark.rule("R2.4", "R3.3", "R4.4", "R5.7", "R6.8", "R7.4")
@given(rulesets, st.integers(0, 10**6))
def test_every_turn_of_a_game_is_explained_and_every_sheet_is_well_written(
    ruleset: Ruleset, seed: int
) -> None:
    at, rng = new_game(ruleset, seed).game, Stream(seed)
    easy = rng.below(2 * len(EASY))
    if easy < len(EASY):
        at = with_plans(at, *easy_plans(easy))
    while not at.ended:
        for seat in range(at.seats):
            fresh = turn_of(at, seat)
            turn = finished(fresh, rng)
            assert_explained(fresh, turn)
            assert_well_written(at, turn, dealt=easy >= len(EASY))
            at = submit_turn(at, seat, turn).game
