"""No byte that anybody receives depends on what is hidden from them (R3.8)."""

from dataclasses import replace

import pytest

from boomtown.app.options import Options
from boomtown.app.room import CROWD
from boomtown.app.told import Thinking
from boomtown.bots.workers.parcel import packed
from boomtown.protocol.moves import texts
from boomtown.rules.game import turn_of
from boomtown.rules.rng import Stream
from boomtown.rules.view import possible, view
from tests.app.table import Table, started, table
from tests.app.worlds import (
    SCREEN,
    SPECTATOR,
    Pair,
    other,
    others_act,
    others_draft,
    pair,
    play_of,
    seat_acts,
)
from tests.properties.deeper import other_below
from tests.properties.policies import POLICIES, filling, finished

GAMES = {
    "2018": (Options(), 3, 1),
    "2018 advanced with roundabouts": (
        Options(advanced=True, roundabouts=True, tempo="bank", seconds=90),
        2,
        1,
    ),
    "2018 alone": (Options(seats=1), 1, 0),
    "2023": (Options(edition="2023", tempo="round", seconds=90, aids=False), 3, 0),
    "blueprint": (
        Options(edition="2023", sheet="blueprint", advanced=True, roundabouts=True),
        2,
        1,
    ),
    "each plan reshuffles": (Options(switches={"reshuffle": "each_plan"}), 2, 1),
    "expert": (Options(mode="expert"), 3, 1),
    "expert advanced": (Options(mode="expert", advanced=True, roundabouts=True), 2, 0),
    "solo": (Options(mode="solo"), 1, 0),
    "AAA": (Options(edition="2023", mode="aaa", opponent=3), 1, 0),
    "AAA, level 0": (Options(edition="2023", mode="aaa", opponent=0), 1, 0),
    "thirteen": (Options(seats=13), 2, 11),
    "scores hidden": (Options(scores=False, advanced=True), 2, 1),
}


def opened(name: str, seed: int = 5) -> Table:
    """Begin a game with somebody watching, and a screen put up by one who plays."""
    options, count, bots = GAMES[name]
    # What a bot has decided for one world need not be legal in another.
    made = table(replace(options, bot_pace="none"), people=count, seed=seed)
    for number in range(bots):
        made.send(0, {"t": "add_bot", "bot": "random" if number else "apprentice"})
    made.enter(SPECTATOR, "a spectator")
    made.enter(SCREEN, "p0", screen=True)
    assert made.send(0, {"t": "start"})["t"] == "answer"
    return made


def plays_round(made: Table, rng: Stream) -> None:
    """Let every person play a turn, most of them to fill their sheets and meet plans."""
    for seat in people(made):
        if made.room.row.status == "running":
            policy = rng.choice((filling, filling, *POLICIES))
            turn = finished(turn_of(play_of(made).game, seat), policy, rng)
            made.confirm(seat, texts(turn.moves))


def people(made: Table) -> list[int]:
    return [seat for seat, chair in enumerate(made.room.chairs) if chair.people]


def in_step(made: Table, seat: int | None, rng: Stream) -> Pair:
    """Play a round in two worlds up to its last turn, and compare what a seat is told."""
    two = pair(made, seat, rng)
    *others, last = [one for one in people(made) if one != seat] or [0]
    alone = len(people(made)) == 1
    if alone and seat is None:
        others_draft(two, 0, rng)
    elif not alone:
        others_act(two, [last], rng, back=True)
    others_act(two, others[:1], rng)
    two.each(lambda one: one.pass_time(1_500))
    seat_acts(two, rng, confirms=not alone)
    others_act(two, others[1:], rng)
    two.send(SPECTATOR, {"t": "hello", "last": 0})
    two.send(last, {"t": "pause", "paused": True})
    two.check()
    return two


@pytest.mark.slow
@pytest.mark.rule("R3.3", "R3.8", "R11.2")
@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_tell_what_others_hold_draft_and_have_confirmed(name: str) -> None:
    made, rng = opened(name), Stream(11)
    different = 0
    while made.room.row.status == "running":
        for seat in (None, *people(made)[:3]):
            two = in_step(made, seat, rng)
            first, second = (play_of(one).game for one in two.tables)
            different += first != second
        plays_round(made, rng)
    assert different


@pytest.mark.rule("R3.3", "R3.8")
@pytest.mark.parametrize("name", ["2018", "expert"])
def test_what_others_did_shows_when_the_round_closes_and_not_before(name: str) -> None:
    made, rng = opened(name), Stream(3)
    plays_round(made, rng)
    two = pair(made, 0, rng)
    for seat in (1, 2):
        for number, one in enumerate(two.tables):
            turn = finished(turn_of(play_of(one).game, seat), POLICIES[0], Stream(seat, number))
            one.confirm(seat, texts(turn.moves))
    two.check()
    turn = finished(turn_of(play_of(two.tables[0]).game, 0), POLICIES[0], rng)
    two.send(0, {"t": "confirm", "round": 2, "moves": texts(turn.moves)})
    first, second = (one.last(0, "table") for one in two.tables)
    assert first["last"][0] == second["last"][0]
    assert first["last"][1:3] != second["last"][1:3]


