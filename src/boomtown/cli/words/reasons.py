"""A reason of the engine as a sentence, with its rule number behind."""

from boomtown.cli.words import knows, say
from boomtown.cli.words.plans import missing_text, plural
from boomtown.cli.words.template import Word
from boomtown.cli.words.terms import Terms, capital, street_name
from boomtown.rules.cards import Action
from boomtown.rules.paper import Violation
from boomtown.rules.reasons import Reason, Value
from boomtown.rules.spots import Spot


def explain(why: Reason | Violation, terms: Terms) -> str:
    """Return the sentence and the rule: “… (rule R4.1)”."""
    return f"{sentence(why, terms)} (rule {why.rule})"


def sentence(why: Reason | Violation, terms: Terms) -> str:
    """Return the sentence for a reason."""
    words: dict[str, Word] = {name: _word(name, value, terms) for name, value in why.params}
    words |= {
        "code": why.code,
        "bis_word": terms["bis"],
        "temp_word": terms["temp"],
        "bis_number": terms["bis_number"],
        "bis_numbers": plural(terms["bis_number"]),
        "missing": _missing(why),
        "track": _track(why, terms),
    }
    return capital(say("reasons", why.code if knows("reasons", why.code) else "unknown", **words))


def _word(name: str, value: Value, terms: Terms) -> Word:
    match name, value:
        case "plan", int(number):
            return terms.plan(number)
        case "street", int(street):
            return street_name(street)
        case "action", str(action):
            return terms.action(Action(action))
        case "gap", Spot():
            return str(Spot(value.street, value.plot - 1))
        case _, int(figure):
            return figure
        case _:
            return str(value)


def _missing(why: Reason | Violation) -> str:
    figures = dict(why.params)
    match figures.get("done"), figures.get("count"), figures.get("sizes"):
        case int(done), int(count), tuple() as sizes:
            return missing_text(done, count, sizes)
        case _:
            return ""


def _track(why: Reason | Violation, terms: Terms) -> str:
    """Name a track, with its street or its estate size."""
    figures = dict(why.params)
    match figures.get("track"), figures.get("street"), figures.get("size"):
        case str(name), int(street), _:
            return f"{terms[f'score_{name}']} of {street_name(street)}"
        case str(name), _, int(size):
            return f"{terms[f'score_{name}']} of size {size}"
        case str(name), _, _:
            return terms[f"score_{name}"]
        case _:
            return ""
