"""What a typed line does to the turn: an answer, a move in notation, or a command."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from boomtown.cli.game.draft import Draft, Picked, Question
from boomtown.cli.game.match import Match
from boomtown.cli.game.menu import next_question
from boomtown.cli.game.pages import cards_page, help_page, neighbours_page, score_page
from boomtown.cli.game.why import at_house, spot_named, verdicts, why
from boomtown.cli.screen.ink import Ink
from boomtown.cli.words import say
from boomtown.cli.words.reasons import explain
from boomtown.cli.words.terms import terms_of
from boomtown.rules.moves import BuildRoundabout
from boomtown.rules.notation import parse_moves
from boomtown.rules.reader import NotationError
from boomtown.rules.turn import IllegalMove, legal


class Leave(Exception):  # noqa: N818 - reads as what it says
    """The person wants to stop here."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The question on the screen and all around it."""

    match: Match
    draft: Draft
    question: Question
    ink: Ink


@dataclass(frozen=True, slots=True)
class Reply:
    """The draft afterwards; lines to show below the screen, or a page to show by itself."""

    draft: Draft
    lines: tuple[str, ...] = ()
    page: tuple[str, ...] = ()


def reply(asked: Asked, line: str) -> Reply:
    """Return what a line does; raises `Leave`."""
    text = line.lower()
    word, _, rest = text.partition(" ")
    if text.startswith("?"):
        return _why(asked, text[1:].strip())
    choice = asked.question.choice(text)
    if choice:
        return _moved(asked, lambda: asked.draft.chosen(choice))
    if rest and asked.question.choice(word):
        return _several(asked, text.split())
    command = COMMANDS.get(word)
    if command and (not rest or word in MAY_SAY_MORE):
        return command(asked, rest)
    if not text:
        return Reply(asked.draft, (say("game", "choose"),))
    return _typed(asked, text)


def _several(asked: Asked, words: list[str]) -> Reply:
    """Take words as one answer after another, up to the first that is none."""
    terms = terms_of(asked.match.edition)
    for word in words:
        choice = asked.question.choice(word)
        if choice is None:
            return reply(asked, word)
        draft = asked.draft.chosen(choice)
        if draft.turn.confirmed:
            return Reply(draft)
        question = next_question(asked.match.seen, draft, terms)
        asked = replace(asked, draft=draft, question=question)
    return Reply(asked.draft)


def _moved(asked: Asked, make: Callable[[], Draft]) -> Reply:
    try:
        return Reply(make())
    except IllegalMove as no:
        sentence = explain(no.reason, terms_of(asked.match.edition))
        return Reply(asked.draft, (sentence,))


def _typed(asked: Asked, text: str) -> Reply:
    """Read a house that is no answer, or moves."""
    draft, terms = asked.draft, terms_of(asked.match.edition)
    spot = spot_named(text)
    if spot:
        moves = at_house(spot, draft.turn, draft.picked)
        lines = verdicts(moves, draft.turn, terms)
        return Reply(draft, tuple(lines) or (say("game", "nothing_there", place=text),))
    if text.isdecimal():
        return Reply(draft, (_no_such_number(asked, int(text[:6])),))
    try:
        moves = list(parse_moves(text))
    except NotationError as error:
        return Reply(draft, (_not_understood(text, error),))
    return _moved(asked, lambda: draft.after(*moves))


def _no_such_number(asked: Asked, number: int) -> str:
    turn = asked.draft.turn
    if turn.choice is None and asked.draft.picked == Picked():
        offers = turn.terms.offers
        if 1 <= number <= len(offers):
            return say("game", "no_place", number=offers[number - 1].number)
    return say("game", "unknown", text=str(number))


def _not_understood(text: str, error: NotationError) -> str:
    if error.column > 1:
        return say("game", "not_a_move", text=text[:40], problem=error.problem)
    return say("game", "unknown", text=text[:40])


def _why(asked: Asked, text: str) -> Reply:
    draft = asked.draft
    lines = why(text, draft.turn, draft.picked, terms_of(asked.match.edition))
    return Reply(draft, tuple(lines))


def _undo(asked: Asked, _: str) -> Reply:
    undone = asked.draft.undone()
    if undone is None:
        return Reply(asked.draft, (say("game", "nothing_to_undo"),))
    return Reply(undone)


def _undo_all(asked: Asked, _: str) -> Reply:
    return Reply(Draft(asked.draft.fresh))


def _roundabout(asked: Asked, rest: str) -> Reply:
    draft = asked.draft
    spot = spot_named(rest)
    if spot:
        return _moved(asked, lambda: draft.after(BuildRoundabout(spot)))
    if rest:
        return Reply(draft, (say("game", "unknown", text=rest[:40]),))
    if any(isinstance(move, BuildRoundabout) for move in legal(draft.turn)):
        return Reply(replace(draft, picked=replace(draft.picked, roundabout=True)))
    no = why("roundabout a1", draft.turn, draft.picked, terms_of(asked.match.edition))
    return Reply(draft, tuple(no))


def _score(asked: Asked, _: str) -> Reply:
    sheet = asked.draft.turn.sheet
    return Reply(asked.draft, page=tuple(score_page(asked.match, sheet, asked.ink)))


def _neighbours(asked: Asked, rest: str) -> Reply:
    seat = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else None
    return Reply(asked.draft, page=tuple(neighbours_page(asked.match, asked.ink, seat)))


def _cards(asked: Asked, _: str) -> Reply:
    return Reply(asked.draft, page=tuple(cards_page(asked.match)))


def _help(asked: Asked, _: str) -> Reply:
    return Reply(asked.draft, page=tuple(help_page()))


def _quit(_asked: Asked, _: str) -> Reply:
    raise Leave


COMMANDS: dict[str, Callable[[Asked, str], Reply]] = {
    "u": _undo,
    "undo": _undo,
    "uu": _undo_all,
    "r": _roundabout,
    "s": _score,
    "score": _score,
    "n": _neighbours,
    "c": _cards,
    "h": _help,
    "help": _help,
    "q": _quit,
    "quit": _quit,
}
MAY_SAY_MORE = ("n", "r")
