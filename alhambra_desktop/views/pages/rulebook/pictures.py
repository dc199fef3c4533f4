from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from ....model.learning.rule_proof import ShownCity, book_of, shown_city
from ....model.learning.rule_text import CardPicture, CityPicture, Picture, ScoringPicture
from ....model.rules.core.engine.module import Module
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.setup import COLOURS
from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.values import MONEY, SIDE_LETTER, Cell
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import currency_noun
from ....words import say
from ... import art
from ...art.brushes import colour, mix, shape, stroke
from ...art.fonts import BOLD, SEMIBOLD, fitted, sans, serif, text_width
from ...art.geometry import khatam, polygon, rounded
from ...art.painter_state import clipped, moved
from ...art.palette import CURRENCY_COLOURS, LINK, Theme
from ...art.rule_scenes import SCENES, labelled_steps
from ...art.steps import paint_all
from ...scene.pixmaps.faces import Faces
from ...scene.zones.city_marks import paint_line
from ...widgets.painting import write
from .scoring_cards import ScoringCards

SIZE: Final = QSizeF(200, 190)
TALLEST: Final = 230.0
LARGEST: Final = 58.0
AROUND: Final = 0.22  # margin around the tiles, in squares
CARD: Final = 46.0
CARD_SCALE, PAYING_SCALE = 1.6, 2.4  # maximum size of cards, and of cards beside a bought tile
CARDS_SHARE: Final = 0.6  # share of a picture's additional height that the cards use
AROUND_CARDS: Final = 69.0  # height of a picture of cards without the cards
MARKET: Final = 1.12  # width of a square of the market divided by the width of a card beside it
PILL: Final = 28.0
CARD_GAP, BUYING = 8.0, 16.0  # space between cards, and between a bought tile and the cards
# picture of the start of a game: width in its own units, and ratio of height to width
START_WIDE, START_HIGH = 400.0, 0.59
START_LABELS: Final = (
    Message("scene-fountain"),
    Message("scene-reserve"),
    Message("scene-symbol"),
    Message("scene-money"),
)
CARD_HIGH: Final = 1.5  # height of a card divided by its width
LABEL, LEAST_LABEL = 13, 11
SEAT_ROW: Final = 27.0
# rows of a scoring example: distance from a player's emblem to the name, font size, and size of a badge
NAME_LEFT, PLAYER, BADGE = 28.0, 13, 22.0
BESIDE: Final = 12.0
CORNER: Final = 8.0
GHOST: Final = 0.62
LOWER: Final = 1.5
Paint = Callable[[QPainter, QRectF], None]
PaintLater = Callable[[QPixmap, Iterator[Callable[[QPainter], object]], Callable[[QImage], None]], None]


