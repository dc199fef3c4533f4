"""The frame of a scoring sheet: its title, star, buttons and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QBoxLayout, QLabel, QScrollArea, QSizePolicy, QWidget

from alhambra_desktop.views import art
from alhambra_desktop.views.art.fonts import is_serif
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.dialogs import scoring_sheet
from alhambra_desktop.views.dialogs.scoring_sheet import ScoringSheet, spoken_summary
from alhambra_desktop.views.widgets.pictures import Picture
from tests.of_type import of_type
from tests.views.dialogs.counts import book_of, script_of, sheet_of


@pytest.fixture
def shown(qtbot) -> Callable[..., ScoringSheet]:
    """Return a function that shows the sheet of a scoring."""

    def show(*args: Any, size: tuple[int, int] = (900, 800), **more: Any) -> ScoringSheet:
        sheet = sheet_of(*args, **more)
        qtbot.addWidget(sheet)
        sheet.resize(*size)
        sheet.show()
        return sheet

    return show


@pytest.fixture
def heard() -> Mock:
    return Mock()


@pytest.fixture
def sheet(shown, heard) -> ScoringSheet:
    """Return a sheet whose signals are recorded by `heard`."""
    made: ScoringSheet = shown()
    made.again.connect(heard.again)
    made.continued.connect(heard.continued)
    made.counted.connect(heard.counted)
    return made


def labels(sheet: ScoringSheet) -> dict[str, QLabel]:
    """Return the labels outside the table by the beginnings of their texts."""
    found = [one for one in sheet.findChildren(QLabel) if one.parent() is sheet]
    return {one.text().partition(" ")[0]: one for one in found}


SUMMARY = "Most points this time: Al with 8. In the lead: Yusuf with 16."


def test_the_title_and_the_summary_are_beside_the_star(sheet):
    title, told, foot = (labels(sheet)[name] for name in ("Scoring", "Most", "Point"))
    assert (title.text(), is_serif(title.font()), title.font().pixelSize()) == ("Scoring 2", True, 26)
    assert title.font().weight() == 700
    assert (told.text(), told.font().pixelSize()) == (SUMMARY, 16)
    assert (foot.property("role"), foot.font().pixelSize()) == ("second", 13)
    star = next(one for one in sheet.findChildren(Picture) if one.parent() is sheet)
    assert star.size().toTuple() == (48, 48)
    assert star.geometry().right() < title.geometry().left()
    assert title.geometry().bottom() < told.geometry().top()
    layout = of_type(sheet.layout(), QBoxLayout)
    margins = layout.contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (20, 12, 20, 12)
    assert layout.spacing() == 4
    assert [layout.stretch(at) for at in range(layout.count())] == [0, 1, 0, 0]
    head, foot_row = (of_type(layout.itemAt(at).layout(), QBoxLayout) for at in (0, 3))
    assert head.spacing() == 10
    assert [head.stretch(at) for at in range(head.count())] == [0, 1]
    assert head.itemAt(1).layout().spacing() == 0
    assert [foot_row.stretch(at) for at in range(foot_row.count())] == [1, 0, 0]


def test_the_sheet_is_described_for_screen_readers(sheet):
    assert sheet.objectName() == "scoringSheet"
    assert sheet.accessibleName() == "Scoring 2"
    assert sheet.accessibleDescription() == SUMMARY
    assert sheet.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert spoken_summary(book_of("Al", others=1), sheet.script) == f"Scoring 2. {SUMMARY}"


def test_the_buttons_show_their_keys_and_one_is_the_main_button(sheet):
    again, go_on = sheet.again_button, sheet.go_on_button
    assert (again.text(), go_on.text()) == ("Replay", "Continue")
    assert again.toolTip() == "Show the scoring again (R)"
    assert go_on.toolTip() == "Close the scoring and continue (Enter)"
    assert (again.font().pixelSize(), go_on.font().pixelSize()) == (14, 14)
    assert (again.isDefault(), go_on.isDefault()) == (False, True)
    assert go_on.objectName() == "ready"
    assert again.height() == go_on.height()
    assert again.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Preferred


def test_the_table_scrolls_in_the_middle_and_is_not_too_wide(shown):
    sheet = shown(size=(1400, 800))
    (area,) = sheet.findChildren(QScrollArea)
    assert area.widget() is sheet.table
    assert area.objectName() == ""
    assert area.accessibleName() == "Points of all players"
    assert area.alignment() == Qt.AlignmentFlag.AlignHCenter
    assert sheet.table.maximumWidth() == 330 + 2 * 230
    assert shown(4).table.maximumWidth() == 330 + 4 * 230


def test_everything_is_scaled_with_the_sheet(shown):
    sheet = shown(factor=2.0)
    assert labels(sheet)["Scoring"].font().pixelSize() == 52
    assert sheet.table.maximumWidth() == 2 * (330 + 2 * 230)
    assert sheet.again_button.font().pixelSize() == 28
    assert sheet.track.height() == 184


@pytest.mark.parametrize(
    ("width", "factor", "visible"),
    [(760, 1.0, True), (759, 1.0, False), (1520, 2.0, True), (1519, 2.0, False)],
)
def test_stars_are_shown_in_a_wide_sheet(shown, width, factor, visible):
    sheet = shown(size=(width, 700), factor=factor)
    (star, *_) = (one for one in sheet.table.findChildren(Picture) if one.size() == QSize(26, 26) * factor)
    assert star.isVisible() is visible


# -- painting


def test_the_star_has_the_number_of_the_round(shown, monkeypatch):
    shapes, texts = [], []

    def shape(p: QPainter, path: Any, *look: Any) -> None:
        assert isinstance(p, QPainter)
        shapes.append((path.boundingRect().center(), *look))

    def write(p: QPainter, rect: QRectF, text: str, font: Any, *look: Any) -> None:
        assert isinstance(p, QPainter)
        texts.append((rect, text, font.pixelSize(), font.weight(), *look))

    monkeypatch.setattr(scoring_sheet, "shape", shape)
    monkeypatch.setattr(scoring_sheet, "write", write)
    sheet = shown()
    star = next(one for one in sheet.findChildren(Picture) if one.parent() is sheet)
    shapes.clear()
    texts.clear()
    star.grab()
    ((middle, fill, line, width),) = shapes
    assert (middle, fill, width) == (QPointF(24, 24), "#7A2331", 1.4)
    assert QColor(line).name(QColor.NameFormat.HexArgb) == "#e6e8c677"
    assert texts == [(QRectF(0, 0, 48, 48), "2", 22, 700, "#FFF3DC", Qt.AlignmentFlag.AlignHCenter)]


def test_the_panel_fills_the_sheet_in_its_theme(shown, monkeypatch):
    panels, updated = [], Mock()

    def paint(p: QPainter, rect: QRectF, theme: Any) -> None:
        smooth = p.testRenderHint(QPainter.RenderHint.Antialiasing)
        panels.append((smooth, p.transform().m11(), p.transform().m22(), rect, theme))

    monkeypatch.setattr(art, "paint_panel", paint)
    sheet = shown(size=(900, 800), factor=2.0)
    monkeypatch.setattr(sheet, "update", updated)
    for theme in (LIGHT, DARK):
        sheet.set_theme(theme)
        assert sheet.table.theme is sheet.track.theme is theme
        panels.clear()
        QWidget.grab(sheet)
        width, height = sheet.width() / 2, sheet.height() / 2
        assert panels[-1] == (True, 2.0, 2.0, QRectF(0, 0, width, height), theme)
    assert updated.mock_calls == 2 * [call()]


# -- keys and the mouse


def press(sheet: ScoringSheet, key: Qt.Key, held: bool = False) -> QKeyEvent:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", held)
    QApplication.sendEvent(sheet, event)
    return event


def test_keys_move_the_highlight_round_the_lines(sheet, heard):
    press(sheet, Qt.Key.Key_Space)
    heard.counted.assert_not_called()
    for key, line in (
        *((Qt.Key.Key_Up, 2), (Qt.Key.Key_Up, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Down, 0)),
        *((Qt.Key.Key_Down, 1), (Qt.Key.Key_Up, 0), (Qt.Key.Key_Up, 2)),
    ):
        press(sheet, key)
        assert sheet.line == line
    press(sheet, Qt.Key.Key_Space)
    heard.counted.assert_called_once_with(2)


def test_the_first_line_is_the_first_one_by_the_down_key(sheet):
    press(sheet, Qt.Key.Key_Down)
    assert sheet.line == 0


def test_keys_replay_and_continue(sheet, heard):
    press(sheet, Qt.Key.Key_R)
    assert heard.mock_calls == [call.again()]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        heard.reset_mock()
        press(sheet, key, held=True)
        assert heard.mock_calls == []
        press(sheet, key)
        assert heard.mock_calls == [call.continued()]
    sheet.again_button.setFocus()
    heard.reset_mock()
    press(sheet, Qt.Key.Key_Return)
    assert heard.mock_calls == [call.again()]
    heard.reset_mock()
    press(sheet, Qt.Key.Key_Escape)
    assert heard.mock_calls == [call.continued()]


def test_other_keys_are_passed_on_but_clicks_are_not(sheet, heard):
    assert not press(sheet, Qt.Key.Key_F3).isAccepted()
    assert not press(sheet, Qt.Key.Key_E).isAccepted()
    assert press(sheet, Qt.Key.Key_Down).isAccepted()
    point = QPointF(sheet.rect().topLeft() + QPoint(2, 2))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    click = QMouseEvent(QEvent.Type.MouseButtonPress, point, sheet.mapToGlobal(point), left, left, none)
    click.ignore()
    sheet.mousePressEvent(click)
    assert click.isAccepted(), "a click must not reach the table below"
    assert heard.mock_calls == []


def test_buttons_replay_and_continue(sheet, heard, qtbot):
    qtbot.mouseClick(sheet.again_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(sheet.go_on_button, Qt.MouseButton.LeftButton)
    assert [one[0] for one in heard.mock_calls] == ["again", "continued"]


def test_a_highlighted_line_becomes_visible(shown):
    sheet = shown(2, 9, size=(900, 330))
    (area,) = sheet.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    assert bar.value() == 0
    assert bar.maximum() > 200
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        press(sheet, key)
        middle = sheet.table.mapTo(area.viewport(), sheet.table.line_rect(sheet.line).center().toPoint())
        assert 0 < middle.y() < area.viewport().height()
    press(sheet, Qt.Key.Key_Up)
    press(sheet, Qt.Key.Key_Up)
    assert bar.value() > 100
    assert area.horizontalScrollBar().value() == 0


def test_the_summary_of_the_last_round_names_the_winner(qapp):
    script = script_of({0: 5, 1: 0}, [[1, 3], [0, 1]], 3)
    told = ScoringSheet(book_of("Al", "Ben"), script).accessibleDescription()
    assert told == "Most points this time: Ben with 4. Winner: Al with 6."
