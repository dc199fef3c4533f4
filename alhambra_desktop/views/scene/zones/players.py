from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from ....model.rules.core.engine.play import next_round, score_now
from ....model.rules.core.engine.rulebook import scored_length
from ....model.rules.core.engine.scoring import ScoringRound, winners
from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.places.places import (
    Arrangement,
    CitySquare,
    Hand,
    Piece,
    PieceId,
    Place,
    Reserve,
    Tray,
    seat_of,
)
from ....model.rules.core.values import Cell, Currency, Seat, purse
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import edge_noun
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, shape
from ...art.geometry import rounded
from ...art.palette import CURRENCY_COLOURS
from ...art.palette import seat as seat_colours
from ...game.seat_pictures import owner_picture
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Control, Target
from ...storage.contained import contained
from ...text.words import level_names, place_words
from ..items.layers import Layer, Plane
from ..items.panel import PADDING
from ..items.slots import HOVER, PieceStyle, Rim, Slot
from ..items.small_city import SmallCity, extents, fitting_size, tiles_of
from ..items.zone import Zone
from ..panels.peek import paint_ground
from ..pixmaps.faces import Faces
from .other_plates import SPECIAL_CARD, ColumnPlates
from .plate_facts import CARDS, RESERVE, Fact
from .plates import WON, Plate, PlateWords, own_plate, paint_texts
from .player_tips import piece_tip, sign_tip

STAR: Final = 8.5

REACH: Final = 16.0  # radius of the star with its shadow, in units


