"""The wheel on a table without its page, and putting back what is lifted or open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS
from alhambra_desktop.views.game.target import SECTION, Control
from alhambra_desktop.views.scene.right_column import Drawer
from tests.views.bare_table import TILE, BareTable, turn_of
from tests.views.test_rule_sets import MARKET, position


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


# -- the wheel


@pytest.mark.parametrize(("angle", "factor"), [(120, 1.197), (-120, 0.835)])
def test_the_wheel_zooms_at_the_pointer(table, angle, factor):
    table.lay(turn_of(0))
    before, here = table.stage.city.cell, table.at(table.cell((0, 1)))
    table.turn_wheel(here, angle)
    assert table.stage.city.cell == pytest.approx(before * factor, rel=0.01)
    assert (table.at(table.cell((0, 1))) - here).manhattanLength() <= 1


def test_the_wheel_does_nothing_beside_the_courtyard(table):
    table.lay(turn_of(0))
    before = table.stage.city.cell
    table.turn_wheel(table.spot("market", TILE), 120)
    table.turn_wheel(table.stage.standings.sceneBoundingRect().center(), 120)
    assert table.stage.city.cell == before


def test_the_wheel_turns_a_carried_tile_of_granada_over(table):
    at = position(game="granada")
    sold = [tile.id for tile in at.book.tiles.values() if tile.price and tile.back and tile.price <= 9][:4]
    table.lay(at.market(*sold).player(0, hand="florin-9 dirham-9 denar-9 ducat-9 florin-3"))
    before = table.stage.city.cell
    table.drag(table.spot("market", sold[0]), table.cell((0, 1)), drop=False)
    face, turned = table.selection.face, table.selection.turned
    table.turn_wheel(table.cell((0, 1)), 120)
    assert table.selection.face != face
    assert table.selection.turned is not turned
    assert table.stage.city.cell == before
    table.release(table.spot("row", 0))


# -- putting back


def test_escape_puts_back_closes_peeks_and_skips(table):
    table.lay(turn_of(0))
    skipped: list[bool] = []
    table.view.skipped.connect(lambda: skipped.append(True))
    table.click(table.spot("market", TILE))
    table.view.toggle_peek(1)
    table.view.put_back()
    assert (table.selection.lifted, table.stage.peek.kept) == ((), ())
    table.drag(table.spot("market", TILE), table.cell((0, 1)), drop=False)
    table.view.put_back()
    assert (table.selection.held, table.stage.floating.carried) == (False, [])
    table.release(table.cell((0, 1)))
    assert table.table.transitions == ()
    assert skipped == []
    table.parts.phase.read()
    table.view.put_back()
    assert skipped == [True]


def test_the_drawer_of_a_section_is_closed_before_anything_is_put_back(table):
    table.lay(position("falconers", seats=3).market(*MARKET).player(0, hand="denar-9"))
    table.view.pin_peek(1)
    table.stage.drawer.open(FALCONERS)
    table.view.put_back()
    assert (table.stage.drawer.section, table.stage.peek.kept) == (None, (1,))
    assert table.selection.cursor is None
    table.stage.drawer.open(FALCONERS)
    table.parts.controller.move_cursor_to(next(iter(table.stage.drawer.ids)))
    table.view.put_back()
    assert table.selection.cursor == Control(SECTION, None, FALCONERS)
    table.view.put_back()
    assert table.stage.peek.kept == ()


def test_putting_back_closes_the_log_only_if_there_is_nothing_else(table):
    table.lay(turn_of(0))
    table.stage.right.toggle_log()
    assert table.stage.right.open is Drawer.LOG
    table.view.pin_peek(1)
    table.view.put_back()
    table.click(table.spot("row", 0))
    table.view.put_back()
    assert table.stage.right.open is Drawer.LOG
    table.parts.phase.read()
    table.view.put_back()
    table.parts.phase.come_back(covered=False)
    assert table.stage.right.open is Drawer.LOG
    table.view.put_back()
    assert table.stage.right.open is Drawer.NONE


def test_pinning_a_peek_keeps_the_others_that_fit(table):
    table.lay(turn_of(0))
    table.view.pin_peek(1)
    table.view.pin_peek(1)
    assert table.stage.peek.kept == (1,)
    table.stage.peek.most = 2
    table.view.pin_peek(2)
    assert table.stage.peek.kept == (1, 2)
    table.view.toggle_peek(1)
    assert table.stage.peek.kept == (2,)
    table.view.close_peeks()
    assert table.stage.peek.kept == ()


def test_another_game_forgets_the_press_and_what_was_lifted(table):
    table.lay(turn_of(0))
    table.drag(table.spot("market", TILE), table.cell((0, 1)), drop=False)
    table.view.pin_peek(1)
    table.view.forget()
    assert (table.selection.lifted, table.selection.held, table.selection.pointed) == ((), False, None)
    assert (table.stage.peek.kept, table.stage.floating.carried) == ((), [])
    assert not table.view._explain.isActive()
    table.release(table.cell((0, 1)))
    table.press(table.spot("market", TILE))
    table.view.forget()
    table.slide(table.cell((0, 1)))
    assert not table.selection.held
    table.release(table.cell((0, 1)))
    table.press(table.cell((2, 2)))
    table.slide(table.at(table.cell((2, 2))) + QPoint(10, 0))
    before = table.cell((0, 0))
    table.view.forget()
    table.slide(table.at(table.cell((2, 2))) + QPoint(40, 0))
    assert table.cell((0, 0)) == before
    table.release(table.cell((2, 2)))
