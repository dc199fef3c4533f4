from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any, Final, TypeVar

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.values import Owner
from ...model.rules.core.words.message import Message
from ...model.rules.table.counting import Beat, Part, ScoringScript
from ...words import phrase
from .. import art
from ..art.brushes import colour, down, mix, shape
from ..art.cache import FaceCache
from ..art.counting import figure_on_plate, paint_plate
from ..art.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif, text_width
from ..art.geometry import khatam, rounded
from ..art.palette import LIGHT, TYPE_COLOURS, Theme, seat
from ..art.places import paint_place
from ..commands.actions import key_of
from ..commands.layouts import command_of
from ..game.seat_pictures import owner_picture
from ..rule_sets.modules import view_book
from ..storage.contained import contained
from ..text.scoring_words import (
    brief_words,
    calculation,
    colour_of,
    note_of,
    part_words,
    points_words,
    summary,
    title_of,
)
from ..widgets.boxes import hbox, vbox
from ..widgets.labels import (
    NameLabel,
    PlainLabel,
    fill_height,
    push_button,
    set_button_text,
    use_hand_cursor,
    words,
)
from ..widgets.painting import CENTRE, write
from ..widgets.pictures import Picture, SeatImage, badge, icon
from ..widgets.scrolled import Scrolled

AnyWidget = TypeVar("AnyWidget", bound=QWidget)

HEIGHT: Final = 92.0
RUNS: Final = 600.0  # milliseconds for which the markers move along the track
STEPS: Final = 14  # maximum number of divisions of the track up to the highest score
MARK, RING = 12.0, 5.0  # radius of a marker, and of the ring at the marker's old position
STACK: Final = 40.0  # maximum distance between the lowest and the highest centre in a stack of markers
SMOOTH: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


