"""The standings as a table: a row a type, a row for walls and whatever else scores, and all together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ...model.core.message import Message
from ...model.core.nouns import types_noun
from ...model.core.observation import PublicState
from ...model.core.play import next_round, score_now
from ...model.core.rulebook import Rulebook
from ...model.core.scoring import ScoringRound
from ...model.core.values import Owner, Seat
from ...words import phrase, say
from ..language import SPOKEN
from ..words import capital, other_sources, place_noun, place_words

Index = QModelIndex | QPersistentModelIndex
Figures = list[tuple[int, Owner]]


@attrs.frozen
class Standing:
    """One owner within a row: what he has of it, his place (0 without any) and whether he shares it."""

    owner: Owner
    name: str
    count: int
    place: int
    tied: bool

    @property
    def words(self) -> str:
        """Such as ``tied 1st Leila 3``; a name without a place has nothing."""
        place = place_words((self.place, 2 if self.tied else 1))
        return phrase("standings-owner", place=place, name=self.name, count=self.count)


@attrs.frozen
class Row:
    """A type, a source of points or all together: the owners, the best first, and the viewer's points."""

    title: Message
    subject: str | None
    ranked: tuple[Standing, ...]
    points: int


class StandingsModel(QAbstractTableModel):
    """A column a place and one for what the viewer would get if it were scored now.

    ``SubjectRole`` of a row is the building type, a source such as ``wall``, or None for all together.
    """

    OwnerRole = Qt.ItemDataRole.UserRole + 1
    CountRole = Qt.ItemDataRole.UserRole + 2
    TiedRole = Qt.ItemDataRole.UserRole + 3
    SubjectRole = Qt.ItemDataRole.UserRole + 4
    PointsRole = Qt.ItemDataRole.UserRole + 5

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        SPOKEN.changed.connect(self._tell)

    def _tell(self) -> None:
        """The same figures in another language."""
        if self._rows:
            last = self.index(len(self._rows) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last.column())
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last.row())

    def set_state(self, book: Rulebook, state: PublicState, viewer: Seat) -> None:
        """Show how everybody stands in a state (or an observation of it), and the viewer's points."""
        scoring = score_now(book, state, next_round(state))
        rows = [_type_row(book, state, viewer, scoring, type_id) for type_id in book.types]
        for source in (*book.scored_edges, *other_sources(book)):
            points: Figures = [(scoring.of(seat, source), seat) for seat in book.setup.everybody]
            title = book.sources[source].noun
            rows.append(Row(title, source, _ranked(book, points), scoring.of(viewer, source)))
        totals: Figures = [(scoring.total(owner), owner) for owner in book.owners()]
        rows.append(Row(Message("if-scored-now"), None, _ranked(book, totals), scoring.total(viewer)))
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """The types, the wall and all together."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """One a place, and the viewer's points."""
        if parent is not None and parent.isValid():
            return 0
        return self._places + 1 if self._rows else 0

    @property
    def _places(self) -> int:
        return max((len(row.ranked) for row in self._rows), default=0)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Who has a place with how many, or the points."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == self.SubjectRole:
            return row.subject
        if role == self.PointsRole:
            return row.points
        if index.column() == self._places:
            return _points_words(row.points) if role == Qt.ItemDataRole.DisplayRole else None
        if index.column() > len(row.ranked) - 1:
            return None
        standing = row.ranked[index.column()]
        return {
            int(Qt.ItemDataRole.DisplayRole): standing.words,
            int(self.OwnerRole): standing.owner,
            int(self.CountRole): standing.count,
            int(self.TiedRole): standing.tied,
        }.get(int(role))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Places above, types beside."""
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation == Qt.Orientation.Vertical:
            return capital(say(self._rows[section].title)) if section < len(self._rows) else None
        if section < self._places:
            return say(place_noun(section + 1))
        return phrase("if-scored-now") if section == self._places else None


def _type_row(book: Rulebook, state: PublicState, viewer: Seat, scoring: ScoringRound, type_id: str) -> Row:
    counts = [(book.count(state, owner, type_id), owner) for owner in book.owners()]
    strengths = dict(zip(book.owners(), book.strengths(state, type_id), strict=True))
    points = scoring.of(viewer, "types", type_id)
    return Row(types_noun(type_id), type_id, _ranked(book, counts, strengths), points)


def _ranked(
    book: Rulebook, counts: Figures, strengths: Mapping[Owner, int] | None = None
) -> tuple[Standing, ...]:
    """Everybody by count, or by what decides between equal counts too."""
    by = strengths or {owner: count for count, owner in counts}
    figures = list(by.values())
    return tuple(
        Standing(
            owner,
            book.owner_name(owner),
            count,
            1 + sum(other > by[owner] for other in figures) if count else 0,
            count > 0 and figures.count(by[owner]) > 1,
        )
        for count, owner in sorted(counts, key=lambda pair: -by[pair[1]])
    )


def _points_words(points: int) -> str:
    return f"+{points}" if points else "–"
