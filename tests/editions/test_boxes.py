"""What the two editions bring: decks, sheets, plans, opponents, words, and whose figures (R1.2)."""

from collections import Counter

import pytest

from boomtown.editions import check, edition, load, names
from boomtown.editions.box import text_of
from boomtown.rules.cards import Action, Card
from boomtown.rules.edition import SoloTemps
from boomtown.rules.house_rules import HouseRules
from boomtown.rules.layout import Track
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.estates_in_street import EstatesInStreet
from boomtown.rules.plans.street_complete import StreetComplete

FIRST = edition("2018")
SECOND = edition("2023")
FREQUENT = (Action.SURVEYOR, Action.REAL_ESTATE, Action.LANDSCAPER)
RARE = (Action.POOL, Action.TEMP, Action.BIS)


def test_both_editions_come_with_the_package() -> None:
    assert names() == ("2018", "2023")
    assert load("2018") is edition("2018")
    with pytest.raises(LookupError, match="no edition is called 1999"):
        edition("1999")


@pytest.mark.rule("R6.7")
@pytest.mark.parametrize("name", names())
def test_nothing_is_wrong_with_them_and_every_plan_can_be_met(name: str) -> None:
    assert check(text_of(name)) == ()


@pytest.mark.rule("R1.2", "R3.1")
def test_the_first_deck_has_its_printed_margins() -> None:
    numbers = Counter(card.number for card in FIRST.deck)
    assert [numbers[n] for n in range(1, 16)] == [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]
    actions = Counter(card.action for card in FIRST.deck)
    assert [actions[action] for action in FREQUENT] == [18, 18, 18]
    assert [actions[action] for action in RARE] == [9, 9, 9]
    assert len(FIRST.deck) == 81


@pytest.mark.rule("R1.2", "R3.1")
def test_the_second_deck_has_its_printed_margins() -> None:
    numbers = Counter(card.number for card in SECOND.deck)
    assert [numbers[n] for n in range(1, 16)] == [2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2]
    actions = Counter(card.action for card in SECOND.deck)
    assert [actions[action] for action in FREQUENT] == [14, 14, 14]
    assert [actions[action] for action in RARE] == [7, 7, 7]
    assert len(SECOND.deck) == 63


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("name", names())
def test_a_deck_is_ordered_by_number_then_action(name: str) -> None:
    deck = edition(name).deck
    order = list(Action)
    places = [(card.number, order.index(card.action)) for card in deck]
    assert places == sorted(places)


@pytest.mark.rule("R1.2")
def test_the_words_of_the_second_edition_become_the_actions_of_the_first() -> None:
    twos = {card for card in SECOND.deck if card.number == 2}
    assert twos == {Card(2, Action.SURVEYOR), Card(2, Action.LANDSCAPER)}


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    ("name", "basic", "advanced"), [("2018", [6, 6, 6], [5, 5, 0]), ("2023", [7, 7, 7], [6, 5, 6])]
)
def test_plans_of_each_pile(name: str, basic: list[int], advanced: list[int]) -> None:
    piles = Counter((card.pile, card.advanced) for card in edition(name).plans)
    assert [piles[pile, False] for pile in (1, 2, 3)] == basic
    assert [piles[pile, True] for pile in (1, 2, 3)] == advanced


@pytest.mark.rule("R1.2", "R14.8", "R14.9", "R14.10")
def test_editions_differ_in_three_switches() -> None:
    assert FIRST.house_rules == HouseRules("first_plan", "deal", "no")
    assert SECOND.house_rules == HouseRules("never", "recycle", "yes")


@pytest.mark.rule("R1.2", "R9.1", "R9.3")
def test_modes_ties_and_solo_temps() -> None:
    assert FIRST.modes == ("standard", "expert", "solo")
    assert SECOND.modes == ("standard", "aaa")
    assert (FIRST.tie_breaks, SECOND.tie_breaks) == (("estates", "sizes"), ("estates",))
    assert FIRST.solo_temps == SoloTemps(minimum=6, points=7)


