from __future__ import annotations

from functools import cached_property, lru_cache
from math import erfc, sqrt
from typing import Final

from ...rules.core.engine.rulebook import Majority
from ...rules.core.engine.state import GameState
from ...rules.core.values import Seat, replaced
from .moment import IdentityMemo, Moment

Prizes = tuple[float, ...]  # prizes in a majority, from the first rank to the last
Stakes = tuple[tuple[int, Prizes], ...]
"""Contains a pair for each future scoring round of one majority.

The first item of a pair tells how many tiles of the building type are expected to be sold before the round,
counted in half tiles. The second item lists the prizes of the round.
"""

BROKEN_TIE: Final = 0.4
"""Winning a tie-break is worth as much as a lead of this number of tiles (G-5)."""


@lru_cache(maxsize=120_000)
def expected_prize(mine: int, others: tuple[int, ...], halves: int, prizes: Prizes, unit: int = 1) -> float:
    """Return the expected points of an owner from one majority in one scoring round.

    `mine` is the owner's rank value (see `Rulebook.strength`). `others` lists the rank values of the other
    owners in ascending order. `halves` is twice the number of tiles that are expected to be sold before the
    round. Each tile increases a rank value by `unit`. The remainder of a rank value modulo `unit` breaks
    ties.
    """
    coming = halves / 2
    owners = len(others) + 1
    ranked = 1.0 if mine else 1 - (1 - 1 / owners) ** coming
    if not ranked or not prizes:
        return 0.0
    spread = sqrt(4 * coming / owners)
    places = [1.0] + [0.0] * (len(prizes) - 1)
    for count in others:
        ahead = _chance_behind(_lead(mine, count, unit), spread) if count or coming else 0.0
        for i in range(len(places) - 1, -1, -1):
            places[i] = places[i] * (1 - ahead) + (places[i - 1] * ahead if i else 0.0)
    return ranked * sum(chance * prize for chance, prize in zip(places, prizes, strict=True))


def _lead(mine: int, other: int, unit: int) -> float:
    if unit == 1:
        return mine - other
    tie = (mine % unit > other % unit) - (mine % unit < other % unit)
    return mine // unit - other // unit + BROKEN_TIE * tie


def _chance_behind(lead: float, spread: float) -> float:
    if spread:
        return 0.5 * erfc(lead / spread)
    return 0.5 if lead == 0 else float(lead < 0)


@lru_cache(maxsize=120_000)
def majority_edge(
    strengths: tuple[int, ...], seat: int, seats: int, stakes: Stakes, weight: float, unit: int = 1
) -> float:
    """Return a seat's expected points from a majority, minus a penalty.

    The penalty is `weight` times the mean of the other seats' expected points. `strengths` lists the rank
    values of the seats, followed by the rank values of the owners without a seat.
    """
    return sum(
        _points(strengths, owner, stakes, unit) * (1.0 if owner == seat else -weight / (seats - 1))
        for owner in range(seats)
    )


@lru_cache(maxsize=120_000)
def _points(strengths: tuple[int, ...], owner: int, stakes: Stakes, unit: int) -> float:
    others = tuple(sorted(strengths[:owner] + strengths[owner + 1 :]))
    return sum(expected_prize(strengths[owner], others, halves, prizes, unit) for halves, prizes in stakes)


Strengths = tuple[int, ...]  # rank values of all owners in one majority; the seats come first

AllStrengths = tuple[Strengths, ...]

TIE_UNIT: Final = 100
"""In a majority with a tie-break, each tile increases the rank value by this number."""


def one_more(row: Strengths, seat: Seat, unit: int) -> Strengths:
    return replaced(row, seat, row[seat] + unit)


