from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TypeAlias, TypeVar, cast

import attrs
from PySide6.QtGui import QPainter

from ...model.rules.core.engine.event import Event
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.frozen import frozen
from ...model.rules.core.geometry.tile import BUILDING, WALL, Tile
from ...model.rules.core.places.places import Face, Place
from ...model.rules.core.values import Cell
from ..art.marks import ICONS
from ..art.module_icons import PaintIcon
from ..game.piece_card import DescribePiece
from .laying import (
    CountedTile,
    DescribeSpent,
    FindLines,
    FindSpots,
    MarkCard,
    NameCards,
    NoteFaces,
    Pawn,
    Perch,
    Section,
)
from .motion_style import MotionStyle

K = TypeVar("K")
V = TypeVar("V")
F = TypeVar("F", bound=Face)
E = TypeVar("E", bound=Event)


class ViewBookError(ValueError):
    """An invalid registration, such as two painters for the same kind of tile."""


@frozen
class Drawing:
    """A picture that ``paint`` draws at the origin with a given width in units.

    ``ratio`` is height divided by width. A picture is painted once per ``key`` and width.
    """

    key: Hashable
    paint: Callable[[QPainter, float], None]
    ratio: float = 1.0


# paints a tile without walls: painter, tile, size
PaintTile: TypeAlias = "Callable[[QPainter, Tile, float], None]"

# paints all edges of one type in a city: painter, sides by square, size of a square
PaintEdges: TypeAlias = "Callable[[QPainter, Mapping[Cell, str], float], None]"
DrawFace: TypeAlias = Callable[[Rulebook, Face], Drawing]


@attrs.define(eq=False, repr=False)
class ViewSlots:
    """Everything that view files register.

    The comment above each mapping describes its values and then its keys.
    """

    # painters of tiles other than buildings, by kind of tile
    tiles: Mapping[str, PaintTile] = attrs.field(factory=dict)
    # painters of third-party buildings, by type
    buildings: Mapping[str, PaintTile] = attrs.field(factory=dict)
    # pictures of all cards except money, by card id
    cards: Mapping[str, Drawing] = attrs.field(factory=dict)
    # captions below special cards, by card id
    card_captions: Mapping[str, NameCards] = attrs.field(factory=dict)
    # pictures of pieces that are neither tiles nor cards in ``cards``, by type of face
    faces: Mapping[type[Face], DrawFace] = attrs.field(factory=dict)
    # painters of walls, moats and other edges, by ``Tile.closed_edge``
    edges: Mapping[str, PaintEdges] = attrs.field(factory=dict)
    # icons by source of points
    icons: Mapping[str, PaintIcon] = attrs.field(factory=lambda: {WALL: ICONS["wall"]})
    # positions of tokens in cities, by type of place
    perches: Mapping[type[Place], Perch] = attrs.field(factory=dict)
    # sections of the supply, by module
    sections: Mapping[str, Section] = attrs.field(factory=dict)
    # pawns beside the names of players, by type of place
    pawns: Mapping[type[Place], Pawn] = attrs.field(factory=dict)
    # marks of special cards in the viewer's hand, by type of place
    cards_at: Mapping[type[Place], MarkCard] = attrs.field(factory=dict)
    # notes about places, by type of place
    notes: Mapping[type[Place], NoteFaces] = attrs.field(factory=dict)
    # places for the tiles of owners without a seat, such as Dirk, by owner
    rival_places: Mapping[str, Place] = attrs.field(factory=dict)
    # lines of squares that a tile scores, by kind of tile
    lines: Mapping[str, FindLines] = attrs.field(factory=dict)
    # texts shown while the selected cards pay for a piece without a price, by type of face
    spent: Mapping[type[Face], DescribeSpent] = attrs.field(factory=dict)
    # motion of pieces, by type of event
    motion_styles: Mapping[type[Event], MotionStyle] = attrs.field(factory=dict)
    # landing sounds that replace the sound of the motion style, by kind of tile or card id
    landings: Mapping[str, str] = attrs.field(factory=dict)
    # groups of squares that a tile counts, by kind of tile
    groups: Mapping[str, FindLines] = attrs.field(factory=dict)
    # tiles that an event counts again, by type of event
    counted: Mapping[type[Event], CountedTile] = attrs.field(factory=dict)
    # spots that light up on a card in a payment, by card id
    lights: Mapping[str, FindSpots] = attrs.field(factory=dict)
    # piece cards, by kind of tile, card id or type of face
    piece_cards: Mapping[str | type[Face], DescribePiece] = attrs.field(factory=dict)


@frozen(eq=False, repr=False)
class ViewBook(ViewSlots):
    def tile_painter(self, tile: Tile) -> PaintTile | None:
        """Return the painter registered for a building's type or for another tile's kind, or None."""
        return self.buildings.get(tile.type or "") if tile.kind == BUILDING else self.tiles.get(tile.kind)

    def icon(self, source: str) -> PaintIcon:
        return self.icons.get(source, ICONS["star"])


