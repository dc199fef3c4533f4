"""Matches of two levels on mirrored deals, and what they add up to."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from statistics import fmean
from typing import Final

import attrs

from ..opponents.games import Game, Terms
from .elo import Compared, Rating, ratings
from .play import Played

LEAST_DEALS: Final = 2
"""One deal alone would have no spread."""


@attrs.frozen
class Match:
    """Two levels at tables of one size."""

    first: str
    second: str
    table: int

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """How each deal is played: either level alone in every seat, the other in all the rest.

        So both have every seat equally often. With two seats both are alone and two seatings are all.
        """
        found: dict[tuple[str, ...], None] = {}
        for alone, other in ((self.first, self.second), (self.second, self.first)):
            for seat in range(self.table):
                found[(other,) * seat + (alone,) + (other,) * (self.table - 1 - seat)] = None
        return tuple(found)

    def deals(self, games: int) -> int:
        """How many whole deals make at least so many games."""
        return max(LEAST_DEALS, -(-games // len(self.seatings)))


def ladder(levels: Sequence[str], table: int) -> list[Match]:
    """Each level against the one before it."""
    return [Match(upper, lower, table) for lower, upper in pairwise(levels)]


def round_robin(levels: Sequence[str], table: int) -> list[Match]:
    """Each level against every one before it."""
    return [Match(upper, lower, table) for lower, upper in combinations(levels, 2)]


def schedule(matches: Iterable[Match], games: int, terms: Terms) -> Iterator[Game]:
    """All games, match by match, deal by deal, seating by seating; all matches have the same deals."""
    number = 0
    for match in matches:
        for deal in range(match.deals(games)):
            for levels in match.seatings:
                yield terms.dealt(deal, number, levels)
                number += 1


@attrs.define(eq=False)
class Side:
    """A level of a match: what it did alone among the others, one figure a deal, and its seconds a turn."""

    wins: list[float] = attrs.field(factory=list)
    points: list[float] = attrs.field(factory=list)
    margins: list[float] = attrs.field(factory=list)
    seconds: array[float] = attrs.field(factory=lambda: array("d"))

    def add(self, level: str, deal: Sequence[Played]) -> None:
        """Count a deal: all its games, in which this level and one other play."""
        wins, points, margins = [], [], []
        for outcome in (played.outcome for played in deal):
            seats = [seat for seat, name in enumerate(outcome.game.levels) if name == level]
            for seat in seats:
                self.seconds.extend(outcome.seconds[seat])
            if len(seats) == 1:
                own = outcome.scores[seats[0]]
                wins.append((seats[0] in outcome.winners) / len(outcome.winners))
                points.append(own)
                margins.append(own - (sum(outcome.scores) - own) / (len(outcome.scores) - 1))
        self.wins.append(fmean(wins))
        self.points.append(fmean(points))
        self.margins.append(fmean(margins))


@attrs.define(eq=False)
class Tally:
    """What a match has shown so far: both sides, the length of its games, and who stood before whom."""

    match: Match
    first: Side = attrs.field(factory=Side)
    second: Side = attrs.field(factory=Side)
    turns: list[float] = attrs.field(factory=list)
    orders: list[float] = attrs.field(factory=list)

    def add(self, deal: Sequence[Played]) -> None:
        """Count a deal in all its seatings."""
        self.first.add(self.match.first, deal)
        self.second.add(self.match.second, deal)
        self.turns.append(fmean(played.turns for played in deal))
        self.orders.append(
            sum(ahead(played.outcome.game.levels, played.outcome.scores, self.match.first) for played in deal)
        )

    @property
    def sides(self) -> tuple[tuple[str, str, Side], ...]:
        """Each level, whom it sat among, and its figures."""
        first, second = self.match.first, self.match.second
        return (first, second, self.first), (second, first, self.second)


def ahead(levels: Sequence[str], scores: Sequence[int], level: str) -> float:
    """How far a level was ahead by the order of points, from 0 to 1.

    Every pair of seats of different levels counts alike, equal points half, and a game once.
    """
    own = [points for name, points in zip(levels, scores, strict=True) if name == level]
    others = [points for name, points in zip(levels, scores, strict=True) if name != level]
    return fmean((mine > theirs) + (mine == theirs) / 2 for mine in own for theirs in others)


def tallied(matches: Iterable[Match], games: int, played: Iterator[Played]) -> list[Tally]:
    """The tally of every match, from the games as ``schedule`` puts them."""
    found = []
    for match in matches:
        tally = Tally(match)
        for _ in range(match.deals(games)):
            tally.add([next(played) for _ in match.seatings])
        found.append(tally)
    return found


def rated(levels: Sequence[str], tallies: Iterable[Tally]) -> dict[int, list[Rating]]:
    """The Elo ratings of the levels at tables of each size, in their order."""
    compared: dict[int, list[Compared]] = {}
    for tally in tallies:
        match = tally.match
        one = Compared(
            levels.index(match.first), levels.index(match.second), len(match.seatings), tuple(tally.orders)
        )
        compared.setdefault(match.table, []).append(one)
    return {table: ratings(len(levels), found) for table, found in compared.items()}
