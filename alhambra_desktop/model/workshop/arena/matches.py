"""Matches between two levels: pairings, schedule, results and Elo ratings."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from math import exp, log
from statistics import fmean
from typing import Final

import attrs
import numpy as np
from numpy.typing import NDArray

from ...players.games import Game, GameResult, TournamentSettings
from ...rules.core.frozen import frozen

SCALE: Final = 400 / log(10)  # number of Elo points that correspond to a difference of 1 in strength
DRAW: Final = 0.5  # result of the extra game that `ratings` adds to each match
CLOSE: Final = 1e-10  # the search for ratings ends after a step that changes no strength by more than this
MOST_STEPS: Final = 200
LONGEST_STEP: Final = 2.0  # maximum change of a strength in one step of the search

Array = NDArray[np.floating]


@frozen
class PairedResults:
    """Results of a match between the levels with the indexes ``first`` and ``second``.

    ``games`` is the number of games that are played with each deal. ``results`` contains one number for each
    deal: the sum of `ahead` for the first level over all games with this deal.
    """

    first: int
    second: int
    games: int
    results: tuple[float, ...]


@frozen
class Rating:
    """A rating and its standard error. The rating of the first level is always 0."""

    elo: float
    error: float


def ratings(count: int, matches: Sequence[PairedResults]) -> list[Rating]:
    """Return the most likely ratings; the matches must connect all levels, directly or indirectly.

    Each match gets an extra game that ends in a draw (``DRAW``); otherwise, the rating of a level that wins
    every game would be infinite. When the standard errors are estimated, all games of a deal count as one
    observation.
    """
    strengths = np.zeros(count)
    for _ in range(MOST_STEPS):
        step = _spread(strengths, matches) @ _scores(strengths, matches).sum(axis=0)
        longest = max(float(np.abs(step).max()), CLOSE)
        strengths[1:] += step * min(1.0, LONGEST_STEP / longest)
        if longest == CLOSE:
            break
    # each row shows how far one deal, or one extra game, moves each rating
    moved = _scores(strengths, matches) @ _spread(strengths, matches)
    errors = np.sqrt((moved**2).sum(axis=0))
    return [
        Rating(SCALE * a, SCALE * b) for a, b in zip(strengths.tolist(), [0.0, *errors.tolist()], strict=True)
    ]


def expected(difference: float) -> float:
    """Return the chance that a level beats another level that is weaker by `difference`."""
    return 1 / (1 + exp(-difference))


def _signs(count: int, matches: Sequence[PairedResults]) -> Array:
    """Return a row for each match: 1 for the first level, -1 for the second level, 0 for other levels.

    Level 0 has no column, because its rating is fixed.
    """
    levels = np.eye(count)
    return np.array([levels[match.first] - levels[match.second] for match in matches])[:, 1:]


def _chances(strengths: Array, matches: Sequence[PairedResults]) -> Array:
    return np.array([expected(strengths[match.first] - strengths[match.second]) for match in matches])


def _spread(strengths: Array, matches: Sequence[PairedResults]) -> Array:
    signs, chances = _signs(len(strengths), matches), _chances(strengths, matches)
    games = np.array([match.games * len(match.results) + 1 for match in matches])
    return np.linalg.inv(signs.T @ ((games * chances * (1 - chances))[:, None] * signs))


def _scores(strengths: Array, matches: Sequence[PairedResults]) -> Array:
    """Return gradients of the log-likelihood, with one row for each deal and each extra game."""
    signs, chances = _signs(len(strengths), matches), _chances(strengths, matches)
    surplus = np.zeros((max(len(match.results) for match in matches), len(matches)))
    for column, (match, chance) in enumerate(zip(matches, chances, strict=True)):
        surplus[: len(match.results), column] = np.array(match.results) - match.games * chance
    return np.vstack((surplus @ signs, (DRAW - chances)[:, None] * signs))


LEAST_DEALS: Final = 2  # minimum number of deals of a match, because one deal gives no interval


@frozen
class Match:
    first: str
    second: str
    table: int

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The seatings with which each deal is played.

        In a seating, one level has one seat, and the other level has all other seats. Over all seatings, each
        level has each seat exactly once as its only seat.
        """
        found: dict[tuple[str, ...], None] = {}
        for alone, other in ((self.first, self.second), (self.second, self.first)):
            for seat in range(self.table):
                found[(other,) * seat + (alone,) + (other,) * (self.table - 1 - seat)] = None
        return tuple(found)

    def deals(self, games: int) -> int:
        return max(LEAST_DEALS, -(-games // len(self.seatings)))


def ladder(levels: Sequence[str], table: int) -> list[Match]:
    return [Match(upper, lower, table) for lower, upper in pairwise(levels)]


def round_robin(levels: Sequence[str], table: int) -> list[Match]:
    return [Match(upper, lower, table) for lower, upper in combinations(levels, 2)]


def schedule(matches: Iterable[Match], games: int, settings: TournamentSettings) -> Iterator[Game]:
    """Yield all games in order. All matches use the same series of deals."""
    number = 0
    for match in matches:
        for deal in range(match.deals(games)):
            for levels in match.seatings:
                yield settings.dealt(deal, number, levels)
                number += 1


@attrs.define(eq=False)
class LevelResult:
    """Statistics of one level in a match. ``seconds`` contains the thinking times of its turns.

    ``wins``, ``points`` and ``margins`` contain one number for each deal: the mean over those games of the
    deal in which exactly one seat has this level.
    """

    wins: list[float] = attrs.field(factory=list)
    points: list[float] = attrs.field(factory=list)
    margins: list[float] = attrs.field(factory=list)
    seconds: array[float] = attrs.field(factory=lambda: array("d"))

    def add(self, level: str, deal: Sequence[GameResult]) -> None:
        wins, points, margins = [], [], []
        for game in deal:
            seats = [seat for seat, name in enumerate(game.game.levels) if name == level]
            for seat in seats:
                self.seconds.extend(game.seconds[seat])
            if len(seats) == 1:
                own = game.scores[seats[0]]
                wins.append((seats[0] in game.winners) / len(game.winners))
                points.append(own)
                margins.append(own - (sum(game.scores) - own) / (len(game.scores) - 1))
        self.wins.append(fmean(wins))
        self.points.append(fmean(points))
        self.margins.append(fmean(margins))


@attrs.define(eq=False)
class MatchResult:
    """Statistics of a match.

    ``turns`` contains the mean number of turns in the games of each deal. ``orders`` contains, for each deal,
    the sum of `ahead` for the first level over its games.
    """

    match: Match
    first: LevelResult = attrs.field(factory=LevelResult)
    second: LevelResult = attrs.field(factory=LevelResult)
    turns: list[float] = attrs.field(factory=list)
    orders: list[float] = attrs.field(factory=list)

    def add(self, deal: Sequence[GameResult]) -> None:
        self.first.add(self.match.first, deal)
        self.second.add(self.match.second, deal)
        self.turns.append(fmean(game.turns for game in deal))
        self.orders.append(sum(ahead(game.game.levels, game.scores, self.match.first) for game in deal))

    @property
    def sides(self) -> tuple[tuple[str, str, LevelResult], ...]:
        first, second = self.match.first, self.match.second
        return (first, second, self.first), (second, first, self.second)


def ahead(levels: Sequence[str], scores: Sequence[int], level: str) -> float:
    """Compare each seat of `level` with each seat of the other level.

    Return the share of comparisons in which the seat of `level` has more points. A tie counts as half.
    """
    own = [points for name, points in zip(levels, scores, strict=True) if name == level]
    others = [points for name, points in zip(levels, scores, strict=True) if name != level]
    return fmean((mine > theirs) + (mine == theirs) / 2 for mine in own for theirs in others)


def match_results(matches: Iterable[Match], games: int, played: Iterator[GameResult]) -> list[MatchResult]:
    found = []
    for match in matches:
        result = MatchResult(match)
        for _ in range(match.deals(games)):
            result.add([next(played) for _ in match.seatings])
        found.append(result)
    return found


def elo_ratings(levels: Sequence[str], results: Iterable[MatchResult]) -> dict[int, list[Rating]]:
    paired: dict[int, list[PairedResults]] = {}
    for result in results:
        match = result.match
        one = PairedResults(
            levels.index(match.first), levels.index(match.second), len(match.seatings), tuple(result.orders)
        )
        paired.setdefault(match.table, []).append(one)
    return {table: ratings(len(levels), found) for table, found in paired.items()}
