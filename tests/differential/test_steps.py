"""Steps offer what the rules allow, and show what a seat may know: no more, no less."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("numba")

from boomtown.fast import sights
from boomtown.fast.actions import cell, code_of
from boomtown.fast.kernel import cards, choices
from boomtown.fast.numbering import action_of
from boomtown.fast.steps import Steps
from boomtown.rules.draft import Turn
from boomtown.rules.game import Game, new_game, submit_turn, turn_of
from boomtown.rules.moves import ClaimPlan, Move
from boomtown.rules.rng import Stream
from boomtown.rules.scoring import score
from boomtown.rules.settings import Settings
from boomtown.rules.spots import Span, Spot
from boomtown.rules.turn import legal, play
from tests.conftest import SOAK
from tests.differential.lockstep import drawn
from tests.differential.shown import assert_cards, seen
from tests.docs.pages import ROOT
from tests.properties.combinations import COMBINATIONS, Combination, rules_of, scheduled
from tests.properties.policies import POLICIES, Policy, filling

GAMES = 100 if SOAK else 2
ESTATE = choices.BITS * choices.ESTATE


def steps_for(settings: Settings, seed: int) -> Steps:
    steps = Steps(rules_of(settings), 1)
    steps.begin(seed)
    return steps


def allowed(steps: Steps, seat: int) -> set[int]:
    return set(np.flatnonzero(steps.look(seat)[0]).tolist())


def firsts(turn: Turn, marks: Sequence[Span]) -> frozenset[int]:
    """The first houses of the estates that a claim marks, as actions."""
    return frozenset(ESTATE + cell(turn, Spot(span.street, span.first)) for span in marks)


def choose_estates(steps: Steps, seat: int, turn: Turn, move: ClaimPlan) -> None:
    """Choose the estates of a claim one by one; each time all that a way needs are offered."""
    requirement = turn.terms.plans[move.plan].card.requirement
    ways = [firsts(turn, way) for way in requirement.ways(turn.sheet, turn.terms.site)]
    wanted, chosen = firsts(turn, move.marks), frozenset[int]()
    for estate in sorted(wanted, reverse=len(ways) % 2 == 0):
        assert allowed(steps, seat) == set().union(*(way for way in ways if chosen <= way)) - chosen
        steps.act(seat, estate)
        chosen |= {estate}


_choose = choose_estates


def make(steps: Steps, seat: int, turn: Turn, move: Move) -> None:
    options = legal(turn)
    steps.act(seat, action_of(code_of(turn, move)))
    plans = [one.plan for one in options if isinstance(one, ClaimPlan)]
    if isinstance(move, ClaimPlan) and plans.count(move.plan) > 1:
        _choose(steps, seat, turn, move)


def one_turn(steps: Steps, game: Game, seat: int, chooser: tuple[Policy, Stream]) -> Game:
    turn, (policy, rng) = turn_of(game, seat), chooser
    assert_cards(steps, game, seat)
    while not turn.confirmed:
        options = legal(turn)
        assert allowed(steps, seat) == {action_of(code_of(turn, move)) for move in options}
        assert_sheets(steps, game, seat, turn)
        move = policy(turn, options, rng)
        make(steps, seat, turn, move)
        turn = play(turn, move)
    return submit_turn(game, seat, turn).game


def assert_sheets(steps: Steps, game: Game, seat: int, turn: Turn) -> None:
    fields = seen(steps, seat)
    masks = zip(sights.SHEET, drawn(turn.sheet)[0], strict=False)  # type: ignore[call-overload]
    for field, mask in masks:
        assert fields[field.name] == [mask >> house & 1 for house in range(sights.HOUSES)]
    assert fields["boxes"] == drawn(turn.sheet)[2]
    for other in range(1, game.seats):
        houses, _, boxes, plans = drawn(game.sheets[(seat + other) % game.seats])
        filled = houses[0] | houses[1]  # type: ignore[index]
        named = f"other {other}: "
        bits = [filled >> house & 1 for house in range(sights.HOUSES)]
        assert fields[f"{named}houses filled"] == bits
        assert fields[f"{named}boxes"] == boxes
        assert fields[f"{named}plans"] == [points + 1 for points in plans]  # type: ignore[attr-defined]


def compare(settings: Settings, seed: int, policy: Policy) -> None:
    """Play a game in both engines, comparing masks, sights and scores."""
    game, steps = new_game(rules_of(settings), seed).game, steps_for(settings, seed)
    while not game.ended:
        assert not steps.over()
        for seat in range(game.seats):
            game = one_turn(steps, game, seat, (policy, Stream(seed)))
    assert steps.over()
    scores = {one.seat: one.total for one in score(game) if one.seat is not None}
    assert {seat: int(steps.points(seat)[0]) for seat in scores} == scores


@pytest.mark.slow
@pytest.mark.rule("R3.8", "R4.1", "R4.2", "R5", "R6.3", "R7.1", "R11.2", "R14")
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_masks_and_sights_are_what_the_rules_say(combination: Combination) -> None:
    for number in range(GAMES):
        policy = POLICIES[(number + len(str(combination))) % len(POLICIES)]
        compare(scheduled(combination, number), number, policy)


@pytest.mark.slow
@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(
    ("name", "seed"),
    [("2018-standard-classic", 21), ("2023-standard-blueprint-roundabouts", 13)],
)
def test_estates_of_a_plan_are_chosen_one_by_one(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    claims = []

    def noted(*claim: Any) -> None:
        claims.append(claim)
        choose_estates(*claim)

    monkeypatch.setitem(globals(), "_choose", noted)
    (combination,) = (one for one in COMBINATIONS if str(one) == name)
    compare(scheduled(combination, seed), seed, filling)
    assert claims


def hidden(mode: str, seat: int, table: NDArray[np.int16]) -> Iterator[list[int]]:
    """Groups of places among which the cards could lie otherwise, for all that a seat knows."""
    position, height = int(table[cards.POSITION]), int(table[cards.HEIGHT])
    if mode == "standard":
        stride = int(table[cards.STRIDE])
        yield [
            cards.CARDS + stack * stride + place
            for stack in range(cards.STACKS)
            for place in range(position + 1, height)
        ]
        return
    below = [cards.CARDS + place for place in range(position + 1, height)]
    if mode == "expert":
        held = int(table[cards.HANDED])
        others = [other for other in range(4) if other != seat]
        below += [cards.HANDS + 3 * other + card for other in others for card in range(held, 3)]
    yield below


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("mode", ["standard", "solo", "expert", "aaa"])
def test_a_sight_stays_the_same_when_hidden_cards_change(mode: str) -> None:
    seats = 4 if mode == "expert" else 2 if mode == "standard" else 1
    settings = Settings("2023" if mode == "aaa" else "2018", mode, seats=seats)
    settings = settings if mode != "aaa" else Settings("2023", mode, opponent=3)
    steps, rng = steps_for(settings, 7), np.random.default_rng(7)
    table, moved = steps.lies.tables[0], 0
    for place in range(300):
        seat = int(steps.acting()[0])
        if seat >= 0:
            mask, features = steps.look(seat)
            before = table.copy()
            for group in hidden(mode, seat, before):
                table[group] = rng.permutation(table[group])
            moved += int((table != before).sum())
            again = steps.look(seat)
            assert (again[0] == mask).all()
            assert (again[1] == features).all()
            table[:] = before
        steps.step(steps.random(place))
    assert moved > 300


@pytest.mark.rule("R3.3", "R3.8")
def test_a_sight_stays_the_same_while_others_write() -> None:
    steps = steps_for(Settings(seats=3, advanced=True, roundabouts=True), 3)
    before = steps.look(0)
    for _ in range(2):
        while steps.look(2)[0][choices.DONE] == 0:
            steps.act(2, int(np.flatnonzero(steps.look(2)[0])[-1]))
        steps.act(2, choices.DONE)
    after = steps.look(0)
    assert (before[0] == after[0]).all()
    assert (before[1] == after[1]).all()


def test_an_action_that_the_mask_does_not_allow_changes_nothing() -> None:
    steps = steps_for(Settings(seats=2), 5)
    before = [lie.copy() for lie in steps.lies]
    illegal = [*np.flatnonzero(~steps.masks()[0]).tolist(), -1, steps.actions, 1 << 40, -(1 << 40)]
    for action in illegal:
        assert steps.step(np.array([action], np.int64)).tolist() == [1]
    assert all((lie == was).all() for lie, was in zip(steps.lies, before, strict=True))


def test_a_game_that_is_over_is_followed_by_another() -> None:
    steps = Steps(rules_of(Settings(mode="solo")), 4)
    ended = np.zeros(4, np.int64)
    for place in range(400):
        seats = steps.acting()
        told = steps.step(steps.random(place))
        assert (told[seats < 0] == 0).all()
        ended += told == 2
        assert ((told == 2) == (steps.acting() < 0)).all()
    assert (ended > 1).all()


def test_the_game_after_one_is_that_of_another_seed() -> None:
    """So many seeds further on as there are games."""
    steps, fresh = (Steps(rules_of(Settings(mode="solo")), many) for many in (4, 1))
    place = 0
    while steps.acting()[1] >= 0:
        steps.step(steps.random(place))
        place += 1
    steps.step(steps.random(place), np.array([False, True, False, False]))
    fresh.begin(1 + 4)
    assert (steps.features()[1] == fresh.features()[0]).all()


def test_games_with_the_same_seed_are_the_same_in_any_batch() -> None:
    rules = rules_of(Settings(seats=2))
    one, many = Steps(rules, 1), Steps(rules, 8)
    one.begin(3)
    for place in range(40):
        assert (one.features()[0] == many.features()[3]).all()
        one.step(one.random(place))
        many.step(many.random(place))


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("solo", 1), ("expert", 3)])
def test_the_functions_for_a_gpu_take_the_same_steps(mode: str, seats: int) -> None:
    command = [sys.executable, "-m", "tests.differential.simulated", mode, str(seats), "200"]
    where = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=where, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) > 200
