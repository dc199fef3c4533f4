"""Shapes, sizes and texts of the places at the table."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont

from ....model.rules.core.frozen import frozen
from ....words import phrase, say
from ...art.fonts import BOLD, SEMIBOLD, balanced, sans, serif, text_width, wrapped
from ...art.people import REACH
from ...game.next_table import person_of
from ...storage.preferences import SeatChoice
from ...widgets.painting import line_height

MARGIN: Final = 8.0
LEAST_TRADE: Final = 280.0
"""A card of shape ``YOURS`` says that its player is human only if it is at least this wide."""

_LINE: Final = 1.32  # line height of a name, relative to the font size


class Shape(Enum):
    FAR = auto()  # portrait above its card
    SIDE = auto()  # small portrait above a narrow card
    YOURS = auto()  # portrait left of its card
    ROW = auto()  # row of a list


@frozen
class Look:
    """Sizes of a place at the table.

    All sizes except the font size ``name`` are already multiplied by ``scale``. ``drop`` is the distance from
    the middle of the portrait to the card's upper edge. If the portrait is left of the card, ``drop`` is the
    distance to the card's left edge. ``free`` is the radius of the ring of a free place.
    """

    shape: Shape
    scale: float
    radius: float
    width: float
    height: float
    drop: float
    name: float
    free: float
    brief: bool = False  # True if the place does not show the character's motto

    @property
    def reach(self) -> float:
        """Distance from the middle of the portrait to the portrait's edge."""
        return REACH * self.radius + 2

    @property
    def centred(self) -> bool:
        return self.shape in (Shape.FAR, Shape.SIDE)

    @property
    def small_font(self) -> QFont:
        return sans(12 * self.scale)

    @property
    def link_font(self) -> QFont:
        return sans(12 * self.scale, SEMIBOLD)

    @property
    def level_font(self) -> QFont:
        return sans(14 * self.scale, SEMIBOLD)

    @property
    def add_font(self) -> QFont:
        return sans(13 * self.scale, SEMIBOLD)


@frozen
class Texts:
    """The wrapped texts of a card. If ``beside`` is True, the name and the trade are on the same line."""

    name_font: QFont
    trade_font: QFont
    names: tuple[str, ...]
    trades: tuple[str, ...]
    quote: tuple[str, ...]
    beside: bool

    @property
    def name_height(self) -> float:
        return self.name_font.pixelSize() * _LINE

    @property
    def head_height(self) -> float:
        beside = self.beside or not self.trades
        return len(self.names) * self.name_height + (
            0 if beside else len(self.trades) * line_height(self.trade_font)
        )

    @property
    def first_width(self) -> float:
        width = max((text_width(name, self.name_font) for name in self.names), default=0.0)
        if self.beside and self.trades and self.trades[0]:
            width += 7 + text_width(self.trades[0], self.trade_font)
        return width


def texts_of(choice: SeatChoice, look: Look) -> Texts:
    k, room = look.scale, look.width - 24 * look.scale
    if look.shape is Shape.YOURS:
        room = look.width - (look.radius - look.drop) - 28 * k
    if look.shape is Shape.ROW:
        room = look.width * 0.5 - 2 * look.radius - 24
    name_font, trade_font = serif(look.name * k, BOLD), sans((12 if look.brief else 13) * k)
    names, trade = wrapped(choice.name, name_font, room), _trade(choice, look)
    both = text_width(choice.name, name_font) + 7 * k + text_width(trade, trade_font)
    beside = len(names) == 1 and both <= room
    trades = (trade,) if beside else wrapped(trade, trade_font, room)
    quote: tuple[str, ...] = ()
    person = person_of(choice)
    if look.shape is Shape.FAR and not look.brief and choice.level is not None and person is not None:
        motto = phrase("new-game-quote", line=person.line)
        quote = balanced(motto, look.small_font, look.width - 14 * k)
    return Texts(name_font, trade_font, names, trades, quote, beside)


def _trade(choice: SeatChoice, look: Look) -> str:
    if choice.level is None:
        cramped = look.shape is Shape.YOURS and look.width < LEAST_TRADE * look.scale
        return "" if cramped else phrase("start-person")
    person = person_of(choice)
    return say(person.trade) if person is not None else ""


