"""The cards beside the table of a game review: the analysis of a turn, and the list of turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
from math import ceil
from typing import Final

import attrs
from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QProgressBar, QSizePolicy, QToolTip, QWidget

from ....model.learning.analysis.turns import PlayedTurn
from ....model.learning.analysis.verdict import DEEP, THOROUGH, Alternative, Effort, SimulatedTurn, Verdict
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.setup import SeatSetup
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, serif, text_width
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...game.analyst import Analyst
from ...game.seat_pictures import seat_picture
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...text.language import capital
from ...text.story import deeds
from ...text.verdict_words import (
    effort_words,
    judge_words,
    order_words,
    signed,
    verdict_words,
    where_words,
    why_words,
)
from ...widgets.boxes import fill, hbox, reserve_space, vbox
from ...widgets.chips import SIGN, Chips
from ...widgets.labels import (
    line,
    link_button,
    push_button,
    set_button_text,
    set_key_tip,
    set_tip,
    show_name,
    words,
)
from ...widgets.paper_card import INSIDE, ROUND, PaperCard
from ...widgets.pictures import Picture, SeatImage
from ...widgets.round_button import RoundButton
from ...widgets.scrolled import Scrolled
from .alternative_rows import AlternativeRow, Row
from .turns_list import TurnsModel, turns_list

NAME: Final = 96  # width of a seat's name in pixels
UPPER: Final = 0.58  # maximum share of the column's height for the card of a turn
ALTERNATIVES: Final = (90, 208)  # the minimum height of the list of alternatives is between these limits
FADE: Final = 12  # height of the visible part of the third row, which fades out
BELOW_BUTTONS: Final = 6  # pixels between the buttons and the list of turns
BESIDE_FIGURES: Final = 12  # pixels to the right of the figures in a list, including the scroll bar
TITLES_APART: Final = 6  # pixels between two titles of columns
ABOVE_STATE: Final = 4  # pixels between the list of turns and the state of the analysis
ABOUT: Final = 20  # diameter of the button about the analysis
BAR: Final = 11  # height of the bar with the progress of the analysis
JUDGE: Final = 90  # minimum width in pixels of the state of the analysis, which may wrap
FILTERS: Final = (None, Verdict.DOUBTFUL, Verdict.MISTAKE)


def rows_of(book: Rulebook, turn: PlayedTurn, found: SimulatedTurn) -> list[Row]:
    """Return a row for the played turn, then a row for each alternative.

    If several rows would have the same text, these rows name squares too. Alternatives that gain points come
    first. Unless the turn was good, the row of the best alternative contains reasons, and a heading follows
    if further alternatives are equally good. The first alternative has the heading of all gains.
    """
    done = deeds(book, turn.moves)
    sentence = capital(say(in_a_row(done))) if done else "–"
    rows = [Row(sentence, None, found.verdict, caption=phrase("look-back-played"))]
    ways = sorted(found.ways, key=lambda way: way.more.points <= 0)
    plans = [turn.actions, *(way.actions for way in ways)]
    orders = [order_words(book, actions) for actions in plans]
    alike, caption = Counter(orders), ""
    brief = [order_words(book, way.actions, paid=False) for way in ways]
    for number, way in enumerate(ways):
        first, before, is_better = not number, caption, not number and found.verdict is not Verdict.GOOD
        caption = phrase("look-back-better") if is_better else _heading(found, ways[0], way)
        text = orders[number + 1] if is_better or brief.count(brief[number]) > 1 else brief[number]
        why, shown = why_words(book, way) if is_better else "", caption if caption != before else ""
        rows.append(Row(text, way.more, caption=shown, why=why, is_better=is_better, heads_gains=first))
    return [
        attrs.evolve(row, where=where_words(book, actions)) if alike[order] > 1 else row
        for row, actions, order in zip(rows, plans, orders, strict=True)
    ]


def _heading(found: SimulatedTurn, best: Alternative, way: Alternative) -> str:
    """Return the heading of the group of alternatives to which one belongs."""
    equal = found.verdict is not Verdict.GOOD and signed(way.more.points) == signed(best.more.points)
    return phrase("look-back-equal") if equal else phrase("look-back-ways")


@contained
class TurnCard(PaperCard):
    """The analysis of a turn: verdict, alternatives, reasons, and buttons to play on from this turn."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, title_size=19)
        self.mark = SeatImage(cache, 32)
        self.name, self.verdict = line("", "", 14), words("", "", 15, True)
        self.sign = Picture(20, "", lambda painter, size: None)
        self.deeper = link_button(size=12)
        self.effort, self.hint = words("", "second", 13), words("", "", 14)
        self.rows = [AlternativeRow() for _ in range(6)]
        ways = QWidget()
        self._ways = vbox(*self.rows, 1, spacing=0, margins=(0, 0, 4, 0), within=ways)
        ways.installEventFilter(self)
        self._area = Scrolled(ways)
        self._area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.play_from_here, self.reshuffle = push_button("", size=13, name="ready"), push_button("", size=13)
        self.costliest = push_button("", size=13, name="ready")
        self.column.setSpacing(6)
        margins = self.column.contentsMargins()
        margins.setBottom(BELOW_BUTTONS)
        self.column.setContentsMargins(margins)
        fill(
            self.column,
            hbox(self.title, self.mark, (self.name, 1), self.deeper, spacing=8),
            hbox(self.sign, (self.verdict, 1), spacing=8),
            self.effort,
            self.hint,
            self.costliest,
            (self._area, 1),
            hbox((self.play_from_here, 1), self.reshuffle, spacing=6),
        )
        self.title.setFont(serif(21, BLACK))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return False

    def reserve_both(self) -> None:
        """Reserve the height of two rows, so the played turn and the best alternative stay visible."""
        both = [row for row in self.rows if not row.isHidden()][:2]
        width = self._area.viewport().width() - self._ways.contentsMargins().right()
        least, most = ALTERNATIVES
        needed = min(most, sum(row.heightForWidth(width) for row in both) + FADE)
        self._area.setMinimumHeight(max(least, needed) if len(both) > 1 else 1)

    def whole_height(self, width: int) -> int:
        """Return the height of the card if nothing has to scroll."""
        listed = any(not row.isHidden() for row in self.rows)
        inside = self._ways.totalHeightForWidth(self._area.viewport().width()) if listed else 0
        return self.column.totalMinimumHeightForWidth(width) - self._area.minimumHeight() + inside

    def paintEvent(self, event: QPaintEvent) -> None: ...  # `CardsColumn` paints the paper

    def retranslate(self) -> None:
        self._show_effort(THOROUGH)
        self.show_depth(wanted=False, under_way=False)
        set_button_text(self.play_from_here, Message("look-back-try"), PAGE_KEYS["choose"])
        set_button_text(self.reshuffle, Message("look-back-reshuffle"))
        set_button_text(self.costliest, Message("look-back-costliest"))

    def _show_effort(self, effort: Effort) -> None:
        self.effort.setText("" if effort == THOROUGH else effort_words(effort))
        self.effort.setVisible(effort != THOROUGH)

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

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for row in self.rows:
            row.set_theme(theme)

    def set_content(self, sentence: str, hint: str = "") -> None:
        self._show_verdict(sentence, None)
        self._show_effort(THOROUGH)
        self._show_rows((), hint)

    def _show_verdict(self, sentence: str, verdict: Verdict | None) -> None:
        self.verdict.setText(sentence)
        self.sign.setVisible(verdict is not None)
        if verdict is not None:
            self.sign.set_picture("", partial(_paint_sign, verdict, self.theme))

    def show_turn(self, book: Rulebook, turn: PlayedTurn, found: SimulatedTurn, *, on_table: bool) -> None:
        """Show the analysis of a turn.

        If `on_table`, the table marks the squares of the played turn and of the best alternative. The rows of
        these two turns then do not name squares.
        """
        self._show_verdict(capital(verdict_words(found)), found.verdict)
        self._show_effort(found.effort)
        rows = rows_of(book, turn, found)
        if on_table:
            best = next((row for row in rows if not row.played), None)
            rows = [attrs.evolve(row, where="") if row.played or row is best else row for row in rows]
        self._show_rows(rows)

    def _show_rows(self, rows: Sequence[Row], hint: str = "") -> None:
        for widget, row in zip_longest(self.rows, rows[: len(self.rows)]):
            if row is not None:
                widget.set_content(row)
            widget.setVisible(row is not None)
        self.reserve_both()
        self.hint.setText(hint)
        self.hint.setVisible(bool(hint))


