"""What goes wrong inside: told as a failure, never as done, and the table goes on."""

import asyncio

import pytest

from boomtown.app import turns
from boomtown.server import hub as hub_module
from boomtown.server.logs import LOGGER
from tests.server.asked import asked
from tests.server.fragile import Fragile, Moody
from tests.server.house import house, seated
from tests.server.test_codes import code_of


async def test_a_turn_that_cannot_be_stored_is_refused_and_counts_for_nothing() -> None:
    store = Fragile()
    async with house(store) as home:
        room, wires = await seated(home)
        moves = await wires[0].turn(1)
        store.broken.add("save")
        answer = await wires[0].confirm(1, moves)
        assert (answer["t"], answer["code"]) == ("reason", "failed")
        assert wires[1].all("confirmed") == []
        store.broken.clear()
        assert (await wires[0].confirm(1, moves))["t"] == "answer"
        await wires[1].until(lambda one: one["t"] == "confirmed" and one["confirmed"])
        stored = await store.room(room)
        assert stored is not None
        assert len(stored.decisions) == 1
        assert home.hub.metrics.failures == 1


async def test_everybody_sees_things_as_they_are_stored_after_a_failure() -> None:
    store = Fragile()
    async with house(store) as home:
        _, wires = await seated(home, start=False)
        store.broken.add("save")
        assert await wires[1].refused({"t": "join", "name": "Renamed"}) == "failed"
        store.broken.clear()
        for wire in wires:
            await wire.done({"t": "ping"})
            assert wire.last("room")["seats"][1]["name"] == "Guest 1"


async def test_a_seat_that_could_not_be_stored_is_not_shared() -> None:
    store = Fragile()
    async with house(store) as home:
        room, _ = await seated(home)
        path = await code_of(home.guests[1], room)
        phone = home.guest()
        store.broken.add("save")
        answer = await phone.get(path)
        assert answer.headers.get("location") != f"/r/{room}"
        store.broken.clear()
        assert (await phone.get(f"/api/rooms/{room}")).json().get("you") is None


async def test_a_room_that_cannot_even_be_read_lets_everybody_go_for_a_moment() -> None:
    store = Fragile()
    async with house(store) as home:
        room, wires = await seated(home)
        moves = await wires[0].turn(1)
        store.broken |= {"save", "room"}
        wires[0].say({"t": "confirm", "id": "x", "round": 1, "moves": moves})
        for wire in wires:
            assert await wire.ended() == {"t": "farewell", "code": "failed"}
        back = home.guests[0].wire(room)
        assert await back.ended() == {"t": "farewell", "code": "failed"}
        store.broken.clear()
        wire = await home.guests[0].enters(room)
        assert (await wire.confirm(1, moves))["t"] == "answer"


async def test_who_waits_for_a_seat_hears_at_once_that_the_room_is_lost() -> None:
    store = Fragile()
    async with house(store) as home:
        room, _ = await seated(home)
        path = await code_of(home.guests[1], room)
        store.broken |= {"save", "room"}
        answer = await asyncio.wait_for(home.guest().get(path), 2)
        assert answer.headers.get("location") == "/?code=bad"


@pytest.mark.parametrize(
    ("method", "path", "broken"),
    [
        ("GET", "/api/lobby", "listed"),
        ("GET", "/api/rooms/nowhere", "room"),
        ("GET", "/seat/guessed", "take_pass"),
    ],
)
async def test_a_request_that_meets_a_broken_disk_is_answered_as_failed(
    method: str, path: str, broken: str
) -> None:
    store = Fragile()
    async with house(store) as home:
        store.broken.add(broken)
        answer = await home.guest().client.request(method, path)
        assert (answer.status_code, answer.json()) == (500, {"code": "failed"})
        assert "content-security-policy" in answer.headers
        assert home.hub.metrics.failures == 1


