"""A game as a state machine: drafts, undo, submissions and take-backs in any order (R2.4, R3.3)."""

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from boomtown.rules.draft import Turn, begin
from boomtown.rules.events import Event
from boomtown.rules.game import Game, Rejected, Step, new_game, submit, take_back, turn_of
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings
from boomtown.rules.turn import IllegalMove, legal, play, play_all, why_not
from boomtown.rules.view import possible, view
from tests.properties.cards_on_table import check_cards
from tests.properties.checks import (
    check_record,
    check_round,
    check_text,
    check_transcript_of,
    check_views,
    every_thinkable_move,
)
from tests.properties.combinations import rules_of
from tests.properties.invariants import check_end, check_nothing_erased, check_sheet
from tests.properties.played import Decisions, Playing
from tests.properties.policies import Policy, finished
from tests.properties.strategies import all_settings, policies, seeds

SEATS = st.integers(0, 3)
running = precondition(lambda machine: not machine.game.ended)


class GameMachine(RuleBasedStateMachine):
    """One game, its open drafts, and a twin that differs in what one seat cannot know."""

    step: Step
    before: Game
    twin: Game
    watcher: int | None
    drafts: dict[int, Turn]
    sealed: dict[int, tuple[Move, ...]]
    rounds: list[Decisions]
    events: list[Event]

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.step.game

    @initialize(settings=all_settings(4), seed=seeds)
    def begin_game(self, settings: Settings, seed: int) -> None:
        """Deal, and open the first round."""
        self.settings, self.seed = settings, seed
        self.rng = Stream(seed, 1)
        self.step = new_game(rules_of(settings), seed)
        self.rounds, self.events = [], list(self.step.events)
        self.open_round()

    def open_round(self) -> None:
        """Forget the drafts, and give one seat or a spectator another game with the same view."""
        self.before = self.game
        self.drafts, self.sealed = {}, {}
        watcher = self.rng.below(self.game.seats + 1)
        self.watcher = None if watcher == self.game.seats else watcher
        self.twin = possible(view(self.game, self.watcher), self.rng)

    def draft(self, seat: int) -> Turn:
        """Return a seat's draft, a fresh one if it has none."""
        return self.drafts.get(seat) or turn_of(self.game, seat)

    def advance(self, seat: int, moves: tuple[Move, ...]) -> None:
        """Submit a seat's turn to the game and, if the round stays open, one to its twin."""
        self.step = submit(self.game, seat, moves)
        self.sealed[seat] = moves
        if len(self.sealed) < self.game.seats:
            self.twin = submit(self.twin, seat, self.as_in_twin(seat, moves)).game
            return
        decisions = tuple(self.sealed[seat] for seat in range(self.game.seats))
        check_round(self.before, decisions, self.step)
        check_text(self.game, decisions)
        self.rounds.append(decisions)
        self.events += self.step.events
        self.open_round()

    def as_in_twin(self, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the same turn for the seat that watches; others may hold other cards."""
        fresh = turn_of(self.twin, seat)
        return moves if seat == self.watcher else self.random_turn(fresh).moves

    def random_turn(self, turn: Turn) -> Turn:
        """Finish a turn by chance."""
        return finished(turn, lambda _, moves, rng: rng.choice(moves), self.rng)

    @running
    @rule(seat=SEATS, pick=st.integers(0, 10_000))
    def make_move(self, seat: int, pick: int) -> None:
        """Play one legal move of a draft."""
        seat %= self.game.seats
        turn = self.draft(seat)
        moves = legal(turn)
        if moves:
            self.drafts[seat] = play(turn, moves[pick % len(moves)])
            assert self.drafts[seat].start == self.game.sheets[seat]

    @running
    @rule(seat=SEATS, data=st.data())
    def try_any_move(self, seat: int, data: st.DataObject) -> None:
        """Try a move that may be illegal: then it says why, and nothing has changed."""
        turn = self.draft(seat % self.game.seats)
        move = data.draw(st.sampled_from(every_thinkable_move(turn)))
        why = why_not(turn, move)
        assert (why is None) == (move in legal(turn))
        if why:
            with pytest.raises(IllegalMove) as caught:
                play(turn, move)
            assert caught.value.reason == why

    @running
    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        """Play a draft again without its last move (R2.4)."""
        turn = self.drafts.get(seat)
        if turn is not None and turn.moves:
            self.drafts[seat] = play_all(begin(turn.terms, turn.start), turn.moves[:-1])

    @running
    @rule(seat=SEATS, policy=policies)
    def finish_draft(self, seat: int, policy: Policy) -> None:
        """Bring a draft to its end by a policy."""
        seat %= self.game.seats
        self.drafts[seat] = finished(self.draft(seat), policy, self.rng)

    @running
    @rule(seat=SEATS)
    def submit_draft(self, seat: int) -> None:
        """Submit a draft; an unfinished one and a second one are rejected."""
        seat %= self.game.seats
        turn = self.draft(seat)
        if turn.confirmed and seat not in self.sealed:
            self.advance(seat, turn.moves)
            return
        with pytest.raises(Rejected) as caught:
            submit(self.game, seat, turn.moves)
        code = "already_confirmed" if turn.confirmed else "turn_unfinished"
        assert caught.value.reason.code == code

    @running
    @rule(seat=SEATS, policy=policies)
    def take_turn(self, seat: int, policy: Policy) -> None:
        """Bring a draft to its end and submit it, if the seat has not yet."""
        seat %= self.game.seats
        if seat not in self.sealed:
            self.advance(seat, finished(self.draft(seat), policy, self.rng).moves)

    @running
    @rule(seat=SEATS)
    def take_turn_back(self, seat: int) -> None:
        """Take a confirmed turn back; the game is as if it had never been in (R3.8)."""
        seat %= self.game.seats
        if seat in self.sealed:
            again = submit(take_back(self.game, seat), seat, self.sealed.pop(seat)).game
            assert again == self.game
            self.step = Step(take_back(self.game, seat))
            self.twin = take_back(self.twin, seat)
        else:
            with pytest.raises(Rejected) as caught:
                take_back(self.game, seat)
            assert caught.value.reason.code == "not_confirmed"

    @running
    @rule(policy=policies, rounds=st.integers(1, 6))
    def play_rounds(self, policy: Policy, rounds: int) -> None:
        """Let all seats finish, in an order drawn anew, for some rounds."""
        until = len(self.rounds) + rounds
        while not self.game.ended and len(self.rounds) < until:
            open_seats = [seat for seat in range(self.game.seats) if seat not in self.sealed]
            seat = self.rng.choice(open_seats)
            self.advance(seat, finished(self.draft(seat), policy, self.rng).moves)

    @rule()
    def look(self) -> None:
        """Look at the game from every seat."""
        check_views(self.game, self.rng)

    @precondition(lambda machine: machine.game.ended)
    @rule(seat=SEATS)
    def try_to_go_on(self, seat: int) -> None:
        """After the end nothing can be submitted or taken back (R8.1)."""
        seat %= self.game.seats
        for attempt in (self.submit_nothing, self.take_back_anything):
            with pytest.raises(Rejected):
                attempt(seat)

    def submit_nothing(self, seat: int) -> Any:
        """Submit an empty turn."""
        return submit(self.game, seat, ())

    def take_back_anything(self, seat: int) -> Any:
        """Take back whatever the seat had."""
        return take_back(self.game, seat)

    @invariant()
    def nothing_leaks(self) -> None:
        """The watching seat cannot tell the game from its twin."""
        seen, same = view(self.game, self.watcher), view(self.twin, self.watcher)
        assert seen == same
        assert repr(seen) == repr(same)

    @invariant()
    def sheets_are_those_of_the_last_round(self) -> None:
        """Nothing of the round in progress shows (R3.8)."""
        assert self.game.sheets == self.before.sheets
        confirmed = sum(1 << seat for seat in self.sealed)
        assert self.game.ended or self.game.confirmed == confirmed

    @invariant()
    def drafts_keep_the_rules(self) -> None:
        """Every sheet, also in the middle of a turn."""
        for turn in self.drafts.values():
            check_sheet(turn.sheet, turn.terms.site)
            check_nothing_erased(turn.start, turn.sheet)

    @invariant()
    def no_card_is_lost(self) -> None:
        """Cards are conserved."""
        check_cards(self.game.table, self.game.ruleset.deck, self.events)

    def teardown(self) -> None:
        """At last, the record leads to the same game, move by move."""
        if not hasattr(self, "events"):
            return
        if self.game.ended:
            check_end(self.game, tuple(self.events))
        playing = Playing(
            self.settings, self.seed, (), self.rng, self.step, self.rounds, self.events
        )
        started = tuple(self.sealed.get(seat) for seat in range(self.game.seats))
        check_transcript_of(check_record(playing, [started] if self.sealed else []))
