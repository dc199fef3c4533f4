"""The money row with the pile, what everybody may know of it, bags and discard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from ....model.core.hidden import scoring_windows
from ....model.core.message import Message
from ....model.core.table import Arrangement, Bag, Discard, Due, PieceId, Pile, Place, Row, Stack
from ....model.core.values import MONEY, value_of
from ....words import phrase, say
from ... import art
from ...actions import key_of
from ...art.fonts import sans
from ...selection import Selection
from ..shown import Shown
from ..slots import PLAIN, Dress, Rim, Slot, free_parts
from ..target import Control
from ..zone import Zone

CARD = 47.0
RAISE = 5.0
DIM = 0.45
RIM = Rim(1, 4)


class RowZone(Zone):
    """The cards to be taken, and stacks of cards and tiles with their counts."""

    def holds(self, place: Place) -> bool:
        """The row and the stacks around it."""
        return isinstance(place, Row | Pile | Discard | Bag | Due) or type(place) in self.faces.view.notes

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """Counts, and the cards that are lifted; the cards themselves are pieces."""
        seen = shown.seen
        counts = (seen.drawn, len(seen.discard), tuple(stock.bag_count for stock in seen.stocks))
        told = (len(seen.due), len(seen.scorings), self._note(shown))
        return shown.book, counts, told, self._taking(shown, selection)

    def _note(self, shown: Shown) -> Message | None:
        """What everybody may know of the tiles that come next."""
        return next((tell(shown.seen) for tell in self.faces.view.notes.values()), None)

    def _taking(self, shown: Shown, selection: Selection) -> tuple[str, ...]:
        return shown.cards_of(selection.lifted) if selection.start == Row() else ()

    # -- where things are

    def card_rect(self, index: int) -> QRectF:
        """One card of the row."""
        width = self.faces.snapped(CARD)
        step = min(CARD + 6, (self.inner.width() - 24 - CARD - 12) / 4)
        return QRectF(12 + index * step, 12, width, width * 1.5)

    def band_rect(self) -> QRectF:
        """The band that tells of the scoring cards, or asks to take."""
        return QRectF(12, 92, self.inner.width() - 24, 24)

    def pile_rect(self) -> QRectF:
        """The pile with its count."""
        width = self.faces.snapped(CARD)
        return QRectF(self.inner.width() - 14 - width, 12, width + 4, width * 1.5 + 4)

    def place_rect(self, place: Place) -> QRectF | None:
        """Row, pile, and the words for what is not shown itself."""
        if not self.holds(place):
            return None
        y = self.inner.height() - 28
        match place:
            case Row():
                return self.card_rect(0).united(self.card_rect(3))
            case Pile():
                return self.pile_rect()
            case Due():
                return self.band_rect()
            case Bag():
                return QRectF(12, y, 20, 20)
            case Discard():
                return QRectF(self.inner.width() / 2 + 4, y, 20, 20)
        return QRectF(self.inner.width() - 76, y, 64, 20)

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        """Cards side by side; the pile. All else has only a position, for it is told in words."""
        for place, pieces in self.lying(table):
            rect = self.place_rect(place)
            if isinstance(place, Row):
                cards = [self.card_rect(index) for index in range(len(pieces))]
                for piece, card, part in zip(pieces, cards, free_parts(cards), strict=True):
                    yield Slot(piece, card, reach=part)
                continue
            for piece in pieces:
                if isinstance(place, Pile):
                    yield Slot(piece, self.pile_rect(), live=False)
                elif rect is not None:
                    yield Slot(piece, rect, shown=False, live=False)

    def picture(self, slot: Slot) -> QPixmap:
        """The pile is painted with its count."""
        if isinstance(slot.face, Stack):
            return self.faces.pile_pixmap(slot.face.count, self.faces.snapped(CARD))
        return super().picture(slot)

    def dresses(self, table: Arrangement) -> Mapping[PieceId, Dress]:
        """Lifted cards are raised; those that cannot join them are dimmed."""
        selection, found = self.selection, {}
        lifting = selection.start == Row() and bool(selection.lifted)
        for piece in table.at(Row()):
            if lifting and piece.id in selection.lifted:
                dress = Dress(RAISE, RIM)
            else:
                dim = lifting and self.mine and piece.id not in selection.joining
                pointed = selection.pointed == piece.id and self.mine
                dress = Dress(0.0, RIM if pointed else None, DIM if dim else 1.0)
            if dress != PLAIN:
                found[piece.id] = dress
        return found

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        """The band takes the lifted cards."""
        taking = self.selection.start == Row() and self.selection.lifted
        return [(Control("choose"), self.band_rect())] if taking else []

    # -- painting

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Band, bags and discard."""
        self._paint_band(painter, shown)
        self._paint_counts(painter, shown)

    def _paint_counts(self, painter: QPainter, shown: Shown) -> None:
        """Bag, discard and the faces that come next, in figures alone where there is no room for words."""
        y, right = self.inner.height() - 27, self.inner.width() - 12
        ink = QColor(self.faces.theme.text_2)
        note = self._note(shown)
        if note is not None:
            words = say(note)
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
        left = max(behind, 96.0 if note is not None else self.inner.width() / 2 + 4)
        left = max(behind, min(left, right - 26 - metrics.horizontalAdvance(discard_words)))
        self.faces.icon(painter, "discard", left, y - 1, 20, ink)
        self.write(painter, QRectF(left + 26, y, right - left - 26, 18), discard_words)

    def _paint_band(self, painter: QPainter, shown: Shown) -> None:
        rect, theme = self.band_rect(), self.faces.theme
        taking = self._taking(shown, self.selection)
        if taking:
            art.paint_pill(painter, rect, theme, "exact", say(self._taking_words(shown, taking)))
            return
        tone, *told = self.band(shown)
        art.paint_pill(painter, rect, theme, tone, art.pill_text(rect, tone, list(map(say, told))))

    @staticmethod
    def _taking_words(shown: Shown, cards: tuple[str, ...]) -> Message:
        """The lifted cards; one that is no money is lifted alone."""
        enter = key_of("choose")
        if len(cards) == 1 and cards[0] not in MONEY:
            return Message("row-take-card", card=shown.book.card_noun(cards[0]), key=enter)
        return Message("row-take", values=" + ".join(str(value_of(card)) for card in cards), key=enter)

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
