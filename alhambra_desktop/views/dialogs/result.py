"""The result of a game as a sheet over the table: who won, points by round and source, and ways on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...model.core.engine.rulebook import Rulebook
from ...model.core.engine.scoring import ScoringRound, winners
from ...model.core.values import Owner
from ...model.core.words.message import Message
from ...words import phrase, say
from .. import art
from ..art.fonts import SEMIBOLD, sans
from ..art.palette import LIGHT, Theme
from ..game.game_table import GameTable
from ..game.patience import UNREAD, Patience
from ..text.scoring_words import colour_of, named
from ..text.words import place_words
from ..widgets.parts import (
    Picture,
    centred,
    heading,
    line,
    mark_name,
    pointed_at,
    scrolled,
    seat_mark,
    stripe,
    words,
)

LONGEST_NAME = 110
"""Width of a name in a column; longer ones are cut short."""

AIDS: Final[Mapping[str, Message]] = {
    "purist": Message("result-aids-purist"),
    "normal": Message("result-aids-normal"),
    "trainer": Message("result-aids-trainer"),
}
"""Which play aids were in use."""

BELOW: Final = 3
"""How many times the share of a row is left free below all rows."""

MOST_SOURCES = 2
"""With more sources of points a result does not tell them by round."""


def _winners_mark(colour: str, size: int) -> Picture:
    """A seat's mark on the star of a winner."""

    def paint(p: QPainter, side: int) -> None:
        art.paint_winner(p, side / 2, side / 2, side * 0.46)
        art.paint_seat_mark(p, colour, side / 2, side / 2, side * 0.34)

    return Picture(size, mark_name(colour), paint)


@attrs.frozen
class Column:
    """A column of the result: points from a source, or from all, in some rounds."""

    group: str
    title: str
    rounds: tuple[ScoringRound, ...]
    source: str | None
    bold: bool = False

    def points(self, owner: Owner) -> int:
        """What an owner got."""
        if self.source is None:
            return sum(held.total(owner) for held in self.rounds)
        return sum(held.of(owner, self.source) for held in self.rounds)


