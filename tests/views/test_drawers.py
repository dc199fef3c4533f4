"""Log, advice and the folded column by mouse and keyboard: what opens, and what it covers."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFontMetrics

from alhambra_desktop.model.rules.core.places.places import CitySquare
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.fonts import line_height
from alhambra_desktop.views.art.people.seat_picture import SeatPicture
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.models.log_model import LogModel
from alhambra_desktop.views.pages.table.advice import HINT
from alhambra_desktop.views.scene.right_column import Drawer
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO
from tests.sweeps import in_each_language
from tests.views.driver import Driver

pytestmark = pytest.mark.usefixtures("spoken")

LONG = Message("name", name="bought garden 7 exactly and then something else " * 4)


def begin(
    player: Driver, size: tuple[int, int] = (1280, 800), spec: str = "human,apprentice seed=11"
) -> None:
    player.window.resize(*size)
    player.window.workspace.games.begin(parse_new(spec))
    player.wait_for_turn()
    player.qtbot.waitUntil(lambda: player.page.width() == size[0])


SMALL = (1024, 700)


# -- the log


def test_the_log_opens_and_closes_by_key_and_mouse(player):
    begin(player)
    right, log = player.page.right, player.page.log
    assert log.isHidden()
    player.key(Qt.Key.Key_L)
    assert log.isVisible()
    assert log.hasFocus()
    player.qtbot.keyClick(log, Qt.Key.Key_L)
    assert log.isHidden()
    assert player.view.hasFocus()
    player.click(player.spot("log"))
    assert right.open is Drawer.LOG
    assert log.isVisible()
    assert player.stage.log.scene_rect(player.stage.log.inner).contains(player.spot("log").rect)
    player.click(player.spot("log"))
    assert log.isHidden()
    player.window.menus.actions["log"].trigger()
    assert log.isVisible()
    player.qtbot.keyClick(log, Qt.Key.Key_Escape)
    assert log.isHidden()
    assert right.open is Drawer.NONE


def test_escape_drops_lifted_pieces_before_it_closes_the_log(player):
    begin(player)
    log = player.open_log()
    player.click(player.spot("row", 0))
    assert player.selection.lifted
    player.key(Qt.Key.Key_Escape)
    assert not player.selection.lifted
    assert log.isVisible()
    player.key(Qt.Key.Key_Escape)
    assert log.isHidden()


def test_an_open_log_scrolls_to_the_last_entry(player):
    begin(player)
    log, model = player.open_log(), player.page.log_model
    rows = model.rowCount()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    assert not log.hasFocus(), "a press on the table gave the keys to the table"
    player.window.resize(1300, 820)
    assert not log.hasFocus(), "the window was made larger, the log was not opened"
    player.end_turn()
    player.wait_for_turn()
    assert model.rowCount() > rows
    assert log.isVisible()
    last = log.visualRect(model.index(model.rowCount() - 1))
    assert log.viewport().rect().contains(last)


@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_log_rows_are_as_high_as_their_lines(player, language):
    SPOKEN.speak(language)
    begin(player)
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.wait_for_turn()
    log, model = player.open_log(), player.page.log_model
    entries = model._entries
    entries[1:3] = [type(entry)(LONG, entry.seat, (), entry.turn, move=entry.move) for entry in entries[1:3]]
    model.dataChanged.emit(model.index(0), model.index(len(entries) - 1))
    rows = [model.index(row) for row in range(model.rowCount())]
    for row in rows:
        lines, metrics = log.lines(row), QFontMetrics(log.row_font(row))
        assert "".join("".join(lines).split()) == "".join(model.short_text(log.entry(row)).split())
        assert "…" not in "".join(lines)
        assert log.visualRect(row).height() >= len(lines) * line_height(log.row_font(row))
        room = log.viewport().width() - log.indent()
        assert all(metrics.horizontalAdvance(line) <= room for line in lines)
    assert len(log.lines(rows[1])) > 2
    for one, other in pairwise(rows):
        assert log.visualRect(one).bottom() < log.visualRect(other).top()


def test_the_why_button_covers_no_text(player):
    begin(player)
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.wait_for_turn()
    log, model = player.open_log(), player.page.log_model
    asked = [row for row in map(model.index, range(model.rowCount())) if log.askable(row)]
    assert asked
    for row in asked:
        pill, font = log.pill(row), log.row_font(row)
        last = log.lines(row)[-1]
        end = log.indent() + QFontMetrics(font).boundingRect(last).width() if last else 0
        assert font.pixelSize() >= 12
        assert end <= pill.left() + 4
        assert log.visualRect(row).contains(pill.center())


# -- the folded column


def test_s_toggles_the_folded_column_and_escape_closes_it(player):
    begin(player, SMALL)
    standings, recent_turns = player.stage.standings, player.stage.recent_turns
    assert player.page.right.folded
    assert not standings.isVisible()
    for closing in (Qt.Key.Key_S, Qt.Key.Key_Escape):
        player.key(Qt.Key.Key_S)
        assert standings.isVisible()
        assert recent_turns.isVisible()
        player.key(closing)
        assert not standings.isVisible()
        assert not recent_turns.isVisible()
    player.click(player.spot("column"))
    assert standings.isVisible()
    player.click(player.spot("column"))
    assert not standings.isVisible()


def test_a_drawer_receives_the_clicks_inside_it(player):
    begin(player, SMALL)
    court, before = player.stage.city, player.stage.city.place_rect(CitySquare(0, (0, 0)))
    player.key(Qt.Key.Key_S)
    row = player.stage.rect_of(Control("row", None, "garden"))
    player.drag(row.center(), row.center() - QPointF(60, 0))
    assert court.place_rect(CitySquare(0, (0, 0))) == before, "the courtyard below it was moved"


def test_an_open_drawer_hides_while_something_is_lifted(player):
    begin(player, SMALL, "human,apprentice seed=11 starting_money=40")
    player.key(Qt.Key.Key_S)
    piece = next(place for place in player.stage.spots() if player.page.controller.may_choose(place.what))
    player.page.controller.pick(piece.what)
    assert player.selection.lifted
    assert not player.stage.standings.isVisible()
    player.page.controller.cancel()
    assert player.stage.standings.isVisible()


# -- advice


def test_the_advice_card_covers_neither_log_nor_courtyard(player):
    begin(player)
    log, card = player.open_log(), player.page.advice.card
    free = log.geometry()
    card.show_lines(SeatPicture("blue"), HINT, LONG, [("main", (LONG,))] * 9)
    assert not card.geometry().intersects(log.geometry())
    assert log.geometry().height() > free.height() / 3
    assert not card.geometry().intersects(in_view(player, player.stage.city.sceneBoundingRect().toRect()))
    card.put_away()
    assert log.geometry() == free


def test_in_a_small_window_the_card_covers_no_targets(player):
    begin(player, SMALL, "human,apprentice seed=11 starting_money=40")
    card, stage = player.page.advice.card, player.stage
    card.show_lines(SeatPicture("blue"), HINT, None, [("main", (LONG,))])

    def covered() -> list[str]:
        zones = (stage.city, stage.hand, stage.market, stage.row)
        rects = [in_view(player, zone.sceneBoundingRect().toRect()) for zone in zones]
        return [
            type(z).__name__ for z, rect in zip(zones, rects, strict=True) if card.geometry().intersects(rect)
        ]

    assert not covered()
    player.key(Qt.Key.Key_S)
    assert card.geometry().intersects(in_view(player, stage.recent_turns.sceneBoundingRect().toRect()))
    piece = next(place for place in stage.spots() if player.page.controller.may_choose(place.what))
    player.page.controller.pick(piece.what)
    assert card.isVisible()
    assert not covered()


def in_view(player: Driver, rect: QRect) -> QRect:
    return player.view.mapFromScene(rect).boundingRect().adjusted(4, 4, -4, -4)


# -- where the table is hidden, or nothing would change


def test_nothing_opens_below_the_curtain(player):
    player.window.workspace.games.begin(parse_new("human,human seed=3 modules=bazaars"))
    player.qtbot.waitUntil(player.page.curtain.isVisible)
    supply = player.stage.supply
    before = supply.folded
    for command in ("log", "column", "supply"):
        assert not player.window.menus.actions[command].isEnabled()
        assert "in sight" not in player.window.menus.actions[command].text()
        player.window.menus.trigger(command)
    assert player.page.right.open is Drawer.NONE
    assert supply.folded is before
    assert player.window.focusWidget() is player.page.curtain
    player.lift_curtain()
    player.window.menus.trigger("log")
    assert player.page.log.hasFocus()


def test_an_open_log_leaves_the_focus_to_the_curtain(player):
    player.window.workspace.games.begin(parse_new("human,human seed=3"))
    player.qtbot.waitUntil(player.page.curtain.isVisible)
    player.lift_curtain()
    player.open_log()
    player.page.phase.call(1)
    player.window.resize(player.window.width() - 20, player.window.height())
    player.qtbot.waitUntil(lambda: player.page.width() == player.window.width())
    assert player.window.focusWidget() is player.page.curtain


def test_no_drawer_opens_behind_the_start_page(player):
    begin(player)
    player.window.workspace.start_route.go()
    player.window.menus.trigger("log")
    assert player.page.right.open is Drawer.NONE


def test_visible_standings_cannot_be_opened_and_the_menu_says_why(player):
    begin(player)
    entry, right = player.window.menus.actions["column"], player.page.right
    assert not entry.isEnabled()
    assert "already visible" in entry.text()
    player.open_log()
    assert entry.isEnabled()
    assert "sight" not in entry.text()
    player.key(Qt.Key.Key_S)
    assert right.standings.isVisible()
    assert not entry.isEnabled()
    begin(player, SMALL)
    assert entry.isEnabled()
    player.key(Qt.Key.Key_S)
    assert right.open is Drawer.COLUMN
    assert entry.isEnabled()


# -- looking while others play


def let_others_play(player: Driver) -> None:
    """Continue until another player's move is animated, and pause there."""
    player.page.settings.change(others_speed="normal")
    player.click(player.spot("row", 0))
    player.key(Qt.Key.Key_Return)
    player.end_turn()
    player.qtbot.waitUntil(lambda: player.page.phase.now.under_way)
    player.page.director.pause(True)


