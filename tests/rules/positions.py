"""Positions for the tests: sheets and cards in notation, turns on them, and their moves as text.

Streets are drawn as in docs/examples.md: `1: 4 . 6 | 7 . . . . . .`, streets not shown are empty,
tracks follow after `;`. Moves, houses and gaps are written as in docs/notation.md.
"""

from functools import cache
from typing import Any

import pytest

from boomtown.editions import edition
from boomtown.rules.cards import Action, Card, Offer, offers_from_hand
from boomtown.rules.draft import Terms, Turn, begin
from boomtown.rules.job import Site
from boomtown.rules.moves import Move, Write
from boomtown.rules.notation import format_move, parse_move, parse_moves, parse_sheet
from boomtown.rules.plan import PlanCard, PlanInPlay, Requirement
from boomtown.rules.reasons import Reason
from boomtown.rules.settings import Ruleset, Settings, ruleset
from boomtown.rules.sheet import Sheet
from boomtown.rules.turn import legal, play_all, why_not

EDITIONS = ("2018", "2023")

both_editions = pytest.mark.parametrize("edition", EDITIONS)

# All three streets full but for c6, where only a 6 fits.
ONE_HOUSE_LEFT = (
    "1: 1 2 3 4 5 6 7 8 9 10 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 2 3 4 5 . 7 8 9 10 11 12"
)


@cache
def rules(name: str = "2018", *switches: str, **choices: Any) -> Ruleset:
    """Resolve settings: an edition, switches such as `refusal=adjusted`, other choices by name."""
    pairs = tuple((switch, value) for switch, _, value in (one.partition("=") for one in switches))
    return ruleset(Settings(edition=name, switches=pairs, **choices), edition(name))


def site(name: str = "2018", *switches: str, **choices: Any) -> Site:
    """Give the site of a game with roundabouts; see `rules`."""
    return rules(name, *switches, **{"roundabouts": True, **choices}).site


CLASSIC = site()
PLAIN = site(roundabouts=False)


def drawn(text: str = "", at: Site = CLASSIC) -> Sheet:
    """Read a sheet of which some streets may be left out."""
    houses, semicolon, tracks = text.partition(";")
    given = {line.strip()[0]: line for line in houses.split("/") if line.strip()}
    streets = (
        given.get(str(n), ". " * printed.houses) for n, printed in enumerate(at.layout.streets, 1)
    )
    return parse_sheet(" / ".join(streets) + semicolon + tracks, at.layout)


def cards(text: str) -> tuple[Card, ...]:
    """Read cards such as `8 surveyor, 3 pool`."""
    pairs = (words.split() for words in text.split(","))
    return tuple(Card(int(number), Action(action)) for number, action in pairs)


def combinations(text: str) -> tuple[Offer, ...]:
    """Read the offers of three stacks, or of fewer."""
    return tuple(Offer(*card, place, place) for place, card in enumerate(cards(text)))


def turn(sheet: str = "", offers: str = "8 surveyor", at: Site = CLASSIC, **terms: Any) -> Turn:
    """Open a turn; plans, hand and reshuffle by name."""
    return begin(Terms(at, combinations(offers), **{"plans": (), **terms}), drawn(sheet, at))


def turn_in_hand(sheet: str, hand: str, at: Site = CLASSIC, **terms: Any) -> Turn:
    """Open a turn with a hand of cards of which one goes on."""
    held = cards(hand)
    known = {"plans": (), "hand": len(held), **terms}
    return begin(Terms(at, offers_from_hand(held), **known), drawn(sheet, at))


def plan(
    requirement: Requirement, values: tuple[int, int] = (8, 4), *, turned: bool = False
) -> PlanInPlay:
    """Put a plan in play."""
    return PlanInPlay(PlanCard(1, requirement, values), turned)


def after(draft: Turn, moves: str) -> Turn:
    """Play moves on."""
    return play_all(draft, parse_moves(moves))


def moves(draft: Turn) -> list[str]:
    """Write all legal moves in their order."""
    return [format_move(move) for move in legal(draft)]


def written(draft: Turn, street: str = "", number: int | None = None) -> list[str]:
    """Write the houses in which a number can be written, of one street or one number only."""
    return [
        str(move.spot)
        for move in legal(draft)
        if isinstance(move, Write)
        and str(move.spot).startswith(street)
        and number in (None, number_of(draft, move))
    ]


def numbers(draft: Turn) -> list[int]:
    """Give the numbers that can be written, each once."""
    return sorted({number_of(draft, move) for move in legal(draft) if isinstance(move, Write)})


def number_of(draft: Turn, move: Write) -> int:
    """Give the number that a move writes."""
    return draft.terms.offers[move.offer].number + (move.shift or 0)


def why(draft: Turn, move: str | Move) -> str:
    """Say why a move cannot be made: code, rule and parameters; nothing if it can."""
    no = why_not(draft, parse_move(move) if isinstance(move, str) else move)
    return spelled(no) if no else ""


def spelled(no: Reason) -> str:
    """Write a reason on one line."""
    return " ".join([no.code, no.rule, *(f"{name}={value}" for name, value in no.params)])
