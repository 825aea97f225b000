"""What is stored about oneself: having it as one file, having it erased."""

from pathlib import Path

import pytest

from boomtown.app.seating import NOBODY
from boomtown.app.stored import Pass
from boomtown.server.people import hashed
from boomtown.storage.memory import MemoryStore
from boomtown.storage.sqlite import SqliteStore
from tests.server.finished import ROOM, ended, golden, keeping, sits
from tests.server.house import Guest, house, seated

SURE = {"sure": True}


async def export(guest: Guest) -> dict[str, object]:
    answer = await guest.get("/api/me/export")
    assert answer.status_code == 200
    found: dict[str, object] = answer.json()
    return found


async def seats(guest: Guest) -> list[dict[str, object]]:
    found = (await export(guest))["seats"]
    assert isinstance(found, list)
    return found


async def forget(guest: Guest) -> dict[str, int]:
    answer = await guest.post("/api/me/forget", SURE)
    assert answer.status_code == 200, answer.text
    found: dict[str, int] = answer.json()
    return found


async def test_an_export_is_one_file_with_every_seat() -> None:
    store = await keeping(golden())
    async with house(store) as home:
        guest = home.guest()
        person = await sits(guest, store)
        room = await guest.opens("Ada", public=True)
        answer = await guest.get("/api/me/export")
        assert answer.headers["content-disposition"].endswith('"boomtown-about-you.json"')
        assert answer.headers["cache-control"] == "no-store"
        assert answer.json()["you"] == person
        found = {one["address"]: one for one in answer.json()["seats"]}
        assert set(found) == {f"/r/{ROOM}", f"/r/{room}"}
        old, new = found[f"/r/{ROOM}"], found[f"/r/{room}"]
        assert (old["name"], old["city"], old["seat"]) == ("Ada", "Adaville", 1)
        assert len(old["turns"]) == 29
        assert old["record"].count("\nround ") == 29
        assert (new["status"], new["turns"], new["record"]) == ("lobby", [], None)


async def test_an_export_holds_nothing_of_others() -> None:
    async with house() as home:
        room, wires = await seated(home, 2)
        for wire in wires:
            await wire.play(1)
        await wires[0].table(2)
        ada, bruno = home.guests
        content = (await ada.get("/api/me/export")).text
        assert hashed(bruno.token) not in content
        assert bruno.token not in content
        assert ada.token not in content
        assert "Guest 1" not in content
        assert room in content


@pytest.mark.rule("R3.8")
async def test_an_export_of_a_running_game_tells_ones_own_turns_and_no_card() -> None:
    store = MemoryStore()
    async with house(store) as home:
        room, wires = await seated(home, 2)
        moves = await wires[0].play(1)
        other = await wires[1].turn(1, 9)
        stored = await store.room(room)
        assert stored is not None
        assert stored.game is not None
        deal = next(line for line in stored.game.record.splitlines() if line.startswith("deal "))
        secrets = [word.partition("=")[2] for word in deal.split()[2:]]
        content = (await home.guests[0].get("/api/me/export")).text
        assert not [secret for secret in secrets if f'"{secret}"' in content]
        assert "deal drawn" not in content
        (seat,) = await seats(home.guests[0])
        assert seat["record"] is None
        turns = seat["turns"]
        assert isinstance(turns, list)
        assert [one["moves"] for one in turns] == [", ".join(moves)]
        assert ", ".join(other) not in content or other == moves


async def test_who_never_sat_down_has_an_empty_export() -> None:
    async with house() as home:
        assert await seats(home.guest()) == []


