"""What a seat may know, and games that may stand behind it (R3.8, R13.4)."""

from dataclasses import replace

import pytest

from boomtown.rules.game import Game, submit_turn, turn_of
from boomtown.rules.mode import NOTHING
from boomtown.rules.modes.expert import Hands
from boomtown.rules.modes.solo import SoloDeck
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.pile import Pile
from boomtown.rules.rng import Stream
from boomtown.rules.view import draft, possible, random_turn, table_view, view, views
from tests.rules.games import close, game, outcome, rounds
from tests.rules.positions import drawn

WAYS = [
    ("2018", {"seats": 2}),
    ("2023", {"seats": 2}),
    ("2018", {"mode": "expert", "seats": 2}),
    ("2018", {"mode": "solo"}),
    ("2023", {"mode": "aaa"}),
]


def with_a_turn(at: Game, seat: int, seed: int = 3) -> Game:
    """Let a seat confirm a turn played at random."""
    return submit_turn(at, seat, random_turn(turn_of(at, seat), Stream(seed))).game


@pytest.mark.rule("R3.8")
def test_everybody_sees_the_same_table() -> None:
    at = rounds(game(seats=2), 2)
    seen = table_view(at)
    assert (seen.round, seen.plans, seen.sheets, seen.confirmed) == (3, at.plans, at.sheets, 0)
    assert (seen.ruleset, seen.seen, seen.reshuffle, seen.ended) == (
        at.ruleset,
        at.table.seen(),
        "any_claim",
        (),
    )
    assert view(at, 0).table == view(at, 1).table == view(at, None).table == seen


@pytest.mark.rule("R3.8", "R13.4")
def test_views_of_a_round_share_the_tables_part() -> None:
    at = game(seats=1000)
    found = views(at, [0, 999, None])
    assert found[0].table is found[1].table is found[2].table
    assert found[1].table.sheets is at.sheets
    assert found[0].table.seen is at.seen
    assert [one.seat for one in found] == [0, 999, None]


@pytest.mark.rule("R3.8")
def test_a_spectator_has_nothing_of_their_own() -> None:
    found = view(with_a_turn(game(seats=2), 0), None)
    assert (found.seat, found.own, found.terms, found.sealed) == (None, NOTHING, None, None)


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize(("edition", "choices"), WAYS)
def test_a_seat_has_its_terms_its_cards_and_its_sealed_turn(
    edition: str, choices: dict[str, object]
) -> None:
    at = game(edition, **{**choices, "seats": choices.get("seats", 1)})
    found = view(at, 0)
    assert draft(found) == turn_of(at, 0)
    assert (found.own, found.sealed) == (at.table.own(0), None)
    if at.seats == 2:
        sealed = with_a_turn(at, 0)
        mine, theirs = views(sealed, [0, 1])
        assert mine.sealed == sealed.sealed[0].moves  # type: ignore[union-attr]
        assert theirs.sealed is None
        assert theirs.table.confirmed == 0b01
        assert theirs.table.sheets == at.sheets


@pytest.mark.rule("R3.8")
def test_after_the_end_there_is_no_turn() -> None:
    at = game(seats=2)
    over = close(at, outcome(at, drawn("; refusals 3"))).game
    found = view(over, 1)
    assert (found.seat, found.own, found.terms, found.sealed) == (1, NOTHING, None, None)
    assert found.table.ended == ("refusals",)
    behind = possible(found, Stream(1))
    assert (behind.ended, behind.confirmed, behind.sheets) == (over.ended, 0b11, over.sheets)


@pytest.mark.rule("R3.8", "R11.2")
def test_after_the_end_of_an_expert_game_a_seat_guesses_like_a_spectator() -> None:
    at = rounds(game(mode="expert", seats=2), 3)
    over = close(at, outcome(at, drawn("; refusals 3"))).game
    behind = possible(view(over, 1), Stream(1))
    assert behind == possible(view(over, None), Stream(1))
    assert behind.table.seen() == over.table.seen()


@pytest.mark.rule("R3.8")
def test_the_order_of_hidden_cards_shows_nowhere() -> None:
    at = rounds(game(seats=2), 3)
    assert isinstance(at.table, Stacks)
    first, *others = at.table.stacks
    turned = (first[0], *first[:0:-1])
    other = replace(at.table, stacks=(turned, *others))
    assert other != at.table
    changed = replace(at, table=other, seen=other.seen())
    assert views(changed, [0, 1, None]) == views(at, [0, 1, None])


