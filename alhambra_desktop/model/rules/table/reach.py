"""Finds the legal targets of a lifted piece, and the number of unseen tiles that fit on a square."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import attrs

from ..core.engine.action import Action
from ..core.engine.hidden import unseen_tiles
from ..core.engine.play import legal_actions, play, refusals
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import GameState, Observation
from ..core.frozen import frozen
from ..core.geometry.placement import SQUARE_TAKEN, Refusal
from ..core.places.gesture import Gesture
from ..core.places.places import CitySquare, Tray
from ..core.values import SIDES, Cell, Seat, neighbour, value_of
from ..core.words.message import Message
from ..core.words.wording import types_noun
from .moves import Drop, Lift, Ways, decides, promisable_of, read, shown_by_hand
from .turn_facts import Deed, Projection, TurnFacts, other_side, placing, project


@frozen
class Reach:
    """Legal targets of a lifted piece. ``Drop.turned`` means that the piece was turned over after the lift.

    - ``acquire``: maps payments to actions that buy or take the piece; empty if the seat already has it
    - ``acts``: maps drops to actions that are played now
    - ``promises``: maps drops to actions that are promised for the end of the turn. If the seat does not have
      the piece yet, the drop also acquires it.
    - ``waiting``: drops on the tray, which acquire the piece or withdraw a promise, but do nothing else
    - ``withdrawn``: the promise of the lifted piece, which every drop withdraws, or None
    - ``from_tray``: the lift with which the gestures of promised actions take the same piece from the tray
    - ``upturned``: whether the lifted piece shows another side than in ``from_tray``
    - ``ahead``: the state after the piece is acquired and all other promises are carried out; the actions in
      ``promises`` are legal in this state
    """

    acquire: Ways
    acts: Mapping[Drop, Ways]
    promises: Mapping[Drop, Ways]
    waiting: frozenset[Drop] = frozenset()
    withdrawn: Action | None = None
    from_tray: Lift | None = None
    upturned: bool = False
    ahead: GameState | None = None

    @property
    def drops(self) -> frozenset[Drop]:
        return frozenset((*self.acts, *self.promises)) | self.waiting

    def deed(self, drop: Drop, paid: tuple[str, ...] = (), turning: tuple[str, ...] = ()) -> Deed | None:
        """Return the deed of a drop, or None if the drop is illegal or these cards do not pay for it.

        `paid` are the cards that acquire the piece or pay for an action in ``acts``. `turning` are the cards
        that pay for an action in ``promises``. If no cards are given, the best payment is used. For a drop in
        ``promises``, `paid` must be empty or the best payment, which is the first one in ``acquire``.
        """
        if drop in self.acts:
            act = _way(self.acts[drop], paid)
            return Deed(play=act) if act is not None else None
        had = _way(self.acquire, paid)
        if self.acquire and had is None:
            return None
        if drop in self.waiting:
            return Deed(play=had, withdraw=self.withdrawn)
        promise = _way(self.promises.get(drop, {}), turning)
        if promise is None or had != _way(self.acquire, ()):
            return None
        return Deed(had, promise, self.withdrawn)


NOWHERE: Final = Reach({}, {}, {})


def _way(ways: Ways, cards: tuple[str, ...]) -> Action | None:
    if cards and () not in ways:
        return ways.get(tuple(sorted(cards)))
    return next(iter(ways.values()), None)


def reach(facts: TurnFacts, lift: Lift, by: Action | None = None) -> Reach:
    """Return the legal targets of the pieces that a seat lifts.

    New promises must be legal after all other promises are carried out. If the piece must be acquired first,
    the action `by` acquires it. If `by` is None, the best payment is used.
    """
    if not facts.decides:
        return NOWHERE
    book, state, promises, seat = facts.book, facts.state, facts.promises, facts.seat
    promised = facts.shown_promises.get(lift)
    if promised is not None:
        left = Deed(withdraw=promised.action).promised(promises)
        found = _placings(book, state, left, seat, promised.from_tray, promised.upturned)
        waiting = _on_tray(book, seat, promised.from_tray)
        return attrs.evolve(found, waiting=waiting, withdrawn=promised.action)
    if lift.start == Tray(seat):
        found = _placings(book, state, promises, seat, lift)
        return found if found.promises else NOWHERE
    legal = facts.moves.drops(lift.start, *lift.faces)
    acts = {drop: _cheapest_first(ways) for drop, ways in facts.acts(legal).items()}
    acquire = _acquire(book, state, seat, lift, legal.get(Drop(Tray(seat), False), {}), by)
    if not acquire:
        return Reach({}, acts, {})
    waiting, had = _on_tray(book, seat, lift), play(book, state, next(iter(acquire.values())))
    if had.reveals_hidden or not decides(had.after, seat):
        return Reach(acquire, acts, {}, waiting)
    found = _placings(book, had.after, promises, seat, Lift(Tray(seat), lift.faces))
    return attrs.evolve(found, acquire=acquire, acts=acts, waiting=waiting)


def _on_tray(book: Rulebook, seat: Seat, lift: Lift) -> frozenset[Drop]:
    sides = {lift.faces, tuple(other_side(book, face) for face in lift.faces)}
    return frozenset(Drop(Tray(seat), bool(turned)) for turned in range(len(sides)))


def _cheapest_first(ways: Ways) -> Ways:
    return dict(sorted(ways.items(), key=lambda way: sum(map(value_of, way[0]))))


def _acquire(book: Rulebook, state: GameState, seat: Seat, lift: Lift, ways: Ways, by: Action | None) -> Ways:
    if by is None:
        return ways
    if refusals(book, state, by):
        return {}
    done = shown_by_hand(book, state, seat, by)
    if not isinstance(done, Gesture) or Lift(done.start, done.lift) != lift or done.drop != Tray(seat):
        return {}
    return {done.spend: by, **ways}


def _placings(
    book: Rulebook,
    state: GameState,
    promises: tuple[Action, ...],
    seat: Seat,
    from_tray: Lift,
    upturned: bool = False,
) -> Reach:
    ahead = placing(project(book, state, promises).state)
    legal = promisable_of(book, state, seat, ahead, legal_actions(book, ahead))
    found = legal.drops(from_tray.start, *from_tray.faces)
    drops = {Drop(place, turned != upturned): ways for (place, turned), ways in found.items()}
    return Reach({}, {}, drops, from_tray=from_tray, upturned=upturned, ahead=ahead)


def drop_refusals(
    facts: TurnFacts,
    lift: Lift,
    found: Reach,
    drop: Drop,
    paid: tuple[str, ...] = (),
    turning: tuple[str, ...] = (),
) -> Refusal:
    """Return the rules that forbid a drop."""
    if found.deed(drop, paid, turning) is not None:
        return ()
    book, state, seat = facts.book, facts.state, facts.seat
    buying = Gesture(lift.faces, lift.start, Tray(seat), spend=tuple(sorted(paid)))
    if found.from_tray is None:
        here = attrs.evolve(buying, drop=drop.place, turned=drop.turned)
        meant = [(state, here), (state, attrs.evolve(here, spend=())), (state, buying)]
    elif found.acquire and _way(found.acquire, paid) is None:
        meant = [(state, buying)]
    else:
        start, faces = found.from_tray
        turned = drop.turned != found.upturned
        done = Gesture(faces, start, drop.place, turned, tuple(sorted(turning)) if turned else ())
        meant = [(found.ahead or state, done)]
    for at, done in meant:
        action = read(book, at, seat, done)
        if action is not None:
            taken = (SQUARE_TAKEN,) if isinstance(drop.place, CitySquare) else ()
            return refusals(book, at, action) or taken
    return ()


def carried_out(facts: TurnFacts, deed: Deed) -> Projection | None:
    """Carry out a deed and then all promises; return None if the deed reveals hidden information."""
    state = facts.state
    if deed.play is not None:
        move = play(facts.book, state, deed.play)
        if move.reveals_hidden:
            return None
        state = move.after
    return project(facts.book, state, deed.promised(facts.promises))


@frozen
class Prospect:
    """The prospect of an empty square: how many of the unseen tiles fit on it.

    ``kinds`` contains the type, the name and the number of each kind of fitting tile. If both sides of a tile
    fit, the tile is counted twice in ``kinds``, but only once in ``fitting``.
    """

    cell: Cell
    fitting: int
    unseen: int
    kinds: tuple[tuple[str | None, Message, int], ...]

    @property
    def message(self) -> Message:
        return Message("prospect", fitting=self.fitting, unseen=self.unseen)

    @property
    def full_message(self) -> Message:
        kinds = tuple(
            Message("prospect-kind", count=count, kind=types_noun(type_id) if type_id and count > 1 else noun)
            for type_id, noun, count in self.kinds
        )
        return Message("prospect-kinds", prospect=self.message, kinds=kinds) if kinds else self.message


def prospect(book: Rulebook, seen: Observation, cell: Cell) -> Prospect:
    """Return the prospect for a free square of the viewer's city."""
    city = seen.players[seen.seat].city
    kinds: dict[tuple[str | None, Message], int] = {}
    fitting = unseen = 0
    for kind in book.bags:
        for id_ in unseen_tiles(book, seen, kind):
            unseen += 1
            front = book.tiles[id_]
            sides = (front,) if front.back is None else (front, book.tiles[front.back])
            found = {
                (tile.type, tile.short_label) for tile in sides if book.placement.may_place(city, tile, cell)
            }
            fitting += bool(found)
            for finding in found:
                kinds[finding] = kinds.get(finding, 0) + 1
    order = {type_id: number for number, type_id in enumerate(book.types)}
    ranked = sorted(
        kinds.items(), key=lambda item: (order.get(item[0][0] or "", len(order)), str(item[0][1]))
    )
    return Prospect(cell, fitting, unseen, tuple((type_id, noun, count) for (type_id, noun), count in ranked))


def free_squares(seen: Observation) -> Iterator[Cell]:
    tiles = seen.players[seen.seat].city.tiles
    beside = {neighbour(cell, side) for cell in tiles for side in SIDES} - set(tiles)
    yield from sorted(beside, key=lambda cell: cell[::-1])
