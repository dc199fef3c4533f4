from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.settings import Settings
from alhambra_desktop.views.style import apply_theme, theme_for

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
    palette, font, sheet = qapp.palette(), qapp.font(), qapp.styleSheet()
    yield
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    qapp.setFont(font)


def luminance(colour: QColor) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: QColor, b: QColor) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_can_be_read_on_its_ground(qapp, theme, text, ground):
    apply_theme(qapp, theme)
    palette = qapp.palette()
    assert contrast(palette.color(text), palette.color(ground)) >= 4.5


@pytest.mark.parametrize(("wish", "theme"), [("light", LIGHT), ("dark", DARK)])
def test_the_wish_decides(qapp, tmp_path, wish, theme):
    settings = Settings(tmp_path / "settings.json")
    settings.change(theme=wish)
    assert theme_for(settings) is theme


def test_a_theme_that_is_in_force_is_not_laid_on_again(qapp, qtbot, monkeypatch):
    apply_theme(qapp, LIGHT)
    widget = QWidget()
    qtbot.addWidget(widget)
    calls = []
    monkeypatch.setattr(type(qapp), "setStyleSheet", lambda self, sheet: calls.append(sheet))
    apply_theme(qapp, LIGHT)
    assert calls == []
    apply_theme(qapp, DARK)
    assert len(calls) == 1
