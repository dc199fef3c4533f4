from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from ...model.rules.core.frozen import frozen
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message, in_a_row
from ...words import phrase, say
from .. import art
from ..art.brushes import shape, stroke
from ..art.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif, text_width, wrapped_height
from ..art.geometry import ellipse, khatam
from ..art.people import text_beside
from ..commands.actions import key_of
from ..commands.command import key_name
from ..commands.touch import TOUCH
from ..game.seat_pictures import owner_picture
from ..game.selection import Selection
from ..game.table_snapshot import RecentTurns, TableSnapshot
from ..game.target import Control
from ..text.story import Entries
from .items.panel import PADDING, READABLE, Panel
from .layout.layout import Layout
from .panels.standing_card import StandingCard
from .panels.standings import StandingsPanel
from .pixmaps.faces import Faces

SEAT, PAST_SEAT, STAR = 10.0, 9.0, 7.0
SEAT_AT: Final = 21.0
WORDS: Final = SEAT_AT + text_beside(SEAT)

TITLE_TOP, TITLE = 7.0, 22.0
BELOW_TITLE: Final = 6.0
FOOT: Final = 34.0
BETWEEN: Final = 6.0
RULE: Final = 7.0
EARLIER: Final = 21.0

BUTTON_SIZE: Final = (24.0, 19.0)
TEXT_SIZE: Final = 13


@frozen
class Entry:
    seat: Seat | None
    text: str
    rect: QRectF
    past: bool
    size: int

    @property
    def font(self) -> QFont:
        return sans(self.size, SEMIBOLD if self.seat is None else REGULAR)


def recent_title(snapshot: TableSnapshot | None) -> Message:
    return Message("since-over") if snapshot is not None and snapshot.over else Message("since")


