"""Who sits where: every bot on every seat of every deal, and deals that no other seed has."""

from collections import Counter

import pytest

from boomtown.arena.contest import lineups, pairs
from tests.arena.contests import contest


@pytest.mark.parametrize(
    ("entrants", "seats"),
    [("ab", 2), ("ab", 4), ("abc", 3), ("abc", 2), ("abcd", 1), ("a", 5), ("ab", 6)],
)
def test_every_bot_plays_every_seat_as_often_as_another(entrants: str, seats: int) -> None:
    found = lineups(tuple(entrants), seats)
    assert {len(one) for one in found} == {seats}
    for seat in range(seats):
        assert len({*Counter(one[seat] for one in found).values()}) == 1
        assert {one[seat] for one in found} == set(entrants)


def test_a_bot_against_itself_plays_a_deal_once() -> None:
    assert lineups(("a", "a"), 2) == (("a", "a"),)
    assert lineups(("a",), 3) == (("a", "a", "a"),)


def test_a_bot_that_is_named_twice_sits_twice() -> None:
    assert lineups(("a", "a", "b"), 3) == (("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a"))


def test_every_two_different_bots_are_compared_once() -> None:
    assert list(pairs("abac")) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_deals_of_neighbouring_seeds_are_all_different() -> None:
    seeds = {contest("a", seed=seed).deal_seed(n) for seed in range(20) for n in range(200)}
    assert len(seeds) == 4000
