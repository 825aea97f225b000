"""The guided first game as its page hears it: a table a round, and the answers to its drafts."""

from boomtown.app.options import Options
from tests.app.table import Message, Table, started
from tests.contract.scenarios import Fixture
from tests.lesson.path import ROUNDS, SEED

# What the lesson has one try in vain, and a first turn of one's own: as tapped, then changed.
IN_VAIN = {2: "write 2 b1"}
ASTRAY = {1: [["write 1 a7 +0"], ["write 1 a7 +1"]]}


def lesson() -> Fixture:
    """Play the path, and keep what is heard."""
    made = started(Options(seats=2, seed=SEED), people=1, bots=1)
    rounds = [_round(made, number, moves) for number, moves in enumerate(ROUNDS, 1)]
    return {
        "about": "The guided first game, with a bot.",
        "room": made.last(0, "room"),
        "rounds": rounds,
        "after": {"table": made.last(0, "table"), "drafts": [_drafted(made, [])], "why": []},
    }


def _round(made: Table, number: int, moves: list[str]) -> Message:
    drafts = [moves[:count] for count in range(len(moves) + 1)] + ASTRAY.get(number, [])
    heard = {
        "table": made.last(0, "table"),
        "drafts": [_drafted(made, draft) for draft in drafts],
        "why": [_why(made, number, IN_VAIN[number])] if number in IN_VAIN else [],
    }
    made.confirm(0, [*moves, "confirm"])
    return heard


def _drafted(made: Table, moves: list[str]) -> Message:
    """Return the answer to a draft, as another tab would hear it: without an id."""
    return {name: value for name, value in made.draft(0, moves).items() if name != "id"}


def _why(made: Table, number: int, move: str) -> Message:
    asked = {"t": "why", "round": number, "moves": [], "move": move}
    return {**made.send(0, asked), "id": ""}
