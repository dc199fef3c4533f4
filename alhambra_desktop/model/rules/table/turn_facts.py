"""Legal deeds and promises of a seat at one moment; each fact is computed on first use."""

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
    """Effect of one gesture: an action to play or promise, a promise to withdraw, or several of these."""

    play: Action | None = None
    promise: Action | None = None
    withdraw: Action | None = None

    def promised(self, before: Iterable[Action]) -> tuple[Action, ...]:
        """Return the promises after this deed, possible or not."""
        pair = (self.play, self.withdraw)
        left = tuple(action for action in before if action not in pair)
        return left if self.promise is None else (*left, self.promise)


@frozen
class Projection:
    """The state after the ``kept`` promises (in the order played), without the ``impossible`` ones."""

    state: GameState
    kept: tuple[Action, ...]
    impossible: tuple[Action, ...]


def project(book: Rulebook, state: GameState, promises: Iterable[Action]) -> Projection:
    """Play promised actions as if the turn ended now, repeatedly taking the first that is legal.

    They are not simply played in the order in which they were made, because a tile can depend on another tile
    that was promised later. Every order of legal actions places the same tiles; the order only decides which
    of them becomes a second start (A-5). If none of the remaining promises is legal, they are impossible. An
    extra action that the seat still may or must take is ignored.
    """
    left, ahead = list(promises), placing(state)
    kept: list[Action] = []
    while (legal := _first_legal(book, ahead, left)) is not None:
        ahead = apply(book, ahead, legal).after
        left.remove(legal)
        kept.append(legal)
    return Projection(ahead if kept else state, tuple(kept), tuple(left))


def placing(state: GameState) -> GameState:
    """Return the state with the pending decision replaced by `PlacePurchases`.

    If the game is over, or if tiles are being placed already, return the state unchanged.
    """
    decision = state.decision
    if decision is None or isinstance(decision, Placing):
        return state
    return state.changed(agenda=(*state.agenda[:-1], PlacePurchases(decision.seat)))


def _first_legal(book: Rulebook, state: GameState, promises: list[Action]) -> Action | None:
    return next((action for action in promises if not refusals(book, state, action)), None)


class Promised(NamedTuple):
    """A promise, its piece as it lies on the tray, and whether the promise turns this piece over."""

    action: Action
    from_tray: Lift
    upturned: bool


@frozen(slots=False, eq=False)
class TurnFacts:
    """A state with promises, and the seat's legal deeds in it.

    If the seat does not decide, there are no legal deeds. After each action or promise, a new instance is
    needed.
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
        """State for a hint: after the promises if the seat is placing tiles, otherwise the current state."""
        return self.projection.state if isinstance(self.state.decision, Placing) else self.state

    def outlook_without(self, withdrawn: Action | None) -> Outlook:
        """Return the seat's outlook with all promises, except one that is `withdrawn`."""
        if withdrawn not in self._outlooks:
            left = Deed(withdraw=withdrawn).promised(self.promises)
            state = project(self.book, self.state, left).state
            self._outlooks[withdrawn] = outlook(self.book, state, self.seat)
        return self._outlooks[withdrawn]

    @cached_property
    def promisable(self) -> Moves:
        """Actions that can be promised: placing actions, and accompanying actions that are not legal yet.

        These actions are legal in the projection, in which the promised tiles are in place.
        """
        if not self.decides or not self.state.players[self.seat].purchases:
            return NO_MOVES
        ahead = placing(self.projection.state)
        legal = self.actions if ahead is self.state else legal_actions(self.book, ahead)
        return promisable_of(self.book, self.state, self.seat, ahead, legal)

    @cached_property
    def shown_promises(self) -> Mapping[Lift, Promised]:
        """Promises by the place where the window shows their pieces, and by the pieces' visible sides."""
        found, ahead = {}, placing(self.state)
        for action in self.projection.kept:
            done = shown_by_hand(self.book, ahead, self.seat, action)
            if isinstance(done, Gesture):
                faces = tuple(other_side(self.book, face) for face in done.lift) if done.turned else done.lift
                found[Lift(done.drop, faces)] = Promised(action, Lift(done.start, done.lift), done.turned)
        return found

    @cached_property
    def liftable(self) -> frozenset[tuple[Place, Face]]:
        """Pieces that may be lifted, alone or with others, each with the place where the window shows it."""
        tray = Tray(self.seat)
        lifts = [
            lift
            for lift, legal in self.moves.lifts.items()
            if lift.start != tray and (Drop(tray, False) in legal or self.acts(legal))
        ]
        lifts += [*self.promisable.lifts, *(self.shown_promises if self.decides else ())]
        return frozenset((start, face) for start, faces in lifts for face in faces)

    def acts(self, legal: Mapping[Drop, Ways]) -> Mapping[Drop, Ways]:
        """Return the given drops, except those on the tray or on a square where a promised tile is shown."""
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
        """The deciding seat's legal action that only ends the decision (B-8, B-11, B-23), if any."""
        return leaving(self.book, self.state)


def other_side(book: Rulebook, face: Face) -> Face:
    """Return the other face of a two-sided tile; return any other face unchanged."""
    back = book.tiles[face.tile].back if isinstance(face, TileFace) else None
    return face if back is None else TileFace(back)
