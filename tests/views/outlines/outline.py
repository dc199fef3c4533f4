"""Outlines of pages: what a screen reader and the mouse find, compared with the last checked version.

An outline lists the texts, fonts, names, descriptions and tooltips of a page in the order of its widgets.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from alhambra_desktop.views.models.games_model import GamesModel
from alhambra_desktop.views.pages.games.postcard_dialog import Preview

FOLDER: Final = Path(__file__).parent / "checked"

NEW: Final = "ALHAMBRA_NEW_OUTLINES"
"""Environment variable: if it is set, the tests replace the checked outlines instead of comparing."""


def settle(page: QWidget) -> None:
    """Let a page read its games, paint its postcard and lay itself out, which takes several events."""
    for games in page.findChildren(GamesModel):
        while games.reading:
            games._collect()
    for preview in page.findChildren(Preview):
        while preview.image is None:
            QCoreApplication.processEvents()
    for _ in range(3):
        QCoreApplication.processEvents()


def outline(page: QWidget) -> str:
    """Return a line for each visible widget that has a text, is reached with Tab, or is disabled."""
    widgets = (page, *page.findChildren(QWidget))
    return "".join(f"{line}\n" for widget in widgets for line in lines_of(widget, page))


def lines_of(widget: QWidget, page: QWidget) -> Iterator[str]:
    if not widget.isVisibleTo(page):
        return
    parts = {
        "text": _text(widget),
        "name": widget.accessibleName(),
        "description": widget.accessibleDescription(),
        "tip": widget.toolTip(),
    }
    told = [f"{title} {text!r}" for title, text in parts.items() if text]
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit) and widget.text():
        told.append(_look(widget))
    if isinstance(widget, QLabel) and (buddy := widget.buddy()) is not None:
        told.append(f"label of {type(buddy).__name__}")
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        told.append("tab")
    if not widget.isEnabledTo(page):
        told.append("disabled")
    if told:
        yield f"{type(widget).__name__}: {', '.join(told)}"


def _look(widget: QWidget) -> str:
    """Return the role of a widget in the style sheet, if it has one, and its font."""
    font = widget.font()
    parts = widget.property("role"), font.family(), font.pixelSize(), font.weight().name
    return " ".join(str(part) for part in parts if part)


def _text(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return " | ".join(widget.itemText(at) for at in range(widget.count())) + f" -> {widget.currentText()}"
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        return f"{widget.text()} {'on' if widget.isChecked() else 'off'}"
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def check(name: str, found: str) -> None:
    """Compare an outline with the checked one of this name; if ``NEW`` is set, replace the latter first."""
    file = FOLDER / ("-".join(re.findall(r"\w+", name)) + ".txt")
    if NEW in os.environ:
        file.write_text(found, encoding="utf-8")
    known = file.read_text(encoding="utf-8")
    assert found.splitlines() == known.splitlines(), f"if the page is right, run the test with {NEW}=1"