@pytest.mark.rule("R2.1", "R2.3")
def test_the_classic_sheet_is_the_same_in_both_editions() -> None:
    classic = FIRST.layout("classic")
    other = SECOND.layout("classic")
    assert classic
    assert other
    assert [street.houses for street in classic.streets] == [10, 11, 12]
    assert [street.pools_at for street in classic.streets] == [(2, 6, 7), (0, 3, 7), (1, 6, 10)]
    assert classic.streets[2].parks == Track((0, 2, 4, 6, 8, 18))
    assert [column.boxes for column in classic.real_estate] == [1, 2, 3, 4, 4, 4]
    assert (classic.streets, classic.real_estate) == (other.streets, other.real_estate)
    assert (classic.pools, classic.bis, classic.refusals) == (
        other.pools,
        other.bis,
        other.refusals,
    )


@pytest.mark.rule("R2.1")
def test_only_the_second_edition_has_a_blueprint_sheet() -> None:
    assert [layout.name for layout in FIRST.layouts] == ["classic"]
    assert [layout.name for layout in SECOND.layouts] == ["classic", "blueprint"]
    assert [layout.houses for layout in SECOND.layouts] == [33, 33]


def test_whose_figures_they_are_is_kept() -> None:
    assert [layout.status for layout in FIRST.layouts] == ["printed"]
    assert [layout.status for layout in SECOND.layouts] == ["carried_over", "reconstructed"]
    assert {card.values_status for card in FIRST.plans} == {("printed", "printed")}
    ours = [card for card in SECOND.plans if card.values_status == ("reconstructed",) * 2]
    assert len(ours) == 37
    (known,) = (card for card in SECOND.plans if card not in ours)
    assert known.requirement == Estates((1, 1, 1, 4))
    assert known.values_status == ("printed", "reconstructed")
    assert known.requirement_status == "printed"
    assert {card.requirement_status for card in SECOND.plans if card.advanced} == {"printed"}


@pytest.mark.rule("R6.7")
def test_streets_of_plans_count_from_one_in_the_file_only() -> None:
    first = [card.requirement for card in FIRST.plans if card.advanced]
    assert first[:2] == [StreetComplete(2), StreetComplete(0)]
    assert EstatesInStreet(0, (2, 6)) in [card.requirement for card in SECOND.plans]


@pytest.mark.rule("R12.1", "R12.5")
def test_the_opponents_and_what_a_rulebook_says_of_them() -> None:
    assert FIRST.opponents == ()
    closed, sam, irene, *others = SECOND.opponents
    assert [card.level for card in SECOND.opponents] == [0, 1, 2, 3, 4, 5]
    assert (closed.name, closed.scores, closed.temp_places) == ("Agency closed", False, (6, 4, 2))
    assert (sam.park, sam.temp, sam.houses_per_extension, sam.improved_house) == (1, 1, 2, 2)
    assert sam.printed == ("name", "park", "temp", "houses_per_extension", "improved_house")
    assert (irene.validates, irene.printed) == ((1, 3), ("name", "validates"))
    assert all(card.printed == () for card in others)


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_each_edition_has_its_words_for_everything_on_its_sheet(language: str) -> None:
    for box in (FIRST, SECOND):
        assert box.words is not None
        assert {str(action) for action in Action} <= set(box.words[language])
        assert not any(word.endswith(("=", "°")) for word in box.words[language].values())
    assert FIRST.words
    assert SECOND.words
    assert "solo_card" in FIRST.words[language]
    assert "solo_card" not in SECOND.words[language]
    assert "opponent_card" in SECOND.words[language]
    assert FIRST.words[language]["surveyor"] != SECOND.words[language]["surveyor"]
    assert FIRST.words[language]["street"] == SECOND.words[language]["street"]
