"""Rows and columns of widgets, written as they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget


class Gap(NamedTuple):
    """A number of free pixels."""

    size: int


Placed = QWidget | QLayout
Part = Placed | int | Gap | tuple[Placed, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or layout, alone or with its stretch and alignment; a number is a stretch without a widget."""

BoxT = TypeVar("BoxT", bound=QBoxLayout)

NONE: Final = (0, 0, 0, 0)
"""No margins."""

TOP: Final = Qt.AlignmentFlag.AlignTop
ANYWHERE: Final = Qt.AlignmentFlag(0)


def hbox(
    *parts: Part, spacing: int = -1, margins: Sequence[int] = (), within: QWidget | None = None
) -> QHBoxLayout:
    """Return a horizontal layout, of a widget if one is given; else spacing and margins are the style's."""
    return _laid(QHBoxLayout(within) if within else QHBoxLayout(), parts, spacing, margins)


def vbox(
    *parts: Part, spacing: int = -1, margins: Sequence[int] = (), within: QWidget | None = None
) -> QVBoxLayout:
    """Return a vertical layout, of a widget if one is given; else spacing and margins are the style's."""
    return _laid(QVBoxLayout(within) if within else QVBoxLayout(), parts, spacing, margins)


def _laid(box: BoxT, parts: Sequence[Part], spacing: int, margins: Sequence[int]) -> BoxT:
    if spacing >= 0:
        box.setSpacing(spacing)
    if margins:
        box.setContentsMargins(*margins)
    return fill(box, *parts)


def fill(box: BoxT, *parts: Part) -> BoxT:
    """Add parts at the end of a layout and return it."""
    for part in parts:
        if isinstance(part, Gap):
            box.addSpacing(part.size)
        elif isinstance(part, int):
            box.addStretch(part)
        elif isinstance(part, tuple):
            _add(box, *part)
        else:
            _add(box, part)
    return box


def _add(box: QBoxLayout, placed: Placed, stretch: int = 0, at: Qt.AlignmentFlag = ANYWHERE) -> None:
    if isinstance(placed, QLayout):
        box.addLayout(placed, stretch)
    else:
        box.addWidget(placed, stretch, at)


def empty(layout: QLayout) -> None:
    """Delete all widgets of a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            old.hide()
            old.deleteLater()
