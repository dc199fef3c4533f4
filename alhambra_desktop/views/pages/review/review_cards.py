from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

import attrs
from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ....model.learning.analysis.turns import PlayedTurn
from ....model.learning.analysis.verdict import DEEP, THOROUGH, Effort, Interval, SimulatedTurn, Verdict
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.setup import SeatSetup
from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, serif
from ...art.palette import LIGHT, Theme
from ...commands.actions import PAGE_KEYS
from ...game.analyst import Analyst
from ...game.seat_pictures import seat_picture
from ...storage.contained import contained
from ...text.language import capital
from ...text.story import deeds
from ...text.verdict_words import (
    effort_words,
    equal_words,
    interval_words,
    judge_words,
    order_words,
    signed,
    verdict_words,
    where_words,
    why_words,
)
from ...widgets.boxes import fill, hbox, vbox
from ...widgets.labels import (
    line,
    link_button,
    pick_button,
    push_button,
    set_button_text,
    set_key_tip,
    set_tip,
    show_name,
    words,
)
from ...widgets.paper_card import PaperCard
from ...widgets.pictures import Picture, SeatImage, painted_icon
from ...widgets.scrolled import Scrolled
from ...widgets.turns_list import TurnsModel, turns_list

FIGURES: Final = 62  # width of the figures column in pixels
NAME: Final = 96  # width of a seat's name in pixels
UPPER: Final = 0.58  # maximum share of the column for a turn's card
ALTERNATIVES: Final = 90  # minimum height of the alternatives, in pixels
BESIDE_FIGURES: Final = 17  # pixels right of a list's figures, including its scroll bar
JUDGE: Final = 90  # minimum width in pixels of the wrapping text about the judge
CHARTED: Final = 385  # minimum card width in pixels for charts next to the text
SIGN: Final = 15  # size of a verdict's sign on a button
TITLE: Final = 130  # maximum width of the title of the turns
FILTERS: Final = (None, Verdict.DOUBTFUL, Verdict.MISTAKE)


@frozen
class Row:
    """A way to play a turn. ``more`` is its gain over the played one, and None for the played one."""

    words: str
    more: Interval | None
    sign: Verdict = Verdict.GOOD
    where: str = ""

    @property
    def played(self) -> bool:
        return self.more is None


def rows_of(book: Rulebook, turn: PlayedTurn, found: SimulatedTurn) -> list[Row]:
    """Return the ways to play a turn, best first; those in the same words also name their squares."""
    done = deeds(book, turn.moves)
    played = Row(capital(say(in_a_row(done))) if done else "–", None, found.verdict)
    ways = sorted(found.ways, key=lambda way: way.more.points <= 0)
    plans = [(Row(order_words(book, way.actions), way.more), way.actions) for way in ways]
    plans.insert(sum(way.more.points > 0 for way in ways), (played, turn.actions))
    orders = [order_words(book, actions) for _, actions in plans]
    alike = Counter(orders)
    return [
        attrs.evolve(row, where=where_words(book, actions)) if alike[order] > 1 else row
        for (row, actions), order in zip(plans, orders, strict=True)
    ]


