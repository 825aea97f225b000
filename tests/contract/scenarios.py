"""The games from which the messages are taken: one for every way to play."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from boomtown.app.options import Options
from boomtown.app.room import TALLY_EVERY
from boomtown.rules.rng import Stream
from tests.app.table import Message, Table, play_round, started, table

Fixture = dict[str, Any]

GAMES: dict[str, tuple[str, Options, int, int]] = {
    "standard": ("Two people and a bot, 2018, with aids.", Options(), 2, 1),
    "standard-advanced": (
        "2018, advanced plans and roundabouts, without aids, a round timer.",
        Options(advanced=True, roundabouts=True, aids=False, tempo="round", seconds=60),
        3,
        0,
    ),
    "standard-2023": ("The 2023 edition, a bank.", Options(edition="2023", tempo="bank"), 2, 0),
    "blueprint": (
        "The Blueprint sheet of 2023, advanced; a typed seed, correspondence.",
        Options(
            edition="2023",
            sheet="blueprint",
            advanced=True,
            roundabouts=True,
            tempo="days",
            seconds=2,
            seed="17",
        ),
        2,
        0,
    ),
    "expert": ("Expert: hands, a card passed on.", Options(mode="expert"), 3, 1),
    "solo": ("Solo, 2018.", Options(mode="solo"), 1, 0),
    "aaa": ("The AAA at level 2.", Options(edition="2023", mode="aaa", opponent=2), 1, 0),
    "aaa-level-0": ("The AAA at level 0.", Options(edition="2023", mode="aaa", opponent=0), 1, 0),
    "twenty": ("Twenty seats: sheets of neighbours only.", Options(seats=20), 1, 19),
    "crowd": (
        "A crowd of 104 in an open room.",
        Options(seats=0, tempo="round", seconds=300),
        1,
        103,
    ),
}
ROUNDS_BETWEEN = 6
LONGEST = 40


def fixtures() -> Iterator[tuple[str, Fixture]]:
    """Yield each fixture with its name."""
    yield "lobby", lobby()
    for name, (about, options, people, bots) in GAMES.items():
        yield name, game(about, options, people, bots)
    yield "refusals", refusals()
    yield "host", host()
    yield "talk", talk()


def game(about: str, options: Options, people: int, bots: int) -> Fixture:
    """Play a game and keep its first round as it was heard, some tables, and its end."""
    made, rng = started(options, people, bots), Stream(3)
    made.pass_time(TALLY_EVERY)
    play_round(made, rng)
    first = made.all(0, "room")[-1:] + _since(made, "table")
    later = []
    for number in range(LONGEST):
        if made.room.row.status != "running":
            break
        if number % ROUNDS_BETWEEN == 0:
            later += [made.last(0, "table"), made.draft(0, [])]
        play_round(made, rng)
    made.enter(99, "a spectator")
    return {
        "about": about,
        "first_round": first,
        "later": later,
        "end": [made.last(0, "room"), made.last(0, "ended")],
        "spectator": [made.last(99, "room"), made.last(99, "ended")],
    }


def _since(made: Table, kind: str) -> list[Message]:
    """Return what connection 0 heard from the first message of a kind on."""
    decoded = [_decoded(content) for content in made.heard[0]]
    start = next(place for place, one in enumerate(decoded) if one["t"] == kind)
    return decoded[start:]


def _decoded(content: bytes) -> Message:
    message: Message = msgspec.json.decode(content)
    return message


def lobby() -> Fixture:
    """Keep a room before the start, as its host and a guest see it."""
    made = table(Options(public=True), people=3, bots=1)
    made.send(1, {"t": "ready", "ready": True})
    made.enter(7, "a spectator")
    rooms = {name: made.last(connection, "room") for name, connection in _SEEN.items()}
    return {"about": "A room before the start.", "rooms": rooms}


_SEEN = {"host": 0, "guest": 1, "spectator": 7}


def refusals() -> Fixture:
    """Keep answers to what cannot be."""
    made = table(people=2)
    early = made.send(1, {"t": "start"})
    made.send(0, {"t": "start"})
    write = made.draft(0, [])["legal"][0]
    place = write.split()[2]
    tries: dict[str, Callable[[], Message]] = {
        "legal": lambda: _why(made, [], write),
        "not_empty": lambda: _why(made, [write], write),
        "too_early": lambda: _why(made, [], "claim 1"),
        "refusal": lambda: _why(made, [], "refuse"),
        "off_sheet": lambda: _why(made, [], "write 1 a99"),
        "not_a_move": lambda: _why(made, [], "dance"),
        "illegal_draft": lambda: made.draft(0, [f"pool {place}"]),
        "unfinished": lambda: made.confirm(0, [write]),
        "old_round": lambda: made.send(0, {"t": "draft", "round": 9, "moves": []}),
        "no_such_seat": lambda: made.send(0, {"t": "look", "seat": 9}),
        "not_understood": lambda: made.send(0, {"t": "dance"}),
        "bad_name": lambda: made.send(1, {"t": "join", "name": " \u202e "}),
    }
    answers = {name: ask() for name, ask in tries.items()}
    return {"about": "Answers to what cannot be.", "answers": {"not_host": early, **answers}}


def _why(made: Table, moves: list[str], move: str) -> Message:
    return made.send(0, {"t": "why", "round": 1, "moves": moves, "move": move})


def host() -> Fixture:
    """Keep what a pause, a seat handed to a bot, an end and a rematch look like."""
    made, rng = started(Options(tempo="round", seconds=60), people=3), Stream(3)
    play_round(made, rng)
    seen: dict[str, list[Message]] = {}
    tries: dict[str, Message] = {
        "paused": {"t": "pause", "paused": True},
        "resumed": {"t": "pause", "paused": False},
        "removed": {"t": "remove", "seat": 2},
        "look": {"t": "look", "seat": 1},
        "ended": {"t": "end"},
        "rematch": {"t": "rematch"},
    }
    for name, command in tries.items():
        before = len(made.heard[1])
        answer = made.send(0, command)
        seen[name] = [answer, *map(_decoded, made.heard[1][before:])]
    return {"about": "What the host does, as seat 2 hears it (answers: the host).", **seen}


SPOKEN: dict[str, tuple[int, Message]] = {
    "phrase": (1, {"t": "say", "phrase": "lovely_town"}),
    "text": (2, {"t": "chat", "text": "<b>Mind the fence!</b> &amp; the gap"}),
    "gesture": (1, {"t": "react", "seat": 0, "round": 1, "gesture": "bravo"}),
    "taken_back": (1, {"t": "react", "seat": 0, "round": 1}),
    "another": (2, {"t": "react", "seat": 1, "round": 1, "gesture": "ouch"}),
    "watching": (7, {"t": "say", "phrase": "hello"}),
    "locked": (0, {"t": "lock", "locked": True}),
    "phrases": (0, {"t": "let_talk", "talk": "phrases"}),
    "refused": (1, {"t": "chat", "text": "Hello?"}),
    "cleared": (0, {"t": "hush"}),
}


def talk() -> Fixture:
    """Keep what is said in a game, reactions and a clearing, as the host hears it."""
    made, rng = started(Options(talk="free"), people=3), Stream(3)
    play_round(made, rng)
    seen: dict[str, list[Message]] = {}
    made.enter(7, "a spectator")
    for name, (connection, command) in SPOKEN.items():
        before = len(made.heard[0])
        answer = made.send(connection, command)
        seen[name] = [answer, *map(_decoded, made.heard[0][before:])]
        if name == "another":
            made.pass_time(61_000)
            made.enter(9, "p0")
            seen["late"] = [made.last(9, "talk")]
    return {"about": "What is said, as the host hears it (the answer goes to who says it).", **seen}