class RulePainter:
    """Paints the pictures of rules in a theme, at a pixel ratio of ``scale``.

    If the function ``later`` is given, it is called to paint scenes in steps. If ``blank`` is True, the
    pictures have their sizes but no contents.
    """

    def __init__(
        self, theme: Theme, scale: float, later: PaintLater | None = None, *, blank: bool = False
    ) -> None:
        self._faces = Faces()
        self._faces.set_theme(theme)
        self._faces.set_scale(scale)
        self.theme, self.scale = theme, scale
        self._later, self._blank = later, blank
        self._scenes: dict[tuple[object, ...], QImage] = {}

    def paint(
        self,
        picture: Picture,
        module: Module,
        width: float = SIZE.width(),
        *,
        alone: bool = False,
        taller: float = 0.0,
    ) -> QImage:
        """Return the image for a picture, `taller` pixels higher than usual.

        If a city is `alone` in its row, leave out its unused height.
        """
        book = book_of(module)
        self._faces.set_book(book)
        if isinstance(picture, CityPicture):
            shown = shown_city(picture, book)
            size = QSizeF(width, min(TALLEST, SIZE.height() * width / SIZE.width()) + taller)
            if alone:
                square, rows = LARGEST * width / SIZE.width(), _extent(picture, shown)[1]
                size.setHeight(min(size.height(), round(square * (rows + 2 * AROUND))))
            return self._image(size, lambda p, rect: self._paint_city(p, rect, picture, shown))
        if isinstance(picture, CardPicture) and picture.start:
            size = QSizeF(width, round(width * START_HIGH))
            return self._image(size, lambda p, rect: self._paint_start(p, rect, picture, book))
        if isinstance(picture, CardPicture):
            bought = _bought(picture, book)
            usual, card = (_card_width(picture, width, bought is not None, more) for more in (0.0, taller))
            size = QSizeF(width, round(CARD_HIGH * usual) + AROUND_CARDS + taller)
            return self._image(size, lambda p, rect: self._paint_cards(p, rect, picture, card, bought))
        size = QSizeF(width, len(picture.counts) * SEAT_ROW + 2 * BESIDE + taller)
        return self._image(size, lambda p, rect: self._paint_scoring(p, rect, picture, book))

    def scene(self, name: str, label_messages: tuple[Message, ...], width: float) -> QImage:
        """Return a scene with its labels, or an empty picture while the scene is painted in steps.

        The latest scene is cached, because all rules of a chapter share one scene.
        """
        scene, labels = SCENES[name], tuple(say(label) for label in label_messages)
        key = name, width, labels

        def keep(image: QImage) -> None:
            self._scenes = {key: image}

        if key not in self._scenes:
            size = QSizeF(width, scene.height(width, labelled=bool(labels)))
            if self._blank:
                return self._image(size, lambda p, _: None)
            steps = labelled_steps(scene, width, self.theme, labels)
            if self._later is not None:
                empty = self._image(size, lambda p, _: None)
                self._later(QPixmap.fromImage(empty), steps, keep)
                return empty
            keep(self._image(size, lambda p, _: paint_all(p, steps)))
        return self._scenes[key]

    def scoring_cards(self, cards: ScoringCards, taller: float = 0.0) -> QImage:
        size = QSizeF(cards.whole, cards.height + taller)
        return self._image(size, lambda p, rect: cards.paint(p, rect, self.theme))

    def sign(self, refused: bool, size: float = 18.0, *, over: bool = False) -> QImage:
        def paint(p: QPainter, rect: QRectF) -> None:
            middle = rect.center() + QPointF(0, LOWER)
            if refused:
                art.paint_no_entry(p, middle, size * 0.4, self.theme)
            elif over:
                half = 0.42 * size
                corners = [(-half, 0.8 * half), (half, 0.8 * half), (0.0, -0.9 * half)]
                triangle = polygon(corners).translated(middle)
                shape(p, triangle, colour(self.theme.over_ground), self.theme.stud, 1.2)
            else:
                p.fillPath(khatam(middle.x(), middle.y(), size * 0.42), colour(self.theme.legal))

        return self._image(QSizeF(size, size), paint)

    def chip(self, text: str, height: float, *, quiet: bool = False) -> QImage:
        font, theme = sans(round(height * 0.54), BOLD), self.theme

        def paint(p: QPainter, rect: QRectF) -> None:
            if quiet:
                ground = colour(theme.legal_light, 0.15)
                shape(p, rounded(rect.adjusted(1, 1, -1, -1), height / 2 - 1), ground, theme.legal, 1)
            else:
                shape(p, rounded(rect, height / 2), colour(theme.exact_ground), None)
            p.setPen(colour(LINK[theme.dark] if quiet else theme.exact_text))
            p.setFont(font)
            p.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

        return self._image(QSizeF(round(text_width(text, font) + height * 0.8), height), paint)

    def _image(self, size: QSizeF, paint: Paint) -> QImage:
        image = QImage((size * self.scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self.scale)
        image.fill(Qt.GlobalColor.transparent)
        if self._blank:
            return image
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter, QRectF(QPointF(), size))
        painter.end()
        return image

    def _paint_city(self, p: QPainter, rect: QRectF, picture: CityPicture, shown: ShownCity) -> None:
        width, height, left, top = _extent(picture, shown)
        room = min(rect.width() / (width + 2 * AROUND), rect.height() / (height + 2 * AROUND))
        size = self._faces.snapped(min(LARGEST * rect.width() / SIZE.width(), room))
        x = round(rect.center().x() - (left + width / 2) * size)
        y = round(rect.center().y() - (top + height / 2) * size)
        edge = rounded(rect, CORNER, 0.7)
        with clipped(p, edge):
            self._faces.courtyard(p, rect, size, QPointF(x + size / 2, y + size / 2))
            with moved(p, x, y):
                self._paint_tiles(p, picture, shown, size)
                self._paint_marks(p, picture, shown, size)
        stroke(p, edge, self.theme.panel_edge, 1.4)

    def _paint_tiles(self, p: QPainter, picture: CityPicture, shown: ShownCity, size: float) -> None:
        tiles: Mapping[Cell, Tile] = shown.city.tiles
        tried = shown.book.tiles[picture.tile] if picture.deed == "try" else None
        if tried is not None and picture.cell is not None and not shown.broken:
            tiles = {**tiles, picture.cell: tried}
        for cell, tile in tiles.items():
            self._faces.tile(p, tile, _square(cell, size).topLeft(), size, walls=False)
        self._faces.walls(p, tiles, size)
        if tried is not None and picture.cell is not None and shown.broken and picture.cell not in tiles:
            p.setOpacity(GHOST)
            self._faces.tile(p, tried, _square(picture.cell, size).topLeft(), size)
            p.setOpacity(1.0)

    def _paint_marks(self, p: QPainter, picture: CityPicture, shown: ShownCity, size: float) -> None:
        city, cell = shown.city, picture.cell
        if picture.deed == "run":
            run = [(s.x, s.y, SIDE_LETTER[s.side]) for s in city.run(picture.subject)]
            art.paint_scored_run(p, run, size)
        for at, tile in city.tiles.items() if picture.deed == "score" else ():
            find = self._faces.view.lines.get(tile.kind)
            for squares in find(city, at) if find is not None else ():
                paint_line(p, size, (at, *squares))
        if cell is None:
            return
        for broken in shown.broken:
            for other in broken.cells if not broken.sides else ():
                if other in city.tiles:
                    art.paint_cut_off(p, _square(other, size))
                elif other != cell:
                    art.paint_enclosed(p, _square(other, size), self.theme)
        if shown.broken:
            guilty = [SIDE_LETTER[side] for broken in shown.broken for side in broken.sides]
            art.paint_illegal(p, _square(cell, size), self.theme, guilty)
        else:
            art.paint_ghost_frame(p, _square(cell, size), self.theme)

    def _paint_ground(self, p: QPainter, rect: QRectF) -> None:
        shape(p, rounded(rect, CORNER, 0.7), colour(self.theme.plain_ground), self.theme.panel_edge, 1.2)

    def _paint_cards(
        self, p: QPainter, rect: QRectF, picture: CardPicture, wide: float, bought: Tile | None
    ) -> None:
        self._paint_ground(p, rect)
        width = len(picture.cards) * (wide + CARD_GAP) - CARD_GAP
        gap = (rect.height() - CARD_HIGH * wide - PILL) / 3
        square = QRectF(0, gap, MARKET * wide, CARD_HIGH * wide)
        if bought is not None:
            width += square.width() + BUYING
        x = rect.center().x() - width / 2
        if bought is not None:
            square.moveLeft(x)
            self._paint_market_square(p, square, picture.currency, bought)
            x = square.right() + BUYING
        for card in picture.cards:
            self._faces.card(p, card, QPointF(x, square.top()), wide)
            x += wide + CARD_GAP
        foot = QRectF(rect.left() + BESIDE, rect.bottom() - gap - PILL, rect.width() - 2 * BESIDE, PILL)
        tone, message = _outcome(picture)
        art.paint_pill(p, foot, self.theme, tone, say(message))

    def _paint_market_square(self, p: QPainter, square: QRectF, currency: str, tile: Tile) -> None:
        tints, theme = CURRENCY_COLOURS[currency], self.theme
        ground = mix(theme.panel_top, tints.mid if theme.dark else tints.pale, 0.25 if theme.dark else 0.55)
        shape(p, rounded(square, 6, 1), ground, colour(tints.mid, 0.7), 1)
        head = 0.22 * square.height()
        coin = 0.36 * head
        self._faces.coin(p, currency, square.left() + 7 + coin, square.top() + 1 + head / 2, coin)
        name = QRectF(square.left() + 12 + 2 * coin, square.top() + 1, square.width() - 2 * coin - 15, head)
        font, text = fitted(say(currency_noun(currency)), sans(13, SEMIBOLD), name.width(), LEAST_LABEL)
        write(p, name, text, font, theme.text)
        size = self._faces.snapped(min(square.height() - head, square.width()) - 6)
        left = round(square.center().x() - size / 2)
        middle = (square.top() + head + square.bottom()) / 2
        self._faces.tile(p, tile, QPointF(left, round(middle - size / 2 - 1)), size)

    def _paint_start(self, p: QPainter, rect: QRectF, picture: CardPicture, book: Rulebook) -> None:
        unit, theme = rect.width() / START_WIDE, self.theme
        city = shown_city(CityPicture((), "run", picture.claim, "", "", subject="wall"), book).city
        size = self._faces.snapped(84 * unit)
        left, right = 108 * unit, 284 * unit
        fountain = QPointF(round(left - size / 2), round(10 * unit))
        shelf = rect.adjusted(0, 126 * unit, 0, 0)
        reserve = QRectF(0, fountain.y(), 128 * unit, size)
        reserve.moveCenter(QPointF(right, reserve.center().y()))
        empty = QRectF(0, 0, 62 * unit, 62 * unit)
        empty.moveCenter(reserve.center())
        icon = empty.adjusted(14 * unit, 14 * unit, -14 * unit, -14 * unit)
        edge = rounded(rect, CORNER, 0.7)
        with clipped(p, edge):
            self._faces.courtyard(p, rect, size, fountain + QPointF(size / 2, size / 2))
            self._faces.tile(p, city.tiles[0, 0], fountain, size, walls=False)
            shape(p, rounded(reserve, CORNER), colour(theme.plain_ground), theme.panel_edge, 1.2)
            art.paint_imprint(p, empty, theme)
            self._faces.icon(p, "reserve", icon.x(), icon.y(), icon.width(), colour(theme.text))
            p.fillRect(shelf, colour(theme.plain_ground))
            p.fillRect(QRectF(0, shelf.top(), shelf.width(), 1.4), colour(theme.panel_edge))
        self._faces.mark(p, COLOURS[0], left, shelf.top() + 44 * unit, 30 * unit)
        x = right - (len(picture.cards) * 54 - 6) / 2 * unit
        for card in picture.cards:
            self._faces.card(p, card, QPointF(x, shelf.top() + 7 * unit), 48 * unit)
            x += 54 * unit
        for middle, top, message in (
            (left, 111 * unit, START_LABELS[0]),
            (right, 111 * unit, START_LABELS[1]),
            (left, shelf.top() + 94 * unit, START_LABELS[2]),
            (right, shelf.top() + 94 * unit, START_LABELS[3]),
        ):
            self._paint_label(p, QPointF(middle, top), 164 * unit, say(message))
        stroke(p, edge, theme.panel_edge, 1.4)

    def _paint_label(self, p: QPainter, middle: QPointF, room: float, text: str) -> None:
        font, shown = fitted(text, sans(LABEL, BOLD), room, LEAST_LABEL)
        box = QRectF(0, 0, text_width(shown, font) + 16, LABEL + 7)
        box.moveCenter(middle)
        shape(p, rounded(box, box.height() / 2), colour(self.theme.panel_top), self.theme.panel_edge, 1)
        p.setPen(colour(self.theme.text))
        p.setFont(font)
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_scoring(self, p: QPainter, rect: QRectF, picture: ScoringPicture, book: Rulebook) -> None:
        self._paint_ground(p, rect)
        names = tuple(
            say(Message("rulebook-player", letter=letter)) for letter in "ABCDEF"[: len(picture.counts)]
        )
        font = sans(PLAYER, BOLD)
        left = BESIDE + NAME_LEFT + max(text_width(name, font) for name in names) + 8 + BADGE / 2
        step = min(25.0, (rect.width() - BESIDE - 34 - left) / max(picture.counts))
        row = (rect.height() - 2 * BESIDE) / len(picture.counts)
        for number, (count, points) in enumerate(zip(picture.counts, picture.points, strict=True)):
            middle = BESIDE + (number + 0.5) * row
            self._faces.mark(p, COLOURS[number], BESIDE + 12, middle, 10)
            name = QRectF(BESIDE + NAME_LEFT, middle - row / 2, left, row)
            write(p, name, names[number], font, self.theme.text)
            for place in range(count):
                self._faces.badge(p, picture.type, left + place * step, middle, BADGE)
            p.setPen(colour(self.theme.figure if points else self.theme.text_2))
            p.setFont(serif(20, BOLD))
            line = QRectF(rect.left(), middle - row / 2, rect.width() - BESIDE - 4, row)
            p.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{points}")


