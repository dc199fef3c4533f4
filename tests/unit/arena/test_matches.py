from __future__ import annotations

import pytest

from alhambra_desktop.model.players.games import TournamentSettings
from alhambra_desktop.model.workshop.arena.matches import (
    Match,
    MatchResult,
    ahead,
    elo_ratings,
    ladder,
    round_robin,
    schedule,
)
from tests.unit.arena.quick import played


def test_seatings_rotate_the_single_level() -> None:
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


def test_there_are_at_least_two_deals() -> None:
    assert [Match("a", "b", 2).deals(games) for games in (1, 4, 5, 20)] == [2, 2, 3, 10]
    assert Match("a", "b", 6).deals(25) == 3


def test_a_ladder_pairs_neighbours_and_a_round_robin_all() -> None:
    assert ladder("abc", 2) == [Match("b", "a", 2), Match("c", "b", 2)]
    assert round_robin("abc", 3) == [Match("b", "a", 3), Match("c", "a", 3), Match("c", "b", 3)]


def test_all_matches_have_the_same_deals() -> None:
    games = list(
        schedule(ladder(("easy", "normal", "hard"), 2), 4, TournamentSettings(7, random_variants=True))
    )
    assert [game.number for game in games] == list(range(8))
    assert [game.levels for game in games[:2]] == [("normal", "easy"), ("easy", "normal")]
    deals = [(game.seed, game.options) for game in games]
    assert deals[:4] == deals[4:]
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_a_match_result_has_one_value_per_deal() -> None:
    result = MatchResult(Match("a", "b", 2))
    result.add([played(("a", "b"), (100, 80)), played(("b", "a"), (90, 90))])
    result.add([played(("a", "b"), (50, 80)), played(("b", "a"), (70, 80))])
    assert (result.first.wins, result.second.wins) == ([0.75, 0.5], [0.25, 0.5])
    assert (result.first.points, result.first.margins) == ([95, 65], [10, -10])
    assert result.orders == [1.5, 1]
    assert result.turns == [20, 20]
    assert list(result.first.seconds) == [0.5] * 4


def test_only_the_single_level_counts_wins_and_margins() -> None:
    result = MatchResult(Match("a", "b", 3))
    alone = [(90, 60, 30), (60, 90, 30), (60, 30, 90)]
    deal = [played(seats, scores) for seats, scores in zip(result.match.seatings[:3], alone, strict=True)]
    deal += [played(seats, (50, 50, 50)) for seats in result.match.seatings[3:]]
    result.add(deal)
    assert (result.first.wins, result.first.margins) == ([1.0], [45.0])
    assert (result.second.wins, result.second.margins) == ([pytest.approx(1 / 3)], [0.0])
    assert (len(result.first.seconds), len(result.second.seconds)) == (9, 9)
    # ahead of both in three games, tied in three
    assert result.orders == [4.5]


def test_ahead_counts_each_game_once() -> None:
    assert ahead(("a", "b"), (3, 2), "a") == 1
    assert ahead(("a", "b", "b"), (2, 1, 3), "a") == 0.5
    assert ahead(("b", "a", "a", "b"), (2, 2, 1, 0), "a") == 0.625


def test_each_table_size_has_its_own_ratings() -> None:
    results = [MatchResult(match) for table in (2, 3) for match in ladder("ab", table)]
    for result in results:
        strong = "b" if result.match.table == 2 else "a"
        for _ in range(2):
            seatings = result.match.seatings
            result.add([played(seats, tuple(9 * (one == strong) for one in seats)) for seats in seatings])
    found = elo_ratings("ab", results)
    assert list(found) == [2, 3]
    assert found[2][1].elo > 100
    assert found[3][1].elo < -100
