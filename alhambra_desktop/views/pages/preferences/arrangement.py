"""The layout of the page of preferences, which depends on the page's width."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from ....model.rules.core.frozen import frozen
from ...widgets.page_bar import PageBar
from ...widgets.page_header import HEIGHT as HEAD
from ...widgets.page_header import PageHeader
from ...widgets.paper import SHADOW, Paper
from .preview import Preview

EDGE: Final = 8

WIDE, MIDDLE = 1180, 1024
"""If the page is at least ``WIDE`` wide, all panels are side by side.

If it is narrower, but at least ``MIDDLE`` wide, it has two columns, otherwise one.
"""

LEAST_TALL: Final = 500
"""If a page is lower than this, it has no room for the preview above the settings."""

SECTIONS: Final = {True: 240, False: 204}
"""Maps the result of `is_wide` to the minimum width of the list of sections."""

LIST_MARGIN: Final = 22
"""Pixels to the left and right of the list of sections, including a scroll bar."""

SETTINGS: Final = (560, 0.4)
"""The first value is the width of the settings beside the preview on a page of width ``DRAWN``.

For each pixel by which the page is wider or narrower, this width changes by the second value.
"""

DRAWN: Final = 1280
STRIP: Final = 196
"""Height of the preview above the settings, including its shadow."""


@frozen(eq=False)
class Parts:
    header: PageHeader
    sections: Paper
    settings: Paper
    preview: Preview
    bar: PageBar


@frozen
class VisibleParts:
    """Which parts of the page are visible.

    The preview is visible only if ``pictured`` is True. On a page that is not wide, it is visible only if
    ``strip`` is True as well.
    A page with one column shows the settings if ``inside`` is True, otherwise the list of sections.
    ``sections`` is the minimum width of the list of sections.
    """

    pictured: bool
    strip: bool
    inside: bool
    sections: int


def is_column(width: int) -> bool:
    return width < MIDDLE


def is_wide(width: int) -> bool:
    return width >= WIDE


def arrange(parts: Parts, shown: VisibleParts, width: int, height: int) -> None:
    parts.header.fit(width)
    parts.header.setGeometry(0, 2, width, HEAD)
    bar = parts.bar.height()
    parts.bar.setGeometry(0, height - bar, width, bar)
    top, high = HEAD + 2 - SHADOW + EDGE - 6, height - bar - HEAD - 2 + 2 * SHADOW - EDGE
    column, wide = is_column(width), is_wide(width)
    parts.sections.setVisible(not column or not shown.inside)
    seen = not column or shown.inside
    parts.settings.setVisible(seen)
    picture = shown.pictured and (wide or (shown.strip and seen))
    parts.preview.setVisible(picture)
    parts.preview.fit(strip=not wide)
    left = EDGE
    if not column:
        sections = max(SECTIONS[wide], shown.sections)
        _place(parts.sections, left, top, sections, high)
        left += sections + EDGE
    else:
        _place(parts.sections, left, top, width - 2 * EDGE, high)
    room = width - left - EDGE
    if picture and wide:
        settings = SETTINGS[0] + round((width - DRAWN) * SETTINGS[1])
        _place(parts.settings, left, top, settings, high)
        left += settings + EDGE
        _place(parts.preview, left, top, width - left - EDGE, high)
        return
    if picture:
        _place(parts.preview, left, top, room, STRIP)
        top, high = top + STRIP - 2 * SHADOW + EDGE, high - STRIP + 2 * SHADOW - EDGE
    _place(parts.settings, left, top, room, high)


def _place(part: QWidget, left: int, top: int, width: int, height: int) -> None:
    """Place a sheet of paper, whose shadow extends beyond the left and right edges of the rectangle."""
    part.setGeometry(left - SHADOW, top, width + 2 * SHADOW, height)
