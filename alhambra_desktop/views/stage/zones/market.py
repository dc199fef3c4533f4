"""The market: four squares, each with a tile and what it would mean to buy it now."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from ....model.core.hidden import scoring_windows
from ....model.core.message import Message
from ....model.core.nouns import currency_noun
from ....model.core.rulebook import Good, Rulebook
from ....model.core.values import MARKET_SQUARES, MONEY, SQUARE_CURRENCY, purse, value_of
from ....model.modules.granada.turning import GRANADA, GranadaState
from ....model.modules.vizier.rules import AnswerVizier
from ....words import phrase, say
from ... import art
from ...actions import key_of
from ...art.fonts import SEMIBOLD, sans
from ...art.palette import CURRENCY_COLOURS
from ..faces import Faces
from ..look import Look, Shown, Spot
from ..panel import Panel

TILE = 84.0
PILL = 22.0


@attrs.frozen
class Offer:
    """What buying something would mean: the tone of the pill and its words, shorter ones after the best.

    The ``figure`` says it where there is no room for words; the tone tells what it is about.
    """

    tone: str
    words: tuple[Message, ...]
    figure: str = ""

    def pill_texts(self, price: int | None) -> list[str]:
        """What the pill may say, the best first; behind a price where no tile shows it (Z-2)."""
        if price is None:
            return [*map(say, self.words), *filter(None, [self.figure])]
        return [*(phrase("offer-with-price", price=price, offer=words) for words in self.words), str(price)]


def offer_of(shown: Shown, good: Good, taking: tuple[int, ...], paying: tuple[int, ...]) -> Offer:
    """What buying a good would mean for the viewer now.

    Cards that are picked in the row count as if they were in hand already; cards picked in the hand
    are the payment.
    """
    me = shown.seen.players[shown.viewer]
    if isinstance(shown.seen.decision, AnswerVizier):
        good = attrs.evolve(good, exact_only=True)
    if paying:
        paid = sum(value_of(me.hand[i]) for i in paying)
        return _offer(paid - good.price, shown)
    hand = tuple(sorted((*me.hand, *(shown.seen.row[i] for i in taking))))
    way = best_way(shown.book, hand, good)
    if way is None:
        missing = good.price - purse(hand, good.currency)
        return _short(missing) if missing > 0 else Offer("short", (Message("offer-inexact"),), "≠")
    offer = _offer(sum(map(value_of, way)) - good.price, shown)
    if taking and offer.tone == "exact":
        return Offer("exact", (Message("offer-exact-after-taking"), Message("offer-exact")), "=")
    return offer


def best_way(book: Rulebook, hand: tuple[str, ...], good: Good) -> tuple[str, ...] | None:
    """The payment to propose: the first exact one, else the least overpayment."""
    ways = book.payments_for(hand, good)
    exact = next((way for way in ways if sum(map(value_of, way)) == good.price), None)
    return exact or (ways[0] if ways else None)


def _offer(over: int, shown: Shown) -> Offer:
    if over == 0:
        turn = not isinstance(shown.seen.decision, AnswerVizier)
        bonus = turn and shown.book.options["exact_bonus"] == "on"
        return Offer(
            "exact", (*((Message("offer-exact-bonus"),) if bonus else ()), Message("offer-exact")), "="
        )
    return _short(-over) if over < 0 else Offer("over", (Message("offer-over", by=over),), str(over))


def _short(by: int) -> Offer:
    return Offer("short", (Message("offer-short", by=by),), str(by))


class MarketPanel(Panel):
    """Four market squares in their currencies."""

    def facts(self, shown: Shown, look: Look) -> tuple[object, ...]:
        """Tiles, what the viewer could pay, and what is pointed at or picked."""
        seen = shown.seen
        markets = tuple(stock.market for stock in seen.stocks)
        money = (seen.players[shown.viewer].hand, seen.row, look.taking, look.paying, look.pay_tile)
        picked = look.pick.tile if look.pick is not None else None
        hover = look.hover if look.hover is not None and look.hover.kind == "market" else None
        return markets, money, picked, hover, look.dragging, shown.mine, seen.decision

    def square_rect(self, square: int) -> QRectF:
        """One market square in panel coordinates."""
        width = (self.inner.width() - 12) / 4
        return QRectF(6 + (square - 1) * width, 6, width, self.inner.height() - 12)

    def place_rect(self, square: int, stock: int) -> QRectF:
        """The share that one stock has of a market square, in panel coordinates."""
        rect = self.square_rect(square)
        shares = len(self.shown.seen.stocks) if self.shown is not None else 1
        width = rect.width() / shares
        return QRectF(rect.left() + stock * width, rect.top(), width, rect.height())

    def tile_rect(self, square: int, stock: int = 0) -> QRectF:
        """Where the tile of a stock lies on a market square, in panel coordinates."""
        rect = self.place_rect(square, stock)
        size = self.faces.snapped(min(TILE, rect.width() - 5))
        return QRectF(rect.center().x() - size / 2, rect.top() + 27 + (TILE - size) / 2, size, size)

    def on_sale(self, shown: Shown) -> list[tuple[int, int, Good]]:
        """What lies on the market, as (square, index of the stock, good)."""
        squares = {good.tile: good for good in shown.book.goods(shown.seen)}
        return [
            (square, number, squares[tile])
            for number, stock in enumerate(shown.seen.stocks)
            for square, tile in zip(MARKET_SQUARES, stock.market, strict=True)
            if tile is not None
        ]

    def spots(self) -> list[Spot]:
        """The tiles for sale."""
        if self.shown is None:
            return []
        return [
            Spot("market", good.tile, self.scene_rect(self.place_rect(square, stock)))
            for square, stock, good in self.on_sale(self.shown)
        ]

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Each square with its currency, tile and pill."""
        for square in MARKET_SQUARES:
            self._paint_square(painter, square)
        for square, stock, good in self.on_sale(shown):
            self._paint_good(
                painter, shown, self.place_rect(square, stock), self.tile_rect(square, stock), good
            )

    def _paint_square(self, painter: QPainter, square: int) -> None:
        rect = self.square_rect(square).adjusted(1, 1, -1, -1)
        currency = str(SQUARE_CURRENCY[square])
        colours = CURRENCY_COLOURS[currency]
        wash = QColor(colours.mid if self.faces.theme.dark else colours.pale)
        wash.setAlphaF(0.30 if self.faces.theme.dark else 0.62)
        painter.setPen(QPen(QColor(colours.mid), 1.2))
        painter.setBrush(wash)
        painter.drawRoundedRect(rect, 5, 5)
        self.faces.coin(painter, currency, rect.left() + 17, rect.top() + 13, 8.5)
        line = QRectF(rect.left() + 30, rect.top() + 2, rect.width() - 32, 22)
        words = phrase("market-square", square=square, currency=currency_noun(currency))
        self.write(painter, line, words, sans(13, SEMIBOLD))

    def _paint_good(self, painter: QPainter, shown: Shown, room: QRectF, place: QRectF, good: Good) -> None:
        paint_good(painter, self.faces, shown, self.look, room.adjusted(1, 1, -1, -1), place, good)


