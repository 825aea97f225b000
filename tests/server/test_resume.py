"""Coming back: with the last version, in a second tab, after everything was forgotten."""

import asyncio

from boomtown.storage.memory import MemoryStore
from tests.server.house import house, seated
from tests.server.wire import Said, Wire


def numbered(wire: Wire) -> list[int]:
    """Return the versions that a socket has heard."""
    return [one["v"] for one in wire.heard if "v" in one]


def plain(message: Said) -> Said:
    """Return a message without what depends on the moment."""
    return {name: value for name, value in message.items() if name not in ("v", "deadline")}


async def test_who_comes_back_is_told_what_was_missed_and_nothing_twice() -> None:
    async with house() as home:
        room, wires = await seated(home, 3)
        await wires[2].hang_up()
        last = max(numbered(wires[2]))
        moves = await wires[0].play(1)
        await wires[0].done({"t": "take_back", "round": 1})
        await wires[0].confirm(1, moves)
        back = await home.guests[2].enters(room, last)
        told = [(one["seat"], one["confirmed"]) for one in back.all("confirmed")]
        assert told == [(0, True), (0, False), (0, True)]
        assert back.all("table") == []
        assert all(v > last for v in numbered(back))


async def test_who_has_missed_nothing_is_told_nothing_old() -> None:
    async with house() as home:
        room, wires = await seated(home)
        await home.settled(room)
        back = home.guests[1].wire(room)
        await back.done({"t": "hello", "last": max(numbered(wires[1]))})
        assert back.all("table") == []


async def test_who_missed_a_round_gets_the_table_whole() -> None:
    async with house() as home:
        room, wires = await seated(home)
        await wires[1].hang_up()
        last = max(numbered(wires[1]))
        second = await home.guests[1].enters(room)
        await asyncio.gather(wires[0].play(1), second.play(1))
        await wires[0].table(2)
        back = await home.guests[1].enters(room, last)
        assert plain(back.last("table")) == plain(second.last("table"))


async def test_a_version_of_another_time_gets_everything() -> None:
    async with house() as home:
        room, _ = await seated(home)
        for last in (1, -5, 10**18):
            back = await home.guests[1].enters(room, last)
            assert back.last("table")["round"] == 1
            assert back.last("room")["you"] == 1


async def test_a_second_tab_is_another_view_of_the_seat() -> None:
    async with house() as home:
        room, wires = await seated(home)
        tab = await home.guests[0].enters(room)
        moves = await wires[0].turn(1)
        shown = await tab.until(lambda one: one["t"] == "drafted" and one["moves"] == moves[:-1])
        assert "id" not in shown
        await tab.confirm(1, moves)
        for wire in (*wires, tab):
            await wire.until(lambda one: one["t"] == "confirmed" and one["seat"] == 0)
        assert wires[1].all("drafted") == []
        before = len(tab.heard)
        await wires[0].done({"t": "take_back", "round": 1})
        shown = await tab.until(lambda one: one["t"] == "drafted", before)
        assert shown["moves"] == moves[:-1]


async def test_a_tab_that_opens_later_finds_the_draft() -> None:
    async with house() as home:
        room, wires = await seated(home)
        moves = (await wires[0].turn(1))[:1]
        await wires[0].draft(1, moves)
        tab = await home.guests[0].enters(room)
        assert tab.last("drafted")["moves"] == moves
        other = await home.guests[1].enters(room)
        assert other.all("drafted") == []


async def test_two_tabs_that_confirm_the_same_turn_confirm_it_once() -> None:
    async with house() as home:
        room, wires = await seated(home)
        tab = await home.guests[0].enters(room)
        moves = await wires[0].turn(1)
        answers = await asyncio.gather(wires[0].confirm(1, moves), tab.confirm(1, moves))
        assert [one["t"] for one in answers] == ["answer", "answer"]
        assert home.hub.metrics.turns == 1


async def test_a_confirmation_repeated_after_a_restart_is_answered_and_not_stored_twice() -> None:
    store = MemoryStore()
    async with house(store) as home:
        room, wires = await seated(home)
        moves = await wires[0].play(1)
        cookie = home.guests[0].token
    async with house(store) as home:
        again = home.guest()
        again.client.cookies.set("boomtown", cookie)
        wire = await again.enters(room)
        assert wire.last("table")["confirmed"] == [0]
        assert (await wire.confirm(1, moves))["t"] == "answer"
        assert home.hub.metrics.turns == 0
        other = [*moves[:-1], moves[-1]]
        other[0] = "refuse" if moves[0] != "refuse" else "confirm"
        assert (await wire.confirm(1, other))["t"] == "reason"


async def test_a_game_goes_on_after_a_restart_as_if_there_had_been_none() -> None:
    store = MemoryStore()
    async with house(store) as home:
        room, wires = await seated(home, seed="5")
        for number in (1, 2, 3):
            await asyncio.gather(*(wire.play(number) for wire in wires))
            await wires[0].table(number + 1)
        before = wires[0].last("table")
        cookies = [guest.token for guest in home.guests]
    async with house(store) as home:
        home.clock.time += 60_000
        for number, cookie in enumerate(cookies):
            home.guest().client.cookies.set("boomtown", cookie)
            wire = await home.guests[number].enters(room, before["v"])
            assert wire.last("table")["v"] > before["v"]
            if number == 0:
                assert plain(wire.last("table")) == plain(before)
