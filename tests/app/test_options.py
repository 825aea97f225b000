"""What a host chooses: every field, every switch of R14, seats, clocks, seeds (R1, R14)."""

from typing import Any

import pytest

from boomtown.app.options import SECONDS, Options, checked, rules_of
from boomtown.editions import edition, names
from boomtown.protocol.rooms import options_part
from boomtown.rules.house_rules import SWITCHES
from boomtown.rules.modes import MODES
from tests.app.asking import code
from tests.app.table import Message, Table, started, table
from tests.properties.combinations import COMBINATIONS, Combination


def chosen(made: Table, **options: Any) -> Message:
    """Set options; return the answer."""
    return made.send(0, {"t": "options", "options": options})


def told(made: Table) -> Message:
    """Return the options as everybody is told of them."""
    options: Message = made.last(0, "room")["options"]
    return options


def refusal(**options: Any) -> tuple[str, object]:
    """Return the code of a refusal, which has changed nothing, and the field it names."""
    made = table(people=2)
    assert code(made, 0, {"t": "options", "options": options}) != ""
    answer = made.decoded(0)[-1]
    return answer["code"], answer.get("params", {}).get("field")


@pytest.mark.rule("R1")
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_every_combination_of_the_rules_can_be_chosen_and_started(
    combination: Combination,
) -> None:
    made = table()
    fields = combination._asdict()
    assert chosen(made, **fields)["t"] == "answer"
    defaults = {"edition": "2018", "mode": "standard", "sheet": "classic"}
    given = {name: value for name, value in fields.items() if value and defaults.get(name) != value}
    assert {name: told(made)[name] for name in given} == given
    while len(made.room.chairs) < MODES[combination.mode].seats[0]:
        made.send(0, {"t": "add_bot", "bot": "random"})
    assert code(made, 0, {"t": "start"}) == ""
    assert made.room.play is not None
    settings = made.room.play.record.settings
    assert (settings.edition, settings.mode, settings.sheet) == combination[:3]
    assert (settings.advanced, settings.roundabouts) == combination[3:]


@pytest.mark.rule("R14")
@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_every_reading_of_every_switch_reaches_the_rules(switch: Any) -> None:
    for value in switch.values:
        made = table()
        chosen(made, switches={switch.name: value})
        assert told(made)["switches"] == {switch.name: value}
        made.send(0, {"t": "start"})
        assert made.room.play is not None
        site = made.room.play.game.ruleset.site
        assert getattr(site.house_rules, switch.name) == value
    assert refusal(switches={switch.name: "perhaps"}) == ("bad_setting", "switch")


def test_an_unknown_switch_is_refused() -> None:
    assert refusal(switches={"gravity": "off"}) == ("bad_setting", "switch")


@pytest.mark.rule("R1")
@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"edition": "2031"}, "edition"),
        ({"edition": ""}, "edition"),
        ({"edition": "../2018"}, "edition"),
        ({"mode": "aaa"}, "mode"),
        ({"edition": "2023", "mode": "solo"}, "mode"),
        ({"mode": "chess"}, "mode"),
        ({"sheet": "blueprint"}, "sheet"),
        ({"sheet": ""}, "sheet"),
        ({"opponent": 1}, "opponent"),
        ({"edition": "2023", "mode": "aaa", "opponent": 9}, "opponent"),
        ({"edition": "2023", "mode": "aaa", "opponent": -1}, "opponent"),
    ],
)
def test_what_no_edition_has_is_refused_by_field(options: Message, field: str) -> None:
    assert refusal(**options) == ("bad_setting", field)


WRONG_TYPES = [
    {"edition": 2018},
    {"advanced": "yes"},
    {"roundabouts": 1},
    {"opponent": "2"},
    {"switches": []},
    {"switches": {"refill": 1}},
    {"seats": "4"},
    {"seats": 2.5},
    {"public": None},
    {"spectators": "no"},
    {"aids": 0},
    {"tempo": "blitz"},
    {"seconds": "90"},
    {"on_timeout": "forfeit"},
    {"seed": 17},
    {"colour": 3},
]


@pytest.mark.parametrize("options", WRONG_TYPES, ids=str)
def test_a_field_of_another_type_is_not_understood(options: Message) -> None:
    assert refusal(**options) == ("not_understood", None)


FLAGS = [
    ("public", True),
    ("spectators", False),
    ("aids", False),
    ("on_timeout", "seat"),
    ("seed", "18446744073709551615"),
    ("roundabouts", True),
    ("advanced", True),
]


@pytest.mark.parametrize(("name", "value"), FLAGS)
def test_the_rest_is_kept_and_told(name: str, value: object) -> None:
    made = table(people=2)
    chosen(made, **{name: value})
    assert told(made)[name] == made.last(1, "room")["options"][name] == value
    chosen(made)
    assert told(made) == {}


@pytest.mark.parametrize(
    ("tempo", "fewest", "most"), [(name, *ends) for name, ends in SECONDS.items() if name != "none"]
)
def test_each_tempo_has_its_own_bounds(tempo: str, fewest: int, most: int) -> None:
    for seconds in (fewest, most):
        made = table()
        chosen(made, tempo=tempo, seconds=seconds)
        assert told(made).get("tempo") == tempo
    for seconds in (fewest - 1, most + 1, -5):
        assert refusal(tempo=tempo, seconds=seconds) == ("bad_setting", "seconds")


