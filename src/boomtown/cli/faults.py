"""What is wrong with what somebody gave a command: one line, with the place where it is known."""

from boomtown.rules.reader import NotationError

FAULT = 2  # the exit code of bad input
NEGATIVE = 1  # the exit code of a check whose answer is no


class Fault(Exception):  # noqa: N818 - reads as what it says
    """Bad input; the message is the line that people see."""


def misread(name: str, error: NotationError) -> Fault:
    """Return the fault of a text that is not in the form expected."""
    return Fault(f"{name}: {error}")


def first_line(text: str) -> str:
    """Return the first line of a message that may have more."""
    return text.splitlines()[0] if text else text
