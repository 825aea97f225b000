"""Questions to a table, and a look at all that must not have changed when it says no."""

from typing import Any

from tests.app.table import Message, Table


def state(made: Table) -> tuple[Any, ...]:
    """Return all that a command could change, and what others were told."""
    room, play = made.room, made.room.play
    game = play and (
        play.game,
        play.timing,
        dict(play.confirmed_at),
        dict(play.drafts),
        set(play.thinking),
        len(play.rounds),
    )
    told = (room.history.v, room.sayings.kept)
    return (len(made.writes), room.row, room.chairs, dict(room.presence), told, game)


def code(made: Table, connection: int, message: Message) -> str:
    """Send a message; return the code of its refusal, which has changed nothing, or ""."""
    before = state(made)
    others = {one: len(heard) for one, heard in made.heard.items() if one != connection}
    answer = made.send(connection, message)
    refused = answer["code"] if answer["t"] == "reason" else ""
    if refused:
        assert state(made) == before
        assert {one: len(made.heard[one]) for one in others} == others
    return str(refused)


def seats(made: Table, connection: int = 0) -> list[Message]:
    """Return the seats as a connection was told of them last."""
    listed: list[Message] = made.last(connection, "room")["seats"]
    return listed


def names(made: Table, connection: int = 0) -> list[str]:
    """Return the names on the seats, "" where nobody sits."""
    return [seat.get("name", "") for seat in seats(made, connection)]


def heard_since(made: Table, connection: int, before: int) -> list[str]:
    """Return the kinds of message that a connection was told after so many."""
    return [one["t"] for one in made.decoded(connection)[before:]]
