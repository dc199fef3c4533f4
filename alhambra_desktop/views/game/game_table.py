from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from ...model.files.saves.saved_game import NO_HINTS, PromisedStep, SavedGame, UndoneStep
from ...model.rules.core.engine.action import Action
from ...model.rules.core.engine.event import Event
from ...model.rules.core.engine.hidden import secrets_kept
from ...model.rules.core.engine.play import Transition, play, refusals, start
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.engine.setup import Setup
from ...model.rules.core.engine.state import GameState
from ...model.rules.core.engine.step import ChooseAction, Placing
from ...model.rules.core.frozen import frozen
from ...model.rules.core.places.places import Reserve, TileFace
from ...model.rules.core.values import Cell, Seat
from ...model.rules.core.words.message import Message
from ...model.rules.modules.registry import rulebook
from ...model.rules.table.moves import Lift
from ...model.rules.table.turn_facts import Deed, Promised, TurnFacts, project


@frozen
class UndoStep:
    """One undo step: a transition, a change of promises, or both.

    ``before`` and ``after`` are the promises before and after the step. ``promising`` is True if the player
    changed the promises. Even if it is False, the transition may have made some promises impossible.
    """

    transition: Transition | None
    before: tuple[Action, ...]
    after: tuple[Action, ...]
    promising: bool


