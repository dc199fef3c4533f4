"""Achievements of a player and of a single game."""

from __future__ import annotations

from alhambra_desktop.model.files.archive.statistics import Chronicle
from alhambra_desktop.model.learning.goals.achievements import achievements, game_achievements
from alhambra_desktop.model.learning.goals.campaign import campaign
from alhambra_desktop.model.learning.goals.played import Played
from tests.unit.goals.games import at_table, played

FIRST = campaign()[0]
WON, LOST = (60, 50), (50, 60)


def chronicle(*games: Played) -> Chronicle:
    return Chronicle(tuple(one.kept for one in games), {}, {}, {one.kept.file: one.feats for one in games})


def test_goals_and_stars_are_counted_over_all_games() -> None:
    known = achievements(chronicle(at_table(FIRST, WON, ended=1, wall=15), played(LOST, ended=2, chain=3)))
    assert known.earned == 2
    assert known.stars == 2
    assert achievements(Chronicle()).earned == 0


def test_a_game_lists_only_goals_that_it_reached_first() -> None:
    known = chronicle(played(LOST, ended=1, wall=15), played(LOST, ended=2, wall=20))
    for ended, goals in ((1, ["long-wall"]), (2, ["great-wall"])):
        told = game_achievements(known, f"mark {ended}")
        assert told is not None
        assert [one.goal.id for one in told.goals] == goals
        assert told.table is None


def test_a_campaign_game_lists_its_stars_and_whether_it_passed() -> None:
    known = chronicle(at_table(FIRST, WON, ended=1), at_table(FIRST, LOST, ended=2, exact=3))
    told = game_achievements(known, "mark 2")
    assert told is not None
    assert (told.table, told.stars, told.passed) == (FIRST, (False, False, True), True)
    lost = game_achievements(chronicle(at_table(FIRST, LOST, ended=1)), "mark 1")
    assert lost is not None
    assert (lost.stars, lost.passed) == ((False, False, False), False)


def test_assisted_and_unknown_games_have_no_stars() -> None:
    known = chronicle(at_table(FIRST, WON, ended=1, assisted=True))
    told = game_achievements(known, "mark 1")
    assert told is not None
    assert (told.table, told.stars) == (None, ())
    assert game_achievements(known, "another") is None
