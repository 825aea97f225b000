"""The pages beside the table: score, other sheets, unseen cards, help, the end of the game."""

from importlib.resources import files

from boomtown.cli.game.match import PERSON, Match
from boomtown.cli.screen.ink import Ink
from boomtown.cli.screen.score import explained, ranking, table
from boomtown.cli.screen.sheet import Pens, draw_sheet
from boomtown.cli.screen.standing import standing
from boomtown.cli.screen.table import passed_text
from boomtown.cli.words import say
from boomtown.cli.words.terms import terms_of
from boomtown.rules.cards import Action
from boomtown.rules.scoring import Score
from boomtown.rules.sheet import Sheet

MOST_SHEETS = 8
MOST_SCORES = 8


def help_page() -> list[str]:
    """Return the legend and the commands."""
    text = files("boomtown.cli.words").joinpath("help.txt").read_text(encoding="utf-8")
    return text.splitlines()


def score_page(match: Match, sheet: Sheet, ink: Ink) -> list[str]:
    """Return the score as it would be now, the draft counted."""
    return _scores(match, standing(match.seen, sheet), ink)


def _scores(match: Match, scores: tuple[Score, ...], ink: Ink) -> list[str]:
    """Return the person's score line by line, the others' beside it, and the places."""
    terms = terms_of(match.edition)
    rules = match.game.ruleset
    mine = scores[PERSON]
    lines = [ink(match.names[PERSON], "head"), *explained(mine, rules, terms, ink), ""]
    for rival in scores:
        if rival.seat is None and rival.lines:
            lines += [ink("AAA", "head"), *explained(rival, rules, terms, ink), ""]
    seats = [score for score in scores if score.seat is not None][:MOST_SCORES]
    if len(seats) > 1:
        heads = [say("game", "you"), *(str(seat) for seat in range(2, len(seats) + 1))]
        lines += [*table(seats, heads, terms, ink), ""]
    scored = [score for score in scores if score.lines]
    if len(scored) > 1:
        lines += ranking(scored, match.names, match.seen.table.sheets)
    return lines


def neighbours_page(match: Match, ink: Ink, seat: int | None = None) -> list[str]:
    """Return the other sheets as of the last closed round; `seat` picks one, from 1."""
    terms = terms_of(match.edition)
    seen = match.seen
    others = range(PERSON + 1, match.game.seats)
    if seat is not None:
        others = range(seat - 1, seat) if 1 <= seat <= match.game.seats else range(0)
    if not others:
        return [say("game", "alone")]
    pens = Pens(seen.table.ruleset.site.layout, terms, ink)
    lines: list[str] = []
    for other in others[:MOST_SHEETS]:
        passed = passed_text(seen, other, terms)
        lines.append(ink(match.names[other], "head") + (f", {passed}" if passed else ""))
        lines += [*draw_sheet(seen.table.sheets[other], pens), ""]
    if len(others) > MOST_SHEETS:
        lines.append(say("game", "more_sheets", n=len(others) - MOST_SHEETS))
    return lines


def cards_page(match: Match) -> list[str]:
    """Return how many cards of each number and action nobody has been shown yet."""
    terms = terms_of(match.edition)
    unseen = match.seen.table.seen.unseen()
    numbers = sorted({card.number for card in match.game.ruleset.deck})
    lines = [say("game", "unseen", n=len(unseen)), _row("", [str(n) for n in numbers])]
    for action in Action:
        counts = [sum(c.number == n and c.action is action for c in unseen) for n in numbers]
        lines.append(_row(terms.action(action), [str(n or "·") for n in [*counts, sum(counts)]]))
    sums = [sum(card.number == number for card in unseen) for number in numbers]
    return [*lines, _row("", [str(n) for n in [*sums, len(unseen)]])]


def _row(name: str, figures: list[str]) -> str:
    return f"{name:<18}" + "".join(f"{figure:>3}" for figure in figures)


def final_sheet(match: Match, ink: Ink) -> list[str]:
    """Return the person’s sheet as it stands at the end."""
    seen = match.seen
    pens = Pens(seen.table.ruleset.site.layout, terms_of(match.edition), ink)
    return draw_sheet(seen.table.sheets[PERSON], pens)


def final_scores(match: Match, ink: Ink) -> list[str]:
    """Return the whole score with its places, and where the cards came from."""
    return [*_scores(match, standing(match.seen), ink), *revealed(match)]


def revealed(match: Match) -> list[str]:
    """Return the seed, and the nonce if the cards were promised."""
    deal = match.record.deal
    if deal.known or deal.seed is None:
        return [say("game", "revealed_known", seed=str(deal.seed))]
    seed = say("game", "revealed", seed=str(deal.seed), nonce=deal.nonce or "")
    return [seed, say("game", "promise", commitment=deal.commitment or "")]


def opening(match: Match) -> list[str]:
    """Return the promise about the cards, before the first is seen."""
    deal = match.record.deal
    if deal.commitment is None:
        return [say("game", "opening_known", seed=str(deal.seed))]
    return [say("game", "opening", commitment=deal.commitment[:16])]