class RecentTurnsPanel(Panel):
    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self._laid: tuple[RecentTurns, QRectF, tuple[Entry, ...]] | None = None

    def selection_key(self, selection: Selection) -> object:
        return None

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return snapshot.recent_turns.since, snapshot.recent_turns.before, snapshot.over

    def repaint_all(self) -> None:
        self._laid = None
        super().repaint_all()

    def _button_rect(self, top: float) -> QRectF:
        return QRectF(self.inner.width() - PADDING - BUTTON_SIZE[0] - 2, top, *BUTTON_SIZE)

    def replay_rect(self) -> QRectF:
        return self._button_rect(9)

    def foot(self) -> QRectF:
        return QRectF(6, self.inner.height() - FOOT, self.inner.width() - 12, FOOT - 4)

    def title_rect(self) -> QRectF:
        free = BUTTON_SIZE[0] + 8 if self._entries else 0.0
        width = self.inner.width() - 2 * PADDING - 4 - free
        return QRectF(PADDING + 2, TITLE_TOP, width, TITLE)

    @property
    def _entries(self) -> Entries:
        return self.snapshot.recent_turns.since if self.snapshot is not None else ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        if self.snapshot is None:
            return ()
        recent = self.snapshot.recent_turns
        if self._laid is None or self._laid[0] is not recent or self._laid[1] != self.inner:
            entries = self._fitting(recent, TEXT_SIZE)
            if len([entry for entry in entries if not entry.past]) < len(recent.since):
                entries = self._fitting(recent, READABLE)
            self._laid = recent, QRectF(self.inner), entries
        return self._laid[2]

    def _fitting(self, turns: RecentTurns, size: int) -> tuple[Entry, ...]:
        end = self.inner.height() - FOOT - 3
        recent = tuple(self._down(turns.since[::-1], self._body_top(), end, size, past=False))
        if len(recent) < len(turns.since):
            return recent
        top = (recent[-1].rect if recent else self._nothing()).bottom() + BETWEEN + RULE + EARLIER
        return (*recent, *self._down(turns.before, top, end, READABLE, past=True))

    def _body_top(self) -> float:
        rect = self.title_rect()
        return TITLE_TOP + max(TITLE, self._title_height(rect)) + BELOW_TITLE

    def _nothing(self) -> QRectF:
        width = self.inner.width() - 2 * PADDING - 4
        height = wrapped_height(phrase("since-nothing"), sans(TEXT_SIZE), width)
        return QRectF(PADDING + 2, self._body_top(), width, height)

    def _title_height(self, rect: QRectF) -> float:
        return wrapped_height(say(recent_title(self.snapshot)), serif(READABLE, BOLD), rect.width())

    def _down(self, entries: Entries, top: float, end: float, size: int, past: bool) -> Iterator[Entry]:
        width = self.inner.width() - WORDS - PADDING
        for seat, words in entries:
            text = say(in_a_row(words))
            entry = Entry(seat, text, QRectF(WORDS, top, width, 0), past, size)
            entry.rect.setHeight(wrapped_height(text, entry.font, width))
            if entry.rect.bottom() > end:
                return
            yield entry
            top = entry.rect.bottom() + BETWEEN

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        if self._entries:
            yield Control("replay"), self.replay_rect()
        # in touch mode, the players' panels replace these controls
        for entry in self.entries if not TOUCH.on else ():
            if not entry.past and entry.seat is not None:
                yield Control("since", entry.seat), entry.rect.adjusted(6 - WORDS, -3, 6, 3)
        yield Control("log"), self.foot()

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        theme = self.faces.theme
        title = say(recent_title(snapshot))
        self.write_wrapped(painter, self.title_rect(), title, serif(16, BOLD), lines=1)
        if self._entries:
            art.paint_pill(painter, self.replay_rect(), theme, "plain", *_on_pill("replay"))
        else:
            self.write_wrapped(
                painter, self._nothing(), phrase("since-nothing"), sans(TEXT_SIZE), theme.text_2
            )
        before: Entry | None = None
        for entry in self.entries:
            if entry.past and not (before is not None and before.past):
                self._paint_earlier(painter, entry.rect.top() - EARLIER)
            self._paint_entry(painter, snapshot, entry)
            before = entry
        self._rule(painter, self.inner.height() - FOOT + 2)
        foot = self.foot()
        art.paint_pill(
            painter,
            self._button_rect(foot.center().y() - BUTTON_SIZE[1] / 2),
            theme,
            "plain",
            *_on_pill("log"),
        )
        room = QRectF(
            PADDING + 2, foot.top(), self.inner.width() - 2 * PADDING - BUTTON_SIZE[0] - 12, foot.height()
        )
        self.write_whole(painter, room, phrase("since-log"), sans(TEXT_SIZE, SEMIBOLD), theme.text_2)

    def _paint_earlier(self, painter: QPainter, top: float) -> None:
        self._rule(painter, top - RULE)
        line = QRectF(PADDING + 2, top - 2, self.inner.width() - 2 * PADDING - 4, EARLIER)
        self.write_wrapped(painter, line, phrase("since-earlier"), serif(14, BOLD), lines=1)

    def _rule(self, painter: QPainter, y: float) -> None:
        line = QRectF(PADDING, y, self.inner.width() - 2 * PADDING, 1)
        painter.fillRect(line, QColor(self.faces.theme.hairline))

    def _paint_entry(self, painter: QPainter, snapshot: TableSnapshot, entry: Entry) -> None:
        theme, y = self.faces.theme, entry.rect.top() + 9
        if entry.seat is None:
            painter.fillPath(khatam(SEAT_AT, y, STAR), QColor(theme.scoring_mark))
        else:
            picture = owner_picture(snapshot.book, entry.seat)
            self.faces.seat(painter, picture, QPointF(SEAT_AT, y), PAST_SEAT if entry.past else SEAT, self)
        tone = theme.text_2 if entry.past and entry.seat is not None else theme.text
        self.write_wrapped(painter, entry.rect, entry.text, entry.font, tone)


HEAD = 34.0
LOG_KEY = (24.0, 19.0)
CLOSE: Final = 10.0  # radius of the button that closes the log
CROSS: Final = 3.6


def _on_pill(command: str) -> tuple[str, ...]:
    return tuple(text for text in (key_of(command), "…") if text)