@contained
class TurnStar(QGraphicsItem):
    def __init__(self, faces: Faces, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._faces = faces
        self.setZValue(4)
        self.hide()

    def move_to(self, at: QPointF, seen: bool) -> None:
        self.setPos(at)
        self.setVisible(seen)

    def breathe(self, scale: float, opacity: float) -> None:
        self.setScale(scale)
        self.setOpacity(opacity)

    def boundingRect(self) -> QRectF:
        return QRectF(-REACH, -REACH, 2 * REACH, 2 * REACH)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._faces.turn_star(painter, 0.0, 0.0, STAR)


LARGEST = 44.0  # maximum square size in units
# If the smallest square of all small cities has at least ``PAINTED`` device pixels, all tiles are painted.
# Otherwise, all tiles show only symbols, and no square is larger than ``SYMBOLS`` device pixels.
PAINTED, SYMBOLS = 40.0, 35.0
UNEQUAL: Final = 1.5  # if tiles show only symbols, this is the maximum ratio of two cities' square sizes
INSIDE = 1.0
LEGIBLE: Final = 24.0  # if the squares of any small city are smaller, zoom signs are shown
ZOOM, ZOOM_INSIDE = 18.0, 3.0  # size of the zoom sign, and its distance from the edges of a city's ground

# maps icons to rule topics; the topic of any other icon has the same name as the icon
TOPICS: Final = {CARDS: "hand", **dict.fromkeys(map(str, Currency), "hand")}
CARDS_WELL: Final = 2.5  # units by which the background of special cards extends beyond them
LAYER_TILES, LAYER_ABOVE = 0, 1


class PlayerZone(Zone):
    """The panel of a player. The viewer's ``own`` panel shows points instead of a small city.

    Pieces that are not painted, such as the cards in a hidden hand, also have a position in the panel. Their
    flights start and end at this position.
    """

    def __init__(self, faces: Faces, column: ColumnPlates) -> None:
        super().__init__(faces)
        self.seat: Seat = 0
        self.own = False
        self.neighbours: Sequence[PlayerZone] = ()  # the panels of all players, including this one
        self._column = column
        self._tiles: Mapping[Cell, Tile] = {}
        self._city = SmallCity(1.0, QPointF(), (), ())
        self._zoom: QRectF | None = None
        self._walls = Layer(self._paint_walls, 1, self)
        self._plane = Plane(2, self)
        self._plated: tuple[TableSnapshot | None, object, Plate] | None = None
        self._cached: tuple[TableSnapshot | None, tuple[object, object], PlateWords] | None = None
        self._counted: tuple[object, ScoringRound] | None = None
        self._marked: object = None
        self._star_away = False
        # Whether `set_rect` has been called. Until then, the star is hidden. Its position depends on the
        # layout of the panel, and computing a layout before the panel has a size is slow.
        self._placed = False
        self.star = TurnStar(faces, self)

    def set_seat(self, seat: Seat, own: bool) -> None:
        self.seat, self.own = seat, own

    def set_rect(self, rect: QRectF) -> None:
        super().set_rect(rect)
        self._placed = True
        self._show_star()
        self._walls.set_rect(self.inner)

    def holds_key(self) -> tuple[object, ...]:
        return (*super().holds_key(), self.seat, self.own)

    def holds(self, place: Place) -> bool:
        if seat_of(place) != self.seat:
            return False
        view = self.faces.view
        elsewhere = isinstance(place, CitySquare | Hand | Tray | Reserve) or type(place) in view.cards_at
        return not (self.own and (elsewhere or type(place) in view.perches))

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        view, plate = self.faces.view, self.plate
        if not self.own:
            yield from self._city_slots(table)
        yield from self._card_slots(table)
        for place, here in self.lying(table):
            if isinstance(place, CitySquare) or type(place) in (*view.perches, *view.cards_at):
                continue
            for piece in here:
                if type(place) in view.pawns and plate.pawn is not None:
                    reach = plate.pawn.adjusted(2, 2, -2, -2)
                    yield Slot(piece, plate.pawn, live=self.own, reach=reach, layer=LAYER_ABOVE)
                else:
                    yield Slot(piece, plate.signs[0][1], visible=False, live=False)

    def _card_slots(self, table: Arrangement) -> Iterator[Slot]:
        special, figures = self._special(table), self.plate.signs[0][1]
        column = self.plate.cards
        shown = column is not None
        cards = column if column is not None else QRectF(figures.topLeft(), QSizeF(SPECIAL_CARD, 0))
        height = cards.width() * 1.5
        step = (
            min(height + 5, (cards.height() - height) / (len(special) - 1)) if shown and special[1:] else 0.0
        )
        for number, piece in enumerate(special):
            rect = QRectF(cards.x(), cards.y() + number * step, cards.width(), height)
            yield Slot(piece, rect, visible=shown, live=False)

    def _special(self, table: Arrangement) -> list[Piece]:
        kinds = self.faces.view.cards_at
        return [piece for place, here in self.lying(table) if type(place) in kinds for piece in here][::-1]

    def _city_slots(self, table: Arrangement) -> Iterator[Slot]:
        city = self.small_city(table)
        for cell, piece in city.tiles:
            yield Slot(piece, city.square(cell), bare=True, live=False)
        for token in city.tokens:
            yield Slot(token[2], city.token(token, self.faces), live=False, layer=LAYER_ABOVE)

    def small_city(self, table: Arrangement) -> SmallCity:
        """Return this seat's small city. All small cities have the same style and similar square sizes."""
        room, least = self._city_room(), self._least_size(table)
        painted = least * self.faces.scale >= PAINTED
        largest = LARGEST if painted else min(UNEQUAL * least, SYMBOLS / self.faces.scale)
        return SmallCity.of(table, self.seat, self.faces, room, largest)

    def _least_size(self, table: Arrangement) -> float:
        room, viewer = self._city_room(), self.snapshot.viewer if self.snapshot is not None else None
        others = (extent for seat, extent in extents(table).items() if seat != viewer)
        return min((fitting_size(extent, room, LARGEST) for extent in others), default=LARGEST)

    @property
    def marked(self) -> frozenset[str]:
        last = self.snapshot.recent_turns.last_tiles.get(self.seat, ()) if self.snapshot is not None else ()
        return frozenset((*last, *self.selection.lit))

    def holder(self, slot: Slot) -> QGraphicsItem:
        return self._plane if slot.layer == LAYER_ABOVE else self

    def laid(self, slots: list[Slot]) -> None:
        squares = {slot.place.cell: slot for slot in slots if isinstance(slot.place, CitySquare)}
        self._tiles = {}
        if squares and self.snapshot is not None:
            here = [(cell, slot.piece) for cell, slot in squares.items()]
            self._tiles = tiles_of(self.snapshot.book, here)
            (x, y), slot = next(iter(squares.items()))
            size = slot.rect.width()
            city = SmallCity(size, slot.rect.topLeft() - QPointF(x * size, y * size), (), ())
            zoom = self._zoom_place(city, squares)
            if (city, zoom) != (self._city, self._zoom):
                self._city, self._zoom = city, zoom
                self.update()
        self._walls.update()

    def _zoom_place(self, city: SmallCity, cells: Iterable[Cell]) -> QRectF | None:
        """Return the place for the zoom sign: a corner of the ground where the sign covers no tile.

        Return None if there is no such corner, or if the squares of all small cities are large enough.
        """
        if self.own or self.table is None or self._least_size(self.table) >= LEGIBLE:
            return None
        room = (self.plate.city or QRectF()).adjusted(ZOOM_INSIDE, ZOOM_INSIDE, -ZOOM_INSIDE, -ZOOM_INSIDE)
        tiles = [city.square(cell) for cell in cells]
        ends = (
            (x, y) for y in (room.bottom() - ZOOM, room.top()) for x in (room.left(), room.right() - ZOOM)
        )
        corners = (QRectF(x, y, ZOOM, ZOOM) for x, y in ends)
        return next((one for one in corners if not any(one.intersects(tile) for tile in tiles)), None)

    def _paint_walls(self, painter: QPainter) -> None:
        if not self._tiles or self.snapshot is None:
            return
        painter.translate(self._city.origin)
        self.faces.walls(painter, self._tiles, self._city.size)
        painter.translate(-self._city.origin)
        colour = self.snapshot.book.setup.seats[self.seat].colour
        marked = self.marked
        for cell, tile in self._tiles.items():
            if tile.id in marked:
                art.paint_last_move(painter, self._city.square(cell), colour, self.faces.theme)

    def sync(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        before = self._plated
        super().sync(snapshot, selection)
        if before is not None and self.plate != before[2]:  # changed by texts in another panel
            self.update()
        self._show_star()
        facts = (
            (snapshot.recent_turns.last_tiles.get(self.seat), selection.lit) if snapshot is not None else None
        )
        if facts != self._marked:
            self._marked = facts
            self._walls.update()

    def selection_key(self, selection: Selection) -> object:
        return selection.lit, self.own_target(selection.pointed)

    def piece_styles(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        if self.snapshot is None:
            return {}
        rim, found = Rim(-1, 18), {}
        for place, here in self.lying(table):
            pawn = self.faces.view.pawns.get(type(place))
            for piece in here if pawn is not None else ():
                pointed = self.own and self.mine and self.selection.pointed == piece.id
                pressed = pointed and pawn is not None and pawn.pressed(piece.face)
                if pressed or (pawn is not None and pawn.asked(self.snapshot.seen, self.seat)):
                    found[piece.id] = PieceStyle(HOVER if pressed else 0.0, rim)
        return found

    def background_targets(self) -> Iterable[tuple[Target, QRectF]]:
        return [(Control("player", self.seat), self.inner)]

    def topics(self) -> Iterable[tuple[str, QRectF]]:
        plate = self.plate
        for sign, area in self._sign_areas():
            yield TOPICS.get(sign, sign), area
        yield "score-track", plate.score
        if plate.line is not None:
            yield "total", QRectF(0, plate.line, self.inner.width(), self.inner.bottom() - plate.line)
        yield "city-square", self.city_rect()

    def _sign_areas(self) -> Iterator[tuple[str, QRectF]]:
        signs = self.plate.signs
        for sign, rect in signs:
            row = (other.left() for _, other in signs if other.top() == rect.top())
            end = min((left for left in row if left > rect.left()), default=self.inner.right())
            yield sign, QRectF(rect.topLeft(), QPointF(end, rect.bottom()))

    def tip_at(self, point: QPointF) -> Message | None:
        if self.snapshot is None or self.table is None:
            return None
        here = [slot for slot in self.slots(self.table) if slot.visible and slot.rect.contains(point)]
        if here:
            return piece_tip(self.snapshot, max(here, key=lambda slot: slot.layer).piece)
        if self.plate.score.contains(point):
            return Message("player-score-tip", count=self.snapshot.score(self.seat))
        signs = (sign for sign, area in self._sign_areas() if area.contains(point))
        return next((sign_tip(self.snapshot, self.seat, sign) for sign in signs), None)

    @property
    def plate(self) -> Plate:
        plated, key = (
            self._plated,
            (self.inner, [(zone.seat, zone.own) for zone in self.neighbours or (self,)]),
        )
        if plated is None or plated[0] is not self.snapshot or plated[1] != key:
            size, alike = self.inner.size(), self._alike
            panels = tuple(zone.words_in(self.snapshot) for zone in alike)
            plates = [own_plate(size, *panels)] if self.own else self._column.of(size, panels)
            self._plated = plated = (self.snapshot, key, plates[alike.index(self)])
        return plated[2]

    @property
    def _alike(self) -> list[PlayerZone]:
        """The panels that share a layout with this one."""
        return [self] if self.own else [zone for zone in self.neighbours or (self,) if not zone.own]

    @property
    def words(self) -> PlateWords:
        return self.words_in(self.snapshot)

    def words_in(self, snapshot: TableSnapshot | None) -> PlateWords:
        cached, panel = self._cached, (self.seat, self.own)
        if cached is None or cached[0] is not snapshot or cached[1][0] != panel:
            key = (panel, self._facts_of(snapshot) if snapshot is not None else None)
            words = cached[2] if cached is not None and cached[1] == key else self._words(snapshot)
            self._cached = cached = (snapshot, key, words)
        return cached[2]

    def _facts_of(self, snapshot: TableSnapshot) -> tuple[object, ...]:
        points = (snapshot.gained, self._scored(snapshot)) if self._shows_points(snapshot) else None
        special = tuple(piece.id for piece in self._special(snapshot.table))
        player = snapshot.ahead.players[self.seat]
        scores = _scores(snapshot) if snapshot.over else snapshot.score(self.seat)
        return snapshot.book, scores, player, special, points, snapshot.dealing, self._pawn_state(snapshot)

    def _pawn_state(self, snapshot: TableSnapshot) -> tuple[Message, ...]:
        pawns = self.faces.view.pawns
        lying = (
            (pawns[type(place)], here) for place, here in self.lying(snapshot.table) if type(place) in pawns
        )
        return (
            next((pawn.state(piece.face) for pawn, here in lying for piece in here), ()) if self.own else ()
        )

    def _shows_points(self, snapshot: TableSnapshot) -> bool:
        return self.own and (
            snapshot.shows_points or (snapshot.gained is not None and snapshot.aids != "purist")
        )

    def repaint_all(self) -> None:
        self._cached = self._plated = None
        super().repaint_all()

    def slots_key(self) -> tuple[object, ...]:
        plate = self.plate
        return plate.city, plate.cards, plate.pawn, plate.signs[0][1]

    def mark_rect(self) -> QRectF:
        mark, radius = self.plate.mark, self.plate.radius
        return QRectF(mark.x() - radius, mark.y() - radius, 2 * radius, 2 * radius)

    def star_point(self) -> QPointF:
        return self.mark_rect().topLeft() + QPointF(4, 5)

    def send_star(self, away: bool) -> None:
        if away != self._star_away:
            self._star_away = away
            self._show_star()

    def _show_star(self) -> None:
        plays = self._placed and self.snapshot is not None and self._plays(self.snapshot)
        self.star.move_to(self.star_point() if plays else QPointF(), plays and not self._star_away)

    @property
    def shows_level(self) -> bool:
        return self.plate.shows_level

    def city_rect(self) -> QRectF:
        return self.plate.ground or QRectF()

    def _city_room(self) -> QRectF:
        room = self.plate.city or QRectF()
        return room.adjusted(INSIDE, INSIDE, -INSIDE, -INSIDE)

    def _words(self, snapshot: TableSnapshot | None) -> PlateWords:
        if snapshot is None:
            return PlateWords("", (), "", (Fact(CARDS, "", ""),))
        setup = snapshot.book.setup.seats[self.seat]
        gain, parts = self._points(snapshot) if self._shows_points(snapshot) else (self._final(snapshot), ())
        return PlateWords(
            name=setup.name,
            levels=level_names(setup.level, snapshot.simply),
            score=str(snapshot.score(self.seat)),
            facts=tuple(self._described_facts(snapshot)),
            pawn=bool(self.faces.view.pawns),
            pawn_state=tuple(map(say, self._pawn_state(snapshot))),
            cards=0 if self.own else len(self._special(snapshot.table)),
            gain=gain,
            parts=parts,
        )

    def _described_facts(self, snapshot: TableSnapshot) -> Iterator[Fact]:
        player = snapshot.ahead.players[self.seat]
        cards = 0 if snapshot.dealing else player.cards
        yield Fact(CARDS, phrase("player-cards", count=cards), str(cards))
        # the hand of another player is empty here unless hands are open (B-4)
        held = () if self.own or snapshot.dealing else player.hand
        for currency in Currency:
            if money := purse(held, str(currency)):
                yield Fact(str(currency), str(money), str(money))
        for edge in snapshot.book.scored_edges:
            length = scored_length(snapshot.book, player.city, edge)
            yield Fact(edge, phrase("player-run", edge=edge_noun(edge), length=length), str(length))
        if count := len(player.reserve):
            yield Fact(RESERVE, phrase("player-reserve", count=count), str(count))

    def _points(self, snapshot: TableSnapshot) -> tuple[tuple[str, str], tuple[str, ...]]:
        if snapshot.gained is not None:
            return (phrase("scoring-this"), f"+{snapshot.gained}"), ()
        scoring = self._scored(snapshot)
        total = scoring.total(self.seat)
        sources = ["types", *snapshot.book.scored_edges]
        parts = [(snapshot.book.sources[name].noun, scoring.of(self.seat, name)) for name in sources]
        others = [name for name in snapshot.book.other_sources if scoring.of(self.seat, name)]
        if rest := total - sum(points for _, points in parts):
            noun = snapshot.book.sources[others[0]].noun if len(others) == 1 else Message("points-modules")
            parts.append((noun, rest))
        messages = [Message("points-from", source=source, points=points) for source, points in parts]
        return (phrase("if-scored-now"), f"+{total}"), tuple(map(say, messages))

    def _final(self, snapshot: TableSnapshot) -> tuple[str, str] | None:
        scores = _scores(snapshot)
        own, others = scores[self.seat], [score for score in scores if score != scores[self.seat]]
        if not (self.own and snapshot.over and others):
            return None
        distance = own - max(others)
        ahead, behind = Message("result-margin", points=distance), Message("result-behind", points=-distance)
        return say(ahead if distance > 0 else behind), say(place_words(snapshot.place_of(self.seat)))

    def _scored(self, snapshot: TableSnapshot) -> ScoringRound:
        ahead = snapshot.ahead
        key = (snapshot.book, tuple(player.city for player in ahead.players), ahead.slices, ahead.scorings)
        if self._counted is None or self._counted[0] != key:
            self._counted = (key, score_now(snapshot.book, ahead, next_round(ahead)))
        return self._counted[1]

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return snapshot.book, self.seat, self.words, self._has_won(snapshot)

    def _plays(self, snapshot: TableSnapshot) -> bool:
        decision = snapshot.seen.decision
        return (
            decision is not None and decision.seat == self.seat and not (snapshot.scores or snapshot.dealing)
        )

    def _has_won(self, snapshot: TableSnapshot) -> bool:
        return snapshot.over and self.seat in winners(_scores(snapshot))

    @property
    def accent(self) -> QColor | None:
        if self.snapshot is None:
            return None
        return QColor(seat_colours(self.snapshot.book.setup.seats[self.seat].colour).colour)

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        theme, plate = self.faces.theme, self.plate
        self.paint_city_ground(painter)
        self._paint_cards_well(painter)
        if self._zoom is not None:
            art.paint_zoom_sign(painter, self._zoom, theme)
        radius = plate.radius
        if self._has_won(snapshot):
            self.faces.winner(painter, plate.mark.x(), plate.mark.y(), plate.star)
            radius = plate.star / WON
        picture = owner_picture(snapshot.book, self.seat)
        self.faces.seat(painter, picture, plate.mark, radius, self)
        for sign, rect in plate.signs:
            self._paint_sign(painter, sign, rect)
        if plate.line is not None:
            painter.setPen(QColor(theme.hairline))
            painter.drawLine(QPointF(PADDING, plate.line), QPointF(self.inner.width() - PADDING, plate.line))
        paint_texts(painter, plate, theme)

    def paint_city_ground(self, painter: QPainter) -> None:
        if self.plate.ground is not None:
            paint_ground(painter, self.faces, self.plate.ground, self._city)

    def _paint_cards_well(self, painter: QPainter) -> None:
        cards = QRectF()
        for slot in self._card_slots(self.table) if self.table is not None else ():
            cards |= slot.rect if slot.visible else QRectF()
        if not cards.isEmpty():
            theme, well = self.faces.theme, cards.adjusted(-CARDS_WELL, -CARDS_WELL, CARDS_WELL, CARDS_WELL)
            shape(painter, rounded(well, 4, 0.5), colour(theme.panel_top, 0.75), theme.panel_edge, 1)

    def _paint_sign(self, painter: QPainter, sign: str, rect: QRectF) -> None:
        at = (rect.x(), rect.y(), rect.width(), QColor(self.faces.theme.text_2))
        if sign in CURRENCY_COLOURS:
            self.faces.coin(painter, sign, rect.center().x(), rect.center().y(), rect.width() / 2 - 1)
        elif sign in (CARDS, RESERVE):
            self.faces.icon(painter, sign, *at)
        else:
            self.faces.source(painter, sign, *at)


def _scores(snapshot: TableSnapshot) -> list[int]:
    return [player.score for player in snapshot.seen.players]