@pytest.mark.rule("R3.8")
def test_a_look_through_other_eyes_would_be_noticed() -> None:
    made, rng = opened("expert"), Stream(3)
    plays_round(made, rng)
    for seat in (None, 0):
        two = pair(made, seat, rng)
        others_act(two, [1], rng)
        for connection in (1, 2):
            two.send(connection, {"t": "hello", "last": 0})
            first, second = two.heard(connection)
            assert first != second
        two.check()


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("name", ["2018", "2023", "expert", "each plan reshuffles"])
def test_turns_that_were_never_revealed_stay_hidden_when_the_host_ends_the_game(name: str) -> None:
    made, rng = opened(name), Stream(3)
    for _ in range(4):
        plays_round(made, rng)
    for seat in (None, 0):
        two = pair(made, seat, rng)
        others_act(two, [1], rng)
        two.send(0, {"t": "end"})
        two.check()
        assert two.tables[0].last(0, "ended")["reasons"] == ["host"]


ROUNDS = 3
EVERY = 8
ENDS = ("reshuffled", "refilled")


@pytest.mark.slow
@pytest.mark.rule("R3.6", "R3.8", "R12.8")
@pytest.mark.parametrize("name", GAMES)
def test_cards_deep_below_change_no_byte_and_no_bots_turn_until_they_come_up(name: str) -> None:
    made, rng = opened(name), Stream(11)
    compared = number = 0
    while made.room.row.status == "running":
        if number % EVERY == 0:
            compared += plays_on_with_other_cards_below(made, rng)
        number += 1
        plays_round(made, rng)
    assert compared


def plays_on_with_other_cards_below(made: Table, rng: Stream) -> int:
    """Play on with the same turns over another deck; return for how many rounds nobody saw it."""
    game = play_of(made).game
    below = other_below(game.table, ROUNDS, rng)
    tables = other(made, game), other(made, replace(game, table=below, seen=below.seen()))
    compared = 0
    for _ in range(ROUNDS):
        decided = rng.below(1 << 30)
        for one in tables:
            one.send(0, {"t": "hello", "last": 0})
            plays_round(one, Stream(decided))
        told = tables[0].decoded(0)[-2:]
        kinds = {event["kind"] for one in told for event in one.get("events", [])}
        if kinds.intersection(ENDS) or made.room.row.status != "running":
            break
        assert tables[0].heard == tables[1].heard
        compared += 1
    return compared


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("name", ["2018", "2023", "expert", "blueprint"])
def test_bots_are_shown_what_their_seat_may_know_and_no_more(name: str) -> None:
    options, count, bots = GAMES[name]
    made = table(options, people=count, bots=max(bots, 1))
    made.bots_act = False
    made.send(0, {"t": "start"})
    rng = Stream(5)
    for _ in range(6):
        (seat,) = [one.seat for one in made.thoughts][:1]
        others_confirm(made, rng)
        asked = [thought_about(made, seat), thought_about(guessed(made, seat, rng), seat)]
        assert repr(asked[0]) == repr(asked[1])
        assert packed(asked[0].seen) == packed(asked[1].seen)
        made.think()
        made.deliver()


def others_confirm(made: Table, rng: Stream) -> None:
    """Let every person confirm; the round stays open for its bots."""
    for seat in people(made):
        turn = finished(turn_of(play_of(made).game, seat), filling, rng)
        assert made.confirm(seat, texts(turn.moves))["t"] == "answer"


def guessed(made: Table, seat: int, rng: Stream) -> Table:
    """Return a table that may as well be behind what a seat knows."""
    return other(made, possible(view(play_of(made).game, seat), rng))


def thought_about(made: Table, seat: int) -> Thinking:
    """Ask for a bot's turn anew."""
    play_of(made).thinking.clear()
    made.room._bot_seed = 1
    made.room.outbox.thoughts.clear()
    made.room.think(seat, "apprentice")
    (asked,) = made.room.outbox.thoughts
    made.room.outbox.thoughts.clear()
    return asked


@pytest.mark.slow
@pytest.mark.rule("R3.8", "R13.4")
def test_nobody_in_a_crowd_can_tell_what_the_others_did() -> None:
    options = Options(seats=0, tempo="round", seconds=600)
    made, rng = started(options, people=3, bots=CROWD - 1), Stream(2)
    made.enter(SPECTATOR, "a spectator")
    made.enter(SCREEN, "p0", screen=True)
    for seat in (None, 0):
        two = in_step(made, seat, rng)
        two.each(lambda one: one.pass_time(5_000))
        two.check()
        assert play_of(two.tables[0]).game.sealed != play_of(two.tables[1]).game.sealed
