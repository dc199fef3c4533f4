from __future__ import annotations

from PySide6.QtCore import QRectF

from ...model.rules.core.engine.preview import Preview
from ...model.rules.core.frozen import frozen
from ...model.rules.core.geometry.placement import BrokenRule
from ...model.rules.core.places.places import Face, PieceId, Place
from ...model.rules.core.values import Cell
from ...model.rules.core.words.message import Message
from ...model.rules.table.turn_facts import Deed
from ...words import say
from ..text.words import Line, Total
from .piece_card import PieceCard
from .target import Target


@frozen
class Bubble:
    """A text bubble next to the rectangle ``beside``, which is in scene units."""

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


@frozen
class Guide:
    """One step of a hint.

    ``pieces`` are the pieces to lift, and ``paid`` are the cards to pay with. ``messages`` are alternative
    texts, the longest first. If ``why`` is True, the hint gives reasons. Only such a hint can have a ``deed``
    and a target ``place``. ``face`` is the side that the piece shows at this place.
    """

    pieces: tuple[PieceId, ...]
    paid: tuple[PieceId, ...]
    messages: tuple[Message, ...]
    why: bool = False
    place: Place | None = None
    face: Face | None = None
    deed: Deed | None = None


@frozen
class Selection:
    """The state of the interaction with the table."""

    start: Place | None = None
    lifted: tuple[PieceId, ...] = ()  # one tile, one token, or cards of the row
    face: Face | None = None  # visible side of a single lifted piece
    turned: bool = False
    two_sided: bool = False
    ends_actions: bool = False  # a legal drop plays an action immediately instead of promising it
    paid: tuple[PieceId, ...] = ()  # raised cards that pay for the lifted piece, a target or a hint's step
    turning: tuple[PieceId, ...] = ()  # raised cards that pay for turning the lifted piece over
    held: bool = False  # the pointer carries the lifted pieces
    drops: frozenset[Place] = frozenset()
    joining: frozenset[PieceId] = frozenset()  # pieces that may be lifted in addition to ``lifted``
    aimed: Place | None = None  # legal place that is aimed at
    preview: Preview | None = None
    refused: Place | None = None  # illegal place that is aimed at
    broken: tuple[BrokenRule, ...] = ()  # rules that a drop on ``refused`` would break
    cut_off: tuple[Cell, ...] = ()  # squares of tiles that ``broken`` concerns, such as tiles without a path
    pointed: Target | None = None
    cursor: Target | None = None
    bubble: Bubble | None = None
    guide: Guide | None = None
    lit: frozenset[str] = frozenset()  # tiles that the log highlights
    deeds: tuple[tuple[Target, ...], ...] = ()  # for each deed of an explained turn, its targets

    @property
    def raised(self) -> tuple[PieceId, ...]:
        return (*self.paid, *self.turning)

    @property
    def looked_at(self) -> Target | None:
        return self.cursor if self.cursor is not None else self.pointed

    @property
    def describes_piece(self) -> bool:
        return self.bubble is not None and self.bubble.card is not None


NOTHING = Selection()
