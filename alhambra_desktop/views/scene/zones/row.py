"""The money row, with the pile, the discard pile, the bags, and information about them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from ....model.rules.core.engine.hidden import scoring_windows
from ....model.rules.core.engine.play import next_round
from ....model.rules.core.engine.scoring import winners
from ....model.rules.core.places.places import (
    Arrangement,
    Bag,
    Discard,
    Due,
    PieceId,
    Pile,
    Place,
    Row,
    Stack,
)
from ....model.rules.core.values import MONEY, value_of
from ....model.rules.core.words.message import Message, listed
from ....words import phrase, say
from ... import art
from ...art.fonts import sans, wrapped, wrapped_height
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Control
from ..items.slots import HOVER, PLAIN, PieceStyle, Rim, Slot, free_parts
from ..items.zone import Zone
from .market import captions_height

PLACES: Final = 4

CARD: Final = 43.0
NARROW_CARD: Final = 39.0  # width of a card if there are several markets
STEP: Final = 12.0
TOP: Final = 11.0
BAND: Final = 23.0

SIGN: Final = 19.0
LINES: Final = 2
SCORED: Final = Control("scored-when")

RAISE: Final = 5.0
DIM: Final = 0.45
RIM: Final = Rim(1, 4)


class Spacing(NamedTuple):
    """Sizes in the bottom line of the zone. ``outside`` is added to the line on each side."""

    font: int
    sign: float
    beside_sign: float
    between: float
    outside: float


USUAL: Final = Spacing(13, SIGN, 4.0, 9.0, 0.0)
TIGHT: Final = Spacing(12, 15.0, 2.0, 4.0, 5.0)


class Count(NamedTuple):
    """A number in the bottom line, or the note of a rule set.

    A note has an icon (``sign``) only if the note is on a separate line.
    """

    place: type[Place]
    sign: str
    words: str
    rect: QRectF
    sizes: Spacing


def _in_a_line(parts: list[tuple[type[Place], str, str, str]], note: str, line: QRectF) -> list[Count]:
    small = sans(TIGHT.font)
    free = QFontMetricsF(small).horizontalAdvance(note) + 10 if note else 0.0
    full, brief = [part[2] for part in parts], [part[3] for part in parts]
    for words, sizes in ((full, USUAL), (full, TIGHT), (brief, USUAL)):
        metrics, room = QFontMetricsF(sans(sizes.font)), line.adjusted(-sizes.outside, 0, sizes.outside, 0)
        before = sizes.sign + sizes.beside_sign
        widths = [before + metrics.horizontalAdvance(each) + 1 for each in words]
        unused = room.width() - sum(widths) - free
        if unused >= sizes.between * (len(parts) - 1):
            break
    gap = sizes.between if note else max(sizes.between, unused / 2)
    found, left = [], room.left()
    for (place, sign, _, _), text, width in zip(parts, words, widths, strict=True):
        rect = QRectF(left, line.top(), width, line.height())
        found.append(Count(place, sign, text, rect, sizes))
        left += width + gap
    rest = QRectF(left, line.top(), line.right() - left, line.height())
    if note and len(wrapped(note, small, rest.width())) <= LINES:
        found.append(Count(Place, "", note, rest, TIGHT))
    return found


def _outcome(snapshot: TableSnapshot) -> Message:
    best = winners([player.score for player in snapshot.seen.players])
    names = listed(map(snapshot.book.owner_name, best))
    if len(best) > 1:
        return Message("result-shared", names=names)
    return Message("result-wins", name=names[0])


class RowZone(Zone):
    glides = shows_texts = True

    def holds(self, place: Place) -> bool:
        return isinstance(place, Row | Pile | Discard | Bag | Due) or type(place) in self.faces.view.notes

    def selection_key(self, selection: Selection) -> object:
        return (
            selection.start,
            selection.lifted,
            selection.joining,
            selection.held,
            self.own_target(selection.pointed),
        )

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        seen = snapshot.seen
        counts = (
            len(snapshot.table.at(Row())),
            seen.drawn,
            seen.pile_count,
            len(seen.discard),
            tuple(stock.bag_count for stock in seen.stocks),
        )
        facts = (len(seen.due), len(seen.scorings), bool(seen.agenda), self._note(snapshot))
        return snapshot.book, counts, facts, self._taking(snapshot, selection)

    def _note(self, snapshot: TableSnapshot) -> Message | None:
        return next((note(snapshot.seen) for note in self.faces.view.notes.values()), None)

    def _taking(self, snapshot: TableSnapshot, selection: Selection) -> tuple[str, ...]:
        return snapshot.cards_of(selection.lifted) if selection.start == Row() else ()

    @property
    def narrow(self) -> bool:
        return self.snapshot is not None and len(self.snapshot.seen.stocks) > 1

    @property
    def card_width(self) -> float:
        if self.narrow:
            return self.faces.snapped(NARROW_CARD)
        return self.faces.snapped(min(CARD, math.floor((self.inner.width() - 41) / (PLACES + 1))))

    def card_rect(self, index: int) -> QRectF:
        """Return the rectangle of a card. The row ends at the pile or, if ``narrow``, at the right edge."""
        width = self.card_width
        room = (self.inner.width() if self.narrow else self.pile_rect().left()) - (12 if self.narrow else 7)
        step = min(width + STEP, (room - 12 - width) / (PLACES - 1))
        return QRectF(12 + index * step, TOP, width, width * 1.5)

    def band_rect(self) -> QRectF:
        cards_end, counts_top = TOP + self.card_width * 1.5, self._counts_top
        width = self.inner.width() - 20
        text = art.fit_pill(width, art.TWO_LINES, *self._band)
        height = BAND if len(text.lines) == 1 else art.TWO_LINES
        return QRectF(10, (cards_end + counts_top - height) / 2, width, height)

    def pile_rect(self) -> QRectF:
        width = self.card_width
        return QRectF(self.inner.width() - 16 - width, TOP, width + 4, width * 1.5 + 4)

    def place_rect(self, place: Place) -> QRectF | None:
        if not self.holds(place):
            return None
        match place:
            case Row():
                return self.card_rect(0).united(self.card_rect(PLACES - 1))
            case Pile() if not self.narrow:
                return self.pile_rect()
            case Due():
                return self.band_rect()
        found = {count.place: count.rect for count in self.counts()}
        return found.get(type(place), QRectF(12, self._counts_top + 2, 20, 20))

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        for place, pieces in self.lying(table):
            rect = self.place_rect(place)
            if isinstance(place, Row):
                cards = [self.card_rect(index) for index in range(len(pieces))]
                for piece, card, part in zip(pieces, cards, free_parts(cards), strict=True):
                    yield Slot(piece, card, reach=part)
                continue
            for piece in pieces:
                if isinstance(place, Pile) and not self.narrow:
                    yield Slot(piece, self.pile_rect(), live=False)
                elif rect is not None:
                    yield Slot(piece, rect, visible=False, live=False)

    def picture(self, slot: Slot) -> QPixmap:
        if isinstance(slot.face, Stack):
            return self.faces.pile_pixmap(slot.face.count, self.card_width)
        return super().picture(slot)

    def piece_styles(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        selection, found = self.selection, {}
        lifting = selection.start == Row() and bool(selection.lifted)
        for piece in table.at(Row()):
            if lifting and piece.id in selection.lifted:
                style = PieceStyle(RAISE, RIM)
            else:
                dim = lifting and self.mine and piece.id not in selection.joining
                pointed = selection.pointed == piece.id and self.is_liftable(piece.id)
                style = PieceStyle(
                    HOVER if pointed and not dim else 0.0, RIM if pointed else None, DIM if dim else 1.0
                )
            if style != PLAIN:
                found[piece.id] = style
        return found

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        if not self.selection.lifted:
            return [(SCORED, self.band_rect())]
        return [(Control("choose"), self.band_rect())] if self.selection.start == Row() else []

    def message_of(self, control: Control) -> Message | None:
        return Message("keys-does-scored-when") if control == SCORED else None

    def topics(self) -> Iterable[tuple[str, QRectF]]:
        topics = [(one.place.__name__.lower(), one.rect) for one in self.counts() if one.place is not Place]
        return [("pile", self.pile_rect()), (SCORED.command, self.band_rect()), *topics, ("row", self.inner)]

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        for slot in self.slots(snapshot.table):
            if isinstance(slot.place, Row) and slot.id in self.resting:
                self.faces.shadow(painter, slot.rect, 4.0, 0.0)
        tone, texts = self._band
        art.paint_pill(painter, self.band_rect(), self.faces.theme, tone, *texts)
        ink = QColor(self.faces.theme.text_2)
        for count in self.counts():
            if count.sign:
                size = count.sizes.sign
                top = count.rect.top() + (count.rect.height() - size - 1) / 2
                self.faces.icon(painter, count.sign, count.rect.left(), top, size, ink)
            before = count.sizes.sign + count.sizes.beside_sign
            rect = count.rect.adjusted(before if count.sign else 0.0, 0, 0, 0)
            tint = None if count.sign else self.faces.theme.text_2
            align = Qt.AlignmentFlag.AlignLeft if count.sign else Qt.AlignmentFlag.AlignRight
            font = sans(count.sizes.font)
            top = rect.center().y() - wrapped_height(count.words, font, rect.width()) / 2
            line = QRectF(rect.left(), top, rect.width(), 0)
            self.write_wrapped(painter, line, count.words, font, tint, align=align)

    def counts(self) -> list[Count]:
        if self.snapshot is None:
            return []
        seen, note = self.snapshot.seen, self._note(self.snapshot)
        bags = "+".join(str(stock.bag_count) for stock in seen.stocks)
        discard = len(seen.discard)
        first = (Pile, "cards", str(seen.pile_count), str(seen.pile_count))
        bag = (Bag, "bag", phrase("row-bag", count=bags), bags)
        last = (Discard, "discard", phrase("row-discard", count=discard), str(discard))
        parts = [first, bag] if self.narrow else [bag, last]
        text = say(note) if note is not None else ""
        line = QRectF(12, self._counts_top, self.inner.width() - 24, 22)
        if not self._notes_height:
            return _in_a_line(parts, text, line)
        below = QRectF(line.left(), line.bottom(), line.width(), self._notes_height)
        return [*_in_a_line(parts, "", line), Count(Place, "turn_over", text, below, USUAL)]

    @property
    def _notes_height(self) -> float:
        noted = self.snapshot is not None and self._note(self.snapshot) is not None
        return captions_height(self.snapshot) if noted and self.snapshot is not None else 0.0

    @property
    def _counts_top(self) -> float:
        return self.inner.height() - 31 - self._notes_height

    @property
    def _band(self) -> tuple[str, tuple[str, ...]]:
        if self.snapshot is None:
            return "plain", ("",)
        taking = self._taking(self.snapshot, self.selection)
        if taking:
            return "exact", tuple(map(say, self._taking_words(self.snapshot, taking)))
        tone, messages = self.band(self.snapshot)
        return tone, tuple(map(say, messages))

    @staticmethod
    def _taking_words(snapshot: TableSnapshot, cards: tuple[str, ...]) -> tuple[Message, ...]:
        if len(cards) == 1 and cards[0] not in MONEY:
            card = snapshot.book.card_noun(cards[0])
            return Message("row-take-card", card=card), Message("row-take-brief")
        values = " + ".join(str(value_of(card)) for card in cards)
        return Message("row-take", values=values), Message("row-take-brief")

    @staticmethod
    def band(snapshot: TableSnapshot) -> tuple[str, tuple[Message, ...]]:
        """Return the tone and the texts of the pill, longest text first.

        The pill is about the next scoring (B-7) or, if the game has ended, about the outcome.
        """
        if not snapshot.seen.agenda:
            return "text", (_outcome(snapshot),)
        windows = scoring_windows(snapshot.book, snapshot.seen)
        held = len(snapshot.seen.scorings) + len(snapshot.seen.due)
        later = [number for number in snapshot.book.scoring_parts if number > held]
        if not windows and not later:
            return "text", (Message("row-last-scoring", round=next_round(snapshot.seen)),)
        if not windows:
            return "scoring", (
                Message("row-scoring-later", round=later[0]),
                Message("row-scoring-later-brief", round=later[0]),
            )
        number, (first, last) = min(windows.items())
        if first == last:
            return "scoring", (
                Message("row-scoring-card", round=number, card=last),
                Message("row-scoring-card-brief", round=number, card=last),
            )
        return "scoring", (
            Message("row-scoring-between", round=number, first=first, last=last),
            Message("row-scoring-between-brief", round=number, first=first, last=last),
        )
