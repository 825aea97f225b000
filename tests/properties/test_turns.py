"""Any draft, any sheet, any record: legal moves, reasons, undo, and the text forms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.editions import edition, names
from boomtown.rules.draft import Turn, begin
from boomtown.rules.moves import Confirm, Refuse, Write
from boomtown.rules.notation import (
    format_move,
    format_sheet,
    format_street,
    parse_move,
    parse_sheet,
    parse_street,
)
from boomtown.rules.rng import Stream
from boomtown.rules.street import Street, fitting, misfit
from boomtown.rules.turn import IllegalMove, legal, play, play_all, why_not
from tests.properties.checks import check_reasons, check_record, check_transcript_of, check_views
from tests.properties.invariants import check_nothing_erased, check_refusal, check_sheet
from tests.properties.oracle import fits
from tests.properties.played import Playing
from tests.properties.policies import Policy, finished
from tests.properties.strategies import (
    drafts,
    games,
    games_played,
    policies,
    sheets,
    streams,
    streets,
    thinkable_moves,
)

LAYOUTS = [layout for name in names() for layout in edition(name).layouts]


@pytest.mark.rule("R4.1", "R4.2", "R4.4", "R5.7", "R2.1")
@given(drafts())
def test_legal_moves_are_exactly_those_without_a_reason_against_them(turn: Turn) -> None:
    check_reasons(turn)


@pytest.mark.rule("R2.4", "R4.4")
@given(st.data())
def test_a_move_is_played_or_explained_and_the_draft_stays(data: st.DataObject) -> None:
    turn = data.draw(drafts())
    move = data.draw(thinkable_moves(turn))
    why = why_not(turn, move)
    if why is None:
        after = play(turn, move)
        assert after.moves == (*turn.moves, move)
        check_nothing_erased(turn.start, after.sheet)
        check_sheet(after.sheet, turn.terms.site)
    else:
        with pytest.raises(IllegalMove) as caught:
            play(turn, move)
        assert caught.value.reason == why
        assert why.rule.startswith("R")


@pytest.mark.rule("R2.4")
@given(drafts())
def test_a_draft_with_one_move_undone_is_the_draft_before_it(turn: Turn) -> None:
    states = [begin(turn.terms, turn.start)]
    for move in turn.moves:
        states.append(play(states[-1], move))
    assert states[-1] == turn
    for count, state in enumerate(states):
        assert play_all(begin(turn.terms, turn.start), turn.moves[:count]) == state


@pytest.mark.rule("R4.4", "R7.3", "R14.2")
@given(drafts(), policies, streams)
def test_every_draft_can_be_finished(turn: Turn, policy: Policy, rng: Stream) -> None:
    done = finished(turn, policy, rng)
    assert isinstance(done.choice, Write | Refuse)
    assert done.moves[-1] == Confirm()
    assert legal(done) == ()


@pytest.mark.rule("R4.2", "R7.3", "R14.1", "R14.2")
@given(drafts())
def test_a_refusal_is_legal_exactly_when_no_number_fits(turn: Turn) -> None:
    if turn.choice is None:
        check_refusal(turn)
    else:
        assert why_not(turn, Refuse()) is not None


@pytest.mark.rule("R4.1", "R7.2")
@given(drafts(), st.integers(0, 17))
def test_a_number_fits_where_all_before_are_lower_and_all_after_higher(
    turn: Turn, number: int
) -> None:
    for street in turn.sheet.streets:
        places = [at for at in range(len(street.plots)) if fits(street, at, number)]
        assert list(fitting(street, number)) == places
        without = [at for at in range(len(street.plots)) if misfit(street, at, number) is None]
        assert without == places


@pytest.mark.rule("R5.5")
@given(drafts())
def test_moves_read_as_they_were_written(turn: Turn) -> None:
    for move in (*turn.moves, *legal(turn)):
        assert parse_move(format_move(move)) == move


@pytest.mark.rule("R2.1", "R2.3")
@given(st.data())
def test_any_sheet_reads_as_it_was_written(data: st.DataObject) -> None:
    layout = data.draw(st.sampled_from(LAYOUTS))
    sheet = data.draw(sheets(layout))
    assert parse_sheet(format_sheet(sheet), layout) == sheet


@pytest.mark.rule("R2.1")
@given(streets(7))
def test_any_street_reads_as_it_was_written(street: Street) -> None:
    assert parse_street(format_street(street), 7) == street


@pytest.mark.rule("R3.6")
@given(games_played())
def test_records_and_transcripts_lead_to_the_game_that_was_played(playing: Playing) -> None:
    check_transcript_of(check_record(playing))


@pytest.mark.rule("R3.8")
@given(st.data(), streams)
def test_a_possible_game_has_the_view_that_it_was_made_from(
    data: st.DataObject, rng: Stream
) -> None:
    check_views(data.draw(games(8)), rng)
