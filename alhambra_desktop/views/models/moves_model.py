from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, QTimer

from ...model.rules.core.engine.action import PlacingAction, TakeMoney
from ...model.rules.core.engine.preview import Outlook
from ...model.rules.core.frozen import frozen
from ...model.rules.core.places.places import CardFace, Face
from ...model.rules.core.values import MONEY
from ...model.rules.core.words.message import Message, in_a_row
from ...model.rules.table.choices import PossibleDeed, change, choices, sentence, standing
from ...model.rules.table.turn_facts import Deed, TurnFacts
from ...words import say
from ..game.action_faces import faces_of
from ..storage.contained import contained
from ..text.language import SPOKEN, capital, plain
from ..text.words import change_lines, change_total, change_words, payment_words, signed
from .index import Index

CHUNK: Final = 1  # number of effects that are computed between two Qt events


@frozen
class Order:
    command: str
    message: Message
    tip: Message


@frozen
class Heading:
    message: Message


@frozen
class OtherPayments:
    """A row that the player presses to show or hide all payments for ``choice`` except the best one."""

    choice: PossibleDeed
    message: Message


@frozen
class Way:
    """A row for a deed. ``other`` is True if another payment for the same choice is better."""

    deed: Deed
    detail: Message | None = None
    other: bool = False


@frozen
class Note:
    message: Message


@frozen
class Effect:
    """The texts about the effect of a deed.

    ``whole`` is for screen readers and tooltips. ``beside`` is painted to the left of ``text``. If
    there is a ``tone``, ``beside`` is about the payment, and it is painted in a pill of this tone. Otherwise,
    ``beside`` is the gain in points.
    """

    whole: str = ""
    text: str = ""
    beside: str = ""
    tone: str = ""


Entry = Heading | Way | OtherPayments | Order | Note


