"""A player over a socket: asks, hears, loses the connection, and comes back where it was."""

import asyncio

import pytest

from boomtown.protocol import commands, messages
from boomtown.protocol.choices import Options
from boomtown.protocol.pages import NewRoom
from boomtown.remote import player as player_module
from boomtown.remote.player import Dismissed, Player, Refusal
from boomtown.remote.visitor import Visitor
from boomtown.storage.memory import MemoryStore
from tests.remote.served import Served, free_port, served
from tests.remote.tunnel import Tunnel, tunnel

pytestmark = pytest.mark.slow


async def opened(home: Served, mode: str = "solo") -> tuple[str, str]:
    """Open a room; return it and the host's cookie."""
    host = Visitor(home.address)
    room = await asyncio.to_thread(host.open_room, NewRoom(Options(mode=mode), "Ada"))
    return room, host.cookie


async def first_move(player: Player) -> list[str]:
    """Return the first legal move of the first round, and the confirmation where it may follow."""
    moves: list[str] = []
    while not moves or moves[-1] != "confirm":
        answer = await player.do(commands.Draft, round=1, moves=moves)
        assert isinstance(answer, messages.Drafted)
        moves.append("confirm" if "confirm" in answer.legal else answer.legal[0])
    return moves


async def test_a_command_is_answered_and_everything_told_is_kept() -> None:
    async with served() as home:
        room, cookie = await opened(home)
        async with Player(home.address, room, cookie) as player:
            assert player.last(messages.Room) is not None
            assert player.last(messages.Table) is None
            answer = await player.do(commands.Start)
            assert isinstance(answer, messages.Answer)
            table = await player.until(messages.Table, lambda one: one.round == 1)
            assert player.v >= table.v
            with pytest.raises(Refusal, match="game_running") as no:
                await player.do(commands.Start)
            assert no.value.reason.code == "game_running"


async def test_a_why_whose_move_is_legal_is_no_refusal() -> None:
    async with served() as home:
        room, cookie = await opened(home)
        async with Player(home.address, room, cookie) as player:
            await player.do(commands.Start)
            drafted = await player.do(commands.Draft, round=1, moves=[])
            assert isinstance(drafted, messages.Drafted)
            move = drafted.legal[0]
            answer = await player.do(commands.Why, round=1, moves=[], move=move)
            assert isinstance(answer, messages.Reason)
            assert answer.code == ""


async def test_two_players_of_one_person_do_not_take_each_others_answers() -> None:
    async with served() as home:
        room, cookie = await opened(home, mode="standard")
        async with (
            Player(home.address, room, cookie) as one,
            Player(home.address, room, cookie) as other,
        ):
            await one.do(commands.Ready, ready=True)
            first = await one.until(messages.Room, lambda room: room.seats[0].ready)
            await other.do(commands.Ready, ready=False)
            await one.until(messages.Room, lambda room: room.v > first.v)
            told = one.last(messages.Room)
            assert told is not None
            assert not told.seats[0].ready


async def test_who_comes_without_a_cookie_is_given_one_and_keeps_it() -> None:
    async with served() as home:
        room, _ = await opened(home, mode="standard")
        player = Player(home.address, room)
        await player.connect()
        assert player.cookie.startswith("boomtown=")
        await player.do(commands.Join, name="Bob")
        kept = player.cookie
        await player.close()
        await player.resume()
        assert player.cookie == kept
        told = player.last(messages.Room)
        assert told is not None
        assert told.you == 1
        await player.close()


async def test_a_room_that_does_not_exist_dismisses_for_good() -> None:
    async with served() as home:
        player = Player(home.address, "nowhere")
        with pytest.raises(Dismissed, match="no_room"):
            await player.connect()
        with pytest.raises(Dismissed, match="no_room"):
            await player.resume()
        await player.close()


async def test_what_was_missed_is_told_when_a_player_resumes() -> None:
    async with served() as home, tunnel(home.port) as way:
        room, cookie = await opened(home, mode="standard")
        async with (
            Player(way.address, room, cookie) as host,
            Player(home.address, room) as guest,
        ):
            await guest.do(commands.Join, name="Bob")
            await host.do(commands.Start)
            table = await host.until(messages.Table)
            way.cut()
            moves = await first_move(guest)
            await guest.do(commands.Confirm, round=1, moves=moves)
            await host.gone()
            assert not host.connected
            await asyncio.gather(host.resume(), host.resume())
            assert way.connections == 2
            told = await host.until(messages.Confirmed)
            assert (told.seat, told.confirmed) == (1, True)
            assert told.v > table.v
            assert sum(isinstance(one, messages.Table) for one in host.told) == 1


