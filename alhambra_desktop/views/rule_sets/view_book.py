"""ViewBook: how what rule sets bring looks, in slots that their view files fill (builder pattern)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

import attrs

from ...model.rules.core.engine.event import Event
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.geometry.tile import BUILDING, WALL, Tile
from ...model.rules.core.places.places import Face, Place
from ...model.rules.core.values import Cell
from ..art.marks import ICONS
from ..art.module_icons import PaintIcon
from ..game.piece_card import TellPiece
from .laying import (
    FindLines,
    FindSpots,
    MarkCard,
    NoteFaces,
    Pawn,
    Perch,
    Section,
    TellCards,
    TellCounted,
    TellSpent,
)
from .motion_style import MotionStyle

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

K = TypeVar("K")
V = TypeVar("V")
F = TypeVar("F", bound=Face)
E = TypeVar("E", bound=Event)


class ViewBookError(ValueError):
    """The same place in a slot is wanted twice."""


@attrs.frozen
class Drawing:
    """What something looks like at a width in units, its north-west corner at the painter's origin.

    It is ``ratio`` times as high as wide. Drawings with the same ``key`` look the same and are painted once.
    """

    key: Hashable
    paint: Callable[[QPainter, float], None]
    ratio: float = 1.0


PaintTile: TypeAlias = "Callable[[QPainter, Tile, float], None]"
"""Paints a tile of a size without what stands on its edges."""

PaintEdges: TypeAlias = "Callable[[QPainter, Mapping[Cell, str], float], None]"
"""Paints what stands on these sides (letters) of squares of a size, square (0, 0) at the origin."""

DrawFace: TypeAlias = Callable[[Rulebook, Face], Drawing]
"""How a piece looks that shows a face of one type."""


@attrs.define(eq=False, repr=False)
class ViewSlots:
    """Every slot of a view book, declared once: its type, and what it holds where no rule set fills it.

    ``tiles`` are painted by their kind where they are no buildings, ``buildings`` by their type where a rule
    set brings it, ``cards`` that are no money drawn by their id, with ``card_captions`` below, other pieces
    by the type of their ``faces``. ``edges`` are what
    stands on closed edges beside walls, by the name of the edge. ``icons`` are the pictograms of what points
    come from, by its name.

    The others say where things lie (``laying.py``): ``perches`` on cities, ``pawns`` beside names and
    ``cards_at`` in hands, by the types of places; the ``sections`` of the supply, and
    ``rival_places``, those of owners without a seat. ``notes`` are told of places in words. ``lines`` are
    scored by kinds of tiles; ``spent`` says what cards are raised for, by the type of a face without a price.
    ``manners`` are how pieces go where events of a type send them; ``landings`` are sounds of what lands by
    the kind of a tile or the id of a card, where it is another one than the manner's. ``groups`` are the
    squares around a tile that it counts, by its kind, those of one type together; ``counted`` is the tile
    that events of a type let count once more; ``lights`` are what is lit on a card while it pays, by its id.
    ``piece_cards`` are what pieces say of themselves: tiles by their kind, cards by their id, others by the
    type of their face.
    """

    tiles: Mapping[str, PaintTile] = attrs.field(factory=dict)
    buildings: Mapping[str, PaintTile] = attrs.field(factory=dict)
    cards: Mapping[str, Drawing] = attrs.field(factory=dict)
    card_captions: Mapping[str, TellCards] = attrs.field(factory=dict)
    faces: Mapping[type[Face], DrawFace] = attrs.field(factory=dict)
    edges: Mapping[str, PaintEdges] = attrs.field(factory=dict)
    icons: Mapping[str, PaintIcon] = attrs.field(factory=lambda: {WALL: ICONS["wall"]})
    perches: Mapping[type[Place], Perch] = attrs.field(factory=dict)
    sections: Mapping[str, Section] = attrs.field(factory=dict)
    pawns: Mapping[type[Place], Pawn] = attrs.field(factory=dict)
    cards_at: Mapping[type[Place], MarkCard] = attrs.field(factory=dict)
    notes: Mapping[type[Place], NoteFaces] = attrs.field(factory=dict)
    rival_places: Mapping[str, Place] = attrs.field(factory=dict)
    lines: Mapping[str, FindLines] = attrs.field(factory=dict)
    spent: Mapping[type[Face], TellSpent] = attrs.field(factory=dict)
    manners: Mapping[type[Event], MotionStyle] = attrs.field(factory=dict)
    landings: Mapping[str, str] = attrs.field(factory=dict)
    groups: Mapping[str, FindLines] = attrs.field(factory=dict)
    counted: Mapping[type[Event], TellCounted] = attrs.field(factory=dict)
    lights: Mapping[str, FindSpots] = attrs.field(factory=dict)
    piece_cards: Mapping[str | type[Face], TellPiece] = attrs.field(factory=dict)


@attrs.frozen(eq=False, repr=False)
class ViewBook(ViewSlots):
    """The slots of a table's rule sets, frozen."""

    def tile_painter(self, tile: Tile) -> PaintTile | None:
        """What paints a tile: a building by its type, others by their kind; None where no rule set does."""
        return self.buildings.get(tile.type or "") if tile.kind == BUILDING else self.tiles.get(tile.kind)

    def icon(self, source: str) -> PaintIcon:
        return self.icons.get(source, ICONS["star"])


