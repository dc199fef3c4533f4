from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, SignalInstance

from ...model.rules.core.engine.event import Event, GameEnded, LeftoverGiven, ScoringHeld, TurnBegan
from ...model.rules.core.engine.play import Transition
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.engine.setup import SeatSetup
from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..game.game_table import GameTable
from ..storage.contained import contained
from ..text.language import SPOKEN, plain
from .index import Index


@frozen
class Entry:
    """A row of the log: the heading of a turn if ``heading`` is True, otherwise an event.

    ``at`` is the transition that caused the row. If the program can explain the row, ``move`` is the same
    transition, otherwise None. The program can explain the turns and decisions of computer players.
    ``outside`` is True if the event's player is not the player whose turn it is.
    """

    message: Message
    seat: int | None
    tiles: tuple[str, ...]
    turn: int
    heading: bool = False
    move: Transition | None = None
    event: Event | None = None
    at: Transition | None = None
    outside: bool = False

    @property
    def is_band(self) -> bool:
        """Whether the row reports points: a scoring round, or the end of the game."""
        return isinstance(self.event, ScoringHeld | GameEnded)


@contained
class LogModel(QAbstractListModel):
    """The log of a GameTable: a heading for each turn, and a row for each event that has a text.

    Transitions come from the signal ``moves`` or, if ``moves`` is None, from ``table.moved``. If ``counted``
    is given, the row of a scoring and all later rows wait until this signal is emitted.
    """

    SeatRole = Qt.ItemDataRole.UserRole + 1
    TilesRole = Qt.ItemDataRole.UserRole + 2
    TurnRole = Qt.ItemDataRole.UserRole + 3
    HeadingRole = Qt.ItemDataRole.UserRole + 4
    KindRole = Qt.ItemDataRole.UserRole + 5
    MoveRole = Qt.ItemDataRole.UserRole + 6
    EventRole = Qt.ItemDataRole.UserRole + 7
    AtRole = Qt.ItemDataRole.UserRole + 8

    def __init__(
        self,
        table: GameTable,
        parent: QObject | None = None,
        moves: SignalInstance | None = None,
        counted: SignalInstance | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._entries: list[Entry] = []
        self._seats: tuple[SeatSetup, ...] = ()
        self._turn_of: int | None = None  # seat whose turn has begun; None after a scoring
        self.book: Rulebook | None = None
        self.latest = -1  # the row with the heading of the current turn, or -1
        self._waiting: list[Entry] = []
        self._waits = counted is not None
        (moves or table.moved).connect(self._add_move)
        if counted is not None:
            counted.connect(self._add_waiting_rows)
        table.reset.connect(self._fill)
        SPOKEN.changed.connect(self._retranslate)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return say(entry.message)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            text = self._words(entry)
            return plain(text) if role == Qt.ItemDataRole.ToolTipRole else text
        return {
            int(self.SeatRole): entry.seat,
            int(self.TilesRole): entry.tiles,
            int(self.TurnRole): entry.turn,
            int(self.HeadingRole): entry.heading,
            int(self.KindRole): "turn" if entry.heading else "event",
            int(self.MoveRole): entry.move,
            int(self.EventRole): entry.event,
            int(self.AtRole): entry.at,
        }.get(int(role))

    def entry(self, row: int) -> Entry:
        return self._entries[row]

    def seat(self, entry: Entry | None) -> SeatSetup | None:
        return None if entry is None or entry.seat is None else self._seats[entry.seat]

    def heading_of(self, row: int) -> Entry | None:
        """Return the heading of the turn that contains a row, or None if the row is outside all turns."""
        for at in range(row, -1, -1):
            entry = self._entries[at]
            if entry.heading:
                return entry
            if entry.is_band:
                return None
        return None

    def short_text(self, entry: Entry) -> str:
        """Return the text to paint. Most rows leave out the player's name, because the heading shows it."""
        if entry.heading and entry.seat is not None:
            return self._seats[entry.seat].name
        if isinstance(entry.event, ScoringHeld):
            return phrase("scoring-title", round=entry.event.scoring.round)
        return self._words(entry) if entry.outside else say(entry.message)

    def _words(self, entry: Entry) -> str:
        if entry.seat is None or entry.heading:
            return say(entry.message)
        return phrase("log-did", name=self._seats[entry.seat].name, deed=entry.message)

    def _fill(self) -> None:
        self.beginResetModel()
        self._waiting.clear()
        # stored, because the rows can stay visible after the table has got another game
        self._seats, self.book = self._table.setup.seats, self._table.book
        self._turn_of, self.latest = None, -1
        self._entries = []
        self._append([entry for move in self._table.transitions for entry in self._of(move)])
        self.endResetModel()

    def _append(self, entries: list[Entry]) -> None:
        for row, entry in enumerate(entries, len(self._entries)):
            if entry.heading:
                self.latest = row
            elif isinstance(entry.event, GameEnded):
                self.latest = -1
        self._entries += entries

    def _retranslate(self) -> None:
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def _add_move(self, move: Transition) -> None:
        self._waiting += self._of(move)
        self._add(0)

    def _add_waiting_rows(self) -> None:
        self._add(1)

    def _add(self, counted: int) -> None:
        held = [i for i, entry in enumerate(self._waiting) if isinstance(entry.event, ScoringHeld)]
        end = held[counted] if self._waits and len(held) > counted else len(self._waiting)
        new, self._waiting = self._waiting[:end], self._waiting[end:]
        if new:
            first = len(self._entries)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._append(new)
            self.endInsertRows()

    def _of(self, move: Transition) -> list[Entry]:
        turn = move.before.turn if move.before is not None else 0
        entries: list[Entry] = []
        for event in move.events:
            if isinstance(event, TurnBegan):
                turn, self._turn_of = event.turn, event.seat
                name = self._seats[event.seat].name
                explained = None if self._table.is_human(event.seat) else move
                heading = Message("log-turn", turn=turn, name=name)
                entries.append(Entry(heading, event.seat, (), turn, True, explained, at=move))
                continue
            message = event.message(self._table.book)
            if message is not None:
                seat = getattr(event, "seat", None)
                explained = self._explainable(event, move)
                outside = seat is not None and seat != self._turn_of
                tiles = tiles_of(event)
                entries.append(Entry(message, seat, tiles, turn, False, explained, event, move, outside))
            if isinstance(event, ScoringHeld):
                self._turn_of = None
        return entries

    def _explainable(self, event: Event, move: Transition) -> Transition | None:
        decision = move.before.decision if move.before is not None else None
        if decision is None or isinstance(event, LeftoverGiven) or self._table.is_human(decision.seat):
            return None
        return move if getattr(event, "seat", None) == decision.seat else None


def tiles_of(event: Event) -> tuple[str, ...]:
    found = [getattr(event, name, None) for name in ("tile", "out")]
    return tuple(tile for tile in found if isinstance(tile, str))
