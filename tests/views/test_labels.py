"""Labels show their complete text."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel

from alhambra_desktop.views.art.fonts import sans, serif
from alhambra_desktop.views.widgets.hit_label import HitLabel
from alhambra_desktop.views.widgets.labels import PlainLabel, line, words

WIDTH = 120


def picture(label: QLabel) -> QImage:
    label.setText(label.text())
    height = label.heightForWidth(WIDTH) if label.wordWrap() else label.sizeHint().height()
    label.resize(WIDTH if label.wordWrap() else label.sizeHint().width(), height)
    return label.grab().toImage()


@pytest.mark.parametrize("size", [11, 12, 13, 14, 15, 16, 18])
@pytest.mark.parametrize("make", [words, line, PlainLabel, HitLabel])
@pytest.mark.parametrize("font", [sans, serif])
def test_accents_of_capitals_are_visible(qtbot, make, font, size):
    for accented, plain in zip("ÄÖÜÉÀÇÃÁŐŰÍ", "AOUEACAAOUI", strict=True):
        pictures = []
        for letter in (accented, plain):
            label = make(f"{letter}n many squares of your Alhambra")
            qtbot.addWidget(label)
            label.setFont(font(size))
            pictures.append(picture(label))
        assert pictures[0] != pictures[1], accented
