"""The keyboard cursor and keys on a table without its page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.places.places import CitySquare, Hand, Reserve, Tray
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS
from alhambra_desktop.views.game.target import SECTION, Control
from tests.scenarios.board import city
from tests.views.bare_table import OWN, TILE, BareTable, hand_card, hint, plain, raised
from tests.views.test_rule_sets import MARKET, position

FALCONS = Control(SECTION, None, FALCONERS)
KEYS = {(1, 0): "right", (-1, 0): "left", (0, 1): "down", (0, -1): "up"}


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


def cursor_at(table: BareTable) -> tuple[float, float]:
    """Return the position of the cursor on the stage."""
    middle = table.stage.rect_of(table.selection.cursor).center()
    return middle.x(), middle.y()


# -- moving the cursor


def test_the_cursor_begins_at_the_first_piece_and_follows_the_arrows(table):
    table.lay(plain())
    table.view.move_cursor(0, 1)
    assert table.parts.controller.may_choose(table.selection.cursor)
    table.parts.controller.move_cursor_to(table.target("market", "garden-12-S"))
    seen = []
    for way in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        x, y = cursor_at(table)
        table.view.move_cursor(*way)
        now = cursor_at(table)
        seen.append(table.selection.cursor)
        if now != (x, y):
            along = (now[0] - x) * way[0] + (now[1] - y) * way[1]
            assert along > 0, KEYS[way]
    assert len(set(seen)) > 1


def test_the_cursor_goes_to_the_nearest_piece_straight_ahead(table):
    at = (
        position(seats=3)
        .market(*MARKET)
        .player(0, hand="denar-9 florin-9 florin-3 dirham-9 dirham-3 ducat-9")
    )
    table.lay(at.change(row=("ducat-1", "ducat-3", "florin-5", "dirham-4")))
    control = table.parts.controller
    cards = [table.target("row", place) for place in range(4)]
    control.move_cursor_to(cards[0])
    order = sorted(cards, key=lambda card: table.stage.rect_of(card).center().y())
    rows = {round(table.stage.rect_of(card).center().y()) for card in cards}
    way = (0, 1) if len(rows) == 4 else (1, 0)
    if way == (1, 0):
        order = sorted(cards, key=lambda card: table.stage.rect_of(card).center().x())
    control.move_cursor_to(order[0])
    for card in order[1:]:
        table.view.move_cursor(*way)
        assert table.selection.cursor == card
    for card in order[-2::-1]:
        table.view.move_cursor(-way[0], -way[1])
        assert table.selection.cursor == card


def test_the_cursor_turns_round_at_the_edge(table):
    """If nothing lies ahead, an arrow key moves the cursor to the nearest other piece, if there is one."""
    table.lay(plain().change(row=()).player(0, hand="denar-9", reserve=()))
    table.parts.controller.move_cursor_to(table.target("market", TILE))
    for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        table.view.move_cursor(*way)
        assert table.selection.cursor == table.target("market", TILE), "there is nothing else"


def test_the_cursor_suggests_the_payment_and_is_explained_after_a_pause(table):
    table.lay(plain().change(row=()).player(0, hand="denar-9", reserve=()))
    table.move(table.spot("hand", 0))
    table.view._explain.stop()
    table.view.move_cursor(1, 0)
    assert table.selection.cursor == table.target("market", TILE)
    assert table.selection.pointed is None
    assert raised(table) == ("denar-9",)
    assert table.view._explain.isActive()
    table.view._explain.timeout.emit()
    assert table.selection.describes_piece


def test_the_cursor_stands_still_while_another_player_decides(table):
    table.lay(plain())
    table.parts.phase.read()
    table.view.move_cursor(1, 0)
    assert table.selection.cursor is None
    finished: list[bool] = []
    table.view.step_finished.connect(lambda: finished.append(True))
    table.view.choose()
    assert finished == [True]
    table.parts.phase.come_back(covered=False)
    table.view.choose()
    assert finished == [True]


def test_a_lifted_tile_leads_the_cursor_over_its_legal_places(table):
    table.lay(plain().player(0, hand="denar-9"))
    control = table.parts.controller
    control.move_cursor_to(table.target("market", TILE))
    table.view.choose()
    assert table.selection.lifted == (table.target("market", TILE),)
    assert isinstance(table.selection.cursor, CitySquare), "the city comes first"
    assert table.selection.aimed == table.selection.cursor
    possible = [spot.what for spot in table.view.keyboard.possible()]
    wanted = {CitySquare(0, cell) for cell in ((-1, 0), (0, -1), (0, 1))}
    assert wanted | {Tray(0), Reserve(0), hand_card(table, "denar-9")} <= set(possible)
    assert table.target("market", TILE) in possible, "to put it back"
    assert table.target("market", "garden-12-S") not in possible
    control.move_cursor_to(CitySquare(0, (0, -1)))
    for way, cell in (((0, 1), (0, 1)), ((-1, 0), (-1, 0))):
        table.view.move_cursor(*way)
        if table.selection.cursor == CitySquare(0, cell):
            assert table.selection.aimed == CitySquare(0, cell)
    control.move_cursor_to(CitySquare(0, (0, 1)))
    table.view.choose()
    assert table.table.promises == (PlaceTile(TILE, (0, 1)),)
    assert table.selection.cursor is None, "nothing can be chosen on the ground"


def test_without_a_payment_the_hand_is_no_target_of_the_cursor(table):
    table.lay(plain())
    table.parts.controller.pick(table.target("reserve", OWN))
    possible = [spot.what for spot in table.view.keyboard.possible()]
    assert not any(piece.id in possible for piece in table.lying(Hand(0)))
    assert table.target("reserve", OWN) in possible


def test_a_tile_of_the_city_is_a_target_only_if_it_may_be_swapped(table):
    at = plain().player(0, city=city(plain().book, "* a", a="tower-12-open"), reserve=("garden-11-open",))
    table.lay(at)
    table.parts.controller.pick(table.target("reserve", "garden-11-open"))
    possible = [spot.what for spot in table.view.keyboard.possible()]
    tower, fountain = (table.lying(CitySquare(0, cell))[0].id for cell in ((1, 0), (0, 0)))
    assert CitySquare(0, (1, 0)) in table.selection.drops
    assert tower in possible or CitySquare(0, (1, 0)) in possible
    assert fountain not in possible


def test_cards_of_the_row_are_taken_by_choosing_them_twice(table):
    table.lay(plain())
    table.parts.controller.move_cursor_to(table.target("row", 2))
    table.view.choose()
    assert table.selection.lifted == (table.target("row", 2),)
    assert table.selection.cursor == table.target("row", 2), "another card could be added"
    assert Control("choose") in [spot.what for spot in table.view.keyboard.possible()]
    table.view.choose()
    assert [move.action for move in table.table.transitions] == [TakeMoney(("florin-5",))]


@pytest.mark.parametrize("at", ["take", "nowhere"])
def test_lifted_cards_are_taken_by_their_control_or_without_a_cursor(table, at):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("row", 2))
    control.move_cursor_to(Control("choose") if at == "take" else None)
    table.view.choose()
    assert [move.action for move in table.table.transitions] == [TakeMoney(("florin-5",))]


def test_choosing_without_cursor_and_lifted_piece_does_nothing(table):
    table.lay(plain())
    table.view.choose()
    assert (table.table.transitions, table.selection.lifted, table.commands) == ((), (), [])


def test_what_a_lesson_asks_for_comes_first(table):
    table.lay(plain())
    wanted = table.target("row", 3)
    table.stage.asked = (wanted, CitySquare(0, (0, 1)))
    assert table.view.keyboard.possible()[0].what == wanted
    assert [spot.what for spot in table.view.keyboard.possible()].count(wanted) == 1
    table.view.move_cursor(1, 0)
    assert table.selection.cursor == wanted
    table.parts.controller.pick(table.target("market", TILE))
    first, *others = [spot.what for spot in table.view.keyboard.possible()]
    assert first == CitySquare(0, (0, 1))
    assert first not in others
    table.parts.controller.move_cursor_to(None)
    table.view.move_cursor(0, 1)
    assert table.selection.cursor == CitySquare(0, (0, 1))


def test_the_cursor_scrolls_to_a_hidden_square(table):
    table.lay(plain().player(0, hand="denar-9", reserve=()))
    table.parts.controller.pick(table.target("market", TILE))
    table.stage.city.pan(QPointF(5000, 0))
    hidden = {spot.what for spot in table.view.keyboard.possible()}
    assert CitySquare(0, (0, 1)) in hidden
    table.parts.controller.move_cursor_to(None)
    table.view.move_cursor(0, 1)
    assert isinstance(table.selection.cursor, CitySquare)
    seen = table.stage.city.scene_rect(table.stage.city.inner)
    assert seen.contains(table.stage.rect_of(table.selection.cursor).center())


def test_the_heading_of_a_section_leads_into_it(table):
    at = position("falconers").market(*MARKET).player(0, hand="denar-9 dirham-2 florin-4")
    around = {"a": "tower-12-open", "b": "seraglio-9-open", "c": "garden-10-open"}
    table.lay(at.player(0, city=city(at.book, "a b\n* c", **around)))
    assert FALCONS in [spot.what for spot in table.view.keyboard.possible()]
    table.parts.controller.move_cursor_to(FALCONS)
    table.view.choose()
    assert table.stage.drawer.section == FALCONERS
    assert table.selection.cursor in table.stage.drawer.ids
    assert {spot.what for spot in table.view.keyboard.possible()} <= set(table.stage.drawer.ids)
    assert table.selection.cursor == table.view.keyboard.possible()[0].what


def test_without_anything_to_choose_the_cursor_stays_away(table):
    table.lay(position(seats=3).market(None, None, None, None).player(0, hand="", reserve=()).change(row=()))
    assert table.view.keyboard.possible() == []
    table.view.move_cursor(1, 0)
    assert table.selection.cursor is None


def test_enter_on_a_lifted_tile_of_the_reserve_leaves_it_lifted(table):
    table.lay(plain())
    control, own = table.parts.controller, table.target("reserve", OWN)
    control.move_cursor_to(own)
    table.view.choose()
    assert isinstance(table.selection.cursor, CitySquare)
    control.move_cursor_to(own)
    table.view.choose()
    assert table.selection.lifted == (own,), (
        "Enter on the lifted tile confirms, and there is nothing to confirm"
    )
    table.view.put_back()
    assert table.selection.cursor is None


# -- hints


def test_enter_follows_a_hint_and_tab_moves_between_its_marks(table):
    table.lay(plain())
    assert not table.view.keyboard.to_next_mark(forward=True)
    table.parts.controller.guide(hint(table, place=None))
    assert not table.view.keyboard.to_next_mark(forward=True)
    table.parts.controller.guide(hint(table))
    tile, square = table.target("market", TILE), CitySquare(0, (0, 1))
    assert table.selection.cursor == tile
    assert not table.view.keyboard.to_next_mark(forward=False)
    assert table.selection.cursor == tile
    table.key(Qt.Key.Key_Tab)
    assert table.selection.cursor == square
    assert not table.view.keyboard.to_next_mark(forward=True), "the focus leaves the table"
    table.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert table.selection.cursor == tile
    table.view.choose()
    assert table.table.promises == (PlaceTile(TILE, (0, 1)),)
    assert [type(move.action) for move in table.table.transitions] == [BuyBuilding]


def test_tab_leaves_the_table_only_from_the_last_mark(table):
    table.lay(plain())
    table.parts.controller.guide(hint(table))
    beside = QLineEdit(table.view)
    beside.show()
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    assert table.selection.cursor == CitySquare(0, (0, 1))
    assert table.view.focusWidget() is not beside
    table.key(Qt.Key.Key_Tab)
    assert table.selection.cursor == CitySquare(0, (0, 1))
    assert table.view.focusWidget() is beside


def test_tab_scrolls_to_the_square_of_a_hint(table):
    table.lay(plain())
    table.parts.controller.guide(hint(table))
    table.stage.city.pan(QPointF(5000, 0))
    table.key(Qt.Key.Key_Tab)
    seen = table.stage.city.scene_rect(table.stage.city.inner)
    assert seen.contains(table.cell((0, 1)))


# -- keys


def key_event(kind: QEvent.Type, key: Qt.Key, *, again: bool = False) -> QKeyEvent:
    return QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", again)


def test_keys_name_their_commands_and_only_some_repeat(table):
    table.lay(plain())
    for key, again in ((Qt.Key.Key_Plus, False), (Qt.Key.Key_Right, True), (Qt.Key.Key_T, True)):
        QApplication.sendEvent(table.view, key_event(QEvent.Type.KeyPress, key, again=again))
    assert table.commands == ["zoom-in", "right"]
    QApplication.sendEvent(table.view, key_event(QEvent.Type.KeyPress, Qt.Key.Key_F35))
    assert table.commands == ["zoom-in", "right"]


def test_a_key_ends_the_animation_only_if_the_player_may_act(table):
    table.lay(plain())
    finished: list[bool] = []
    table.view.step_finished.connect(lambda: finished.append(True))
    table.key(Qt.Key.Key_Plus)
    assert finished == [True]
    table.parts.phase.read()
    table.key(Qt.Key.Key_Plus)
    assert finished == [True]
    assert table.commands == ["zoom-in", "zoom-in"]


def test_releasing_the_held_key_or_losing_the_focus_is_reported(table):
    table.lay(plain())
    released: list[bool] = []
    table.view.key_released.connect(lambda: released.append(True))
    up = QEvent.Type.KeyRelease
    QApplication.sendEvent(table.view, key_event(up, Qt.Key.Key_Plus))
    QApplication.sendEvent(table.view, key_event(up, Qt.Key.Key_F35))
    QApplication.sendEvent(table.view, key_event(up, Qt.Key.Key_Space, again=True))
    assert released == []
    QApplication.sendEvent(table.view, key_event(up, Qt.Key.Key_Space))
    assert released == [True]
    QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusOut))
    assert released == [True, True]