class ResultSheet(QDialog):
    """Ranking, points by round and source, and three ways on; it lies in the window and lets all else be.

    ``rematch`` tells whether the same deal is wanted again.
    """

    rematch = Signal(bool)

    def __init__(
        self, table: GameTable, aids: str = "normal", parent: QWidget | None = None, factor: float = 1.0
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)  # a dialog in its keys and for readers, but no window
        self.factor = factor
        self._theme: Theme = LIGHT
        self._patience = Patience(UNREAD)
        self.setWindowTitle(phrase("result-title"))
        self._book, self._state = table.book, table.state
        self._assisted, self._hints, self._aids = table.assisted, table.hints, aids
        self._humans = table.humans
        self._scores = [player.score for player in self._state.players]
        self._sources = tuple(
            dict.fromkeys(line.source for held in self._state.scorings for line in held.lines)
        )
        self.setAccessibleName(f"{phrase('result-title')}: {self.title}")
        self._lay_out()

    def _px(self, size: float) -> int:
        return round(size * self.factor)

    def _lay_out(self) -> None:
        grid = QWidget()
        grid.setLayout(self._points())
        column = QVBoxLayout(self)
        column.setContentsMargins(*(self._px(each) for each in (26, 18, 26, 16)))
        column.addLayout(self._head())
        column.addSpacing(self._px(6))
        column.addWidget(scrolled(grid, phrase("scoring-everybody")), 1)
        for note in self.notes:
            column.addWidget(words(note, "second", self._px(13)))
        column.addSpacing(self._px(8))
        column.addWidget(self._make_buttons())
        self._close_button.setDefault(True)
        self.setFocusProxy(self._close_button)

    def set_theme(self, theme: Theme) -> None:
        """Paint the paper in another theme."""
        self._theme = theme
        self.update()

    def reject(self) -> None:
        """It was read, unless it has only just come: who pressed Enter meant what was there before."""
        if self._patience.over:
            super().reject()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the paper means nothing at the table below."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.factor, self.factor)
        rect = QRectF(0, 0, self.width() / self.factor, self.height() / self.factor)
        art.paint_panel(painter, rect, self._theme)

    @property
    def title(self) -> str:
        """Who won, in a few words; a tie is shared."""
        best = winners(self._scores)
        if len(best) > 1:
            return phrase("result-shared", names=named(self._book, best))
        if self._humans == best:
            return phrase("result-you-win")
        return phrase("result-wins", name=self._book.owner_name(best[0]))

    @property
    def notes(self) -> list[str]:
        """What must be known about how it was played."""
        found = []
        if any(isinstance(owner, str) for owner in self._book.owners()):
            name = next(self._book.owner_name(o) for o in self._book.owners() if isinstance(o, str))
            found.append(phrase("result-rival", name=name))
        if self._assisted:
            found.append(phrase("result-assisted"))
        if any(self._hints):
            found.append(phrase("result-hints", hints=sum(self._hints), whole=self._hints[2]))
        found.append(say(AIDS[self._aids]))
        return found

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for seat in winners(self._scores):
            row.addWidget(_winners_mark(colour_of(self._book, seat), self._px(84)))
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(heading(self.title, self._px(34)))
        column.addWidget(
            words(
                phrase("result-points", points=max(self._scores), turns=self._state.turn),
                "second",
                self._px(14),
            )
        )
        row.addSpacing(6)
        row.addLayout(column, 1)
        return row

    # -- the points

    def _ranking(self) -> list[Owner]:
        """Everybody, the most points first; those without a seat last."""
        totals = {owner: self._total(owner) for owner in self._book.owners()}
        return sorted(totals, key=lambda owner: (isinstance(owner, str), -totals[owner]))

    def _total(self, owner: Owner) -> int:
        return sum(held.total(owner) for held in self._state.scorings)

    def _place(self, owner: Owner) -> str:
        if isinstance(owner, str):
            return ""
        score = self._scores[owner]
        place = 1 + sum(other > score for other in self._scores)
        return say(place_words((place, self._scores.count(score))))

    def _points(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 6, 0, 6)
        grid.setHorizontalSpacing(self._px(14))
        grid.setVerticalSpacing(0)
        columns = self._columns()
        self._add_titles(grid, columns)
        for row, owner in enumerate(self._ranking(), 2):
            cells = [line(str(column.points(owner)), "", self._px(14), column.bold) for column in columns]
            cells.append(line(str(self._total(owner)), "figure", self._px(20), True))
            if not row % 2:
                grid.addWidget(stripe(), row, 0, 1, len(cells) + 2)
            grid.addWidget(centred(line(self._place(owner), "", self._px(14), True)), row, 0)
            grid.addWidget(name_tag(self._book, owner), row, 1, Qt.AlignmentFlag.AlignLeft)
            for i, cell in enumerate(cells):
                cell.setContentsMargins(0, self._px(8), 0, self._px(8))
                grid.addWidget(centred(cell), row, i + 2)
            grid.setRowStretch(row, 1)
        grid.setRowStretch(grid.rowCount(), BELOW)
        return grid

    def _noun(self, source: str) -> str:
        return say(self._book.sources[source].noun)

    def _columns(self) -> list[Column]:
        """Every source in every round where there are few, else the rounds and then the sources."""
        rounds = self._state.scorings
        whole = [
            Column(phrase("result-all-rounds"), self._noun(name), rounds, name, True)
            for name in self._sources
        ]
        if len(self._sources) > MOST_SOURCES:
            return [
                Column("", phrase("result-round", round=held.round), (held,), None) for held in rounds
            ] + whole
        parts = [
            Column(phrase("scoring-title", round=held.round), self._noun(name), (held,), name)
            for held in rounds
            for name in self._sources
        ]
        return parts + whole

    def _add_titles(self, grid: QGridLayout, columns: list[Column]) -> None:
        """Above, the rounds; below them the sources, and all points at the end."""
        groups: dict[str, list[int]] = {}
        for i, column in enumerate(columns):
            groups.setdefault(column.group, []).append(i)
            grid.addWidget(centred(line(column.title, "second", self._px(12))), 1, 2 + i)
        for group, places in groups.items():
            grid.addWidget(centred(line(group, "", self._px(13), True)), 0, 2 + places[0], 1, len(places))
        grid.addWidget(
            centred(line(phrase("result-all-points"), "second", self._px(12))), 1, 2 + len(columns)
        )

    # -- on

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        again = buttons.addButton(phrase("result-rematch"), QDialogButtonBox.ButtonRole.AcceptRole)
        again.setToolTip(phrase("result-rematch-tip"))
        same = buttons.addButton(phrase("result-same-deal"), QDialogButtonBox.ButtonRole.ActionRole)
        same.setToolTip(phrase("result-same-deal-tip"))
        again.setObjectName("ready")
        # who presses Enter through a scoring and the end begins no other game by it
        self._close_button = buttons.addButton(phrase("result-close"), QDialogButtonBox.ButtonRole.RejectRole)
        again.setAutoDefault(False)
        same.setAutoDefault(False)
        pointed_at(*buttons.buttons())
        again.clicked.connect(lambda: self._again(False))
        same.clicked.connect(lambda: self._again(True))
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            button.setFont(sans(self._px(14), SEMIBOLD))
        return buttons

    def _again(self, same_deal: bool) -> None:
        self.accept()
        self.rematch.emit(same_deal)


def name_tag(book: Rulebook, owner: Owner) -> QWidget:
    """An owner's mark and name."""
    tag = QWidget()
    row = QHBoxLayout(tag)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    row.addStretch(1)
    row.addWidget(seat_mark(colour_of(book, owner)))
    name = book.owner_name(owner)
    label = line("", "", 14, True)
    label.setText(label.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, LONGEST_NAME))
    label.setToolTip(name)
    row.addWidget(label)
    row.addStretch(1)
    return tag
