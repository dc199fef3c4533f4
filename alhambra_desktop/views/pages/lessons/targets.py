"""Names of pieces, places and panels in lessons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF, QSizeF

from ....model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Hand,
    Piece,
    Place,
    Reserve,
    Row,
    TileFace,
    Tray,
)
from ...game.target import Target
from ...scene.items.panel import Panel
from ..table.table_page import TablePage


class LessonTargets:
    def __init__(self, page: TablePage) -> None:
        self._page = page

    def of(self, name: str) -> Iterator[Target]:
        kind, _, rest = name.partition(":")
        if kind in ("square", "corner"):
            x, y = map(int, rest.split(","))
            for place in self._page.stage.places():
                on_square = isinstance(place, CitySquare)
                if getattr(place, "cell", None) == (x, y) and on_square == (kind == "square"):
                    yield place
        elif kind in ("tray", "reserve", "rival"):
            yield from self._wells(kind)
        elif (shown := self._page.stage.shown) is not None:
            wanted = set(rest.split(","))
            for piece in shown.table.pieces.values():
                if self._called(piece) == kind and _names(piece) & wanted:
                    yield piece.id

    def _wells(self, name: str) -> Iterable[Place]:
        if name == "rival":
            return self._page.stage.faces.view.rival_places.values()
        return (Tray(self._page.viewer) if name == "tray" else Reserve(self._page.viewer),)

    def _called(self, piece: Piece) -> str:
        """Return a piece's name in lessons; empty for cards they never mention."""
        if isinstance(piece.face, CardFace):
            places: dict[Place, str] = {Row(): "card", Hand(self._page.viewer): "money"}
            return places.get(piece.place, "")
        return "tile" if isinstance(piece.face, TileFace) else "piece"

    def rect(self, name: str) -> QRectF | None:
        stage = self._page.stage
        kind, _, rest = name.partition(":")
        zone = stage.player_zone(int(rest)) if kind == "seat" else getattr(stage, name, None)
        if name == "table":
            return stage.layout_.whole
        if isinstance(zone, Panel):
            return zone.scene_rect(zone.inner).adjusted(-2, -2, 2, 2) if zone.isVisible() else None
        if name == "court":
            return self.court()
        return _united(stage.rect_of(target) for target in self.of(name))

    def pointed(self, name: str) -> QRectF | None:
        """Return where a line to a target ends: at its edge, or within a square of the court."""
        rect = self.rect(name)
        on_court = name.partition(":")[0] in ("square", "corner")
        return QRectF(rect.center(), QSizeF(0, 0)) if rect is not None and on_court else rect

    def court(self, around: int = 1) -> QRectF | None:
        stage, shown = self._page.stage, self._page.stage.shown
        if shown is None:
            return None
        cells = shown.ahead.players[shown.viewer].city.tiles
        by = range(-around, around + 1)
        near = {(x + dx, y + dy) for x, y in cells for dx in by for dy in by}
        found = _united(stage.rect_of(CitySquare(shown.viewer, cell)) for cell in sorted(near))
        return found & stage.city.scene_rect(stage.city.inner) if found is not None else None


def _names(piece: Piece) -> set[str]:
    return {piece.id.thing, str(getattr(piece.face, piece.face.id_field, ""))}


def _united(rects: Iterable[QRectF | None]) -> QRectF | None:
    whole = QRectF()
    for rect in rects:
        if rect is not None:
            whole = whole.united(rect)
    return None if whole.isEmpty() else whole
