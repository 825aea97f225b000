"""Every combination of R1, every seat count and switch: whole games over all that must hold."""

from collections import Counter
from collections.abc import Iterator

import pytest

from boomtown.editions import edition
from boomtown.rules.game import turn_of
from boomtown.rules.house_rules import SWITCHES
from boomtown.rules.settings import house_rules_of
from boomtown.rules.turn import legal, play
from tests.properties.checks import (
    check_finished,
    check_playing,
    check_reasons,
    check_record,
    check_text,
    check_transcript_of,
    check_views,
)
from tests.properties.combinations import (
    COMBINATIONS,
    Combination,
    matters,
    scheduled,
    seats_of,
)
from tests.properties.played import Playing, begun, confirmed_some

GAMES = 20
SOAK_GAMES = 2000
SOAK_PARTS = 20


def check_moment(playing: Playing) -> None:
    """What is looked at now and then: texts, views with some seats in, reasons in mid-turn."""
    game, rng = playing.game, playing.rng
    check_text(game, playing.rounds[-1])
    some = rng.shuffled(range(game.seats))[: rng.below(game.seats + 1)]
    check_views(confirmed_some(game, some, rng), rng)


def check_reasons_somewhere(playing: Playing) -> None:
    """Of one draft, at any of its moves, all thinkable next moves."""
    turn = turn_of(playing.game, 0)
    for _ in range(playing.rng.below(4)):
        if not turn.confirmed:
            turn = play(turn, playing.rng.choice(legal(turn)))
    check_reasons(turn)


def check_game(combination: Combination, number: int) -> None:
    """Play one game to its end, looking at every round, and now and then closer."""
    playing = begun(scheduled(combination, number), number)
    closer = playing.rng.below(8)
    while not playing.game.ended:
        if len(playing.rounds) == closer:
            check_reasons_somewhere(playing)
        before = playing.game
        playing.play_round()
        check_playing(playing, before)
        if len(playing.rounds) % 4 == closer % 4:
            check_moment(playing)
    check_finished(playing)
    check_views(playing.game, playing.rng)
    record = check_record(playing)
    if number % 5 == 0:
        check_transcript_of(record)


@pytest.mark.slow
@pytest.mark.rule("R1.1", "R2.2", "R2.3", "R2.4", "R3.6", "R3.8", "R4.1", "R4.2", "R4.4", "R6.3")
@pytest.mark.rule("R6.2", "R8.1", "R8.2", "R8.3", "R10.4", "R10.5", "R12.7")
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_games_keep_the_rules_from_start_to_end(combination: Combination) -> None:
    for number in range(GAMES):
        check_game(combination, number)


@pytest.mark.soak
@pytest.mark.rule("R1.1", "R2.4", "R3.6", "R3.8", "R4.1", "R4.2", "R6.3", "R8.1", "R8.3", "R14")
@pytest.mark.parametrize("part", range(SOAK_PARTS))
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_many_games_keep_the_rules_from_start_to_end(combination: Combination, part: int) -> None:
    share = SOAK_GAMES // SOAK_PARTS
    for number in range(part * share, (part + 1) * share):
        check_game(combination, number)


@pytest.mark.rule("R1.1", "R1.3")
def test_there_are_28_combinations_and_the_games_have_every_number_of_seats() -> None:
    assert len(set(COMBINATIONS)) == 28
    for combination in COMBINATIONS:
        seats = {scheduled(combination, number).seats for number in range(GAMES)}
        expected = {"standard": {1, 2, 4, 8}, "expert": {2, 4, 8}}
        assert seats == set(seats_of(combination)) == expected.get(combination.mode, {1})


def switch_values(games: int) -> Iterator[tuple[str, str]]:
    """Yield each switch value of each of the games in which it makes a difference."""
    for combination in COMBINATIONS:
        for number in range(games):
            settings = scheduled(combination, number)
            rules = house_rules_of(settings, edition(settings.edition))
            for switch in SWITCHES:
                if matters(switch, settings):
                    yield switch.name, getattr(rules, switch.name)


ALL_VALUES = [(switch.name, value) for switch in SWITCHES for value in switch.values]
ALL_SWITCHES = [f"R14.{number}" for number in range(1, 12)]


@pytest.mark.rule(*ALL_SWITCHES)
def test_every_value_of_every_switch_is_played_in_the_short_run() -> None:
    assert set(switch_values(GAMES)) == set(ALL_VALUES)


@pytest.mark.soak
@pytest.mark.rule(*ALL_SWITCHES)
def test_every_value_of_every_switch_is_played_200_times_in_the_long_run() -> None:
    counted = Counter(switch_values(SOAK_GAMES))
    assert {value: counted[value] for value in ALL_VALUES if counted[value] < 200} == {}


@pytest.mark.soak
@pytest.mark.rule("R8.1", "R3.4", "R3.5", "R6.6", "R10.4", "R12.2")
def test_the_games_end_and_refill_in_every_way() -> None:
    refills = {"PileRefilled", "DeckReshuffled", "SoloCardDrawn", "RivalValidated", "PlanTurned"}
    unseen = {"refusals", "plans", "houses", "deck"} | refills
    # Three plans in one game are rare: go on until every way was seen.
    for number in range(SOAK_GAMES):
        for combination in COMBINATIONS if unseen else ():
            playing = begun(scheduled(combination, number), number)
            while not playing.game.ended:
                playing.play_round()
            unseen -= set(playing.game.ended) | {type(one).__name__ for one in playing.events}
    assert unseen == set()
