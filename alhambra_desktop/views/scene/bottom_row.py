from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF

from ...model.rules.core.places.places import Arrangement
from ..game.selection import Selection
from ..game.table_snapshot import TableSnapshot
from .items.zone import Zone
from .layout.layout import GAP, Demand, Layout
from .zones.hand import HandZone
from .zones.wells import SMALLEST, WELL, WellZone


class BottomRow:
    def __init__(self, hand: HandZone, tray: WellZone, reserve: WellZone) -> None:
        self._hand, self._tray, self._reserve = hand, tray, reserve
        self.zones: tuple[Zone, ...] = (hand, tray, reserve)

    def add_wells(
        self,
        demand: Demand,
        snapshot: TableSnapshot,
        table: Arrangement,
        selection: Selection,
        size: tuple[float, float],
    ) -> Demand:
        """Return `demand` with the widths of tray and reserve added. `size` is the table's size in units.

        If the hand gets too little room, tray and reserve shrink by the same factor, down to ``SMALLEST``.
        """
        tray = self._tray.wanted_width(snapshot, table, selection)
        reserve = self._reserve.wanted_width(snapshot, table, selection)
        visible = sum(width > 0 for width in (tray, reserve))
        if visible:
            room = Layout.of(*size, demand).hand.width()
            free = room - self._hand.least(table) - visible * GAP
            part = min(1.0, max(0.0, free) / (tray + reserve))
            tray, reserve = (width and max(SMALLEST, round(width * part)) for width in (tray, reserve))
        return attrs.evolve(demand, tray=tray, reserve=reserve)

    def update_layout(self, before: Layout, after: Layout) -> Layout:
        """If `after` has other rectangles for this row than `before`, move the zones to these rectangles.

        Return `before` with the rectangles of this row from `after`.
        """
        if (before.hand, before.tray, before.reserve) == (after.hand, after.tray, after.reserve):
            return before
        self.set_layout(after)
        return attrs.evolve(before, hand=after.hand, tray=after.tray, reserve=after.reserve)

    def set_layout(self, layout: Layout) -> None:
        self._hand.set_rect(layout.hand)
        room = QRectF(layout.reserve.right() - WELL, layout.hand.top(), WELL, layout.hand.height())
        for zone, rect in ((self._reserve, layout.reserve), (self._tray, layout.tray)):
            zone.set_rect(rect if rect.width() else room)
            zone.setVisible(rect.width() > 0)
            room = room.translated(-WELL - GAP, 0)