class LogFrame(Panel):
    floating = True

    def selection_key(self, selection: Selection) -> object:
        return None

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return ()

    def close_rect(self) -> QRectF:
        return QRectF(self.inner.width() - PADDING - 2 * CLOSE - 2, 8.5, 2 * CLOSE, 2 * CLOSE)

    def key_rect(self) -> QRectF:
        return QRectF(self.close_rect().left() - LOG_KEY[0] - 6, 9, *LOG_KEY)

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        yield Control("log"), self._control_rect()

    def _control_rect(self) -> QRectF:
        return self.key_rect().united(self.close_rect()).adjusted(-3, -3, 3, 3)

    def tip_at(self, point: QPointF) -> Message | None:
        if not self._control_rect().contains(point):
            return None
        key = key_name(key_of("log"))
        return Message("bar-tip", tip=Message("log-close"), key=key) if key else Message("log-close")

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        theme = self.faces.theme
        line = QRectF(PADDING + 2, 7, self.key_rect().left() - PADDING - 8, 22)
        self.write_whole(painter, line, phrase("log"), serif(16, BOLD))
        art.paint_pill(painter, self.key_rect(), theme, "plain", *_on_pill("log"))
        middle = self.close_rect().center()
        shape(painter, ellipse(middle.x(), middle.y(), CLOSE - 0.5), theme.panel_top, theme.panel_edge, 1.2)
        for end in (QPointF(CROSS, CROSS), QPointF(CROSS, -CROSS)):
            cross = QPainterPath(middle - end)
            cross.lineTo(middle + end)
            stroke(painter, cross, theme.text, 1.8, round_ends=True)

    def list_rect(self) -> QRectF:
        return self.scene_rect(self.inner.adjusted(8, HEAD, -8, -8))


KEY: Final = (22.0, 19.0)
TOP: Final = 10.0
AROUND: Final = 18.0

BELOW: Final = 34.0

LARGE: Final = 14


class Spine(Panel):
    def selection_key(self, selection: Selection) -> object:
        return None

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return bool(snapshot.recent_turns.since), snapshot.over

    @property
    def _entries(self) -> tuple[tuple[Message, str, str], ...]:
        """The texts on the spine, each with two commands: one for the text and one for the pill below it."""
        return (
            (Message("standings"), "column", "column"),
            (recent_title(self.snapshot), "column", "replay"),
            (Message("log"), "log", "log"),
        )

    @property
    def font(self) -> QFont:
        return next(
            (font for size in range(LARGE, READABLE, -1) if self._need(font := serif(size, SEMIBOLD)) <= 0),
            serif(READABLE, SEMIBOLD),
        )

    def _need(self, font: QFont) -> float:
        return TOP + sum(_long(font, words) + BELOW for words, _, _ in self._entries) - self.inner.height()

    def places(self) -> Iterable[tuple[Message, str, str, QRectF, QRectF]]:
        top, font = TOP, self.font
        for words, opens, gives in self._entries:
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

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
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
            if gives != "replay" or snapshot.recent_turns.since:
                art.paint_pill(painter, key, theme, "plain", *_on_pill(gives))
            if gives != "log":
                line = QRectF(6, key.bottom() + 5, self.inner.width() - 12, 1)
                painter.fillRect(line, QColor(theme.hairline))


def _long(font: QFont, words: Message) -> float:
    return text_width(say(words), font) + AROUND


ABOVE: Final = 95.0  # z value: above the table, below flying pieces
REST: Final = 350  # milliseconds from the start of hovering until a card opens
GO: Final = 90  # milliseconds from the end of hovering until the card closes


class Drawer(Enum):
    NONE = "none"
    COLUMN = "column"
    LOG = "log"


