"""Treasure chamber on the table: chests in their slots and on tiles, and the pictogram of their points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_desktop.model.core.message import Message
from alhambra_desktop.model.core.nouns import currency_noun
from alhambra_desktop.model.core.observation import Observation
from alhambra_desktop.model.core.rulebook import Rulebook
from alhambra_desktop.model.core.table import Place
from alhambra_desktop.views.art.geometry import ellipse, round_box
from alhambra_desktop.views.art.tiles import paint_price
from alhambra_desktop.views.laying import Label, Perch, Section
from alhambra_desktop.views.view_book import Drawing, ViewBookBuilder
from alhambra_desktop.words import say

from .rules import (
    CHESTS_SCORE,
    COLOUR,
    FACE_DOWN,
    PRICE,
    SLOTS,
    TREASURE,
    Chamber,
    ChestFace,
    OnTile,
    chamber,
)

GEMS: Final = {"ruby": "#b3243a", "emerald": "#1f8a55", "sapphire": "#2a56b5", "topaz": "#d99a1e"}
"""The colour of each colour of chests."""

SIDE: Final = 100.0
"""The side of the square in which a chest is drawn, as pictograms are."""

IN_SLOT: Final = 38.0
"""The size of an open chest in units."""

COLUMN: Final = 88.0
"""The width of a chest with its currency beside it."""

ON_TILE: Final = 0.5
"""The size of a chest on a tile in squares."""


def _paint(gem: str, price: int, p: QPainter, size: float) -> None:
    p.save()
    p.scale(size / SIDE, size / SIDE)
    _paint_box(p, QColor(GEMS[gem]), QColor("#3b2616"))
    paint_price(p, price, SIDE / 2, 68.0, 19.0)
    p.restore()


def _paint_box(p: QPainter, fill: QColor, line: QColor) -> None:
    """A chest in a square of ``SIDE``: the body, the lid above it and its lock."""
    pen = QPen(line, 5.0)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(pen)
    p.setBrush(fill)
    p.drawPath(round_box(8, 42, 92, 92, 6))
    p.drawPath(round_box(8, 12, 92, 42, 16))
    p.setBrush(QColor("#e8c65a"))
    p.drawPath(ellipse(50, 40, 7))


def _draw(book: Rulebook, face: ChestFace) -> Drawing:
    gem, price = COLOUR[face.chest], PRICE[face.chest]
    return Drawing(("chest", gem, price), partial(_paint, gem, price))


def _icon(p: QPainter, tint: QColor) -> None:
    _paint_box(p, QColor(GEMS["topaz"]), tint)


def _point(place: Place) -> tuple[float, float]:
    """The middle of the tile."""
    assert isinstance(place, OnTile)
    return place.cell[0] + 0.5, place.cell[1] + 0.5


def _lay(place: Place, room: QRectF, alone: bool) -> QRectF:
    """Two rows of slots with the face-down chests in their middle, or a single row with these behind it."""
    assert isinstance(place, Chamber)
    if place == FACE_DOWN and not alone:
        return QRectF(room.center().x() - IN_SLOT / 2, room.center().y() - IN_SLOT / 2, IN_SLOT, IN_SLOT)
    number = len(SLOTS) if place == FACE_DOWN else SLOTS.index(place.slot)
    row, column = (0, number) if alone else divmod(number, 2)
    return QRectF(
        room.left() + (20 if alone else 8) + column * COLUMN, 5 + row * (IN_SLOT + 3), IN_SLOT, IN_SLOT
    )


def _tell(seen: Observation, room: QRectF, alone: bool) -> Iterator[Label]:
    """At each slot its currency, and how many chests lie face down where there is room for it."""
    for slot in SLOTS:
        chest = _lay(Chamber(TREASURE, slot), room, alone)
        below = QRectF(chest.left() - 16, chest.bottom(), chest.width() + 32, 16)
        beside = QRectF(chest.right() + 2, chest.top(), COLUMN - IN_SLOT - 8, chest.height())
        yield Label(below if alone else beside, say(currency_noun(slot)))
    if alone:
        left = Message("annex-chests-left", count=chamber(seen).count)
        yield Label(_lay(FACE_DOWN, room, alone).adjusted(0, 0, COLUMN - IN_SLOT, 0), say(left))


def install(view: ViewBookBuilder) -> None:
    """Chests, in the strip below the market and on tiles."""
    view.draw(ChestFace, _draw)
    view.add_perch(OnTile, Perch(OnTile, _point, ON_TILE))
    captions = (Message("annex-chests"), Message("annex-chests-brief"))
    view.add_section(TREASURE, Section(captions, 2 * COLUMN + 8, lay=_lay, tell=_tell, spreads=True))
    view.add_icon(CHESTS_SCORE, _icon)
