"""The odds of a view: exact where they are worked out, right on average where games are played."""

import asyncio
from collections import Counter
from dataclasses import replace

import pytest

from boomtown.bots.odds.process import OddsHere, OddsProcess
from boomtown.bots.odds.reckoning import odds
from boomtown.bots.odds.supply import Source, missing
from boomtown.bots.workers.lane import GivenUp
from boomtown.rules.cards import Action, Card
from boomtown.rules.game import Game, new_game, submit_turn, turn_of
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings
from boomtown.rules.street import rooms
from boomtown.rules.view import View, random_turn, view
from tests.properties.combinations import rules_of

GUESSES = 2_000
CLOSE = 0.045  # four standard errors of so many guesses
ROUGHLY = 0.12

MODES = [
    Settings(seats=2),
    Settings("2023", seats=2),
    Settings(mode="solo"),
    Settings("2023", "aaa"),
    Settings("2023", "aaa", opponent=0),
]


def started(settings: Settings, rounds: int) -> Game:
    """Play so many rounds by chance."""
    game, rng = new_game(rules_of(settings), 3).game, Stream(4)
    for _ in range(rounds):
        for seat in range(game.seats):
            game = submit_turn(game, seat, random_turn(turn_of(game, seat), rng)).game
    assert not game.ended
    return game


def frequencies(seen: View) -> tuple[dict[int, float], dict[Action, float]]:
    """Open the next round of many guesses; return how often each number and action is there."""
    rng, numbers, actions = Stream(5), Counter[int](), Counter[Action]()
    assert seen.seat is not None
    for _ in range(GUESSES):
        table = seen.table.seen.guess(seen.seat, seen.own, rng)
        left = [rng.below(3) for _ in seen.table.sheets]
        offers = (
            table.closed(left, reshuffle=False).opened(seen.table.plans).table.offers(seen.seat)
        )
        numbers.update({offer.number for offer in offers})
        actions.update({offer.action for offer in offers})
    return (
        {number: count / GUESSES for number, count in numbers.items()},
        {action: count / GUESSES for action, count in actions.items()},
    )


def assert_near(seen: View, close: float) -> None:
    """Compare the odds of the next round with what comes in guesses."""
    found, (numbers, actions) = odds(seen, Stream(1), 10), frequencies(seen)
    for number, chance in enumerate(found.numbers):
        assert chance == pytest.approx(numbers.get(number, 0), abs=close)
    for action, chance in found.actions.items():
        assert chance == pytest.approx(actions.get(action, 0), abs=close)


@pytest.mark.slow
@pytest.mark.rule("R3.8", "R13.3")
@pytest.mark.parametrize("rounds", [0, 5, 11])
@pytest.mark.parametrize("settings", MODES, ids=str)
def test_what_comes_next_is_as_likely_as_it_is_in_guesses(settings: Settings, rounds: int) -> None:
    assert_near(view(started(settings, rounds), 0), CLOSE)


@pytest.mark.slow
@pytest.mark.rule("R11.2")
@pytest.mark.parametrize("rounds", [0, 5])
def test_a_next_hand_is_nearly_as_likely_as_it_is_in_guesses(rounds: int) -> None:
    assert_near(view(started(Settings(mode="expert", seats=4), rounds), 1), ROUGHLY)


@pytest.mark.slow
@pytest.mark.rule("R3.4", "R3.5")
@pytest.mark.parametrize(("refill", "left"), [("recycle", 1), ("recycle", 2), ("deal", 1)])
def test_stacks_that_are_nearly_used_up_are_refilled_in_the_odds_too(
    refill: str, left: int
) -> None:
    game = started(Settings(seats=2, switches=(("refill", refill),)), 2)
    table = game.table
    assert isinstance(table, Stacks)
    used = [
        (*pile, *stack[left:]) for pile, stack in zip(table.discards, table.stacks, strict=True)
    ]
    stacks = tuple(stack[:left] for stack in table.stacks)
    short = replace(table, stacks=stacks, discards=tuple(used))
    assert_near(view(replace(game, table=short, seen=short.seen()), 0), CLOSE)


def test_a_card_is_missed_by_draws_without_putting_back() -> None:
    cards = [Card(number, Action.POOL) for number in range(6)]
    source = Source(cards, 3, after=cards[:2])
    assert missing(source, lambda card: card.number == 0, 1) == 0.5
    assert missing(source, lambda card: card.number == 0, 2) == 0
    assert missing(source, lambda card: card.number > 5, 9) == 1


def test_a_house_is_sure_where_a_number_on_offer_fits_and_lost_where_none_can() -> None:
    game = started(Settings(seats=2), 12)
    seen = view(game, 0)
    found = odds(seen, Stream(1), 10)
    offered = [offer.number for offer in game.table.offers(0)]
    for street, chances in zip(game.sheets[0].streets, found.houses, strict=True):
        for room, chance in zip(rooms(street), chances, strict=True):
            if room is None:
                assert chance is None
            elif any(room.left < number < room.right for number in offered):
                assert chance == 1
            elif room.right - room.left == 1:
                assert chance == 0
            else:
                assert chance is not None
                assert 0 <= chance <= 1


@pytest.mark.slow
@pytest.mark.rule("R3.8")
@pytest.mark.parametrize(
    "settings", [*MODES, Settings(seats=30), Settings(mode="expert", seats=12)]
)
def test_odds_depend_on_nothing_but_view_and_stream(settings: Settings) -> None:
    game = started(settings, 3)
    found = odds(view(game, 0), Stream(7), 2)
    assert found == odds(view(game, 0), Stream(7), 2)
    assert found != odds(view(game, 0), Stream(8), 2)
    assert found.points[0].seat == 0
    assert len(found.points) == min(game.seats, 8)
    assert found.rounds > 0


@pytest.mark.slow
def test_a_game_is_played_on_by_those_who_play_well() -> None:
    """By chance a sheet would come to 8 points."""
    found = odds(view(started(Settings(seats=2), 0), 0), Stream(7))
    assert found.played > 1
    assert all(points.mean > 80 for points in found.points)
    assert all(0 < points.error < 20 for points in found.points)
    assert 20 < found.rounds < 40


@pytest.mark.slow
async def test_a_process_finds_the_same_odds() -> None:
    seen = view(started(Settings(seats=2), 3), 0)
    process = OddsProcess()
    try:
        for _ in range(2):
            try:
                found = await process.odds(seen, 5, "room")
                break
            except GivenUp:
                await asyncio.sleep(20)  # it compiles
    finally:
        await process.close()
    assert found == await OddsHere().odds(seen, 5, "room")
