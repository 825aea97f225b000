"""Finished games by their address: who may look, what is answered, what may be kept for ever."""

import asyncio
import gzip
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from boomtown.app.options import Options
from boomtown.protocol.games import Game, GameRounds, GameSheets, Proof, Towns
from boomtown.protocol.replays import PAGE
from boomtown.rules.commitment import promised
from boomtown.rules.record import format_record
from boomtown.rules.record_reader import parse_record
from boomtown.rules.rng import Stream
from boomtown.server.limits import limits_of
from boomtown.storage.memory import MemoryStore
from tests.app.table import NOW, play_round, started
from tests.server.finished import EXPERT, ROOM, ended, golden, keeping, paths, sits
from tests.server.house import house, seated

FOREVER = "max-age=31536000, immutable"
BODY = {"round": 1, "seat": 0, "name": "Ada"}


def of(answer: Any, kind: type[Any]) -> Any:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=kind)


async def test_a_finished_game_tells_who_played_and_how_it_ended() -> None:
    async with house(await keeping(golden())) as home:
        page = of(await home.guest().get(f"/api/games/{ROOM}"), Game)
        assert (page.rounds, page.count, page.reasons) == (29, 2, ["refusals"])
        assert [one.name for one in page.room.seats] == ["Ada", "Bruno"]
        assert [(one.seat, one.total, one.place) for one in page.scores] == [(0, 83, 1), (1, 66, 2)]
        assert (page.seed, page.room.known_seed, page.room.you) == ("60", True, None)
        assert page.what_if
        assert page.room.layout is not None


async def test_the_rounds_and_sheets_of_a_game_are_kept_for_ever() -> None:
    async with house(await keeping(golden())) as home:
        guest = home.guest()
        page = (await guest.get(f"/api/games/{ROOM}")).json()
        table, sheets = [await guest.get(path) for path in paths(page)]
        assert len(of(table, GameRounds).rounds) == page["rounds"]
        assert [len(one.sheets) for one in of(sheets, GameSheets).seats] == [page["rounds"]] * 2
        for answer in (table, sheets):
            assert answer.headers["cache-control"] == f"public, {FOREVER}"
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "Accept-Encoding"


async def test_a_browser_that_unpacks_nothing_gets_it_unpacked() -> None:
    async with house(await keeping(golden())) as home:
        guest = home.guest()
        page = (await guest.get(f"/api/games/{ROOM}")).json()
        packed, plain = [
            await guest.get(page["table"], accept_encoding=how) for how in ("gzip", "")
        ]
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content


async def test_a_game_in_a_form_of_yesterday_is_not_kept() -> None:
    async with house(await keeping(golden())) as home:
        guest = home.guest()
        await guest.get("/")
        answer = await guest.get(f"/api/games/{ROOM}/rounds/0123abcd")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"


async def test_a_game_of_four_takes_less_than_60_kilobytes() -> None:
    async with house() as home:
        room, wires = await ended(home, 2, 4, advanced=True, roundabouts=True)
        del wires
        guest = home.guests[0]
        page = (await guest.get(f"/api/games/{room}")).json()
        packed = [gzip.compress((await guest.get(path)).content) for path in paths(page)]
        a_round = sum(map(len, packed)) / page["rounds"]
        assert 31 * a_round < 60_000


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("status", ["lobby", "running", "paused"])
async def test_a_game_that_goes_on_tells_nothing_to_anybody(status: str) -> None:
    async with house() as home:
        room, wires = await seated(home, 2, start=status != "lobby")
        if status == "paused":
            await wires[0].done({"t": "pause", "paused": True})
        for guest in (*home.guests, home.guest("10.0.0.9")):
            for path in ("", "/rounds/0", "/sheets/0/0", "/proof"):
                answer = await guest.get(f"/api/games/{room}{path}")
                assert (answer.status_code, answer.json()) == (409, {"code": "game_not_over"})
            answer = await guest.post(f"/api/games/{room}/what-if", BODY)
            assert answer.json() == {"code": "game_not_over"}
            assert (await guest.get(f"/api/rooms/{room}/record")).json() == {"code": "no_record"}
        assert (await home.guests[0].get("/api/games")).json() == {"games": []}


@pytest.mark.parametrize("path", ["", "/rounds/0", "/sheets/0/0", "/proof"])
async def test_a_game_that_never_was_is_not_found(path: str) -> None:
    async with house() as home:
        answer = await home.guest().get(f"/api/games/nowhere{path}")
        assert (answer.status_code, answer.json()) == (404, {"code": "no_room"})


