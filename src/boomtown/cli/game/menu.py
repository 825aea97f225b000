"""Which question comes next in a turn, made from the legal moves alone (R5.7)."""

from collections.abc import Callable

from boomtown.cli.game.ask import Table
from boomtown.cli.game.ask_action import ask_action
from boomtown.cli.game.ask_end import ask_card, ask_claim, ask_confirm, ask_reshuffle
from boomtown.cli.game.ask_number import ask_change, ask_house, ask_offer, ask_roundabout
from boomtown.cli.game.draft import Draft, Question
from boomtown.cli.words.terms import Terms
from boomtown.rules.turn import legal
from boomtown.rules.view import View

Asker = Callable[[Table], Question | None]

ASKERS: tuple[Asker, ...] = (
    ask_roundabout,
    ask_house,
    ask_change,
    ask_offer,
    ask_action,
    ask_card,
    ask_claim,
    ask_reshuffle,
    ask_confirm,
)


def next_question(seen: View, draft: Draft, terms: Terms) -> Question:
    """Return the first question that has something to choose."""
    turn = draft.turn
    table = Table(seen, turn, draft.picked, legal(turn), terms)
    questions = (ask(table) for ask in ASKERS)
    return next(question for question in questions if question)
