"""A visitor before a server: requests, and the cookie that says who it is."""

import asyncio

import pytest

from boomtown.protocol import commands
from boomtown.protocol.choices import Options
from boomtown.protocol.pages import NewRoom
from boomtown.remote.player import Player
from boomtown.remote.visitor import Turned, Visitor
from tests.remote.served import served

pytestmark = pytest.mark.slow


async def test_a_visitor_opens_finds_and_shares_a_room() -> None:
    async with served() as home:
        ada, phone = Visitor(home.address), Visitor(home.address)

        def visit() -> None:
            assert {one.name for one in ada.catalog().editions} == {"2018", "2023"}
            room = ada.open_room(NewRoom(Options(public=True), "Ada"))
            cookie = ada.cookie
            assert [one.room for one in ada.lobby().yours] == [room]
            assert [one.room for one in phone.lobby().public] == [room]
            assert phone.visit(room).you is None
            code = ada.code(room)
            phone.use(code)
            assert phone.visit(room).you == 0
            with pytest.raises(Turned, match="bad_code"):
                Visitor(home.address).use(code)
            assert ada.cookie == cookie != phone.cookie

        await asyncio.to_thread(visit)


async def test_what_is_turned_down_says_why() -> None:
    async with served() as home:
        visitor = Visitor(home.address)
        wrong = NewRoom(Options(edition="1999"), "Ada")
        for ask, status, code in (
            (lambda: visitor.open_room(wrong), 400, "bad_setting"),
            (lambda: visitor.visit("nowhere"), 404, "no_room"),
            (lambda: visitor.record("nowhere"), 404, "no_room"),
        ):
            with pytest.raises(Turned) as no:
                await asyncio.to_thread(ask)
            assert (no.value.status, no.value.problem.code) == (status, code)


async def test_a_visitor_reads_the_record_of_a_finished_game() -> None:
    async with served() as home:
        visitor = Visitor(home.address)
        wanted = NewRoom(Options(mode="solo", seed="7"), "Ada")
        room = await asyncio.to_thread(visitor.open_room, wanted)
        async with Player(home.address, room, visitor.cookie) as player:
            await player.do(commands.Start)
            await player.do(commands.End)
        record = await asyncio.to_thread(visitor.record, room)
        assert "seed=7" in record
