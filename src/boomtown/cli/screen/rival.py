"""The opponent without a sheet: its card, its points now, its stack in order (R12.5)."""

from boomtown.cli.screen.cards import rival_of
from boomtown.cli.screen.ink import Ink
from boomtown.cli.screen.layout import COLUMNS, flowed
from boomtown.cli.screen.ours import sign
from boomtown.cli.screen.standing import rival_points
from boomtown.cli.words import say
from boomtown.cli.words.terms import Terms
from boomtown.rules.cards import Action
from boomtown.rules.edition import Opponent
from boomtown.rules.mode import Rival
from boomtown.rules.sheet import Sheet
from boomtown.rules.view import View

INDENT = " "
ROOM = COLUMNS - len(INDENT)
PER_CARD = (
    (Action.LANDSCAPER, "park"),
    (Action.POOL, "pool"),
    (Action.TEMP, "temp"),
    (Action.SURVEYOR, "fence"),
)


def rival_lines(seen: View, draft: Sheet, terms: Terms, ink: Ink) -> list[str]:
    """Return what the opponent has; nothing where there is none."""
    rival = rival_of(seen.table.seen)
    if rival is None:
        return []
    opponent = rival.opponent
    points = ink(str(rival_points(seen, draft)), "points")
    total = say("rival", "total", points=points) if opponent.scores else ""
    plans = ", ".join(terms.plan(plan) for plan in opponent.validates)
    words = {"name": opponent.name, "plans": plans + sign(opponent, "validates"), "total": total}
    head = say("rival", "head", level=opponent.level, n=len(rival.stack), **words)
    card = [INDENT + line for line in flowed(_card(opponent, terms), "  ", ROOM)]
    return [head, *card, *_stack(rival, terms)]


def _card(opponent: Opponent, terms: Terms) -> list[str]:
    """Return the figures of its card."""
    if not opponent.scores:
        boxes = ", ".join(map(str, opponent.temp_places))
        return [say("rival", "places", boxes=boxes, sign=sign(opponent, "temp_places"))]
    parts = [
        say(
            "rival",
            "per_card",
            action=terms.action(action),
            points=getattr(opponent, figure),
            sign=sign(opponent, figure),
        )
        for action, figure in PER_CARD
    ]
    houses, bis = opponent.houses_per_extension, terms.action(Action.BIS)
    mark = sign(opponent, "houses_per_extension")
    parts.append(say("rival", "houses", action=bis, houses=houses, sign=mark))
    mark = sign(opponent, "improved_house")
    parts.append(say("rival", "improved", value=opponent.improved_house, sign=mark))
    return parts


def _stack(rival: Rival, terms: Terms) -> list[str]:
    """Return the end of its stack, cut into estates at every fence card."""
    if not rival.stack:
        return []
    blocks: list[list[str]] = [[]]
    for card in rival.stack:
        if card.action is Action.SURVEYOR:
            blocks.append([])
        else:
            blocks[-1].append(terms.action(card.action))
    words = " | ".join(", ".join(block) for block in blocks)
    return [INDENT + (words if len(words) <= ROOM else "…" + words[1 - ROOM :])]