def test_the_supply_handle_works_while_others_play(player):
    begin(player, spec="human,apprentice seed=11 modules=bazaars")
    let_others_play(player)
    ended: list[bool] = []
    player.view.step_finished.connect(lambda: ended.append(True))
    supply, handle = player.stage.supply, player.spot("supply")
    player.move(handle)
    assert player.selection.pointed == Control("supply")
    assert player.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    player.click(handle)
    assert supply.folded
    player.click(player.spot("log"))
    assert player.page.right.open is Drawer.LOG
    assert ended == [], "what is on its way is not ended by a press on what may be looked at"
    player.click(player.stage.city.sceneBoundingRect().center())
    assert ended == [True]


def test_pieces_are_not_hovered_while_others_play(player):
    begin(player)
    let_others_play(player)
    player.move(player.spot("row", 0))
    assert player.selection.pointed is None


def test_arrows_move_only_in_the_focused_log(player):
    begin(player)
    player.key(Qt.Key.Key_L)
    log, last = player.page.log, player.page.log_model.rowCount() - 1
    assert log.model().index(last, 0).data(LogModel.HeadingRole), "the own turn, in which nothing is done yet"
    assert log.currentIndex().row() == last - 1
    player.qtbot.keyClick(log, Qt.Key.Key_Down)
    assert log.currentIndex().row() == last
    player.qtbot.keyClick(log, Qt.Key.Key_Up)
    assert log.currentIndex().row() == last - 1
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_PageUp):
        player.qtbot.keyClick(log, key)
        assert log.currentIndex().row() == 0
    assert player.selection.cursor is None
