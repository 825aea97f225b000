"""Rooms at chosen moments, by name: what the pictures show and the measuring looks at."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from boomtown.app.options import Options
from boomtown.rules.cards import Card
from boomtown.rules.modes.solo import SOLO_CARD, SoloDeck
from boomtown.rules.pile import Pile
from tests.app.table import Table, started, table
from tests.browser import towns
from tests.browser.gathering import (
    ADA,
    BRUNO,
    CLEO,
    DEV,
    LEFT,
    ROUND_20,
    SATURDAY,
    Scene,
    named,
    of_four,
    over,
    playing,
    rounds_on,
    sent,
)
from tests.browser.moments import Moment
from tests.browser.spoken import spoken
from tests.lesson.path import ROUNDS, SEED


def street() -> Scene:
    """Round 20: Bruno and Dev are in."""
    return Scene(sent(of_four(), BRUNO, DEV))


def last_to_come() -> Scene:
    """Round 20: everybody else is in, so that confirming opens the cards."""
    return Scene(sent(of_four(), BRUNO, CLEO, DEV))


def next_round() -> Scene:
    """Round 21: copies from two sides, estates to raise."""
    cards = ("10 bis pool", "6 landscaper bis", "4 real_estate temp")
    own = (towns.NEXT_ROUND, *ROUND_20.towns[1:])
    return Scene(sent(of_four(ROUND_20._replace(round=21, towns=own, cards=cards)), CLEO))


def talk() -> Scene:
    """Round 20: something was said, and gestures were made about the last turns."""
    return Scene(
        spoken(sent(playing(replace(SATURDAY, talk="free"), ROUND_20, people=4), BRUNO, DEV))
    )


def claims() -> Scene:
    """Two plans can be met, and there are more estates than one of them wants."""
    own = (towns.CLAIMS, *ROUND_20.towns[1:])
    return Scene(of_four(ROUND_20._replace(towns=own, claims={(2, CLEO): 17}, turned=frozenset())))


def tight() -> Scene:
    """No number fits."""
    cards = ("2 surveyor landscaper", "10 bis temp", "3 pool landscaper")
    own = (towns.TIGHT, *ROUND_20.towns[1:])
    return Scene(sent(of_four(ROUND_20._replace(round=24, towns=own, cards=cards)), BRUNO, CLEO))


def late() -> Scene:
    """Every box of temps is crossed."""
    return Scene(of_four(ROUND_20._replace(towns=(towns.LATE, *ROUND_20.towns[1:]))))


def watching() -> Scene:
    """Round 20 as somebody without a seat sees it."""
    return Scene(sent(of_four(), BRUNO, DEV), "a spectator")


def watching_open() -> Scene:
    """A round in which two bots keep seats for whoever comes late."""
    options = replace(SATURDAY, late_comers=True, bot_pace="none")
    return Scene(playing(options, ROUND_20, people=2, bots=2), "a spectator")


def watching_hidden() -> Scene:
    """The same in a room that keeps running scores to itself."""
    made = playing(replace(SATURDAY, scores=False), ROUND_20, people=4)
    return Scene(sent(made, BRUNO, DEV), "a spectator")


def watching_twelve() -> Scene:
    """Twelve seats, two rounds on, as somebody without a seat sees it."""
    made = started(Options(seats=12), people=1, bots=11)
    return Scene(rounds_on(made), "a spectator")


def watching_crowd() -> Scene:
    made = started(Options(seats=0, tempo="round", seconds=300), people=1, bots=103)
    return Scene(rounds_on(made), "a spectator")


def watching_expert() -> Scene:
    return Scene(expert().table, "a spectator")


def paused() -> Scene:
    made = of_four()
    made.enter(ADA)
    made.send(ADA, {"t": "pause", "paused": True})
    made.go(ADA)
    return Scene(made)


def stepped_in() -> Scene:
    """A bot plays Ada's seat since her time ran out."""
    made = playing(replace(SATURDAY, on_timeout="seat"), ROUND_20, people=4)
    sent(made, BRUNO, CLEO)
    made.bots_act = False
    made.pass_time(LEFT)
    made.thoughts.clear()
    return Scene(made)


def first_round() -> Scene:
    """A fresh game against three bots, as “Play now” opens it."""
    return Scene(playing(Options(), None, people=1, bots=3))


def by_post() -> Scene:
    """Round 20 of a game that gives three days for each."""
    return Scene(sent(playing(replace(SATURDAY, tempo="days", seconds=3), ROUND_20, 4), BRUNO))


def expert() -> Scene:
    moment = ROUND_20._replace(cards=("9 surveyor", "4 pool", "12 bis"), left=31)
    return Scene(sent(playing(replace(SATURDAY, mode="expert"), moment, people=4), BRUNO, DEV))


