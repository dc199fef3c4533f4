from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ....model.rules.core.engine.scoring import Share
from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import Owner, Seat
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import type_noun
from ....model.rules.table.standings import Ranking, Working, standings, worked_out
from ....words import phrase, say
from ... import art
from ...art.brushes import shape, stroke
from ...art.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif, wrapped_height
from ...art.geometry import curve, polygon, rounded
from ...art.people import text_beside
from ...game.seat_pictures import owner_picture
from ...game.table_snapshot import TableSnapshot
from ...text.language import capital
from ...text.words import place_noun, place_words, row_noun
from ..items.panel import PADDING, Panel
from ..pixmaps.faces import Faces
from .standings import RING, owners_from

HEAD: Final = 38.0
ROW, DENSE, FEW = 26.0, 23.0, 4

BETWEEN: Final = 6.0
FOOT: Final = 10.0
TEXT: Final = 13
TIP: Final = QPointF(23.0, 10.0)

NAME, COUNT = 10.0 + text_beside(11.0), 0.42


@frozen
class Entry:
    """A line of a `StandingCard`. The owner has ``count`` buildings or segments."""

    owner: Owner
    count: int
    leads: bool
    place: Message | None
    points: int


@frozen
class Card:
    """The contents of a `StandingCard`.

    ``prizes`` lists the points for each rank, starting with rank 1. ``entries`` starts with the best owner.
    ``working`` explains how the points are calculated. ``more`` says how many points the viewer would gain
    with one more building.
    """

    subject: str | None
    prizes: tuple[int, ...]
    entries: tuple[Entry, ...]
    working: tuple[Message, ...]
    more: Message | None

    @property
    def messages(self) -> tuple[Message, ...]:
        return (*self.working, *(() if self.more is None else (self.more,)))


def card_of(snapshot: TableSnapshot, subject: str | None) -> Card | None:
    book, state = snapshot.book, snapshot.ahead
    row = next((row for row in standings(book, state) if row.subject == subject), None)
    if row is None:
        return None
    computed = snapshot.aids != "purist"
    ranked = {standing.owner: standing for standing in row.ranked}
    order = [standing.owner for standing in row.ranked if standing.figure]
    order += [owner for owner in owners_from(snapshot) if owner in ranked and owner not in order]
    typed = subject in book.majorities
    entries = tuple(
        Entry(
            owner,
            ranked[owner].figure,
            bool(ranked[owner].figure) and ranked[owner].place == 1,
            place_words((ranked[owner].place, 1 + ranked[owner].shared)) if typed else None,
            ranked[owner].points if computed and subject is not None else 0,
        )
        for owner in order
    )
    if not typed or subject is None:
        note = book.sources[subject].note if subject is not None else None
        return Card(subject, (), entries, () if note is None else (note,), None)
    working = worked_out(book, state, subject, snapshot.viewer)
    message = _shared(working.share, working.rounding) if computed and working.share is not None else None
    more = _more(row, working, subject, snapshot.viewer) if computed else None
    return Card(subject, working.prizes, entries, () if message is None else (message,), more)


def _shared(share: Share, rounding: str) -> Message | None:
    """Explain how tied owners share the points of their ranks (B-31)."""
    parts = [term for (term,) in share.terms]
    if share.tied == 1 or not parts:
        return None
    places = tuple(map(place_noun, range(share.place, share.place + share.tied)))
    if rounding == "full_to_each":
        return Message("card-full-to-each", places=places, points=share.amount)
    rounds = rounding if sum(parts) % share.tied else "none"
    added = "\u00a0+\u00a0".join(map(str, parts))  # non-breaking spaces keep the sum on one line
    terms = f"({added})" if len(parts) > 1 else added
    return Message(
        "card-shared",
        places=places,
        terms=terms,
        by=share.tied,
        rounds=rounds,
        points=share.amount,
    )


def _more(row: Ranking, working: Working, subject: str, viewer: Seat) -> Message:
    more = working.more
    place = place_noun(more.place)
    message = Message("card-alone", place=place) if more.tied == 1 else Message("rank-tied", rank=place)
    return Message(
        "card-one-more", type=type_noun(subject), place=message, points=more.amount - row.points_of(viewer)
    )


