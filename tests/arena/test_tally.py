"""What deals come to, on games made up so that it can be worked out by hand."""

from boomtown.arena.pace import Pace
from boomtown.arena.playing import PlayedDeal, PlayedGame
from boomtown.arena.tally import Tally
from boomtown.rules.score_lines import ScoreLine
from boomtown.rules.scoring import Score
from tests.arena.contests import answered, contest


def game(lineup: str, totals: tuple[int, ...], rival: int | None = None) -> PlayedGame:
    """Return a game that ended like this; whoever has most points is first."""
    best = max((*totals, *([] if rival is None else [rival])))

    def of(seat: int | None, points: int) -> Score:
        place = 1 if points == best else 2
        return Score(seat, (ScoreLine("parks", points - 1, ()), ScoreLine("pools", 1, ())), place)

    scores = tuple(of(seat, points) for seat, points in enumerate(totals))
    ended = ("plans",) if 50 in totals else ("refusals", "houses")
    against = None if rival is None else of(None, rival)
    return PlayedGame(tuple(lineup), 20 + len(totals), ended, scores, against)  # type: ignore[arg-type]


def deal(number: int, *games: PlayedGame) -> PlayedDeal:
    return PlayedDeal(number, games, {name: Pace() for name in "abc"})


DEALS = (
    deal(0, game("ab", (50, 30)), game("ba", (40, 40))),
    deal(1, game("ab", (20, 30)), game("ba", (30, 24))),
    deal(2, game("ab", (10, 10)), game("ba", (10, 10))),
)


def tally() -> Tally:
    made = Tally(contest("a", "b"))
    for one in DEALS:
        made.add(one)
    return made


def test_a_mean_is_taken_over_deals_and_so_is_its_error() -> None:
    points = tally().accounts["a"].points
    assert (points.value, round(points.error, 3)) == ((45 + 22 + 10) / 3, 10.269)


def test_a_shared_victory_counts_for_each_in_part() -> None:
    made = tally()
    assert made.contested
    assert made.accounts["a"].wins == {0: 0.75, 1: 0.0, 2: 0.5}
    assert made.accounts["b"].wins == {0: 0.25, 1: 1.0, 2: 0.5}


def test_bots_are_compared_deal_by_deal() -> None:
    (pair,) = tally().pairings()
    assert (pair.first, pair.second) == ("a", "b")
    assert pair.ahead.value == (10 - 8 + 0) / 3
    assert pair.won.value == 0.5


def test_points_are_split_by_kind_and_endings_counted() -> None:
    made = tally()
    assert made.accounts["b"].kinds() == {
        "parks": (30 + 40 + 30 + 30 + 10 + 10) / 6 - 1,
        "pools": 1,
    }
    assert (made.games, made.rounds) == (6, 6 * 22)
    assert made.ends == {"plans": 1, "refusals": 5, "houses": 5}
    assert (made.accounts["a"].quantile(0.5), made.accounts["a"].quantile(1)) == (20, 50)


def test_the_order_in_which_deals_come_in_does_not_matter() -> None:
    made = contest("a", "b")
    assert answered(made, DEALS) == answered(made, DEALS[::-1])


def test_a_bot_against_itself_wins_nothing_but_points() -> None:
    made = contest("a", "a")
    answer = answered(made, [deal(0, game("aa", (10, 12))), deal(1, game("aa", (14, 16)))])
    assert answer["bots"]["a"]["won"] is None
    assert answer["bots"]["a"]["points"] == {"mean": 13.0, "error": 2.0}
    assert answer["pairs"] == []


def test_the_aaa_is_a_player_like_others() -> None:
    made = contest("a", mode="aaa", edition="2023", seats=1)
    deals = [deal(n, game("a", (10 + n,), rival=11)) for n in range(4)]
    answer = answered(made, [*deals, deal(4, game("a", (11,), rival=30))])
    assert answer["bots"]["a"]["won"]["share"] == 0.6
    assert answer["bots"]["AAA"]["won"]["share"] == 0.6
    assert answer["bots"]["AAA"]["points"]["mean"] == 14.8


def test_one_deal_says_nothing_of_its_error() -> None:
    answer = answered(contest("a", "b"), DEALS[:1])
    assert answer["bots"]["a"]["points"] == {"mean": 45.0, "error": None}
