"""The odds of a seat over the network: for whom, when, and once a round."""

import asyncio

from boomtown.bots.odds.process import OddsHere
from boomtown.bots.odds.values import Odds
from boomtown.bots.workers.lane import GivenUp
from boomtown.rules.view import View
from tests.server.house import House, house, seated


class Counting(OddsHere):
    """Counts what it is asked; gives up as often as it is told to."""

    def __init__(self, gives_up: int = 0) -> None:
        self.asked: list[int | None] = []
        self.gives_up = gives_up

    async def odds(self, seen: View, seed: int, room: str) -> Odds:
        self.asked.append(seen.seat)
        if len(self.asked) <= self.gives_up:
            raise GivenUp("busy")
        return await super().odds(seen, seed, room)


def counting(home: House, gives_up: int = 0) -> Counting:
    """Let a server's odds be counted."""
    odds = Counting(gives_up)
    object.__setattr__(home.hub.parts, "odds", odds)
    return odds


async def test_a_seat_gets_its_odds_once_a_round() -> None:
    async with house() as home:
        odds = counting(home)
        room, wires = await seated(home)
        answers = await asyncio.gather(
            *(home.guests[0].get(f"/api/rooms/{room}/odds") for _ in range(3))
        )
        assert {answer.status_code for answer in answers} == {200}
        first = answers[0].json()
        assert all(answer.json() == first for answer in answers)
        assert (odds.asked, first["round"]) == ([0], 1)
        assert sorted(map(int, first["numbers"])) == list(range(1, 16))
        assert sorted(first["actions"].values())[-1] == 100
        assert [len(row) for row in first["houses"]] == [10, 11, 12]
        await home.guests[1].get(f"/api/rooms/{room}/odds")
        assert odds.asked == [0, 1]
        for wire in wires:
            await wire.play(1)
        await wires[0].table(2)
        assert (await home.guests[0].get(f"/api/rooms/{room}/odds")).json()["round"] == 2
        assert odds.asked == [0, 1, 0]


async def test_odds_are_for_seats_of_running_games_in_rooms_with_aids() -> None:
    async with house() as home:
        room, _ = await seated(home, start=False)
        early = await home.guests[0].get(f"/api/rooms/{room}/odds")
        assert (early.status_code, early.json()["code"]) == (400, "game_not_running")
        stranger = await home.guest().get(f"/api/rooms/{room}/odds")
        assert (stranger.status_code, stranger.json()["code"]) == (403, "not_seated")
        nowhere = await home.guests[0].get("/api/rooms/nowhere/odds")
        assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no_room")
    async with house() as home:
        room, _ = await seated(home, aids=False)
        refused = await home.guests[0].get(f"/api/rooms/{room}/odds")
        assert (refused.status_code, refused.json()["code"]) == (403, "no_aids")


async def test_odds_that_could_not_be_worked_out_may_be_asked_for_again() -> None:
    async with house() as home:
        counting(home, gives_up=1)
        room, _ = await seated(home)
        busy = await home.guests[0].get(f"/api/rooms/{room}/odds")
        assert (busy.status_code, busy.json()["code"]) == (503, "odds_later")
        assert (await home.guests[0].get(f"/api/rooms/{room}/odds")).status_code == 200
