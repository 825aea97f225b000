"""Sockets: what is said at the door, what is answered, and how they end."""

import asyncio

import msgspec
import pytest

from boomtown.server.client import GOING_AWAY, NORMAL
from tests.server.house import house, seated


async def test_a_room_that_does_not_exist_says_farewell_for_good() -> None:
    async with house() as home:
        wire = home.guest().wire("nowhere")
        assert await wire.ended() == {"t": "farewell", "code": "no_room", "again": False}
        assert wire.closed == NORMAL


async def test_a_game_without_spectators_lets_only_its_people_in() -> None:
    async with house() as home:
        room, _ = await seated(home, spectators=False)
        stranger = home.guest().wire(room)
        assert await stranger.ended() == {"t": "farewell", "code": "no_spectators", "again": False}
        assert stranger.heard[:-1] == []
        again = await home.guests[1].enters(room)
        assert again.last("room")["you"] == 1


@pytest.mark.parametrize("start", [False, True])
async def test_a_locked_room_tells_who_knocks_and_lets_its_people_in(start: bool) -> None:
    async with house() as home:
        room, wires = await seated(home, start=start, public=True)
        await wires[0].done({"t": "lock", "locked": True})
        stranger = home.guest().wire(room)
        assert await stranger.ended() == {"t": "farewell", "code": "locked", "again": False}
        assert (await home.guests[1].enters(room)).last("room")["you"] == 1
        assert (await home.guests[0].get("/api/lobby")).json()["public"] == []
        await wires[0].done({"t": "lock", "locked": False})
        assert "you" not in (await home.guest().enters(room)).last("room")


async def test_who_only_watches_is_sent_away_when_a_game_without_spectators_begins() -> None:
    async with house() as home:
        room, wires = await seated(home, start=False, spectators=False)
        watcher = await home.guest().enters(room)
        await wires[0].done({"t": "start"})
        assert (await watcher.ended())["code"] == "no_spectators"
        assert watcher.closed == NORMAL
        await wires[1].table(1)
        await wires[0].play(1)
        await wires[1].play(1)
        await wires[0].table(2)
        assert watcher.heard[-1]["t"] == "farewell"


async def test_somebody_without_a_seat_watches_a_game() -> None:
    async with house() as home:
        room, _ = await seated(home)
        watcher = await home.guest().enters(room)
        assert "you" not in watcher.last("room")
        assert watcher.last("table")["round"] == 1
        told = await watcher.until(lambda one: one["t"] == "room" and one.get("watching") == 1)
        assert told["room"] == room


@pytest.mark.rule("R3.8")
async def test_a_screen_put_up_by_a_player_is_told_nothing_of_the_players_own() -> None:
    async with house() as home:
        room, wires = await seated(home, mode="expert")
        screen = await home.guests[0].puts_up_a_screen(room)
        assert "you" not in screen.last("room")
        assert "hand" not in screen.last("table")["cards"]
        await wires[0].done({"t": "draft", "round": 1, "moves": []})
        draft = {"t": "draft", "round": 1, "moves": []}
        assert await screen.refused(draft) == "not_seated"
        await wires[0].play(1)
        await wires[1].play(1)
        told = await screen.table(2)
        assert "hand" not in told["cards"]
        assert {one["t"] for one in screen.heard}.isdisjoint({"drafted"})


async def test_everybody_hears_who_comes_and_goes() -> None:
    async with house() as home:
        _, wires = await seated(home, start=False)

        def states() -> list[str]:
            return [seat["state"] for seat in wires[0].last("room")["seats"][:2]]

        assert states() == ["here", "here"]
        before = len(wires[0].heard)
        await wires[1].hang_up()
        await wires[0].until(lambda one: one["t"] == "room", before)
        assert states() == ["here", "away"]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "hello",
        "[]",
        "{}",
        "null",
        '"ping"',
        '{"t":"ping"}',
        '{"t":"ping","id":""}',
        '{"t":"ping","id":7}',
        '{"t":"dance","id":"x"}',
        '{"t":"share","id":"x","seat":0,"person":"p"}',
        '{"t":"ping","id":"x","more":1}',
        '{"t":"ping","id":"x"',
        '{"t":"ping","id":"x"}{"t":"ping","id":"y"}',
        '{"t":"confirm","id":"x","round":1,"moves":"confirm"}',
        b"\xff\xfe\x00",
        b"",
    ],
)
async def test_a_message_that_is_not_one_is_refused_and_the_connection_goes_on(
    content: str | bytes,
) -> None:
    async with house() as home:
        _, wires = await seated(home)
        before = len(wires[0].heard)
        wires[0].say(content)
        told = await wires[0].until(lambda one: one["t"] == "reason", before)
        assert told["code"] == "not_understood"
        assert told["id"] == ("x" if isinstance(content, str) and _readable(content) else "")
        assert (await wires[0].ask({"t": "ping"}))["t"] == "answer"
        assert home.hub.metrics.refusals["not_understood"] == 1