class GameTable(QObject):
    """A game with its history. In ``views``, only this class plays actions.

    ``promises`` are the planned actions that place the bought tiles, in a playable order. They are played
    when the turn ends.
    """

    moved = Signal(object)  # a Transition was made, but not by undo or redo
    promised = Signal()  # the promises changed without a Transition
    broken = Signal(object)  # some promises became impossible; argument: a tuple of these actions
    begun = Signal()  # another game was begun or opened; ``reset`` follows
    reset = Signal()  # the state was replaced (new game, undo, redo), or must be shown again
    hinted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._made: list[UndoStep] = []
        self._undone: list[UndoStep] = []
        self._first: Transition | None = None
        self._snapshot: SavedGame | None = None
        self.assisted = False
        self.tried_from: tuple[int, ...] = ()  # in a practice game: final points of the original game
        self.forward = False  # True while ``reset`` reports a redo
        self.hints: tuple[int, int, int] = NO_HINTS
        self.promises: tuple[Action, ...] = ()
        self._facts: TurnFacts | None = None

    @property
    def playing(self) -> bool:
        return self._first is not None or self._snapshot is not None

    @property
    def state(self) -> GameState:
        for made in reversed(self._made):
            if made.transition is not None:
                return made.transition.after
        if self._first is not None:
            return self._first.after
        assert self._snapshot is not None
        return self._snapshot.state

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def book(self) -> Rulebook:
        return rulebook(self.setup)

    @property
    def transitions(self) -> tuple[Transition, ...]:
        moves = tuple(made.transition for made in self._made if made.transition is not None)
        return (self._first, *moves) if self._first is not None else moves

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for move in self.transitions for event in move.events)

    @property
    def complete(self) -> bool:
        return self._first is not None

    def record_refusal(self) -> Message | None:
        """Return the reason why no record can be exported now, or None.

        A record contains all secrets. Therefore a game with secrets must end before its record is exported.
        """
        if not self.complete:
            return Message("record-no-past")
        if not self.state.over and secrets_kept(self.book):
            return Message("record-secret")
        return None

    @property
    def seat(self) -> Seat | None:
        decision = self.state.decision
        return decision.seat if decision else None

    def is_human(self, seat: Seat) -> bool:
        return self.setup.seats[seat].player == "human"

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.setup.everybody if self.is_human(seat))

    @property
    def facts(self) -> TurnFacts:
        state, known, seat = self.state, self._facts, self.seat
        if known is None or known.state is not state or known.promises is not self.promises:
            known = self._facts = TurnFacts(self.book, state, self.promises, 0 if seat is None else seat)
        return known

    @property
    def promised_tiles(self) -> Mapping[str, Lift]:
        return {tile: lift for lift, _, tile in self._shown_promises()}

    @property
    def kept_back(self) -> tuple[str, ...]:
        return tuple(tile for tile, lift in self.promised_tiles.items() if isinstance(lift.start, Reserve))

    def _shown_promises(self) -> Iterable[tuple[Lift, Promised, str]]:
        for lift, found in self.facts.shown_promises.items():
            for face in found.from_tray.faces:
                if isinstance(face, TileFace):
                    yield lift, found, face.tile

    @property
    def waiting(self) -> tuple[str, ...]:
        return () if self.seat is None else self.facts.projection.state.players[self.seat].purchases

    @property
    def can_end_turn(self) -> bool:
        if self.seat is None or self.waiting:
            return False
        return isinstance(self.state.decision, Placing) or self.facts.leaving is not None

    def begin(self, setup: Setup) -> None:
        first = start(rulebook(setup))
        self._clear()
        self._first = first
        self.begun.emit()
        self.reset.emit()

    def open(self, saved: SavedGame) -> None:
        moves = saved.history()
        self._clear()
        self.assisted, self.hints, self.tried_from = saved.assisted, saved.hints, saved.tried_from
        if moves is None:
            self._snapshot = saved
        else:
            self._first = moves[0]
            self._rebuild(moves[1:], saved)
        self.begun.emit()
        self.reset.emit()

    def show_again(self) -> None:
        self.reset.emit()

    def _rebuild(self, moves: tuple[Transition, ...], saved: SavedGame) -> None:
        steps = list(saved.promised)
        for number in range(len(moves) + 1):
            if number:
                joined = bool(steps) and steps[0].joined and steps[0].after == number
                promises = steps.pop(0).promised if joined else self.promises
                self._note(moves[number - 1], self._kept(moves[number - 1].after, promises), joined)
            while steps and steps[0].after == number:
                self._note(None, self._kept(self.state, steps.pop(0).promised), True)
        state, before = self.state, self.promises
        redo: list[UndoStep] = []
        for step in reversed(saved.undone):
            if step.action is not None and refusals(self.book, state, step.action):
                break
            move = play(self.book, state, step.action) if step.action is not None else None
            state = state if move is None else move.after
            after = self._kept(state, before if step.promised is None else step.promised)
            redo.append(UndoStep(move, before, after, step.promised is not None))
            before = after
        self._undone = redo[::-1]

    def _kept(self, state: GameState, promises: Iterable[Action]) -> tuple[Action, ...]:
        return project(self.book, state, promises).kept

    def _clear(self) -> None:
        self._made, self._undone = [], []
        self._first, self._snapshot = None, None
        self.promises = ()
        self.assisted, self.hints, self.tried_from = False, NO_HINTS, ()

    def saved(self) -> SavedGame:
        actions: list[Action] = []
        promised: list[PromisedStep] = []
        for made in self._made:
            if made.transition is not None:
                assert made.transition.action is not None
                actions.append(made.transition.action)
            if made.promising:
                promised.append(PromisedStep(len(actions), made.after, made.transition is not None))
        turn_start = len(actions) - self._actions_this_turn()
        undone = (
            UndoneStep(
                None if made.transition is None else made.transition.action,
                made.after if made.promising else None,
            )
            for made in self._undone
        )
        if self._snapshot is not None:
            return SavedGame(
                *(self.setup, self.state, ()),
                assisted=self.assisted,
                hints=self.hints,
                tried_from=self.tried_from,
            )
        this_turn = tuple(step for step in promised if step.after >= turn_start)
        done = (tuple(actions), this_turn, tuple(undone))
        return SavedGame(self.setup, self.state, *done, self.assisted, self.hints, self.tried_from)

    def _actions_this_turn(self) -> int:
        count = 0
        for made in reversed(self._made):
            if made.transition is not None:
                if ends_turn(made.transition):
                    break
                count += 1
        return count

    def submit(self, action: Action) -> Transition:
        move = self.do(Deed(play=action))
        assert move is not None
        return move

    def do(self, deed: Deed) -> Transition | None:
        """Play the action of a deed, change the promises, or both, as one undo step.

        Raise `IllegalActionError` for an illegal action. A deed without effect adds no step.
        """
        move = play(self.book, self.state, deed.play) if deed.play is not None else None
        ahead = project(self.book, self.state if move is None else move.after, deed.promised(self.promises))
        if move is None and set(ahead.kept) == set(self.promises):
            return None
        self._undone.clear()
        self._note(move, ahead.kept, deed.promise is not None or deed.withdraw is not None)
        if move is None:
            self.promised.emit()
        else:
            self.moved.emit(move)
        broken = tuple(promise for promise in ahead.impossible if promise != deed.promise)
        if broken:
            self.broken.emit(broken)
        return move

    def withdraw(self, tile: str) -> None:
        for _, promised, name in self._shown_promises():
            if name == tile:
                self.do(Deed(withdraw=promised.action))
                return

    def end_turn(self) -> None:
        """Play the promises and end the turn. If the seat decides outside its turn, end only the decision."""
        if not self.can_end_turn:
            return
        seat = self.seat
        if not isinstance(self.state.decision, Placing) and self.facts.leaving is not None:
            self.submit(self.facts.leaving)
        decision = self.state.decision
        # If tiles wait now, they are leftover tiles at the end of the game. The seat must place them first.
        if not isinstance(decision, Placing) or decision.seat != seat or self.waiting:
            return
        for action in self.promises:
            self.submit(action)
        if self.facts.leaving is not None:
            self.submit(self.facts.leaving)

    def note_hint(self, strength: int) -> None:
        """Count a hint.

        `strength` is 1 if the hint names the kind of action, 2 if it names the tile or the cards, and 3 if it
        describes the turn.
        """
        first, second, third = (count + (number == strength) for number, count in enumerate(self.hints, 1))
        self.hints = first, second, third
        self.hinted.emit()

    def _note(self, move: Transition | None, promises: tuple[Action, ...], promising: bool) -> None:
        self._made.append(UndoStep(move, self.promises, promises, promising))
        self.promises = promises

    def undo_refusal(self) -> Message | None:
        if not self._made:
            return Message("undo-nothing")
        last = self._made[-1].transition
        if last is not None and ends_turn(last):
            return Message("undo-revealed")
        return None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        if self.undo_refusal() is None:
            self._step_back()
            self.reset.emit()

    def redo(self) -> None:
        if self._undone:
            self._step_forward()
            while self._undone and (self.seat is None or not self.is_human(self.seat)):
                self._step_forward()
            self.forward = True
            self.reset.emit()
            self.forward = False

    def restart_turn(self) -> None:
        if self.undo_refusal() is None:
            while self.undo_refusal() is None:
                self._step_back()
            self.reset.emit()

    @property
    def can_undo_round(self) -> bool:
        return self._last_own_turn is not None

    def undo_round(self) -> bool:
        """Undo all steps since a human player last began a turn. Return False if there is no such turn."""
        target = self._last_own_turn
        if target is None:
            return False
        while len(self._made) > target:
            self._step_back()
        self.assisted = True
        self.reset.emit()
        return True

    @property
    def _last_own_turn(self) -> int | None:
        for number in range(len(self._made) - 1, -1, -1):
            move = self._made[number].transition
            decision = move.before.decision if move is not None and move.before is not None else None
            if isinstance(decision, ChooseAction) and not decision.acted and self.is_human(decision.seat):
                return number
        return None

    def _step_forward(self) -> None:
        made = self._undone.pop()
        self._made.append(made)
        self.promises = made.after

    def _step_back(self) -> None:
        made = self._made.pop()
        self.promises = made.before
        self._undone.append(made)

    def offers(self) -> tuple[Action, ...]:
        return self.facts.actions

    def placeable_cells(self, tile: str) -> tuple[Cell, ...]:
        seat = self.seat
        if seat is None:
            return ()
        state = self.facts.projection.state
        return self.book.placement.legal_cells(state.players[seat].city, self.book.tiles[tile])


def ends_turn(move: Transition) -> bool:
    """Return whether a move cannot be undone.

    Such a move starts the game, reveals something, ends a turn or changes the deciding seat.
    """
    if move.before is None:
        return True
    before, after = move.before.decision, move.after.decision
    seats = (before.seat if before else None, after.seat if after else None)
    return move.reveals_hidden or move.before.turn != move.after.turn or seats[0] != seats[1]
