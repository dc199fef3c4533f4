from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QTabBar,
    QTableView,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.widgets.bottom_bar import BottomBar
from alhambra_desktop.views.widgets.fields import AmountField, ChoiceField
from alhambra_desktop.views.widgets.labels import link_button, push_button
from alhambra_desktop.views.widgets.scrolled import Scrolled
from alhambra_desktop.views.widgets.style import (
    EDGE,
    FAINT,
    READY_HOVER,
    apply_style_sheet,
    apply_theme,
    theme_for,
)
from alhambra_desktop.views.widgets.switch import Switch

PAIRS = [
    (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
    (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
    (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
    (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
]


@pytest.fixture(autouse=True)
def plain_afterwards(qapp):
    palette, font = qapp.palette(), qapp.font()
    yield
    qapp.setPalette(palette)
    qapp.setFont(font)


class Restyled(QWidget):
    """Counts how often it was restyled."""

    count = 0

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        self.count += event.type() is QEvent.Type.StyleChange
        super().changeEvent(event)


def luminance(colour: QColor) -> float:
    parts = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: QColor, b: QColor) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_has_enough_contrast_on_its_ground(qapp, theme, text, ground):
    apply_theme(qapp, theme)
    palette = qapp.palette()
    assert contrast(palette.color(text), palette.color(ground)) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("kind", [QListView, QTreeView, QTableView, QLineEdit, QComboBox, QPlainTextEdit])
def test_weaker_text_in_lists_and_fields_has_enough_contrast(qapp, qtbot, theme, kind):
    """A style sheet with a text colour makes weaker text half transparent unless specified otherwise."""
    apply_theme(qapp, theme)
    widget = kind()
    apply_style_sheet(widget)
    qtbot.addWidget(widget)
    widget.ensurePolished()
    weak = widget.palette().color(QPalette.ColorRole.PlaceholderText)
    assert weak.alpha() == 255
    assert contrast(weak, QColor(theme.panel_bottom)) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_completion_lists_have_the_ground_of_fields(qapp, qtbot, theme):
    """A list is a separate window with nothing behind it: a transparent one was black in file dialogs."""
    apply_theme(qapp, theme)
    completer = QCompleter(["city-gates.zip"])
    completer.popup().resize(200, 80)
    ground = completer.popup().grab().toImage().pixelColor(150, 60)
    assert ground == qapp.palette().color(QPalette.ColorRole.Base)


@pytest.mark.parametrize(("preference", "theme"), [("light", LIGHT), ("dark", DARK)])
def test_the_preference_determines_the_theme(qapp, tmp_path, preference, theme):
    settings = Settings(tmp_path / "settings.json")
    settings.change(theme=preference)
    assert theme_for(settings) is theme


def test_only_widgets_of_a_page_are_restyled_for_another_theme(qapp, qtbot):
    """Qt restyles a widget once per ancestor up to the one with the style sheet."""
    page = QWidget()
    inner = Restyled(QWidget(page))
    qtbot.addWidget(page)
    apply_theme(qapp, LIGHT)
    apply_style_sheet(page)
    page.show()
    inner.count = 0
    for theme, count in ((LIGHT, 0), (DARK, 2), (LIGHT, 4)):
        apply_theme(qapp, theme)
        apply_style_sheet(page)
        assert inner.count == count
    assert qapp.styleSheet() == ""
    assert qapp.styleSheet() == ""


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_edges_rings_and_texts_of_controls_have_enough_contrast(theme):
    paper = (QColor(theme.panel_top), QColor(theme.panel_bottom))
    for ground in paper:
        assert contrast(QColor(EDGE[theme.dark]), ground) >= 3
        assert contrast(QColor(theme.legal), ground) >= 3
        assert contrast(QColor(FAINT[theme.dark]), ground) >= 3
    assert contrast(QColor(theme.exact_text), QColor(READY_HOVER)) >= 4.5
    assert contrast(QColor(theme.legal_light), QColor(theme.exact_ground)) >= 3
    assert contrast(QColor(theme.bar_text_2), QColor(theme.bar_bottom)) >= 4.5


def _ready() -> QPushButton:
    button = QPushButton("Go")
    button.setDefault(True)
    return button


def _choice() -> ChoiceField:
    field = ChoiceField()
    field.addItem("one")
    return field


def _tabs() -> QTabBar:
    tabs = QTabBar()
    tabs.addTab("one")
    tabs.addTab("two")
    tabs.setCurrentIndex(1)
    return tabs


def _ready_in_bar() -> QPushButton:
    bar = BottomBar()
    bar.set_theme(LIGHT)
    bar.allow(
        undo=False,
        restart=False,
        end=True,
        why=None,
        label=Message("bar-end-turn"),
        tip=Message("bar-end-turn-tip"),
        skip=False,
    )
    return bar.end_turn


CONTROLS = {
    "button": lambda: QPushButton("Go"),
    "default button": _ready,
    "painted button": lambda: push_button("Go"),
    "main button": lambda: push_button("Go", name="ready"),
    "link": lambda: link_button("Go"),
    "text": lambda: QLineEdit("Leila"),
    "choice": _choice,
    "amount": AmountField,
    "switch": lambda: Switch("Less motion"),
    "tabs": _tabs,
    "slider": lambda: QSlider(Qt.Orientation.Horizontal),
    "ready in the bar": _ready_in_bar,
}


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("make", CONTROLS.values(), ids=CONTROLS)
def test_controls_look_different_when_hovered_or_focused(qapp, qtbot, theme, make):
    apply_theme(qapp, theme)
    window, other = QWidget(), QPushButton("other")
    apply_style_sheet(window)
    control = make()
    room = QVBoxLayout(window)
    for widget in (other, control.parentWidget() or control):
        room.addWidget(widget)
    qtbot.addWidget(window)
    window.show()

    def picture(where: QWidget, focus: QWidget) -> QImage:
        focus.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.mouseMove(where, QPoint(8, 12))
        qapp.processEvents()
        return control.grab().toImage()

    rest = picture(other, other)
    assert picture(control, other) != rest
    focused = picture(other, control)
    assert focused not in (rest, picture(control, other))


@pytest.mark.parametrize("name", ["", "Points of everybody"])
def test_content_that_fits_does_not_scroll_despite_focus_rings(qapp, qtbot, name):
    apply_theme(qapp, LIGHT)
    held = QPushButton("Leila")
    held.setFixedSize(200, 120)
    area = Scrolled(held, name)
    apply_style_sheet(area)
    qtbot.addWidget(area)
    area.resize(area.sizeHint() if name else held.size())
    area.show()
    assert not area.verticalScrollBar().isVisible()
    assert not area.horizontalScrollBar().isVisible()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_disabled_primary_button_does_not_look_primary(qapp, qtbot, theme):
    grounds = []
    for enabled in (True, False):
        button = push_button(name="ready")
        button.setEnabled(enabled)
        qtbot.addWidget(button)
        apply_theme(qapp, theme)
        apply_style_sheet(button)
        button.resize(100, 40)
        grounds.append(button.grab().toImage().pixelColor(50, 20))
    assert contrast(grounds[0], QColor(theme.exact_text)) >= 4.5
    assert grounds[1] != grounds[0]
