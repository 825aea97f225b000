"""Logs as JSON lines: what happened, where, how often; never a token, a code or a whole address."""

import json
import logging
import sys
from datetime import UTC, datetime

LOGGER = logging.getLogger("boomtown.server")


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record with its facts."""
        at = datetime.fromtimestamp(record.created, UTC)
        line = {
            "at": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        # In ASCII, so that nothing a visitor typed moves a cursor or begins a line.
        return json.dumps(line, default=str)


def log(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Note an event."""
    LOGGER.log(level, event, extra={"facts": facts})


def log_failure(event: str, **facts: object) -> None:
    """Note an error with where it came from."""
    LOGGER.error(event, exc_info=True, extra={"facts": facts})


def short(room: str) -> str:
    """Return enough of a room's id to tell lines apart, too little to walk in."""
    return f"{room[:4]}..."


def begin(level: str) -> None:
    """Write to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    # Of what lies below only trouble: its other lines hold whole addresses of rooms.
    for name, least in ((LOGGER.name, level.upper()), ("uvicorn", "WARNING"), ("asyncio", "ERROR")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
