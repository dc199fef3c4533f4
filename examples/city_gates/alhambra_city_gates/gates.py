"""The gates (CG-1): places, wording and events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

import attrs

from alhambra_desktop.model.rules.api import (
    OPPOSITE,
    SIDE_LETTER,
    SIDE_NAME,
    SIDES,
    SQUARE,
    WALL,
    Cell,
    City,
    Event,
    Fact,
    Message,
    PublicState,
    Seat,
    Slice,
    entry,
    mask,
    neighbour,
    of,
    side_noun,
    worded,
)

from . import MODULE

GATES: Final = MODULE.id
NUMBER: Final = {f"gate-{number}": number for number in (2, 3, 4, 5)}
"""The maximum points of each kind of gate (CG-1)."""

ALL: Final = tuple(gate for gate in NUMBER for _ in range(3))
"""All twelve gates; gates of one kind are equal (CG-1)."""

LOOKED_AT: Final = 2
"""The number of gates that a player draws and looks at (CG-2)."""

MOST: Final = 2
"""The maximum number of gates in a hand (CG-2)."""

Standing = tuple[str, Cell, str]
"""A gate in a wall: its kind, the square of its tile, and the side of the tile as a letter of ``NESW``."""

STREETS: Final = Fact[tuple[tuple[Cell, str, int], ...]]("streets behind outer walls")


@attrs.frozen
class GateState(Slice):
    """The gates: in the pile (top gate last), put back, drawn, in hands and in walls.

    ``left`` is the number of gates in the pile. ``returned`` is the number of gates put back. ``held`` has
    the number of gates in each hand. The seat ``looker`` sees the gates in ``drawn``. An observation omits
    ``pile``, ``aside`` and the hands of other seats. It has ``drawn`` only if its seat is the ``looker``.
    """

    module: ClassVar[str] = GATES
    pile: tuple[str, ...]
    left: int
    hands: tuple[tuple[str, ...], ...]
    held: tuple[int, ...]
    standing: tuple[tuple[Standing, ...], ...]
    aside: tuple[str, ...] = ()
    returned: int = 0
    drawn: tuple[str, ...] = ()
    looker: int | None = None


def gates_of(state: PublicState) -> GateState:
    """Return the slice of this rule set."""
    return state.slice_of(GateState)


def gate_noun(gate: str) -> Message:
    """Return the noun of a gate, such as ``gate of 4``."""
    return Message("gate", number=NUMBER[gate])


GATE: Final = of("gate", gate_noun)
SIDE: Final = of("side", lambda letter: side_noun(SIDE_NAME[mask(letter)]))
"""The noun of the side in the field ``side``, which is a letter of ``NESW``."""


# -- events


@attrs.frozen(slots=False)
class GatesShuffled(Event):
    """The ``count`` gates that were put back were shuffled into the pile (CG-2)."""

    count: int

    message = worded("log-gates-shuffled", count=of("count"))


@attrs.frozen(slots=False)
class GatesSought(Event):
    """A seat looks at two gates in secret (CG-2)."""

    seat: Seat
    gates: tuple[str, ...]

    record = entry("gates_sought")
    message = worded("log-gates-sought")


@attrs.frozen(slots=False)
class GateKept(Event):
    """A seat kept a gate in hand and put the other one back; only that seat knows which (CG-3)."""

    seat: Seat
    gate: str

    sums_up = True
    record = entry("gate_kept")
    message = worded("log-gate-kept")


@attrs.frozen(slots=False)
class GatesPutBack(Event):
    """A seat kept neither of the two gates (CG-3)."""

    seat: Seat

    sums_up = True
    record = entry("gates_put_back")
    message = worded("log-gates-put-back")


@attrs.frozen(slots=False)
class GateSet(Event):
    """A gate was set into a wall (CG-4)."""

    seat: Seat
    gate: str
    cell: Cell
    side: str

    sums_up = True
    record = entry("gate_set")
    message = worded("log-gate-set", gate=GATE, square=SQUARE)


@attrs.frozen(slots=False)
class GateFell(Event):
    """A gate was put back because its tile left its square (CG-6)."""

    seat: Seat
    gate: str
    cell: Cell
    side: str

    record = entry("gate_back")
    message = worded("log-gate-fell", gate=GATE)


# -- streets


def street(city: City, cell: Cell, side: str) -> tuple[Cell, ...]:
    """Return the squares of the street behind a wall, up to the first gap or wall (CG-5)."""
    inwards, found = OPPOSITE[mask(side)], [cell]
    while not city.tiles[found[-1]].closed & inwards:
        ahead = neighbour(found[-1], inwards)
        if (tile := city.get(ahead)) is None or tile.closed & mask(side):
            break
        found.append(ahead)
    return tuple(found)


def outer_walls(city: City) -> Iterator[tuple[Cell, str]]:
    """Yield each wall that has no tile on its other side, as a square and a side of this square (CG-4)."""
    for cell, tile in sorted(city.tiles.items()):
        if tile.closed_edge == WALL:
            for side in SIDES:
                if tile.closed & side and city.get(neighbour(cell, side)) is None:
                    yield cell, SIDE_LETTER[side]


def streets(city: City) -> tuple[tuple[Cell, str, int], ...]:
    """Return each outer wall with the length of the street behind it; the city caches the result."""
    return city.remember(
        STREETS,
        lambda: tuple((cell, side, len(street(city, cell, side))) for cell, side in outer_walls(city)),
    )


def free_walls(state: PublicState, seat: Seat) -> tuple[tuple[Cell, str, int], ...]:
    """Return a seat's outer walls that have no gate, each with the length of its street (CG-4)."""
    taken = {(cell, side) for _, cell, side in gates_of(state).standing[seat]}
    return tuple(wall for wall in streets(state.players[seat].city) if wall[:2] not in taken)


def paid(city: City, standing: Iterable[Standing]) -> tuple[tuple[Cell, ...], ...]:
    """Return for each gate the squares that score a point (CG-5)."""
    return tuple(street(city, cell, side)[: NUMBER[gate]] for gate, cell, side in standing)
