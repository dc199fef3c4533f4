"""The right column: standings, recent events and log, or drawers over the courtyard."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter

from ...model.rules.core.words.message import Message
from ...words import phrase, say
from .. import art
from ..art.fonts import BOLD, SEMIBOLD, serif, text_width
from ..commands.actions import key_of
from ..game.selection import Selection
from ..game.table_snapshot import TableSnapshot
from ..game.target import Control
from .items.panel import PADDING, READABLE, Panel
from .layout.layout import Layout
from .panels.since import SincePanel
from .panels.standing_card import StandingCard
from .panels.standings import StandingsPanel
from .pixmaps.faces import Faces

HEAD = 34.0
LOG_KEY = (24.0, 19.0)


class LogFrame(Panel):
    floating = True

    def regards(self, selection: Selection) -> object:
        return None

    def facts(self, shown: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return ()

    def key_rect(self) -> QRectF:
        return QRectF(self.inner.width() - PADDING - LOG_KEY[0] - 2, 9, *LOG_KEY)

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        yield Control("log"), self.key_rect()

    def paint_inside(self, painter: QPainter, shown: TableSnapshot) -> None:
        line = QRectF(PADDING + 2, 7, self.inner.width() - 2 * PADDING - LOG_KEY[0] - 12, 22)
        self.write_whole(painter, line, phrase("log"), serif(16, BOLD))
        art.paint_pill(painter, self.key_rect(), self.faces.theme, "plain", key_of("log"))

    def list_rect(self) -> QRectF:
        return self.scene_rect(self.inner.adjusted(8, HEAD, -8, -8))


ENTRIES: Final = (
    (Message("standings"), "column", "column"),
    (Message("since"), "column", "replay"),
    (Message("log"), "log", "log"),
)
"""Text and command of each entry, and the command whose key is shown below."""

KEY: Final = (22.0, 19.0)
TOP: Final = 10.0
AROUND: Final = 18.0

BELOW: Final = 34.0

LARGE: Final = 14


class Spine(Panel):
    def regards(self, selection: Selection) -> object:
        return None

    def facts(self, shown: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return (bool(shown.told.since),)

    @property
    def font(self) -> QFont:
        return next(
            (font for size in range(LARGE, READABLE, -1) if self._need(font := serif(size, SEMIBOLD)) <= 0),
            serif(READABLE, SEMIBOLD),
        )

    def _need(self, font: QFont) -> float:
        return TOP + sum(_long(font, words) + BELOW for words, _, _ in ENTRIES) - self.inner.height()

    def places(self) -> Iterable[tuple[Message, str, str, QRectF, QRectF]]:
        top, font = TOP, self.font
        for words, opens, gives in ENTRIES:
            long = _long(font, words)
            key = QRectF((self.inner.width() - KEY[0]) / 2, top + long, *KEY)
            yield words, opens, gives, QRectF(2, top, self.inner.width() - 4, long), key
            top += long + BELOW

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        found = list(self.places())
        for _, opens, gives, _, key in found:
            if gives != opens:
                yield Control(gives), key
        for _, opens, gives, words, key in found:
            yield Control(opens), words.united(key) if gives == opens else words

    def paint_inside(self, painter: QPainter, shown: TableSnapshot) -> None:
        theme = self.faces.theme
        for words, _, gives, rect, key in self.places():
            painter.save()
            painter.translate(rect.center())
            painter.rotate(90)
            painter.setFont(self.font)
            painter.setPen(QColor(theme.text))
            across = QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width())
            painter.drawText(across, int(Qt.AlignmentFlag.AlignCenter), say(words))
            painter.restore()
            if gives != "replay" or shown.told.since:
                art.paint_pill(painter, key, theme, "plain", key_of(gives))
            if words != ENTRIES[-1][0]:
                line = QRectF(6, key.bottom() + 5, self.inner.width() - 12, 1)
                painter.fillRect(line, QColor(theme.hairline))


def _long(font: QFont, words: Message) -> float:
    return text_width(say(words), font) + AROUND


ABOVE: Final = 95.0
"""Depth of an open drawer: above the table, below pieces in the air."""


REST: Final = 350
GO: Final = 90
"""Milliseconds of hovering until a row's card opens, and until it closes."""


class Drawer(Enum):
    NONE = "none"
    COLUMN = "column"
    LOG = "log"


