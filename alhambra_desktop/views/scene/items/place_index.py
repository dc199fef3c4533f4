from __future__ import annotations

from collections.abc import Iterable

from ....model.rules.core.places.places import Arrangement, Piece, Place
from .zone import Zone


class PlaceIndex:
    """Remembers which zones hold each place, because asking every zone is slow."""

    def __init__(self) -> None:
        self._keys: dict[Zone, tuple[object, ...]] = {}
        self._zones: dict[Place, tuple[Zone, ...]] = {}

    def share(self, table: Arrangement, zones: Iterable[Zone]) -> None:
        keys = {zone: zone.holds_key() for zone in zones}
        if keys != self._keys:
            self._keys = keys
            self._zones.clear()
        found: dict[Zone, list[tuple[Place, tuple[Piece, ...]]]] = {zone: [] for zone in keys}
        for place, ids in table.lying.items():
            here = self._zones.get(place)
            if here is None:
                here = self._zones[place] = tuple(zone for zone in keys if zone.holds(place))
            if here:
                pieces = tuple([table.pieces[id_] for id_ in ids])
                for zone in here:
                    found[zone].append((place, pieces))
        for zone, key in keys.items():
            zone.take_lying(table, tuple(found[zone]), key)
