"""A thousand sheets in one game, and the largest expert table (R13.4, R11.5)."""

import pytest

from boomtown.rules.game import Game, Step, new_game, submit, turn_of
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings
from boomtown.rules.view import possible, view, views
from tests.properties.cards_on_table import check_cards
from tests.properties.combinations import rules_of
from tests.properties.invariants import check_end
from tests.properties.played import begun
from tests.properties.policies import by_chance, finished

CROWD = 1000


def crowd() -> Game:
    """Open a game of a thousand."""
    return new_game(rules_of(Settings("2023", seats=CROWD, roundabouts=True)), 7).game


def all_but_last(game: Game) -> Step:
    """Let every seat but the last confirm; each seat has one of a few turns."""
    rng = Stream(1)
    turns = [finished(turn_of(game, 0), by_chance, rng).moves for _ in range(20)]
    step = Step(game)
    for seat in range(CROWD - 1):
        step = submit(step.game, seat, turns[seat % len(turns)])
    return step


@pytest.mark.slow
@pytest.mark.rule("R13.4", "R3.3", "R3.8")
def test_a_round_of_a_thousand_closes_once_all_are_in() -> None:
    before = crowd()
    waiting = all_but_last(before).game
    assert waiting.round == 1
    assert waiting.sheets is before.sheets
    assert waiting.confirmed.bit_count() == CROWD - 1
    last = finished(turn_of(waiting, CROWD - 1), by_chance, Stream(2))
    after = submit(waiting, CROWD - 1, last.moves).game
    assert after.round == 2
    assert after.sheets[CROWD - 1] == last.sheet
    assert len({id(sheet) for sheet in after.sheets} & {id(before.sheets[0])}) == 0
    # The same three combinations for everyone.
    assert {after.table.offers(seat) for seat in range(CROWD)} == {after.table.offers(0)}


@pytest.mark.rule("R13.4", "R3.8")
def test_a_thousand_views_share_the_tables_part_and_every_sheet() -> None:
    game = crowd()
    spectator, *seats = views(game, (None, *range(CROWD)))
    for seat, seen in enumerate(seats):
        assert seen.table is spectator.table
        assert seen.seat == seat
    assert spectator.table.sheets is game.sheets
    assert spectator.table.seen is game.seen


@pytest.mark.rule("R13.4")
def test_a_turn_handed_in_copies_few_of_the_thousand() -> None:
    game = crowd()
    moves = finished(turn_of(game, 0), by_chance, Stream(3)).moves
    after = submit(game, 500, moves).game
    pairs = zip(game.sealed.blocks, after.sealed.blocks, strict=True)
    changed = [len(new) for old, new in pairs if old is not new]
    assert len(changed) == 1
    assert changed[0] * len(game.sealed.blocks) < 2 * CROWD


@pytest.mark.slow
@pytest.mark.rule("R11.1", "R11.4", "R11.5", "R3.7")
@pytest.mark.parametrize("seats", [26, 27])
def test_the_largest_expert_tables_play_to_the_end(seats: int) -> None:
    playing = begun(Settings("2018", "expert", seats=seats), 4, [by_chance] * seats)
    while not playing.game.ended:
        playing.play_round()
        check_cards(playing.game.table, playing.game.ruleset.deck, playing.events)
    check_end(playing.game, tuple(playing.events))
    assert len(playing.rounds) > 1
    seen = view(playing.game, 0)
    assert view(possible(seen, Stream(1)), 0) == seen