class RightColumn(QObject):
    """Shows the standings and the recent turns in the right column, or the log instead of them.

    If the column is folded, a spine replaces it, and the standings and the recent turns open as a drawer. The
    log is always a drawer.
    """

    changed = Signal()

    def __init__(self, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.standings, self.recent_turns = StandingsPanel(faces), RecentTurnsPanel(faces)
        self.log, self.spine = LogFrame(faces), Spine(faces)
        self.log.setZValue(ABOVE)
        self.card = StandingCard(faces)
        self.card.setZValue(ABOVE + 1)
        self._row: str | None = None
        self._shown: TableSnapshot | None = None
        self._room = QRectF()
        self.open_timer, self.close_timer = QTimer(self), QTimer(self)
        for timer, length, due in (
            (self.open_timer, REST, self._show_card),
            (self.close_timer, GO, self.card.hide),
        ):
            timer.setSingleShot(True)
            timer.setInterval(length)
            timer.timeout.connect(due)
        self.folded = self.absent = False
        self._open = Drawer.NONE
        self._lifting = self._hides_drawers = False
        self._arrange()

    @property
    def panels(self) -> tuple[Panel, ...]:
        return (self.log, self.standings, self.recent_turns, self.spine)

    @property
    def on_table(self) -> tuple[Panel, ...]:
        """The panels whose frames the table background paints, even while a drawer covers these panels."""
        if self.absent:
            return ()
        return (self.spine,) if self.folded else (self.standings, self.recent_turns)

    def lay(self, layout: Layout) -> None:
        folded, self.absent = layout.spine is not None, layout.alone
        if self.folded and not folded and self._open is Drawer.COLUMN:
            self._open = Drawer.NONE
        self.folded = folded
        for panel, rect in ((self.standings, layout.standings), (self.recent_turns, layout.recent_turns)):
            panel.floating = folded
            panel.setZValue(ABOVE if folded else 0.0)
            panel.set_rect(rect)
        self.log.set_rect(layout.column)
        self._room = layout.column
        if layout.spine is not None:
            self.spine.set_rect(layout.spine)
        self._arrange()

    @property
    def open(self) -> Drawer:
        return self._open

    @property
    def log_seen(self) -> bool:
        return self._open is Drawer.LOG and not self._drawers_hidden

    def hide_drawers(self, hidden: bool) -> None:
        if hidden is not self._hides_drawers:
            self._hides_drawers = hidden
            self._arrange()

    @property
    def seen(self) -> bool:
        return any(panel.isVisible() for panel in (self.standings, self.log))

    @property
    def _drawers_hidden(self) -> bool:
        return self.absent or self._hides_drawers or (self.folded and self._lifting)

    def covers(self, point: QPointF) -> bool:
        drawers = (panel for panel in self.panels if panel.floating and panel.isVisible())
        return any(drawer.scene_rect(drawer.inner).contains(point) for drawer in drawers)

    @property
    def can_toggle(self) -> bool:
        return self.folded or self._open is not Drawer.NONE

    def toggle_column(self) -> None:
        """If the column is folded, open or close its drawer. Otherwise, close the log."""
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

    def follow(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        """If the pointer is on a row of the standings, show the card about this row.

        If the column is folded, hide its drawers while a piece is lifted.
        """
        self._point(snapshot, selection)
        lifting = bool(selection.lifted)
        if lifting is not self._lifting:
            self._lifting = lifting
            self._arrange()

    def _point(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        row, self._shown = pointed_row(selection), snapshot
        if row is None or snapshot is None or not self.standings.isVisible():
            self._row = None
            self.open_timer.stop()
            if self.card.isVisible() and not self.close_timer.isActive():
                self.close_timer.start()
            return
        self.close_timer.stop()
        changed, self._row = row != self._row, row
        if self.card.isVisible():
            self._show_card()
        elif changed:
            self.open_timer.start()

    def _show_card(self) -> None:
        if self._row is not None and self._shown is not None and self.standings.isVisible():
            above = self.standings.scene_rect(self.standings.inner)
            self.card.show_row(self._shown, self._row or None, above, self._room)

    def _arrange(self) -> None:
        seen = self._open is Drawer.COLUMN and not self._drawers_hidden if self.folded else not self.log_seen
        self.standings.setVisible(seen)
        if not seen:
            self.card.hide()
        self.recent_turns.setVisible(seen)
        self.log.setVisible(self.log_seen)
        self.spine.setVisible(self.folded and not self.absent)
        self.changed.emit()


def pointed_row(selection: Selection) -> str | None:
    target = selection.looked_at
    if selection.lifted or not isinstance(target, Control) or target.command != "row":
        return None
    return target.subject