async def test_a_game_without_spectators_is_for_those_who_sat_there() -> None:
    store = await keeping(golden(spectators=False))
    async with house(store) as home:
        ada, stranger = home.guest(), home.guest("10.0.0.2")
        await sits(ada, store)
        page = (await ada.get(f"/api/games/{ROOM}")).json()
        for path in (f"/api/games/{ROOM}", f"/api/games/{ROOM}/proof", *paths(page)):
            assert (await ada.get(path)).status_code == 200
            answer = await stranger.get(path)
            assert (answer.status_code, answer.json()) == (403, {"code": "no_spectators"})
        kept = (await ada.get(page["table"])).headers["cache-control"]
        assert kept == f"private, {FOREVER}"
        record = f"/api/rooms/{ROOM}/record"
        assert (await ada.get(record)).status_code == 200
        assert (await stranger.get(record)).json() == {"code": "no_spectators"}
        answer = await stranger.post(f"/api/games/{ROOM}/what-if", BODY)
        assert answer.json() == {"code": "no_spectators"}


async def test_a_game_ended_by_its_host_has_the_rounds_that_were_closed() -> None:
    async with house() as home:
        room, wires = await seated(home, 2)
        for number in (1, 2):
            await asyncio.gather(*(wire.table(number) for wire in wires))
            await asyncio.gather(*(wire.play(number, seat) for seat, wire in enumerate(wires)))
        await wires[0].table(3)
        open_turn = await wires[1].play(3)
        await wires[0].done({"t": "end"})
        guest = home.guests[0]
        page = of(await guest.get(f"/api/games/{room}"), Game)
        sheets = of(await guest.get(f"{page.sheets}/0"), GameSheets)
        assert (page.rounds, page.reasons) == (2, ["host"])
        assert [len(one.turns) for one in sheets.seats] == [2, 2]
        assert open_turn not in sheets.seats[1].turns
        final = wires[0].last("ended")
        assert [one.total for one in page.scores] == [one["total"] for one in final["scores"]]
        last = [msgspec.json.decode(msgspec.json.encode(one.sheets[-1])) for one in sheets.seats]
        assert last == [final["sheets"][str(seat)] for seat in (0, 1)]


async def test_a_game_ended_before_its_first_round_is_empty() -> None:
    async with house() as home:
        room, wires = await seated(home, 1)
        await wires[0].done({"t": "end"})
        page = of(await home.guests[0].get(f"/api/games/{room}"), Game)
        assert (page.rounds, page.what_if) == (0, False)
        table = of(await home.guests[0].get(page.table), GameRounds)
        assert (table.rounds, table.signs) == ([], [])


async def test_hands_of_expert_players_are_with_their_seats() -> None:
    async with house(await keeping(golden(EXPERT))) as home:
        guest = home.guest()
        page = of(await guest.get(f"/api/games/{ROOM}"), Game)
        table = of(await guest.get(page.table), GameRounds)
        sheets = of(await guest.get(f"{page.sheets}/0"), GameSheets)
        assert all(one.cards.hand == [] for one in table.rounds)
        hands = [[len(cards.hand) for cards in seat.cards] for seat in sheets.seats]
        assert hands == [[3] * page.rounds] * 2
        assert sheets.seats[0].cards[0].hand != sheets.seats[1].cards[0].hand


async def test_a_seat_knows_itself_in_its_game() -> None:
    store = await keeping(golden())
    async with house(store) as home:
        guest = home.guest()
        await sits(guest, store, 1)
        assert of(await guest.get(f"/api/games/{ROOM}"), Game).room.you == 1
        (town,) = of(await guest.get("/api/games"), Towns).games
        assert (town.game, town.seat, town.rounds, town.names) == (ROOM, 1, 29, ["Ada", "Bruno"])
        assert of(await home.guest("10.0.0.2").get("/api/games"), Towns).games == []


async def test_ones_games_come_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.server.games.LISTED", 2)
    games = [golden(room=f"game{number}") for number in range(5)]
    rooms = [replace(one, room=replace(one.room, changed=NOW + at)) for at, one in enumerate(games)]
    store = await keeping(*rooms)
    async with house(store) as home:
        guest, found, following = home.guest(), list[str](), 0
        for number in range(5):
            await sits(guest, store, 0, f"game{number}")
        for _ in range(3):
            page = of(await guest.get(f"/api/games?before={following}"), Towns)
            found += [one.game for one in page.games]
            following = page.next
        assert found == ["game4", "game3", "game2", "game1", "game0"]
        assert following == 0


