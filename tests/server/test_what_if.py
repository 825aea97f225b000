"""What if: playing on from a round of a finished game, with the same cards and bots around."""

import asyncio
from typing import Any

import msgspec
import pytest

from boomtown.protocol.games import Game, GameRounds, GameSheets
from boomtown.server.limits import limits_of
from tests.server.finished import EXPERT, ROOM, SOLO, STANDARD, golden, keeping
from tests.server.house import Guest, House, house
from tests.server.wire import Wire

BODY = {"round": 19, "seat": 0, "name": "Eve", "city": "Evening", "colour": 3}


async def branch(home: House, **wish: Any) -> tuple[Guest, str]:
    """Ask what if; return who asked, and the new room."""
    guest = home.guest()
    answer = await guest.post(f"/api/games/{ROOM}/what-if", {**BODY, **wish})
    assert answer.status_code == 201, answer.text
    return guest, answer.json()["room"]


async def retold(guest: Guest, room: str = ROOM) -> tuple[Game, GameRounds, GameSheets]:
    page = msgspec.json.decode((await guest.get(f"/api/games/{room}")).content, type=Game)
    table = (await guest.get(page.table)).content
    sheets = (await guest.get(f"{page.sheets}/0")).content
    return (
        page,
        msgspec.json.decode(table, type=GameRounds),
        msgspec.json.decode(sheets, type=GameSheets),
    )


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("name", [STANDARD, EXPERT, SOLO])
@pytest.mark.parametrize("number", [1, 2, 19, 27])
async def test_the_new_game_stands_where_the_old_one_stood(name: str, number: int) -> None:
    async with house(await keeping(golden(name))) as home:
        guest, room = await branch(home, round=number)
        told = await (await guest.enters(room)).table(number)
        _, table, sheets = await retold(guest)
        before = table.rounds[number - 1].cards if name != EXPERT else sheets.seats[0].cards
        cards = before[number - 1] if isinstance(before, list) else before
        assert plain(cards)["offers"] == told["cards"]["offers"]
        for seat in sheets.seats:
            shown = told["sheets"][str(seat.seat)]
            if number > 1:
                assert shown == plain(seat.sheets[number - 2])
            assert shown["total"] == (plain(seat.sheets[number - 2])["total"] if number > 1 else 0)


async def test_only_bots_sit_around_and_nobody_elses_name_goes_along() -> None:
    async with house(await keeping(golden())) as home:
        guest, room = await branch(home, seat=1)
        wire = await guest.enters(room)
        told = wire.last("room")
        bot, own = told["seats"]
        assert (bot["name"], bot["bot"], bot.get("city", "")) == ("apprentice", "apprentice", "")
        assert (own["name"], own["city"], own["colour"]) == ("Eve", "Evening", 3)
        assert (told["you"], told["host"], told["status"]) == (1, True, "running")
        assert "Ada" not in str(wire.heard)
        assert "Bruno" not in str(wire.heard)


async def test_the_new_game_is_a_known_deal_and_names_its_origin() -> None:
    async with house(await keeping(golden(EXPERT, public=True, tempo="round"))) as home:
        guest, room = await branch(home)
        wire = await guest.enters(room)
        told = wire.last("room")
        assert told["known_seed"]
        assert "commitment" not in told
        assert told["origin"] == {"game": ROOM, "round": 19, "seat": 0}
        assert "public" not in told["options"]
        assert "tempo" not in told["options"]
        assert "deadline" not in await wire.table(19)
        await wire.done({"t": "end"})
        page, _, _ = await retold(guest, room)
        assert page.room.origin is not None
        assert (page.room.origin.game, page.room.origin.round) == (ROOM, 19)
        record = (await guest.get(f"/api/rooms/{room}/record")).text
        assert f"deal known seed={page.seed}" in record


async def test_the_old_game_stays_as_it_was() -> None:
    store = await keeping(golden())
    async with house(store) as home:
        before = await store.room(ROOM)
        guest, room = await branch(home)
        wire = await guest.enters(room)
        await wire.play(19)
        await wire.table(20)
        assert await store.room(ROOM) == before
        assert home.hub.metrics.failures == 0


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("number", [3, 20])
async def test_the_same_turns_in_the_new_game_lead_to_the_same_end(number: int) -> None:
    async with house(await keeping(golden(SOLO))) as home:
        guest, room = await branch(home, round=number)
        old, table, sheets = await retold(guest)
        wire = await guest.enters(room)
        await replayed(wire, number, sheets.seats[0].turns)
        await home.settled(room)
        new, again, written = await retold(guest, room)
        assert plain(again.rounds) == plain(table.rounds)
        assert written.seats == sheets.seats
        assert plain(new.scores) == plain(old.scores)


async def replayed(wire: Wire, number: int, turns: list[list[str]]) -> None:
    """Confirm the turns of another game from a round on."""
    for at, moves in enumerate(turns[number - 1 :], number):
        await wire.table(at)
        assert (await wire.confirm(at, moves))["t"] == "answer"
    await wire.until(lambda one: one["t"] == "ended")


@pytest.mark.slow
async def test_a_what_if_is_played_to_its_end_against_the_bots() -> None:
    async with house(await keeping(golden())) as home:
        guest, room = await branch(home, round=15)
        wire = await guest.enters(room)
        for number in range(15, 60):
            await wire.table(number)
            await wire.play(number)
            await home.settled(room)
            if wire.all("ended"):
                break
        page, _, sheets = await retold(guest, room)
        assert page.rounds == number
        assert page.reasons != ["host"]
        assert all(len(one.turns) == number for one in sheets.seats)


async def test_a_what_if_may_be_asked_of_a_what_if() -> None:
    async with house(await keeping(golden(SOLO))) as home:
        guest, room = await branch(home, round=5)
        wire = await guest.enters(room)
        await wire.play(5)
        await wire.table(6)
        await wire.done({"t": "end"})
        answer = await guest.post(f"/api/games/{room}/what-if", {**BODY, "round": 2})
        again = await guest.enters(answer.json()["room"])
        assert again.last("room")["origin"] == {"game": room, "round": 2, "seat": 0}
        assert (await again.table(2))["round"] == 2


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"round": 0}, "no_such_round"),
        ({"round": 30}, "no_such_round"),
        ({"seat": 2}, "no_such_seat"),
        ({"name": "\u202e"}, "bad_name"),
        ({"round": "nineteen"}, "not_understood"),
        ({"seat": -1}, "not_understood"),
        ({"cheat": True}, "not_understood"),
    ],
)
async def test_what_cannot_be_is_not_asked(wish: dict[str, Any], code: str) -> None:
    store = await keeping(golden())
    async with house(store) as home:
        answer = await home.guest().post(f"/api/games/{ROOM}/what-if", {**BODY, **wish})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert await store.listed(None, 10) == []


async def test_other_sites_ask_for_nothing() -> None:
    async with house(await keeping(golden())) as home:
        path = f"/api/games/{ROOM}/what-if"
        answer = await home.guest().post(path, BODY, origin="http://elsewhere.test")
        assert answer.json() == {"code": "other_site"}


async def test_what_ifs_are_counted_with_the_rooms_of_an_address() -> None:
    limits = limits_of("rooms=0.001, rooms_at_once=2, requests=0")
    async with house(await keeping(golden(SOLO)), limits) as home:
        guest = home.guest()
        await guest.opens()
        path = f"/api/games/{ROOM}/what-if"
        answers = await asyncio.gather(*(guest.post(path, BODY) for _ in range(2)))
        assert sorted(one.status_code for one in answers) == [201, 429]
