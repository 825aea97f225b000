"""How much one connection, one address and all together may ask for."""

import pytest

from boomtown.server.api import LISTED
from boomtown.server.limits import MOST_ADDRESSES, Addresses, Bucket, Limits, limits_of
from boomtown.server.sockets import LARGEST_MESSAGE, PATIENCE
from tests.server.house import house, seated


class Time:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def taken(bucket: Bucket, tries: int) -> int:
    """Return how many of so many tries a bucket lets through."""
    return sum(bucket.allows() for _ in range(tries))


def test_a_bucket_gives_what_is_in_it_and_fills_with_time() -> None:
    time = Time()
    bucket = Bucket(2, 5, time)
    assert taken(bucket, 10) == 5
    time.seconds += 1.5
    assert taken(bucket, 10) == 3
    time.seconds += 1_000
    assert taken(bucket, 10) == 5


def test_a_bucket_that_is_asked_too_often_still_fills() -> None:
    time = Time()
    bucket = Bucket(1, 1, time)
    assert taken(bucket, 1) == 1
    for _ in range(10):
        time.seconds += 0.125
        taken(bucket, 1)
    time.seconds += 0.875
    assert taken(bucket, 2) == 1


def test_a_bucket_without_a_rate_lets_everything_through() -> None:
    assert taken(Bucket(0, 1), 1_000) == 1_000


def test_an_address_has_a_bucket_of_its_own() -> None:
    addresses = Addresses(0.001, 2)
    assert [addresses.allow("a") for _ in range(3)] == [True, True, False]
    assert addresses.allow("b")


def test_the_addresses_seen_last_are_remembered_and_no_more() -> None:
    addresses = Addresses(0.001, 1)
    addresses.allow("first")
    for number in range(MOST_ADDRESSES - 1):
        addresses.allow(str(number))
    assert not addresses.allow("first")
    addresses.allow("one more")
    assert len(addresses._buckets) == MOST_ADDRESSES
    assert not addresses.allow("first")
    assert addresses.allow("0")


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("", Limits()),
        (" , ", Limits()),
        ("sockets=3", Limits(sockets=3)),
        ("messages=0.5, rooms_at_once=7", Limits(messages=0.5, rooms_at_once=7)),
    ],
)
def test_limits_are_read_from_text(text: str, limits: Limits) -> None:
    assert limits_of(text) == limits


@pytest.mark.parametrize(
    "text", ["speed=3", "sockets", "sockets=few", "sockets=1.5", "=1", "messages=-1", "rooms=nan"]
)
def test_limits_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="BOOMTOWN_LIMITS"):
        limits_of(text)


async def test_an_address_may_send_so_many_requests_and_another_is_not_concerned() -> None:
    async with house(limits=Limits(requests=0.001, requests_at_once=3)) as home:
        one, neighbour, other = home.guest("1.1.1.1"), home.guest("1.1.1.1"), home.guest("2.2.2.2")
        assert [(await one.get("/api/lobby")).status_code for _ in range(2)] == [200, 200]
        assert (await neighbour.get("/api/catalog")).status_code == 200
        for guest in (one, neighbour):
            answer = await guest.get("/api/lobby")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert (await other.get("/api/lobby")).status_code == 200


async def test_files_and_signs_of_life_are_not_counted() -> None:
    async with house(limits=Limits(requests=0.001, requests_at_once=1)) as home:
        guest = home.guest()
        for path in ("/", "/healthz", "/metrics", "/", "/healthz"):
            assert (await guest.get(path)).status_code == 200


async def test_an_address_may_open_so_many_rooms() -> None:
    async with house(limits=Limits(rooms=0.001, rooms_at_once=2)) as home:
        guest = home.guest()
        rooms = [await guest.opens() for _ in range(2)]
        answer = await guest.post("/api/rooms", {"name": "Ada", "options": {}})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        lobby = (await guest.get("/api/lobby")).json()
        assert sorted(one["room"] for one in lobby["yours"]) == sorted(rooms)
        assert await home.guest("2.2.2.2").opens()


async def test_the_lobby_is_no_longer_than_its_limit() -> None:
    async with house() as home:
        guest = home.guest()
        for _ in range(LISTED + 5):
            await guest.opens(public=True)
        lobby = (await guest.get("/api/lobby")).json()
        assert (len(lobby["public"]), len(lobby["yours"])) == (LISTED, LISTED)


