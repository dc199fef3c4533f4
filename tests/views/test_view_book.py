"""View files: how rule sets appear at the table."""

from __future__ import annotations

import gc
from types import SimpleNamespace
from typing import TYPE_CHECKING

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from alhambra_desktop.model.rules.core.engine.event import TurnBegan
from alhambra_desktop.model.rules.core.engine.module import Module
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.geometry.plain_tile import PlainTile
from alhambra_desktop.model.rules.core.geometry.tile import BUILDING, START, Tile
from alhambra_desktop.model.rules.core.places.places import (
    CardBack,
    CardFace,
    CitySquare,
    Face,
    Row,
    ScoringCardFace,
    TileFace,
)
from alhambra_desktop.model.rules.core.values import mask
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import type_noun
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, MODULES, make_setup, rulebook
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.rule_sets import modules
from alhambra_desktop.views.rule_sets.laying import CardMark, Pawn, Perch, Section
from alhambra_desktop.views.rule_sets.modules import view_book, view_file
from alhambra_desktop.views.rule_sets.motion_style import STILL
from alhambra_desktop.views.rule_sets.view_book import Drawing, ViewBook, ViewBookBuilder, ViewBookError
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.widgets.games_list import paint_plain_city, plain_city

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = tuple(module.id for module in MODULES if module.foundation)


@attrs.frozen(cache_hash=True)
class PebbleFace(Face):
    """A piece of a rule set without a view file."""


PEBBLES = Tile("pebbles", "pebbles", None, 0, mask("N"), noun=type_noun("garden"))


def full_table(game: str) -> Rulebook:
    """Return the rulebook of a game with all its compatible rule sets."""
    fitting = tuple(module.id for module in CHOOSABLE if game in module.foundations)
    seats = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)]
    return rulebook(make_setup(seats, 1, game, fitting))


def faces_for(game: str) -> Faces:
    faces = Faces()
    faces.set_book(full_table(game))
    return faces


def paint_nothing(p: QPainter, *told: object) -> None:
    """Paint nothing."""


def called(count: int) -> Message:
    return Message("row", count=count)


def draw_nothing(book: Rulebook, face: PebbleFace) -> Drawing:
    return Drawing("", paint_nothing)


def image(picture: QPixmap) -> QImage:
    return picture.toImage()


