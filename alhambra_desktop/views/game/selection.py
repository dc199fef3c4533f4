"""Selection: what the player has in hand, points at and is told, as one frozen value with one writer."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF

from ...model.rules.core.engine.preview import Preview
from ...model.rules.core.geometry.broken_rule import BrokenRule
from ...model.rules.core.places.places import Face, PieceId, Place
from ...model.rules.core.values import Cell
from ...model.rules.core.words.message import Message
from ...model.rules.table.project import Deed
from ...words import say
from ..text.words import Line, Total
from .piece_card import PieceCard
from .target import Target


@attrs.frozen
class Bubble:
    """A few words to stand ``beside`` a place (in scene units), with a ``total`` where there is one.

    Those about a piece begin with its ``card``.
    """

    beside: QRectF
    lines: tuple[Line, ...]
    tone: str = "plain"
    total: Total | None = None
    card: PieceCard | None = None

    @property
    def words(self) -> str:
        """Everything that it says, for tests and screen readers."""
        told = [(line.text, line.figure) for line in self.lines]
        if self.card is not None:
            parts = (self.card.name, self.card.note, self.card.sentence, *self.card.value)
            told = [*((say(part), "") for part in parts if part is not None), *told]
        if self.total is not None:
            told.append((say(self.total[0]), self.total[1]))
        return "; ".join(" ".join(filter(None, parts)) for parts in told)


@attrs.frozen
class Guide:
    """The step that a hint means: the ``pieces`` that are lifted, the cards that are ``paid`` for them.

    Where it tells ``why`` they go to a ``place``, where this ``face`` would lie, and all is a ``deed``
    where it can be. Of what could be ``told`` the first that has room is.
    """

    pieces: tuple[PieceId, ...]
    paid: tuple[PieceId, ...]
    told: tuple[Message, ...]
    why: bool = False
    place: Place | None = None
    face: Face | None = None
    deed: Deed | None = None


@attrs.frozen
class Selection:
    """What is lifted and what is meant by it; everything on the table that is no state of the game.

    ``lifted`` lie at ``start``: one tile or token, or several cards of the row. Of a single piece ``face`` is
    the side that is up, the other one than before where it is ``turned``; ``two_sided`` where it may be. It
    ``ends_actions`` where putting it down is an action of the turn, and no promise. ``paid`` are the cards of
    the hand that are raised to have it, or what is pointed at; ``turning`` those that pay for the other side.
    It is ``held`` where the pointer carries it.

    It may be put on ``drops``, of which one is ``aimed`` at; ``preview`` is what a tile would do there. At
    ``refused`` it may not lie, for these rules are ``broken``. ``joining`` may be lifted, too.

    A hint marks its ``guide`` until anything is lifted; a turn that is explained what its ``deeds`` touched.
    Tiles of which the log tells are ``lit``.
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
        """The cards of the hand that would be spent."""
        return (*self.paid, *self.turning)

    @property
    def looked_at(self) -> Target | None:
        """What the cursor stands on, or else what is pointed at."""
        return self.cursor if self.cursor is not None else self.pointed

    @property
    def tells_piece(self) -> bool:
        """True where the card of a piece is shown."""
        return self.bubble is not None and self.bubble.card is not None


NOTHING = Selection()
