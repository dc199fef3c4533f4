import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.views.art import (
    GRANADA_TYPES,
    paint_back_hint,
    paint_badge,
    paint_city_moats,
    paint_city_walls,
    paint_granada_scoring_card,
    paint_small_back,
    paint_tile,
    paint_turn_arrow,
)
from alhambra_desktop.views.art.brushes import prepare
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import TYPES

pytestmark = pytest.mark.usefixtures("qapp")

ARGB = QImage.Format.Format_ARGB32_Premultiplied


def drawn(paint, width, height=None):
    image = QImage(width, height or width, ARGB)
    image.fill(0)
    p = QPainter(image)
    prepare(p)
    paint(p)
    p.end()
    return image


def tile(type_id, size, sides="", edging="moat"):
    return drawn(lambda p: paint_tile(p, type_id, 7, sides, size, edging), size)


def hinted(type_id, price, size):
    def paint(p):
        paint_tile(p, "hostel", 7, "", size)
        paint_back_hint(p, type_id, price, size)

    return drawn(paint, size)


def moats(city, size):
    return drawn(lambda p: paint_city_moats(p, city, size), 3 * size)


def grey(image):
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [plain.pixelColor(x, y).lightness() for y in range(plain.height()) for x in range(plain.width())]


def differing(one, other):
    return [
        (x, y)
        for y in range(one.height())
        for x in range(one.width())
        if one.pixelColor(x, y) != other.pixelColor(x, y)
    ]


@pytest.mark.parametrize("size", [240, 84, 40, 24])
def test_types_of_both_games_differ_in_greyscale(size):
    pictures = {type_id: grey(tile(type_id, size)) for type_id in (*GRANADA_TYPES, *TYPES)}
    for one, other in itertools.combinations(pictures, 2):
        apart = sum(abs(a - b) > 40 for a, b in zip(pictures[one], pictures[other], strict=True))
        assert apart > 0.06 * size * size, (one, other)


def test_badges_differ_in_greyscale():
    seen = []
    for type_id in (*GRANADA_TYPES, *TYPES):
        badge = grey(drawn(lambda p, type_id=type_id: paint_badge(p, type_id, 9, 9, 18), 18))
        for other in seen:
            assert sum(abs(a - b) > 40 for a, b in zip(badge, other, strict=True)) > 30, type_id
        seen.append(badge)


@pytest.mark.parametrize("size", [240, 84, 40, 24])
@pytest.mark.parametrize("type_id", GRANADA_TYPES)
def test_a_tile_fills_its_square(type_id, size):
    image = tile(type_id, size)
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, size - 1) for y in (0, size - 1))


@pytest.mark.parametrize("size", [240, 84, 40, 24])
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_a_moat_changes_only_its_own_side(side, size):
    band = size * 0.17
    inside = {
        "N": lambda x, y: y < band,
        "S": lambda x, y: y >= size - band,
        "W": lambda x, y: x < band,
        "E": lambda x, y: x >= size - band,
    }
    changed = differing(tile("school", size), tile("school", size, side))
    assert len(changed) > 0.08 * size * size
    assert all(inside[side](x, y) for x, y in changed)


