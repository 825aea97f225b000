"""Rows and writes with little to say, for tests that say the rest."""

from boomtown.app.options import Options
from boomtown.app.ports import Conflict, Store
from boomtown.app.seating import Chair
from boomtown.app.stored import (
    Advance,
    Decide,
    Decision,
    GameRow,
    OpenGame,
    PutChair,
    PutRoom,
    RoomRow,
    Status,
    StoredRoom,
    Undo,
    Write,
)
from boomtown.app.timing import Timing

GAME = "room1"


def room(
    name: str = GAME, status: Status = "lobby", changed: int = 0, *, public: bool = False
) -> PutRoom:
    """Return the write of a room."""
    return PutRoom(RoomRow(name, Options(public=public), 0, status, changed=changed))


def chair(seat: int, *people: str, name: str = GAME) -> PutChair:
    """Return the write of a chair where these people sit."""
    return PutChair(name, seat, Chair(people, f"Person {seat}"))


def opened(seats: int = 2, deadline: int | None = None, name: str = GAME) -> OpenGame:
    """Return the write of a game in its first round."""
    return OpenGame(GameRow(name, "record", seats, 1, seats, Timing(), deadline))


def decide(seat: int, number: int = 1, moves: str = "refuse, confirm", name: str = GAME) -> Decide:
    """Return the write of a seat's turn."""
    return Decide(name, Decision(number, seat, moves, 1_000 * number + seat))


def undo(seat: int, number: int = 1) -> Undo:
    """Return the write that takes a turn back."""
    return Undo(GAME, number, seat)


def advance(number: int = 1, deadline: int | None = None, *, ended: bool = False) -> Advance:
    """Return the write that closes a round."""
    return Advance(GAME, number, Timing(opened=number), deadline, ended)


async def accepted(store: Store, *batch: Write) -> bool:
    """Save a batch; return whether it was stored."""
    try:
        await store.save(batch)
    except Conflict:
        return False
    return True


async def kept(store: Store, name: str = GAME) -> StoredRoom:
    """Return a room that must be there."""
    found = await store.room(name)
    assert found is not None
    return found


async def seats_in(store: Store, number: int = 1) -> list[int]:
    """Return the seats whose turns of a round are stored, as the store lists them."""
    return [one.seat for one in (await kept(store)).decisions if one.round == number]


async def waiting(store: Store) -> tuple[int, int]:
    """Return a game's round, and for how many seats it waits."""
    game = (await kept(store)).game
    assert game is not None
    return game.round, game.waiting