@contained
class ScoreTrack(QWidget):
    """The track on which the seats' markers move to their new scores."""

    def __init__(self, book: Rulebook, script: ScoringScript, factor: float) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.share = 1.0
        self._book, self._script, self._factor = book, script, factor
        self._seats = book.setup.everybody
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(HEIGHT * factor))
        last = len(script.beats)
        moved = [
            phrase(
                "scoring-moved", name=book.owner_name(s), before=script.before[s], after=script.score(s, last)
            )
            for s in self._seats
        ]
        self.setAccessibleName("; ".join(moved))

    def sizeHint(self) -> QSize:
        return QSize(200, round(HEIGHT * self._factor))

    def run(self, milliseconds: float) -> bool:
        self.share = min(1.0, self.share + milliseconds / RUNS)
        self.update()
        return self.share < 1.0

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(self._factor, self._factor)
        width = self.width() / self._factor
        after = {s: self._script.score(s, len(self._script.beats)) for s in self._seats}
        step = next(each for each in (5, 10, 20, 50, 100) if max(after.values()) / each <= STEPS)
        most = (max(after.values()) // step + 1) * step
        self._paint_track(p, width, step, most)
        before = self._script.before
        from_x, to_x = (
            {s: self._x(points[s], most, width) for s in self._seats} for points in (before, after)
        )
        starts, ends = (self._heights(places, radius) for places, radius in ((from_x, RING), (to_x, MARK)))
        for number, s in enumerate(self._seats):
            start, end = QPointF(from_x[s], self._y - starts[s]), QPointF(to_x[s], self._y - ends[s])
            self._paint_way(p, start, end, s, number)
        share = SMOOTH.valueForProgress(self.share)
        for s in reversed(self._seats):
            points = before[s] + (after[s] - before[s]) * share
            y = self._y - starts[s] * (1 - share) - ends[s] * share
            art.paint_seat_mark(p, colour_of(self._book, s), self._x(points, most, width), y, MARK)

    @staticmethod
    def _heights(places: Mapping[int, float], radius: float) -> dict[int, float]:
        levels = stacked(places, 2 * radius)
        apart = min(2 * radius + 1, STACK / max(1, *levels.values()))
        return {each: level * apart for each, level in levels.items()}

    @property
    def _y(self) -> float:
        return HEIGHT - 36

    def _x(self, points: float, most: int, width: float) -> float:
        return 26 + (width - 52) * points / most

    def _paint_track(self, p: QPainter, width: float, step: int, most: int) -> None:
        theme, y = self.theme, self._y
        tints = ("#4A3B2A", "#3A2E22") if theme.dark else ("#EAD7AE", "#D3B67E")
        track = QRectF(14, y - 9, width - 28, 18)
        shape(p, rounded(track, 9), down(y - 9, y + 9, *tints), theme.panel_edge, 1.2)
        font = sans(12.5)
        for points in range(0, most + 1, step):
            x = self._x(points, most, width)
            p.fillPath(khatam(x, y, 6.5), colour(theme.panel_edge, 0.55))
            if points % (2 * step) == 0:
                p.setFont(font)
                p.setPen(QColor(theme.text_2))
                p.drawText(QRectF(x - 24, y + 13, 48, 18), int(Qt.AlignmentFlag.AlignCenter), str(points))

    def _paint_way(self, p: QPainter, start: QPointF, end: QPointF, s: int, number: int) -> None:
        tint = QColor(seat(colour_of(self._book, s)).colour)
        if self.theme.dark:
            tint = mix(tint, "#FFFFFF", 0.45)
        bend = QPointF((end.x() - start.x()) * 0.2, -(20 + (number % 3) * 8) * 1.3)
        way = QPainterPath(start)
        way.cubicTo(start + bend, end + QPointF(-bend.x(), bend.y()), end)
        pen = QPen(tint, 2.4)
        pen.setDashPattern([1.5, 1.6])
        p.strokePath(way, pen)
        p.setPen(QPen(tint, 2))
        p.setBrush(QColor(self.theme.panel_top))
        p.drawEllipse(start, RING, RING)


def stacked(places: Mapping[Any, float], reach: float) -> dict[Any, int]:
    """Map each marker to its level in a stack, counted from 0.

    `places` maps markers to x coordinates. Markers that are less than `reach` apart have different levels.
    """
    levels: dict[Any, int] = {}
    for each, x in sorted(places.items(), key=lambda item: item[1]):
        taken = {level for other, level in levels.items() if x - places[other] < reach}
        levels[each] = next(level for level in range(len(places)) if level not in taken)
    return levels


MANY_ROWS = 11  # with more rows than this, the minimum height of a row is `LOW`, otherwise `HIGH`
# with more than `FEW_OWNERS` owners, cells have short texts; with more than `SOME_OWNERS`, very short texts
FEW_OWNERS, SOME_OWNERS = 3, 5
STARRED: Final = 760  # if the sheet is at least this wide, stars show the ranks; otherwise there are no stars
WIDEST_NAMES, WIDEST_COLUMN = 330, 230  # maximum widths of the rows' names and of a player's column
STAR: Final = 48  # size of the star with the number of the round
HIGH, LOW = 38, 22  # minimum height of a row, normally and with many rows
NARROW: Final = 62.0  # minimum width of an owner's column
ONE_LINE: Final = 90  # maximum width of a name that stays on one line if it is beside its owner's picture


@contained
class ScoringSheet(QFrame):
    """Shows one scoring round: a row for each source of points, and a column for each `Owner`.

    The up and down keys highlight a row. The key of the command ``hurry`` emits ``counted`` with the index of
    the highlighted row, so that the points of this row are counted again.
    """

    again = Signal()
    continued = Signal()
    pointed = Signal(object)
    counted = Signal(int)

    def __init__(
        self,
        book: Rulebook,
        script: ScoringScript,
        parent: QWidget | None = None,
        factor: float = 1.0,
        viewer: Owner = 0,
    ) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self.script = script
        self._book, self._factor, self._viewer = book, factor, viewer
        self.factor = factor
        self.setObjectName("scoringSheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(phrase("scoring-title", round=script.round))
        self.setAccessibleDescription(summary(book, script))
        self.table = _Table(book, script, factor, viewer)
        self.track = ScoreTrack(book, script, factor)
        self._foot = words(phrase("scoring-hint"), "second", self._px(13))
        self.again_button = push_button("", self.again, self._px(14), enter=None)
        set_button_text(self.again_button, Message("scoring-again"), key_of("replay"))
        self.go_on_button = push_button("", self.continued, self._px(14), "ready", enter=None)
        set_button_text(self.go_on_button, Message("scoring-go-on"), key_of("choose"))
        self.go_on_button.setDefault(True)
        fill_height(self.again_button)
        self._lay_out()
        self.table.pointed.connect(self._on_pointed)
        self.table.pressed.connect(self.counted)

    def _px(self, size: float) -> int:
        return round(size * self._factor)

    def _lay_out(self) -> None:
        title = PlainLabel(phrase("scoring-title", round=self.script.round))
        title.setFont(serif(self._px(26), BOLD))
        label = words(summary(self._book, self.script), "", self._px(16))
        star = Picture(self._px(STAR), "", self._paint_star)
        self._area = Scrolled(self.table, phrase("scoring-everybody"))
        self._area.setObjectName("")  # no focus ring, because a row of the table is highlighted
        self._area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.table.setMaximumWidth(self._px(WIDEST_NAMES + WIDEST_COLUMN * len(self.script.owners)))
        head = hbox(star, (vbox(title, label, spacing=0), 1), spacing=self._px(10))
        foot = hbox((self._foot, 1), self.again_button, self.go_on_button)
        margins = [self._px(each) for each in (20, 12, 20, 12)]
        parts = (head, (self._area, 1), self.track, foot)
        vbox(*parts, spacing=self._px(4), margins=margins, within=self)

    def _paint_star(self, p: QPainter, size: int) -> None:
        middle, star = size / 2, khatam(size / 2, size / 2, size * 0.47)
        shape(p, star, "#7A2331", colour("#E8C677", 0.9), 1.4)
        room = QRectF(0, 0, 2 * middle, 2 * middle)
        write(p, room, str(self.script.round), serif(size * 0.45, BOLD), "#FFF3DC", CENTRE)

    def set_theme(self, theme: Theme) -> None:
        self.theme = self.table.theme = self.track.theme = theme
        self.table.repaint_figures()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.table.show_stars(shown=self.width() >= STARRED * self._factor)
        super().resizeEvent(event)

    @property
    def line(self) -> int | None:
        return self.table.line

    def _on_pointed(self, line: int | None) -> None:
        text = self.table.pointed_words
        self._foot.setText(text or phrase("scoring-hint"))
        self.pointed.emit(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = command_of(event)
        match command.id if command is not None else "":
            case "up" | "down" as way:
                self.table.step(1 if way == "down" else -1)
                self._area.ensureVisible(0, round(self.table.line_rect(self.table.line or 0).center().y()))
            case "replay":
                self.again.emit()
            case "choose" if self.focusWidget() is self.again_button:
                self.again.emit()
            case "choose" | "put-back":
                if not event.isAutoRepeat():
                    self.continued.emit()
            case "hurry" if self.table.line is not None:
                self.counted.emit(self.table.line)
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._factor, self._factor)
        rect = QRectF(0, 0, self.width() / self._factor, self.height() / self._factor)
        art.paint_panel(painter, rect, self.theme)


def spoken_summary(book: Rulebook, script: ScoringScript) -> str:
    """Return the summary of a round for screen readers."""
    return f"{phrase('scoring-title', round=script.round)}. {summary(book, script)}"


PICTURE, LARGE_PICTURE = 34, 42
PLACE: Final = 26  # size of a star that shows a rank


@contained
class _Table(QWidget):
    pointed = Signal(object)
    pressed = Signal(int)

    def __init__(self, book: Rulebook, script: ScoringScript, factor: float, viewer: Owner) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache = FaceCache(self)
        self.line: int | None = None
        self.pointed_words = ""
        self._book, self._script, self._factor, self._viewer = book, script, factor, viewer
        self._owners = script.owners
        self._dense, self._some = len(script.beats) > MANY_ROWS, len(self._owners) > FEW_OWNERS
        self._many = len(self._owners) > SOME_OWNERS
        self._figures: dict[QLabel, bool] = {}
        self._stars: list[Picture] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 2, 2, 2)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 4 if self._many else 3 if self._some else 2)
        for i in range(len(self._owners)):
            self._grid.setColumnStretch(i + 2, 2)
            self._grid.setColumnMinimumWidth(i + 2, self._px(NARROW))
        self._fill()
        self.setMouseTracking(True)
        use_hand_cursor(self)

    def _px(self, size: float) -> int:
        return round(size * self._factor)

    def _fill(self) -> None:
        for i, owner in enumerate(self._owners):
            self._grid.addWidget(self._head(owner), 0, i + 2)
        for row, beat in enumerate(self._script.beats, 1):
            self._add_beat(row, beat)
        row = len(self._script.beats) + 1
        this, so_far = phrase("scoring-this"), phrase("scoring-so-far")
        last = len(self._script.beats)
        for below, title in enumerate((this, so_far)):
            label = self._label(title, 15, SEMIBOLD)
            label.setIndent(self._px(8))  # aligned with the names above
            self._grid.addWidget(label, row + below, 1)
        for i, owner in enumerate(self._owners):
            got, score = self._script.total(owner), self._script.score(owner, last)
            got_cell = self._cell("", f"+{got}", 23, self._cell_words(this, owner, f"+{got}"))
            self._grid.addWidget(got_cell, row, i + 2)
            sum_ = phrase("scoring-sum", before=self._script.before[owner], points=got)
            text = self._cell_words(so_far, owner, f"{sum_} = {score}")
            small = "" if self._many else sum_
            self._grid.addWidget(self._cell(small, str(score), 26, text, plain=True), row + 1, i + 2)

    def _cell_words(self, title: str, owner: Owner, figures: str) -> str:
        name = self._book.owner_name(owner)
        return phrase("scoring-cell", title=title, name=name, figures=figures)

    def _head(self, owner: Owner) -> QWidget:
        head = QWidget()
        height = 0 if self._some or self._dense else self._px(4)
        size = PICTURE if self._some or self._dense else LARGE_PICTURE
        mark = SeatImage(self._cache, self._px(size), owner_picture(self._book, owner))
        shown = self._book.owner_name(owner)
        font = (sans if self._some else serif)(self._px(13 if self._some else 19), BOLD)
        width, least = ceil(text_width(shown, font)) + 2, self._px(NARROW) - 4
        name = NameLabel(shown, least if self._some else max(least, min(width, self._px(ONE_LINE))))
        name.setFont(font)
        self._ignoring_mouse(name)
        marked = (mark, 0, Qt.AlignmentFlag.AlignCenter)
        space, margins = self._px(3), (2, height, 2, 2)
        if self._some:
            vbox(marked, (name, 1), spacing=space, margins=margins, within=head)
        else:
            name.setMaximumWidth(max(least, width))
            hbox(1, marked, (name, 100), 1, spacing=space, margins=margins, within=head)
        return self._ignoring_mouse(head)

    def _label(self, text: str, size: float, weight: int, in_serif: bool = False) -> QLabel:
        label = words(text)
        label.setFont((serif if in_serif else sans)(self._px(size), weight))
        return self._ignoring_mouse(label)

    def _ignoring_mouse(self, widget: AnyWidget) -> AnyWidget:
        widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return widget

    def _add_beat(self, row: int, beat: Beat) -> None:
        title, note = title_of(self._book, beat), note_of(self._book, beat)
        size = self._px(20 if self._dense else 30)
        drawn = view_book(self._book).icon(beat.subject or beat.source)
        picture = badge(beat.subject, size) if beat.subject in TYPE_COLOURS else icon(drawn, size)
        self._grid.addWidget(self._ignoring_mouse(picture), row, 0, Qt.AlignmentFlag.AlignCenter)
        self._grid.setRowMinimumHeight(row, self._px(LOW if self._dense else HIGH))
        self._grid.setRowStretch(row, 1)
        name = QWidget()
        height = 0 if self._dense else self._px(2)
        lines = [self._label(title, 14 if self._dense else 15, SEMIBOLD)]
        if note and not self._dense:
            lines.append(self._label(note, 13 if self._some else 14, REGULAR))
            lines[-1].setProperty("role", "second")
        vbox(1, *lines, 1, spacing=0, margins=(self._px(8), height, 4, height), within=name)
        self._grid.addWidget(self._ignoring_mouse(name), row, 1)
        for i, part in enumerate(beat.parts):
            text = self._cell_words(title, part.owner, part_words(beat, part))
            small = brief_words(beat, part, self._some, self._many or self._dense)
            if not self._some and not self._dense:
                sum_ = calculation(part.amount, part.terms, part.shared_by, brief=True)
                small = "\n".join(filter(None, (small, sum_)))
            place = 0 if self._many or self._dense or not part.amount else part.place
            cell = self._cell(small, points_words(part), 21, text, not part.amount, place)
            self._grid.addWidget(cell, row, i + 2)

    def _cell(
        self, small: str, figure: str, size: float, text: str, plain: bool = False, place: int = 0
    ) -> QWidget:
        cell = QWidget()
        left, right = (6, 8) if self._some or self._many or self._dense else (8, 9)
        words_ = self._label(small, 13, REGULAR)
        if self._many or self._dense:
            words_.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        label = self._label(figure, min(size, 17) if self._dense or self._many else size, BOLD, True)
        label.setWordWrap(False)
        label.setAccessibleName(text)
        label.setAccessibleDescription(figure if figure not in text else "")
        self._figures[label] = plain
        stars = (self._place(place),) if place else ()
        parts = (*stars, (words_, 1), (label, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter))
        hbox(*parts, spacing=self._px(4), margins=(self._px(left), 0, self._px(right), 0), within=cell)
        return self._ignoring_mouse(cell)

    def _place(self, place: int) -> QWidget:
        def paint(p: QPainter, size: int) -> None:
            paint_place(p, size / 2, size / 2, size * 0.46, place, self.theme)

        star = Picture(self._px(PLACE), "", paint)
        self._stars.append(star)
        return star

    def show_stars(self, *, shown: bool) -> None:
        for star in self._stars:
            star.setVisible(shown)

    def repaint_figures(self) -> None:
        for label, plain in self._figures.items():
            tint = self.theme.text if plain else figure_on_plate(self.theme)
            label.setStyleSheet(f"color: {tint}")

    def line_rect(self, line: int) -> QRectF:
        first = self._cell_rect(line + 1, 1)
        return QRectF(0, first.top(), self.width(), first.height())

    def _cell_rect(self, row: int, column: int) -> QRect:
        found = self._grid.itemAtPosition(row, column)
        return found.geometry() if found is not None else QRect()

    def _line_at(self, point: QPoint) -> int | None:
        lines = range(len(self._script.beats))
        return next((line for line in lines if self.line_rect(line).contains(point.toPointF())), None)

    def _part_at(self, line: int, point: QPoint) -> Part | None:
        columns = range(len(self._owners))
        inside = (i for i in columns if self._cell_rect(line + 1, i + 2).contains(point))
        column = next(inside, None)
        return None if column is None else self._script.beats[line].parts[column]

    def step(self, by: int) -> None:
        count = len(self._script.beats)
        self._light((0 if by > 0 else count - 1) if self.line is None else (self.line + by) % count, None)

    def _light(self, line: int | None, part: Part | None) -> None:
        text = ""
        if line is not None and (part is not None or self._dense):
            beat = self._script.beats[line]
            text = f"{title_of(self._book, beat)}, {note_of(self._book, beat)}"
            if part is not None:
                text = self._cell_words(title_of(self._book, beat), part.owner, part_words(beat, part))
        if (line, text) != (self.line, self.pointed_words):
            self.line, self.pointed_words = line, text
            self.update()
            self.pointed.emit(line)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        line = self._line_at(point)
        self._light(line, self._part_at(line, point) if line is not None else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = self._line_at(event.position().toPoint())
        if line is not None:
            self.pressed.emit(line)

    def leaveEvent(self, event: object) -> None:
        self._light(None, None)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line in range(0, len(self._script.beats), 2):
            painter.fillRect(self.line_rect(line), colour(self.theme.stripe))
        totals = self._cell_rect(len(self._script.beats) + 1, 2).top()
        painter.fillRect(QRectF(0, totals, self.width(), 1), colour(self.theme.hairline))
        if self._viewer in self._owners:
            column = self._owners.index(self._viewer) + 2
            bottom = self._cell_rect(len(self._script.beats) + 2, column)
            own = QRectF(self._cell_rect(0, column).united(bottom)).adjusted(2, 0, -2, 2)
            shape(painter, rounded(own, 7), colour(self.theme.stud, 0.13), colour(self.theme.stud, 0.6), 1)
        if self.line is not None:
            paint_plate(painter, self.line_rect(self.line).adjusted(1, 1, -1, -1), self.theme)

    def sizeHint(self) -> QSize:
        return self._grid.sizeHint()