@pytest.mark.parametrize("seats", [1, 2, 12, 99, 100])
def test_a_room_has_so_many_seats(seats: int) -> None:
    made = table()
    chosen(made, seats=seats)
    assert len(made.last(0, "room")["seats"]) == seats
    for _ in range(seats - 1):
        made.send(0, {"t": "add_bot", "bot": "random"})
    assert code(made, 0, {"t": "add_bot", "bot": "random"}) == "room_full"


@pytest.mark.parametrize(("asked", "given"), [(-3, 1), (101, 100), (10_000, 100)])
def test_seats_are_brought_into_their_bounds(asked: int, given: int) -> None:
    assert checked(Options(seats=asked)).seats == given


@pytest.mark.rule("R1")
@pytest.mark.parametrize("mode", MODES)
def test_a_mode_brings_seats_into_its_own_bounds(mode: str) -> None:
    name = next(one for one in names() if mode in edition(one).modes)
    fewest, most = MODES[mode].seats
    assert checked(Options(edition=name, mode=mode, seats=1)).seats == fewest
    assert checked(Options(edition=name, mode=mode, seats=100)).seats == (most or 100)
    if most is not None:
        assert checked(Options(edition=name, mode=mode, seats=0)).seats == fewest


@pytest.mark.rule("R13.4")
def test_an_open_room_needs_a_timer_and_takes_anybody() -> None:
    assert refusal(seats=0) == ("open_needs_timer", None)
    for tempo, (fewest, _) in SECONDS.items():
        if tempo != "none":
            assert checked(Options(seats=0, tempo=tempo, seconds=fewest)).seats == 0
    made = table(Options(seats=0, tempo="round"))
    assert len(made.last(0, "room")["seats"]) == 1
    for number in range(1, 8):
        made.enter(number)
        assert code(made, number, {"t": "join", "name": "Guest"}) == ""
    assert len(made.last(0, "room")["seats"]) == 8


BAD_SEEDS = ["x", "-1", "1.5", "18446744073709551616", "1" * 21, "١٧", " 17", "0x11", "1_0"]


@pytest.mark.parametrize("seed", BAD_SEEDS)
def test_a_seed_that_is_no_number_of_64_bits_is_refused(seed: str) -> None:
    assert refusal(seed=seed) == ("bad_seed", None)


@pytest.mark.rule("R3.6")
def test_a_typed_seed_makes_a_known_deal_and_says_so() -> None:
    first = started(Options(seed="17"), people=2)
    other = started(Options(seed="017"), people=2, seed=99)
    assert first.last(0, "table")["cards"] == other.last(0, "table")["cards"]
    assert first.last(0, "room")["known_seed"] is True
    assert "commitment" not in first.last(0, "room")


@pytest.mark.rule("R3.6")
def test_a_drawn_deal_is_promised_and_revealed_at_the_end() -> None:
    made = started(people=2)
    commitment = made.last(0, "room")["commitment"]
    assert "known_seed" not in made.last(0, "room")
    made.send(0, {"t": "end"})
    play = made.room.play
    assert play is not None
    assert made.last(1, "ended")["seed"] == str(play.record.deal.seed)
    assert commitment == play.record.deal.commitment


def test_more_people_than_seats_are_not_thrown_out() -> None:
    made = table(people=3)
    assert code(made, 0, {"t": "options", "options": {"seats": 2}}) == "seats_taken"
    assert code(made, 0, {"t": "options", "options": {"mode": "solo"}}) == "seats_taken"
    assert code(made, 0, {"t": "options", "options": {"seats": 3}}) == ""


def test_people_move_up_when_the_seats_between_them_go() -> None:
    made = table(people=4)
    made.send(0, {"t": "leave"})
    made.send(2, {"t": "leave"})
    assert code(made, 1, {"t": "options", "options": {"seats": 2}}) == ""
    assert [seat["name"] for seat in made.last(1, "room")["seats"]] == ["Person 1", "Person 3"]
    assert (made.last(1, "room")["you"], made.last(3, "room")["you"]) == (0, 1)
    assert made.last(1, "room")["host"] is True


def test_seats_that_were_left_do_not_outlive_a_smaller_room() -> None:
    made = table(people=3)
    made.send(1, {"t": "leave"})
    made.send(2, {"t": "leave"})
    chosen(made, mode="solo")
    assert len(made.last(0, "room")["seats"]) == 1
    assert code(made, 1, {"t": "join", "name": "Too many"}) == "room_full"
    assert code(made, 0, {"t": "start"}) == ""


def test_options_stay_as_they_are_once_the_game_has_begun() -> None:
    made = started(people=2)
    before = told(made)
    assert code(made, 0, {"t": "options", "options": {"seats": 9}}) == "game_running"
    made.send(0, {"t": "pause", "paused": True})
    assert code(made, 0, {"t": "options", "options": {"seats": 9}}) == "game_running"
    made.send(0, {"t": "end"})
    assert code(made, 0, {"t": "options", "options": {"seats": 9}}) == "game_running"
    assert told(made) == before


@pytest.mark.rule("R1")
def test_a_mode_needs_its_fewest_people() -> None:
    made = table(Options(mode="expert"))
    fewest = MODES["expert"].seats[0]
    assert fewest > 1
    assert code(made, 0, {"t": "start"}) == "too_few"
    assert made.decoded(0)[-1]["params"] == {"seats": fewest}


def test_options_travel_there_and_back() -> None:
    options = Options(
        edition="2023",
        sheet="blueprint",
        switches={"refill": "deal"},
        seats=7,
        tempo="bank",
        seconds=600,
        seed="5",
    )
    part = options_part(options)
    assert all(getattr(part, name) == getattr(options, name) for name in part.__struct_fields__)
    assert rules_of(options, 7).settings.seats == 7
