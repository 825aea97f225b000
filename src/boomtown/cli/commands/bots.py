"""`boomtown bots`: who there is to play against, and who could not be taken onto the list."""

import argparse

from boomtown.bots import Bot, left_out, roster
from boomtown.cli.commands import Command
from boomtown.cli.sheets import add_json
from boomtown.cli.terminal import say, say_json


def _run(args: argparse.Namespace) -> int:
    if args.json:
        say_json(
            {
                "bots": [
                    {"name": bot.name, "level": bot.level, "thinks": bot.thinks}
                    for bot in roster().values()
                ],
                "left_out": [one._asdict() for one in left_out()],
            }
        )
        return 0
    say(_line(bot) for bot in roster().values())
    say(f"{one.name}: left out, {one.why}" for one in left_out())
    return 0


def _line(bot: Bot) -> str:
    return f"{bot.level}  {bot.name:<12}  {bot.thinks}".rstrip()


BOTS = Command(
    "bots",
    "list the bots, the weakest first",
    "boomtown bots",
    add_json,
    _run,
)