async def test_a_person_is_erased_from_a_finished_game_that_others_still_read() -> None:
    store = await keeping(golden())
    async with house(store) as home:
        ada, bruno = home.guest(), home.guest("10.0.0.2")
        await sits(ada, store, 0)
        await sits(bruno, store, 1)
        before = (await bruno.get(f"/api/games/{ROOM}")).json()
        assert await forget(ada) == {"rooms": 1, "running": 0}
        after = (await bruno.get(f"/api/games/{ROOM}")).json()
        seat = after["room"]["seats"][0]
        assert seat == {"seat": 0, "state": "away"}
        assert after["room"]["seats"][1] == {**before["room"]["seats"][1], "host": True}
        assert (after["scores"], after["rounds"]) == (before["scores"], before["rounds"])
        assert (await bruno.get(after["sheets"] + "/0")).status_code == 200
        outline = await store.outline(ROOM)
        assert outline is not None
        assert outline.room.host == NOBODY or outline.chairs[outline.room.host].people
        assert "Ada" not in str(outline)
        towns = (await bruno.get("/api/games")).json()["games"]
        assert towns[0]["names"] == ["Bruno"]


async def test_a_cookie_that_was_forgotten_opens_no_seat() -> None:
    store = await keeping(golden(spectators=False))
    async with house(store) as home:
        ada = home.guest()
        await sits(ada, store)
        token = ada.token
        answer = await ada.post("/api/me/forget", SURE)
        assert "boomtown=; " in answer.headers["set-cookie"]
        assert "Max-Age=0" in answer.headers["set-cookie"]
        ada.client.cookies.set("boomtown", token)
        assert (await ada.get(f"/api/games/{ROOM}")).json() == {"code": "no_spectators"}
        assert (await ada.get("/api/games")).json() == {"games": []}
        assert await seats(ada) == []
        wire = ada.wire(ROOM)
        assert (await wire.ended())["code"] == "no_spectators"


async def test_a_bot_plays_on_for_who_is_forgotten_and_the_game_goes_on() -> None:
    async with house() as home:
        room, wires = await seated(home, 2)
        ada, bruno = home.guests
        assert await forget(ada) == {"rooms": 1, "running": 1}
        told = await wires[1].until(
            lambda one: one["t"] == "room" and one["seats"][0]["state"] == "bot"
        )
        assert told["seats"][0] == {"seat": 0, "state": "bot", "bot": "apprentice"}
        assert told["host"]
        await wires[1].play(1)
        assert (await wires[1].table(2))["round"] == 2
        assert await wires[0].refused({"t": "draft", "round": 2, "moves": []}) == "not_seated"
        again = await ada.enters(room)
        assert "you" not in again.last("room")
        del bruno


async def test_a_room_that_has_not_begun_gets_its_seat_back() -> None:
    async with house() as home:
        room, wires = await seated(home, 2, start=False)
        assert await forget(home.guests[1]) == {"rooms": 1, "running": 0}
        told = await wires[0].until(
            lambda one: one["t"] == "room" and one["seats"][1]["state"] == "free"
        )
        assert "name" not in told["seats"][1]
        visit = (await home.guests[0].get(f"/api/rooms/{room}")).json()
        assert visit["entry"]["taken"] == 1


async def test_other_devices_of_the_seat_are_forgotten_too() -> None:
    async with house() as home:
        room, _ = await seated(home, 2)
        ada, phone = home.guests[0], home.guest("10.0.0.7")
        code = (await ada.post(f"/api/rooms/{room}/code", {})).json()["path"]
        await phone.get(code)
        assert (await phone.get(f"/api/rooms/{room}")).json()["you"] == 0
        await forget(ada)
        assert "you" not in (await phone.get(f"/api/rooms/{room}")).json()
        assert await seats(phone) == []


async def test_a_code_that_was_not_used_leads_nowhere_afterwards() -> None:
    store = MemoryStore()
    async with house(store) as home:
        room, _ = await seated(home, 2)
        await store.put_pass(hashed("secret"), Pass(room, 0, home.clock.time + 1_000))
        await forget(home.guests[0])
        answer = await home.guest("10.0.0.7").get("/seat/secret")
        assert answer.headers["location"] == "/?code=bad"


