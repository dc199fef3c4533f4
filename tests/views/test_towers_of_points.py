"""The towers of the page of statistics, and the stars of few games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.files.archive.statistics import Earned, Part, Share
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.marks import ICONS
from alhambra_desktop.views.art.module_icons import MODULE_ICONS
from alhambra_desktop.views.art.palette import GOLD, LIGHT, TYPE_COLOURS
from alhambra_desktop.views.charts import share_bar
from alhambra_desktop.views.charts.share_bar import PITCH, STAR, ShareBar
from alhambra_desktop.views.pages.games import statistics_towers
from alhambra_desktop.views.pages.games.statistics_charts import EarnedChart
from alhambra_desktop.views.pages.games.statistics_towers import (
    BESIDE,
    INDENT,
    SIGN,
    Storey,
    fits,
    paint_sign,
    paint_tower,
    spread,
)
from alhambra_desktop.views.rule_sets.modules import source_icon
from tests.unit.archive.games import unaided


def storey(part: Part, size: tuple[int, int] = (120, 70), width: int = 0, gap: float = 0) -> QImage:
    """Return a picture of a tower with one storey, with a lower edge of 20 pixels below it."""
    image = QImage(QSize(width or size[0], size[1] + 20), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_tower(painter, [Storey(QRectF(0, 0, *size), part)], LIGHT, gap)
    painter.end()
    return image


def part(type_id: str, amount: int = 12) -> Part:
    return Part("types", type_id, Message("type-tower"), False, amount)


WALL = Part("wall", None, Message("type-tower"), True, 24)


@pytest.mark.parametrize(
    ("width", "height", "fitting"),
    [(120, 200, True), (120, SIGN + 2, True), (120, SIGN - 1, False), (40, 14, True), (40, 12, False)],
)
def test_a_storey_with_room_contains_its_number(qapp, width, height, fitting):
    assert fits(Storey(QRectF(0, 0, width, height), part("tower"))) == fitting


def test_the_wall_needs_room_for_merlons_too(qapp):
    high = QRectF(0, 0, 120, SIGN + 4)
    assert fits(Storey(high, part("tower")))
    assert not fits(Storey(high, WALL))


@pytest.mark.parametrize("type_id", ["pavilion", "tower", "garden"])
@pytest.mark.parametrize("height", [30, 90])
def test_the_sign_of_a_storey_has_one_size_and_is_in_one_column(qapp, type_id, height):
    image = storey(part(type_id), (120, height))
    bare = QImage(image.size(), QImage.Format.Format_ARGB32)
    bare.fill(Qt.GlobalColor.transparent)
    painter = QPainter(bare)
    paint_sign(painter, part(type_id), QPointF(INDENT + SIGN / 2, height / 2), SIGN)
    painter.end()
    inside = [(x, y) for x in range(60) for y in range(height) if bare.pixelColor(x, y).alpha() == 255]
    assert inside
    assert all(image.pixelColor(x, y) == bare.pixelColor(x, y) for x, y in inside)
    right = image.pixelColor(118, height - 10)
    assert abs(right.hue() - QColor(TYPE_COLOURS[type_id].mid).hue()) < 20, (
        "masonry in the colour of the type"
    )


@pytest.mark.parametrize(("width", "middle"), [(120, 60), (80, (INDENT + SIGN + 80) / 2)])
def test_the_numbers_of_a_wide_tower_are_in_its_middle(qapp, monkeypatch, width, middle):
    rooms: list[QRectF] = []
    monkeypatch.setattr(statistics_towers, "write", lambda p, room, *_: rooms.append(room))
    storey(part("tower"), (width, 70))
    assert [room.center().x() for room in rooms] == [middle]


@pytest.mark.parametrize("width", [120, 40])
def test_the_number_of_a_low_storey_is_beside_the_tower_if_there_is_room(qapp, width):
    def painted(gap: float) -> bool:
        image = storey(part("tower", 4), (width, 8), width + 60, gap)
        columns, rows = range(width + 2, width + 60), range(image.height())
        return any(image.pixelColor(x, y).alpha() for x in columns for y in rows)

    assert painted(BESIDE)
    assert not painted(2)


@pytest.mark.parametrize(
    ("middles", "apart"),
    [
        ([], []),
        ([30.0, 60.0], [30.0, 60.0]),
        ([30.0, 34.0], [22.0, 42.0]),
        ([30.0, 34.0, 44.0], [16.0, 36.0, 56.0]),
        ([2.0, 4.0, 100.0], [10.0, 30.0, 100.0]),
    ],
)
def test_numbers_beside_a_tower_do_not_overlap(middles, apart):
    assert spread(middles, 20) == apart


def test_the_wall_crowns_the_tower(qapp, qtbot):
    chart = EarnedChart()
    qtbot.addWidget(chart)
    camps = Part("camps", None, Message("type-tower"), False, 5)
    game = kept_game(unaided(1, 2), "0", 0, "normal")
    chart.set_content([Earned(game, (WALL, camps, part("tower")))])
    assert [source.source for source in chart.sources] == ["types", "camps", "wall"]


def test_a_wall_has_merlons_if_there_is_room_for_them(qapp):
    tall, low = storey(WALL), storey(WALL, (120, 15))
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