async def test_a_command_after_the_connection_broke_says_so() -> None:
    async with served() as home, tunnel(home.port) as way:
        room, cookie = await opened(home)
        player = Player(way.address, room, cookie)
        await player.connect()
        way.cut()
        with pytest.raises(ConnectionError):
            await player.do(commands.Ping)
        with pytest.raises(ConnectionError):
            await player.do(commands.Ping)
        await player.close()


async def _confirmed(way: Tunnel, player: Player, moves: list[str]) -> messages.Answer:
    """Confirm while no answer gets through, then cut and let everything through."""
    way.muffled = True
    way.swallowed.clear()
    confirming = asyncio.create_task(player.insist(commands.Confirm, round=1, moves=moves))
    await way.swallowed.wait()
    way.muffled = False
    way.cut()
    answer = await confirming
    assert isinstance(answer, messages.Answer)
    return answer


async def test_a_turn_whose_answer_was_lost_is_confirmed_once() -> None:
    async with served() as home, tunnel(home.port) as way:
        room, cookie = await opened(home)
        async with Player(way.address, room, cookie) as player:
            await player.do(commands.Start)
            moves = await first_move(player)
            await _confirmed(way, player, moves)
            assert way.connections == 2
            assert home.hub.metrics.turns == 1
            table = await player.until(messages.Table, lambda one: one.round == 2)
            assert table.round == 2


async def test_a_turn_whose_answer_was_lost_with_the_server_is_confirmed_once() -> None:
    store, port = MemoryStore(), free_port()
    async with served(store, port) as home, tunnel(port) as way:
        room, cookie = await opened(home)
        player = Player(way.address, room, cookie)
        await player.connect()
        await player.do(commands.Start)
        moves = await first_move(player)
        way.muffled = True
        confirming = asyncio.create_task(player.insist(commands.Confirm, round=1, moves=moves))
        await way.swallowed.wait()
        assert home.hub.metrics.turns == 1
    async with served(store, port) as home, tunnel(port) as way:
        player.url = player.url.replace(player.url.split("/")[2], way.address.split("/")[2])
        assert isinstance(await confirming, messages.Answer)
        assert home.hub.metrics.turns == 0
        table = await player.until(messages.Table, lambda one: one.round == 2)
        assert table.round == 2
        await player.close()


async def test_a_server_that_says_it_comes_back_is_waited_for() -> None:
    store, port = MemoryStore(), free_port()
    async with served(store, port) as home:
        room, cookie = await opened(home)
        player = Player(home.address, room, cookie)
        await player.connect()
        home.hub.farewell()
        farewell = await player.until(messages.Farewell)
        assert (farewell.code, farewell.again) == ("restart", True)
    asking = asyncio.create_task(player.insist(commands.Start))
    async with served(store, port):
        assert isinstance(await asking, messages.Answer)
        await player.close()


async def test_insisting_ends_when_the_room_is_gone() -> None:
    port = free_port()
    async with served(port=port) as home:
        room, cookie = await opened(home)
        player = Player(home.address, room, cookie)
        await player.connect()
    async with served(port=port):
        with pytest.raises(Dismissed, match="no_room"):
            await player.insist(commands.Start)
        await player.close()


async def test_resuming_gives_up_when_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_module, "PATIENCE", 0.1)
    player = Player(f"http://127.0.0.1:{free_port()}", "room1")
    with pytest.raises(OSError, match=r"[Cc]onnect"):
        await player.resume()


async def test_a_player_may_watch_instead_of_keeping_everything() -> None:
    async with served() as home:
        room, cookie = await opened(home)
        seen: list[str] = []
        player = Player(home.address, room, cookie)
        player.watch = lambda message: seen.append(type(message).__name__)
        async with player:
            await player.do(commands.Start)
        assert {"Room", "Table", "Answer"} <= set(seen)
        assert player.told == []