@pytest.mark.rule("R3.8", "R11.2")
def test_another_seats_hand_shows_nowhere() -> None:
    at = game(mode="expert", seats=3)
    assert isinstance(at.table, Hands)
    mine, left, right = at.table.hands
    other = replace(at.table, hands=(mine, right, left))
    changed = replace(at, table=other, seen=other.seen())
    assert view(changed, 0) == view(at, 0)
    assert view(changed, 1) != view(at, 1)


@pytest.mark.rule("R3.8", "R10.1")
def test_the_place_of_the_solo_card_shows_nowhere() -> None:
    at = game(mode="solo")
    assert isinstance(at.table, SoloDeck)
    pile = at.table.pile.cards
    other = replace(at.table, pile=Pile((*pile[:45], *pile[:44:-1]), at.table.pile.lower))
    changed = replace(at, table=other, seen=other.seen())
    assert other != at.table
    assert view(changed, 0) == view(at, 0)


@pytest.mark.rule("R3.8", "R3.6")
@pytest.mark.parametrize(("edition", "choices"), WAYS)
@pytest.mark.parametrize("count", [0, 5])
def test_a_possible_game_has_the_same_view(
    edition: str, choices: dict[str, object], count: int
) -> None:
    at = rounds(game(edition, **choices), count)
    if at.seats == 2:
        at = with_a_turn(at, 0)
    for seat in [*range(at.seats), None]:
        seen = view(at, seat)
        behind = possible(seen, Stream(7))
        assert view(behind, seat) == seen
        assert behind.confirmed == at.confirmed
        assert possible(seen, Stream(7)) == behind
        assert possible(seen, Stream(8)).table != behind.table


@pytest.mark.rule("R3.4", "R3.5", "R3.7", "R11.4", "R12.2")
@pytest.mark.parametrize(
    ("edition", "choices", "left"),
    [
        ("2018", {}, 27),
        ("2023", {}, 22),
        ("2018", {"mode": "expert", "seats": 2}, 21),
        ("2023", {"mode": "aaa"}, 22),
    ],
)
def test_a_possible_game_can_be_played_on_through_a_new_deck(
    edition: str, choices: dict[str, object], left: int
) -> None:
    at = rounds(game(edition, **choices), 3)
    later = [rounds(possible(view(at, 0), Stream(seed)), left) for seed in (1, 2)]
    assert [one.round for one in later] == [4 + left] * 2
    assert later[0].table.seen() != later[1].table.seen()


@pytest.mark.rule("R3.5", "R3.8")
def test_a_possible_game_knows_that_stacks_were_recycled_one_by_one() -> None:
    at = rounds(game("2023"), 25)
    assert isinstance(at.table, Stacks)
    behind = possible(view(at, 0), Stream(1)).table
    assert isinstance(behind, Stacks)
    assert behind.apart
    assert [sorted(stack) for stack in behind.stacks] == [sorted(s) for s in at.table.stacks]


@pytest.mark.rule("R3.8")
def test_a_possible_game_keeps_ones_own_sealed_turn_only() -> None:
    at = with_a_turn(with_a_turn(game(seats=3), 0), 1)
    behind = possible(view(at, 1), Stream(2))
    assert behind.sealed[1] == at.sealed[1]
    assert behind.sealed[0] is not None
    assert behind.sealed[2] is None
    others = {possible(view(at, 1), Stream(seed)).sealed[0] for seed in range(4)}
    assert len(others) > 1


def test_a_random_turn_is_a_whole_legal_turn() -> None:
    at = game()
    turn = random_turn(turn_of(at, 0), Stream(1))
    assert turn.confirmed
    assert turn == random_turn(turn_of(at, 0), Stream(1))
    assert submit_turn(at, 0, turn).game.round == 2


@pytest.mark.rule("R13.4")
def test_a_thousand_seats_play_one_round() -> None:
    at = game("2023", seats=1000)
    step = close(at)
    assert (step.game.round, len(step.game.sheets)) == (2, 1000)


@pytest.mark.rule("R13.3", "R3.8")
def test_what_is_still_in_the_stacks_is_known_as_a_list() -> None:
    at = game(seats=2)
    assert isinstance(at.table, Stacks)
    left = view(at, 0).table.seen.unseen()
    shown = [*at.table.flipped, *(stack[0] for stack in at.table.stacks)]
    assert sorted([*left, *shown]) == sorted(at.ruleset.deck)
    assert len(left) == 81 - 6
