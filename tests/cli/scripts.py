"""What a person might type to play a whole game: answers picked from those on the screen."""

from collections.abc import Iterator

from boomtown.bots import USUAL, roster
from boomtown.cli.game.draft import Draft
from boomtown.cli.game.match import PERSON, Match, match_of, played
from boomtown.cli.game.menu import next_question
from boomtown.cli.words.terms import terms_of
from boomtown.editions import edition
from boomtown.rules.commitment import Deal
from boomtown.rules.game import turn_of
from boomtown.rules.notation import format_moves
from boomtown.rules.record import record_of
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings


def options(settings: Settings, seed: int) -> list[str]:
    """Spell settings as options of `boomtown play`."""
    words = ["--edition", settings.edition, "--mode", settings.mode, "--sheet", settings.sheet]
    words += ["--advanced"] * settings.advanced + ["--roundabouts"] * settings.roundabouts
    return [*words, "--seats", str(settings.seats), "--seed", str(seed)]


def new_match(settings: Settings, seed: int) -> Match:
    """Begin the match that these options begin."""
    box = edition(settings.edition)
    bots = (USUAL,) * (settings.seats - 1)
    return match_of(record_of(settings, box, Deal(seed)), box, bots)


def chosen_keys(settings: Settings, seed: int) -> Iterator[str]:
    """Yield the answers of somebody who picks any of the choices at every question."""
    match = new_match(settings, seed)
    rng = Stream(seed, 5)
    while not match.game.ended:
        draft = Draft(turn_of(match.game, PERSON))
        while not draft.turn.confirmed:
            question = next_question(match.seen, draft, terms_of(match.edition))
            choice = rng.choice(question.choices)
            yield "" if choice.key == question.default else choice.key
            draft = draft.chosen(choice)
        match, _ = played(match, draft.moves)


def typed_moves(settings: Settings, seed: int) -> Iterator[str]:
    """Yield a line in notation for each turn, played by a bot."""
    match = new_match(settings, seed)
    while not match.game.ended:
        moves = roster()["apprentice"].choose(match.seen, Stream(seed, match.game.round))
        yield format_moves(moves)
        match, _ = played(match, moves)
