"""High contrast: pieces and seat marks have outlines that contrast with every ground."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from alhambra_desktop.model.rules.core.engine.setup import COLOURS
from alhambra_desktop.model.rules.core.places.places import CitySquare, TileFace
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import theme
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from tests.views.preferences.test_looks import contrast

LEAST = 3.0
GROUNDS = (
    "panel_top",
    "panel_bottom",
    "plain_ground",
    "court_centre",
    "court_rim",
    "wood_top",
    "wood_bottom",
)
SIZES = (36, 60, 100)
TABLES = (
    "human,builder,apprentice seed=3 modules=huts,bazaars,falconers,camps,bonus_cards,bureaux,vizier",
    "human,builder,apprentice seed=3 game=granada",
)


def on_ground(picture: QPixmap, ground: str) -> QImage:
    """Paint a picture on a ground of one colour with a margin."""
    image = QImage(picture.width() + 8, picture.height() + 8, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.drawPixmap(4, 4, picture)
    painter.end()
    return image


def edges(picture: QPixmap) -> list[QPoint]:
    """Return the outermost opaque pixels in the middle of each side."""
    image = picture.toImage()
    width, height = image.width(), image.height()
    lines = (
        [QPoint(x, height // 2) for x in range(width)],
        [QPoint(x, height // 2) for x in reversed(range(width))],
        [QPoint(width // 2, y) for y in range(height)],
        [QPoint(width // 2, y) for y in reversed(range(height))],
    )
    return [next(point for point in line if image.pixelColor(point).alpha() > 250) for line in lines]


def faint(picture: QPixmap, grounds: dict[str, str]) -> set[str]:
    """Return the grounds with too little contrast to an edge of a picture."""
    found = set()
    for name, ground in grounds.items():
        image = on_ground(picture, ground)
        colours = (image.pixelColor(point + QPoint(4, 4)).name() for point in edges(picture))
        if any(contrast(colour, ground) < LEAST for colour in colours):
            found.add(name)
    return found


def grounds(dark: bool) -> dict[str, str]:
    plain = theme(dark, contrast=True)
    return {name: getattr(plain, name) for name in GROUNDS}


@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("spec", TABLES)
def test_every_piece_contrasts_with_every_ground(player, settings, spec, dark):
    settings.change(theme="dark" if dark else "light", contrast="on")
    player.window.workspace.games.begin(parse_new(spec))
    player.wait_for_turn()
    faces = player.stage.faces
    assert faces.theme.contrast
    found = {}
    shown = {slot.face for _, slot in player.stage.resting.values() if slot.visible}
    kinds = {(tile.kind, tile.type): TileFace(id_) for id_, tile in faces.book.tiles.items()}
    assert len(shown) > 10
    for face in shown | {*kinds.values()}:
        for size in SIZES:
            if names := faint(faces.piece_pixmap(face, size), grounds(dark)):
                found[face, size] = names
    assert found == {}


@pytest.mark.parametrize("dark", [True, False])
def test_every_seat_mark_contrasts_with_every_ground(qapp, dark):
    faces = Faces()
    faces.set_theme(theme(dark, contrast=True))
    for colour in (*COLOURS, "stone"):
        for radius in (7.5, 12, 14):
            picture = QPixmap(40, 40)
            picture.fill(QColor(0, 0, 0, 0))
            painter = QPainter(picture)
            faces.mark(painter, colour, 20, 20, radius)
            painter.end()
            assert faint(picture, grounds(dark)) == set(), (colour, radius)


@pytest.mark.parametrize("dark", [True, False])
def test_a_placed_tile_contrasts_with_the_courtyard(player, settings, dark):
    settings.change(theme="dark" if dark else "light", contrast="on")
    player.window.workspace.games.begin(parse_new("human,builder seed=3"))
    player.wait_for_turn()
    rect = player.stage.rect_of(CitySquare(player.page.viewer, (0, 0)))
    image = player.view.grab().toImage()

    def colour(at: QPointF) -> str:
        return image.pixelColor(player.view.mapFromScene(at)).name()

    middle = rect.center().y()
    for inside, outside in (
        (QPointF(rect.left() + 1, middle), QPointF(rect.left() - 6, middle)),
        (QPointF(rect.right() - 2, middle), QPointF(rect.right() + 6, middle)),
    ):
        assert contrast(colour(inside), colour(outside)) >= LEAST


def test_outlines_exist_only_in_high_contrast(qapp):
    faces, high = Faces(), Faces()
    high.set_theme(theme(dark=False, contrast=True))
    assert faces.card_pixmap("denar-5", 60).toImage() != high.card_pixmap("denar-5", 60).toImage()
    faces.set_theme(theme(dark=True))
    plain = Faces()
    assert faces.card_pixmap("denar-5", 60).toImage() == plain.card_pixmap("denar-5", 60).toImage()
