"""Opening rooms, finding them in the lobby, looking at them from outside."""

from typing import Any

import msgspec
import pytest

from boomtown.bots import roster
from boomtown.editions import edition
from boomtown.protocol.pages import Box, Catalog, Lobby, Visit
from tests.server.house import house, seated


async def test_the_catalog_lists_what_a_host_can_choose_from() -> None:
    async with house() as home:
        answer = await home.guest().get("/api/catalog")
        page = msgspec.json.decode(answer.content, type=Catalog)
        assert {one.name for one in page.editions} == {"2018", "2023"}
        assert [one.name for one in page.bots] == list(roster())
        assert page.most_seats == 100
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.rule("R13.3")
@pytest.mark.parametrize(("name", "cards", "sheets"), [("2018", 81, 1), ("2023", 63, 2)])
async def test_a_box_shows_its_cards_sheets_plans_and_opponents(
    name: str, cards: int, sheets: int
) -> None:
    async with house() as home:
        answer = await home.guest().get(f"/api/editions/{name}")
        page = msgspec.json.decode(answer.content, type=Box)
        assert (page.name, sum(page.deck.values()), len(page.layouts)) == (name, cards, sheets)
        assert [len(pile) for pile in page.plans] == [
            sum(card.pile == pile for card in edition(name).plans) for pile in (1, 2, 3)
        ]
        assert len(page.opponents) == len(edition(name).opponents)
        assert (page.solo_temps is None) == (edition(name).solo_temps is None)


async def test_no_other_box_is_shown() -> None:
    async with house() as home:
        answer = await home.guest().get("/api/editions/1999")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_edition")


async def test_whoever_opens_a_room_sits_in_it_as_its_host() -> None:
    async with house() as home:
        host = home.guest()
        room = await host.opens("  Ada\u202e\n  Lovelace ", public=True)
        wire = await host.enters(room)
        told = wire.last("room")
        assert (told["you"], told["host"], told["status"]) == (0, True, "lobby")
        assert told["seats"][0]["name"] == "Ada Lovelace"


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"edition": "1999"}, "edition"),
        ({"mode": "aaa"}, "mode"),
        ({"mode": "chess"}, "mode"),
        ({"sheet": "blueprint"}, "sheet"),
        ({"tempo": "round", "seconds": 1}, "seconds"),
        ({"tempo": "days", "seconds": 31}, "seconds"),
        ({"seconds": 10**30}, "seconds"),
        ({"switches": {"gravity": "off"}}, "gravity"),
        ({"edition": "2023", "mode": "aaa", "opponent": 77}, "opponent"),
    ],
)
async def test_a_room_with_options_that_do_not_exist_is_not_opened(
    options: dict[str, Any], named: str
) -> None:
    async with house() as home:
        answer = await home.guest().post("/api/rooms", {"name": "Ada", "options": options})
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad_setting"
        assert named in answer.text


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"name": "Ada"}, "not_understood"),
        ({"name": "", "options": {}}, "not_understood"),
        ({"name": "n" * 25, "options": {}}, "not_understood"),
        ({"name": "Ada", "city": "c" * 25, "options": {}}, "not_understood"),
        ({"name": "Ada", "colour": 16, "options": {}}, "not_understood"),
        ({"name": "Ada", "options": {}, "admin": True}, "not_understood"),
        ({"name": "Ada", "options": {"tempo": "blitz"}}, "not_understood"),
        ({"name": "\u202e\u200b", "options": {}}, "bad_name"),
        ({"name": "Ada", "options": {"seed": "-1"}}, "bad_seed"),
        ({"name": "Ada", "options": {"seed": "18446744073709551616"}}, "bad_seed"),
        ({"name": "Ada", "options": {"seats": 0}}, "open_needs_timer"),
    ],
)
async def test_a_request_that_is_not_understood_opens_no_room(content: Any, code: str) -> None:
    async with house() as home:
        guest = home.guest()
        answer = await guest.post("/api/rooms", content)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        lobby = msgspec.json.decode((await guest.get("/api/lobby")).content, type=Lobby)
        assert lobby.yours == []


