"""The few questions before a game that was started without options; Enter takes the usual."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from boomtown import editions
from boomtown.bots import USUAL, roster
from boomtown.cli.bots import bots_for
from boomtown.cli.options import Chosen, resolved
from boomtown.cli.terminal import Terminal
from boomtown.cli.words import say
from boomtown.cli.words.terms import terms_of
from boomtown.rules.edition import Edition
from boomtown.rules.modes import MODES
from boomtown.rules.settings import Settings

MOST_BOTS = 9


class NoGame(Exception):  # noqa: N818 - reads as what it says
    """The person does not want to play after all."""


def interview(screen: Terminal) -> tuple[Chosen, tuple[str, ...]]:
    """Ask what is to be played, and return it with the bots."""
    screen.clear()
    screen.say([say("interview", "welcome"), ""])
    names = editions.names()
    edition = editions.edition(_one_of(screen, "edition", names, names))
    settings = Settings(edition.name, _mode(screen, edition), _sheet(screen, edition))
    advanced = _yes(screen, "advanced")
    roundabouts = _yes(screen, "roundabouts")
    settings = replace(settings, advanced=advanced, roundabouts=roundabouts)
    mode = MODES[settings.mode]
    bots: tuple[str, ...] = ()
    if mode.opponents:
        settings = replace(settings, opponent=_opponent(screen, edition))
    if mode.seats[1] != 1:
        bots = _bots(screen, fewest=mode.seats[0] - 1)
    return resolved(replace(settings, seats=1 + len(bots)), edition), bots


def _mode(screen: Terminal, edition: Edition) -> str:
    labels = [terms_of(edition)[f"mode_{mode}"] for mode in edition.modes]
    return _one_of(screen, "mode", edition.modes, labels)


def _sheet(screen: Terminal, edition: Edition) -> str:
    names = [layout.name for layout in edition.layouts]
    marks = ["" if layout.status != "reconstructed" else " °" for layout in edition.layouts]
    labels = [f"{name}{mark}" for name, mark in zip(names, marks, strict=True)]
    return names[0] if len(names) == 1 else _one_of(screen, "sheet", names, labels)


def _opponent(screen: Terminal, edition: Edition) -> int:
    labels = [f"{opponent.level}) {opponent.name}" for opponent in edition.opponents]
    answers = {str(opponent.level): str(opponent.level) for opponent in edition.opponents}
    screen.say([say("interview", "ours")])
    usual = "1" if "1" in answers else next(iter(answers))
    return int(_chosen(screen, "opponent", "   ".join(labels), answers, usual))


def _bots(screen: Terminal, *, fewest: int) -> tuple[str, ...]:
    answers = {str(count): str(count) for count in range(fewest, MOST_BOTS + 1)}
    count = int(_chosen(screen, "bots", f"{fewest} to {MOST_BOTS}", answers, "1"))
    if count == 0:
        return ()
    names = tuple(roster())
    kind = _one_of(screen, "kind", names, names, usual=names.index(USUAL))
    return bots_for((kind,) * count, count)


def _yes(screen: Terminal, question: str) -> bool:
    answers = {"y": "y", "yes": "y", "1": "y", "n": "n", "no": "n", "0": "n"}
    return _chosen(screen, question, "y or n", answers, "n") == "y"


def _one_of(
    screen: Terminal, question: str, values: Sequence[str], labels: Sequence[str], usual: int = 0
) -> str:
    """Ask for one of a few things by number or by name."""
    numbered = {str(key): value for key, value in enumerate(values, 1)}
    choices = "   ".join(f"{key}) {label}" for key, label in enumerate(labels, 1))
    answers = {**numbered, **{value: value for value in values}}
    return _chosen(screen, question, choices, answers, str(usual + 1))


def _chosen(
    screen: Terminal, question: str, choices: str, answers: Mapping[str, str], default: str
) -> str:
    """Ask until something is typed that means an answer."""
    while True:
        screen.say([say("interview", question, choices=choices)])
        typed = screen.ask(f"[{default}] > ").lower() or default
        if typed in ("q", "quit"):
            raise NoGame
        if typed in answers:
            return answers[typed]
        screen.say([say("interview", "again", answer=typed[:40])])
