"""Counting turns: merged states give what plain recursion gives, and texts are read with places."""

from dataclasses import replace

import pytest

from boomtown.editions import edition
from boomtown.rules.cards import offers_from_hand
from boomtown.rules.draft import Turn
from boomtown.rules.game import new_game, turn_of
from boomtown.rules.perft import Count, count, count_rounds, divided
from boomtown.rules.perft_text import parse_positions
from boomtown.rules.plans.estates import Estates
from boomtown.rules.reader import NotationError
from boomtown.rules.settings import Settings
from boomtown.rules.sheet import Sheet
from boomtown.rules.transcript import format_plan
from boomtown.rules.turn import legal, play
from tests.rules.games import endings, game
from tests.rules.positions import (
    CLASSIC,
    ONE_HOUSE_LEFT,
    PLAIN,
    after,
    cards,
    combinations,
    drawn,
    plan,
    rules,
    turn,
    turn_in_hand,
)

NEARLY_FULL = (
    "1: 1 2 | 3 4 | . . 7 8 | 9 10 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 2 3 4 5 6 7 8 9 10 11 ."
)

ANY_NUMBER_FITS = (
    "1: 0 . 17 o 1 2 3 4 5 6 / 2: 1 2 3 4 5 6 7 8 9 10 11 / 3: 1 2 3 4 5 6 7 8 9 10 11 12"
)


def every_end(draft: Turn) -> list[Sheet]:
    """Follow every sequence of moves on its own."""
    if draft.confirmed:
        return [draft.sheet]
    return [sheet for move in legal(draft) for sheet in every_end(play(draft, move))]


@pytest.mark.rule("R5.7", "R7.1")
@pytest.mark.parametrize(
    "draft",
    [
        turn(NEARLY_FULL, "5 bis", CLASSIC),
        turn(NEARLY_FULL, "12 surveyor", CLASSIC),
        turn(NEARLY_FULL, "13 landscaper", PLAIN, plans=(plan(Estates((2, 2))),)),
        turn(NEARLY_FULL, "13 pool", plans=(plan(Estates((2, 2))),), reshuffle="any_claim"),
        turn_in_hand(ONE_HOUSE_LEFT, "8 surveyor, 3 landscaper, 12 pool", CLASSIC),
    ],
)
def test_merged_states_count_like_sequences_followed_one_by_one(draft: Turn) -> None:
    ends = every_end(draft)
    assert count(draft) == Count(len(ends), len({*ends}))


def test_two_claims_in_either_order_are_two_sequences_and_one_sheet() -> None:
    plans = (plan(Estates((2,))), plan(Estates((4,))))
    sheet = "1: 1 2 | 3 4 5 6 | . . . . / 2: 1 2 3 4 5 6 7 8 9 10 11"
    draft = after(turn(sheet, "16 pool", PLAIN, plans=plans), "write 1 c1")
    assert count(draft) == Count(1 + 2 + 2, 4)


def test_the_counts_below_the_first_moves_add_up() -> None:
    draft = turn(NEARLY_FULL, "12 surveyor", CLASSIC)
    first = dict(divided(draft))
    assert tuple(first) == legal(draft)
    assert sum(below.sequences for below in first.values()) == count(draft).sequences


def test_a_finished_turn_counts_once() -> None:
    assert count(after(turn("", "8 pool"), "write 1 a1, confirm")) == Count(1, 1)


@pytest.mark.rule("R3.3")
def test_the_turns_of_two_seats_multiply() -> None:
    alone, two = game("2023"), game("2023", seats=2)
    sheet = drawn(ANY_NUMBER_FITS)
    turns = count_rounds(replace(alone, sheets=(sheet,)), 1)
    pairs = count_rounds(replace(two, sheets=(sheet, sheet)), 1)
    assert turns.sheets > 1
    assert pairs == Count(turns.sequences**2, turns.sheets**2)


@pytest.mark.rule("R8.1")
def test_an_ended_game_counts_as_it_stands() -> None:
    start = replace(game("2018"), sheets=(drawn(NEARLY_FULL),))
    over = endings(start, drawn("; refusals 3"))
    assert over == ("refusals",)
    assert count_rounds(replace(start, ended=over), 5) == Count(1, 1)


ENTRY = """
position a name  # and a remark
rules edition=2023 sheet=blueprint roundabouts=yes temps_full=stop
sheet 1 . . . . . . . . / . . . . . . . . . . . .
sheet / . . . . . . . . . . . . ; temps 3
offers 8 surveyor, 3 temp
plan estates sizes=4,4 6/3
plan estates sizes=4,5 9/5 turned
count 10 9

position a second one
rules mode=expert seats=2
hand 8 surveyor, 3 temp, 1 pool
position a third one
seed 4
rounds 2
"""


def test_a_position_is_read_with_all_its_parts() -> None:
    one, two, three = parse_positions(ENTRY, edition)
    assert (one.name, one.line, one.expected, one.rounds) == ("a name", 2, Count(10, 9), 0)
    assert one.turn.sheet.temps == 3
    assert one.turn.terms.site.layout.name == "blueprint"
    assert one.turn.terms.site.layout.roundabouts.boxes == 2
    assert one.turn.terms.site.house_rules.temps_full == "stop"
    assert [plan.turned for plan in one.turn.terms.plans] == [False, True]
    assert [offer.cards for offer in one.turn.terms.offers] == [{0}, {1}]
    assert (two.game.seats, two.turn.terms.hand, len(two.turn.terms.offers)) == (2, 3, 6)
    assert (three.rounds, three.turn.terms.plans) == (2, three.game.plans)
    assert three.turn.terms.offers == three.game.table.offers(0)