class ViewBookBuilder(ViewSlots):
    """Collects what view files register. Each mapping raises `ViewBookError` if a key is registered twice."""

    def paint_tiles(self, kind: str, paint: PaintTile) -> None:
        """Register the painter of a kind of tile. For buildings, raise `ViewBookError` instead."""
        if kind == BUILDING:
            raise ViewBookError("buildings are painted by their types: use paint_building")
        self.tiles = _with(self.tiles, kind, paint, "tiles of the kind")

    def paint_building(self, type_id: str, paint: PaintTile, icon: PaintIcon) -> None:
        self.buildings = _with(self.buildings, type_id, paint, "buildings of the type")
        self.add_icon(type_id, icon)

    def draw_cards(self, cards: Mapping[str, Drawing], caption: NameCards) -> None:
        """Register pictures of special cards by id.

        `caption` takes the number of such cards in a group, and returns the text below this group.
        """
        for card, drawing in cards.items():
            self.cards = _with(self.cards, card, drawing, "the card")
            self.card_captions = _with(self.card_captions, card, caption, "the caption of the card")

    def draw(self, face: type[F], draw: Callable[[Rulebook, F], Drawing]) -> None:
        typed_draw = cast("DrawFace", draw)  # only called with a face of this type
        self.faces = _with(self.faces, face, typed_draw, "pieces with a")

    def paint_edges(self, edge: str, paint: PaintEdges) -> None:
        """Register a painter for tile edges, such as moats, by ``closed_edge``."""
        self.edges = _with(self.edges, edge, paint, "the edge")

    def add_icon(self, source: str, icon: PaintIcon) -> None:
        self.icons = _with(self.icons, source, icon, "the pictogram of")

    def add_perch(self, kind: type[Place], perch: Perch) -> None:
        self.perches = _with(self.perches, kind, perch, "the perch")

    def add_section(self, module: str, section: Section) -> None:
        for kind in section.kinds:
            if "seat" in attrs.fields_dict(kind):
                raise ViewBookError(f"the section of {module} has places of a seat: {kind.__name__}")
        self.sections = _with(self.sections, module, section, "the section of")

    def add_pawn(self, kind: type[Place], pawn: Pawn) -> None:
        self.pawns = _with(self.pawns, kind, pawn, "the pawn at")

    def mark_cards(self, kind: type[Place], mark: MarkCard) -> None:
        """Register the mark of special cards that the viewer has on a place of this type."""
        self.cards_at = _with(self.cards_at, kind, mark, "cards at")

    def note(self, kind: type[Place], describe: NoteFaces) -> None:
        """Register a note about places of a type, shown in the bottom line of the money row."""
        self.notes = _with(self.notes, kind, describe, "the note of")

    def add_rival_place(self, owner: str, place: Place) -> None:
        self.rival_places = _with(self.rival_places, owner, place, "the tiles of")

    def draw_lines(self, kind: str, find: FindLines) -> None:
        """Register the lines of squares that tiles of this kind score."""
        self.lines = _with(self.lines, kind, find, "the lines of")

    def describe_spent(self, face: type[Face], describe: DescribeSpent) -> None:
        """Register a text for pieces that have a face of this type and no price.

        The text is shown while the selected cards pay for such a piece.
        """
        self.spent = _with(self.spent, face, describe, "what is paid for a")

    def send(self, event: type[Event], style: MotionStyle) -> None:
        self.motion_styles = _with(self.motion_styles, event, style, "pieces sent by")

    def sound(self, thing: str, landing: str) -> None:
        """Register a landing sound for a kind of tile or for a card id."""
        self.landings = _with(self.landings, thing, landing, "the landing of")

    def group(self, kind: str, find: FindLines) -> None:
        self.groups = _with(self.groups, kind, find, "what is counted by")

    def count(self, event: type[E], tile_of: Callable[[E], str]) -> None:
        typed = cast("CountedTile", tile_of)  # only called with an event of this type
        self.counted = _with(self.counted, event, typed, "what counts by")

    def light(self, card: str, find: FindSpots) -> None:
        self.lights = _with(self.lights, card, find, "the light of the card")

    def describe_piece(self, thing: str | type[Face], describe: DescribePiece) -> None:
        """Register the piece card for a kind of tile, a card id or a type of face."""
        self.piece_cards = _with(self.piece_cards, thing, describe, "the card of")

    def freeze(self) -> ViewBook:
        return ViewBook(**{field.name: getattr(self, field.name) for field in attrs.fields(ViewSlots)})


def _with(known: Mapping[K, V], key: K, value: V, described: str) -> Mapping[K, V]:
    if key in known:
        raise ViewBookError(f"twice in a view book: {described} {getattr(key, '__name__', key)}")
    return {**known, key: value}
