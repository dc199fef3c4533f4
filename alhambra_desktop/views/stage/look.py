"""Look: what is lit, lifted, chosen or said on the table just now, beside the state of the game."""

from __future__ import annotations

from typing import Any

import attrs
from PySide6.QtCore import QPointF, QRectF

from ...model.core.broken_rule import BrokenRule
from ...model.core.message import Message
from ...model.core.observation import Observation
from ...model.core.preview import Preview
from ...model.core.rulebook import Rulebook
from ...model.core.table import Place
from ...model.core.values import Cell, Seat
from ..intended import Intended
from ..words import Line, Total


@attrs.frozen
class Spot:
    """Something that can be pointed at: its kind, what it is and where it lies.

    Kinds: ``row`` and ``hand`` (key: index of the card), ``market``, ``tray``, ``reserve`` (key: tile),
    ``square`` (key: cell), ``tray-area``, ``reserve-area``, ``dirk-area``, ``hand-area``,
    ``player`` and ``since`` (key: seat), ``hut`` (key: tile), ``falcon``, ``corner`` (key: cell), ``bonus``
    (key: card), ``vizier``, ``take``, ``zoom-in``, ``zoom-out``, ``fit``, ``replay``.
    """

    kind: str
    key: Any
    rect: QRectF = attrs.field(eq=False)


@attrs.frozen
class Shown:
    """What the table shows: the observation of the seat that looks on, and what it intends.

    ``ahead`` is what it would see with everything standing that is intended.
    """

    book: Rulebook
    seen: Observation
    intended: Intended
    ahead: Observation

    @property
    def viewer(self) -> Seat:
        """The seat that looks on."""
        return self.seen.seat

    @property
    def mine(self) -> bool:
        """True where the viewer is to decide."""
        decision = self.seen.decision
        return decision is not None and decision.seat == self.viewer


@attrs.frozen
class Bubble:
    """A few words beside a place, with a ``total`` where there is one."""

    tip: QPointF
    lines: tuple[Line, ...]
    tone: str = "plain"
    total: Total | None = None
    beside: QRectF | None = None
    leftward: bool = False


@attrs.frozen
class Pick:
    """A tile in the player's hand: from the ``market``, ``tray``, ``reserve``, ``city`` or a ``hut`` pile.

    ``squares`` are where it may go; ``swaps`` the occupied squares that it may take. A ``falcon`` may go to
    ``corners``. A tile that is ``turned`` shows its other side, ``card`` pays for it.
    """

    tile: str
    source: str
    squares: tuple[Cell, ...] = ()
    swaps: tuple[Cell, ...] = ()
    areas: tuple[str, ...] = ()
    origin: Cell | None = None
    corners: tuple[Cell, ...] = ()
    turned: bool = False
    card: str | None = None


@attrs.define
class Look:
    """Everything transient; the interaction writes it, the panels read it."""

    taking: tuple[int, ...] = ()
    joinable: tuple[int, ...] = ()
    paying: tuple[int, ...] = ()
    pay_tile: str | None = None
    hover: Spot | None = None
    cursor: Spot | None = None
    pick: Pick | None = None
    dragging: bool = False
    ghost: Cell | None = None
    corner: Cell | None = None
    preview: Preview | None = None
    refused: Cell | None = None
    broken: tuple[BrokenRule, ...] = ()
    cut_off: tuple[Cell, ...] = ()
    bubble: Bubble | None = None
    last_tiles: dict[Seat, tuple[str, ...]] = attrs.field(factory=dict)
    last_words: dict[Seat, Message] = attrs.field(factory=dict)
    since: tuple[tuple[Seat, tuple[Message, ...]], ...] = ()
    lit: frozenset[str] = frozenset()
    hinted: frozenset[Place] = frozenset()
    aids: str = "normal"