@pytest.mark.slow
async def test_a_crowd_is_told_page_by_page() -> None:
    made, rng = started(Options(seats=0, tempo="round", seconds=300), 1, 103), Stream(3)
    for _ in range(3):
        play_round(made, rng)
    made.send(0, {"t": "end"})
    store = MemoryStore()
    await store.save(made.writes)
    async with house(store) as home:
        guest = home.guest()
        page = of(await guest.get("/api/games/room"), Game)
        assert (page.count, page.page, page.rounds, page.what_if) == (104, PAGE, 3, False)
        named = {one.seat for one in page.room.seats}
        assert set(range(PAGE)) <= named
        assert {one.seat for one in page.scores} <= named
        assert len(named) < 40
        later = of(await guest.get("/api/games/room?first=96"), Game)
        assert set(range(96, 104)) <= {one.seat for one in later.room.seats}
        last = of(await guest.get(f"{page.sheets}/8"), GameSheets)
        assert [one.seat for one in last.seats] == list(range(96, 104))
        for one in last.seats:
            shown = made.send(0, {"t": "look", "seat": one.seat})["sheet"]
            assert msgspec.json.decode(msgspec.json.encode(one.sheets[-1])) == shown
        assert of(await guest.get(f"{page.sheets}/99"), GameSheets).seats == []
        table = of(await guest.get(page.table), GameRounds)
        assert all(len(sign.seats) <= PAGE for sign in table.signs)


async def test_a_drawn_deal_is_proved_by_its_promise() -> None:
    async with house() as home:
        room, wires = await ended(home, 2)
        told = wires[0].last("room")
        proof = of(await home.guests[0].get(f"/api/games/{room}/proof"), Proof)
        assert (proof.promised, proof.kept, proof.problem) == (True, True, "")
        assert (proof.rounds, proof.turns) == (2, 4)
        assert proof.commitment == told["commitment"]
        assert promised(int(proof.seed), proof.nonce).commitment == proof.commitment


async def test_a_known_deal_has_nothing_to_prove_but_its_turns() -> None:
    async with house(await keeping(golden())) as home:
        proof = of(await home.guest().get(f"/api/games/{ROOM}/proof"), Proof)
        assert (proof.promised, proof.kept, proof.turns, proof.problem) == (False, True, 58, "")


@pytest.mark.rule("R3.6")
async def test_a_turn_that_the_rules_forbid_is_found_out() -> None:
    room = golden()
    decisions = list(room.decisions)
    decisions[9] = replace(decisions[9], moves="write 1 a1, claim 1, confirm")
    async with house(await keeping(replace(room, decisions=tuple(decisions)))) as home:
        guest = home.guest()
        proof = of(await guest.get(f"/api/games/{ROOM}/proof"), Proof)
        assert (proof.round, proof.seat) == (5, 2)
        assert proof.problem
        answer = await guest.get(f"/api/games/{ROOM}")
        assert (answer.status_code, answer.json()["code"]) == (409, "no_replay")


async def test_a_promise_that_was_not_kept_is_found_out() -> None:
    room = golden()
    assert room.game is not None
    record = parse_record(room.game.record)
    deal = replace(promised(60, "0" * 32), commitment="0" * 64)
    broken = replace(room.game, record=format_record(replace(record, deal=deal)))
    async with house(await keeping(replace(room, game=broken))) as home:
        proof = of(await home.guest().get(f"/api/games/{ROOM}/proof"), Proof)
        assert (proof.promised, proof.kept, proof.problem) == (True, False, "")


async def test_a_game_with_other_figures_is_not_shown_but_handed_out() -> None:
    room = golden()
    assert room.game is not None
    other = room.game.record.replace("edition 2018 ", "edition 2018 0", 1)
    async with house(await keeping(replace(room, game=replace(room.game, record=other)))) as home:
        guest = home.guest()
        assert (await guest.get(f"/api/games/{ROOM}")).json()["code"] == "no_replay"
        assert "figures" in of(await guest.get(f"/api/games/{ROOM}/proof"), Proof).problem
        record = await guest.get(f"/api/rooms/{ROOM}/record")
        assert record.status_code == 200
        assert record.text.count("\nround ") == 29


async def test_games_are_asked_for_no_faster_than_anything_else() -> None:
    limits = limits_of("requests=0.001, requests_at_once=3")
    async with house(await keeping(golden()), limits) as home:
        guest = home.guest()
        answers = [(await guest.get(f"/api/games/{ROOM}/proof")).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]


@pytest.mark.parametrize("path", ["/g/plum-fox-7", "/g/plum-fox-7?round=7&seat=2", "/you"])
async def test_addresses_of_games_show_the_page(path: str) -> None:
    async with house() as home:
        answer = await home.guest().get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
