"""The towers of the page of statistics, and the stars of few games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.model.files.archive.statistics import Part, Share
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.marks import ICONS
from alhambra_desktop.views.art.module_icons import MODULE_ICONS
from alhambra_desktop.views.art.palette import GOLD, LIGHT, TYPE_COLOURS
from alhambra_desktop.views.charts import share_bar
from alhambra_desktop.views.charts.share_bar import PITCH, STAR, ShareBar
from alhambra_desktop.views.pages.games.statistics_towers import TILES, paint_storey, tile_size
from alhambra_desktop.views.rule_sets.modules import source_icon


def storey(qapp, part: Part, size: tuple[int, int] = (120, 70)) -> QImage:
    image = QImage(QSize(*size), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_storey(painter, QRectF(0, 0, *size), part, LIGHT, FaceCache(), 1.0)
    painter.end()
    return image


@pytest.mark.parametrize(
    ("width", "height", "size"), [(120, 200, 60), (120, 45, 38), (60, 200, 30), (120, 20, 0), (28, 200, 0)]
)
def test_the_tile_of_a_storey_fits_into_it(width, height, size):
    assert tile_size(width, height) == size
    assert size in (0, *TILES)


@pytest.mark.parametrize("type_id", ["pavilion", "tower", "garden"])
def test_a_storey_shows_the_building_of_its_points(qapp, type_id):
    image = storey(qapp, Part("types", type_id, Message("type-tower"), False, 12))
    face = FaceCache().face(type_id, None, 60, 1.0).toImage()
    at = QPoint(6, 5)
    shown = image.copy(at.x() + 2, at.y() + 2, 56, 56).convertToFormat(face.format())
    assert shown == face.copy(2, 2, 56, 56)
    right = image.pixelColor(118, 60)
    deep = QColor(TYPE_COLOURS[type_id].mid)
    assert abs(right.hue() - deep.hue()) < 20, "masonry in the colour of the type"


def test_a_wall_has_merlons_if_there_is_room_for_them(qapp):
    part = Part("wall", None, Message("type-tower"), True, 24)
    tall, low = storey(qapp, part), storey(qapp, part, (120, 15))
    gaps = {tall.pixelColor(x, 3).alpha() == 0 for x in range(4, 116)}
    assert gaps == {True, False}
    assert {low.pixelColor(x, 3).alpha() for x in range(4, 116)} == {255}


def test_a_source_has_the_icon_of_its_rule_set():
    assert source_icon("camps") is MODULE_ICONS["camp"]
    assert source_icon("of nobody") is ICONS["star"]


@pytest.mark.parametrize("played", [share_bar.ShareBar.LEAST - 1, share_bar.ShareBar.LEAST])
def test_few_games_have_a_star_each(qtbot, played):
    bar = ShareBar("Builder", Share(1, played, 0.0, 0.6), f"1 of {played}")
    qtbot.addWidget(bar)
    bar.resize(420, 22)
    image = bar.grab().toImage()
    y = 11
    first, second = (image.pixelColor(round(bar.start + STAR + n * PITCH), y) for n in (0, 1))
    assert (first == QColor(GOLD)) == (not bar.has_band)
    assert second != QColor(GOLD)
