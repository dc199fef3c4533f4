from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import ceil
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ....model.files.archive.statistics import Best
from ....model.learning.analysis.story import facts, margin
from ....model.learning.analysis.verdict import JUDGE
from ....model.players.skill.levels import LevelError, level
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.scoring import ScoringRound, winners
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.values import Owner, Seat
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ... import art
from ...art.brushes import mix, shape
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, text_width
from ...art.geometry import khatam
from ...art.palette import LIGHT, Theme
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
from ...widgets.boxes import fill, hbox, vbox
from ...widgets.labels import PlainLabel, line, push_button, set_tip, stripe, tell_button, words
from ...widgets.paper_card import KeyCap, PaperCard
from ...widgets.pictures import Picture, SeatImage


@attrs.frozen
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
        """All owners by points, those without a seat last."""
        totals = {owner: self.total(owner) for owner in self.book.owners()}
        return sorted(totals, key=lambda owner: (isinstance(owner, str), -totals[owner]))

    def total(self, owner: Owner) -> int:
        return sum(held.total(owner) for held in self.rounds)

    def place(self, owner: Owner) -> str:
        """Return an owner's place, such as ``tied 1st``; empty without a seat."""
        if isinstance(owner, str):
            return ""
        score = self.seats[owner]
        place = 1 + sum(other > score for other in self.seats)
        return say(place_words((place, self.seats.count(score))))

    def title(self, humans: tuple[Seat, ...]) -> str:
        """Return the winner; a single human player is addressed as you."""
        best = self.winners
        if len(best) > 1:
            return phrase("result-shared", names=named(self.book, best))
        if humans == best:
            return phrase("result-you-win")
        return phrase("result-wins", name=self.book.owner_name(best[0]))


class ResultCard(PaperCard):
    def __init__(self, cache: FaceCache, title: Message | None = None) -> None:
        super().__init__(cache, title, large=17)
        self.beside.setFont(sans(13))
        self.beside.setWordWrap(True)
        self.beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()


class FactsCard(ResultCard):
    def __init__(self, cache: FaceCache, table: GameTable) -> None:
        super().__init__(cache, Message("result-facts"))
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for at, fact in enumerate(facts(table.book, table.state, table.events)):
            marks = (SeatImage(cache, 22, owner_picture(table.book, seat)) for seat in fact.seats)
            grid.addLayout(hbox(*marks), at, 0)
            grid.addWidget(words(capital(say(fact.message)), "", 13), at, 1)
            share = phrase("start-share-brief", won=fact.figure, played=fact.of or 0)
            figure = str(fact.figure) if fact.of is None else share
            grid.addWidget(line(figure, "figure", 13, True), at, 2, Qt.AlignmentFlag.AlignRight)
        self.column.addLayout(grid)


class OnwardCard(ResultCard):
    def __init__(self, cache: FaceCache, table: GameTable) -> None:
        super().__init__(cache)
        self.look_back = result_button(Message("result-look-back"), PAGE_KEYS["look-back"])
        self.look_back.setObjectName("ready")
        self.look_back.setMinimumHeight(40)
        self.look_back.setFont(sans(15, SEMIBOLD))
        self.look_back.setEnabled(table.complete)
        self.postcard = result_button(Message("result-postcard"))
        self.record = result_button(Message("result-record"))
        self.record.setEnabled(table.record_refusal() is None)
        # pressing Enter repeatedly during a scoring and the end must not begin another game
        self.to_table = result_button(Message("result-close"), PAGE_KEYS["leave"])
        self.to_table.setDefault(True)
        self.to_table.setObjectName("quiet")
        back = hbox((self.look_back, 1), KeyCap(PAGE_KEYS["look-back"]), spacing=8)
        ways = hbox((self.postcard, 1), (self.record, 1), spacing=8)
        fill(self.column, back, ways, self.to_table)


def result_button(message: Message, key: str = "") -> QPushButton:
    """Return a small button that Enter presses only if it is the default one."""
    button = push_button(size=13)
    button.setMinimumHeight(32)
    tell_button(button, message, key)
    return button


def level_words(book: Rulebook, owner: Owner) -> str:
    """Return the level of a computer player; empty for others."""
    if isinstance(owner, str):
        return ""
    try:
        return say(level(book.setup.seats[owner].level or "").name)
    except LevelError:
        return ""


@attrs.frozen
class Balance:
    name: str
    picture: SeatPicture
    luck: float
    play: float


RANK: Final = 34  # size of a player's picture in the ranking
SEAT: Final = 12.0  # radius of a player's picture
BEST_STAR, BEST_WIDTH = 16, 236  # size of the star, largest width of the text

