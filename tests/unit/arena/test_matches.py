from __future__ import annotations

import pytest

from alhambra_desktop.model.arena.matches import Match, Tally, ahead, ladder, rated, round_robin, schedule
from alhambra_desktop.model.opponents.games import Terms
from tests.unit.arena.quick import played


def test_two_sit_both_ways_and_more_take_turns_at_being_alone() -> None:
    assert Match("a", "b", 2).seatings == (("a", "b"), ("b", "a"))
    assert Match("a", "b", 3).seatings == (
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
    )


@pytest.mark.parametrize("table", range(2, 7))
def test_both_levels_have_every_seat_equally_often(table: int) -> None:
    seatings = Match("a", "b", table).seatings
    assert {sum(seats[seat] == "a" for seats in seatings) for seat in range(table)} == {len(seatings) / 2}


def test_deals_are_whole_and_at_least_two() -> None:
    assert [Match("a", "b", 2).deals(games) for games in (1, 4, 5, 20)] == [2, 2, 3, 10]
    assert Match("a", "b", 6).deals(25) == 3


def test_neighbours_or_all_pairs_the_stronger_first() -> None:
    assert ladder("abc", 2) == [Match("b", "a", 2), Match("c", "b", 2)]
    assert round_robin("abc", 3) == [Match("b", "a", 3), Match("c", "a", 3), Match("c", "b", 3)]


def test_all_matches_have_the_same_deals() -> None:
    games = list(schedule(ladder(("easy", "normal", "hard"), 2), 4, Terms(7, random_variants=True)))
    assert [game.number for game in games] == list(range(8))
    assert [game.levels for game in games[:2]] == [("normal", "easy"), ("easy", "normal")]
    deals = [(game.seed, game.options) for game in games]
    assert deals[:4] == deals[4:]
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_a_tally_has_one_figure_a_deal() -> None:
    tally = Tally(Match("a", "b", 2))
    tally.add([played(("a", "b"), (100, 80)), played(("b", "a"), (90, 90))])
    tally.add([played(("a", "b"), (50, 80)), played(("b", "a"), (70, 80))])
    assert (tally.first.wins, tally.second.wins) == ([0.75, 0.5], [0.25, 0.5])
    assert (tally.first.points, tally.first.margins) == ([95, 65], [10, -10])
    assert tally.orders == [1.5, 1]
    assert tally.turns == [20, 20]
    assert list(tally.first.seconds) == [0.5] * 4


def test_only_a_level_that_is_alone_has_wins_and_margins() -> None:
    tally = Tally(Match("a", "b", 3))
    alone = [(90, 60, 30), (60, 90, 30), (60, 30, 90)]
    deal = [played(seats, scores) for seats, scores in zip(tally.match.seatings[:3], alone, strict=True)]
    deal += [played(seats, (50, 50, 50)) for seats in tally.match.seatings[3:]]
    tally.add(deal)
    assert (tally.first.wins, tally.first.margins) == ([1.0], [45.0])
    assert (tally.second.wins, tally.second.margins) == ([pytest.approx(1 / 3)], [0.0])
    assert (len(tally.first.seconds), len(tally.second.seconds)) == (9, 9)
    # ahead of both in three games, equal in three
    assert tally.orders == [4.5]


def test_a_game_counts_once_for_the_order_however_many_sit_there() -> None:
    assert ahead(("a", "b"), (3, 2), "a") == 1
    assert ahead(("a", "b", "b"), (2, 1, 3), "a") == 0.5
    assert ahead(("b", "a", "a", "b"), (2, 2, 1, 0), "a") == 0.625


def test_tables_of_each_size_have_ratings_of_their_own() -> None:
    tallies = [Tally(match) for table in (2, 3) for match in ladder("ab", table)]
    for tally in tallies:
        strong = "b" if tally.match.table == 2 else "a"
        for _ in range(2):
            seatings = tally.match.seatings
            tally.add([played(seats, tuple(9 * (one == strong) for one in seats)) for seats in seatings])
    found = rated("ab", tallies)
    assert list(found) == [2, 3]
    assert found[2][1].elo > 100
    assert found[3][1].elo < -100
