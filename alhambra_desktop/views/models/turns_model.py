"""A seat's turns with their judgements as a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from ...model.learning.analysis.turns import PlayedTurn
from ...model.learning.analysis.verdict import TriedTurn, Verdict
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.words.message import Message, in_a_row
from ...words import phrase, say
from ..storage.contained import contained
from ..text.language import capital, plain
from ..text.story import deeds
from ..text.verdict_words import lost_words, signed, verdict_words
from .index import NOWHERE, Index


@contained
class TurnsModel(QAbstractListModel):
    """The turns of one seat in order, all or only doubtful ones and mistakes."""

    NumberRole = Qt.ItemDataRole.UserRole + 1
    DoneRole = Qt.ItemDataRole.UserRole + 2
    VerdictRole = Qt.ItemDataRole.UserRole + 3
    LostRole = Qt.ItemDataRole.UserRole + 4
    LuckRole = Qt.ItemDataRole.UserRole + 5
    """Roles: number, action, verdict (or none yet), loss, and luck since the previous turn, signed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._book: Rulebook | None = None
        self._turns: Sequence[PlayedTurn] = ()
        self._places: list[int] = []
        self._tried: Mapping[int, TriedTurn] = {}
        self._luck: Mapping[int, float] = {}
        self._done: dict[int, Message] = {}  # words would stay in the language of that moment
        self.places: list[int] = []
        """The places of the turns that are listed."""

        self.only: Verdict | None = None

    def tell(
        self,
        book: Rulebook,
        turns: Sequence[PlayedTurn],
        places: list[int],
        tried: Mapping[int, TriedTurn],
        only: Verdict | None,
        luck: Mapping[int, float],
    ) -> None:
        """List the turns at these indexes; `luck` is by turn number."""
        self.beginResetModel()
        if turns is not self._turns:
            self._done.clear()
        self._book, self._turns, self._places, self.only = book, turns, places, only
        self._tried, self._luck = dict(tried), dict(luck)
        self.places = [place for place in places if only is None or self.verdict(place) is only]
        self.endResetModel()

    def tell_only(self, only: Verdict | None) -> None:
        if self._book is not None:
            self.tell(self._book, self._turns, self._places, self._tried, only, self._luck)

    def verdict(self, place: int) -> Verdict | None:
        found = self._tried.get(place)
        return None if found is None else found.verdict

    def count(self, verdict: Verdict) -> int:
        return sum(self.verdict(place) is verdict for place in self._places)

    def row_of(self, place: int) -> int:
        return self.places.index(place) if place in self.places else -1

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        place = self.places[index.row()]
        tried = self._tried.get(place)
        match role:
            case self.NumberRole:
                return self._turns[place].number
            case self.DoneRole:
                return self._deeds(place)
            case self.VerdictRole:
                return None if tried is None else tried.verdict
            case self.LostRole:
                return "" if tried is None else lost_words(tried)
            case self.LuckRole:
                luck = self._luck.get(self._turns[place].number)
                return "" if luck is None else signed(luck)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                said = phrase("verdict-not-yet") if tried is None else verdict_words(tried)
                number, done = self._turns[place].number, self._deeds(place)
                told = phrase("look-back-row", turn=number, deeds=done, verdict=said)
                luck = self._luck.get(number)
                return told if luck is None else phrase("look-back-row-luck", told=told, luck=signed(luck))
            case Qt.ItemDataRole.ToolTipRole:
                return plain(capital(self._deeds(place)))
        return None

    def _deeds(self, place: int) -> str:
        if place not in self._done and self._book is not None:
            self._done[place] = in_a_row(deeds(self._book, self._turns[place].moves))
        return say(self._done[place]) if place in self._done else ""
