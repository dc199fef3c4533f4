"""The details of the selected game: postcard, result, players and actions."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QWidget

from ....model.players.skill.levels import LevelError, level
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, down, shape, soft_shadow, stroke
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, text_width
from ...art.geometry import ellipse, khatam, rounded
from ...art.painter_state import clipped
from ...art.palette import LIGHT
from ...commands.actions import PAGE_KEYS
from ...models.game_row import GameRow, PlayerMark, joined
from ...models.games_model import UNFINISHED, ListedGame
from ...storage.contained import contained
from ...text.dates import whole_date
from ...text.language import capital
from ...widgets.boxes import NONE, empty, hbox, vbox
from ...widgets.games_list import fitting_parts, paint_plain_city, plain_city
from ...widgets.labels import line, push_button, set_button_text, stripe, words
from ...widgets.painting import write
from ...widgets.pictures import Picture, SeatImage

POSTCARD: Final = QSize(324, 270)
TALLEST_POSTCARD: Final = 400
LEAST_POSTCARD: Final = 110
TURN: Final = -1.6
"""Rotation of the postcard in degrees. If motion is reduced, the postcard is not rotated."""

SQUARES: Final = (8, 10, 12, 14, 17, 20, 24, 28, 34, 40, 46, 52)
"""Possible sizes of a city's squares on a postcard. They are few, to limit the number of cached tiles."""

CAPTION: Final = (16, 15, 14, 13, 12)  # font sizes of the players' points on a postcard
BETWEEN: Final = " · "
PAPER, PAPER_EDGE = "#FFFDF4", "#B99A66"
INK, INK_2, FRAME = "#2A1A12", "#5E4327", "#7A5227"
STAMP: Final = ("#1F5B63", "#0D363C")
MARK, BESIDE_MARK = 36, 4  # size of a player's picture, and pixels to the left of it
STAR: Final = 16  # size of the winner's star
BESIDE_POINTS: Final = 10  # pixels between a player's points and the right edge of the row


class Shape(Enum):
    """Layouts of the details: beside the list, as a strip below the list, or as a page without the list."""

    BESIDE = auto()
    STRIP = auto()
    PAGE = auto()


@contained
class PostcardPicture(QWidget):
    """A small postcard of the game: a city, the points and a stamp."""

    def __init__(self, cache: FaceCache, still: Callable[[], bool]) -> None:
        super().__init__()
        self._cache, self._still = cache, still
        self._row: GameRow | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)  # repaints in a later event
        self._soon.timeout.connect(self.update)
        self._points = self._day = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(LEAST_POSTCARD)
        self.setMaximumHeight(TALLEST_POSTCARD)

    def set_content(self, row: GameRow, points: str, day: str) -> None:
        self._row, self._points, self._day = row, points, day
        self.setAccessibleName(f"{points}, {day}")
        self._soon.start()

    def sizeHint(self) -> QSize:
        return POSTCARD

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._row is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        middle = QRectF(self.rect()).center()
        painter.translate(middle)
        painter.rotate(0.0 if self._still() else TURN)
        painter.translate(-middle)
        self._paint_card(painter, QRectF(self.rect()).adjusted(10, 8, -16, -18), self._row)

    def _paint_card(self, p: QPainter, rect: QRectF, row: GameRow) -> None:
        inner, dpr = rect.adjusted(8, 8, -8, -52), self.devicePixelRatioF()

        def paint(q: QPainter) -> None:
            card = rounded(rect, 3)
            soft_shadow(q, card, (2, 5), 6, 0.4)
            shape(q, card, PAPER, PAPER_EDGE, 1)
            with clipped(q, inner):
                art.paint_court_floor(q, inner, LIGHT)
                art.paint_stars(q, inner, LIGHT, 32, (inner.left() + 16, inner.top() + 16))
            stroke(q, rounded(inner, 0), FRAME, 1)
            _paint_stamp(q, QRectF(rect.right() - 50, inner.bottom() + 4, 38, 44))

        whole = self._cache.picture(("empty postcard",), self.width(), self.height(), dpr, paint)
        p.drawPixmap(0, 0, whole)
        self._paint_city(p, inner, row, dpr)
        y = inner.bottom() + 5
        line = QRectF(rect.left() + 12, y, rect.width() - 68, 24)
        sizes = (serif(size, BOLD) for size in CAPTION)
        font = next(
            (one for one in sizes if text_width(self._points, one) <= line.width()), serif(CAPTION[-1], BOLD)
        )
        write(p, line, fitting_parts(self._points, font, line.width(), BETWEEN), font, INK)
        write(p, QRectF(line.left(), y + 22, line.width(), 18), self._day, sans(12), INK_2)

    def _paint_city(self, p: QPainter, room: QRectF, row: GameRow, dpr: float) -> None:
        city = {cell: (face, None, sides) for cell, (face, _, sides) in plain_city(row.tiles).items()}
        if not city:
            return
        xs, ys = [x for x, _ in city], [y for _, y in city]
        columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        fitting = min((room.width() - 12) / columns, (room.height() - 12) / rows)
        size = max((one for one in SQUARES if one <= fitting), default=SQUARES[0])
        paint_plain_city(p, self._cache, city, room, size, dpr, illustrated=True)


