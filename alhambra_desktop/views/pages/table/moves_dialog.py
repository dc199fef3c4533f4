from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QListView,
    QSizePolicy,
    QWidget,
)

from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import square_noun
from ....model.rules.table.reach import free_squares, prospect
from ....model.rules.table.turn_facts import TurnFacts
from ....words import phrase
from ...art.fonts import sans
from ...commands.actions import PAGE_KEYS
from ...game.ending import ending_of, loss_of
from ...interaction.phase import Phase
from ...models.moves_model import MovesModel, Note, Order, OtherPayments, Way
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...text.language import SPOKEN
from ...widgets.boxes import fill
from ...widgets.dialog_frame import fit
from ...widgets.labels import fill_height, push_button, set_button_text, words
from ...widgets.paper_dialog import PaperDialog
from ...widgets.scrolled import EdgeFades
from ...widgets.search_field import SearchField
from .move_cards import GAP, TEXT, MoveCards

if TYPE_CHECKING:
    from .table_page import TablePage

SIZE: Final = QSize(900, 740)
LEAST: Final = 160
ABOVE_BUTTONS: Final = 8
MOVE = QAbstractItemView.CursorAction
SIDEWAYS: Final = {MOVE.MoveLeft: -1, MOVE.MoveRight: 1, MOVE.MovePrevious: -1, MOVE.MoveNext: 1}
UP_OR_DOWN: Final = {MOVE.MoveUp: -1, MOVE.MoveDown: 1, MOVE.MovePageUp: -1, MOVE.MovePageDown: 1}
PAGES: Final = (MOVE.MovePageUp, MOVE.MovePageDown)
PLAYING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BESIDES: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


