"""Games for bots: every combination that can be played, every switch, and playing one out."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from boomtown import editions
from boomtown.bots import roster
from boomtown.rules.game import Game, new_game, submit
from boomtown.rules.house_rules import SWITCHES
from boomtown.rules.modes import MODES
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Ruleset, Settings, ruleset
from boomtown.rules.view import views


def combinations() -> Iterator[Settings]:
    """Yield every edition × mode × sheet × advanced plans × roundabouts."""
    for name in editions.names():
        box = editions.edition(name)
        sheets = [layout.name for layout in box.layouts]
        for mode, sheet, advanced, roundabouts in product(
            box.modes, sheets, (False, True), (False, True)
        ):
            yield at_table(Settings(name, mode, sheet, advanced=advanced, roundabouts=roundabouts))


def at_table(settings: Settings) -> Settings:
    """Return the settings with two seats where the mode allows it, else one."""
    _, most = MODES[settings.mode].seats
    return replace(settings, seats=min(2, most or 2))


def switched() -> Iterator[Settings]:
    """Yield a game for each value that a switch does not have anyway, in every mode."""
    for name, switch in product(editions.names(), SWITCHES):
        box = editions.edition(name)
        for value in sorted({*switch.values} - {getattr(box.house_rules, switch.name)}):
            chosen = ((switch.name, value),)
            for mode in box.modes:
                yield at_table(
                    Settings(name, mode, advanced=True, roundabouts=True, switches=chosen)
                )


def label(settings: Settings) -> str:
    """Name a combination in a test's id."""
    words = [settings.edition, settings.mode, settings.sheet]
    words += ["advanced"] * settings.advanced + ["roundabouts"] * settings.roundabouts
    return " ".join([*words, *("=".join(pair) for pair in settings.switches)])


def resolved(settings: Settings) -> Ruleset:
    """Return the ruleset of an edition that comes with the package."""
    return ruleset(settings, editions.edition(settings.edition))


def played(settings: Settings, seed: int, bots: Sequence[str], rounds: int = 99) -> Game:
    """Play a game with these bots in turn; an illegal move raises."""
    game = new_game(resolved(settings), seed).game
    while not game.ended and game.round <= rounds:
        seats = range(game.seats)
        for seat, seen in enumerate(views(game, list(seats))):
            bot = roster()[bots[seat % len(bots)]]
            moves = bot.choose(seen, Stream(seed, game.round, seat))
            game = submit(game, seat, moves).game
    return game