@contained
class Whiskers(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._more: Interval | None = None
        self._sign = Verdict.GOOD
        self._low, self._high = -1.0, 1.0
        self.setFixedSize(QSize(66, 22))

    def set_content(self, row: Row, low: float, high: float) -> None:
        self._more, self._sign, self._low, self._high = row.more, row.sign, low, high
        self.update()

    def _x(self, points: float) -> float:
        return 6 + (points - self._low) / (self._high - self._low) * (self.width() - 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        painter.setPen(QPen(QColor(theme.stud), 1))
        painter.drawLine(QPointF(self._x(0), 0), QPointF(self._x(0), self.height()))
        if self._more is None:
            art.paint_verdict(painter, self._sign.value, self._x(0), middle, 4.0, theme)
            return
        band = QColor(theme.legal)
        band.setAlphaF(0.35)
        painter.setPen(QPen(band, 6, c=Qt.PenCapStyle.RoundCap))
        low, high = (max(self._low, min(self._high, end)) for end in (self._more.low, self._more.high))
        painter.drawLine(QPointF(self._x(low), middle), QPointF(self._x(high), middle))
        at = self._x(max(self._low, min(self._high, self._more.points)))
        art.paint_verdict(painter, self._sign.value, at, middle, 5.5, theme)


class _AlternativeRow(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.number, self.text = line("", "second", 13, True), words("", "", 13)
        self.where = words("", "second", 12)
        self.number.setFixedWidth(14)
        self.chart, self.figure = Whiskers(), line("", "", 13, True)
        self.spread = words("", "second", 12)
        for label in (self.figure, self.spread):
            label.setFixedWidth(FIGURES)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        figures = vbox(1, self.figure, self.spread, 1, spacing=0)
        above = hbox((self.text, 1), self.chart, spacing=5)
        texts = vbox(1, above, self.where, 1, spacing=0)
        hbox(self.number, (texts, 1), figures, spacing=5, margins=(6, 2, 6, 2), within=self)

    def set_content(self, number: int, row: Row, low: float, high: float) -> None:
        self.figure.setVisible(row.more is not None and row.more.excludes_zero)
        self._stripe(row.played or number == 1)
        self.number.setText("" if row.played else str(number))
        self.text.setText(phrase("look-back-played", turn=row.words) if row.played else row.words)
        self.where.setText(row.where)
        self.where.setVisible(bool(row.where))
        self.chart.set_content(row, low, high)
        more = row.more
        sure = more is not None and more.excludes_zero
        self.figure.setText(signed(more.points) if more is not None and sure else "")
        self.spread.setText("" if more is None else interval_words(more) if sure else equal_words())

    def _stripe(self, striped: bool) -> None:
        name = "stripe" if striped else ""
        if name != self.objectName():
            self.setObjectName(name)
            self.style().unpolish(self)
            self.style().polish(self)


@contained
class TurnCard(PaperCard):
    """The analysis of a turn: verdict, alternatives, reasons, and buttons to play on from it."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, large=19)
        self.mark = SeatImage(cache, 32)
        self.name, self.verdict = line("", "", 14), words("", "", 13, True)
        self.sign = Picture(20, "", lambda painter, size: None)
        self.deeper = link_button(size=12)
        self.heading = words("", "second", 12)
        self.rows = [_AlternativeRow() for _ in range(6)]
        ways = QWidget()
        self._ways = vbox(*self.rows, 1, spacing=2, margins=(0, 0, 4, 0), within=ways)
        self.why = words("", "", 13)
        ways.installEventFilter(self)
        self._area = Scrolled(ways)
        self._area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.play_from_here, self.reshuffle = push_button("", size=13, name="ready"), push_button("", size=13)
        self.column.setSpacing(6)
        fill(
            self.column,
            hbox(self.title, self.mark, (self.name, 1), spacing=8),
            hbox(self.sign, (self.verdict, 1), spacing=6),
            hbox((self.heading, 1), self.deeper, spacing=0),
            (self._area, 1),
            self.why,
            hbox((self.play_from_here, 1), self.reshuffle, spacing=6),
        )
        self.title.setFont(serif(19, BLACK))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return False

    def whole_height(self, width: int) -> int:
        """Return the height without scrolling."""
        inside = self._ways.totalHeightForWidth(self._area.viewport().width())
        return self.column.totalMinimumHeightForWidth(width) - self._area.minimumHeight() + inside

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for row in self.rows:
            row.chart.theme = theme
            row.chart.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        for row in self.rows:
            row.chart.setVisible(self.width() >= CHARTED)
        super().resizeEvent(event)

    def retranslate(self) -> None:
        self._show_effort(THOROUGH)
        self.show_depth(wanted=False, under_way=False)
        set_button_text(self.play_from_here, Message("look-back-try"), PAGE_KEYS["choose"])
        set_button_text(self.reshuffle, Message("look-back-reshuffle"))

    def _show_effort(self, effort: Effort) -> None:
        text = phrase("look-back-ways")
        self.heading.setText(text if effort == THOROUGH else f"{text}\n{effort_words(effort)}")

    def show_depth(self, *, wanted: bool, under_way: bool) -> None:
        self.deeper.setVisible(wanted)
        self.deeper.setEnabled(not under_way)
        self.deeper.setText(phrase("look-back-looking") if under_way else phrase("look-back-deeper"))
        set_key_tip(self.deeper, Message("look-back-deeper-tip", effort=effort_words(DEEP)))

    def show_seat(self, seat: SeatSetup | None) -> None:
        show_name(self.name, seat.name if seat is not None else "", NAME)
        self.mark.setVisible(seat is not None)
        if seat is not None:
            self.mark.show_seat(seat_picture(seat))

    def set_content(self, sentence: str, verdict: Verdict | None) -> None:
        self._show_verdict(sentence, verdict)
        self._show_alternatives((), "")

    def _show_verdict(self, sentence: str, verdict: Verdict | None) -> None:
        self.verdict.setText(sentence)
        self.sign.setVisible(verdict is not None)
        if verdict is not None:
            self.sign.set_picture("", partial(_paint_sign, verdict, self.theme))

    def show_turn(self, book: Rulebook, turn: PlayedTurn, found: SimulatedTurn) -> None:
        self._show_verdict(capital(verdict_words(found)), found.verdict)
        self._show_effort(found.effort)
        better_way = found.ways[0] if found.ways and found.verdict is not Verdict.GOOD else None
        why = why_words(book, better_way) if better_way is not None else ""
        self._show_alternatives(
            rows_of(book, turn, found), phrase("look-back-why", reason=why) if why else ""
        )

    def _show_alternatives(self, rows: Sequence[Row], why: str) -> None:
        ways = [row.more for row in rows if row.more is not None]
        ends = [end for more in ways for end in (more.low, more.high)]
        low, high = min([-1.0, *ends]), max([1.0, *ends])
        self.heading.setVisible(bool(ways))
        self._area.setMinimumHeight(ALTERNATIVES if ways else 0)
        number = 0
        for widget, row in zip_longest(self.rows, rows[: len(self.rows)]):
            if row is not None:
                number += not row.played
                widget.set_content(number, row, low, high)
            widget.setVisible(row is not None)
        self.why.setText(why)


def _paint_sign(verdict: Verdict, theme: Theme, painter: QPainter, size: int) -> None:
    art.paint_verdict(painter, verdict.value, size / 2, size / 2, size * 0.46, theme)


@contained
class TurnsCard(PaperCard):
    """The turns of a seat, the progress of their analysis, and buttons to start or renew it."""

    chosen = Signal(int)  # index of the turn to show
    judge_wanted = Signal()  # start or stop simulating the listed turns
    renewal_wanted = Signal()  # renew judgements of another version

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, large=17)
        self.model = TurnsModel(self)
        self.filters = {
            which: pick_button("", which is None, partial(self._filter, which), 12) for which in FILTERS
        }
        for button in self.filters.values():
            button.setIconSize(QSize(SIGN, SIGN))
        self.luck = line("", "second", 12)
        self.luck.setContentsMargins(0, 0, BESIDE_FIGURES, 0)
        fill(self.head, (self.title, 1), *self.filters.values(), self.luck).setSpacing(6)
        self.list = turns_list(self.model, lambda: self.theme)
        self.list.clicked.connect(lambda index: self.chosen.emit(self.model.places[index.row()]))
        self.list.activated.connect(lambda index: self.chosen.emit(self.model.places[index.row()]))
        self.list.setMinimumHeight(84)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.judge = words("", "second", 12)
        self.judge.setMinimumWidth(JUDGE)
        self.do = push_button("", self.judge_wanted, 12)
        self.renew = push_button("", self.renewal_wanted, 12)
        below = hbox((self.judge, 1), self.do, self.renew, spacing=6)
        fill(self.column, self.head, (self.list, 1), below)
        self.title.setFont(serif(17, BOLD))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def retranslate(self) -> None:
        self._show_filters(self.model.places_count)
        self.luck.setText(phrase("story-luck"))
        set_tip(self.luck, phrase("look-back-luck-tip"))
        self.judge.setText(judge_words())
        set_button_text(self.do, Message("look-back-judge"))
        set_button_text(self.renew, Message("look-back-renew"))
        for button in (self.do, self.renew):
            button.setVisible(False)

    def set_content(self, analyst: Analyst, book: Rulebook, seat: Seat, *, own: bool) -> None:
        places = analyst.places(seat)
        name = book.owner_name(seat)
        title = phrase("look-back-yours") if own else phrase("look-back-theirs", name=name)
        show_name(self.title, title, TITLE)
        self.list.setAccessibleName(title)
        at = self.list.verticalScrollBar().value()
        luck = {point.turn.number: point.luck for point in analyst.story(seat).points}
        self.model.set_content(book, analyst.turns, places, analyst.tried, self.model.only, luck)
        self.list.verticalScrollBar().setValue(at)
        self._show_filters(len(places))
        self._show_judge(analyst, places, not analyst.left((seat,)))

    def _show_filters(self, count: int) -> None:
        texts = {
            None: Message("look-back-all", count=count),
            Verdict.DOUBTFUL: Message("look-back-doubtful", count=self.model.count(Verdict.DOUBTFUL)),
            Verdict.MISTAKE: Message("look-back-mistakes", count=self.model.count(Verdict.MISTAKE)),
        }
        for which, button in self.filters.items():
            set_button_text(button, texts[which])
            if which is not None:
                button.setAccessibleName(button.text())
                button.setText(str(self.model.count(which)))
                button.setIcon(painted_icon(SIGN, partial(_paint_sign, which, self.theme)))

    def _show_judge(self, analyst: Analyst, places: Sequence[int], complete: bool) -> None:
        done, count = sum(place in analyst.tried for place in places), len(places)
        if analyst.failed:
            text = phrase("story-failed")
        elif analyst.stale:
            text = phrase("look-back-stale")
        else:
            text = judge_words() if complete else phrase("look-back-progress", done=done, count=count)
        self.judge.setText(text)
        self.do.setVisible(not complete and not analyst.stale and analyst.ready)
        set_button_text(
            self.do, Message("look-back-cancel") if analyst.simulating else Message("look-back-judge")
        )
        self.renew.setVisible(analyst.stale)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._show_filters(self.model.places_count)

    def _filter(self, which: Verdict | None) -> None:
        self.model.show_only(which)

    def point_at(self, place: int) -> None:
        row = self.model.row_of(place)
        selection = self.list.selectionModel()
        if row < 0:
            selection.clear()
            return
        index = self.model.index(row)
        selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.list.scrollTo(index)


@contained
class CardsColumn(QWidget):
    def __init__(self, turn: TurnCard, turns: TurnsCard) -> None:
        super().__init__()
        self._turn, self._turns = turn, turns
        self._needed = 0
        self._column = vbox(turn, (turns, 1), spacing=0, margins=(0, 4, 4, 0), within=self)

    def forget_height(self) -> None:
        """Let the turn's card shrink, for the review of another game."""
        self._needed = 0

    def event(self, event: QEvent) -> bool:
        """Keep the cards high enough for their texts.

        The turn's card never shrinks during a review: the list below it would jump.
        """
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            room = self._column.contentsRect()
            self._turns.setMinimumHeight(_least(self._turns, room.width()))
            self._needed = max(self._needed, self._turn.whole_height(room.width()))
            height = max(_least(self._turn, room.width()), min(self._needed, round(UPPER * room.height())))
            self._turn.setMinimumHeight(height)
            self._turn.setMaximumHeight(max(room.height(), height) if self._turns.isHidden() else height)
        return super().event(event)


def _least(card: PaperCard, width: int) -> int:
    return max(card.column.totalMinimumSize().height(), card.column.totalMinimumHeightForWidth(width))
