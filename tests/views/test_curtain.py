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
    """A widget with something to hide, and a curtain before it."""
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


def test_it_names_whoever_comes_next(room):
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


def test_it_stands_for_a_while_before_anything_lifts_it(room, qtbot, wall):
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


def test_another_person_is_given_the_same_while(room, qtbot, wall):
    _, _, curtain = room
    wall.hold()
    curtain.close_for(SeatSetup("Leila", "crimson"))
    wall.let_pass(2 * MIN_CLOSED)
    curtain.close_for(SeatSetup("Yusuf", "blue"))
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.keyClick(curtain, Qt.Key.Key_Return)


def test_a_key_that_was_down_before_does_not_lift_it(room, qapp, qtbot):
    _, _, curtain = room
    curtain.close_for(SeatSetup("Leila", "crimson"))
    with qtbot.assertNotEmitted(curtain.lifted):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            key = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
            qapp.sendEvent(curtain, key)


def test_a_click_that_began_too_early_does_not_lift_it(room, qtbot, wall):
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


def test_nothing_else_lifts_it_and_the_keyboard_stays_there(room, qtbot):
    room_widget, secret, curtain = room
    curtain.close_for(SeatSetup("Leila", "crimson"))
    with qtbot.assertNotEmitted(curtain.lifted):
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            qtbot.keyClick(curtain, key)
    assert room_widget.focusWidget() is curtain
    assert secret.text() == "secret"


def test_nothing_shows_through(room):
    room_widget, secret, curtain = room
    curtain.close_for(SeatSetup("A name that is as long as a name may be", "amber"))
    before = room_widget.grab().toImage()
    secret.setText("another secret")
    assert room_widget.grab().toImage() == before


# -- before a table


@pytest.fixture
def page(qapp, qtbot, settings, monkeypatch):
    """Two people at one screen; the first has ended the turn, and the leaves begin to close."""
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
    """Until the leaves have arrived."""
    for _ in range(60):
        yield
        if not page.curtain.is_moving:
            return
        page.director.clock.advance(20)
        qapp.processEvents()
    raise AssertionError("the leaves never arrive")


SECRET = ("hand", "tray", "reserve", "market", "row", "standings", "recent_turns")
"""What tells of a hand, by itself or by what is computed for it."""


@pytest.mark.parametrize("reduced", [False, True])
def test_nothing_of_a_hand_is_seen_in_any_frame(page, qapp, settings, reduced):
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


def test_the_leaves_close_and_what_is_public_is_seen_between_them_till_then(page, qapp):
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


def test_what_the_leaves_uncover_is_painted_on_the_screen(page, qapp):
    """As it is there, which is what Qt has found to be painted anew; a grab paints everything."""
    list(frames(page, qapp))
    page.curtain.open()
    for _ in frames(page, qapp):
        qapp.processEvents()
        shown = page.screen().grabWindow(page.winId()).toImage()
        wanted = page.grab().toImage()
        for x in range(0, page.width(), 16):
            for y in range(8, page.height(), 48):
                assert shown.pixelColor(x, y) == wanted.pixelColor(x, y), (x, y, page.curtain.covered())


def test_whoever_presses_too_early_does_not_lift_it(page, qapp, qtbot):
    assert page.curtain.is_moving
    with qtbot.assertNotEmitted(page.curtain.lifted):
        qtbot.keyClick(page.curtain, Qt.Key.Key_Return)
        qtbot.mouseClick(page.curtain, Qt.MouseButton.LeftButton)
    list(frames(page, qapp))
    with qtbot.waitSignal(page.curtain.lifted):
        qtbot.keyClick(page.curtain, Qt.Key.Key_Return)


def test_it_opens_on_the_table_of_whoever_was_called(page, qapp, qtbot):
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


def test_the_table_is_played_on_while_it_opens(page, qapp, qtbot):
    list(frames(page, qapp))
    qtbot.keyClick(page.curtain, Qt.Key.Key_Return)
    assert page.curtain.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert page.controller.enabled
    page.curtain.close_for(SeatSetup("Yusuf", "blue"))
    assert not page.curtain.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_a_table_of_another_size_is_covered_at_once(page, qapp):
    assert page.curtain.is_moving
    page.resize(1100, 772)
    qapp.processEvents()
    assert not page.curtain.is_moving
    assert page.curtain.isVisible()


def test_without_motion_and_out_of_sight_it_falls_and_lifts_at_once(page, qapp, settings):
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


def test_with_another_game_it_is_gone_at_once(page):
    page.table.begin(parse_new("human,apprentice seed=11"))
    assert page.curtain.isHidden()
    assert not page.curtain.is_moving
    page.table.begin(parse_new("human,human seed=11 dirk=off"))
    assert page.curtain.isVisible()


def test_it_is_of_the_theme_of_the_table(page, qapp, settings):
    list(frames(page, qapp))
    assert page.curtain.theme() is page.stage.faces.theme
    light = page.curtain.grab().toImage()
    page.set_theme(DARK)
    assert page.curtain.grab().toImage() != light


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_both_leaves_cover_all_that_is_behind_them(qapp, theme):
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
