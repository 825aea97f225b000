"""What lies on the table: the round, the plans, the rival, the combinations on offer."""

from boomtown.cli.screen.cards import (
    cards_left,
    goes_on,
    hides_next,
    next_actions,
    passed_actions,
    rival_of,
)
from boomtown.cli.screen.ink import Ink, width
from boomtown.cli.screen.layout import COLUMNS, flowed, in_columns, wrapped
from boomtown.cli.screen.ours import OURS, PRINTED, ours
from boomtown.cli.screen.sheet import Pens
from boomtown.cli.words import say
from boomtown.cli.words.plans import plan_text, progress_text, short_plan_text
from boomtown.cli.words.terms import Terms
from boomtown.rules.draft import Turn
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.view import View

PLAN_INDENT = 11
ACTIONS = 2  # of other cards, beside each number of a hand


def header(seen: View, terms: Terms, ink: Ink) -> list[str]:
    """Return the round, what is played, the cards left."""
    settings = seen.table.ruleset.settings
    mode = terms[f"mode_{settings.mode}"]
    head = f"Round {seen.table.round}"
    rest = f" · {mode}, {settings.edition} · {cards_left(seen.table.seen, terms)}"
    return flowed([ink(head, "head") + rest, *ours(seen)], " · ")


def plan_lines(seen: View, turn: Turn, terms: Terms, ink: Ink) -> list[str]:
    """Return each plan: both values, who has it, what it asks, how far the draft is."""
    lines = []
    for place, plan in enumerate(turn.terms.plans):
        badge = ink(f"{terms.plan(place + 1):>3}", "head")
        sign = OURS * (plan.card.requirement_status != PRINTED)
        state = _plan_state(seen, turn, place, terms)
        head = f"{badge} {_values(plan, ink)}  "
        line = f"{head}{plan_text(plan.card, terms)}{sign}; {state}"
        if width(line) > COLUMNS:
            line = f"{head}{short_plan_text(plan.card, terms)}{sign}; {state}"
        lines += wrapped(line, " " * PLAN_INDENT)
    return lines


def _values(plan: PlanInPlay, ink: Ink) -> str:
    """Return both values; the one that still counts stands out."""
    pairs = zip(
        plan.card.values, plan.card.values_status, (not plan.turned, plan.turned), strict=True
    )
    texts = [(f"{value}{OURS * (status != PRINTED)}", now) for value, status, now in pairs]
    now = "/".join(ink(text, "points" if counts else "faint") for text, counts in texts)
    blanks = " " * max(0, 5 - sum(len(text) for text, _ in texts))
    return now + blanks


def _plan_state(seen: View, turn: Turn, place: int, terms: Terms) -> str:
    plan = turn.terms.plans[place]
    points = turn.sheet.plans[place]
    others = [
        str(seat + 1)
        for seat, sheet in enumerate(seen.table.sheets)
        if seat != seen.seat and sheet.plans[place] is not None
    ]
    parts = [terms["plan_turned_side"]] * plan.turned
    if points is not None:
        parts.append(f"{terms['plan_claimed']}: {points}")
    else:
        site = turn.terms.site
        progress = plan.card.requirement.progress(turn.sheet, site)
        met = bool(plan.card.requirement.ways(turn.sheet, site))
        parts.append(terms["plan_met"] if met else progress_text(progress))
    rival = rival_of(seen.table.seen)
    others += ["AAA"] * (rival is not None and rival.plans[place] is not None)
    if others:
        parts.append(f"{terms['plan_claimed']} by {_few(others)}")
    return ", ".join(parts)


def _few(seats: list[str]) -> str:
    return ", ".join(seats) if len(seats) <= 4 else f"{len(seats)} others"


def offer_lines(seen: View, turn: Turn, fitting: frozenset[int], pens: Pens) -> list[str]:
    """Return the numbered combinations, with what is known of the next ones."""
    cells = [
        _offer(seen, turn, index, pens)
        + ("" if index in fitting else pens.ink(f" {say('game', 'fits_nowhere')}", "bad"))
        for index in range(len(turn.terms.offers))
    ]
    lines = in_columns(cells, ACTIONS) if seen.own.hand else cells
    hand = hand_lines(seen, pens.terms, pens.ink)
    return [*hand, *lines, *_unknown(seen, pens.terms)]


def _offer(seen: View, turn: Turn, index: int, pens: Pens) -> str:
    offer = turn.terms.offers[index]
    terms, ink = pens.terms, pens.ink
    key = ink(f" {index + 1})", "key")
    cell = f"{key} {ink(f'{offer.number:>2}', 'number')} {terms.action(offer.action)}"
    following = next_actions(seen.table.seen)
    if following:
        cell += f"  (next: {terms.action(following[index])})"
    if turn.terms.hand:
        (left,) = (card for at, card in enumerate(seen.own.hand) if at not in offer.cards)
        cell += f" → {goes_on(seen.table.seen, left, terms)}"
    return cell


def _unknown(seen: View, terms: Terms) -> list[str]:
    return [f"    {terms['next_actions']}: not known yet"] if hides_next(seen.table.seen) else []


def hand_lines(seen: View, terms: Terms, ink: Ink) -> list[str]:
    """Return the three cards of the hand, both sides."""
    if not seen.own.hand:
        return []
    cards = [
        f"{ink(str(card.number), 'number')} {terms.action(card.action)}" for card in seen.own.hand
    ]
    return [f"{terms['hand'].capitalize()}: {'  ·  '.join(cards)}"]


def passed_text(seen: View, seat: int, terms: Terms) -> str:
    """Return what is known of the card that was passed to a seat."""
    passed = passed_actions(seen.table.seen)
    action = passed[seat] if passed else None
    return f"was passed a {terms.action(action)} card" if action else ""
