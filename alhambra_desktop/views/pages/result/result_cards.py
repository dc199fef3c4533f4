from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QProgressBar, QPushButton, QSizePolicy, QStackedWidget, QWidget

from ....model.learning.analysis.story import Fact, facts
from ....model.learning.analysis.verdict import JUDGE
from ....model.players.skill.levels import LevelError, level
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.scoring import ScoringRound, winners
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import Owner, Seat
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import mix
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, text_width
from ...art.palette import LIGHT, Theme
from ...art.people import text_beside
from ...art.people.seat_picture import SeatPicture
from ...commands.actions import PAGE_KEYS
from ...game.analyst import Analyst
from ...game.game_table import GameTable
from ...game.seat_pictures import owner_picture, seat_picture
from ...storage.contained import contained
from ...text.language import capital
from ...text.scoring_words import named
from ...text.verdict_words import signed
from ...text.words import place_words
from ...widgets.boxes import NONE, Gap, fill, hbox, vbox
from ...widgets.labels import PlainLabel, centred, line, push_button, set_button_text, set_tip, stripe, words
from ...widgets.paper_card import PaperCard
from ...widgets.pictures import SeatImage
from .scales import Scales


@frozen
class FinalScores:
    book: Rulebook
    rounds: tuple[ScoringRound, ...]
    seats: tuple[int, ...]

    @classmethod
    def of(cls, table: GameTable) -> FinalScores:
        return cls(table.book, table.state.scorings, tuple(player.score for player in table.state.players))

    @property
    def winners(self) -> tuple[Seat, ...]:
        return winners(self.seats)

    @property
    def ranking(self) -> list[Owner]:
        """All owners: first the seats, from the best to the worst, then the owners without a seat."""
        totals = {owner: self.total(owner) for owner in self.book.owners()}
        return sorted(totals, key=lambda owner: (isinstance(owner, str), -totals[owner]))

    def total(self, owner: Owner) -> int:
        return sum(held.total(owner) for held in self.rounds)

    def place_text(self, owner: Owner) -> str:
        """Return an owner's rank, such as ``tied 1st``, or an empty text for an owner without a seat."""
        if isinstance(owner, str):
            return ""
        return say(place_words((self.place_number(owner), self.seats.count(self.seats[owner]))))

    def beaten_text(self, seat: Seat) -> str:
        behind = Message("result-behind", points=max(self.seats) - self.seats[seat])
        return phrase("result-you", place=self.place_text(seat), behind=behind)

    def place_number(self, owner: Owner) -> int:
        """Return an owner's rank, counted from 1, or 0 for an owner without a seat."""
        return 0 if isinstance(owner, str) else 1 + sum(other > self.seats[owner] for other in self.seats)

    def title(self, humans: tuple[Seat, ...]) -> str:
        """Return a sentence with the winners' names, or with "you" if the only human player won alone."""
        best = self.winners
        if len(best) > 1:
            return phrase("result-shared", names=named(self.book, best))
        if humans == best:
            return phrase("result-you-win")
        return phrase("result-wins", name=self.book.owner_name(best[0]))


SPREAD: Final = 3


class ResultCard(PaperCard):
    def __init__(self, cache: FaceCache, title: Message | None = None) -> None:
        super().__init__(cache, title, title_size=17)
        self.beside.setFont(sans(13))
        self.beside.setWordWrap(True)
        self.beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.retranslate()


