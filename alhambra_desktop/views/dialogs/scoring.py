"""A scoring round with every figure, and the result of a game."""

from __future__ import annotations

from collections.abc import Mapping

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

from ...model.core.rulebook import Rulebook
from ...model.core.scoring import Points, ScoringRound, winners
from ...model.core.state import GameState
from ...model.core.values import Owner
from ...model.text import SOURCES, type_words
from ..game_table import GameTable
from ..words import ORDINALS, SOURCE_ICONS, SOURCE_NOTES
from .parts import badge, centred, fit, heading, icon, line, scrolled, seat_mark, stripe, words

Counts = Mapping[tuple[Owner, str], int]
"""How many buildings of a type an owner had when it was scored."""

BEST = "★"
MOST_SOURCES = 2
"""With more sources of points a result does not tell them by round."""

LONGEST_NAME = 110
"""Width of a name in a column; longer ones are cut short."""


def colour_of(book: Rulebook, owner: Owner) -> str:
    """The colour id of an owner; those without a seat have none of the six."""
    return book.setup.seats[owner].colour if isinstance(owner, int) else "stone"


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
        self.setWindowTitle(f"Scoring {scoring.round}")
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
        area = scrolled(table, "Points of everybody")
        buttons = QDialogButtonBox()
        go_on = buttons.addButton("&Go on", QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 14)
        column.setSpacing(4)
        column.addWidget(heading(f"Scoring {self._scoring.round}", 24))
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
        return f"Most points this time: {self._named(got)}. In the lead: {self._named(have)}."

    def _named(self, points: dict[int, int]) -> str:
        best = winners(points)
        return f"{' and '.join(self._book.owner_name(seat) for seat in best)} with {points[best[0]]}"

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
            paid = [f"{ORDINALS[i]} {prize}" for i, prize in enumerate(prizes, 1)]
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
        self._add_row(number + 1, None, f"Scoring {self._scoring.round}", "", totals)
        scores = [centred(line(str(self._score(owner)), "", 17, True)) for owner in self._owners]
        self._add_row(number + 2, None, "Points so far", "", scores)

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
            cell.setAccessibleName(f"{title}, {self._book.owner_name(self._owners[i])}")
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
        tied = "tied " if counts.count(count) > 1 else ""
        tiles = self._counts[owner, type_id]
        text = f"{tiles} tile{'s' * (tiles > 1)}, {tied}{ORDINALS[place]}"
        paid = points_of(self._scoring, owner, "types", type_id)
        if paid is None:
            return centred(line(f"{text}<br>no points", "second", 12))
        return centred(line(_paid_words(text, paid, place == 1), "", 12))

    def _amount(self, owner: Owner, source: str, best: int) -> QLabel:
        """Points from a source, with their working where there is one."""
        amount = self._scoring.of(owner, source)
        if not amount:
            return centred(line("–", "second"))
        paid = points_of(self._scoring, owner, source, None)
        text = _amount_words(amount, amount == best)
        if paid is not None and " " in paid.reason:
            text = f"{text}<br>{paid.reason}"
        return centred(line(text, "", 12))


def _amount_words(amount: int, best: bool) -> str:
    return f'<span style="font-size: 15px; font-weight: 700">{f"{BEST} " * best}+{amount}</span>'


def _paid_words(text: str, paid: Points, best: bool) -> str:
    """Tiles and place, the points, and how a tie was worked out."""
    lines = [text, _amount_words(paid.amount, best)]
    if "each" in paid.reason:
        lines.append(paid.reason)
    return "<br>".join(lines)


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
        self.setWindowTitle("Result")
        self._book, self._state = table.book, table.state
        self._assisted, self._hints, self._aids = table.assisted, table.hints, aids
        self._scores = [player.score for player in self._state.players]
        self._sources = tuple(
            dict.fromkeys(line.source for held in self._state.scorings for line in held.lines)
        )
        grid = QWidget()
        grid.setLayout(self._points())
        area = scrolled(grid, "Points of everybody")
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
        *others, last = (self._book.owner_name(seat) for seat in winners(self._scores))
        if others:
            return f"{', '.join(others)} and {last} share the victory"
        return "You win" if last == "You" else f"{last} wins"

    @property
    def notes(self) -> list[str]:
        """What must be known about how it was played."""
        found = []
        if any(isinstance(owner, str) for owner in self._book.owners()):
            name = next(self._book.owner_name(o) for o in self._book.owners() if isinstance(o, str))
            found.append(f"{name} takes part in the majorities but cannot win.")
        if self._assisted:
            found.append("Whole rounds were taken back: an assisted game.")
        if any(self._hints):
            whole = f", {self._hints[2]} of them a whole turn" if self._hints[2] else ""
            found.append(f"Hints: {sum(self._hints)}{whole}.")
        found.append(f"Play aids: {self._aids}.")
        return found

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for seat in winners(self._scores):
            row.addWidget(seat_mark(colour_of(self._book, seat), 52))
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(heading(self.title, 28))
        column.addWidget(words(f"{max(self._scores)} points after {self._state.turn} turns", "second", 14))
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
        place = ORDINALS[1 + sum(other > score for other in self._scores)]
        return f"= {place}" if self._scores.count(score) > 1 else place

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
        whole = [Column("All rounds", SOURCES[name], rounds, name, True) for name in self._sources]
        if len(self._sources) > MOST_SOURCES:
            return [Column("", f"scoring {held.round}", (held,), None) for held in rounds] + whole
        parts = [
            Column(f"Scoring {held.round}", SOURCES[name], (held,), name)
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
        grid.addWidget(centred(line("points", "second", 12)), 1, 2 + len(columns))

    # -- on

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        again = self._again_button = buttons.addButton("&Rematch", QDialogButtonBox.ButtonRole.AcceptRole)
        again.setToolTip("The same seats and rules, shuffled anew")
        same = buttons.addButton("Same &deal again", QDialogButtonBox.ButtonRole.ActionRole)
        same.setToolTip("The same seats, rules and shuffles")
        buttons.addButton("&Close", QDialogButtonBox.ButtonRole.RejectRole)
        again.clicked.connect(lambda: self._again(False))
        same.clicked.connect(lambda: self._again(True))
        buttons.rejected.connect(self.reject)
        return buttons

    def _again(self, same_deal: bool) -> None:
        self.accept()
        self.rematch.emit(same_deal)
