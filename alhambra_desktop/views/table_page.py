"""TablePage: the table with its bar of buttons and its log; it joins game, scene and computer players."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ..model.core.action import BuyBuilding, Decline
from ..model.core.event import ScoringHeld, TurnBegan
from ..model.core.observation import observe
from ..model.core.play import Transition
from ..model.core.state import GameState
from ..model.core.step import ChooseAction
from ..model.core.values import Cell, Seat
from ..model.modules.bonus_cards import RevealBeforeScoring, RevealBonusCard
from ..model.modules.vizier import AnswerVizier, PlaceVizierPurchase
from ..model.saves.save import RESERVE, RESERVE_TURNED
from .advice import NO_PAST, Advice
from .art.palette import Theme
from .bottom_bar import BottomBar
from .curtain import Curtain
from .dialogs.scoring import ResultDialog, ScoringDialog
from .drag import Interaction
from .game_table import GameTable, ends_turn
from .log_view import NOT_HERE, LogView
from .models.log_model import LogModel
from .opponent_host import OpponentHost
from .scene.director import Director
from .scene.look import Shown
from .scene.table_scene import TableScene
from .settings import Settings
from .status import status_line
from .story import last_turns, since_last_turn, strip
from .table_view import TableView


class TablePage(QWidget):
    """Everything that is seen while a game is played."""

    seen = Signal(object)
    """A Transition has been shown on the table."""

    rematch_asked = Signal(bool)
    """Another game with the same table; True for the same seed."""

    def __init__(self, table: GameTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.settings = settings
        self.scene = TableScene()
        self.hand = Interaction(table, self.scene, self)
        self.view = TableView(self.scene, self.hand, self)
        self.director = Director(self.scene, self)
        self.host = OpponentHost(table, self)
        self.bar = BottomBar(self)
        self.curtain = Curtain(self)
        self.log_model = LogModel(table, self, self.seen)
        self.log = LogView(self.log_model, self)
        self.advice = Advice(self.hand, settings, self)
        self.viewer: Seat = 0
        self._asked_twice = False
        self._replaying = False
        self._no_vizier: set[Seat] = set()
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._seconds = 0
        self.result: ResultDialog | None = None
        self._connect()
        self.curtain.hide()

    def _connect(self) -> None:
        table, view, bar = self.table, self.view, self.bar
        table.moved.connect(self._on_moved)
        table.planned.connect(self._show_now)
        table.reset.connect(self._on_reset)
        self.director.shown.connect(self._on_shown)
        self.director.scoring.connect(self._show_scoring)
        self.director.idle.connect(self._on_idle)
        self.hand.changed.connect(self._update_bar)
        view.resized.connect(self._place_widgets)
        view.peeked.connect(self._peek)
        view.replay_asked.connect(self.replay)
        view.hurried.connect(self._hurry)
        view.step_finished.connect(self.director.finish_step)
        view.end_turn_asked.connect(self.end_turn)
        view.hint_asked.connect(self.advice.hint)
        view.why_asked.connect(self.advice.why_last)
        self.log.entered.connect(self._light_entry)
        self.log.clicked.connect(self._jump_to_entry)
        self.log.why_asked.connect(self._explain_entry)
        bar.hint.clicked.connect(self.advice.hint)
        bar.undo.clicked.connect(self.undo)
        bar.restart.clicked.connect(self.restart_turn)
        bar.end_turn.clicked.connect(self.end_turn)
        bar.skip.clicked.connect(self.leave_vizier)
        self._clock.timeout.connect(self._tick)
        self.curtain.lifted.connect(self._lift_curtain)
        self.settings.changed.connect(self._apply_settings)
        self._apply_settings()

    # -- shape

    def resizeEvent(self, event: QResizeEvent) -> None:
        """View above, bar below, widgets where the scene leaves room for them."""
        bar_height = self.bar.sizeHint().height()
        self.view.setGeometry(0, 0, self.width(), self.height() - bar_height)
        self.bar.setGeometry(0, self.height() - bar_height, self.width(), bar_height)
        self.curtain.setGeometry(self.rect())
        self._place_widgets()

    def _place_widgets(self) -> None:
        rect: QRectF = self.scene.log.list_rect()
        corner = self.view.mapFromScene(rect.topLeft())
        factor = self.view.factor
        self.log.setGeometry(
            corner.x(), corner.y(), round(rect.width() * factor), round(rect.height() * factor)
        )
        font = self.log.font()
        font.setPixelSize(max(9, round(13 * factor)))
        self.log.setFont(font)
        frame = self.view.mapFromScene(self.scene.log.scene_rect(self.scene.log.inner)).boundingRect()
        beside = QRect(QPoint(8, 8), QPoint(frame.left() - 6, frame.bottom()))
        self.advice.stand(beside, QRect(QPoint(frame.left(), 8), frame.bottomRight()), factor)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in a theme."""
        self.scene.set_theme(theme)
        self.bar.set_theme(theme)
        self.log.set_theme(theme)

    def _apply_settings(self) -> None:
        wishes = self.settings.wishes
        self.director.own_speed, self.director.others_speed = wishes.own_speed, wishes.others_speed
        self.director.reduced = wishes.reduced_motion
        self.scene.look.aids = wishes.aids
        self.scene.refresh()
        self._update_bar()

    # -- what is shown

    def _show(self, state: GameState) -> None:
        self._shown_state = state
        book = self.table.book
        mine = state.decision is not None and state.decision.seat == self.viewer
        current = mine and state is self.table.state
        plans = dict(self.table.plans) if current else {}
        self.scene.sync(Shown(book, observe(book, state, self.viewer), plans))

    def _show_now(self) -> None:
        """The table as it is, without any animation."""
        if self.table.playing and not self.director.busy:
            self._tell_story()
            self._show(self.table.state)
        self._update_bar()

    def _tell_story(self) -> None:
        look, book = self.scene.look, self.table.book
        moves = self.table.transitions
        look.last_words, look.last_tiles = last_turns(
            book, (event for move in moves[-400:] for event in move.events)
        )
        look.since = strip(book, since_last_turn(moves, self.viewer))

    def _on_moved(self, move: Transition) -> None:
        self._asked_twice = False
        self._clock.stop()
        self._no_vizier -= {event.seat for event in move.events if isinstance(event, TurnBegan)}
        if self._is_own_step(move):
            self.seen.emit(move)
            self._on_idle()
            self.host.think()
            return
        self.hand.enabled = False
        self.view.busy = True
        self.director.viewer = self.viewer
        self.director.add(move)
        self._update_bar()
        self.host.think()

    def _is_own_step(self, move: Transition) -> bool:
        """True for what the viewer did within the turn: it is on the table already."""
        decision = move.before.decision if move.before is not None else None
        mine = decision is not None and decision.seat == self.viewer and self.table.is_human(self.viewer)
        return mine and not ends_turn(move) and not self.director.busy and not move.after.over

    def _on_shown(self, move: Transition) -> None:
        self._show(move.after)
        if not self._replaying:
            self.seen.emit(move)

    def _on_reset(self) -> None:
        self._asked_twice = False
        self.director.drop_all()
        self.host.forget()
        self.hand.clear()
        if self.result is not None:
            self.result.close()
            self.result = None
        self.log.complaint = NOT_HERE if self.table.complete else NO_PAST
        state = self.table.state
        seat = self.table.seat
        if seat is not None and self.table.is_human(seat):
            self.viewer = seat
        elif self.viewer not in self.table.humans:
            self.viewer = self.table.humans[0] if self.table.humans else 0
        self._tell_story()
        self._show(state)
        self._place_widgets()
        self.host.think()
        self._on_idle()

    def _on_idle(self) -> None:
        """Everything is shown: whoever is to decide may."""
        if not self.table.playing:
            return
        self._replaying = False
        seat = self.table.seat
        human = seat is not None and self.table.is_human(seat)
        if human and self._nothing_to_ask():
            self.table.submit(Decline())
            return
        self.view.busy = not human
        if human and seat is not None and seat != self.viewer:
            self.curtain.ask(self.table.setup.seats[seat].name, self.table.setup.seats[seat].colour)
            self.hand.enabled = False
        else:
            self.hand.enabled = human
        self._show_now()
        if self.hand.enabled and isinstance(self.table.state.decision, AnswerVizier):
            self._start_clock()
        if self.table.state.over:
            self._show_result()

    # -- asked out of turn

    def _nothing_to_ask(self) -> bool:
        """True where a person need not be asked: no vizier could buy exactly, no card could be revealed."""
        decision = self.table.state.decision
        if isinstance(decision, AnswerVizier):
            could = any(isinstance(action, BuyBuilding) for action in self.table.offers())
            return decision.seat in self._no_vizier or not could
        if isinstance(decision, RevealBeforeScoring):
            return not any(isinstance(action, RevealBonusCard) for action in self.table.offers())
        return False

    def _start_clock(self) -> None:
        self._seconds = self.settings.wishes.vizier_seconds
        if self._seconds and not self._clock.isActive():
            self._clock.start()
            self._update_bar()

    def _tick(self) -> None:
        """A second has passed; while a tile is in the hand the clock waits."""
        if not isinstance(self.table.state.decision, AnswerVizier):
            self._clock.stop()
            return
        if self.scene.look.pick is not None:
            return
        self._seconds -= 1
        if self._seconds <= 0:
            self._clock.stop()
            self.end_turn()
        self._update_bar()

    def leave_vizier(self) -> None:
        """Do not step in, and do not be asked again before the next turn."""
        seat = self.table.seat
        if self.hand.enabled and seat is not None and isinstance(self.table.state.decision, AnswerVizier):
            self._no_vizier.add(seat)
            self.end_turn()

    def _lift_curtain(self) -> None:
        seat = self.table.seat
        if seat is not None:
            self.viewer = seat
        self.curtain.hide()
        self.view.setFocus()
        self._on_idle()

    # -- the bar

    def _update_bar(self) -> None:
        if not self.table.playing:
            return
        who, what = status_line(self.table, self.scene.look, self.viewer)
        if self._asked_twice:
            what = self._loss() or what
        asked = isinstance(self.table.state.decision, AnswerVizier)
        if asked and self._clock.isActive():
            what = f"{what}  ·  {self._seconds} s"
        seat = self.table.seat
        colour = self.table.setup.seats[seat].colour if seat is not None else ""
        self.bar.say(colour, who, what)
        free = self.hand.enabled
        self.bar.offer_hints(self.advice.offered, free)
        refusal = self.table.undo_refusal()
        self.bar.allow(
            undo=free and (refusal is None or self._rounds_allowed),
            restart=free and refusal is None,
            end=free and self.table.can_end_turn,
            why=refusal or "",
            label=self._end_label(),
            skip=free and asked,
        )

    def _end_label(self) -> str:
        """What the button that ends something says."""
        if self._asked_twice:
            return "End anyway"
        decision = self.table.state.decision
        if isinstance(decision, AnswerVizier) and self.hand.enabled:
            return "Not now"
        return "Go on" if isinstance(decision, RevealBeforeScoring | PlaceVizierPurchase) else "End turn"

    def end_turn(self) -> None:
        """End the turn; where something would be lost, only when asked twice."""
        if not (self.hand.enabled and self.table.can_end_turn):
            return
        if self._loss() and not self._asked_twice:
            self._asked_twice = True
            self._update_bar()
            return
        self._asked_twice = False
        self.hand.clear()
        self.table.end_turn()

    def _loss(self) -> str:
        """What ending the turn now would lose, as a soft question."""
        state, seat = self.table.state, self.table.seat
        if seat is None:
            return ""
        if isinstance(state.decision, RevealBeforeScoring):
            return "a bonus card is not revealed and will not count: press again to leave it"
        if isinstance(state.decision, ChooseAction):
            return "an extra action is unused: press End turn again to leave it"
        windows_left = len(state.scorings) + len(state.due) < 2
        kept = [tile for tile, to in self.table.plans.items() if to in (RESERVE, RESERVE_TURNED)]
        if not windows_left and any(self.table.placeable_cells(tile) for tile in kept):
            return (
                "a tile goes to the reserve although it could be built: press End turn again if you mean it"
            )
        return ""

    # -- back and forward

    def undo(self) -> None:
        """Take the last step back."""
        if self.hand.enabled:
            if self.table.undo_refusal() is None:
                self.table.undo()
            elif self._rounds_allowed:
                self.table.undo_round()

    @property
    def _rounds_allowed(self) -> bool:
        """True where a person alone against computer players may take back whole rounds."""
        return self.settings.wishes.undo_rounds and len(self.table.humans) == 1

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.hand.enabled:
            self.table.redo()

    def restart_turn(self) -> None:
        """Take the whole turn back."""
        if self.hand.enabled:
            self.table.restart_turn()

    # -- the others

    def replay(self) -> None:
        """Show again what happened since the viewer's last turn."""
        moves = since_last_turn(self.table.transitions, self.viewer)
        if not moves or self.director.busy or not self.hand.enabled:
            return
        self.hand.clear()
        self.hand.enabled = False
        self.view.busy = True
        assert moves[0].before is not None
        self._show(moves[0].before)
        self._replaying = True
        for move in moves:
            self.director.add(move, replay=True)

    def _hurry(self, hurried: bool) -> None:
        self.director.hurried = hurried

    def _peek(self, seat: Seat | None) -> None:
        peek = self.scene.peek
        wanted = peek.kept if seat is None or seat == self.viewer else seat
        if wanted != peek.seat:
            peek.look_at(wanted)

    def _light_entry(self, index: QModelIndex) -> None:
        tiles = self.log_model.data(index, LogModel.TilesRole) or ()
        self.scene.look.lit = frozenset(tiles)
        self.scene.refresh(self.scene.courtyard, self.scene.peek)

    def _jump_to_entry(self, index: QModelIndex) -> None:
        """Show the Alhambra of whoever did it, with the tiles lit."""
        self._light_entry(index)
        seat = self.log_model.data(index, LogModel.SeatRole)
        if isinstance(seat, int) and seat != self.viewer:
            self.scene.peek.kept = seat
            self._peek(None)
            self.scene.refresh(self.scene.peek)

    def _explain_entry(self, index: QModelIndex) -> None:
        """Why a computer player did what a row tells."""
        move = self.log_model.data(index, LogModel.MoveRole)
        self.advice.why(move, bool(self.log_model.data(index, LogModel.HeadingRole)))

    # -- scoring and end

    def _show_scoring(self, event: ScoringHeld) -> None:
        dialog = ScoringDialog(self.table.book, self._shown_state, event.scoring, self, counts=event.counts)
        dialog.finished.connect(self.director.resume)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show_result(self) -> None:
        if self.result is None:
            self.result = ResultDialog(self.table, self.settings.wishes.aids, self)
            self.result.rematch.connect(self.rematch_asked)
            self.result.open()

    def look_squares(self) -> tuple[Cell, ...]:
        """The squares that are lit for the picked tile."""
        pick = self.scene.look.pick
        return pick.squares if pick is not None else ()

    def close_down(self) -> None:
        """Stop the computer players."""
        self.host.close()
        self.advice.close()
