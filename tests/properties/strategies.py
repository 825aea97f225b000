"""Hypothesis strategies: settings, games in progress, drafts, sheets, moves of every kind."""

from typing import Any

from hypothesis import strategies as st

from boomtown.editions import edition
from boomtown.rules.draft import Turn
from boomtown.rules.game import Game, turn_of
from boomtown.rules.house_rules import SWITCHES
from boomtown.rules.layout import Layout
from boomtown.rules.modes import MODES
from boomtown.rules.moves import Move
from boomtown.rules.rng import Stream
from boomtown.rules.settings import Settings
from boomtown.rules.sheet import Sheet, empty_sheet
from boomtown.rules.street import HIGHEST_NUMBER, ROUNDABOUT, SOME_PLAN, House, Plot, Street
from boomtown.rules.turn import legal, play
from tests.properties.checks import every_thinkable_move
from tests.properties.combinations import COMBINATIONS, Combination, seats_of
from tests.properties.played import Playing, confirmed_some, played
from tests.properties.policies import POLICIES

Draw = Any  # hypothesis types it too narrowly for `composite` of functions with defaults

LONGEST_GAME = 35

seeds = st.integers(0, (1 << 64) - 1)
streams = seeds.map(Stream)
policies = st.sampled_from(POLICIES)


@st.composite
def all_settings(draw: Draw, most_seats: int = 8) -> Settings:
    """Draw one of the 28 combinations with seats, opponent and switches that it can have."""
    combination: Combination = draw(st.sampled_from(COMBINATIONS))
    seats = sorted({seats for seats in seats_of(combination) if seats <= most_seats})
    levels = [opponent.level for opponent in edition(combination.edition).opponents]
    switches = {switch.name: st.sampled_from(switch.values) for switch in SWITCHES}
    chosen: dict[str, str] = draw(st.fixed_dictionaries({}, optional=switches))
    return Settings(
        *combination,
        seats=draw(st.sampled_from(seats)),
        opponent=draw(st.sampled_from(levels)) if MODES[combination.mode].opponents else None,
        switches=tuple(chosen.items()),
    )


@st.composite
def games_played(draw: Draw, most_seats: int = 4) -> Playing:
    """Draw a game after some rounds, perhaps its last."""
    settings = draw(all_settings(most_seats))
    return played(settings, draw(seeds), draw(st.integers(0, LONGEST_GAME)))


@st.composite
def games(draw: Draw, most_seats: int = 4) -> Game:
    """Draw a game, often in the middle of a round with some seats confirmed."""
    game = draw(games_played(most_seats)).game
    some = draw(st.lists(st.integers(0, game.seats - 1), unique=True))
    return confirmed_some(game, some, draw(streams))


@st.composite
def drafts(draw: Draw) -> Turn:
    """Draw a turn in progress, from its start to its end."""
    playing = draw(games_played(2).filter(lambda playing: not playing.game.ended))
    turn = turn_of(playing.game, 0)
    policy, rng = draw(policies), draw(streams)
    for _ in range(draw(st.integers(0, 5))):
        if not turn.confirmed:
            turn = play(turn, policy(turn, legal(turn), rng))
    return turn


@st.composite
def thinkable_moves(draw: Draw, turn: Turn) -> Move:
    """Draw a move of any kind, on the sheet or off it."""
    move: Move = draw(st.sampled_from(every_thinkable_move(turn)))
    return move


def plots() -> st.SearchStrategy[Plot]:
    """Draw what may stand in one place, alone of itself."""
    houses = st.builds(
        House,
        st.integers(0, HIGHEST_NUMBER),
        st.booleans(),
        st.booleans(),
        st.sampled_from((0, 1, 2, 3, SOME_PLAN)),
    )
    return st.one_of(st.none(), st.just(ROUNDABOUT), houses)


@st.composite
def streets(draw: Draw, houses: int) -> Street:
    """Draw a street with anything in its places; fences beside roundabouts are drawn."""
    written = tuple(draw(st.lists(plots(), min_size=houses, max_size=houses)))
    street = Street(written, draw(st.integers(0, (1 << houses - 1) - 1)) << 1)
    for at, plot in enumerate(written):
        if plot == ROUNDABOUT:
            street = street.with_roundabout(at)
    return street


@st.composite
def sheets(draw: Draw, layout: Layout) -> Sheet:
    """Draw any sheet that the notation can write, whether the rules allow it or not."""
    boxes = st.integers(0, 20)
    empty = empty_sheet(layout)
    return Sheet(
        streets=tuple(draw(streets(street.houses)) for street in layout.streets),
        parks=tuple(draw(boxes) for _ in empty.parks),
        real_estate=tuple(draw(boxes) for _ in empty.real_estate),
        plans=tuple(draw(st.none() | boxes) for _ in empty.plans),
        pools=draw(boxes),
        temps=draw(boxes),
        bis=draw(boxes),
        refusals=draw(boxes),
        roundabouts=draw(boxes),
    )
