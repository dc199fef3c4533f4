from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from ....model.files.archive.statistics import Best
from ....model.learning.analysis.story import decision, margin
from ....model.rules.core.engine.state import GameState
from ....model.rules.core.geometry.plain_tile import plain_tiles
from ....model.rules.core.values import Owner, Seat
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ...art.brushes import shape, stroke
from ...art.cache import FaceCache
from ...art.evening import LINE, paint_city_shadow, paint_evening, paint_glow, paint_stars_at_dusk
from ...art.fonts import BLACK, BOLD, SEMIBOLD, fitted, sans, serif, shortened
from ...art.geometry import khatam, rounded
from ...art.painter_state import clipped, moved
from ...art.palette import DARK, IVORY
from ...art.places import paint_place
from ...art.runs import paint_scored_run
from ...art.steps import Paint, step
from ...charts.axes import paint_scoring_star
from ...game.game_table import GameTable
from ...game.longest_run import longest_run
from ...game.seat_pictures import owner_picture
from ...storage.contained import contained
from ...widgets.boxes import fill, hbox, reserve_space, vbox
from ...widgets.games_list import PlainCity, city_place, city_steps, plain_city
from ...widgets.labels import PlainLabel, line, set_tip, stripe, words
from ...widgets.painting import CENTRE, write
from ...widgets.pictures import Picture, SeatImage
from ...widgets.style import theme_of
from .result_cards import FinalScores, ResultCard, level_words
from .winner_niche import Honours

STAR_ROOM: Final = 34
RANK, PLACE = 32, 30
BESIDE_PLACE: Final = 4  # pixels on both sides of the star that shows a rank
BEST_STAR: Final = 16

LEAST, HIGH = 96, 320  # minimum and maximum height of the winners' picture
MEDAL, GLOW, BESIDE_MEDAL = 110, 5, 10
HEADLINE, LEAST_HEADLINE = 31, 22  # largest and smallest font size of the headline
CAPTION: Final = 24.0  # height of the names of the cities
EDGE: Final = 14.0
LARGEST: Final = 64.0
STARS: Final = 58.0
CORNER: Final = 8.0
LEAST_CAPTIONED: Final = 120.0  # a lower picture has no room for names
LIT: Final = 0.5  # radius of the light behind the cities, as a share of the picture's width


