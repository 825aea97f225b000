"""Codes that carry a seat to another device."""

import pytest

from boomtown.server.api import CODE_SECONDS
from tests.server.house import Guest, house, seated


async def code_of(guest: Guest, room: str) -> str:
    """Ask for a code; return the path that leads to the seat."""
    answer = await guest.post(f"/api/rooms/{room}/code")
    assert answer.status_code == 201, answer.text
    page = answer.json()
    assert (page["path"], page["seconds"]) == (f"/seat/{page['code']}", CODE_SECONDS)
    path: str = page["path"]
    return path


async def test_another_device_plays_the_seat_that_a_code_carries() -> None:
    async with house() as home:
        room, wires = await seated(home)
        phone = home.guest("10.0.0.9")
        answer = await phone.get(await code_of(home.guests[1], room))
        assert (answer.status_code, answer.headers["location"]) == (303, f"/r/{room}")
        wire = await phone.enters(room)
        assert wire.last("room")["you"] == 1
        moves = await wire.play(1)
        told = await wires[1].until(lambda one: one["t"] == "confirmed")
        assert (told["seat"], told["confirmed"]) == (1, True)
        assert await wires[1].refused({"t": "draft", "round": 1, "moves": moves[:1]}) == (
            "already_confirmed"
        )


async def test_a_code_is_good_once() -> None:
    async with house() as home:
        room, _ = await seated(home)
        path = await code_of(home.guests[1], room)
        first, second = home.guest(), home.guest()
        assert (await first.get(path)).headers["location"] == f"/r/{room}"
        assert (await second.get(path)).headers["location"] == "/?code=bad"
        assert (await second.get(f"/api/rooms/{room}")).json().get("you") is None


@pytest.mark.parametrize(("passed", "good"), [(0, True), (1, False)])
async def test_a_code_is_good_for_ten_minutes(passed: int, good: bool) -> None:
    async with house() as home:
        room, _ = await seated(home)
        path = await code_of(home.guests[1], room)
        home.clock.time += CODE_SECONDS * 1_000 + passed
        answer = await home.guest().get(path)
        assert (answer.headers["location"] == f"/r/{room}") == good


async def test_a_code_that_was_guessed_leads_nowhere() -> None:
    async with house() as home:
        room, _ = await seated(home)
        guest = home.guest()
        assert (await guest.get("/seat/aaaaaaaaaa")).headers["location"] == "/?code=bad"
        assert (await guest.get(f"/api/rooms/{room}")).json().get("you") is None


async def test_only_who_sits_in_a_room_gets_a_code_for_it() -> None:
    async with house() as home:
        room, _ = await seated(home)
        answer = await home.guest().post(f"/api/rooms/{room}/code")
        assert (answer.status_code, answer.json()["code"]) == (403, "not_seated")
        answer = await home.guest().post("/api/rooms/nowhere/code")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_room")


async def test_a_device_with_a_seat_in_the_room_keeps_its_own() -> None:
    async with house() as home:
        room, _ = await seated(home)
        path = await code_of(home.guests[1], room)
        answer = await home.guests[0].get(path)
        assert answer.headers["location"] == f"/r/{room}"
        assert (await home.guests[0].get(f"/api/rooms/{room}")).json()["you"] == 0


async def test_the_device_itself_may_use_its_code() -> None:
    async with house() as home:
        room, _ = await seated(home)
        path = await code_of(home.guests[1], room)
        assert (await home.guests[1].get(path)).headers["location"] == f"/r/{room}"
        assert len(home.table(room).room.chairs[1].people) == 1


async def test_a_code_for_a_seat_that_was_cleared_leads_nowhere() -> None:
    async with house() as home:
        room, wires = await seated(home, start=False)
        path = await code_of(home.guests[1], room)
        await wires[1].done({"t": "leave"})
        phone = home.guest()
        assert (await phone.get(path)).headers["location"] == "/?code=bad"
        assert (await phone.get(f"/api/rooms/{room}")).json().get("you") is None


async def test_a_code_is_kept_as_a_hash_only() -> None:
    async with house() as home:
        room, _ = await seated(home)
        path = await code_of(home.guests[1], room)
        store = home.hub.parts.store
        assert path.removeprefix("/seat/") not in repr(vars(store))