@pytest.mark.parametrize("size", [240, 84, 40, 24])
def test_moats_show_water_and_walls_show_stone(size):
    middle = (size // 2, round(size * 0.06))
    water = tile("market", size, "N").pixelColor(*middle)
    stone = tile("market", size, "N", "wall").pixelColor(*middle)
    assert water.blue() > water.red() + 40
    assert stone.blue() <= stone.red()


@pytest.mark.parametrize("size", [240, 84, 40])
@pytest.mark.parametrize(
    ("city", "bend"),
    [
        ({(1, 1): "NW"}, (1.06, 1.06)),
        ({(0, 0): "E", (0, 1): "", (1, 1): "N"}, (0.94, 1.06)),
        ({(0, 1): "N", (1, 0): "W", (1, 1): ""}, (1.06, 1.06)),
        ({(1, 0): "S", (0, 1): "E", (0, 0): ""}, (0.94, 0.94)),
    ],
    ids=["convex", "concave south", "concave north", "concave west"],
)
def test_water_continues_around_corners(city, bend, size):
    water = moats(city, size).pixelColor(round(bend[0] * size), round(bend[1] * size))
    assert water.alpha() == 255
    assert water.blue() > water.red() + 40


@pytest.mark.parametrize("size", [240, 84, 40])
def test_water_continues_from_tile_to_tile(size):
    image = moats({(0, 0): "N", (1, 0): "N"}, size)
    y = round(size * 0.065)
    row = [image.pixelColor(x, y) for x in range(size - size // 6, size + size // 6)]
    assert all(each.blue() > each.red() + 20 for each in row)


def test_a_moat_inside_a_city_is_dull_and_narrow():
    image = moats({(0, 0): "E", (1, 0): "W"}, 84)
    middle, bank = image.pixelColor(84, 42), image.pixelColor(84 - 9, 42)
    assert middle.alpha() == 255
    assert middle.saturation() < moats({(0, 0): "E"}, 84).pixelColor(84 - 5, 42).saturation()
    assert bank.alpha() == 0


@pytest.mark.parametrize("size", [240, 84, 64, 40])
def test_the_other_side_shows_only_in_its_corner(size):
    changed = differing(tile("hostel", size), hinted("park", 12, size))
    assert changed
    assert all(x > 0.4 * size and y > 0.6 * size for x, y in changed)


@pytest.mark.parametrize("size", [240, 84, 64])
def test_the_corner_shows_type_and_price_of_the_other_side(size):
    pictures = [hinted(type_id, price, size) for type_id, price in (("park", 12), ("park", 3), ("arena", 12))]
    for one, other in itertools.combinations(pictures, 2):
        assert len(differing(one, other)) > 0.002 * size * size


def test_a_small_back_shows_its_price_in_a_corner_and_its_type_in_the_opposite_corner():
    def back(type_id, price):
        return drawn(lambda p: paint_small_back(p, type_id, price, 40), 40)

    changed = differing(back("park", 12), back("park", 3))
    assert changed
    assert all(x < 24 and y < 24 for x, y in changed)
    assert any(x > 20 and y > 20 for x, y in differing(back("park", 12), back("arena", 12)))


def test_a_turn_arrow_starts_at_the_left_and_points_down():
    picture = drawn(lambda p: paint_turn_arrow(p, QRectF(4, 4, 40, 24), QColor("black")), 48)
    inked = {(x, y) for x in range(48) for y in range(48) if picture.pixelColor(x, y).alpha() > 128}
    assert min(x for x, _ in inked) <= 4
    lowest = max(y for _, y in inked)
    assert 25 <= lowest <= 28
    assert all(20 < x < 36 for x, y in inked if y > 18)


def test_the_corner_of_small_tiles_is_not_folded():
    assert hinted("park", 12, 36) == drawn(lambda p: paint_tile(p, "hostel", 7, "", 36), 36)


def test_scoring_cards_of_granada_differ():
    cards = [
        drawn(lambda p, n=n, simple=simple: paint_granada_scoring_card(p, n, simple, 80), 80, 120)
        for n in (1, 2, 3)
        for simple in (False, True)
    ]
    assert all(one != other for one, other in itertools.combinations(cards, 2))


def test_tiles_with_moats_and_walls_are_cached_separately():
    cache = FaceCache()
    moated = cache.tile("library", 9, "NE", 84, edging="moat")
    assert cache.tile("library", 9, "EN", 84, edging="moat") is moated
    assert cache.tile("library", 9, "NE", 84) is not moated


def test_moats_are_cached_independently_of_position_and_walls():
    cache = FaceCache()
    here = cache.edges("moat", paint_city_moats, {(0, 0): "", (1, 0): "NE"}, 40)
    assert cache.edges("moat", paint_city_moats, {(-3, 5): "", (-2, 5): "NE"}, 40) is here
    assert cache.edges("wall", paint_city_walls, {(0, 0): "", (1, 0): "NE"}, 40) is not here
