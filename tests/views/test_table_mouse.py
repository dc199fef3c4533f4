"""The mouse on the table: what presses, moves, releases and the wheel do, on a view without its page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QCursor, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.places.places import CitySquare, Tray
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS
from alhambra_desktop.views.game.target import SECTION, Control
from alhambra_desktop.views.widgets.pointing import LongPress
from tests.views.bare_table import TILE, BareTable, turn_of
from tests.views.test_rule_sets import MARKET, position


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


def ground(table: BareTable) -> QPointF:
    """Return a point of the courtyard far from the city."""
    return table.cell((2, 2))


# -- pressing


def test_a_right_press_puts_a_lifted_piece_back_instead_of_opening_a_menu(table):
    table.lay(turn_of(0))
    table.click(table.spot("market", TILE))
    assert table.selection.lifted
    assert not table.asks_for_menu(table.cell((1, 1)))
    assert not table.selection.lifted
    assert table.asks_for_menu(table.cell((1, 1)))
    table.press(table.spot("market", TILE))
    table.asks_for_menu(table.spot("market", TILE))
    table.slide(table.cell((1, 1)))
    assert not table.selection.held, "the menu ends the press of the left button"


def test_a_right_press_puts_cards_of_the_row_back_too(table):
    table.lay(turn_of(0))
    table.click(table.spot("row", 0))
    table.press(table.cell((1, 1)), Qt.MouseButton.RightButton)
    assert table.selection.lifted == ()


def test_only_the_left_button_lifts(table):
    table.lay(turn_of(0))
    finished: list[bool] = []
    table.view.step_finished.connect(lambda: finished.append(True))
    tile, middle = table.spot("market", TILE), Qt.MouseButton.MiddleButton
    table.press(tile, middle)
    table.release(tile, middle)
    assert (table.selection.lifted, finished) == ((), [True])
    table.press(tile)
    table.release(tile, middle)
    assert table.selection.lifted == ()
    table.release(tile)
    assert table.selection.lifted == (tile.what,)
    assert finished == [True, True]
    table.press(tile, Qt.MouseButton.RightButton)
    assert finished == [True, True]


def test_a_press_removes_the_keyboard_cursor(table):
    table.lay(turn_of(0))
    table.view.move_cursor(1, 0)
    assert table.selection.cursor is not None
    table.press(ground(table))
    assert table.selection.cursor is None
    table.release(ground(table))


def test_a_press_focuses_the_table(table):
    table.lay(turn_of(0))
    table.view.clearFocus()
    table.press(ground(table), Qt.MouseButton.RightButton)
    assert table.view.hasFocus() or table.view.window().focusWidget() is table.view


@pytest.mark.parametrize(
    ("far", "lifts"), [(QPoint(4, 0), False), (QPoint(3, 2), True), (QPoint(0, -5), True)]
)
def test_a_drag_begins_after_five_pixels(table, far, lifts):
    table.lay(turn_of(0))
    tile = table.at(table.spot("market", TILE))
    table.press(tile)
    table.slide(tile + far)
    assert table.selection.held is lifts
    assert bool(table.stage.floating.carried) is lifts
    table.release(tile + far)
    assert not table.selection.held
    assert bool(table.selection.lifted) is not lifts, "a short way is a click, a long one a drop at the start"


def test_dragging_the_ground_pans_the_alhambra_under_a_closed_hand(table):
    table.lay(turn_of(0))
    viewport, start = table.view.viewport(), table.at(ground(table))
    before = table.at(table.cell((0, 0)))
    table.press(start)
    for way in (QPoint(10, 0), QPoint(25, 15)):
        table.slide(start + way)
    assert viewport.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    assert (table.at(table.cell((0, 0))) - before - QPoint(15, 15)).manhattanLength() <= 1
    table.release(start + QPoint(25, 15))
    assert viewport.cursor().shape() != Qt.CursorShape.ClosedHandCursor
    table.slide(start + QPoint(60, 60))
    assert (table.at(table.cell((0, 0))) - before - QPoint(15, 15)).manhattanLength() <= 1


def test_a_panned_lifted_tile_keeps_its_bubble_at_its_square(table):
    table.lay(turn_of(0))
    table.click(table.spot("reserve", "garden-8-SW"))
    table.move(table.cell((0, 1)))
    assert table.selection.aimed == CitySquare(0, (0, 1))
    start = table.at(ground(table))
    table.press(start)
    for way in (QPoint(0, 10), QPoint(-8, 14), QPoint(-20, 18)):
        table.slide(start + way)
    aimed = table.selection.aimed
    assert aimed is None or table.selection.bubble.beside == table.stage.rect_of(aimed)
    table.release(start + QPoint(-20, 18))
    assert table.selection.lifted, "panning is no click"


def test_dragging_something_that_stays_points_at_nothing_else_until_the_release(table):
    table.lay(turn_of(0))
    start = table.spot("hand", 0)
    table.move(start)
    table.press(start)
    table.slide(table.at(start) - QPoint(0, 30))
    table.slide(table.spot("market", TILE))
    assert table.selection.pointed == start.what
    assert not table.selection.lifted
    table.release(table.spot("market", TILE))
    assert not table.selection.lifted, "it was pressed elsewhere"
    table.move(table.spot("market", TILE))
    assert table.selection.pointed == table.target("market", TILE)


def test_a_tile_carried_out_of_the_market_is_put_down_where_it_is_dropped(table):
    table.lay(turn_of(0))
    table.drag(table.spot("market", TILE), table.cell((0, 1)))
    assert table.table.promises == (PlaceTile(TILE, (0, 1)),)
    assert [type(move.action) for move in table.table.transitions] == [BuyBuilding]
    assert not table.selection.lifted
    assert not table.stage.floating.carried


def test_a_tile_dropped_on_an_illegal_square_goes_back_with_the_reason(table):
    table.lay(turn_of(0))
    table.drag(table.spot("market", TILE), table.cell((0, 2)))
    assert table.table.transitions == ()
    assert not table.stage.floating.carried
    assert (table.selection.lifted, table.selection.held) == ((), False)
    assert table.selection.refused == CitySquare(0, (0, 2))
    assert "Shares no side with a tile" in table.stage.bubble.words
    table.move(table.spot("row", 0))
    assert table.selection.bubble is None


def test_a_lifted_tile_can_be_carried_by_a_later_press(table):
    table.lay(turn_of(0))
    table.click(table.spot("market", TILE))
    assert not table.selection.held
    table.drag(table.spot("market", TILE), table.cell((0, 1)), drop=False)
    assert table.selection.held
    assert table.selection.lifted == (table.target("market", TILE),)
    table.release(table.cell((0, 1)))
    assert table.table.promises == (PlaceTile(TILE, (0, 1)),)


# -- clicking


def test_two_clicks_buy_a_tile_for_a_square(table):
    table.lay(turn_of(0))
    table.click(table.spot("market", TILE))
    assert table.squares == ((-1, 0), (0, -1), (0, 1))
    table.click(table.cell((0, 1)))
    assert table.table.promises == (PlaceTile(TILE, (0, 1)),)


def test_a_second_click_on_the_same_tile_puts_it_back(table):
    table.lay(turn_of(0))
    for lifted in ((table.target("market", TILE),), ()):
        table.click(table.spot("market", TILE))
        assert table.selection.lifted == lifted


def test_a_click_on_another_tile_lifts_that_one_instead(table):
    table.lay(turn_of(0).player(0, hand="denar-9 florin-9 florin-3"))
    for tile in (TILE, "garden-12-S"):
        table.click(table.spot("market", tile))
        assert table.selection.lifted == (table.target("market", tile),)
    table.click(table.spot("market", "tower-11-open"))
    assert table.selection.lifted == ()
    assert "hort by" in table.stage.bubble.words


def test_a_click_on_the_tray_or_reserve_puts_a_lifted_tile_there(table):
    table.lay(turn_of(0))
    table.click(table.spot("market", TILE))
    table.click(table.spot("tray-area"))
    assert table.table.waiting == (TILE,)
    assert table.table.promises == ()


@pytest.mark.parametrize("twice", ["market", "row"])
def test_a_double_click_buys_a_tile_or_takes_a_card(table, twice):
    table.lay(turn_of(0))
    spot = table.spot(twice, TILE if twice == "market" else 1)
    table.click(spot)
    assert table.selection.lifted
    table.double_click(spot)
    assert not table.selection.lifted
    (move,) = table.table.transitions
    assert isinstance(move.action, BuyBuilding if twice == "market" else TakeMoney)
    assert table.table.waiting == ((TILE,) if twice == "market" else ())


def test_a_double_click_on_a_card_that_was_not_lifted_takes_it(table):
    table.lay(turn_of(0))
    table.double_click(table.spot("row", 1))
    assert [move.action for move in table.table.transitions] == [TakeMoney(("ducat-3",))]


def test_a_double_click_on_an_own_tile_is_two_clicks(table):
    table.lay(turn_of(0))
    spot = table.spot("reserve", "garden-8-SW")
    table.click(spot)
    table.double_click(spot)
    assert not table.selection.lifted
    table.double_click(spot)
    assert table.selection.lifted
    assert table.table.transitions == ()


def test_a_long_press_is_no_click_but_explains_what_is_pressed(table):
    table.lay(turn_of(0))
    tile = table.spot("market", TILE)
    table.press(tile)
    table.view._explain.timeout.emit()
    assert table.selection.pointed == tile.what
    assert table.selection.describes_piece
    table.release(tile)
    assert not table.selection.lifted
    table.click(tile)
    assert table.selection.lifted, "the next press counts again"


def test_controls_are_clicked(table):
    table.lay(turn_of(0))
    table.click(table.stage.rect_of(Control("zoom-in")).center())
    assert table.commands == ["zoom-in"]
    for kept in ((1,), ()):
        table.click(table.stage.rect_of(Control("player", 1)).center())
        assert table.stage.peek.kept == kept
    table.click(table.stage.rect_of(Control("player", 0)).center())
    assert table.stage.peek.kept == ()
    assert table.commands == ["zoom-in"]


def test_a_click_on_the_heading_of_a_section_opens_it(table):
    table.lay(position("falconers").market(*MARKET).player(0, hand="denar-9"))
    table.click(table.stage.rect_of(Control(SECTION, None, FALCONERS)).center())
    assert table.stage.drawer.section == FALCONERS
    assert table.commands == []


def test_a_long_touch_asks_for_a_menu(table, monkeypatch):
    table.lay(turn_of(0))
    asked: list[QPoint] = []
    menu = table.view.contextMenuEvent
    monkeypatch.setattr(
        table.view, "contextMenuEvent", lambda event: (asked.append(event.pos()), menu(event))
    )
    (long,) = table.view.viewport().findChildren(LongPress)
    at, left = table.at(table.spot("market", TILE)), Qt.MouseButton.LeftButton
    touch = Qt.MouseEventSource.MouseEventSynthesizedByApplication
    whole, here = QPointF(table.view.viewport().mapToGlobal(at)), QPointF(at)
    none = Qt.KeyboardModifier.NoModifier
    press = QMouseEvent(QEvent.Type.MouseButtonPress, here, here, whole, left, left, none, touch)
    QApplication.sendEvent(table.view.viewport(), press)
    long.findChild(QTimer).timeout.emit()
    assert asked == [at]
    table.slide(table.cell((0, 1)))
    assert not table.selection.held, "the menu ends the press"


# -- hovering


def test_hovering_points_at_pieces_and_raises_the_payment(table):
    table.lay(turn_of(0))
    table.move(table.spot("market", TILE))
    assert table.selection.pointed == table.target("market", TILE)
    assert table.raised == (0,)
    table.move(table.spot("market", "tower-11-open"))
    assert table.raised == ()
    table.move(table.spot("market", TILE))
    table.move(table.spot("row", 0))
    assert table.selection.pointed == table.target("row", 0)
    assert table.raised == ()


def test_leaving_the_table_points_at_nothing(table):
    table.lay(turn_of(0))
    peeked: list[int | None] = []
    table.move(table.stage.rect_of(Control("player", 1)).center())
    assert table.stage.peek.seen
    table.view.peeked.connect(peeked.append)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.Leave))
    assert table.selection.pointed is None
    assert (table.stage.peek.seen, peeked) == ((), [None])
    assert not table.view._explain.isActive()


def test_a_pressed_or_carried_piece_stays_pointed_at_outside_the_table(table):
    table.lay(turn_of(0))
    tile = table.spot("market", TILE)
    table.move(tile)
    table.press(tile)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.Leave))
    assert table.selection.pointed == tile.what
    assert table.view._explain.isActive()
    table.slide(table.cell((0, 1)))
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.Leave))
    assert table.selection.held
    table.release(table.cell((0, 1)))


def test_while_another_player_decides_only_controls_are_pointed_at(table):
    table.lay(turn_of(1))
    finished: list[bool] = []
    table.view.step_finished.connect(lambda: finished.append(True))
    table.move(table.spot("market", TILE))
    assert table.selection.pointed is None
    table.click(table.spot("market", TILE))
    assert (table.selection.lifted, finished) == ((), [True])
    panel = table.stage.rect_of(Control("player", 1)).center()
    table.move(panel)
    assert table.selection.pointed == Control("player", 1)
    table.click(panel)
    assert (table.stage.peek.kept, finished) == ((1,), [True]), "looking does not hurry the animation"
    table.press(panel, Qt.MouseButton.MiddleButton)
    assert finished == [True, True]
    table.release(panel, Qt.MouseButton.MiddleButton)


def test_nothing_is_pointed_at_while_the_table_is_covered(table):
    table.lay(turn_of(0))
    table.parts.phase.read()
    panel = table.stage.rect_of(Control("player", 1)).center()
    table.move(panel)
    assert table.selection.pointed is None
    table.click(panel)
    assert table.stage.peek.kept == ()


def test_a_menu_that_closes_leaves_the_pointer_alone_for_a_short_way(table):
    table.lay(turn_of(0))
    tile = table.at(table.spot("market", TILE))
    start = tile - QPoint(100, 0)
    QCursor.setPos(table.view.viewport().mapToGlobal(tile - QPoint(23, 0)))
    reason = Qt.FocusReason.PopupFocusReason
    QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusIn, reason))
    table.slide(tile)
    assert table.selection.pointed is None
    table.slide(tile + QPoint(1, 0))
    assert table.selection.pointed == table.target("market", TILE)
    table.slide(start)
    table.slide(tile)
    assert table.selection.pointed == table.target("market", TILE)


@pytest.mark.parametrize("reason", ["MouseFocusReason", "TabFocusReason"])
def test_another_way_to_focus_the_table_does_not_hold_the_pointer(table, reason):
    table.lay(turn_of(0))
    tile = table.at(table.spot("market", TILE))
    QCursor.setPos(table.view.viewport().mapToGlobal(tile))
    QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason[reason]))
    table.slide(tile + QPoint(1, 0))
    assert table.selection.pointed == table.target("market", TILE)


def test_pausing_on_a_tile_explains_it_and_the_next_one_at_once(table):
    table.lay(turn_of(0))
    table.move(table.spot("market", TILE))
    assert table.selection.bubble is None
    assert table.view._explain.isActive()
    table.view._explain.timeout.emit()
    first = table.selection.bubble
    assert first is not None
    assert first.card is not None
    table.slide(table.spot("market", "tower-11-open"))
    second = table.selection.bubble
    assert second is not None
    assert second.card is not None
    assert second.card != first.card
    table.slide(ground(table))
    assert table.selection.bubble is None


def test_a_tile_lifted_by_a_click_follows_the_pointer_from_its_place(table):
    table.lay(turn_of(0))
    home = table.spot("market", TILE)
    table.click(home)
    for beside in (QPoint(2, 1), QPoint(-1, 2)):
        table.slide(table.at(home) + beside)
        assert not table.stage.floating.carried
    table.move(table.cell((1, 1)))
    assert [item.id for item in table.stage.floating.carried] == [home.what]
    assert not table.selection.held
    dropped: list[object] = []
    table.stage.dropped.connect(dropped.append)
    table.move(home)
    assert not table.stage.floating.carried
    assert dropped == [], "it rests under the pointer and needs no way back"
    table.click(home)
    table.click(table.spot("row", 0))
    table.move(table.cell((1, 1)))
    assert not table.stage.floating.carried, "cards of the row stay where they lie"


def test_a_lifted_tile_is_aimed_at_the_square_under_the_pointer(table):
    table.lay(turn_of(0))
    table.click(table.spot("market", TILE))
    table.move(table.cell((0, 1)))
    assert table.selection.aimed == CitySquare(0, (0, 1))
    table.move(table.cell((1, 0)))
    assert (table.selection.aimed, table.selection.refused) == (None, CitySquare(0, (1, 0)))
    assert table.selection.broken
    table.move(table.spot("tray-area"))
    assert table.selection.aimed == Tray(0)
    table.move(table.spot("row", 0))
    assert (table.selection.aimed, table.selection.refused) == (None, None)