def paint_good(
    painter: QPainter, faces: Faces, shown: Shown, look: Look, room: QRectF, place: QRectF, good: Good
) -> None:
    """A tile for sale on its place in a room, with the pill below that says what buying it would mean.

    Beside the market the pill names the price too, which no tile shows there (Z-2).
    """
    tile = shown.book.tiles[good.tile]
    lifted = look.dragging and look.pick is not None and look.pick.tile == good.tile
    if lifted:
        art.paint_imprint(painter, place, faces.theme)
    else:
        painter.drawPixmap(place.topLeft(), faces.tile_pixmap(tile, place.width()))
    hover = look.hover is not None and look.hover.kind == "market" and look.hover.key == good.tile
    chosen = look.pick is not None and look.pick.tile == good.tile
    if (hover or chosen) and shown.mine:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(faces.theme.legal), 2.4))
        painter.drawRoundedRect(room, 5, 5)
    paying = look.paying if look.pay_tile == good.tile else ()
    offer = offer_of(shown, good, look.taking, paying)
    pill = QRectF(room.left(), room.bottom() - PILL, room.width(), PILL)
    words = art.pill_text(pill, offer.tone, offer.pill_texts(None if good.on_market else good.price))
    art.paint_pill(painter, pill, faces.theme, offer.tone, words)


CARD = 47.0


