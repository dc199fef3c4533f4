"""Two fingers on the table, links in bubbles, and arrows at the edge, without a page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from alhambra_desktop.model.rules.core.places.places import CitySquare
from alhambra_desktop.views.interaction.fingers import Fingers
from tests.views.bare_table import OWN, TILE, BareTable, plain


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


def fingers(table: BareTable) -> Fingers:
    """Return the object that turns touches of the table into pinches."""
    found = table.view.viewport().findChild(Fingers)
    assert isinstance(found, Fingers)
    return found


# -- pinching


def test_a_pinch_zooms_and_pans_the_alhambra(table):
    table.lay(plain())
    control, square = table.parts.controller, CitySquare(0, (0, 1))
    control.pick(table.target("reserve", OWN))
    control.aim(square)
    cell, here = table.stage.city.cell, QPointF(table.at(table.cell((0, 0))))
    fingers(table).pinched.emit(1.25, here, here + QPointF(30, -20))
    assert table.stage.city.cell == pytest.approx(cell * 1.25, rel=0.01)
    moved = table.at(table.cell((0, 0))) - here.toPoint() - QPoint(30, -20)
    assert moved.manhattanLength() <= 2, "what was between the fingers still is"
    assert table.selection.bubble.beside == table.stage.rect_of(square)


def test_a_pinch_beside_the_alhambra_does_nothing(table):
    table.lay(plain())
    before = table.stage.city.cell, table.cell((0, 0))
    market = QPointF(table.at(table.spot("market", TILE)))
    fingers(table).pinched.emit(1.25, QPointF(table.at(table.cell((0, 0)))), market)
    assert (table.stage.city.cell, table.cell((0, 0))) == before


def test_a_pinch_ends_a_drag(table):
    table.lay(plain())
    table.drag(table.spot("market", TILE), table.cell((0, 1)), drop=False)
    assert table.selection.held
    fingers(table).pinch_begun.emit()
    assert (table.selection.lifted, table.stage.floating.carried) == ((), [])
    table.release(table.cell((0, 1)))
    assert table.table.transitions == ()


def test_a_pinch_ends_a_press_and_its_explanation(table):
    table.lay(plain())
    table.press(table.spot("market", TILE))
    assert table.view._explain.isActive()
    fingers(table).pinch_begun.emit()
    assert not table.view._explain.isActive()
    table.release(table.spot("market", TILE))
    assert table.selection.lifted == ()
    ground = table.at(table.cell((2, 2)))
    table.press(ground)
    table.slide(ground + QPoint(20, 0))
    before = table.cell((0, 0))
    fingers(table).pinch_begun.emit()
    table.slide(ground + QPoint(60, 0))
    assert table.cell((0, 0)) == before
    table.release(ground)


def test_a_pinch_leaves_a_lifted_tile_that_is_not_carried(table):
    table.lay(plain())
    table.click(table.spot("market", TILE))
    fingers(table).pinch_begun.emit()
    assert table.selection.lifted == (table.target("market", TILE),)


# -- links


def test_a_rule_in_a_bubble_is_opened_by_a_click_and_shown_by_the_cursor(table):
    table.lay(plain())
    asked: list[str] = []
    table.view.rule_asked.connect(asked.append)
    table.drag(table.spot("market", TILE), table.cell((0, 2)))
    rect, sheet = table.stage.bubble.spot.rect, table.stage.bubble.sheet
    row = next(row for row in sheet.rows if row.line.rule)
    link = QPointF(rect.center().x(), rect.top() + row.top + row.height / 2)
    pointed = table.selection.pointed
    table.qtbot.mouseMove(table.view.viewport(), table.at(link))
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert table.selection.bubble is not None, "it can be read"
    assert table.selection.pointed == pointed
    table.press(link)
    table.release(link)
    assert asked == [row.line.rule]
    assert table.selection.lifted == ()
    table.slide(table.spot("row", 0))
    assert table.selection.bubble is None


# -- squares out of sight


def test_a_click_on_a_half_hidden_square_scrolls_to_it(table):
    table.lay(plain())
    table.parts.controller.pick(table.target("reserve", OWN))
    zone, square = table.stage.city, CitySquare(0, (0, 1))
    rect = zone.scene_rect(zone.inner)
    zone.pan(QPointF(rect.right() - table.stage.rect_of(square).left() - 12, 0))
    seen = table.stage.rect_of(square) & rect
    assert seen.width() == pytest.approx(12, abs=1)
    table.click(seen.topLeft() + QPointF(6, 6))
    assert [move.action.cell for move in table.table.transitions] == [(0, 1)]
    assert rect.contains(table.stage.rect_of(square))


def test_an_illegal_square_is_not_scrolled_to(table):
    table.lay(plain())
    table.parts.controller.pick(table.target("reserve", OWN))
    zone, square = table.stage.city, CitySquare(0, (1, 0))
    rect = zone.scene_rect(zone.inner)
    zone.pan(QPointF(rect.right() - table.stage.rect_of(square).left() - 12, 0))
    before = table.stage.rect_of(square)
    table.view.click(square, square)
    assert table.stage.rect_of(square) == before
    assert table.selection.refused == square
