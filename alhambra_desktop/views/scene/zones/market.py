from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.places.places import Arrangement, MarketSquare, Piece, PieceId, Place, TileFace
from ....model.rules.core.values import MARKET_SQUARES, SQUARE_CURRENCY
from ....model.rules.core.words.wording import currency_noun, type_noun
from ....words import say
from ... import art
from ...art.brushes import colour, down, mix, shape
from ...art.fonts import SEMIBOLD, sans
from ...art.geometry import ellipse, round_box
from ...art.palette import CURRENCY_COLOURS
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ..items.slots import HOVER, PieceStyle, Slot
from ..items.zone import Zone
from ..pixmaps.faces import Faces
from .offers import EDGE, FLAT, PILL, Offer, Offers, longest, offers_key, paint_rim

TILE: Final = 84.0
SHARED_TILE: Final = 62.0  # maximum size of a tile if several markets share the squares
HEADER: Final = 24.0
NAME: Final = 16.0
CAPTION: Final = 31.0  # height that the names of two-sided tiles add to the market
BACK: Final = 38.0  # maximum size of the small picture of a tile's other side, to the right of its front
BACK_SHARE: Final = 1 / 3  # maximum share of the width of a square
BESIDE: Final = 5.0  # units between a front and its other side
TURN_ABOVE: Final = 4.0
CLEAR: Final = 2.5  # units above and below a tile that leave room for its walls

LIFT: Final = 0.1  # height of payable tiles above the table, relative to the height of a lifted tile
# The key states whether the theme is dark. The values are shares of the currency's colour in the colour of a
# square: first in a usual square, then in a square with a payable tile or a purchase in progress.
WASH: Final = {False: (0.16, 0.55), True: (0.08, 0.25)}


def captions_height(snapshot: TableSnapshot) -> float:
    """Return the height that captions below tiles add to the market, or 0 if it shows no captions."""
    two_sided = len(snapshot.seen.stocks) == 1 and any(
        tile.back is not None for tile in snapshot.book.tiles.values()
    )
    return CAPTION if two_sided else 0.0