class FactsCard(ResultCard):
    def __init__(self, cache: FaceCache, table: GameTable) -> None:
        super().__init__(cache, Message("result-facts"))
        self._facts = [self._strip(table.book, fact) for fact in facts(table.book, table.state, table.events)]
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self._columns = 0
        self.spread(1)
        fill(self.column, self._grid, 1)

    def _strip(self, book: Rulebook, fact: Fact) -> QWidget:
        images = (SeatImage(self.cache, 24, owner_picture(book, seat)) for seat in fact.seats)
        share = phrase("start-share-brief", won=fact.figure, played=fact.of or 0)
        figure = str(fact.figure) if fact.of is None else share
        points = line(figure, "figure")
        points.setFont(serif(16, BLACK))
        strip = stripe()
        text = words(capital(say(fact.message)), "", 13)
        hbox(*images, (text, 1), points, spacing=8, margins=(8, 4, 10, 4), within=strip)
        return strip

    def spread(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(SPREAD):
            self._grid.setColumnStretch(column, int(column < columns))
        for number, strip in enumerate(self._facts):
            self._grid.addWidget(strip, *divmod(number, columns))


class OnwardCard(ResultCard):
    rematch = Signal(bool)  # True for another game with the same deal

    def __init__(self, cache: FaceCache, table: GameTable) -> None:
        super().__init__(cache)
        self.look_back = result_button(Message("result-look-back"), PAGE_KEYS["look-back"])
        self.look_back.setObjectName("ready")
        self.look_back.setMinimumHeight(40)
        self.look_back.setFont(sans(15, SEMIBOLD))
        self.look_back.setEnabled(table.complete)
        self.again = result_button(Message("result-rematch"))
        self.again.clicked.connect(partial(self.rematch.emit, False))
        self.postcard = result_button(Message("result-postcard"))
        same = result_button(Message("result-same-deal"))
        same.clicked.connect(partial(self.rematch.emit, True))
        self.seats = result_button(Message("result-seats"))
        for button in (same, self.seats):
            button.setObjectName("official")
        self.column.setSpacing(6)
        next_steps = hbox((self.again, 1), (self.postcard, 1), spacing=8)
        other_games = hbox((same, 1), (self.seats, 1), spacing=8)
        fill(self.column, self.look_back, Gap(2), next_steps, other_games)


def result_button(message: Message, key: str = "") -> QPushButton:
    """Return a small button that Enter presses only if it is the default button."""
    button = push_button(size=13)
    button.setMinimumHeight(32)
    set_button_text(button, message, key)
    return button


def level_words(book: Rulebook, owner: Owner) -> str:
    """Return the name of a computer player's level, or an empty text for other owners."""
    if isinstance(owner, str):
        return ""
    try:
        return say(level(book.setup.seats[owner].level or "").name)
    except LevelError:
        return ""


@frozen
class Balance:
    name: str
    picture: SeatPicture
    luck: float
    play: float


SEAT: Final = 12.0
HEAD: Final = 25

LUCK_COLOUR: Final = {False: "#A87A30", True: "#D6AE5E"}
PLAY_COLOUR: Final = {False: "#0B6F6A", True: "#35D6C8"}


@contained
class BalanceBars(QWidget):
    """Two bars for each seat: one for luck and, below it, one for play.

    Values are relative to the mean of all seats.
    """

    ROW: Final = 29
    MARK: Final = 13 + text_beside(SEAT)
    NAME: Final = 0.3
    FIGURE: Final = 36

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache = cache
        self._rows: tuple[Balance, ...] = ()

    def set_content(self, rows: Sequence[Balance]) -> None:
        self._rows = tuple(rows)
        self.setMinimumHeight(HEAD + self.ROW * len(rows))
        self.setAccessibleName("; ".join(map(_balance_words, rows)))
        set_tip(self, self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names = max((text_width(row.name, sans(13, SEMIBOLD)) + 2 for row in self._rows), default=0.0)
        names = min(names, self.NAME * self.width())
        half = (self.width() - self.MARK - names - 2 * self.FIGURE) / 2
        middle = self.MARK + names + self.FIGURE + half
        for place, row in enumerate(self._rows):
            self._paint_name(painter, row, QRectF(self.MARK, HEAD + place * self.ROW, names, 28))
        self._paint_legend(painter)
        most = max((abs(value) for row in self._rows for value in (row.luck, row.play)), default=0.0)
        scale = half / max(10.0, most)
        painter.setPen(QPen(QColor(theme.text_2), 1))
        painter.drawLine(QPointF(middle, HEAD - 3), QPointF(middle, HEAD - 1 + self.ROW * len(self._rows)))
        for place, row in enumerate(self._rows):
            top = HEAD + place * self.ROW
            for value, tint, below in ((row.luck, LUCK_COLOUR, 2), (row.play, PLAY_COLOUR, 14)):
                self._paint_bar(painter, middle, top + below, value, scale, QColor(tint[theme.dark]))

    def _paint_legend(self, painter: QPainter) -> None:
        left = float(self.MARK)
        painter.setFont(sans(13))
        for text, tint in ((phrase("story-luck"), LUCK_COLOUR), (phrase("story-play"), PLAY_COLOUR)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint[self.theme.dark]))
            painter.drawRoundedRect(QRectF(left, 4, 11, 11), 3, 3)
            painter.setPen(QColor(self.theme.text_2))
            painter.drawText(QRectF(left + 16, 0, 90, 19), Qt.AlignmentFlag.AlignVCenter, text)
            left += 16 + text_width(text, sans(13)) + 16

    def _paint_name(self, painter: QPainter, row: Balance, room: QRectF) -> None:
        at, dpr = QPointF(13, room.top() + 14), self.devicePixelRatioF()
        row.picture.draw(painter, self._cache, at, SEAT, dpr, self.theme.rim, self)
        painter.setPen(QColor(self.theme.text))
        painter.setFont(sans(13, SEMIBOLD))
        name = painter.fontMetrics().elidedText(row.name, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_bar(
        self, painter: QPainter, middle: float, top: float, value: float, scale: float, tint: QColor
    ) -> None:
        width = max(2.0, abs(value) * scale)
        bar = QRectF(middle if value >= 0 else middle - width, top, width, 10)
        painter.setPen(QPen(mix(tint.name(), "#000000", 0.35), 1))
        painter.setBrush(tint)
        painter.drawRoundedRect(bar, 2, 2)
        painter.setPen(QColor(self.theme.text))
        painter.setFont(sans(13, BOLD))
        room = QRectF(bar.right() + 4, top - 4, self.FIGURE, 18)
        if value < 0:
            room.moveRight(bar.left() - 4)
        align = Qt.AlignmentFlag.AlignLeft if value >= 0 else Qt.AlignmentFlag.AlignRight
        painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, signed(value))


def _balance_words(row: Balance) -> str:
    return phrase("story-balance", name=row.name, luck=signed(row.luck), play=signed(row.play))


PROGRESS: Final = 12


class BalanceCard(ResultCard):
    def __init__(self, cache: FaceCache, setup: Setup) -> None:
        super().__init__(cache, Message("story-balance-title"))
        self._setup = setup
        self.scales, self.bars = Scales(cache), BalanceBars(cache)
        self.percent, self.soon = centred(PlainLabel()), centred(words("", "second", 13))
        self.percent.setProperty("role", "figure")
        self.percent.setFont(serif(26, BOLD))
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(PROGRESS)
        waiting = QWidget()
        texts = vbox(self.percent, self.soon, spacing=0)
        vbox((self.scales, 1), texts, self.progress, spacing=8, margins=(0, 0, 0, 6), within=waiting)
        # reserves the height of all rows, so the card does not grow later
        self.bars.set_content([Balance(seat.name, seat_picture(seat), 0.0, 0.0) for seat in setup.seats])
        note = words(phrase("story-balance-note", level=level(JUDGE.level).name), "second", 13)
        set_tip(note, phrase("story-balance-sum"))
        judged = QWidget()
        vbox(self.bars, note, 1, margins=NONE, within=judged)
        self.pages = QStackedWidget()
        for page in (waiting, judged):
            self.pages.addWidget(page)
        self.column.addWidget(self.pages, 1)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for painted in (self.scales, self.bars):
            painted.theme = theme
            painted.update()

    def set_content(self, analyst: Analyst) -> None:
        done, count = len(analyst.judgements), len(analyst.turns)
        if not count or done < count:
            self._show_progress(done, count, failed=analyst.failed)
            return
        stories = [analyst.story(seat) for seat in self._setup.everybody]
        luck = sum(story.luck for story in stories) / len(stories)
        play = sum(story.play for story in stories) / len(stories)
        self.bars.set_content(
            [
                Balance(seat.name, seat_picture(seat), story.luck - luck, story.play - play)
                for seat, story in zip(self._setup.seats, stories, strict=True)
            ]
        )
        self.pages.setCurrentIndex(1)

    def _show_progress(self, done: int, count: int, *, failed: bool) -> None:
        self.soon.setText(phrase("story-failed") if failed else phrase("story-balance-soon"))
        self.percent.setVisible(not failed)
        self.percent.setText(phrase("preferences-per-cent", number=100 * done // max(1, count)))
        self.progress.setVisible(not failed)
        self.progress.setRange(0, max(1, count))
        self.progress.setValue(done)
        set_tip(self.progress, phrase("story-progress", done=done, count=count))
        self.progress.setAccessibleName(self.progress.toolTip())
