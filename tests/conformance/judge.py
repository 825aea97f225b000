"""The rules' own answer to a case, by its kind."""

from collections.abc import Callable
from typing import Any

from boomtown.rules.draft import Terms, Turn, begin
from boomtown.rules.moves import Refuse
from boomtown.rules.paper import check_sheet, explain, score_paper
from boomtown.rules.reasons import Reason
from boomtown.rules.settings import Ruleset
from boomtown.rules.turn import why_not
from tests.conformance.cases import Case, Counted
from tests.conformance.form import (
    Unreadable,
    must,
    natural,
    read_offers,
    read_plans,
    read_sheet,
    rules,
)
from tests.conformance.state import well_formed

Json = Any
Verdict = bool | int


def verdict(case: Case, run: Counted) -> Verdict:
    """Answer a case; raises `Unreadable` where its input is not what its kind promises."""
    must(case.kind in JUDGES, f"kind {case.kind}")
    keys, judge = JUDGES[case.kind]
    given = case.input
    must(isinstance(given, dict) and {"grammar", *keys.split()} <= given.keys(), "input")
    return judge(rules(given["grammar"], run.switches), given)


def _sheet_validity(game: Ruleset, given: Json) -> bool:
    try:
        sheet = read_sheet(given["sheet"], game.site.layout)
    except Unreadable:
        return False
    return all(found.severity != "wrong" for found in check_sheet(game, sheet))


def _state_validity(_: Ruleset, given: Json) -> bool:
    return well_formed(given["game_state"], advanced=given["grammar"] == "advanced")


def _turn(game: Ruleset, given: Json, sheet: Json) -> Turn:
    state = given["game_state"]
    terms = Terms(game.site, read_offers(state), read_plans(state))
    return begin(terms, read_sheet(sheet, game.site.layout))


def _transition_validity(game: Ruleset, given: Json) -> bool:
    turn = _turn(game, given, given["before"])
    after = read_sheet(given["after"], game.site.layout)
    return not isinstance(explain(turn, after), Reason)


def _refusal_legality(game: Ruleset, given: Json) -> bool:
    return why_not(_turn(game, given, given["sheet"]), Refuse()) is None


def _scoring(game: Ruleset, given: Json) -> int:
    must(isinstance(given["others_temps"], list), "others_temps")
    others = [natural(temps, "others_temps") for temps in given["others_temps"]]
    sheet = read_sheet(given["sheet"], game.site.layout)
    return sum(line.points for line in score_paper(game, sheet, others))


MOVE = ("game_state before after", _transition_validity)

JUDGES: dict[str, tuple[str, Callable[[Ruleset, Json], Verdict]]] = {
    "sheet_validity": ("sheet", _sheet_validity),
    "state_validity": ("game_state", _state_validity),
    "transition_validity": MOVE,
    "probe_transition": MOVE,
    "generated_transition": MOVE,
    "refusal_legality": ("game_state sheet", _refusal_legality),
    "scoring": ("sheet others_temps", _scoring),
}
