"""GameTable: the game being played, its history and the only caller of the rules' verbs that move it."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject, Signal

from ..model.core.action import Action, Decline, EndTurn, Pass
from ..model.core.event import Event
from ..model.core.hidden import secrets_kept
from ..model.core.play import Transition, legal_actions, play, refusals, start
from ..model.core.preview import with_city
from ..model.core.rulebook import Rulebook
from ..model.core.setup import Setup
from ..model.core.state import GameState
from ..model.core.step import ChooseAction, Placing
from ..model.core.values import Cell, Seat
from ..model.modules.registry import rulebook
from ..model.saves.saved_game import NO_HINTS, PlanStep, SavedGame, Target
from .plans import Plans, action_of, possible, with_plans


@attrs.frozen
class Made:
    """One step back or forward: a move of the game, or a change of plans (``transition`` is None)."""

    transition: Transition | None
    plans_before: Plans
    plans_after: Plans


class GameTable(QObject):
    """A game with its history.

    What was bought this turn stays in the tray until the turn ends; ``plans`` say where each tile is meant
    to go, and become actions only when the turn ends. So everything before that can be taken back.
    """

    moved = Signal(object)
    """A Transition was made (never for a step back)."""

    planned = Signal()
    """The plans changed."""

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
        self.plans: Plans = {}

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

    def record_refusal(self) -> str | None:
        """Why no record may be written now, in one sentence; None where one may.

        A record names every hand and secret card, so it waits for the end where anything is secret.
        """
        if not self.complete:
            return "This game was opened without its past, so there is no record of it."
        if not self.state.over and secrets_kept(self.book):
            return "The record names everybody's cards; it can be exported when the game is over."
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

    def planned_state(self) -> GameState:
        """The state with planned tiles already standing; what legal squares and previews are asked of."""
        seat = self.seat
        state = self.state
        if seat is None or not self.plans:
            return state
        return with_city(state, seat, with_plans(self.book, state.players[seat].city, self.plans))

    @property
    def waiting(self) -> tuple[str, ...]:
        """Tiles bought this turn that have no plan yet."""
        seat = self.seat
        if seat is None:
            return ()
        return tuple(tile for tile in self.state.players[seat].purchases if tile not in self.plans)

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
        steps = list(saved.plans)
        for number in range(len(moves) + 1):
            while steps and steps[0].after == number:
                self._note(None, possible(book, self.state, steps.pop(0).plans))
            if number < len(moves):
                self._note(moves[number], possible(book, moves[number].after, self.plans))
        state, plans = self.state, self.plans
        redo: list[Made] = []
        for step in reversed(saved.undone):
            if isinstance(step, PlanStep):
                wished = possible(book, state, step.plans)
                redo.append(Made(None, plans, wished))
                plans = wished
            elif refusals(book, state, step):
                break
            else:
                move = play(book, state, step)
                redo.append(Made(move, plans, possible(book, move.after, plans)))
                state, plans = move.after, possible(book, move.after, plans)
        self._undone = redo[::-1]

    def _clear(self) -> None:
        self._made, self._undone = [], []
        self._first, self._snapshot = None, None
        self.plans = {}
        self.assisted, self.hints = False, NO_HINTS

    def saved(self) -> SavedGame:
        """The game as a file keeps it."""
        actions: list[Action] = []
        plans: list[PlanStep] = []
        for made in self._made:
            if made.transition is not None:
                assert made.transition.action is not None
                actions.append(made.transition.action)
            else:
                plans.append(PlanStep(len(actions), made.plans_after))
        turn_start = len(actions) - self._actions_this_turn()
        plans = [step for step in plans if step.after >= turn_start]
        count = len(actions)
        undone: list[Action | PlanStep] = []
        for made in self._undone:
            if made.transition is None:
                undone.append(PlanStep(count, made.plans_after))
            elif made.transition.action is not None:
                undone.append(made.transition.action)
        if self._snapshot is not None:
            return SavedGame(self.setup, self.state, (), assisted=self.assisted, hints=self.hints)
        done = (tuple(actions), tuple(plans), tuple(undone))
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
        self._note(move, possible(self.book, move.after, self.plans))
        self.moved.emit(move)
        return move

    def plan(self, tile: str, target: Target | None) -> None:
        """Mean a tile bought this turn to go somewhere; None takes the plan back."""
        plans = {name: to for name, to in self.plans.items() if name != tile}
        if target is not None:
            plans[tile] = target
        kept = possible(self.book, self.state, plans)
        if kept != self.plans:
            self._undone.clear()
            self._note(None, kept)
            self.planned.emit()

    def end_turn(self) -> None:
        """Leave what else could be done, carry the plans out and end the turn.

        At a decision that is no turn (a vizier, a card to reveal) only that is left.
        """
        if not self.can_end_turn:
            return
        plans, seat = dict(self.plans), self.seat
        if self.leaving is not None:
            self.submit(self.leaving)
        decision = self.state.decision
        # tiles that wait now were given at the end of the game
        if not isinstance(decision, Placing) or decision.seat != seat or self.waiting:
            return
        for tile, target in plans.items():
            self.submit(action_of(tile, target))
        self.submit(EndTurn())

    def note_hint(self, strength: int) -> None:
        """Count a hint that was given: 1 for the kind of action, 2 for tile or cards, 3 for a whole turn."""
        first, second, third = (count + (number == strength) for number, count in enumerate(self.hints, 1))
        self.hints = first, second, third
        self.hinted.emit()

    def _note(self, move: Transition | None, plans: Plans) -> None:
        self._made.append(Made(move, self.plans, plans))
        self.plans = plans

    # -- back and forward

    def undo_refusal(self) -> str | None:
        """Why nothing can be taken back, in one sentence; None where something can."""
        if not self._made:
            return "Nothing was done yet."
        last = self._made[-1].transition
        if last is not None and ends_turn(last):
            return "New cards or tiles came out, so the last turn cannot be taken back."
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
            self.plans = made.plans_after
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
        self.plans = self._made[-1].plans_after if self._made else {}
        self.assisted = True
        self.reset.emit()
        return True

    def _step_back(self) -> None:
        made = self._made.pop()
        self.plans = made.plans_before
        self._undone.append(made)

    # -- asking

    def offers(self) -> tuple[Action, ...]:
        """Everything that may be done now."""
        return legal_actions(self.book, self.state)

    def placeable_cells(self, tile: str) -> tuple[Cell, ...]:
        """The squares where a tile may be placed beside what stands and what is planned."""
        seat = self.seat
        if seat is None:
            return ()
        state = self.planned_state()
        return self.book.placement.legal_cells(state.players[seat].city, self.book.tiles[tile])


def ends_turn(move: Transition) -> bool:
    """True where nothing before a move can be taken back: something came out, or others decide."""
    if move.before is None:
        return True
    before, after = move.before.decision, move.after.decision
    seats = (before.seat if before else None, after.seat if after else None)
    return move.reveals_hidden or move.before.turn != move.after.turn or seats[0] != seats[1]
