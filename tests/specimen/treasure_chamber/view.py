"""Treasure chamber on the table: chests in their slots and on tiles, and the icon of their points."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import Observation
from alhambra_desktop.model.rules.core.places.places import Place
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import currency_noun
from alhambra_desktop.views.art.geometry import ellipse, round_box
from alhambra_desktop.views.art.tiles import paint_price
from alhambra_desktop.views.rule_sets.laying import Perch, Section
from alhambra_desktop.views.rule_sets.view_book import Drawing, ViewBookBuilder

from .rules import CHESTS_SCORE, COLOUR, PRICE, SLOTS, TREASURE, ChestFace, OnTile, chamber, slot_of

GEMS: Final = {"ruby": "#b3243a", "emerald": "#1f8a55", "sapphire": "#2a56b5", "topaz": "#d99a1e"}
"""The RGB value of each chest colour."""

SIDE: Final = 100.0
"""The side of the square in which chests and icons are drawn."""

ON_TILE: Final = 0.5
"""The size of a chest on a tile in squares."""


def _paint(gem: str, price: int, p: QPainter, size: float) -> None:
    p.save()
    p.scale(size / SIDE, size / SIDE)
    _paint_box(p, QColor(GEMS[gem]), QColor("#3b2616"))
    paint_price(p, price, SIDE / 2, 68.0, 19.0)
    p.restore()


def _paint_box(p: QPainter, fill: QColor, line: QColor) -> None:
    """Paint a chest into a square of ``SIDE``: body, lid and lock."""
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
    """Return the centre of the tile."""
    assert isinstance(place, OnTile)
    return place.cell[0] + 0.5, place.cell[1] + 0.5


def _cell_texts(seen: Observation) -> dict[Place, tuple[Message, ...]]:
    """Return the currency of each slot."""
    return {slot_of(slot): (currency_noun(slot),) for slot in SLOTS}


def install(view: ViewBookBuilder) -> None:
    """Register chests in the supply and on tiles."""
    view.draw(ChestFace, _draw)
    view.add_perch(OnTile, Perch(OnTile, _point, ON_TILE))
    view.add_section(
        TREASURE,
        Section(
            Message("supply-chests"),
            _icon,
            size=42.0,
            least=26.0,
            cells=tuple((slot_of(slot),) for slot in SLOTS),
            note=lambda seen: Message("supply-chests-left", count=chamber(seen).count),
            cell_texts=_cell_texts,
        ),
    )
    view.add_icon(CHESTS_SCORE, _icon)
