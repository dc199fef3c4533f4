from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, ParamSpec, TypeVar

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ..art.marks import ICONS
from .view_book import Drawing, ViewBook

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...model.rules.core.engine.rulebook import Rulebook
    from ...model.rules.core.geometry.tile import Tile
    from ...model.rules.core.places.places import Face
    from ...model.rules.core.values import Cell
    from .view_book import DrawFace

P = ParamSpec("P")
T = TypeVar("T")

GROUND, CROSS = "#D9C9A3", "#A32A3A"


class Guarded(Generic[P, T]):
    """Calls ``do`` until it fails. Then reports the error, and calls ``instead`` from then on."""

    def __init__(self, do: Callable[P, T], instead: Callable[P, T]) -> None:
        self._do, self._instead = do, instead

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return self._do(*args, **kwargs)
        except Exception as error:
            if self._do is self._instead:
                raise
            self._do = self._instead
            sys.excepthook(type(error), error, error.__traceback__)
            return self._instead(*args, **kwargs)


def guarded(view: ViewBook) -> ViewBook:
    return attrs.evolve(
        view,
        tiles={kind: Guarded(paint, _crossed_tile) for kind, paint in view.tiles.items()},
        buildings={type_id: Guarded(paint, _crossed_tile) for type_id, paint in view.buildings.items()},
        edges={edge: Guarded(paint, _no_edges) for edge, paint in view.edges.items()},
        icons={source: Guarded(icon, ICONS["star"]) for source, icon in view.icons.items()},
        cards={card: _drawing(drawing) for card, drawing in view.cards.items()},
        faces={face: _drawer(draw) for face, draw in view.faces.items()},
    )


def _drawing(drawing: Drawing) -> Drawing:
    return attrs.evolve(drawing, paint=Guarded(drawing.paint, crossed))


def _drawer(draw: DrawFace) -> DrawFace:
    guard = Guarded(draw, _crossed_face)
    return lambda book, face: _drawing(guard(book, face))


def _crossed_face(book: Rulebook, face: Face) -> Drawing:
    return Drawing(("crossed", type(face).__name__), crossed)


def _crossed_tile(p: QPainter, tile: Tile, size: float) -> None:
    crossed(p, size)


def _no_edges(p: QPainter, sides: Mapping[Cell, str], size: float) -> None: ...


def crossed(p: QPainter, side: float) -> None:
    p.setPen(QPen(QColor(CROSS), side / 16, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.setBrush(QColor(GROUND))
    p.drawRect(QRectF(0.06 * side, 0.06 * side, 0.88 * side, 0.88 * side))
    for left, right in ((0.3, 0.7), (0.7, 0.3)):
        p.drawLine(QPointF(left * side, 0.3 * side), QPointF(right * side, 0.7 * side))
