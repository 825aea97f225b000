"""What happened since the last screen: what the other seats did, and the events between."""

from boomtown.cli.game.match import PERSON, Match
from boomtown.cli.screen.layout import wrapped
from boomtown.cli.words import say
from boomtown.cli.words.events import event_texts
from boomtown.cli.words.terms import terms_of
from boomtown.cli.words.turns import turn_text
from boomtown.rules.game import turn_of
from boomtown.rules.replay import PlayedRound

MOST_TOLD = 5


def account(match: Match, played: PlayedRound) -> list[str]:
    """Return a line for each other seat, and one for each event."""
    lines = []
    others = range(PERSON + 1, played.before.seats)
    for seat in others[:MOST_TOLD]:
        lines += wrapped(f"{match.names[seat]}: {seat_text(match, played, seat)}", "  ")
    if len(others) > MOST_TOLD:
        lines.append(say("game", "more_seats", n=len(others) - MOST_TOLD))
    return [*lines, *news(match)]


def seat_text(match: Match, played: PlayedRound, seat: int) -> str:
    """Return a seat’s turn in words, once its round has closed."""
    moves = played.decisions[seat] or ()
    return turn_text(turn_of(played.before, seat), moves, terms_of(match.edition))


def news(match: Match) -> list[str]:
    """Return the events that led to the round as it is."""
    texts = event_texts(match.events, match.game.plans, terms_of(match.edition))
    return [line for text in texts for line in wrapped(text, "  ")]
