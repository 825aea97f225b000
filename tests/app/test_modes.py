"""Whole games to their end, in every way to play, with every byte as its type says."""

import pytest

from boomtown.app.options import Options
from boomtown.editions import edition
from boomtown.rules.cards import offers_from_hand
from boomtown.rules.modes.expert import Hands
from boomtown.rules.rng import Stream
from boomtown.rules.scoring import score
from tests.app.table import Message, Table, play_round, started, typed

GAMES = {
    "2018": (Options(), 2, 2),
    "2018 advanced with roundabouts": (Options(advanced=True, roundabouts=True), 2, 1),
    "2018 alone": (Options(seats=1), 1, 0),
    "2023": (Options(edition="2023", tempo="round", seconds=60), 3, 1),
    "2023 advanced with roundabouts": (
        Options(edition="2023", advanced=True, roundabouts=True, tempo="bank", seconds=600),
        2,
        1,
    ),
    "blueprint": (Options(edition="2023", sheet="blueprint"), 2, 1),
    "blueprint advanced with roundabouts": (
        Options(edition="2023", sheet="blueprint", advanced=True, roundabouts=True),
        2,
        0,
    ),
    "expert": (Options(mode="expert"), 3, 2),
    "expert for two, advanced": (Options(mode="expert", advanced=True, roundabouts=True), 2, 0),
    "solo": (Options(mode="solo"), 1, 0),
    "solo advanced with roundabouts": (
        Options(mode="solo", advanced=True, roundabouts=True, aids=False),
        1,
        0,
    ),
    "thirteen, whose sheets are asked for": (Options(seats=13), 2, 11),
    **{
        f"AAA, opponent {opponent.level}": (
            Options(edition="2023", mode="aaa", opponent=opponent.level),
            1,
            0,
        )
        for opponent in edition("2023").opponents
    },
}
LONGEST = 60


def played(options: Options, people: int, bots: int, seed: int = 3) -> Table:
    """Play a game to its end, somebody watching."""
    made, rng = started(options, people, bots), Stream(seed)
    made.enter(99, "a spectator")
    for _ in range(LONGEST):
        if made.room.row.status == "running":
            play_round(made, rng)
    assert made.room.row.status == "ended"
    return made


@pytest.mark.rule("R1", "R8.1", "R9")
@pytest.mark.parametrize(("options", "people", "bots"), GAMES.values(), ids=GAMES)
def test_a_game_goes_to_its_end_and_is_scored(options: Options, people: int, bots: int) -> None:
    made = played(options, people, bots)
    play = made.room.play
    assert play is not None
    ended = made.last(0, "ended")
    wanted = [(one.seat, one.place, one.total) for one in score(play.game)]
    told = [(one.get("seat"), one["place"], one["total"]) for one in ended["scores"]]
    assert told == wanted
    assert all(sum(x["points"] for x in one["lines"]) == one["total"] for one in ended["scores"])
    assert ended["reasons"] == list(play.game.ended)
    assert len(made.all(0, "table")) == play.game.round
    assert len(play.rounds) == play.game.round


@pytest.mark.parametrize("name", ["2018", "2023", "blueprint", "expert", "solo", "AAA, opponent 0"])
def test_every_byte_of_a_game_is_as_its_type_says(name: str) -> None:
    made = played(*GAMES[name])
    for heard in made.heard.values():
        for content in heard:
            typed(content)


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("name", ["2018", "expert", "solo", "AAA, opponent 2"])
def test_who_watches_hears_of_every_round_and_has_nothing_of_their_own(name: str) -> None:
    made = played(*GAMES[name])
    assert len(made.all(99, "table")) == len(made.all(0, "table"))
    for told in (*made.all(99, "table"), *made.all(99, "room")):
        assert "you" not in told
        assert "sent" not in told


def hands(made: Table) -> Hands:
    """Return the hands as they lie, hidden from all but their owners."""
    assert made.room.play is not None
    held = made.room.play.game.table
    assert isinstance(held, Hands)
    return held


def card(told: Message) -> tuple[int, str]:
    return told["number"], told["action"]


@pytest.mark.rule("R11.1", "R11.2", "R11.3")
def test_in_expert_everybody_is_told_the_own_hand_and_the_own_card_given_on() -> None:
    made, rng = started(Options(mode="expert"), people=4), Stream(2)
    made.enter(99, "a spectator")
    for _ in range(6):
        held = hands(made)
        for seat in range(4):
            cards = made.last(seat, "table")["cards"]
            assert [card(one) for one in cards["hand"]] == [
                (one.number, one.action) for one in held.hands[seat]
            ]
            offers = [(one.number, one.action) for one in offers_from_hand(held.hands[seat])]
            assert [(one["number"], one["action"]) for one in cards["offers"]] == offers
        watched = made.last(99, "table")["cards"]
        assert watched["offers"] == []
        assert "hand" not in watched
        assert "given" not in watched
        play_round(made, rng)


@pytest.mark.rule("R11.2", "R11.6")
def test_in_expert_the_card_given_on_reaches_the_neighbour() -> None:
    made, rng = started(Options(mode="expert"), people=3), Stream(2)
    play_round(made, rng)
    told = [made.last(seat, "table")["cards"] for seat in range(3)]
    for seat in range(3):
        right = (seat - 1) % 3
        assert card(told[seat]["given"]) == card(told[right]["hand"][0])
        assert told[1]["passed"][right] == told[seat]["given"]["action"]


@pytest.mark.rule("R12.2", "R12.5")
def test_the_aaa_is_told_with_its_stack_and_its_score_as_it_stands() -> None:
    made, rng = started(Options(edition="2023", mode="aaa", opponent=1)), Stream(4)
    for number in range(5):
        opponent = made.last(0, "table")["cards"]["opponent"]
        assert len(opponent["stack"]) == number
        assert opponent["total"] == sum(line["points"] for line in opponent["lines"])
        play_round(made, rng)


@pytest.mark.rule("R13.3")
def test_aids_tell_what_is_left_only_where_they_are_wanted() -> None:
    for aids in (True, False):
        cards = started(Options(aids=aids), people=2).last(0, "table")["cards"]
        assert ("left" in cards) is aids


def test_up_to_twelve_seats_all_sheets_are_told_and_beyond_the_neighbours() -> None:
    for count, wanted in ((12, range(12)), (13, (0, 1, 12))):
        made = started(Options(seats=count), people=1, bots=count - 1)
        sheets = made.last(0, "table")["sheets"]
        assert sorted(map(int, sheets)) == sorted(wanted)
        assert made.send(0, {"t": "look", "seat": 5})["sheet"]["total"] == 0
