from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton

from ....model.players.skill.levels import LEVELS, level
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, mix, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import text_width
from ...art.geometry import ellipse, khatam, round_box
from ...art.palette import LIGHT, Theme
from ...commands.command import key_name
from ...commands.touch import TOUCH
from ...game.next_table import choice_picture, level_id, person_of
from ...storage.contained import contained
from ...storage.preferences import SeatChoice
from ...widgets.labels import set_tip, with_key
from ...widgets.painting import CENTRE, LEFT, line_height, paint_dashed_circle, paint_ring, write, write_lines
from ...widgets.pictures import colour_name
from .seat_look import Frame, Look, Shape, centre_of, free_size
from .seat_words import place_description, place_name, place_tip
from .seat_zones import KEY, Arrow, Link, Mark, RoundButton, Zone, around

STARS: Final = 13.0  # distance between the stars of the level
ARROWS: Final = 62.0
"""Distance of the arrows from the middle of the level's name. The arrows of long names are farther away."""

MARKS: Final = 30.0  # distance between the marks for the colours
CLOSER: Final = 0.82  # factor for ``MARKS`` if there are more than four colours
FIRST_LOOK: Final = Look(Shape.FAR, 1.0, 56, 228, 104, 44, 19, 44)


@contained
class SeatPlace(QAbstractButton):
    """A place at the table: the player's portrait and card, or an empty ring."""

    added = Signal()
    opened = Signal()
    stepped = Signal(int)
    removed = Signal()
    swapped = Signal()
    coloured = Signal(str)

    def __init__(self, cache: FaceCache, number: int) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._cache, self.number = cache, number
        self.theme: Theme = LIGHT
        self.look = FIRST_LOOK
        self.choice: SeatChoice | None = None
        self.zones: list[Zone] = []
        self._frame: Frame | None = None
        self.colour_label = QRectF()
        self._colours: tuple[str, ...] = ()
        self._removable = False
        self._zone: Zone | None = None
        self.setMouseTracking(True)
        TOUCH.changed.connect(self._arrange)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._ask)

    def _ask(self) -> None:
        (self.added if self.choice is None else self.opened).emit()

    def set_content(self, choice: SeatChoice | None, colours: tuple[str, ...], *, removable: bool) -> None:
        """Show a player or, if `choice` is None, a free place.

        A human player can choose one of `colours`. A `removable` player has a button that removes the player.
        """
        self.choice, self._colours, self._removable = choice, colours, removable
        self.setAccessibleName(place_name(self.number, choice))
        self.setAccessibleDescription(place_description(choice, removable=removable))
        set_tip(self, place_tip(self.number, choice))
        self._arrange()

    def show_as(self, look: Look) -> None:
        self.look = look
        self._arrange()

    @property
    def centre(self) -> QPointF:
        return centre_of(self.look, self.width(), self.height())

    def needed(self) -> tuple[float, float]:
        if self.choice is None:
            return free_size(self.look)
        return Frame.of(self.look, self.choice, 0, 0).needed

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self.zones, self._frame, self.colour_label = [], None, QRectF()
        if self.choice is not None:
            frame = self._frame = Frame.of(self.look, self.choice, self.width(), self.height())
            self._add_keys(frame)
            if self.choice.level is not None:
                self._add_arrows(frame)
            else:
                self._add_link(frame)
                if self.look.shape is not Shape.SIDE:
                    self._add_marks(frame)
        self.update()

    def _add_keys(self, frame: Frame) -> None:
        k, card = self.look.scale, frame.card
        right, y = card.right() - 14 * k, max(card.top(), KEY * k + 1)
        if self.look.shape is Shape.ROW:
            right, y = card.right() - 22 * k, card.center().y()
        if self._removable:
            tip = with_key(Message("new-game-remove"), key_name("Delete"))
            self.zones.append(RoundButton(around(right, y, KEY * k), tip, self.removed.emit, removes=True))
        if frame.choice.level is not None:
            apart = TOUCH.least(round(26 * k))
            rect, tip = around(right - apart, y, KEY * k), phrase("new-game-swap")
            self.zones.append(RoundButton(rect, tip, self.swapped.emit, removes=False))

    def _add_arrows(self, frame: Frame) -> None:
        k, at, now = self.look.scale, frame.level_at, level(level_id(frame.choice))
        width = text_width(say(now.name), self.look.level_font)
        reach = max(min(ARROWS, self.look.width / k / 2 - 18) * k, width / 2 + 12 * k)
        weaker = with_key(Message("new-game-weaker"), key_name("Left"))
        stronger = with_key(Message("new-game-stronger"), key_name("Right"))
        for step, tip in ((-1, weaker), (1, stronger)):
            rect = around(at.x() + step * reach, at.y(), 13 * k)
            possible = 0 <= LEVELS.index(now) + step < len(LEVELS)
            self.zones.append(Arrow(rect, tip, partial(self.stepped.emit, step), step, possible))

    def _add_link(self, frame: Frame) -> None:
        k, card, font = self.look.scale, frame.card, self.look.link_font
        text = phrase("new-game-name-picture")
        width = text_width(text, font)
        if TOUCH.on or (self.look.shape is Shape.FAR and self.look.brief):
            return  # there is no room for the link, and a press on the card does the same
        if self.look.centred:
            rect = QRectF(card.center().x() - width / 2, card.bottom() - 31 * k, width, 24 * k)
        elif frame.left + frame.texts.first_width + width + 22 * k <= card.right():
            right = card.right() - (280 if self.look.shape is Shape.ROW else 14) * k
            rect = QRectF(right - width, frame.head.top() + 2 * k, width, 24 * k)
        else:
            return
        tip = with_key(Message("new-game-name-picture-tip"), key_name("F2"))
        self.zones.append(Link(rect, tip, self.opened.emit, text, font))

    def _add_marks(self, frame: Frame) -> None:
        step = MARKS * self.look.scale * (1.0 if len(self._colours) < 5 else CLOSER)
        step = max(step, TOUCH.least(0))
        at = frame.marks_at(step * len(self._colours))
        start = self._add_colour_label(frame, at, step * len(self._colours))
        for i, name in enumerate(self._colours):
            rect = around(start + (i + 0.5) * step, at.y(), 14 / MARKS * step)
            choose = partial(self.coloured.emit, name)
            tip = phrase("new-game-colour-tip", colour=colour_name(name))
            self.zones.append(Mark(rect, tip, choose, name, name == frame.choice.colour))

    def _add_colour_label(self, frame: Frame, at: QPointF, width: float) -> float:
        """If there is room, add a label before the colour marks. Return the left end of the marks."""
        k = self.look.scale
        left, long = at.x() + 4 * k, text_width(phrase("new-game-colour"), self.look.small_font)
        start = left + long + 8 * k
        if self.look.shape is not Shape.YOURS or start + width > frame.card.right() - 8 * k:
            return at.x()
        self.colour_label = QRectF(left, at.y() - 12, start - left, 24)
        return start

    def targets(self) -> list[QRect]:
        """Return the rectangles of the touch targets: the zones, then the rest of the place."""
        rest = around(self.centre.x(), self.centre.y(), self.look.free)
        if self._frame is not None:
            rest = self._frame.card | around(self.centre.x(), self.centre.y(), self.look.radius)
        return [rect.toAlignedRect() for rect in (*(zone.rect for zone in self.zones), rest)]

    def hitButton(self, point: QPoint) -> bool:
        if self.look.shape is Shape.ROW:
            return True
        at = QPointF(point)
        distance = at - self.centre
        near = distance.x() ** 2 + distance.y() ** 2 <= (self.look.radius * 1.1) ** 2
        label = self._frame is None and self.look.shape is Shape.FAR
        return near or label or (self._frame is not None and self._frame.card.contains(at))

    def _zone_at(self, at: QPointF) -> Zone | None:
        return next((zone for zone in self.zones if zone.rect.contains(at)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        zone = self._zone_at(event.position())
        set_tip(self, zone.tip if zone is not None else place_tip(self.number, self.choice))
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._zone = self._zone_at(event.position())
        if self._zone is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        zone, self._zone = self._zone, None
        if zone is None:
            super().mouseReleaseEvent(event)
        elif zone.rect.contains(event.position()):
            self.setFocus()
            zone.do()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif self.choice is None:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(self.choice, 1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        elif key == Qt.Key.Key_F2:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def _step(self, choice: SeatChoice, step: int) -> None:
        if choice.level is not None:
            self.stepped.emit(step)
        else:
            at = self._colours.index(choice.colour)
            self.coloured.emit(self._colours[(at + step) % len(self._colours)])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() or self.hasFocus()
        if self._frame is None:
            self._paint_free(painter, lit=lit)
            return
        self._paint_card(painter, self._frame.card, lit=lit)
        self._paint_portrait(painter, self._frame)
        self._paint_texts(painter, self._frame)
        if self._frame.choice.level is not None:
            self._paint_level(painter, self._frame)
        if not self.colour_label.isEmpty():
            word, font = phrase("new-game-colour"), self.look.small_font
            write(painter, self.colour_label, word, font, self.theme.text_2)
        for zone in self.zones:
            if lit or not zone.on_hover:
                zone.paint(painter, self.theme, self.look.scale)

    def _paint_free(self, p: QPainter, *, lit: bool) -> None:
        look, centre, theme, k = self.look, self.centre, self.theme, self.look.scale
        paint_dashed_circle(p, centre.x(), centre.y(), look.free, theme, lit=lit)
        if self.hasFocus():
            stroke(p, ellipse(centre.x(), centre.y(), look.free + 4), theme.legal, 2)
        font, word = look.add_font, phrase("new-game-add")
        if look.shape is Shape.ROW:
            left = centre.x() + look.free + 14
            write(p, QRectF(left, 0, self.width() - left, self.height()), word, font, theme.text)
        elif look.shape is Shape.FAR:
            half, top = text_width(word, font) / 2 + 12, centre.y() + look.free + 10 * k
            pill = round_box(centre.x() - half, top, centre.x() + half, top + 24 * k, 12 * k)
            shape(p, pill, colour(theme.panel_top, 0.92), colour(theme.panel_edge, 0.7), 1)
            write(p, QRectF(centre.x() - half, top, 2 * half, 23 * k), word, font, theme.text, CENTRE)

    def _paint_card(self, p: QPainter, card: QRectF, *, lit: bool) -> None:
        theme = self.theme
        if self.look.shape is Shape.ROW:
            path = round_box(card.left(), card.top(), card.right(), card.bottom(), 8)
            edge = theme.legal if self.hasFocus() else theme.stud if lit else theme.panel_edge
            shape(p, path, colour(theme.plain_ground, 0.55), edge, 2 if self.hasFocus() else 1)
            return
        art.paint_panel(p, card, theme)
        if lit:
            paint_ring(p, card, theme)

    def _paint_portrait(self, p: QPainter, frame: Frame) -> None:
        seat, reach = choice_picture(frame.choice), self.look.reach

        def paint(q: QPainter) -> None:
            seat.paint(q, reach, reach, self.look.radius)

        key = ("portrait", seat.person, seat.colour)
        picture = self._cache.picture(key, 2 * reach, 2 * reach, self.devicePixelRatioF(), paint)
        p.drawPixmap(frame.centre - QPointF(reach, reach), picture)

    def _paint_texts(self, p: QPainter, frame: Frame) -> None:
        look, theme, texts, room = self.look, self.theme, frame.texts, frame.head
        align = CENTRE if look.centred else LEFT
        if texts.beside:
            width = text_width(texts.names[0], texts.name_font)
            left = room.left() + ((room.width() - texts.first_width) / 2 if look.centred else 0)
            rect = QRectF(left, room.top(), width, room.height())
            write(p, rect, texts.names[0], texts.name_font, theme.text)
            rect.translate(width + 7, 1.5 * look.scale)
            write(p, rect, texts.trades[0], texts.trade_font, theme.text_2)
        else:
            height = texts.name_height
            top = write_lines(p, room, texts.names, texts.name_font, theme.text, align, height)
            room.translate(0, top)
            write_lines(p, room, texts.trades, texts.trade_font, theme.text_2, align)
        card, height = frame.card, line_height(look.small_font)
        top = card.bottom() - len(texts.quote) * height - 9 * look.scale
        rect = QRectF(card.left(), top, card.width(), height)
        write_lines(p, rect, texts.quote, look.small_font, theme.text_2, CENTRE, height)

    def _paint_level(self, p: QPainter, frame: Frame) -> None:
        k, theme, at, person = self.look.scale, self.theme, frame.level_at, person_of(frame.choice)
        now = LEVELS.index(level(level_id(frame.choice)))
        most = LEVELS.index(person.levels[-1]) if person is not None else 0
        word = QRectF(at.x() - 90 * k, at.y() - 10 * k, 180 * k, 20 * k)
        write(p, word, say(LEVELS[now].name), self.look.level_font, theme.text, CENTRE)
        for rank in range(len(LEVELS)):
            x, y = at.x() + (rank - len(LEVELS) // 2) * STARS * k, at.y() + 17 * k
            if rank <= now:
                shape(p, khatam(x, y, 5 * k), theme.stud, mix(theme.stud, "#000000", 0.35), 0.8)
            else:
                faint = 0.75 if rank <= most else 0.3  # a level that this character cannot have is paler
                stroke(p, khatam(x, y, 5 * k), colour(theme.text_2, faint), 1)