def solo() -> Scene:
    moment = Moment(
        round=22,
        towns=(towns.NEXT_ROUND,),
        cards=("8 landscaper", "13 temp", "5 real_estate"),
        plans=ROUND_20.plans,
        claims={(2, ADA): 12},
        turned=frozenset({0, 1, 2}),
        left=15,
    )
    options = Options(mode="solo", advanced=True, roundabouts=True)
    return Scene(playing(options, moment, people=1))


def solo_card() -> Scene:
    """The round in which the Solo card comes up follows this one."""
    made = playing(Options(mode="solo"), None, people=1)
    play = made.room.play
    assert play is not None
    assert isinstance(play.game.table, SoloDeck)
    cards = [card for card in play.game.table.pile.cards if isinstance(card, Card)]
    deck = replace(play.game.table, pile=Pile((SOLO_CARD, *cards[:20]), lower=21))
    play.game = replace(play.game, table=deck, seen=deck.seen())
    return Scene(made)


# What the agency has been given so far, oldest first.
GIVEN = (
    "landscaper pool bis surveyor real_estate landscaper temp surveyor pool landscaper"
    " real_estate surveyor temp"
)


def agency(level: int = 2) -> Scene:
    moment = Moment(
        round=14,
        towns=(towns.AGENCY,),
        cards=("7 landscaper", "12 temp", "9 pool"),
        plans=("estates 4 4", "estates 1 1 1 4", "estates 3 4"),
        given=tuple(GIVEN.split()),
    )
    options = Options(edition="2023", mode="aaa", opponent=level, roundabouts=True)
    return Scene(playing(options, moment, people=1))


def blueprint() -> Scene:
    moment = Moment(
        round=18,
        towns=(towns.BLUEPRINT, towns.BLUEPRINT_BRUNO),
        cards=("6 real_estate landscaper", "11 surveyor bis", "3 temp pool"),
        plans=("estates 4 4", "estates 3 3 4", "estates 3 4"),
    )
    options = replace(SATURDAY, edition="2023", sheet="blueprint")
    return Scene(sent(playing(options, moment, people=2), BRUNO))


def twelve() -> Scene:
    """Twelve seats: more tokens than a phone's bar holds."""
    made = started(Options(seats=12), people=1, bots=11)
    return Scene(made)


def crowd() -> Scene:
    made = started(Options(seats=0, tempo="round", seconds=300), people=1, bots=103)
    return Scene(made)


def host() -> Scene:
    return Scene(lobby())


def guest() -> Scene:
    return Scene(lobby(), f"p{BRUNO}")


def visitor() -> Scene:
    return Scene(lobby(), "a visitor")


def lobby() -> Table:
    """Ada is host, Bruno is ready, Cleo reads, a bot sits beside them; one seat is free."""
    options = replace(SATURDAY, seats=5, public=True, switches={"bis_across_fence": "yes"})
    made = named(table(options, people=3, bots=1))
    made.send(BRUNO, {"t": "ready", "ready": True})
    return made


def ended() -> Scene:
    """The end of four, two of them level on points."""
    own = (towns.FULL, towns.BRUNO, towns.FULL_TOO, towns.DEV)
    made = of_four(ROUND_20._replace(towns=own, claims={(0, ADA): 18, (2, ADA): 20, (2, CLEO): 20}))
    return Scene(over(made))


def solo_ended() -> Scene:
    return Scene(over(solo().table))


def agency_ended() -> Scene:
    return Scene(over(agency().table))


def lesson(number: int) -> Scene:
    """The guided first game as it stands in a round, played as its path says."""
    made = named(started(Options(seats=2, seed=SEED), people=1, bots=1))
    made.room.row = replace(made.room.row, id="first-game")
    for moves in ROUNDS[: number - 1]:
        made.confirm(ADA, [*moves, "confirm"])
    made.go(ADA)
    return Scene(made)


SCENES: dict[str, Callable[[], Scene]] = {
    "street": street,
    "last-to-come": last_to_come,
    "next-round": next_round,
    "talk": talk,
    "talk-watched": lambda: Scene(talk().table, "a spectator"),
    "claims": claims,
    "tight": tight,
    "late": late,
    "watching": watching,
    "watching-hidden": watching_hidden,
    "watching-open": watching_open,
    "watching-twelve": watching_twelve,
    "watching-crowd": watching_crowd,
    "watching-expert": watching_expert,
    "paused": paused,
    "stepped-in": stepped_in,
    "first-round": first_round,
    "by-post": by_post,
    "expert": expert,
    "solo": solo,
    "solo-card": solo_card,
    "agency": agency,
    "agency-closed": lambda: agency(0),
    "blueprint": blueprint,
    "twelve": twelve,
    "crowd": crowd,
    "host": host,
    "guest": guest,
    "visitor": visitor,
    "ended": ended,
    "solo-ended": solo_ended,
    "agency-ended": agency_ended,
    **{f"lesson-{number}": partial(lesson, number) for number in range(1, len(ROUNDS) + 2)},
}