@frozen
class Frame:
    look: Look
    choice: SeatChoice
    width: float
    height: float
    texts: Texts

    @classmethod
    def of(cls, look: Look, choice: SeatChoice, width: float, height: float) -> Frame:
        return cls(look, choice, width, height, texts_of(choice, look))

    @property
    def centre(self) -> QPointF:
        return centre_of(self.look, self.width, self.height)

    @property
    def card_height(self) -> float:
        look, k, texts = self.look, self.look.scale, self.texts
        height = texts.head_height + 23 * k
        if look.shape is not Shape.ROW:
            height += (36 if self.choice.level is not None else 28) * k
            height += len(texts.quote) * line_height(look.small_font) + (5 * k if texts.quote else 0)
        return max(look.height, height)

    @property
    def needed(self) -> tuple[float, float]:
        look, height = self.look, self.card_height
        if look.shape is Shape.YOURS:
            return look.reach + look.drop + look.width + MARGIN, max(2 * look.reach, height + 2 * MARGIN)
        if look.shape is Shape.ROW:
            return look.width, max(2 * look.radius + 14, height)
        return look.width + 2 * MARGIN, look.reach + look.drop + height + MARGIN

    @property
    def card(self) -> QRectF:
        look, centre, height = self.look, self.centre, self.card_height
        if look.shape is Shape.YOURS:
            return QRectF(centre.x() + look.drop, (self.height - height) / 2, look.width, height)
        if look.shape is Shape.ROW:
            return QRectF(0, 0, self.width, self.height).adjusted(4, 3, -4, -3)
        return QRectF(centre.x() - look.width / 2, centre.y() + look.drop, look.width, height)

    @property
    def left(self) -> float:
        look, k = self.look, self.look.scale
        if look.shape is Shape.YOURS:
            return self.card.left() + look.radius - look.drop + 14 * k
        if look.shape is Shape.ROW:
            return self.centre.x() + look.radius + 16 * k
        return self.card.left() + 12 * k

    @property
    def head(self) -> QRectF:
        look, k, card = self.look, self.look.scale, self.card
        top = card.top() + (8 if look.shape is Shape.YOURS else 11 if look.brief else 14) * k
        if look.shape is Shape.ROW:
            top = card.center().y() - self.texts.head_height / 2
        return QRectF(self.left, top, card.right() - self.left - 12 * k, self.texts.head_height)

    @property
    def level_at(self) -> QPointF:
        look, k, card, texts = self.look, self.look.scale, self.card, self.texts
        if look.shape is Shape.ROW:
            return QPointF(card.right() - 190 * k, card.center().y() - 9 * k)
        x = card.center().x()
        if look.shape is Shape.YOURS:
            x = (card.left() + look.radius - look.drop + card.right()) / 2
        quoted = len(texts.quote) * line_height(look.small_font) + (7 * k if texts.quote else 0)
        return QPointF(x, card.bottom() - quoted - (34 if look.shape is Shape.FAR else 33) * k)

    def marks_at(self, width: float) -> QPointF:
        """Return the left end of a row of colour marks. `width` is the width of the whole row."""
        look, k, card = self.look, self.look.scale, self.card
        if look.shape is Shape.ROW:
            return QPointF(card.right() - 250 * k, card.center().y())
        if look.shape is Shape.FAR:
            return QPointF(card.center().x() - width / 2, self.head.bottom() + 18 * k)
        return QPointF(self.left - 4 * k, card.bottom() - 24 * k)


def centre_of(look: Look, width: float, height: float) -> QPointF:
    """Return the middle of the portrait or, at a free place, of the ring."""
    if look.shape is Shape.YOURS:
        return QPointF(look.reach, height / 2)
    if look.shape is Shape.ROW:
        return QPointF(MARGIN + look.radius + 6, height / 2)
    return QPointF(width / 2, look.reach)


def free_size(look: Look) -> tuple[float, float]:
    if look.shape is Shape.ROW:
        return look.width, 2 * look.radius + 14
    label = text_width(phrase("new-game-add"), look.add_font) + 24
    width = max(2 * look.free, label if look.shape is Shape.FAR else 0)
    return width + 2 * MARGIN, look.reach + look.free + 44 * look.scale
