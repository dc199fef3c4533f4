"""City evaluation: what walls, room to build and the reserve are worth to a seat."""

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
"""What any tile on the reserve is worth: at least it makes room on the market."""


class CityEvaluation:
    """What a city is worth but for its majorities, and what buildings on the reserve may become."""

    def __init__(self, moment: Moment, majorities: MajorityEvaluation) -> None:
        self._book, self._seat, self._majorities = moment.book, moment.seat, majorities
        self._wall = moment.weights.wall * len(moment.forecast.rounds)
        self._weights, self._ripe = moment.weights, moment.forecast.ripe
        self._values = IdentityMemo[float]()

    def wall(self, city: City) -> int:
        """The segments of walls and moats that score."""
        return sum(scored_length(self._book, city, edge) for edge in self._book.scored_edges)

    def wall_points(self, city: City) -> float:
        """What these segments will pay in the rounds ahead."""
        return self._wall * self.wall(city)

    def value(self, city: City) -> float:
        """What wall and moat, and room to go on, are worth."""
        known = self._values.get(id(city))
        if known is None:
            rooms = openness(city)
            crowded = sum(1 / (room + 0.4) for room in rooms) / len(rooms)
            known = self.wall_points(city) - self._weights.openings * self._ripe * 4 * crowded
            self._values.keep(id(city), known, city)
        return known

    def reserve(self, table: GameState, rows: AllStrengths) -> float:
        """What buildings on the reserve may become."""
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
