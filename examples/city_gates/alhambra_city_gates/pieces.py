"""The pieces of City Gates: face down, drawn, in hands and in walls."""

from __future__ import annotations

from typing import Final

import attrs

from alhambra_desktop.model.rules.api import (
    OPPOSITE,
    SIDE_LETTER,
    SQUARE,
    ArrangementBuilder,
    Cell,
    Face,
    Fold,
    Message,
    Naming,
    Observation,
    PieceId,
    Place,
    Rulebook,
    RulebookBuilder,
    Seat,
    Stack,
    Supply,
    mask,
    neighbour,
    of,
    own_or,
    worded,
)

from .gates import (
    GATE,
    GATES,
    LOOKED_AT,
    SIDE,
    GateFell,
    GateKept,
    GateSet,
    GatesPutBack,
    GatesShuffled,
    GatesSought,
    gates_of,
)

THING: Final = "gate"
"""The kind of all gate pieces. There is only one kind, because hidden gates cannot be distinguished."""


@attrs.frozen(cache_hash=True)
class Gatehouse(Supply):
    """A shared place: ``pile``, ``aside`` for gates put back, or ``looked-1`` and ``looked-2``."""

    def noun(self, names: Naming, viewer: Seat) -> Message:
        return Message("place-gatehouse", slot=self.slot)


PILE_PLACE: Final = Gatehouse(GATES, "pile")
ASIDE_PLACE: Final = Gatehouse(GATES, "aside")
LOOKED: Final = tuple(Gatehouse(GATES, f"looked-{number}") for number in range(1, LOOKED_AT + 1))
PILE: Final = PieceId("gate-pile")
ASIDE: Final = PieceId("gates-aside")


@attrs.frozen(cache_hash=True)
class GateHand(Place):
    """The gates in the hand of a seat."""

    seat: Seat

    sorted = True
    noun = own_or("place-gate-hand-own", "place-gate-hand")


@attrs.frozen(cache_hash=True)
class GateWall(Place):
    """The northern (``N``) or western (``W``) edge of a square, shared with the neighbour on that side."""

    seat: Seat
    cell: Cell
    side: str

    noun = own_or("place-gate-wall-own", "place-gate-wall", square=SQUARE, side=SIDE)
    onto = worded("onto-gate-wall")


def wall_place(seat: Seat, cell: Cell, side: str) -> GateWall:
    """Return the place of the wall on one side of a square."""
    if side in "NW":
        return GateWall(seat, cell, side)
    beyond = neighbour(cell, mask(side))
    return GateWall(seat, beyond, SIDE_LETTER[OPPOSITE[mask(side)]])


def sides_at(place: GateWall) -> tuple[tuple[Cell, str], tuple[Cell, str]]:
    """Return both squares that share an edge, and for each of them the side on which it has the edge."""
    side = mask(place.side)
    return (place.cell, place.side), (neighbour(place.cell, side), SIDE_LETTER[OPPOSITE[side]])


@attrs.frozen(cache_hash=True)
class GateFace(Face):
    """The front of a gate, which shows its kind."""

    gate: str

    id_field = "gate"
    noun = GATE


@attrs.frozen(cache_hash=True)
class GatePlan(Face):
    """A gate in the hand, shown as a card with its plan."""

    gate: str

    id_field = "gate"
    noun = GATE


@attrs.frozen(cache_hash=True)
class GateBack(Face):
    """A gate that the observer may not see."""

    is_hidden = True
    noun = worded("face-gate-back")


@attrs.frozen(cache_hash=True)
class GatePile(Stack):
    """A pile of ``count`` gates face down."""

    noun = worded("face-gate-pile", count=of("count"))


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    gates = gates_of(seen)
    table.lay(PILE, PILE_PLACE, GatePile(gates.left))
    table.lay(ASIDE, ASIDE_PLACE, GatePile(gates.returned))
    if gates.looker is not None:
        for number, place in enumerate(LOOKED):
            face = GateFace(gates.drawn[number]) if gates.drawn else GateBack()
            table.lay_copy(THING, place, face)
    for seat in book.setup.everybody:
        for gate in gates.hands[seat]:
            table.lay_copy(THING, GateHand(seat), GatePlan(gate))
        for _ in range(gates.held[seat] - len(gates.hands[seat])):
            table.lay_copy(THING, GateHand(seat), GateBack())
        for gate, cell, side in gates.standing[seat]:
            table.lay_copy(THING, wall_place(seat, cell, side), GateFace(gate))


def _shuffled(book: Rulebook, fold: Fold, event: GatesShuffled) -> None:
    fold.count(ASIDE, -event.count)
    fold.count(PILE, event.count)


def _sought(book: Rulebook, fold: Fold, event: GatesSought) -> None:
    for place, gate in zip(LOOKED, event.gates, strict=True):
        face = GateFace(gate) if fold.viewer == event.seat else GateBack()
        fold.emerge_copy(THING, PILE_PLACE, place, face)
    fold.count(PILE, -len(event.gates))


def _kept(book: Rulebook, fold: Fold, event: GateKept) -> None:
    looked_at = [piece for place in LOOKED for piece in fold.at(place)]
    kept = next((piece for piece in looked_at if piece.face == GateFace(event.gate)), looked_at[0])
    plan = GatePlan(event.gate) if fold.viewer == event.seat else GateBack()
    fold.move(kept.id, GateHand(event.seat), plan)
    _put_back(book, fold, GatesPutBack(event.seat))


def _put_back(book: Rulebook, fold: Fold, event: GatesPutBack) -> None:
    for piece in [piece for place in LOOKED for piece in fold.at(place)]:
        fold.melt(piece.id, ASIDE_PLACE)
        fold.count(ASIDE, 1)


def _set(book: Rulebook, fold: Fold, event: GateSet) -> None:
    gate = fold.find(GateHand(event.seat), GatePlan(event.gate), GateBack())
    fold.move(gate, wall_place(event.seat, event.cell, event.side), GateFace(event.gate))


def _fell(book: Rulebook, fold: Fold, event: GateFell) -> None:
    fold.melt(fold.find(wall_place(event.seat, event.cell, event.side), GateFace(event.gate)), ASIDE_PLACE)
    fold.count(ASIDE, 1)


def install_pieces(book: RulebookBuilder) -> None:
    """Add the pieces and their folds to a rulebook."""
    book.pieces += (_lay_pieces,)
    book.fold(GatesShuffled, _shuffled)
    book.fold(GatesSought, _sought)
    book.fold(GateKept, _kept)
    book.fold(GatesPutBack, _put_back)
    book.fold(GateSet, _set)
    book.fold(GateFell, _fell)