def _paint_sign(verdict: Verdict, theme: Theme, painter: QPainter, size: int) -> None:
    art.paint_verdict(painter, verdict.value, size / 2, size / 2, size * 0.46, theme)


def _paint_info(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    painter.setPen(QColor(theme.text))
    painter.setFont(serif(14, BOLD))
    painter.drawText(QRectF(x - 8, y - 10, 16, 20), Qt.AlignmentFlag.AlignCenter, "i")


@contained
class TurnsCard(PaperCard):
    """The turns of a seat, the progress of their analysis, and buttons to start or renew the analysis."""

    chosen = Signal(int)  # index of the turn to show
    judge_wanted = Signal()  # the player wants to start or stop simulating the listed turns
    renewal_wanted = Signal()  # the player wants to replace judgements that another version of the judge made

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, title_size=17)
        self.title.setFont(serif(17, BOLD))
        self.as_table = link_button(size=13)
        self.as_table.setCheckable(True)
        reserve_space(self.as_table)
        self.model = TurnsModel(self)
        self.filters = self._make_filters()
        self.number, self.done, self.lost, self.luck = (words("", "second", 12) for _ in range(4))
        self._faces = Faces(self)
        self.list, self._rows = turns_list(self.model, self._faces)
        self._prepare_list()
        self.about = RoundButton(_paint_info)
        self.about.diameter = ABOUT
        self.about.clicked.connect(self._show_about)
        self.judge = words("", "second", 13)
        self.judge.setMinimumWidth(JUDGE)
        self.do = push_button("", self.judge_wanted, 12)
        self.renew = push_button("", self.renewal_wanted, 12)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(BAR)
        self._lay_out()

    def _make_filters(self) -> Chips:
        signs = {which: partial(self._sign, which) for which in FILTERS if which is not None}
        filters = Chips("", dict.fromkeys(FILTERS, ""), signs, counted=False)
        filters.choose(None)
        filters.chosen.connect(self.model.show_only)
        return filters

    def _prepare_list(self) -> None:
        choose = lambda index: self.chosen.emit(self.model.places[index.row()])  # noqa: E731
        self.list.clicked.connect(choose)
        self.list.activated.connect(choose)
        self.list.setMinimumHeight(84)
        # if the range changes, for example after a resize, the current turn must stay visible
        scrolled = self.list.verticalScrollBar().rangeChanged
        scrolled.connect(lambda: self.list.scrollTo(self.list.currentIndex()))
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def _lay_out(self) -> None:
        for label in (self.number, self.done, self.lost, self.luck):
            label.setAlignment(Qt.AlignmentFlag.AlignBottom)
        for label in (self.lost, self.luck):
            label.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight)
        margins = (0, 0, BESIDE_FIGURES, 0)
        titles = hbox(self.number, (self.done, 1), self.lost, self.luck, spacing=0, margins=margins)
        state = vbox(1, self.judge, self.progress, 1, spacing=4)
        head = hbox((self.title, 1), self.about, self.as_table, spacing=8)
        below = hbox((state, 1), self.do, self.renew, spacing=10, margins=(0, ABOVE_STATE, 0, 0))
        self.column.setSpacing(4)
        fill(self.column, head, self.filters, titles, (self.list, 1), below)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._faces.set_theme(theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a line below the card of the turn; `CardsColumn` paints the paper."""
        left, _, right, _ = INSIDE
        line = self.paper.adjusted(left, 0, -right, 0)
        line.setHeight(1.4)
        QPainter(self).fillRect(line, QColor(self.theme.stud))

    def retranslate(self) -> None:
        self._show_filters()
        self._name_columns()
        set_button_text(self.as_table, Message("look-back-as-table"), PAGE_KEYS["tables"])
        self.about.setAccessibleName(phrase("look-back-about"))
        self.about.setAccessibleDescription(judge_words())
        set_tip(self.about, judge_words())
        set_button_text(self.do, Message("look-back-judge"))
        set_button_text(self.renew, Message("look-back-renew"))
        for part in (self.judge, self.progress, self.do, self.renew):
            part.setVisible(False)

    def _show_about(self) -> None:
        QToolTip.showText(
            self.about.mapToGlobal(self.about.rect().bottomLeft()), self.about.toolTip(), self.about
        )

    def _name_columns(self) -> None:
        titles = {
            self.number: (phrase("look-back-number"), phrase("look-back-number-tip")),
            self.done: (phrase("look-back-actions"), phrase("look-back-actions-tip")),
            self.lost: (phrase("story-table-lost"), phrase("look-back-points-lost-tip")),
            self.luck: (phrase("story-luck"), phrase("look-back-luck-tip")),
        }
        for label, (text, tip) in titles.items():
            label.setText(capital(text))
            set_tip(label, tip)
        self._rows.widen_luck(_title_width(self.luck))
        left, lost, luck = self._rows.columns
        lost = max(lost, _title_width(self.lost))  # the title may begin above the column of texts
        for label, width in ((self.number, left), (self.lost, lost), (self.luck, luck)):
            label.setFixedWidth(round(width))

    def set_content(self, analyst: Analyst, book: Rulebook, seat: Seat, *, own: bool) -> None:
        places = analyst.places(seat)
        name = book.owner_name(seat)
        title = phrase("look-back-yours") if own else phrase("look-back-theirs", name=name)
        self.title.setText(title)
        self.list.setAccessibleName(title)
        at = self.list.verticalScrollBar().value()
        luck = {point.turn.number: point.luck for point in analyst.story(seat).points}
        analysed = any(place in analyst.tried for place in places)
        if not analysed:
            self.filters.choose(None)
        only = self.model.only if analysed else None
        self._faces.set_book(book)
        running = analyst.simulating and not analyst.failed
        self.model.set_content(book, analyst.turns, places, analyst.tried, only, luck, running=running)
        self.list.verticalScrollBar().setValue(at)
        for which in FILTERS:
            self.filters.buttons[which].setVisible(analysed or which is None)
        self._show_filters()
        self._show_judge(analyst, places, not analyst.left((seat,)))

    def _show_filters(self) -> None:
        names = {
            None: f"{phrase('look-back-every')} {self.model.places_count}",
            Verdict.DOUBTFUL: phrase("look-back-doubtful", count=self.model.count(Verdict.DOUBTFUL)),
            Verdict.MISTAKE: phrase("look-back-mistakes", count=self.model.count(Verdict.MISTAKE)),
        }
        tips = {
            None: phrase("look-back-all-tip"),
            Verdict.DOUBTFUL: phrase("look-back-doubtful-tip"),
            Verdict.MISTAKE: phrase("look-back-mistakes-tip"),
        }
        self.filters.set_texts(phrase("look-back-filters"), names)
        for which, tip in tips.items():
            set_tip(self.filters.buttons[which], tip)

    def _sign(self, which: Verdict, ratio: float) -> QPixmap:
        return self.cache.mark(
            (which.value, self.theme.name),
            SIGN,
            ratio,
            lambda painter: _paint_sign(which, self.theme, painter, SIGN),
        )

    def _show_judge(self, analyst: Analyst, places: Sequence[int], complete: bool) -> None:
        done, count = sum(place in analyst.tried for place in places), len(places)
        if analyst.failed:
            text = phrase("story-failed")
        elif analyst.stale:
            text = phrase("look-back-stale")
        else:
            text = "" if complete else phrase("look-back-progress", done=done, count=count)
        self.judge.setText(text)
        self.judge.setVisible(bool(text))
        self.progress.setRange(0, max(1, count))
        self.progress.setValue(done)
        self.progress.setAccessibleName(text)
        self.progress.setVisible(analyst.simulating and not complete)
        self.do.setVisible(not complete and not analyst.stale and analyst.ready)
        set_button_text(
            self.do, Message("look-back-cancel") if analyst.simulating else Message("look-back-judge")
        )
        self.renew.setVisible(analyst.stale)

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
    """The sheet of paper with the card of a turn and, below it, the list of turns."""

    def __init__(self, turn: TurnCard, turns: TurnsCard) -> None:
        super().__init__()
        self._turn, self._turns = turn, turns
        self._needed = 0
        self._column = vbox(turn, (turns, 1), spacing=0, margins=(0, 4, 4, 4), within=self)

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = QRectF(self._column.contentsRect()).adjusted(ROUND, ROUND, -ROUND, -ROUND)
        card = self._turn
        card.cache.draw_sheet(QPainter(self), sheet, card.theme, self.devicePixelRatioF())

    def forget_height(self) -> None:
        """Allow the turn's card to become lower, because another game is reviewed."""
        self._needed = 0

    def event(self, event: QEvent) -> bool:
        """Keep the cards high enough for their texts.

        The turn's card never becomes lower during a review. Otherwise, the list below the card would move.
        """
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            room = self.rect().marginsRemoved(self._column.contentsMargins())
            self._turn.reserve_both()
            self._turns.setMinimumHeight(_least(self._turns, room.width()))
            if self.isVisible():  # while the column is hidden, its width is provisional
                self._needed = max(self._needed, self._turn.whole_height(room.width()))
            height = max(_least(self._turn, room.width()), min(self._needed, round(UPPER * room.height())))
            self._turn.setMinimumHeight(height)
            self._turn.setMaximumHeight(max(room.height(), height) if self._turns.isHidden() else height)
        return super().event(event)


def _title_width(label: QLabel) -> int:
    return ceil(text_width(label.text(), label.font())) + TITLES_APART


def _least(card: PaperCard, width: int) -> int:
    return max(card.column.totalMinimumSize().height(), card.column.totalMinimumHeightForWidth(width))
