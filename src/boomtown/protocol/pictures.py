"""The pictures of the rules page, as the rules draw them: `python -m boomtown.protocol.pictures`.

A picture is a turn: a sheet in notation, an offer, and moves. What glows in it is legal, whatever
is written here; the page draws it with the table's own streets.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from boomtown.editions import edition
from boomtown.protocol.moves import texts
from boomtown.protocol.parts import Offer
from boomtown.protocol.sheets import layout_part, sheet_part
from boomtown.rules.cards import Action
from boomtown.rules.cards import Offer as Combination
from boomtown.rules.draft import Terms, Turn, begin
from boomtown.rules.job import Site
from boomtown.rules.moves import CopyNumber, Fence, Move, Write
from boomtown.rules.notation import parse_moves, parse_sheet
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.sheet import Sheet
from boomtown.rules.turn import legal, play

FILE = "web/src/rules/pictures.json"


class Picture(NamedTuple):
    """A street and what is done in it; `offer` is shown as chosen, if there is one."""

    street: str
    offer: str = ""
    moves: str = ""
    edition: str = "2018"
    sheet: str = "classic"


# By the name under which the page's texts speak of them.
PICTURES: dict[str, Picture] = {
    "town": Picture("1 2 | 4 6 7 | . 9 . 12 ."),
    "blueprint": Picture("2 3 | 5 . 8 | . . . .", edition="2023", sheet="blueprint"),
    "long": Picture("1 2 3 4 5 7 8 | 10 12 13"),
    "order": Picture(". 4 . . 9 . . 13 . .", offer="7 surveyor"),
    "fence": Picture("1 2 . 5 6 . . . 14 .", offer="9 surveyor", moves="write 1 a7"),
    "park": Picture("2 . 5 . . . . . . .", offer="9 landscaper", moves="write 1 a5, park a"),
    "pool": Picture("1 . 4p . . . 8 . . .", offer="11 surveyor"),
    "temp": Picture("1 2 . 4 5 . . 9 10 11", offer="8 temp"),
    "bis": Picture("3 . 6 | . . 9 . . . .", offer="12 bis", moves="write 1 a9"),
    "bis-2023": Picture(
        "3 . 6 | . . 9 . . . .", offer="12 bis", moves="write 1 a9", edition="2023"
    ),
    "used": Picture("1*1 2*1 3*1 | 5 6 | 8 9 10 11 12"),
    "roundabout": Picture("8 11 o 3 . 6 . . 12 .", offer="2 surveyor"),
}


def pictures() -> dict[str, Any]:
    """Return the sheets and the pictures, ready for JSON."""
    sheets = {(one.edition, one.sheet) for one in PICTURES.values()}
    layouts = {sheet: layout_part(_site(name, sheet).layout) for name, sheet in sorted(sheets)}
    return {"layouts": layouts, "pictures": {name: _drawn(one) for name, one in PICTURES.items()}}


def _site(name: str, sheet: str) -> Site:
    return ruleset(Settings(edition=name, sheet=sheet, roundabouts=True), edition(name)).site


def _drawn(picture: Picture) -> dict[str, Any]:
    site = _site(picture.edition, picture.sheet)
    offers = _offers(picture.offer)
    turn = begin(Terms(site, offers, ()), _sheet(picture, site))
    drafts = [_draft(turn)]
    for move in parse_moves(picture.moves):
        turn = play(turn, move)
        drafts.append(_draft(turn))
    shown = [Offer(one.number, one.action, 0, 0) for one in offers]
    return {"sheet": picture.sheet, "offers": shown, "drafts": drafts}


def _offers(text: str) -> tuple[Combination, ...]:
    if not text:
        return ()
    number, action = text.split()
    return (Combination(int(number), Action(action), 0, 0),)


def _sheet(picture: Picture, site: Site) -> Sheet:
    """Read the first street of a sheet; the others are empty."""
    empty = (" ".join("." * street.houses) for street in site.layout.streets[1:])
    return parse_sheet(" / ".join([picture.street, *empty]), site.layout)


def _draft(turn: Turn) -> dict[str, Any]:
    """Return a step of the turn; of what is legal, what can be seen in the first street."""
    sheet = sheet_part(turn.sheet, (), (), turn.terms.site)
    return {"moves": texts(turn.moves), "sheet": sheet, "legal": texts(_seen(turn))}


def _seen(turn: Turn) -> Iterator[Move]:
    for move in legal(turn):
        match move:
            case Write(_, spot, _) | CopyNumber(_, spot) if spot.street == 0:
                yield move
            case Fence(gap) if gap.street == 0:
                yield move
            case _:
                pass


def text() -> str:
    """Return the whole file."""
    whole = {part: ",\n".join(_lines(content)) for part, content in pictures().items()}
    return "{\n" + ",\n".join(f'"{part}": {{\n{said}\n}}' for part, said in whole.items()) + "\n}\n"


def _lines(content: dict[str, Any]) -> Iterator[str]:
    for name, one in content.items():
        yield f'"{name}": {msgspec.json.encode(one).decode()}'


def main(arguments: list[str]) -> int:
    """Write the file."""
    path = Path(arguments[0] if arguments else FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