@contained
class MovesModel(QAbstractListModel):
    """Possible moves, grouped by kind, with their effects.

    The effects of visible rows are computed between Qt events, one by one. If a screen reader reads a row,
    the effect of this row is computed immediately.
    """

    ChangeRole = Qt.ItemDataRole.UserRole + 1
    HeadingRole = Qt.ItemDataRole.UserRole + 2
    FacesRole = Qt.ItemDataRole.UserRole + 3

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._facts: TurnFacts | None = None
        self._all: list[Entry] = []
        self._shown: list[Entry] = []
        self._open: set[PossibleDeed] = set()
        self._words: tuple[str, ...] = ()
        self._before: Outlook | None = None
        self._changes: dict[Deed, Effect] = {}
        self._wanted: dict[Deed, int] = {}
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._work_out)
        SPOKEN.changed.connect(self._retranslate)

    def show(self, facts: TurnFacts | None, orders: Iterable[Order] = (), notes: Iterable[Note] = ()) -> None:
        self._facts, self._before = facts, None
        self._open.clear()
        self._changes.clear()
        self._all = [*_entries(facts)] if facts is not None else []
        if notes := tuple(notes):
            self._all += [Heading(Message("moves-prospects")), *notes]
        if orders := tuple(orders):
            self._all += [Heading(Message("moves-turn")), *orders]
        self._refresh()

    def filter(self, text: str) -> None:
        self._words = tuple(text.casefold().split())
        self._refresh()

    @property
    def filtered(self) -> bool:
        return bool(self._words)

    def toggle(self, index: QModelIndex) -> None:
        entry = self.entry(index)
        if isinstance(entry, OtherPayments):
            self._open ^= {entry.choice}
            self._refresh()

    def entry(self, index: Index) -> Entry | None:
        return self._shown[index.row()] if index.isValid() and index.row() < len(self._shown) else None

    def row_of(self, entry: Entry) -> int | None:
        return self._shown.index(entry) if entry in self._shown else None

    def choosable(self, row: int) -> bool:
        return not isinstance(self._shown[row], Heading | Note)

    def readable(self, row: int) -> bool:
        return not isinstance(self._shown[row], Heading)

    def first_row(self) -> int | None:
        """Return the first row that continues the turn or, without such a row, the first choosable row.

        Rows that withdraw a promise, move a promised tile or list other payments do not continue the turn.
        """
        rows = list(filter(self.choosable, range(len(self._shown))))
        return next((row for row in rows if self._leads_on(self._shown[row])), next(iter(rows), None))

    def _leads_on(self, entry: Entry) -> bool:
        deed = entry.deed if isinstance(entry, Way) else None
        if deed is None or self._facts is None:
            return not isinstance(entry, OtherPayments)
        down = {getattr(promise, "tile", None) for promise in self._facts.promises} - {None}
        return deed.withdraw is None and getattr(deed.play or deed.promise, "tile", None) not in down

    def _refresh(self) -> None:
        self.beginResetModel()
        self._wanted.clear()
        self._clock.stop()
        self._shown = [*self._matching()]
        if self.filtered and not self._shown:
            self._shown = [Note(Message("moves-none"))]
        self.endResetModel()

    def _matching(self) -> Iterator[Entry]:
        heading: Heading | None = None
        for entry in self._unfolded():
            if isinstance(entry, Heading):
                heading = entry
            elif self._matches(entry):
                if heading is not None:
                    yield heading
                    heading = None
                yield entry

    def _unfolded(self) -> Iterator[Entry]:
        for entry in self._all:
            yield entry
            if isinstance(entry, OtherPayments) and entry.choice in self._open:
                yield from (Way(deed, entry.choice.detail, other=True) for deed in entry.choice.ways[1:])

    def _matches(self, entry: Entry) -> bool:
        if not self._words:
            return True
        text = self._text(entry).casefold()
        return all(word in text for word in self._words) and not isinstance(entry, OtherPayments)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if isinstance(self.entry(index), Heading):
            return Qt.ItemFlag.NoItemFlags
        if isinstance(self.entry(index), Note):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index)
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(entry)
        if role == self.HeadingRole:
            return isinstance(entry, Heading)
        if role == self.ChangeRole:
            return self._change(entry, index.row())
        if role == self.FacesRole:
            return self._faces(entry)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            text, change = self._text(entry), self._change(entry)
            between = " – " if isinstance(entry, Order) else " "  # other texts end with a full stop
            if isinstance(entry, OtherPayments):  # the text of this entry does not name the tile
                change = self._bought(entry)
            whole = f"{text}{between}{change}" if change else text
            return plain(whole) if role == Qt.ItemDataRole.ToolTipRole else whole
        return None

    @staticmethod
    def _deed(entry: Entry | None) -> Deed | None:
        if isinstance(entry, OtherPayments):
            return entry.choice.ways[1]
        return entry.deed if isinstance(entry, Way) else None

    def _faces(self, entry: Entry) -> tuple[Face, ...]:
        deed = self._deed(entry)
        if deed is None or self._facts is None:
            return ()
        return faces_of(self._facts.book, deed.play or deed.promise or deed.withdraw)

    def _text(self, entry: Entry) -> str:
        if isinstance(entry, Heading):
            return capital(say(entry.message)).removesuffix(".")
        if not isinstance(entry, Way):
            return capital(say(entry.message))
        assert self._facts is not None
        text = capital(say(sentence(self._facts.book, entry.deed)))
        return f"{text} ({say(entry.detail)})" if entry.detail is not None else text

    def _bought(self, entry: OtherPayments) -> str:
        assert self._facts is not None
        return capital(say(sentence(self._facts.book, entry.choice.ways[1])))

    def _change(self, entry: Entry, row: int | None = None) -> str:
        if isinstance(entry, Order):
            return say(entry.tip)
        deed = self._deed(entry)
        if not isinstance(entry, Way) or deed is None or isinstance(deed.play, TakeMoney):
            return ""  # taking cards scores no points
        if deed not in self._changes:
            if row is not None:
                self._wanted[deed] = row
                self._clock.start()
                return ""
            self._changes[deed] = self._worked_out(deed)
        return self._changes[deed].whole

    def effect(self, index: Index) -> Effect:
        entry = self._shown[index.row()]
        if isinstance(entry, Way):
            return self._changes.get(entry.deed, Effect())
        text = self._change(entry)
        return Effect(text, text)

    def counts_points(self, heading: Index) -> bool:
        """Return whether a row below a heading shows a gain in points.

        Effects that are not computed yet are ignored.
        """
        rows = (self.index(row) for row in range(heading.row() + 1, len(self._shown)))
        below = takewhile(lambda row: not isinstance(self.entry(row), Heading), rows)
        return any(self.effect(row).beside and not self.effect(row).tone for row in below)

    def payment(self, index: Index) -> tuple[Face, ...]:
        """Return the money cards with which the deed of a row buys a tile."""
        return _paid(self._deed(self.entry(index)))

    def other_payments(self, index: Index) -> tuple[tuple[Face, ...], ...]:
        """Return the payments that a row shows or hides."""
        entry = self.entry(index)
        return tuple(map(_paid, entry.choice.ways[1:])) if isinstance(entry, OtherPayments) else ()

    def unfolded(self, index: Index) -> bool:
        entry = self.entry(index)
        return isinstance(entry, OtherPayments) and entry.choice in self._open

    def _worked_out(self, deed: Deed) -> Effect:
        facts = self._facts
        assert facts is not None
        if self._before is None:
            self._before = standing(facts)
        found = change(facts, deed, self._before)
        whole = change_words(facts.book, found) if found is not None else None
        if found is None or whole is None:
            return Effect()
        lines, tone, beside = [*change_lines(facts.book, found)], "", signed(found.seen.gain)
        if found.over is not None:
            tone, beside = "over" if found.over else "exact", say(payment_words(found.over, found.again))
            lines += change_total(found)
        return Effect(capital(say(whole)), capital(say(in_a_row(lines))) if lines else "", beside, tone)

    def _work_out(self) -> None:
        for deed, row in list(self._wanted.items())[:CHUNK]:
            del self._wanted[deed]
            self._changes[deed] = self._worked_out(deed)
            self.dataChanged.emit(self.index(row), self.index(row), [self.ChangeRole])
            self._update_heading(row)
        if not self._wanted:
            self._clock.stop()

    def _update_heading(self, row: int) -> None:
        effect = self.effect(self.index(row))
        if effect.beside and not effect.tone:
            above = max(at for at in range(row) if isinstance(self._shown[at], Heading))
            self.dataChanged.emit(self.index(above), self.index(above), [self.HeadingRole])

    def _retranslate(self) -> None:
        self._changes.clear()
        self._refresh()


def _paid(deed: Deed | None) -> tuple[Face, ...]:
    action = (deed.play or deed.promise) if deed is not None else None
    cards = getattr(action, "cards", ()) if getattr(action, "tile", None) is not None else ()
    return tuple(CardFace(card) for card in cards if card in MONEY)


def _entries(facts: TurnFacts) -> Iterator[Entry]:
    for kind in choices(facts).kinds:
        yield Heading(kind.message)
        for choice in kind.choices:
            best, *others = choice.ways
            if best.promise is not None and not isinstance(best.promise, PlacingAction):
                continue  # the table can show only promises to place tiles
            yield Way(best, choice.detail)
            if len(others) > 1:
                yield OtherPayments(choice, Message("moves-other-ways", count=len(others)))
            else:
                yield from (Way(deed, choice.detail, other=True) for deed in others)
