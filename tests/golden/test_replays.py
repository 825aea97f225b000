"""Every golden game opens again at every round, and shows what its transcript says."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from boomtown.app.chronicle import Chronicle, bare_record, chronicled, record_text
from boomtown.editions import edition_of
from boomtown.protocol.games import GameRounds, GameSheets
from boomtown.protocol.over import game_page
from boomtown.protocol.replays import rounds_page, sheets_page
from boomtown.protocol.scores import Scores
from boomtown.rules.reader import lines_of
from boomtown.rules.record import Record, format_record
from boomtown.rules.record_reader import parse_record
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.sheet import Sheet, empty_sheet
from boomtown.rules.sheet_text import parse_sheet
from boomtown.rules.street import House
from tests.golden.games import combinations, path_of
from tests.golden.pages import to_the_end
from tests.golden.stored import stored

Page = dict[str, Any]


class Opened:
    """A golden game: its text, and what the table would answer about it."""

    def __init__(self, settings: Settings) -> None:
        self.text = path_of(settings).read_text("utf-8")
        self.record: Record = parse_record(self.text)
        self.room = stored(self.record)
        assert self.room.game is not None
        self.game = self.room.game
        self.chronicle: Chronicle = to_the_end(chronicled(self.room, self.game))
        self.rounds: Page = msgspec.json.decode(rounds_page(self.chronicle))
        seats = range(self.record.settings.seats)
        self.seats = msgspec.json.decode(to_the_end(sheets_page(self.chronicle, seats)))["seats"]

    def sheet_lines(self) -> Iterator[tuple[int, list[Sheet]]]:
        """Yield each round's number with all sheets after it, as the transcript writes them."""
        layout = ruleset(self.record.settings, edition_of(self.record)).site.layout
        sheets, number = [empty_sheet(layout)] * self.record.settings.seats, 0
        for line in (one.text for one in lines_of(self.text)):
            kind, _, rest = line.strip().partition(" ")
            if kind == "round":
                if number:
                    yield number, list(sheets)
                number = int(rest)
            elif kind == "sheet":
                seat, _, text = rest.partition(" ")
                sheets[int(seat) - 1] = parse_sheet(text, layout)
        yield number, sheets


OPENED: dict[str, Opened] = {}


@pytest.fixture(params=list(combinations()), ids=lambda settings: path_of(settings).stem)
def opened(request: pytest.FixtureRequest) -> Opened:
    name = path_of(request.param).stem
    if name not in OPENED:
        OPENED[name] = Opened(request.param)
    return OPENED[name]


def plots(sheet: Sheet) -> list[list[Any]]:
    """Return the houses of a sheet as they travel, figure by figure."""
    return [
        [(p.number, p.bis, p.pool, p.mark) if isinstance(p, House) else p and "o" for p in s.plots]
        for s in sheet.streets
    ]


def shown_plots(sheet: Page) -> list[list[Any]]:
    def figures(lot: Any) -> Any:
        if lot is None or lot == "o":
            return lot
        return (lot["n"], lot.get("bis", False), lot.get("pool", False), lot.get("mark", 0))

    return [[figures(lot) for lot in street["plots"]] for street in sheet["streets"]]


def tracks(sheet: Sheet) -> Page:
    """Return the boxes crossed on a sheet, as they travel."""
    return {
        "parks": list(sheet.parks),
        "pools": sheet.pools,
        "temps": sheet.temps,
        "estates": list(sheet.real_estate),
        "bis": sheet.bis,
        "refusals": sheet.refusals,
        "roundabouts": sheet.roundabouts,
        "plans": list(sheet.plans),
    }


@pytest.mark.rule("R3.6")
def test_every_round_shows_the_sheets_of_the_transcript(opened: Opened) -> None:
    rounds = 0
    for number, sheets in opened.sheet_lines():
        rounds = number
        for seat, sheet in enumerate(sheets):
            page = opened.seats[seat]["sheets"][number - 1]
            assert shown_plots(page) == plots(sheet), (number, seat)
            assert {name: page[name] for name in tracks(sheet)} == tracks(sheet), (number, seat)
    assert rounds == len(opened.rounds["rounds"]) == len(opened.record.rounds)


