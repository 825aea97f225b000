"""A bot's turn for a seat, whatever happens: others wait for it."""

import asyncio
from logging import ERROR, INFO, WARNING

from boomtown.app.ports import BotRunner
from boomtown.app.told import Thinking
from boomtown.bots.question import Answer, Question
from boomtown.bots.random_bot import choose as at_random
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.server.logs import log, log_failure
from boomtown.server.metrics import Metrics

CHANCE = "random"
# What passes by itself, and was told when it began.
EXPECTED = ("cold", "resting")


async def thought(
    thinking: Thinking, room: str, bots: BotRunner, metrics: Metrics
) -> tuple[Move, ...]:
    """Return a turn; where no bot at all can decide it, chance does."""
    try:
        answer = await bots.think(Question(thinking.bot, thinking.seen, thinking.seed, room))
    except Exception:
        metrics.failures += 1
        log_failure("bot_failed", bot=thinking.bot)
        stream = Stream(thinking.seed)
        moves = await asyncio.to_thread(at_random, thinking.seen, stream)
        answer = Answer(moves, CHANCE)
    _note(thinking, answer, metrics)
    return answer.moves


def _note(thinking: Thinking, answer: Answer, metrics: Metrics) -> None:
    """Count who decided, and say why it was another one than was asked."""
    metrics.thinkers[answer.bot] += 1
    if answer.why is None:
        return
    metrics.stand_ins[answer.why] += 1
    if answer.trace:
        metrics.failures += 1
        log("bot_failed", ERROR, bot=thinking.bot, trace=answer.trace)
    level = INFO if answer.why in EXPECTED else WARNING
    log("bot_stood_in", level, bot=thinking.bot, by=answer.bot, why=answer.why)
