from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from ...model.rules.core.places.places import CitySquare, Hand, PieceId, Place, Row
from ..game.target import REST, SECTION, Control, Spot, Target
from ..scene.stage import Stage
from .controller import TableController

# An arrow key moves the cursor to the nearest target in its direction. To find this target, sideways
# distances are multiplied by this factor.
ASIDE = 1.5
TAKE = Control("choose")  # pressing this control takes the lifted cards


class Keyboard:
    def __init__(self, stage: Stage, controller: TableController) -> None:
        self.stage, self.controller = stage, controller

    def possible(self) -> list[Spot]:
        selection = self.controller.selection
        if selection.lifted and selection.start != Row():
            hidden = [Spot(*square) for square in self.stage.city.hidden_drops()]
            drops = [*(spot for spot in self.stage.spots() if self._is_drop(spot.what)), *hidden]
            return self._asked_first(drops, Place)
        inside = self.stage.drawer.ids
        if inside:
            return [spot for spot in self.stage.spots() if spot.what in inside]
        return self._asked_first([s for s in self.stage.spots() if self._may_choose(s.what)], PieceId)

    def _asked_first(self, spots: list[Spot], kind: type[Place] | type[PieceId]) -> list[Spot]:
        rects = (
            (target, self.stage.rect_of(target)) for target in self.stage.asked if isinstance(target, kind)
        )
        preferred = [Spot(target, rect) for target, rect in rects if rect is not None]
        on = [spot.rect for spot in preferred if isinstance(spot.what, Place)]
        others = (spot for spot in spots if not any(rect.contains(spot.rect.center()) for rect in on))
        return [*preferred, *(spot for spot in others if spot not in preferred)]

    def _may_choose(self, target: Target) -> bool:
        return target == TAKE or self.controller.may_choose(target) or _opens(target) or _unfolds(target)

    def _is_drop(self, target: Target) -> bool:
        selection, snapshot = self.controller.selection, self.stage.snapshot
        if target in selection.lifted or target in selection.drops:
            return True
        if not isinstance(target, PieceId) or snapshot is None:
            return False
        place = snapshot.table.pieces[target].place
        if place == Hand(snapshot.viewer):
            return bool(selection.raised)
        return isinstance(place, CitySquare) and place in selection.drops

    def choose(self, click: Callable[[Target], None]) -> None:
        selection = self.controller.selection
        cursor = selection.cursor
        if self.controller.follow_guide():
            return
        if selection.lifted and (cursor is None or cursor == TAKE or cursor in selection.lifted):
            self.controller.confirm()
        elif cursor is not None:
            click(cursor)
            self._follow(cursor)

    def _follow(self, cursor: Target) -> None:
        spots = self.possible()
        selection = self.controller.selection
        if _opens(cursor) and self.stage.drawer.section is not None:
            self._stand(spots[0])
        elif cursor in selection.lifted and selection.start != Row() and spots:
            self._stand(self._first(spots))
        else:
            self.controller.move_cursor_to(cursor if any(spot.what == cursor for spot in spots) else None)

    def move(self, direction: tuple[int, int]) -> None:
        spots = self.possible()
        if not spots:
            return
        cursor = self.controller.selection.cursor
        here = next((spot for spot in spots if spot.what == cursor), None)
        if here is None:
            self._stand(self._first(spots))
        else:
            middle = here.rect.center()
            self._stand(min(spots, key=lambda spot: _distance(middle, spot, direction, spot == here)))

    def to_next_mark(self, forward: bool) -> bool:
        """Move the cursor from a hint's piece to the hint's place or, if `forward` is False, back.

        Return False if there is no hint with a place, or if the cursor is not where this move starts.
        """
        guide, cursor = self.controller.selection.guide, self.controller.selection.cursor
        if guide is None or guide.place is None:
            return False
        marks: tuple[Target, ...] = (guide.pieces[0], guide.place)
        here, next_mark = marks if forward else marks[::-1]
        if cursor == here:
            self.stage.city.reveal(guide.place)
            self.controller.move_cursor_to(next_mark)
        return cursor == here

    def _first(self, spots: list[Spot]) -> Spot:
        if not self.controller.selection.lifted or spots[0].what in self.stage.asked:
            return spots[0]
        return next((spot for spot in spots if getattr(spot.what, "cell", None) is not None), spots[0])

    def _stand(self, spot: Spot) -> None:
        if isinstance(spot.what, Place):
            self.stage.city.reveal(spot.what)
        self.controller.move_cursor_to(spot.what)
        self.controller.aim_or_suggest(spot.what)


def _opens(target: Target) -> bool:
    return isinstance(target, Control) and target.command == SECTION


def _unfolds(target: Target) -> bool:
    return isinstance(target, Control) and target.command == REST


def _distance(here: QPointF, spot: Spot, direction: tuple[int, int], same: bool) -> float:
    way = spot.rect.center() - here
    along = way.x() * direction[0] + way.y() * direction[1]
    sideways = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
    if same:
        return 1e8
    if along <= 1:
        return 1e9 + abs(along) + sideways
    return along + ASIDE * sideways
