"""The campaign: ten playable tables, their stars and the next table."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from alhambra_desktop.model.files.archive.kept_game import Points
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns
from alhambra_desktop.model.learning.goals.campaign import (
    FIGURES,
    TRIES,
    CampaignTable,
    TableProgress,
    campaign,
    campaign_progress,
    next_table,
    table_of,
    table_of_setup,
)
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.words import say
from tests.unit.goals.games import at_table, played, setup_of

TABLES = campaign()
WON, LOST = (60, 50), (50, 60)
Case = dict[str, Any]

STARS: dict[str, tuple[Case, Case]] = {
    "win": ({"scores": WON}, {"scores": LOST}),
    "wall": ({"wall": 5}, {"wall": 4}),
    "longest-wall": ({"wall": 1}, {"wall": 0}),
    "exact": ({"exact": 5}, {"exact": 4}),
    "margin": ({"scores": (55, 50)}, {"scores": (54, 50)}),
    "buildings": ({"buildings": 5}, {"buildings": 4}),
    "currencies": ({"currencies": 5}, {"currencies": 4, "currencies_at_once": 5}),
    "elsewhere": ({"elsewhere": 5}, {"elsewhere": 4}),
    "sweep": ({"sweep": 5}, {"sweep": 4}),
    "led": ({"led": ("garden", "tower")}, {"led": ("tower",)}),
    "points": ({"points": (Points(1, 0, "tents", None, 5),)}, {"points": (Points(1, 0, "tents", None, 4),)}),
    "first-lead": ({"ahead": (1, 0, 0)}, {"ahead": (0, 9, 9)}),
    "second-lead": ({"ahead": (0, 1, 0)}, {"ahead": (9, 0, 9)}),
    "unaided": ({"aids": "purist"}, {"aids": "purist", "hints": (0, 1, 0)}),
    "flawless": ({"analysed": AnalysedTurns(5, 0.0, 0)}, {"analysed": AnalysedTurns(5, 1.0, 1)}),
}
"""For each kind of star a game that reaches it and one that does not; counted stars need 5."""

COUNTED = {"wall", "exact", "margin", "buildings", "currencies", "elsewhere", "sweep", "points", "flawless"}


def test_there_are_ten_tables_with_three_stars_each() -> None:
    assert [table.number for table in TABLES] == list(range(1, 11))
    assert len({table.id for table in TABLES}) == 10
    for table in TABLES:
        assert table.stars[0].figure == "win"
        assert len(table.stars) == 3


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_every_table_is_playable_and_recognised(table: CampaignTable) -> None:
    setup = setup_of(table)
    book = rulebook(setup)
    assert table_of_setup(setup) == table
    assert table_of(at_table(table, WON).kept) == table
    for person, level_id in table.opponents:
        assert level(level_id) in person.levels
    for star in table.stars:
        assert set(star.of) <= {*book.sources, *book.types}


def test_a_different_table_is_not_part_of_the_campaign() -> None:
    table = TABLES[0]
    setup = setup_of(table)
    assert table_of_setup(make_setup(setup.seats, 1, table.game, ("camps",))) is None
    assert table_of_setup(make_setup(setup.seats[:2], 1)) is None
    people = (*setup.seats[:2], attrs.evolve(setup.seats[2], player="human", level=None))
    assert table_of_setup(make_setup(people, 1)) is None


def test_every_kind_of_star_is_used_and_tested() -> None:
    assert STARS.keys() == FIGURES.keys()
    assert {star.figure for table in TABLES for star in table.stars} == FIGURES.keys()


@pytest.mark.parametrize("figure", STARS)
def test_a_star_is_reached_at_its_threshold_and_not_below(figure: str) -> None:
    star = next(star for table in TABLES for star in table.stars if star.figure == figure)
    of = {"points": ("tents",), "led": ("garden",)}.get(figure, ())
    star = attrs.evolve(star, least=5 if figure in COUNTED else 1, of=of)
    enough, too_little = STARS[figure]
    assert star.reached(played(**enough))
    assert not star.reached(played(**too_little))


def test_a_star_or_three_tries_open_the_next_table() -> None:
    first = TABLES[0]
    for games, is_open in (
        ([], False),
        ([at_table(first, LOST)] * (TRIES - 1), False),
        ([at_table(first, LOST)] * TRIES, True),
        ([at_table(first, WON)], True),
        ([at_table(first, LOST, exact=3)], True),
        ([at_table(first, WON, assisted=True)], False),
        ([played(WON, ("newcomer",))], False),
    ):
        known = campaign_progress(games)
        assert [one.open for one in known] == [True, is_open, *[False] * 8]


def test_stars_of_several_games_add_up() -> None:
    first = TABLES[0]
    known = campaign_progress([at_table(first, WON), at_table(first, LOST, wall=8)])
    assert (known[0].stars, known[0].tries) == ((True, True, False), 2)


def test_the_next_table_is_the_first_with_missing_stars() -> None:
    assert next_table(campaign_progress([])).table == TABLES[0]
    assert next_table(campaign_progress([at_table(TABLES[0], WON)])).table == TABLES[1]
    every = [at_table(table, WON) for table in TABLES]
    assert next_table(campaign_progress(every)).table == TABLES[0]
    assert (
        next_table(campaign_progress([at_table(TABLES[0], WON, wall=8, exact=3), *every[1:]])).table
        == TABLES[1]
    )


@pytest.mark.parametrize(
    ("stars", "following"),
    [
        ((0, 0, 0, 0), 0),
        ((1, 0, 0, 0), 1),
        ((3, 2, 0, 0), 2),
        ((0, 1, 0, 0), 0),
        ((2, 3, 1, 1), 0),
        ((3, 3, 1, 2), 2),
        ((3, 3, 3, 3), 3),
    ],
)
def test_the_next_table_has_no_stars_or_not_all(stars: tuple[int, ...], following: int) -> None:
    known = [
        TableProgress(table, 1, tuple(star < count for star in range(3)), open=True)
        for table, count in zip(campaign(), stars, strict=False)
    ]
    assert next_table(known) is known[following]
    shut = [*known[:-1], attrs.evolve(known[-1], stars=(False,) * 3, open=False)]
    if following == 3:
        assert next_table(shut) is shut[-1], "no other table has anything left"
    else:
        assert next_table(shut) is shut[following]


def test_every_star_and_table_has_its_own_text() -> None:
    for table in campaign():
        texts = [say(star.sentence) for star in table.stars]
        assert len(set(texts)) == len(texts) == 3
        assert all(texts)
    assert len({say(table.name) for table in campaign()}) == len(campaign())


def test_a_setup_belongs_to_its_table_only_with_these_rules_and_opponents() -> None:
    for table in campaign()[::3]:
        setup = setup_of(table)
        assert table_of_setup(setup) == table
        assert table_of_setup(attrs.evolve(setup, game="desert")) is None
        assert table_of_setup(attrs.evolve(setup, modules=(*setup.modules, "mills"))) is None
        first, *others = setup.seats
        assert table_of_setup(attrs.evolve(setup, seats=(*others, first))) == table
        assert table_of_setup(attrs.evolve(setup, seats=tuple(others))) is None