def _readable(content: str) -> bool:
    try:
        return bool(msgspec.json.decode(content).get("id") == "x")
    except (msgspec.DecodeError, AttributeError):
        return False


async def test_a_message_in_bytes_is_as_good_as_one_in_text() -> None:
    async with house() as home:
        _, wires = await seated(home)
        wires[0].say(b'{"t":"ping","id":"bytes"}')
        assert await wires[0].until(lambda one: one.get("id") == "bytes")


async def test_a_command_with_an_id_that_was_answered_is_not_carried_out_again() -> None:
    async with house() as home:
        _, wires = await seated(home, start=False)
        first = await wires[1].done({"t": "ready", "ready": True, "id": "same"})
        again = await wires[1].done({"t": "ready", "ready": False, "id": "same"})
        assert first == again
        await wires[1].done({"t": "ping"})
        assert wires[1].last("room")["seats"][1]["ready"]


async def test_what_is_said_at_once_is_answered_in_its_order() -> None:
    async with house() as home:
        _, wires = await seated(home)
        for number in range(50):
            wires[0].say({"t": "ping" if number % 3 else "look", "seat": 1, "id": f"n{number}"})
        await wires[0].until(lambda one: one.get("id") == "n49")
        answered = [one["id"] for one in wires[0].heard if one.get("id", "").startswith("n")]
        assert answered == [f"n{number}" for number in range(50)]


async def test_everybody_is_told_when_the_server_goes_away() -> None:
    async with house() as home:
        _, wires = await seated(home)
        home.hub.farewell()
        for wire in wires:
            assert await wire.ended() == {"t": "farewell", "code": "restart"}
            assert wire.closed == GOING_AWAY
        assert home.hub.sockets == 0


async def test_who_comes_while_the_server_goes_away_is_sent_back() -> None:
    async with house() as home:
        room, _ = await seated(home)
        home.hub.farewell()
        wire = home.guests[0].wire(room)
        assert await wire.ended() == {"t": "farewell", "code": "restart"}


async def test_who_was_just_coming_in_is_told_too() -> None:
    async with house() as home:
        room, _ = await seated(home)
        wire = home.guests[0].wire(room)
        while home.hub.sockets < 3:
            await asyncio.sleep(0)
        home.hub.farewell()
        assert (await wire.ended())["code"] == "restart"


async def test_commands_after_the_farewell_are_not_taken_in() -> None:
    async with house() as home:
        room, wires = await seated(home)
        moves = await wires[0].turn(1)
        home.hub.farewell()
        wires[0].say({"t": "confirm", "id": "late", "round": 1, "moves": moves})
        await wires[0].ended()
        stored = await home.hub.parts.store.room(room)
        assert stored is not None
        assert stored.decisions == ()


async def test_a_host_ends_pauses_and_plays_again_over_the_socket() -> None:
    async with house() as home:
        room, wires = await seated(home)
        await wires[0].done({"t": "pause", "paused": True})
        await wires[1].until(lambda one: one["t"] == "room" and one["status"] == "paused")
        await wires[0].done({"t": "pause", "paused": False})
        await wires[0].done({"t": "end"})
        await wires[1].until(lambda one: one["t"] == "ended")
        await wires[0].done({"t": "rematch"})
        told = await wires[1].until(lambda one: "next_room" in one)
        following = await home.guests[1].enters(told["next_room"])
        assert following.last("room")["you"] == 1
        assert told["next_room"] != room
