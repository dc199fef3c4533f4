"""Fixtures for paintings: parts of pages in both themes, pointed at, pressed and focused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.fonts import sans, text_width
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme
from tests.views.paintings.painted import SUBJECTS, painter_of

W = TypeVar("W", bound=QWidget)
Put = Callable[..., W]

NOWHERE = -1000, -1000
"""A mouse position outside all windows."""


@pytest.fixture(autouse=True, scope="session")
def usual_widths(qapp) -> None:
    """Skip these tests if fonts are hinted differently, which changes the width of text."""
    if text_width("Review 100", sans(12)) != 61.734375:
        pytest.skip("the fonts of this system are hinted differently")


@pytest.fixture(autouse=True)
def light(qapp, painted_once, monkeypatch) -> None:
    """Begin in the light theme, and paint pictures even if an earlier test painted them."""
    apply_theme(qapp, LIGHT)
    monkeypatch.setattr(FaceCache, "files", None)


def named(subject: object) -> str:
    """Return the words and numbers in the key of a picture."""
    if isinstance(subject, str | int):
        return SUBJECTS.get(subject, str(subject)) if isinstance(subject, int) else subject
    if isinstance(subject, float):
        return f"{subject:.1f}"
    parts = subject if isinstance(subject, tuple) else ()
    return " ".join(filter(None, map(named, parts)))


@pytest.fixture
def sketched(monkeypatch) -> Iterator[None]:
    """Replace slow pictures, such as those of tiles, with empty ones that have a name."""

    def get(cache: FaceCache, subject: Any, size: Any, dpr: float, paint: Any, ground: Any = None) -> QPixmap:
        key = cache._key(subject, size, dpr)
        picture = cache.store.find(key, cache)
        if picture is None:
            picture = QPixmap(key[1], key[2])
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            if subject[0] in ("picture", "table top") and "cast shadow" not in named(subject):
                with painter_of(picture) as painter:
                    paint(painter)
            SUBJECTS[picture.cacheKey()] = named(subject)[:60]
            cache.store.keep(key, picture, cache)
        return picture

    monkeypatch.setattr(FaceCache, "_get", get)
    yield
    SUBJECTS.clear()


@pytest.fixture
def dark(qapp):
    """Return a function that changes to the dark theme."""
    yield lambda: apply_theme(qapp, DARK)
    apply_theme(qapp, LIGHT)


@pytest.fixture
def put(qtbot) -> Put[QWidget]:
    """Return a function that shows a part of a page by itself, in a size, and leaves it unpainted."""

    def show(part: W, width: int = 0, height: int = 0) -> W:
        qtbot.addWidget(part)
        apply_style_sheet(part)
        part.resize(width or part.sizeHint().width(), height or part.sizeHint().height())
        part.setUpdatesEnabled(False)
        QCursor.setPos(*NOWHERE)
        part.show()
        part.activateWindow()
        QApplication.processEvents()
        part.clearFocus()
        part.setUpdatesEnabled(True)
        return part

    return show


@pytest.fixture
def point_at(qtbot) -> Callable[[QWidget], None]:
    """Return a function that hides all other windows and moves the mouse to the middle of a part."""

    def move(part: QWidget) -> None:
        for other in QApplication.topLevelWidgets():
            if other is not part.window():
                other.hide()
        for by in (QPoint(1, 1), QPoint()):
            qtbot.mouseMove(part, part.rect().center() + by)
        qtbot.waitUntil(part.underMouse)

    return move


@pytest.fixture
def press(qtbot) -> Callable[[QWidget], None]:
    """Return a function that presses the mouse on a part, without releasing it."""
    return lambda part: qtbot.mousePress(part, Qt.MouseButton.LeftButton)
