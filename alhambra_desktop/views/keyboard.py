"""Keyboard: what plain keys stand for, and a cursor over what is possible."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from .actions import BY_CODE
from .command import Command
from .drag import Interaction
from .intended import cell_of
from .stage.look import Spot
from .stage.stage import Stage

OTHER_KEYS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With one of these a key is none of the plain ones."""

ASIDE = 1.5
"""How much worse a unit aside is than a unit in the direction of an arrow."""


def command_of(event: QKeyEvent) -> Command | None:
    """The command that a pressed key stands for at the table."""
    return None if event.modifiers() & OTHER_KEYS else BY_CODE.get(event.key())


class Keyboard:
    """Moves a cursor; choosing does what a click there would do."""

    def __init__(self, scene: Stage, hand: Interaction) -> None:
        self.stage = scene
        self.hand = hand

    def possible(self) -> list[Spot]:
        """What the cursor may stand on now."""
        pick = self.hand.look.pick
        spots = self.stage.spots()
        if pick is not None:
            lit = set(pick.squares) | set(pick.swaps)
            paid = pick.source in ("market", "falcon") or pick.turned
            kinds = {*pick.areas, "corner", *(("hand",) if paid else ())}
            found = [s for s in spots if (s.kind == "square" and s.key in lit) or s.kind in kinds]
            own = [s for s in spots if (s.kind, s.key) == (pick.source, pick.tile)]
            return found + own
        shown = self.stage.shown
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

    def choose(self, click: Callable[[Spot], None]) -> None:
        """Confirm what is in the hand, or click where the cursor stands."""
        look = self.hand.look
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

    def _follow(self, cursor: Spot) -> None:
        """After a choice: on to the first square for a picked tile; else stay where that is possible."""
        look = self.hand.look
        spots = self.possible()
        if look.pick is not None and cursor.key == look.pick.tile and spots:
            look.cursor = self._first(spots)
            self._aim()
            return
        look.cursor = cursor if cursor in spots else None
        self.stage.refresh()

    def move(self, direction: tuple[int, int]) -> None:
        """Move the cursor to the nearest spot in a direction."""
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
        self.stage.refresh()
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
