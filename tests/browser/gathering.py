"""People gathered round a table, and the games that scenes are made from."""

from dataclasses import replace
from typing import NamedTuple

from boomtown.app.options import Options
from boomtown.rules.rng import Stream
from tests.app.table import Table, started
from tests.browser import towns
from tests.browser.moments import Moment, put

ADA, BRUNO, CLEO, DEV = range(4)
PEOPLE = (
    ("Ada", "Juniper Falls"),
    ("Bruno", "Brunswick"),
    ("Cleo", "Port Cleo"),
    ("Dev", "Devonia"),
)
LEFT = 42_000
ROUND_20 = Moment(
    round=20,
    towns=(towns.ADA, towns.BRUNO, towns.CLEO, towns.DEV),
    cards=("5 surveyor bis", "9 pool landscaper", "13 temp real_estate"),
    plans=("estates 3 3 3", "all_pools 2", "estates 3 4"),
    claims={(2, ADA): 17, (2, CLEO): 17},
    turned=frozenset({2}),
    last=(
        "write 1 a9, confirm",
        "write 3 c11, confirm",
        "write 2 b10, fence b9, confirm",
        "write 1 b7, confirm",
    ),
)
SATURDAY = Options(advanced=True, roundabouts=True, tempo="round", seconds=60)


class Scene(NamedTuple):
    """A room, and as whom a visitor comes in."""

    table: Table
    person: str = f"p{ADA}"


def named(made: Table) -> Table:
    """Give the people of a room their names, and the room its own."""
    for seat in range(len(made.room.chairs)):
        if made.room.chairs[seat].human:
            name, city = PEOPLE[seat]
            join = {"t": "join", "name": name, "city": city, "colour": seat}
            made.send(seat, join)
    made.room.row = replace(made.room.row, id="maple-owl-42")
    return made


def playing(options: Options, moment: Moment | None, people: int, bots: int = 0) -> Table:
    """Begin a game and let it stand at a moment, most of the round's time gone by."""
    made = named(started(options, people, bots))
    if moment is not None:
        put(made, moment)
    play = made.room.play
    assert play is not None
    if options.tempo == "round":
        passed = options.seconds * 1_000 - LEFT
        play.timing = replace(play.timing, opened=made.clock.now() - passed)
    made.go(ADA)
    return made


def sent(made: Table, *seats: int) -> Table:
    """Let seats confirm some turn."""
    for seat in seats:
        made.confirm(seat, made.turn(seat, Stream(seat + 1)))
    return made


def of_four(moment: Moment = ROUND_20) -> Table:
    return playing(SATURDAY, moment, people=4)


def rounds_on(made: Table, rounds: int = 6) -> Table:
    """Let Ada play some rounds against bots; she is away then."""
    for number in range(rounds):
        made.confirm(ADA, made.turn(ADA, Stream(number)))
    made.room.history.begin_after(made.room.history.v)
    made.go(ADA)
    return made


def over(made: Table) -> Table:
    """Let the host end a game."""
    made.enter(ADA)
    made.send(ADA, {"t": "end"})
    made.go(ADA)
    return made
