"""Finished games as they travel: the table round by round, then some seats (R3.6, R3.8)."""

from collections.abc import Generator, Iterable
from hashlib import sha256
from typing import Any

import msgspec

from boomtown.app.chronicle import Chapter, Chronicle, sheets_of
from boomtown.app.chronicle import Sign as SignTold
from boomtown.protocol.cards import cards_part, opponent_part, private_cards
from boomtown.protocol.figures import happenings
from boomtown.protocol.games import GameRound, GameRounds, GameSeat, GameSheets, Sign
from boomtown.protocol.moves import texts
from boomtown.protocol.parts import Cards
from boomtown.protocol.plans import plan_parts
from boomtown.protocol.sheets import known_sheet, temp_ranks
from boomtown.protocol.tables import encode
from boomtown.rules.mode import NOTHING
from boomtown.rules.modes.aaa import SeenDuel
from boomtown.rules.notation import parse_moves
from boomtown.rules.record import RULES_VERSION
from boomtown.rules.view import table_view

# So many seats make a page of sheets, and so many are listed on a sign.
PAGE = 12


def form() -> str:
    """Return a mark of how replays are written: a game's are kept for ever under it."""
    schemas = [msgspec.json.schema(GameRounds), msgspec.json.schema(GameSheets)]
    return sha256(msgspec.json.encode([RULES_VERSION, schemas])).hexdigest()[:8]


def rounds_page(chronicle: Chronicle) -> bytes:
    """Write the table, round by round."""
    page = GameRounds(
        rounds=[_round(chapter) for chapter in chronicle.chapters],
        plans=plan_parts(chronicle.last.plans, chronicle.claims),
        signs=[_sign(sign) for sign in chronicle.signs],
    )
    return encode(page)


def _round(chapter: Chapter) -> GameRound:
    plans = chapter.after.plans
    return GameRound(
        cards=_cards(chapter),
        turned=[place for place, plan in enumerate(plans) if plan.turned],
        events=happenings(chapter.events),
    )


def _cards(chapter: Chapter) -> Cards:
    """Return what everybody saw of the cards, the opponent as it was when the round had closed."""
    cards = cards_part(table_view(chapter.before), NOTHING, aids=False, rival=None)
    seen = chapter.after.seen
    if isinstance(seen, SeenDuel):
        opponent = opponent_part(seen, chapter.rival)
        return msgspec.structs.replace(cards, opponent=opponent)
    return cards


def _sign(told: SignTold) -> Sign:
    seats = list(told.seats)
    return Sign(told.round, told.kind, seats[:PAGE], len(seats), told.plan, told.first)


def sheets_page(chronicle: Chronicle, seats: Iterable[int]) -> Generator[None, None, bytes]:
    """Write what some seats did, with a pause after each sheet."""
    page = GameSheets([])
    for seat in seats:
        page.seats.append((yield from _seat(chronicle, seat)))
    return encode(page)


def _seat(chronicle: Chronicle, seat: int) -> Generator[None, None, GameSeat]:
    memory: dict[Any, Any] = {}
    sheets: list[Any] = []
    turns = []
    for chapter, sheet in zip(chronicle.chapters, sheets_of(chronicle, seat), strict=True):
        rank = temp_ranks(chapter.after, chapter.temps)[sheet.temps]
        sheets.append(known_sheet(chapter.after, sheet, rank, memory).sheet)
        turns.append(texts(parse_moves(chapter.turns[seat])))
        yield
    return GameSeat(seat, turns, sheets, _own_cards(chronicle, seat))


def _own_cards(chronicle: Chronicle, seat: int) -> list[Cards]:
    return [
        cards_part(table_view(before), before.table.own(seat), aids=False, rival=None)
        for before in (chapter.before for chapter in chronicle.chapters)
        if private_cards(before)
    ]