async def test_a_room_that_cannot_be_stored_is_not_opened() -> None:
    store = Fragile()
    async with house(store) as home:
        guest = home.guest()
        store.broken.add("save")
        answer = await guest.post("/api/rooms", {"name": "Ada", "options": {}})
        assert (answer.status_code, answer.json()) == (500, {"code": "failed"})
        store.broken.clear()
        assert (await guest.get("/api/lobby")).json() == {"public": [], "yours": []}


async def test_chance_plays_for_a_bot_that_fails() -> None:
    async with house(bots=Moody(2)) as home:
        _, wires = await seated(home, 1, start=False)
        await wires[0].done({"t": "add_bot", "bot": "apprentice"})
        await wires[0].done({"t": "start"})
        for number in range(1, 4):
            await wires[0].table(number)
            await wires[0].play(number)
        await wires[0].table(4)
        assert home.hub.metrics.failures == 2


async def test_a_fault_in_a_command_spoils_nothing_but_its_batch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with house() as home:
        _, wires = await seated(home)
        moves = await wires[0].turn(1)
        with monkeypatch.context() as patched:
            patched.setattr(turns, "decide", _stumble)
            answer = await wires[0].confirm(1, moves)
            assert (answer["t"], answer["code"]) == ("reason", "failed")
        assert (await wires[0].confirm(1, moves))["t"] == "answer"
        assert home.hub.metrics.failures == 1


async def test_a_fault_in_what_is_answered_at_once_is_answered_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with house() as home:
        room, wires = await seated(home)
        await home.settled(room)
        with monkeypatch.context() as patched:
            patched.setattr(turns, "stepped", _stumble)
            answer = await wires[0].draft(1, [])
            assert (answer["t"], answer["code"]) == ("reason", "failed")
        assert (await wires[0].draft(1, []))["t"] == "drafted"
        assert home.hub.metrics.failures == 1


def _stumble(*what: object) -> None:
    raise RuntimeError("stumbled")


async def test_sweeping_goes_on_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "SWEEP_EVERY", 0.0)
    store, lines = Fragile(), list[str]()
    store.broken.add("expire")
    monkeypatch.setattr(hub_module, "log_failure", lines.append)
    async with house(store):
        while len(lines) < 3:
            await asyncio.sleep(0)
    assert set(lines) == {"sweep_failed"}


async def test_a_task_that_fails_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Fragile()
    async with house(store) as home:
        room, wires = await seated(home, tempo="round", seconds=60)
        for wire in wires:
            await wire.hang_up()
        del home.hub.tables[room]
        store.broken.add("room")
        await home.at(60_000, room)
        while not home.hub.metrics.failures:
            await asyncio.sleep(0)


async def test_closing_stores_what_came_in_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LOGGER, "disabled", True)
    store = Fragile()
    async with house(store) as home:
        room, wires = await seated(home)
        moves = await wires[0].turn(1)
        store.gate.clear()
        wires[0].say({"t": "confirm", "id": "x", "round": 1, "moves": moves})
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_later(0.05, store.gate.set)
    stored = await store.room(room)
    assert stored is not None
    assert len(stored.decisions) == 1


async def test_a_room_that_is_gone_from_the_store_lets_everybody_go() -> None:
    store = Fragile()
    async with house(store) as home:
        room, wires = await seated(home)
        moves = await wires[0].turn(1)
        del store._rooms[room]
        wires[0].say({"t": "confirm", "id": "x", "round": 1, "moves": moves})
        for wire in wires:
            assert (await wire.ended())["code"] == "failed"
        assert (await home.guests[0].wire(room).ended())["code"] == "no_room"


async def test_a_request_that_breaks_off_opens_no_room_and_is_no_failure() -> None:
    async with house() as home:
        begun = {"type": "http.request", "body": b'{"name":"Ada",', "more_body": True}
        answer = await asked(home.app, "POST", "/api/rooms", begun, {"type": "http.disconnect"})
        assert answer.status == 400
        assert home.hub.metrics.failures == 0
        assert home.hub.metrics.saves.total == 0
        assert (await home.guest().get("/api/lobby")).json()["public"] == []