class MarketZone(Zone):
    shows_texts = True
    studded = False  # the squares would cover parts of the stars in the corners

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self._offers = Offers()
        self._pill: tuple[tuple[float, int], float] | None = None
        self.in_play: frozenset[Place] = frozenset()  # squares from which another player is buying

    def play(self, places: frozenset[Place]) -> None:
        played = frozenset(place for place in places if self.holds(place))
        if played != self.in_play:
            self.in_play = played
            self.update()

    def holds(self, place: Place) -> bool:
        return isinstance(place, MarketSquare)

    def is_empty(self, table: Arrangement) -> bool:
        return not any(pieces for _, pieces in self.lying(table))

    def selection_key(self, selection: Selection) -> object:
        return offers_key(selection, self.own_target)

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        goods = tuple(
            (place, piece.id, self.offer(piece))
            for place, here in self.lying(snapshot.table)
            for piece in here
        )
        chosen = tuple(id_ for _, id_, _ in goods if self.is_chosen(id_))
        held = tuple(id_ for _, id_, _ in goods if self.is_held(id_))
        final = tuple(player.score for player in snapshot.seen.players) if snapshot.over else ()
        return snapshot.book, self.stocks, goods, chosen, held, final

    def square_rect(self, square: int) -> QRectF:
        width = (self.inner.width() - 12) / 4
        return QRectF(6 + (square - 1) * width, 6, width, self.inner.height() - 12)

    def place_rect(self, place: Place) -> QRectF | None:
        if not isinstance(place, MarketSquare) or self.snapshot is None:
            return None
        kinds = [stock.kind for stock in self.snapshot.seen.stocks]
        if place.stock not in kinds:
            return None
        rect = self.square_rect(place.square)
        width = rect.width() / len(kinds)
        return QRectF(rect.left() + kinds.index(place.stock) * width, rect.top(), width, rect.height())

    def topics(self) -> Iterable[tuple[str, QRectF]]:
        return [("market-square", self.inner)]

    @property
    def stocks(self) -> int:
        return len(self.snapshot.seen.stocks) if self.snapshot is not None else 1

    @property
    def pill_height(self) -> float:
        form = (self.inner.width(), self.stocks)
        if self._pill is None or self._pill[0] != form:
            self._pill = form, self._least_pill(self.square_rect(1).width() / self.stocks - 2)
        return self._pill[1]

    def _least_pill(self, width: float) -> float:
        choices = ((offer.tone, self.pill_texts(offer)[:1]) for offer in longest())
        one_line = all(art.fit_pill(width, PILL, tone, text).whole for tone, text in choices)
        return PILL if one_line else art.TWO_LINES

    def repaint_all(self) -> None:
        self._pill = None
        super().repaint_all()

    def slots_key(self) -> tuple[object, ...]:
        return (self.pill_height,)

    def pill_texts(self, offer: Offer) -> tuple[str, ...]:
        return offer.texts() if self.stocks == 1 and offer.tone != "short" else offer.texts()[-1:]

    @staticmethod
    def pill_rect(share: QRectF, height: float) -> QRectF:
        return QRectF(share.left() + 1, share.bottom() - 1 - height, share.width() - 2, height)

    @property
    def captions(self) -> float:
        return captions_height(self.snapshot) if self.snapshot is not None else 0.0

    @property
    def name_height(self) -> float:
        return NAME if self.captions else 0.0

    @property
    def back_size(self) -> float:
        return self.faces.snapped(min(BACK, self.square_rect(1).width() * BACK_SHARE))

    @property
    def aside(self) -> float:
        return BESIDE + self.back_size if self.captions else 0.0

    @property
    def tile_size(self) -> float:
        return self._tile_size(self.pill_height)

    def _tile_size(self, pill: float) -> float:
        stocks, square = self.stocks, self.square_rect(1)
        height = square.height() - 1 - HEADER - self.name_height - pill - 2 * CLEAR
        largest = TILE if stocks == 1 else SHARED_TILE
        return self.faces.snapped(min(largest, height, square.width() / stocks - 5 - self.aside))

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        pill = self.pill_height
        size, name = self._tile_size(pill), self.name_height
        for place, pieces in self.lying(table):
            share = self.place_rect(place)
            if share is None:
                continue
            free = share.height() - 1 - HEADER - name - pill - size
            top = share.top() + HEADER + max(0.0, free / 2)
            lying = QRectF(share.center().x() - (size + self.aside) / 2, top, size, size)
            for piece in pieces:
                yield Slot(piece, lying, reach=share)

    def picture(self, slot: Slot) -> QPixmap:
        back = self._back(slot)
        if not self.captions or back is None:
            return super().picture(slot)
        front = self.faces.book.tiles[str(back.back)]
        return self.faces.tile_pixmap(attrs.evolve(front, back=None), slot.rect.width())

    def _back(self, slot: Slot) -> Tile | None:
        tiles, face = self.faces.book.tiles, slot.face
        back = tiles[face.tile].back if isinstance(face, TileFace) else None
        return None if back is None else tiles[back]

    def offer(self, piece: Piece) -> Offer | None:
        return self._offers.of(self.snapshot, self.selection, piece) if self.snapshot is not None else None

    def piece_styles(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        found = {}
        for _, pieces in self.lying(table):
            for piece in pieces:
                offer = self.offer(piece)
                if offer is None or piece.id in self.selection.lifted:
                    continue
                rim = EDGE if offer.exact and self.stocks > 1 else None
                raised = HOVER if self.is_chosen(piece.id) else 0.0
                found[piece.id] = PieceStyle(raised, rim) if offer.payable else PieceStyle(opacity=FLAT)
        return found

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        if snapshot.over and self.is_empty(snapshot.table):
            from .final_ranking import paint_final_ranking

            paint_final_ranking(painter, self, self.inner.adjusted(6, 6, -6, -6), snapshot)
            return
        for square in MARKET_SQUARES:
            self._paint_square(painter, snapshot, square)
        slots, pill = list(self.slots(snapshot.table)), self.pill_height
        for slot in slots:
            offer = self.offer(slot.piece)
            if self.captions and slot.id in self.resting and not self.is_held(slot.id):
                self._paint_back(painter, slot, offer)
            if offer is not None and offer.payable and slot.id in self.resting:
                self.faces.shadow(painter, slot.rect, 2.0, LIFT)
        self.paint_imprints(painter, snapshot.table)
        for slot in slots:
            if slot.id in self.resting or self.is_held(slot.id):
                self._paint_good(painter, slot, pill)

    def _offers_on(self, snapshot: TableSnapshot, square: int) -> list[Offer]:
        pieces = (
            piece
            for place, here in self.lying(snapshot.table)
            if isinstance(place, MarketSquare) and place.square == square
            for piece in here
        )
        return [offer for piece in pieces if (offer := self.offer(piece)) is not None]

    def _paint_square(self, painter: QPainter, snapshot: TableSnapshot, square: int) -> None:
        rect, theme = self.square_rect(square).adjusted(1, 1, -1, -1), self.faces.theme
        currency, offers = str(SQUARE_CURRENCY[square]), self._offers_on(snapshot, square)
        played = any(isinstance(place, MarketSquare) and place.square == square for place in self.in_play)
        strong = played or any(offer.payable for offer in offers)
        exact = self.stocks == 1 and any(offer.exact for offer in offers)
        tints = CURRENCY_COLOURS[currency]
        wash, share = tints.mid if theme.dark else tints.pale, WASH[theme.dark][strong]
        top, low = (mix(theme.panel_top, wash, part * share) for part in (0.7, 1.3))
        path = round_box(rect.left(), rect.top(), rect.right(), rect.bottom(), 6)
        line = colour(theme.legal) if exact else colour(tints.mid, 0.7 if strong else 0.3)
        shape(painter, path, down(rect.top(), rect.bottom(), top, low), line, 1.8 if exact else 1.0)
        self.faces.coin(painter, currency, rect.left() + 16, rect.top() + 13, 8.5)
        self.write(painter, self.header_rect(square), say(currency_noun(currency)), sans(13, SEMIBOLD))
        number = QRectF(rect.right() - 22, rect.top() + 4, 17, 17)
        disc = ellipse(number.center().x(), number.center().y(), number.width() / 2, number.height() / 2)
        shape(painter, disc, mix(theme.panel_top, tints.mid, 0.22), colour(tints.mid, 0.8), 1)
        middle = Qt.AlignmentFlag.AlignHCenter
        self.write(painter, number, str(square), sans(12), align=middle)

    def header_rect(self, square: int) -> QRectF:
        rect = self.square_rect(square)
        return QRectF(rect.left() + 30, rect.top() + 3, rect.width() - 58, HEADER - 3)

    def _paint_good(self, painter: QPainter, slot: Slot, pill: float) -> None:
        offer = self.offer(slot.piece)
        if offer is None:
            return
        share = slot.area
        if self.is_chosen(slot.id) and offer.payable:
            paint_rim(painter, self.faces, share.adjusted(1, 1, -1, -1))
        rect = self.pill_rect(share, pill)
        art.paint_pill(painter, rect, self.faces.theme, offer.tone, *self.pill_texts(offer))
        if self.captions:
            name = QRectF(rect.left() + 2, rect.top() - 1 - NAME, rect.width() - 4, NAME)
            tile = self.faces.book.tiles[slot.face.tile] if isinstance(slot.face, TileFace) else None
            words = say(type_noun(str(tile.type))) if tile is not None else ""
            self.write(painter, name, words, sans(13, SEMIBOLD), align=Qt.AlignmentFlag.AlignHCenter)

    def _paint_back(self, painter: QPainter, slot: Slot, offer: Offer | None) -> None:
        back = self._back(slot)
        if back is None:
            return
        size, front = self.back_size, slot.rect
        rect = QRectF(front.right() + BESIDE, front.bottom() - size, size, size)
        painter.setOpacity(1.0 if offer is not None and offer.payable else FLAT)
        self.faces.small_back(painter, back, rect.topLeft(), size)
        painter.setOpacity(1.0)
        high = min(0.6 * size, rect.top() - TURN_ABOVE - front.top())
        arrow = QRectF(rect.left(), rect.top() - TURN_ABOVE - high, size, high)
        art.paint_turn_arrow(painter, arrow, colour(self.faces.theme.text_2))
