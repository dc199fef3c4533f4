"""GameTable: the game being played, its history and the only caller of the rules' verbs that move it."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject, Signal

from ..model.core.action import Action, Decline, EndTurn, Pass, PlacingAction
from ..model.core.event import Event
from ..model.core.hidden import secrets_kept
from ..model.core.message import Message
from ..model.core.play import Transition, legal_actions, play, refusals, start
from ..model.core.rulebook import Rulebook
from ..model.core.setup import Setup
from ..model.core.state import GameState
from ..model.core.step import ChooseAction, Placing
from ..model.core.values import Cell, Seat
from ..model.modules.registry import rulebook
from ..model.saves.saved_game import NO_HINTS, IntendedStep, SavedGame
from ..model.table.project import project
from .intended import Intended, by_tile, possible


@attrs.frozen
class Made:
    """One step back or forward: a move of the game, or a change of intended placements (then no move)."""

    transition: Transition | None
    intended_before: Intended
    intended_after: Intended


class GameTable(QObject):
    """A game with its history.

    What was bought this turn stays in the tray until the turn ends. ``intended`` are the actions that will
    place it; they are played only when the turn ends, so everything before that can be taken back.
    """

    moved = Signal(object)
    """A Transition was made (never for a step back)."""

    intended_changed = Signal()
    """A tile bought this turn is intended for another place, or for none."""

    begun = Signal()
    """Another game was begun or opened; ``reset`` follows."""

    reset = Signal()
    """The state jumped: a new or opened game, a step back or forward."""

    hinted = Signal()
    """A hint was given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._made: list[Made] = []
        self._undone: list[Made] = []
        self._first: Transition | None = None
        self._snapshot: SavedGame | None = None
        self.assisted = False
        self.hints: tuple[int, int, int] = NO_HINTS
        self.intended: Intended = {}

    # -- what is

    @property
    def playing(self) -> bool:
        """True where there is a game at all."""
        return self._first is not None or self._snapshot is not None

    @property
    def state(self) -> GameState:
        """The game as it stands."""
        for made in reversed(self._made):
            if made.transition is not None:
                return made.transition.after
        if self._first is not None:
            return self._first.after
        assert self._snapshot is not None
        return self._snapshot.state

    @property
    def setup(self) -> Setup:
        """The table as agreed on."""
        return self.state.setup

    @property
    def book(self) -> Rulebook:
        """The compiled rules of this table."""
        return rulebook(self.setup)

    @property
    def transitions(self) -> tuple[Transition, ...]:
        """Every move so far, the start first where it is known."""
        moves = tuple(made.transition for made in self._made if made.transition is not None)
        return (self._first, *moves) if self._first is not None else moves

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event so far."""
        return tuple(event for move in self.transitions for event in move.events)

    @property
    def complete(self) -> bool:
        """True where the history reaches back to the start, so that a record can be written."""
        return self._first is not None

    def record_refusal(self) -> Message | None:
        """Why no record may be written now; None where one may.

        A record names every hand and secret card, so it waits for the end where anything is secret.
        """
        if not self.complete:
            return Message("record-no-past")
        if not self.state.over and secrets_kept(self.book):
            return Message("record-secret")
        return None

    @property
    def seat(self) -> Seat | None:
        """The seat to decide; None when the game is over."""
        decision = self.state.decision
        return decision.seat if decision else None

    def is_human(self, seat: Seat) -> bool:
        """True for a person's seat."""
        return self.setup.seats[seat].player == "human"

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat in self.setup.everybody if self.is_human(seat))

    def intended_state(self) -> GameState:
        """The state with intended tiles already standing; what legal squares and previews are asked of."""
        return project(self.book, self.state, self.intended.values()).state

    @property
    def waiting(self) -> tuple[str, ...]:
        """Tiles bought this turn that are intended for no place yet."""
        seat = self.seat
        if seat is None:
            return ()
        return tuple(tile for tile in self.state.players[seat].purchases if tile not in self.intended)

    @property
    def leaving(self) -> Action | None:
        """What leaves the action of the moment undone: declining (B-11) or passing (B-8), where allowed."""
        choices = (Decline(), Pass())
        return next((action for action in choices if not refusals(self.book, self.state, action)), None)

    @property
    def can_end_turn(self) -> bool:
        """True where everything is placed and the turn may end."""
        if self.seat is None or self.waiting:
            return False
        return isinstance(self.state.decision, Placing) or self.leaving is not None

    # -- beginning

    def begin(self, setup: Setup) -> None:
        """Start a new game."""
        first = start(rulebook(setup))
        self._clear()
        self._first = first
        self.begun.emit()
        self.reset.emit()

    def open(self, saved: SavedGame) -> None:
        """Go on with a saved game, with what could be undone and redone then."""
        moves = saved.history()
        self._clear()
        self.assisted, self.hints = saved.assisted, saved.hints
        if moves is None:
            self._snapshot = saved
        else:
            self._first = moves[0]
            self._rebuild(moves[1:], saved)
        self.begun.emit()
        self.reset.emit()

    def show_anew(self) -> None:
        """Let everybody who shows the game begin again with it as it stands."""
        self.reset.emit()

    def _rebuild(self, moves: tuple[Transition, ...], saved: SavedGame) -> None:
        book = rulebook(saved.setup)
        steps = list(saved.intended)
        for number in range(len(moves) + 1):
            while steps and steps[0].after == number:
                self._note(None, possible(book, self.state, by_tile(steps.pop(0).intended)))
            if number < len(moves):
                self._note(moves[number], possible(book, moves[number].after, self.intended))
        state, intended = self.state, self.intended
        redo: list[Made] = []
        for step in reversed(saved.undone):
            if isinstance(step, IntendedStep):
                wished = possible(book, state, by_tile(step.intended))
                redo.append(Made(None, intended, wished))
                intended = wished
            elif refusals(book, state, step):
                break
            else:
                move = play(book, state, step)
                redo.append(Made(move, intended, possible(book, move.after, intended)))
                state, intended = move.after, redo[-1].intended_after
        self._undone = redo[::-1]

    def _clear(self) -> None:
        self._made, self._undone = [], []
        self._first, self._snapshot = None, None
        self.intended = {}
        self.assisted, self.hints = False, NO_HINTS

    def saved(self) -> SavedGame:
        """The game as a file keeps it."""
        actions: list[Action] = []
        intended: list[IntendedStep] = []
        for made in self._made:
            if made.transition is not None:
                assert made.transition.action is not None
                actions.append(made.transition.action)
            else:
                intended.append(IntendedStep(len(actions), tuple(made.intended_after.values())))
        turn_start = len(actions) - self._actions_this_turn()
        intended = [step for step in intended if step.after >= turn_start]
        count = len(actions)
        undone: list[Action | IntendedStep] = []
        for made in self._undone:
            if made.transition is None:
                undone.append(IntendedStep(count, tuple(made.intended_after.values())))
            elif made.transition.action is not None:
                undone.append(made.transition.action)
        if self._snapshot is not None:
            return SavedGame(self.setup, self.state, (), assisted=self.assisted, hints=self.hints)
        done = (tuple(actions), tuple(intended), tuple(undone))
        return SavedGame(self.setup, self.state, *done, self.assisted, self.hints)

    def _actions_this_turn(self) -> int:
        count = 0
        for made in reversed(self._made):
            if made.transition is not None:
                if ends_turn(made.transition):
                    break
                count += 1
        return count

    # -- moving

    def submit(self, action: Action) -> Transition:
        """Play an action; ``IllegalActionError`` where the rules do not allow it."""
        move = play(self.book, self.state, action)
        self._undone.clear()
        self._note(move, possible(self.book, move.after, self.intended))
        self.moved.emit(move)
        return move

    def intend(self, action: PlacingAction) -> None:
        """Intend a tile bought this turn to be placed by an action, whatever was intended for it before."""
        self._intend({**self._intended_besides(action.tile), action.tile: action})

    def withdraw(self, tile: str) -> None:
        """Intend no place for a tile any more: it lies in the tray again."""
        self._intend(self._intended_besides(tile))

    def _intended_besides(self, tile: str) -> Intended:
        return {name: action for name, action in self.intended.items() if name != tile}

    def _intend(self, intended: Intended) -> None:
        kept = possible(self.book, self.state, intended)
        if kept != self.intended:
            self._undone.clear()
            self._note(None, kept)
            self.intended_changed.emit()

    def end_turn(self) -> None:
        """Leave what else could be done, play the intended placements and end the turn.

        At a decision that is no turn (a vizier, a card to reveal) only that is left.
        """
        if not self.can_end_turn:
            return
        placements, seat = tuple(self.intended.values()), self.seat
        if self.leaving is not None:
            self.submit(self.leaving)
        decision = self.state.decision
        # tiles that wait now were given at the end of the game
        if not isinstance(decision, Placing) or decision.seat != seat or self.waiting:
            return
        for action in placements:
            self.submit(action)
        self.submit(EndTurn())

    def note_hint(self, strength: int) -> None:
        """Count a hint that was given: 1 for the kind of action, 2 for tile or cards, 3 for a whole turn."""
        first, second, third = (count + (number == strength) for number, count in enumerate(self.hints, 1))
        self.hints = first, second, third
        self.hinted.emit()

    def _note(self, move: Transition | None, intended: Intended) -> None:
        self._made.append(Made(move, self.intended, intended))
        self.intended = intended

    # -- back and forward

    def undo_refusal(self) -> Message | None:
        """Why nothing can be taken back; None where something can."""
        if not self._made:
            return Message("undo-nothing")
        last = self._made[-1].transition
        if last is not None and ends_turn(last):
            return Message("undo-revealed")
        return None

    @property
    def can_redo(self) -> bool:
        """True where something was taken back and nothing done since."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last step of this turn back."""
        if self.undo_refusal() is None:
            self._step_back()
            self.reset.emit()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self._undone:
            made = self._undone.pop()
            self._made.append(made)
            self.intended = made.intended_after
            self.reset.emit()

    def restart_turn(self) -> None:
        """Take back everything since the turn began."""
        if self.undo_refusal() is None:
            while self.undo_refusal() is None:
                self._step_back()
            self.reset.emit()

    def undo_round(self) -> bool:
        """Take back to this person's turn before; True where there was one. The game is then assisted."""
        seat = self.seat
        targets = [
            i
            for i, made in enumerate(self._made)
            if made.transition is not None
            and made.transition.before is not None
            and isinstance(made.transition.before.decision, ChooseAction)
            and not made.transition.before.decision.acted
            and self.is_human(made.transition.before.decision.seat)
        ]
        if seat is not None and targets and targets[-1] == len(self._made):
            targets.pop()
        if not targets:
            return False
        del self._made[targets[-1] :]
        self._undone.clear()
        self.intended = self._made[-1].intended_after if self._made else {}
        self.assisted = True
        self.reset.emit()
        return True

    def _step_back(self) -> None:
        made = self._made.pop()
        self.intended = made.intended_before
        self._undone.append(made)

    # -- asking

    def offers(self) -> tuple[Action, ...]:
        """Everything that may be done now."""
        return legal_actions(self.book, self.state)

    def placeable_cells(self, tile: str) -> tuple[Cell, ...]:
        """The squares where a tile may be placed beside what stands and what is intended."""
        seat = self.seat
        if seat is None:
            return ()
        state = self.intended_state()
        return self.book.placement.legal_cells(state.players[seat].city, self.book.tiles[tile])


def ends_turn(move: Transition) -> bool:
    """True where nothing before a move can be taken back: something came out, or others decide."""
    if move.before is None:
        return True
    before, after = move.before.decision, move.after.decision
    seats = (before.seat if before else None, after.seat if after else None)
    return move.reveals_hidden or move.before.turn != move.after.turn or seats[0] != seats[1]
