import itertools
import math

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.views.art import paint_city_walls, paint_face, paint_scored_run, paint_tile, tiles
from alhambra_desktop.views.art.brushes import prepare
from alhambra_desktop.views.art.geometry import UNIT
from alhambra_desktop.views.art.marks import silhouette_tint
from alhambra_desktop.views.art.painter_state import moved
from alhambra_desktop.views.art.runs import trace
from alhambra_desktop.views.art.walls import BAND, find_posts, split_walls

pytestmark = pytest.mark.usefixtures("qapp")

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "fountain")
ARGB = QImage.Format.Format_ARGB32_Premultiplied


def canvas(size):
    image = QImage(size, size, ARGB)
    image.fill(0)
    p = QPainter(image)
    prepare(p)
    return image, p


def tile(type_id, size, walls=""):
    image, p = canvas(size)
    paint_tile(p, type_id, None if type_id == "fountain" else 7, walls, size)
    p.end()
    return image


def grey(image):
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [plain.pixelColor(x, y).lightness() for y in range(plain.height()) for x in range(plain.width())]


@pytest.mark.parametrize("size", [240, 84, 40, 24])
def test_types_differ_in_greyscale(size):
    pictures = {type_id: grey(tile(type_id, size)) for type_id in TYPES}
    for one, other in itertools.combinations(TYPES, 2):
        apart = sum(abs(a - b) > 40 for a, b in zip(pictures[one], pictures[other], strict=True))
        assert apart > 0.06 * size * size, (one, other)


@pytest.mark.parametrize(("type_id", "badges"), [("arena", ["arena"]), ("tower", [])])
def test_a_placed_tile_of_granada_has_the_badge_of_its_type(monkeypatch, type_id, badges):
    painted = []
    monkeypatch.setattr(tiles, "paint_badge", lambda p, badge, *place: painted.append(badge))
    _, p = canvas(60)
    paint_face(p, type_id, 7, 60)
    p.end()
    assert painted == badges


def test_the_badge_of_a_placed_tile_of_granada_is_large(monkeypatch):
    sizes = []
    monkeypatch.setattr(tiles, "paint_badge", lambda p, badge, x, y, size: sizes.append(size))
    _, p = canvas(60)
    paint_face(p, "arena", 7, 60)
    p.end()
    assert [size * 60 / UNIT for size in sizes] == [pytest.approx(19, abs=1)]


@pytest.mark.parametrize("type_id", [name for name in TYPES if name != "fountain"])
def test_the_silhouette_of_a_small_tile_is_within_its_walls(type_id):
    size, tint = 40, QColor(silhouette_tint(type_id))
    image, band = tile(type_id, size), math.ceil(1.2 * size * BAND / UNIT)

    def is_ink(x: int, y: int) -> bool:
        seen = image.pixelColor(x, y)
        apart = (seen.red() - tint.red(), seen.green() - tint.green(), seen.blue() - tint.blue())
        return max(map(abs, apart)) < 24

    inside = range(size - band)
    assert sum(is_ink(x, y) for x in inside for y in inside) > 60
    assert not [(x, y) for x in range(size) for y in range(size) if max(x, y) >= size - band and is_ink(x, y)]


@pytest.mark.parametrize("size", [240, 84, 40, 24])
def test_a_tile_fills_its_square(size):
    image = tile("garden", size)
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, size - 1) for y in (0, size - 1))


@pytest.mark.parametrize("size", [240, 84, 40, 24])
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_a_wall_changes_only_its_own_side(side, size):
    bare, walled = tile("tower", size), tile("tower", size, side)
    near, far, middle = 1, size - 2, size // 2
    places = {"N": (middle, near), "S": (middle, far), "W": (near, middle), "E": (far, middle)}
    for place, (x, y) in places.items():
        changed = bare.pixelColor(x, y) != walled.pixelColor(x, y)
        assert changed == (place == side), place


def test_the_price_shows_on_the_face():
    pictures = []
    for price in (2, 13):
        image, p = canvas(84)
        paint_face(p, "seraglio", price, 84)
        p.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]


def test_back_to_back_walls_are_inner_walls():
    outer, inner = split_walls({(0, 0): "NE", (1, 0): "W"})
    assert outer == [(0, 0, "N")]
    assert sorted(inner) == [(0, 0, "E"), (1, 0, "W")]


