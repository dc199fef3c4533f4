"""A scoring round with every figure."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from ...model.core.message import Message, in_a_row
from ...model.core.nouns import types_noun
from ...model.core.rulebook import Rulebook
from ...model.core.scoring import Points, ScoringRound, winners
from ...model.core.state import GameState
from ...model.core.values import Owner
from ...words import phrase, say
from ..modules import view_book
from ..words import capital, place_words
from .owners import name_tag, named
from .parts import badge, centred, fit, heading, icon, line, scrolled, stripe, words

Counts = Mapping[tuple[Owner, str], int]
"""How many buildings of a type an owner had when it was scored."""

BEST = "★"


def points_of(scoring: ScoringRound, owner: Owner, source: str, subject: str | None) -> Points | None:
    """The line of points of one owner for one thing."""
    return next(
        (x for x in scoring.lines if (x.owner, x.source, x.subject) == (owner, source, subject)), None
    )


class ScoringDialog(QDialog):
    """One scoring round: a row a type, a column a player, ties worked out in figures.

    ``counts`` are the buildings when it was held; without them the state is asked, which knows the same
    as long as nothing has changed hands since.
    """

    def __init__(
        self,
        book: Rulebook,
        state: GameState,
        scoring: ScoringRound,
        parent: QWidget | None = None,
        counts: Counts | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(phrase("scoring-title", round=scoring.round))
        self._book, self._state, self._scoring = book, state, scoring
        self._owners = book.owners()
        self._rounds = tuple(held for held in state.scorings if held.round <= scoring.round)
        self._counts = counts or {
            (owner, type_id): book.count(state, owner, type_id)
            for owner in self._owners
            for type_id in book.types
        }
        self._grid = QGridLayout()
        self._fill()
        self._lay_out()

    def _lay_out(self) -> None:
        table = QWidget()
        table.setLayout(self._grid)
        area = scrolled(table, phrase("scoring-everybody"))
        buttons = QDialogButtonBox()
        go_on = buttons.addButton(phrase("scoring-go-on"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 14)
        column.setSpacing(4)
        column.addWidget(heading(phrase("scoring-title", round=self._scoring.round), 24))
        column.addWidget(words(self.summary, "second", 14))
        column.addWidget(area, 1)
        column.addWidget(buttons)
        go_on.setDefault(True)
        inside = table.sizeHint()
        fit(self, QSize(inside.width() + 66, inside.height() + 150))

    @property
    def summary(self) -> str:
        """Who got most and who leads, in a sentence."""
        seats = self._book.setup.everybody
        got = {seat: self._scoring.total(seat) for seat in seats}
        have = {seat: self._score(seat) for seat in seats}
        return phrase("scoring-summary", most=self._best(got), lead=self._best(have))

    def _best(self, points: dict[int, int]) -> Message:
        best = winners(points)
        return Message("scoring-best", names=named(self._book, best), points=points[best[0]])

    def _score(self, owner: Owner) -> int:
        return sum(held.total(owner) for held in self._rounds)

    # -- the table

    def _fill(self) -> None:
        self._grid.setContentsMargins(0, 4, 0, 4)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        for i, owner in enumerate(self._owners):
            self._grid.addWidget(name_tag(self._book, owner), 0, i + 2)
            self._grid.setColumnMinimumWidth(i + 2, 104)
        for number, type_id in enumerate(self._book.types, 1):
            majority = self._book.majorities[type_id]
            prizes = majority.prizes(self._book, self._state, self._scoring.round)
            paid = [
                Message("scoring-prize", place=place_words((i, 1)), points=prize)
                for i, prize in enumerate(prizes, 1)
            ]
            cells = [self._majority(owner, type_id) for owner in self._owners]
            title = capital(say(types_noun(type_id)))
            self._add_row(number, badge(type_id, 30), title, say(in_a_row(paid)), cells)
        number = len(self._book.types)
        for source in self._others():
            number += 1
            best = max((self._scoring.of(owner, source) for owner in self._owners), default=0)
            cells = [self._amount(owner, source, best) for owner in self._owners]
            title, note = self._source_words(source)
            picture = icon(view_book(self._book).icon(source), 30)
            self._add_row(number, picture, title, note, cells)
        number += 1
        rounds = [f"<b>+{self._scoring.total(owner)}</b>" for owner in self._owners]
        totals = [centred(line(text, "figure", 19)) for text in rounds]
        self._add_row(number + 1, None, phrase("scoring-title", round=self._scoring.round), "", totals)
        scores = [centred(line(str(self._score(owner)), "", 17, True)) for owner in self._owners]
        self._add_row(number + 2, None, phrase("scoring-so-far"), "", scores)

    def _others(self) -> list[str]:
        """What scored beside the types; walls and moats always."""
        scored = {line.source for line in self._scoring.lines} | set(self._book.scored_edges)
        return [source for source in self._book.sources if source in scored and source != "types"]

    def _source_words(self, source: str) -> tuple[str, str]:
        """Title and note of a source of points."""
        told = self._book.sources[source]
        return capital(say(told.title)), say(told.note) if told.note else ""

    def _add_row(self, row: int, picture: QWidget | None, title: str, note: str, cells: list[QLabel]) -> None:
        grid = self._grid
        if row % 2:
            grid.addWidget(stripe(), row, 0, 1, len(cells) + 2)
        if picture is not None:
            grid.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignCenter)
        below = f'<br><span style="font-size: 12px">{note}</span>' if note else ""
        grid.addWidget(line(f"<b>{title}</b>{below}"), row, 1)
        for i, cell in enumerate(cells):
            cell.setContentsMargins(0, 5, 0, 5)
            name = self._book.owner_name(self._owners[i])
            figures = plain(cell.text())
            cell.setAccessibleName(phrase("scoring-cell", title=title, name=name, figures=figures))
            grid.addWidget(cell, row, i + 2)

    def _majority(self, owner: Owner, type_id: str) -> QLabel:
        counts = [self._counts[other, type_id] for other in self._owners]
        count = self._counts[owner, type_id]
        if not count:
            return centred(line("–", "second"))
        if self._book.majorities[type_id].tie_break is not None:
            counts = list(self._book.strengths(self._state, type_id))
            count = counts[self._owners.index(owner)]
        place = 1 + sum(other > count for other in counts)
        shown = place_words((place, counts.count(count)))
        text = phrase("scoring-majority", tiles=self._counts[owner, type_id], place=shown)
        paid = points_of(self._scoring, owner, "types", type_id)
        if paid is None:
            return centred(line(f"{text}<br>{phrase('scoring-no-points')}", "second", 12))
        return centred(line(_paid_words(text, paid, place == 1), "", 12))

    def _amount(self, owner: Owner, source: str, best: int) -> QLabel:
        """Points from a source, with their working where there is one."""
        amount = self._scoring.of(owner, source)
        if not amount:
            return centred(line("–", "second"))
        paid = points_of(self._scoring, owner, source, None)
        text = _amount_words(amount, amount == best)
        if paid is not None and (told := working(paid)):
            text = f"{text}<br>{told}"
        return centred(line(text, "", 12))


def plain(text: str) -> str:
    """What is read aloud of a text with marks for how it looks, its lines one after the other."""
    lines = QTextDocumentFragment.fromHtml(text).toPlainText().splitlines()
    return ", ".join(lines)


def _amount_words(amount: int, best: bool) -> str:
    return f'<span style="font-size: 15px; font-weight: 700">{f"{BEST} " * best}+{amount}</span>'


def _paid_words(text: str, paid: Points, best: bool) -> str:
    """Tiles and place, the points, and how a tie was worked out."""
    lines = [text, _amount_words(paid.amount, best)]
    if told := working(paid):
        lines.append(told)
    return "<br>".join(lines)


def working(paid: Points) -> str:
    """How points were worked out, in figures; empty where there is no more to it than the amount."""
    figures = " + ".join(" × ".join(map(str, product)) for product in paid.terms)
    if paid.shared_by == 1:
        return figures if " " in figures else ""
    if paid.amount == sum(map(prod, paid.terms)):
        return phrase("scoring-full-each", points=paid.amount)
    whole = f"({figures})" if paid.terms[1:] else figures
    return phrase("scoring-shared", whole=whole, among=paid.shared_by, points=paid.amount)
