"""The annex: what modules lay beside the market: bazaars, open huts, the falcons of the supply."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ....model.core.message import Message
from ....model.core.rulebook import Rulebook
from ....model.modules.bazaars.rules import BAZAARS, BazaarState
from ....model.modules.falconers.rules import FALCONERS, SPECIES, FalconFace, FalconState
from ....model.modules.huts.rules import HUTS, MOST, HutState
from ....words import phrase, say
from ... import art
from ...art.fonts import SEMIBOLD, first_fitting, sans
from ..look import Look, Shown, Spot
from ..panel import LEAST, Panel
from .market import PILL, paint_good

HEIGHT = 92.0
TOKEN, TOKEN_ALONE = 27.0, 46.0
HUT = 52.0
BAZAAR = 64.0
CAPTIONS = {
    BAZAARS: (Message("annex-bazaars"), Message("annex-bazaars-brief")),
    HUTS: (Message("annex-huts"), Message("annex-huts-brief")),
    FALCONERS: (Message("annex-falcons"), Message("annex-falcons-brief")),
}


def in_use(book: Rulebook) -> bool:
    """True where a game has something to lay here."""
    return any(name in book.slice_types for name in (BAZAARS, HUTS, FALCONERS))


class AnnexPanel(Panel):
    """A strip below the market, with a section for each module that needs one."""

    def facts(self, shown: Shown, look: Look) -> tuple[object, ...]:
        """What lies here, what it costs, and what is picked or pointed at."""
        seen = shown.seen
        slices = tuple(seen.slices.get(name) for name in (BAZAARS, HUTS, FALCONERS))
        money = (seen.players[shown.viewer].hand, seen.row, look.taking)
        here = {*self.bazaar_rects(shown), *self.hut_rects(shown), *self.falcon_rects(shown)}
        picked = look.pick.tile if look.pick is not None and look.pick.tile in here else None
        paying = look.paying if look.pay_tile in here else ()
        lifted = picked is not None and look.dragging
        markets = tuple(stock.market for stock in seen.stocks)
        hover = look.hover if look.hover is not None and look.hover.key in here else None
        return slices, markets, money, picked, paying, lifted, hover, shown.mine, seen.decision

    def sections(self, shown: Shown) -> dict[str, QRectF]:
        """The room of each section in panel coordinates; bazaars get what the others leave."""
        found = {}
        left, right = 8.0, self.inner.width() - 8.0
        height = self.inner.height()
        if FALCONERS in shown.seen.slices:
            width = 5 * (TOKEN + 2) + 12
            found[FALCONERS] = QRectF(right - width, 0, width, height)
            right -= width + 8
        if HUTS in shown.seen.slices:
            width = 6 * (HUT + 5) + 8
            found[HUTS] = QRectF(right - width, 0, width, height)
            right -= width + 8
        if BAZAARS in shown.seen.slices:
            found[BAZAARS] = QRectF(left, 0, right - left, height)
        return found

    # -- places

    def falcon_rects(self, shown: Shown) -> dict[str, QRectF]:
        """The falcons of the supply: a row a species."""
        room = self.sections(shown).get(FALCONERS)
        if room is None:
            return {}
        supply = shown.seen.slice_of(FalconState).supply
        alone = len(self.sections(shown)) == 1
        size = self.faces.snapped(TOKEN_ALONE if alone else TOKEN)
        found: dict[str, QRectF] = {}
        for row, species in enumerate(dict.fromkeys(SPECIES.values())):
            for column, falcon in enumerate(name for name in SPECIES if SPECIES[name] == species):
                if falcon not in supply:
                    continue
                if alone:
                    step = (self.inner.width() - 24) / len(SPECIES)
                    x, y = 6 + (5 * row + column) * step + 6 * row, 8.0
                else:
                    x, y = room.left() + 6 + column * (TOKEN + 2), 5 + row * (TOKEN + 1)
                found[falcon] = QRectF(x, y, size, size)
        return found

    def hut_rects(self, shown: Shown) -> dict[str, QRectF]:
        """The open huts."""
        room = self.sections(shown).get(HUTS)
        if room is None:
            return {}
        size = self.faces.snapped(HUT)
        return {
            hut: QRectF(room.left() + 6 + i * (HUT + 5), 8, size, size)
            for i, hut in enumerate(shown.seen.slice_of(HutState).open)
            if hut is not None
        }

    def bazaar_rects(self, shown: Shown) -> dict[str, QRectF]:
        """The room of each bazaar with its pill."""
        room = self.sections(shown).get(BAZAARS)
        if room is None:
            return {}
        beside = shown.seen.slice_of(BazaarState).beside
        step = min(BAZAAR + 54, room.width() / max(1, len(beside)))
        return {
            tile: QRectF(room.left() + i * step, 5, step - 4, self.inner.height() - 10)
            for i, tile in enumerate(beside)
        }

    def spots(self) -> list[Spot]:
        """Everything that can be had here; a bazaar is bought like a tile of the market."""
        shown = self.shown
        if shown is None:
            return []
        places = (
            ("market", self.bazaar_rects(shown)),
            ("hut", self.hut_rects(shown)),
            ("falcon", self.falcon_rects(shown)),
        )
        return [
            Spot(kind, name, self.scene_rect(rect)) for kind, rects in places for name, rect in rects.items()
        ]

    # -- painting

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Section by section."""
        self._paint_bazaars(painter, shown)
        self._paint_huts(painter, shown)
        for falcon, rect in self.falcon_rects(shown).items():
            if not self._is_lifted(falcon):
                painter.drawPixmap(rect.topLeft(), self.faces.piece_pixmap(FalconFace(falcon), rect.width()))
            self._paint_choice(painter, "falcon", falcon, rect, rect.width() / 2)

    def _paint_bazaars(self, painter: QPainter, shown: Shown) -> None:
        goods = {good.tile: good for good in shown.book.goods(shown.seen)}
        size = self.faces.snapped(min(BAZAAR, self.inner.height() - 10 - PILL - 3))
        rooms = self.bazaar_rects(shown)
        for tile, room in rooms.items():
            place = QRectF(room.center().x() - size / 2, room.top() + 1, size, size)
            good = goods.get(tile)
            if good is not None:
                paint_good(painter, self.faces, shown, self.look, room, place, good)
                continue
            painter.drawPixmap(place.topLeft(), self.faces.tile_pixmap(shown.book.tiles[tile], size))
            pill = QRectF(room.left(), room.bottom() - PILL, room.width(), PILL)
            art.paint_pill(painter, pill, self.faces.theme, "plain", phrase("annex-no-price"))
        if not rooms:
            self._paint_caption(painter, shown)

    def _paint_caption(self, painter: QPainter, shown: Shown) -> None:
        """Where there is room: what is to be had here, and how."""
        sections = self.sections(shown)
        room = QRectF(self.inner)
        room.setLeft(16)
        if FALCONERS in sections and len(sections) == 1:
            room.setTop(58)
        else:
            others = [section.left() for name, section in sections.items() if name != BAZAARS]
            room.setRight(min([room.right(), *others]) - 8)
        captions = [tuple(map(say, caption)) for name, caption in CAPTIONS.items() if name in sections]
        lines = [first_fitting(texts, sans(13), room.width(), LEAST) for texts in captions]
        for i, words in enumerate(lines):
            top = room.center().y() + (i - len(lines) / 2) * 22
            line = QRectF(room.left(), top, room.width(), 22)
            self.write(painter, line, words, sans(13), self.faces.theme.text_2)

    def _paint_huts(self, painter: QPainter, shown: Shown) -> None:
        room = self.sections(shown).get(HUTS)
        if room is None:
            return
        huts = shown.seen.slice_of(HutState)
        for tile, rect in self.hut_rects(shown).items():
            if self._is_lifted(tile):
                art.paint_imprint(painter, rect, self.faces.theme)
            else:
                self.faces.tile(painter, shown.book.tiles[tile], rect.topLeft(), rect.width())
            self._paint_choice(painter, "hut", tile, rect, 3)
        taken = huts.taken[shown.viewer]
        for i, left in enumerate(huts.sizes):
            below = QRectF(room.left() + 6 + i * (HUT + 5), 8 + HUT + 3, HUT, 18)
            words = f"+{left}" if left else phrase("annex-last") if huts.open[i] else phrase("annex-gone")
            self.write(
                painter, below, words, sans(12), self.faces.theme.text_2, Qt.AlignmentFlag.AlignHCenter
            )
        line = QRectF(8, self.inner.height() - 20, room.left() - 12, 16)
        if len(self.sections(shown)) == 1:
            words = phrase("annex-taken", taken=taken, most=MOST)
            font, colour = sans(12, SEMIBOLD), self.faces.theme.text_2
            self.write(painter, line, words, font, colour, Qt.AlignmentFlag.AlignRight)

    def _is_lifted(self, key: str) -> bool:
        pick = self.look.pick
        return self.look.dragging and pick is not None and pick.tile == key

    def _paint_choice(self, painter: QPainter, kind: str, key: str, rect: QRectF, corner: float) -> None:
        look = self.look
        hovered = look.hover is not None and (look.hover.kind, look.hover.key) == (kind, key)
        chosen = look.pick is not None and look.pick.tile == key
        if chosen or (hovered and self.shown is not None and self.shown.mine):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.faces.theme.legal), 2.4))
            painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), corner, corner)