def test_a_lone_tile_walled_on_all_sides_has_four_posts():
    outer, inner = split_walls({(0, 0): "NESW"})
    posts = find_posts(outer, inner)
    assert len(posts) == 4
    assert not any(post.at_end for post in posts)


def test_a_straight_wall_has_posts_only_at_its_ends():
    outer, inner = split_walls({(0, 0): "N", (1, 0): "N"})
    assert sorted(post.corner for post in find_posts(outer, inner) if post.at_end) == [(0, 0), (2, 0)]
    assert len(find_posts(outer, inner)) == 2


def test_a_closed_ring_is_traced_as_one_run():
    lines, closed = trace([(0, 0, "N"), (0, 0, "E"), (0, 0, "S"), (0, 0, "W")])
    assert closed
    assert all(lines[i][1] == lines[(i + 1) % 4][0] for i in range(4))


def test_an_open_run_has_no_gap_at_a_concave_corner():
    lines, closed = trace([(0, 0, "E"), (1, 1, "N")])
    assert not closed
    assert lines[0][1] == lines[1][0]


def test_the_new_part_of_a_run_is_brighter():
    tiles = {(0, 0): ("garden", 6, "N"), (1, 0): ("garden", 7, "N")}
    run = [(0, 0, "N"), (1, 0, "N")]
    pictures = []
    for new in (frozenset(), frozenset(run[1:])):
        image, p = canvas(168)
        for (x, y), (type_id, price, _) in tiles.items():
            with moved(p, x * 84, y * 84):
                paint_face(p, type_id, price, 84)
        paint_city_walls(p, {cell: walls for cell, (_, _, walls) in tiles.items()}, 84)
        paint_scored_run(p, run, 84, new)
        p.end()
        pictures.append(image)
    plain, bright = (each.pixelColor(126, 8) for each in pictures)
    assert bright.blue() > plain.blue()


def lit(runs) -> QImage:
    """Paint scored runs one after the other."""
    image, p = canvas(252)
    for run in runs:
        paint_scored_run(p, run, 84)
    p.end()
    return image


def test_runs_separated_by_a_gap_are_painted_separately():
    first, second = [(0, 0, "N"), (1, 0, "N")], [(0, 2, "S")]
    assert lit([first + second]) == lit([first, second])
    assert lit([[]]) == lit([])


@pytest.mark.parametrize("size", [58, 70, 84, 99])
@pytest.mark.parametrize("type_id", [name for name in TYPES if name != "fountain"])
def test_a_tile_has_a_type_badge_at_every_size(type_id, size, monkeypatch):
    named = tile(type_id, size)
    monkeypatch.setattr(tiles, "paint_badge", lambda *_: None)
    plain = tile(type_id, size)
    apart = [(x, y) for x in range(size) for y in range(size) if named.pixel(x, y) != plain.pixel(x, y)]
    left, right = min(x for x, _ in apart), max(x for x, _ in apart)
    assert right - left >= 0.2 * size, "as large as a price"
    assert left > size / 2
    assert max(y for _, y in apart) < size / 2


@pytest.mark.parametrize("size", [60, 78, 110])
@pytest.mark.parametrize("badged", [False, True])
@pytest.mark.parametrize("type_id", [name for name in TYPES if name != "fountain"])
def test_signs_hide_little_of_a_building(type_id, badged, size, monkeypatch):
    """The price and the badge cover at most 3 % of the building's picture."""

    def painted(signs: bool, building: bool) -> QImage:
        image, p = canvas(size)
        with monkeypatch.context() as patch:
            if not signs:
                patch.setattr(tiles, "paint_price", lambda *_: None)
                patch.setattr(tiles, "paint_badge", lambda *_: None)
            if not building:
                patch.setattr(tiles, "paint_building", lambda *_: None)
            paint_face(p, type_id, 12, size, named=badged)
        p.end()
        return image

    def differing(one: QImage, other: QImage) -> set[tuple[int, int]]:
        return {(x, y) for x in range(size) for y in range(size) if one.pixel(x, y) != other.pixel(x, y)}

    building = differing(painted(False, True), painted(False, False))
    signs = differing(painted(True, False), painted(False, False))
    assert building
    assert len(building & signs) <= 0.03 * len(building)