@pytest.mark.rule("R3.2", "R3.6")
def test_every_round_shows_the_offers_and_turns_of_the_transcript(opened: Opened) -> None:
    number = 0
    for line in (one.text for one in lines_of(opened.text)):
        words = line.strip().split(" ", 1)
        if words[0] == "round":
            number = int(words[1])
        elif words[0] == "seat" and number:
            seat, moves = words[1].split(" ", 1)
            turn = opened.seats[int(seat) - 1]["turns"][number - 1]
            assert ", ".join(turn) == moves
        elif words[0] == "offers":
            first, _, rest = words[1].partition(": ")
            whose = int(first) - 1 if rest else None
            assert offered(opened, number, whose) == (rest or first)


def offered(opened: Opened, number: int, seat: int | None) -> str:
    """Return a round's offers as a transcript writes them: those of a seat, or of everybody."""
    cards = opened.rounds["rounds"][number - 1]["cards"]
    if seat is not None:
        cards = opened.seats[seat]["cards"][number - 1]
    return ", ".join(f"{one['number']} {one['action']}" for one in cards["offers"])


@pytest.mark.rule("R9.2")
def test_the_last_round_shows_the_scores_of_the_transcript(opened: Opened) -> None:
    scores = Scores(opened.chronicle.last, {})
    for _ in scores.worked_out():
        pass
    page = game_page(opened.room, opened.chronicle, scores, None, 0)
    written = []
    for one in page.scores:
        who = "rival" if one.seat is None else one.seat + 1
        lines: list[Any] = [msgspec.json.decode(msgspec.json.encode(line)) for line in one.lines]
        parts = ", ".join(f"{line['kind']} {line['points']}" for line in lines)
        written.append(f"score {who} {parts or 'nothing'}, total {one.total}, place {one.place}")
    assert written == [text for text in opened.text.splitlines() if text.startswith("score ")]
    assert f"end {', '.join(page.reasons)}" in opened.text
    for seat in opened.seats:
        final = next(one.total for one in page.scores if one.seat == seat["seat"])
        assert seat["sheets"][-1]["total"] == final


@pytest.mark.rule("R6.2")
def test_plans_turn_and_are_claimed_when_the_transcript_says_so(opened: Opened) -> None:
    turned: set[int] = set()
    for number, page in enumerate(opened.rounds["rounds"], 1):
        events = page.get("events", [])
        turned |= {one["figures"]["plan"] - 1 for one in events if turns(one)}
        if any(one["kind"] == "solo_card" for one in events):
            turned |= {0, 1, 2}
        assert set(page.get("turned", [])) == turned, number
    claims = {
        (int(word) - 1, seat, number)
        for number, decisions in enumerate(opened.record.rounds, 1)
        for seat in range(len(decisions))
        for word in claimed(opened.seats[seat]["turns"][number - 1])
    }
    shown = {
        (place, int(seat), number)
        for place, plan in enumerate(opened.rounds["plans"])
        for seat, number in plan.get("claimed", {}).items()
    }
    assert shown == claims


def turns(event: Page) -> bool:
    """Whether a plan is turned by this: as it is claimed, or as the opponent validates it."""
    kind, figures = event["kind"], event.get("figures", {})
    return kind == "plan_turned" or (kind == "rival" and "points" in figures)


def claimed(turn: list[str]) -> list[str]:
    return [move.split(" ")[1] for move in turn if move.startswith("claim ")]


def test_signs_stand_where_something_happened(opened: Opened) -> None:
    found = {(one["kind"], one["round"]) for one in opened.rounds["signs"]}
    kinds = {"refuse": "refusal", "roundabout": "roundabout", "claim": "plan"}
    happened = {
        (kinds[word], number)
        for seat in opened.seats
        for number, turn in enumerate(seat["turns"], 1)
        for word in {move.split(" ")[0] for move in turn} & kinds.keys()
    }
    assert found == happened | {("end", len(opened.record.rounds))}


def test_pages_have_exactly_the_fields_of_their_types(opened: Opened) -> None:
    content = rounds_page(opened.chronicle)
    assert msgspec.json.encode(msgspec.json.decode(content, type=GameRounds)) == content
    seats = range(opened.record.settings.seats)
    sheets = to_the_end(sheets_page(opened.chronicle, seats))
    assert msgspec.json.encode(msgspec.json.decode(sheets, type=GameSheets)) == sheets


def test_the_record_that_is_handed_out_is_the_transcript(opened: Opened) -> None:
    assert record_text(opened.room, opened.game) == opened.text
    assert bare_record(opened.room, opened.game) == format_record(opened.record)