async def test_a_finished_game_that_is_open_hears_of_it() -> None:
    async with house() as home:
        _, wires = await ended(home, 1)
        assert await forget(home.guests[0]) == {"rooms": 1, "running": 0}
        told = await wires[1].until(
            lambda one: one["t"] == "room" and "name" not in one["seats"][0]
        )
        assert told["status"] == "ended"
        assert told["seats"][0]["state"] == "away"


@pytest.mark.parametrize("body", [{"sure": False}, {}, {"sure": "yes"}, b"[", None])
async def test_nothing_is_erased_without_being_sure(body: object) -> None:
    store = await keeping(golden())
    async with house(store) as home:
        guest = home.guest()
        await sits(guest, store)
        answer = await guest.post("/api/me/forget", body)
        assert (answer.status_code, answer.json()["code"]) in (
            (400, "not_sure"),
            (400, "not_understood"),
        )
        assert len(await seats(guest)) == 1


async def test_other_sites_erase_nothing() -> None:
    store = await keeping(golden())
    async with house(store) as home:
        guest = home.guest()
        await sits(guest, store)
        answer = await guest.post("/api/me/forget", SURE, origin="http://elsewhere.test")
        assert answer.json() == {"code": "other_site"}
        assert len(await seats(guest)) == 1


async def test_nothing_of_the_name_is_left_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    store = SqliteStore(file)
    async with house(store) as home:
        guest = home.guest()
        rooms = [await guest.opens("Rumpelstiltskin") for _ in range(3)]
        for room in rooms[1:]:
            wire = await guest.enters(room)
            await wire.done({"t": "start"})
        await wire.done({"t": "end"})
        person = hashed(guest.token)
        assert await forget(guest) == {"rooms": 3, "running": 1}
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert rooms[0].encode() in content
    assert b"Rumpelstiltskin" not in content
    assert person.encode() not in content


async def test_what_one_said_is_exported_and_goes_with_the_name() -> None:
    async with house() as home:
        room, wires = await seated(home, 2, talk="free")
        ada, bruno = home.guests
        await wires[0].done({"t": "chat", "text": "Mine"})
        await wires[1].done({"t": "chat", "text": "Not mine"})
        said = (await export(ada))["said"]
        assert isinstance(said, list)
        assert [(one["address"], one["text"], one["name"]) for one in said] == [
            (f"/r/{room}", "Mine", "Host")
        ]
        await forget(ada)
        told = await wires[1].until(lambda one: one["t"] == "talk")
        assert [one["text"] for one in told["lines"]] == ["Not mine"]
        assert (await export(ada))["said"] == []
        late = await bruno.enters(room)
        assert [one["text"] for one in late.last("talk")["lines"]] == ["Not mine"]


async def test_what_was_said_from_another_device_of_the_seat_is_ones_own() -> None:
    async with house() as home:
        room, wires = await seated(home, 2, talk="free")
        phone = home.guest("10.0.0.7")
        await phone.get((await home.guests[0].post(f"/api/rooms/{room}/code", {})).json()["path"])
        wire = await phone.enters(room)
        await wire.done({"t": "chat", "text": "By phone"})
        await wires[0].done({"t": "say", "phrase": "luck"})
        for guest in (phone, home.guests[0]):
            found = (await export(guest))["said"]
            assert isinstance(found, list)
            assert [one["text"] or one["phrase"] for one in found] == ["By phone", "luck"]
        await forget(phone)
        told = await wires[1].until(lambda one: one["t"] == "talk")
        assert told.get("lines", []) == []


async def test_what_one_said_before_standing_up_or_in_a_finished_game_goes_too() -> None:
    store = MemoryStore()
    async with house(store) as home:
        room, wires = await seated(home, 2, start=False, talk="free")
        await wires[1].done({"t": "chat", "text": "Bye then"})
        await wires[1].done({"t": "leave"})
        over, others = await ended(home, 1)
        guest = home.guests[-1]
        await others[1].done({"t": "say", "phrase": "good_game"})
        await forget(home.guests[1])
        await forget(guest)
        for name in (room, over):
            outline = await store.outline(name)
            assert outline is not None
            assert outline.said == ()
