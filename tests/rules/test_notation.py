"""Text of moves and cards, reading words with their places (docs/notation.md)."""

import pytest

from boomtown.rules.cards import Action, Card, Offer
from boomtown.rules.moves import (
    AskReshuffle,
    BuildPool,
    BuildRoundabout,
    ClaimPlan,
    Confirm,
    CopyNumber,
    CrossPark,
    Fence,
    Improve,
    LeaveCard,
    Move,
    Refuse,
    Write,
)
from boomtown.rules.notation import (
    format_card,
    format_move,
    format_moves,
    format_offer,
    parse_move,
    parse_moves,
)
from boomtown.rules.reader import NotationError, Word, lines_of, words_of
from boomtown.rules.spots import Span, Spot

MOVES: list[tuple[str, Move]] = [
    ("write 1 a1", Write(0, Spot(0, 0))),
    ("write 6 c12 -2", Write(5, Spot(2, 11), -2)),
    ("write 2 b6 +0", Write(1, Spot(1, 5), 0)),
    ("write 2 b6 +2", Write(1, Spot(1, 5), 2)),
    ("refuse", Refuse()),
    ("fence a4", Fence(Spot(0, 4))),
    ("fence c11", Fence(Spot(2, 11))),
    ("improve 1", Improve(1)),
    ("improve 6", Improve(6)),
    ("park a", CrossPark(0)),
    ("park c", CrossPark(2)),
    ("pool b8", BuildPool(Spot(1, 7))),
    ("copy c4 c5", CopyNumber(Spot(2, 3), Spot(2, 4))),
    ("roundabout a3", BuildRoundabout(Spot(0, 2))),
    ("claim 1", ClaimPlan(0)),
    ("claim 3 a1-3 c5", ClaimPlan(2, (Span(0, 0, 2), Span(2, 4, 4)))),
    ("reshuffle", AskReshuffle()),
    ("leave 3", LeaveCard(2)),
    ("confirm", Confirm()),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_a_move_is_read_and_written_back(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert format_move(move) == text


def test_several_moves_stand_on_a_line_or_on_several() -> None:
    text = ", ".join(words for words, _ in MOVES)
    assert parse_moves(text) == tuple(move for _, move in MOVES)
    assert format_moves(move for _, move in MOVES) == text
    assert parse_moves("refuse,\tconfirm # done\n\nrefuse") == (Refuse(), Confirm(), Refuse())
    assert parse_moves("") == ()


KNOWN = (
    "write, refuse, fence, improve, park, pool, copy, roundabout, claim, reshuffle, leave, confirm"
)


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, "expected a move, the text ends"),
        ("dance", 1, f"expected a move: {KNOWN}, found “dance”"),
        ("refuse now", 8, "expected nothing more, found “now”"),
        ("write", 6, "expected the number of an offer, the text ends"),
        ("write 0 a1", 7, "expected the number of an offer, found “0”"),
        ("write x a1", 7, "expected the number of an offer, found “x”"),
        ("write 1", 8, "expected a house such as b6, the text ends"),
        ("write 1 i1", 9, "expected a house such as b6, found “i1”"),
        ("write 1 a0", 9, "expected a house such as b6, found “a0”"),
        ("write 1 a100", 9, "expected a house such as b6, found “a100”"),
        ("write 1 a1 2", 12, "expected a change from -2 to +2, with its sign, found “2”"),
        ("write 1 a1 +3", 12, "expected a change from -2 to +2, with its sign, found “+3”"),
        ("write 1 a1 +1 +1", 15, "expected nothing more, found “+1”"),
        ("improve", 8, "expected a size, the text ends"),
        ("improve 0", 9, "expected a size, found “0”"),
        ("improve six", 9, "expected a size, found “six”"),
        ("park", 5, "expected a street, the text ends"),
        ("park i", 6, "expected a street: a, b or c, found “i”"),
        ("park ab", 6, "expected a street: a, b or c, found “ab”"),
        ("pool", 5, "expected a house, the text ends"),
        ("copy a1", 8, "expected a house, the text ends"),
        ("roundabout", 11, "expected a house, the text ends"),
        ("fence", 6, "expected the house to the fence’s left, such as a4, the text ends"),
        ("fence 4", 7, "expected a house such as b6, found “4”"),
        ("claim", 6, "expected a plan: 1, 2 or 3, the text ends"),
        ("claim 0", 7, "expected a plan: 1, 2 or 3, found “0”"),
        ("claim 1 b3-", 9, "expected houses such as b3-5, found “b3-”"),
        ("claim 1 b5-3", 9, "expected houses from left to right, such as b3-5, found “b5-3”"),
        ("claim 1 b3-3", 9, "expected houses from left to right, such as b3-5, found “b3-3”"),
        ("leave", 6, "expected a card: 1, 2 or 3, the text ends"),
        ("leave 0", 7, "expected a card: 1, 2 or 3, found “0”"),
    ],
)
def test_a_fault_in_a_move_has_its_column(text: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as found:
        parse_move(text)
    assert (found.value.line, found.value.column, found.value.problem) == (1, column, problem)


def test_a_fault_among_several_moves_has_its_line_and_column() -> None:
    with pytest.raises(NotationError) as found:
        parse_moves("# a turn\nwrite 1 a1,  fence z1, confirm")
    assert (found.value.line, found.value.column) == (2, 20)


def test_cards_and_offers_are_written_alike() -> None:
    assert format_card(Card(8, Action.SURVEYOR)) == "8 surveyor"
    assert format_offer(Offer(8, Action.REAL_ESTATE, 0, 1)) == "8 real_estate"


def test_lines_keep_their_places_without_remarks_and_blanks() -> None:
    text = "one\n\n   two  # a remark\n# only a remark\n\tthree\n"
    assert lines_of(text) == [Word("one", 1, 1), Word("two", 3, 4), Word("three", 5, 2)]
    assert lines_of("") == []


def test_pieces_of_a_word_keep_their_places() -> None:
    word = Word("ab, c ,  d", 4, 10)
    assert word.split(",") == [Word("ab", 4, 10), Word("c", 4, 14), Word("d", 4, 19)]
    assert word.words() == [
        Word("ab,", 4, 10),
        Word("c", 4, 14),
        Word(",", 4, 16),
        Word("d", 4, 19),
    ]
    assert word.part(4, 5) == Word("c", 4, 14)
    assert word.part(9) == Word("d", 4, 19)
    assert Word("a :: b", 1, 1).split("::") == [Word("a", 1, 1), Word("b", 1, 6)]


@pytest.mark.parametrize(
    ("text", "least", "value"), [("0", 0, 0), ("17", 0, 17), ("007", 1, 7), ("1", 1, 1)]
)
def test_a_whole_number_is_read(text: str, least: int, value: int) -> None:
    assert Word(text, 1, 1).integer("a figure", least) == value


@pytest.mark.parametrize("text", ["", "-1", "1.5", "٣", "²", "x", "9" * 21])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected a figure"):
        Word(text, 1, 1).integer("a figure")
    assert Word("9" * 20, 1, 1).integer("a figure") == int("9" * 20)


def test_a_number_below_the_least_is_refused() -> None:
    with pytest.raises(NotationError, match=r"line 2, column 5: expected a figure, found “0”"):
        Word("0", 2, 5).integer("a figure", 1)


def test_a_long_word_is_shown_in_part() -> None:
    assert Word("x" * 60, 1, 1).error("less").problem == f"expected less, found “{'x' * 40}”"


def test_words_are_read_one_after_another() -> None:
    words = words_of(Word("one two", 3, 2))
    assert words.next("a word") == Word("one", 3, 2)
    assert words.read("a word", lambda word: word.text) == "two"
    with pytest.raises(NotationError, match="line 3, column 9: expected a word, the text ends"):
        words.next("a word")
    words.end()
    with pytest.raises(NotationError, match="line 3, column 2: expected nothing more, found “one”"):
        words_of(Word("one two", 3, 2)).end()
