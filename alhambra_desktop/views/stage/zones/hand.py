"""The viewer's hand, the tray for tiles bought this turn, the reserve, and Dirk's tiles."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ....model.core.message import Message
from ....model.core.nouns import currency_noun
from ....model.core.rulebook import Good
from ....model.core.values import MONEY, Currency, purse, value_of
from ....model.modules.bonus_cards.rules import BONUS, BonusCardFace, BonusState
from ....model.modules.dirk.rules import DIRK, DirkState, GiveToDirk
from ....model.modules.falconers.rules import SPECIES
from ....words import phrase, say
from ... import art
from ...art.fonts import BOLD, sans
from ...art.palette import CURRENCY_COLOURS
from ...intended import is_kept, side_shown
from ..look import Look, Shown, Spot
from ..panel import PADDING, Panel

CARD = 54.0
RAISE = 11.0
BONUS_CARD = 46.0
DEGREES = 3.0
"""How much each card of a fan leans against the next."""


class HandPanel(Panel):
    """The viewer's money, fanned by currency with a sum each."""

    def facts(self, shown: Shown, look: Look) -> tuple[object, ...]:
        """The cards, what they would pay, and bonus cards."""
        hover = look.hover if look.hover is not None and look.hover.kind == "bonus" else None
        bonus = shown.seen.slices.get(BONUS)
        cities = shown.seen.players[shown.viewer].city if bonus is not None else None
        pay = (look.paying, look.pay_tile)
        return shown.seen.players[shown.viewer].hand, pay, bonus, cities, hover, shown.seen.decision

    def fans(self, shown: Shown) -> list[tuple[str, list[int]]]:
        """The currencies in hand with the indexes of their cards in the hand, by value."""
        hand = shown.seen.players[shown.viewer].hand
        found = []
        for currency in Currency:
            cards = [i for i, card in enumerate(hand) if card in MONEY and MONEY[card].currency == currency]
            if cards:
                found.append((str(currency), sorted(cards, key=lambda i: value_of(hand[i]))))
        others = [i for i, card in enumerate(hand) if card not in MONEY]
        return [*found, *([("", others)] if others else [])]

    def bonus_rects(self, shown: Shown) -> dict[str, QRectF]:
        """The viewer's bonus cards, secret or revealed, at the right end of the hand."""
        if BONUS not in shown.seen.slices:
            return {}
        bonus = shown.seen.slice_of(BonusState)
        cards = (*bonus.hands[shown.viewer], *bonus.revealed[shown.viewer])
        width = self.faces.snapped(BONUS_CARD)
        left = self.inner.width() - PADDING - len(cards) * (width + 4)
        return {card: QRectF(left + i * (width + 4), 48, width, width * 1.5) for i, card in enumerate(cards)}

    def room(self, shown: Shown) -> float:
        """The width that is left for money."""
        bonus = len(self.bonus_rects(shown))
        return self.inner.width() - 2 * PADDING - (bonus * (BONUS_CARD + 4) + 8 if bonus else 0)

    def places(self, shown: Shown) -> dict[int, tuple[QRectF, float]]:
        """For each card of the hand its rectangle (before it leans) and its angle in degrees."""
        fans = self.fans(shown)
        if not fans:
            return {}
        width = self.faces.snapped(CARD)
        room = self.room(shown)
        cards = sum(len(indexes) for _, indexes in fans)
        gap = 14.0
        steps = cards - len(fans)
        free = room - len(fans) * width - (len(fans) - 1) * gap
        step = min(CARD * 0.52, free / steps) if steps else 0.0
        used = len(fans) * width + steps * step + (len(fans) - 1) * gap
        left = PADDING + max(0.0, min(30.0, (room - used) / 2))
        out = {}
        for _, indexes in fans:
            for k, index in enumerate(indexes):
                lean = (k - (len(indexes) - 1) / 2) * DEGREES if step > 8 else 0.0
                raised = RAISE if index in self.look.paying else 0.0
                out[index] = (QRectF(left + k * step, 42 - raised, width, width * 1.5), lean)
            left += (len(indexes) - 1) * step + width + gap
        return out

    def spots(self) -> list[Spot]:
        """The cards, the last of each fan on top; then the whole hand."""
        if self.shown is None:
            return []
        places = self.places(self.shown)
        found = [Spot("hand", index, self.scene_rect(rect)) for index, rect in self.visible(places).items()]
        found += [
            Spot("bonus", card, self.scene_rect(rect)) for card, rect in self.bonus_rects(self.shown).items()
        ]
        return [*found, Spot("hand-area", None, self.scene_rect(self.inner))]

    @staticmethod
    def visible(places: dict[int, tuple[QRectF, float]]) -> dict[int, QRectF]:
        """The part of each card that the next one leaves free."""
        rects = [(index, rect) for index, (rect, _) in places.items()]
        lefts = [*(rect.left() for _, rect in rects), math.inf]
        return {
            index: QRectF(rect.left(), rect.top(), min(rect.width(), left - rect.left()), rect.height())
            for (index, rect), left in zip(rects, lefts[1:], strict=True)
        }

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Fans and sums."""
        note = self.note(shown)
        self.title(painter, phrase("hand"), say(note) if note is not None else "")
        hand = shown.seen.players[shown.viewer].hand
        places = self.places(shown)
        for index, (rect, lean) in places.items():
            painter.save()
            painter.translate(rect.center().x(), rect.bottom())
            painter.rotate(lean)
            painter.translate(-rect.width() / 2, -rect.height())
            self.faces.card(painter, hand[index], QPointF(0, 0), rect.width())
            if index in self.look.paying:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(self.faces.theme.legal), 2.6))
                painter.drawRoundedRect(QRectF(-1, -1, rect.width() + 2, rect.height() + 2), 5, 5)
            painter.restore()
        self._paint_bonus(painter, shown)
        for currency, indexes in self.fans(shown):
            if not currency:
                continue
            self._paint_sum(painter, currency, purse(hand, currency), [places[i][0] for i in indexes])

    def _paint_bonus(self, painter: QPainter, shown: Shown) -> None:
        """Each bonus card with what can be done with it: its building stands, or it counts already."""
        theme = self.faces.theme
        for card, rect in self.bonus_rects(shown).items():
            revealed = card in shown.seen.slice_of(BonusState).revealed[shown.viewer]
            stands = shown.seen.players[shown.viewer].city.cell_of(card) is not None
            painter.setOpacity(1.0 if stands else 0.62)
            painter.drawPixmap(rect.topLeft(), self.faces.piece_pixmap(BonusCardFace(card), rect.width()))
            painter.setOpacity(1.0)
            if stands and not revealed and shown.mine:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.legal), 2.6))
                painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4)
            words = "+1" if revealed else phrase("bonus-show") if stands else phrase("bonus-secret")
            pill = QRectF(rect.left() - 2, self.inner.height() - 29, rect.width() + 4, 20)
            tone = "exact" if revealed or stands else "plain"
            art.paint_pill(painter, pill, theme, tone, words)

    def _paint_sum(self, painter: QPainter, currency: str, total: int, rects: list[QRectF]) -> None:
        middle = (rects[0].left() + rects[-1].right()) / 2
        pill = QRectF(middle - 27, self.inner.height() - 29, 54, 20)
        painter.setPen(QPen(QColor(CURRENCY_COLOURS[currency].mid), 1.4))
        painter.setBrush(QColor(self.faces.theme.panel_top))
        painter.drawRoundedRect(pill, 10, 10)
        self.faces.coin(painter, currency, pill.left() + 12, pill.center().y(), 7)
        text = pill.adjusted(22, 0, -6, 0)
        self.write(painter, text, str(total), sans(13, BOLD), align=Qt.AlignmentFlag.AlignHCenter)

    def note(self, shown: Shown) -> Message | None:
        """What the raised cards are for, or what the whole hand is worth."""
        look, hand = self.look, shown.seen.players[shown.viewer].hand
        if not look.paying or look.pay_tile is None:
            return Message("hand-total", total=sum(map(value_of, hand)))
        cards = tuple(hand[i] for i in look.paying if i < len(hand))
        good = shown.book.good(shown.seen, look.pay_tile)
        if good is not None:
            return _payment(shown, good, cards)
        nouns = shown.book.card_nouns(cards)
        return Message("hand-falcon", cards=nouns) if look.pay_tile in SPECIES else None


def _payment(shown: Shown, good: Good, cards: tuple[str, ...]) -> Message:
    """What some cards pay of the price of a good."""
    paid, tile = sum(map(value_of, cards)), shown.book.short_noun(good.tile)
    if any(card not in MONEY for card in cards):
        nouns = shown.book.card_nouns(cards)
        if paid == good.price:
            return Message("hand-pays-exactly", cards=nouns)
        return Message("hand-pays-part", cards=nouns, paid=paid, price=good.price)
    values = " + ".join(str(value_of(card)) for card in cards)
    money = Message("money", values=values, currency=currency_noun(good.currency), total=paid)
    if paid == good.price:
        return Message("hand-exact", money=money, tile=tile)
    if paid > good.price:
        return Message("hand-over", money=money, tile=tile, over=paid - good.price)
    return Message("hand-short", money=money, by=good.price - paid)


class TilesPanel(Panel):
    """A few loose tiles under a title: the tray or the reserve."""

    kind = "tray"

    def heading(self, shown: Shown) -> str:
        """The title."""
        return ""

    def facts(self, shown: Shown, look: Look) -> tuple[object, ...]:
        """The tiles, and what is picked or pointed at."""
        kinds = (self.kind, f"{self.kind}-area")
        hover = look.hover if look.hover is not None and look.hover.kind in kinds else None
        return self.tiles(shown), look.pick, hover, look.dragging, shown.mine, shown.seen.scorings

    def tiles(self, shown: Shown) -> tuple[str, ...]:
        """The tiles that lie here."""
        return ()

    def note(self, shown: Shown) -> str:
        """A line under the tiles."""
        return ""

    def aside(self, shown: Shown) -> str:
        """A few words beside the title."""
        return ""

    def places(self, shown: Shown) -> dict[str, QRectF]:
        """Where each tile lies, in panel coordinates."""
        tiles = self.tiles(shown)
        if not tiles:
            return {}
        room = QRectF(10, 34, self.inner.width() - 20, self.inner.height() - 34 - 26)
        columns = 1
        while True:
            rows = -(-len(tiles) // columns)
            size = min(
                (room.width() - (columns - 1) * 6) / columns, (room.height() - (rows - 1) * 6) / rows, 84
            )
            if size * columns + 6 * (columns - 1) > room.width() or self._fits_better(
                columns, len(tiles), size, room
            ):
                columns += 1
                continue
            break
        size = self.faces.snapped(size)
        used = columns * size + (columns - 1) * 6
        left = room.left() + (room.width() - used) / 2
        return {
            tile: QRectF(
                left + (i % columns) * (size + 6), room.top() + (i // columns) * (size + 6), size, size
            )
            for i, tile in enumerate(tiles)
        }

    @staticmethod
    def _fits_better(columns: int, count: int, size: float, room: QRectF) -> bool:
        if columns >= count:
            return False
        more = columns + 1
        rows = -(-count // more)
        next_size = min((room.width() - (more - 1) * 6) / more, (room.height() - (rows - 1) * 6) / rows, 84)
        return next_size > size

    def spots(self) -> list[Spot]:
        """The tiles, then the whole panel."""
        if self.shown is None:
            return []
        found = [
            Spot(self.kind, tile, self.scene_rect(rect)) for tile, rect in self.places(self.shown).items()
        ]
        return [*found, Spot(f"{self.kind}-area", None, self.scene_rect(self.inner))]

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Title, tiles, note."""
        self.title(painter, self.heading(shown), self.aside(shown))
        pick = self.look.pick
        target = f"{self.kind}-area"
        if pick is not None and target in pick.areas:
            hover = self.look.hover is not None and self.look.hover.kind in (target, self.kind)
            self._paint_target(painter, hover)
        for tile, rect in self.places(shown).items():
            if pick is not None and pick.tile == tile and self.look.dragging:
                art.paint_imprint(painter, rect, self.faces.theme)
                continue
            self.faces.tile(painter, shown.book.tiles[tile], rect.topLeft(), rect.width())
            hovered = self.look.hover is not None and self.look.hover.key == tile
            if (pick is not None and pick.tile == tile) or (hovered and shown.mine):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(self.faces.theme.legal), 2.4))
                painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), 3, 3)
        line = QRectF(6, self.inner.height() - 27, self.inner.width() - 12, 18)
        self.write(
            painter, line, self.note(shown), sans(12), self.faces.theme.text_2, Qt.AlignmentFlag.AlignHCenter
        )

    def _paint_target(self, painter: QPainter, hover: bool) -> None:
        """A frame that says: the picked tile may be put here."""
        frame = self.inner.adjusted(6, 31, -6, -6)
        light = QColor(self.faces.theme.legal_light)
        light.setAlphaF(0.30 if hover else 0.12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(frame, 6, 6)
        art.paint_selection(painter, frame, self.faces.theme, 6.0)


class TrayPanel(TilesPanel):
    """Tiles bought this turn that have no place yet."""

    kind = "tray"

    def heading(self, shown: Shown) -> str:
        """What is to be done with them."""
        return phrase("tray")

    def tiles(self, shown: Shown) -> tuple[str, ...]:
        """Purchases that are intended for no place yet."""
        purchases = shown.seen.players[shown.viewer].purchases
        return tuple(tile for tile in purchases if tile not in shown.intended)

    def note(self, shown: Shown) -> str:
        """How many."""
        return phrase("tray-tiles", count=len(self.tiles(shown)))


class ReservePanel(TilesPanel):
    """The viewer's reserve, with the tiles that are meant to go there."""

    kind = "reserve"

    def heading(self, shown: Shown) -> str:
        """Whose it is."""
        return phrase("reserve")

    def tiles(self, shown: Shown) -> tuple[str, ...]:
        """Reserve tiles, then those that are intended for it."""
        kept = (action for action in shown.intended.values() if is_kept(action))
        coming = tuple(side_shown(shown.book, action).id for action in kept)
        return (*shown.seen.players[shown.viewer].reserve, *coming)

    def note(self, shown: Shown) -> str:
        """What they are worth."""
        return phrase("reserve-worthless") if self.tiles(shown) else phrase("reserve-empty")


class DirkPanel(TilesPanel):
    """Dirk's tiles by type, and where to drop one for him (D-5)."""

    kind = "dirk"

    def tiles(self, shown: Shown) -> tuple[str, ...]:
        """Dirk's tiles, then those that are intended for him."""
        gifts = tuple(tile for tile, action in shown.intended.items() if isinstance(action, GiveToDirk))
        owned = shown.seen.slice_of(DirkState).tiles if DIRK in shown.seen.slices else ()
        return (*owned, *gifts)

    def heading(self, shown: Shown) -> str:
        """His name."""
        return shown.book.owner_name(DIRK)

    def aside(self, shown: Shown) -> str:
        """His points."""
        return phrase("rival-points", points=sum(held.total(DIRK) for held in shown.seen.scorings))

    def note(self, shown: Shown) -> str:
        """What may be done with him."""
        return phrase("rival-gift")
