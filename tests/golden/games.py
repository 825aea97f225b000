"""Which golden games there are, and how a missing one comes to be."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from boomtown.bots.apprentice import choose as apprentice
from boomtown.editions import edition, names
from boomtown.rules.commitment import Deal, promised
from boomtown.rules.game import Game, new_game, submit, turn_of
from boomtown.rules.modes import MODES
from boomtown.rules.moves import AskReshuffle, Move
from boomtown.rules.record import Record, record_of
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.turn import legal, play_all
from boomtown.rules.view import random_turn, view

FOLDER = Path(__file__).parent / "games"
NONCE = "00112233445566778899aabbccddeeff"
SEATS = 2


def combinations() -> Iterator[Settings]:
    """Yield every edition × mode × sheet × the two switches of R1.1."""
    for name in names():
        box = edition(name)
        for mode in box.modes:
            seats = min(SEATS, MODES[mode].seats[1] or SEATS)
            for layout in box.layouts:
                for advanced in (False, True):
                    for roundabouts in (False, True):
                        yield Settings(
                            edition=name,
                            mode=mode,
                            sheet=layout.name,
                            advanced=advanced,
                            roundabouts=roundabouts,
                            seats=seats,
                        )


def path_of(settings: Settings) -> Path:
    """Return where the golden game of a combination stands."""
    parts = [settings.edition, settings.mode, settings.sheet]
    parts += ["advanced"] * settings.advanced + ["roundabouts"] * settings.roundabouts
    return FOLDER / ("-".join(parts) + ".game")


def played(settings: Settings, seed: int) -> Record:
    """Play a new game: mostly well, with some random turns, fewer from one game to the next.

    Half of the games have a seed that was promised, half one that was known.
    """
    box = edition(settings.edition)
    level = seed % len(box.opponents) if MODES[settings.mode].opponents else None
    settings = replace(settings, opponent=level)
    deal = promised(seed, NONCE) if seed % 2 else Deal(seed)
    game, rounds = new_game(ruleset(settings, box), seed).game, []
    while not game.ended:
        decisions = tuple(_turn(game, seat, seed) for seat in range(game.seats))
        for seat, moves in enumerate(decisions):
            game = submit(game, seat, moves).game
        rounds.append(decisions)
    return replace(record_of(settings, box, deal), rounds=tuple(rounds))


def _turn(game: Game, seat: int, seed: int) -> tuple[Move, ...]:
    rng = Stream(seed, seat, game.round)
    if rng.below(3 * seed) == 0:
        return random_turn(turn_of(game, seat), rng).moves
    *moves, confirm = apprentice(view(game, seat), rng)
    if AskReshuffle() in legal(play_all(turn_of(game, seat), moves)):
        moves.append(AskReshuffle())
    return (*moves, confirm)
