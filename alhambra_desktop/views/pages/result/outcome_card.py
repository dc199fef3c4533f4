"""The card of the result that shows who won and how to play again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy

from ....model.learning.analysis.facts import margin
from ....model.players.skill.levels import LevelError, level
from ....model.rules.core.values import Owner
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, serif
from ...game.game_table import GameTable
from ...text.scoring_words import colour_of
from ...widgets.boxes import fill, hbox, vbox
from ...widgets.labels import PlainLabel, line, stripe, words
from ...widgets.pictures import Picture, mark_name, seat_mark
from .final_scores import FinalScores
from .result_cards import ResultCard, result_button

AIDS: Final[Mapping[str, Message]] = {
    "purist": Message("result-aids-purist"),
    "normal": Message("result-aids-normal"),
    "trainer": Message("result-aids-trainer"),
}


class OutcomeCard(ResultCard):
    """The winners, the ranking, how the game was played, and buttons for another game."""

    rematch = Signal(bool)
    """Another game is wanted; True for the same deal."""

    seats_wanted = Signal()

    def __init__(self, cache: FaceCache, table: GameTable, final: FinalScores, aids: str) -> None:
        super().__init__(cache)
        self._final = final
        self.notes = _notes(table, aids)
        title = words(final.title(table.humans))
        title.setFont(serif(26, BLACK))
        after = phrase("result-points", points=max(final.seats), turns=table.state.turn)
        told = [title, words(after, "second", 13)]
        if said := margin(table.state):
            told.append(words(say(said), "second", 13))
        marks = (_winners_mark(colour_of(final.book, seat), 62) for seat in final.winners)
        head = hbox(*marks, (vbox(*told, spacing=2), 1))
        notes = words(" ".join(self.notes), "second", 12)
        fill(self.column, head, self._ranks(), notes, 1, self._again_buttons())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def _ranks(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(3, 1)
        for row, owner in enumerate(self._final.ranking):
            if not row % 2:
                grid.addWidget(stripe(), row, 0, 1, 5)
            grid.addWidget(line(self._final.place(owner), "", 14, not row), row, 0)
            grid.addWidget(seat_mark(colour_of(self._final.book, owner), 26), row, 1)
            name = PlainLabel(self._final.book.owner_name(owner))
            name.setFont(serif(16, BOLD))
            grid.addWidget(name, row, 2)
            grid.addWidget(line(self._level(owner), "second", 13), row, 3)
            figure = line(str(self._final.total(owner)), "figure", 20, True)
            grid.addWidget(figure, row, 4, Qt.AlignmentFlag.AlignRight)
        return grid

    def _level(self, owner: Owner) -> str:
        if isinstance(owner, str):
            return ""
        try:
            return say(level(self._final.book.setup.seats[owner].level or "").name)
        except LevelError:
            return ""

    def _again_buttons(self) -> QHBoxLayout:
        again = result_button(phrase("result-rematch"), phrase("result-rematch-tip"))
        same = result_button(phrase("result-same-deal"), phrase("result-same-deal-tip"))
        seats = result_button(phrase("result-seats"), phrase("result-seats-tip"))
        again.setObjectName("ready")
        again.clicked.connect(partial(self.rematch.emit, False))
        same.clicked.connect(partial(self.rematch.emit, True))
        seats.clicked.connect(self.seats_wanted)
        return hbox(again, same, seats, spacing=8)


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


def _winners_mark(colour: str, size: int) -> Picture:
    def paint(p: QPainter, side: int) -> None:
        art.paint_winner(p, side / 2, side / 2, side * 0.46)
        art.paint_seat_mark(p, colour, side / 2, side / 2, side * 0.34)

    return Picture(size, mark_name(colour), paint)