class MajorityEvaluation:
    """Evaluates majorities by `majority_edge`, with the penalty weight `Weights.rivals`.

    In the methods, `place` is the index of a building type in `Rulebook.types`.
    """

    def __init__(self, moment: Moment) -> None:
        self._book, self._state = moment.book, moment.state
        self._seat, self._seats = moment.seat, moment.seats
        self._rivalry = moment.weights.rivals
        self._number = moment.holdings.number
        strengths = (self._book.strengths_of(self._state, owner) for owner in self._book.owners())
        self.rows: AllStrengths = tuple(zip(*strengths, strict=True))
        self.place = {type_id: i for i, type_id in enumerate(self._book.types)}
        self._built = [self._buildings(place, row) for place, row in enumerate(self.rows)]
        self._halves = [moment.forecast.halves(type_id) for type_id in self._book.types]
        self._values: dict[tuple[int, Strengths], float] = {}
        self._stakes: dict[tuple[int, int], Stakes] = {}
        self._gains: dict[tuple[int, Strengths], float] = {}
        self._standings: dict[object, tuple[AllStrengths, float]] = {}
        self._by_city = IdentityMemo[tuple[AllStrengths, float]]()
        self._rivals: dict[int, AllStrengths] = {}

    def unit(self, place: int) -> int:
        return 1 if self._book.majorities[self._book.types[place]].tie_break is None else TIE_UNIT

    def value(self, place: int, row: Strengths) -> float:
        key = (place, row)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self._edge(place, row, self.stakes(place, row))
        return known

    def _edge(self, place: int, row: Strengths, stakes: Stakes) -> float:
        return majority_edge(row, self._seat, self._seats, stakes, self._rivalry, self.unit(place))

    def stakes(self, place: int, row: Strengths) -> Stakes:
        """The prizes include their expected growth (G-5)."""
        majority = self._book.majorities[self._book.types[place]]
        more = 0 if majority.growth is None else self._buildings(place, row) - self._built[place]
        key = (place, more)
        known = self._stakes.get(key)
        if known is None:
            known = self._stakes[key] = tuple(
                self._prizes(majority, more, *due) for due in self._halves[place]
            )
        return known

    def _prizes(self, majority: Majority, more: int, number: int, halves: int) -> tuple[int, Prizes]:
        prizes: Prizes = majority.prizes(self._book, self._state, number)
        growth = majority.growth(self._book, number) if majority.growth is not None else ()
        if growth:
            grown = more + halves / 2
            prizes = tuple(now + each * grown for now, each in zip(prizes, growth, strict=True))
        return halves, prizes

    def _buildings(self, place: int, row: Strengths) -> int:
        unit = self.unit(place)
        return sum([strength // unit for strength in row])

    def rows_of(self, table: GameState) -> AllStrengths:
        return self.standing(table)[0]

    def standing(self, table: GameState) -> tuple[AllStrengths, float]:
        city = table.players[self._seat].city
        key = (id(city), self._number(table))
        found = self._by_city.get(key)
        if found is None:
            mine = self._book.strengths_of(table, self._seat)
            rivals = self._rivals_of(table)
            found = self._standings.get((mine, rivals))
            if found is None:
                rows = self._with(mine, rivals)
                found = rows, sum(self.value(i, row) for i, row in enumerate(rows))
                self._standings[mine, rivals] = found
            self._by_city.keep(key, found, city)
        return found

    def _rivals_of(self, table: GameState) -> AllStrengths:
        number = self._number(table)
        found = self._rivals.get(number)
        if found is None:
            rivals = self._book.rivals
            found = tuple(self._book.strengths_of(table, rival) for rival in rivals) if number else ()
            self._rivals[number] = found
        return found

    def _with(self, mine: Strengths, rivals: AllStrengths) -> AllStrengths:
        seat = self._seat
        rows = tuple(
            row if row[seat] == now else replaced(row, seat, now)
            for row, now in zip(self.rows, mine, strict=True)
        )
        if not rivals:
            return rows
        tails = zip(*rivals, strict=True)
        return tuple((*row[: self._seats], *tail) for row, tail in zip(rows, tails, strict=True))

    def gain(self, place: int, row: Strengths) -> float:
        key = (place, row)
        known = self._gains.get(key)
        if known is None:
            more = self._edge(place, one_more(row, self._seat, self.unit(place)), self.stakes(place, row))
            known = self._gains[key] = more - self.value(place, row)
        return known

    def wanted(self, name: str) -> float:
        """Return the points from majorities that a tile would bring the other seat that gains most by it."""
        place = self.place.get(self._book.tiles[name].type or "")
        return self.wanted_by_type[place] if place is not None else 0.0

    @cached_property
    def wanted_by_type(self) -> tuple[float, ...]:
        return tuple(map(self._wanted_most, range(len(self.rows))))

    def _wanted_most(self, place: int) -> float:
        unit, row = self.unit(place), self.rows[place]
        stakes = self.stakes(place, row)
        gains = []
        for seat in range(self._seats):
            if seat != self._seat:
                rows = row, one_more(row, seat, unit)
                now, then = (majority_edge(it, seat, self._seats, stakes, 0.0, unit) for it in rows)
                gains.append(then - now)
        return max(gains)
