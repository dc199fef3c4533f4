from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from alhambra_desktop.model.rules.core.engine.setup import SeatSetup
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.lattice import lattice_texture, paint_leaves
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.pages.table.curtain import CLOSES, MIN_CLOSED, OPENS, Curtain
from tests.views.stage.moving import begun_page


@pytest.fixture
def room(qtbot):
    """Return a widget with a secret and a curtain in front of it."""
    room = QWidget()
    secret = QLineEdit("secret", room)
    QVBoxLayout(room).addWidget(secret)
    curtain = Curtain(room)
    curtain.hide()
    qtbot.addWidget(room)
    room.resize(640, 400)
    room.show()
    curtain.setGeometry(room.rect())
    return room, secret, curtain


def test_it_names_the_next_player(room):
    _, _, curtain = room
    curtain.close_for(SeatSetup("Leila", "crimson"))
    assert curtain.isVisible()
    assert "Leila" in curtain.accessibleName()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_lifts_it(room, qtbot, key):
    _, _, curtain = room
    curtain.close_for(SeatSetup("Leila", "crimson"))
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(curtain, key)


def test_it_cannot_be_lifted_before_a_minimum_time(room, qtbot, wall):
    _, _, curtain = room
    wall.hold()
    curtain.close_for(SeatSetup("Leila", "crimson"))
    with qtbot.assertNotEmitted(curtain.lifted):
        for _ in range(5):
            wall.let_pass(MIN_CLOSED / 8)
            qtbot.keyClick(curtain, Qt.Key.Key_Return)
            qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton)
    wall.let_pass(2 * MIN_CLOSED)
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(curtain, Qt.Key.Key_Return)


def test_the_minimum_time_restarts_for_another_player(room, qtbot, wall):
    _, _, curtain = room
    wall.hold()
    curtain.close_for(SeatSetup("Leila", "crimson"))
    wall.let_pass(2 * MIN_CLOSED)
    curtain.close_for(SeatSetup("Yusuf", "blue"))
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.keyClick(curtain, Qt.Key.Key_Return)


def test_a_key_held_from_before_does_not_lift_it(room, qapp, qtbot):
    _, _, curtain = room
    curtain.close_for(SeatSetup("Leila", "crimson"))
    with qtbot.assertNotEmitted(curtain.lifted):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            key = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
            qapp.sendEvent(curtain, key)


def test_a_click_begun_too_early_does_not_lift_it(room, qtbot, wall):
    _, _, curtain = room
    wall.hold()
    curtain.close_for(SeatSetup("Leila", "crimson"))
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.mousePress(curtain, Qt.MouseButton.LeftButton)
        wall.let_pass(2 * MIN_CLOSED)
        qtbot.mouseRelease(curtain, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(curtain.lifted):
        qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton)


def test_a_click_lifts_it(room, qtbot):
    _, _, curtain = room
    curtain.close_for(SeatSetup("Leila", "crimson"))
    with qtbot.waitSignal(curtain.lifted):
        qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton)


def test_other_keys_do_not_lift_it_and_focus_stays(room, qtbot):
    room_widget, secret, curtain = room
    curtain.close_for(SeatSetup("Leila", "crimson"))
    with qtbot.assertNotEmitted(curtain.lifted):
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            qtbot.keyClick(curtain, key)
    assert room_widget.focusWidget() is curtain
    assert secret.text() == "secret"


def test_nothing_is_visible_through_it(room):
    room_widget, secret, curtain = room
    curtain.close_for(SeatSetup("A name that is as long as a name may be", "amber"))
    before = room_widget.grab().toImage()
    secret.setText("another secret")
    assert room_widget.grab().toImage() == before


# -- at a table


@pytest.fixture
def page(qapp, qtbot, settings, monkeypatch):
    """Return a table with two human players; the first turn has ended and the curtain begins to close."""
    made = begun_page(settings, monkeypatch, qtbot, parse_new("human,human,apprentice seed=11"))
    made.curtain.lifted.emit()
    qapp.processEvents()
    settings.change(own_speed="normal")
    first = made.viewer
    while made.table.seat == first or not made.table.is_human(made.table.seat):
        made.table.submit(made.table.offers()[-1])
    for _ in range(400):
        if made.phase.now is Phase.CURTAIN:
            break
        made.director.clock.advance(20)
        qapp.processEvents()
    assert made.phase.called == made.table.seat != first
    return made


def frames(page, qapp):
    """Advance frame by frame until the curtain stops."""
    for _ in range(60):
        yield
        if not page.curtain.is_moving:
            return
        page.director.clock.advance(20)
        qapp.processEvents()
    raise AssertionError("the leaves never arrive")


SECRET = ("hand", "tray", "reserve", "market", "row", "standings", "recent_turns")
"""Panels that reveal a hand directly or by values computed from it."""