def test_offers_and_hands_are_read_as_cards() -> None:
    one, two, _ = parse_positions(ENTRY, edition)
    assert one.turn.terms.offers == combinations("8 surveyor, 3 temp")
    assert two.turn.terms.offers == offers_from_hand(cards("8 surveyor, 3 temp, 1 pool"))
    assert [format_plan(plan.card) for plan in one.turn.terms.plans] == [
        "estates sizes=4,4 6/3",
        "estates sizes=4,5 9/5",
    ]


def test_a_seed_brings_its_cards_and_its_plans_unless_others_are_given() -> None:
    seeded = "position a\nrules mode=expert seats=2 advanced=no\nseed 4"
    (drawn_by_it,) = parse_positions(seeded, edition)
    (given,) = parse_positions(f"{seeded}\nplan estates sizes=4,4 6/3", edition)
    fresh = new_game(rules("2018", mode="expert", seats=2), 4).game
    assert drawn_by_it.game == fresh
    assert drawn_by_it.turn == turn_of(fresh, 0)
    assert [plan.card.pile for plan in given.game.plans] == [1]
    assert given.turn.terms.offers == fresh.table.offers(0)


def test_settings_are_read_by_their_names() -> None:
    text = "position a\nrules edition=2023 mode=aaa opponent=2 roundabouts=no\nhand 8 pool, 9 bis"
    (position,) = parse_positions(text, edition)
    ruleset = position.game.ruleset
    assert ruleset.settings == Settings("2023", "aaa", opponent=2)
    assert ruleset.site.layout.roundabouts.boxes == 0


def test_a_position_is_counted_over_its_rounds_or_as_one_turn() -> None:
    sheet = "sheet 0 . 17 o 1 2 3 4 5 6 / 1 2 3 4 5 6 7 8 9 10 11 / 1 2 3 4 5 6 7 8 9 10 11 12"
    text = f"position a\n{sheet}\noffers 8 landscaper, 9 bis"
    (one,) = parse_positions(text, edition)
    assert one.counted() == count(one.turn) == Count(3, 3)
    (rounds,) = parse_positions(f"position a\n{sheet}\nseed 1\nrounds 1", edition)
    assert rounds.counted() == count_rounds(rounds.game, 1)
    assert rounds.counted() == count(rounds.turn)
    # Nothing fits: refuse, refuse and roundabout in either order; the roundabout ends the game.
    closed = sheet.replace("0 . 17 o 1 2 3 4 5 6", "1 . 2 3 4 5 6 7 8 9")
    two = f"position a\nrules roundabouts=yes\n{closed}\nseed 1\nrounds 2"
    assert parse_positions(two, edition)[0].counted() == Count(2 + 3, 3)


HEADS = "position, rules, sheet, offers, hand, plan, seed, rounds, count"
BASIC = (
    "estates sizes=1,1,1,1,1,1 8/4, estates sizes=2,2,2,2 8/4, estates sizes=3,3,3 8/4, "
    "estates sizes=4,4 6/3, estates sizes=5,5 8/4, estates sizes=6,6 10/6"
)
FOUR_PLANS = """
position a
offers 8 pool
plan estates sizes=4,4 6/3
plan estates sizes=4,5 9/5
plan estates sizes=3,4 7/3
plan estates sizes=3,4 7/3
"""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("rules edition=2018", "expected position, found “rules”"),
        ("position a\nnothing", f"expected one of {HEADS}, found “nothing”"),
        ("position a", "expected offers, a hand or a seed with it, found “a”"),
        ("position a\nseed x", "expected a whole number, found “x”"),
        ("position a\noffers x pool", "expected a number, found “x”"),
        ("position a\noffers 8", "expected a number and an action, such as 8 surveyor, found “8”"),
        ("position a\nrules seats=x\nseed 1", "expected a whole number, found “x”"),
        ("position a\nrules seats=0\nseed 1", "seats: standard is for 1 to any number"),
        ("position a\nrules refusal=a=b\nseed 1", "switch: refusal can be printed, adjusted"),
        (
            "position a\noffers 8 pool\ncount 1",
            "expected two figures: sequences and sheets, found “1”",
        ),
        ("position a\noffers 8 pool\ncount x 1", "expected a whole number, found “x”"),
        (FOUR_PLANS, "expected at most 3 plans, found “estates sizes=3,4 7/3”"),
        (
            "position a\noffers 8 pool\nplan parks",
            f"expected a plan: {BASIC}, found “parks”",
        ),
    ],
)
def test_a_fault_in_a_position_says_what_was_expected(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as fault:
        parse_positions(text, edition)
    assert fault.value.problem == problem


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("rules edition=2018", 1, 1),
        ("position a\nnothing", 2, 1),
        ("position a", 1, 10),
        ("position a\noffers 8", 2, 8),
        ("position a\noffers 8 nobody", 2, 8),
        ("position a\noffers 8 pool,", 2, 15),
        ("position a\noffers eight pool", 2, 8),
        ("position a\nrules edition=1999\noffers 8 pool", 1, 10),
        ("position a\nrules wrong=1\noffers 8 pool", 1, 10),
        ("position a\nrules seats=two\noffers 8 pool", 2, 13),
        ("position a\nplan estates sizes=9 1/1\noffers 8 pool", 2, 6),
        ("position a\noffers 8 pool\ncount 1", 3, 7),
        ("position a\noffers 8 pool\ncount 1 two", 3, 9),
        ("position a\nsheet 1 . / .\noffers 8 pool", 2, 14),
    ],
)
def test_a_fault_in_a_position_has_its_place(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as fault:
        parse_positions(text, edition)
    assert (fault.value.line, fault.value.column) == (line, column)
