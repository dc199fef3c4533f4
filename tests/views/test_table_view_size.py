"""The scale of the table in its view, and what follows when the scale changes or the ground moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from alhambra_desktop.model.rules.core.places.places import CitySquare
from alhambra_desktop.views.commands.touch import TOUCH
from alhambra_desktop.views.interaction.table_view import TableView
from alhambra_desktop.views.scene.items.floating_layer import CHIP, LIFT
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.text.language import SPOKEN
from tests.views.bare_table import OWN, TILE, BareTable, plain
from tests.views.test_rule_sets import MARKET, position


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


@pytest.mark.parametrize(
    ("width", "height", "factor", "largest", "peeks"),
    [
        (1280, 738, 1.0, 100.0, 1),
        (1920, 900, 1.2195, 112.0, 2),
        (1600, 1000, 1.25, 112.0, 2),
        (1599, 1000, 1.2492, 112.0, 1),
        (1100, 700, 1.0, 100.0, 1),
        (900, 700, 0.8789, 100.0, 1),
        (1100, 600, 0.9404, 100.0, 1),
    ],
)
def test_the_table_grows_and_shrinks_within_its_limits(table, width, height, factor, largest, peeks):
    table.lay(plain())
    table.view.resize(1700, 1100)
    table.view.resize(width, height)
    assert table.view.factor == pytest.approx(factor, abs=1e-3)
    assert table.view.transform().m11() == pytest.approx(factor, abs=1e-3)
    assert table.view.transform().m22() == pytest.approx(factor, abs=1e-3)
    assert table.stage.zoom == pytest.approx(factor, abs=1e-3)
    assert table.stage.sceneRect().width() == pytest.approx(width / factor, abs=1.5)
    assert table.stage.sceneRect().height() == pytest.approx(height / factor, abs=1.5)
    assert (table.stage.city.largest, table.stage.peek.most) == (largest, peeks)


def test_a_table_without_a_right_column_may_be_narrower(qtbot, table):
    alone = TableView(Stage(table.parts, alone=True), table.parts.controller)
    qtbot.addWidget(alone)
    alone.resize(900, 700)
    alone.show()
    assert alone.factor == 1.0
    alone.resize(432, 700)
    assert alone.factor == 0.5


def test_the_scale_is_reported_and_follows_the_touch_mode(table):
    table.lay(plain())
    resized: list[bool] = []
    table.view.resized.connect(lambda: resized.append(True))
    table.view.resize(1300, 760)
    assert resized == [True]
    TOUCH.use("on")
    assert resized == [True, True]
    table.view.resize(0, 0)
    assert resized == [True, True], "nothing can be shown there"


def test_the_table_has_no_scroll_bars_and_smooth_pictures(table):
    table.lay(plain())
    table.view.setSceneRect(0, 0, 5000, 5000)
    bars = table.view.horizontalScrollBar(), table.view.verticalScrollBar()
    assert [bar.isVisible() for bar in bars] == [False, False]
    hints = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    assert table.view.renderHints() & hints == hints
    assert table.view.frameWidth() == 0
    assert table.view.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert table.view.hasMouseTracking()


@pytest.mark.usefixtures("spoken")
def test_the_name_of_the_table_follows_the_language(table):
    assert table.view.accessibleName() == "The table"
    SPOKEN.speak("de")
    assert table.view.accessibleName() == "Der Tisch"


def test_the_supply_can_be_opened_only_where_there_is_one(table):
    table.lay(plain())
    assert not table.view.has_supply
    table.lay(position("huts").market(*MARKET))
    assert table.view.has_supply


@pytest.mark.parametrize("by", ["zoom", "fit", "resize", "arrow"])
def test_the_bubble_of_an_aimed_tile_follows_its_square(table, by):
    table.lay(plain())
    control, square = table.parts.controller, CitySquare(0, (0, 1))
    control.pick(table.target("reserve", OWN))
    table.stage.city.pan(QPointF(-60, 20))
    control.aim(square)
    before = table.stage.rect_of(square)
    if by == "zoom":
        table.view.zoom(1.5)
    elif by == "fit":
        table.view.fit_city()
    elif by == "resize":
        table.view.resize(1500, 900)
    else:
        table.stage.city.zoom(6.0)
        sign, _ = next(iter(table.stage.city.signs()))
        table.view.click(sign.control)
    after = table.stage.rect_of(square)
    assert after != before
    assert table.selection.aimed == square
    assert table.selection.bubble.beside == after


def test_a_carried_tile_stays_under_the_pointer_when_the_ground_moves(table):
    table.lay(plain())
    table.drag(table.spot("market", TILE), table.cell((0, 1)), drop=False)
    at = table.stage.floating.held_at
    table.view.zoom(1.4)
    (carried,) = table.stage.floating.carried
    assert table.stage.floating.held_at == at
    aimed = table.selection.aimed
    wide = table.stage.city.cell * LIFT if aimed is None else CHIP
    assert carried.size.width() == pytest.approx(wide)
    assert table.selection.held
    table.release(at)


def test_the_supply_is_pushed_aside_and_back(table):
    table.lay(position("huts", "falconers", "bazaars", seats=3).market(*MARKET).player(0, hand="denar-9"))
    before = table.stage.supply.isVisible(), table.stage.supply.sceneBoundingRect()
    table.view.push_supply()
    assert (table.stage.supply.isVisible(), table.stage.supply.sceneBoundingRect()) != before
    table.view.push_supply()
    assert (table.stage.supply.isVisible(), table.stage.supply.sceneBoundingRect()) == before


def test_pictures_are_freed_when_the_table_is_hidden(table):
    table.lay(plain())
    freed: list[bool] = []
    cached = next(item for item in table.stage.items() if item.cacheMode() != QGraphicsItem.CacheMode.NoCache)
    free = table.stage.free_pictures
    table.stage.free_pictures = lambda: (freed.append(True), free())
    table.view.hide()
    assert freed == [True]
    assert cached.cacheMode() != QGraphicsItem.CacheMode.NoCache