class RightColumn(QObject):
    """Shows and hides the panels of the right column.

    Where the column is folded, a spine stands for it, and its panels are a drawer that hides while something
    is lifted. The log is always a drawer.
    """

    changed = Signal()

    def __init__(self, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.standings, self.since = StandingsPanel(faces), SincePanel(faces)
        self.log, self.spine = LogFrame(faces), Spine(faces)
        self.log.setZValue(ABOVE)
        self.card = StandingCard(faces)
        self.card.setZValue(ABOVE + 1)
        self._row: str | None = None
        self._shown: TableSnapshot | None = None
        self._room = QRectF()
        self.rest, self.go = QTimer(self), QTimer(self)
        for timer, length, due in ((self.rest, REST, self._show_card), (self.go, GO, self.card.hide)):
            timer.setSingleShot(True)
            timer.setInterval(length)
            timer.timeout.connect(due)
        self.folded = self.absent = False
        self._open = Drawer.NONE
        self._aside = self._gives_way = False
        self._arrange()

    @property
    def panels(self) -> tuple[Panel, ...]:
        return (self.log, self.standings, self.since, self.spine)

    @property
    def grounded(self) -> tuple[Panel, ...]:
        """The panels whose frames are part of the table, even under an open drawer."""
        if self.absent:
            return ()
        return (self.spine,) if self.folded else (self.standings, self.since)

    def lay(self, layout: Layout) -> None:
        folded, self.absent = layout.spine is not None, layout.alone
        if self.folded and not folded and self._open is Drawer.COLUMN:
            self._open = Drawer.NONE
        self.folded = folded
        for panel, rect in ((self.standings, layout.standings), (self.since, layout.since)):
            panel.floating = folded
            panel.setZValue(ABOVE if folded else 0.0)
            panel.set_rect(rect)
        self.log.set_rect(layout.column)
        self._room = layout.column
        if layout.spine is not None:
            self.spine.set_rect(layout.spine)
        self._arrange()

    # -- what stands open

    @property
    def open(self) -> Drawer:
        return self._open

    @property
    def log_seen(self) -> bool:
        return self._open is Drawer.LOG and not self._stands_aside

    def give_way(self, gives_way: bool) -> None:
        """Hide drawers during a scoring."""
        if gives_way is not self._gives_way:
            self._gives_way = gives_way
            self._arrange()

    @property
    def seen(self) -> bool:
        return any(panel.isVisible() for panel in (self.standings, self.log))

    @property
    def _stands_aside(self) -> bool:
        return self.absent or self._gives_way or (self.folded and self._aside)

    def covers(self, point: QPointF) -> bool:
        drawers = (panel for panel in self.panels if panel.floating and panel.isVisible())
        return any(drawer.scene_rect(drawer.inner).contains(point) for drawer in drawers)

    @property
    def can_toggle(self) -> bool:
        """Whether the column may be toggled: it is folded or covered."""
        return self.folded or self._open is not Drawer.NONE

    def toggle_column(self) -> None:
        """Open or close a folded column; otherwise close what covers it."""
        closes = self._open is Drawer.COLUMN or not self.folded
        self._set(Drawer.NONE if closes else Drawer.COLUMN)

    def toggle_log(self) -> None:
        self._set(Drawer.NONE if self._open is Drawer.LOG else Drawer.LOG)

    def close(self) -> None:
        self._set(Drawer.NONE)

    def _set(self, drawer: Drawer) -> None:
        if drawer is not self._open:
            self._open = drawer
            self._arrange()

    def follow(self, shown: TableSnapshot | None, selection: Selection) -> None:
        """Show the card of the pointed row, and hide drawers while something is lifted."""
        self._point(shown, selection)
        aside = bool(selection.lifted)
        if aside is not self._aside:
            self._aside = aside
            self._arrange()

    def _point(self, shown: TableSnapshot | None, selection: Selection) -> None:
        row, self._shown = pointed_row(selection), shown
        if row is None or shown is None or not self.standings.isVisible():
            self._row = None
            self.rest.stop()
            if self.card.isVisible() and not self.go.isActive():
                self.go.start()
            return
        self.go.stop()
        changed, self._row = row != self._row, row
        if self.card.isVisible():
            self._show_card()
        elif changed:
            self.rest.start()

    def _show_card(self) -> None:
        if self._row is not None and self._shown is not None and self.standings.isVisible():
            above = self.standings.scene_rect(self.standings.inner)
            self.card.show_row(self._shown, self._row or None, above, self._room)

    def _arrange(self) -> None:
        seen = self._open is Drawer.COLUMN and not self._stands_aside if self.folded else not self.log_seen
        self.standings.setVisible(seen)
        if not seen:
            self.card.hide()
        self.since.setVisible(seen)
        self.log.setVisible(self.log_seen)
        self.spine.setVisible(self.folded and not self.absent)
        self.changed.emit()


def pointed_row(selection: Selection) -> str | None:
    target = selection.looked_at
    if selection.lifted or not isinstance(target, Control) or target.command != "row":
        return None
    return target.subject
