"""In touch mode, every control has a target of 40 by 40 pixels, and no two targets overlap."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QScroller, QWidget

from alhambra_desktop.model.rules.core.places.places import Place
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.commands.touch import TARGET, TOUCH
from alhambra_desktop.views.game.target import Control, Spot
from alhambra_desktop.views.interaction.near_taps import NearTaps, controls, pressed_part, touch_target
from alhambra_desktop.views.models.game_filter import GameFilter
from alhambra_desktop.views.scene.pointing import target_rect
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme
from tests.unit.archive.games import finished
from tests.views.driver import Driver, whole_game
from tests.views.pages import PAGES


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,builder:mason,apprentice seed=3")


@pytest.fixture
def fingers(qapp):
    """Turn on the touch mode and apply its style sheet."""
    TOUCH.use("on")
    apply_theme(qapp, LIGHT)
    yield
    TOUCH.use("auto")
    apply_theme(qapp, LIGHT)


def is_whole(widget: QWidget) -> bool:
    """Return whether a widget is completely visible."""
    return widget.visibleRegion().boundingRect() == widget.rect()


def parts(page: QWidget) -> list[tuple[QWidget, QRect]]:
    """Return the controls of a page with their parts; for a place at the table, only parts on its card."""
    found = []
    for widget, own in controls(page):
        if is_whole(widget):
            pressed = own[:-1] if len(own) > 1 else own
            found += [(widget, part) for part in pressed]
    return found


def overlapping(page: QWidget) -> list[str]:
    return [
        f"{one} {touch_target(part).getRect()} and {other} {touch_target(beside).getRect()}"
        for (one, part), (other, beside) in combinations(parts(page), 2)
        if not one.isAncestorOf(other)
        and not other.isAncestorOf(one)
        and touch_target(part).intersects(touch_target(beside))
    ]


@pytest.mark.parametrize("name", PAGES)
def test_targets_of_a_page_are_large_and_separate(qtbot, qapp, settings, game, fingers, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    apply_style_sheet(page)
    page.show()
    for _ in range(3):
        qapp.processEvents()
    found = parts(page)
    assert found or not list(controls(page))
    assert overlapping(page) == []
    for widget, part in found:
        target = touch_target(part) & page.rect()
        assert min(target.width(), target.height()) >= TARGET, widget
        for corner in (target.topLeft(), target.topRight(), target.bottomLeft(), target.bottomRight()):
            assert pressed_part(page, corner) == part, widget


@pytest.mark.parametrize("name", PAGES)
def test_rows_of_lists_are_high_enough(qtbot, qapp, settings, game, fingers, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    apply_style_sheet(page)
    page.show()
    qapp.processEvents()
    for view in page.findChildren(QListView):
        if view.isVisibleTo(page) and view.window() is page.window() and view.model().rowCount():
            rows = [view.model().index(row, 0) for row in range(view.model().rowCount())]
            shown = [row for row in rows if not view.isRowHidden(row.row())]
            chosen = [row for row in shown if row.flags() & Qt.ItemFlag.ItemIsSelectable]
            assert min(view.visualRect(row).height() for row in chosen) >= TARGET, view


@pytest.mark.parametrize(("apart", "overlaps"), [(39, True), (40, False)])
def test_overlapping_targets_are_detected(qtbot, apart, overlaps):
    page = QWidget()
    qtbot.addWidget(page)
    for at in range(2):
        button = QPushButton(f"{at}", page)
        button.setGeometry(20, 20 + at * apart, 80, 30)
    page.resize(120, 140)
    page.show()
    assert bool(overlapping(page)) is overlaps


# -- the table

TABLES = (
    ("human,builder,apprentice seed=7", (1280, 800)),
    ("human,human,human,human,human,human seed=7 modules=huts,bazaars,falconers", (1280, 800)),
    ("human,builder,apprentice seed=7 modules=huts,bazaars,falconers", (1024, 700)),
    ("human,builder seed=7 game=granada", (1024, 700)),
    ("human,builder,apprentice seed=7 modules=vizier", (1024, 700)),
)


def missed(player: Driver, spot: Spot) -> list[QPointF]:
    """Return the points of a target at which a press would hit something else."""
    stage = player.stage
    panel = next(one for one in stage.panels if one.outline.contains(one.mapFromScene(spot.rect.center())))
    middle = panel.mapFromScene(spot.rect.center())
    square = target_rect(QRectF(middle, middle), panel.outline, stage.least_target)
    square = panel.scene_rect(square).adjusted(1, 1, -1, -1)
    corners = (square.topLeft(), square.topRight(), square.bottomLeft(), square.bottomRight())
    return [point for point in (*corners, square.center()) if stage.at(point) != spot.what]


@pytest.mark.parametrize(("spec", "size"), TABLES)
def test_targets_on_the_table_are_large_and_separate(player, settings, spec, size):
    settings.change(touch="on")
    player.window.resize(*size)
    player.window.workspace.games.begin(parse_new(spec))
    player.lift_curtain()
    player.wait_for_turn()
    stage = player.stage
    assert stage.least_target * stage.zoom == pytest.approx(TARGET)
    viewer = player.page.viewer

    def is_pressed(spot: Spot) -> bool:
        if isinstance(spot.what, Control):
            return spot.what.is_pressed_by(viewer)
        under = stage.at(spot.rect.center())
        return not (isinstance(under, Control) and under.is_pressed_by(viewer))

    pressed = [spot for spot in stage.spots() if not isinstance(spot.what, Place) and is_pressed(spot)]
    assert len(pressed) > 10
    assert {spot.what: missed(player, spot) for spot in pressed if missed(player, spot)} == {}


def test_squares_are_large_enough_for_a_finger(player, settings):
    settings.change(touch="on")
    player.window.resize(1024, 700)
    player.window.workspace.games.begin(parse_new("human,builder seed=7"))
    player.wait_for_turn()
    assert player.stage.city.least >= TARGET


# -- touches


def tap(window: QWidget, point: QPoint) -> None:
    device = QTest.createTouchDevice()
    QTest.touchEvent(window.windowHandle(), device).press(0, point)
    QTest.touchEvent(window.windowHandle(), device).release(0, point)
    QApplication.processEvents()


def wait_for_fingers(player: Driver) -> None:
    """Wait until the window watches its touches, which it begins to do while it is idle."""
    player.qtbot.waitUntil(lambda: player.window.windowHandle().findChild(NearTaps) is not None)


@pytest.fixture
def games(player):
    player.window.resize(1280, 800)
    player.window.workspace.storage.archive.keep(finished(1, 3), 1000, "normal")
    player.window.workspace.games_route.go()
    wait_for_fingers(player)
    page = player.window.workspace.games_page
    player.qtbot.waitUntil(lambda: page.filters.isVisible() and page.found_games.rowCount() == 1)
    return page


@pytest.mark.parametrize(("mode", "presses"), [("on", True), ("off", False)])
def test_a_tap_beside_a_chip_presses_it_in_touch_mode(player, settings, games, mode, presses):
    settings.change(touch=mode)
    QApplication.processEvents()
    chip = games.filters.buttons[GameFilter.WON]
    middle = chip.mapTo(player.window, chip.rect().center())
    tap(player.window, middle - QPoint(0, 19))
    assert chip.isChecked() is presses
    tap(player.window, middle)
    assert chip.isChecked()


def test_the_first_touch_turns_the_mode_on(player, settings, games):
    assert settings.preferences.touch == "auto"
    assert not TOUCH.on
    before = games.sorting.height()
    tap(player.window, games.mapTo(player.window, QPoint(5, 300)))
    assert TOUCH.on
    player.qtbot.waitUntil(lambda: games.sorting.height() >= TARGET > before)
    settings.change(touch="off")
    assert not TOUCH.on
    player.qtbot.waitUntil(lambda: games.sorting.height() == before)


def test_a_mouse_click_beside_a_chip_does_not_press_it(player, settings, games):
    settings.change(touch="on")
    QApplication.processEvents()
    chip = games.filters.buttons[GameFilter.WON]
    middle = chip.mapTo(player.window, chip.rect().center())
    QTest.mouseClick(
        player.window.windowHandle(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        middle - QPoint(0, 19),
    )
    assert not chip.isChecked()


# -- scrolling


@pytest.fixture
def puzzles(player, settings):
    settings.change(touch="on")
    player.window.resize(1280, 800)
    player.window.workspace.show_puzzles()
    page = player.window.workspace.puzzles.list_page
    wait_for_fingers(player)
    player.qtbot.waitUntil(lambda: page.puzzles.list.verticalScrollBar().maximum() > 0)
    return page


FRAME = 16
"""Milliseconds between two positions of a finger."""


def swipe(window: QWidget, start: QPoint, by: int) -> None:
    """Move a finger up or down and lift it."""
    device, steps = QTest.createTouchDevice(), 12
    QTest.touchEvent(window.windowHandle(), device).press(0, start)
    for step in range(1, steps + 1):
        QTest.qWait(FRAME)  # the scroller measures the speed of the finger
        QTest.touchEvent(window.windowHandle(), device).move(0, start + QPoint(0, by * step // steps))
    QTest.touchEvent(window.windowHandle(), device).release(0, start + QPoint(0, by))


def test_a_swipe_scrolls_whole_rows_and_opens_nothing(player, puzzles):
    view, opened = puzzles.puzzles.list, []
    puzzles.chosen.connect(opened.append)
    button = view.rows.columns.button(view.visualRect(view.model().index(4, 0))).center().toPoint()
    swipe(player.window, view.viewport().mapTo(player.window, button), -200)
    bar = view.verticalScrollBar()
    still = QScroller.scroller(view.viewport()).state
    player.qtbot.waitUntil(lambda: bar.value() > 0 and still() == QScroller.State.Inactive)
    assert bar.value() % view.row == 0
    assert opened == []


def test_a_swipe_over_a_button_does_not_press_it(player, settings, qapp):
    settings.change(touch="on")
    player.window.resize(1024, 600)
    page = player.window.workspace.show_preferences()
    page.show_section("appearance")
    wait_for_fingers(player)
    player.qtbot.waitUntil(lambda: page.area.verticalScrollBar().maximum() > 0)
    switch = page.field("small_signs")
    bar = page.area.verticalScrollBar()
    bar.setValue(bar.maximum())
    player.qtbot.waitUntil(lambda: is_whole(switch))
    before = bar.value()
    swipe(player.window, switch.mapTo(player.window, switch.rect().center()), 120)
    still = QScroller.scroller(page.area.viewport()).state
    player.qtbot.waitUntil(lambda: bar.value() < before and still() == QScroller.State.Inactive)
    assert not switch.isChecked()
    bar.setValue(before)
    tap(player.window, switch.mapTo(player.window, switch.rect().center()))
    player.qtbot.waitUntil(switch.isChecked)
