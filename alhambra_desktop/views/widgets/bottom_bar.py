from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import phrase, say
from .. import art
from ..art.brushes import down, shape
from ..art.cache import FaceCache
from ..art.fonts import BOLD, sans, text_width
from ..art.geometry import khatam, round_box
from ..art.palette import LIGHT, Theme
from ..art.people import REACH
from ..art.people.seat_picture import SeatPicture
from ..commands.actions import BY_ID, key_of
from ..commands.keymap import KEYMAP
from ..commands.touch import TOUCH
from ..storage.contained import contained
from ..text.language import SPOKEN
from .labels import PlainLabel, set_key_tip, set_tip
from .speed_control import SpeedControl, StepMarks
from .style import READY_HOVER

HIGH: Final = 24
COIN, RADIUS = 14.0, 8.0
WORDS, EDGE = 27.0, 10.0
SHADES: Final = ("#F9DF92", "#DDA83C")
INK, LINE = "#2A1604", "#7A4A0C"


@contained
class ExtraActionSign(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._enlarged = 1.0
        SPOKEN.changed.connect(self._retranslate)
        self._retranslate()
        self.hide()

    def enlarge(self, enlarged: float) -> None:
        self._enlarged = enlarged
        self._retranslate()

    def _retranslate(self) -> None:
        words = phrase("bar-extra-action")
        self.setAccessibleName(words)
        set_tip(self, phrase("bar-extra-action-tip"))
        width = text_width(words, sans(13, BOLD))
        self.setFixedSize(QSize(round(WORDS + width + EDGE) + 1, HIGH) * self._enlarged)
        self.update()

    @property
    def coin(self) -> QPoint:
        return QPoint(round(COIN * self._enlarged), self.height() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._enlarged, self._enlarged)
        plate = round_box(0.5, 0.5, self.width() / self._enlarged - 0.5, HIGH - 0.5, HIGH / 2 - 0.5)
        shape(painter, plate, down(0, HIGH, *SHADES), LINE, 1.0)
        painter.setPen(QPen(QColor(LINE), 1.2))
        painter.setBrush(QColor("#FFF3C4"))
        painter.drawEllipse(QPointF(COIN, HIGH / 2), RADIUS, RADIUS)
        painter.fillPath(khatam(COIN, HIGH / 2, RADIUS * 0.62), QColor(LINE))
        painter.setPen(QColor(INK))
        painter.setFont(sans(13, BOLD))
        words = phrase("bar-extra-action")
        metrics = QFontMetricsF(painter.font())
        base = (HIGH + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(WORDS, base), words)


LARGE, SMALL = 13, 12
LINES: Final = 2
# If the status text is too long, the message with this id is omitted first. The market shows the same fact.
SPARE: Final = "status-exact"
# Pixels between the middles of the two lines of a `StatusText`. A larger distance would cut off accents.
APART: Final = 12.5


@frozen
class Fitting:
    """A text with its font size. The first ``strong`` characters of the text are bold."""

    text: str
    strong: int
    size: int


@contained
class StatusText(PlainLabel):
    """A text in one line or, in a smaller font, in two lines. Parts that do not fit are omitted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.colour = LIGHT.bar_text
        self._enlarged = 1.0
        self._who, self._parts = "", ()  # type: tuple[str, tuple[str, ...]]
        self._spare: frozenset[str] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def set_content(self, name: str, parts: Sequence[str], spare: Iterable[str] = ()) -> None:
        """Set the text: `name` in bold, then `parts`. Screen readers and the tooltip get the whole text.

        If the whole text does not fit in one line, but the text without the parts in `spare` does, these
        parts are omitted.
        """
        self._who, self._parts, self._spare = name, tuple(parts), frozenset(spare)
        self.setText(_joined(name, self._parts))
        set_tip(self, self.text())
        self.update()

    def enlarge(self, enlarged: float) -> None:
        self._enlarged = enlarged
        self.update()

    def sizeHint(self) -> QSize:
        lines = self.lines_of(self.fitting())
        return QSize(math.floor(max(width for width, _ in lines)), round(len(lines) * APART * self._enlarged))

    def fitting(self) -> Fitting:
        tried = self._who, self._parts
        brief = tuple(part for part in self._parts if part not in self._spare)
        for parts in dict.fromkeys((self._parts, brief)):
            found = Fitting(_joined(self._who, parts), len(self._who), round(LARGE * self._enlarged))
            if len(self.lines_of(found)) <= 1:
                return found
        for tried in self._shorter():
            for size, lines in ((LARGE, 1), (SMALL, LINES)):
                found = Fitting(_joined(*tried), len(tried[0]), round(size * self._enlarged))
                if len(self.lines_of(found)) <= lines:
                    return found
        return Fitting(_joined(*tried), len(tried[0]), round(SMALL * self._enlarged))

    def _shorter(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        parts = list(self._parts)
        yield self._who, self._parts
        while len(parts) > 1:
            parts.remove(max(parts[1:], key=len))
            yield self._who, tuple(parts)
        yield "", self._parts[:1]

    def lines_of(self, fitting: Fitting) -> list[tuple[float, str]]:
        layout = self._layout(fitting)
        units = fitting.text.encode("utf-16-le")
        lines = [layout.lineAt(i) for i in range(layout.lineCount())]
        spans = [(line.textStart(), line.textStart() + line.textLength()) for line in lines]
        texts = [units[2 * start : 2 * end].decode("utf-16-le") for start, end in spans]
        return [(line.naturalTextWidth(), text) for line, text in zip(lines, texts, strict=True)]

    def _layout(self, fitting: Fitting) -> QTextLayout:
        layout = QTextLayout(fitting.text, sans(fitting.size))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        strong = QTextLayout.FormatRange()
        strong.start, strong.length = 0, len(fitting.text[: fitting.strong].encode("utf-16-le")) // 2
        look = QTextCharFormat()
        look.setFontWeight(QFont.Weight(BOLD))
        strong.format = look
        layout.setFormats([strong])
        layout.beginLayout()
        line = layout.createLine()
        while line.isValid():
            line.setLineWidth(max(1, self.contentsRect().width()))
            line = layout.createLine()
        layout.endLayout()
        return layout

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(self.colour))
        layout, room = self._layout(self.fitting()), self.contentsRect()
        lines = [layout.lineAt(i) for i in range(layout.lineCount())]
        apart = APART * self._enlarged
        for number, line in enumerate(lines):
            middle = room.center().y() + 0.5 + apart * (number - (len(lines) - 1) / 2)
            line.draw(painter, QPointF(room.left(), math.ceil(middle - line.height() / 2 - line.y())))


def _joined(name: str, parts: Sequence[str]) -> str:
    if not parts:
        return name
    text = reduce(lambda before, part: phrase("bar-parts", text=before, more=part), parts)
    return f"{name} {text}".strip()


HEIGHT, BETWEEN = 36, 8
TALL: Final = 26
LETTERS = 13
NARROW, WIDE = 64, 96
# If a bar is narrower than this (in pixels before enlargement), its speed buttons have no texts.
SHORT: Final = 1100

BUTTONS = ("hint", "undo", "restart-turn", "slower", "pause", "skip", "end-turn")

# These buttons are hidden in scorings, after the end of a game, and while the player watches moves.
TURN = ("undo", "restart-turn")
SHOW = ("slower", "pause")


def _words_of(command: str) -> tuple[Message, Message]:
    button = BY_ID[command].button
    assert button is not None, command
    return button.message, button.tip


SEAT: Final = 30
STAR: Final = 0.6
FAINT_TEXT, FAINT_EDGE = "#B79C74", "#8A6A45"


@contained
class SeatMark(QWidget):
    """The picture of the active player, or a gold star while no player is active."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture: SeatPicture | None = None
        self.rim = ""
        self._cache = FaceCache(self)
        self.enlarge(1.0)

    def enlarge(self, enlarged: float) -> None:
        self.setFixedSize(QSize(SEAT, SEAT) * enlarged)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, middle, dpr = QPainter(self), self.width() / 2, self.devicePixelRatioF()
        if self.picture is not None:
            at, radius = QPointF(middle, middle), middle / REACH
            self.picture.draw(painter, self._cache, at, radius, dpr, self.rim, self)
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            art.paint_winner(painter, middle, middle, middle * STAR)


@contained
class BottomBar(QWidget):
    commanded = Signal(str)
    rematch = Signal()
    # If a button of the bar has the focus, this signal is emitted before the bar hides buttons.
    focus_lost = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self._enlarged, self._watched = 1.0, False
        self._mark = SeatMark(self)
        self.extra = ExtraActionSign(self)
        self.what = StatusText(self)
        self.buttons = {command: self._button(command) for command in BUTTONS}
        self.hint, self.undo, self.restart = (self.buttons[name] for name in BUTTONS[:3])
        self.skip, self.end_turn = self.buttons["skip"], self.buttons["end-turn"]
        self.again = self._button("")  # begins another game
        self.again.clicked.connect(self.rematch)
        self.again.hide()
        self.what.setObjectName("barWhat")
        self.speed = SpeedControl(self)
        self.speed.commanded.connect(self.commanded)
        self.steps = StepMarks(self)
        for part in (self.steps, self.speed):
            part.hide()
        self._row = row = QHBoxLayout(self)
        self._space()
        row.addWidget(self._mark)
        row.addWidget(self.extra)
        row.addWidget(self.what, 1)
        for button in self._all_buttons:
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.steps, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.speed, 0, Qt.AlignmentFlag.AlignVCenter)
        for name in (*SHOW, "skip"):
            self.buttons[name].hide()
        SPOKEN.changed.connect(self._retranslate)
        KEYMAP.changed.connect(self._retranslate)
        self._retranslate()

    def _space(self) -> None:
        self._row.setContentsMargins(*(round(each * self._enlarged) for each in (12, 7, 10, 2)))
        self._row.setSpacing(round(BETWEEN * self._enlarged))

    def _button(self, command: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName("barButton")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        if command:
            button.clicked.connect(lambda _=False: self.commanded.emit(command))
        return button

    @property
    def _all_buttons(self) -> list[QPushButton]:
        return [self.again, *self.buttons.values()]

    def _retranslate(self) -> None:
        self.what.setAccessibleDescription(phrase("bar-status"))
        self.again.setText(phrase("result-rematch").replace("&", ""))
        set_tip(self.again, phrase("result-rematch-tip"))
        self._fit(self.again)
        for command in BUTTONS:
            self._name(command, *_words_of(command))

    def _name(self, command: str, label: Message, tip: Message) -> None:
        button = self.buttons[command]
        button.setText(say(label))
        set_key_tip(button, tip, key_of(command))
        self._fit(button)

    def _fit(self, button: QPushButton) -> None:
        least = NARROW if button is self.buttons["hint"] else WIDE
        button.setMinimumWidth(max(round(least * self._enlarged), button.sizeHint().width()))

    @property
    def extra_coin(self) -> QPoint:
        """Position of the coin in the sign for the extra action, even while the sign is hidden."""
        left = self._mark.geometry().right() + 1 + self._row.spacing()
        return QPoint(left + self.extra.coin.x(), self._mark.geometry().center().y())

    def sizeHint(self) -> QSize:
        margins = self._row.contentsMargins()
        around = margins.top() + margins.bottom()
        return QSize(400, TOUCH.least(round(HEIGHT * self._enlarged) - around) + around)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._mark.rim = theme.bar_text if theme.contrast else ""
        self._apply_style_sheet()

    def enlarge(self, enlarged: float) -> None:
        if enlarged == self._enlarged:
            return
        self._enlarged = enlarged
        self._space()
        self._mark.enlarge(enlarged)
        self.extra.enlarge(enlarged)
        self.what.enlarge(enlarged)
        self._fit_speed()
        self._apply_style_sheet()

    def _fit_speed(self) -> None:
        self.speed.fit(self._enlarged, short=self._short)
        self.steps.fit(self._enlarged)
        self.steps.setVisible(self._shows_steps)

    @property
    def _short(self) -> bool:
        return self.width() < SHORT * self._enlarged

    @property
    def _shows_steps(self) -> bool:
        return self._watched and not self._short and self.steps.count > 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_speed()

    def _apply_style_sheet(self) -> None:
        theme, pad = self.theme, [round(each * self._enlarged) for each in (2, 12)]
        high = TOUCH.least(round(TALL * self._enlarged)) - 2 * (pad[0] + 1)
        self.setStyleSheet(
            f"QPushButton {{ color: {theme.bar_text}; background: #5E3B20;"
            f" border: 1px solid {theme.bar_text_2}; border-radius: 6px;"
            f" min-height: {high}px; padding: {pad[0]}px {pad[1]}px; }}"
            f"QPushButton[ready='true'] {{ background: {theme.exact_ground}; color: {theme.exact_text}; }}"
            f"QPushButton:hover {{ background: #7A4E2B; border-color: {theme.bar_text}; }}"
            f"QPushButton[ready='true']:hover {{ background: {READY_HOVER}; }}"
            f"QPushButton:focus {{ border: 2px solid #3FD0C4; padding: {pad[0] - 1}px {pad[1] - 1}px; }}"
            "QPushButton[ready='true']:focus { border: 2px solid #FFFFFF; }"
            f"QPushButton:pressed, QPushButton[ready='true']:pressed"
            f" {{ background: {theme.bar_bottom}; color: {theme.bar_text};"
            f" padding-top: {pad[0] + 1}px; padding-bottom: {pad[0] - 1}px; }}"  # moves the text down
            "QPushButton:disabled { background: transparent;"
            f" color: {FAINT_TEXT}; border-color: {FAINT_EDGE}; }}"
        )
        self.what.colour = theme.bar_text
        for button in self._all_buttons:
            button.setFont(sans(round(LETTERS * self._enlarged), 600))
            self._fit(button)
        self.update()

    def show_status(self, picture: SeatPicture | None, name: Message, parts: list[Message]) -> None:
        self._mark.picture = picture
        self._mark.update()
        self.what.set_content(
            phrase("bar-who", who=name) if parts else say(name),
            [say(part) for part in parts],
            [say(part) for part in parts if part.id == SPARE],
        )

    @property
    def words(self) -> str:
        return self.what.text()

    def offer_hints(self, offered: bool, now: bool) -> None:
        self.hint.setVisible(offered)
        self.hint.setEnabled(now)

    def offer_show(self, shown: bool, covered: bool, *, over: bool = False, again: bool = False) -> None:
        """Show or hide buttons. `shown` is true in scorings, and `over` is true after the end of a game.

        If `again`, show the button that begins another game. If `covered`, hide the buttons that are replaced
        by buttons of a sheet or of the page.
        """
        self.end_turn.setVisible(not (covered or self._watched))
        self.again.setVisible(again and not covered)
        for name in TURN:
            self.buttons[name].setVisible(not (shown or over or self._watched))
        for name in SHOW:
            self.buttons[name].setVisible(shown and not covered)

    def offer_speed(self, watched: bool, chosen: str, steps: tuple[int, int]) -> None:
        """If moves are `watched`, replace ``end_turn`` by the speed buttons, and mark the `chosen` button.

        `steps` contains the number of the current step, counted from 1, and the number of steps in the turn.
        """
        self.speed.show_chosen(chosen)
        self.steps.show_step(*steps)
        changed, self._watched = watched != self._watched, watched
        self.steps.setVisible(self._shows_steps)
        if not changed:
            return
        focus = self.focusWidget()
        if focus is not None and focus.hasFocus():
            self.focus_lost.emit()
        self.end_turn.setVisible(not watched)
        self.speed.setVisible(watched)

    def allow(
        self,
        *,
        undo: bool,
        restart: bool,
        end: bool,
        why: Message | None,
        label: Message,
        tip: Message,
        skip: bool,
    ) -> None:
        """Enable or disable buttons, and set the text (`label`) and the tooltip (`tip`) of ``end_turn``.

        If `why` is given, it becomes the tooltip of ``undo``, for example to tell why undo is impossible. If
        `skip`, show the button that skips questions until the player's next turn.
        """
        self.undo.setEnabled(undo)
        self.restart.setEnabled(restart)
        self._name("undo", *_words_of("undo"))
        if why is not None:
            set_tip(self.undo, say(why))
        self.end_turn.setEnabled(end)
        self._name("end-turn", label, tip)
        self.skip.setVisible(skip)
        if self.end_turn.property("ready") != end:
            self.end_turn.setProperty("ready", end)
            self.end_turn.style().unpolish(self.end_turn)
            self.end_turn.style().polish(self.end_turn)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRegion(event.region())
        painter.scale(self._enlarged, self._enlarged)
        whole = QRectF(0, 0, self.width() / self._enlarged, self.height() / self._enlarged)
        art.paint_bar(painter, whole, self.theme, "top")