class RowPanel(Panel):
    """The money row, the pile and what everybody may know of it, bag and discard."""

    def facts(self, shown: Shown, look: Look) -> tuple[object, ...]:
        """Cards, counts, and what is picked or pointed at."""
        seen = shown.seen
        counts = (seen.pile_count, seen.drawn, len(seen.discard), tuple(s.bag_count for s in seen.stocks))
        hover = look.hover if look.hover is not None and look.hover.kind == "row" else None
        return seen.row, counts, len(seen.due), look.taking, look.joinable, hover, shown.mine

    def card_rect(self, index: int) -> QRectF:
        """One card of the row in panel coordinates."""
        width = self.faces.snapped(CARD)
        step = min(CARD + 6, (self.inner.width() - 24 - CARD - 12) / 4)
        return QRectF(12 + index * step, 12, width, width * 1.5)

    def band_rect(self) -> QRectF:
        """The band that tells of the scoring cards, or asks to take."""
        return QRectF(12, 92, self.inner.width() - 24, 24)

    def spots(self) -> list[Spot]:
        """The cards of the row; the band while cards are picked."""
        if self.shown is None:
            return []
        found = []
        if self.look.taking:
            found.append(Spot("take", None, self.scene_rect(self.band_rect())))
        found += [
            Spot("row", index, self.scene_rect(self.card_rect(index)))
            for index in range(len(self.shown.seen.row))
        ]
        return found

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Row, pile, band, bag and discard."""
        for index, card in enumerate(shown.seen.row):
            self._paint_card(painter, shown, index, card)
        width = self.faces.snapped(CARD)
        left = self.inner.width() - 12 - width
        if shown.seen.pile_count:
            for shift in (4, 2, 0):
                self.faces.back(painter, QPointF(left - shift / 2, 12 - shift / 2 + 2), width)
        plate = QRectF(left + 6, 12 + width * 1.5 - 16, width - 4, 18)
        art.paint_pill(painter, plate, self.faces.theme, "plain", str(shown.seen.pile_count))
        self._paint_band(painter, shown)
        self._paint_counts(painter, shown)

    def _paint_counts(self, painter: QPainter, shown: Shown) -> None:
        """Bag, discard and the faces that come next, in figures alone where there is no room for words."""
        y, right = self.inner.height() - 27, self.inner.width() - 12
        ink = QColor(self.faces.theme.text_2)
        parity = self.parity(shown)
        if parity is not None:
            words = say(parity)
            wide = max(64.0, art.pill_width("plain", words))
            art.paint_pill(painter, QRectF(right - wide, y - 1, wide, 20), self.faces.theme, "plain", words)
            right -= wide + 8
        bag, discard = sum(stock.bag_count for stock in shown.seen.stocks), len(shown.seen.discard)
        metrics = QFontMetricsF(sans(13))
        pairs = [(phrase("row-bag", count=bag), phrase("row-discard", count=discard))]
        pairs += [(pairs[0][0], str(discard)), (str(bag), str(discard))]
        bag_words, discard_words = next(
            (pair for pair in pairs if 37 + 8 + 26 + sum(map(metrics.horizontalAdvance, pair)) <= right),
            pairs[-1],
        )
        self.faces.icon(painter, "bag", 12, y - 1, 20, ink)
        self.write(painter, QRectF(37, y, right - 37, 18), bag_words)
        behind = 37 + metrics.horizontalAdvance(bag_words) + 8
        left = max(behind, 96.0 if parity is not None else self.inner.width() / 2 + 4)
        left = max(behind, min(left, right - 26 - metrics.horizontalAdvance(discard_words)))
        self.faces.icon(painter, "discard", left, y - 1, 20, ink)
        self.write(painter, QRectF(left + 26, y, right - left - 26, 18), discard_words)

    def _paint_card(self, painter: QPainter, shown: Shown, index: int, card: str) -> None:
        rect = self.card_rect(index)
        picked = index in self.look.taking
        hover = self.look.hover is not None and (self.look.hover.kind, self.look.hover.key) == ("row", index)
        if picked:
            rect.translate(0, -5)
        if shown.mine and self.look.taking and not picked and not self._fits(shown, index):
            painter.setOpacity(0.45)
        self.faces.card(painter, card, rect.topLeft(), rect.width())
        painter.setOpacity(1)
        if picked or (hover and shown.mine):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.faces.theme.legal), 2.4))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 4, 4)

    def _fits(self, shown: Shown, index: int) -> bool:
        """True where the card may join those picked; asked of the offers the interaction keeps."""
        return index in self.look.joinable

    def _paint_band(self, painter: QPainter, shown: Shown) -> None:
        rect = self.band_rect()
        theme = self.faces.theme
        if self.look.taking:
            art.paint_pill(painter, rect, theme, "exact", say(self._taking(shown)))
            return
        tone, *told = self.band(shown)
        art.paint_pill(painter, rect, theme, tone, art.pill_text(rect, tone, list(map(say, told))))

    def _taking(self, shown: Shown) -> Message:
        """The picked cards; one that is no money is picked alone."""
        cards = [shown.seen.row[i] for i in self.look.taking]
        enter = key_of("choose")
        if len(cards) == 1 and cards[0] not in MONEY:
            return Message("row-take-card", card=shown.book.card_noun(cards[0]), key=enter)
        return Message("row-take", values=" + ".join(str(value_of(card)) for card in cards), key=enter)

    @staticmethod
    def parity(shown: Shown) -> Message | None:
        """Which faces come next to the market (G-3)."""
        if GRANADA not in shown.seen.slices:
            return None
        odd = shown.seen.slice_of(GranadaState).odd
        return Message("row-next-odd") if odd else Message("row-next-even")

    @staticmethod
    def band(shown: Shown) -> tuple[str, Message, Message]:
        """What everybody may know of the next scoring card (B-7): the tone, many words and few."""
        windows = scoring_windows(shown.book, shown.seen)
        if not windows:
            held = len(shown.seen.scorings) + len(shown.seen.due)
            later = [number for number in shown.book.scoring_parts if number > held]
            if not later:
                return "plain", Message("row-last-scoring"), Message("row-last-scoring-brief")
            number = later[0]
            return (
                "scoring",
                Message("row-scoring-later", round=number),
                Message("row-scoring-later-brief", round=number),
            )
        number, (first, last) = min(windows.items())
        if first == last:
            return (
                "scoring",
                Message("row-scoring-card", round=number, card=last),
                Message("row-scoring-card-brief", round=number, card=last),
            )
        return (
            "scoring",
            Message("row-scoring-between", round=number, first=first, last=last),
            Message("row-scoring-between-brief", round=number, first=first, last=last),
        )
