from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from ...model.rules.core.engine.play import Transition
from ...model.rules.core.engine.state import GameState
from ...model.rules.core.values import Seat
from ..game.decision_prompts import DecisionPrompts
from ..game.ending import loss_of
from ..game.game_table import GameTable
from ..playback.director import Director


class Phase(Enum):
    AWAY = auto()  # the table is hidden, or there is no game
    READING = auto()  # the game waits while another page covers the table
    CURTAIN = auto()  # hands are covered until the called player is ready
    ANIMATING = auto()  # moves are being animated; the game itself may be further ahead
    REPLAY = auto()
    SCORING = auto()
    WAITING = auto()
    ACTING = auto()

    ASKED = auto()  # the viewer answers a question, such as a vizier's
    WARNED = auto()  # the player tried to end the turn and was warned of a loss; a second try ends the turn
    OVER = auto()

    @property
    def free(self) -> bool:
        """Whether the viewer can act."""
        return self in (Phase.ACTING, Phase.ASKED, Phase.WARNED)

    @property
    def hidden(self) -> bool:
        return self in (Phase.AWAY, Phase.READING)

    @property
    def under_way(self) -> bool:
        """Whether the table shows moves or a scoring, and not yet the current state of the game."""
        return self in (Phase.ANIMATING, Phase.REPLAY, Phase.SCORING)


class TablePhase(QObject):
    changed = Signal(object, object)  # old and new phase; they are equal if only the called seat changed

    def __init__(
        self, table: GameTable, director: Director, prompts: DecisionPrompts, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.table = table
        self._director, self._prompts = director, prompts
        self._now = Phase.AWAY
        self._viewer: Seat = 0
        self._called: Seat | None = None
        self._emitted: tuple[Phase, Seat | None] = self._now, None
        self._away, self._reading, self._warned = True, False, False
        table.begun.connect(self._forget)
        table.moved.connect(self._take_back_warning)
        table.reset.connect(self._take_back_warning)
        table.promised.connect(self.settle)
        director.state_changed.connect(self.settle)

    @property
    def now(self) -> Phase:
        return self._now

    @property
    def viewer(self) -> Seat:
        return self._viewer

    @property
    def called(self) -> Seat | None:
        """The seat whose player must confirm before hands are shown, or None."""
        return self._called

    @property
    def deciding_human(self) -> Seat | None:
        seat = self.table.seat
        return seat if seat is not None and self.table.is_human(seat) else None

    @property
    def dealing(self) -> bool:
        return self._director.dealing

    @property
    def in_sight(self) -> bool:
        return not self._now.hidden and self._now is not Phase.CURTAIN

    @property
    def over(self) -> bool:
        return self.table.playing and self.table.state.over and not self._director.busy

    @property
    def seen(self) -> tuple[Transition, ...]:
        moves = self.table.transitions if self.table.playing else ()
        return moves[: len(moves) - self._director.unseen]

    @property
    def seen_state(self) -> GameState:
        seen, moves = self.seen, self.table.transitions
        before = moves[0].before if moves else None
        return seen[-1].after if seen else before or self.table.state

    def begin(self, viewer: Seat, covered: bool) -> None:
        self._viewer, self._called, self._warned = viewer, viewer if covered else None, False
        self.settle()

    def call(self, seat: Seat) -> None:
        self._called = seat
        self.settle()

    def lift_curtain(self) -> None:
        if self._called is not None:
            self._viewer, self._called = self._called, None
            self.settle()

    def leave(self) -> None:
        self._away = True
        self.settle()

    def read(self) -> None:
        self._reading = True
        self.settle()

    def come_back(self, covered: bool) -> None:
        """Show the table again. If `covered` is True, a curtain hides the hands until the player is ready."""
        self._away = self._reading = False
        if covered and self._called is None:
            self._called = self._viewer
        self.settle()

    def warn(self) -> None:
        self._warned = True
        self.settle()

    def _forget(self) -> None:
        self._called, self._warned = None, False

    def _take_back_warning(self) -> None:
        self._warned = False

    def settle(self) -> None:
        """Compute the phase. Emit ``changed`` if the phase or the seat behind the curtain has changed."""
        self._now = self._of_moment()
        self._warned = self._now is Phase.WARNED
        behind = self._called if self._now is Phase.CURTAIN else None
        before, self._emitted = self._emitted, (self._now, behind)
        if before != self._emitted:
            self.changed.emit(before[0], self._now)

    def _of_moment(self) -> Phase:
        if self._away or not self.table.playing:
            return Phase.AWAY
        if self._reading:
            return Phase.READING
        if self._called is not None:
            return Phase.CURTAIN
        if self._director.busy:
            return self._shown()
        if self.table.state.over:
            return Phase.OVER
        return self._decided()

    def _shown(self) -> Phase:
        if self._director.counting:
            return Phase.SCORING
        return Phase.REPLAY if self._director.replaying else Phase.ANIMATING

    def _decided(self) -> Phase:
        decision = self.table.state.decision
        if decision is None or self.deciding_human != self._viewer or self._prompts.needless():
            return Phase.WAITING
        if self._warned and loss_of(self.table) is not None:
            return Phase.WARNED
        return Phase.ACTING if decision.asked is None else Phase.ASKED