async def test_an_address_may_have_so_many_sockets_and_gets_the_place_of_one_that_left() -> None:
    async with house(limits=Limits(sockets=2)) as home:
        guest, other = home.guest("1.1.1.1"), home.guest("2.2.2.2")
        room = await guest.opens()
        wires = [await guest.enters(room) for _ in range(2)]
        third = guest.wire(room)
        assert await third.ended() == {"t": "farewell", "code": "too_many"}
        assert third.closed == 1013
        assert (await (await other.enters(room)).ask({"t": "ping"}))["t"] == "answer"
        await wires[0].hang_up()
        await guest.enters(room)


async def test_sockets_that_come_at_the_same_time_are_counted_too() -> None:
    async with house(limits=Limits(sockets=5)) as home:
        guest = home.guest()
        room = await guest.opens()
        wires = [guest.wire(room) for _ in range(20)]
        away = [wire for wire in wires[5:] if (await wire.ended())["code"] == "too_many"]
        assert len(away) == 15
        assert home.hub.sockets == 5


async def test_only_so_many_sockets_are_open_at_all() -> None:
    async with house(limits=Limits(everything=2)) as home:
        room = await home.guest().opens()
        for number in range(2):
            await home.guest(f"1.1.1.{number}").enters(room)
        wire = home.guest("2.2.2.2").wire(room)
        assert await wire.ended() == {"t": "farewell", "code": "crowded"}
        assert wire.closed == 1013


async def test_messages_that_come_too_fast_are_refused_and_change_nothing() -> None:
    async with house(limits=Limits(messages=0.001, messages_at_once=4, rooms=0)) as home:
        guest = home.guest()
        room = await guest.opens()
        wire = guest.wire(room)
        await wire.done({"t": "hello"})
        for _ in range(3):
            await wire.done({"t": "ping"})
        wire.say({"t": "join", "id": "late", "name": "Other"})
        refusal = await wire.until(lambda one: one["t"] == "reason")
        assert refusal["code"] == "too_many"
        await wire.hang_up()
        again = await guest.enters(room)
        assert again.last("room")["seats"][0]["name"] == "Host"


async def test_a_connection_that_does_not_slow_down_is_ended() -> None:
    async with house(limits=Limits(messages=0.001, messages_at_once=1, rooms=0)) as home:
        guest = home.guest()
        wire = guest.wire(await guest.opens())
        await wire.done({"t": "hello"})
        for _ in range(PATIENCE + 5):
            wire.say({"t": "ping", "id": "p"})
        last = await wire.ended()
        assert last == {"t": "farewell", "code": "too_many"}
        assert wire.closed == 1013
        assert len(wire.all("reason")) == PATIENCE
        assert home.hub.sockets == 0


async def test_a_refusal_for_speed_names_the_command_it_refuses() -> None:
    async with house(limits=Limits(messages=0.001, messages_at_once=1, rooms=0)) as home:
        guest = home.guest()
        wire = guest.wire(await guest.opens())
        await wire.done({"t": "hello"})
        assert await wire.refused({"t": "ping"}) == "too_many"


async def test_a_message_that_is_too_large_is_refused() -> None:
    async with house() as home:
        _, wires = await seated(home)
        fits = '{"t":"ping","id":"x"}'
        wires[0].say(fits + " " * (LARGEST_MESSAGE - len(fits)))
        await wires[0].until(lambda one: one.get("id") == "x")
        before = len(wires[0].heard)
        for large in (fits + " " * LARGEST_MESSAGE, b"\x00" * (LARGEST_MESSAGE + 1)):
            wires[0].say(large)
            told = await wires[0].until(lambda one: one["t"] == "reason", before)
            assert told["code"] == "too_large"
            before = len(wires[0].heard)
        assert (await wires[0].ask({"t": "ping"}))["t"] == "answer"


@pytest.mark.parametrize("size", [16 * 1024 + 1, 5_000_000])
async def test_a_request_that_is_too_large_is_refused(size: int) -> None:
    async with house() as home:
        guest = home.guest()
        answer = await guest.post("/api/rooms", b"[" + b" " * size + b"]")
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        assert (await guest.get("/api/lobby")).json()["yours"] == []
