"""What happened since the viewer's turn, a line for each player, and the events before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import in_a_row
from ....words import phrase, say
from ... import art
from ...art.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif, wrapped_height
from ...art.geometry import khatam
from ...commands.actions import key_of
from ...game.selection import Selection
from ...game.table_snapshot import RecentTurns, TableSnapshot
from ...game.target import Control
from ...text.story import Entries
from ..items.panel import PADDING, READABLE, Panel
from ..pixmaps.faces import Faces
from .standings import colour_of

WORDS: Final = 40.0

TITLE_TOP, TITLE = 7.0, 22.0
BELOW_TITLE: Final = 6.0
FOOT: Final = 34.0
BETWEEN: Final = 6.0
RULE: Final = 7.0

KEY: Final = (24.0, 19.0)
LARGE: Final = 13
MARK, SMALL_MARK, STAR = 9.0, 7.5, 7.0


@attrs.frozen
class Entry:
    seat: Seat | None
    text: str
    rect: QRectF
    past: bool
    size: int

    @property
    def font(self) -> QFont:
        return sans(self.size, SEMIBOLD if self.seat is None else REGULAR)


class SincePanel(Panel):
    """The others' last turns in full sentences; the panel ends with a whole entry."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self._laid: tuple[RecentTurns, QRectF, tuple[Entry, ...]] | None = None

    def regards(self, selection: Selection) -> object:
        return None

    def facts(self, shown: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return shown.told.since, shown.told.before

    def repaint_all(self) -> None:
        self._laid = None
        super().repaint_all()

    # -- where things stand

    def _key(self, top: float) -> QRectF:
        return QRectF(self.inner.width() - PADDING - KEY[0] - 2, top, *KEY)

    def replay_rect(self) -> QRectF:
        return self._key(9)

    def foot(self) -> QRectF:
        return QRectF(6, self.inner.height() - FOOT, self.inner.width() - 12, FOOT - 4)

    def title_rect(self) -> QRectF:
        free = KEY[0] + 8 if self._since else 0.0
        wide = self.inner.width() - 2 * PADDING - 4 - free
        return QRectF(PADDING + 2, TITLE_TOP, wide, TITLE)

    @property
    def _since(self) -> Entries:
        return self.shown.told.since if self.shown is not None else ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that fit; the log has the others."""
        if self.shown is None:
            return ()
        told = self.shown.told
        if self._laid is None or self._laid[0] is not told or self._laid[1] != self.inner:
            entries = self._fitting(told, LARGE)
            if len([entry for entry in entries if not entry.past]) < len(told.since):
                entries = self._fitting(told, READABLE)
            self._laid = told, QRectF(self.inner), entries
        return self._laid[2]

    def _fitting(self, told: RecentTurns, size: int) -> tuple[Entry, ...]:
        end = self.inner.height() - FOOT - 3
        recent = tuple(self._down(told.since, self._body_top(), end, size, past=False))
        if len(recent) < len(told.since):
            return recent
        top = (recent[-1].rect if recent else self._nothing()).bottom() + BETWEEN + RULE
        return (*recent, *self._down(told.before, top, end, READABLE, past=True))

    def _body_top(self) -> float:
        rect = self.title_rect()
        return TITLE_TOP + max(TITLE, self._title_height(rect)) + BELOW_TITLE

    def _nothing(self) -> QRectF:
        wide = self.inner.width() - 2 * PADDING - 4
        height = wrapped_height(phrase("since-nothing"), sans(LARGE), wide)
        return QRectF(PADDING + 2, self._body_top(), wide, height)

    def _title_height(self, rect: QRectF) -> float:
        return wrapped_height(phrase("since"), serif(READABLE, BOLD), rect.width())

    def _down(self, told: Entries, top: float, end: float, size: int, past: bool) -> Iterator[Entry]:
        wide = self.inner.width() - WORDS - PADDING
        for seat, words in told:
            text = say(in_a_row(words))
            entry = Entry(seat, text, QRectF(WORDS, top, wide, 0), past, size)
            entry.rect.setHeight(wrapped_height(text, entry.font, wide))
            if entry.rect.bottom() > end:
                return
            yield entry
            top = entry.rect.bottom() + BETWEEN

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        if self._since:
            yield Control("replay"), self.replay_rect()
        for entry in self.entries:
            if not entry.past and entry.seat is not None:
                yield Control("since", entry.seat), entry.rect.adjusted(6 - WORDS, -3, 6, 3)
        yield Control("log"), self.foot()

    # -- how it looks

    def paint_inside(self, painter: QPainter, shown: TableSnapshot) -> None:
        theme = self.faces.theme
        self.write_wrapped(painter, self.title_rect(), phrase("since"), serif(16, BOLD), lines=1)
        if self._since:
            art.paint_pill(painter, self.replay_rect(), theme, "plain", key_of("replay"))
        else:
            self.write_wrapped(painter, self._nothing(), phrase("since-nothing"), sans(LARGE), theme.text_2)
        before: Entry | None = None
        for entry in self.entries:
            if entry.past and not (before is not None and before.past):
                self._rule(painter, entry.rect.top() - RULE)
            self._paint_entry(painter, shown, entry)
            before = entry
        self._rule(painter, self.inner.height() - FOOT + 2)
        foot = self.foot()
        art.paint_pill(painter, self._key(foot.center().y() - KEY[1] / 2), theme, "plain", key_of("log"))
        room = QRectF(PADDING + 2, foot.top(), self.inner.width() - 2 * PADDING - KEY[0] - 12, foot.height())
        self.write_whole(painter, room, phrase("since-log"), sans(LARGE, SEMIBOLD), theme.text_2)

    def _rule(self, painter: QPainter, y: float) -> None:
        line = QRectF(PADDING, y, self.inner.width() - 2 * PADDING, 1)
        painter.fillRect(line, QColor(self.faces.theme.hairline))

    def _paint_entry(self, painter: QPainter, shown: TableSnapshot, entry: Entry) -> None:
        theme, y = self.faces.theme, entry.rect.top() + 9
        if entry.seat is None:
            painter.fillPath(khatam(23, y, STAR), QColor(theme.scoring_mark))
        else:
            radius = SMALL_MARK if entry.past else MARK
            self.faces.mark(painter, colour_of(shown, entry.seat), 23, y, radius)
        tone = theme.text_2 if entry.past and entry.seat is not None else theme.text
        self.write_wrapped(painter, entry.rect, entry.text, entry.font, tone)