def _extent(picture: CityPicture, shown: ShownCity) -> tuple[int, int, int, int]:
    """Return the width, height, left and top of a picture's area, in squares."""
    cells = [*shown.city.tiles, *([picture.cell] if picture.cell is not None else [])]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1, min(xs), min(ys)


def _card_width(picture: CardPicture, width: float, bought: bool, taller: float) -> float:
    """Return the width of a card, so that all cards and the bought tile fit side by side."""
    gaps = (len(picture.cards) - 1) * CARD_GAP + (BUYING if bought else 0)
    parts = len(picture.cards) + (MARKET if bought else 0)
    best = CARD * (PAYING_SCALE if bought else min(CARD_SCALE, max(1.0, width / SIZE.width())))
    return min(best + CARDS_SHARE * taller / CARD_HIGH, (width - 2 * BESIDE - gaps) / parts)


def _bought(picture: CardPicture, book: Rulebook) -> Tile | None:
    """Return a building of the picture's price, as an example of what the cards pay for."""
    tiles = (tile for tile in book.tiles.values() if tile.type is not None and tile.price == picture.price)
    return next(tiles, None) if picture.price else None


def _square(cell: Cell, size: float) -> QRectF:
    return QRectF(cell[0] * size, cell[1] * size, size, size)


def _outcome(picture: CardPicture) -> tuple[str, Message]:
    total = sum(MONEY[card].value for card in picture.cards if card in MONEY)
    claim = picture.claim
    if picture.dealt:
        return "exact", Message("rulebook-cards-dealt", total=total)
    if not picture.price:
        if claim.refused:
            return "short", Message("rulebook-cards-too-much", total=total)
        return "exact", Message("rulebook-cards-taken", total=total)
    if claim.word == "exact":
        return "exact", Message("offer-exact")
    if claim.word == "over":
        return "over", Message("offer-over", by=claim.figure)
    return "short", Message("rulebook-cards-refused")


def picture_html(name: str, image: QImage) -> str:
    width, height = image.deviceIndependentSize().toTuple()
    return f'<img src="{name}" width="{width:.0f}" height="{height:.0f}">'