@contained
class WinnersPicture(QWidget):
    def __init__(self, cache: FaceCache, honours: Honours) -> None:
        super().__init__()
        self._cache, self._honours, self._key = cache, honours, object()
        self.setFixedHeight(HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, dpr = QPainter(self), self.devicePixelRatioF()
        subject = ("picture", "winners", self._key)
        picture = self._cache.stepwise(subject, self.size().toTuple(), dpr, self._steps, self)
        if picture is not None:
            painter.drawPixmap(0, 0, picture)

    def _steps(self) -> Iterator[Paint]:
        rect = QRectF(self.rect())
        frame = rounded(rect.adjusted(1, 1, -1, -1), CORNER)
        yield step(self._paint_ground, frame, rect, rect.center())
        winners = self._honours.final.winners
        room = rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        wide = room.width() / len(winners)
        for number, seat in enumerate(winners):
            part = QRectF(room.left() + number * wide, room.top(), wide, room.height())
            inset = EDGE / 2 if len(winners) > 1 else 0
            part.adjust(inset, 0, -inset, 0)
            if part.height() > LEAST_CAPTIONED:
                part.setBottom(part.bottom() - CAPTION + EDGE / 2)
                yield step(self._paint_caption, seat, part)
            yield from self._city_steps(seat, part)
        yield step(stroke, frame, LINE, 1.4)

    def _paint_ground(self, p: QPainter, frame: QPainterPath, rect: QRectF, light: QPointF) -> None:
        with clipped(p, frame):
            paint_evening(p, rect, light, 0.5)
            paint_glow(p, light, LIT * rect.width())
            paint_stars_at_dusk(p, rect, self._cache.stars(STARS, DARK, self.devicePixelRatioF()))

    def _paint_caption(self, p: QPainter, seat: Seat, city: QRectF) -> None:
        book = self._honours.table.book
        name = phrase("city-of", city=book.city_noun, name=book.owner_name(seat))
        room = QRectF(city.left(), city.bottom() + EDGE / 2, city.width(), CAPTION - EDGE / 2)
        write(p, room, shortened(name, sans(13, SEMIBOLD), room.width()), sans(13, SEMIBOLD), IVORY, CENTRE)

    def _city_steps(self, seat: Seat, room: QRectF) -> Iterator[Paint]:
        table, dpr = self._honours.table, self.devicePixelRatioF()
        city = table.state.players[seat].city
        plain = plain_city(plain_tiles(city))
        size, origin = city_place(plain, room, LARGEST, dpr)
        yield step(_paint_shadow, plain, size, origin)
        yield from city_steps(self._cache, plain, room, LARGEST, dpr, illustrated=True)
        run = longest_run(table.book, city)

        def paint_run(p: QPainter) -> None:
            with moved(p, *origin.toTuple()):
                paint_scored_run(p, run, size)

        if run:
            yield paint_run


def _paint_shadow(p: QPainter, city: PlainCity, size: float, origin: QPointF) -> None:
    squares = (QRectF(origin.x() + x * size, origin.y() + y * size, size, size) for x, y in city)
    paint_city_shadow(p, squares, (3, 5), 8, 0.5)


@contained
class WinnersMedal(QWidget):
    def __init__(self, cache: FaceCache, honours: Honours) -> None:
        super().__init__()
        self._cache, self._honours, self._key = cache, honours, object()
        self.setFixedSize(MEDAL, MEDAL)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, dpr = QPainter(self), self.devicePixelRatioF()
        subject = ("picture", "medal", self._key)
        picture = self._cache.stepwise(subject, self.size().toTuple(), dpr, self._steps, self)
        if picture is not None:
            painter.drawPixmap(0, 0, picture)

    def _steps(self) -> Iterator[Paint]:
        centre = QRectF(self.rect()).center()
        yield from self._honours.winner_steps(centre, (MEDAL / 2 - GLOW) / self._honours.reach)


AIDS: Final[Mapping[str, Message]] = {
    "purist": Message("result-aids-purist"),
    "trainer": Message("result-aids-trainer"),
}


class OutcomeCard(ResultCard):
    def __init__(self, cache: FaceCache, table: GameTable, final: FinalScores, aids: str) -> None:
        super().__init__(cache)
        self._final = final
        self._own = table.humans[0] if len(table.humans) == 1 else None
        self.setAccessibleName(final.title(table.humans))
        self.notes = _notes(table, aids)
        self.headline = words(final.title(table.humans))
        labels = [self.headline, *(self._beaten() or self._won(table.state))]
        honours = Honours(table)
        self.picture = WinnersPicture(cache, honours)
        head = hbox(WinnersMedal(cache, honours), (vbox(1, *labels, 1, spacing=0), 1), spacing=BESIDE_MEDAL)
        notes = words(" ".join(self.notes), "second", 13)
        if not self.notes:
            notes.hide()
        self.best, self._best_star = words("\u00a0", "figure", 13, True), Picture(BEST_STAR, "", _paint_best)
        for part in (self.best, self._best_star):
            reserve_space(part)
            part.hide()
        best = hbox(self._best_star, (self.best, 1), spacing=6)
        self.column.setSpacing(6)
        fill(self.column, self.picture, head, *self._finding(table.state), self._ranks(), notes, best)

    def fit_headline(self, width: int) -> None:
        """Let the headline fit in one line of a card with this width, if this is possible."""
        margins = self.column.contentsMargins()
        room = width - margins.left() - margins.right() - MEDAL - BESIDE_MEDAL
        font, _ = fitted(self.headline.text(), serif(HEADLINE, BLACK), room, LEAST_HEADLINE)
        self.headline.setFont(font)

    def show_bests(self, bests: Sequence[Best]) -> None:
        """Show the last of the personal `bests` that this game set, and list all of them in the tooltip."""
        found = [Message("result-best", what=best.message, figure=best.figure) for best in bests]
        self.best.setText(phrase("result-bests", count=1, bests=found[-1]))
        every = phrase("result-bests", count=len(found), bests=in_a_row(found))
        set_tip(self.best, every)
        self.best.setAccessibleName(every)
        for part in (self.best, self._best_star):
            part.show()

    def _beaten(self) -> list[QLabel]:
        own = self._own
        if own is None or own in self._final.winners:
            return []
        return [words(self._final.beaten_text(own), "", 15, True)]

    def _won(self, state: GameState) -> list[QLabel]:
        lines = [phrase("result-points", points=max(self._final.seats), turns=state.turn)]
        if outcome := margin(state):
            lines.append(say(outcome))
        return [words(text, "second", 13) for text in lines]

    def _finding(self, state: GameState) -> list[QWidget]:
        """Return a list with a row about the scoring that decided the game or helped the winner most.

        If several players won, or if no scoring explains the victory, the list is empty.
        """
        found = decision(state, self._own)
        if found is None:
            return []
        name, points = self._final.book.owner_name, found.gain
        if self._own is None:
            names = {"name": name(found.winner), "other": name(found.other)}
            gain = Message("result-gain", points=points, **names)
        elif self._own == found.winner:
            gain = Message("result-gain-yours", points=points, other=name(found.other))
        else:
            gain = Message("result-gain-over-you", points=points, name=name(found.winner))
        if found.decided:
            text = phrase("result-decided", round=found.round, gain=gain)
        else:
            text = phrase("result-gained-most", round=found.round, gain=gain)
        row = QFrame()
        row.setObjectName("finding")
        star = Picture(
            STAR_ROOM, "", lambda p, size: paint_scoring_star(p, size / 2, size / 2, found.round, 14)
        )
        hbox(star, (words(text, "", 14, True), 1), spacing=10, margins=(8, 6, 8, 6), within=row)
        return [row]

    def _ranks(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(3, 1)
        grid.setColumnMinimumWidth(0, PLACE + 2 * BESIDE_PLACE)
        for row, owner in enumerate(self._final.ranking):
            if owner == self._own or not row % 2:
                grid.addWidget(stripe(own=owner == self._own), row, 0, 1, 5)
            grid.addWidget(self._place(owner), row, 0, Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(SeatImage(self.cache, RANK, owner_picture(self._final.book, owner)), row, 1)
            name = PlainLabel(self._final.book.owner_name(owner))
            name.setFont(serif(16, BOLD))
            grid.addWidget(name, row, 2)
            grid.addWidget(line(level_words(self._final.book, owner), "second", 13), row, 3)
            figure = line(str(self._final.total(owner)), "figure")
            figure.setFont(serif(21, BLACK))
            figure.setContentsMargins(0, 0, 8, 0)
            grid.addWidget(figure, row, 4, Qt.AlignmentFlag.AlignRight)
        return grid

    def _place(self, owner: Owner) -> QWidget:
        name, place = self._final.place_text(owner), self._final.place_number(owner)

        def paint(p: QPainter, size: int) -> None:
            if place:
                paint_place(p, size / 2, size / 2, size * 0.46, place, theme_of(self.palette()))

        star = Picture(PLACE, name, paint)
        set_tip(star, name)
        return star


def _paint_best(painter: QPainter, size: int) -> None:
    shape(painter, khatam(size / 2, size / 2, size * 0.44), "#F2C14E", "#7A3B00", 1.2)


def _notes(table: GameTable, aids: str) -> list[str]:
    book = table.book
    found = []
    if any(isinstance(owner, str) for owner in book.owners()):
        name = next(book.owner_name(o) for o in book.owners() if isinstance(o, str))
        found.append(phrase("result-rival", name=name))
    if table.assisted and not table.tried_from:
        found.append(phrase("result-assisted"))
    if before := table.tried_from:
        names = book.setup.seats
        scores = [Message("result-scored", name=names[i].name, points=n) for i, n in enumerate(before)]
        found.append(phrase("result-tried-from", scores=in_a_row(scores)))
    if any(table.hints):
        found.append(phrase("result-hints", hints=sum(table.hints), whole=table.hints[2]))
    if aids in AIDS:
        found.append(say(AIDS[aids]))
    return found
