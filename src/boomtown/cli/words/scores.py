"""Where points come from, and what decides a tie, in words (R9.2, R9.3)."""

from boomtown.cli.words import knows, say
from boomtown.cli.words.template import Word
from boomtown.cli.words.terms import Terms, ordinal
from boomtown.rules.score_lines import Because, Figure, ScoreLine
from boomtown.rules.settings import Ruleset
from boomtown.rules.temps import ThresholdTemps

NO_PLACE = "no place"


def line_name(line: ScoreLine, terms: Terms) -> str:
    """Return the head of a score line."""
    return terms[f"score_{line.kind}"]


def line_reasons(line: ScoreLine, ruleset: Ruleset, terms: Terms) -> list[str]:
    """Return where the points of a line come from."""
    notes = [note for note in line.because if not _empty(note)]
    if not notes:
        return [say("because", f"{line.kind}.none")]
    return [because_text(note, ruleset, terms) for note in notes]


def _empty(note: Because) -> bool:
    """A size without estates, and a track without boxes, need no words of their own."""
    figures = dict(note.figures)
    return note.code == "estates.item" and figures["count"] == 0


def because_text(note: Because, ruleset: Ruleset, terms: Terms) -> str:
    """Return the sentence of one reason for points."""
    words: dict[str, Word] = {name: _word(name, figure, terms) for name, figure in note.figures}
    if isinstance(ruleset.temps, ThresholdTemps):
        words["min"] = ruleset.temps.minimum
    ranked = note.code.startswith("temps.") and words.get("place") == NO_PLACE
    code = "temps.none" if ranked and words.get("n") == 0 else note.code
    return say("because", code, **words) if knows("because", code) else code


def _word(name: str, figure: Figure, terms: Terms) -> Word:
    match name, figure:
        case "plan", int(plan):
            return terms.plan(plan)
        case "place", int(place):
            return f"{ordinal(place)} place" if place else NO_PLACE
        case _, int(number):
            return number
        case _, tuple(values):
            return " + ".join(map(str, values))
