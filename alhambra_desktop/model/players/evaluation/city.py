"""Value of walls, room to build and reserve."""

from __future__ import annotations

from typing import Final

from ...rules.core.engine.segments import scored_length
from ...rules.core.engine.state import GameState
from ...rules.core.geometry.city import City
from ...rules.core.geometry.tile import BUILDING
from .majorities import AllStrengths, MajorityEvaluation
from .memo import IdentityMemo
from .moment import Moment
from .openness import openness

USELESS: Final = 0.05
"""Value of any reserve tile: buying it at least made room on the market."""


class CityEvaluation:
    """Evaluates a city apart from its majorities, and buildings on the reserve."""

    def __init__(self, moment: Moment, majorities: MajorityEvaluation) -> None:
        self._book, self._seat, self._majorities = moment.book, moment.seat, majorities
        self._wall = moment.weights.wall * len(moment.forecast.rounds)
        self._weights, self._ripe = moment.weights, moment.forecast.ripe
        self._values = IdentityMemo[float]()

    def wall(self, city: City) -> int:
        return sum(scored_length(self._book, city, edge) for edge in self._book.scored_edges)

    def wall_points(self, city: City) -> float:
        """Return the expected points of the scored segments in the rounds ahead."""
        return self._wall * self.wall(city)

    def value(self, city: City) -> float:
        """Return the value of walls and room to build."""
        known = self._values.get(id(city))
        if known is None:
            rooms = openness(city)
            crowded = sum(1 / (room + 0.4) for room in rooms) / len(rooms)
            known = self.wall_points(city) - self._weights.openings * self._ripe * 4 * crowded
            self._values.keep(id(city), known, city)
        return known

    def reserve(self, table: GameState, rows: AllStrengths) -> float:
        """Return the expected value of buildings on the reserve."""
        worth = useless = 0.0
        player = table.players[self._seat]
        for name in player.reserve:
            tile = self._book.tiles[name]
            place = self._majorities.place.get(tile.type or "")
            if place is None or tile.kind != BUILDING:
                useless += USELESS
            elif self._book.placement.fits(player.city, tile):
                worth += self._majorities.gain(place, rows[place])
        return self._weights.reserve * self._ripe * worth + useless