def _paint_stamp(p: QPainter, rect: QRectF) -> None:
    path = QPainterPath()
    path.addRect(rect)
    holes = QPainterPath()
    for k in range(7):
        for y in (rect.top(), rect.bottom()):
            holes.addPath(ellipse(rect.left() + 3.2 + k * 5.3, y, 1.7))
    for k in range(8):
        for x in (rect.left(), rect.right()):
            holes.addPath(ellipse(x, rect.top() + 3.4 + k * 5.3, 1.7))
    p.fillPath(path.subtracted(holes), colour(PAPER))
    p.fillRect(rect.adjusted(3, 3, -3, -3), down(rect.top(), rect.bottom(), *STAMP))
    art.paint_silhouette(p, "fountain", rect.left() + 7, rect.top() + 9, 24, "#FFF4DA")


def _level_words(player: PlayerMark) -> str:
    try:
        return say(level(player.level).name)
    except LevelError:
        return ""


def _paint_star(p: QPainter, size: int) -> None:
    shape(p, khatam(size / 2, size / 2, size * 0.44), "#F2C14E", "#7A3B00", 1.2)


class GameDetails(QWidget):
    opened = Signal()  # the player pressed ``main``, which reviews, continues or opens the game
    more_wanted = Signal()  # the player wants to see the details as a page
    result_wanted = Signal()
    again_wanted = Signal(str)  # table code of the game to play again
    postcard_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, cache: FaceCache, still: Callable[[], bool]) -> None:
        super().__init__()
        self._cache = cache
        self._code, self._finished, self._shape = "", False, Shape.BESIDE
        self.postcard = PostcardPicture(cache, still)
        self.title, self.when = words(""), words("", "second", 13)
        self.title.setFont(serif(24, BLACK))
        self.points = words("", "second", 13)
        self._players = QWidget()
        self._rows = QGridLayout(self._players)
        self._rows.setContentsMargins(*NONE)
        self._rows.setColumnMinimumWidth(0, MARK + BESIDE_MARK)
        self._rows.setVerticalSpacing(1)
        self._rows.setHorizontalSpacing(8)
        self._rows.setColumnStretch(2, 1)
        self.main = push_button("", self.opened, 15, "ready", enter=True)
        self.main.setMinimumHeight(38)
        self.more = push_button("", self.more_wanted, 15, enter=True)
        self.more.setMinimumHeight(38)
        self.result, self.again = (
            push_button("", self.result_wanted, 13),
            push_button("", self._play_again, 13),
        )
        self.card = push_button("", self.postcard_wanted, 13)
        self.delete = push_button("", self.delete_wanted, 13, "dangerLink")
        self._code_line = QWidget()
        self._code_name, self._code_text = line("", "second", 13), line("", "", 14)
        self._code_text.setFont(sans(14, SEMIBOLD))
        self._code_text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()

    def _lay_out(self) -> None:
        others = QGridLayout()
        others.setContentsMargins(*NONE)
        others.setSpacing(8)
        for at, button in enumerate((self.result, self.again, self.card, self.delete)):
            others.addWidget(button, *divmod(at, 2))
        self._others = QWidget()
        vbox(others, spacing=0, margins=NONE, within=self._others)
        hbox(self._code_name, 1, self._code_text, margins=NONE, within=self._code_line)
        self._texts = vbox(self.title, self.when, self.points, spacing=2, margins=NONE)
        main = hbox((self.main, 1), self.more, spacing=8, margins=NONE)
        deeds = vbox(main, self._others, self._code_line, spacing=8, margins=NONE)
        self._body = vbox(self._texts, self._players, deeds, 1, spacing=10, margins=NONE)
        self._box = vbox((self.postcard, 100), self._body, spacing=10, margins=NONE, within=self)

    def show_as(self, shape: Shape, *, low: bool) -> None:
        """Change the layout. A `low` strip shows only the title and the buttons ``main`` and ``more``."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._shape, strip = shape, shape is Shape.STRIP
        self._box.setDirection(across if shape is Shape.PAGE else down)
        self._box.setSpacing(24 if shape is Shape.PAGE else 10)
        self._box.setStretchFactor(self._body, 100 if shape is Shape.PAGE else 0)
        self._body.setDirection(across if strip else down)
        self._body.setStretchFactor(self._texts, 100 if strip else 0)
        for widget in (self.postcard, self._players):
            widget.setVisible(not strip)
        self.more.setVisible(strip)
        self.points.setVisible(strip and not low)
        self.when.setVisible(not (strip and low))
        self._show_others()
        self._box.activate()  # updates the size hint, which the page reads after this call

    def set_content(self, game: ListedGame, row: GameRow, title: str, detail: str) -> None:
        kept = game.kept
        self.title.setText(capital(title))
        self.when.setText(joined(phrase("games-when", day=row.day, time=row.time), row.note))
        self.points.setText(detail)
        ranked = sorted(row.players, key=lambda player: -player.points)
        points = BETWEEN.join(f"{player.name} {player.points}" for player in ranked)
        self.postcard.set_content(row, points, whole_date(game.changed))
        self._show_players(row)
        self._finished = kept is not None
        self._code = (kept.code if kept is not None else None) or ""
        self._code_text.setText(self._code)
        self._show_others()
        unfinished = game.kind == UNFINISHED
        review, go_on, load = Message("games-review"), Message("games-continue"), Message("games-load")
        main = go_on if unfinished else review if self._finished else load
        set_button_text(self.main, main, PAGE_KEYS["choose"])
        self.again.setEnabled(bool(self._code))

    def _show_others(self) -> None:
        """Show or hide the table code and the buttons for finished games. A strip has no room for them."""
        strip = self._shape is Shape.STRIP
        self._others.setVisible(self._finished and not strip)
        self._code_line.setVisible(bool(self._code) and not strip)

    def retranslate(self) -> None:
        self._code_name.setText(phrase("games-code"))
        for button, message in (
            (self.result, Message("games-result")),
            (self.again, Message("games-again")),
            (self.card, Message("games-postcard")),
            (self.more, Message("games-more")),
            (self.delete, Message("games-delete")),
        ):
            set_button_text(button, message)

    def _show_players(self, row: GameRow) -> None:
        empty(self._rows)
        for at, player in enumerate(sorted(row.players, key=lambda player: -player.points)):
            if not at % 2:
                self._rows.addWidget(stripe(), at, 0, 1, 5)
            if player.won:
                self._rows.addWidget(Picture(STAR, "", _paint_star), at, 3)
            name, points = line(player.name, "", 14), line(str(player.points), "figure", 17)
            name.setFont(sans(14, SEMIBOLD))
            points.setFont(serif(17, BOLD))
            points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            known = line(_level_words(player), "second", 13)
            picture = SeatImage(self._cache, MARK, player.picture, won=player.won)
            points.setContentsMargins(0, 0, BESIDE_POINTS, 0)
            self._rows.addWidget(picture, at, 0, Qt.AlignmentFlag.AlignRight)
            for column, widget in zip((1, 2, 4), (name, known, points), strict=True):
                self._rows.addWidget(widget, at, column)

    def _play_again(self) -> None:
        self.again_wanted.emit(self._code)