@contained
class MovesView(QListView):
    """The list of moves. Enter or a double click plays a move. Typed letters go to the filter.

    Until the list is scrolled, its lower edge is between two rows.
    """

    played = Signal(QModelIndex)
    typed = Signal(str)

    def __init__(self, model: MovesModel, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows, self.faces = model, faces
        self.setModel(model)
        self._cards = MoveCards(self, model, faces)
        self.setItemDelegate(self._cards)
        model.modelAboutToBeReset.connect(self._cards.forget)
        self.setFont(sans(TEXT))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.doubleClicked.connect(self.played)
        self.fades = EdgeFades(self, self._row_at)
        self.cut = 0
        """Number of empty pixels below the last complete row."""

        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._fold)
        bar.rangeChanged.connect(self._fold)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Place the lower edge between two rows if the list is at the top and does not fit."""
        bar, height = self.verticalScrollBar(), self.contentsRect().height()
        at_top = bar.value() == bar.minimum()
        rows = range(self.rows.rowCount()) if at_top else ()
        ends = {row: self._end_of(self.rows.index(row, 0)) for row in rows}
        headings = {row for row in ends if not self.rows.readable(row)}
        whole = max((end for row, end in ends.items() if end <= height and row not in headings), default=0)
        folded = whole > 0 and max(ends.values()) > height
        self.fades.whole_at_top = folded
        cut = height - whole if folded else 0
        if cut != self.cut:
            self.cut = cut
            self.setViewportMargins(0, 0, 0, cut)

    def _end_of(self, index: QModelIndex) -> int:
        return self.visualRect(index).bottom() + 1 - self._cards.gap_below(index)

    def _row_at(self, y: int) -> tuple[int, int]:
        rect = self.visualRect(self.indexAt(QPoint(GAP, y)))
        return rect.top(), rect.bottom() + 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PLAYING and not event.modifiers() & BESIDES:
            if not event.isAutoRepeat():
                self.played.emit(self.currentIndex())
        elif event.text().isprintable() and event.text().strip() and not event.modifiers() & BESIDES:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        rows = selected.indexes()
        if rows and rows[0] != self.currentIndex():
            self.selectionModel().setCurrentIndex(rows[0], QItemSelectionModel.SelectionFlag.NoUpdate)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        rows = [row for row in range(self.rows.rowCount()) if self.rows.readable(row)]
        row = self.currentIndex().row()
        at = next((place for place, other in enumerate(rows) if other >= row), len(rows) - 1)
        if not rows:
            return super().moveCursor(action, modifiers)
        if action in (MOVE.MoveHome, MOVE.MoveEnd):
            at = 0 if action == MOVE.MoveHome else len(rows) - 1
        elif action in SIDEWAYS:
            at = min(max(at + SIDEWAYS[action], 0), len(rows) - 1)
        elif action in UP_OR_DOWN:
            far = self.viewport().height() // 2 if action in PAGES else 0
            return self.rows.index(self._above_or_below(rows[at], rows, UP_OR_DOWN[action], far), 0)
        return self.rows.index(rows[at], 0)

    def _above_or_below(self, row: int, rows: Sequence[int], step: int, far: int) -> int:
        """Return the nearest readable row above `row` (`step` -1) or below it (`step` 1).

        If possible, the row is at least `far` pixels away. Without a row in this direction, return `row`.
        """
        rects = {other: self.visualRect(self.rows.index(other, 0)) for other in rows}
        here = rects[row]
        beyond = [other for other in rows if (rects[other].top() - here.top()) * step > 0]
        if not beyond:
            return row
        distant = [other for other in beyond if abs(rects[other].top() - here.top()) >= far] or beyond[-1:]
        nearest = min(distant, key=lambda other: abs(rects[other].top() - here.top()))
        line = [other for other in beyond if rects[other].top() == rects[nearest].top()]
        return min(line, key=lambda other: abs(rects[other].center().x() - here.center().x()))


@contained
class MovesDialog(PaperDialog):
    """All possible moves, in a window that stays open during the game."""

    def __init__(self, page: TablePage, parent: QWidget | None = None) -> None:
        # in a tool window, the shortcuts of the main window work too
        super().__init__(Message("moves-title"), parent, Qt.WindowType.Tool)
        self.page = page
        self._seen: object = None
        self._to_front = self._away = False
        self.model = MovesModel(self)
        self.who = words("", "second", 13)
        self.filter = SearchField("")
        self.filter.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.list = MovesView(self.model, page.stage.faces)
        self.play_button, self.close_button = push_button(name="ready"), push_button()
        fill_height(self.close_button)
        buttons = QDialogButtonBox()
        buttons.addButton(self.play_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.setContentsMargins(0, ABOVE_BUTTONS, 0, 0)
        fill(self.column, self.who, self.filter, (self.list, 1), buttons)
        self.filter.textChanged.connect(self._filter)
        self.filter.returnPressed.connect(self.list.setFocus)
        self.list.played.connect(self.play)
        self.list.typed.connect(self._type)
        self.play_button.clicked.connect(lambda: self.play(self.list.currentIndex()))
        buttons.rejected.connect(self.reject)
        page.updated.connect(self._follow_game)
        page.installEventFilter(self)
        page.phase.changed.connect(self._follow)
        SPOKEN.changed.connect(self._retranslate)
        self._retranslate()
        fit(self, SIZE)
        self.refresh()
        self.list.setFocus()

    def _retranslate(self) -> None:
        self.show_title()
        self.filter.retranslate(phrase("moves-filter"))
        self.filter.setMinimumWidth(LEAST)
        self.list.setAccessibleName(phrase("moves-title"))
        self.list.setAccessibleDescription(phrase("moves-how"))
        set_button_text(self.play_button, Message("moves-play"), PAGE_KEYS["choose"])
        set_button_text(self.close_button, Message("dialog-close"), PAGE_KEYS["leave"])

    def _follow_game(self) -> None:
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        self.who.setText(self.page.bar.words)
        self.who.setAccessibleName(self.page.bar.words)
        facts, orders = self._facts(), tuple(self._orders())
        seen = facts, orders
        if seen == self._seen:
            return
        self._seen = seen
        entry = self.model.entry(self.list.currentIndex())
        self.model.show(facts, orders, self._notes())
        self.filter.clear()
        # If moves are listed, this text would only repeat the status text of the bar.
        self.who.setVisible(not self.model.rowCount())
        self._choose(self.model.row_of(entry) if entry is not None else None)

    def _facts(self) -> TurnFacts | None:
        page, table = self.page, self.page.table
        if not table.playing or not page.phase.now.free:
            return None
        return table.facts

    def _notes(self) -> Iterator[Note]:
        snapshot = self.page.stage.snapshot
        if snapshot is None or snapshot.aids == "purist" or not self.page.controller.enabled:
            return
        for cell in free_squares(snapshot.ahead):
            message = prospect(snapshot.book, snapshot.ahead, cell).full_message
            yield Note(Message("read-prospect", square=square_noun(cell), prospect=message))

    def _orders(self) -> Iterator[Order]:
        page, table = self.page, self.page.table
        phase, called = page.phase.now, page.phase.called
        if phase is Phase.CURTAIN and called is not None:
            message = Message("curtain-asks", name=table.setup.seats[called].name)
            yield Order("curtain", message, Message("curtain-hides"))
        if page.scorings.ending is not None:
            yield Order("end-turn", page.scorings.ending.label, page.scorings.ending.tip)
        if not phase.free:
            return
        if table.can_end_turn:
            ending = ending_of(table)
            loss = loss_of(table) if phase is Phase.WARNED else None
            if loss is None:
                yield Order("end-turn", ending.label, ending.tip)
            else:
                yield Order("end-turn", Message("bar-end-anyway"), loss)
        if page.prompts.repeated:
            yield Order("skip", Message("bar-skip"), Message("bar-skip-tip"))

    def _choose(self, row: int | None) -> None:
        row = self.model.first_row() if row is None else row
        self.play_button.setEnabled(row is not None)
        if row is not None:
            self.list.setCurrentIndex(self.model.index(row, 0))

    def _filter(self, text: str) -> None:
        self.model.filter(text)
        self._choose(None)

    def _type(self, text: str) -> None:
        self.filter.setFocus()
        self.filter.insert(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.focusWidget() is self.filter:
            self.list.setFocus()
            self.list.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _show_all(self) -> None:
        self.filter.clear()
        self.list.setFocus()

    def reject(self) -> None:
        if self.model.filtered:
            self._show_all()
            return
        super().reject()
        self.page.take_focus(returned=True)

    def play(self, index: QModelIndex) -> None:
        entry = self.model.entry(index)
        self.page.refresh.now()
        self.refresh()  # the list may be older than the table
        row = self.model.row_of(entry) if entry is not None else None
        if row is None:
            return
        if isinstance(entry, Way):
            self._show_all()
            self.page.controller.do(entry.deed)
        elif isinstance(entry, OtherPayments):
            self.model.toggle(self.model.index(row, 0))
            self._choose(self.model.row_of(entry))
        elif isinstance(entry, Order):
            self._show_all()
            self._order(entry.command)

    def _order(self, command: str) -> None:
        if command == "curtain":
            self.page.curtain.lift()
        else:
            self.page.commanded.emit(command)

    def _follow(self, before: Phase, now: Phase) -> None:
        if now is Phase.SCORING:
            self._to_front = self.isActiveWindow()
        elif before is Phase.SCORING and self._to_front and self.isVisible():
            self._to_front = False
            self.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.page and not event.spontaneous():
            if event.type() == QEvent.Type.Hide and self.isVisible():
                self._away = True
                self.hide()
            elif event.type() == QEvent.Type.Show and self._away:
                self.show()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.list.setCurrentIndex(QModelIndex())

    def _fit_rows(self) -> None:
        """Make the dialog lower if there would be an empty band below the last complete row."""
        self.column.activate()
        self.list.doItemsLayout()
        self.resize(self.width(), self.height() - self.list.cut)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._away = False
        self.refresh()
        if not event.spontaneous():
            self._choose(None)
            self._fit_rows()
        parent = self.parentWidget()
        if parent is not None and not event.spontaneous():
            frame, room = parent.window().frameGeometry(), self.screen().availableGeometry()
            left = min(frame.right() + GAP, room.right() - self.frameGeometry().width())
            self.move(QPoint(max(room.left(), left), max(room.top(), frame.top() + 60)))
