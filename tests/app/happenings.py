"""Things that may happen at a table, drawn by hypothesis: who does what, and how."""

from collections.abc import Callable

from hypothesis import strategies as st

from boomtown.app import commands, desk
from boomtown.app.options import Options
from boomtown.app.presence import Who
from boomtown.rules.rng import Stream
from tests.app.table import Message, Table

PEOPLE = 4
# A person, and a number that decides whatever else there is to decide.
Deed = tuple[str, int, int]

OPTIONS = (
    Options(),
    Options(tempo="round", seconds=60, on_timeout="seat", advanced=True, roundabouts=True),
    Options(tempo="round", seconds=60),
    Options(tempo="bank", seconds=120),
    Options(edition="2023", tempo="days", seconds=1, spectators=False),
    Options(mode="expert", tempo="bank", seconds=60, on_timeout="seat"),
    Options(edition="2023", mode="aaa", opponent=2),
    Options(seats=2, seed="17"),
)


def _turn(made: Table, one: int, number: int) -> list[str] | None:
    """Choose a turn from the legal moves, if there is one to choose."""
    moves: list[str] = []
    rng = Stream(number)
    while not moves or moves[-1] != "confirm":
        drafted = made.draft(one, moves)
        if drafted["t"] != "drafted":
            return None
        moves.append(rng.choice(drafted["legal"]))
    return moves


def _confirm(made: Table, one: int, number: int) -> None:
    moves = _turn(made, one, number)
    if moves is not None:
        made.confirm(one, moves)


def _take_back(made: Table, one: int, number: int) -> None:
    del number
    made.send(one, {"t": "take_back", "round": made.room.play.game.round if made.room.play else 0})


def _share(made: Table, one: int, number: int) -> None:
    """Carry a seat to the device of somebody else."""
    share = commands.Share("", number % PEOPLE, f"p{one}")
    desk.attempt(made.room, Who(one, f"p{one}"), share)
    made.deliver()


def _come(made: Table, one: int, number: int) -> None:
    del number
    if one not in made.room.presence and not made.room.barred(f"p{one}"):
        made.dismissed.discard(one)
        made.enter(one)


def _go(made: Table, one: int, number: int) -> None:
    del number
    made.go(one)


def _wait(made: Table, one: int, number: int) -> None:
    del one
    made.pass_time(number % 90_000)


def _bots(made: Table, one: int, number: int) -> None:
    """Let bots decide at once, or only after a while."""
    del one
    made.bots_act = number % 3 > 0
    if made.bots_act:
        made.think()
        made.deliver()


def _say(*messages: Message) -> Callable[[Table, int, int], None]:
    """Send one of these messages."""

    def said(made: Table, one: int, number: int) -> None:
        made.send(one, messages[number % len(messages)])

    return said


def _react(made: Table, one: int, number: int) -> None:
    closed = len(made.room.play.rounds) if made.room.play else 0
    gesture = {"gesture": "wow"} if number % 3 else {}
    made.send(one, {"t": "react", "seat": number % PEOPLE, "round": closed, **gesture})


DEEDS: dict[str, Callable[[Table, int, int], None]] = {
    "confirm": _confirm,
    "take back": _take_back,
    "join": _say(*({"t": "join", "name": f"N{n}", "colour": n} for n in range(5))),
    "leave": _say({"t": "leave"}),
    "ready": _say({"t": "ready", "ready": True}, {"t": "ready", "ready": False}),
    "remove": _say(*({"t": "remove", "seat": n} for n in range(PEOPLE))),
    "add bot": _say({"t": "add_bot", "bot": "random"}),
    "options": _say(*({"t": "options", "options": {"seats": n}} for n in (1, 3, 9))),
    "start": _say({"t": "start"}),
    "pause": _say({"t": "pause", "paused": True}, {"t": "pause", "paused": False}),
    "end": _say({"t": "end"}),
    "rematch": _say({"t": "rematch"}),
    "lock": _say({"t": "lock", "locked": True}, {"t": "lock", "locked": False}),
    "say": _say({"t": "say", "phrase": "luck"}, {"t": "chat", "text": "Boom!"}),
    "react": _react,
    "let talk": _say(*({"t": "let_talk", "talk": how} for how in ("off", "phrases", "free"))),
    "hush": _say({"t": "hush"}),
    "share": _share,
    "come": _come,
    "go": _go,
    "wait": _wait,
    "bots": _bots,
}
# What makes a game go on comes more often than what ends it.
OFTEN = ["confirm"] * 12 + ["take back", "wait", "join", "pause", "start"] * 2
KINDS = [*OFTEN, *(kind for kind in DEEDS if kind != "end"), "end"]

WHO = (0, 1, 0, 1, 0, 1, 2, 3)  # two sit at the table, others come and go

deeds: st.SearchStrategy[Deed] = st.tuples(
    st.sampled_from(KINDS), st.sampled_from(WHO), st.integers(0, 1 << 20)
)
evenings = st.lists(deeds, min_size=10, max_size=50)


def happen(made: Table, deed: Deed) -> None:
    """Let somebody do something; whoever is not here cannot."""
    kind, one, number = deed
    here = one in made.room.presence and one not in made.dismissed
    if here or kind in ("come", "share", "wait", "bots"):
        DEEDS[kind](made, one, number)