@pytest.mark.parametrize("reduced", [False, True])
def test_no_frame_shows_parts_of_a_hand(page, qapp, settings, reduced):
    page.curtain.open()
    list(frames(page, qapp))
    settings.change(reduced_motion=reduced)
    page.curtain.close_for(SeatSetup("Leila", "crimson"))
    assert page.curtain.is_moving
    count = 0
    for _ in frames(page, qapp):
        seen = page.grab().toImage()
        panels = [getattr(page.stage, name) for name in SECRET]
        own = next(zone for zone in page.stage.players if zone.own)
        for panel in (*panels, own):
            panel.hide()
        page.bar.hide()
        assert page.grab().toImage() == seen
        for panel in (*panels, own):
            panel.show()
        page.bar.show()
        count += 1
    assert count >= 5
    assert not page.curtain.is_moving


def test_public_panels_stay_visible_until_the_curtain_closes(page, qapp):
    sizes, public = [], page.curtain.public()
    assert len(public) == 3
    for _ in frames(page, qapp):
        covered = page.curtain.covered()
        sizes.append(sum(rect.width() * rect.height() for rect in covered))
        if len(sizes) == 1:
            assert not covered.contains(public[0].center())
    assert sizes == sorted(sizes)
    assert len(sizes) == pytest.approx(CLOSES / 20 + 1, abs=1)
    covered = page.curtain.covered()
    assert covered.boundingRect() == page.curtain.rect(), "it covers everything now"
    assert covered.rectCount() == 1


def test_the_uncovered_area_is_repainted_on_the_screen(page, qapp):
    """Compare with a grab, which repaints everything; the screen has only what Qt considered exposed."""
    list(frames(page, qapp))
    page.curtain.open()
    for _ in frames(page, qapp):
        qapp.processEvents()
        shown = page.screen().grabWindow(page.winId()).toImage()
        wanted = page.grab().toImage()
        for x in range(0, page.width(), 16):
            for y in range(8, page.height(), 48):
                assert shown.pixelColor(x, y) == wanted.pixelColor(x, y), (x, y, page.curtain.covered())


def test_pressing_too_early_does_not_lift_it(page, qapp, qtbot):
    assert page.curtain.is_moving
    with qtbot.assertNotEmitted(page.curtain.lifted):
        qtbot.keyClick(page.curtain, Qt.Key.Key_Return)
        qtbot.mouseClick(page.curtain, Qt.MouseButton.LeftButton)
    list(frames(page, qapp))
    with qtbot.waitSignal(page.curtain.lifted):
        qtbot.keyClick(page.curtain, Qt.Key.Key_Return)


def test_it_opens_on_the_table_of_the_called_player(page, qapp, qtbot):
    list(frames(page, qapp))
    called = page.phase.called
    qtbot.keyClick(page.curtain, Qt.Key.Key_Return)
    assert page.curtain.is_moving
    count = 0
    for _ in frames(page, qapp):
        assert page.stage.snapshot.viewer == called, "never the table of the one before"
        count += 1
    assert count == pytest.approx(OPENS / 20 + 1, abs=1)
    assert page.curtain.isHidden()


def test_the_table_is_playable_while_it_opens(page, qapp, qtbot):
    list(frames(page, qapp))
    qtbot.keyClick(page.curtain, Qt.Key.Key_Return)
    assert page.curtain.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert page.controller.enabled
    page.curtain.close_for(SeatSetup("Yusuf", "blue"))
    assert not page.curtain.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_resizing_the_table_closes_it_immediately(page, qapp):
    assert page.curtain.is_moving
    page.resize(1100, 772)
    qapp.processEvents()
    assert not page.curtain.is_moving
    assert page.curtain.isVisible()


def test_without_motion_or_while_hidden_it_moves_immediately(page, qapp, settings):
    list(frames(page, qapp))
    page.hide()
    page.curtain.open()
    assert page.curtain.isHidden()
    page.show()
    settings.change(own_speed="off")
    page.curtain.close_for(SeatSetup("Leila", "crimson"))
    assert not page.curtain.is_moving
    page.curtain.open()
    assert page.curtain.isHidden()


def test_another_game_removes_it_immediately(page):
    page.table.begin(parse_new("human,apprentice seed=11"))
    assert page.curtain.isHidden()
    assert not page.curtain.is_moving
    page.table.begin(parse_new("human,human seed=11 dirk=off"))
    assert page.curtain.isVisible()


def test_it_has_the_theme_of_the_table(page, qapp, settings):
    list(frames(page, qapp))
    assert page.curtain.theme() is page.stage.faces.theme
    light = page.curtain.grab().toImage()
    page.set_theme(DARK)
    assert page.curtain.grab().toImage() != light


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_both_leaves_cover_everything_behind_them(qapp, theme):
    image = QImage(640, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_leaves(painter, QRectF(0, 0, 640, 400), theme, lattice_texture(theme, 1.0))
    painter.end()
    assert all(image.pixelColor(x, y).alpha() == 255 for x in range(0, 640, 7) for y in range(0, 400, 7))


def test_the_lattice_is_open_between_its_bars(qapp):
    texture = lattice_texture(LIGHT, 1.0).toImage()
    points = [(x, y) for x in range(texture.width()) for y in range(texture.height())]
    through = sum(texture.pixelColor(x, y).alpha() == 0 for x, y in points)
    assert 0.2 < through / len(points) < 0.8