class StandingCard(Panel):
    floating = True

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.card: Card | None = None
        self.setVisible(False)

    def show_row(self, snapshot: TableSnapshot, subject: str | None, above: QRectF, room: QRectF) -> None:
        card = card_of(snapshot, subject)
        self.snapshot = snapshot
        if card is None:
            self.hide()
            return
        self.card = card
        height = self._height(above.width(), snapshot)
        top = min(above.bottom() + TIP.y() - 2, room.bottom() - height)
        self.set_rect(QRectF(above.left(), top, above.width(), height))
        self.setVisible(True)

    def facts(self, snapshot: TableSnapshot, selection: object) -> tuple[object, ...]:
        return snapshot.book, snapshot.viewer, self.card

    def _row_height(self, card: Card) -> float:
        return ROW if len(card.entries) <= FEW else DENSE

    def _height(self, width: float, snapshot: TableSnapshot) -> float:
        card, room = self.card, width - 2 * PADDING - 4
        assert card is not None
        height = HEAD + len(card.entries) * self._row_height(card) + FOOT
        paragraphs = [(message, REGULAR) for message in card.working]
        paragraphs += [] if card.more is None else [(card.more, SEMIBOLD)]
        if paragraphs:
            height += 2 * BETWEEN
        return height + sum(
            wrapped_height(capital(say(message)), sans(TEXT, weight), room) for message, weight in paragraphs
        )

    def paint_frame(self, painter: QPainter) -> None:
        super().paint_frame(painter)
        theme, rect = self.faces.theme, self.inner
        x = TIP.x()
        tip = [(x - 9, 1.0), (x, -TIP.y() + 1), (x + 9, 1.0)]
        shape(painter, polygon(tip), theme.panel_top, None)
        stroke(painter, curve(*tip), theme.stud, 1.8)
        path = rounded(rect, 8, 0.9)
        stroke(painter, path, theme.stud, 1.8)
        painter.fillRect(QRectF(x - 7.5, 0, 15, 2.4), QColor(theme.panel_top))

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        card, theme = self.card, self.faces.theme
        if card is None:
            return
        left, width = PADDING + 2, self.inner.width() - 2 * PADDING - 4
        self._paint_head(painter, snapshot, card, QRectF(left, 7, width, 24))
        y, height = HEAD, self._row_height(card)
        for entry in card.entries:
            self._paint_entry(painter, snapshot, entry, QRectF(8, y, self.inner.width() - 16, height))
            y += height
        if card.working or card.more is not None:
            y += BETWEEN
            painter.fillRect(QRectF(10, y, self.inner.width() - 20, 1), QColor(theme.hairline))
            y += BETWEEN
        for message in card.working:
            words = capital(say(message))
            y += self.write_wrapped(painter, QRectF(left, y, width, 0), words, sans(TEXT))
        if card.more is not None:
            words = capital(say(card.more))
            self.write_wrapped(painter, QRectF(left, y, width, 0), words, sans(TEXT, SEMIBOLD), theme.figure)

    def _paint_head(self, painter: QPainter, snapshot: TableSnapshot, card: Card, line: QRectF) -> None:
        theme, subject = self.faces.theme, card.subject or ""
        middle = line.center().y() + 1
        if subject in snapshot.book.majorities:
            self.faces.badge(painter, subject, line.left() + 11, middle, 21)
        elif subject:
            corner = QPointF(line.left(), middle - 10)
            self.faces.source(painter, subject, corner.x(), corner.y(), 20, QColor(theme.text_2))
        prizes = " · ".join(map(str, card.prizes)) if snapshot.aids != "purist" else ""
        used = self.write_whole(
            painter, line, prizes, sans(TEXT, SEMIBOLD), theme.text_2, Qt.AlignmentFlag.AlignRight
        )
        title = line.adjusted(28 if subject else 0, 0, -used - 6, 0)
        self.write_whole(painter, title, capital(say(row_noun(snapshot.book, card.subject))), serif(16, BOLD))

    def _paint_entry(self, painter: QPainter, snapshot: TableSnapshot, entry: Entry, line: QRectF) -> None:
        theme, own = self.faces.theme, entry.owner == snapshot.viewer
        if own:
            art.paint_plate(painter, line, theme)
        picture = owner_picture(snapshot.book, entry.owner)
        self.faces.seat(painter, picture, QPointF(line.left() + 14, line.center().y() + 1), 11, self)
        count = QRectF(line.left() + COUNT * line.width() - 12, line.center().y() - 10, 24, 20)
        name = phrase("standings-you") if own else snapshot.book.owner_name(entry.owner)
        room = QRectF(
            line.left() + 4 + NAME, line.top(), count.left() - line.left() - NAME - 8, line.height()
        )
        self.write_whole(painter, room, name, sans(TEXT, SEMIBOLD if own else REGULAR))
        if entry.leads:
            art.paint_leading(painter, QRectF(count.center().x() - 11, count.top(), RING[0], RING[1]), theme)
        weight = BOLD if entry.leads else REGULAR
        self.write(painter, count, str(entry.count), sans(TEXT, weight), align=Qt.AlignmentFlag.AlignHCenter)
        points = f"+{entry.points}" if entry.points else ""
        end = line.adjusted(0, 0, -6, 0)
        used = self.write_whole(
            painter, end, points, sans(TEXT, BOLD), theme.figure, Qt.AlignmentFlag.AlignRight
        )
        if entry.place is not None:
            place = QRectF(
                count.right() + 6, line.top(), end.right() - used - count.right() - 10, line.height()
            )
            self.write_whole(painter, place, say(entry.place), sans(TEXT), theme.text_2)
