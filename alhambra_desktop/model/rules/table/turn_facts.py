"""Legal deeds and promises of a seat at one moment. Each fact is computed when it is first used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

import attrs

from ..core.engine.action import Action
from ..core.engine.play import apply, legal_actions, refusals
from ..core.engine.preview import Outlook, outlook
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import GameState
from ..core.engine.step import PlacePurchases, Placing
from ..core.frozen import frozen
from ..core.places.gesture import Button, Gesture, Press
from ..core.places.places import CitySquare, Face, Place, TileFace, Tray
from ..core.values import Seat
from .moves import NO_MOVES, Drop, Lift, Moves, Ways, decides, leaving, moves_of, promisable_of, shown_by_hand


@frozen
class Deed:
    """What a gesture does: it plays an action, promises one, withdraws a promise, or does several of these.

    A field is None if the gesture does not have this effect.
    """

    play: Action | None = None
    promise: Action | None = None
    withdraw: Action | None = None

    def promised(self, before: Iterable[Action]) -> tuple[Action, ...]:
        pair = (self.play, self.withdraw)
        left = tuple(action for action in before if action not in pair)
        return left if self.promise is None else (*left, self.promise)


@frozen
class Projection:
    """Result of an attempt to carry out promises.

    ``state`` is the state after the promises in ``kept``, which are listed in the order in which they were
    played. The promises in ``impossible`` never became legal.
    """

    state: GameState
    kept: tuple[Action, ...]
    impossible: tuple[Action, ...]


def project(book: Rulebook, state: GameState, promises: Iterable[Action]) -> Projection:
    """Play the promised actions as if the turn ended now. At each step, play the first one that is legal.

    This order is necessary, because a tile can depend on a tile that was promised after it. The order of the
    promises matters only for the choice of the tile that becomes a second starting tile (A-5).
    """
    left, ahead = list(promises), placing(state)
    kept: list[Action] = []
    while (legal := _first_legal(book, ahead, left)) is not None:
        ahead = apply(book, ahead, legal).after
        left.remove(legal)
        kept.append(legal)
    return Projection(ahead if kept else state, tuple(kept), tuple(left))


def placing(state: GameState) -> GameState:
    decision = state.decision
    if decision is None or isinstance(decision, Placing):
        return state
    return state.changed(agenda=(*state.agenda[:-1], PlacePurchases(decision.seat)))


def _first_legal(book: Rulebook, state: GameState, promises: list[Action]) -> Action | None:
    return next((action for action in promises if not refusals(book, state, action)), None)


class Promised(NamedTuple):
    """A promise, the lift of its piece from the tray, and whether the promise turns the piece over."""

    action: Action
    from_tray: Lift
    upturned: bool


@frozen(slots=False, eq=False)
class TurnFacts:
    """A state with promises, and the seat's legal deeds.

    After each action or promise, create a new instance.
    """

    book: Rulebook
    state: GameState
    promises: tuple[Action, ...]
    seat: Seat
    _outlooks: dict[Action | None, Outlook] = attrs.field(factory=dict, init=False, repr=False)

    @property
    def decides(self) -> bool:
        return decides(self.state, self.seat)

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        return legal_actions(self.book, self.state) if self.decides else ()

    @cached_property
    def moves(self) -> Moves:
        return moves_of(self.book, self.state, self.seat, self.actions)

    @cached_property
    def projection(self) -> Projection:
        return project(self.book, self.state, self.promises)

    @property
    def to_advise(self) -> GameState:
        """State from which hints start. If the seat is placing tiles, its promises have been carried out."""
        return self.projection.state if isinstance(self.state.decision, Placing) else self.state

    def outlook_without(self, withdrawn: Action | None) -> Outlook:
        if withdrawn not in self._outlooks:
            left = Deed(withdraw=withdrawn).promised(self.promises)
            state = project(self.book, self.state, left).state
            self._outlooks[withdrawn] = outlook(self.book, state, self.seat)
        return self._outlooks[withdrawn]

    @cached_property
    def promisable(self) -> Moves:
        """Actions that can be promised, because they will be legal once all promises are carried out."""
        if not self.decides or not self.state.players[self.seat].purchases:
            return NO_MOVES
        ahead = placing(self.projection.state)
        legal = self.actions if ahead is self.state else legal_actions(self.book, ahead)
        return promisable_of(self.book, self.state, self.seat, ahead, legal)

    @cached_property
    def shown_promises(self) -> Mapping[Lift, Promised]:
        """Maps lifts to promises; a lift starts at the place where the window shows the promise's pieces."""
        found, ahead = {}, placing(self.state)
        for action in self.projection.kept:
            done = shown_by_hand(self.book, ahead, self.seat, action)
            if isinstance(done, Gesture):
                faces = tuple(other_side(self.book, face) for face in done.lift) if done.turned else done.lift
                found[Lift(done.drop, faces)] = Promised(action, Lift(done.start, done.lift), done.turned)
        return found

    @cached_property
    def liftable(self) -> frozenset[tuple[Place, Face]]:
        tray = Tray(self.seat)
        lifts = [
            lift
            for lift, legal in self.moves.lifts.items()
            if lift.start != tray and (Drop(tray, False) in legal or self.acts(legal))
        ]
        lifts += [*self.promisable.lifts, *(self.shown_promises if self.decides else ())]
        return frozenset((start, face) for start, faces in lifts for face in faces)

    def acts(self, legal: Mapping[Drop, Ways]) -> Mapping[Drop, Ways]:
        """Return the drops except those on the tray or on the square of a promised tile."""
        taken = {place for place, _ in self.shown_promises if isinstance(place, CitySquare)}
        return {drop: ways for drop, ways in legal.items() if drop.place not in (Tray(self.seat), *taken)}

    @cached_property
    def presses(self) -> Mapping[Press | Button, Deed]:
        return {
            **{press: Deed(promise=action) for press, action in self.promisable.presses.items()},
            **{press: Deed(play=action) for press, action in self.moves.presses.items()},
        }

    @cached_property
    def leaving(self) -> Action | None:
        """The legal action that does nothing but end the decision (B-8, B-11, B-23), or None."""
        return leaving(self.book, self.state)


def other_side(book: Rulebook, face: Face) -> Face:
    back = book.tiles[face.tile].back if isinstance(face, TileFace) else None
    return face if back is None else TileFace(back)
