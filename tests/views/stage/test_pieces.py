"""Pieces as graphics items."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from alhambra_desktop.model.rules.core.places.places import PieceId, TileFace
from alhambra_desktop.views.scene.items.pieces import AROUND, PieceItem
from alhambra_desktop.views.scene.pixmaps.faces import Faces


def test_the_scene_is_notified_before_a_piece_changes_size(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise Qt's index keeps the item at the old position, and Qt crashes when the item is gone."""
    item = PieceItem(Faces(), PieceId("start-0"))
    plain = QRectF(0, 0, 40, 40)
    item.show_face(TileFace("start"), QPixmap(40, 40), plain)
    edged = plain.adjusted(-AROUND, -AROUND, AROUND, AROUND)
    told: list[QRectF] = []
    monkeypatch.setattr(item, "prepareGeometryChange", lambda: told.append(item.boundingRect()))
    item.lift(QPixmap(60, 60), QPointF(0, 0))
    assert (told, item.boundingRect()) == ([plain], edged)
    item.land()
    assert (told, item.boundingRect()) == ([plain, edged], plain)
