"""What a store knows of one person: seats, finished games, turns, codes."""

import asyncio

import pytest

from boomtown.app.options import Options
from boomtown.app.ports import Store
from boomtown.app.seating import Chair
from boomtown.app.stored import Advance, Halt, Origin, Pass, PutRoom, RoomRow, Status, Steer, Write
from boomtown.app.timing import Timing
from tests.storage.rows import chair, decide, kept, opened, room


def over(name: str, changed: int = 1, rounds: int = 1) -> list[Write]:
    """Return the writes of a game of two that is over."""
    writes: list[Write] = [room(name, "running", changed), opened(name=name)]
    writes += [chair(0, "p", name=name), chair(1, "q", name=name)]
    for number in range(1, rounds + 1):
        writes += [decide(0, number, name=name), decide(1, number, name=name)]
        writes.append(Advance(name, number, Timing(), None, number == rounds))
    return [*writes, room(name, "ended", changed)]


async def _finished(store: Store, before: int = 99, limit: int = 10) -> list[str]:
    return [one.room.id for one in await store.finished("p", before, limit)]


def test_finished_games_are_found_again_the_latest_first(store: Store) -> None:
    async def scenario() -> None:
        for name, changed in (("a", 1), ("b", 3), ("c", 2)):
            await store.save(over(name, changed))
        await store.save([room("open", "running", 9), chair(0, "p", name="open")])
        await store.save([room("other", "ended", 9), chair(0, "q", name="other")])
        assert await _finished(store) == ["b", "c", "a"]
        assert await _finished(store, limit=2) == ["b", "c"]
        assert await _finished(store, before=3) == ["c", "a"]

    asyncio.run(scenario())


def test_a_finished_game_tells_its_rounds_its_names_and_whose_seat_it_was(store: Store) -> None:
    async def scenario() -> None:
        await store.save(over("a", rounds=3))
        (one,) = await store.finished("q", 99, 10)
        assert (one.round, one.names, one.seat) == (3, ("Person 0", "Person 1"), 1)

    asyncio.run(scenario())


def test_the_round_in_which_a_host_ended_the_game_was_not_played(store: Store) -> None:
    async def scenario() -> None:
        await store.save(over("a", rounds=2)[:-2])
        await store.save([Advance("a", 2, Timing(), None), decide(0, 3, name="a"), Halt("a", 3)])
        await store.save([room("a", "ended")])
        (one,) = await store.finished("p", 99, 10)
        assert one.round == 2

    asyncio.run(scenario())


@pytest.mark.parametrize("status", ["lobby", "running", "paused", "ended"])
def test_seats_are_found_whatever_has_become_of_the_room(store: Store, status: Status) -> None:
    async def scenario() -> None:
        await store.save([room("a", status), chair(0, "q", name="a"), chair(1, "p", name="a")])
        if status != "lobby":
            await store.save([opened(name="a")])
        (one,) = await store.sittings("p")
        assert (one.room.id, one.room.status, one.seat) == ("a", status, 1)
        assert one.chair == Chair(("p",), "Person 1")
        assert one.game == (await kept(store, "a")).game
        assert await store.sittings("nobody") == []

    asyncio.run(scenario())


def test_turns_of_a_seat_come_round_by_round_and_no_others(store: Store) -> None:
    async def scenario() -> None:
        await store.save(over("a", rounds=3))
        await store.save(over("b"))
        turns = await store.turns("a", 1)
        assert [(one.round, one.seat) for one in turns] == [(1, 1), (2, 1), (3, 1)]

    asyncio.run(scenario())


def test_what_was_noted_of_a_seat_is_found(store: Store) -> None:
    async def scenario() -> None:
        notes = [
            Steer("a", 1, "bot", 5, 1),
            Steer("a", 1, "pause", 6),
            Steer("a", 2, "person", 7, 1),
        ]
        await store.save([*over("a"), *notes])
        assert await store.steered("a", 1) == [notes[0], notes[2]]

    asyncio.run(scenario())


def test_codes_of_a_seat_are_dropped_and_others_kept(store: Store) -> None:
    async def scenario() -> None:
        passes = {"x": Pass("a", 1, 50), "y": Pass("a", 0, 50), "z": Pass("b", 1, 50)}
        for code, what in passes.items():
            await store.put_pass(code, what)
        await store.drop_passes("a", 1)
        assert await store.take_pass("x", 1) is None
        assert await store.take_pass("y", 1) == passes["y"]
        assert await store.take_pass("z", 1) == passes["z"]

    asyncio.run(scenario())


def test_an_outline_is_everything_but_the_decisions(store: Store) -> None:
    async def scenario() -> None:
        await store.save(over("a", rounds=2))
        whole, outline = await kept(store, "a"), await store.outline("a")
        assert whole.decisions
        assert outline is not None
        assert outline.decisions == ()
        assert (outline.room, outline.chairs, outline.game) == (
            whole.room,
            whole.chairs,
            whole.game,
        )
        assert await store.outline("nowhere") is None

    asyncio.run(scenario())


def test_a_room_remembers_the_game_that_it_goes_on_from(store: Store) -> None:
    async def scenario() -> None:
        row = RoomRow("b", Options(), origin=Origin("a", 19, 2))
        await store.save([PutRoom(row)])
        assert (await kept(store, "b")).room == row

    asyncio.run(scenario())
