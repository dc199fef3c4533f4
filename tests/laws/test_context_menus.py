"""Context menus open by mouse, finger and keys, and each entry acts like its command elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from alhambra_desktop.model.files.saves.save import to_bytes
from alhambra_desktop.model.rules.core.places.places import CitySquare, MarketSquare
from alhambra_desktop.model.rules.core.values import MARKET_SQUARES
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.actions import COMMANDS
from alhambra_desktop.views.commands.command import Kind
from alhambra_desktop.views.game.target import Spot
from alhambra_desktop.views.models.games_model import UNFINISHED, GamesModel
from alhambra_desktop.views.models.log_model import LogModel
from alhambra_desktop.views.widgets.pointing import LongPress
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import say
from tests.scenarios.board import city
from tests.unit.archive.games import finished
from tests.views.driver import TIMEOUT, Driver, whole_game
from tests.views.test_rule_sets import MARKET, lay, position

# the offscreen platform logs this warning for every menu

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

WAYS = ("right click", "Menu", "Shift+F10", "finger")


# -- how a menu is opened


def menu_of(window: MainWindow) -> QMenu | None:
    popup = QApplication.activePopupWidget()
    assert popup is None or (isinstance(popup, QMenu) and popup.window() is popup)
    return popup


def press_right(window: MainWindow, widget: QWidget, point: QPoint) -> None:
    """Press as a mouse does, so that Qt asks for the menu; `release_right` releases the button."""
    QTest.mousePress(window.windowHandle(), RIGHT, pos=widget.mapTo(window, point))


def release_right(window: MainWindow, met: Met) -> None:
    """Release the button after the menu was closed; otherwise, Qt would consider it pressed in the next test.

    It is released two pixels from the point, because Qt forgets the button only if the mouse also moved.
    """
    assert menu_of(window) is None
    QTest.mouseRelease(window.windowHandle(), RIGHT, pos=met.widget.mapTo(window, met.point) + QPoint(2, 2))


def press_long(qtbot, window: MainWindow, widget: QWidget, point: QPoint) -> None:
    """Hold a finger on a point until the timer of the long press has fired, and lift it."""
    (hold,) = widget.findChildren(LongPress)
    hold._timer.setInterval(0)
    device, at = QTest.createTouchDevice(), widget.mapTo(window, point)
    QTest.touchEvent(window.windowHandle(), device).press(0, at).commit()
    qtbot.waitUntil(lambda: not hold._timer.isActive())
    QTest.touchEvent(window.windowHandle(), device).release(0, at).commit()


def press_keys(qtbot, window: MainWindow, keys: str) -> None:
    QTest.keySequence(window, keys)


def open_menu(player: Driver, way: str, met: Met) -> QMenu | None:
    window = player.window
    if way == "right click":
        press_right(window, met.widget, met.point)
    elif way == "finger":
        press_long(player.qtbot, window, met.widget, met.point)
    else:
        met.reach()
        press_keys(player.qtbot, window, way)
    return menu_of(window)


def close(player: Driver, menu: QMenu, met: Met) -> None:
    player.qtbot.keyClick(menu, Qt.Key.Key_Escape)
    release_right(player.window, met)


# -- targets


@attrs.frozen
class Met:
    """A target: the point at which it is pressed, and a function that makes keys act on it (``reach``)."""

    widget: QWidget
    point: QPoint
    reach: Callable[[], object]


def on_table(player: Driver, spot: Spot | QPointF) -> Met:
    """Return a target of the table; without a keyboard cursor, keys act on the target under the pointer."""

    def reach() -> None:
        player.view.setFocus()
        player.move(player.cell((0, 0)))
        player.move(spot)

    return Met(player.view.viewport(), player.at(spot), reach)


def laid(player: Driver) -> None:
    """Show a table with a tile in the city that may be removed."""
    at = position().market(*MARKET).player(0, hand="denar-9 florin-3 florin-4")
    lay(player, at.player(0, city=city(at.book, "* a", a="tower-12-open")))


def bought(player: Driver) -> None:
    """Show a table on which the player has bought a tile and has an extra action."""
    laid(player)
    player.drag(player.spot("market", "chambers-9-W"), player.spot("tray-area"))
    assert player.table.waiting == ("chambers-9-W",)


def played(player: Driver) -> None:
    """Begin a game, and wait until the computer player has played one turn."""
    player.window.workspace.games.begin(parse_new("human,builder seed=11"))
    player.wait_for_turn()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.wait_for_turn()


def own_tile(player: Driver) -> Met:
    (piece,) = player.lying(CitySquare(0, (1, 0)))
    return on_table(player, Spot(piece.id, player.stage.rect_of(piece.id)))


def sold_tile(player: Driver) -> Met:
    return on_table(player, player.spot("market", "chambers-9-W"))


def free_square(player: Driver) -> Met:
    return on_table(player, player.cell((0, 1)))


def empty_square(player: Driver) -> Met:
    stock = player.table.state.stocks[0].kind
    free = next(one for square in MARKET_SQUARES if not player.lying(one := MarketSquare(stock, square)))
    return on_table(player, Spot(free, player.stage.rect_of(free)))


def row_card(player: Driver) -> Met:
    return on_table(player, player.spot("row", 0))


def hand_card(player: Driver) -> Met:
    return on_table(player, player.spot("hand", 0))


def other_player(player: Driver) -> Met:
    return on_table(player, player.spot("player", 1))


def log_row(player: Driver) -> Met:
    log = player.open_log()
    rows = [log.model().index(row, 0) for row in reversed(range(log.model().rowCount()))]
    row = next(row for row in rows if log.askable(row) and row.data(LogModel.EventRole) is not None)
    log.scrollTo(row)

    def reach() -> None:
        log.setFocus()
        log.setCurrentIndex(row)

    return Met(log.viewport(), log.visualRect(row).center(), reach)


TARGETS: Mapping[str, tuple[Kind, Callable[[Driver], None], Callable[[Driver], Met]]] = {
    "own tile": (Kind.PIECE, laid, own_tile),
    "tile for sale": (Kind.PIECE, laid, sold_tile),
    "empty square": (Kind.PLACE, bought, empty_square),
    "free square of the city": (Kind.PLACE, laid, free_square),
    "card of the row": (Kind.CARD, laid, row_card),
    "card of the hand": (Kind.CARD, laid, hand_card),
    "player": (Kind.PLAYER, played, other_player),
    "row of the log": (Kind.ROW, played, log_row),
}

OFFERED = {
    "own tile": ["lift", "to-reserve", "rules"],
    "tile for sale": ["lift", "rules"],
    "empty square": ["rules"],
    "free square of the city": ["fits", "rules"],
    "card of the row": ["lift", "rules"],
    "card of the hand": ["explain", "rules"],
    "player": ["look", "replay", "why"],
    "row of the log": ["why", "look-back", "copy", "rules"],
}


def entries(menu: QMenu) -> list[str]:
    """Return the ids of the enabled entries of a menu."""
    return [entry.objectName() for entry in menu.actions() if entry.objectName() and entry.isEnabled()]


def refusals(menu: QMenu) -> dict[str, str]:
    """Return the ids of the disabled entries of a menu, with the reasons that they show."""
    refused = [entry for entry in menu.actions() if entry.objectName() and not entry.isEnabled()]
    return {entry.objectName(): entry.text().partition(" – ")[2] for entry in refused}


@pytest.mark.parametrize("name", TARGETS)
def test_a_menu_opens_in_every_way_and_closes_with_escape(player, name):
    _, prepare, find = TARGETS[name]
    prepare(player)
    player.window.activateWindow()
    player.qtbot.waitUntil(player.window.isActiveWindow)
    met = find(player)
    for way in WAYS:
        menu = open_menu(player, way, met)
        assert menu is not None, way
        holder = QApplication.focusWidget()
        assert entries(menu) == OFFERED[name], way
        assert all(player.page.accepts(command) for command in entries(menu))
        assert all(refusals(menu).values())
        close(player, menu, met)
        assert QApplication.focusWidget() is holder, way
        assert player.page.phase.now.free


# -- what entries do


def state(player: Driver) -> tuple[Any, ...]:
    """Return everything that an entry may change."""
    work, selection = player.window.workspace, player.selection
    bubble = selection.bubble.words if selection.bubble is not None else ""
    page = player.window.navigator.currentWidget()
    shown = {"rules": getattr(page, "_rule", None), "stop": getattr(page, "stop", None)}
    return (
        (selection.lifted, selection.drops, selection.held, bubble),
        player.stage.peek.kept,
        (page.__class__.__name__, shown, work.reader.page.rule if work.reader.is_open else ""),
        player.page.advice._turn and [str(move.action) for move in player.page.advice._turn],
        player.page.director.replaying,
        to_bytes(player.table.saved()),
        QGuiApplication.clipboard().text(),
    )


def click(player: Driver, met: Met) -> None:
    player.qtbot.mouseClick(met.widget, LEFT, pos=met.point)


def ask(player: Driver, met: Met, key: Qt.Key) -> None:
    met.reach()
    player.qtbot.keyClick(QApplication.focusWidget(), key)


def reserve(player: Driver, _: Met) -> None:
    player.drag(player.cell((1, 0)), player.spot("reserve-area"))


def look_back(player: Driver, met: Met) -> None:
    row = player.page.log.indexAt(met.point)
    player.window.workspace.reviews.look_back(row.data(LogModel.AtRole))


def copy(player: Driver, met: Met) -> None:
    row = player.page.log.indexAt(met.point)
    QGuiApplication.clipboard().setText(row.data(Qt.ItemDataRole.AccessibleTextRole))


OTHERWISE: Mapping[str, Callable[[Driver, Met], object]] = {
    "lift": click,
    "to-reserve": reserve,
    "explain": click,
    "fits": lambda player, _: player.page.controller.explain(CitySquare(0, (0, 1))),
    "look": click,
    "replay": lambda player, met: ask(player, met, Qt.Key.Key_R),
    "why": lambda player, met: ask(player, met, Qt.Key.Key_W),
    "look-back": look_back,
    "copy": copy,
    "rules": lambda player, met: ask(player, met, Qt.Key.Key_F1),
}


@pytest.mark.parametrize(
    ("name", "command"), [(name, one) for name, found in OFFERED.items() for one in found]
)
def test_an_entry_does_the_same_as_its_other_way(player, name, command):
    _, prepare, find = TARGETS[name]
    found = []
    for by_menu in (True, False):
        QGuiApplication.clipboard().clear()
        prepare(player)
        player.window.activateWindow()
        player.qtbot.waitUntil(player.window.isActiveWindow)
        met = find(player)
        player.move(met.point) if met.widget is player.view else None
        before = state(player)
        if by_menu:
            menu = open_menu(player, "right click", met)
            (entry,) = (one for one in menu.actions() if one.objectName() == command)
            menu.setActiveAction(entry)
            player.qtbot.keyClick(menu, Qt.Key.Key_Return)
            release_right(player.window, met)
        else:
            OTHERWISE[command](player, met)
        found.append(state(player))
        assert found[-1] != before
        if player.page.advice.adviser.busy:
            player.qtbot.waitUntil(lambda: not player.page.advice.adviser.busy, timeout=TIMEOUT)
    assert found[0] == found[1]


# -- the table of commands


def test_every_entry_has_a_handler_and_every_target_is_tested(player):
    work = player.window.workspace
    pages = (player.page, work.games_page, work.start)
    declared = {(command.id, kind) for command in COMMANDS for kind in command.on}
    assert set().union(*(page.target_handlers for page in pages)) == declared
    reached = {(command, TARGETS[name][0]) for name, found in OFFERED.items() for command in found}
    assert {one for one in declared if one[1] is not Kind.GAME} - reached == {("rules", Kind.PLAYER)}


# -- other effects of a right press


@pytest.mark.parametrize("way", ["right click", "finger"])
def test_a_right_press_drops_a_lifted_piece_without_a_menu(player, way):
    laid(player)
    met = sold_tile(player)
    player.click(player.spot("market", "chambers-9-W"))
    assert player.selection.lifted
    assert open_menu(player, "right click", met) is None
    assert not player.selection.lifted
    release_right(player.window, met)
    menu = open_menu(player, way, met)
    assert menu is not None
    close(player, menu, met)


def test_a_right_press_finishes_no_step_and_closes_no_peek(player):
    played(player)
    done: list[object] = []
    player.view.step_finished.connect(lambda: done.append(1))
    player.click(player.spot("player", 1))
    assert player.stage.peek.kept == (1,)
    done.clear()
    met = hand_card(player)
    for _ in range(2):
        close(player, open_menu(player, "right click", met), met)
    assert player.stage.peek.kept == (1,)
    assert done == []


def test_the_menu_of_a_selected_card_puts_it_back(player):
    laid(player)
    met = row_card(player)
    player.click(player.spot("row", 0))
    menu = open_menu(player, "Menu", met)
    assert [entry.text() for entry in menu.actions() if entry.objectName() == "lift"] == ["Put &back"]
    menu.setActiveAction(next(entry for entry in menu.actions() if entry.objectName() == "lift"))
    player.qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert not player.selection.lifted


def test_an_explanation_stays_until_the_mouse_moves_away(player):
    laid(player)
    met = hand_card(player)
    met.reach()
    menu = open_menu(player, "Menu", met)
    menu.setActiveAction(next(one for one in menu.actions() if one.objectName() == "explain"))
    player.qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert player.selection.bubble is not None
    for away, stays in ((12, True), (240, False)):
        player.qtbot.mouseMove(met.widget, met.point - QPoint(0, away))
        assert (player.selection.bubble is not None) is stays


def test_only_a_resting_finger_starts_a_long_press(player):
    """A moving finger drags, and a held mouse button opens no menu."""
    laid(player)
    met = sold_tile(player)
    (hold,) = met.widget.findChildren(LongPress)
    hold._timer.setInterval(0)
    player.qtbot.mousePress(met.widget, LEFT, pos=met.point)
    assert not hold._timer.isActive()
    player.qtbot.mouseRelease(met.widget, LEFT, pos=met.point)
    hold._timer.setInterval(60_000)
    device, at = QTest.createTouchDevice(), met.widget.mapTo(player.window, met.point)
    QTest.touchEvent(player.window.windowHandle(), device).press(0, at).commit()
    assert hold._timer.isActive()
    QTest.touchEvent(player.window.windowHandle(), device).move(0, at + QPoint(60, 60)).commit()
    assert not hold._timer.isActive()
    QTest.touchEvent(player.window.windowHandle(), device).release(0, at + QPoint(60, 60)).commit()
    assert menu_of(player.window) is None
    QTest.touchEvent(player.window.windowHandle(), device).press(0, at).commit()
    assert hold._timer.isActive()
    QTest.touchEvent(player.window.windowHandle(), device).release(0, at).commit()
    assert not hold._timer.isActive(), "a tap is no long press"


# -- entries that cannot be chosen


def test_a_disabled_reserve_entry_shows_the_broken_rule(player):
    at = position().market(*MARKET).player(0, hand="denar-9 florin-3 florin-4")
    lay(player, at.player(0, city=city(at.book, "* a b", a="tower-12-open", b="garden-10-open")))
    (piece,) = player.lying(CitySquare(0, (1, 0)))
    met = on_table(player, Spot(piece.id, player.stage.rect_of(piece.id)))
    menu = open_menu(player, "right click", met)
    assert "to-reserve" not in entries(menu)
    (broken, *_) = player.table.book.placement.why_not_remove(player.table.state.players[0].city, (1, 0))
    assert refusals(menu)["to-reserve"] == say(broken.reason)
    close(player, menu, met)


def test_entries_of_a_player_without_a_turn_are_disabled(player):
    player.window.workspace.games.begin(parse_new("human,builder seed=11"))
    player.wait_for_turn()
    assert player.page.advice.last_of(1) is None
    met = other_player(player)
    menu = open_menu(player, "right click", met)
    assert entries(menu) == ["look"]
    assert set(refusals(menu)) == {"replay", "why"}
    close(player, menu, met)


def test_a_purist_sees_why_explain_is_disabled(player):
    laid(player)
    player.window.workspace.settings.change(aids="purist")
    player.follow()
    met = hand_card(player)
    menu = open_menu(player, "right click", met)
    assert refusals(menu) == {"explain": say(Message("context-purist"))}
    close(player, menu, met)


# -- pages that restrict context menus


def test_no_menu_opens_behind_the_curtain(player):
    player.window.workspace.games.begin(parse_new("human,human seed=3"))
    player.qtbot.waitUntil(player.page.curtain.isVisible)
    met = hand_card(player)
    for way in WAYS[:-1]:
        assert open_menu(player, way, met) is None
    release_right(player.window, met)


def test_a_reading_step_of_a_lesson_opens_no_menu(player):
    player.window.workspace.learn("1")
    page = player.window.workspace.learning.lesson
    assert page._here.is_read
    window: Any = SimpleNamespace(workspace=SimpleNamespace(page=page.page, table=page.table))
    hand = Driver(player.qtbot, window)
    hand.follow()
    met = on_table(hand, hand.spot("hand", 0))
    player.window.workspace.open_context_menu(met.widget.mapToGlobal(met.point))
    assert menu_of(player.window) is None
    page.page.apply(commands=None, reach=None)
    player.window.workspace.open_context_menu(met.widget.mapToGlobal(met.point))
    assert "rules" in entries(menu_of(player.window))


def test_the_menu_of_a_review_offers_the_rules(player):
    player.window.workspace.games.show_saved(whole_game("human,apprentice seed=3").saved())
    player.page.scorings.on_top.close()
    player.window.workspace.reviews.look_back()
    page = player.window.workspace.reviews.page
    page.show_stop(5)
    piece = next(
        one for one in page.stage.snapshot.table.pieces.values() if isinstance(one.place, MarketSquare)
    )
    spot = page.view.mapFromScene(page.stage.rect_of(piece.id).center())
    met = Met(page.view.viewport(), spot, page.setFocus)
    menu = open_menu(player, "right click", met)
    assert entries(menu) == ["rules"]
    menu.setActiveAction(menu.actions()[-1])
    player.qtbot.keyClick(menu, Qt.Key.Key_Return)
    release_right(player.window, met)
    assert player.window.workspace.reader.page.rule == "B-10"
    player.qtbot.keyClick(player.window.workspace.reader.page.text, Qt.Key.Key_Escape)
    assert player.window.navigator.currentWidget() is page


def test_an_answered_puzzle_offers_only_the_rules(player):
    player.window.workspace.puzzles.show_daily()
    page = player.window.workspace.puzzles.page
    window: Any = SimpleNamespace(workspace=SimpleNamespace(page=page.page, table=page.table))
    hand = Driver(player.qtbot, window)
    met = on_table(hand, hand.spot("hand", 0))
    found = []
    for _ in range(2):
        hand.follow()
        player.window.workspace.open_context_menu(met.widget.mapToGlobal(met.point))
        found.append(entries(menu_of(player.window)))
        menu_of(player.window).close()
        page._over = True
        page._allow()
        page.page.apply(reach=None)
    assert found == [["explain", "rules"], ["rules"]]


# -- games


@pytest.fixture
def games(qtbot, tmp_path, settings):
    made = MainWindow(settings, tmp_path / "data")
    for seed, seats in ((1, 2), (2, 3)):
        made.workspace.storage.archive.keep(finished(seed, seats), 1_790_000_000 + seed, "normal")
    qtbot.addWidget(made)
    made.show()
    made.workspace.games_route.go()
    qtbot.waitUntil(lambda: len(made.workspace.start.games.finished) == 2)
    yield made
    made.close()


def game_row(games: MainWindow) -> Met:
    """Return the second game of the list as a target."""
    rows, row = games.workspace.games_page.list, games.workspace.games_page.found_games.index(1, 0)

    def reach() -> None:
        rows.setFocus()
        rows.setCurrentIndex(row)

    games.activateWindow()
    return Met(rows.viewport(), rows.visualRect(row).center(), reach)


GAME = ["open-game", "look-back", "postcard", "delete-game"]


@pytest.mark.parametrize("way", WAYS)
def test_the_menu_of_a_listed_game_opens_in_every_way(games, qtbot, way):
    player: Any = SimpleNamespace(qtbot=qtbot, window=games)
    met = game_row(games)
    qtbot.waitUntil(games.isActiveWindow)
    menu = open_menu(player, way, met)
    assert menu is not None
    assert entries(menu) == GAME
    assert games.workspace.games_page.list.currentIndex().row() == 1
    close(player, menu, met)


def test_entries_of_a_game_emit_the_signals_of_its_buttons(games, qtbot):
    player: Any = SimpleNamespace(qtbot=qtbot, window=games)
    page, met = games.workspace.games_page, game_row(games)
    qtbot.waitUntil(games.isActiveWindow)
    path = page.found_games.index(1, 0).data(GamesModel.PathRole)
    signals = (page.opened, page.review_wanted, page.postcard_wanted, page.deletion.done)
    heard: dict[str, list[Any]] = {name: [] for name in GAME}
    for signal, name in zip(signals, GAME, strict=True):
        signal.disconnect()
        signal.connect(heard[name].append)
    for name in GAME:
        menu = open_menu(player, "Menu", met)
        menu.setActiveAction(next(one for one in menu.actions() if one.objectName() == name))
        qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert page.found_games.index_of(path).row() == -1
    page.deletion.settle()
    assert [getattr(one, "path", one) for name in GAME for one in heard[name]] == [path, path, path, (path,)]


def test_an_unfinished_game_can_only_be_continued(games, qtbot):
    games.workspace.games.begin(parse_new("human,apprentice seed=3"))
    games.workspace.games_route.go()
    page = games.workspace.games_page
    qtbot.waitUntil(lambda: page.found_games.rowCount() == 3)
    kinds = [page.found_games.index(row, 0).data(GamesModel.KindRole) for row in range(3)]
    assert kinds.index(UNFINISHED) == 0
    page.list.setCurrentIndex(page.found_games.index(0, 0))
    rect = page.list.visualRect(page.list.currentIndex())
    games.workspace.open_context_menu(page.list.viewport().mapToGlobal(rect.center()))
    menu = menu_of(games)
    assert entries(menu) == ["open-game"]
    assert refusals(menu) == dict.fromkeys(GAME[1:], say(Message("games-unfinished-why")))
    menu.close()


def test_the_menu_of_a_game_on_the_start_page_opens_it(games, qtbot):
    games.workspace.start_route.go()
    start = games.workspace.start
    opened: list[Any] = []
    start.game_chosen.disconnect()
    start.game_chosen.connect(opened.append)
    rows = start.others.list
    row = next(one for one in map(rows.model().index, range(2), (0, 0)) if not rows.isRowHidden(one.row()))
    met = Met(rows.viewport(), rows.visualRect(row).center(), rows.setFocus)
    player: Any = SimpleNamespace(qtbot=qtbot, window=games)
    menu = open_menu(player, "right click", met)
    assert [entry.text() for entry in menu.actions()] == ["&Open"]
    menu.setActiveAction(menu.actions()[0])
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    release_right(games, met)
    assert [one.path for one in opened] == [row.data(GamesModel.PathRole)]


def test_fields_keep_their_own_menu(games):
    page = games.workspace.games_page
    page.search.setFocus()
    games.workspace.open_context_menu()
    assert menu_of(games) is None
