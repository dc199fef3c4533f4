"""The niche with portraits, names and points in the celebration at the end of a game.

All sizes in this file, except ``LEAST`` and ``TWO_LINES``, are multiplied by the scale ``k``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from ....model.players.characters import character_of
from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import Owner
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.evening import GOLD, STAR, paint_niche, paint_win_star
from ...art.fonts import BLACK, BOLD, fitted, line_height, sans, serif, text_width, wrapped
from ...art.geometry import rounded
from ...art.steps import Paint, step
from ...game.game_table import GameTable
from ...game.seat_pictures import owner_picture
from ...models.game_row import joined
from ...widgets.painting import CENTRE, LEFT, RIGHT, write, write_lines
from .result_cards import FinalScores, level_words

WIDTH: Final = 360.0
LAMP: Final = 174.0  # distance from the top of the niche to the lamp at the centre of the portraits
TITLE: Final = 306.0
TITLES: Final = (46, 20)
ROW, MARGIN = 54.0, 14.0
TWO_LINES: Final = 40.0
LEAST: Final = 12
WHITE, SOFT, POINTS, BEST_POINTS = "#FFF6E2", "#D9C49A", "#E8C677", "#F3CF7A"

PLACES: Final[Mapping[int, tuple[float, tuple[tuple[float, float], ...]]]] = {
    1: (94.0, ((0, 0),)),
    2: (70.0, ((-82, 0), (82, 0))),
    3: (54.0, ((0, -64), (-76, 58), (76, 58))),
    4: (48.0, ((-68, -66), (68, -66), (-68, 66), (68, 66))),
    5: (40.0, ((-106, -56), (0, -56), (106, -56), (-54, 58), (54, 58))),
    6: (40.0, ((-106, -56), (0, -56), (106, -56), (-106, 58), (0, 58), (106, 58))),
}
"""Maps the number of winners to the radius of the portraits and to their centres relative to the lamp."""


@frozen(slots=False)
class Honours:
    table: GameTable

    @cached_property
    def final(self) -> FinalScores:
        return FinalScores.of(self.table)

    @property
    def title(self) -> str:
        return self.final.title(self.table.humans)

    @property
    def beaten(self) -> str:
        """A text about the rank of the only human player if others won, otherwise an empty text."""
        humans, winners = self.table.humans, self.final.winners
        return self.final.beaten_text(humans[0]) if len(humans) == 1 and humans[0] not in winners else ""

    @property
    def spoken_text(self) -> str:
        book = self.final.book
        scores = [
            Message("result-scored", name=book.owner_name(owner), points=self.final.total(owner))
            for owner in self.final.ranking
        ]
        return phrase("result-aloud", title=self.title, scores=in_a_row(scores))

    def steps(self, rect: QRectF, k: float, bottom: float) -> Iterator[Paint]:
        """Yield functions that each paint a part of the niche. The ranking ends above `bottom`."""
        lamp = QPointF(rect.center().x(), rect.top() + LAMP * k)
        yield step(paint_niche, rect, lamp, k)
        yield from self.winner_steps(lamp, k)
        room = rect.adjusted(MARGIN * k, 0, -MARGIN * k, 0)
        room.setTop(rect.top() + TITLE * k)
        font, lines = _title(self.title, room.width(), k)
        yield step(write_lines, room, lines, font, WHITE, CENTRE)
        points = phrase("result-points", points=max(self.final.seats), turns=self.table.state.turn)
        small, points = fitted(points, sans(max(LEAST, 15 * k)), room.width(), LEAST)
        below = QRectF(
            room.left(), room.top() + len(lines) * line_height(font), room.width(), line_height(small)
        )
        yield step(write, below, points, small, SOFT, CENTRE)
        if self.beaten:
            small, text = fitted(self.beaten, sans(max(LEAST, 16 * k), BOLD), room.width(), LEAST)
            below = QRectF(room.left(), below.bottom() + 2 * k, room.width(), line_height(small))
            yield step(write, below, text, small, BEST_POINTS, CENTRE)
        top = below.bottom() + (14 if self.beaten else 22) * k
        owners = self.final.ranking
        height = min(ROW * k, (bottom - MARGIN * k - top) / len(owners))
        for number, owner in enumerate(owners):
            row = QRectF(room.left(), top + number * height, room.width(), height)
            yield step(self._paint_row, row, owner, k)

    @property
    def reach(self) -> float:
        radius, places = PLACES[len(self.final.winners)]
        return max(abs(part) for place in places for part in place) + radius * STAR

    def winner_steps(self, lamp: QPointF, k: float) -> Iterator[Paint]:
        seats = self.final.winners
        radius, places = PLACES[len(seats)]
        centres = [lamp + QPointF(x, y) * k for x, y in places]
        for at in centres:
            yield step(paint_win_star, at, radius * STAR * k)
        for seat, at in zip(seats, centres, strict=True):
            yield step(self._paint_portrait, seat, at, radius * k)

    def _paint_portrait(self, p: QPainter, owner: Owner, at: QPointF, radius: float) -> None:
        owner_picture(self.final.book, owner).paint(p, at.x(), at.y(), radius)

    def _about(self, owner: Owner) -> str:
        if isinstance(owner, str):
            return ""
        seat = self.final.book.setup.seats[owner]
        if seat.level is None:
            return phrase("start-person")
        person = character_of(seat)
        return joined("" if person is None else say(person.trade), level_words(self.final.book, owner))

    def _paint_row(self, p: QPainter, rect: QRectF, owner: Owner, k: float) -> None:
        won, inset = owner in self.final.winners, 10 * k
        if won:
            shape(p, rounded(rect, 6, 1), colour(GOLD, 0.13), colour(GOLD, 0.45), 1)
        radius = rect.height() * 0.4
        self._paint_portrait(p, owner, QPointF(rect.left() + inset + radius, rect.center().y()), radius)
        points, font = str(self.final.total(owner)), serif(max(LEAST, (27 if won else 22) * k), BOLD)
        inner = rect.adjusted(2 * inset + 2 * radius, 0, -inset, 0)
        write(p, inner, points, font, BEST_POINTS if won else POINTS, RIGHT)
        inner.setRight(inner.right() - text_width(points, font) - inset)
        named, name = fitted(
            self.final.book.owner_name(owner), serif(max(LEAST, 18 * k), BOLD), inner.width(), LEAST
        )
        level = self._about(owner)
        if not level or rect.height() < TWO_LINES:
            write(p, inner, name, named, WHITE, LEFT)
            return
        half = rect.height() / 2
        write(p, inner.adjusted(0, 2, 0, -half + 5), name, named, WHITE, LEFT)
        write(p, inner.adjusted(0, half + 1, 0, -3), level, sans(max(LEAST, 12 * k)), SOFT, LEFT)


def _title(text: str, width: float, k: float) -> tuple[QFont, tuple[str, ...]]:
    most, least = (max(LEAST, round(size * k)) for size in TITLES)
    for lines, largest in ((1, most), (2, round(most * 0.62)), (3, least)):
        for size in range(largest, least - 1, -2):
            font = serif(size, BLACK)
            found = wrapped(text, font, width)
            if len(found) <= lines and (lines > 1 or size > most * 0.62):
                return font, found
    return font, found
