"""What lies on the table: the round, the plans, the rival, the combinations on offer."""

from boomtown.cli.screen.cards import (
    cards_left,
    goes_on,
    goes_where,
    hides_next,
    next_actions,
    passed_actions,
    rival_of,
)
from boomtown.cli.screen.ink import Ink
from boomtown.cli.screen.layout import flowed, in_columns, wrapped
from boomtown.cli.screen.ours import OURS, PRINTED, ours
from boomtown.cli.words.plans import plan_text, progress_text
from boomtown.cli.words.terms import Terms
from boomtown.rules.draft import Turn
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.view import View


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
        text = plan_text(plan.card, terms) + OURS * (plan.card.requirement_status != PRINTED)
        state = _plan_state(seen, turn, place, terms)
        lines += wrapped(f"{badge} {_values(plan, ink)}  {text}; {state}", " " * 11)
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


def offer_lines(seen: View, turn: Turn, terms: Terms, ink: Ink) -> list[str]:
    """Return the numbered combinations, with what is known of the next ones."""
    cells = []
    following = next_actions(seen.table.seen)
    hand = seen.own.hand
    for index, offer in enumerate(turn.terms.offers):
        key = ink(f" {index + 1})", "key")
        cell = f"{key} {ink(f'{offer.number:>2}', 'number')} {terms.action(offer.action)}"
        if following:
            cell += f"  (next: {terms.action(following[index])})"
        if turn.terms.hand:
            (left,) = (card for at, card in enumerate(hand) if at not in offer.cards)
            cell += f" → {goes_on(seen.table.seen, left, terms)}"
        cells.append(cell)
    lines = in_columns(cells) if hand else cells
    return [*hand_lines(seen, terms, ink), *lines, *_unknown(seen, terms)]


def _unknown(seen: View, terms: Terms) -> list[str]:
    return [f"    {terms['next_actions']}: not known yet"] if hides_next(seen.table.seen) else []


def hand_lines(seen: View, terms: Terms, ink: Ink) -> list[str]:
    """Return the three cards of the hand, both sides."""
    if not seen.own.hand:
        return []
    cards = [
        f"{ink(str(card.number), 'number')} {terms.action(card.action)}" for card in seen.own.hand
    ]
    where = goes_where(seen.table.seen)
    note = f"   (→ {where})" if where else ""
    return [f"{terms['hand'].capitalize()}: {'  ·  '.join(cards)}{note}"]


def passed_text(seen: View, seat: int, terms: Terms) -> str:
    """Return what is known of the card that was passed to a seat."""
    passed = passed_actions(seen.table.seen)
    action = passed[seat] if passed else None
    return f"was passed a {terms.action(action)} card" if action else ""