LUCK_COLOUR: Final = {False: "#A87A30", True: "#D6AE5E"}
PLAY_COLOUR: Final = {False: "#0B6F6A", True: "#35D6C8"}


@contained
class BalanceBars(QWidget):
    """Two bars for each seat: luck above, play below, relative to the table's mean."""

    ROW: Final = 31
    MARK: Final = 31
    NAME: Final = 92  # minimum width of a name
    FIGURE: Final = 40  # width of a figure

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache = cache
        self._rows: tuple[Balance, ...] = ()
        self._judged = False

    def set_content(self, rows: Sequence[Balance], *, judged: bool = True) -> None:
        """Show figures; only names before turns are `judged`."""
        self._rows, self._judged = tuple(rows), judged
        self.setMinimumHeight(24 + self.ROW * len(rows))
        self.setAccessibleName("; ".join(map(_balance_words, rows)) if judged else "")
        set_tip(self, self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.width() * 0.66
        half = min(self.width() - middle - self.FIGURE - 4, middle - self.MARK - self.NAME - self.FIGURE)
        most = max((abs(value) for row in self._rows for value in (row.luck, row.play)), default=0.0)
        scale = half / max(10.0, most)
        left = middle - 70
        for text, tint in ((phrase("story-luck"), LUCK_COLOUR), (phrase("story-play"), PLAY_COLOUR)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint[theme.dark]))
            painter.drawRoundedRect(QRectF(left, 4, 11, 11), 3, 3)
            painter.setPen(QColor(theme.text_2))
            painter.setFont(sans(12))
            painter.drawText(QRectF(left + 16, 0, 80, 19), Qt.AlignmentFlag.AlignVCenter, text)
            left += 16 + text_width(text, sans(12)) + 16
        painter.setPen(QPen(QColor(theme.text_2), 1))
        painter.drawLine(QPointF(middle, 22), QPointF(middle, 24 + self.ROW * len(self._rows)))
        for place, row in enumerate(self._rows):
            top = 25.0 + place * self.ROW
            at, dpr = QPointF(13, top + 14), self.devicePixelRatioF()
            row.picture.draw(painter, self._cache, at, SEAT, dpr, theme.rim, self)
            painter.setPen(QColor(theme.text))
            painter.setFont(sans(13, SEMIBOLD))
            room = QRectF(self.MARK, top, middle - half - self.FIGURE - self.MARK, 28)
            name = painter.fontMetrics().elidedText(row.name, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
            figures = ((row.luck, LUCK_COLOUR, 2), (row.play, PLAY_COLOUR, 14)) if self._judged else ()
            for value, tint, below in figures:
                self._paint_bar(painter, middle, top + below, value, scale, QColor(tint[theme.dark]))

    def _paint_bar(
        self, painter: QPainter, middle: float, top: float, value: float, scale: float, tint: QColor
    ) -> None:
        width = max(2.0, abs(value) * scale)
        bar = QRectF(middle if value >= 0 else middle - width, top, width, 10)
        painter.setPen(QPen(mix(tint.name(), "#000000", 0.35), 1))
        painter.setBrush(tint)
        painter.drawRoundedRect(bar, 2, 2)
        painter.setPen(QColor(self.theme.text))
        painter.setFont(sans(12, BOLD))
        room = QRectF(bar.right() + 4, top - 4, self.FIGURE, 18)
        if value < 0:
            room.moveRight(bar.left() - 4)
        align = Qt.AlignmentFlag.AlignLeft if value >= 0 else Qt.AlignmentFlag.AlignRight
        painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, signed(value))


def _balance_words(row: Balance) -> str:
    return phrase("story-balance", name=row.name, luck=signed(row.luck), play=signed(row.play))


class BalanceCard(ResultCard):
    def __init__(self, cache: FaceCache, setup: Setup) -> None:
        super().__init__(cache, Message("story-balance-title"))
        self._setup = setup
        self.beside.setText(phrase("story-balance-beside"))
        self.bars = BalanceBars(cache)
        # reserves the final number of rows, so that nothing below them moves later
        self.bars.set_content(
            [Balance(seat.name, seat_picture(seat), 0.0, 0.0) for seat in setup.seats], judged=False
        )
        self.column.addWidget(self.bars)
        note = words(phrase("story-balance-note", level=level(JUDGE.level).name), "second", 12)
        set_tip(note, phrase("story-balance-sum"))
        self.column.addWidget(note)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.bars.theme = theme
        self.bars.update()

    def set_content(self, analyst: Analyst) -> None:
        if not analyst.turns or len(analyst.judgements) < len(analyst.turns):
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


