"""Keyboard: a cursor over what is possible."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt

from .drag import Interaction
from .intended import cell_of
from .scene.look import Spot
from .scene.table_scene import TableScene

DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ASIDE = 1.5
"""How much worse a unit aside is than a unit in the direction of an arrow."""


class Keyboard:
    """Moves the cursor with the arrows; Enter does what a click there would do."""

    def __init__(self, scene: TableScene, hand: Interaction) -> None:
        self.scene = scene
        self.hand = hand

    def possible(self) -> list[Spot]:
        """What the cursor may stand on now."""
        pick = self.hand.look.pick
        spots = self.scene.spots()
        if pick is not None:
            lit = set(pick.squares) | set(pick.swaps)
            paid = pick.source in ("market", "falcon") or pick.turned
            kinds = {*pick.areas, "corner", *(("hand",) if paid else ())}
            found = [s for s in spots if (s.kind == "square" and s.key in lit) or s.kind in kinds]
            own = [s for s in spots if (s.kind, s.key) == (pick.source, pick.tile)]
            return found + own
        shown = self.scene.shown
        liftable: set[object] = set()
        if shown is not None and self.hand.enabled:
            liftable = {cell_of(action) for action in shown.intended.values()}
            if self.hand.acting:
                city = shown.seen.players[shown.viewer].city
                liftable |= set(city.tiles) - set(city.starts)
        return [
            s
            for s in spots
            if s.kind in ("row", "market", "hut", "falcon", "bonus", "vizier", "tray", "reserve", "take")
            or (s.kind == "square" and s.key in liftable)
        ]

    def press(self, key: int, click: Callable[[Spot], None]) -> bool:
        """React to a key; False where it means nothing here."""
        look = self.hand.look
        if key in DIRECTIONS:
            self._move(DIRECTIONS[Qt.Key(key)])
            return True
        if key not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        cursor = look.cursor
        pick = look.pick
        on_own = cursor is not None and pick is not None and cursor.key == pick.tile
        if (
            look.taking
            and (cursor is None or (cursor.kind in ("take", "row") and cursor.key in (None, *look.taking)))
        ) or (pick is not None and pick.source in ("market", "hut") and (cursor is None or on_own)):
            self.hand.confirm()
        elif cursor is not None:
            click(cursor)
            self._follow(cursor)
        return True

    def _follow(self, cursor: Spot) -> None:
        """After a choice: on to the first square for a picked tile; else stay where that is possible."""
        look = self.hand.look
        spots = self.possible()
        if look.pick is not None and cursor.key == look.pick.tile and spots:
            look.cursor = self._first(spots)
            self._aim()
            return
        look.cursor = cursor if cursor in spots else None
        self.scene.refresh()

    def _move(self, direction: tuple[int, int]) -> None:
        spots = self.possible()
        if not spots:
            return
        look = self.hand.look
        here = look.cursor
        if here is None or here not in spots:
            look.cursor = self._first(spots)
        else:
            look.cursor = min(spots, key=lambda s: _distance(here.rect.center(), s, direction, s == here))
        self._aim()

    def _first(self, spots: list[Spot]) -> Spot:
        squares = [spot for spot in spots if spot.kind in ("square", "corner")]
        return squares[0] if self.hand.look.pick is not None and squares else spots[0]

    def _aim(self) -> None:
        look = self.hand.look
        cursor = look.cursor
        if look.pick is not None and look.pick.source == "falcon":
            self.hand.aim_corner(cursor.key if cursor is not None and cursor.kind == "corner" else None)
        elif look.pick is not None:
            self.hand.aim(cursor.key if cursor is not None and cursor.kind == "square" else None)
        else:
            self.hand.suggest(cursor)
        self.scene.refresh()
        self.hand.changed.emit()


def _distance(here: QPointF, spot: Spot, direction: tuple[int, int], same: bool) -> float:
    """How far a spot lies in a direction; what lies behind is farthest, staying is next to last."""
    way = spot.rect.center() - here
    along = way.x() * direction[0] + way.y() * direction[1]
    aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
    if same:
        return 1e8
    if along <= 1:
        return 1e9 + abs(along) + aside
    return along + ASIDE * aside
