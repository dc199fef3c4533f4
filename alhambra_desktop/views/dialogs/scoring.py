"""A scoring round with every figure, and the result of a game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...model.core.rulebook import Rulebook
from ...model.core.scoring import Points, ScoringRound, winners
from ...model.core.state import GameState
from ...model.core.values import Owner
from ...model.modules.alhambra.scoring import prizes
from ...model.text import owner_name, type_words
from ..game_table import GameTable
from ..words import ORDINALS
from .parts import badge, centred, heading, seat_mark, wall_icon, words


def _colour(book: Rulebook, owner: Owner) -> str:
    return book.setup.seats[owner].colour if isinstance(owner, int) else "stone"


def _line(scoring: ScoringRound, owner: Owner, source: str, subject: str | None) -> Points | None:
    return next(
        (x for x in scoring.lines if (x.owner, x.source, x.subject) == (owner, source, subject)), None
    )


class ScoringDialog(QDialog):
    """One scoring round: a row a type, a column a player, ties worked out in figures."""

    def __init__(
        self, book: Rulebook, state: GameState, scoring: ScoringRound, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(f"Scoring {scoring.round}")
        self._book, self._state, self._scoring = book, state, scoring
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 14)
        column.addWidget(heading(f"Scoring {scoring.round}"))
        column.addWidget(words("Majorities by type, then the longest outer wall.", "second"))
        column.addLayout(self._table())
        buttons = QDialogButtonBox()
        go_on = buttons.addButton("&Go on", QDialogButtonBox.ButtonRole.AcceptRole)
        go_on.setDefault(True)
        buttons.accepted.connect(self.accept)
        column.addWidget(buttons)

    def _table(self) -> QGridLayout:
        book, scoring = self._book, self._scoring
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        owners = book.owners()
        for i, owner in enumerate(owners):
            grid.addWidget(_name(book, owner), 0, i + 2)
        row = 1
        for type_id in book.types:
            grid.addWidget(badge(type_id), row, 0)
            prize = ", ".join(map(str, prizes(type_id, scoring.round)))
            grid.addWidget(words(f"{type_words(type_id).capitalize()}\npays {prize}"), row, 1)
            for i, owner in enumerate(owners):
                grid.addWidget(self._majority(owner, type_id), row, i + 2)
            row += 1
        grid.addWidget(wall_icon(), row, 0)
        grid.addWidget(words("Longest wall\n1 a segment"), row, 1)
        for i, owner in enumerate(owners):
            line = _line(scoring, owner, "wall", None)
            text = f"<b>+{line.amount}</b>" if line else "–"
            grid.addWidget(centred(words(text)), row, i + 2)
        row += 1
        grid.addWidget(words("This round", bold=True), row, 1)
        for i, owner in enumerate(owners):
            total = centred(words(f"+{scoring.total(owner)}", "figure", 18, True))
            grid.addWidget(total, row, i + 2)
        grid.addWidget(words("Score now", bold=True), row + 1, 1)
        for i, owner in enumerate(owners):
            score = sum(held.total(owner) for held in self._state.scorings)
            grid.addWidget(centred(words(str(score), "", 15, True)), row + 1, i + 2)
        return grid

    def _majority(self, owner: Owner, type_id: str) -> QWidget:
        book = self._book
        counts = [book.count(self._state, other, type_id) for other in book.owners()]
        count = book.count(self._state, owner, type_id)
        if not count:
            return centred(words("none", "second", 12))
        place = 1 + sum(other > count for other in counts)
        tied = "tied " if counts.count(count) > 1 else ""
        line = _line(self._scoring, owner, "types", type_id)
        lead = "★ " if place == 1 else ""
        text = f"{count} tile{'s' * (count > 1)}, {tied}{ORDINALS[place]}"
        if line is None:
            return centred(words(f"{text}<br>–", "second", 12))
        working = f"<br><small>{line.reason}</small>" if "each" in line.reason else ""
        return centred(words(f"{text}<br><b>{lead}+{line.amount}</b>{working}", "", 12))


def _name(book: Rulebook, owner: Owner) -> QWidget:
    widget = QWidget()
    line = QHBoxLayout(widget)
    line.setContentsMargins(0, 0, 0, 0)
    line.addStretch(1)
    line.addWidget(seat_mark(_colour(book, owner)))
    label = words(owner_name(book, owner), "", 14, True)
    label.setWordWrap(False)
    line.addWidget(label)
    line.addStretch(1)
    return widget


class ResultDialog(QDialog):
    """Who won, and where the points came from."""

    rematch = Signal(bool)

    def __init__(self, table: GameTable, aids: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Result")
        self._table = table
        book, state = table.book, table.state
        scores = [player.score for player in state.players]
        won = winners(scores)
        names = " and ".join(owner_name(book, seat) for seat in won)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        shared = " share the victory" if len(won) > 1 else " wins" if names != "You" else " win"
        column.addWidget(heading(f"{names}{shared}", 26))
        column.addWidget(words(f"{max(scores)} points after {state.turn} turns.", "second", 14))
        column.addLayout(self._points())
        if table.assisted:
            column.addWidget(words("Whole rounds were taken back: an assisted game.", "second"))
        column.addWidget(words(f"Play aids: {aids}.", "second", 12))
        column.addWidget(self._buttons())

    def _points(self) -> QGridLayout:
        book, state = self._table.book, self._table.state
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(7)
        titles = [f"Scoring {held.round}" for held in state.scorings]
        for i, title in enumerate((*titles, "types", "walls", "together")):
            grid.addWidget(centred(words(title, "second", 12)), 0, i + 1)
        totals = {owner: sum(held.total(owner) for held in state.scorings) for owner in book.owners()}
        for row, owner in enumerate(sorted(totals, key=lambda o: (isinstance(o, str), -totals[o])), 1):
            grid.addWidget(_name(book, owner), row, 0)
            figures = [held.total(owner) for held in state.scorings]
            figures += [
                sum(held.of(owner, source) for held in state.scorings) for source in ("types", "wall")
            ]
            for i, figure in enumerate(figures):
                grid.addWidget(centred(words(str(figure))), row, i + 1)
            grid.addWidget(centred(words(str(totals[owner]), "figure", 18, True)), row, len(figures) + 1)
        return grid

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        again = buttons.addButton("&Rematch", QDialogButtonBox.ButtonRole.AcceptRole)
        same = buttons.addButton("The same &deal again", QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton("&Look at the table", QDialogButtonBox.ButtonRole.RejectRole)
        again.setDefault(True)
        again.clicked.connect(lambda: self._again(False))
        same.clicked.connect(lambda: self._again(True))
        buttons.rejected.connect(self.reject)
        return buttons

    def _again(self, same_deal: bool) -> None:
        self.accept()
        self.rematch.emit(same_deal)
