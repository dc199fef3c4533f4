"""Form pages: rows of label, field and explanation."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QScrollArea, QWidget

from ..storage.settings import Settings
from ..widgets.fields import ChoiceField
from ..widgets.labels import PlainLabel, words
from ..widgets.scrolled import scrolled
from ..widgets.switch import Switch

FormRow = tuple[str, QWidget, str | QLabel]
"""Label (may be empty), field, and text below."""


def form_page(*rows: FormRow) -> QScrollArea:
    """Return a scrollable page of rows."""
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(20, 18, 20, 16)
    grid.setVerticalSpacing(6)
    grid.setHorizontalSpacing(16)
    grid.setColumnStretch(1, 1)
    for row, (label, field, note) in enumerate(rows):
        if label:
            name = PlainLabel(label)
            name.setBuddy(field)
            grid.addWidget(name, 2 * row, 0)
        grid.addWidget(field, 2 * row, 1, Qt.AlignmentFlag.AlignLeft)
        below = words(note, "second", 12) if isinstance(note, str) else note
        below.setContentsMargins(0, 0, 0, 12)
        grid.addWidget(below, 2 * row + 1, 1)
    grid.setRowStretch(2 * len(rows), 1)
    return scrolled(page)


def switch_of(settings: Settings, wish: str, text: str) -> Switch:
    switch = Switch(text)
    switch.setObjectName(wish)
    switch.setChecked(getattr(settings.preferences, wish))
    switch.toggled.connect(lambda on: settings.change(**{wish: on}))
    return switch


def choice_of(settings: Settings, wish: str, name: str, texts: Mapping[str, str]) -> QComboBox:
    value = getattr(settings.preferences, wish)
    field = ChoiceField()
    field.setObjectName(wish)
    field.setAccessibleName(name)
    for data, text in texts.items():
        field.addItem(text, data)
    field.setCurrentIndex(field.findData(str(value)))
    field.currentIndexChanged.connect(lambda: settings.change(**{wish: type(value)(field.currentData())}))
    return field
