"""A bot that sits down by link: `python3 examples/bot.py http://localhost:8000/r/ROOM [NAME]`."""

import asyncio
import sys
from contextlib import suppress

from boomtown.protocol import commands, messages
from boomtown.remote.player import Player, Refusal
from boomtown.rules import moves as rules
from boomtown.rules.notation import parse_move

LIKED = {rules.ClaimPlan: 4, rules.BuildPool: 3, rules.CrossPark: 3, rules.Improve: 2}


def liking(text: str, table: messages.Table, houses: list[int]) -> float:
    """Say how gladly a move is made: a number where it belongs in its street, gifts always."""
    move = parse_move(text)
    if not isinstance(move, rules.Write):
        return LIKED.get(type(move), 0 if isinstance(move, rules.Confirm) else -1)
    number = table.cards.offers[move.offer].number + (move.shift or 0)
    return 1 - abs(number / 16 - (move.spot.plot + 0.5) / houses[move.spot.street])


async def take_turn(player: Player, table: messages.Table, houses: list[int]) -> None:
    """Make the best liked move of all that the server allows, until the turn is confirmed."""
    moves: list[str] = []
    while "confirm" not in moves:
        legal = (await player.draft(table.round, moves)).legal
        moves.append(max(legal, key=lambda move: liking(move, table, houses)))
    await player.insist(commands.Confirm, round=table.round, moves=moves)


async def play(link: str, name: str = "Example") -> list[int]:
    """Sit down, play to the end, and return everybody’s points."""
    async with Player(*link.split("/r/")) as player:
        await player.do(commands.Join, name=name)
        async for told in player.news():
            if isinstance(told, messages.Room) and told.layout:
                houses = [street.houses for street in told.layout.streets]
            elif isinstance(told, messages.Table) and told.sent is None:
                with suppress(Refusal):  # the round may have closed without us
                    await take_turn(player, told, houses)
            elif isinstance(told, messages.Ended):
                return [score.total for score in told.scores]
    return []


if __name__ == "__main__":
    print(*asyncio.run(play(*sys.argv[1:])))
