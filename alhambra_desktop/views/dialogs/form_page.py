"""Pages of forms: rows of a label, a field and a line below it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QWidget

from ..widgets.parts import scrolled, words
from ..widgets.switch import Switch

FormRow = tuple[str, QWidget, str | QLabel]
"""A label, which may be empty, a field, and what stands below."""


def form_page(*rows: FormRow) -> QScrollArea:
    """A page of such rows that scrolls where there is too little room."""
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(20, 18, 20, 16)
    grid.setVerticalSpacing(6)
    grid.setHorizontalSpacing(16)
    grid.setColumnStretch(1, 1)
    for row, (label, field, note) in enumerate(rows):
        if label:
            name = QLabel(label)
            name.setBuddy(field)
            grid.addWidget(name, 2 * row, 0)
        grid.addWidget(field, 2 * row, 1, Qt.AlignmentFlag.AlignLeft)
        below = words(note, "second", 12) if isinstance(note, str) else note
        below.setContentsMargins(0, 0, 0, 12)
        grid.addWidget(below, 2 * row + 1, 1)
    grid.setRowStretch(2 * len(rows), 1)
    return scrolled(page)


def switch_of(text: str, on: bool) -> Switch:
    """A switch that is on or off."""
    switch = Switch(text)
    switch.setChecked(on)
    return switch
