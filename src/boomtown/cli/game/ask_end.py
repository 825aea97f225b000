"""The questions at the end of a turn: a card to leave, claims, the confirmation (R6, R11.3)."""

from collections.abc import Sequence
from dataclasses import replace

from boomtown.cli.game.ask import Table, text
from boomtown.cli.game.ask_action import NO
from boomtown.cli.game.draft import CLAIM, RESHUFFLE, Choice, Question
from boomtown.cli.screen.cards import goes_where
from boomtown.rules.actions import ACTION_RULES
from boomtown.rules.moves import ActionMove, AskReshuffle, ClaimPlan, Confirm, LeaveCard, Write

FEW = 9


def ask_card(table: Table) -> Question | None:
    """After a refusal, ask which card of the hand goes on."""
    moves = [move for move in table.options if isinstance(move, LeaveCard)]
    if not moves:
        return None
    hand = table.seen.own.hand
    choices = tuple(
        Choice(str(move.card + 1), table.terms.card(hand[move.card]), move) for move in moves
    )
    return Question(text("card", where=goes_where(table.seen.table.seen)), choices)


def ask_claim(table: Table) -> Question | None:
    """Ask for claims: the plan first where the ways are many."""
    moves = [move for move in table.options if isinstance(move, ClaimPlan)]
    if not moves or CLAIM in table.picked.skipped:
        return None
    if table.picked.plan is not None:
        moves = [move for move in moves if move.plan == table.picked.plan]
    plans = list(dict.fromkeys(move.plan for move in moves))
    no = Choice(NO, text("not_now"), table.picked.skipping(CLAIM))
    if len(moves) > FEW and len(plans) > 1:
        picks = [
            Choice(str(plan + 1), _claim(table, plan), replace(table.picked, plan=plan))
            for plan in plans
        ]
        return Question(text("claim"), (*picks, no))
    more = len(moves) - FEW
    question = text("claim_more", n=more, plan=plans[0] + 1) if more > 0 else text("claim")
    return Question(question, (*_ways(table, moves[:FEW]), no), default="1")


def _ways(table: Table, moves: Sequence[ClaimPlan]) -> list[Choice]:
    choices = []
    for key, move in enumerate(moves, 1):
        houses = " ".join(map(str, move.marks))
        label = _claim(table, move.plan) + (f": {houses}" if houses else "")
        choices.append(Choice(str(key), label, move))
    return choices


def _claim(table: Table, plan: int) -> str:
    points = table.turn.terms.plans[plan].value
    return text("claim_plan", plan=table.terms.plan(plan + 1), points=points)


def ask_reshuffle(table: Table) -> Question | None:
    """Ask whether a reshuffle is wanted with the claim."""
    moves = [move for move in table.options if isinstance(move, AskReshuffle)]
    if not moves or RESHUFFLE in table.picked.skipped:
        return None
    no = Choice(NO, text("no"), table.picked.skipping(RESHUFFLE))
    return Question(text("reshuffle"), (Choice("1", text("yes"), moves[0]), no), default=NO)


def ask_confirm(table: Table) -> Question | None:
    """Ask for the confirmation; say so if the action found no place."""
    confirm = Confirm()
    if confirm not in table.options:
        return None
    return Question(
        _lost_pool(table) + _lost_action(table) + text("confirm"),
        (Choice("done", "", confirm),),
        default="done",
    )


def _lost_action(table: Table) -> str:
    turn = table.turn
    offer = turn.offer
    follows = offer is not None and offer.action in ACTION_RULES
    if not follows or turn.acted or turn.claims or offer is None:
        return ""
    if any(isinstance(move, ActionMove) for move in table.options):
        return ""
    return text("no_target", action=table.terms.action(offer.action))


def _lost_pool(table: Table) -> str:
    """Say so if this turn's number took a planned pool's place (R5.4)."""
    turn = table.turn
    if not isinstance(turn.choice, Write):
        return ""
    spot = turn.choice.spot
    house = turn.sheet.house(spot)
    planned = turn.terms.site.layout.has_pool(spot.street, spot.plot)
    lost = planned and house is not None and not house.pool
    return text("lost_pool", place=str(spot)) if lost else ""