AIDS: Final[Mapping[str, Message]] = {
    "purist": Message("result-aids-purist"),
    "normal": Message("result-aids-normal"),
    "trainer": Message("result-aids-trainer"),
}


class OutcomeCard(ResultCard):
    """The winners, the ranking, how the game was played, and buttons for another game."""

    rematch = Signal(bool)  # another game is wanted; True for the same deal
    seats_wanted = Signal()

    def __init__(self, cache: FaceCache, table: GameTable, final: FinalScores, aids: str) -> None:
        super().__init__(cache)
        self._final = final
        self.notes = _notes(table, aids)
        title = words(final.title(table.humans))
        title.setFont(serif(26, BLACK))
        after = phrase("result-points", points=max(final.seats), turns=table.state.turn)
        labels = [title, words(after, "second", 13)]
        if outcome := margin(table.state):
            labels.append(words(say(outcome), "second", 13))
        marks = (WinnerImage(cache, 62, owner_picture(final.book, seat)) for seat in final.winners)
        head = hbox(*marks, (vbox(*labels, spacing=2), 1))
        notes = words(" ".join(self.notes), "second", 12)
        self.best, self._best_star = words("", "figure", 13, True), Picture(BEST_STAR, "", _paint_best)
        for part in (self.best, self._best_star):
            part.hide()
        below = hbox((notes, 1), self._best_star, self.best, spacing=6)
        fill(self.column, head, self._ranks(), below, 1, self._again_buttons())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_bests(self, bests: Sequence[Best]) -> None:
        """Show the last of the personal bests that this game holds; all are in the tooltip."""
        found = [Message("result-best", what=best.message, figure=best.figure) for best in bests]
        self.best.setText(phrase("result-bests", count=1, bests=found[-1]))
        self.best.setFixedWidth(min(BEST_WIDTH, ceil(text_width(self.best.text(), self.best.font())) + 2))
        every = phrase("result-bests", count=len(found), bests=in_a_row(found))
        set_tip(self.best, every)
        self.best.setAccessibleName(every)
        for part in (self.best, self._best_star):
            part.show()

    def _ranks(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(3, 1)
        for row, owner in enumerate(self._final.ranking):
            if not row % 2:
                grid.addWidget(stripe(), row, 0, 1, 5)
            grid.addWidget(line(self._final.place(owner), "", 14, not row), row, 0)
            grid.addWidget(SeatImage(self.cache, RANK, owner_picture(self._final.book, owner)), row, 1)
            name = PlainLabel(self._final.book.owner_name(owner))
            name.setFont(serif(16, BOLD))
            grid.addWidget(name, row, 2)
            grid.addWidget(line(level_words(self._final.book, owner), "second", 13), row, 3)
            figure = line(str(self._final.total(owner)), "figure", 20, True)
            grid.addWidget(figure, row, 4, Qt.AlignmentFlag.AlignRight)
        return grid

    def _again_buttons(self) -> QHBoxLayout:
        again = result_button(Message("result-rematch"))
        same = result_button(Message("result-same-deal"))
        seats = result_button(Message("result-seats"))
        again.setObjectName("ready")
        again.clicked.connect(partial(self.rematch.emit, False))
        same.clicked.connect(partial(self.rematch.emit, True))
        seats.clicked.connect(self.seats_wanted)
        return hbox(again, same, seats, spacing=8)


def _paint_best(painter: QPainter, size: int) -> None:
    shape(painter, khatam(size / 2, size / 2, size * 0.44), "#F2C14E", "#7A3B00", 1.2)


def _notes(table: GameTable, aids: str) -> list[str]:
    book = table.book
    found = []
    if any(isinstance(owner, str) for owner in book.owners()):
        name = next(book.owner_name(o) for o in book.owners() if isinstance(o, str))
        found.append(phrase("result-rival", name=name))
    if table.assisted and not table.tried_from:
        found.append(phrase("result-assisted"))
    if before := table.tried_from:
        names = book.setup.seats
        scores = [Message("result-scored", name=names[i].name, points=n) for i, n in enumerate(before)]
        found.append(phrase("result-tried-from", scores=in_a_row(scores)))
    if any(table.hints):
        found.append(phrase("result-hints", hints=sum(table.hints), whole=table.hints[2]))
    found.append(say(AIDS[aids]))
    return found


@contained
class WinnerImage(SeatImage):
    """The picture of a winner on a gold star."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, half = QPainter(self), self.width() / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.paint_winner(painter, half, half, half * 0.92)
        painter.end()
        super().paintEvent(event)
