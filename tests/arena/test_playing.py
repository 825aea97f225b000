"""A deal is a function of its number; its games share cards and plans, and nobody's chance."""

from collections.abc import Callable, Iterable

import pytest

from boomtown.arena.contest import Contest
from boomtown.arena.playing import BotFailed, PlayedDeal, play_deal, play_deals
from boomtown.arena.workers import played
from boomtown.bots import Bot
from boomtown.bots.roster import OURS, roster_of
from boomtown.rules.game import new_game
from boomtown.rules.moves import Confirm, Move
from boomtown.rules.rng import Stream
from boomtown.rules.view import View, draft, random_turn
from tests.arena.contests import contest

SEEN: list[View] = []


def watches(seen: View, rng: Stream) -> tuple[Move, ...]:
    """Note what it sees, and play as chance will have it."""
    SEEN.append(seen)
    return random_turn(draft(seen), rng).moves


def stumbles(seen: View, rng: Stream) -> tuple[Move, ...]:
    """Confirm an empty turn, which nobody may."""
    return (Confirm(),)


def told(deal: PlayedDeal) -> object:
    """Return all of a deal but its times."""
    return deal._replace(paces={})


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots of this module play along."""
    mine = (Bot(name, 1, f"{__name__}:{name}") for name in ("watches", "stumbles"))
    found = roster_of((*OURS, *mine), ()).bots
    monkeypatch.setattr("boomtown.arena.playing.roster", lambda: found)
    SEEN.clear()


def test_the_same_deal_is_played_the_same_again_and_another_otherwise() -> None:
    made = contest("apprentice", "random")
    assert told(play_deal(made, 4)) == told(play_deal(made, 4))
    assert told(play_deal(made, 4)) != told(play_deal(made, 5))._replace(number=4)  # type: ignore[attr-defined]


def test_every_line_up_plays_the_deal_with_the_same_cards_and_plans(others: None) -> None:
    made = contest("watches", "random")
    play_deal(made, 2)
    opening = new_game(made.ruleset, made.deal_seed(2)).game
    firsts = [seen for seen in SEEN if seen.table.round == 1]
    assert [seen.seat for seen in firsts] == [0, 1]
    assert {seen.table.plans for seen in firsts} == {opening.plans}
    assert all(seen.table.seen == opening.seen for seen in firsts)


def test_no_seat_sees_what_others_have_confirmed_this_round(others: None) -> None:
    play_deal(contest("watches", "watches", mode="expert", seats=3), 1)
    assert {seen.table.confirmed for seen in SEEN} == {0}
    assert all(seen.sealed is None for seen in SEEN)


def test_equal_bots_on_one_deal_do_not_play_equal_sheets() -> None:
    (game,) = play_deal(contest("random", "random"), 1).games
    assert game.scores[0].lines != game.scores[1].lines


def test_every_turn_is_timed() -> None:
    deal = play_deal(contest("apprentice", "random"), 0)
    rounds = sum(game.rounds for game in deal.games)
    assert {name: pace.turns for name, pace in deal.paces.items()} == dict.fromkeys(
        ("apprentice", "random"), rounds
    )
    assert all(0 < pace.mean <= pace.worst for pace in deal.paces.values())


@pytest.mark.parametrize("play", [lambda made: play_deals(made, [3]), lambda made: played(made, 1)])
def test_what_a_bot_loads_with_its_first_turn_is_not_counted(
    others: None, play: Callable[[Contest], Iterable[PlayedDeal]]
) -> None:
    (deal,) = play(contest("watches"))
    assert len(SEEN) == deal.paces["watches"].turns + 1


def test_alone_every_bot_plays_the_deal_by_itself() -> None:
    deal = play_deal(contest("apprentice", "random", mode="solo", seats=1), 0)
    assert [game.lineup for game in deal.games] == [("apprentice",), ("random",)]


@pytest.mark.parametrize("level", [0, 2])
def test_the_aaa_has_a_score_where_it_scores(level: int) -> None:
    made = contest("random", edition="2023", mode="aaa", seats=1, opponent=level)
    (game,) = play_deal(made, 0).games
    assert (game.rival is not None) == (level > 0)
    assert len(game.scores) == 1


def test_a_bot_that_breaks_the_rules_is_named_with_its_game(others: None) -> None:
    made = contest("random", "stumbles")
    seed = made.deal_seed(7)
    with pytest.raises(BotFailed, match=f"stumbles failed on seat 2, round 1, seed {seed}: Illeg"):
        play_deal(made, 7)
