from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF

from ...model.rules.core.engine.preview import Preview
from ...model.rules.core.geometry.placement import BrokenRule
from ...model.rules.core.places.places import Face, PieceId, Place
from ...model.rules.core.values import Cell
from ...model.rules.core.words.message import Message
from ...model.rules.table.turn_facts import Deed
from ...words import say
from ..text.words import Line, Total
from .piece_card import PieceCard
from .target import Target


@attrs.frozen
class Bubble:
    """A text ``beside`` a place (scene units), with an optional ``total`` and the ``card`` of a piece."""

    beside: QRectF
    lines: tuple[Line, ...]
    tone: str = "plain"
    total: Total | None = None
    card: PieceCard | None = None

    @property
    def words(self) -> str:
        rows = [(line.text, line.figure) for line in self.lines]
        if self.card is not None:
            parts = (self.card.name, self.card.note, self.card.sentence, *self.card.value)
            rows = [*((say(part), "") for part in parts if part is not None), *rows]
        if self.total is not None:
            rows.append((say(self.total[0]), self.total[1]))
        return "; ".join(" ".join(filter(None, parts)) for parts in rows)


@attrs.frozen
class Guide:
    """A hint's step: the ``pieces`` to lift, and the cards ``paid``.

    With a reason (``why``) it also has the ``place``, the ``face`` shown there, and its ``deed`` if it is
    one. ``messages`` are texts, longest first.
    """

    pieces: tuple[PieceId, ...]
    paid: tuple[PieceId, ...]
    messages: tuple[Message, ...]
    why: bool = False
    place: Place | None = None
    face: Face | None = None
    deed: Deed | None = None


@attrs.frozen
class Selection:
    """Everything on the table that is not game state.

    ``lifted`` pieces come from ``start``: one tile or token, or several cards of the row. A single piece
    shows ``face``, the other side if ``turned``; ``two_sided`` if that is possible. ``ends_actions`` if
    putting it down is an action, not a promise. ``paid`` are raised cards for it or for the target under the
    pointer, ``turning`` those for its other side. ``held`` if carried by the pointer. Of the legal ``drops``
    one is ``aimed`` at, with its ``preview``; at ``refused`` it breaks the ``broken`` rules. ``joining``
    pieces may be added. A hint marks its ``guide``, an explained turn its ``deeds``, the log its ``lit``
    tiles.
    """

    start: Place | None = None
    lifted: tuple[PieceId, ...] = ()
    face: Face | None = None
    turned: bool = False
    two_sided: bool = False
    ends_actions: bool = False
    paid: tuple[PieceId, ...] = ()
    turning: tuple[PieceId, ...] = ()
    held: bool = False
    drops: frozenset[Place] = frozenset()
    joining: frozenset[PieceId] = frozenset()
    aimed: Place | None = None
    preview: Preview | None = None
    refused: Place | None = None
    broken: tuple[BrokenRule, ...] = ()
    cut_off: tuple[Cell, ...] = ()
    pointed: Target | None = None
    cursor: Target | None = None
    bubble: Bubble | None = None
    guide: Guide | None = None
    lit: frozenset[str] = frozenset()
    deeds: tuple[tuple[Target, ...], ...] = ()

    @property
    def raised(self) -> tuple[PieceId, ...]:
        return (*self.paid, *self.turning)

    @property
    def looked_at(self) -> Target | None:
        """The target at the cursor, otherwise at the pointer."""
        return self.cursor if self.cursor is not None else self.pointed

    @property
    def describes_piece(self) -> bool:
        return self.bubble is not None and self.bubble.card is not None


NOTHING = Selection()
