from __future__ import annotations

import attrs

from alhambra_desktop.model.players.games import Game
from alhambra_desktop.model.workshop.arena.matches import Match, MatchResult, Rating
from alhambra_desktop.model.workshop.arena.standings import match_standings, table_standings
from tests.unit.arena.quick import played, with_points

LONG = "grandmaster:surveyor"
TABLES = """\
2 seats: 2 deals, each with 2 seatings; equally strong players would each win 50.0%
  match                          wins           95%  margin             95%  points  turns
  grandmaster:surveyor v easy   75.0%   0.0%-100.0%    +5.0  −58.5 to +68.5    65.0   20.0
  level                           Elo           95%   s/turn      p95
  easy                              0                 0.5000   0.5000
  grandmaster:surveyor            123           ±20   0.5000   0.5000

3 seats: 2 deals, each with 6 seatings; equally strong players would each win 33.3%
  match                            wins           95%  margin             95%  points  turns
  grandmaster:surveyor v 2 easy   66.7%   0.0%-100.0%    +5.0  −58.5 to +68.5    65.0   20.0
  easy v 2 grandmaster:surveyor   16.7%   0.0%-100.0%    −5.0  −68.5 to +58.5    60.0   20.0
  level                             Elo           95%   s/turn      p95
  easy                                0                 0.5000   0.5000
  grandmaster:surveyor              123           ±20   0.5000   0.5000
"""


def test_long_names_keep_columns_aligned() -> None:
    lines = table_standings((LONG, "easy"), [played((LONG, "easy"), (90, 60))]).splitlines()
    assert len({len(line) for line in lines}) == 1
    assert lines[1].split()[:3] == ["1", LONG, "100.0%"]


def test_matches_and_ratings_are_printed_in_columns() -> None:
    results = [MatchResult(Match(LONG, "easy", table)) for table in (2, 3)]
    for result in results:
        for gain in (0, 10):
            seatings = result.match.seatings
            points = [tuple(60 + gain * (name == LONG) for name in seats) for seats in seatings]
            result.add([played(seats, one) for seats, one in zip(seatings, points, strict=True)])
    rating = [Rating(0.0, 0.0), Rating(123.4, 10.0)]
    text = match_standings(("easy", LONG), results, {2: rating, 3: rating})
    assert text.splitlines() == TABLES.splitlines()


def test_an_entry_sums_up_its_seats() -> None:
    names, results = ("easy", "normal", "hard"), []
    for number in range(3):
        seated = [(seat - number) % 3 for seat in range(3)]
        game = Game(number, tuple(names[entry] for entry in seated), 1)
        points, seconds = [60 + 10 * entry for entry in seated], [(0.25 * entry + 0.5,) for entry in seated]
        results.append(attrs.evolve(with_points(game, tuple(points)), seconds=tuple(seconds)))
    rows = [line.split() for line in table_standings(names, results).splitlines()[1:]]
    assert [[row[1], row[2], *row[-3:]] for row in rows] == [
        ["easy", "0.0%", "60.0", "0.5000", "0.5000"],
        ["normal", "0.0%", "70.0", "0.7500", "0.7500"],
        ["hard", "100.0%", "80.0", "1.0000", "1.0000"],
    ]
