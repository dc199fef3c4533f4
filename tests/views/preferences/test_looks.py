"""High contrast and building signs: the resulting theme, and where it applies."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPalette, QStyleHints

from alhambra_desktop.views import art
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT, theme
from alhambra_desktop.views.widgets.style import apply_theme, theme_for, theme_of

PLAIN_TILE = 84
"""Side of a tile large enough to have a sign only if the preference asks for it."""


def luminance(colour: str) -> float:
    tint = QColor(colour)
    parts = (tint.redF(), tint.greenF(), tint.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("plain", [LIGHT, DARK])
def test_high_contrast_has_no_faint_text(plain):
    high = theme(plain.dark, contrast=True)
    assert (high.text_2, high.bar_text_2) == (plain.text, plain.bar_text)
    for ground in (high.panel_top, high.panel_bottom, high.plain_ground):
        assert contrast(high.text_2, ground) >= 7
        assert contrast(high.panel_edge, ground) >= 4.5
    assert high.outline == 1.5 * plain.outline
    assert high.name != plain.name, "pictures of both themes are kept"


def test_preferences_choose_the_theme(settings):
    settings.change(theme="light")
    assert theme_for(settings) is LIGHT
    settings.change(theme="dark")
    assert theme_for(settings) is DARK
    settings.change(contrast="on", small_signs=True)
    assert theme_for(settings) is theme_for(settings)
    assert (theme_for(settings).contrast, theme_for(settings).signs) == (True, True)


@pytest.mark.skipif(not hasattr(QStyleHints, "accessibility"), reason="new in Qt 6.10")
@pytest.mark.parametrize("contrast", ["system", "on", "off"])
def test_the_system_contrast_is_followed_if_chosen(settings, monkeypatch, contrast):
    hints = SimpleNamespace(contrastPreference=lambda: Qt.ContrastPreference.HighContrast)
    monkeypatch.setattr(QStyleHints, "accessibility", lambda _: hints)
    settings.change(contrast=contrast)
    assert theme_for(settings).contrast is (contrast != "off")


@pytest.mark.parametrize("high", [True, False])
def test_widgets_find_the_theme_from_their_palette(qapp, high):
    for dark in (True, False):
        apply_theme(qapp, theme(dark, high))
        assert theme_of(QGuiApplication.palette()) == theme(dark, contrast=high)
    assert qapp.palette().color(QPalette.ColorRole.WindowText).isValid()
    apply_theme(qapp, LIGHT)


def colours(paint) -> set[str]:
    """Return the colours that occur in the middle row of pixels."""
    image = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return {image.pixelColor(x, 50).name() for x in range(200)}


def test_high_contrast_has_plain_grounds(qapp):
    rect, high = QRectF(0, 0, 200, 100), theme(dark=False, contrast=True)
    assert len(colours(lambda p: art.paint_wood(p, rect, LIGHT))) > 1
    assert len(colours(lambda p: art.paint_wood(p, rect, high))) == 1
    assert len(colours(lambda p: art.paint_stars(p, rect, LIGHT, 84, (0, 0)))) > 1
    assert len(colours(lambda p: art.paint_stars(p, rect, high, 84, (0, 0)))) == 1


def test_small_tiles_have_signs_only_if_preferred(qapp):
    cache = FaceCache()
    plain, named = (cache.face("tower", 11, PLAIN_TILE, 1.0, named=on).toImage() for on in (False, True))
    assert plain != named
    corner = (PLAIN_TILE * 3 // 4, 0, PLAIN_TILE // 4, PLAIN_TILE // 4)
    assert plain.copy(*corner) != named.copy(*corner), "the sign is in the upper right corner"


def test_the_whole_window_follows_the_contrast(open_window, settings, press, qapp, qtbot):
    window = open_window().window
    window.resize(1280, 800)
    page = window.workspace.show_preferences()
    page.show_setting("contrast")
    qapp.processEvents()
    press(page.field("contrast").buttons["on"])
    assert page.theme.contrast
    assert page.preview.picture.theme.contrast
    page.show_setting("small_signs")
    qapp.processEvents()
    press(page.field("small_signs"))
    window.workspace.start_route.go()
    assert (window.workspace.start.theme.contrast, window.workspace.start.theme.signs) == (True, True)
    faces = window.workspace.page.stage.faces
    qtbot.waitUntil(lambda: faces.theme.signs)  # hidden pages are updated while the window is idle
    settings.change(contrast="off", small_signs=False)
    assert not window.workspace.start.theme.contrast
