"""Playing a match at the terminal from its current round to the end, saving on the way."""

from contextlib import suppress
from dataclasses import dataclass, field

from boomtown.cli.faults import FAULT, Fault
from boomtown.cli.game.account import account, news
from boomtown.cli.game.draft import Choice, Draft, Picked, Question
from boomtown.cli.game.match import PERSON, Match, played
from boomtown.cli.game.menu import next_question
from boomtown.cli.game.pages import final_scores, final_sheet, opening
from boomtown.cli.game.replies import Asked, Leave, reply
from boomtown.cli.game.saving import save, saved_text
from boomtown.cli.screen.ink import Ink, width
from boomtown.cli.screen.layout import COLUMNS, in_columns, wrapped
from boomtown.cli.screen.scene import Scene, draw
from boomtown.cli.terminal import InputEnded, Terminal, complain
from boomtown.cli.words import say
from boomtown.cli.words.terms import terms_of
from boomtown.rules.game import turn_of
from boomtown.rules.moves import BuildRoundabout, Move, Write
from boomtown.rules.turn import IllegalMove, legal


@dataclass(slots=True)
class Session:
    """The match as it stands, the turn in progress, and what is still to be said.

    `more` are the options that going on with the saved game needs beside its file.
    """

    terminal: Terminal
    name: str
    match: Match
    moves: tuple[Move, ...] = ()
    lines: list[str] = field(default_factory=list)
    unsaved: str = ""
    more: str = ""

    def run(self) -> int:
        """Play until the end or until somebody leaves; return the exit code."""
        try:
            self._play()
        except Leave:
            return self._left()
        except (InputEnded, KeyboardInterrupt) as stop:
            ended = isinstance(stop, InputEnded)
            complain(say("game", "input_ended" if ended else "interrupted"))
            self._left()
            return FAULT
        self._finish()
        return 0

    def _play(self) -> None:
        if not self.match.record.rounds:
            self.lines += opening(self.match)
        self.lines += news(self.match)
        while not self.match.game.ended:
            draft = self._begin()
            while not draft.turn.confirmed:
                draft = self._step(draft)
                self.moves = draft.moves
                self._save()
            self.match, closed = played(self.match, draft.moves)
            self.moves = ()
            self._save()
            self.lines = account(self.match, closed)

    def _begin(self) -> Draft:
        """Open the turn, with the moves that a saved game had in it."""
        fresh = Draft(turn_of(self.match.game, PERSON))
        try:
            draft = fresh.after(*self.moves)
        except IllegalMove:
            self.lines.append(say("game", "not_possible"))
            return fresh
        return fresh if draft.turn.confirmed else draft

    def _step(self, draft: Draft) -> Draft:
        """Show the screen, ask, and return the draft after the answer."""
        question = next_question(self.match.seen, draft, terms_of(self.match.edition))
        self._show(draft, question)
        asked = Asked(self.match, draft, question, self.terminal.ink)
        answer = reply(asked, self.terminal.ask("> "))
        self.lines = list(answer.lines)
        if answer.page:
            self.terminal.page(list(answer.page), say("game", "go_on") + " ")
        return answer.draft

    def _show(self, draft: Draft, question: Question) -> None:
        ink = self.terminal.ink
        terms = terms_of(self.match.edition)
        scene = Scene(self.match.seen, draft.turn, terms, ink, question.pointers, _fitting(draft))
        lines = [*draw(scene), *(ink(line, "good") for line in self._messages())]
        lines += _asking(question, ink)
        keys = _keys(draft, self.match.game.seats, ink)
        if self.terminal.fits(len(lines) + len(keys)):
            lines += keys
        self.terminal.clear()
        self.terminal.say(lines)

    def _messages(self) -> list[str]:
        return [part for line in self.lines for part in wrapped(line, "  ")]

    def _save(self) -> None:
        """Save; a folder that cannot be written to must not stop the game."""
        try:
            save(self.name, self.match, self.moves)
            self.unsaved = ""
        except Fault as fault:
            if not self.unsaved:
                self.lines.append(say("game", "saving_fails", problem=str(fault)))
            self.unsaved = str(fault)

    def _left(self) -> int:
        self._save()
        if self.unsaved:
            complain(say("game", "not_saved", problem=self.unsaved))
            self.terminal.say([saved_text(self.match, self.moves)])
            return FAULT
        self.terminal.say([say("game", "saved", name=self.name, more=self.more)])
        return 0

    def _finish(self) -> None:
        """Show the sheet and the scores, on two screens if one has no room for both."""
        sheet = [*self.lines, "", *final_sheet(self.match, self.terminal.ink), ""]
        scores = [*final_scores(self.match, self.terminal.ink), *self._kept()]
        if self.terminal.fits(len(sheet) + len(scores)):
            scores = [*sheet, *scores]
        else:
            self._wait(sheet)
        self.terminal.clear()
        self.terminal.say(scores)

    def _wait(self, lines: list[str]) -> None:
        """Show a page; that nobody turns it any more is no fault once the game is over."""
        with suppress(InputEnded):
            self.terminal.page(lines, say("game", "go_on") + " ")

    def _kept(self) -> list[str]:
        if self.unsaved:
            return [say("game", "not_saved", problem=self.unsaved), saved_text(self.match)]
        return [say("game", "recorded", name=self.name)]


def _fitting(draft: Draft) -> frozenset[int] | None:
    """Return the combinations whose number fits, while one is to be chosen."""
    turn = draft.turn
    if turn.choice is not None or draft.picked != Picked():
        return None
    return frozenset(move.offer for move in legal(turn) if isinstance(move, Write))


def _asking(question: Question, ink: Ink) -> list[str]:
    """Return the choices that are not in the picture, and the question."""
    labelled = [
        f"{ink(f' {_key(choice, question)})', 'key')} {choice.label}"
        for choice in question.choices
        if choice.label
    ]
    asked = ink(question.text, "head")
    in_one_line = " ".join([asked, *labelled])
    if width(in_one_line) <= COLUMNS:
        return [in_one_line]
    return [*in_columns(labelled, 3), *wrapped(asked, "  ")]


def _key(choice: Choice, question: Question) -> str:
    return say("game", "enter") if choice.key == question.default else choice.key


def _keys(draft: Draft, seats: int, ink: Ink) -> list[str]:
    """Return the keys that can be of use."""
    may_build = any(isinstance(move, BuildRoundabout) for move in legal(draft.turn))
    hidden = {"r": not may_build, "n": seats == 1}
    keys = say("game", "keys").split("  ")
    return [ink("  ".join(key for key in keys if not hidden.get(key.split()[0])), "faint")]