class ViewBookBuilder(ViewSlots):
    """The slots of a table while the view files of its rule sets fill them.

    Adding is free, a name that is taken is an error (``ViewBookError``).
    """

    def paint_tiles(self, kind: str, paint: PaintTile) -> None:
        """How tiles of a kind are painted; buildings have types instead (``paint_building``)."""
        if kind == BUILDING:
            raise ViewBookError("buildings are painted by their types: use paint_building")
        self.tiles = _with(self.tiles, kind, paint, "tiles of the kind")

    def paint_building(self, type_id: str, paint: PaintTile, icon: PaintIcon) -> None:
        """How buildings of a type are painted that the rule set brings, and the pictogram of that type."""
        self.buildings = _with(self.buildings, type_id, paint, "buildings of the type")
        self.add_icon(type_id, icon)

    def draw_cards(self, cards: Mapping[str, Drawing], caption: TellCards) -> None:
        """How cards look that are no money, by their ids, and what is written below so many of them."""
        for card, drawing in cards.items():
            self.cards = _with(self.cards, card, drawing, "the card")
            self.card_captions = _with(self.card_captions, card, caption, "the caption of the card")

    def draw(self, face: type[F], draw: Callable[[Rulebook, F], Drawing]) -> None:
        how = cast("DrawFace", draw)  # it is only ever called with a face of this type
        self.faces = _with(self.faces, face, how, "pieces with a")

    def paint_edges(self, edge: str, paint: PaintEdges) -> None:
        """How what stands on the closed edges of this name is painted."""
        self.edges = _with(self.edges, edge, paint, "the edge")

    def add_icon(self, source: str, icon: PaintIcon) -> None:
        """The pictogram of what points come from."""
        self.icons = _with(self.icons, source, icon, "the pictogram of")

    def add_perch(self, kind: type[Place], perch: Perch) -> None:
        """Where on cities what lies at places of a type is seen."""
        self.perches = _with(self.perches, kind, perch, "the perch")

    def add_section(self, module: str, section: Section) -> None:
        """The section of a module in the supply."""
        for kind in section.kinds:
            if "seat" in attrs.fields_dict(kind):
                raise ViewBookError(f"the section of {module} has places of a seat: {kind.__name__}")
        self.sections = _with(self.sections, module, section, "the section of")

    def add_pawn(self, kind: type[Place], pawn: Pawn) -> None:
        """A pawn that every seat has, by the type of its place."""
        self.pawns = _with(self.pawns, kind, pawn, "the pawn at")

    def mark_cards(self, kind: type[Place], mark: MarkCard) -> None:
        """How cards in hands are marked that lie at places of a type."""
        self.cards_at = _with(self.cards_at, kind, mark, "cards at")

    def note(self, kind: type[Place], tell: NoteFaces) -> None:
        """What the row tells of the place of a type."""
        self.notes = _with(self.notes, kind, tell, "the note of")

    def add_rival_place(self, owner: str, place: Place) -> None:
        """Where the tiles of an owner without a seat lie."""
        self.rival_places = _with(self.rival_places, owner, place, "the tiles of")

    def draw_lines(self, kind: str, find: FindLines) -> None:
        """The lines that tiles of a kind score."""
        self.lines = _with(self.lines, kind, find, "the lines of")

    def tell_spent(self, face: type[Face], tell: TellSpent) -> None:
        """What cards are raised for where it is a piece with a face of a type."""
        self.spent = _with(self.spent, face, tell, "what is paid for a")

    def send(self, event: type[Event], manner: MotionStyle) -> None:
        """How pieces go where events of a type send them."""
        self.manners = _with(self.manners, event, manner, "pieces sent by")

    def sound(self, thing: str, landing: str) -> None:
        """What is heard where a tile of a kind, or a card by its id, lands."""
        self.landings = _with(self.landings, thing, landing, "the landing of")

    def group(self, kind: str, find: FindLines) -> None:
        self.groups = _with(self.groups, kind, find, "what is counted by")

    def count(self, event: type[E], tell: Callable[[E], str]) -> None:
        how = cast("TellCounted", tell)  # it is only ever called with an event of this type
        self.counted = _with(self.counted, event, how, "what counts by")

    def light(self, card: str, find: FindSpots) -> None:
        self.lights = _with(self.lights, card, find, "the light of the card")

    def tell_piece(self, thing: str | type[Face], tell: TellPiece) -> None:
        """What pieces say of themselves: tiles of a kind, a card by its id, or what has faces of a type."""
        self.piece_cards = _with(self.piece_cards, thing, tell, "the card of")

    def freeze(self) -> ViewBook:
        """The finished view book."""
        return ViewBook(**{field.name: getattr(self, field.name) for field in attrs.fields(ViewSlots)})


def _with(known: Mapping[K, V], key: K, value: V, what: str) -> Mapping[K, V]:
    if key in known:
        raise ViewBookError(f"twice in a view book: {what} {getattr(key, '__name__', key)}")
    return {**known, key: value}