async def test_the_lobby_lists_public_rooms_and_ones_own() -> None:
    async with house() as home:
        ada, bob = home.guest(), home.guest()
        public = await ada.opens("Ada", public=True, mode="expert")
        await ada.opens("Ada", public=False)
        own = await bob.opens("Bob")
        lobby = msgspec.json.decode((await bob.get("/api/lobby")).content, type=Lobby)
        assert [(one.room, one.host, one.mode) for one in lobby.public] == [
            (public, "Ada", "expert")
        ]
        assert [one.room for one in lobby.yours] == [own]


async def test_the_lobby_shows_ones_running_games_and_whether_they_wait() -> None:
    async with house() as home:
        room, wires = await seated(home)
        host, guest = home.guests
        turns = []
        for _ in range(2):
            pages = [await one.get("/api/lobby") for one in (host, guest)]
            lobbies = [msgspec.json.decode(page.content, type=Lobby) for page in pages]
            assert [one.yours[0].room for one in lobbies] == [room, room]
            turns.append([one.yours[0].turn for one in lobbies])
            if not wires[0].all("confirmed"):
                await wires[0].play(1)
        assert turns == [[True, True], [False, True]]


async def test_a_paused_game_waits_for_nobody() -> None:
    async with house() as home:
        room, wires = await seated(home)
        await wires[0].done({"t": "pause", "paused": True})
        lobby = msgspec.json.decode((await home.guests[1].get("/api/lobby")).content, type=Lobby)
        assert [(one.room, one.status, one.turn) for one in lobby.yours] == [
            (room, "paused", False)
        ]


async def test_a_visitor_sees_a_room_from_outside_and_whether_a_seat_is_theirs() -> None:
    async with house() as home:
        room, _ = await seated(home, start=False)
        for guest, you in ((home.guests[1], 1), (home.guest(), None)):
            page = await guest.get(f"/api/rooms/{room}")
            visit = msgspec.json.decode(page.content, type=Visit)
            assert visit.you == you
            assert visit.entry.names == ["Host", "Guest 1"]
            assert (visit.entry.host, visit.entry.taken) == ("Host", 2)


async def test_the_host_of_a_room_is_named_though_somebody_sits_before() -> None:
    async with house() as home:
        room, wires = await seated(home, public=True, start=False)
        await wires[0].done({"t": "leave"})
        await home.guest().joins(room, "Late")
        visit = (await home.guest().get(f"/api/rooms/{room}")).json()
        listed = (await home.guest().get("/api/lobby")).json()["public"][0]
        assert visit["entry"]["names"] == listed["names"] == ["Late", "Guest 1"]
        assert visit["entry"]["host"] == listed["host"] == "Guest 1"


@pytest.mark.parametrize("path", ["/api/rooms/nowhere", "/api/rooms/nowhere/record"])
async def test_a_room_that_does_not_exist_is_not_found(path: str) -> None:
    async with house() as home:
        answer = await home.guest().get(path)
        assert (answer.status_code, answer.json()) == (404, {"code": "no_room"})


async def test_no_room_is_opened_while_the_server_goes_away() -> None:
    async with house() as home:
        guest = home.guest()
        home.hub.farewell()
        answer = await guest.post("/api/rooms", {"name": "Ada", "options": {}})
        assert (answer.status_code, answer.json()["code"]) == (503, "restart")


async def test_the_record_of_a_game_is_shown_only_when_it_is_over() -> None:
    async with house() as home:
        room, wires = await seated(home)
        answer = await home.guests[0].get(f"/api/rooms/{room}/record")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_record")
        await wires[0].done({"t": "end"})
        answer = await home.guests[0].get(f"/api/rooms/{room}/record")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
