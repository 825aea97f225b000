"""The whole screen of a seat in its turn."""

from dataclasses import dataclass

from boomtown.cli.screen.ink import Ink
from boomtown.cli.screen.rival import rival_lines
from boomtown.cli.screen.sheet import NOTHING, Pens, Pointers, draw_sheet
from boomtown.cli.screen.table import header, offer_lines, plan_lines
from boomtown.cli.words.terms import Terms
from boomtown.cli.words.turns import turn_text
from boomtown.rules.draft import Turn, begin
from boomtown.rules.view import View


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat sees: the view, its draft, and what is to be pointed out.

    While a combination is being chosen, `fitting` names those whose number fits somewhere, and all
    are shown.
    """

    seen: View
    turn: Turn
    terms: Terms
    ink: Ink
    pointers: Pointers = NOTHING
    fitting: frozenset[int] | None = None

    @property
    def pens(self) -> Pens:
        """What drawings of sheets need."""
        return Pens(self.turn.terms.site.layout, self.terms, self.ink)


def draw(scene: Scene) -> list[str]:
    """Return the lines of the screen, from the round down to the combinations."""
    seen, turn, terms, ink = scene.seen, scene.turn, scene.terms, scene.ink
    return [
        *header(seen, terms, ink),
        *plan_lines(seen, turn, terms, ink),
        *rival_lines(seen, turn.sheet, terms, ink),
        *draw_sheet(turn.sheet, scene.pens, scene.pointers),
        *_combinations(scene),
    ]


def _combinations(scene: Scene) -> list[str]:
    """Return the choice that is open, or what the draft has so far."""
    turn = scene.turn
    so_far = turn_text(begin(turn.terms, turn.start), turn.moves, scene.terms)
    done = [f"{scene.ink('This turn:', 'head')} {so_far}"] if turn.moves else []
    if scene.fitting is None:
        return done
    return [*done, *offer_lines(scene.seen, turn, scene.fitting, scene.pens)]
