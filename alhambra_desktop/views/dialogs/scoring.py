"""A scoring round with every figure, and the result of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from typing import Final

import attrs
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from ...model.core.message import Message
from ...model.core.rulebook import Rulebook
from ...model.core.scoring import Points, ScoringRound, winners
from ...model.core.state import GameState
from ...model.core.values import Owner
from ...model.text import SOURCES, type_words
from ...words import phrase, say
from ...words import words as spoken
from ..game_table import GameTable
from ..words import SOURCE_ICONS, SOURCE_NOTES, place_words
from .parts import badge, centred, fit, heading, icon, line, scrolled, seat_mark, stripe, words

Counts = Mapping[tuple[Owner, str], int]
"""How many buildings of a type an owner had when it was scored."""

AIDS: Final[Mapping[str, Message]] = {
    "purist": Message("result-aids-purist"),
    "normal": Message("result-aids-normal"),
    "trainer": Message("result-aids-trainer"),
}
"""Which play aids were in use."""

BEST = "★"
MOST_SOURCES = 2
"""With more sources of points a result does not tell them by round."""

LONGEST_NAME = 110
"""Width of a name in a column; longer ones are cut short."""


def colour_of(book: Rulebook, owner: Owner) -> str:
    """The colour id of an owner; those without a seat have none of the six."""
    return book.setup.seats[owner].colour if isinstance(owner, int) else "stone"


def named(book: Rulebook, seats: Iterable[Owner]) -> str:
    """Some names as a list in words."""
    return spoken().list_of(map(book.owner_name, seats))


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
                phrase("scoring-prize", place=place_words((i, 1)), points=prize)
                for i, prize in enumerate(prizes, 1)
            ]
            cells = [self._majority(owner, type_id) for owner in self._owners]
            title = type_words(type_id).capitalize()
            self._add_row(number, badge(type_id, 30), title, ", ".join(paid), cells)
        number = len(self._book.types)
        for source in self._others():
            number += 1
            best = max((self._scoring.of(owner, source) for owner in self._owners), default=0)
            cells = [self._amount(owner, source, best) for owner in self._owners]
            picture, title, note = self._source_words(source)
            self._add_row(number, icon(picture, 30), title, note, cells)
        number += 1
        rounds = [f"<b>+{self._scoring.total(owner)}</b>" for owner in self._owners]
        totals = [centred(line(text, "figure", 19)) for text in rounds]
        self._add_row(number + 1, None, phrase("scoring-title", round=self._scoring.round), "", totals)
        scores = [centred(line(str(self._score(owner)), "", 17, True)) for owner in self._owners]
        self._add_row(number + 2, None, phrase("scoring-so-far"), "", scores)

    def _others(self) -> list[str]:
        """What scored beside the types; walls and moats always."""
        scored = {line.source for line in self._scoring.lines} | set(self._book.scored_edges)
        return [source for source in SOURCES if source in scored and source != "types"]

    def _source_words(self, source: str) -> tuple[str, str, str]:
        """Icon, title and note of a source of points."""
        title = SOURCES[source].capitalize()
        if source in self._book.scored_edges:
            every = self._book.options.get("wall_scoring") == "all_outer"
            title = f"Outer {source}s" if every else f"Longest {source}"
        return SOURCE_ICONS[source], title, SOURCE_NOTES[source]

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
            cell.setAccessibleName(phrase("scoring-cell", title=title, name=name))
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


class ResultDialog(QDialog):
    """Ranking, points by round and source, and three ways on.

    ``rematch`` tells whether the same deal is wanted again.
    """

    rematch = Signal(bool)

    def __init__(self, table: GameTable, aids: str = "normal", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(phrase("result-title"))
        self._book, self._state = table.book, table.state
        self._assisted, self._hints, self._aids = table.assisted, table.hints, aids
        self._humans = table.humans
        self._scores = [player.score for player in self._state.players]
        self._sources = tuple(
            dict.fromkeys(line.source for held in self._state.scorings for line in held.lines)
        )
        grid = QWidget()
        grid.setLayout(self._points())
        area = scrolled(grid, phrase("scoring-everybody"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        column.addLayout(self._head())
        column.addWidget(area, 1)
        for note in self.notes:
            column.addWidget(words(note, "second"))
        column.addSpacing(6)
        column.addWidget(self._make_buttons())
        self._again_button.setDefault(True)
        inside = grid.sizeHint()
        room = 190 + 24 * len(self.notes)
        fit(self, QSize(max(620, inside.width() + 56), inside.height() + room))

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
            row.addWidget(seat_mark(colour_of(self._book, seat), 52))
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(heading(self.title, 28))
        column.addWidget(
            words(phrase("result-points", points=max(self._scores), turns=self._state.turn), "second", 14)
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
        return place_words((1 + sum(other > score for other in self._scores), self._scores.count(score)))

    def _points(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 6, 0, 6)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(0)
        columns = self._columns()
        self._add_titles(grid, columns)
        for row, owner in enumerate(self._ranking(), 2):
            cells = [line(str(column.points(owner)), "", 14, column.bold) for column in columns]
            cells.append(line(str(self._total(owner)), "figure", 20, True))
            if not row % 2:
                grid.addWidget(stripe(), row, 0, 1, len(cells) + 2)
            grid.addWidget(centred(line(self._place(owner), "", 14, True)), row, 0)
            grid.addWidget(name_tag(self._book, owner), row, 1, Qt.AlignmentFlag.AlignLeft)
            for i, cell in enumerate(cells):
                cell.setContentsMargins(0, 6, 0, 6)
                grid.addWidget(centred(cell), row, i + 2)
        return grid

    def _columns(self) -> list[Column]:
        """Every source in every round where there are few, else the rounds and then the sources."""
        rounds = self._state.scorings
        whole = [
            Column(phrase("result-all-rounds"), SOURCES[name], rounds, name, True) for name in self._sources
        ]
        if len(self._sources) > MOST_SOURCES:
            return [
                Column("", phrase("result-round", round=held.round), (held,), None) for held in rounds
            ] + whole
        parts = [
            Column(phrase("scoring-title", round=held.round), SOURCES[name], (held,), name)
            for held in rounds
            for name in self._sources
        ]
        return parts + whole

    def _add_titles(self, grid: QGridLayout, columns: list[Column]) -> None:
        """Above, the rounds; below them the sources, and all points at the end."""
        groups: dict[str, list[int]] = {}
        for i, column in enumerate(columns):
            groups.setdefault(column.group, []).append(i)
            grid.addWidget(centred(line(column.title, "second", 12)), 1, 2 + i)
        for group, places in groups.items():
            grid.addWidget(centred(line(group, "", 13, True)), 0, 2 + places[0], 1, len(places))
        grid.addWidget(centred(line(phrase("result-all-points"), "second", 12)), 1, 2 + len(columns))

    # -- on

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        again = self._again_button = buttons.addButton(
            phrase("result-rematch"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        again.setToolTip(phrase("result-rematch-tip"))
        same = buttons.addButton(phrase("result-same-deal"), QDialogButtonBox.ButtonRole.ActionRole)
        same.setToolTip(phrase("result-same-deal-tip"))
        buttons.addButton(phrase("result-close"), QDialogButtonBox.ButtonRole.RejectRole)
        again.clicked.connect(lambda: self._again(False))
        same.clicked.connect(lambda: self._again(True))
        buttons.rejected.connect(self.reject)
        return buttons

    def _again(self, same_deal: bool) -> None:
        self.accept()
        self.rematch.emit(same_deal)
