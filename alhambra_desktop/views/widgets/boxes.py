from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget


class Gap(NamedTuple):
    """An empty space of ``size`` pixels in a layout."""

    size: int


Placed = QWidget | QLayout
# Each int is a stretch factor.
Part = Placed | int | Gap | tuple[Placed, int] | tuple[QWidget, int, Qt.AlignmentFlag]
BoxT = TypeVar("BoxT", bound=QBoxLayout)

NONE: Final = (0, 0, 0, 0)
TOP: Final = Qt.AlignmentFlag.AlignTop
ANYWHERE: Final = Qt.AlignmentFlag(0)


def hbox(
    *parts: Part, spacing: int = -1, margins: Sequence[int] = (), within: QWidget | None = None
) -> QHBoxLayout:
    """Return a layout with `parts` side by side. If `within` is given, install the layout in this widget.

    By default, spacing and margins come from the style.
    """
    return _laid(QHBoxLayout(within) if within else QHBoxLayout(), parts, spacing, margins)


def vbox(
    *parts: Part, spacing: int = -1, margins: Sequence[int] = (), within: QWidget | None = None
) -> QVBoxLayout:
    """Return a layout like `hbox`, but with `parts` one below the other."""
    return _laid(QVBoxLayout(within) if within else QVBoxLayout(), parts, spacing, margins)


def _laid(box: BoxT, parts: Sequence[Part], spacing: int, margins: Sequence[int]) -> BoxT:
    if spacing >= 0:
        box.setSpacing(spacing)
    if margins:
        box.setContentsMargins(*margins)
    return fill(box, *parts)


def fill(box: BoxT, *parts: Part) -> BoxT:
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


def reserve_space(widget: QWidget, reserved: bool = True) -> None:
    """Let the layout of a widget keep the space of this widget while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(reserved)
    widget.setSizePolicy(policy)


def empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            old.hide()
            old.deleteLater()
