"""Many games at once add up to the games one by one; the hash of their moves is a fixed one."""

import pytest

from boomtown.fast.batch import play_randomly
from boomtown.fast.kernel import game
from boomtown.fast.kernel.game import mixed
from boomtown.fast.lies import row_of, table_for, unsigned
from boomtown.rules import rng
from boomtown.rules.settings import Settings
from tests.properties.combinations import rules_of

TOLD = 1


@pytest.mark.rule("R3.6")
def test_the_hash_of_moves_is_the_same_on_every_machine() -> None:
    for before, move in ((1, 0), (1, 2 << 40 | 7), ((1 << 31) - 1, 11 << 40)):
        assert int(mixed(before, move)) == rng.mix(before ^ move) >> 33


@pytest.mark.parametrize(
    "settings", [Settings(seats=2, advanced=True), Settings(mode="solo"), Settings("2023", "aaa")]
)
def test_many_games_add_up_to_one_after_another(settings: Settings) -> None:
    rules, first, many = rules_of(settings), 40, 3
    seats, book = settings.seats, row_of(rules)
    rounds, told, points = 0, 0, [0] * seats
    for seed in range(first, first + many):
        lies = table_for(seats)
        game.play_randomly(book, unsigned(seed), TOLD, *lies)
        rounds, told = rounds + int(lies.game[game.ROUND]), told + int(lies.game[game.HASH])
        for seat in range(seats):
            points[seat] += int(game.total(book, lies.pens, lies.cards, seat))
    assert play_randomly(rules, first, many, told=TOLD) == (many, rounds, told, tuple(points))