def drawn(paint: Callable[[QPainter], None]) -> QImage:
    picture = QImage(30, 30, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    p = QPainter(picture)
    paint(p)
    p.end()
    return picture


@pytest.mark.parametrize(
    ("what", "fill"),
    [
        ("tiles of the kind shed", lambda view: view.paint_tiles("shed", paint_nothing)),
        (
            "buildings of the type baths",
            lambda view: view.paint_building("baths", paint_nothing, paint_nothing),
        ),
        ("the card shilling", lambda view: view.draw_cards({"shilling": Drawing("", paint_nothing)}, called)),
        (
            "pieces with a PebbleFace",
            lambda view: view.draw(PebbleFace, draw_nothing),
        ),
        ("the edge hedge", lambda view: view.paint_edges("hedge", paint_nothing)),
        ("the pictogram of sheds", lambda view: view.add_icon("sheds", paint_nothing)),
        ("the perch Row", lambda view: view.add_perch(Row, Perch(CitySquare, lambda place: (0, 0)))),
        (
            "the section of sheds",
            lambda view: view.add_section("sheds", Section(Message("row"), paint_nothing, 9.0, 9.0)),
        ),
        (
            "the pawn at Row",
            lambda view: view.add_pawn(Row, Pawn(lambda *_: False, lambda _: False)),
        ),
        (
            "cards at Row",
            lambda view: view.mark_cards(Row, lambda *_: CardMark(Message("row"), "", False)),
        ),
        ("the note of Row", lambda view: view.note(Row, lambda seen: Message("row"))),
        ("the tiles of ines", lambda view: view.add_rival_place("ines", Row())),
        ("the lines of shed", lambda view: view.draw_lines("shed", lambda city, cell: ())),
        ("pieces sent by TurnBegan", lambda view: view.send(TurnBegan, STILL)),
        ("the landing of shed", lambda view: view.sound("shed", "hut")),
        ("what is counted by shed", lambda view: view.group("shed", lambda city, cell: ())),
        ("what counts by TurnBegan", lambda view: view.count(TurnBegan, lambda event: "shed")),
        ("the light of the card shilling", lambda view: view.light("shilling", lambda pixels: ())),
        (
            "what is paid for a PebbleFace",
            lambda view: view.describe_spent(PebbleFace, lambda _: Message("row")),
        ),
    ],
)
def test_registering_something_twice_is_an_error(what: str, fill: Callable[[ViewBookBuilder], None]) -> None:
    view = ViewBookBuilder()
    fill(view)
    with pytest.raises(ViewBookError, match=f"^twice in a view book: {what}$"):
        fill(view)


def test_a_supply_section_cannot_contain_places_of_a_seat() -> None:
    section = Section(Message("row"), paint_nothing, 9.0, 9.0, kinds=(CitySquare,))
    with pytest.raises(ViewBookError, match="the section of sheds has places of a seat: CitySquare"):
        ViewBookBuilder().add_section("sheds", section)


def test_a_perch_can_have_one_or_several_places_per_square() -> None:
    one = Perch(CitySquare, lambda place: (0, 0))
    two = Perch(lambda seat, cell: (CitySquare(seat, cell), CitySquare(seat, (9, 9))), lambda place: (0, 0))
    assert one.places(1, (2, 3)) == (CitySquare(1, (2, 3)),)
    assert two.places(1, (2, 3)) == (CitySquare(1, (2, 3)), CitySquare(1, (9, 9)))


def test_a_view_book_is_frozen_and_independent_of_its_builder() -> None:
    view = ViewBookBuilder()
    made = view.freeze()
    view.paint_edges("hedge", paint_nothing)
    assert made.edges == {}
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        made.edges = {}  # type: ignore[misc]


def test_tables_with_the_same_rule_sets_share_a_view_book() -> None:
    one, other = (
        rulebook(make_setup([SeatSetup("A", "amber"), SeatSetup("B", "blue")], seed, modules=("huts",)))
        for seed in (1, 2)
    )
    assert view_book(one) is view_book(other)
    assert "hut" in view_book(one).tiles
    assert "hut" not in view_book(full_table("granada")).tiles


def test_third_party_rule_sets_have_view_files_beside_their_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = Message("huts-title")
    boxes, bare = (Module(name, title, title, f"{name}.rules") for name in ("boxes_outside", "bare_outside"))
    for module in (boxes, bare):
        (tmp_path / module.id).mkdir()
        (tmp_path / module.id / "__init__.py").touch()
    (tmp_path / boxes.id / "view.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert view_file(boxes) == "boxes_outside.view"
    assert view_file(bare) is None


def test_built_in_rule_sets_have_view_files_in_the_program() -> None:
    files = {module.id: view_file(module) for module in MODULES}
    assert files["alhambra+granada"] == "alhambra_desktop.views.rule_sets.modules.alhambra_granada"
    assert files["alhambra"] is None


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_a_rule_set_has_a_painter(game: str) -> None:
    book = full_table(game)
    view = view_book(book)
    kinds = {tile.kind for tile in book.tiles.values()} - {BUILDING, START}
    assert kinds == set(view.tiles) & kinds
    assert set(book.other_cards) == set(view.cards)
    assert set(book.scored_edges) - {"wall"} == set(view.edges)
    assert set(book.sources) - {"types"} == set(view.icons) - ({"wall"} - set(book.scored_edges))


def test_every_face_of_a_rule_set_has_a_painter() -> None:
    gc.collect()  # removes classes that attrs replaced with slotted ones
    drawn = {face for game in GAMES for face in view_book(full_table(game)).faces}
    folders = tuple(f"{module.rules.rpartition('.')[0]}." for module in MODULES)
    faces = {face for face in Face.__subclasses__() if f"{face.__module__}.".startswith(folders)}
    # the parity marker is painted by its panel
    assert {face.__name__ for face in faces - drawn} == {"MarkerFace"}


def test_pieces_are_painted_by_face() -> None:
    from alhambra_desktop.model.rules.modules.falconers.rules import FalconFace

    faces = faces_for("alhambra")
    garden = next(name for name, tile in faces.book.tiles.items() if tile.type == "garden")
    assert image(faces.piece_pixmap(TileFace(garden), 60)) == image(
        faces.tile_pixmap(faces.book.tiles[garden], 60)
    )
    for face in (CardFace("denar-3"), CardFace("bureau-denar-dirham"), CardBack(), ScoringCardFace(1)):
        assert faces.piece_pixmap(face, 40).deviceIndependentSize().toTuple() == (40, 60)
    one, other = (
        image(faces.piece_pixmap(FalconFace(falcon), 40))
        for falcon in ("falcon-black-arcades-tower", "falcon-white-garden-tower")
    )
    assert one != other


def test_a_vizier_has_the_colour_of_its_seat() -> None:
    from alhambra_desktop.model.rules.modules.vizier.rules import VizierFace

    faces = faces_for("alhambra")
    mine, yours, asleep = (
        image(faces.piece_pixmap(VizierFace(seat, awake), 38))
        for seat, awake in ((0, True), (1, True), (0, False))
    )
    assert len({bytes(picture.constBits()) for picture in (mine, yours, asleep)}) == 3
    seats = [SeatSetup("A", COLOURS[1]), SeatSetup("B", COLOURS[0])]
    faces.set_book(rulebook(make_setup(seats, 1, modules=("vizier",))))
    assert image(faces.piece_pixmap(VizierFace(1, True), 38)) == mine


def test_an_unknown_piece_is_a_plate_with_its_name() -> None:
    faces = faces_for("alhambra")
    plain = image(faces.tile_pixmap(PEBBLES, 80, walls=False))
    named = attrs.evolve(PEBBLES, id="pebbles-2", noun=type_noun("tower"))
    assert image(faces.tile_pixmap(named, 80, walls=False)) != plain
    assert image(faces.tile_pixmap(PEBBLES, 80)) != plain, "its wall is seen"
    house = Tile("mint-9", BUILDING, "mint", 9, 0, noun=type_noun("garden"))
    assert image(faces.tile_pixmap(house, 80)) == plain
    assert faces.piece_pixmap(PebbleFace(), 30).deviceIndependentSize().toTuple() == (30, 30)


def test_a_source_without_a_pictogram_has_a_star() -> None:
    faces = faces_for("alhambra")
    assert ViewBook().icon("pebbles") is view_book(faces.book).icon("mint")

    ink = QColor("#333333")
    star = drawn(lambda p: faces.icon(p, "star", 5, 5, 20, ink))
    assert drawn(lambda p: faces.source(p, "pebbles", 5, 5, 20, ink)) == star
    assert drawn(lambda p: faces.source(p, "camps", 5, 5, 20, ink)) != star


def test_a_building_of_an_unknown_type_has_a_badge() -> None:
    faces = faces_for("alhambra")
    picture = drawn(lambda p: faces.badge(p, "mint", 15, 15, 20))
    assert picture.pixelColor(QPointF(15, 15).toPoint()).alpha() == 255


def test_pieces_cannot_be_painted_without_a_table() -> None:
    with pytest.raises(LookupError, match="no table"):
        Faces().piece_pixmap(TileFace("garden"), 30)


def test_a_rule_set_paints_the_buildings_of_its_own_type() -> None:
    def paint(p: QPainter, tile: Tile, size: float) -> None:
        p.fillRect(0, 0, 9, 9, QColor("red"))

    view = ViewBookBuilder()
    view.paint_building("baths", paint, paint_nothing)
    book = view.freeze()
    assert book.tile_painter(Tile("baths-1", BUILDING, "baths", 8, 0)) is paint
    assert book.icon("baths") is paint_nothing
    assert book.tile_painter(Tile("halls-1", BUILDING, "halls", 8, 0)) is None
    with pytest.raises(ViewBookError, match="use paint_building"):
        view.paint_tiles(BUILDING, paint)


def test_thumbnails_paint_buildings_like_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thumbnails are painted without the rules: a list of games knows only what is on the squares."""
    painted: list[tuple[str | None, int, float]] = []
    view = ViewBookBuilder()
    view.paint_building(
        "baths", lambda _, tile, size: painted.append((tile.type, tile.price, size)), paint_nothing
    )
    package = SimpleNamespace(module=SimpleNamespace(id="bath_house"))
    books = {("bath_house",): view.freeze()}
    monkeypatch.setattr(modules, "packages", lambda: (package,))
    monkeypatch.setattr(modules, "_view_book", lambda installed, _: books[installed])
    tiles = (("start", 0), ("tower", 9), ("baths", 7), ("halls", 8))
    city = plain_city(PlainTile(x, 0, face, price, "", "wall") for x, (face, price) in enumerate(tiles))
    room = QRectF(0, 0, 48, 12)
    drawn(lambda p: paint_plain_city(p, FaceCache(), city, room, 12.0, 1.0))
    assert painted == [("baths", 7, 12.0)]
