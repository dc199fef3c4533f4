"""Wrapped text is complete, and its lines fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from alhambra_desktop.views.art.fonts import (
    balanced,
    line_height,
    sans,
    text_width,
    wrapped,
    wrapped_height,
)
from alhambra_desktop.views.scene.items.panel import READABLE, Panel
from alhambra_desktop.views.scene.pixmaps.faces import Faces

SENTENCE = "bought garden 7 exactly, bought chambers 10 exactly, took 7 denar, placed chambers 10"
TEXTS = (SENTENCE, "", "took", "Donaudampfschifffahrtsgesellschaft " * 3, "\N{CASTLE} \N{GRINNING FACE}" * 20)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("width", [40.0, 190.0, 2000.0])
def test_a_wrapped_text_is_complete_and_fits_its_column(qapp, text, width):
    font = sans(13)
    lines = wrapped(text, font, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(QFontMetricsF(font).horizontalAdvance(line) <= width + 1 for line in lines)
    assert wrapped_height(text, font, width) == len(lines) * line_height(font)


def test_text_breaks_between_words_if_possible(qapp):
    lines = wrapped(SENTENCE, sans(13), 190.0)
    assert len(lines) > 1
    assert " ".join(lines) == SENTENCE


def test_an_arrow_is_never_at_the_end_of_a_line(qapp):
    text = "bought tower 11 exactly, wall 5 → 8, moat 3 → 4"
    for width in range(60, 300, 7):
        for line in wrapped(text, sans(13), float(width)):
            assert not line.startswith(("→", "8", "4"))
            assert not line.endswith("→")


class Page(QImage):
    """A white image; ``ink`` is the bounding rectangle of everything painted on it."""

    def __init__(self) -> None:
        super().__init__(400, 400, QImage.Format.Format_RGB32)
        self.fill(Qt.GlobalColor.white)

    @property
    def ink(self) -> QRectF:
        dark = [
            (x, y)
            for x in range(self.width())
            for y in range(self.height())
            if self.pixelColor(x, y).lightness() < 200
        ]
        xs, ys = [x for x, _ in dark], [y for _, y in dark]
        return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def written(rect: QRectF, lines: int) -> tuple[float, QRectF]:
    page = Page()
    painter = QPainter(page)
    high = Panel(Faces()).write_wrapped(painter, rect, SENTENCE, sans(14), "#000000", lines)
    painter.end()
    return high, page.ink


def test_a_panel_paints_text_within_the_reported_height(qapp):
    rect = QRectF(20, 30, 200, 10)
    high, ink = written(rect, 0)
    assert high == wrapped_height(SENTENCE, sans(14), rect.width())
    assert QRectF(20, 30, 200, high).contains(ink)


def test_letters_shrink_to_save_lines_but_stay_readable(qapp):
    width = next(
        float(width)
        for width in range(150, 380)
        if len(wrapped(SENTENCE, sans(14), width)) > len(wrapped(SENTENCE, sans(READABLE), width))
    )
    least = len(wrapped(SENTENCE, sans(READABLE), width))
    high, _ = written(QRectF(0, 0, width, 10), least)
    assert high < wrapped_height(SENTENCE, sans(14), width)
    assert written(QRectF(0, 0, width, 10), 1)[0] == wrapped_height(SENTENCE, sans(READABLE), width)


def test_changing_a_font_changes_no_other_font(qapp):
    font = sans(13)
    font.setPixelSize(40)
    assert sans(13).pixelSize() == 13


@pytest.mark.usefixtures("qapp")
def test_balanced_lines_are_as_few_and_of_similar_width():
    text, font = "Buys what is pretty and asks afterwards.", sans(12)
    width = text_width(text, font) * 0.8
    greedy, lines = wrapped(text, font, width), balanced(text, font, width)
    assert len(lines) == len(greedy) == 2
    assert " ".join(lines) == text
    first, second = (text_width(line, font) for line in lines)
    assert second > 0.6 * first
    assert balanced("Short.", font, width) == ("Short.",)
